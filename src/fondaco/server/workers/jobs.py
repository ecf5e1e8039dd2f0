"""What is asked of a worker and what it answers, line by line as JSON."""

from typing import Any

import msgspec

from fondaco.table.words import Phrase, Seat

PROGRAM = "exec"
"""The kind of a bot that is a program of the host's; its name stands behind a colon."""


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
    program: str | None = None
    """The command behind a bot that is a program of the host's."""
    seconds: float = 0.0
    """How long that program may think."""
    advise: bool = False
    """Instead of a decision: its best choices, with chances and reasons."""


class Advised(msgspec.Struct, frozen=True):
    """One of a bot's best choices."""

    action: Any
    chance: float
    reason: str


class Totals(msgspec.Struct, frozen=True, tag="totals"):
    """Everybody's points after the deal and after each move."""

    record: str


class Analyse(msgspec.Struct, frozen=True, tag="analyse"):
    """Who would have won after each move, where that turned, and what was better?"""

    record: str


class Better(msgspec.Struct, frozen=True):
    """What an admiral might have done at a turning point."""

    say: Phrase
    chance: float
    """To win, from 0 to 1."""
    why: Phrase | None
    """A sentence of the title's texts, where a reason stands out."""
    done: bool
    """Whether this is what was done."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A move that changed everybody's chances."""

    move: int
    """The number of the move, from 1."""
    seat: Seat
    say: Phrase
    """What was done."""
    before: list[float]
    after: list[float]
    better: list[Better]
    """At most three choices, the best first."""


class FairDeal(msgspec.Struct, frozen=True):
    """A deal between two seats, and what would have been a fair price."""

    move: int
    buyer: Seat
    seller: Seat
    say: Phrase
    """The move that closed it."""
    price: int
    fair: int
    """The price that would have left both the same gain."""
    gains: tuple[float, float]
    """The buyer's and the seller's, in points as bots reckon."""


class Analysed(msgspec.Struct, frozen=True):
    """A finished game looked at again."""

    chances: list[list[float]]
    """After the deal and after every move: every seat's chance to win, from 0 to 1."""
    turns: list[TurningPoint]
    """The turning points, in the order they came."""
    deals: list[FairDeal]
    """Where the title's bots know how to weigh them."""


class Verify(msgspec.Struct, frozen=True, tag="verify"):
    """Does this record file hold?"""

    record: str


class Rehearse(msgspec.Struct, frozen=True, tag="rehearse"):
    """Can a game with somebody's own pieces be dealt, and played to its end?"""

    game: GameSpec
    seats: int
    first: int | None


Job = Decide | Totals | Analyse | Verify | Rehearse


class Answer(msgspec.Struct, frozen=True):
    """What came of a job; `forgot`: the bot does not remember what it should have heard."""

    result: Any = None
    error: str | None = None
    forgot: bool = False
