"""What is on the table. Goods, ports, areas, galleys and seats are integers here.

A galley's cargo is one integer with three bits for each good, so that copying is cheap and what
lies aboard can be looked up (`Parts.kinds`, `Parts.count`).

The compiler wants every field by name: in `__slots__`, with its type, in `take_from`. A test
compares the three (`tests/table/test_state_fields.py`).
"""

from collections.abc import Callable
from typing import Final, Literal, get_args

from fondaco.games.mediterranee.chart import Chart, HouseRules
from fondaco.games.mediterranee.parts import Parts
from fondaco.games.mediterranee.pieces import BITS, MASK
from fondaco.parley.sealed import Sealed
from fondaco.parley.talk import Talk
from fondaco.table.contract import State
from fondaco.table.numbers import changed
from fondaco.table.verbs import Codes
from fondaco.table.words import Refusal, Seat

POWERS_PHASE: Final = 0
DEPLOYMENT: Final = 1
BIDS: Final = 2
POSITIONS: Final = 3
PURCHASES: Final = 4
MOVEMENT: Final = 5
COMBAT: Final = 6
CONTROL: Final = 7
SALES: Final = 8
OVER: Final = 9
Phase = Literal[
    "powers",
    "deployment",
    "bids",
    "positions",
    "purchases",
    "movement",
    "combat",
    "control",
    "sales",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# standing answers to a mover
ASK: Final = 0
CONSENT: Final = 1
REFUSE: Final = 2

Stowed = tuple[tuple[int, int], ...]
"""Galleys with a number (of sailors, of tokens) or with a cargo."""


def listed(add: Callable[["Sea", Seat, list[int]], None]) -> Codes["Sea"]:
    """Makes a list of a verb's codes with the function that adds them to a list."""

    def codes(sea: "Sea", seat: Seat) -> list[int]:
        found: list[int] = []
        add(sea, seat, found)
        return found

    return codes


class Terms:
    """A trade as its author sees it; `pay` is negative when he demands money. Never changed."""

    __slots__ = ("give", "pay", "receive", "want")

    def __init__(self, give: Stowed, want: Stowed, pay: int, receive: Stowed | None) -> None:
        self.give = give
        self.want = want
        self.pay = pay
        self.receive = receive
        """Where the author stows what he gets; None fills his galleys in order."""


class Sea(State):
    """The pieces of Méditerranée and where they are; `rules` adds what may happen.

    Galleys that were never on the board have no place in the lists by galley yet. Copies share most
    lists: those are replaced (`numbers.changed`), never changed in place. Money, the box and what
    is true of a galley, which almost every play changes, are each copy's own.
    """

    __slots__ = (
        "active",
        "asking",
        "asking_galley",
        "attacked",
        "attempts",
        "bank",
        "beaten",
        "bids",
        "blocked",
        "box",
        "box_castles",
        "box_galleys",
        "box_sailors",
        "built",
        "capital",
        "cargo",
        "castle",
        "chart",
        "choosing",
        "consented",
        "crew",
        "deploying",
        "enrolled",
        "fleet",
        "garrison",
        "hold",
        "holder",
        "house",
        "lies",
        "money",
        "moved",
        "named",
        "order",
        "owner",
        "parts",
        "phase",
        "places",
        "port_talk",
        "powers",
        "realm",
        "reason",
        "refused",
        "round",
        "seats",
        "seized",
        "shelves",
        "standing_passage",
        "standing_prices",
        "steps",
        "stored",
        "talk",
        "talk_area",
        "talk_port",
        "talk_want",
        "tolls",
        "turn",
        "underway",
        "victor",
        "waters",
    )

    parts: Parts
    house: HouseRules
    chart: Chart
    seats: int
    phase: int
    active: Seat
    """The seat whose turn it is, or -1."""
    round: int
    """0 during set-up."""
    powers: list[int]
    """By seat: power or NO_POWER."""
    capital: list[int]
    """By seat: its own starting capital."""
    order: list[Seat]
    """Fixed by the auction (ME-203)."""
    turn: int
    """Place in the order, during phases 2 to 6."""

    deploying: Sealed[tuple[int, int]] | None
    bids: Sealed[int] | None
    choosing: list[Seat]
    """Bidders who have yet to choose a position."""
    places: list[Seat]
    """By position: who has taken it, or -1."""

    money: list[int]
    """Its copy's own."""
    bank: int
    box: list[int]
    """Its copy's own."""
    box_sailors: int
    box_galleys: int
    box_castles: int

    owner: list[Seat]
    """By galley: its seat, or -1 in the box."""
    lies: list[int]
    """By galley: its area; its copy's own, as are the next three."""
    crew: list[int]
    cargo: list[int]
    hold: list[int]
    """By galley: how many goods it carries."""
    fleet: list[list[int]]
    """By seat: its galleys, in rising order."""
    waters: list[int]
    """By seat: the areas (bits) where its galleys lie."""

    holder: list[Seat]
    """By port: who controls it, or -1; with or without garrison (ME-113)."""
    realm: list[list[int]]
    """By seat: the ports it controls, in rising order."""
    garrison: list[int]
    """By port: sailors ashore, 0 or more (ME-118)."""
    castle: list[int]
    stored: list[int]
    """By port: a bit for each good in the warehouse."""
    shelves: list[tuple[int, ...]]
    """By port: the goods slot by slot."""

    built: int
    """Ports (bits) where something was built this round (ME-326)."""
    enrolled: list[int]
    """By port: sailors enrolled this round (ME-336)."""
    named: list[int]
    """By port: the price open to the active seat, or 0 (ME-R14)."""
    refused: int
    """Ports (bits) closed to the active seat by a talk without purchase (`per_purchase`)."""
    attempts: list[int]
    """By partner: trades the active seat has opened this turn (ME-R17)."""
    talk: Talk[Terms | int, Terms | tuple[int, Stowed]] | None
    port_talk: bool
    """Whether the talk is about the price of a port, else about a trade."""
    talk_port: int
    talk_area: int
    talk_want: int
    """Tokens asked for in a port, or the cargo a trade was asked for."""

    underway: int
    """The galley whose move has begun and not ended, or -1."""
    moved: int
    """Galleys (bits) that have moved (ME-412)."""
    blocked: int
    """Those of them (bits) that were refused passage (ME-407)."""
    steps: list[int]
    """By galley: steps made in this turn."""
    consented: int
    """Galleys (bits) that may go on from the area they have entered (ME-405)."""
    asking: Sealed[bool] | None
    asking_galley: int
    tolls: list[int]
    """By seat: what the mover pays if all consent (ME-R29)."""

    beaten: int
    """The galley that waits for its victor's choice, or -1 (ME-507)."""
    victor: int
    """The galley that beat it."""
    seized: int
    """Galleys (bits) seized in this phase (ME-R32)."""
    attacked: int
    """Ports (bits) attacked this round (ME-R34)."""

    standing_prices: dict[tuple[Seat, int, Seat], tuple[int, int]]
    """(owner, port, buyer) → (price or 0, lowest counter or 0); replaced, never changed."""
    standing_passage: dict[tuple[Seat, Seat], int]
    """(owner, mover) → CONSENT or REFUSE; replaced, never changed."""
    reason: str

    def __init__(self, parts: Parts, house: HouseRules, chart: Chart, seats: int) -> None:
        self.parts = parts
        self.house = house
        self.chart = chart
        self.seats = seats

    def take_from(self, other: "Sea") -> None:
        """Become independent of, and equal to, another state of the same game."""
        self.phase = other.phase
        self.active = other.active
        self.round = other.round
        self.powers = other.powers
        self.capital = other.capital
        self.order = other.order
        self.turn = other.turn
        self.deploying = None if other.deploying is None else other.deploying.copy()
        self.bids = None if other.bids is None else other.bids.copy()
        self.choosing = other.choosing
        self.places = other.places
        self.money = other.money[:]
        self.bank = other.bank
        self.box = other.box[:]
        self.box_sailors = other.box_sailors
        self.box_galleys = other.box_galleys
        self.box_castles = other.box_castles
        self.owner = other.owner
        self.lies = other.lies[:]
        self.crew = other.crew[:]
        self.cargo = other.cargo[:]
        self.hold = other.hold[:]
        self.fleet = other.fleet
        self.waters = other.waters
        self.holder = other.holder
        self.realm = other.realm
        self.garrison = other.garrison
        self.castle = other.castle
        self.stored = other.stored
        self.shelves = other.shelves
        self.built = other.built
        self.enrolled = other.enrolled
        self.named = other.named
        self.refused = other.refused
        self.attempts = other.attempts
        self.talk = None if other.talk is None else other.talk.copy()
        self.port_talk = other.port_talk
        self.talk_port = other.talk_port
        self.talk_area = other.talk_area
        self.talk_want = other.talk_want
        self.underway = other.underway
        self.moved = other.moved
        self.blocked = other.blocked
        self.steps = other.steps
        self.consented = other.consented
        self.asking = None if other.asking is None else other.asking.copy()
        self.asking_galley = other.asking_galley
        self.tolls = other.tolls
        self.beaten = other.beaten
        self.victor = other.victor
        self.seized = other.seized
        self.attacked = other.attacked
        self.standing_prices = other.standing_prices
        self.standing_passage = other.standing_passage
        self.reason = other.reason

    # -- questions --

    def room(self, galley: int) -> int:
        """ME-114: how much more a galley can carry."""
        return self.parts.capacity - self.crew[galley] - self.hold[galley]

    def here(self, seat: Seat, area: int) -> list[int]:
        """A seat's galleys in an area, in their order."""
        lies = self.lies
        return [galley for galley in self.fleet[seat] if lies[galley] == area]

    def number(self, name: str) -> int:
        """The galley of this name that is on the board, or -1."""
        # Digits of other scripts would give a galley a second name, and what is said of it twice
        # would count twice.
        if name[:1] != "g" or not name.isascii() or not name[1:].isdecimal() or name[1:2] == "0":
            return -1
        galley = int(name[1:]) - 1 if len(name) < 6 else -1
        return galley if 0 <= galley < len(self.owner) and self.owner[galley] >= 0 else -1

    def names(self, numbers: Stowed) -> dict[str, int]:
        """Galleys with numbers, by name."""
        return {f"g{galley + 1}": count for galley, count in numbers}

    def goods_names(self, cargo: int) -> dict[str, int]:
        """A cargo by name, in the order of the data file."""
        goods = self.parts.goods
        return {goods[kind]: cargo >> BITS * kind & MASK for kind in self.parts.kinds[cargo]}

    def cargo_names(self, cargoes: Stowed) -> dict[str, dict[str, int]]:
        return {f"g{galley + 1}": self.goods_names(cargo) for galley, cargo in cargoes if cargo}

    def has_monopoly(self, seat: Seat, good: int) -> bool:
        """ME-310: every port of the board that produces it."""
        holder = self.holder
        return all(holder[port] == seat for port in self.chart.producers[good])

    # -- moving pieces --

    def pay(self, seat: Seat, amount: int) -> None:
        """To the bank."""
        self.money[seat] -= amount
        self.bank += amount

    def receive(self, seat: Seat, amount: int) -> None:
        """From the bank."""
        self.money[seat] += amount
        self.bank -= amount

    def launch(self, seat: Seat, area: int, crew: int) -> int:
        """Put a galley of the box on the board, the first that is free (ME-331)."""
        owner = self.owner
        if -1 in owner:
            galley = owner.index(-1)
        else:
            galley = len(owner)
            owner = [*owner, -1]
            self.steps = [*self.steps, 0]
            for column in (self.lies, self.crew, self.cargo, self.hold):
                column.append(0)
        self.owner = changed(owner, galley, seat)
        self.lies[galley] = area
        self.crew[galley] = crew
        self.box_galleys -= 1
        self.enlist(seat, galley)
        return galley

    def enlist(self, seat: Seat, galley: int) -> None:
        """A galley joins a seat's fleet where it lies."""
        fleet = self.fleet[:]
        fleet[seat] = sorted([*fleet[seat], galley])
        self.fleet = fleet
        self.look_round(seat)

    def strike(self, seat: Seat, galley: int) -> None:
        """A galley leaves a seat's fleet."""
        fleet = self.fleet[:]
        fleet[seat] = [other for other in fleet[seat] if other != galley]
        self.fleet = fleet
        self.look_round(seat)

    def look_round(self, seat: Seat) -> None:
        """Where a seat's galleys lie, after one has come, gone or moved."""
        waters, lies = 0, self.lies
        for galley in self.fleet[seat]:
            waters |= 1 << lies[galley]
        self.waters = changed(self.waters, seat, waters)

    def control(self, seat: Seat, port: int) -> None:
        """A port changes hands (ME-605)."""
        before, realm = self.holder[port], self.realm[:]
        if before >= 0:
            realm[before] = [other for other in realm[before] if other != port]
        realm[seat] = sorted([*realm[seat], port])
        self.realm = realm
        self.holder = changed(self.holder, port, seat)

    def sink(self, galley: int) -> None:
        """ME-116: galley and goods go to the box."""
        cargo = self.cargo[galley]
        for kind in self.parts.kinds[cargo]:
            self.box[kind] += cargo >> BITS * kind & MASK
        self.strike(self.owner[galley], galley)
        self.owner = changed(self.owner, galley, -1)
        self.lies[galley] = 0
        self.box_sailors += self.crew[galley]
        self.crew[galley] = 0
        self.cargo[galley] = 0
        self.hold[galley] = 0
        self.steps = changed(self.steps, galley, 0)
        bit = ~(1 << galley)
        self.moved &= bit
        self.blocked &= bit
        self.consented &= bit
        self.seized &= bit
        self.box_galleys += 1

    def stow(self, galley: int, kind: int, count: int) -> None:
        """Put goods aboard (or, with a negative count, take them off)."""
        self.cargo[galley] += count << BITS * kind
        self.hold[galley] += count

    def census(self) -> dict[str, int]:
        counts = {
            f"good {name}": self.box[good]
            + sum(cargo >> BITS * good & MASK for cargo in self.cargo)
            + sum(stored >> good & 1 for stored in self.stored)
            for good, name in enumerate(self.parts.goods)
        }
        counts["galley"] = self.box_galleys + sum(owner >= 0 for owner in self.owner)
        counts["sailor"] = self.box_sailors + sum(self.crew) + sum(self.garrison)
        counts["castle"] = self.box_castles + sum(self.castle)
        counts["ducat"] = self.bank + sum(self.money)
        return counts


def no(rule: str, why: str, **args: str | int) -> Refusal:
    """A refusal with the catalogue's code for it."""
    return Refusal(rule, {"why": why, **args})
