"""Views as tensors: a layout says which slice of the tensor holds which part of the view.

A layout follows the title's view type: a number takes one slot, a name one slot for each it may be,
a list of names one slot for each name (how often it is there), a list by seat one block per seat.
Everything is between -1 and 1. What may be hidden or absent has a slot that says it is there.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

Slots = dict[int, float]
"""The slots that are not 0: most are."""
Write = Callable[[Any, Slots, int], None]
"""Writes a value into the slots from an offset on; what is not written stays 0."""


class Node(msgspec.Struct, frozen=True, omit_defaults=True):
    """How one part of a view is laid out."""

    kind: str
    """number, flag, word, bag, row, table or struct."""
    low: int = 0
    high: int = 0
    """Of a number or count: what it is divided by."""
    words: tuple[str, ...] = ()
    """Of a word or bag: what it may be; of a table: its keys."""
    length: int = 0
    """Of a row."""
    by_seat: bool = False
    fields: "dict[str, Node]" = {}
    each: "Node | None" = None
    """Of a row or table."""
    maybe: bool = False
    """A slot says whether it is there."""
    sealed: bool = False
    """A slot says that something is there that one may not see."""


def size_of(node: Node) -> int:
    """How many slots a node takes."""
    extra = node.maybe + node.sealed
    if node.kind in ("number", "flag"):
        return extra + 1
    if node.kind in ("word", "bag"):
        return extra + len(node.words)
    if node.kind == "struct":
        return extra + sum(size_of(field) for field in node.fields.values())
    assert node.each is not None
    count = node.length if node.kind == "row" else len(node.words)
    return extra + count * size_of(node.each)


def writer(node: Node) -> Write:
    """A function that writes values of this kind."""
    inner = _inner(node)
    if not node.maybe and not node.sealed:
        return inner
    maybe, sealed = node.maybe, node.sealed

    def write(value: Any, slots: Slots, at: int) -> None:
        if value is None:
            return
        if maybe:
            slots[at] = 1.0
            at += 1
        if sealed:
            if value is True:
                slots[at] = 1.0
            if value is True or value is False:
                return
            at += 1
        inner(value, slots, at)

    return write


def _inner(node: Node) -> Write:
    match node.kind:
        case "number":
            return _number(node)
        case "flag":
            return _flag
        case "word":
            return _word(node)
        case "bag":
            return _bag(node)
        case "row":
            return _row(node)
        case "table":
            return _table(node)
    return _struct(node)


def _number(node: Node) -> Write:
    high, floor = float(node.high), -1.0 if node.low < 0 else 0.0

    def write(value: Any, slots: Slots, at: int) -> None:
        if value:
            scaled = value / high
            slots[at] = 1.0 if scaled > 1.0 else floor if scaled < floor else scaled

    return write


def _flag(value: Any, slots: Slots, at: int) -> None:
    if value:
        slots[at] = 1.0


def _word(node: Node) -> Write:
    places = {word: place for place, word in enumerate(node.words)}

    def write(value: Any, slots: Slots, at: int) -> None:
        place = places.get(str(value))
        if place is not None:
            slots[at + place] = 1.0

    return write


def _bag(node: Node) -> Write:
    places = {word: place for place, word in enumerate(node.words)}
    part = 1.0 / node.high

    def write(value: Any, slots: Slots, at: int) -> None:
        for word in value:
            place = places.get(str(word))
            if place is not None:
                slots[at + place] = min(1.0, slots.get(at + place, 0.0) + part)

    return write


def _row(node: Node) -> Write:
    assert node.each is not None
    inner, size, length = writer(node.each), size_of(node.each), node.length

    def write(value: Any, slots: Slots, at: int) -> None:
        for item in value[:length]:
            inner(item, slots, at)
            at += size

    return write


def _table(node: Node) -> Write:
    assert node.each is not None
    inner, size = writer(node.each), size_of(node.each)
    places = {word: place * size for place, word in enumerate(node.words)}

    def write(value: Any, slots: Slots, at: int) -> None:
        for key, item in value.items():
            place = places.get(key)
            if place is not None:
                inner(item, slots, at + place)

    return write


def _struct(node: Node) -> Write:
    parts: list[tuple[str, Write, int]] = []
    at = 0
    for name, field in node.fields.items():
        parts.append((name, writer(field), at))
        at += size_of(field)

    def write(value: Any, slots: Slots, start: int) -> None:
        for name, inner, offset in parts:
            item = value.get(name)
            if item is not None:
                inner(item, slots, start + offset)

    return write


Row = tuple[int, int, str, str, str]
"""First slot, last slot, part of the view, meaning, range."""


def rows(fields: Mapping[str, Node]) -> list[Row]:
    """The layout as a table for people: the parts of the view in their order."""
    found: list[Row] = []
    at = 0
    for name, node in fields.items():
        size = size_of(node)
        bounds = "-1 to 1" if _signed(node) else "0 to 1"
        found.append((at, at + size - 1, name, meaning(node), bounds))
        at += size
    return found


def _signed(node: Node) -> bool:
    inner = [*node.fields.values(), *([] if node.each is None else [node.each])]
    return node.low < 0 or any(_signed(part) for part in inner)


def meaning(node: Node) -> str:
    """What the slots of a node are, in words."""
    extra = "whether it is there; " if node.maybe else ""
    extra += "whether something hidden is there; " if node.sealed else ""
    return extra + _meaning(node)


def _meaning(node: Node) -> str:
    match node.kind:
        case "number":
            return f"number / {node.high}"
        case "flag":
            return "yes or no"
        case "word":
            return f"one of {_listed(node.words)}"
        case "bag":
            return f"how many / {node.high} of each of {_listed(node.words)}"
        case "struct":
            parts = (f"{name} ({meaning(field)})" for name, field in node.fields.items())
            return "; ".join(parts)
    assert node.each is not None
    if node.kind == "row":
        whom = "by seat" if node.by_seat else "the first"
        return f"{whom} {node.length} × [{meaning(node.each)}]"
    return f"for each of {_listed(node.words)}: [{meaning(node.each)}]"


def _listed(words: tuple[str, ...]) -> str:
    return ", ".join(words)
