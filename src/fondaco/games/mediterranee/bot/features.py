"""What seats of Méditerranée have when a round begins: numbers that learnt values weigh.

`FEATURES` names them. Each stands there twice: as it is, and by the rounds still to come.
"""

from fondaco.games.mediterranee.bot.appraisal import sources
from fondaco.games.mediterranee.bot.outlook import TODAY
from fondaco.games.mediterranee.bot.prospects import rounds_after
from fondaco.games.mediterranee.state import DEPLOYMENT, POWERS_PHASE, Sea
from fondaco.table.contract import State
from fondaco.table.words import Seat

FEATURES = (
    "capital",
    "ports",
    "warehouses",
    "galleys",
    "treasury",
    "fleet",
    "sailors aboard",
    "goods aboard",
    "garrisons",
    "bare ports",
    "men in the capital",
)


def pause(state: State) -> int:
    """How many rounds have begun."""
    assert isinstance(state, Sea)
    return state.round


def features(state: State) -> list[list[float]] | None:
    """By seat: its features, for the beginning of a round; none before the first."""
    assert isinstance(state, Sea)
    if state.phase in (POWERS_PHASE, DEPLOYMENT):
        return None
    left = rounds_after(state) / state.chart.rounds
    found: list[list[float]] = []
    for seat in range(state.seats):
        own = _own(state, seat)
        row = own[:]
        row += [value * left for value in own]
        found.append(row)
    return found


def _own(sea: Sea, seat: Seat) -> list[float]:
    parts = sources(sea, seat, TODAY)
    crews = goods = 0
    for galley in sea.fleet[seat]:
        crews += sea.crew[galley]
        goods += sea.hold[galley]
    men = bare = 0
    for port, holder in enumerate(sea.holder):
        if holder == seat:
            men += sea.garrison[port]
            bare += not sea.garrison[port]
    capital = sea.capital[seat]
    at_home = sea.garrison[capital] if sea.holder[capital] == seat else 0
    return [
        parts["capital"],
        parts["ports"],
        parts["warehouses"],
        parts["galleys"],
        parts["treasury"],
        float(len(sea.fleet[seat])),
        float(crews),
        float(goods),
        float(men),
        float(bare),
        float(min(at_home, 5)),
    ]
