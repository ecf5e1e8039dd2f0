"""Small drawings for reports: SVG, without anything from elsewhere."""

from collections.abc import Callable, Sequence
from html import escape

WIDTH = 640
COLOURS = ("#a3302a", "#1f5d86", "#3f6f2f", "#8a5a00", "#6a3d82")
"""Of the lines, the seats' own in the browser."""
_LEFT, _RIGHT, _ROW = 190, 60, 26


def whiskers(rows: Sequence[tuple[str, float, float, float]], mark: float | None = None) -> str:
    """A row each: name, value, and between what it is sure to be; `mark` is a dashed line."""
    values = [v for _, _, low, high in rows for v in (low, high)] + ([] if mark is None else [mark])
    least, most = min(values), max(values)
    span = (most - least) or 1.0
    height = _ROW * len(rows) + 30
    parts = [_open(height, "values with their intervals")]
    if mark is not None:
        at = _x(mark, least, span)
        parts.append(f'<line class="mark" x1="{at}" x2="{at}" y1="4" y2="{height - 24}"/>')
    for number, (name, value, low, high) in enumerate(rows):
        y = 18 + number * _ROW
        left, middle, right = (_x(v, least, span) for v in (low, value, high))
        parts.append(_label(name, y))
        parts.append(f'<line class="reach" x1="{left}" x2="{right}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle cx="{middle}" cy="{y}" r="5"/>')
        parts.append(f'<text x="{WIDTH - _RIGHT + 8}" y="{y + 4}">{value:.2f}</text>')
    parts.append(_ends(least, most, height))
    return "".join(parts) + "</svg>"


def bars(rows: Sequence[tuple[str, float]]) -> str:
    """A bar each, from nothing."""
    most = max((value for _, value in rows), default=1.0) or 1.0
    parts = [_open(_ROW * len(rows) + 8, "bars")]
    for number, (name, value) in enumerate(rows):
        y = 18 + number * _ROW
        width = round((WIDTH - _LEFT - _RIGHT) * value / most, 1)
        parts.append(_label(name, y))
        parts.append(f'<rect x="{_LEFT}" y="{y - 9}" width="{width}" height="18"/>')
        parts.append(f'<text x="{_LEFT + width + 6}" y="{y + 4}">{value:.2f}</text>')
    return "".join(parts) + "</svg>"


def histogram(values: Sequence[float], columns: int = 24) -> str:
    """How often which values came."""
    least, most = min(values), max(values)
    span = (most - least) or 1.0
    counts = [0] * columns
    for value in values:
        counts[min(columns - 1, int((value - least) / span * columns))] += 1
    height, tallest = 130, max(counts)
    width = (WIDTH - _LEFT - _RIGHT) / columns
    parts = [_open(height, "how often which values came")]
    for number, count in enumerate(counts):
        tall = round(90 * count / tallest, 1)
        x = round(_LEFT + number * width, 1)
        parts.append(
            f'<rect x="{x}" y="{100 - tall}" width="{round(width - 1, 1)}" height="{tall}"/>'
        )
    parts.append(_ends(least, most, height))
    return "".join(parts) + "</svg>"


def lines(
    series: Sequence[tuple[str, Sequence[float]]],
    percent: Callable[[float], str],
    marks: Sequence[int] = (),
) -> str:
    """Shares of 1 over time, each in a colour and dashes of its own (`key` shows which).

    `percent` writes a share. `marks` are moments that stand out, numbered from 1.
    """
    left, right, top, tall = 44, 12, 24, 240
    count = max((len(values) for _, values in series), default=1)
    step = (WIDTH - left - right) / max(1, count - 1)
    parts = [_open(top + tall + 24, ", ".join(name for name, _ in series))]
    for quarter in range(5):
        y = top + tall * quarter / 4
        parts.append(f'<line class="grid" x1="{left}" x2="{WIDTH - right}" y1="{y}" y2="{y}"/>')
        parts.append(
            f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{percent(1 - quarter / 4)}</text>'
        )
    label = 0.0
    for number, moment in enumerate(marks, 1):
        x = round(left + moment * step, 1)
        label = max(x, label + 14)  # beside each other, however near the moments are
        parts.append(f'<line class="mark" x1="{x}" x2="{x}" y1="{top}" y2="{top + tall}"/>')
        parts.append(f'<text x="{label}" y="{top - 8}" text-anchor="middle">{number}</text>')
    for number, (_, values) in enumerate(series):
        points = " ".join(
            f"{round(left + n * step, 1)},{round(top + tall * (1 - value), 1)}"
            for n, value in enumerate(values)
        )
        parts.append(f'<polyline points="{points}" {_look(number)}/>')
    y = top + tall + 18
    parts.append(f'<text x="{left}" y="{y}">0</text>')
    parts.append(f'<text x="{WIDTH - right}" y="{y}" text-anchor="end">{count - 1}</text>')
    return "".join(parts) + "</svg>"


def key(number: int) -> str:
    """The line of one of the series, to stand beside its name."""
    return (
        '<svg class="key" viewBox="0 0 40 12" width="40" height="12" aria-hidden="true">'
        f'<polyline points="0,6 40,6" {_look(number)}/></svg>'
    )


def _look(number: int) -> str:
    dashes = ("", "8 3", "2 3", "10 3 2 3", "5 2 1 2 1 2")[number % 5]
    return f'stroke="{COLOURS[number % 5]}" stroke-dasharray="{dashes}"'


STYLE = """body{font:16px/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;
color:#222;background:#fdfaf3}svg{max-width:100%;height:auto;display:block;margin:.5rem 0}
svg text{font:13px sans-serif;fill:#222}rect,circle{fill:#2b5a84}
.reach{stroke:#2b5a84;stroke-width:3}.mark{stroke:#a33;stroke-dasharray:4 4}
polyline{fill:none;stroke-width:2}.grid{stroke:#e3d8bd}
svg.key{display:inline-block;margin:0 .4rem 0 0;vertical-align:middle}
table{border-collapse:collapse}
td,th{padding:.2rem .7rem;text-align:left;border-bottom:1px solid #ccc}
"""


def page(title: str, parts: Sequence[str], language: str = "en") -> str:
    """A whole page."""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style><h1>{escape(title)}</h1>"
        + "".join(parts)
        + "</html>\n"
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of words."""
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>"


def _x(value: float, least: float, span: float) -> float:
    return round(_LEFT + (WIDTH - _LEFT - _RIGHT) * (value - least) / span, 1)


def _open(height: int, words: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'role="img" aria-label="{words}">'
    )


def _label(name: str, y: float) -> str:
    return f'<text x="{_LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(name)}</text>'


def _ends(least: float, most: float, height: int) -> str:
    return (
        f'<text x="{_LEFT}" y="{height - 6}">{least:.4g}</text>'
        f'<text x="{WIDTH - _RIGHT}" y="{height - 6}" text-anchor="end">{most:.4g}</text>'
    )
