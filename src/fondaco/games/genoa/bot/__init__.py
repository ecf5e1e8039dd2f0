"""How a merchant of Genoa reckons and decides."""
