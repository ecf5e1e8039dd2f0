"""Rialto: a tiny auction that another package brings, to prove that a title is only a folder."""
