"""Chapter 4, the commercial law: floors on which the active player hears offers."""

from fondaco.games.genoa.codes import (
    ACCEPT,
    AGAIN,
    END_MOVEMENT,
    LAPSE,
    MASKS,
    MOVE,
    OPEN_FLOOR,
    TAKE,
    TAKE_EXTRA,
)
from fondaco.games.genoa.components import (
    BUILDINGS,
    EXTRA,
    SPECIALS,
)
from fondaco.games.genoa.deals import (
    conclude,
    is_clean,
    refuse_deal,
)
from fondaco.games.genoa.state import (
    DECIDE,
    MOVE_DECIDE,
    MOVE_OFFERS,
    MOVE_OPEN,
    OFFERS,
    OPEN,
    PICK,
    City,
)
from fondaco.games.genoa.terms import (
    Asked,
    Terms,
    due_words,
    return_words,
)
from fondaco.games.genoa.tower import after_stop, drop_floor, moves
from fondaco.games.genoa.window import open_window
from fondaco.games.genoa.words import (
    ActionLapsed,
    Ask,
    FloorOpened,
    OfferDeclined,
    Quote,
)
from fondaco.parley.book import Proposal
from fondaco.parley.budget import Budget
from fondaco.parley.floor import Floor
from fondaco.table.audience import ALL, only
from fondaco.table.words import Seat, Tell

CURRENT = (OPEN, OFFERS, DECIDE)
ADJACENT = (MOVE_OPEN, MOVE_OFFERS, MOVE_DECIDE)
HEARING = (OFFERS, MOVE_OFFERS)
DECIDING = (DECIDE, MOVE_DECIDE)

# -- who and what --


def may_act(city: City, seat: Seat) -> bool:
    return city.allowance[seat] > 0 or city.special[seat * SPECIALS + EXTRA] > 0


def eligible(city: City) -> tuple[Seat, ...]:
    """Who is asked about the current building: clockwise from the active player."""
    others = city.clockwise(city.active)[1:]
    if city.house.hidden_specials:  # being asked must tell nothing
        return tuple(others)
    return tuple(seat for seat in others if may_act(city, seat))


def targets(city: City) -> list[int]:
    """What offers may aim at: the current building, or the next move."""
    if city.phase in CURRENT:
        return [city.way[-1]]
    return moves(city) if city.phase in ADJACENT else []


def offer_id(city: City, seat: Seat, target: int) -> int:
    """Never the same on another floor; it tells nothing about other seats' offers."""
    return city.floors * 1000 + seat * 100 + target


def offers(city: City) -> "list[Proposal[Terms]]":
    """The standing offers, in the order of arrival."""
    return [] if city.floor is None else city.floor.book.standing()  # type: ignore[return-value]


# -- the active player --


def take_codes(city: City) -> list[int]:
    """GN-402."""
    active = city.active
    if city.allowance[active]:
        return [TAKE]
    return [TAKE_EXTRA] if city.special[active * SPECIALS + EXTRA] else []


def open_codes(city: City) -> list[int]:
    codes = take_codes(city)
    codes.append(OPEN_FLOOR if eligible(city) else LAPSE)  # GN-403
    return codes


def accept_codes(city: City) -> list[int]:
    by_target: dict[int, list[Proposal[Terms]]] = {}
    for proposal in offers(city):
        if refuse_deal(city, [proposal]) is None:
            by_target.setdefault(proposal.terms.target, []).append(proposal)
    codes: list[int] = []
    for target, standing in by_target.items():
        base = ACCEPT + target * MASKS
        codes += [base + (1 << proposal.author) for proposal in standing]
        if target >= BUILDINGS and len(standing) > 1:  # GN-R28
            codes += _joint_codes(city, base, standing)
    return codes


def _joint_codes(city: City, base: int, standing: "list[Proposal[Terms]]") -> list[int]:
    codes: list[int] = []
    for mask in range(3, 1 << len(standing)):
        chosen = [proposal for n, proposal in enumerate(standing) if mask >> n & 1]
        if len(chosen) > 1 and refuse_deal(city, chosen) is None:
            codes.append(base + sum(1 << proposal.author for proposal in chosen))
    return codes


