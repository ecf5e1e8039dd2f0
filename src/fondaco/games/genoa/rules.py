"""What may happen at a Genoa table: the verbs of each phase, and who is asked."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from fondaco.games.genoa.answers import KEEP, PASS, WITHDRAW, keep
from fondaco.games.genoa.cards import SHOW, show_forms
from fondaco.games.genoa.components import Components
from fondaco.games.genoa.concluding import PICK_CARD
from fondaco.games.genoa.decisions import (
    ACCEPT,
    DECLINE,
    LAPSE,
    TAKE,
    accept,
    accept_codes,
    decline_forms,
    lapse_codes,
    take,
    take_codes,
)
from fondaco.games.genoa.ending import REASON, standings
from fondaco.games.genoa.floors import (
    AGAIN,
    OPEN_FLOOR,
    again_codes,
    ask_forms,
    listening,
    open_floor,
    open_floor_codes,
)
from fondaco.games.genoa.lapses import lapse_code
from fondaco.games.genoa.markers import PLACE_MARKERS
from fondaco.games.genoa.meta import META
from fondaco.games.genoa.offering import INTEND, OFFER, answer_codes, offer_forms, offer_plainly
from fondaco.games.genoa.orders import DELIVER, SMALL_ORDER, deliver_codes, small_order_codes
from fondaco.games.genoa.setup import deal
from fondaco.games.genoa.specials import PLAY_ANY_GOOD, PLAY_BUILDING, PLAY_EXCHANGE, special_codes
from fondaco.games.genoa.state import (
    CLAIM,
    DECIDE,
    MARKERS,
    MOVE_DECIDE,
    MOVE_OFFERS,
    MOVE_OPEN,
    OFFERS,
    OPEN,
    OVER,
    PICK,
    START_PHASE,
    WINDOW,
    City,
    HouseRules,
    Setting,
)
from fondaco.games.genoa.tower import (
    CLAIM_MESSAGES,
    END_MOVEMENT,
    MOVE,
    PLAY_START,
    ROLL,
    end_movement_codes,
    move,
    move_codes,
    roll,
)
from fondaco.games.genoa.verbs import GenoaVerb
from fondaco.games.genoa.view.build import build, write_position
from fondaco.games.genoa.view.charting import chart
from fondaco.games.genoa.view.imagining import imagine
from fondaco.games.genoa.view.memory import Memory
from fondaco.games.genoa.view.position import read_position
from fondaco.games.genoa.view.view import view
from fondaco.games.genoa.window import (
    DRAW_PRIVILEGE,
    END_ACTION,
    GIVE_PROCEEDS,
    PERFORM,
    draw_privilege_codes,
    end_action,
    end_action_codes,
    perform,
    perform_codes,
)
from fondaco.games.genoa.words import ACTIONS, EVENTS, GenoaView
from fondaco.table.chance import Chance
from fondaco.table.contract import Game, State
from fondaco.table.meta import Meta
from fondaco.table.notebook import Notebook
from fondaco.table.verbs import ARGUMENT, KIND, NO_CODE, Verbs, listings
from fondaco.table.ways import Ways
from fondaco.table.words import Action, Event, Form, Refusal, Seat, Standings, Tell, View

BEFORE: Final = WINDOW
AFTER: Final = OVER + 1
GIVING: Final = OVER + 2
"""The parts of an action window: before the action, after it, while proceeds are given."""

QUESTIONS: dict[int, tuple[GenoaVerb, ...]] = {
    START_PHASE: (ROLL, PLAY_START),
    OPEN: (TAKE, OPEN_FLOOR, LAPSE),
    OFFERS: (TAKE, ACCEPT, DECLINE),
    DECIDE: (TAKE, LAPSE, AGAIN, ACCEPT, DECLINE),
    MOVE_OPEN: (OPEN_FLOOR, MOVE, END_MOVEMENT),
    MOVE_OFFERS: (END_MOVEMENT, MOVE, ACCEPT, DECLINE),
    MOVE_DECIDE: (AGAIN, END_MOVEMENT, MOVE, ACCEPT, DECLINE),
    PICK: (PICK_CARD,),
    BEFORE: (PERFORM, DRAW_PRIVILEGE, DELIVER, PLAY_ANY_GOOD, PLAY_BUILDING, PLAY_EXCHANGE),
    AFTER: (END_ACTION, SMALL_ORDER, PLAY_ANY_GOOD, PLAY_BUILDING, PLAY_EXCHANGE),
    GIVING: (GIVE_PROCEEDS,),
    CLAIM: (CLAIM_MESSAGES,),
    MARKERS: (PASS, PLACE_MARKERS),
    OVER: (),
}
"""The verbs of the seat whose phase it is, in the order of its choices."""
ANSWERS = (OFFER, INTEND, WITHDRAW, KEEP, PASS)
"""The verbs of the others on a floor."""
ALWAYS = (SHOW,)
"""What every seat may do in every phase."""

_EACH = {verb.action: verb for verbs in (*QUESTIONS.values(), ANSWERS, ALWAYS) for verb in verbs}
VERBS: Final[Verbs[Any]] = Verbs(_EACH.values())
PUBLIC: Final = {verb.kind: verb.public for verb in _EACH.values()}
KINDS: Final = sorted(kind for kind in PUBLIC if kind != NO_CODE)
LISTINGS: Final = listings(QUESTIONS)


# What is asked and played most often is called by name: compiled, that is many times as quick as
# through a table. `tests/games/genoa/test_dispatch.py` holds both against the verbs.


def _codes(city: City, phase: int, seat: Seat) -> list[int]:
    """The codes of a phase's verbs, in their order."""
    codes: list[int]
    if phase == OPEN:
        codes = take_codes(city, seat)
        codes += open_floor_codes(city, seat)
        codes += lapse_codes(city, seat)
    elif phase == MOVE_OPEN:
        codes = open_floor_codes(city, seat)
        codes += move_codes(city, seat)
        codes += end_movement_codes(city, seat)
    elif phase == DECIDE:
        codes = take_codes(city, seat)
        codes += lapse_codes(city, seat)
        codes += again_codes(city, seat)
        codes += accept_codes(city, seat)
    elif phase == MOVE_DECIDE:
        codes = again_codes(city, seat)
        codes += end_movement_codes(city, seat)
        codes += move_codes(city, seat)
        codes += accept_codes(city, seat)
    elif phase == BEFORE:
        codes = perform_codes(city, seat)
        codes += draw_privilege_codes(city, seat)
        codes += deliver_codes(city, seat)
        codes += special_codes(city, seat)
    elif phase == AFTER:
        codes = end_action_codes(city, seat)
        codes += small_order_codes(city, seat)
        codes += special_codes(city, seat)
    else:
        codes = []
        for listing in LISTINGS[phase]:
            codes += listing(city, seat)
    return codes


