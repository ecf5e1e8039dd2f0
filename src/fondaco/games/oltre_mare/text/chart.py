"""The map as text: routes in dots, ports by their first letters, markers and ships on them.

Routes are drawn in Braille cells, which hold two by four dots each, from the coordinates under
`layout` in the component data. Data without a usable layout get a list of ports instead.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final, NamedTuple

from fondaco.games.oltre_mare.rules import OltreMare
from fondaco.games.oltre_mare.words import OltreMareView

SYMBOLS = {
    "compass": "✦",
    "fight_pirates": "†",
    "favourable_market": "%",
    "local_authority": "♜",
    "important_deal": "+",
    "smooth_sailing": "~",
}
BARE, SHIP = "○", "▲"
INKS = {
    "red": "bold red1",
    "blue": "bold dodger_blue1",
    "green": "bold green3",
    "yellow": "bold yellow1",
    "black": "bold black on white",
}
"""By colour of a merchant: told apart on any terminal."""
SEA, PORT, MARK = "dim cyan", "", "bold yellow"

DOTS = (0x01, 0x02, 0x04, 0x40, 0x08, 0x10, 0x20, 0x80)
"""By place in a cell, column by column: the bit of a Braille dot."""
BRAILLE = 0x2800
NUDGES = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (2, 0), (-2, 0), (1, 1), (-1, -1))
LEAST_LETTERS: Final = 3
CROWDED: Final = 9  # what it is worth not to write one port right beside another
MARGIN: Final = 3  # columns kept free beside the outermost ports, for their names


class Cell(NamedTuple):
    """One character of the chart and how it is written."""

    text: str
    style: str


class Point(NamedTuple):
    x: float
    y: float


@lru_cache(maxsize=8)
def short_names(game: OltreMare) -> dict[str, str]:
    """Ports by as many first letters as tell them apart, at least three."""
    names = {p["id"]: str(p.get("name", p["id"])) for p in game.components["map"]["ports"]}
    short = {}
    for key, name in names.items():
        others = [other for k, other in names.items() if k != key]
        length = LEAST_LETTERS
        while length < len(name) and any(o[:length] == name[:length] for o in others):
            length += 1
        short[key] = name[:length]
    return short


def chart(game: OltreMare, view: OltreMareView, wide: int, high: int) -> list[str]:
    """Lines with markup, all of one width."""
    routes = _sea(game, wide, high)
    cells = None if routes is None else _ports(game, view, routes, wide, high)
    if cells is None:
        return _listing(game, view, wide)
    return [_line([cells.get((x, y), Cell(" ", "")) for x in range(wide)]) for y in range(high)]


def _line(cells: list[Cell]) -> str:
    """Cells as markup, neighbours of one style together."""
    pieces: list[list[str]] = []
    for text, style in cells:
        if pieces and pieces[-1][0] == style:
            pieces[-1][1] += text
        else:
            pieces.append([style, text])
    return "".join(
        f"[{style}]{escaped(text)}[/]" if style else escaped(text) for style, text in pieces
    )


def escaped(text: str) -> str:
    """Text that is not markup, whatever a player calls himself."""
    return text.replace("[", "\\[")


# -- routes --


class _Sea(NamedTuple):
    ports: dict[str, Point]
    """In cells."""
    routes: dict[tuple[int, int], int]
    """By cell: its Braille dots."""


@lru_cache(maxsize=8)
def _sea(game: OltreMare, wide: int, high: int) -> _Sea | None:
    """Where ports and routes are drawn, or None without coordinates for all of them."""
    layout: Any = game.components.get("layout")
    try:
        ports = {
            name: Point(float(layout["ports"][name]["x"]), float(layout["ports"][name]["y"]))
            for name in game.parts.ports
        }
        bends = {
            name: [Point(float(p["x"]), float(p["y"])) for p in layout["routes"].get(name, ())]
            for name in game.parts.routes
        }
    except (KeyError, TypeError, ValueError, AttributeError):
        return None
    left, right = min(p.x for p in ports.values()), max(p.x for p in ports.values())
    top, bottom = min(p.y for p in ports.values()), max(p.y for p in ports.values())

    def placed(point: Point) -> Point:
        x = (point.x - left) / ((right - left) or 1)
        y = (point.y - top) / ((bottom - top) or 1)
        return Point(MARGIN + 0.5 + x * (wide - 1 - 2 * MARGIN), 0.5 + y * (high - 1))

    dots: dict[tuple[int, int], int] = {}
    for name, (a, b) in zip(game.parts.routes, game.parts.ends, strict=True):
        start, end = ports[game.parts.ports[a]], ports[game.parts.ports[b]]
        way = bends[name]
        if way and _far(start, way[0]) + _far(way[-1], end) > _far(start, way[-1]) + _far(
            way[0], end
        ):
            way = way[::-1]
        for x, y in _dots([placed(point) for point in (start, *way, end)]):
            if 0 <= x < 2 * wide and 0 <= y < 4 * high:
                cell = (x // 2, y // 4)
                dots[cell] = dots.get(cell, 0) | DOTS[x % 2 * 4 + y % 4]
    return _Sea({name: placed(point) for name, point in ports.items()}, dots)


def _far(one: Point, other: Point) -> float:
    return abs(one.x - other.x) + abs(one.y - other.y)


def _dots(way: list[Point]) -> Iterator[tuple[int, int]]:
    """The dots on a way, in the finer grid of dots."""
    for one, other in pairwise(way):
        steps = int(max(abs(one.x - other.x) * 2, abs(one.y - other.y) * 4)) + 1
        for step in range(steps + 1):
            x = one.x + (other.x - one.x) * step / steps
            y = one.y + (other.y - one.y) * step / steps
            yield int(x * 2), int(y * 4)


# -- ports --


def _ports(
    game: OltreMare, view: OltreMareView, sea: _Sea, wide: int, high: int
) -> dict[tuple[int, int], Cell] | None:
    """All cells of the map, or None where a port finds no room."""
    cells = {at: Cell(chr(BRAILLE + dots), SEA) for at, dots in sea.routes.items()}
    nodes = {(int(p.x), int(p.y)) for p in sea.ports.values()}
    taken: set[tuple[int, int]] = set()
    for name, point in sorted(sea.ports.items(), key=lambda item: (item[1].y, item[1].x)):
        at = (int(point.x), int(point.y))
        occupied = taken | (nodes - {at})
        label = _label(game, view, name)
        best: tuple[int, list[tuple[int, int]]] | None = None
        for cost, (dx, dy) in enumerate(NUDGES):
            x, y = at[0] + dx, at[1] + dy
            for spot in (
                [(x + n, y) for n in range(len(label))],
                [(x - len(label) + 1 + n, y) for n in range(len(label))],
            ):
                if any(not (0 <= a < wide and 0 <= b < high) for a, b in spot):
                    continue
                if any(s in occupied for s in spot):
                    continue
                beside = {(spot[0][0] - 1, spot[0][1]), (spot[-1][0] + 1, spot[0][1])}
                worth = 4 * cost + sum(s in sea.routes for s in spot)
                worth += CROWDED * len(beside & occupied)
                if best is None or worth < best[0]:
                    best = (worth, spot)
        if best is None:
            return None
        spot = best[1]
        if spot[0][0] < at[0]:  # to the left of its place: the marker comes last
            label = label[1:] + label[:1]
        taken.update(spot)
        cells.update(zip(spot, label, strict=True))
    return cells


def _label(game: OltreMare, view: OltreMareView, name: str) -> list[Cell]:
    """The marker on a port, its name, the ships in it."""
    kind = view.markers.get(name)
    here = [number for number, port in enumerate(view.ships) if port == name]
    label = [Cell(BARE, SEA) if kind is None else Cell(SYMBOLS[kind], MARK)]
    label += [Cell(letter, "bold" if here else PORT) for letter in short_names(game)[name]]
    if here:
        label.append(Cell(SHIP, ink(view, here[0])))
        label += [Cell(str(number + 1), ink(view, number)) for number in here]
    return label


def ink(view: OltreMareView, number: int) -> str:
    """The style of a player's ship."""
    return INKS.get(view.colours[number] or "", "bold")


def _listing(game: OltreMare, view: OltreMareView, wide: int) -> list[str]:
    """Ports with their neighbours, in two columns."""
    short, parts = short_names(game), game.parts
    column = wide // 2
    entries = []
    for number, name in enumerate(parts.ports):
        near = sorted({parts.ports[there] for _, there in parts.ways[number]})
        text = "".join(cell.text for cell in _label(game, view, name))
        entries.append(f"{text} – {' '.join(short[port] for port in near)}"[: column - 1])
    rows = -(-len(entries) // 2)
    return [
        escaped("".join(entry.ljust(column) for entry in entries[row::rows]).ljust(wide))
        for row in range(rows)
    ]
