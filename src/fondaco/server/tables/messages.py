"""What a table looks like from outside: the JSON of the API."""

from typing import Any, Literal

import msgspec

from fondaco.server.safety.problems import ProblemBody
from fondaco.server.tables.table import Clock, SeatKind, Stage
from fondaco.table.speech import AskedForm, Choice, ToldEvent
from fondaco.table.words import Phrase, Score, Seat


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat as the asker sees it."""

    seat: Seat
    name: str
    kind: SeatKind
    bot: str | None
    you: bool
    present: bool
    resigned: bool
    replaced: bool
    link: str | None = None
    """For the owner, while the seat is empty: where a friend sits down."""
    kept: Literal["you", "other"] | None = None
    """For whom the empty seat is kept."""
    invited: str | None = None
    """For the owner: what he called the one it is kept for."""
    total: int | None = None
    rank: int | None = None


class Ending(msgspec.Struct, frozen=True):
    """Who wishes to end the game now."""

    by: tuple[Seat, ...]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the asker sees it."""

    id: str
    title: str
    state: Stage
    options: dict[str, str]
    own_components: bool
    public: bool
    clock: Clock
    replace: bool
    suggestions: bool
    nudge: int
    """After so many seconds anybody at the table may remind whom it waits for."""
    private_talk: bool
    """Whether players may write to one another alone."""
    first: Seat | None
    created: str
    owner: str
    yours: bool
    muted: bool
    """Whether the asker wants to hear nothing of it."""
    seats: tuple[SeatInfo, ...]
    spectators: int
    commitment: str
    number: int
    actors: tuple[Seat, ...]
    ending: Ending | None
    rematch: str | None
    end: str | None


class AskedTurn(msgspec.Struct, frozen=True):
    """What a seat is asked, with everything it may answer."""

    actors: tuple[Seat, ...]
    question: Phrase | None
    choices: tuple[Choice, ...]
    forms: tuple[AskedForm, ...]
    undo: bool
    scores: tuple[Score, ...] | None
    round: int


class LogLine(msgspec.Struct, frozen=True):
    """What a seat heard at one of its numbers."""

    number: int
    mover: Seat | None
    events: tuple[ToldEvent, ...]
    undone: bool
    """The mover took his last action back; nothing else happened."""


class ClockFace(msgspec.Struct, frozen=True):
    """What everybody's clock shows, in seconds, and when the next one runs out."""

    left: tuple[float | None, ...]
    due: str | None
    nudge: tuple[float | None, ...]
    """In how many seconds each seat that is waited for may be reminded."""


class Snapshot(msgspec.Struct, frozen=True):
    """A table as one seat (or the spectators) sees it now; no view while it is open."""

    number: int
    table: TableInfo
    view: Any
    turn: AskedTurn | None
    log: tuple[LogLine, ...]
    clock: ClockFace
    over: bool


# -- what a socket says --


class Hello(Snapshot, frozen=True, tag="hello", tag_field="type"):
    """Where the table stands."""


class News(msgspec.Struct, frozen=True, tag="news", tag_field="type"):
    """Something happened."""

    number: int
    mover: Seat | None
    events: tuple[ToldEvent, ...]
    undone: bool
    over: bool
    view: Any = msgspec.UNSET
    turn: AskedTurn | msgspec.UnsetType = msgspec.UNSET
    clock: ClockFace | msgspec.UnsetType = msgspec.UNSET


class TableNews(msgspec.Struct, frozen=True, tag="table", tag_field="type"):
    """The table itself changed: somebody sat down, left, wishes to end."""

    table: TableInfo


class Presence(msgspec.Struct, frozen=True, tag="presence", tag_field="type"):
    """Who is looking."""

    seats: tuple[bool, ...]
    spectators: int


class Nudge(msgspec.Struct, frozen=True, tag="nudge", tag_field="type"):
    """Somebody reminded those who are waited for."""

    by: Seat
    seats: tuple[Seat, ...]
    clock: ClockFace


class ChatLine(msgspec.Struct, frozen=True, tag="chat", tag_field="type"):
    """Somebody said something, to everybody or to one seat alone."""

    id: int
    seat: Seat | None
    to: Seat | None
    name: str
    text: str
    at: str


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """What was sent under this key has been done."""

    key: str
    number: int


class NotDone(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """What was sent under this key has not been done."""

    key: str | None
    problem: ProblemBody


class Closing(msgspec.Struct, frozen=True, tag="closing", tag_field="type"):
    """The house closes; come back in a moment."""


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """Still here."""
