"""A real mail server for the tests."""

from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from fondaco.server.config import Config
from tests.server.entrance.houses import Visitor, easy, wait_for
from tests.server.postgres import free_port


class Letterbox:
    """A real mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuse = 0
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802
        if self.refuse:
            self.refuse -= 1
            return "451 come back later"
        self.letters.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    def to(self, email: str) -> list[EmailMessage]:
        """What an address got."""
        return [letter for letter in self.letters if email in str(letter["To"])]

    def __enter__(self) -> "Letterbox":
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()


def mailing(database: str, letterbox: Letterbox, **settings: object) -> Config:
    """Settings of a house that sends its mail there."""
    smtp = {"smtp_host": "127.0.0.1", "smtp_port": letterbox.port, "smtp_security": "none"}
    return easy(database, **smtp, **settings)


def register(visitor: Visitor, letterbox: Letterbox, email: str, password: str) -> None:
    """Make an account of a visitor and confirm its address by the mail that comes."""
    answer = visitor.post("/api/accounts", json={"email": email, "password": password})
    assert answer.status_code == 202, answer.text
    visitor.me()
    wait_for(lambda: letterbox.to(email))
    path = link_in(letterbox.to(email)[-1])
    assert visitor.get(path, follow_redirects=False).status_code == 303


def link_in(letter: EmailMessage) -> str:
    """The path and fragment of the first link of a letter."""
    text: str = letter.get_content()
    address = next(word for word in text.split() if word.startswith("http"))
    return "/" + address.split("/", 3)[3]
