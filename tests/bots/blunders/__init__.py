"""Positions from whole games in which a bot once did something silly, and what it was.

One file for each, in the folder of its title:

    reason      what is wrong with it, for people
    options     those of the table that are not the defaults
    seat        who decides
    never       actions that must not be done
    only        actions of which one must be done; at least one of the two lists is there
    position    the table, as `fondaco position` takes it

An action is described by as many of its fields as matter: `{"do": "raid"}` is any raid. Files are
made from records by `python -m tests.bots.blunders RECORD AT NAME --reason … --never …`.
"""

from pathlib import Path
from typing import Any

import msgspec

from fondaco.table.contract import Game
from fondaco.table.titles import open_game
from fondaco.table.words import Action

FOLDER = Path(__file__).parent


class Blunder(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position with what must not, or must, be done there."""

    reason: str
    seat: int
    position: dict[str, Any]
    options: dict[str, str] = {}
    never: tuple[dict[str, Any], ...] = ()
    only: tuple[dict[str, Any], ...] = ()

    def game(self, title: str) -> Game:
        return open_game(title, self.options)

    def forbids(self, action: Action) -> bool:
        if any(describes(pattern, action) for pattern in self.never):
            return True
        return bool(self.only) and not any(describes(pattern, action) for pattern in self.only)


def describes(pattern: object, action: object) -> bool:
    """Whether an action has every field of a description, at any depth."""
    found = msgspec.to_builtins(action)
    if isinstance(pattern, dict):
        return isinstance(found, dict) and all(
            name in found and describes(value, found[name]) for name, value in pattern.items()
        )
    return bool(pattern == found)


def read(path: Path) -> Blunder:
    return msgspec.json.decode(path.read_bytes(), type=Blunder)


def paths() -> list[Path]:
    """All files, by title and name."""
    return sorted(FOLDER.glob("*/*.json"))
