"""A title's numbered rules, its rulings and its options, in every language (`rules.toml`)."""

import tomllib
from functools import cache
from typing import Any

import msgspec

from fondaco.table.meta import Meta
from fondaco.table.titles import find_title, resource
from fondaco.table.words import Invalid

Text = dict[str, str]
"""By language."""


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rules: those whose number begins with its id."""

    id: str
    text: Text


class Rule(msgspec.Struct, frozen=True):
    """A rule: where it comes from, which rulings bear on it, what it says."""

    id: str
    source: str
    text: Text
    rulings: tuple[str, ...] = ()


class Ruling(msgspec.Struct, frozen=True):
    """What was decided where the rulebook leaves a question, and the option that changes it."""

    id: str
    question: Text
    decision: Text
    source: str = ""
    option: str | None = None


class Value(msgspec.Struct, frozen=True):
    """One value of an option, explained."""

    name: str
    text: Text


class OptionText(msgspec.Struct, frozen=True):
    """An option with its values, explained."""

    name: str
    ruling: str
    label: Text
    values: tuple[Value, ...]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything `rules.toml` says."""

    chapters: tuple[Chapter, ...]
    rules: tuple[Rule, ...]
    rulings: tuple[Ruling, ...]
    options: tuple[OptionText, ...]

    def chapter_of(self, rule: Rule) -> Chapter:
        """The chapter a rule stands in."""
        number = rule.id.rpartition("-")[2]
        return next(chapter for chapter in self.chapters if number.startswith(chapter.id))

    def find(self, rule_id: str) -> Rule | Ruling:
        """The rule or ruling with this id (in any case of letters), or `Invalid`."""
        wanted = rule_id.strip().upper()
        entries: list[Rule | Ruling] = [*self.rules, *self.rulings]
        for entry in entries:
            if entry.id == wanted:
                return entry
        first, last = self.rules[0].id, self.rules[-1].id
        raise Invalid("rule", f"there is no {rule_id!r}; rules run from {first} to {last}")

    def option(self, name: str) -> OptionText:
        """The option with this name, or `Invalid`."""
        for option in self.options:
            if option.name == name:
                return option
        raise Invalid("option", f"{name!r} is not in the catalogue")


def catalogue(meta: Meta) -> Catalogue:
    """The catalogue of a title."""
    return _read(meta.slug)


@cache
def _read(slug: str) -> Catalogue:
    data = tomllib.loads(resource(find_title(slug), "rules.toml"))
    return msgspec.convert(
        {
            "chapters": [_gather(chapter) for chapter in data["chapter"]],
            "rules": [_gather(rule) for rule in data["rule"]],
            "rulings": data["ruling"],
            "options": [
                option | {"values": [_gather(value) for value in option["value"]]}
                for option in data["option"]
            ],
        },
        Catalogue,
    )


def _gather(entry: dict[str, Any]) -> dict[str, Any]:
    """Languages stand beside the other keys in the file; here they are one field."""
    text = {key: value for key, value in entry.items() if len(key) == 2 and key != "id"}
    return {key: value for key, value in entry.items() if key not in text} | {"text": text}
