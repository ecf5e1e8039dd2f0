"""Other players' money, reckoned from what everybody hears (ME-901, ME-R41)."""

from fondaco.games.mediterranee.words import (
    BidsRevealed,
    Bought,
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
from fondaco.table.words import Event, Seat


class Purses:
    """A ledger of every payment made at the table; who joins late knows nothing."""

    def __init__(self, start: int) -> None:
        self._start = start
        self._money: dict[Seat, int] = {}
        self._seat_of: dict[str, Seat] = {}
        self._tolls: tuple[Seat, dict[str, int]] = (-1, {})

    def of(self, seat: Seat) -> int | None:
        """What a seat has, or None when the game was not heard from its beginning."""
        return self._money.get(seat)

    def hear(self, event: Event) -> None:
        match event:
            case PowerAssigned():  # ME-105: told of every seat before anything is paid
                self._money[event.seat] = self._start
                self._seat_of[event.power] = event.seat
            case BidsRevealed():  # ME-211
                for seat, amount in enumerate(event.bids):
                    self._pay(seat, amount)
            case Bought():
                self._pay(event.seat, event.paid)
                if event.owner is not None:
                    self._pay(event.owner, -event.paid)
            case GalleyBuilt() | CastleBuilt() | Enrolled():
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
        if seat in self._money:
            self._money[seat] -= amount
