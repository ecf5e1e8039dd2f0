"""What is on the table. Colours, boats, spaces and seats are integers here.

The compiler wants every field by name: in `__slots__`, with its type, in `take_from`. A test
compares the three (`tests/table/test_state_fields.py`).
"""

from typing import Final

from fondaco.games.golden_horn.component_file import BLACK, COLOURS, KINDS, WHITE, Territory
from fondaco.games.golden_horn.components import Components, Track
from fondaco.parley.sealed import Sealed
from fondaco.table.contract import State
from fondaco.table.words import Action, Seat

FLEETS_PHASE: Final = 0
PLACE: Final = 1
PRE: Final = 2
SAIL: Final = 3
CLOSE: Final = 4
OVER: Final = 5
PHASES: Final = ("fleets", "place", "pre", "sail", "close", "over")

NO_FLEET: Final = -1
LOT: Final = -2


class HouseRules:
    """The agreed options, as the engine asks for them."""

    def __init__(self, options: dict[str, str]) -> None:
        self.expansion = options["expansion"] == "on"
        self.must_turn_back = options["emptied_boat"] == "must_turn_back"
        self.returned_at_once = options["emptied_boat"] == "returned_at_once"
        self.others_once_more = options["end_round"] == "others_once_more"
        self.compulsory_sails = options["sail_advance"] == "compulsory"
        self.always_three_docks = options["modone_docks"] == "always_three"
        self.unlimited_raids = options["raids_per_turn"] == "unlimited"
        self.closed = options["warehouse_view"] == "closed"
        self.turn_order = options["placement"] == "turn_order"
        self.after_deal = options["placement_time"] == "after_deal"
        self.random_first = options["first_player"] == "random"
        self.random_fleets = options["fleet_choice"] == "random"
        self.all_together = options["people_loading"] == "all_together"
        self.ports_too = options["peasant_exchange"] == "ports_too"
        self.people_do_not_count = options["port_exhausted"] == "no_goods_no_mercenary"
        self.one_conquest = options["conquests_per_turn"] == "one"
        self.territory_set = options["territory_set"]


class Setting:
    """What stays through a game: the pieces, the options, the seats and what follows from them."""

    def __init__(self, parts: Components, house: HouseRules, seats: int) -> None:
        self.parts = parts
        self.house = house
        self.seats = seats
        self.track = parts.tracks[seats]
        self.docks = 3 if house.always_three_docks else self.track.docks  # GH-314, GH-R4
        self.target = parts.stock_expansion if house.expansion else parts.stock
        self.tiles = parts.territory_sets[house.territory_set]
        self.said: dict[int, Action] = {}
        """Codes in words, kept once decoded."""


