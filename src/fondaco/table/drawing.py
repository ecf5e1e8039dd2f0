"""A table drawn as text: what the boards of all titles share.

Colours are marked up as `[bold red1]…[/]`; without the markup letters say the same.
"""

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from fondaco.table.saying import seat
from fondaco.table.words import Phrase, Seat

Say = Callable[[Phrase], str]
"""A phrase in the reader's language."""


def literal(text: str) -> str:
    """Text that is not markup, whatever a player calls himself."""
    return text.replace("[", "\\[")


def cut(text: str, width: int) -> str:
    """At most so many columns; dots say that there was more."""
    return text if len(text) <= width else text[: width - 1] + "…"


@mypyc_attr(allow_interpreted_subclasses=True)
class Pen:
    """Draws one view in one language."""

    def __init__(self, say: Say) -> None:
        self.say = say

    def word(self, message: str, **args: Any) -> str:
        return self.say(Phrase(message, args))

    def name(self, number: Seat) -> str:
        return self.say(seat(number))
