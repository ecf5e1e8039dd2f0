"""What may happen at a Golden Horn table: the verbs of each phase."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, ClassVar, Final

from fondaco.games.golden_horn.components import Components
from fondaco.games.golden_horn.dominion import CONQUER, EXCHANGE, conquest_codes, exchange_codes
from fondaco.games.golden_horn.ending import DECLARE_END, declare_codes, standings
from fondaco.games.golden_horn.meta import META
from fondaco.games.golden_horn.raid import RAID, raid, raid_codes
from fondaco.games.golden_horn.sailing import (
    CHOOSE_BOAT,
    CHOOSE_STOP,
    choose_boat,
    choose_stop,
    stop_codes,
)
from fondaco.games.golden_horn.setup import (
    CHOOSE_FLEET,
    PLACE_BOATS,
    deal,
    fleet_codes,
    placing_codes,
)
from fondaco.games.golden_horn.state import (
    CLOSE,
    FLEETS_PHASE,
    NO_FLEET,
    OVER,
    PLACE,
    PRE,
    SAIL,
    HouseRules,
    Sea,
    Setting,
)
from fondaco.games.golden_horn.turn import END_TURN, PASS, close_turn, end_codes, move_codes
from fondaco.games.golden_horn.view.build import build
from fondaco.games.golden_horn.view.imagining import chart, imagine
from fondaco.games.golden_horn.view.memory import Warehouses
from fondaco.games.golden_horn.view.names import write_position
from fondaco.games.golden_horn.view.position import read_position
from fondaco.games.golden_horn.view.seeing import view
from fondaco.games.golden_horn.words import (
    ACTIONS,
    EVENTS,
    ChooseFleet,
    EndTurn,
    GoldenHornView,
    PlaceBoats,
)
from fondaco.table.chance import Chance
from fondaco.table.contract import Game
from fondaco.table.meta import Meta
from fondaco.table.notebook import Notebook
from fondaco.table.verbs import ARGUMENT, KIND, Verb, Verbs, listings
from fondaco.table.ways import Ways
from fondaco.table.words import Action, Event, Form, Refusal, Seat, Standings, Tell, View

QUESTIONS: dict[int, tuple[Verb[Sea], ...]] = {
    FLEETS_PHASE: (CHOOSE_FLEET,),
    PLACE: (PLACE_BOATS,),
    PRE: (RAID, CHOOSE_BOAT, PASS),
    SAIL: (CHOOSE_STOP,),
    CLOSE: (DECLARE_END, END_TURN),
    OVER: (),
}
DOMINION: dict[int, tuple[Verb[Sea], ...]] = QUESTIONS | {
    PRE: (RAID, CHOOSE_BOAT, PASS, CONQUER, EXCHANGE),
    SAIL: (CHOOSE_STOP, CONQUER, EXCHANGE),
    CLOSE: (DECLARE_END, CONQUER, EXCHANGE, END_TURN),
}
LISTINGS: Final = (listings(QUESTIONS), listings(DOMINION))
"""What the phases of the rules list. `GoldenHornState.choices` and `choose` call the busiest verbs
by name: compiled, that is many times as quick as through a table. A test compares both.
"""


VERBS: Final[Verbs[Any]] = Verbs(chain.from_iterable(DOMINION.values()))


class GoldenHornState(Sea):
    """A table of Golden Horn."""

    __slots__ = ()

    verbs: ClassVar[Verbs[Any]] = VERBS

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
            return fleet_codes(self, seat)
        if phase == PLACE:
            return placing_codes(self, seat)
        if seat != self.active:  # GH-204
            return []
        if phase == SAIL:
            codes = stop_codes(self, seat)
        elif phase == PRE:
            codes = raid_codes(self, seat)
            codes += move_codes(self, seat)
        else:
            codes = declare_codes(self, seat)
        if self.house.expansion:
            codes += conquest_codes(self, seat)
            codes += exchange_codes(self, seat)
        if phase == CLOSE:
            codes += end_codes(self, seat)
        return codes

    def choose(self, seat: Seat, code: int, chance: Chance, tell: Tell | None = None) -> None:
        kind, argument = code >> KIND, code & ARGUMENT
        if kind == CHOOSE_STOP.kind:
            choose_stop(self, seat, argument, chance, tell)
        elif kind == CHOOSE_BOAT.kind:
            choose_boat(self, seat, argument, chance, tell)
        elif kind == RAID.kind:
            raid(self, seat, argument, chance, tell)
        else:
            VERBS.choose(self, seat, code, chance, tell)
        if self.phase == CLOSE:
            close_turn(self, tell)

    def decode(self, seat: Seat, code: int) -> Action:
        if code >> KIND == PLACE_BOATS.kind:  # names the boats of a fleet
            return VERBS.decode(self, seat, code)
        said = self.setting.said
        action = said.get(code)
        if action is None:
            action = said[code] = VERBS.decode(self, seat, code)
        return action

    def forms(self, seat: Seat) -> list[Form]:
        """None: every choice of this title is finite and listed."""
        return []

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, ChooseFleet | PlaceBoats):
            if self.phase in (FLEETS_PHASE, PLACE):
                return Refusal("GH-113", {"phase": "turn"})
            if seat != self.active:
                return Refusal("GH-204", {"active": self.active})
        return super().check(seat, action)

    def lapse(self, seat: Seat) -> Action:
        """The lot, all boats in Venice, the first boat and the nearest stop; never a raid."""
        if self.phase == FLEETS_PHASE:
            return ChooseFleet(None)
        if self.phase == CLOSE:
            return EndTurn()
        least = CHOOSE_BOAT.base if self.phase == PRE else 0
        return self.decode(seat, next(code for code in self.choices(seat) if code >= least))

    def view(self, seat: Seat | None) -> View:
        return view(self, seat)

    def copy(self) -> "GoldenHornState":
        other = GoldenHornState(self.setting)
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

    meta: ClassVar[Meta] = META
    actions: ClassVar[Sequence[type[Action]]] = ACTIONS
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    view_type: ClassVar[type[View]] = GoldenHornView

    ways: ClassVar[Ways[Any, Any, Any]] = Ways(
        deal=deal, chart=chart, imagine=imagine, read=read_position, build=build
    )

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        super().__init__(options, components)
        self.parts = Components(components)
        self.house = HouseRules(options)
        self._settings: dict[int, Setting] = {}

    def setting(self, seats: int) -> Setting:
        found = self._settings.get(seats)
        if found is None:
            found = self._settings[seats] = Setting(self.parts, self.house, seats)
        return found

    def bare(self, seats: int) -> GoldenHornState:
        return GoldenHornState(self.setting(seats))

    def notebook(self, seat: Seat) -> Notebook | None:
        return Warehouses(self.parts.kind_id) if self.house.closed else None  # GH-R6
