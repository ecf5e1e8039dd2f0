"""Méditerranée in words, before they have a language: the board, questions, choices, events."""

from fondaco.games.mediterranee.text.board import draw
from fondaco.games.mediterranee.text.choices import choice, group
from fondaco.games.mediterranee.text.events import event
from fondaco.games.mediterranee.text.forms import blank, form, item
from fondaco.games.mediterranee.text.questions import question, round_of, scores

__all__ = [
    "blank",
    "choice",
    "draw",
    "event",
    "form",
    "group",
    "item",
    "question",
    "round_of",
    "scores",
]
