"""What may happen at a Méditerranée table: the verbs of each phase, and who is asked for them."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from fondaco.games.mediterranee.answers import ACCEPT, LEAVE, REFUSE
from fondaco.games.mediterranee.auction import (
    BID,
    TAKE_POSITION,
    bid,
    bid_codes,
    position_codes,
    take_position,
)
from fondaco.games.mediterranee.chart import Chart, HouseRules
from fondaco.games.mediterranee.combat import ATTACK, SEIZE, SINK
from fondaco.games.mediterranee.control import LAND, land
from fondaco.games.mediterranee.ending import standings
from fondaco.games.mediterranee.forms import forms
from fondaco.games.mediterranee.instructions import INSTRUCT_PASSAGE, INSTRUCT_PRICE
from fondaco.games.mediterranee.lapses import lapse
from fondaco.games.mediterranee.market import BUY, add_purchases, buy
from fondaco.games.mediterranee.meta import META
from fondaco.games.mediterranee.movement import (
    ANSWER_PASSAGE,
    REQUEST_PASSAGE,
    STEP,
    STOP,
    add_moves,
    step,
)
from fondaco.games.mediterranee.parts import Parts
from fondaco.games.mediterranee.price_talk import (
    ASK_PRICE,
    COUNTER,
    NAME_PRICE,
    TAKE,
    add_questions,
)
from fondaco.games.mediterranee.rounds import DONE, end_turn, proceed
from fondaco.games.mediterranee.sales import SELL
from fondaco.games.mediterranee.setup import CHOOSE_POWER, DEPLOY, deal
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
    Sea,
    no,
)
from fondaco.games.mediterranee.stowage import (
    DISCARD_GOODS,
    DISCARD_SAILORS,
    REARRANGE,
    add_discards,
    add_transfers,
    rearrange,
)
from fondaco.games.mediterranee.trade import (
    ASK_TRADE,
    COUNTER_TRADE,
    PROPOSE_TRADE,
    WITHDRAW,
    add_deals,
    may_withdraw,
)
from fondaco.games.mediterranee.view.build import build
from fondaco.games.mediterranee.view.imagining import chart, imagine
from fondaco.games.mediterranee.view.position import read_position, write_position
from fondaco.games.mediterranee.view.purses import Purses
from fondaco.games.mediterranee.view.view import view
from fondaco.games.mediterranee.view.words import MediterraneeView
from fondaco.games.mediterranee.words import ACTIONS, EVENTS
from fondaco.games.mediterranee.yard import BUILD_CASTLE, BUILD_GALLEY, ENROL, add_works, enrol
from fondaco.parley.talk import ASKED, COUNTERED, LAST, NAMED
from fondaco.table.chance import Chance
from fondaco.table.contract import Game, State
from fondaco.table.meta import Meta
from fondaco.table.notebook import Notebook
from fondaco.table.verbs import ARGUMENT, KIND, Verb, Verbs, listings
from fondaco.table.ways import Ways
from fondaco.table.words import Action, Event, Form, Refusal, Seat, Standings, Tell, View

# Within a phase something may be open; then nothing else is done. A talk has its stage added.
PRICE_TALK: Final = 100
TRADE_TALK: Final = 200
PASSAGE: Final = 300
PRIZE: Final = 400

QUESTIONS: dict[int, tuple[Verb[Sea], ...]] = {
    POWERS_PHASE: (CHOOSE_POWER,),
    DEPLOYMENT: (DEPLOY,),
    BIDS: (BID,),
    POSITIONS: (TAKE_POSITION,),
    PURCHASES: (
        BUY,
        ASK_PRICE,
        PROPOSE_TRADE,
        ASK_TRADE,
        BUILD_GALLEY,
        BUILD_CASTLE,
        ENROL,
        REARRANGE,
        DISCARD_GOODS,
        DISCARD_SAILORS,
        DONE,
    ),
    PRICE_TALK + ASKED: (NAME_PRICE,),  # ME-312
    PRICE_TALK + NAMED: (TAKE, COUNTER, LEAVE),  # ME-311
    PRICE_TALK + COUNTERED: (NAME_PRICE, ACCEPT, REFUSE),
    PRICE_TALK + LAST: (TAKE, COUNTER, LEAVE),
    TRADE_TALK + ASKED: (PROPOSE_TRADE, REFUSE),  # ME-319
    TRADE_TALK + NAMED: (ACCEPT, COUNTER_TRADE, REFUSE),
    TRADE_TALK + COUNTERED: (ACCEPT, REFUSE),
    TRADE_TALK + LAST: (ACCEPT, COUNTER_TRADE, LEAVE),
    MOVEMENT: (STEP, REQUEST_PASSAGE, STOP, DONE),  # ME-413: no piece is loaded or landed
    PASSAGE: (ANSWER_PASSAGE,),  # ME-405
    COMBAT: (ATTACK, DONE),
    PRIZE: (SINK, SEIZE),  # ME-507
    CONTROL: (LAND, DONE),
    SALES: (SELL, DONE),
    OVER: (),
}
"""The verbs that the table asks for, in each phase and for whatever is open."""
LISTINGS: Final = listings(QUESTIONS)
ASIDE = (INSTRUCT_PRICE, INSTRUCT_PASSAGE)
"""What anybody may do at any time."""

_OPEN_IN = {1: PURCHASES, 2: PURCHASES, 3: MOVEMENT, 4: COMBAT}  # by the hundreds of a question
PHASE_OF = {
    **{verb: _OPEN_IN.get(q // 100, q) for q, verbs in QUESTIONS.items() for verb in verbs},
    WITHDRAW: PURCHASES,
}
VERBS: Final = Verbs([*PHASE_OF, *ASIDE])


# What is asked and played most often is called by name: compiled, that is many times as quick as
# through a table. `tests/games/mediterranee/test_dispatch.py` holds both against the verbs.


def _codes(sea: Sea, question: int, seat: Seat) -> list[int]:
    """The codes of a question's verbs, in their order."""
    codes: list[int] = []
    if question == PURCHASES:
        add_purchases(sea, seat, codes)
        add_questions(sea, seat, codes)
        add_deals(sea, seat, codes)
        add_works(sea, seat, codes)
        add_transfers(sea, seat, codes)
        add_discards(sea, seat, codes)
        codes.append(DONE.base)
        return codes
    if question == MOVEMENT:
        add_moves(sea, seat, codes)
        codes.append(DONE.base)
        return codes
    if question == BIDS:
        return bid_codes(sea, seat)
    if question == POSITIONS:
        return position_codes(sea, seat)
    for listing in LISTINGS[question]:
        codes += listing(sea, seat)
    return codes


