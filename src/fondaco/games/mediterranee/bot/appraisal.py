"""By how many points a seat may hope to be ahead, by a merchant's outlook."""

from typing import Final

from fondaco.games.mediterranee.bot.outlook import Outlook
from fondaco.games.mediterranee.bot.prospects import rounds_after
from fondaco.games.mediterranee.ending import score
from fondaco.games.mediterranee.state import DEPLOYMENT, OVER, POWERS_PHASE, Sea
from fondaco.table.contract import State
from fondaco.table.words import Seat

WORLDS: Final = 1  # what is hidden is reckoned, not guessed


def hoped(state: State, seat: Seat, outlook: Outlook) -> float:
    assert isinstance(state, Sea)
    if state.phase in (POWERS_PHASE, DEPLOYMENT):
        return 0.0
    if state.phase == OVER:
        totals = [float(score(state, other).total) for other in range(state.seats)]
        return outlook.ahead(state, seat, totals)
    worths = [outlook.standing_of(state, other) for other in range(state.seats)]
    worths[seat] += state.money[seat] / state.parts.ducats_per_point
    return outlook.ahead(state, seat, worths)


def sources(sea: Sea, seat: Seat, outlook: Outlook) -> dict[str, float]:
    """What a seat may hope for, in points, by what it comes from."""
    parts, left = sea.parts, rounds_after(sea)
    found = dict.fromkeys(("capital", "ports", "warehouses", "galleys", "treasury"), 0.0)
    for port, holder in enumerate(sea.holder):
        if holder != seat:
            continue
        worth = outlook.port_worth(sea, port, left)
        found["ports"] += parts.port_not_full
        found["warehouses"] += worth - parts.port_not_full
        found["capital"] += outlook.loss_worth(sea, seat, port, left) - worth
    for galley in sea.fleet[seat]:
        found["galleys"] += outlook.galley_worth(sea, seat, galley, left)
    found["treasury"] = sea.money[seat] / parts.ducats_per_point
    return found
