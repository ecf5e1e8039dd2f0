"""What may happen at a Genoa table: each phase's choices, handed to its chapter."""

from collections.abc import Sequence
from typing import Any

from fondaco.games.genoa.answers import answer_codes, finish, plain_terms, speak
from fondaco.games.genoa.codes import (
    ACCEPT,
    AGAIN,
    ANY_GOOD_PLAYED,
    BUILD,
    BUILD_DELIVER,
    CLAIMED,
    DELIVER,
    DELIVERIES,
    END_ACTION,
    END_MOVEMENT,
    EXCHANGED,
    GIVE,
    KEEP,
    LAPSE,
    MASKS,
    MOVE,
    OFFER,
    OPEN_FLOOR,
    PASS,
    PERFORM,
    PICK_CARD,
    PLACE,
    PLAY_START,
    PRIVILEGE_DRAWN,
    ROLL,
    SMALL_ORDER,
    SPECIAL_CHOICES,
    TAKE,
    TAKE_EXTRA,
    WITHDRAW,
)
from fondaco.games.genoa.components import Components
from fondaco.games.genoa.deals import pick, pickable
from fondaco.games.genoa.ending import REASON, standings
from fondaco.games.genoa.forms import forms, read_ask, show
from fondaco.games.genoa.lapses import lapse_action
from fondaco.games.genoa.law import (
    accept,
    again,
    decide_codes,
    decline,
    lapse,
    listening,
    offer_id,
    open_codes,
    open_floor,
    take,
)
from fondaco.games.genoa.markers import marker_codes, pass_markers, place
from fondaco.games.genoa.meta import META
from fondaco.games.genoa.naming import decode, encode
from fondaco.games.genoa.position import build, read_position, write_position
from fondaco.games.genoa.refusals import refuse
from fondaco.games.genoa.setup import deal
from fondaco.games.genoa.state import (
    CLAIM,
    MARKERS,
    MOVE_OFFERS,
    MOVE_OPEN,
    OFFERS,
    OPEN,
    OVER,
    PICK,
    WINDOW,
    City,
    House,
)
from fondaco.games.genoa.terms import Intent, read_offer
from fondaco.games.genoa.tower import (
    claim,
    claim_codes,
    end_movement,
    move,
    move_codes,
    play_start,
    roll,
    start_codes,
)
from fondaco.games.genoa.view import imagine, view
from fondaco.games.genoa.window import (
    any_good,
    building_action,
    close_window,
    exchange,
    give_proceeds,
    perform,
    small_order,
    window_codes,
)
from fondaco.games.genoa.words import (
    ACTIONS,
    EVENTS,
    Again,
    Decline,
    GenoaView,
    Intend,
    Offer,
    OpenFloor,
    Show,
)
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