def decide_codes(city: City) -> list[int]:
    """The active player's choices while he hears offers (live) or when the round is over."""
    hearing = city.phase in HEARING
    current = city.phase in CURRENT
    codes = take_codes(city) if current else []
    if hearing and not city.house.live:
        return codes  # GN-402: he may take the action at any moment
    assert city.floor is not None
    if current and not hearing and not any(is_clean(city, p) for p in offers(city)):
        codes.append(LAPSE)  # GN-404
    if not city.house.live and city.floor.round < city.house.rounds:
        codes.append(AGAIN)
    if not current:
        codes.append(END_MOVEMENT)
        codes += [MOVE + space for space in moves(city)]
    return codes + accept_codes(city)


def open_floor(city: City, ask: Asked | None, tell: Tell | None) -> None:
    current = city.phase == OPEN
    city.phase = OFFERS if current else MOVE_OFFERS
    city.floors += 1
    asked = eligible(city) if current else tuple(city.clockwise(city.active)[1:])
    budget = Budget(city.seats, city.house.revisions) if city.house.live else None
    city.floor = Floor(city.active, asked, budget)
    city.declined = {}
    _announce(city, ask, tell)


def again(city: City, ask: Asked | None, tell: Tell | None) -> None:
    assert city.floor is not None
    city.phase = OFFERS if city.phase == DECIDE else MOVE_OFFERS
    city.floor.again()
    _announce(city, ask, tell)


def _announce(city: City, ask: Asked | None, tell: Tell | None) -> None:
    city.ask = ask
    if tell is None:
        return
    assert city.floor is not None
    target = city.board.names[city.way[-1]] if city.phase == OFFERS else None
    words = None if ask is None else ask_words(city, ask)
    event = FloorOpened(city.active, target, city.floor.round, words)
    if ask is not None and city.house.sealed and ask.to >= 0:
        near = only(ask.to) | only(city.active)
        tell(event, near)
        tell(FloorOpened(city.active, target, city.floor.round), ALL & ~near)
    else:
        tell(event, ALL)


def ask_words(city: City, ask: Asked) -> Ask:
    return Ask(
        city.board.names[ask.target],
        None if ask.to < 0 else ask.to,
        return_words(city.parts, ask.price),
        due_words(city.parts, ask.due),
        return_words(city.parts, ask.gives),
        ask.promise,
        ask.firm,
    )


def take(city: City, tell: Tell | None) -> None:
    drop_floor(city)
    open_window(city, city.active, city.way[-1], None, tell)


def lapse(city: City, tell: Tell | None) -> None:
    """GN-406."""
    drop_floor(city)
    if tell is not None:
        tell(ActionLapsed(city.board.names[city.way[-1]]), ALL)
    after_stop(city, tell)


def accept(city: City, target: int, mask: int, tell: Tell | None) -> None:
    assert city.floor is not None
    chosen = [
        city.floor.book.find(offer_id(city, seat, target))
        for seat in city.clockwise(city.active)
        if mask >> seat & 1
    ]
    conclude(city, [p for p in chosen if p is not None], tell)  # type: ignore[misc]


def decline(city: City, number: int, version: int, tell: Tell | None) -> None:
    """It merely informs the author."""
    city.declined = {**city.declined, number: version}
    if tell is not None:
        proposal = city.floor and city.floor.book.find(number)
        assert proposal
        target = city.board.names[proposal.terms.target]
        audience = only(proposal.author) | only(city.active) if city.house.sealed else ALL
        tell(OfferDeclined(Quote(number, version), target), audience)


def listening(city: City, seat: Seat) -> bool:
    """Whether a seat may speak on the floor now."""
    floor = city.floor
    if floor is None or city.phase == PICK:
        return False
    if city.phase in DECIDING and not floor.live:
        return False
    return floor.takes(seat)
