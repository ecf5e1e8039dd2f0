"""A state built from a position: every field is checked, and refused by its name and rule."""

from fondaco.games.oltre_mare.bargain import excess, fitting, is_exchange, sound
from fondaco.games.oltre_mare.components import round_the_table
from fondaco.games.oltre_mare.pieces import COMPASS, GOODS, MARKERS, TYPES, UNSEEN
from fondaco.games.oltre_mare.setup import free_colours, lay_out
from fondaco.games.oltre_mare.state import (
    COLOURS,
    COMPASS_PHASE,
    LOAD,
    OVER,
    PASSED,
    PHASES,
    PLAY,
    SAIL,
    SEA,
    SEARCH,
    STOLEN,
    TRADE,
    Sea,
    Terms,
)
from fondaco.games.oltre_mare.view.names import counted
from fondaco.games.oltre_mare.view.position import Names, Position
from fondaco.games.oltre_mare.voyage import row, trips
from fondaco.games.oltre_mare.words import MOST_LETTERS, CallSeen, Offer
from fondaco.parley.book import Proposal
from fondaco.parley.sealed import Sealed
from fondaco.table.reading import fail

MOST = 10**12
"""Of ducats and whatever else is counted: no game comes near it."""


def build(sea: Sea, position: Position) -> None:
    """Put everything where the position says, or `Invalid` naming the field and the rule."""
    lay_out(sea)
    sea.phase = PHASES.index(position.phase)
    _set_turn(sea, position)
    _set_seats(sea, position)
    _set_cards(sea, position)
    _set_map(sea, position)
    _set_talk(sea, position)
    _check_phase(sea, position)


def _set_turn(sea: Sea, position: Position) -> None:
    between = sea.phase in (COLOURS, OVER)
    if not 0 <= position.first < sea.seats:
        fail("first", f"there is no seat {position.first}", "OM-105")
    sea.first = position.first
    if between and (position.active is None or 0 <= position.active < sea.seats):
        sea.active = -1
    elif position.active is None or not 0 <= position.active < sea.seats:
        fail("active", "must name a seat", "OM-201")
    else:
        sea.active = position.active
    for field in ("turn", "deals", "next_offer"):
        if (getattr(position, field) or 0) > MOST:
            fail(field, f"must be at most {MOST}")
    if position.turn < (0 if between else 1):
        fail("turn", "counts from 1")
    sea.turn = position.turn
    most = sea.parts.most_purchases
    if sea.phase in (COLOURS, SEA):  # nothing is bought before the trade phase
        most = 0
    elif sea.phase == SEARCH:  # the purchase under way is not counted yet
        most -= 1
    if not 0 <= position.bought <= most:
        fail("bought", f"must be 0 to {most} in this phase", "OM-314")
    sea.bought = position.bought
    if position.deals < 0:
        fail("deals", "must not be negative")
    sea.deals = position.deals
    if position.end_reason != ("deck_empty" if sea.phase == OVER else None):
        fail("end_reason", "is deck_empty when the game is over, else nothing", "OM-801")
    sea.reason = position.end_reason or ""


def _set_seats(sea: Sea, position: Position) -> None:
    for field in ("colours", "ducats", "prestige", "pointed", "budgets"):
        value = getattr(position, field)
        if value is not None and len(value) != sea.seats:
            fail(field, f"must be one for each of {sea.seats} seats")
    names = sea.parts.colours
    colours = position.colours
    if colours is None:
        sea.colours = list(range(sea.seats)) if sea.phase != COLOURS else [-1] * sea.seats
    else:
        chosen = [name for name in colours if name is not None]
        if len(set(chosen)) != len(chosen) or not set(chosen) <= set(names):
            fail("colours", f"must be different ones of: {', '.join(names)}", "OM-108")
        sea.colours = [-1 if name is None else names.index(name) for name in colours]
    open_seats = [seat for seat in range(sea.seats) if sea.colours[seat] < 0]
    if bool(open_seats) != (sea.phase == COLOURS):
        fail("colours", "are chosen before the first turn, not after", "OM-108")
    if len(open_seats) == 1 and len(free_colours(sea, open_seats[0])) == 1:
        fail("colours", "the last seat has no choice left", "OM-108")
    for field in ("ducats", "prestige"):
        if any(abs(number) > MOST for number in getattr(position, field) or ()):
            fail(field, f"must be at most {MOST}")
    if position.ducats is not None:
        sea.ducats = list(position.ducats)
    if position.prestige is not None:
        if min(position.prestige) < 0:
            fail("prestige", "is never negative", "OM-609")
        sea.prestige = list(position.prestige)
    if position.pointed is not None:
        if sea.active >= 0 and position.pointed[sea.active]:
            fail("pointed", "the active seat gains no prestige", "OM-312")
        sea.pointed = sum(1 << seat for seat, had in enumerate(position.pointed) if had)
    if position.budgets is not None:
        if not all(0 <= left <= sea.house.offer_budget for left in position.budgets):
            fail("budgets", f"must be 0 to {sea.house.offer_budget}", "OM-R20")
        sea.budget.left = list(position.budgets)


