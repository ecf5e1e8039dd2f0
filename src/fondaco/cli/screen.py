"""The terminal as a table: one clear screen per decision, and a line to answer on."""

import io
import sys
import textwrap
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from fondaco.cli.telling import WIDTH

LOW = 32
LEAST_CHOICES = 5
LEAST_LOG = 4
MOST_LOG = 8
MOST_COLUMNS = 3
MOST_TYPED = 2000  # characters of an answer; the rest of the line is not read


class Choice(NamedTuple):
    """A numbered choice under a heading."""

    number: int
    text: str
    heading: str


class Screen:
    """Writes on the terminal, or plainly into a pipe."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")  # whatever bytes are typed, it is a line
        self.console = Console(highlight=False)
        self.live = self.console.is_terminal
        if not self.live:
            self.console = Console(highlight=False, width=WIDTH)

    @property
    def width(self) -> int:
        return min(self.console.width, 110)

    @property
    def height(self) -> int:
        """Lines there are; a pipe has room for everything."""
        return self.console.height if self.live else 1000

    def open(self) -> None:
        """On a terminal, a screen of its own: what was seen does not stay in the scroll-back."""
        if self.live:
            self.console.set_alt_screen(True)

    def close(self) -> None:
        if self.live:
            self.console.set_alt_screen(False)

    def clear(self) -> None:
        if self.live:
            self.console.clear()
        else:
            self.console.print("\n" + "─" * 60)

    def board(self, markup: str) -> None:
        """A board with its colours, cut rather than wrapped."""
        for line in markup.split("\n"):
            self.console.print(Text.from_markup(line), no_wrap=True, overflow="crop")

    def fitted(self, board: str) -> str:
        """A board for this screen: a low one has no lines to leave empty."""
        if self.height >= LOW:
            return board
        return "\n".join(line for line in board.split("\n") if line)

    def say(self, text: str = "", style: str = "") -> None:
        """A paragraph, wrapped."""
        for line in self.wrapped(text, ""):
            self.console.print(Text(line, style=style))

    def lines(self, lines: Sequence[str], style: str = "") -> None:
        """Lines as they are."""
        for line in lines:
            self.console.print(Text(line, style=style), no_wrap=True, overflow="crop")

    def wrapped(self, text: str, first: str) -> list[str]:
        """Text in lines of the screen's width, with a first indent that the others keep blank."""
        return textwrap.wrap(
            text,
            self.width - 1,
            initial_indent=first,
            subsequent_indent=" " * len(first),
            break_on_hyphens=False,
        ) or [first]

    def ask(self, prompt: str) -> str | None:
        """A line typed by somebody; None when nobody will type any more."""
        try:
            return self.console.input(Text(prompt + " ", style="bold")).strip()[:MOST_TYPED]
        except EOFError:
            return None

    # -- choices --

    def pages(self, choices: Sequence[Choice], room: int) -> list[list[tuple[str, str]]]:
        """Choices as pages of (style, line); a page that begins inside a group repeats its head."""
        pages: list[list[tuple[str, str]]] = [[]]
        for heading, group in groupby(choices, lambda choice: choice.heading):
            head = [("bold", line) for line in self.wrapped(heading, " ")] if heading else []
            opened = False
            for rows in self._rows(list(group)):
                body = [("", line) for line in rows]
                more = body if opened else [*head, *body]
                if pages[-1] and len(pages[-1]) + len(more) > room:
                    pages.append([])
                    more = [*head, *body]
                pages[-1] += more
                opened = True
        return pages

    def _rows(self, group: list[Choice]) -> list[list[str]]:
        """The choices of a group, short ones side by side; a wrapped one is several lines."""
        widest = max(len(choice.text) for choice in group) + 6
        columns = min(MOST_COLUMNS, self.width // widest)
        if columns < 2:
            return [self.wrapped(choice.text, f"{choice.number:>3}  ") for choice in group]
        cells = [f"{choice.number:>3}  {choice.text}".ljust(widest) for choice in group]
        lines = [cells[start : start + columns] for start in range(0, len(cells), columns)]
        return [["".join(line).rstrip()] for line in lines]

    def tail(self, paragraphs: Sequence[str], room: int) -> list[str]:
        """The last lines that fit; dots say that something came before."""
        lines = [line for text in paragraphs for line in self.wrapped(text, "· ")]
        if len(lines) <= room:
            return lines
        shown = lines[len(lines) - max(0, room) :]
        return ["… " + line[2:] if number == 0 else line for number, line in enumerate(shown)]
