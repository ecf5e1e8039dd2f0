"""Oltre Mare in words, before they have a language: what the house asks of a title's text."""

from fondaco.games.oltre_mare.text.board import draw
from fondaco.games.oltre_mare.text.choices import choice, group
from fondaco.games.oltre_mare.text.events import closed, event, look_back
from fondaco.games.oltre_mare.text.forms import blank, form, item, read_remark, remarks
from fondaco.games.oltre_mare.text.questions import question, round_of, scores

__all__ = [
    "blank",
    "choice",
    "closed",
    "draw",
    "event",
    "form",
    "group",
    "item",
    "look_back",
    "question",
    "read_remark",
    "remarks",
    "round_of",
    "scores",
]
