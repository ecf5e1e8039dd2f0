"""The table as text: the chart with the players beside it, then hand, proposals and a legend.

Colours are marked up as `[bold red1]…[/]`; without the markup letters and symbols say the same.
"""

import textwrap
from collections.abc import Iterable
from typing import Final

from fondaco.games.oltre_mare.pieces import ICONS
from fondaco.games.oltre_mare.rules import OltreMare
from fondaco.games.oltre_mare.text.chart import BARE, SHIP, SYMBOLS, chart, escaped, ink
from fondaco.games.oltre_mare.text.phrases import (
    card,
    cards,
    ducats,
    good,
    good_of,
    goods,
    letter,
    marker,
    runs,
    terms,
)
from fondaco.games.oltre_mare.words import CallSeen, Offer, OltreMareView
from fondaco.table.contract import Game
from fondaco.table.drawing import Pen, Say
from fondaco.table.saying import Args, seat, spoken
from fondaco.table.words import Phrase, Seat, View

WIDTH, LINES = 100, 23
CHART, HIGH = 61, 15
PANEL = WIDTH - CHART - 1
NAME: Final = 14
CARD: Final = 21
IN_HAND: Final = 4
"""Cards of a hand in a line."""
FIRST, ACTS, HAD, LEFT, PICKED = "★", "▸", "•", "✎", "✓"
INKS = {
    "spices": "red1",
    "silk": "orchid",
    "silver": "grey78",
    "sugar": "light_pink1",
    "wine": "medium_violet_red",
    "timber": "dark_orange3",
    "grain": "gold1",
}


def draw(game: Game, view: View, say: Say) -> str:
    """The table as this view shows it, at most 100 columns wide."""
    assert isinstance(game, OltreMare)
    assert isinstance(view, OltreMareView)
    pen = _Pen(game, view, say)
    beside, below = pen.panel(), pen.legend()
    free = HIGH - len(beside) - 1
    flowed = [f"[dim]{escaped(line)}[/]" for line in flow(below, PANEL, max(0, free))]
    beside += ["", *flowed] if flowed else []
    lines = [pen.status()]
    left = chart(game, view, CHART, HIGH)
    for number in range(max(len(left), len(beside))):
        shown = left[number] if number < len(left) else " " * CHART
        lines.append(f"{shown} {beside[number]}" if number < len(beside) else shown)
    lines += pen.own()
    lines += pen.piles()
    lines += pen.talk()
    room = max(0, LINES - len(lines))
    lines += [f"[dim]{escaped(line)}[/]" for line in flow(below, WIDTH, room)]
    return "\n".join(line.rstrip() for line in lines)


def flow(words: list[str], wide: int, most: int) -> list[str]:
    """Takes words off a list into at most so many lines."""
    lines: list[str] = []
    while words and len(lines) < most:
        line = words.pop(0)
        while words and len(line) + 2 + len(words[0]) <= wide:
            line += "  " + words.pop(0)
        lines.append(line)
    return lines


def cut(text: str, wide: int = WIDTH) -> str:
    """Text that ends within so many columns."""
    return text if len(text) <= wide else text[: wide - 1].rstrip() + "…"


