"""Other players' money, reckoned from what everybody hears (ME-901, ME-R41)."""

from fondaco.games.mediterranee.state import Sea
from fondaco.games.mediterranee.words import (
    BidsRevealed,
    Bought,
    BoughtFrom,
    CastleBuilt,
    Enrolled,
    GalleyBuilt,
    IncomePaid,
    PassageAnswered,
    PassageRequested,
    PowerAssigned,
    Sold,
    Traded,
)
from fondaco.table.contract import State
from fondaco.table.notebook import Notebook
from fondaco.table.words import Event, Seat


class Purses(Notebook):
    """A ledger of every payment; who joins late knows what somebody has at least."""

    def __init__(self, start: int) -> None:
        self._start = start
        self._exact: set[Seat] = set()
        self._least: dict[Seat, int] = {}
        self._seat_of: dict[str, Seat] = {}
        self._tolls: tuple[Seat, dict[str, int]] = (-1, {})

    def of(self, seat: Seat) -> int | None:
        """What a seat has, or None when the game was not heard from its beginning."""
        return self._least[seat] if seat in self._exact else None

    def least(self, seat: Seat) -> int:
        """What a seat has at least."""
        return self._least.get(seat, 0)

    def allows(self, state: State) -> bool:
        assert isinstance(state, Sea)
        return all(
            money == self._least[seat] if seat in self._exact else money >= self.least(seat)
            for seat, money in enumerate(state.money)
        )

    def hear(self, event: Event) -> None:
        match event:
            case PowerAssigned():  # ME-105: told of every seat before anything is paid
                self._exact.add(event.seat)
                self._least[event.seat] = self._start
                self._seat_of[event.power] = event.seat
            case BidsRevealed():  # ME-211
                for seat, amount in enumerate(event.bids):
                    self._pay(seat, amount)
            case BoughtFrom():
                self._pay(event.seat, event.paid)
                self._pay(event.owner, -event.paid)
            case Bought() | GalleyBuilt() | CastleBuilt() | Enrolled():
                self._pay(event.seat, event.paid)
            case Traded():
                self._pay(event.seat, event.paid)
                self._pay(event.partner, -event.paid)
            case Sold():
                self._pay(event.seat, -event.price - event.bonus)
            case IncomePaid():
                self._pay(event.seat, -event.amount)
            case PassageRequested():
                self._tolls = event.seat, event.tolls
            case PassageAnswered():
                mover, tolls = self._tolls
                if event.passes:  # ME-R29
                    for power, toll in tolls.items():
                        self._pay(mover, toll)
                        self._pay(self._seat_of.get(power, -1), -toll)

    def _pay(self, seat: Seat, amount: int) -> None:
        # Who pays had at least that much, so the lower bound never falls below nothing.
        self._least[seat] = max(0, self.least(seat) - amount)
