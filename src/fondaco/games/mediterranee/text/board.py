"""The board as text: every sea area with its port and what lies there, then the players.

Areas stand by number in two columns. A port's line has its good, its flag with the garrison, its
warehouse (stored goods, then the numbers of the free slots) and the neighbouring areas; galleys
stand below. Colours are marked up as `[bold red1]…[/]`; without them letters say the same.
"""

import textwrap
from typing import Final

from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.text.events import event
from fondaco.games.mediterranee.text.phrases import deck, port, position, prosperity, sea
from fondaco.games.mediterranee.view.words import Galley, MediterraneeView, Talking
from fondaco.games.mediterranee.words import (
    CounterAnswered,
    Countered,
    GalleyBeaten,
    PassageRequested,
    PriceAsked,
    PriceNamed,
    TradeAsked,
    TradeCountered,
    TradeProposed,
)
from fondaco.table.contract import Game
from fondaco.table.drawing import Pen, Say, cut, literal
from fondaco.table.saying import seat
from fondaco.table.words import Event, Phrase, Seat, View

WIDTH: Final = 100
COLUMN: Final = 49
NAME_WIDTH: Final = 14
HEAD = NAME_WIDTH + 17  # all of an area's line but its neighbours
PLAYER_WIDTH: Final = 16
INKS = {
    "gems": "dark_orange",
    "gold": "yellow1",
    "spices": "green3",
    "wine": "red1",
    "cloth": "orchid",
    "iron": "grey70",
    "wood": "tan",
}
FLAGS = {
    "venice": "white on dark_red",
    "genoa": "black on grey85",
    "spain": "black on gold3",
    "turkey": "white on dark_green",
}
"""Told apart on any terminal; cloth is black on the printed board."""
CASTLE, CAPITAL, OPEN_SEA, CREW = "▲", "★", "≈", "×"
NONE, UNKNOWN = "·", "?"
IN_TURNS = ("purchases", "movement", "combat", "control", "sales")

Piece = tuple[str, int]
"""Text with markup, and how wide it is without."""


def draw(game: Game, view: View, say: Say) -> str:
    """The table as this view shows it, at most 100 columns wide."""
    assert isinstance(game, Mediterranee)
    assert isinstance(view, MediterraneeView)
    pen = _Pen(game, view, say)
    lines = [pen.status(), *pen.sea(), *pen.players(), pen.box(), *pen.legend(), *pen.talks()]
    return "\n".join(line.rstrip() for line in lines)