class GenoaState(City):
    """A table of Les Marchands de Gênes."""

    __slots__ = ()

    def actors(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase in (OFFERS, MOVE_OFFERS):
            assert self.floor is not None
            return self.floor.answers.waiting()
        if phase == WINDOW:
            return (self.performer,)
        if phase == MARKERS:
            return (self.placing,)
        if phase == CLAIM:
            assert self.claims is not None
            return self.claims.waiting()
        return () if phase == OVER else (self.active,)

    def choices(self, seat: Seat) -> list[int]:
        phase = self.phase
        if self.floor is not None and phase != PICK:
            if seat == self.active:
                return decide_codes(self)
            return answer_codes(self, seat) if listening(self, seat) else []
        if phase == WINDOW:
            return window_codes(self, seat) if seat == self.performer else []  # GN-316
        if phase == MARKERS:
            return marker_codes(self, seat) if seat == self.placing else []
        if phase == CLAIM:
            return claim_codes(self, seat)
        if phase == OVER or seat != self.active:
            return []
        if phase == MOVE_OPEN:
            return [OPEN_FLOOR, *move_codes(self)]
        if phase == OPEN:
            return open_codes(self)
        if phase == PICK:
            return [PICK_CARD + card for card in pickable(self)]
        return start_codes(self, seat)

    def choose(self, seat: Seat, code: int, chance: Chance, tell: Tell | None = None) -> None:
        # First what others do not see, then what is public and remembered as the last play.
        if OFFER <= code < CLAIMED:
            terms = plain_terms(self, seat, code)
            speak(self, seat, offer_id(self, seat, terms.target), terms, tell)
        elif code in (PASS, KEEP) and self.phase != MARKERS:
            finish(self, seat, tell)
        elif CLAIMED <= code < PLACE:
            claim(self, seat, code - CLAIMED, tell)
        elif WITHDRAW <= code < ANY_GOOD_PLAYED:
            speak(self, seat, offer_id(self, seat, code - WITHDRAW), None, tell)
        elif PICK_CARD <= code < DELIVER:
            pick(self, code - PICK_CARD, tell)
        elif GIVE <= code < PICK_CARD:
            give_proceeds(self, code - GIVE, tell)
        else:
            self.last_code, self.last_seat = code, seat
            if code < MOVE:
                self._simple(seat, code, chance, tell)
            elif code < WITHDRAW:
                move(self, code - MOVE, tell)
            elif code >= PLACE:
                place(self, seat, code, tell)
            elif code >= ACCEPT:
                target, mask = divmod(code - ACCEPT, MASKS)
                accept(self, target, mask, tell)
            else:
                self._window(code, chance, tell)

    def _simple(self, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
        if code == OPEN_FLOOR:
            open_floor(self, None, tell)
        elif code in (PERFORM, PRIVILEGE_DRAWN):
            perform(self, -1, 0, chance, tell)
        elif code == END_ACTION:
            close_window(self, tell)
        elif code in (TAKE, TAKE_EXTRA):
            take(self, tell)
        elif code == ROLL:
            roll(self, chance, tell)
        elif code == LAPSE:
            lapse(self, tell)
        elif code == AGAIN:
            again(self, None, tell)
        elif code == END_MOVEMENT:
            end_movement(self, tell)
        elif code == PASS:
            pass_markers(self, seat, tell)
        else:
            play_start(self, code - PLAY_START, tell)

    def _window(self, code: int, chance: Chance, tell: Tell | None) -> None:
        if code >= EXCHANGED:
            exchange(self, code, chance, tell)
        elif code >= BUILD_DELIVER:
            building, rest = divmod(code - BUILD_DELIVER, DELIVERIES)
            card, special = divmod(rest, SPECIAL_CHOICES)
            building_action(self, building, card, special, chance, tell)
        elif code >= BUILD:
            building_action(self, code - BUILD, -1, 0, chance, tell)
        elif code >= DELIVER:
            card, special = divmod(code - DELIVER, SPECIAL_CHOICES)
            perform(self, card, special, chance, tell)
        elif code >= SMALL_ORDER:
            small_order(self, code - SMALL_ORDER, tell)
        else:
            any_good(self, code - ANY_GOOD_PLAYED, tell)

    def decode(self, seat: Seat, code: int) -> Action:
        return decode(self, seat, code)

    def forms(self, seat: Seat) -> list[Form]:
        return forms(self, seat)

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        return refuse(self, seat, action)

    def apply(self, seat: Seat, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        refusal = self.check(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        match action:
            case Offer():
                terms = read_offer(self.parts, self.board, action)
                speak(self, seat, offer_id(self, seat, terms.target), terms, tell)
            case Intend():
                target = self.board.id[action.target]
                intent = Intent(target, action.money, action.words)
                speak(self, seat, offer_id(self, seat, target), intent, tell)
            case OpenFloor() if action.ask is not None:
                self.last_code, self.last_seat = OPEN_FLOOR, seat
                open_floor(self, read_ask(self, action.ask), tell)
            case Again() if action.ask is not None:
                self.last_code, self.last_seat = AGAIN, seat
                again(self, read_ask(self, action.ask), tell)
            case Decline():
                decline(self, action.offer.id, action.offer.version, tell)
            case Show():
                show(self, seat, action, tell)
            case _:
                self.choose(seat, encode(self, seat, action), chance, tell)

    def lapse(self, seat: Seat) -> Action:
        return lapse_action(self, seat)

    def view(self, seat: Seat | None) -> View:
        return view(self, seat)

    def copy(self) -> "GenoaState":
        other = GenoaState.__new__(GenoaState)
        other.parts = self.parts
        other.house = self.house
        other.board = self.board
        other.pairs = self.pairs
        other.letters = self.letters
        other.variant = self.variant
        other.seats = self.seats
        other.end_space = self.end_space
        other.everybody = self.everybody
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

    meta: Meta = META
    actions: Sequence[type[Action]] = ACTIONS
    events: Sequence[type[Event]] = EVENTS
    view_type: type[View] = GenoaView

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        self.options = options
        self.components = components
        self.parts = Components(components)
        self.house = House(options)

    def deal(
        self, seats: int, chance: Chance, tell: Tell | None = None, first: Seat | None = None
    ) -> State:
        check_seats(self.meta, seats)  # GN-101
        state = GenoaState(self.parts, self.house, seats)
        deal(state, chance, tell)  # GN-R4: the first player is found by lot, whoever was named
        return state

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, GenoaView)
        state = GenoaState(self.parts, self.house, view.seats)
        imagine(state, view, chance)
        return state

    def load(self, position: dict[str, Any]) -> State:
        placed = read_position(position)
        check_seats(self.meta, placed.seats)
        state = GenoaState(self.parts, self.house, placed.seats)
        build(state, placed)
        return state
