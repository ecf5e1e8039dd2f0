"""Chapter 9 in integers: what `seeing.view` shows, without its names."""

from typing import Final

from mypy_extensions import i64

from fondaco.games.golden_horn.component_file import COLOURS, CONSTANTINOPLE, KINDS, VENICE
from fondaco.games.golden_horn.ending import score_parts
from fondaco.games.golden_horn.setup import PLACE_BOATS, placing_ports
from fondaco.games.golden_horn.state import LOT, OVER, PHASES, Sea
from fondaco.table.contract import State
from fondaco.table.painting import NONE, Canvas, changes
from fondaco.table.sight import FIXED, Leaf, Sight
from fondaco.table.words import Seat

PORTS = (VENICE, CONSTANTINOPLE)
HEADINGS = (CONSTANTINOPLE, VENICE)
REASONS = ("declared", "port_empty", "territories", "nobody_moves")
SCORED = ("goods", "rows", "territories", "people")
PLACING: Final = PLACE_BOATS.kind
ALL_KINDS: Final[i64] = (1 << KINDS) - 1
BOAT: Final[i64] = KINDS + 3
"""Numbers of a boat."""


class TheSight(Sight):
    """Golden Horn as integers; boats and scores are looked at again when something changed."""

    def __init__(self) -> None:
        self.warehouse: list[int] = []
        self.taken: list[int] = []
        self.shown = False
        self.at: list[int] = []
        self.goods: list[int] = []
        self.heading: list[int] = []
        self.kind: list[int] = []
        self.mercenaries: list[int] = []
        self.peasants: list[int] = []
        self.turnable: list[bool] = []
        self.fleets: list[int] = []
        self.bag: list[int] = []
        self.cards: list[int] = []
        self.placing = False
        """Whether a placing was to be seen last."""

    def context(self, state: State, seat: Seat, kind: int) -> int:
        assert isinstance(state, Sea)
        return state.fleets[seat] + 1 if kind == PLACING else FIXED

    def leaves(self, state: State) -> list[Leaf]:
        assert isinstance(state, Sea)
        seats = [str(seat) for seat in range(state.seats)]
        boats, stock = state.parts.boats, state.parts.stock_names
        fleets = (*state.parts.fleets, "lot")
        found: list[Leaf] = [
            (("seat",), ()),
            (("seats",), ()),
            (("phase",), PHASES),
            (("active",), ()),
            (("first",), ()),
            (("turn",), ()),
            (("supply",), ()),
            (("reserve",), ()),
            (("moving",), tuple(boats)),
            (("raids",), ()),
            (("conquests",), ()),
            (("passes",), ()),
            (("set_off_by",), ()),
            (("end_reason",), REASONS),
        ]
        found += [(("actors", seat), ()) for seat in seats]
        found += [(("fleets", seat), fleets) for seat in seats]
        for seat in seats:
            found += [(("placed", seat, "?"), ()), (("placed", seat, "#"), ())]
            found += [(("placed", seat, boat), PORTS) for boat in boats]
        for boat in boats:
            found += [(("boats", boat, "at"), ()), (("boats", boat, "heading"), HEADINGS)]
            found += [(("boats", boat, "cargo", name), ()) for name in stock]
            found.append((("boats", boat, "may_turn"), ()))
        found += [(("ports", port, name), ()) for port in PORTS for name in stock]
        found += [(("bag_size",), ()), (("bag", "?"), ())]
        found += [(("bag", name), ()) for name in state.parts.bag_names]
        found.append((("pile_size",), ()))
        found += [(("discard", name), ()) for name in state.parts.colours]
        found += [(("hand_sizes", seat), ()) for seat in seats]
        found.append((("hand", "?"), ()))
        found += [(("hand", name), ()) for name in state.parts.colours]
        for seat in seats:
            found.append((("warehouses", seat, "?"), ()))
            found += [(("warehouses", seat, name), ()) for name in stock]
        found += [(("territories", tile.id), ()) for tile in state.tiles]
        found.append((("scores", "?"), ()))
        for seat in seats:
            found.append((("scores", seat, "total"), ()))
            found += [(("scores", seat, "parts", name), ()) for name in SCORED]
        return found

    def look(self, state: State, seat: Seat, actors: tuple[Seat, ...], canvas: Canvas) -> None:
        assert isinstance(state, Sea)
        seats: i64 = state.seats
        shown = not state.house.closed or state.phase == OVER  # GH-907, GH-R6
        place = canvas.lay(0, seat)
        place = canvas.lay(place, seats)
        place = canvas.lay(place, state.phase)
        place = canvas.lay(place, NONE if state.active < 0 else state.active)
        place = canvas.lay(place, state.first)
        place = canvas.lay(place, state.turn)
        place = canvas.lay(place, state.supply)
        place = canvas.lay(place, state.reserve)
        place = canvas.lay(place, state.moving)
        place = canvas.lay(place, state.raids)
        place = canvas.lay(place, state.conquests)
        place = canvas.lay(place, state.passes)
        place = canvas.lay(place, NONE if state.set_off_by < 0 else state.set_off_by)
        place = canvas.lay(place, REASONS.index(state.reason) if state.reason else -1)
        other: i64
        place = canvas.among(place, actors, seats)
        if state.fleets is not self.fleets:
            for other in range(seats):
                fleet = state.fleets[other]
                canvas.lay(place + other, len(state.parts.fleets) if fleet == LOT else fleet)
            self.fleets = state.fleets
        place += seats
        placing = state.placing is not None
        if placing or self.placing:
            _placed(state, seat, canvas, place)
            self.placing = placing
        place += seats * (2 + len(state.parts.boats))
        place = self._afloat(state, canvas, place)  # GH-906
        place = canvas.row(place, state.stock)
        if state.bag != self.bag or shown is not self.shown:
            _bag(state, shown, canvas, place)
            self.bag = state.bag[:]
        place += 2 + len(state.bag)
        if state.cards != self.cards:
            _cards(state, seat, canvas, place)
            self.cards = state.cards[:]
        place += 2 + seats + 2 * COLOURS
        stored = shown is not self.shown or state.warehouse != self.warehouse
        if stored:
            _stored(state, seat, shown, canvas, place)
        place += seats * (1 + KINDS)
        if stored or state.taken is not self.taken:
            self._scored(state, shown, canvas, place)

    def _scored(self, sea: Sea, shown: bool, canvas: Canvas, place: i64) -> None:
        """Territories and scores; a score is reckoned again only when its seat's things changed."""
        afresh = shown is not self.shown or sea.taken is not self.taken
        if afresh:
            at = place
            for owner in sea.taken:
                hidden = owner < 0 or not sea.house.expansion
                at = canvas.lay(at, NONE if hidden else owner)
        place = canvas.lay(place + len(sea.taken), 1 if shown else 0)
        stored = -1 if afresh else changes(self.warehouse, sea.warehouse)
        seat: i64
        for seat in range(sea.seats):
            if stored >> seat * KINDS & ALL_KINDS:
                parts = score_parts(sea, seat) if shown else (0, 0, 0, 0)
                canvas.lay(place, parts[0] + parts[1] + parts[2] + parts[3])
                canvas.lay(place + 1, parts[0])
                canvas.lay(place + 2, parts[1])
                canvas.lay(place + 3, parts[2])
                canvas.lay(place + 4, parts[3])
            place += 5
        self.shown, self.taken, self.warehouse = shown, sea.taken, sea.warehouse[:]

    def _afloat(self, sea: Sea, canvas: Canvas, place: i64) -> i64:
        """The boats. Shared lists are replaced when something changes, so `is` tells that."""
        moved = changes(self.at, sea.at) | changes(self.goods, sea.goods)
        if (
            sea.heading is not self.heading
            or sea.kind is not self.kind
            or sea.mercenaries is not self.mercenaries
            or sea.peasants is not self.peasants
            or sea.turnable is not self.turnable
        ):
            moved |= self._laden(sea)
            self.heading, self.kind, self.turnable = sea.heading, sea.kind, sea.turnable
            self.mercenaries, self.peasants = sea.mercenaries, sea.peasants
        if moved:
            boat: i64
            for boat in range(len(sea.at)):
                if moved >> boat & 1:
                    _boat(sea, boat, canvas, place + boat * BOAT)
            self.at, self.goods = sea.at[:], sea.goods[:]
        return place + len(sea.at) * BOAT

    def _laden(self, sea: Sea) -> i64:
        """The boats (bits) that were turned, loaded or unloaded."""
        found = changes(self.heading, sea.heading) | changes(self.kind, sea.kind)
        found |= changes(self.mercenaries, sea.mercenaries)
        found |= changes(self.peasants, sea.peasants)
        boat: i64
        for boat in range(len(sea.turnable)):
            if not self.turnable or sea.turnable[boat] is not self.turnable[boat]:
                found |= 1 << boat
        return found


