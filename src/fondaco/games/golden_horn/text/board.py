"""The board as text: the track, then one table of everything that comes in six colours.

Colours are marked up as `[bold red1]…[/]`; without the markup letters say the same.
"""

from collections.abc import Mapping
from typing import Any, Final

from fondaco.games.golden_horn.component_file import BOATS_PER_FLEET, DOCKS, HOME
from fondaco.games.golden_horn.rules import GoldenHorn
from fondaco.games.golden_horn.words import Afloat, GoldenHornView
from fondaco.table.contract import Game
from fondaco.table.drawing import Pen, Say, literal
from fondaco.table.saying import seat
from fondaco.table.words import Seat, View

NAME_WIDTH: Final = 16
MARKS = {"mercenaries": "m", "peasants": "p"}
INKS = {
    "orange": "dark_orange",
    "pink": "hot_pink",
    "green": "green3",
    "red": "red1",
    "blue": "dodger_blue1",
    "yellow": "yellow1",
}
"""Told apart on any terminal, as the hues for drawing would not be."""
CROWDED: Final = 9  # so many words of the legend fit a line with space between them
NONE, UNKNOWN = "·", "?"


def draw(game: Game, view: View, say: Say) -> str:
    """The table as this view shows it, at most 100 columns wide."""
    assert isinstance(game, GoldenHorn)
    assert isinstance(view, GoldenHornView)
    pen = _Pen(game, view, say)
    lines = [*pen.status(), *pen.track(), "", *pen.table()]
    if game.house.expansion:
        lines.append(pen.territories())
    lines.append(pen.legend())
    return "\n".join(line.rstrip() for line in lines)


