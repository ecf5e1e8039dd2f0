"""The titles of the house, one folder each; nothing outside a folder names its title."""
