"""How large the numbers of a component file, and the file itself, may be.

A file may come from anybody. Whether its numbers make a game is for the title to judge; that they
cannot keep a house busy for hours or fill its memory is judged here and by these types. They bound
the size alone: a negative count is refused by the title, which names the rule.
"""

from typing import Annotated, Any, Final

from msgspec import Meta

from fondaco.table.words import Invalid

MOST_PIECES: Final = 900
"""Of one kind. More would not fit the codes of choices either."""

Few = Annotated[int, Meta(ge=-99, le=99)]
"""Cards of a hand, slots, costs in pieces."""
Rounds = Annotated[int, Meta(ge=-20, le=20)]
"""What makes a game longer by whole rounds."""
Pieces = Annotated[int, Meta(ge=-MOST_PIECES, le=MOST_PIECES)]
"""How many there are of something."""
Total = Annotated[int, Meta(ge=-10 * MOST_PIECES, le=10 * MOST_PIECES)]
"""Pieces of several kinds together."""
Money = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
"""Coins, prices, points."""

_MOST_NUMBER: Final = 1_000_000
_MOST_LETTERS: Final = 600
_MOST_PARTS: Final = 1000
_MOST_VALUES: Final = 20_000
_MOST_TEXT: Final = 200_000
_DEPTH: Final = 16


def check_size(components: dict[str, Any]) -> None:
    """`Invalid` for a file that is too large, too deep, or holds a number too large anywhere."""
    left: list[tuple[str, Any, int]] = [("components", components, 0)]
    values = text = 0
    while left:
        field, value, depth = left.pop()
        values += 1
        if isinstance(value, str):
            text += len(value)
            if len(value) > _MOST_LETTERS:
                raise Invalid(field, f"must have at most {_MOST_LETTERS} letters")
        elif isinstance(value, int | float):
            if not -_MOST_NUMBER <= value <= _MOST_NUMBER:
                raise Invalid(field, f"must be from {-_MOST_NUMBER} to {_MOST_NUMBER}")
        elif isinstance(value, dict | list):
            if len(value) > _MOST_PARTS:
                raise Invalid(field, f"must have at most {_MOST_PARTS} parts")
            if depth == _DEPTH:
                raise Invalid(field, f"must not lie deeper than {_DEPTH} parts")
            if isinstance(value, dict):
                if any(len(key) > _MOST_LETTERS for key in value):
                    raise Invalid(field, f"names must have at most {_MOST_LETTERS} letters")
                text += sum(map(len, value))
                left += [(f"{field}.{key}", part, depth + 1) for key, part in value.items()]
            else:
                left += [(f"{field}[{n}]", part, depth + 1) for n, part in enumerate(value)]
        if values > _MOST_VALUES or text > _MOST_TEXT:
            raise Invalid(
                "components", f"must be at most {_MOST_VALUES} values and {_MOST_TEXT} letters"
            )
