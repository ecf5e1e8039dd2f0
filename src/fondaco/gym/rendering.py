"""The board as text and as a picture: a title's chart, or where it has none its text, drawn."""

import sys
from typing import TYPE_CHECKING, Any

import numpy as np
from rich import markup

from fondaco.gym import chart
from fondaco.gym.chart import Picture
from fondaco.locale import Voice
from fondaco.table.contract import Game, State
from fondaco.table.speech import Speech
from fondaco.table.titles import resource

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw

_WIDE, _HIGH = 8, 16
_COLUMNS, _LINES = 104, 40
_PAPER, _INK = (250, 246, 235), (30, 30, 40)

_LINES_OF = {  # which of left, right, up and down a sign of a frame joins
    "─": "lr", "│": "ud", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu",
    "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud",
}  # fmt: skip
_PLAIN = str.maketrans("★✦♜✎↺→▸▶◀▲≈†…–", "**#%@>>><^~+._")
_DOTS = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3))
"""Column and row of each dot of a Braille sign, by its bit."""


def rendered(mode: str | None, game: Game, state: State, players: int) -> str | Picture | None:
    """The board as a spectator sees it: as text, as a picture, or (`human`) printed."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return picture(game, state, players)
    text = board(game, state, players)
    if mode == "ansi":
        return text
    sys.stdout.write(text + "\n")
    return None


def board(game: Game, state: State, players: int) -> str:
    """What a spectator sees, as the terminal shows it, without colours."""
    voice = Voice(
        "en", resource(game.meta, "texts/en.ftl"), [f"seat {seat}" for seat in range(players)]
    )
    drawn: str = Speech(game).text.draw(game, state.view(None), voice.say)
    lines = markup.render(drawn).plain.split("\n")
    return "\n".join(line.rstrip() for line in lines) + "\n"


def picture(game: Game, state: State, players: int) -> Picture:
    """What a spectator sees, as an image of always the same size."""
    found = chart.picture(game, state.view(None))
    return written(board(game, state, players)) if found is None else found


def written(text: str) -> Picture:
    """A text as an image, always of the same size."""
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (_COLUMNS * _WIDE, _LINES * _HIGH), _PAPER)
    pen = ImageDraw.Draw(image)
    font = ImageFont.load_default(12)
    for row, line in enumerate(text.split("\n")[:_LINES]):
        for column, sign in enumerate(line[:_COLUMNS]):
            if sign != " ":
                _draw(pen, column * _WIDE, row * _HIGH, sign, font)
    return np.asarray(image, dtype=np.uint8).copy()


def _draw(pen: "ImageDraw", x: int, y: int, sign: str, font: Any) -> None:
    middle, half = x + _WIDE // 2, y + _HIGH // 2
    if sign in _LINES_OF:
        ends = {"l": (x, half), "r": (x + _WIDE, half), "u": (middle, y), "d": (middle, y + _HIGH)}
        for way in _LINES_OF[sign]:
            pen.line([(middle, half), ends[way]], fill=_INK)
    elif 0x2800 <= ord(sign) < 0x2900:
        for bit, (column, row) in enumerate(_DOTS):
            if (ord(sign) - 0x2800) >> bit & 1:
                at = (x + 1 + 4 * column, y + 1 + 4 * row)
                pen.rectangle([at, (at[0] + 1, at[1] + 1)], fill=_INK)
    elif sign in "●○":
        box = (x + 1, half - 3, x + 7, half + 3)
        pen.ellipse(box, outline=_INK, fill=_INK if sign == "●" else None)
    else:
        pen.text((middle, half), sign.translate(_PLAIN), fill=_INK, font=font, anchor="mm")
