"""What is done for a seat whose time has run out (GN-R41, `timeout_policy` = auto)."""

from fondaco.games.genoa.cards import claimable
from fondaco.games.genoa.codes import (
    ACCEPT,
    BUILD,
    CLAIMED,
    DELIVER,
    END_ACTION,
    END_MOVEMENT,
    KEEP,
    LAPSE,
    MASKS,
    PASS,
    PERFORM,
    PRIVILEGE_DRAWN,
    ROLL,
)
from fondaco.games.genoa.deals import is_clean
from fondaco.games.genoa.law import offers
from fondaco.games.genoa.naming import decode
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
from fondaco.table.words import Action, Seat


def lapse_action(city: City, seat: Seat) -> Action:
    return decode(city, seat, _lapse_code(city, seat))


def _lapse_code(city: City, seat: Seat) -> int:
    phase = city.phase
    if phase == START_PHASE:
        return ROLL
    if phase in (OFFERS, MOVE_OFFERS):  # silence is keeping
        codes = city.choices(seat)
        return KEEP if KEEP in codes else PASS
    if phase == DECIDE:
        return _best_clean(city)
    if phase in (MOVE_OPEN, MOVE_DECIDE):
        return END_MOVEMENT
    if phase == WINDOW:
        return _window_code(city, seat)
    if phase == CLAIM:
        return CLAIMED + (1 << len(claimable(city, seat))) - 1
    if phase == MARKERS:
        return PASS
    codes = city.choices(seat)
    return codes[-1] if phase == OPEN else codes[0]  # OPEN: the floor, or lapse


def _best_clean(city: City) -> int:
    """The clean offer with the most money, then the most assets, then the earliest."""
    clean = [proposal for proposal in offers(city) if is_clean(city, proposal)]
    if not clean:
        return LAPSE
    best = max(clean, key=lambda proposal: (proposal.terms.money, proposal.terms.assets()))
    return ACCEPT + best.terms.target * MASKS + (1 << best.author)


def _window_code(city: City, seat: Seat) -> int:
    """Perform (a delivery before the privilege, the lowest card, the first stock), then end."""
    codes = city.choices(seat)
    for code in (PERFORM, END_ACTION):
        if code in codes:
            return code
    if PRIVILEGE_DRAWN in codes and len(codes) > 1:
        return next((code for code in codes if DELIVER <= code < BUILD), PRIVILEGE_DRAWN)
    return codes[0]