def sum_of(counts: list[int], first: i64, length: i64) -> i64:
    """The sum of a part of a list."""
    total: i64 = 0
    at: i64
    for at in range(first, first + length):
        total += counts[at]
    return total


def _bag(sea: Sea, shown: bool, canvas: Canvas, place: i64) -> None:
    place = canvas.lay(place, sum_of(sea.bag, 0, len(sea.bag)))  # GH-905
    place = canvas.lay(place, 1 if shown else 0)
    if shown:
        canvas.part(place, sea.bag, 0, len(sea.bag))
    else:
        canvas.all(place, 0, len(sea.bag))


def _cards(sea: Sea, seat: Seat, canvas: Canvas, place: i64) -> None:
    place = canvas.lay(place, sum_of(sea.cards, sea.pile, COLOURS))  # GH-904
    place = canvas.part(place, sea.cards, sea.discard, COLOURS)  # GH-903
    for other in range(sea.seats):
        place = canvas.lay(place, sum_of(sea.cards, other * COLOURS, COLOURS))
    place = canvas.lay(place, 1)
    canvas.part(place, sea.cards, seat * COLOURS, COLOURS)  # GH-902


def _stored(sea: Sea, seat: Seat, shown: bool, canvas: Canvas, place: i64) -> None:
    for other in range(sea.seats):
        open_to_him = shown or other == seat
        place = canvas.lay(place, 1 if open_to_him else 0)
        if open_to_him:
            place = canvas.part(place, sea.warehouse, other * KINDS, KINDS)
        else:
            place = canvas.all(place, 0, KINDS)


