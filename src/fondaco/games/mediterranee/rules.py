"""What may happen at a Méditerranée table: each phase's choices, handed to its chapter."""

from collections.abc import Sequence
from typing import Any

from fondaco.games.mediterranee import codes as c
from fondaco.games.mediterranee import (
    combat,
    control,
    market,
    movement,
    sales,
    stowage,
    trade,
    yard,
)
from fondaco.games.mediterranee.auction import (
    bid_codes,
    position_codes,
)
from fondaco.games.mediterranee.blanks import forms
from fondaco.games.mediterranee.checking import check
from fondaco.games.mediterranee.codes import ARGUMENT, KIND
from fondaco.games.mediterranee.components import Components
from fondaco.games.mediterranee.decoding import decode
from fondaco.games.mediterranee.deeds import do
from fondaco.games.mediterranee.ending import standings
from fondaco.games.mediterranee.loading import build
from fondaco.games.mediterranee.meta import META
from fondaco.games.mediterranee.play import (
    PLAY,
)
from fondaco.games.mediterranee.position import read_position, write_position
from fondaco.games.mediterranee.setup import (
    deal,
    deploy_codes,
    power_codes,
)
from fondaco.games.mediterranee.sight import MediterraneeView
from fondaco.games.mediterranee.state import (
    BIDS,
    COMBAT,
    CONTROL,
    DEPLOYMENT,
    MOVEMENT,
    OVER,
    POSITIONS,
    POWERS_PHASE,
    PURCHASES,
    SALES,
    Chart,
    House,
    Sea,
)
from fondaco.games.mediterranee.view import imagine, view
from fondaco.games.mediterranee.words import (
    ACTIONS,
    EVENTS,
    AnswerPassage,
    Bid,
    ChoosePower,
    Deploy,
    Done,
    Leave,
    NamePrice,
    Refuse,
    Seize,
    Sink,
    TakePosition,
)
from fondaco.parley.talk import ASKED, LAST, NAMED
from fondaco.table.chance import Chance
from fondaco.table.contract import Game, State
from fondaco.table.meta import Meta
from fondaco.table.titles import check_seats
from fondaco.table.words import (
    Action,
    Event,
    Form,
    Refusal,
    Refused,
    Seat,
    Standings,
    Tell,
    View,
)


