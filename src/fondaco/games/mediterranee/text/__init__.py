"""Méditerranée in words, before they have a language."""
