"""What keeps the house safe: errors that say enough and no more, guards at the door, limits."""
