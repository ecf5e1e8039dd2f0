"""What a seat sees and imagines; whole positions."""