class _Pen(Pen):
    """Draws one view."""

    def __init__(self, game: Mediterranee, view: MediterraneeView, say: Say) -> None:
        super().__init__(say)
        self.game = game
        self.parts = game.parts
        self.chart = game.charts[view.seats]
        self.view = view
        self.uncertain = {
            data["id"] for data in game.components["ports"] if data.get("name_uncertain")
        }
        self.letters = {name: self._letter("good", name) for name in game.parts.goods}
        self.flags = [None if name is None else self._letter("power", name) for name in view.powers]

    def _letter(self, kind: str, name: str) -> str:
        return self.word(f"{kind}-letter", **{kind: name})[:1].upper()

    def good(self, name: str, text: str = "") -> str:
        ink = INKS.get(name, "")
        return f"[bold {ink}]{text or self.letters[name]}[/]".replace("[bold ]", "[bold]")

    def flag(self, number: Seat) -> Piece:
        letter = self.flags[number] or " "
        style = FLAGS.get(self.view.powers[number] or "", "bold")
        return f"[{style}]{letter}[/]", len(letter)

    # -- the top --

    def status(self) -> str:
        view = self.view
        phase = Phrase("phase", {"phase": view.phase})
        if view.phase == "over":
            text = self.word("board-over")
        elif not view.round:
            text = self.word("board-set-up", phase=phase)
        else:
            text = self.word("board-round", round=view.round, rounds=view.rounds, phase=phase)
        box = view.box
        rest = ""
        if box.galleys is not None:
            left = {"galleys": box.galleys, "sailors": box.sailors, "castles": box.castles}
            rest = self.word("board-box-pieces", **left).rjust(WIDTH - len(text) - 1)
        return f"[bold]{literal(text)}[/] [dim]{literal(rest)}[/]"

    # -- the sea --

    def sea(self) -> list[str]:
        """The areas in two columns of much the same height."""
        blocks = [self._area(number) for number in range(self.parts.areas)]
        heights = [len(block) for block in blocks]
        split = min(range(len(blocks) + 1), key=lambda n: max(sum(heights[:n]), sum(heights[n:])))
        left = [line for block in blocks[:split] for line in block]
        right = [line for block in blocks[split:] for line in block]
        rows = max(len(left), len(right))
        left += [("", 0)] * (rows - len(left))
        right += [("", 0)] * (rows - len(right))
        return [
            text + " " * (COLUMN + 2 - width) + other
            for (text, width), (other, _) in zip(left, right, strict=True)
        ]

    def _area(self, number: int) -> list[Piece]:
        """An area's line, and its galleys below or where a port would stand."""
        near, *more = textwrap.wrap(
            " ".join(map(str, self.chart.neighbours[number])), COLUMN - HEAD - 1
        ) or [""]
        there = self.parts.port_at[number]
        galleys = [
            self._galley(name, galley)
            for name, galley in self.view.galleys.items()
            if galley.area == number
        ]
        if there >= 0:
            head, width = self._port(number, there)
            lines = self._rows(galleys)
        else:
            head, width = self._open(number)
            room = HEAD - width
            row = self._joined(galleys)
            lines = self._rows(galleys) if row[1] > room else []
            if galleys and not lines:
                head, width = f"{head} {row[0]}", width + 1 + row[1]
        rest = [(" " * (HEAD + 1) + f"[dim]{line}[/]", HEAD + 1 + len(line)) for line in more]
        gap = " " * (HEAD - width)
        return [(f"{head}{gap} [dim]{near}[/]", HEAD + 1 + len(near)), *rest, *lines]

    def _open(self, number: int) -> Piece:
        """An area without a port."""
        mark = OPEN_SEA if self.parts.open_sea[number] else " "
        name = cut(self.say(sea(self.game, number, short=True)), NAME_WIDTH)
        return f"{number:>2}{mark}[dim]{literal(name)}[/]", 3 + len(name)

    def _port(self, number: int, there: int) -> Piece:
        """Name, good, flag with garrison and castle, warehouse."""
        name = self.parts.ports[there]
        seen = self.view.ports[name]
        label = self.parts.port_names[there] + ("?" if name in self.uncertain else "")
        label = f"{cut(label, NAME_WIDTH):<{NAME_WIDTH}}"
        mark = CAPITAL if self.parts.is_capital[there] else " "
        if seen.owner == self.view.seat and seen.owner is not None:
            label = f"[bold]{literal(label)}[/]"
        made = self.parts.goods[self.parts.good_of[there]]
        if seen.owner is None:
            flag, wide = (NONE, 1) if not self.chart.closed[there] else ("x", 1)
        else:
            letter, wide = self.flag(seen.owner)
            rest = f"{seen.garrison}{CASTLE if seen.castle else ''}"
            flag, wide = f"{letter}{rest}", wide + len(rest)
        free = "".join(map(str, self.chart.slots[there][len(seen.stored) :]))
        stored = "".join(self.good(good) for good in seen.stored)
        text = f"{number:>2}{mark}{label} {self.good(made)} {flag}{' ' * max(0, 4 - wide)} "
        width = 3 + NAME_WIDTH + 3 + max(4, wide) + 1 + len(seen.stored) + len(free)
        return f"{text}{stored}[dim]{free}[/]", width

    def _galley(self, name: str, galley: Galley) -> Piece:
        """Owner, number, sailors and cargo: "V3×4 2W1I"."""
        letter, wide = self.flag(galley.owner)
        crew = f"{CREW}{galley.sailors}"
        mine = galley.owner == self.view.seat
        style = "bold reverse" if name == self.view.underway else "bold" if mine else ""
        called = deck(name)
        shown = f"[{style}]{called}[/]" if style else called
        cargo = "".join(
            self.good(good, f"{n}{self.letters[good]}") for good, n in galley.goods.items()
        )
        loaded = sum(len(f"{n}") + 1 for n in galley.goods.values())
        gap = " " if cargo else ""
        text = f"{letter}{shown}{crew}{gap}{cargo}"
        return text, wide + len(called) + len(crew) + len(gap) + loaded

    def _joined(self, pieces: list[Piece]) -> Piece:
        text = "  ".join(text for text, _ in pieces)
        return text, sum(width for _, width in pieces) + 2 * max(0, len(pieces) - 1)

    def _rows(self, galleys: list[Piece]) -> list[Piece]:
        """Galleys in as many lines as they need."""
        rows: list[list[Piece]] = []
        for piece in galleys:
            if rows and self._joined([*rows[-1], piece])[1] <= COLUMN - 5:
                rows[-1].append(piece)
            else:
                rows.append([piece])
        joined = [self._joined(row) for row in rows]
        return [(f"     {text}", width + 5) for text, width in joined]

    # -- the players --

    def players(self) -> list[str]:
        view = self.view
        points = "board-points" if view.scores is not None else "board-points-known"
        words = ("board-ducats", "board-ports", "board-galleys", "board-sailors", points)
        heads = [self.word(message) for message in words]
        turns = view.phase in IN_TURNS
        listed = view.order if turns else tuple(range(view.seats))
        bank = "" if view.bank is None else self.word("board-bank", amount=view.bank)
        lines = [f"   {bank:<{PLAYER_WIDTH + 5}}" + "".join(f"  {head}" for head in heads)]
        for number in listed:
            numbers = self._numbers(number)
            cells = "".join(f"  {n:>{len(h)}}" for n, h in zip(numbers, heads, strict=True))
            letter, wide = self.flag(number)
            mark = "▸" if number in view.actors else " "
            name = f"{cut(self.name(number), PLAYER_WIDTH):<{PLAYER_WIDTH}}"
            line = f"{mark} {self._place(number):>3} {letter}{' ' * (2 - wide)}{literal(name)}"
            line += f"{cells}  {literal(self._sealed(number))}"
            lines.append(f"[bold]{line}[/]" if number == view.seat else line)
        return lines

    def _place(self, number: Seat) -> str:
        """The place in the order of this round, once it is known (ME-207)."""
        view = self.view
        taken: tuple[Seat | None, ...] = view.places
        if view.phase in IN_TURNS or view.phase == "over":
            taken = view.order
        return position(self.game, taken.index(number) + 1) if number in taken else ""

    def _numbers(self, number: Seat) -> list[str]:
        view = self.view
        own = [galley for galley in view.galleys.values() if galley.owner == number]
        ports = [held for held in view.ports.values() if held.owner == number]
        men = sum(galley.sailors for galley in own) + sum(held.garrison for held in ports)
        money = view.money[number]
        points = prosperity(self.game, view, number)
        if view.scores is not None:
            points = view.scores[number].total
        shown = UNKNOWN if money is None else str(money)
        return [shown, str(len(ports)), str(len(own)), str(men), str(points)]

    def _sealed(self, number: Seat) -> str:
        """How far a seat is with a secret choice."""
        view = self.view
        if view.bids and view.bids[number] is not None:
            bid = view.bids[number]
            if bid is True:
                return self.word("board-sealed")
            return self.word("board-bid", amount=bid)
        if view.deployed and view.deployed[number]:
            return self.word("board-sealed")
        return ""

    # -- below --

    def box(self) -> str:
        """What is left, which also tells the letters of the goods."""
        box = self.view.box
        words = [
            f"{self.good(name)} {literal(self.word('good', good=name))} {box.goods.get(name, 0)}"
            for name in self.parts.goods
        ]
        return f"{self.word('board-box')} " + "  ".join(words)

    def talks(self) -> list[str]:
        """Talks that stand, prices named this turn, the viewer's own instructions."""
        view = self.view
        events: list[Event] = []
        if view.talk is not None:
            events = _talk_events(view.talk)
        elif view.passage is not None:
            asked = view.passage
            where = view.galleys[asked.galley].area
            mover = view.galleys[asked.galley].owner
            events = [PassageRequested(mover, asked.galley, where, asked.asked, asked.tolls)]
        elif view.prize is not None:
            beaten, victor = view.prize.beaten, view.prize.victor
            owners = view.galleys[beaten].owner, view.galleys[victor].owner
            events = [GalleyBeaten(beaten, *owners, victor)]
        lines = [" ".join(self.say(event(self.game, said)) for said in events)] if events else []
        if view.active is not None:
            prices = [
                Phrase("board-price", {"port": port(self.game, name), "price": seen.price})
                for name, seen in view.ports.items()
                if seen.price
            ]
            if prices and view.talk is None:
                lines.append(self.word("board-prices", buyer=seat(view.active), prices=prices))
        answers = self._standing()
        if answers:
            lines.append(self.word("board-standing", answers=answers))
        return [f"[italic]{literal(cut(line, WIDTH))}[/]" for line in lines]

    def _standing(self) -> list[Phrase]:
        standing = self.view.standing
        if standing is None:
            return []
        prices = [
            Phrase(
                "board-standing-price",
                {
                    "port": port(self.game, one.port),
                    "buyer": seat(one.buyer),
                    "price": one.price,
                    "lowest": one.lowest,
                },
            )
            for one in standing.prices
        ]
        return prices + [
            Phrase("board-standing-passage", {"mover": seat(one.mover), "answer": one.answer})
            for one in standing.passage
        ]

    def legend(self) -> list[str]:
        """What the marks mean, in one line where it fits."""
        flag = next((letter for letter in self.flags if letter), "V")
        marks = {
            f"{flag}2": "flag",
            CASTLE: "castle",
            CAPITAL: "capital",
            f"3{CREW}4": "crew",
            "345": "slots",
            OPEN_SEA: "open-sea",
        }
        words = [f"{mark} {self.word(f'board-{word}')}" for mark, word in marks.items()]
        lines = [""]
        for word in words:
            more = f"{lines[-1]}  {word}".strip()
            if len(more) <= WIDTH:
                lines[-1] = more
            else:
                lines.append(word)
        return [f"[dim]{literal(line)}[/]" for line in lines]


def _talk_events(talk: Talking) -> list[Event]:
    """The last words of a talk that stands."""
    author, other = talk.author, talk.responder
    if talk.port is not None:
        if talk.price is None:
            return [PriceAsked(other, talk.port, author, talk.tokens)]
        found: list[Event] = [PriceNamed(author, talk.port, talk.price)]
        if talk.offer is not None:
            found.append(Countered(other, talk.port, talk.offer.price, talk.offer.load))
        elif talk.stage == "last":
            found.insert(0, CounterAnswered(author, talk.port, False))
        return found
    where = talk.area or 0
    if talk.deal is None:
        return [TradeAsked(other, author, where, talk.asked)]
    deal = talk.deal
    said: list[Event] = [TradeProposed(author, other, where, deal.give, deal.want, deal.pay)]
    if talk.counter is not None:
        new = talk.counter
        said.append(TradeCountered(other, author, new.give, new.want, new.pay))
    return said