class MediterraneeState(Sea):
    """A table of Méditerranée."""

    __slots__ = ()

    def actors(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase == PURCHASES:
            return (self.active if self.talk is None else self.talk.speaker,)
        if phase == MOVEMENT:
            return (self.active,) if self.asking is None else self.asking.waiting()
        if phase == COMBAT:
            return (self.active if self.beaten < 0 else self.owner[self.victor],)
        if phase == BIDS:
            assert self.bids is not None
            return self.bids.waiting()
        if phase == DEPLOYMENT and self.active < 0:
            assert self.deploying is not None
            return self.deploying.waiting()
        return () if self.active < 0 else (self.active,)

    # -- codes --

    def choices(self, seat: Seat) -> list[int]:
        phase = self.phase
        if phase == PURCHASES:
            if self.talk is not None:
                if not self.port_talk:
                    return trade.trade_codes(self, seat)
                return market.price_codes(self, seat) if self.talk.speaker == seat else []
            return self._purchases(seat) if seat == self.active else []
        if phase == BIDS:
            return bid_codes(self, seat)
        if phase == DEPLOYMENT:
            return deploy_codes(self, seat)
        if phase == MOVEMENT and self.asking is not None:
            return movement.answer_codes(self, seat)
        if phase == COMBAT and self.beaten >= 0:
            return combat.prize_codes(self, seat)
        if seat != self.active:  # ME-203
            return []
        if phase == MOVEMENT:
            return movement.movement_codes(self, seat)
        if phase == COMBAT:
            return combat.attack_codes(self, seat)
        if phase == CONTROL:
            return control.land_codes(self, seat)
        if phase == SALES:
            return sales.sell_codes(self, seat)
        if phase == POSITIONS:
            return position_codes(self, seat)
        return power_codes(self, seat)

    def _purchases(self, seat: Seat) -> list[int]:
        money = self.money[seat]
        codes = market.market_codes(self, seat, money)
        codes += trade.open_codes(self, seat, money)
        codes += yard.yard_codes(self, seat, money)
        codes += stowage.transfer_codes(self, seat)
        codes += stowage.discard_codes(self, seat)
        codes.append(c.DONE)
        return codes

    def choose(self, seat: Seat, code: int, chance: Chance, tell: Tell | None = None) -> None:
        PLAY[code >> KIND](self, seat, code & ARGUMENT, chance, tell)

    def decode(self, seat: Seat, code: int) -> Action:
        return decode(self, seat, code & ~ARGUMENT, code & ARGUMENT)

    # -- actions --

    def forms(self, seat: Seat) -> list[Form]:
        return forms(self, seat)

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        return check(self, seat, action)

    def apply(self, seat: Seat, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        refusal = self.check(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        do(self, seat, action, chance, tell)

    def lapse(self, seat: Seat) -> Action:
        """The lapses of the catalogue's table of decisions."""
        phase, talk = self.phase, self.talk
        if phase == POWERS_PHASE:
            return ChoosePower(None)
        if phase == DEPLOYMENT:
            half = min(4, self.parts.capacity, self.parts.start_sailors // 2)
            return Deploy(half, half)
        if phase == BIDS:
            return Bid(0)
        if phase == POSITIONS:
            return TakePosition(self.places.index(-1) + 1)
        if talk is not None:
            if self.port_talk and talk.stage == ASKED:
                standing = market.standing_price(self, seat, self.talk_port, talk.responder)
                return NamePrice(standing or market.most_price(self, self.talk_port))
            if talk.stage == LAST or (self.port_talk and talk.stage == NAMED):
                return Leave()
            return Refuse()
        if self.asking is not None:
            return AnswerPassage(False)
        if self.beaten >= 0:
            return Seize(1) if self.crew[self.victor] > 1 else Sink()
        return Done()

    # -- the rest of the contract --

    def view(self, seat: Seat | None) -> View:
        return view(self, seat)

    def copy(self) -> "MediterraneeState":
        other = MediterraneeState(self.parts, self.house, self.chart, self.seats)
        other.take_from(self)
        return other

    def position(self) -> dict[str, Any]:
        return write_position(self)

    def standings(self) -> Standings:
        return standings(self)

    def end_reason(self) -> str | None:
        return self.reason if self.phase == OVER else None


class Mediterranee(Game):
    """Méditerranée with its options and components."""

    meta: Meta = META
    actions: Sequence[type[Action]] = ACTIONS
    events: Sequence[type[Event]] = EVENTS
    view_type: type[View] = MediterraneeView

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        self.options = options  # ME-908
        self.components = components
        self.parts = Components(components)
        self.house = House(options)
        self.charts = {seats: Chart(self.parts, self.house, seats) for seats in (2, 3, 4)}

    def _state(self, seats: int) -> MediterraneeState:
        return MediterraneeState(self.parts, self.house, self.charts[seats], seats)

    def deal(
        self, seats: int, chance: Chance, tell: Tell | None = None, first: Seat | None = None
    ) -> State:
        """`first` means nothing here: the order of every round is auctioned."""
        check_seats(self.meta, seats)  # ME-101
        state = self._state(seats)
        deal(state, chance, tell)
        return state

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, MediterraneeView)
        state = self._state(view.seats)
        imagine(state, view, chance)
        return state

    def load(self, position: dict[str, Any]) -> State:
        placed = read_position(position)
        check_seats(self.meta, placed.seats)
        state = self._state(placed.seats)
        build(state, placed)
        return state
