"""What may happen at a Golden Horn table: each phase's choices, handed to its chapter."""

from collections.abc import Sequence
from typing import Any

from fondaco.games.golden_horn.components import Components
from fondaco.games.golden_horn.dominion import (
    CONQUER,
    EXCHANGE,
    check_conquer,
    check_exchange,
    conquer,
    conquest_code,
    conquest_codes,
    decode_conquest,
    exchange,
    exchange_codes,
)
from fondaco.games.golden_horn.ending import check_declare, declare, may_declare, standings
from fondaco.games.golden_horn.meta import META
from fondaco.games.golden_horn.position import build, read_position, write_position
from fondaco.games.golden_horn.raid import (
    RAID,
    check_raid,
    decode_raid,
    raid,
    raid_code,
    raid_codes,
)
from fondaco.games.golden_horn.sailing import (
    CHOOSE,
    STOP,
    boat_code,
    boat_codes,
    check_choose_boat,
    check_choose_stop,
    choose_boat,
    choose_stop,
    decode_boat,
    stop_codes,
)
from fondaco.games.golden_horn.setup import (
    ANY_FLEET,
    PLACINGS,
    check_choose_fleet,
    check_place_boats,
    choose_fleet,
    deal,
    fleet_choices,
    place_boats,
    placing_code,
    placing_ports,
)
from fondaco.games.golden_horn.state import (
    CLOSE,
    FLEETS_PHASE,
    NO_FLEET,
    OVER,
    PLACE,
    PRE,
    SAIL,
    House,
    Sea,
)
from fondaco.games.golden_horn.turn import close_turn, closing_codes, end_turn, pass_move
from fondaco.games.golden_horn.view import imagine, view
from fondaco.games.golden_horn.words import (
    ACTIONS,
    EVENTS,
    ChooseBoat,
    ChooseFleet,
    ChooseStop,
    Conquer,
    DeclareEnd,
    EndTurn,
    Exchange,
    GoldenHornView,
    Pass,
    PlaceBoats,
    Raid,
)
from fondaco.table.chance import Chance
from fondaco.table.contract import Game, State
from fondaco.table.meta import Meta
from fondaco.table.titles import check_seats
from fondaco.table.words import (
    Action,
    Event,
    Form,
    Invalid,
    Refusal,
    Refused,
    Seat,
    Standings,
    Tell,
    View,
)

# Codes of choices, in rising order: 0… a fleet or a placing (by phase), then the chapters' own.
PASS = 3900
DECLARE = 3901
END_TURN = 9000


