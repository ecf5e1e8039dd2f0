"""Calls of invitations: whom one has played with, keeping a seat for somebody, declining."""

from typing import Annotated

import msgspec
from litestar import Response, Router, get, post
from litestar.background_tasks import BackgroundTask
from litestar.params import FromPath, JSONBody

from fondaco.server.api.asking import Asked, table_anew
from fondaco.server.api.here import Here
from fondaco.server.api.people import count_letter_to
from fondaco.server.notices.letters import Reader, invitation
from fondaco.server.notices.mail import try_to_send
from fondaco.server.people.accounts import clean_email, confirmed_owner
from fondaco.server.people.manners import who_blocked
from fondaco.server.people.person import Person
from fondaco.server.people.scopes import SCOPE
from fondaco.server.people.sessions import need_person, person_of
from fondaco.server.safety.problems import conflict, forbidden, invalid
from fondaco.server.secret import kept
from fondaco.server.tables import invitations
from fondaco.server.tables.happenings import Happening
from fondaco.server.tables.invitations import Companion
from fondaco.server.tables.messages import TableInfo
from fondaco.server.tables.table import Chair, Table

Short = Annotated[str, msgspec.Meta(max_length=400)]


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to invite: a companion or an address; without `seat`, to the first free one."""

    companion: Short | None = None
    email: Short | None = None
    seat: int | None = None


class Decline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of the link, for whom it was sent to; others are known by name."""

    link: Short | None = None


@get("/me/companions")
async def list_companions(request: Asked, house: Here) -> list[Companion]:
    """The people you have played with, the last first; their ids are good for inviting them."""
    person = await need_person(request)
    async with house.store.read() as connection:
        return list((await invitations.companions(connection, person.id)).values())


@post("/tables/{table_id:str}/invite", status_code=200)
async def invite(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Invite]
) -> Response[TableInfo]:
    """Keep a seat for somebody, who is told; for the owner, before the game."""
    owner = await need_person(request)
    if (data.companion is None) == (data.email is None):
        raise invalid("companion", "either a companion or an email is needed")
    house.limits.take("offers", owner.id)
    if data.companion is not None:
        await _invite_companion(house, table_id, owner, data.companion, data.seat)
        return Response(await table_anew(house, request, table_id))
    email = clean_email(data.email or "")
    if house.config.smtp_host is None:
        raise conflict("this house sends no mail; send the link of a seat yourself")
    if not owner.confirmed:
        raise forbidden("mails go out in the name of those who confirmed their own address")
    await house.shared_limits.take("letters", owner.id)
    await count_letter_to(house, owner.id, email)
    async with house.rooms.agreeing(table_id) as connection:
        table, chair = await invitations.invite(
            connection, table_id, owner, called=email, seat=data.seat
        )
    # The answer comes first: how long it takes must not tell whether the address is known.
    telling = BackgroundTask(_tell_address, house, table, chair, owner)
    return Response(await table_anew(house, request, table_id), background=telling)


async def _invite_companion(
    house: Here, table_id: str, owner: Person, alias: str, seat: int | None
) -> None:
    async with house.rooms.agreeing(table_id) as connection:
        person, companion = await invitations.find_companion(connection, owner.id, alias)
        # Who blocked the owner hears nothing of it, and the owner nothing of that.
        deaf = person in await who_blocked(connection, owner.id)
        table, _ = await invitations.invite(
            connection, table_id, owner, called=companion.name, person=person, seat=seat, deaf=deaf
        )
        if not deaf:
            happening = Happening("invited", table.id, table.title, person, 0)
            await house.play.note(connection, [happening])


async def _tell_address(house: Here, table: Table, chair: Chair, owner: Person) -> None:
    """Somebody with a confirmed account hears of it as he likes; anybody else gets the link."""
    assert chair.invited_as is not None
    email = chair.invited_as
    async with house.store.read() as connection:
        person = await confirmed_owner(connection, email)
        if person is not None and person in await who_blocked(connection, owner.id):
            return
    if person is None:
        reader = Reader("", email, owner.language)
        path, key = f"/join/{table.id}#{chair.link}", f"invite-{kept(chair.link)[:16]}"
        letter = invitation(house.config, reader, owner.name, table.title, path, key)
        await try_to_send(house.config, letter)
        return
    async with house.store.write() as connection:
        if await invitations.keep_for(connection, table, chair, person):
            happening = Happening("invited", table.id, table.title, person, 0)
            await house.play.note(connection, [happening])
            await house.rooms.changed(connection, table.id)
    await house.rooms.refresh(table.id)


@post("/tables/{table_id:str}/decline", status_code=200)
async def decline(
    request: Asked, house: Here, table_id: FromPath[str], data: JSONBody[Decline]
) -> TableInfo:
    """Give a seat that is kept for you free again; whoever was sent its link needs no session."""
    person = await person_of(request)
    async with house.rooms.agreeing(table_id) as connection:
        await invitations.decline(connection, table_id, person, data.link)
    return await table_anew(house, request, table_id)


ROUTER = Router(
    "/api",
    opt={SCOPE: "tables"},
    route_handlers=[list_companions, invite, decline],
    tags=["tables"],
)
