"""What a merchant remembers of closed warehouses (GH-R6): what he heard go into them and out."""

from fondaco.games.golden_horn.component_file import COLOURS, KINDS, MERCENARY, PEASANT
from fondaco.games.golden_horn.state import Sea
from fondaco.games.golden_horn.words import (
    CargoUnloaded,
    EndDeclared,
    PeasantsExchanged,
    Raided,
    TerritoryConquered,
)
from fondaco.table.contract import State
from fondaco.table.notebook import Notebook
from fondaco.table.words import Event, Seat


class Warehouses(Notebook):
    """By seat and kind, how much lies in a warehouse at the least.

    Who heard the game from its beginning knows all of it; who joined late knows what came since.
    """

    def __init__(self, kinds: dict[str, int]) -> None:
        self._kinds = kinds
        self._least: dict[Seat, list[int]] = {}

    def least(self, seat: Seat) -> list[int]:
        """What a warehouse holds at the least, by kind; to be read only."""
        return self._least.setdefault(seat, [0] * KINDS)

    def hear(self, event: Event) -> None:
        match event:
            case Raided():  # GH-215
                self._add(event.seat, self._kinds[event.took], 1)
            case CargoUnloaded():  # GH-401
                for name, count in event.cargo.items():
                    self._add(event.seat, self._kinds[name], count)
            case TerritoryConquered():  # GH-518
                self._add(event.seat, MERCENARY, -event.mercenaries)
                self._add(event.seat, PEASANT, -event.peasants)
            case PeasantsExchanged():  # GH-522
                self._add(event.seat, PEASANT, -event.count)
                self._add(event.seat, MERCENARY, event.count)
            case EndDeclared():  # GH-803: one good of each colour was shown
                least = self.least(event.seat)
                least[:COLOURS] = [max(1, count) for count in least[:COLOURS]]

    def _add(self, seat: Seat, kind: int, count: int) -> None:
        least = self.least(seat)
        least[kind] = max(0, least[kind] + count)

    def allows(self, state: State) -> bool:
        assert isinstance(state, Sea)
        return all(
            held >= count
            for seat, least in self._least.items()
            for held, count in zip(state.stored(seat), least, strict=True)
        )
