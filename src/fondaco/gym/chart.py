"""The board as a picture: the web's own coast and harbours with what a view says lies there.

`chart.json` in a title's folder (made by web/tools/charts.py) has its places. What is drawn is read
off the view by its shape: things that name a place stand there, what is kept by place is written
beside it. Shapes are SVG, drawn by resvg; labels are Pillow's.
"""

from collections.abc import Iterator
from functools import cache
from importlib import resources
from io import BytesIO
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from fondaco.table.contract import Game
from fondaco.table.titles import find_title, resource
from fondaco.table.words import View

FILE, COAST = "chart.json", "coast.txt"
WIDE = 960
_SEA, _LAND, _EDGE, _INK = "#a9c9cf", "#f0e4c6", "#6b5636", (54, 42, 26)
_WALLS, _STREET = "#d9c394", "#f0e4c6"
_SEATS = ("#b3261e", "#1f5fa8", "#2e7d32", "#c9a227", "#3b3b3b")
_WHERE = ("at", "area", "place", "port")
"""Fields that say where a thing stands."""
_LETTERS = "ABCDE"

Picture = NDArray[np.uint8]
Point = tuple[float, float]


class Chart(msgspec.Struct, frozen=True):
    """Where things lie on a title's board."""

    frame: tuple[float, float, float, float]
    """Left, top, width and height of the drawing."""
    places: dict[str, Point]
    spaces: list[Point]
    """Places that a view numbers."""
    coast: tuple[float, float, float, float] | None = None
    """How the shared coast comes under the board: moved by x and y, stretched by two factors."""
    land: str | None = None
    """A coast of its own."""
    blocks: dict[str, list[Point]] = {}
    """Places that cover cells of a plan, 100 units each."""


class Piece(msgspec.Struct, frozen=True):
    """A thing on the board; seat -1 is nobody's."""

    at: Point
    seat: int
    name: str


class Note(msgspec.Struct, frozen=True):
    """What is written at a place."""

    at: Point
    text: str


@cache
def chart_of(slug: str) -> Chart | None:
    """A title's chart, if it has one."""
    try:
        text = resource(find_title(slug), FILE)
    except FileNotFoundError:
        return None
    return msgspec.json.decode(text, type=Chart)


@cache
def _coast() -> str:
    return resources.files("fondaco.gym").joinpath(COAST).read_text(encoding="utf-8").strip()


def read(chart: Chart, view: dict[str, Any]) -> tuple[list[Piece], list[Note]]:
    """What stands and what is written where, by the shape of a view."""
    pieces: list[Piece] = []
    notes: list[Note] = []
    for value in view.values():
        match value:
            case dict() if value and value.keys() <= chart.places.keys():
                for place, held in value.items():
                    text = _short(held)
                    if text:
                        notes.append(Note(chart.places[place], text))
            case dict():
                pieces += _things(chart, value)
            case [str(), *_] if set(value) <= chart.places.keys():
                by_seat = len(value) == view["seats"] and not chart.blocks
                for seat, place in enumerate(value):
                    owner, name = (seat, _LETTERS[seat]) if by_seat else (-1, str(seat + 1))
                    pieces.append(Piece(chart.places[place], owner, name))
    return pieces, notes


def _things(chart: Chart, held: dict[str, Any]) -> Iterator[Piece]:
    """Things by name that say where they are."""
    for name, thing in held.items():
        if not isinstance(thing, dict):
            continue
        where = next((thing[field] for field in _WHERE if field in thing), None)
        if isinstance(where, str) and where in chart.places:
            at = chart.places[where]
        elif isinstance(where, int) and 0 <= where < len(chart.spaces):
            at = chart.spaces[where]
        else:
            continue
        owner = thing.get("owner", _LETTERS.find(name[0]))
        yield Piece(at, owner if isinstance(owner, int) else -1, name)