def _play(
    city: City, seat: Seat, kind: int, argument: int, chance: Chance, tell: Tell | None
) -> None:
    """Play the verb of this kind."""
    if kind == MOVE.kind:
        move(city, seat, argument, chance, tell)
    elif kind == OPEN_FLOOR.kind:
        open_floor(city, seat, argument, chance, tell)
    elif kind == PERFORM.kind:
        perform(city, seat, argument, chance, tell)
    elif kind == ACCEPT.kind:
        accept(city, seat, argument, chance, tell)
    elif kind == ROLL.kind:
        roll(city, seat, argument, chance, tell)
    elif kind == END_ACTION.kind:
        end_action(city, seat, argument, chance, tell)
    elif kind == TAKE.kind:
        take(city, seat, argument, chance, tell)
    else:
        VERBS.plays[kind](city, seat, argument, chance, tell)


class GenoaState(City):
    """A table of Les Marchands de Gênes."""

    __slots__ = ()

    verbs: ClassVar[Verbs[Any]] = VERBS

    def actors(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase in (OFFERS, MOVE_OFFERS):
            assert self.floor is not None
            return self.floor.answers.waiting()
        alone = self.setting.alone
        if phase == WINDOW:
            return alone[self.performer]
        if phase == MARKERS:
            return alone[self.placing]
        if phase == CLAIM:
            assert self.claims is not None
            return self.claims.waiting()
        return () if phase == OVER else alone[self.active]

    def choices(self, seat: Seat) -> list[int]:
        phase = self.phase
        if self.floor is not None and phase != PICK and seat != self.active:
            return answer_codes(self, seat) if listening(self, seat) else []
        if phase == WINDOW:
            if seat != self.performer:  # GN-316
                return []
            phase = GIVING if self.giving else AFTER if self.performed else BEFORE
        elif phase == MARKERS:
            if seat != self.placing:
                return []
        elif phase != CLAIM and seat != self.active:
            return []
        return _codes(self, phase, seat)

    def choose(self, seat: Seat, code: int, chance: Chance, tell: Tell | None = None) -> None:
        kind = code >> KIND
        if kind == OFFER.kind:  # most plays of all
            offer_plainly(self, seat, code & ARGUMENT, chance, tell)
            return
        if kind == KEEP.kind:
            keep(self, seat, 0, chance, tell)
            return
        if PUBLIC[kind] is not None and (self.floor is None or seat == self.active):
            # A play that all can see; what the others say on a floor is none.
            self.last_code, self.last_seat = code, seat
        _play(self, seat, kind, code & ARGUMENT, chance, tell)

    def decode(self, seat: Seat, code: int) -> Action:
        kind = code >> KIND
        # These quote versions of offers, or messages of the hand by their place in it.
        if kind in (ACCEPT.kind, CLAIM_MESSAGES.kind):
            return VERBS.decode(self, seat, code)
        # All others follow from the code, the seat and whether it needs an extra action.
        said = self.setting.said[2 * seat + (self.allowance[seat] > 0)]
        action = said.get(code)
        if action is None:
            action = said[code] = VERBS.decode(self, seat, code)
        return action

    def public_code(self, seat: Seat, number: int) -> int:
        if number < 0:
            return -1
        kind = KINDS[bisect_right(KINDS, number) - 1]
        public = PUBLIC[kind]
        if public is None or not public(self, seat, number - kind):
            return -1
        return self.verbs.by_kind[kind].code(number - kind)

    def forms(self, seat: Seat) -> list[Form]:
        if self.phase == OVER:
            return []
        made: list[Form] = []
        if seat == self.active:
            made = ask_forms(self) + decline_forms(self)
        elif listening(self, seat):
            made = offer_forms(self, seat)
        return made + show_forms(self, seat)

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        if self.phase == OVER:
            return Refusal("GN-203")
        return super().check(seat, action)

    def lapse(self, seat: Seat) -> Action:
        return self.decode(seat, lapse_code(self, seat))

    def view(self, seat: Seat | None) -> View:
        return view(self, seat)

    def copy(self) -> "GenoaState":
        other = GenoaState(self.setting)
        other.take_from(self)
        return other

    def position(self) -> dict[str, Any]:
        return write_position(self)

    def standings(self) -> Standings:
        return standings(self)

    def end_reason(self) -> str | None:
        return REASON if self.phase == OVER else None


class Genoa(Game):
    """Les Marchands de Gênes with its options and components."""

    meta: ClassVar[Meta] = META
    actions: ClassVar[Sequence[type[Action]]] = ACTIONS
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    view_type: ClassVar[type[View]] = GenoaView

    ways: ClassVar[Ways[Any, Any, Any]] = Ways(
        deal=deal, chart=chart, imagine=imagine, read=read_position, build=build
    )

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        super().__init__(options, components)
        self.parts = Components(components)
        self.house = HouseRules(options)
        self._settings: dict[int, Setting] = {}

    def bare(self, seats: int) -> State:
        found = self._settings.get(seats)
        if found is None:
            found = self._settings[seats] = Setting(self.parts, self.house, seats)
        return GenoaState(found)

    def notebook(self, seat: Seat) -> Notebook | None:
        return Memory(self.parts)


class Genoa1(Genoa):
    """Rules version 1: who had a marker was asked for it, also where he could only pass."""

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        super().__init__(options, components)
        self.house.asks_idle_owners = True
