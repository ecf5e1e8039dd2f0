"""The city as text: 8×8 cells, walls between spaces, the tower and its discs.

A building's first cell bears its letters, its second its owner and discs. Streets have no walls
among themselves; rows and columns are numbered as the dice count them.
"""

from collections.abc import Callable, Iterable
from typing import Final

from fondaco.games.genoa.components import MARKET, SIDE, Board

CELL: Final = 4
WIDTH = 2 + SIDE * (CELL + 1) + 1
TOWER, DISC, LIFTED = "▲", "○", "×"

# Walls by the directions in which they go: up, down, left, right.
_CORNERS = {
    "": " ",
    "u": "╵",
    "d": "╷",
    "l": "╴",
    "r": "╶",
    "ud": "│",
    "lr": "─",
    "ur": "└",
    "ul": "┘",
    "dr": "┌",
    "dl": "┐",
    "udr": "├",
    "udl": "┤",
    "ulr": "┴",
    "dlr": "┬",
    "udlr": "┼",
}

Paint = Callable[[str], str]


class Plan:
    """Draws a board; what stands in a cell is handed in as (text, paint)."""

    def __init__(self, board: Board) -> None:
        self.grid = board.grid
        self.first: dict[int, tuple[int, int]] = {}
        self.second: dict[int, tuple[int, int]] = {}
        for row in range(SIDE):
            for column in range(SIDE):
                space = self.grid[row][column]
                if space not in self.first:
                    self.first[space] = (row, column)
                elif space not in self.second:
                    self.second[space] = (row, column)

    def lines(self, cells: dict[tuple[int, int], tuple[str, Paint]]) -> list[str]:
        """The city with texts of at most a cell's width in some of its cells."""
        lines: list[str] = []
        for row in range(SIDE + 1):
            lines.append("  " + "".join(self._wall(row)))
            if row < SIDE:
                lines.append(f"{row + 1} " + "".join(self._row(row, cells)))
        return lines

    def _space(self, row: int, column: int) -> int:
        inside = 0 <= row < SIDE and 0 <= column < SIDE
        return self.grid[row][column] if inside else -1

    def _apart(self, one: int, other: int) -> bool:
        """Whether there is a wall between two spaces."""
        return one != other and not (one > MARKET and other > MARKET)

    def _row(self, row: int, cells: dict[tuple[int, int], tuple[str, Paint]]) -> Iterable[str]:
        for column in range(SIDE + 1):
            here = self._space(row, column)
            yield "│" if self._apart(self._space(row, column - 1), here) else " "
            if column == SIDE:
                return
            text, paint = cells.get((row, column), ("", str))
            empty = "·" if here > MARKET else ""
            yield paint(f"{text:^{CELL}}") if text else f"{empty:^{CELL}}"

    def _wall(self, row: int) -> Iterable[str]:
        """The line above a row: corners, and walls where two spaces meet."""
        for column in range(SIDE + 1):
            above_left, above = self._space(row - 1, column - 1), self._space(row - 1, column)
            left, here = self._space(row, column - 1), self._space(row, column)
            yield _CORNERS[
                "u" * self._apart(above_left, above)
                + "d" * self._apart(left, here)
                + "l" * self._apart(above_left, left)
                + "r" * self._apart(above, here)
            ]
            if column < SIDE:
                number = str(column + 1) if row == 0 else ""
                yield f"{number:{'─' if self._apart(above, here) else ' '}^{CELL}}"
