"""Takes the charts of the web's boards over for pictures without a browser (fondaco.gym.chart).

    python web/tools/charts.py    writes chart.json into the folder of each title that has one,
                                  and the coast that their boards share

Coasts, harbours and sea lanes are those of web/src; a test runs this and compares.
"""

import json
import math
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
PACKAGE = ROOT / "src" / "fondaco"
SHARED = "gym/coast.txt"

Point = tuple[float, float]

# Of map/projection.mjs.
WEST, EAST, NORTH, SOUTH, WIDTH, HEIGHT = -7, 38, 46.6, 28.9, 1600, 1000


def project(lon: float, lat: float) -> Point:
    """Degrees as units of the shared map."""

    def rising(at: float) -> float:
        return math.log(math.tan(math.pi / 4 + at * math.pi / 360))

    down = (rising(NORTH) - rising(lat)) / (rising(NORTH) - rising(SOUTH))
    return (lon - WEST) / (EAST - WEST) * WIDTH, down * HEIGHT


def text_of(path: str) -> str:
    return (WEB / path).read_text(encoding="utf-8")


def land(path: str) -> str:
    """The path of the land in a file that tools/coast*.mjs wrote."""
    found = re.search(r"export const LAND =\s*'([^']+)'", text_of(path))
    assert found is not None, path
    return found[1]


def block(source: str, name: str) -> str:
    """What stands between the brackets of a constant."""
    found = re.search(rf"const {name}\b[^=]*=\s*[\[{{](.*?)\n[\]}}]", source, re.DOTALL)
    assert found is not None, name
    return found[1]


def points(source: str, name: str) -> list[Point]:
    listed = re.findall(r"x: (-?[\d.]+), y: (-?[\d.]+)", block(source, name))
    return [(float(x), float(y)) for x, y in listed]


def one(source: str, pattern: str) -> tuple[float, ...]:
    found = re.search(pattern, source)
    assert found is not None, pattern
    return tuple(map(float, found.groups()))


def golden_horn() -> dict[str, Any]:
    source = text_of("titles/golden-horn/lane.ts")
    wide, tall = one(source, r"WIDE = ([\d.]+)")[0], one(source, r"TALL = ([\d.]+)")[0]
    x, y = project(12.33, 45.44)
    (modone,) = [one(source, r"MODONE: Point = { x: (\d+), y: (\d+) }")]
    harbours = re.findall(
        r"(venice|constantinople): { x: (\d+), y: (\d+), w: (\d+), h: (\d+)", source
    )
    return {
        "frame": [0, 0, 1200, 1040],
        "coast": [120 - x * wide, 60 - y * tall, wide, tall],
        "places": {
            name: (int(left) + int(w) / 2, int(top) + int(h) / 2)
            for name, left, top, w, h in harbours
        },
        "spaces": [*points(source, "ADRIATIC"), modone, *points(source, "AEGEAN")],
    }


def oltre_mare() -> dict[str, Any]:
    file = PACKAGE / "games" / "oltre_mare" / "components.json"
    layout = json.loads(file.read_text(encoding="utf-8"))["layout"]
    canvas = layout["canvas"]
    return {
        "frame": [0, 0, canvas["width"], canvas["height"]],
        "land": land("titles/oltre-mare/chart/coast.ts"),
        "places": {name: (port["x"], port["y"]) for name, port in layout["ports"].items()},
        "spaces": [],
    }


def mediterranee() -> dict[str, Any]:
    listed = re.findall(
        r"(\w+): \[(-?[\d.]+), (-?[\d.]+),", text_of("titles/mediterranee/ports.ts")
    )
    middles = block(text_of("titles/mediterranee/areas.ts"), "MIDDLES")
    areas = {
        int(number): (float(x), float(y))
        for number, x, y in re.findall(r"(\d+): \[(-?[\d.]+), (-?[\d.]+)\]", middles)
    }
    return {
        "frame": [0, 0, WIDTH, HEIGHT],
        "coast": [0, 0, 1, 1],
        "places": {name: project(float(lon), float(lat)) for name, lon, lat in listed},
        "spaces": [areas.get(number, (0.0, 0.0)) for number in range(max(areas) + 1)],
    }


def genoa() -> dict[str, Any]:
    """A city, not a coast: its spaces are cells of a grid (titles/genoa/geometry.ts)."""
    file = PACKAGE / "games" / "genoa" / "components.json"
    grid = _first_grid(json.loads(file.read_text(encoding="utf-8")))
    cells: dict[str, list[Point]] = {}
    for y, row in enumerate(grid):
        for x, name in enumerate(row):
            cells.setdefault(name, []).append((100.0 * x, 100.0 * y))
    return {
        "frame": [-20, -20, 100 * len(grid[0]) + 40, 100 * len(grid) + 40],
        "places": {
            name: (sum(x for x, _ in own) / len(own) + 50, sum(y for _, y in own) / len(own) + 50)
            for name, own in cells.items()
        },
        "blocks": cells,
        "spaces": [],
    }


def _first_grid(data: Any) -> list[list[str]]:
    """The plan of the city, wherever the file has it."""
    if isinstance(data, dict):
        if "grid" in data:
            found: list[list[str]] = data["grid"]
            return found
        for part in data.values():
            grid = _first_grid(part)
            if grid:
                return grid
    return []


CHARTS = {
    "golden_horn": golden_horn,
    "oltre_mare": oltre_mare,
    "mediterranee": mediterranee,
    "genoa": genoa,
}


def files() -> dict[Path, str]:
    """Everything that is written, by its path."""
    found = {PACKAGE / SHARED: land("map/coast.ts") + "\n"}
    for folder, chart in CHARTS.items():
        text = json.dumps(_rounded(chart()), indent=1, ensure_ascii=False)
        found[PACKAGE / "games" / folder / "chart.json"] = text + "\n"
    return found


def _rounded(data: Any) -> Any:
    if isinstance(data, float):
        return round(data, 2)
    if isinstance(data, dict):
        return {key: _rounded(value) for key, value in data.items()}
    return [_rounded(item) for item in data] if isinstance(data, list | tuple) else data


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
