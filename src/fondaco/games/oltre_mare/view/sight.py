"""Chapter 9 in integers: what `seeing.view` shows, without its names."""

from typing import Final

from mypy_extensions import i64

from fondaco.games.oltre_mare.ending import standings
from fondaco.games.oltre_mare.market import BUY, END_TRADE, TAKE, can_buy, price
from fondaco.games.oltre_mare.pieces import MARKERS
from fondaco.games.oltre_mare.proposals import PROPOSE, SWAP, usual_terms
from fondaco.games.oltre_mare.setup import CHOOSE_COLOUR
from fondaco.games.oltre_mare.state import OVER, PASSED, PHASES, SEARCH, TRADE, Sea, Terms
from fondaco.games.oltre_mare.turn import DISCARD, LOAD_CARD
from fondaco.games.oltre_mare.voyage import JUMP, PLAY_CARD, SAIL_TO, trips
from fondaco.parley.book import Proposal
from fondaco.table.contract import State
from fondaco.table.painting import NONE, Canvas
from fondaco.table.sight import EACH, FIXED, LOOSE, Leaf, Sight
from fondaco.table.verbs import ARGUMENT
from fondaco.table.words import Seat

REASONS = ("deck_empty",)
SCORED = ("ducats", "cargo", "markers", "prestige", "pirates")
SCORE: Final[i64] = 6
"""Numbers of a score: the total and its parts."""
OFFERS: Final = 4
"""So many proposals are laid out, the first ones."""
STEADY = frozenset(
    verb.kind for verb in (BUY, END_TRADE, TAKE, CHOOSE_COLOUR, DISCARD, LOAD_CARD, PLAY_CARD, JUMP)
)


PROPOSING: Final = PROPOSE.kind
SAILING: Final = SAIL_TO.kind
CARD_BITS: Final = 16
ROUTE_BITS: Final = 10
NOTHING: Final[list[int]] = []


class TheSight(Sight):
    """Oltre Mare as integers."""

    def __init__(self) -> None:
        self.called = self.scored = False
        """Whether the last look showed a call, and scores."""
        self.standing: list[Proposal[Terms]] = []
        self.trip: tuple[int, ...] = ()
        self.cargo: list[list[int]] = []

    def context(self, state: State, seat: Seat, kind: int) -> int:
        if kind == PROPOSING:
            assert isinstance(state, Sea)
            # To whom, which card goes and which good is wanted.
            usual = usual_terms(state, seat, SWAP)
            to = state.seats if seat == state.active else state.active
            return ((to << CARD_BITS) + usual.sealed[0] + 1 << CARD_BITS) + usual.get[0] + 1
        if kind == SAILING:
            return EACH
        return FIXED if kind in STEADY else LOOSE

    def detail(self, state: State, seat: Seat, code: int) -> int:
        """The routes of a trip."""
        assert isinstance(state, Sea)
        found = 0
        for route in trips(state, seat)[code & ARGUMENT]:
            found = (found << ROUTE_BITS) + route + 1
        return found

    def leaves(self, state: State) -> list[Leaf]:
        assert isinstance(state, Sea)
        seats = [str(seat) for seat in range(state.seats)]
        cards, goods = tuple(state.parts.cards), tuple(state.parts.goods)
        found: list[Leaf] = [
            (("seat",), ()),
            (("seats",), ()),
            (("phase",), PHASES),
            (("active",), ()),
            (("first",), ()),
            (("turn",), ()),
            (("deck_size",), ()),
            (("venice",), ()),
            (("bought",), ()),
            (("price",), ()),
            (("deals",), ()),
            (("next_offer",), ()),
            (("picked_count",), ()),
            (("steps",), ()),
            (("end_reason",), REASONS),
            (("searched", "?"), ()),
            (("hand", "?"), ()),
            (("picked", "?"), ()),
        ]
        found += [(("actors", seat), ()) for seat in seats]
        found += [(("colours", seat), tuple(state.parts.colours)) for seat in seats]
        found += [(("ducats", seat), ()) for seat in seats]
        found += [(("prestige", seat), ()) for seat in seats]
        found += [(("pointed", seat), ()) for seat in seats]
        found += [(("ships", seat), tuple(state.parts.ports)) for seat in seats]
        found += [(("markers", port), MARKERS) for port in state.parts.ports]
        found += [(("owned", seat, kind), ()) for seat in seats for kind in MARKERS]
        found += [(("active_markers", seat), MARKERS) for seat in seats]
        found += [(("gone", kind), ()) for kind in MARKERS]
        found += [(("pirate_sizes", seat), ()) for seat in seats]
        found += [(("hand_sizes", seat), ()) for seat in seats]
        found += [(("budgets", seat), ()) for seat in seats]
        found.append((("call", "?"), ()))
        for seat in seats:
            found += [(("call", "answers", seat, mark), ()) for mark in "?#"]
            for part in ("author", "addressee", "give_ducats", "get_ducats"):
                found.append((("call", "answers", seat, part), ()))
        found.append((("scores", "?"), ()))
        for seat in seats:
            found.append((("scores", seat, "total"), ()))
            found += [(("scores", seat, "parts", name), ()) for name in SCORED]
        found += [((part, "*"), cards) for part in ("hand", "searched", "picked", "played")]
        found.append((("sailed", "*"), tuple(state.parts.routes)))
        found.append((("call", "wishes", "*"), goods))
        found += [(("cargo", seat, "*"), cards) for seat in seats]
        for number in map(str, range(OFFERS)):
            for part in ("author", "addressee", "give_ducats", "get_ducats"):
                found.append((("offers", number, part), ()))
            found.append((("offers", number, "sealed", "?"), ()))
            for part, names in (("give", goods), ("get", goods), ("sealed", cards)):
                found.append((("offers", number, part, "*"), names))
        return found

    def look(self, state: State, seat: Seat, actors: tuple[Seat, ...], canvas: Canvas) -> None:
        assert isinstance(state, Sea)
        seats: i64 = state.seats
        active = state.active
        buying = state.phase == TRADE and can_buy(state, active)
        searching = state.phase == SEARCH and seat == active
        place = canvas.lay(0, seat)
        place = canvas.lay(place, seats)
        place = canvas.lay(place, state.phase)
        place = canvas.lay(place, NONE if active < 0 else active)
        place = canvas.lay(place, state.first)
        place = canvas.lay(place, state.turn)
        place = canvas.lay(place, state.deck + (1 if state.venice else 0))  # OM-904
        place = canvas.lay(place, 1 if state.venice else 0)
        place = canvas.lay(place, state.bought)
        place = canvas.lay(place, price(state, active) if buying else NONE)
        place = canvas.lay(place, state.deals)
        place = canvas.lay(place, state.book.next_id)
        place = canvas.lay(place, len(state.picked))
        place = canvas.lay(place, state.steps)
        place = canvas.lay(place, 0 if state.reason else -1)
        place = canvas.lay(place, 1 if searching else 0)
        place = canvas.lay(place, 1)
        place = canvas.lay(place, 1 if seat == active else 0)
        other: i64
        place = canvas.among(place, actors, seats)
        place = canvas.shared(place, state.colours)
        place = canvas.row(place, state.ducats)  # OM-905
        place = canvas.shared(place, state.prestige)
        for other in range(seats):
            place = canvas.lay(place, state.pointed >> other & 1)
        place = canvas.shared(place, state.ship)
        place = canvas.shared(place, state.marker)
        place = canvas.shared(place, state.owned)
        place = canvas.shared(place, state.live)
        place = canvas.shared(place, state.gone)
        for pile in state.piles:  # OM-903
            place = canvas.lay(place, len(pile))
        for hand in state.hands:  # OM-901
            place = canvas.lay(place, len(hand))
        place = canvas.row(place, state.budget.left)
        called = state.call is not None
        if called or self.called:
            canvas.row(place, _call(state, seat))
            self.called = called
        place += 1 + 6 * seats
        scored = state.house.open_all or state.phase == OVER
        if scored or self.scored:
            canvas.row(place, _scores(state) if scored else [0] * (1 + SCORE * state.seats))
            self.scored = scored
        place += 1 + SCORE * seats
        place = canvas.bag(place, state.hands[seat])
        place = canvas.shared_bag(place, state.piles[active] if searching else NOTHING)  # OM-R15
        place = canvas.shared_bag(place, state.picked if seat == active else NOTHING)
        place = canvas.shared_bag(place, state.played)  # OM-906
        if state.trip is not self.trip:
            canvas.bag(place, list(state.trip))
            self.trip = state.trip
        place += 1
        place = canvas.bag(place, list(state.called[0]) if called else NOTHING)
        if state.cargo is not self.cargo or state.phase == OVER:
            for other in range(seats):
                canvas.bag(place + other, _cargo(state, other, seat))
            self.cargo = state.cargo
        place += seats
        standing = state.book.standing()
        if standing is not self.standing:
            _offers(standing, seat, canvas, place)
            self.standing = standing


