"""Work that takes long, in processes of its own: bots, proofs, statistics of a game."""
