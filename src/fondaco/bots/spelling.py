"""Actions as numbers of words: what `fondaco.gym.sentences` says, for the loop over many tables.

A `Blank` is a place in sentences. It asks only once for the word of each thing that stands there,
and for the blanks within it.
"""

from collections.abc import Callable
from typing import Any, Final, final

import msgspec

from fondaco.table.words import Action

COUNTED: Final = 1 << 40
ROLE: Final = 24
"""A number that is counted is `COUNTED`, its role above so many bits, and the number."""


@final
class Language:
    """What a title's words are, asked by role and by what is said."""

    def __init__(
        self,
        word: Callable[[str, Any], int],
        counted: Callable[[str], int],
        silent: frozenset[str],
        verb: str,
        end: str,
        item: str,
    ) -> None:
        """`counted`: what a role's numbers are added to, 0 where each has a word of its own.

        `silent`: the last parts of roles that are never said. `verb`: the role of verbs; `end` and
        `item` end a list and begin one more thing of it.
        """
        self.word = word
        self.counted = counted
        self.silent = silent
        self.end = end
        self.item = item
        self.verbs = Blank(self, verb)
        self.whole = Blank(self, "")

    def spell(self, action: Action) -> list[int]:
        """The words of an action's sentence, verb first; below 0 what has none of its own."""
        said = [self.verbs.word(action.__struct_config__.tag)]
        self.whole.spell_fields(action, said)
        said.append(self.whole.word(self.end))
        return said


@final
class Blank:
    """A place in sentences, by its role."""

    def __init__(self, language: Language, role: str) -> None:
        self.language = language
        self.role = role
        self.silent = role.rpartition(".")[2] in language.silent
        self.counted: int = language.counted(role)
        self.words: dict[object, int] = {}
        self.within: dict[str, Blank] = {}
        self.fields: dict[object, list[tuple[str, Blank]]] = {}
        """By class of what stands here."""

    def word(self, value: object) -> int:
        """The word of a name, a number or nothing."""
        if self.counted and type(value) is int:
            return self.counted + value
        key = (value,) if isinstance(value, bool) else value  # True and 1 are equal in Python
        found = self.words.get(key)
        if found is None:
            found = self.words[key] = self.language.word(self.role, value)
        return found

    def spell(self, value: object, said: list[int]) -> None:
        """Say what stands here."""
        if isinstance(value, dict):
            each = self.blank("*")
            for key, inner in value.items():
                said.append(self.word(key))
                each.spell(inner, said)
            said.append(self.word(self.language.end))
        elif isinstance(value, list | tuple):
            for inner in value:
                if isinstance(inner, msgspec.Struct):
                    said.append(self.word(self.language.item))
                self.spell(inner, said)
            said.append(self.word(self.language.end))
        elif isinstance(value, msgspec.Struct):
            self.spell_fields(value, said)
        elif not self.silent:
            said.append(self.word(value))

    def spell_fields(self, struct: object, said: list[int]) -> None:
        """Say the fields of an action, or of a thing within it."""
        kind = type(struct)
        fields = self.fields.get(kind)
        if fields is None:
            names: Any = kind
            fields = [(name, self.blank(name)) for name in names.__struct_fields__]
            self.fields[kind] = fields
        for name, blank in fields:
            blank.spell(getattr(struct, name), said)

    def blank(self, name: str) -> "Blank":
        """A blank within this one."""
        found = self.within.get(name)
        if found is None:
            role = f"{self.role}.{name}" if self.role else name
            found = self.within[name] = Blank(self.language, role)
        return found
