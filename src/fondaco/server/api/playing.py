"""Calls of a game: see where it stands, act, take back, leave, end."""

from typing import Any

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from fondaco.server.api.asking import Asked, own_ear, own_seat
from fondaco.server.api.here import Here
from fondaco.server.people.scopes import SCOPE
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.problems import Problem, conflict, forbidden
from fondaco.server.tables.bot_moves import STAND_IN
from fondaco.server.tables.course import Course
from fondaco.server.tables.messages import Snapshot
from fondaco.server.tables.play import running
from fondaco.server.tables.room import Room
from fondaco.server.workers.pool import Failed
from fondaco.table.finality import Why
from fondaco.table.words import Phrase, Refusal, Seat

KEY = 80


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action; `number` is what the seat had heard, `key` names it: sent twice, done once."""

    seat: Seat
    number: int
    key: str
    action: dict[str, Any]


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Taking one's last action back."""

    seat: Seat
    number: int
    key: str


class Check(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that might be done."""

    seat: Seat
    action: dict[str, Any]


class Checked(msgspec.Struct, frozen=True):
    """Why it would be refused, or else what it would bring."""

    refusal: Refusal | None
    say: Phrase | None
    final: Why | None
    """Why it could not be taken back."""


class Numbered(msgspec.Struct, frozen=True):
    """What the seat has heard now."""

    number: int


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To end the game now, or not."""

    seat: Seat
    agree: bool


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that is left or taken back."""

    seat: Seat


class Reminder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who has waited long enough."""

    seat: Seat


class Suggestion(msgspec.Struct, frozen=True):
    """What a bot would do."""

    action: dict[str, Any]
    say: Phrase | None


class AdvisedChoice(msgspec.Struct, frozen=True):
    """A choice, the chance to win that an admiral sees in it, and what it is good for."""

    action: dict[str, Any]
    say: Phrase | None
    chance: float
    """From 0 to 1."""
    why: Phrase | None
    """A sentence of the title's texts, where a reason stands out."""


class Advice(msgspec.Struct, frozen=True):
    """What an admiral would do: at most three choices, the best first."""

    choices: list[AdvisedChoice]


def check_key(key: str) -> str:
    """A key that can be kept."""
    if not 1 <= len(key) <= KEY or "\x00" in key or not key.isprintable():
        raise Problem("invalid", f"must have 1 to {KEY} printable letters", field="key")
    return key


@get("/tables/{table_id:str}/state")
async def get_state(
    request: Asked, house: Here, table_id: FromPath[str], seat: FromQuery[int | None] = None
) -> Snapshot:
    """Where the table stands, for one's own seat or for spectators."""
    room, person = await own_ear(house, request, table_id, seat)
    await house.rooms.meet(room)
    return room.snapshot(seat, None if person is None else person.id)


@post("/tables/{table_id:str}/actions", status_code=200)
async def act(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Act]
) -> Numbered:
    """Act."""
    room, _ = await own_seat(house, request, table_id, data.seat)
    key = check_key(data.key)
    return Numbered(await house.play.act(room, data.seat, data.number, data.action, key))


@post("/tables/{table_id:str}/undo", status_code=200)
async def undo(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Undo]
) -> Numbered:
    """Take back one's last action."""
    room, _ = await own_seat(house, request, table_id, data.seat)
    return Numbered(await house.play.undo(room, data.seat, data.number, check_key(data.key)))


@post("/tables/{table_id:str}/check", status_code=200)
async def check(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Check]
) -> Checked:
    """Whether an action would be refused, and else what it would bring; changes nothing."""
    room, _ = await own_seat(house, request, table_id, data.seat)
    return Checked(*house.play.check(room, data.seat, data.action))


@post("/tables/{table_id:str}/resign", status_code=204)
async def resign(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Leave]
) -> None:
    """Leave a game; a bot takes over if the table agreed to it, else decisions lapse."""
    room, _ = await own_seat(house, request, table_id, data.seat)
    if data.seat not in running(room).resigned:
        await house.play.leave(room, data.seat)


@post("/tables/{table_id:str}/return", status_code=204)
async def take_back(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Leave]
) -> None:
    """Take one's seat back."""
    room, _ = await own_seat(house, request, table_id, data.seat)
    course = running(room)
    if data.seat not in course.resigned | course.replaced:
        raise conflict("nobody took this seat over")
    await house.play.remark(room, "return", data.seat)


@post("/tables/{table_id:str}/end", status_code=204)
async def end(request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Wish]) -> None:
    """Offer to end the game now, agree to it, or decline."""
    room, person = await own_seat(house, request, table_id, data.seat)
    course = running(room)
    if data.seat in course.resigned:
        raise conflict("you have left this game")
    if data.agree:
        if data.seat in course.ending:
            return
        house.limits.take("offers", person.id)
        await house.play.remark(room, "offer", data.seat)
    elif course.ending:
        await house.play.remark(room, "decline", data.seat)


@post("/tables/{table_id:str}/nudge", status_code=204)
async def nudge(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Reminder]
) -> None:
    """Remind those the table has been waiting for."""
    room, _ = await own_seat(house, request, table_id, data.seat)
    if data.seat in running(room).resigned:
        raise conflict("you have left this game")
    await house.play.nudge(room, data.seat)


@get("/tables/{table_id:str}/suggestion")
async def suggest(
    request: Asked, house: Here, table_id: FromPath[str], seat: FromQuery[int]
) -> Suggestion:
    """What a bot would do in one's place."""
    room, course = await _may_be_helped(house, request, table_id, seat)
    try:
        who = network_of(request.scope)
        action = await house.bot_moves.decision(room, course, seat, STAND_IN, who)
    except Failed:
        raise _no_idea() from None
    speech = room.table.speech
    words = speech.choice(course.state.view(seat), speech.game.read_action(action))
    return Suggestion(action, words)


@get("/tables/{table_id:str}/advice")
async def advise(
    request: Asked, house: Here, table_id: FromPath[str], seat: FromQuery[int]
) -> Advice:
    """What an admiral would do in one's place, with chances and reasons; it thinks for a while."""
    room, course = await _may_be_helped(house, request, table_id, seat)
    try:
        found = await house.bot_moves.advice(room, course, seat, network_of(request.scope))
    except Failed:
        raise _no_idea() from None
    speech = room.table.speech
    view = course.state.view(seat)
    return Advice(
        [
            AdvisedChoice(
                one.action,
                speech.choice(view, speech.game.read_action(one.action)),
                one.chance,
                speech.why(one.reason),
            )
            for one in found
        ]
    )


async def _may_be_helped(
    house: Here, request: Asked, table_id: str, seat: Seat
) -> tuple[Room, Course]:
    """The table of one's own seat, if it agreed to suggestions and the seat is asked."""
    room, _ = await own_seat(house, request, table_id, seat)
    if not room.table.suggestions:
        raise forbidden("this table plays without suggestions")
    course = running(room)
    if seat not in course.actors:
        raise conflict("it is not your turn")
    return room, course


def _no_idea() -> Problem:
    return Problem("unavailable", "the bot has no idea", headers={"retry-after": "5"})


ROUTER = Router(
    "/api",
    opt={SCOPE: "play"},
    route_handlers=[get_state, act, undo, check, resign, take_back, end, nudge, suggest, advise],
    tags=["play"],
)