# -- cards --


def _cards(sea: Sea, field: str, names: Names) -> list[int]:
    """Cards by number, taken out of those that lie nowhere yet."""
    cards = []
    for name in names:
        card = sea.parts.card_id.get(name, -1)
        if card not in sea.pool:
            fail(field, f"{name} is no card of this game, or is somewhere else too", "OM-104")
        sea.pool.remove(card)
        cards.append(card)
    return cards


def _set_cards(sea: Sea, position: Position) -> None:
    seats = range(sea.seats)
    if len(position.cargo) != sea.seats or not all(position.cargo):
        fail("cargo", "must be at least one card for each seat", "OM-106")
    pirates = position.pirates or ((),) * sea.seats
    hands = position.hands or ((),) * sea.seats
    for field, value in (("pirates", pirates), ("hands", hands)):
        if len(value) != sea.seats:
            fail(field, f"must be one for each of {sea.seats} seats")
    sea.cargo = [_cards(sea, f"cargo.{seat}", position.cargo[seat]) for seat in seats]
    sea.hands = [sorted(_cards(sea, f"hands.{seat}", hands[seat])) for seat in seats]
    for seat in seats:
        known = iter(_cards(sea, f"pirates.{seat}", tuple(n for n in pirates[seat] if n != UNSEEN)))
        sea.piles[seat] = [STOLEN if name == UNSEEN else next(known) for name in pirates[seat]]
    sea.played = sorted(_cards(sea, "played", position.played))
    for name in position.picked:
        card = sea.parts.card_id.get(name, -1)
        if card not in sea.hands[sea.active] or card in sea.picked or sea.phase != PLAY:
            fail("picked", f"{name} is not in the hand of the active seat", "OM-401")
        sea.picked.append(card)
    sea.venice = position.venice
    sea.deck = len(sea.pool) - sum(pile.count(STOLEN) for pile in sea.piles)
    if sea.deck < 0:
        fail("pirates", "there are not so many unseen cards", "OM-104")
    if sea.venice and sea.outset - sea.deck > sea.latest:
        fail("venice", "has come up before the deck is so small", "OM-R9")
    if position.deck_size is not None and position.deck_size != sea.deck + sea.venice:
        fail("deck_size", f"must be {sea.deck + sea.venice}, what lies nowhere else", "OM-904")


# -- the map --


def _port(sea: Sea, field: str, name: str) -> int:
    if name not in sea.parts.port_id:
        fail(field, f"{name} is no port of the map", "OM-102")
    return sea.parts.port_id[name]


def _kind(field: str, name: str) -> int:
    if name not in MARKERS:
        fail(field, f"{name} is not one of: {', '.join(MARKERS)}", "OM-102")
    return MARKERS.index(name)


def _set_map(sea: Sea, position: Position) -> None:
    for field in ("ships", "owned", "active_markers"):
        value = getattr(position, field)
        if value is not None and len(value) != sea.seats:
            fail(field, f"must be one for each of {sea.seats} seats")
    if position.ships is not None:
        sea.ship = [_port(sea, "ships", name) for name in position.ships]
    else:
        sea.ship = [sea.parts.port[pile[0]] for pile in sea.cargo]
        if min(sea.ship) < 0:
            fail("ships", "must be given where the first cargo card names no port", "OM-109")
    for port, name in position.markers.items():
        sea.marker[_port(sea, "markers", port)] = _kind(f"markers.{port}", name)
    for seat, owned in enumerate(position.owned or ()):
        for name, count in owned.items():
            if count < 0:
                fail(f"owned.{seat}.{name}", "must not be negative")
            sea.owned[seat * TYPES + _kind(f"owned.{seat}", name)] = count
        if sea.owned[seat * TYPES + COMPASS] and not sea.house.keep_compass:
            fail(f"owned.{seat}.compass", "is never kept with this option", "OM-R25")
    for seat, live in enumerate(position.active_markers or ()):
        if live is not None:
            kind = _kind(f"active_markers.{seat}", live)
            if not sea.owned[seat * TYPES + kind]:
                fail(f"active_markers.{seat}", "must be owned", "OM-701")
            sea.live[seat] = kind
    sea.gone = [
        count - sea.marker.count(kind) - sum(sea.owned[kind::TYPES])
        for kind, count in enumerate(sea.parts.marker_counts)
    ]
    if min(sea.gone) < 0:
        fail("markers", "there are not so many of a type", "OM-102")
    if position.gone is not None and position.gone != counted(sea.gone):
        fail("gone", "must be the markers that are nowhere else", "OM-102")
    for name in position.sailed:
        if name not in sea.parts.route_id or position.sailed.count(name) > 1:
            fail("sailed", "must be different routes", "OM-411")
    sea.trip = tuple(sea.parts.route_id[name] for name in position.sailed)
    if sea.trip and not any(_leads(sea, port, sea.trip) for port in sea.parts.ends[sea.trip[0]]):
        fail("sailed", "must lead from port to port", "OM-410")
    if len(sea.trip) > max(sea.parts.steps):
        fail("sailed", f"a trip has at most {max(sea.parts.steps)} steps", "OM-410")
    sea.steps = position.steps


