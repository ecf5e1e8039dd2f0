"""A language model at the table: a seat of a house, seen and played in words through MCP."""
