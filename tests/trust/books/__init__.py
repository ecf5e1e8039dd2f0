"""Independent bookkeepers: slow, straightforward, written from the catalogue and the events alone.

A book hears what a spectator hears of one game. At the end it says the scores, and at any time
what it believes to lie where; both must be what the engine says.
"""
