"""Fondaco: the house of four board games about Mediterranean merchants."""

from fondaco import compiled

compiled.use()
