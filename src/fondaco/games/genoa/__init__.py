"""Les Marchands de Gênes: a common tower, and everything it opens is for sale."""
