"""The fixed words of a title: what each number of the action space means.

A role (`give`, `target`, `asks.money`) has a word for each name it may hold and for numbers. Small
numbers have a word each; great ones, and running numbers such as the id of a proposal, are counted:
the first, second, … of those that are possible now. Where more are possible than there are words,
evenly spread ones can be said. What a title's plan does not know falls on the spare words.
"""

from collections.abc import Mapping, Sequence

import msgspec

from fondaco.gym.sentences import END, FORM, VERB, Said

WAIT = 0
SPARE = 16
"""Words for what has none of its own, counted in the order of the choices."""
MOST_BY_VALUE = 40
COUNTED = 32
"""How many words a role has for numbers that are counted."""
ANY = "*"
"""The last part of a role that stands for any name."""
RUNNING = frozenset({"id", "proposal", "version"})
"""Fields that number things one after the other."""


class Role(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be said in one place."""

    names: tuple[str, ...] = ()
    numbers: int = 0
    """So many words for numbers, from 0 on."""
    counted: bool = False
    """Whether a word means the first, second, … of the numbers that are possible now."""
    flag: bool = False
    none: bool = False

    @property
    def size(self) -> int:
        return len(self.names) + self.numbers + 2 * self.flag + self.none


class Vocabulary:
    """All words of a title, numbered."""

    def __init__(self, roles: Mapping[str, Role]) -> None:
        self.roles = dict(roles)
        self._first: dict[str, int] = {}
        self._words: dict[Said, int] = {}
        self._counted: set[str] = set()
        at = 1 + SPARE
        for name, role in self.roles.items():
            self._first[name] = at
            values: list[str | int | bool | None] = [*role.names]
            values += [None] if role.none else []
            values += [False, True] if role.flag else []
            for offset, value in enumerate(values):
                self._words[Said(name, _key(value))] = at + offset
            if role.counted:
                self._counted.add(name)
            else:
                for number in range(role.numbers):
                    self._words[Said(name, number)] = at + len(values) + number
            at += role.size
        self.size = at

    def words(self, options: Sequence[Said]) -> dict[int, int]:
        """For each word that may be said: the number of the option it means."""
        found: dict[int, int] = {}
        counted: dict[str, list[tuple[int, int]]] = {}
        left: list[int] = []
        for number, option in enumerate(options):
            said = self._known(option)
            value = said.value
            if type(value) is int and said.role in self._counted:
                counted.setdefault(said.role, []).append((value, number))
                continue
            word = self._words.get(said)
            if word is None:
                left.append(number)
            else:
                found.setdefault(word, number)
        for role, values in counted.items():
            found.update(self._count(role, sorted(values)))
        for spare, number in enumerate(left[:SPARE]):
            found[1 + spare] = number
        return found

    def _count(self, name: str, values: list[tuple[int, int]]) -> dict[int, int]:
        role = self.roles[name]
        start = self._first[name] + role.size - role.numbers
        most = role.numbers
        if len(values) > most:
            last = len(values) - 1
            values = [values[index * last // (most - 1)] for index in range(most)]
        return {start + rank: number for rank, (_, number) in enumerate(values)}

    def word(self, said: Said) -> int | None:
        """The word of its own that something has, whatever else is possible."""
        return self._words.get(self._known(said))

    def counted(self) -> list[tuple[str, int, int]]:
        """Roles whose numbers are counted: their first word for them, and how many there are."""
        found = []
        for name in sorted(self._counted):
            role = self.roles[name]
            found.append((name, self._first[name] + role.size - role.numbers, role.numbers))
        return found

    def counted_role(self, said: Said) -> str | None:
        """The role of a number that is counted; None for what has a word whatever is possible."""
        role, value = self._known(said)
        return role if type(value) is int and role in self._counted else None

    def knows(self, said: Said) -> bool:
        """Whether it has a word of its own."""
        found = self._known(said)
        if type(found.value) is int and found.role in self._counted:
            return True
        return found in self._words

    def _known(self, said: Said) -> Said:
        """As it stands in the table: roles that share their words, and yes and no by name."""
        role, value = said
        if role not in self._first:
            stem, dot, _ = role.rpartition(".")
            role = f"{stem}.{ANY}" if dot else role
        return Said(role, _key(value))

    def name(self, word: int) -> str:
        """What a word says, for people."""
        for said, number in self._words.items():
            if number == word:
                return f"{_title(said.role)} {said.value}"
        for role, first in self._first.items():
            if first <= word < first + self.roles[role].size:
                return f"{_title(role)} no. {word - first}"
        return f"choice no. {word}"

    def table(self) -> list[tuple[int, int, str, str]]:
        """First word, last word, role and meaning, for people."""
        rows = [(WAIT, WAIT, "", "wait: nothing is asked of this seat")]
        rows.append((1, SPARE, "", "what has no word of its own, in the order of the choices"))
        for name, role in self.roles.items():
            at = self._first[name]
            plain = [*role.names, *(["none"] if role.none else [])]
            plain += ["no", "yes"] if role.flag else []
            if plain:
                shown = ", ".join("end" if word == END else word for word in plain)
                rows.append((at, at + len(plain) - 1, _title(name), shown))
                at += len(plain)
            if role.numbers:
                what = "the how-manieth possible number" if role.counted else "the number itself"
                last = at + role.numbers - 1
                rows.append((at, last, _title(name), f"{what}, from 0 to {role.numbers - 1}"))
        return rows


def _title(role: str) -> str:
    return {"": "end of the sentence", VERB: "verb", FORM: "form to fill in"}.get(role, role)


def _key(value: str | int | bool | None) -> str | int | bool | None:
    """True and 1 are equal in Python, and different words here."""
    return ("yes" if value else "no") if type(value) is bool else value
