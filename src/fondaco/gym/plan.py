"""A title's plan: the words of its action space and the layout of its tensors.

The house's titles carry theirs as `tensors.json` in their folder; for a title without one it is
found by playing a few games (`probe`). A plan is made for one version of the rules.
"""

from functools import cache
from typing import Any

import msgspec

from fondaco.gym.layout import Node, Slots, size_of, writer
from fondaco.gym.vocabulary import Role, Vocabulary
from fondaco.table.contract import Game
from fondaco.table.meta import Meta
from fondaco.table.titles import find_title, resource
from fondaco.table.words import View

FILE = "tensors.json"


class Plan(msgspec.Struct, frozen=True):
    """Everything that is fixed about a title's environments."""

    version: int
    """The number behind the v of an environment's name; it grows with every new plan."""
    rules: int
    """The version of the rules it was made for."""
    roles: dict[str, Role]
    view: dict[str, Node]


class Shape:
    """A plan made ready for use."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.vocabulary = Vocabulary(plan.roles)
        layout = Node("struct", fields=plan.view)
        self.slots = size_of(layout)
        self._write = writer(layout)

    def tensor(self, view: View) -> Slots:
        """A view as numbers."""
        return self.lay_out(msgspec.to_builtins(view))

    def lay_out(self, parts: dict[str, Any]) -> Slots:
        """Some parts of a view as numbers, each at its place."""
        slots: Slots = {}
        self._write(parts, slots, 0)
        return slots


def read_plan(meta: Meta) -> Plan | None:
    """The plan a title carries, if it does."""
    try:
        text = resource(meta, FILE)
    except FileNotFoundError:
        return None
    return msgspec.json.decode(text, type=Plan)


@cache
def _shape(slug: str) -> Shape:
    from fondaco.gym.probe import probe

    meta = find_title(slug)
    return Shape(read_plan(meta) or probe(meta, games=2))


def shape_of(game: Game) -> Shape:
    """The words and tensors of a title; the same for all its options and numbers of players."""
    return _shape(game.meta.slug)
