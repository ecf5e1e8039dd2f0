"""What is asked of a thinking process and what it answers, line by line as JSON."""

from typing import Any

import msgspec


class GameSpec(msgspec.Struct, frozen=True):
    """Which game is played."""

    title: str
    options: dict[str, str]
    components: str | None
    rules: int


class Decide(msgspec.Struct, frozen=True, tag="decide"):
    """What does a bot do at this seat?"""

    table: str
    seat: int
    bot: str
    game: GameSpec
    view: msgspec.Raw
    after: int
    """The bot must have heard so much of the table before; 0: nothing."""
    upto: int
    """So much it has heard with `events`."""
    events: list[msgspec.Raw]


class Totals(msgspec.Struct, frozen=True, tag="totals"):
    """Everybody's points after the deal and after each move."""

    record: str


class Verify(msgspec.Struct, frozen=True, tag="verify"):
    """Does this record file hold?"""

    record: str


Job = Decide | Totals | Verify


class Answer(msgspec.Struct, frozen=True):
    """What came of a job; `forgot`: the bot does not remember what it should have heard."""

    result: Any = None
    error: str | None = None
    forgot: bool = False
