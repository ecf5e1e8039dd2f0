"""What may happen at a table of Rialto: sealed bids (a form) or passing (a finite choice)."""

from collections.abc import Sequence
from typing import Any, ClassVar

from fondaco.table.contract import Game, State
from fondaco.table.meta import Meta
from fondaco.table.notebook import Notebook
from fondaco.table.verbs import Verbs
from fondaco.table.ways import Ways
from fondaco.table.words import Action, Event, Form, Seat, Standings, View
from rialto.auction import BID, PASS, bid_forms, deal, pass_codes, standings
from rialto.components import Components
from rialto.meta import META
from rialto.state import Quay
from rialto.view.imagining import imagine
from rialto.view.memory import Payments
from rialto.view.position import build, read_position, write_position
from rialto.view.seeing import view
from rialto.words import ACTIONS, EVENTS, Pass, RialtoView


class RialtoState(Quay):
    """A table of Rialto."""

    verbs: ClassVar[Verbs[Any]] = Verbs([PASS, BID])

    def actors(self) -> tuple[Seat, ...]:
        return self.sealed.waiting()

    def choices(self, seat: Seat) -> list[int]:
        return pass_codes(self, seat)

    def forms(self, seat: Seat) -> list[Form]:
        return bid_forms(self, seat)

    def lapse(self, seat: Seat) -> Action:
        return Pass()

    def view(self, seat: Seat | None) -> View:
        return view(self, seat)

    def copy(self) -> "RialtoState":
        other = RialtoState(self.parts, self.hidden, self.seats)
        other.take_from(self)
        return other

    def position(self) -> dict[str, Any]:
        return write_position(self)

    def standings(self) -> Standings:
        return standings(self)

    def end_reason(self) -> str | None:
        return None if self.lot else "all_sold"


class Rialto(Game):
    """Rialto with its options and components."""

    meta: ClassVar[Meta] = META
    actions: ClassVar[Sequence[type[Action]]] = ACTIONS
    events: ClassVar[Sequence[type[Event]]] = EVENTS
    view_type: ClassVar[type[View]] = RialtoView
    ways: ClassVar[Ways[Any, Any, Any]] = Ways(
        deal=deal, imagine=imagine, read=read_position, build=build
    )

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        super().__init__(options, components)
        self.parts = Components(components)
        self.hidden = options["purses"] == "hidden"

    def bare(self, seats: int) -> State:
        return RialtoState(self.parts, self.hidden, seats)

    def notebook(self, seat: Seat) -> Notebook | None:
        return Payments(self.parts.coins) if self.hidden else None
