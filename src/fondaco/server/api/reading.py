"""Calls about what happened: log, replay, record, standings, analysis, proof."""

from typing import Any

import msgspec
from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery

from fondaco.server.api.asking import Asked, check_owner, own_ear, room_for
from fondaco.server.api.here import Here
from fondaco.server.people.scopes import PUBLIC, SCOPE
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.problems import Problem, conflict, invalid
from fondaco.server.tables.analyses import GameAnalysis
from fondaco.server.tables.chronicle import entry_with, find_lines, record_of
from fondaco.server.tables.messages import LogLine
from fondaco.server.tables.outgoing import ear_index, line_of, recall
from fondaco.server.tables.snapshots import course_at
from fondaco.server.tables.table import Table
from fondaco.server.workers.jobs import Totals, Verify
from fondaco.server.workers.pool import Failed
from fondaco.table.record import RecordFile, write_record
from fondaco.table.speech import ToldEvent
from fondaco.table.words import Score, Seat

_MOST = 500
_REMEMBERED = 500  # finished games whose points are kept at hand


class ReplayPoint(msgspec.Struct, frozen=True):
    """A table as a seat saw it when it had heard so much."""

    at: int
    of: int
    view: Any
    events: tuple[ToldEvent, ...]
    mover: Seat | None
    undone: bool
    scores: tuple[Score, ...] | None
    round: int


class FinalStandings(msgspec.Struct, frozen=True):
    """How a game came out, and everybody's points after the deal and each move."""

    totals: list[list[int]]
    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    end: str | None


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record holds, or the first thing that does not."""

    ok: bool
    problem: str | None
    sides: list[int]
    """If it holds, how many results the rules allowed for each draw: what other verifiers need."""


@get("/tables/{table_id:str}/log")
async def get_log(
    request: Asked,
    house: Here,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    before: FromQuery[int | None] = None,
    limit: FromQuery[int] = 100,
) -> list[LogLine]:
    """What a seat heard before one of its numbers, the oldest first."""
    room, _ = await own_ear(house, request, table_id, seat)
    if room.course is None:
        return []
    async with house.store.read() as connection:
        return await find_lines(connection, room.table, seat, before, max(1, min(limit, _MOST)))


@get(
    "/tables/{table_id:str}/record",
    responses={200: ResponseSpec(RecordFile, description="The record file")},
)
async def get_record(request: Asked, house: Here, table_id: FromPath[str]) -> Response[bytes]:
    """The record file, once the game is over."""
    room, _ = await room_for(house, request, table_id)
    if not room.is_over:  # another process may have ended it a moment ago
        async with room.lock:
            await house.rooms.catch_up(room)
    if not room.is_over:
        raise conflict("the game is not over; its record is still secret")
    async with house.store.read() as connection:
        record = await record_of(connection, room.table)
    name = f"{room.table.title}-{room.table.id}.json"
    return Response(
        write_record(record),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/tables/{table_id:str}/replay/{at:int}")
async def get_replay(
    request: Asked,
    house: Here,
    table_id: FromPath[str],
    at: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> ReplayPoint:
    """The table as a seat saw it then; while it runs, one's own seat or the spectators'."""
    room, person = await room_for(house, request, table_id)
    table, course = room.table, room.course
    if course is None:
        raise conflict("the game has not begun")
    if seat is not None:
        if not 0 <= seat < len(table.seats):
            raise invalid("seat", f"there is no seat {seat}")
        if not course.over:
            check_owner(room, person, seat)
    of = course.numbers[ear_index(table, seat)]
    if at < 0:
        raise invalid("at", "must not be negative")
    at = min(at, of)  # seats count differently: the end of one may lie beyond that of another
    async with house.store.read() as connection:
        entry = await entry_with(connection, table, seat, at)
        then, _ = await course_at(connection, table, entry.number)
    line = line_of(table, entry, recall(table, entry), seat)
    view, speech = then.state.view(seat), table.speech
    if not course.over:
        view = speech.look_back(view, course.state.view(seat))
    return ReplayPoint(
        at,
        of,
        view,
        line.events,
        line.mover,
        line.undone,
        speech.scores(view),
        speech.round_of(view),
    )


@get("/tables/{table_id:str}/standings")
async def get_standings(request: Asked, house: Here, table_id: FromPath[str]) -> FinalStandings:
    """How the game came out and how it came to that, once it is over."""
    room, _ = await room_for(house, request, table_id)
    course = room.course
    if course is None or not course.over:
        raise conflict("the game is not over")
    totals = await _totals(house, room.table, network_of(request.scope))
    standings = course.state.standings()
    return FinalStandings(totals, standings.scores, standings.ranks, room.table.end)


@get("/tables/{table_id:str}/analysis")
async def get_analysis(request: Asked, house: Here, table_id: FromPath[str]) -> GameAnalysis:
    """Everybody's chances move by move, the turning points, fair prices; it takes a while."""
    room, _ = await room_for(house, request, table_id)
    if room.course is None or not room.course.over:
        raise conflict("the game is not over")
    return await house.analyses.of(room.table, network_of(request.scope))


@post("/verify", opt={SCOPE: PUBLIC}, status_code=200)
async def verify_record(request: Asked, house: Here) -> Verdict:
    """Whether a record file holds: rules, draws, commitment, result."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise invalid("body", "must be UTF-8") from None
    try:
        verdict = await house.pool.try_out(Verify(text), network_of(request.scope))
    except Failed:
        raise invalid("body", "takes more time or memory than a proof gets here") from None
    return msgspec.convert(verdict, Verdict)


async def _totals(house: Here, table: Table, network: str) -> list[list[int]]:
    """Everybody's points after each move; of a finished game they are worked out once."""
    known = house.totals.get(table.id)
    if known is None:
        async with house.store.read() as connection:
            record = await record_of(connection, table)
        job = Totals(write_record(record).decode())
        try:
            known = await house.pool.reckon(job, network)
        except Failed as failed:
            wait, why = {"retry-after": "10"}, f"this could not be worked out: {failed}"
            raise Problem("unavailable", why, headers=wait) from None
        house.totals[table.id] = known
        while len(house.totals) > _REMEMBERED:
            house.totals.pop(next(iter(house.totals)))
    return known


ROUTER = Router(
    "/api",
    route_handlers=[get_log, get_record, get_replay, get_standings, get_analysis, verify_record],
    tags=["reading"],
)