class Sea(State):
    """The pieces of Golden Horn and where they are; `rules.GoldenHornState` adds what may happen.

    Boats have the numbers of the data file whatever seats there are; flat lists hold one block per
    seat or port: cards `seat * 6 + colour`, warehouses `seat * 8 + kind`, stock `port * 8 + kind`.
    What changes seldom is shared between copies: such a list is replaced, never changed in place.
    """

    __slots__ = (
        "active",
        "afloat",
        "at",
        "bag",
        "cards",
        "colour",
        "conquests",
        "discard",
        "docks",
        "first",
        "fleets",
        "goods",
        "heading",
        "house",
        "kind",
        "mercenaries",
        "moving",
        "owner",
        "parts",
        "passes",
        "peasants",
        "phase",
        "pile",
        "placing",
        "raids",
        "reason",
        "reserve",
        "seats",
        "set_off_by",
        "setting",
        "stock",
        "supply",
        "taken",
        "target",
        "tiles",
        "track",
        "turn",
        "turnable",
        "warehouse",
    )

    setting: Setting
    parts: Components
    house: HouseRules
    track: Track
    colour: list[int]
    """The track's colours, by space; negative for ports."""
    docks: int
    target: int
    """How many items a refill brings a home port to."""
    tiles: list[Territory]
    """The five territories in play (GH-503, GH-R30)."""
    seats: int
    phase: int
    active: Seat
    first: Seat
    turn: int
    """Turns begun so far, the first one counting 1; 0 during set-up."""
    fleets: list[int]
    """By seat: fleet, NO_FLEET or LOT. Shared."""
    owner: list[Seat]
    """By fleet: its seat or -1. Shared."""
    placing: Sealed[int] | None
    at: list[int]
    """By boat: its space, -1 when it is not on the track."""
    heading: list[int]
    """By boat: +1 towards Constantinople, -1 towards Venice. Shared."""
    kind: list[int]
    """By boat: the colour of its goods, -1 without goods. Shared."""
    goods: list[int]
    mercenaries: list[int]
    """By boat. Shared."""
    peasants: list[int]
    """By boat. Shared."""
    turnable: list[bool]
    """By boat: the owner may turn it round at its next move (GH-220). Shared."""
    afloat: list[int]
    """By space: the number of boats there."""
    stock: list[int]
    bag: list[int]
    """Six colours, then black and white cubes."""
    cards: list[int]
    """By seat and colour, then the draw pile and the discard pile."""
    pile: int
    discard: int
    """Where in `cards` the piles begin."""
    warehouse: list[int]
    supply: int
    reserve: int
    taken: list[Seat]
    """By territory: its conqueror or -1. Shared."""
    raids: int
    conquests: int
    moving: int
    """The boat chosen this turn or -1."""
    passes: int
    """Consecutive passes of the move step (GH-208, GH-R13)."""
    set_off_by: Seat
    """The seat that set off the end, or -1."""
    reason: str
    """Why the last turns run or the game is over, or ""."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.parts = setting.parts
        self.house = setting.house
        self.track = setting.track
        self.colour = setting.track.colour
        self.docks = setting.docks
        self.target = setting.target
        self.tiles = setting.tiles
        self.seats = setting.seats

    def take_from(self, other: "Sea") -> None:
        """Become independent of, and equal to, another state of the same game."""
        self.phase = other.phase
        self.active = other.active
        self.first = other.first
        self.turn = other.turn
        self.fleets = other.fleets
        self.owner = other.owner
        self.placing = None if other.placing is None else other.placing.copy()
        self.at = other.at[:]
        self.heading = other.heading
        self.kind = other.kind
        self.goods = other.goods[:]
        self.mercenaries = other.mercenaries
        self.peasants = other.peasants
        self.turnable = other.turnable
        self.afloat = other.afloat[:]
        self.stock = other.stock[:]
        self.bag = other.bag[:]
        self.cards = other.cards[:]
        self.pile = other.pile
        self.discard = other.discard
        self.warehouse = other.warehouse[:]
        self.supply = other.supply
        self.reserve = other.reserve
        self.taken = other.taken
        self.raids = other.raids
        self.conquests = other.conquests
        self.moving = other.moving
        self.passes = other.passes
        self.set_off_by = other.set_off_by
        self.reason = other.reason

    def hand(self, seat: Seat) -> list[int]:
        """A copy of a seat's cards, by colour."""
        return self.cards[seat * COLOURS : seat * COLOURS + COLOURS]

    def piled(self, first: int) -> list[int]:
        """A copy of the draw pile or the discard pile, by colour."""
        return self.cards[first : first + COLOURS]

    def stored(self, seat: Seat) -> list[int]:
        """A copy of a seat's warehouse, by kind."""
        return self.warehouse[seat * KINDS : seat * KINDS + KINDS]

    def port_stock(self, port: int) -> list[int]:
        """A copy of what lies in a home port (0 Venice, 1 Constantinople), by kind."""
        return self.stock[port * KINDS : port * KINDS + KINDS]

    def cargo(self, boat: int) -> dict[str, int]:
        """What is aboard a boat, by name."""
        cargo: dict[str, int] = {}
        if self.goods[boat]:
            cargo[self.parts.colours[self.kind[boat]]] = self.goods[boat]
        if self.mercenaries[boat]:
            cargo["mercenaries"] = self.mercenaries[boat]
        if self.peasants[boat]:
            cargo["peasants"] = self.peasants[boat]
        return cargo

    def home_port(self, space: int) -> int:
        """0 for Venice, 1 for Constantinople, -1 for any other space."""
        if space == 0:
            return 0
        return 1 if space == self.track.last else -1

    def census(self) -> dict[str, int]:
        parts = self.parts
        counts: dict[str, int] = {}
        for colour, name in enumerate(parts.colours):
            counts[f"card {name}"] = sum(self.cards[colour::COLOURS])
            counts[f"good {name}"] = (
                self.bag[colour]
                + sum(self.stock[colour::KINDS])
                + sum(self.warehouse[colour::KINDS])
                + sum(n for n, kind in zip(self.goods, self.kind, strict=True) if kind == colour)
            )
        mercenaries = sum(self.stock[COLOURS::KINDS]) + sum(self.warehouse[COLOURS::KINDS])
        peasants = sum(self.stock[COLOURS + 1 :: KINDS]) + sum(self.warehouse[COLOURS + 1 :: KINDS])
        counts["mercenary"] = self.supply + mercenaries + sum(self.mercenaries)
        counts["black cube"] = self.bag[BLACK] + self.reserve + peasants + sum(self.peasants)
        counts["white cube"] = self.bag[WHITE]
        return counts