# -- proposals --


def _terms(sea: Sea, field: str, offer: Offer) -> Terms:
    author, parts = offer.author, sea.parts
    if offer.sealed is None:
        fail(f"{field}.sealed", "must be given", "OM-R19")
    sealed = tuple(parts.card_id.get(name, -1) for name in offer.sealed or ())
    for seat in (author, offer.addressee):
        if not 0 <= seat < sea.seats:
            fail(field, f"there is no seat {seat}")
    if sea.active not in (author, offer.addressee) or author == offer.addressee:
        fail(field, "must be between the active seat and another", "OM-302")
    if -1 in sealed or len(set(sealed)) < len(sealed):
        fail(f"{field}.sealed", "must be different cards", "OM-303")
    if tuple(parts.goods[parts.good[card]] for card in sealed) != offer.give:
        fail(f"{field}.give", "must name the goods of the sealed cards", "OM-306")
    if excess(sea, offer.get) is not None:
        fail(f"{field}.get", "must be goods that exist, and no more of them", "OM-303")
    if len(offer.text) > MOST_LETTERS:
        fail(f"{field}.text", f"must be at most {MOST_LETTERS} characters", "OM-R19")
    terms = Terms(
        sealed,
        tuple(parts.good[card] for card in sealed),
        tuple(parts.good_id[name] for name in offer.get),
        offer.give_ducats,
        offer.get_ducats,
        offer.claims,
        offer.wishes,
        offer.text,
    )
    for name, said, cards in (
        ("claims", offer.claims, sealed),
        ("wishes", offer.wishes, terms.get),
    ):
        if not fitting(sea, said, len(cards)):
            fail(f"{field}.{name}", "must be one for each card, as a card could be", "OM-308")
    if not is_exchange(sea, len(sealed), len(terms.get), terms.give_ducats, terms.get_ducats):
        fail(field, "must be an exchange", "OM-305")
    return terms


def _set_talk(sea: Sea, position: Position) -> None:
    if sea.phase not in (TRADE, SEARCH) and (position.offers or position.call):
        fail("offers", "belong to the trade phase", "OM-325")
    for offer in position.offers:
        field = f"offers.{offer.id}"
        terms = _terms(sea, field, offer)
        if not 1 <= offer.id < MOST or sea.book.find(offer.id) is not None:
            fail(field, "must have a number of its own", "OM-304")
        if sea.book.between(offer.author, offer.addressee) is not None:
            fail(field, "two seats have one open proposal at a time", "OM-R20")
        if not sound(sea, offer.author, offer.addressee, terms):
            fail(field, "cannot be carried out", "OM-305")
        sea.book.put(Proposal(offer.id, 1, offer.author, offer.addressee, terms))
    highest = max((offer.id for offer in position.offers), default=0)
    sea.book.next_id = highest + 1 if position.next_offer is None else position.next_offer
    if sea.book.next_id <= highest:
        fail("next_offer", "must be higher than all open ones", "OM-304")
    if position.call is not None:
        _set_call(sea, position.call)


def _set_call(sea: Sea, call: CallSeen) -> None:
    if len(call.answers) != sea.seats or call.answers[sea.active] is not None:
        fail("call.answers", "must be one for each seat, none for the active", "OM-R20")
    if any(excess(sea, (name,)) is not None for name in call.wishes) or len(call.wishes) > GOODS:
        fail("call.wishes", "must be goods of the game, not more than there are", "OM-308")
    if len(call.text) > MOST_LETTERS:
        fail("call.text", f"must be at most {MOST_LETTERS} characters", "OM-R19")
    sea.called = (tuple(sea.parts.good_id[name] for name in call.wishes), call.text)
    sea.call = Sealed(round_the_table(sea.active, sea.seats)[1:])
    for seat, answer in enumerate(call.answers):
        if isinstance(answer, Offer):
            if (answer.author, answer.addressee) != (seat, sea.active):
                fail(f"call.answers.{seat}", "must be a proposal to the active seat", "OM-302")
            sea.call.put(seat, _terms(sea, f"call.answers.{seat}", answer))
        elif answer is False:
            sea.call.put(seat, PASSED)
        elif answer is True:
            fail(f"call.answers.{seat}", "must be a proposal, or false for none", "OM-R20")
    if not sea.call.waiting():
        fail("call.answers", "are all given, so they are disclosed", "OM-R20")


