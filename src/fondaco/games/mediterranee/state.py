"""What is on the table. Goods, ports, areas, galleys and seats are integers here.

A galley's cargo is one integer with three bits for each good, so that copying is cheap and what
lies aboard can be looked up (`Components.kinds`, `Components.count`).
"""

from bisect import insort

from fondaco.games.mediterranee.components import BITS, GOODS, POWERS, Components
from fondaco.parley.sealed import Sealed
from fondaco.parley.talk import Talk
from fondaco.table.contract import State
from fondaco.table.words import Refusal, Seat

(
    POWERS_PHASE,
    DEPLOYMENT,
    BIDS,
    POSITIONS,
    PURCHASES,
    MOVEMENT,
    COMBAT,
    CONTROL,
    SALES,
    OVER,
) = range(10)
PHASES = (
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
)

NO_POWER, LOT = -1, -2
ASK, CONSENT, REFUSE = range(3)  # standing answers to a mover
MASK = (1 << BITS) - 1

Stowed = tuple[tuple[int, int], ...]
"""Galleys with a number (of sailors, of tokens) or with a cargo."""


class Terms:
    """A trade as its author sees it; `pay` is negative when he demands money. Never changed."""

    __slots__ = ("give", "pay", "receive", "want")

    def __init__(self, give: Stowed, want: Stowed, pay: int, receive: Stowed | None) -> None:
        self.give = give
        self.want = want
        self.pay = pay
        self.receive = receive
        """Where the author stows what he gets; None fills his galleys in order."""


class House:
    """The agreed options, as the engine asks for them."""

    def __init__(self, options: dict[str, str]) -> None:
        self.second_pair = options["two_player_powers"] == "spain_turkey"
        self.assignment = options["power_assignment"]
        self.closed_capitals = options["absent_capitals"] == "closed"
        self.deploy_in_order = options["setup_deployment"] == "seat_order"
        self.slot_start = options["slot_start"]
        self.doubtful_edges = options["doubtful_edges"]
        self.counters = int(options["haggle_counters"])
        self.per_purchase = options["price_scope"] == "per_purchase"
        self.swaps = options["player_trade_swaps"] == "true"
        self.active_buys = options["player_trade_timing"] == "phase2_active_buyer"
        self.attempts = int(options["trade_attempts_per_pair"])
        self.strict = options["piece_limits"] == "strict"
        self.sailors = int(options["sailor_count"])
        self.coins_in_box = options["bank_money"] == "coins_in_box"
        self.crew_from_galleys = options["new_galley_crew"] == "any_own_in_area"
        self.scuttle = options["voluntary_scuttle"] == "true"
        self.interleaved = options["interleaved_moves"] == "true"
        self.tolls = options["side_payments"] == "passage_toll"
        self.prizes_attack = options["prize_attacks_same_phase"] == "true"
        self.attack_first = options["empty_owned_port"] == "attack_first"
        self.own_sales_pay = options["own_port_sales_pay"] == "true"
        self.ten_only = options["own_capital_unfilled"] == "ten_only"
        self.tie_break = options["tie_break"]
        self.open_money = options["money_visibility"] == "open"


class Chart:
    """The board for one number of seats under the agreed options."""

    def __init__(self, parts: Components, house: House, seats: int) -> None:
        sets = parts.power_sets[seats]
        self.powers = sets[1] if seats == 2 and house.second_pair else sets[0]  # ME-103, ME-R2
        self.rounds = parts.rounds[seats]  # ME-102
        absent = [parts.capitals[p] for p in range(POWERS) if p not in self.powers]
        self.closed = [house.closed_capitals and p in absent for p in range(len(parts.ports))]
        self.market_at = [
            -1 if port < 0 or self.closed[port] else port for port in parts.port_at
        ]  # ME-R4
        self.slots = parts.slots[house.slot_start]  # ME-R6
        self.capacity = [len(numbers) for numbers in self.slots]
        self.producers = [
            [p for p, made in enumerate(parts.good_of) if made == good and not self.closed[p]]
            for good in range(GOODS)
        ]
        named = house.doubtful_edges.split("+")
        optional = [
            edge
            for edge in parts.optional_edges
            if house.doubtful_edges == "all" or f"{edge[0]}-{edge[1]}" in named
        ]  # ME-R7
        links = [*parts.edges, *optional]
        self.neighbours = [
            sorted({a for a, b in links if b == area} | {b for a, b in links if a == area})
            for area in range(parts.areas)
        ]
        self.sailors = house.sailors if house.sailors != 176 else parts.sailors


