"""How a name looks: letters nobody sees, and names that look like one another.

Look-alikes are Unicode's confusables (UTS 39), as `confusable_homoglyphs` brings them.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache

_UNSEEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}  # controls, bidi marks, no characters at all
_BLANK = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
"""Letters, marks and signs by their category that are drawn as nothing."""
_MARKS = 2
"""So many marks may stand on one letter; more of them cover what is written around it."""


def is_visible(text: str) -> bool:
    """Whether all of a text can be seen, and nothing of it hides something else."""
    marks = _MARKS  # a mark at the beginning stands on nothing
    for letter in unicodedata.normalize("NFD", text):
        category = unicodedata.category(letter)
        if category in _UNSEEN or letter in _BLANK:
            return False
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > _MARKS:
            return False
    return True


def _long(texts: list[str]) -> list[str]:
    return [text for text in texts if len(text) > 1]


@cache
def _prototypes() -> dict[str, str]:
    """What each letter is drawn like: all that look alike have the same one."""
    from confusable_homoglyphs.confusables import confusables_data

    parent: dict[str, str] = {}

    def root(text: str) -> str:
        while (above := parent.get(text, text)) != text:
            text = above
        return text

    for text, alike in confusables_data.items():
        for other in alike:
            one, two = sorted((root(text), root(other["c"])))
            parent[two] = one
    groups: dict[str, list[str]] = {}
    for text in confusables_data:
        groups.setdefault(root(text), []).append(text)
    # A letter that looks like several (m like rn) is drawn as those.
    several = {one: min(long) for one, group in groups.items() if (long := _long(group))}
    drawn: dict[str, str] = {}
    for one, group in groups.items():
        for text in group:
            if len(text) == 1:
                drawn[text] = "".join(map(root, several[one])) if one in several else one
    return drawn


def _drawn(text: str) -> str:
    prototypes = _prototypes()
    letters = unicodedata.normalize("NFKD", text)
    return "".join(prototypes.get(letter, letter) for letter in letters if letter != " ")


@lru_cache(maxsize=4096)
def _skeletons(name: str) -> tuple[str, str]:
    return _drawn(name), _drawn(name.casefold())


def look_alike(one: str, two: str) -> bool:
    """Whether a reader may take one name for the other."""
    return any(a == b for a, b in zip(_skeletons(one), _skeletons(two), strict=True))


def told_apart(names: Iterable[str | None], wanted: str) -> str:
    """The wanted name, with a number if it looks like one that is there already."""
    taken = [name for name in names if name]
    tries = (wanted if n == 1 else f"{wanted} {n}" for n in range(1, 99))
    return next(name for name in tries if not any(look_alike(name, it) for it in taken))


_OPENING = {"\u202a": "\u202c", "\u202b": "\u202c", "\u202d": "\u202c", "\u202e": "\u202c"}
_OPENING |= dict.fromkeys("\u2066\u2067\u2068", "\u2069")


def isolated(text: str) -> str:
    """A text whose direction marks end with it: what stands beside it stays as it is."""
    return "\n".join(map(_isolated_line, text.split("\n")))


def _isolated_line(line: str) -> str:
    waiting: list[str] = []
    kept: list[str] = []
    for letter in line:
        if letter in _OPENING:
            waiting.append(_OPENING[letter])
        elif letter in "\u202c\u2069":
            if letter not in waiting:
                continue  # it would end something that stands before the text
            while waiting.pop() != letter:
                pass
        kept.append(letter)
    return "".join(kept) + "".join(reversed(waiting))
