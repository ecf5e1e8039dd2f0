"""A table by name: what views and positions are made of."""

from typing import Literal

import msgspec

from fondaco.games.mediterranee.state import Phase
from fondaco.games.mediterranee.words import Cargo, Load
from fondaco.table.words import Score, Seat, View


class Galley(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A galley on the board; the last five tell of the movement and the combat in progress."""

    owner: Seat
    area: int
    sailors: int
    goods: Load = {}
    steps: int = 0
    moved: bool = False
    blocked: bool = False
    consented: bool = False
    seized: bool = False


class Port(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A port that is not in its first state."""

    owner: Seat | None = None
    garrison: int = 0
    castle: bool = False
    stored: tuple[str, ...] = ()
    """The goods slot by slot."""
    built: bool = False
    enrolled: int = 0
    price: int | None = None
    """The price open to the active seat."""
    refused: bool = False
    """A talk of this turn ended without purchase (`per_purchase`)."""
    attacked: bool = False


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The terms of a trade as their author sees them."""

    give: Cargo = {}
    want: Cargo = {}
    pay: int = 0
    receive: Cargo | None = None


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A buyer's counter-offer."""

    price: int
    load: Load


class Talking(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A price talk (`port`) or a trade (`area`) in progress."""

    author: Seat
    responder: Seat
    stage: Literal["asked", "named", "countered", "last"]
    counters_left: int
    port: str | None = None
    tokens: int = 0
    price: int | None = None
    offer: Offer | None = None
    area: int | None = None
    asked: Load = {}
    deal: Deal | None = None
    counter: Deal | None = None


class Passage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question for passage; an answer of True in a view may only mean that there is one."""

    galley: str
    asked: tuple[Seat, ...]
    answers: dict[str, bool | None] = {}
    """By power; in a view None is an answer that is still sealed."""
    tolls: Load = {}


class Prize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A beaten galley and the one that beat it."""

    beaten: str
    victor: str


class StandingPrice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    port: str
    buyer: Seat
    price: int
    lowest: int


class StandingPassage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    mover: Seat
    answer: Literal["consent", "refuse"]


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat's standing instructions."""

    prices: tuple[StandingPrice, ...] = ()
    passage: tuple[StandingPassage, ...] = ()


class Box(msgspec.Struct, frozen=True):
    """What is left of the pieces; None where there is no limit."""

    goods: Load
    sailors: int | None
    galleys: int | None
    castles: int | None


class MediterraneeView(View, frozen=True, tag="mediterranee"):
    """What a seat sees. A None stands for what it may not know."""

    seats: int
    phase: Phase
    actors: tuple[Seat, ...]
    active: Seat | None
    round: int
    rounds: int
    powers: tuple[str | None, ...]
    """By seat: its power, or None while it is not chosen."""
    order: tuple[Seat, ...]
    """The order of this round, or of the last one while the next is auctioned."""
    deployed: tuple[tuple[int, int] | bool | None, ...]
    """By seat, while sailors are deployed: crews, or True for a sealed choice not one's own."""
    bids: tuple[int | bool | None, ...]
    """By seat, during the auction: its bid, or True for a sealed one."""
    choosing: tuple[Seat, ...]
    places: tuple[Seat | None, ...]
    """By position, during the auction: who has taken it."""
    money: tuple[int | None, ...]
    bank: int | None
    box: Box
    galleys: dict[str, Galley]
    ports: dict[str, Port]
    attempts: tuple[int, ...]
    """By partner: trades the active seat has opened this turn."""
    talk: Talking | None
    underway: str | None
    passage: Passage | None
    prize: Prize | None
    standing: Standing | None
    end_reason: str | None
    scores: tuple[Score, ...] | None
    """As if the game ended now; None where money is unknown."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table by name; `docs/positions.md` explains the fields."""

    seats: int
    powers: tuple[str | None, ...] | None = None
    phase: Phase = "purchases"
    active: Seat | None = None
    round: int = 1
    order: tuple[Seat, ...] | None = None
    deployed: tuple[tuple[int, int] | None, ...] = ()
    bids: tuple[int | None, ...] = ()
    choosing: tuple[Seat, ...] = ()
    places: tuple[Seat | None, ...] = ()
    money: tuple[int, ...] | None = None
    bank: int | None = None
    galleys: dict[str, Galley] = {}
    ports: dict[str, Port] = {}
    attempts: tuple[int, ...] = ()
    talk: Talking | None = None
    underway: str | None = None
    passage: Passage | None = None
    prize: Prize | None = None
    standing: tuple[Standing, ...] = ()
    end_reason: str | None = None