class Sea(State):
    """The pieces of Méditerranée and where they are; `rules` adds what may happen.

    Galley numbers index the lists that begin with `galley_`; `afloat` counts galleys by
    `area * 4 + seat`, `fleet` lists them by seat in rising order.
    """

    __slots__ = (
        "active",
        "afloat",
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
    )

    parts: Components
    house: House
    chart: Chart
    seats: int
    phase: int
    active: Seat
    """The seat whose turn it is, or -1."""
    round: int
    """0 during set-up."""
    powers: list[int]
    """By seat: power, NO_POWER or LOT; replaced, never changed in place."""
    capital: list[int]
    """By seat: its own starting capital; replaced, never changed in place."""
    order: list[Seat]
    """Fixed by the auction (ME-203); replaced, never changed in place."""
    turn: int
    """Place in the order, during phases 2 to 6."""

    deploying: Sealed[tuple[int, int]] | None
    bids: Sealed[int] | None
    choosing: list[Seat]
    """Bidders who have yet to choose a position; replaced, never changed in place."""
    places: list[Seat]
    """By position: who has taken it, or -1."""

    money: list[int]
    bank: int
    box: list[int]
    box_sailors: int
    box_galleys: int
    box_castles: int

    owner: list[Seat]
    """By galley: its seat, or -1 in the box."""
    lies: list[int]
    """By galley: its area."""
    crew: list[int]
    cargo: list[int]
    hold: list[int]
    """By galley: how many goods it carries."""
    fleet: list[list[int]]
    afloat: list[int]

    holder: list[Seat]
    """By port: who controls it, or -1."""
    garrison: list[int]
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
    """By seat: what the mover pays if all consent (ME-R29); replaced, never changed."""

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

    def __init__(self, parts: Components, house: House, chart: Chart, seats: int) -> None:
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
        self.places = other.places[:]
        self.money = other.money[:]
        self.bank = other.bank
        self.box = other.box[:]
        self.box_sailors = other.box_sailors
        self.box_galleys = other.box_galleys
        self.box_castles = other.box_castles
        self.owner = other.owner[:]
        self.lies = other.lies[:]
        self.crew = other.crew[:]
        self.cargo = other.cargo[:]
        self.hold = other.hold[:]
        self.fleet = [galleys[:] for galleys in other.fleet]
        self.afloat = other.afloat[:]
        self.holder = other.holder[:]
        self.garrison = other.garrison[:]
        self.castle = other.castle[:]
        self.stored = other.stored[:]
        self.shelves = other.shelves[:]
        self.built = other.built
        self.enrolled = other.enrolled[:]
        self.named = other.named[:]
        self.refused = other.refused
        self.attempts = other.attempts[:]
        self.talk = None if other.talk is None else other.talk.copy()
        self.port_talk = other.port_talk
        self.talk_port = other.talk_port
        self.talk_area = other.talk_area
        self.talk_want = other.talk_want
        self.underway = other.underway
        self.moved = other.moved
        self.blocked = other.blocked
        self.steps = other.steps[:]
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
        else:  # only under `goods_only`
            galley = len(owner)
            owner.append(-1)
            for column in (self.lies, self.crew, self.cargo, self.hold, self.steps):
                column.append(0)
        owner[galley] = seat
        self.lies[galley] = area
        self.crew[galley] = crew
        self.box_galleys -= 1
        insort(self.fleet[seat], galley)
        self.afloat[area * POWERS + seat] += 1
        return galley

    def sink(self, galley: int) -> None:
        """ME-116: galley and goods go to the box."""
        cargo = self.cargo[galley]
        for kind in self.parts.kinds[cargo]:
            self.box[kind] += cargo >> BITS * kind & MASK
        seat = self.owner[galley]
        self.fleet[seat].remove(galley)
        self.afloat[self.lies[galley] * POWERS + seat] -= 1
        self.owner[galley] = -1
        self.lies[galley] = 0
        self.box_sailors += self.crew[galley]
        self.crew[galley] = 0
        self.cargo[galley] = 0
        self.hold[galley] = 0
        self.steps[galley] = 0
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
