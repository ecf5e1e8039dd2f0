"""Mails in the reader's language. They say that something waits, never what is on the table."""

import unicodedata
from collections.abc import Sequence
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import parseaddr
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import Row

from fondaco.locale import Voice
from fondaco.server.config import Config
from fondaco.server.people.person import Person
from fondaco.server.secret import kept, new_id
from fondaco.table.titles import titles

_NAME_LETTERS = 24


class Reader(NamedTuple):
    """Whom a letter is for."""

    name: str
    email: str
    language: str


def plain(name: str) -> str:
    """A name as letters hold it: short, and nothing that a mail program makes a link of."""
    kept = "".join(it if it.isalnum() or unicodedata.combining(it) else " " for it in name)
    return " ".join(kept.split())[:_NAME_LETTERS].strip()


def reader_of(person: Person, email: str) -> Reader:
    return Reader(person.name, email, person.language)


def address_of(config: Config, path: str) -> str:
    """A link to the house."""
    base = config.url or f"http://{config.host}:{config.port or 8000}"
    return base.rstrip("/") + path


def title_name(slug: str) -> str:
    """A title as people call it; one whose package is gone keeps its short name."""
    meta = titles().get(slug)
    return slug if meta is None else meta.name


def _letter(config: Config, reader: Reader, subject: str, text: str, key: str) -> EmailMessage:
    sender = parseaddr(config.mail_from)
    local, _, domain = reader.email.rpartition("@")
    letter = EmailMessage()
    letter["From"] = Address(sender[0], addr_spec=sender[1])
    letter["To"] = Address(plain(reader.name), local, domain)
    letter["Subject"] = subject
    # The same letter has the same id: should it be sent again after a crash, it is known as such.
    host = urlsplit(address_of(config, "")).hostname or "localhost"
    letter["Message-ID"] = f"<{key}@{host}>"
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    return letter


def confirmation(config: Config, reader: Reader, code: str) -> EmailMessage:
    """Asks whether the address is the reader's."""
    voice = Voice(reader.language, "", ())
    link = address_of(config, f"/api/confirmations/{code}")
    text = voice.house("mail-confirm", name=plain(reader.name), link=link)
    return _letter(
        config, reader, voice.house("mail-confirm-subject"), text, f"confirm-{code[:12]}"
    )


def new_password(config: Config, reader: Reader, path: str) -> EmailMessage:
    """Lets the reader set a new password."""
    voice = Voice(reader.language, "", ())
    text = voice.house("mail-password", name=plain(reader.name), link=address_of(config, path))
    key = f"password-{kept(path)[:16]}"
    return _letter(config, reader, voice.house("mail-password-subject"), text, key)


def changed(config: Config, reader: Reader, what: str) -> EmailMessage:
    """Tells the owner of an account that its password, address or second factor was changed."""
    voice = Voice(reader.language, "", ())
    link = address_of(config, "/password")
    text = voice.house("mail-changed", name=plain(reader.name), what=what, link=link)
    subject = voice.house("mail-changed-subject", what=what)
    return _letter(config, reader, subject, text, f"changed-{new_id()}")


def invitation(
    config: Config, reader: Reader, sender: str, title: str, path: str, key: str
) -> EmailMessage:
    """Asks an address to a table. It holds the link of the seat: that is what is sent."""
    voice = Voice(reader.language, "", ())
    words = {"sender": plain(sender), "title": title_name(title)}
    text = voice.house("mail-invite", **words, link=address_of(config, path))
    return _letter(config, reader, voice.house("mail-invite-subject", **words), text, key)


def sentence(voice: Voice, notice: Row[Any]) -> str:
    """A notice in one line."""
    return voice.house("notice", kind=notice.kind, title=title_name(notice.title))


def notice_letter(config: Config, reader: Reader, rows: Sequence[Row[Any]]) -> EmailMessage:
    """One notice, or several as a digest."""
    voice = Voice(reader.language, "", ())
    lines = [
        f"{sentence(voice, row)}\n{address_of(config, f'/table/{row.table_id}')}" for row in rows
    ]
    subject = (
        sentence(voice, rows[0])
        if len(rows) == 1
        else voice.house("mail-digest-subject", count=len(rows))
    )
    text = voice.house(
        "mail-notice",
        name=plain(reader.name),
        notices="\n\n".join(lines),
        settings=address_of(config, "/settings"),
    )
    return _letter(config, reader, subject, text, f"notice-{rows[-1].id}")
