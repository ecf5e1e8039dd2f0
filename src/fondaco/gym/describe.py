"""The words and tensors of a title as Markdown tables, for docs/environments.md and for people."""

from fondaco.gym.layout import rows
from fondaco.gym.plan import shape_of
from fondaco.table.titles import open_game


def describe(slug: str) -> str:
    """Both tables of a title."""
    game = open_game(slug)
    shape = shape_of(game)
    words = shape.vocabulary.size
    lines = [
        f"## {game.meta.name}",
        "",
        f"Plan {shape.plan.version}, rules version {shape.plan.rules}: {words} words, "
        f"{shape.slots + words} slots.",
        "",
        "| words | place | meaning |",
        "|---|---|---|",
    ]
    for first, last, role, meaning in shape.vocabulary.table():
        lines.append(f"| {_span(first, last)} | {role} | {meaning} |")
    lines += ["", "| slots | part of the view | meaning | range |", "|---|---|---|---|"]
    for first, last, name, meaning, bounds in rows(shape.plan.view):
        lines.append(f"| {_span(first, last)} | `{name}` | {meaning} | {bounds} |")
    said = _span(shape.slots, shape.slots + words - 1)
    lines.append(f"| {said} | (said) | how often / 4 each word was said of this answer | 0 to 1 |")
    return "\n".join(lines) + "\n"


def _span(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"
