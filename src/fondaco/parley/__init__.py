"""Negotiation shared by all titles: talk is part of the engine (law 9).

Each module is one way of deciding together; a title composes them inside its state.
`sealed`: everybody answers at once and unseen, then all answers are shown.
"""
