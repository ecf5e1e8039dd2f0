"""Matches between bots and their statistics."""
