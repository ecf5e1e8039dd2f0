"""The contract between titles and the house: see `contract.py`, one page."""
