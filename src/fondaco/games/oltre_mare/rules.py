"""What may happen at an Oltre Mare table: the verbs of each phase."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, ClassVar, Final

from fondaco.games.oltre_mare.components import Components
from fondaco.games.oltre_mare.ending import standings
from fondaco.games.oltre_mare.forms import trade_forms
from fondaco.games.oltre_mare.market import (
    BUY,
    END_TRADE,
    TAKE,
    buy,
    buy_codes,
    end_codes,
    may_end,
    search_codes,
)
from fondaco.games.oltre_mare.meta import META
from fondaco.games.oltre_mare.proposals import (
    ACCEPT,
    CALL,
    COUNTER,
    PASS,
    PROPOSE,
    REFUSE,
    WITHDRAW,
    pass_call,
    play_counter,
    play_propose,
    play_refuse,
    play_withdraw,
    talk_codes,
    trade_actors,
)
from fondaco.games.oltre_mare.setup import CHOOSE_COLOUR, colour_codes, deal
from fondaco.games.oltre_mare.state import (
    COLOURS,
    COMPASS_PHASE,
    LOAD,
    OVER,
    PLAY,
    SAIL,
    SEA,
    SEARCH,
    TRADE,
    HouseRules,
    Sea,
    Setting,
)
from fondaco.games.oltre_mare.turn import DISCARD, LOAD_CARD, discard_codes, load, load_codes
from fondaco.games.oltre_mare.view.build import build
from fondaco.games.oltre_mare.view.imagining import chart, imagine
from fondaco.games.oltre_mare.view.memory import Recollections
from fondaco.games.oltre_mare.view.names import write_position
from fondaco.games.oltre_mare.view.position import read_position
from fondaco.games.oltre_mare.view.seeing import view
from fondaco.games.oltre_mare.voyage import (
    JUMP,
    PLAY_CARD,
    SAIL_TO,
    jump_codes,
    pick,
    play_codes,
    sail_forms,
    trip_codes,
)
from fondaco.games.oltre_mare.words import (
    ACTIONS,
    EVENTS,
    Buy,
    EndTrade,
    OltreMareView,
    Pass,
    Refuse,
    Take,
)
from fondaco.table.chance import Chance
from fondaco.table.contract import Game
from fondaco.table.meta import Meta
from fondaco.table.notebook import Notebook
from fondaco.table.verbs import ARGUMENT, KIND, Verb, Verbs, listings
from fondaco.table.ways import Ways
from fondaco.table.words import Action, Event, Form, Seat, Standings, Tell, View

QUESTIONS: dict[int, tuple[Verb[Sea], ...]] = {
    COLOURS: (CHOOSE_COLOUR,),
    SEA: (DISCARD,),
    TRADE: (ACCEPT, COUNTER, REFUSE, WITHDRAW, PROPOSE, CALL, PASS, BUY, END_TRADE),
    SEARCH: (WITHDRAW, TAKE),
    PLAY: (PLAY_CARD,),
    SAIL: (SAIL_TO,),
    COMPASS_PHASE: (JUMP,),
    LOAD: (LOAD_CARD,),
    OVER: (),
}
LISTINGS: Final = listings(QUESTIONS)
"""What the phases of the rules list. `OltreMareState.choices` and `choose` call the busiest verbs
by name: compiled, that is many times as quick as through a table. A test compares both.
"""
VERBS: Final[Verbs[Any]] = Verbs(chain.from_iterable(QUESTIONS.values()))


class OltreMareState(Sea):
    """A table of Oltre Mare."""

    __slots__ = ()

    verbs: ClassVar[Verbs[Any]] = VERBS

    def actors(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase == TRADE:
            return trade_actors(self)
        if phase == COLOURS:
            return tuple(seat for seat in range(self.seats) if self.colours[seat] < 0)
        return () if phase == OVER else (self.active,)

    def choices(self, seat: Seat) -> list[int]:
        phase = self.phase
        if phase == TRADE:
            codes = talk_codes(self, seat)
            if seat == self.active:
                codes += buy_codes(self, seat)
                codes += end_codes(self, seat)
            return codes
        if phase == COLOURS:
            return colour_codes(self, seat)
        if phase == SEARCH:
            return search_codes(self, seat)
        if seat != self.active:  # OM-201
            return []
        if phase == PLAY:
            return play_codes(self, seat)
        if phase == LOAD:
            return load_codes(self, seat)
        if phase == SAIL:
            return trip_codes(self, seat)
        return discard_codes(self, seat) if phase == SEA else jump_codes(self, seat)

    def choose(self, seat: Seat, code: int, chance: Chance, tell: Tell | None = None) -> None:
        kind, argument = code >> KIND, code & ARGUMENT
        if kind == PROPOSE.kind:
            play_propose(self, seat, argument, chance, tell)
        elif kind == REFUSE.kind:
            play_refuse(self, seat, argument, chance, tell)
        elif kind == BUY.kind:
            buy(self, seat, argument, chance, tell)
        elif kind == COUNTER.kind:
            play_counter(self, seat, argument, chance, tell)
        elif kind == PLAY_CARD.kind:
            pick(self, seat, argument, chance, tell)
        elif kind == LOAD_CARD.kind:
            load(self, seat, argument, chance, tell)
        elif kind == PASS.kind:
            pass_call(self, seat, argument, chance, tell)
        elif kind == WITHDRAW.kind:
            play_withdraw(self, seat, argument, chance, tell)
        else:
            VERBS.choose(self, seat, code, chance, tell)

    def forms(self, seat: Seat) -> list[Form]:
        """Deals and calls, and trips drawn by hand."""
        if self.phase == TRADE:
            return trade_forms(self, seat)
        if self.phase == SAIL and seat == self.active:
            return sail_forms(self, seat)
        return []

    def lapse(self, seat: Seat) -> Action:
        """As the catalogue says: refuse, pass, end or buy, else the lowest ids; never a jump."""
        if self.phase == SEARCH:
            return Take(self.parts.cards[self.piles[seat][-1]])
        if self.phase != TRADE:
            return self.decode(seat, self.choices(seat)[0])
        if seat == self.active:
            if may_end(self, seat):
                return EndTrade()
            return Buy("pirates" if self.deck_empty() else "deck")
        for proposal in self.book.standing():
            if proposal.addressee == seat:
                return Refuse(proposal.id)
        return Pass()

    def view(self, seat: Seat | None) -> View:
        return view(self, seat)

    def copy(self) -> "OltreMareState":
        other = OltreMareState(self.setting)
        other.take_from(self)
        return other

    def position(self) -> dict[str, Any]:
        return write_position(self)

    def standings(self) -> Standings:
        return standings(self)

    def end_reason(self) -> str | None:
        return self.reason if self.phase == OVER else None


class OltreMare(Game):
    """Oltre Mare with its options and components."""

    meta: ClassVar[Meta] = META
    actions: ClassVar[Sequence[type[Action]]] = ACTIONS
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    view_type: ClassVar[type[View]] = OltreMareView

    ways: ClassVar[Ways[Any, Any, Any]] = Ways(
        deal=deal, chart=chart, imagine=imagine, read=read_position, build=build
    )

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        super().__init__(options, components)
        self.parts = Components(components)
        self.house = HouseRules(options)
        self._settings: dict[int, Setting] = {}

    def bare(self, seats: int) -> OltreMareState:
        setting = self._settings.get(seats)
        if setting is None:
            self.parts.check_seats(seats)
            setting = self._settings[seats] = Setting(self.parts, self.house, seats)
        return OltreMareState(setting)

    def notebook(self, seat: Seat) -> Notebook | None:
        return Recollections(self.parts, seat)
