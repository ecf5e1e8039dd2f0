"""Chapter 4, floors: whom the active player hears, about what, and what he asks for."""

from typing import Final

from fondaco.games.genoa.components import CARDS, EXTRA, GOODS, SPECIALS
from fondaco.games.genoa.deals import beyond, senseless
from fondaco.games.genoa.state import (
    CLAIM,
    DECIDE,
    MARKERS,
    MOVE_OFFERS,
    MOVE_OPEN,
    OFFERS,
    OPEN,
    PICK,
    START_PHASE,
    WINDOW,
    City,
)
from fondaco.games.genoa.terms import (
    PROMISE,
    Asked,
    Due,
    Terms,
    due_words,
    offer_number,
    read_due,
    read_return,
    return_words,
)
from fondaco.games.genoa.tower import moves
from fondaco.games.genoa.verbs import GenoaVerb, alone
from fondaco.games.genoa.words import Again, Ask, FloorOpened, OpenFloor
from fondaco.parley.book import Proposal
from fondaco.parley.budget import Budget
from fondaco.parley.floor import Floor
from fondaco.table.audience import ALL, only
from fondaco.table.blanks import Field, Flag, Number, Parts, Player, Text, one
from fondaco.table.chance import Chance
from fondaco.table.words import Form, Refusal, Seat, Tell, catalogue_place

MOST_MONEY: Final = 200
"""How much a form lets one ask of another seat, whose money is its secret."""

# -- who and what --


def may_act(city: City, seat: Seat) -> bool:
    return city.allowance[seat] > 0 or city.special[seat * SPECIALS + EXTRA] > 0


def eligible(city: City) -> tuple[Seat, ...]:
    """Who is asked about the current building: clockwise from the active player."""
    others = city.clockwise(city.active)[1:]
    if city.house.hidden_specials:  # being asked must tell nothing
        return tuple(others)
    return tuple([seat for seat in others if may_act(city, seat)])


def is_anybody_eligible(city: City) -> bool:
    if city.house.hidden_specials:
        return True
    return any(may_act(city, seat) for seat in range(city.seats) if seat != city.active)


def asked_seats(city: City) -> tuple[Seat, ...]:
    """Who is heard on a floor: clockwise from the active player."""
    return eligible(city) if at_building(city) else tuple(city.clockwise(city.active)[1:])


def at_building(city: City) -> bool:
    """Whether the current building is dealt about, not the next move."""
    return city.deals_here() or (city.phase == PICK and city.target == city.way[-1])


def targets(city: City) -> list[int]:
    """What offers may aim at: the current building, or the next move."""
    if at_building(city):
        return [city.way[-1]]
    return moves(city) if city.deals_ahead() or city.phase == PICK else []


def offer_id(city: City, seat: Seat, target: int) -> int:
    """The id of a seat's offer for a space on this floor."""
    return offer_number(city.floors, seat, target)


def offers(city: City) -> "list[Proposal[Terms]]":
    """The standing offers, in the order of arrival."""
    return [] if city.floor is None else city.floor.book.standing()  # type: ignore[return-value]


def listening(city: City, seat: Seat) -> bool:
    """Whether a seat may speak on the floor now."""
    floor = city.floor
    if floor is None or city.phase == PICK:
        return False
    if city.decides() and not floor.live:
        return False
    return floor.takes(seat)


def earlier(*rules: str | None) -> str | None:
    """The first of some rules in catalogue order."""
    return min([rule for rule in rules if rule is not None], key=catalogue_place, default=None)


def refuse_floor(city: City) -> str | None:
    """Why nobody deals in this phase."""
    phase = city.phase
    if phase in (CLAIM, MARKERS):
        return "GN-202"
    if phase == START_PHASE:
        return "GN-209"
    return "GN-316" if phase == WINDOW else None


def counts_field(name: str, most: list[int], names: "list[str] | tuple[str, ...]") -> list[Parts]:
    """A multiset: so many at most of each."""
    parts = tuple(
        Number(kind, 0, n, optional=True) for kind, n in zip(names, most, strict=True) if n > 0
    )
    return [Parts(name, parts, optional=True)] if parts else []


# -- asks --


def read_ask(city: City, words: Ask | None) -> Asked | None:
    if words is None:
        return None
    return Asked(
        -1 if words.to is None else words.to if words.to >= 0 else -2,
        city.board.id.get(words.target, -1),
        read_return(city.parts, words.price),
        read_due(city.parts, words.proceeds),
        read_return(city.parts, words.gives),
        words.promise,
        words.firm,
    )


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


def refuse_ask(city: City, ask: Asked) -> str | None:
    """What an ask must be to make sense; nothing in it is held to be payable by anybody."""
    if ask.target not in targets(city):
        return "GN-401" if at_building(city) else "GN-408"
    if ask.to != -1 and ask.to not in asked_seats(city):
        return "GN-415"
    if senseless(city, ask.price):
        return "GN-418"
    if len(ask.promise) > PROMISE:
        return "GN-419"
    if beyond(city, ask.price):
        return "GN-420"
    if _endless(city, ask.due):
        return "GN-421"
    if senseless(city, ask.gives) or beyond(city, ask.gives):
        return "GN-423"
    gives = ask.gives
    if city.house.money_and_goods and any((*gives.specials, *gives.markers, *gives.decks)):
        return "GN-R25"
    return "GN-R26" if city.house.assets_only and ask.due.money else None


