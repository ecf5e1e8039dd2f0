"""People: guests, accounts, sessions, tokens."""
