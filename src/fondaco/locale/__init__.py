"""The house's languages: phrases become sentences through Fluent files.

A title brings its own texts; this package brings the house's. It knows nothing else of the house.
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, Protocol

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "it", "de")
TABLE_FILES = ("house.ftl", "web.ftl")
PAGE_FILES = ("pages.ftl",)
"""What only the pages of the house say; a table in the browser does without."""


class Said(Protocol):
    """Something to say: a message id and its arguments."""

    @property
    def id(self) -> str: ...
    @property
    def args(self) -> Mapping[str, Any]: ...


class MissingText(KeyError):
    """A message that a language does not have, or that could not be formed."""

    def __str__(self) -> str:
        return " ".join(str(part) for part in self.args)


@cache
def house_texts(language: str, files: tuple[str, ...] = (*TABLE_FILES, *PAGE_FILES)) -> str:
    """The house's own Fluent texts in a language, those for browsers included."""
    folder = resources.files(__package__).joinpath(language)
    return "\n".join(folder.joinpath(name).read_text(encoding="utf-8") for name in files)


def own_language(environment: Mapping[str, str] | None = None) -> str:
    """The language the reader's system speaks, if the house does; else English."""
    environment = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@cache
def _bundle(language: str, title_texts: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(house_texts(language)))
    bundle.add_resource(FluentResource(title_texts))
    return bundle


class Voice:
    """Speaks one language at one table: it knows the title's texts and the players' names.

    Every message may use `$seats`, the number of players.
    """

    def __init__(self, language: str, title_texts: str, names: Sequence[str]) -> None:
        self.language = language
        self.names = tuple(names)
        self._bundle = _bundle(language, title_texts)

    def knows(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message_id))

    def say(self, phrase: Said) -> str:
        """The sentence; raises `MissingText` rather than fall back to another language."""
        if phrase.id == "seat":
            number: int = phrase.args["seat"]
            return self.names[number]
        if not self.knows(phrase.id):
            raise MissingText(self.language, phrase.id)
        args = {name: self._plain(value) for name, value in phrase.args.items()}
        pattern = self._bundle.get_message(phrase.id).value
        if pattern is None:
            raise MissingText(self.language, phrase.id, "has no text")
        text, errors = self._bundle.format_pattern(pattern, args | {"seats": len(self.names)})
        if errors:
            raise MissingText(self.language, phrase.id, *errors)
        return str(text)

    def _plain(self, value: Any) -> str | int:
        if isinstance(value, str | int):
            return value
        if isinstance(value, list):
            return self.listed([self._plain(item) for item in value])
        return self.say(value)

    def listed(self, parts: Sequence[str | int]) -> str:
        """Parts as a list in a sentence: one, two and three."""
        texts = [str(part) for part in parts]
        if len(texts) < 2:
            return "".join(texts)
        *others, last = texts
        return self.say(_HousePhrase("list", {"others": ", ".join(others), "last": last}))

    def house(self, message_id: str, **args: Any) -> str:
        """One of the house's own sentences."""
        return self.say(_HousePhrase(message_id, args))


class _HousePhrase:
    """A phrase of the house itself."""

    def __init__(self, message_id: str, args: Mapping[str, Any]) -> None:
        self.id = message_id
        self.args = args
