"""Chapter 9: what a seat sees, what it imagines and remembers, and whole positions."""
