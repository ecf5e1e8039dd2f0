"""What is said at a table of Rialto: actions, events, the view."""

from collections.abc import Sequence
from typing import ClassVar

from fondaco.table.words import Action, Event, Final, Seat, View


class Bid(Action, frozen=True, tag="bid"):
    coins: int


class Pass(Action, frozen=True, tag="pass"):
    pass


class LotDrawn(Event, frozen=True, tag="lot_drawn"):
    final: ClassVar[Final] = Final.CHANCE
    value: int


class BidSealed(Event, frozen=True, tag="bid_sealed"):
    final: ClassVar[Final] = Final.OWN
    seat: Seat


class BidsShown(Event, frozen=True, tag="bids_shown"):
    final: ClassVar[Final] = Final.SHOWN
    bids: tuple[int, ...]
    winner: Seat | None


class PursesShown(Event, frozen=True, tag="purses_shown"):
    final: ClassVar[Final] = Final.SHOWN
    purses: tuple[int, ...]


class RialtoView(View, frozen=True, tag="rialto"):
    seats: int
    actors: tuple[Seat, ...]
    lot: int
    lots: tuple[int, ...]
    left: tuple[int, ...]
    bank: int
    purses: tuple[int | None, ...]
    bids: tuple[int | bool | None, ...]


ACTIONS: Sequence[type[Action]] = (Bid, Pass)
EVENTS: Sequence[type[Event]] = (LotDrawn, BidSealed, BidsShown, PursesShown)
