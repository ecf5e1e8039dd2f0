"""What calls about a table have in common: who asks, for which seat."""

from typing import Any

from litestar import Request

from fondaco.server.api.here import Here
from fondaco.server.people.person import Person
from fondaco.server.people.sessions import need_person, person_of
from fondaco.server.safety.problems import forbidden
from fondaco.server.tables.messages import TableInfo
from fondaco.server.tables.room import Room
from fondaco.server.tables.seating import chair_of

Asked = Request[Any, Any, Any]


async def room_for(house: Here, request: Asked, table_id: str) -> tuple[Room, Person | None]:
    """A table, and who looks at it."""
    person = await person_of(request)
    return await house.rooms.open(table_id), person


async def table_anew(house: Here, request: Asked, table_id: str) -> TableInfo:
    """A table after something was agreed there; everybody who listens is told."""
    room, person = await room_for(house, request, table_id)
    async with room.lock:
        await house.rooms.read_anew(room)
    return room.info(None if person is None else person.id)


async def own_seat(house: Here, request: Asked, table_id: str, seat: int) -> tuple[Room, Person]:
    """A table at which the asker owns a seat, or 403."""
    person = await need_person(request)
    room = await house.rooms.open(table_id)
    check_owner(room, person, seat)
    return room, person


def check_owner(room: Room, person: Person | None, seat: int) -> None:
    """403 unless the person owns the seat."""
    if person is None or chair_of(room.table, seat).person != person.id:
        raise forbidden("this is not your seat")


async def own_ear(
    house: Here, request: Asked, table_id: str, seat: int | None
) -> tuple[Room, Person | None]:
    """A table for somebody who listens at his own seat, or with the spectators."""
    room, person = await room_for(house, request, table_id)
    if seat is not None:
        check_owner(room, person, seat)
    return room, person