# -- the phases --


def _check_phase(sea: Sea, position: Position) -> None:
    phase, seat = sea.phase, sea.active
    if position.steps and phase != SAIL:
        fail("steps", "belongs to the phase sail", "OM-410")
    if phase == OVER:
        if not sea.deck_empty():
            fail("phase", "the deck is not empty", "OM-801")
        return
    if phase in (COLOURS, SEA) and sea.deck_empty():
        fail("phase", "the deck is empty, so the game is over", "OM-801")
    if phase in (COLOURS, SEA):
        _check_beginning(sea)
    if phase == COLOURS:
        _check_set_up(sea)
        return
    hand, top = len(sea.hands[seat]), sea.top(seat)
    if phase == SEA and hand <= sea.parts.lions[top]:
        fail("phase", "no card has to be discarded", "OM-203")
    if phase == SEARCH and (
        not sea.house.search or len(sea.piles[seat]) < 2 or STOLEN in sea.piles[seat]
    ):
        fail("phase", "a pile being searched has two or more cards, all seen", "OM-R15")
    if phase == PLAY and not len(sea.picked) < sea.parts.load[top] < hand:
        fail("phase", "there is nothing to choose", "OM-401")
    if sea.played and phase not in (SAIL, COMPASS_PHASE, LOAD):
        fail("played", "belongs to the phases sail, compass and load", "OM-401")
    if len(sea.played) > max(sea.parts.load):
        fail("played", f"are at most {max(sea.parts.load)} cards", "OM-401")
    if phase == LOAD and len(sea.played) < 2:
        fail("played", "there is no order to choose", "OM-502")
    if phase == COMPASS_PHASE and sea.marker[sea.ship[seat]] != COMPASS:
        fail("phase", "there is no compass where the ship is", "OM-711")
    if phase == COMPASS_PHASE and not _ships(sea):
        fail("played", "a ship that has reached a compass has sailed", "OM-711")
    if phase == SAIL:
        _check_trip(sea)
        ends = trips(sea, seat) if 0 < sea.steps <= max(sea.parts.steps) else {}
        if len(ends) < 2 or len(next(iter(ends.values()))) != sea.steps:
            fail("steps", "there is no choice of trips of this length", "OM-410")


def _check_beginning(sea: Sea) -> None:
    """Nothing has been traded yet in this turn."""
    if sea.pointed:
        fail("pointed", "points are gained in the trade phase", "OM-310")
    if any(left != sea.house.offer_budget for left in sea.budget.left):
        fail("budgets", "are whole before the trade phase", "OM-R20")


def _check_set_up(sea: Sea) -> None:
    """Before the first turn nobody has more than he is given."""
    if any(len(pile) > 1 for pile in sea.cargo):
        fail("cargo", "is one card each before the first turn", "OM-106")
    if any(ducats != sea.parts.start_ducats for ducats in sea.ducats):
        fail("ducats", f"are {sea.parts.start_ducats} each before the first turn", "OM-109")
    if any(sea.prestige):
        fail("prestige", "is 0 before the first turn", "OM-111")
    if any(sea.owned):
        fail("owned", "nobody has a marker before the first turn", "OM-111")
    if any(sea.piles):
        fail("pirates", "piles start empty", "OM-113")
    if sea.deals or sea.trip:
        fail("deals" if sea.deals else "sailed", "belong to the turns", "OM-201")


def _leads(sea: Sea, port: int, trip: tuple[int, ...]) -> bool:
    """Whether a trip can begin at a port."""
    for route in trip:
        ends = sea.parts.ends[route]
        if port not in ends:
            return False
        port = ends[1] if port == ends[0] else ends[0]
    return True


def _ships(sea: Sea) -> int:
    """On the cards played and not yet loaded; all of them while the ship is under way."""
    return sum(sea.parts.icons[card] >> 24 for card in sea.played)


def _check_trip(sea: Sea) -> None:
    """No more steps, those made included, than the cards played have ships (OM-410)."""
    if sea.steps + len(sea.trip) > row(sea.parts.steps, _ships(sea)):
        fail("steps", "are more than the ships on the cards played", "OM-410")
    if not _leads(sea, sea.ship[sea.active], sea.trip[::-1]):
        fail("sailed", "does not lead to where the ship is", "OM-410")