def _endless(city: City, due: Due) -> bool:
    """Whether proceeds are negative or more than there is."""
    if min(*due.goods, *due.specials, due.cards, due.markers, due.money) < 0:
        return True
    parts = city.parts
    return (
        max(due.goods) > parts.per_good
        or any(n > most for n, most in zip(due.specials, parts.special_counts, strict=True))
        or due.cards > CARDS
        or due.markers > parts.markers
        or due.money > parts.large_pay
    )


# -- opening a floor, or another round --


def _may_open(city: City) -> bool:
    """GN-403: at a building only where somebody may be asked."""
    return city.phase == MOVE_OPEN or (city.phase == OPEN and is_anybody_eligible(city))


def _may_hear_again(city: City) -> bool:
    """GN-906: as long as rounds are left."""
    if not city.decides() or city.house.live:
        return False
    assert city.floor is not None
    return city.floor.round < city.house.rounds


def _check_hearing(city: City, seat: Seat, action: OpenFloor | Again, may: bool) -> Refusal | None:
    if seat != city.active:
        return Refusal("GN-201")
    closed = refuse_floor(city)
    if closed is not None:
        return Refusal(closed)
    rule = None
    if city.phase == PICK:
        rule = "GN-417"
    elif not may:
        alone = isinstance(action, OpenFloor) and city.phase == OPEN
        rule = "GN-403" if alone else "GN-906"
    ask = read_ask(city, action.ask)
    rule = earlier(rule, None if ask is None else refuse_ask(city, ask))
    return None if rule is None else Refusal(rule)


def check_open_floor(city: City, seat: Seat, action: OpenFloor) -> Refusal | None:
    return _check_hearing(city, seat, action, _may_open(city))


def check_again(city: City, seat: Seat, action: Again) -> Refusal | None:
    return _check_hearing(city, seat, action, _may_hear_again(city))


def open_floor_codes(city: City, seat: Seat) -> list[int]:
    return [OPEN_FLOOR.base] if _may_open(city) else []


def again_codes(city: City, seat: Seat) -> list[int]:
    return [AGAIN.base] if _may_hear_again(city) else []


def encode_hearing(city: City, seat: Seat, action: OpenFloor | Again) -> int | None:
    """An ask has no code."""
    return 0 if action.ask is None else None


def ask_forms(city: City) -> list[Form]:
    """Opening a floor or another round with an ask."""
    if _may_open(city):
        do = "open_floor"
    elif _may_hear_again(city):
        do = "again"
    else:
        return []
    parts = city.parts
    each = [parts.per_good] * GOODS
    price: tuple[Field, ...] = (
        Number("money", 0, MOST_MONEY, parts.step, optional=True),
        *counts_field("goods", each, parts.goods),
    )
    gives: tuple[Field, ...] = (
        Number("money", 0, city.money[city.active], parts.step, optional=True),
        *counts_field("goods", city.goods_of(city.active), parts.goods),
    )
    names = tuple(city.board.names[target] for target in targets(city))
    ask = (
        one("target", names),
        Player("to", tuple(sorted(city.clockwise(city.active)[1:])), optional=True),
        Parts("price", price, optional=True),
        Parts("gives", gives, optional=True),
        Text("promise", PROMISE, optional=True),
        Flag("firm", optional=True),
    )
    return [Form(do, (Parts("ask", ask, optional=True),))]


def open_floor(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    _open(city, None, tell)


def open_with_ask(
    city: City, seat: Seat, action: OpenFloor, chance: Chance, tell: Tell | None
) -> None:
    city.last_code, city.last_seat = OPEN_FLOOR.base, seat  # all see it, whatever is asked
    _open(city, read_ask(city, action.ask), tell)


def again(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    _again(city, None, tell)


def again_with_ask(
    city: City, seat: Seat, action: Again, chance: Chance, tell: Tell | None
) -> None:
    city.last_code, city.last_seat = AGAIN.base, seat
    _again(city, read_ask(city, action.ask), tell)


def _open(city: City, ask: Asked | None, tell: Tell | None) -> None:
    current = city.phase == OPEN
    city.phase = OFFERS if current else MOVE_OFFERS
    city.floors += 1
    budget = Budget(city.seats, city.house.revisions) if city.house.live else None
    city.floor = Floor(city.active, asked_seats(city), budget)
    city.declined = {}
    _announce(city, ask, tell)


def _again(city: City, ask: Asked | None, tell: Tell | None) -> None:
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


OPEN_FLOOR: Final = GenoaVerb(
    OpenFloor,
    42,
    check=check_open_floor,
    codes=open_floor_codes,
    encode=encode_hearing,
    play=open_floor,
    do=open_with_ask,
    public=alone,
)
AGAIN: Final = GenoaVerb(
    Again,
    44,
    check=check_again,
    codes=again_codes,
    encode=encode_hearing,
    play=again,
    do=again_with_ask,
    public=alone,
)
