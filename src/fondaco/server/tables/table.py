"""What a table agreed on: its row in the database, its seats, its game."""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Literal

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.storage.schema import seats, tables
from fondaco.server.storage.schema_people import mutes
from fondaco.table.contract import Game
from fondaco.table.fairness import commit, mix
from fondaco.table.record import Header
from fondaco.table.sitting import new_header
from fondaco.table.speech import Speech
from fondaco.table.titles import find_title, open_game

Stage = Literal["open", "playing", "finished", "ended"]
SeatKind = Literal["empty", "person", "bot"]


class NoClock(msgspec.Struct, frozen=True, tag="none", tag_field="kind"):
    """Nobody is hurried."""


class MoveClock(msgspec.Struct, frozen=True, tag="move", tag_field="kind"):
    """So many seconds for each decision."""

    seconds: int


class GameClock(msgspec.Struct, frozen=True, tag="game", tag_field="kind"):
    """So many seconds for all decisions of a game."""

    seconds: int


class DayClock(msgspec.Struct, frozen=True, tag="day", tag_field="kind"):
    """So many days for each decision; vacations do not count."""

    days: int


Clock = NoClock | MoveClock | GameClock | DayClock


class Chair(msgspec.Struct, frozen=True):
    """One seat of a table and who is on it."""

    seat: int
    kind: SeatKind
    person: str | None
    name: str
    bot: str | None
    contribution: str
    link: str
    invited: str | None = None
    invited_as: str | None = None
    """Set while the empty seat is kept for somebody: what the owner called him."""


class Table(msgspec.Struct, frozen=True, dict=True):
    """A table as it was agreed on, with its seats; what follows from that is found out once."""

    id: str
    title: str
    rules: int
    options: dict[str, str]
    components: str | None
    clock: Clock
    public: bool
    replace: bool
    suggestions: bool
    nudge: int
    """After so many seconds anybody at the table may remind whom it waits for."""
    first: int | None
    state: Stage
    owner: str
    owner_name: str
    created: int
    over: int | None
    secret: str
    end: str | None
    result: "Outcome | None"
    rematch: str | None
    seats: tuple[Chair, ...]
    begins: bool = False
    """By itself, when the last seat is taken: a rematch, once all have agreed."""
    muted: frozenset[str] = frozenset()
    """The people who want to hear nothing of it."""

    @property
    def commitment(self) -> str:
        return commit(bytes.fromhex(self.secret))

    @cached_property
    def seed(self) -> bytes:
        return mix(bytes.fromhex(self.secret), [chair.contribution for chair in self.seats])

    @property
    def private_talk(self) -> bool:
        """Whether two players may talk so that the others do not hear it."""
        return find_title(self.title).private_talk

    @cached_property
    def speech(self) -> Speech:
        """The game of the table, and its words."""
        return speech_of(
            self.title, tuple(sorted(self.options.items())), self.components, self.rules
        )

    @property
    def header(self) -> Header:
        """The header of the table's record."""
        return new_header(
            self.speech.game,
            [chair.name for chair in self.seats],
            bytes.fromhex(self.secret),
            [chair.contribution for chair in self.seats],
            self.first,
        )


class Outcome(msgspec.Struct, frozen=True):
    """How a game that was played to its end came out."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]


@lru_cache(maxsize=64)
def speech_of(
    title: str, options: tuple[tuple[str, str], ...], components: str | None, rules: int
) -> Speech:
    """A game with its words; tables that agreed on the same share it."""
    own = None if components is None else msgspec.json.decode(components, type=dict[str, Any])
    game: Game = open_game(title, dict(options), own, rules)
    return Speech(game)


def read_table(row: Row[Any], chairs: list[Row[Any]], muted: frozenset[str]) -> Table:
    """A table from its rows and those who muted it."""
    return Table(
        id=row.id,
        title=row.title,
        rules=row.rules,
        options=msgspec.json.decode(row.options),
        components=row.components,
        clock=msgspec.json.decode(row.clock, type=Clock),
        public=bool(row.public),
        replace=bool(row.replace),
        suggestions=bool(row.suggestions),
        nudge=row.nudge,
        first=row.first,
        state=row.state,
        owner=row.owner,
        owner_name=row.owner_name,
        created=row.created,
        over=row.over,
        secret=row.secret,
        end=row.end,
        result=None if row.result is None else msgspec.json.decode(row.result, type=Outcome),
        rematch=row.rematch,
        seats=tuple(
            Chair(
                c.seat,
                c.kind,
                c.person,
                c.name,
                c.bot,
                c.contribution,
                c.link,
                c.invited,
                c.invited_as,
            )
            for c in chairs
        ),
        begins=bool(row.begins),
        muted=muted,
    )


async def find_mutes(
    connection: AsyncConnection, table_ids: Sequence[str]
) -> dict[str, frozenset[str]]:
    """Who muted these tables."""
    found: dict[str, set[str]] = {table_id: set() for table_id in table_ids}
    query = select(mutes).where(mutes.c.table_id.in_(table_ids))
    for row in await connection.execute(query):
        found[row.table_id].add(row.person)
    return {table_id: frozenset(people) for table_id, people in found.items()}


async def find_table(connection: AsyncConnection, table_id: str) -> Table | None:
    """The table with this id."""
    if not table_id.isalnum():  # no id of ours; databases dislike some characters
        return None
    row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one_or_none()
    if row is None:
        return None
    chairs = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    rows = list((await connection.execute(chairs)).all())
    muted = await find_mutes(connection, [table_id])
    return read_table(row, rows, muted[table_id])
