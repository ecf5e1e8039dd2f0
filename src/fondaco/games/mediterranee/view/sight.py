"""Chapter 9 in integers: what `view` shows, without its names."""

from typing import Any, Final

import msgspec
from mypy_extensions import i64

from fondaco.games.mediterranee.ending import standings
from fondaco.games.mediterranee.market import BUY
from fondaco.games.mediterranee.pieces import ASHORE, BITS, GALLEY_BITS, GOODS, MASK
from fondaco.games.mediterranee.pieces import GALLEY as GALLEY_MASK
from fondaco.games.mediterranee.price_talk import COUNTER, TAKE
from fondaco.games.mediterranee.state import BIDS, OVER, PHASES, POSITIONS, Sea
from fondaco.games.mediterranee.stowage import REARRANGE
from fondaco.games.mediterranee.trade import COUNTER_TRADE, PROPOSE_TRADE
from fondaco.games.mediterranee.view.position import talk_seen
from fondaco.games.mediterranee.view.view import deployed_seen, passage_told
from fondaco.table.contract import State
from fondaco.table.painting import NONE, Canvas, changes
from fondaco.table.sight import EACH, FIXED, LOOSE, Leaf, Sight, numbers
from fondaco.table.verbs import ARGUMENT, KIND
from fondaco.table.words import Seat

GALLEYS: Final = 16
"""So many galleys are laid out, those with the lowest numbers."""
GALLEY: Final[i64] = GOODS + 8
"""Numbers of a galley."""
PORT: Final[i64] = GOODS + 8
"""Numbers of a port."""
REASONS = ("last_round",)
ABOARD = ("steps", "moved", "blocked", "consented", "seized")
CHANGING = frozenset(verb.kind for verb in (TAKE, COUNTER, PROPOSE_TRADE, COUNTER_TRADE))
"""Kinds of codes that stand for another action when galleys or talks change."""
BUYING: Final = BUY.kind
STOWING: Final = REARRANGE.kind
CREW_BITS: Final = 6
LOAD_BITS: Final = CREW_BITS + BITS * GOODS
SCORED = ("capital", "ports", "warehouses", "treasury")
SCORE: Final[i64] = 5
"""Numbers of a score: the total and its parts."""


