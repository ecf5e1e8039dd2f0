"""Golden Horn in words, before they have a language: what the house asks of a title's text."""

from fondaco.games.golden_horn.text.board import draw
from fondaco.games.golden_horn.text.choices import choice, group
from fondaco.games.golden_horn.text.events import event
from fondaco.games.golden_horn.text.questions import question, round_of, scores

__all__ = ["choice", "draw", "event", "group", "question", "round_of", "scores"]
