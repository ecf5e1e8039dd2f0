"""All of Rialto: sealed bids (a form) or passing (a finite choice) for lots drawn one by one."""

from collections.abc import Sequence
from typing import Any, ClassVar

from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.contract import Game, State
from fondaco.table.meta import Meta
from fondaco.table.titles import check_seats
from fondaco.table.words import (
    Action,
    Event,
    Field,
    Form,
    Refusal,
    Refused,
    Score,
    Seat,
    Standings,
    Tell,
    View,
    rank,
)
from rialto.meta import META


class Bid(Action, frozen=True, tag="bid"):
    coins: int


class Pass(Action, frozen=True, tag="pass"):
    pass


class LotDrawn(Event, frozen=True, tag="lot_drawn"):
    value: int


class BidSealed(Event, frozen=True, tag="bid_sealed"):
    seat: Seat


class BidsShown(Event, frozen=True, tag="bids_shown"):
    final: ClassVar[bool] = True
    bids: tuple[int, ...]
    winner: Seat | None


class PursesShown(Event, frozen=True, tag="purses_shown"):
    final: ClassVar[bool] = True
    purses: tuple[int, ...]


class RialtoView(View, frozen=True, tag="rialto"):
    actors: tuple[Seat, ...]
    lot: int
    lots: tuple[int, ...]
    left: tuple[int, ...]
    bank: int
    purses: tuple[int | None, ...]
    bids: tuple[int | bool | None, ...]


class RialtoState(State):
    def __init__(self, game: "Rialto", seats: int) -> None:
        self.game = game
        self.seats = seats
        self.left: list[int] = list(game.components["lots"]["values"])
        self.purses: list[int] = [game.components["coins"]["each"]] * seats
        self.lots = [0] * seats
        self.bank = 0
        self.lot = 0
        self.sealed: Sealed[int] = Sealed(())

    def next_lot(self, chance: Chance, tell: Tell | None) -> None:
        self.lot = self.left.pop(chance.below(len(self.left))) if self.left else 0
        self.sealed = Sealed(tuple(range(self.seats)) if self.lot else ())
        if tell is not None and self.lot:
            tell(LotDrawn(self.lot), ALL)
        elif tell is not None:
            tell(PursesShown(tuple(self.purses)), ALL)

    def actors(self) -> tuple[Seat, ...]:
        return self.sealed.waiting()

    def choices(self, seat: Seat) -> list[int]:
        return [0] if self.lot else []

    def decode(self, seat: Seat, code: int) -> Action:
        return Pass()

    def choose(self, seat: Seat, code: int, chance: Chance, tell: Tell | None = None) -> None:
        self.sealed.put(seat, code)
        if tell is not None:
            tell(BidSealed(seat), ALL)
        if self.sealed.waiting():
            return
        bids = [coins for _, coins in self.sealed.reveal()]
        best = max(bids)
        winner = bids.index(best) if best and bids.count(best) == 1 else None
        if winner is not None:
            self.purses[winner] -= best
            self.bank += best
            self.lots[winner] += self.lot
        if tell is not None:
            tell(BidsShown(tuple(bids), winner), ALL)
        self.next_lot(chance, tell)

    def forms(self, seat: Seat) -> list[Form]:
        if not self.lot or not self.purses[seat]:
            return []
        return [Form("bid", (Field("coins", 1, self.purses[seat]),))]

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Bid) and not 1 <= action.coins <= self.purses[seat]:
            return Refusal("RI-102", {"coins": action.coins})
        return None if self.lot else Refusal("RI-103")

    def apply(self, seat: Seat, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        refusal = self.check(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        self.choose(seat, action.coins if isinstance(action, Bid) else 0, chance, tell)

    def lapse(self, seat: Seat) -> Action:
        return Pass()

    def view(self, seat: Seat | None) -> View:
        shown = self.game.options["purses"] == "open" or not self.lot
        bids = [self.sealed.of(other) for other in range(self.seats)]
        return RialtoView(
            seat,
            self.actors(),
            self.lot,
            tuple(self.lots),
            tuple(sorted(self.left)),
            self.bank,
            tuple(p if shown or s == seat else None for s, p in enumerate(self.purses)),
            tuple(b if b is None or s == seat else True for s, b in enumerate(bids))
            if self.lot
            else (),
        )

    def copy(self) -> "RialtoState":
        other = RialtoState(self.game, self.seats)
        other.left, other.purses, other.lots = self.left[:], self.purses[:], self.lots[:]
        other.bank, other.lot, other.sealed = self.bank, self.lot, self.sealed.copy()
        return other

    def position(self) -> dict[str, Any]:
        return {
            "left": sorted(self.left),
            "purses": self.purses[:],
            "lots": self.lots[:],
            "bank": self.bank,
            "lot": self.lot,
            "bids": [self.sealed.of(seat) for seat in range(self.seats)],
        }

    def standings(self) -> Standings:
        scores = tuple(
            Score(lots + purse, {"lots": lots, "coins": purse})
            for lots, purse in zip(self.lots, self.purses, strict=True)
        )
        return Standings(scores, rank([(score.total,) for score in scores]))

    def end_reason(self) -> str | None:
        return None if self.lot else "all_sold"

    def census(self) -> dict[str, int]:
        return {"coins": self.bank + sum(self.purses)}


class Rialto(Game):
    meta: Meta = META
    actions: Sequence[type[Action]] = (Bid, Pass)
    events: Sequence[type[Event]] = (LotDrawn, BidSealed, BidsShown, PursesShown)
    view_type: type[View] = RialtoView

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        self.options = options
        self.components = components

    def deal(
        self, seats: int, chance: Chance, tell: Tell | None = None, first: Seat | None = None
    ) -> State:
        check_seats(self.meta, seats)
        state = RialtoState(self, seats)
        state.next_lot(chance, tell)
        return state

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, RialtoView)
        seats = len(view.lots)
        coins = self.components["coins"]["each"]
        purses = [0 if purse is None else purse for purse in view.purses]
        hidden = [seat for seat in range(seats) if view.purses[seat] is None]
        for _ in range(coins * seats - view.bank - sum(purses)):
            purses[hidden[chance.below(len(hidden))]] += 1
        bids = [
            chance.below(purses[seat] + 1) if bid is True else bid
            for seat, bid in enumerate(view.bids or [None] * seats)
        ]
        return self.load(
            {
                "left": view.left,
                "purses": purses,
                "lots": view.lots,
                "bank": view.bank,
                "lot": view.lot,
                "bids": bids,
            }
        )

    def load(self, position: dict[str, Any]) -> State:
        state = RialtoState(self, len(position["lots"]))
        state.left, state.lots = list(position["left"]), list(position["lots"])
        state.purses, state.bank = list(position["purses"]), position["bank"]
        state.lot = position["lot"]
        state.sealed = Sealed(tuple(range(state.seats)) if state.lot else ())
        for seat, bid in enumerate(position["bids"]):
            if bid is not None:
                state.sealed.put(seat, bid)
        return state
