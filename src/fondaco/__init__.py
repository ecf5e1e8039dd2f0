"""Fondaco: the house of four board games about Mediterranean merchants."""
