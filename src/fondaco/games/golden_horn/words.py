"""What is said at a Golden Horn table: its actions, its events, its view, positions."""

from typing import ClassVar

import msgspec

from fondaco.table.words import Action, Event, Final, Score, Seat, View, defined_in

# -- actions (the D numbers are those of the catalogue's decisions) --


class ChooseFleet(Action, frozen=True, tag="choose_fleet"):
    """D1: take a free fleet; None leaves it to the lot."""

    fleet: str | None


class PlaceBoats(Action, frozen=True, tag="place_boats"):
    """D2: put each own boat into Venice or Constantinople."""

    ports: dict[str, str]


class Raid(Action, frozen=True, tag="raid"):
    """D3: two cards of the boat's sail colours take one piece of its cargo."""

    boat: str
    cards: tuple[str, ...]


class ChooseBoat(Action, frozen=True, tag="choose_boat"):
    """D4: the boat to move, what it loads in a home port, whether an emptied boat turns round.

    `load` is a colour, "mercenaries", "peasants" or "people" (both kinds).
    """

    boat: str
    load: str | None = None
    turn: bool = False


class Pass(Action, frozen=True, tag="pass"):
    """D5: no boat can move."""


class ChooseStop(Action, frozen=True, tag="choose_stop"):
    """D6: the space where the move ends; it fixes the wind cards spent."""

    space: int


class DeclareEnd(Action, frozen=True, tag="declare_end"):
    """D7: with all six colours in the warehouse, set off the last turns."""


class Conquer(Action, frozen=True, tag="conquer"):
    """D8: take a territory, paying so many mercenaries and the rest in peasants."""

    territory: str
    mercenaries: int


class Exchange(Action, frozen=True, tag="exchange"):
    """D9: replace so many peasants in the own warehouse by mercenaries of the supply."""

    peasants: int


class EndTurn(Action, frozen=True, tag="end_turn"):
    """D10: close the turn."""


# GH-908, GH-909: nothing is given, lent or promised here, and no hand is shown.
ACTIONS = defined_in(__name__, Action)

# -- events --


class FirstPlayerNamed(Event, frozen=True, tag="first_player_named"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat


class FleetChosen(Event, frozen=True, tag="fleet_chosen"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    fleet: str | None


class FleetDrawn(Event, frozen=True, tag="fleet_drawn"):
    final: ClassVar[Final] = Final.CHANCE
    seat: Seat
    fleet: str


class PlacementSealed(Event, frozen=True, tag="placement_sealed"):
    final: ClassVar[Final] = Final.OWN
    seat: Seat


class BoatsPlaced(Event, frozen=True, tag="boats_placed"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    ports: dict[str, str]


class PortFilled(Event, frozen=True, tag="port_filled"):
    """What was put onto a port; black and white are the cubes drawn for people."""

    final: ClassVar[Final] = Final.CHANCE
    port: str
    goods: dict[str, int]
    mercenaries: int = 0
    peasants: int = 0
    black: int = 0
    white: int = 0


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Cards taken into a hand; only their owner is told which."""

    final: ClassVar[Final] = Final.CHANCE
    seat: Seat
    count: int
    cards: dict[str, int] | None = None


class PileShuffled(Event, frozen=True, tag="pile_shuffled"):
    final: ClassVar[Final] = Final.CHANCE
    count: int


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    round: int


class Raided(Event, frozen=True, tag="raided"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    boat: str
    victim: Seat
    cards: tuple[str, ...]
    took: str


class BoatEmptied(Event, frozen=True, tag="boat_emptied"):
    """What becomes of an emptied boat: "may_turn", "turned" or "returned"."""

    final: ClassVar[Final] = Final.FOLLOWS
    boat: str
    outcome: str


class BoatLoaded(Event, frozen=True, tag="boat_loaded"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    boat: str
    port: str
    cargo: dict[str, int]


class BoatChosen(Event, frozen=True, tag="boat_chosen"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    boat: str
    turned: bool


class WindPlayed(Event, frozen=True, tag="wind_played"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    boat: str
    cards: tuple[str, ...]


class BoatSailed(Event, frozen=True, tag="boat_sailed"):
    """A move; `touched` are the spaces where its steps ended, the last one is the stop."""

    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    boat: str
    start: int
    touched: tuple[int, ...]


class CargoUnloaded(Event, frozen=True, tag="cargo_unloaded"):
    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    boat: str
    port: str
    cargo: dict[str, int]


class MovePassed(Event, frozen=True, tag="move_passed"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat


class TerritoryConquered(Event, frozen=True, tag="territory_conquered"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    territory: str
    mercenaries: int
    peasants: int


class PeasantsExchanged(Event, frozen=True, tag="peasants_exchanged"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    count: int


class PortRelieved(Event, frozen=True, tag="port_relieved"):
    """Peasants in a port replaced by mercenaries (`peasant_exchange=ports_too`)."""

    final: ClassVar[Final] = Final.FOLLOWS
    port: str
    count: int


class EndDeclared(Event, frozen=True, tag="end_declared"):
    """A declaration; one good of each colour was shown and it cannot be taken back (GH-803)."""

    final: ClassVar[Final] = Final.SHOWN
    seat: Seat


class EndSetOff(Event, frozen=True, tag="end_set_off"):
    """The last turns begin: "declared", "port_empty" or "territories"."""

    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    reason: str


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The end; warehouses that were closed are shown."""

    final: ClassVar[Final] = Final.SHOWN
    reason: str
    scores: tuple[Score, ...]
    warehouses: tuple[dict[str, int], ...]


EVENTS = defined_in(__name__, Event)

# -- the view, and positions --

Count = dict[str, int]
"""Pieces by name, without zeros."""


class Afloat(msgspec.Struct, frozen=True):
    """A boat on the track: where it stands, where it heads, what it carries."""

    at: int
    heading: str
    cargo: dict[str, int] = {}
    may_turn: bool = False


class GoldenHornView(View, frozen=True, tag="golden-horn"):
    """What a seat sees. A None stands for what it may not know."""

    seats: int
    phase: str
    actors: tuple[Seat, ...]
    active: Seat | None
    first: Seat
    turn: int
    fleets: tuple[str | None, ...]
    """By seat: its fleet, "lot" while it waits for the lot, or None."""
    placed: tuple[dict[str, str] | bool | None, ...]
    """By seat, while boats are placed: its ports, or True for a sealed choice not one's own."""
    boats: dict[str, Afloat]
    ports: dict[str, dict[str, int]]
    bag_size: int
    bag: dict[str, int] | None
    pile_size: int
    discard: dict[str, int]
    hand_sizes: tuple[int, ...]
    hand: dict[str, int] | None
    warehouses: tuple[dict[str, int] | None, ...]
    supply: int
    reserve: int
    territories: dict[str, Seat | None]
    moving: str | None
    """The boat chosen this turn, while its stop is chosen."""
    raids: int
    conquests: int
    passes: int
    set_off_by: Seat | None
    end_reason: str | None
    """Why the last turns run or the game is over, or None."""
    scores: tuple[Score, ...] | None
    """As if the game ended now; None where a warehouse is unknown."""
