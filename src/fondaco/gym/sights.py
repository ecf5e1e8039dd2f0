"""Titles that can be seen as integers: their numbers matched with the slots of their tensors."""

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32
from numpy.typing import NDArray

from fondaco.bots.spelling import COUNTED, ROLE, Language
from fondaco.gym.layout import Node, size_of
from fondaco.gym.plan import Shape
from fondaco.gym.sentences import END, FREE_TEXT, ITEM, VERB, Said, verb
from fondaco.table.contract import Game
from fondaco.table.painting import BAG, MAYBE, NUMBER, WORD, Pigment
from fondaco.table.sight import Leaf, Sight
from fondaco.table.verbs import Verbs

NO_PLACES = vec[i32]()


def sight_of(game: Game) -> Callable[[], Sight] | None:
    """What makes the sights of a title's tables, if it has them."""
    try:
        module = importlib.import_module(f"{game.meta.package}.view.sight")
    except ModuleNotFoundError:
        return None
    found: Callable[[], Sight] = module.TheSight
    return found


def pigments(shape: Shape, leaves: list[Leaf]) -> list[Pigment]:
    """How each number is written, by what the title's plan says of its part of the view."""
    layout = Node("struct", fields=shape.plan.view)
    return [_pigment(layout, way, names) for way, names in leaves]


def _pigment(node: Node, way: tuple[str, ...], names: tuple[str, ...]) -> Pigment:
    at = 0
    for step in way:
        if step in "?#":
            there = node.maybe if step == "?" else node.sealed
            assert there, way
            return Pigment(NUMBER, at + (step == "#" and node.maybe), 0, numbers(0, 1), NO_PLACES)
        at += node.maybe + node.sealed
        if step == "*":
            return Pigment(BAG, at, 0, times(node.high), _places(node, names, at))
        if node.kind == "bag":
            if step not in node.words:
                return _nothing()
            return Pigment(NUMBER, at + node.words.index(step), 0, numbers(0, node.high), NO_PLACES)
        at, node = _into(node, step, at)
        if not node.kind:
            return _nothing()
    match node.kind:
        case "number":
            low = -node.high if node.low < 0 else 0
            kind = MAYBE if node.maybe else NUMBER
            return Pigment(kind, at, low, numbers(low, node.high), NO_PLACES)
        case "flag":
            return Pigment(NUMBER, at, 0, numbers(0, 1), NO_PLACES)
    return Pigment(WORD, at, 0, numbers(0, 1), _places(node, names, at))


def _places(node: Node, names: tuple[str, ...], at: int) -> vec[i32]:
    """The slots of names, -1 for those that the plan does not know."""
    slots = {name: at + place for place, name in enumerate(node.words)}
    return vec[i32]([slots.get(name, -1) for name in names])


def bits(values: NDArray[Any]) -> list[int]:
    """Numbers with a point as the bits they consist of in a tensor."""
    found: list[int] = values.astype(np.float32).view(np.int32).tolist()
    return found


@cache
def numbers(low: int, high: int) -> vec[i32]:
    """The bits of the numbers of a range, divided by the highest."""
    return vec[i32](bits(np.arange(low, high + 1) / high))


@cache
def times(high: int) -> vec[i32]:
    """The bits of counts from 0 up to a usual `high`; more than that looks like the last."""
    return vec[i32](bits(np.minimum(1.0, np.cumsum([0.0] + [1.0 / high] * (high + 1)))))


@cache
def _nothing() -> Pigment:
    """For what a plan has no slot for."""
    return Pigment(WORD, 0, 0, numbers(0, 1), vec[i32]([-1] * 4096))


def _into(node: Node, step: str, at: int) -> tuple[int, Node]:
    """One step further into a layout; a node without a kind where it has no such part."""
    if node.kind == "struct":
        for name, field in node.fields.items():
            if name == step:
                return at, field
            at += size_of(field)
        return at, Node("")
    assert node.each is not None
    if node.kind == "row":
        number = int(step)
        within = number < node.length
    else:
        within = step in node.words
        number = node.words.index(step) if within else 0
    return at + number * size_of(node.each), node.each if within else Node("")


def language_of(shape: Shape) -> Language:
    """A title's words as the loop over many tables asks for them."""
    vocabulary = shape.vocabulary
    unknown: dict[Said, int] = {}
    counted = {name: at for at, (name, _, _) in enumerate(vocabulary.counted())}

    def word(role: str, value: Any) -> int:
        said = Said(role, value)
        found = vocabulary.word(said)
        return unknown.setdefault(said, -1 - len(unknown)) if found is None else found

    def counted_from(role: str) -> int:
        known = vocabulary.counted_role(Said(role, 0))
        return 0 if known is None else COUNTED + (counted[known] << ROLE)

    return Language(word, counted_from, FREE_TEXT, VERB, END, ITEM)


def verbs_of(language: Language, verbs: Verbs[Any]) -> list[int]:
    """By the kind of a code, the number of its verb."""
    words = [0] * (1 + max(verbs.by_kind))
    for kind, one in verbs.by_kind.items():
        words[kind] = language.verbs.word(verb(one.action))
    return words
