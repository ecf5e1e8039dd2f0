"""The table as text: the city beside its buildings, then who has what, own cards, offers.

Colours are marked up as `[bold red1]…[/]`; without the markup letters say the same.
"""

import textwrap
from collections.abc import Sequence
from typing import Final

from fondaco.games.genoa.components import BUILDINGS, DECK_NAMES, MARKET, SPECIAL_NAMES
from fondaco.games.genoa.rules import Genoa
from fondaco.games.genoa.text.choices import standing
from fondaco.games.genoa.text.city import DISC, LIFTED, TOWER, WIDTH, Paint, Plan
from fondaco.games.genoa.text.hints import hint
from fondaco.games.genoa.text.phrases import ask, board_of, card_terms, own_name, terms, yields
from fondaco.games.genoa.words import Draft, GenoaView, Intention
from fondaco.table.contract import Game
from fondaco.table.drawing import Pen, Say, cut, literal
from fondaco.table.saying import Args, seat, spoken
from fondaco.table.words import Seat, View

COLUMNS: Final = 100
LEGEND = COLUMNS - WIDTH - 1
NAME_WIDTH: Final = 14
MOST_OFFERS: Final = 4  # lines of what is said on the floor
MOST_SHOWN: Final = 2  # lines of cards known to be in other hands
LETTERS = "ABCDE"
INKS = {
    "red": "red1",
    "blue": "dodger_blue1",
    "green": "green3",
    "yellow": "yellow1",
    "violet": "medium_purple1",
}
"""Told apart on any terminal, as the hues for drawing would not be."""
DECK_LETTERS = "LKBP"  # as the numbers of the cards begin
NONE, UNKNOWN = "·", "?"


def draw(game: Game, view: View, say: Say) -> str:
    """The table as this view shows it, at most 100 columns wide."""
    assert isinstance(game, Genoa)
    assert isinstance(view, GenoaView)
    pen = _Pen(game, view, say)
    lines = [*pen.map(), *pen.table(), *pen.hands(), *pen.floor(), *pen.foot()]
    return "\n".join(line.rstrip() for line in lines)


