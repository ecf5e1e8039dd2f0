"""Where the house keeps everything: SQLite or PostgreSQL, the same tables on both."""
