"""Oltre Mare (Emanuele Ornella, 2004)."""