class _Pen(Pen):
    """Draws one view."""

    def __init__(self, game: OltreMare, view: OltreMareView, say: Say) -> None:
        super().__init__(say)
        self.game = game
        self.view = view

    # -- the top --

    def status(self) -> str:
        view = self.view
        if view.phase == "over":
            parts = [self.word("board-over")]
        elif view.active is None:
            parts = [self.word("board-set-up")]
        else:
            number = (view.turn - 1) // view.seats + 1
            parts = [
                self.word("board-round", round=number, active=seat(view.active)),
                self.word("board-phase", phase=view.phase),
            ]
        parts.append(self.word("board-deck", count=view.deck_size, venice=str(view.venice)))
        if view.price is not None:
            most = self.game.parts.most_purchases
            parts.append(self.word("board-price", price=view.price, bought=view.bought, most=most))
        elif view.phase in ("sail", "compass") and view.steps:
            parts.append(self.word("board-steps", count=view.steps))
        return f"[bold]{escaped(cut(' · '.join(parts)))}[/]"

    # -- the players --

    def panel(self) -> list[str]:
        """Three lines for each player."""
        lines = []
        for number in range(self.view.seats):
            own = number == self.view.seat
            for line in self._seat(number):
                lines.append(f"[bold]{line}[/]" if own else line)
        return lines

    def _seat(self, number: Seat) -> list[str]:
        view = self.view
        mark = ACTS if number in view.actors else " "
        first = FIRST if number == view.first else " "
        name = escaped(f"{cut(self.say(seat(number)), NAME):<{NAME}}")
        money = self.say(ducats(view.ducats[number]))
        talk = f"  {LEFT}{view.budgets[number]}" if view.phase == "trade" else ""
        had = HAD if view.pointed[number] else ""
        counts = self.word(
            "board-counts",
            prestige=f"{view.prestige[number]}{had}",
            hand=view.hand_sizes[number],
            pirates=view.pirate_sizes[number],
        )
        cargo = view.cargo[number]
        top = cargo[-1] if cargo else None
        if top is None:
            shown, width = "", 0
        else:
            label = self.word("board-cargo", count=len(cargo)) + " "
            shown, width = label + self._card(top), len(label) + len(self.say(card(self.game, top)))
        return [
            f"{mark}[{ink(view, number)}]{number + 1}[/]{first}{name} {money:>10}{talk}",
            f"   {cut(counts, PANEL - 3)}",
            f"   {shown}{self._markers(number, PANEL - 3 - width)}",
        ]

    def _markers(self, number: Seat, room: int) -> str:
        """A symbol for every marker owned, the active one in brackets; shorter if need be."""
        view = self.view
        live = view.active_markers[number]
        owned = dict(view.owned[number])
        shown = ""
        if live is not None:
            owned[live] -= 1
            shown = f"[bold yellow]\\[{SYMBOLS[live]}][/]"
            room -= 3
        held = sum(owned.values())
        if not shown and not held:
            return ""
        counted = "".join(f"{SYMBOLS[kind]}{n}" for kind, n in owned.items() if n)
        ways = [
            ("  ", "".join(SYMBOLS[kind] * count for kind, count in owned.items())),
            ("  ", counted),
            ("  ", f"({held})" if held else ""),
            (" ", f"({held})" if held else ""),
            (" ", str(held or "")),
        ]
        gap, idle = next((way for way in ways if len(way[0]) + len(way[1]) <= room), ("", ""))
        return f"{gap}{shown}{idle}"

    # -- cards --

    def _card(self, name: str) -> str:
        """A card with its good in colour."""
        text = self.say(card(self.game, name))
        kind = good_of(self.game, name)
        called = self.say(good(kind))
        style = INKS.get(kind)
        if style is None or not text.startswith(called):
            return escaped(text)
        return f"[{style}]{escaped(called)}[/]{escaped(text[len(called) :])}"

    def own(self) -> list[str]:
        """The hand of the viewing seat, and the cards played this turn."""
        view = self.view
        lines = []
        if view.hand is not None and view.phase != "over":
            picked = view.picked or ()
            label = self.word("board-hand", count=len(view.hand))
            lines += self._cards(label, view.hand, picked)
        if view.played:
            lines += self._cards(self.word("board-played"), view.played, ())
        return lines

    def _cards(self, label: str, names: tuple[str, ...], picked: Iterable[str]) -> list[str]:
        """A few cards in a line: fewer where their names are long."""
        wide = WIDTH - IN_HAND * (CARD + 1)
        texts = {name: f"{name} {self.say(card(self.game, name))}" for name in names}
        each = max([CARD, *(len(text) + 1 for text in texts.values())])
        columns = max(1, (WIDTH - wide) // (each + 1))
        lines = []
        for start in range(0, len(names) or 1, columns):
            line = f"[bold]{label:<{wide}}[/]" if not start else " " * wide
            for name in names[start : start + columns]:
                mark = PICKED if name in picked else " "
                shown = f"[dim]{escaped(name)}[/] {self._card(name)}"
                line += f"{mark}{shown}" + " " * (each - len(texts[name]))
            lines.append(line)
        return lines

    def piles(self) -> list[str]:
        """Cargo piles that are open, run by run."""
        view = self.view
        lines = []
        for number, pile in enumerate(view.cargo):
            names = [name for name in pile if name is not None]
            if len(names) < 2 or len(names) < len(pile):
                continue
            text = self.word("board-pile", seat=seat(number), runs=runs(self.game, names))
            lines += textwrap.wrap(text, WIDTH, subsequent_indent="  ")
        return [escaped(line) for line in lines]

    # -- talk --

    def talk(self) -> list[str]:
        """The open call and the proposals that stand."""
        view = self.view
        lines = []
        if view.call is not None and view.active is not None:
            lines.append(self._call(view.call, view.active))
            answer = None if view.seat is None else view.call.answers[view.seat]
            if isinstance(answer, Offer):
                lines.append(self.word("board-answer", terms=terms(answer)))
            elif answer is False:
                lines.append(self.word("board-answer-pass"))
        lines += [self._offer(offer) for offer in view.offers]
        return [f"[green]{escaped(cut(line))}[/]" for line in lines]

    def _offer(self, offer: Offer) -> str:
        args: Args = {
            "id": offer.id,
            "author": seat(offer.author),
            "addressee": seat(offer.addressee),
            "terms": terms(offer),
        }
        if offer.sealed:
            return self.say(
                Phrase("board-offer-own", args | {"cards": cards(self.game, offer.sealed)})
            )
        return self.say(Phrase("board-offer", args))

    def _call(self, call: CallSeen, active: Seat) -> str:
        answered = [seat(n) for n, answer in enumerate(call.answers) if answer is not None]
        args: Args = {
            "seat": seat(active),
            "goods": goods(call.wishes) or [Phrase("anything")],
            "answered": answered or [Phrase("nobody")],
        }
        words = spoken(call.text)
        if words:
            return self.say(Phrase("board-call-spoken", args | {"text": words}))
        return self.say(Phrase("board-call", args))

    # -- below --

    def legend(self) -> list[str]:
        """Symbols with their words, and what runs bring."""
        game, view = self.game, self.view
        parts = game.parts
        out = parts.left_out[view.seats]
        words = [
            f"{self.word('good', good=name)} {'/'.join(map(str, self._sequence(number)))}"
            for number, name in enumerate(parts.goods)
            if number not in out
        ]
        words += [f"{self.say(letter(icon))} {self.word('icon', icon=icon)}" for icon in ICONS]
        words.append(f"n/n {self.word('board-lions-load')}")
        words += [f"{symbol} {self.say(marker(kind))}" for kind, symbol in SYMBOLS.items()]
        words.append(f"[ ] {self.word('board-live')}")
        words += [f"{BARE} {self.word('board-bare')}", f"{SHIP} {self.word('board-ship')}"]
        words.append(f"{FIRST} {self.word('board-first')}")
        if view.phase == "trade":
            words.append(f"{LEFT} {self.word('board-budget')}")
        if any(view.pointed):
            words.append(f"{HAD} {self.word('board-had')}")
        return words

    def _sequence(self, number: int) -> list[int]:
        return self.game.parts.sequence(number, self.game.house.sugar)