class TheSight(Sight):
    """Méditerranée as integers; a galley or port is read again when something changed there."""

    def __init__(self) -> None:
        self.fleet: list[list[int]] = [[], [], [], [], []]
        """Owners, areas, crews, cargo and steps as they were seen last."""
        self.galley_marks: list[int] = [0, 0, 0, 0]
        self.coast: list[list[int]] = [[], [], [], [], []]
        """Holders, garrisons, castles, sailors enrolled and prices."""
        self.port_marks: list[int] = [0, 0, 0]
        self.shelves: list[tuple[int, ...]] = []
        self.order: list[int] = []
        self.scored = False
        """Whether scores were to be seen last."""

    def context(self, state: State, seat: Seat, kind: int) -> int:
        if kind in (BUYING, STOWING):
            return EACH
        return LOOSE if kind in CHANGING else FIXED

    def detail(self, state: State, seat: Seat, code: int) -> int:
        """Where a galley buys; where something is stowed, and what is there."""
        assert isinstance(state, Sea)
        argument = code & ARGUMENT
        if code >> KIND == BUYING:
            return state.lies[argument]
        one, other = argument >> 3 + GALLEY_BITS, argument >> 3 & GALLEY_MASK
        area = state.lies[other if one == ASHORE else one]
        return (
            (area << 2 * LOAD_BITS)
            + (_load(state, one, area) << LOAD_BITS)
            + _load(state, other, area)
        )

    def leaves(self, state: State) -> list[Leaf]:
        assert isinstance(state, Sea)
        seats = [str(seat) for seat in range(state.seats)]
        goods, names = state.parts.goods, tuple(state.parts.galley_id)
        found: list[Leaf] = [
            *numbers("seat", "seats"),
            (("phase",), PHASES),
            *numbers("active", "round", "rounds", "bank", "box.sailors", "box.galleys"),
            *numbers("box.castles"),
            (("underway",), names),
            (("prize", "?"), ()),
            (("prize", "beaten"), names),
            (("prize", "victor"), names),
            (("standing", "?"), ()),
            (("end_reason",), REASONS),
        ]
        found += [(("actors", seat), ()) for seat in seats]
        found += [(("powers", seat), tuple(state.parts.powers)) for seat in seats]
        for part in ("order", "bids", "choosing", "places", "money"):
            found += [((part, seat), ()) for seat in seats]
        found += [(("box", "goods", good), ()) for good in goods]
        found += [(("attempts", seat), ()) for seat in seats]
        found.append((("scores", "?"), ()))
        for seat in seats:
            found.append((("scores", seat, "total"), ()))
            found += [(("scores", seat, "parts", name), ()) for name in SCORED]
        for name in names[:GALLEYS]:
            for part in ("owner", "area", "sailors"):
                found.append((("galleys", name, part), ()))
            found += [(("galleys", name, "goods", good), ()) for good in goods]
            found += [(("galleys", name, part), ()) for part in ABOARD]
        for name in state.parts.ports:
            for part in ("owner", "garrison", "castle"):
                found.append((("ports", name, part), ()))
            found += [(("ports", name, "stored", good), ()) for good in goods]
            for part in ("built", "enrolled", "price", "refused", "attacked"):
                found.append((("ports", name, part), ()))
        return found

    def look(self, state: State, seat: Seat, actors: tuple[Seat, ...], canvas: Canvas) -> None:
        assert isinstance(state, Sea)
        seats: i64 = state.seats
        house = state.house
        shown = house.open_money or state.phase == OVER  # ME-901, ME-R41
        beaten: i64 = state.beaten
        place = canvas.lay(0, seat)
        place = canvas.lay(place, seats)
        place = canvas.lay(place, state.phase)
        place = canvas.lay(place, NONE if state.active < 0 else state.active)
        place = canvas.lay(place, state.round)
        place = canvas.lay(place, state.chart.rounds)
        place = canvas.lay(place, state.bank if house.coins_in_box else NONE)
        place = canvas.lay(place, state.box_sailors if house.strict else NONE)
        place = canvas.lay(place, state.box_galleys if house.strict else NONE)
        place = canvas.lay(place, state.box_castles if house.strict else NONE)
        place = canvas.lay(place, state.underway)
        place = canvas.lay(place, 0 if beaten < 0 else 1)
        place = canvas.lay(place, beaten)
        place = canvas.lay(place, -1 if beaten < 0 else state.victor)
        place = canvas.lay(place, 1)
        place = canvas.lay(place, 0 if state.reason else -1)
        other: i64
        place = canvas.among(place, actors, seats)
        place = canvas.shared(place, state.powers)
        if state.order is not self.order:
            for other in range(seats):
                canvas.lay(place + other, state.order[other] if other < len(state.order) else 0)
            self.order = state.order
        place += seats
        place = _bids(state, seat, canvas, place)
        place = canvas.among(place, state.choosing, seats)
        waiting = state.phase in (BIDS, POSITIONS)
        for other in range(seats):
            taken = waiting and state.places[other] >= 0
            place = canvas.lay(place, state.places[other] if taken else NONE)
        for other in range(seats):
            place = canvas.lay(place, state.money[other] if shown or other == seat else NONE)
        place = canvas.row(place, state.box)
        place = canvas.shared(place, state.attempts)
        if shown or self.scored:
            canvas.row(place, _scores(state) if shown else [0] * (1 + 5 * state.seats))
            self.scored = shown
        place += 1 + SCORE * seats
        place = self._galleys(state, canvas, place)  # ME-902
        self._ports(state, canvas, place)

    def rest(self, state: State, seat: Seat) -> dict[str, Any]:
        """Crews being deployed, talks, questions for passage."""
        assert isinstance(state, Sea)
        found: dict[str, Any] = {}
        if state.deploying is not None:
            found["deployed"] = msgspec.to_builtins(deployed_seen(state, seat))
        if state.talk is not None:
            found["talk"] = msgspec.to_builtins(talk_seen(state))
        if state.asking is not None:
            found["passage"] = msgspec.to_builtins(passage_told(state, seat))
        return found

    def _galleys(self, sea: Sea, canvas: Canvas, place: i64) -> i64:
        flags = [sea.moved, sea.blocked, sea.consented, sea.seized]
        now = [sea.owner, sea.lies, sea.crew, sea.cargo, sea.steps]
        touched = _touched(self.fleet, now, self.galley_marks, flags)
        galleys: i64 = min(GALLEYS, sea.parts.galleys)
        if touched:
            self.galley_marks = flags
            # The second to the fourth of these lists are changed in place, hence copied.
            self.fleet = [sea.owner, sea.lies[:], sea.crew[:], sea.cargo[:], sea.steps]
            galley: i64
            for galley in range(galleys):
                if touched >> galley & 1:
                    _galley(sea, galley, flags, canvas, place + galley * GALLEY)
        return place + galleys * GALLEY

    def _ports(self, sea: Sea, canvas: Canvas, place: i64) -> None:
        flags = [sea.built, sea.refused, sea.attacked]
        now = [sea.holder, sea.garrison, sea.castle, sea.enrolled, sea.named]
        touched = _touched(self.coast, now, self.port_marks, flags)
        port: i64
        if sea.shelves is not self.shelves:
            bit: i64 = 1  # compiled, 1 << port has 32 bits
            for port in range(len(sea.shelves)):
                if not self.shelves or sea.shelves[port] != self.shelves[port]:
                    touched |= bit
                bit <<= 1
            self.shelves = sea.shelves
        if touched:
            self.coast, self.port_marks = now, flags
            for port in range(len(sea.holder)):
                if touched >> port & 1:
                    _port(sea, port, flags, canvas, place + port * PORT)


