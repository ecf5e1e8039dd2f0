"""Negotiation shared by all titles: talk is part of the engine (law 9).

Each module is one way of deciding together; a title composes them inside its state.

- `sealed`: everybody answers at once and unseen, then all answers are shown.
- `book`: proposals that stand until they are accepted, refused, withdrawn or lapse.
- `budget`: how often a seat may still speak, so that every floor closes.
- `talk`: two haggle: terms are named, countered so many times, taken or left.
- `floor`: one seat hears proposals of all others, in sealed rounds or live.
"""
