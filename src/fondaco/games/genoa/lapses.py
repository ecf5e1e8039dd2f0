"""What is done for a seat whose time has run out (GN-R41, `timeout_policy` = auto)."""

from fondaco.games.genoa.answers import KEEP, PASS
from fondaco.games.genoa.cards import claimable
from fondaco.games.genoa.deals import is_clean
from fondaco.games.genoa.decisions import ACCEPT, LAPSE, MASKS
from fondaco.games.genoa.floors import offers
from fondaco.games.genoa.orders import DELIVER
from fondaco.games.genoa.state import (
    CLAIM,
    DECIDE,
    MARKERS,
    MOVE_DECIDE,
    MOVE_OFFERS,
    MOVE_OPEN,
    OFFERS,
    OPEN,
    START_PHASE,
    WINDOW,
    City,
)
from fondaco.games.genoa.tower import CLAIM_MESSAGES, END_MOVEMENT, ROLL
from fondaco.games.genoa.window import DRAW_PRIVILEGE, END_ACTION, PERFORM
from fondaco.table.verbs import KIND
from fondaco.table.words import Seat


def lapse_code(city: City, seat: Seat) -> int:
    phase = city.phase
    if phase == START_PHASE:
        return ROLL.base
    if phase in (OFFERS, MOVE_OFFERS):  # silence is keeping
        codes = city.choices(seat)
        return KEEP.base if KEEP.base in codes else PASS.base
    if phase == DECIDE:
        return _best_clean(city)
    if phase in (MOVE_OPEN, MOVE_DECIDE):
        return END_MOVEMENT.base
    if phase == WINDOW:
        return _window_code(city, seat)
    if phase == CLAIM:
        return CLAIM_MESSAGES.base + (1 << len(claimable(city, seat))) - 1
    if phase == MARKERS:
        return PASS.base
    codes = city.choices(seat)
    return codes[-1] if phase == OPEN else codes[0]  # OPEN: the floor, or lapse


def _best_clean(city: City) -> int:
    """The clean offer with the most money, then the most assets, then the earliest."""
    clean = [proposal for proposal in offers(city) if is_clean(city, proposal)]
    if not clean:
        return LAPSE.base
    best = max(clean, key=lambda proposal: (proposal.terms.money, proposal.terms.assets()))
    return ACCEPT.base + best.terms.target * MASKS + (1 << best.author)


def _window_code(city: City, seat: Seat) -> int:
    """Perform (a delivery before the privilege, the lowest card, the first stock), then end."""
    codes = city.choices(seat)
    for code in (PERFORM.base, END_ACTION.base):
        if code in codes:
            return code
    if DRAW_PRIVILEGE.base in codes:
        return next((code for code in codes if code >> KIND == DELIVER.kind), DRAW_PRIVILEGE.base)
    return codes[0]