class _Pen(Pen):
    """Draws one view."""

    def __init__(self, game: GoldenHorn, view: GoldenHornView, say: Say) -> None:
        super().__init__(say)
        self.parts = game.parts
        self.view = view
        self.spaces = game.parts.tracks[view.seats]
        layout: dict[str, Any] = game.components.get("layout", {}).get("colours", {})
        self.hues: dict[str, str] = layout.get("hex", {})
        self.letters = {
            name: layout.get("letter", {}).get(name, name[:1].upper())
            for name in self.parts.colours
        }
        self.tiles = game.parts.territory_sets[game.house.territory_set]
        self.expansion = game.house.expansion
        self.docks = 3 if game.house.always_three_docks else self.spaces.docks
        self.last = (
            None
            if view.set_off_by is None
            else ((view.set_off_by if game.house.others_once_more else view.first) - 1) % view.seats
        )

    def paint(self, text: str, colour: str, style: str = "bold") -> str:
        hue = INKS.get(colour) or self.hues.get(colour)
        return f"[{style} {hue}]{text}[/]" if hue else f"[{style}]{text}[/]"

    # -- the top --

    def status(self) -> list[str]:
        view = self.view
        if view.phase == "over":
            text = self.word("board-over")
        elif view.active is None or not view.turn:
            text = self.word("board-set-up")
        else:
            number = (view.turn - 1) // view.seats + 1
            text = self.word("board-round", round=number, active=seat(view.active))
        lines = [f"[bold]{literal(text)}[/]"]
        if self.last is not None and view.set_off_by is not None and view.phase != "over":
            notice = self.word("board-last-turns", seat=seat(view.set_off_by), last=seat(self.last))
            lines.append(f"[bold red]{literal(notice)}[/]")
        return lines

    # -- the track --

    def track(self) -> list[str]:
        """Numbers and colours, then the boats with their cargo below."""
        columns = [self._space(number) for number in range(len(self.spaces.colour))]
        height = max(len(column) for column in columns)
        return [
            "".join(column[min(row, len(column) - 1)] for column in columns)
            for row in range(height - 1)
        ]

    def _space(self, number: int) -> list[str]:
        """The lines of one space, all of one width; the last is blank."""
        colour = self.spaces.colour[number]
        here = {n: boat for n, boat in self.view.boats.items() if boat.at == number}
        if colour == HOME:
            name = "constantinople" if number else "venice"
            return [f"[bold] {self.word('port-short', port=name):4}[/]", " " * 5]
        if colour == DOCKS:
            return self._docks(here)
        wide = 7 if len(self.spaces.colour) < 10 else 5
        name = self.parts.colours[colour]
        head = f"{number} {self.letters[name]}".center(wide)
        lines = [self.paint(head, name, "bold reverse")]
        for boat, afloat in here.items():
            lines.append(self._centred(self._boat(boat, afloat), wide))
            lines.append(self._centred(self._cargo(afloat.cargo), wide))
        return [*lines, " " * wide] if here else [*lines, NONE.center(wide), " " * wide]

    def _docks(self, here: Mapping[str, Afloat]) -> list[str]:
        wide = 10
        lines = [f"[bold]{self.word('port', port='modone').center(wide)}[/]"]
        docks = max(self.docks, len(here))
        for boat, afloat in here.items():
            shown, width = self._boat(boat, afloat)
            load, more = self._cargo(afloat.cargo)
            lines.append(self._centred((f"{shown} {load}", width + 1 + more), wide))
        lines += [f"{'○':^{wide}}"] * (docks - len(here))
        return [*lines, " " * wide]

    @staticmethod
    def _centred(shown: tuple[str, int], wide: int) -> str:
        text, width = shown
        left = max(0, wide - width) // 2
        return " " * left + text + " " * max(0, wide - width - left)

    def _boat(self, name: str, afloat: Afloat) -> tuple[str, int]:
        """A boat as text with markup, and its width."""
        text = f"{name}▶" if afloat.heading == "constantinople" else f"◀{name}"
        text += "↺" if afloat.may_turn else ""
        if name == self.view.moving:
            return f"[bold reverse]{text}[/]", len(text)
        own = self.view.seat is not None and self._owner(name) == self.view.seat
        return (f"[bold]{text}[/]" if own else text), len(text)

    def _cargo(self, cargo: Mapping[str, int]) -> tuple[str, int]:
        pieces = [(self._kind(kind, str(n)), len(str(n)) + 1) for kind, n in cargo.items()]
        return "".join(text for text, _ in pieces), sum(width for _, width in pieces)

    def _kind(self, kind: str, number: str) -> str:
        if kind in self.letters:
            return self.paint(number + self.letters[kind], kind)
        return number + MARKS[kind]

    def _owner(self, boat: str) -> Seat | None:
        letter = self.parts.fleets[self.parts.boat_id[boat] // BOATS_PER_FLEET]
        return self.view.fleets.index(letter) if letter in self.view.fleets else None

    # -- the table --

    def table(self) -> list[str]:
        """A row for each place where goods or cards lie, a column for each colour."""
        view = self.view
        points, cards = self.word("board-points"), self.word("board-cards")
        people = [MARKS["mercenaries"], MARKS["peasants"]] if self.expansion else []
        colours = "".join(self.paint(f"{self.letters[c]:>3}", c) for c in self.parts.colours)
        head = " " * (NAME_WIDTH + 1) + colours + "".join(f"{mark:>3}" for mark in people)
        lines = [f"{head}  {points} {cards}"]
        for name, stock in view.ports.items():
            boats = [
                self._boat(boat, afloat)[0]
                for boat, afloat in view.boats.items()
                if afloat.at == (0 if name == "venice" else self.spaces.last)
            ]
            lines.append(self._line(self.word("port", port=name), stock, "  " + " ".join(boats)))
        for number in range(view.seats):
            lines.append(self._seat(number, len(points), len(cards)))
        if view.hand is not None:
            hand = self._line(self.word("board-hand"), view.hand, "", cards_only=True)
            lines.append(f"[bold]{hand}[/]")
        pile = "  " + self.word("board-pile", count=view.pile_size)
        if self.expansion:
            pile += " · " + self.word("board-people", supply=view.supply, reserve=view.reserve)
        lines.append(self._line(self.word("board-discard"), view.discard, pile, cards_only=True))
        cubes = "  " + self.word("board-cubes", count=view.bag_size)
        if self.expansion and view.bag is not None:
            black, white = view.bag.get("black", 0), view.bag.get("white", 0)
            cubes += self.word("board-cubes-people", black=black, white=white)
        lines.append(self._line(self.word("board-bag"), view.bag, cubes, cards_only=True))
        return lines

    def _line(
        self, label: str, counts: Mapping[str, int] | None, rest: str, cards_only: bool = False
    ) -> str:
        kinds = [*self.parts.colours, *(["mercenaries", "peasants"] if self.expansion else [])]
        shown = ""
        for kind in kinds:
            if cards_only and kind not in self.letters:
                shown += " " * 3
            elif counts is None:
                shown += f"{UNKNOWN:>3}"
            else:
                number = counts.get(kind, 0)
                text = f"{number or NONE:>3}"
                shown += self.paint(text, kind) if number and kind in self.letters else text
        return f"{literal(label[:NAME_WIDTH]):<{NAME_WIDTH}} {shown}{rest}"

    def _seat(self, number: Seat, points_width: int, cards_width: int) -> str:
        view = self.view
        mark = "▸" if number in view.actors else " "
        first = "★" if number == view.first else " "
        letter = view.fleets[number]
        fleet = letter if letter in self.parts.fleets else " "
        label = f"{mark}{fleet}{first}{self.name(number)}"
        points = UNKNOWN if view.scores is None else str(view.scores[number].total)
        size = view.hand_sizes[number]
        rest = f"  {points:>{points_width}} {size:>{cards_width}}  {self._fleet(number)}"
        line = self._line(label, view.warehouses[number], rest)
        return f"[bold]{line}[/]" if number == view.seat else line

    def _fleet(self, number: Seat) -> str:
        """The boats with the letters of their sails, or how far a seat is with its set-up."""
        view = self.view
        letter = view.fleets[number]
        if letter == "lot":
            return self.word("board-lot")
        if letter is None:
            return ""
        first = self.parts.fleets.index(letter) * BOATS_PER_FLEET
        boats = " ".join(
            f"{self.parts.boats[boat]}:"
            + "".join(
                self.paint(self.letters[self.parts.colours[c]], self.parts.colours[c])
                for c in self.parts.sails[boat]
            )
            for boat in range(first, first + BOATS_PER_FLEET)
        )
        if view.placed and view.placed[number] and not view.boats:
            return f"{boats}  {self.word('board-sealed')}"
        return boats

    # -- below --

    def territories(self) -> str:
        tiles = []
        for tile in self.tiles:
            text = self.word(
                "board-territory", territory=tile.name, cost=tile.cost, points=tile.points
            )
            owner = self.view.territories.get(tile.id)
            who = NONE if owner is None else f"[bold]{self.view.fleets[owner]}[/]"
            tiles.append(f"{literal(text)} {who}")
        return "  ".join(tiles)

    def legend(self) -> str:
        words = [
            self.paint(self.letters[colour], colour) + " " + self.word("colour", colour=colour)
            for colour in self.parts.colours
        ]
        if self.expansion:
            words += ["m " + self.word("board-mercenaries"), "p " + self.word("board-peasants")]
        if any(boat.may_turn for boat in self.view.boats.values()):
            words.append("↺ " + self.word("board-may-turn"))
        words.append("★ " + self.word("board-first"))
        crowded = self.expansion and len(words) > CROWDED
        return "[dim]" + (" " if crowded else "  ").join(words) + "[/]"