def _load(sea: Sea, place: int, area: int) -> int:
    """Crew and goods of a galley, or the garrison ashore."""
    if place == ASHORE:
        return sea.garrison[sea.parts.port_at[area]]
    return (sea.cargo[place] << CREW_BITS) + sea.crew[place]


def _scores(sea: Sea) -> list[int]:
    found = [1]
    for score in standings(sea).scores:
        found.append(score.total)
        found += [score.parts[name] for name in SCORED]
    return found


def _touched(
    then: list[list[int]], now: list[list[int]], marks: list[int], flags: list[int]
) -> i64:
    """The galleys or ports (bits) at which something has changed."""
    found: i64 = 0
    number: i64
    for number in range(len(now)):
        found |= changes(then[number], now[number])
    for number in range(len(flags)):
        found |= i64(marks[number] ^ flags[number])
    return found


def _galley(sea: Sea, galley: i64, flags: list[int], canvas: Canvas, place: i64) -> None:
    owner: i64 = sea.owner[galley] if galley < len(sea.owner) else -1
    if owner < 0:
        canvas.all(place, 0, GALLEY)
        return
    place = canvas.lay(place, owner)
    place = canvas.lay(place, sea.lies[galley])
    place = canvas.lay(place, sea.crew[galley])
    cargo: i64 = sea.cargo[galley]
    good: i64
    for good in range(GOODS):
        place = canvas.lay(place, cargo >> BITS * good & MASK)
    place = canvas.lay(place, sea.steps[galley])
    for bits in flags:
        place = canvas.lay(place, bits >> galley & 1)


def _port(sea: Sea, port: i64, flags: list[int], canvas: Canvas, place: i64) -> None:
    holder: i64 = sea.holder[port]
    shelf = sea.shelves[port]
    place = canvas.lay(place, NONE if holder < 0 else holder)
    place = canvas.lay(place, sea.garrison[port])
    place = canvas.lay(place, 1 if sea.castle[port] else 0)
    good: i64
    for good in range(GOODS):
        place = canvas.lay(place, shelf.count(good))
    place = canvas.lay(place, flags[0] >> port & 1)
    place = canvas.lay(place, sea.enrolled[port])
    place = canvas.lay(place, sea.named[port] if sea.named[port] else NONE)
    place = canvas.lay(place, flags[1] >> port & 1)
    canvas.lay(place, flags[2] >> port & 1)


def _bids(sea: Sea, seat: Seat, canvas: Canvas, place: i64) -> i64:
    """ME-206: sealed until all are in; a sealed one counts 1, as True does."""
    for other in range(sea.seats):
        bid = None if sea.bids is None else sea.bids.of(other)
        if bid is None:
            place = canvas.lay(place, NONE)
        else:
            place = canvas.lay(place, 1 if sea.phase == BIDS and other != seat else bid)
    return place
