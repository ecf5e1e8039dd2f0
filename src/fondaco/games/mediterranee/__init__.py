"""Méditerranée: sea powers, goods and ports between Venezia and Istanbul."""
