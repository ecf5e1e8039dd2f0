"""How a merchant of the Mediterranean reckons and decides."""