class GoldenHornState(Sea):
    """A table of Golden Horn."""

    __slots__ = ()

    def actors(self) -> tuple[Seat, ...]:
        if self.phase == FLEETS_PHASE:
            return tuple(s for s in range(self.seats) if self.fleets[s] == NO_FLEET)
        if self.phase == PLACE and self.active < 0:
            assert self.placing is not None
            return self.placing.waiting()
        return () if self.active < 0 else (self.active,)

    def choices(self, seat: Seat) -> list[int]:
        phase = self.phase
        if phase == FLEETS_PHASE:
            return fleet_choices(self, seat)
        if phase == PLACE:
            return self._placings(seat)
        if seat != self.active:  # GH-204
            return []
        if phase == PRE:
            boats = boat_codes(self, seat)
            codes = raid_codes(self, seat) + (boats or [PASS])  # GH-205, GH-207
        elif phase == SAIL:
            codes = stop_codes(self, seat)
        else:
            codes = [DECLARE] if may_declare(self, seat) else []
        if self.house.expansion:
            codes += conquest_codes(self, seat)
            codes += exchange_codes(self, seat)
        if phase == CLOSE:
            codes.append(END_TURN)
        return codes

    def _placings(self, seat: Seat) -> list[int]:
        """D2; a sealed choice may be replaced by another one until all have decided."""
        if self.house.turn_order and seat != self.active:
            return []
        return list(range(PLACINGS))

    def choose(self, seat: Seat, code: int, chance: Chance, tell: Tell | None = None) -> None:
        if STOP <= code < PASS:
            choose_stop(self, seat, code, chance, tell)
        elif CHOOSE <= code < STOP:
            choose_boat(self, seat, code, chance, tell)
        elif RAID <= code < CHOOSE:
            raid(self, seat, code, tell)
        elif code == END_TURN:
            end_turn(self, tell)
        elif code == PASS:
            pass_move(self, tell)
        elif code == DECLARE:
            declare(self, seat, tell)
            self._close_if_idle(tell)
        elif code >= EXCHANGE:
            exchange(self, seat, code - EXCHANGE, tell)
            self._close_if_idle(tell)
        elif code >= CONQUER:
            conquer(self, seat, code, tell)
            self._close_if_idle(tell)
        elif self.phase == PLACE:
            place_boats(self, seat, code, chance, tell)
        else:
            choose_fleet(self, seat, code, chance, tell)

    def _close_if_idle(self, tell: Tell | None) -> None:
        if self.phase == CLOSE:
            close_turn(self, tell)

    def decode(self, seat: Seat, code: int) -> Action:
        if STOP <= code < PASS:
            return ChooseStop(code - STOP)
        if CHOOSE <= code < STOP:
            return decode_boat(self, code)
        if RAID <= code < CHOOSE:
            return decode_raid(self, code)
        if code == END_TURN:
            return EndTurn()
        if code == PASS:
            return Pass()
        if code == DECLARE:
            return DeclareEnd()
        if code >= EXCHANGE:
            return Exchange(code - EXCHANGE)
        if code >= CONQUER:
            return decode_conquest(self, code)
        if self.phase == PLACE:
            return PlaceBoats(placing_ports(self, seat, code))
        return ChooseFleet(None if code == ANY_FLEET else self.parts.fleets[code])

    def _encode(self, seat: Seat, action: Action) -> int:
        """The code of an action that `check` accepts."""
        match action:
            case ChooseStop():
                return STOP + action.space
            case ChooseBoat():
                return boat_code(self, action)
            case Raid():
                return raid_code(self, action)
            case EndTurn():
                return END_TURN
            case Pass():
                return PASS
            case DeclareEnd():
                return DECLARE
            case Exchange():
                return EXCHANGE + action.peasants
            case Conquer():
                return conquest_code(self, action)
            case PlaceBoats():
                return placing_code(self, seat, action)
            case ChooseFleet():
                return ANY_FLEET if action.fleet is None else self.parts.fleets.index(action.fleet)
        raise TypeError(type(action))

    def forms(self, seat: Seat) -> list[Form]:
        """None: every choice of this title is finite and listed."""
        return []

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case ChooseFleet():
                return check_choose_fleet(self, seat, action)
            case PlaceBoats():
                return check_place_boats(self, seat, action)
        if self.phase in (FLEETS_PHASE, PLACE):
            return Refusal("GH-113", {"phase": "turn"})
        if seat != self.active:
            return Refusal("GH-204", {"active": self.active})
        match action:
            case Raid():
                return check_raid(self, seat, action)
            case ChooseBoat():
                return check_choose_boat(self, seat, action)
            case Pass():
                return self._check_pass(seat)
            case ChooseStop():
                return check_choose_stop(self, seat, action)
            case DeclareEnd():
                return check_declare(self, seat)
            case EndTurn():
                return self._check_end_turn(seat)
        if not self.house.expansion:
            return Refusal("GH-501")
        match action:
            case Conquer():
                return check_conquer(self, seat, action)
            case Exchange():
                return check_exchange(self, seat, action)
        raise TypeError(type(action))

    def _check_pass(self, seat: Seat) -> Refusal | None:
        if self.phase == CLOSE:
            return Refusal("GH-202")
        if self.phase == SAIL or boat_codes(self, seat):
            return Refusal("GH-205")
        return None

    def _check_end_turn(self, seat: Seat) -> Refusal | None:
        if self.phase == CLOSE:
            return None
        if self.phase == SAIL or boat_codes(self, seat):
            return Refusal("GH-205")
        return Refusal("GH-207")

    def apply(self, seat: Seat, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        refusal = self.check(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        self.choose(seat, self._encode(seat, action), chance, tell)

    def lapse(self, seat: Seat) -> Action:
        """The lot, all boats in Venice, the first boat and the nearest stop; never a raid."""
        if self.phase == FLEETS_PHASE:
            return ChooseFleet(None)
        if self.phase == CLOSE:
            return EndTurn()
        least = CHOOSE if self.phase == PRE else 0
        return self.decode(seat, next(code for code in self.choices(seat) if code >= least))

    def view(self, seat: Seat | None) -> View:
        return view(self, seat)

    def copy(self) -> "GoldenHornState":
        other = GoldenHornState(self.parts, self.house, self.seats)
        other.take_from(self)
        return other

    def position(self) -> dict[str, Any]:
        return write_position(self)

    def standings(self) -> Standings:
        return standings(self)

    def end_reason(self) -> str | None:
        return self.reason if self.phase == OVER else None


class GoldenHorn(Game):
    """Golden Horn with its options and components."""

    meta: Meta = META
    actions: Sequence[type[Action]] = ACTIONS
    events: Sequence[type[Event]] = EVENTS
    view_type: type[View] = GoldenHornView

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        self.options = options
        self.components = components
        self.parts = Components(components)
        self.house = House(options)

    def deal(
        self, seats: int, chance: Chance, tell: Tell | None = None, first: Seat | None = None
    ) -> State:
        check_seats(self.meta, seats)  # GH-101
        state = GoldenHornState(self.parts, self.house, seats)
        deal(state, chance, tell, first)
        return state

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, GoldenHornView)
        state = GoldenHornState(self.parts, self.house, view.seats)
        imagine(state, view, chance)
        return state

    def load(self, position: dict[str, Any]) -> State:
        placed = read_position(position)
        check_seats(self.meta, placed.seats)
        state = GoldenHornState(self.parts, self.house, placed.seats)
        build(state, placed)
        if state.phase == CLOSE and not self.house.closed and not closing_codes(state):
            raise Invalid("position.phase", "nothing is left to do in this turn", "GH-203")
        return state