def _boat(sea: Sea, boat: i64, canvas: Canvas, place: i64) -> None:
    at: i64 = sea.at[boat]
    if at < 0:
        place = canvas.lay(place, 0)
        place = canvas.lay(place, -1)
        canvas.all(place, 0, KINDS + 1)
        return
    place = canvas.lay(place, at)
    place = canvas.lay(place, 0 if sea.heading[boat] > 0 else 1)
    goods: i64 = sea.goods[boat]
    colour: i64
    for colour in range(COLOURS):
        place = canvas.lay(place, goods if sea.kind[boat] == colour else 0)
    place = canvas.lay(place, sea.mercenaries[boat])
    place = canvas.lay(place, sea.peasants[boat])
    canvas.lay(place, 1 if sea.turnable[boat] else 0)


def _placed(sea: Sea, seat: Seat, canvas: Canvas, place: i64) -> None:
    """As `seeing` has it (GH-R7): own placing, others' as a fact, in turn order all."""
    boats = sea.parts.boats
    for other in range(sea.seats):
        answer = None if sea.placing is None else sea.placing.of(other)
        seen = other == seat or sea.house.turn_order
        place = canvas.lay(place, 0 if answer is None else 1)
        place = canvas.lay(place, 0 if answer is None or seen else 1)
        if answer is None or not seen:
            place = canvas.all(place, -1, len(boats))
            continue
        ports = placing_ports(sea, other, answer)
        for boat in boats:
            place = canvas.lay(place, PORTS.index(ports[boat]) if boat in ports else -1)
