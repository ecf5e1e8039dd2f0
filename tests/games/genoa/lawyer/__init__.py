"""Every rule that refuses an action, found from a position's JSON and the catalogue's text alone.

It shares no code with the engine. Where a rule speaks of an action by name (GN-205 of start cards,
GN-209 of offers, GN-413 of intentions, GN-709 of one's own buildings), the general rule that it
spells out (GN-202, GN-408, GN-701) is not counted beside it.
"""

from typing import Any

import msgspec

from fondaco.table.contract import Game
from fondaco.table.words import Action, Seat
from tests.games.genoa.lawyer.leading import Leading
from tests.games.genoa.lawyer.markers import Markers
from tests.games.genoa.lawyer.tower import Tower
from tests.games.genoa.lawyer.window import Window


class Lawyer(Leading, Window, Tower, Markers):
    """All chapters together."""


setattr(Lawyer, "pass", Lawyer.pass_)


def order(rule: str) -> tuple[bool, int]:
    """Catalogue order: the rules by number, then the rulings by theirs."""
    return rule[3] == "R", int(rule[3:].removeprefix("R"))


def refusing(game: Game, position: dict[str, Any], seat: Seat, action: Action) -> list[str]:
    """All rules that refuse this action, in catalogue order."""
    said = msgspec.to_builtins(action)
    if position["phase"] == "over":
        return ["GN-203"]
    judge = Lawyer(game, position, seat)
    return sorted(set(getattr(judge, said["do"])(said)), key=order)