def _short(held: Any) -> str:
    """What is kept at a place in a few signs; nothing for nothing."""
    match held:
        case dict():
            return " ".join(
                f"{key[:3]} {_short(inner)}".strip() for key, inner in held.items() if inner
            )
        case list() | tuple():
            return "/".join(_short(item) for item in held)
        case bool() | None:
            return ""
        case str():
            return held.replace("_", " ")[:12]
    return str(held)


def svg(chart: Chart, pieces: list[Piece]) -> str:
    """The board without its labels."""
    left, top, wide, high = chart.frame
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {wide} {high}">',
        f'<rect x="{left}" y="{top}" width="{wide}" height="{high}" '
        f'fill="{_EDGE if chart.blocks else _SEA}"/>',
        *_ground(chart),
    ]
    if not chart.blocks:
        spot = f'r="5" fill="{_LAND}" stroke="{_EDGE}" stroke-width="2"'
        for x, y in [*chart.places.values(), *chart.spaces]:
            lines.append(f'<circle cx="{x}" cy="{y}" {spot}/>')
    for (x, y), piece in zip(_moored(pieces), pieces, strict=True):
        colour = _SEATS[piece.seat] if 0 <= piece.seat < len(_SEATS) else _EDGE
        hull = f"M{x - 17} {y}h34l-7 12h-20zM{x - 1} {y - 2}v-22l15 20z"
        if chart.blocks:  # on streets there are discs, not ships
            hull = f"M{x - 14} {y}a14 14 0 1 0 28 0a14 14 0 1 0 -28 0z"
        lines.append(f'<path d="{hull}" fill="{colour}" stroke="#fff" stroke-width="1.5"/>')
    return "\n".join([*lines, "</svg>"])


def _ground(chart: Chart) -> Iterator[str]:
    drawn = f'fill="{_LAND}" stroke="{_EDGE}" stroke-width="1.5"'
    if chart.land is not None:
        yield f'<path d="{chart.land}" {drawn}/>'
    elif chart.coast is not None:
        x, y, wide, tall = chart.coast
        yield f'<g transform="translate({x} {y}) scale({wide} {tall})">'
        yield f'<path d="{_coast()}" {drawn}/></g>'
    for cells in chart.blocks.values():
        colour = _STREET if len(cells) == 1 else _WALLS
        for x, y in cells:
            yield f'<rect x="{x}" y="{y}" width="99" height="99" rx="4" fill="{colour}"/>'


def _moored(pieces: list[Piece]) -> Iterator[Point]:
    """Where each piece is drawn: those at one place lie side by side."""
    met: dict[Point, int] = {}
    for piece in pieces:
        row, column = divmod(met.setdefault(piece.at, 0), 3)
        met[piece.at] += 1
        yield piece.at[0] + 38 * column, piece.at[1] + 34 * row


def picture(game: Game, view: View) -> Picture | None:
    """The board as an image, always of the same size; None for a title without a chart."""
    chart = chart_of(game.meta.slug)
    if chart is None:
        return None
    from PIL import Image, ImageDraw, ImageFont
    from resvg_py import svg_to_bytes

    pieces, notes = read(chart, msgspec.to_builtins(view))
    drawn = svg_to_bytes(svg_string=svg(chart, pieces), width=WIDE, skip_system_fonts=True)
    image = Image.open(BytesIO(bytes(drawn))).convert("RGB")
    pen = ImageDraw.Draw(image)
    left, top, wide, _ = chart.frame
    scale = WIDE / wide

    def write(at: Point, text: str, size: int, down: int) -> None:
        spot = ((at[0] - left) * scale, (at[1] - top) * scale + down)
        font = ImageFont.load_default(size)
        pen.text(spot, text, fill=_INK, font=font, anchor="mm", stroke_width=2, stroke_fill="#fff")

    for name, at in chart.places.items():
        write(at, name, 11, -12)
    for note in notes:
        write(note.at, note.text, 10, 12)
    for at, piece in zip(_moored(pieces), pieces, strict=True):
        write(at, piece.name, 11, 16)
    return np.asarray(image, dtype=np.uint8).copy()