class _Pen(Pen):
    """Draws one view."""

    def __init__(self, game: Genoa, view: GenoaView, say: Say) -> None:
        super().__init__(say)
        self.game = game
        self.parts = game.parts
        self.board = board_of(game)
        self.view = view

    def ink(self, number: Seat, style: str = "bold") -> Paint:
        """The colour of a seat's markers."""
        hue = INKS.get(self.parts.colours[number])
        return lambda text: f"[{style} {hue}]{text}[/]" if hue else f"[{style}]{text}[/]"

    # -- the top --

    def status(self) -> str:
        view = self.view
        if view.phase == "over":
            text = self.word("board-over")
        else:
            track = "●" * view.round + "○" * (view.end_space - view.round)
            text = self.word("board-round", round=view.round, last=view.end_space, track=track)
            text += " · " + self.word("board-active", active=seat(view.active))
        return f"[bold]{literal(cut(text, LEGEND))}[/]"

    # -- the city and its buildings --

    def map(self) -> list[str]:
        city = Plan(self.board)
        cells: dict[tuple[int, int], tuple[str, Paint]] = {}
        for space, name in enumerate(self.board.names):
            if space < BUILDINGS:
                owner = self.view.owners.get(name)
                paint: Paint = str if owner is None else self.ink(owner)
                cells[city.first[space]] = (name.upper(), paint)
                mark = self._discs(name)
                letter = "" if owner is None else LETTERS[owner]
                cells[city.second[space]] = (f"{letter} {mark}".strip(), self._lit(name, paint))
            elif space == MARKET:
                cells[city.first[space]] = (name.upper(), str)
                cells[city.second[space]] = (self._discs(name), self._lit(name, str))
            elif name in self.view.way:
                cells[city.first[space]] = (self._discs(name), self._lit(name, str))
        left = city.lines({where: shown for where, shown in cells.items() if shown[0]})
        right = [self.status(), *self._villas()]
        for building, name in enumerate(self.parts.buildings):
            if building not in self.parts.villas:
                right.append(self._legend(name))
        return [f"{one} {other}" for one, other in zip(left, right, strict=True)]

    def _villas(self) -> list[str]:
        """The villas, two on a line: they are alike, and their names need no translation."""
        names = [self.parts.buildings[villa] for villa in self.parts.villas]
        each = [f"{name.upper()} {own_name(self.game, name)}" for name in names]
        lines = [
            self.word("board-villas", names=", ".join(each[n : n + 2]))
            for n in range(0, len(each), 2)
        ]
        return [literal(cut(line, LEGEND)) for line in lines]

    def _discs(self, space: str) -> str:
        """The tower with its height, a disc left behind, or where one was."""
        view = self.view
        if space not in view.way:
            return ""
        if space not in view.discs:
            return LIFTED
        return f"{TOWER}{view.discs[space]}" if space == view.way[-1] else DISC

    def _lit(self, space: str, otherwise: Paint) -> Paint:
        way = self.view.way
        if way and space == way[-1]:
            return lambda text: f"[bold reverse]{text}[/]"
        return otherwise

    def _legend(self, building: str) -> str:
        """A building by letters, own name, translation and what its action gives."""
        owner = self.view.owners.get(building)
        name = own_name(self.game, building)
        translated = self.word("building-translated", space=building, name=name)
        same = translated.casefold() == name.casefold()
        names = name if same else f"{name}, {translated}"
        brings = ", ".join(self.say(thing) for thing in yields(self.game, building))
        line = self.word("board-building", names=names, gains=brings)
        text = literal(cut(f"{building.upper()} {line}", LEGEND - 2))
        if owner is None:
            return f"  {text}"
        return f"{self.ink(owner)(LETTERS[owner])} {text}"

    # -- who has what --

    def table(self) -> list[str]:
        view, parts = self.view, self.parts
        goods = "".join(f"{self.word('good-short', good=good):>4}" for good in parts.goods)
        kinds = "".join(f"{self.word('special-short', special=k):>4}" for k in SPECIAL_NAMES)
        decks = "".join(f"{letter:>3}" for letter in DECK_LETTERS)
        head = (
            f"{'':{NAME_WIDTH}}{self.word('board-money'):>6}{self.word('board-actions'):>4}"
            f" {goods} {kinds} {self.word('board-markers'):>6} {decks}"
        )
        lines = [f"[dim]{head}[/]"]
        lines += [self._seat(number) for number in range(view.seats)]
        stock = [view.stock.get(kind, 0) for kind in SPECIAL_NAMES]
        lines.append(
            self._line(
                self.word("board-supply"),
                "",
                "",
                [view.supply.get(good, 0) for good in parts.goods],
                stock,
                "",
                [view.decks[deck].size for deck in DECK_NAMES],
            )
        )
        return lines

    def _line(
        self,
        label: str,
        money: str,
        actions: str,
        goods: Sequence[int],
        specials: Sequence[int] | None,
        markers: str,
        decks: Sequence[int],
    ) -> str:
        kinds = [UNKNOWN] * len(SPECIAL_NAMES) if specials is None else specials
        return (
            f"{label[:NAME_WIDTH]:<{NAME_WIDTH}}{money:>6}{actions:>4} "
            + "".join(f"{n or NONE:>4}" for n in goods)
            + " "
            + "".join(f"{n or NONE:>4}" for n in kinds)
            + f" {markers:>6} "
            + "".join(f"{n or NONE:>3}" for n in decks)
        )

    def _seat(self, number: Seat) -> str:
        view = self.view
        mark = "▸" if number in view.actors else " "
        first = "★" if number == view.first else " "
        money = view.money[number]
        specials = view.specials[number]
        reserve = view.markers[number]
        own = reserve.get(self.parts.colours[number], 0)
        foreign = sum(reserve.values()) - own
        left = view.tray.get(self.parts.colours[number], 0)
        line = self._line(
            f"{mark}{LETTERS[number]}{first}{self.name(number)}",
            UNKNOWN if money is None else str(money),
            str(view.allowances[number]) if view.phase != "over" else "",
            [view.goods[number].get(good, 0) for good in self.parts.goods],
            None if specials is None else [specials.get(kind, 0) for kind in SPECIAL_NAMES],
            f"{own}+{foreign}/{left}" if foreign else f"{own}/{left}",
            [view.hand_sizes[number].get(deck, 0) for deck in DECK_NAMES],
        )
        # Before painting: markup is in the way of counting columns.
        who, rest = literal(line[:NAME_WIDTH]), line[NAME_WIDTH:]
        who = self.ink(number, "bold" if number == view.seat else "not bold")(who)
        return who + (f"[bold]{rest}[/]" if number == view.seat else rest)

    # -- cards --

    def hands(self) -> list[str]:
        """One's own cards, and those one knows to be in other hands."""
        view = self.view
        lines: list[str] = []
        if view.seat is not None:
            own = [self._card(name, seen=name in view.seen_by) for name in view.hands[view.seat]]
            text = self.word("board-hand") + " " + (" · ".join(own) or NONE)
            lines = [f"[bold]{literal(line)}[/]" for line in _wrapped(text)]
        shown = [
            self.word(
                "board-known",
                seat=seat(number),
                cards=" · ".join(self._card(name) for name in view.hands[number]),
            )
            for number in range(view.seats)
            if number != view.seat and view.hands[number]
        ]
        known = _short(_wrapped("  ".join(shown)), MOST_SHOWN) if shown else []
        return lines + [literal(line) for line in known]

    def _card(self, name: str, seen: bool = False) -> str:
        """A card in a few letters: l01 COL whe+sil+sal, b02 PRK-GEW."""
        buildings, wants = card_terms(self.game, name)
        text = f"{name} {'-'.join(building.upper() for building in buildings)}"
        if wants:
            text += " " + "+".join(self.word("good-short", good=good) for good in wants)
        # A card is not broken over two lines.
        return (text + ("*" if seen else "")).replace(" ", "\u00a0")

    # -- offers --

    def floor(self) -> list[str]:
        """What is asked, offered and intended."""
        view = self.view
        said: list[str] = []
        floor = view.floor
        if floor is not None:
            said = [] if floor.ask is None else [self.say(ask(self.game, floor.ask))]
            declined = {(quote.id, quote.version) for quote in floor.declined}
            for made in floor.offers:
                text = self.say(standing(self.game, made))
                said.append(f"×{text}" if (made.id, made.version) in declined else text)
            said += [self._draft(draft) for draft in floor.drafts]
        said += [self._intention(stated) for stated in view.intentions]
        if not said:
            return []
        text = " · ".join(said)
        if floor is not None:
            text = f"{self.word('board-floor', round=floor.round)} {text}"
        lines = _short(_wrapped(text), MOST_OFFERS)
        return [f"[cyan]{literal(line)}[/]" for line in lines]

    def _draft(self, draft: Draft) -> str:
        """A change of one's own that is not shown yet."""
        code = draft.target.upper()
        if draft.offer is not None:
            return self.word("board-draft", code=code, terms=terms(self.game, draft.offer))
        if draft.intention is not None:
            return self.word("board-draft-intention", what=self._intention(draft.intention))
        return self.word("board-draft-withdrawn", code=code)

    def _intention(self, stated: Intention) -> str:
        args: Args = {
            "seat": seat(stated.seat),
            "code": stated.target.upper(),
            "money": stated.money,
        }
        words = spoken(stated.words)
        if words:
            return self.word("board-intention-words", **args, words=words)
        return self.word("board-intention", **args)

    def foot(self) -> list[str]:
        """How more than a plain choice is typed, else what the signs mean."""
        found = hint(self.game, self.view)
        if found is None:
            text = self.word("board-signs")
        else:
            lead, example = found
            text = f"{self.say(lead)} {example}"
        return [f"[dim]{literal(cut(text, COLUMNS))}[/]"]


# -- lines --


def _wrapped(text: str) -> list[str]:
    lines = textwrap.wrap(text, COLUMNS, subsequent_indent="  ", break_on_hyphens=False)
    return [line.replace("\u00a0", " ") for line in lines]


def _short(lines: list[str], most: int) -> list[str]:
    """At most so many lines; dots say that there was more."""
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], cut(lines[most - 1] + " " * COLUMNS, COLUMNS)]
