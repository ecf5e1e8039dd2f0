"""The live line of a table: a WebSocket for one seat, or for a spectator."""

import asyncio
from typing import Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from fondaco.server.api.asking import check_owner
from fondaco.server.api.chatting import say
from fondaco.server.api.playing import check_key
from fondaco.server.house import House, house_of
from fondaco.server.memory import take_a_bite
from fondaco.server.people.person import Person
from fondaco.server.people.sessions import asking, person_of
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.problems import Problem, forbidden, problem_of
from fondaco.server.safety.texts import refuse_nul
from fondaco.server.tables.line import Line
from fondaco.server.tables.messages import Done, NotDone, Pong
from fondaco.server.tables.room import Room

_encode = msgspec.json.Encoder().encode


class LiveAct(msgspec.Struct, frozen=True, tag="act", tag_field="do"):
    """An action of the line's seat."""

    key: str
    number: int
    action: dict[str, Any]


class LiveUndo(msgspec.Struct, frozen=True, tag="undo", tag_field="do"):
    """The seat takes its last action back."""

    key: str
    number: int


class LiveChat(msgspec.Struct, frozen=True, tag="chat", tag_field="do"):
    """Something to say to the table, or to one seat alone."""

    text: str
    to: int | None = None


class LivePing(msgspec.Struct, frozen=True, tag="ping", tag_field="do"):
    """Are you there?"""


_reader = msgspec.json.Decoder(LiveAct | LiveUndo | LiveChat | LivePing)


class _Key(msgspec.Struct):
    key: str | None = None


@websocket("/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: FromPath[str]) -> None:
    """Hear and act, as long as the line holds."""
    house = house_of(socket)
    await socket.accept()  # nothing may be awaited between the look at the seat and the greeting
    try:
        seat = _number(socket, "seat")
        heard = _number(socket, "from")
        found, person = await asking(socket), await person_of(socket)
        room = await house.rooms.open(table_id)
        await house.rooms.meet(room)
        if seat is not None:
            check_owner(room, person, seat)
    except Exception as error:
        await _turn_away(socket, problem_of(error))
        return
    line = Line(
        seat,
        None if person is None else person.id,
        house.ledgers.account(network_of(socket.scope), None if person is None else person.id),
        socket.scope["state"]["hang_up"],
    )
    line.may_play = found is None or not found.token or "play" in found.scopes
    _greet(room, line, heard)
    sender = asyncio.create_task(_send(socket, line))
    try:
        await _listen(socket, house, room, line, person)
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(line)
        line.forget()
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


def _number(socket: WebSocket[Any, Any, Any], name: str) -> int | None:
    value = socket.query_params.get(name)
    if value is None:
        return None
    if not value.isascii() or not value.isdigit() or len(value) > 9:
        raise Problem("invalid", f"{name}: must be a number", field=name)
    return int(value)


async def _turn_away(socket: WebSocket[Any, Any, Any], problem: Problem) -> None:
    """Browsers see no status before a socket is open: say why on it, and close."""
    await socket.send_data(_encode(NotDone(None, problem.body)).decode())
    await socket.close(code=4000 + problem.status, reason=problem.body.type)


def _greet(room: Room, line: Line, heard: int | None) -> None:
    """What was missed, or where the table stands; nothing can happen in between."""
    missed = None if heard is None else room.missed(line.ear, heard)
    if missed is None:
        line.send(room.hello(line.ear, line.person))
    else:
        for message in missed:
            line.send(message)
        line.send(room.table_news(line.person))
    room.enter(line)


async def _send(socket: WebSocket[Any, Any, Any], line: Line) -> None:
    try:
        await line.pour(socket.send_data)
        await socket.close(code=1001)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side is gone; `_listen` hears of it too


async def _listen(
    socket: WebSocket[Any, Any, Any], house: House, room: Room, line: Line, person: Person | None
) -> None:
    network = network_of(socket.scope)
    while True:
        text = await socket.receive_data("text")
        await house.limits.slow_down(network, line.person, len(text))
        try:
            answer = await _do(house, room, line, person, text)
        except Exception as error:
            problem = problem_of(error)
            answer = NotDone(_key_in(text), problem.body)
        if answer is not None:
            line.send(_encode(answer))
            await asyncio.sleep(0)  # the answer is on its way
            take_a_bite()


async def _do(
    house: House, room: Room, line: Line, person: Person | None, text: str | bytes
) -> msgspec.Struct | None:
    refuse_nul(text.encode() if isinstance(text, str) else text)
    message = _reader.decode(text)
    match message:
        case LivePing():
            return Pong()
        case _ if not line.may_play:
            raise forbidden("this token lacks the scope play")
        case LiveChat(words, to):
            if line.ear is not None:
                check_owner(room, person, line.ear)
            await say(house, room, person, line.ear, words, to)
            return None
    seat = line.ear
    if seat is None:
        raise Problem("forbidden", "spectators do not act")
    check_owner(room, person, seat)  # the seat may have changed hands since
    key = check_key(message.key)
    if isinstance(message, LiveAct):
        number = await house.play.act(room, seat, message.number, message.action, key)
    else:
        number = await house.play.undo(room, seat, message.number, key)
    return Done(key, number)


def _key_in(text: str | bytes) -> str | None:
    """The key of a frame that was refused, if it could be one: nothing longer is said back."""
    try:
        key = msgspec.json.decode(text, type=_Key).key
        return None if key is None else check_key(key)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Problem):
        return None


ROUTER = Router("/api", route_handlers=[live])
