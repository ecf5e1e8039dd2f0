"""Players that need no chair: the same for every title, fed by views alone."""
