"""A person as the house knows him, and what a name may be."""

import unicodedata
from typing import Any

import msgspec
from sqlalchemy import Row

from fondaco.locale import LANGUAGES
from fondaco.server.people.looks import is_visible
from fondaco.table.words import Invalid

NAME_LETTERS = 40


class Person(msgspec.Struct, frozen=True):
    """Somebody: a guest until there is a password."""

    id: str
    name: str
    guest: bool
    language: str
    email: str | None = None
    confirmed: bool = False
    operator: bool = False


def person_in(row: Row[Any]) -> Person:
    """The person in a row of `people`."""
    return Person(
        row.id,
        row.name,
        row.password is None,
        row.language,
        row.email,
        bool(row.confirmed),
        bool(row.operator),
    )


def clean_name(name: str, field: str = "name") -> str:
    """A name fit to be shown to others, or `Invalid`."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= NAME_LETTERS:
        raise Invalid(field, f"must have 1 to {NAME_LETTERS} letters")
    if not is_visible(name):
        raise Invalid(field, "must be made of letters that can be seen")
    return name


def clean_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Invalid("language", f"must be one of: {', '.join(LANGUAGES)}")
    return language


def preferred_language(accepted: str) -> str:
    """The first language of an Accept-Language header that the house speaks; else English."""
    weighed = []
    for place, word in enumerate(accepted.split(",")[:20]):
        tag, _, weight = word.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(weighed) if tag in LANGUAGES), "en")