def _cargo(sea: Sea, owner: Seat, seat: Seat) -> list[int]:
    """OM-902: the top card only, unless the table agreed on more (OM-R29)."""
    pile, house = sea.cargo[owner], sea.house
    if sea.phase == OVER or house.open_all or (house.open_own and owner == seat):
        return pile
    return pile[-1:]


def _offers(standing: list[Proposal[Terms]], seat: Seat, canvas: Canvas, place: i64) -> None:
    """The proposals that stand (OM-907): their numbers, and a bag for each part."""
    for at in range(OFFERS):
        if at >= len(standing):
            place = canvas.all(place, 0, 5)
            for _ in range(3):
                place = canvas.bag(place, NOTHING)
            continue
        one = standing[at]
        terms, own = one.terms, one.author == seat
        place = canvas.lay(place, one.author)
        place = canvas.lay(place, one.addressee)
        place = canvas.lay(place, terms.give_ducats)
        place = canvas.lay(place, terms.get_ducats)
        place = canvas.lay(place, 1 if own else 0)
        place = canvas.bag(place, list(terms.give))
        place = canvas.bag(place, list(terms.get))
        place = canvas.bag(place, list(terms.sealed) if own else NOTHING)


def _call(sea: Sea, seat: Seat) -> list[int]:
    """Who has answered is public, what only to himself."""
    if sea.call is None:
        return [0] * (1 + 6 * sea.seats)
    found = [1]
    for other in range(sea.seats):
        terms = sea.call.of(other)
        if terms is None:
            found += [0, 0, 0, 0, 0, 0]
        elif other != seat:
            found += [1, 1, 0, 0, 0, 0]
        elif terms is PASSED:
            found += [1, 0, 0, 0, 0, 0]
        else:
            found += [1, 0, other, sea.active, terms.give_ducats, terms.get_ducats]
    return found


def _scores(sea: Sea) -> list[int]:
    found = [1]
    for score in standings(sea).scores:
        found.append(score.total)
        found += [score.parts[name] for name in SCORED]
    return found