def _play(
    sea: Sea, seat: Seat, kind: int, argument: int, chance: Chance, tell: Tell | None
) -> None:
    """Play the verb of this kind."""
    if kind == REARRANGE.kind:
        rearrange(sea, seat, argument, chance, tell)
    elif kind == STEP.kind:
        step(sea, seat, argument, chance, tell)
    elif kind == BID.kind:
        bid(sea, seat, argument, chance, tell)
    elif kind == TAKE_POSITION.kind:
        take_position(sea, seat, argument, chance, tell)
    elif kind == BUY.kind:
        buy(sea, seat, argument, chance, tell)
    elif kind == LAND.kind:
        land(sea, seat, argument, chance, tell)
    elif kind == ENROL.kind:
        enrol(sea, seat, argument, chance, tell)
    else:
        VERBS.plays[kind](sea, seat, argument, chance, tell)


class MediterraneeState(Sea):
    """A table of Méditerranée."""

    __slots__ = ()

    verbs: ClassVar[Verbs[Any]] = VERBS

    def actors(self) -> tuple[Seat, ...]:
        phase, alone = self.phase, self.chart.alone
        if phase == PURCHASES:
            return alone[self.active if self.talk is None else self.talk.speaker]
        if phase == MOVEMENT:
            return alone[self.active] if self.asking is None else self.asking.waiting()
        if phase == COMBAT:
            return alone[self.active if self.beaten < 0 else self.owner[self.victor]]
        if phase == BIDS:
            assert self.bids is not None
            return self.bids.waiting()
        if phase == DEPLOYMENT and self.active < 0:
            assert self.deploying is not None
            return self.deploying.waiting()
        return () if self.active < 0 else alone[self.active]

    def _may_act(self, seat: Seat) -> bool:
        """Whether the table takes an answer to its question from this seat (ME-203)."""
        if self.active < 0:
            return self.phase != OVER  # a sealed choice may be replaced (ME-206)
        if self.talk is None and self.asking is None and self.beaten < 0:
            return seat == self.active
        return seat in self.actors()

    def _question(self) -> int:
        if self.talk is not None:
            return (PRICE_TALK if self.port_talk else TRADE_TALK) + self.talk.stage
        if self.asking is not None:
            return PASSAGE
        return self.phase if self.beaten < 0 else PRIZE

    def choices(self, seat: Seat) -> list[int]:
        if not self._may_act(seat):
            return [WITHDRAW.base] if may_withdraw(self, seat) else []
        return _codes(self, self._question(), seat)

    def choose(self, seat: Seat, code: int, chance: Chance, tell: Tell | None = None) -> None:
        if code == DONE.base:  # it begins the next turn itself
            end_turn(self, tell)
        else:
            _play(self, seat, code >> KIND, code & ARGUMENT, chance, tell)
            proceed(self, tell)

    def apply(self, seat: Seat, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        super().apply(seat, action, chance, tell)
        if self.verbs.of(action) not in ASIDE:  # what has no code did not pass through `choose`
            proceed(self, tell)

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        verb = self.verbs.of(action)
        if self.phase == OVER:
            return no("ME-801", "game_over")
        if verb in ASIDE:
            return verb.check(self, seat, action)
        if verb is BID and self.phase == POSITIONS:
            return no("ME-206", "bids_closed")
        if verb is WITHDRAW and may_withdraw(self, seat):
            return None  # before the other has answered
        if not self._may_act(seat):
            return no("ME-203", "not_your_turn")
        if verb not in QUESTIONS[self._question()]:
            return self._not_now(verb)
        return verb.check(self, seat, action)

    def _not_now(self, verb: Verb[Sea]) -> Refusal:
        """Another phase, something that is open, or nothing that the verb could answer."""
        phase, talk = self.phase, self.talk
        if phase < PURCHASES or (verb is not DONE and phase != PHASE_OF[verb]):
            return no("ME-201", "wrong_phase")
        if self.asking is not None:
            return no("ME-405", "passage_asked")
        if self.beaten >= 0:
            return no("ME-507", "prize_waits")
        if phase == MOVEMENT:
            return no("ME-405", "nothing_asked")
        if phase == COMBAT:
            return no("ME-507", "no_prize")
        if verb is DONE:
            return no("ME-302", "talk_open")
        if verb is WITHDRAW:
            return no("ME-319", "nothing_to_withdraw")
        if talk is None:
            return no("ME-311", "no_talk")
        if not self.port_talk:
            return no("ME-319", "talk_open")
        if talk.stage == ASKED:
            return no("ME-312", "price_asked")
        return no("ME-311", "talk_open")

    def forms(self, seat: Seat) -> list[Form]:
        return forms(self, seat)

    def lapse(self, seat: Seat) -> Action:
        return lapse(self, seat)

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

    meta: ClassVar[Meta] = META
    actions: ClassVar[Sequence[type[Action]]] = ACTIONS
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    view_type: ClassVar[type[View]] = MediterraneeView

    ways: ClassVar[Ways[Any, Any, Any]] = Ways(
        deal=deal, chart=chart, imagine=imagine, read=read_position, build=build
    )

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        super().__init__(options, components)  # ME-908
        self.parts = Parts(components)
        self.house = HouseRules(options)
        self.charts = {seats: Chart(self.parts, self.house, seats) for seats in (2, 3, 4)}

    def bare(self, seats: int) -> State:
        return MediterraneeState(self.parts, self.house, self.charts[seats], seats)

    def notebook(self, seat: Seat) -> Notebook | None:
        return None if self.house.open_money else Purses(self.parts.start_money)  # ME-R41
