"""Calls about one's own account; each asks for the password again, and none is for tokens."""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody
from sqlalchemy import select, update

from fondaco.server.api.document import NOTHING
from fondaco.server.api.here import Here
from fondaco.server.api.people import Asked, Short, cookie_of, count_claim, count_letter_to
from fondaco.server.notices.letters import changed, confirmation, reader_of
from fondaco.server.notices.mail import try_to_send
from fondaco.server.people import accounts, factors, forgetting, sessions
from fondaco.server.people.keeping import all_about
from fondaco.server.people.person import Person
from fondaco.server.people.scopes import SCOPE, SESSION
from fondaco.server.people.sessions import need_person
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.problems import conflict, forbidden, invalid
from fondaco.server.storage.schema_people import people


class Sure(msgspec.Struct, forbid_unknown_fields=True):
    """The password, once more."""

    password: Short


class ChangedPassword(msgspec.Struct, forbid_unknown_fields=True):
    password: Short
    new: Short


class ChangedAddress(msgspec.Struct, forbid_unknown_fields=True):
    password: Short
    email: Short


class Code(msgspec.Struct, forbid_unknown_fields=True):
    code: Short


class SecondFactor(msgspec.Struct):
    """Whether a log-in asks for a code."""

    on: bool


class NewFactor(msgspec.Struct):
    """The secret for an app, and the same as the address in a QR code."""

    secret: str
    uri: str


class PaperCodes(msgspec.Struct):
    """Codes that stand in for the app, each once; shown this once."""

    codes: list[str]


async def _sure(request: Asked, house: Here, password: str) -> Person:
    """The owner of an account, who knows its password; 403 for anybody else."""
    person = await need_person(request)
    if person.guest:
        raise conflict("a guest has no account")
    network = network_of(request.scope)
    await house.shared_limits.take("log_ins", network, f"sure {person.id}")
    async with house.store.read() as connection:
        query = select(people).where(people.c.id == person.id)
        rows = list((await connection.execute(query)).all())
    if await accounts.matching(house.hashing, network, rows, password) is None:
        raise forbidden("password: is wrong")
    return person


def _tell(house: Here, person: Person, what: str) -> BackgroundTask | None:
    """A letter to the owner, should it not have been him."""
    if person.email is None or not person.confirmed:
        return None
    letter = changed(house.config, reader_of(person, person.email), what)
    return BackgroundTask(try_to_send, house.config, letter)


async def _entry(request: Asked) -> str:
    found = await sessions.asking(request)
    assert found is not None
    return found.entry


@post("/api/me/password", status_code=204, responses=NOTHING)
async def change_password(
    request: Asked, house: Here, data: JSONBody[ChangedPassword]
) -> Response[None]:
    """Another password; all other sessions, and all tokens, are closed."""
    new = accounts.clean_password(data.new)
    person = await _sure(request, house, data.password)
    hashed = await house.hashing.hash_of(network_of(request.scope), new)
    async with house.store.write() as connection:
        mine = people.c.id == person.id
        await connection.execute(update(people).where(mine).values(password=hashed))
        closed = await sessions.close_others(connection, person.id, await _entry(request))
    await forgetting.revoke(house, closed)
    return Response(None, status_code=204, background=_tell(house, person, "password"))


@post("/api/me/address", status_code=202)
async def change_address(
    request: Asked, house: Here, data: JSONBody[ChangedAddress]
) -> Response[None]:
    """Another address: a mail goes there, and it is yours when its link is opened.

    A house that sends no mail takes your word for it.
    """
    email = accounts.clean_email(data.email)
    person = await _sure(request, house, data.password)
    network = network_of(request.scope)
    if house.config.smtp_host is None:
        await count_claim(house, network, email)
        async with house.store.write() as connection:
            mine = people.c.id == person.id
            values = {"email": email, "confirmed": False}
            await connection.execute(update(people).where(mine).values(values))
        return Response(None, status_code=202)
    await house.shared_limits.take("letters", person.id)
    await count_letter_to(house, network, email)
    async with house.store.write() as connection:
        code = await accounts.new_code(connection, person.id, email)
    letter = confirmation(house.config, reader_of(person, email), code)

    async def send() -> None:
        await try_to_send(house.config, letter)
        if person.email is not None and person.confirmed:
            told = changed(house.config, reader_of(person, person.email), "address")
            await try_to_send(house.config, told)

    return Response(None, status_code=202, background=BackgroundTask(send))


@get("/api/me/second-factor", opt={SCOPE: SESSION})
async def read_factor(request: Asked, house: Here) -> SecondFactor:
    """Whether you have a second factor."""
    person = await need_person(request)
    async with house.store.read() as connection:
        return SecondFactor(await factors.has_factor(connection, person.id))


@post("/api/me/second-factor", status_code=201)
async def begin_factor(request: Asked, house: Here, data: JSONBody[Sure]) -> NewFactor:
    """Begin to use a second factor: a secret for an app. It counts when a code came back."""
    person = await _sure(request, house, data.password)
    async with house.store.write() as connection:
        if await factors.has_factor(connection, person.id):
            raise conflict("you have a second factor; end it first")
        secret = await factors.begin(connection, person.id)
    uri = factors.address_of_secret(secret, person.email or person.name)
    return NewFactor(secret, uri)


@post("/api/me/second-factor/confirm", status_code=200)
async def finish_factor(request: Asked, house: Here, data: JSONBody[Code]) -> Response[PaperCodes]:
    """The first code of the app; from now on a log-in asks for one."""
    person = await need_person(request)
    await house.shared_limits.take("codes", person.id)
    async with house.store.write() as connection:
        codes = await factors.finish(connection, person.id, data.code)
    if codes is None:
        raise invalid("code", "is not the one the app shows now")
    return Response(PaperCodes(codes), background=_tell(house, person, "factor"))


@post("/api/me/second-factor/end", status_code=204, responses=NOTHING)
async def end_factor(request: Asked, house: Here, data: JSONBody[Sure]) -> Response[None]:
    """The password alone is enough again."""
    person = await _sure(request, house, data.password)
    async with house.store.write() as connection:
        if not await factors.end(connection, person.id):
            raise conflict("you have no second factor")
    return Response(None, status_code=204, background=_tell(house, person, "factor"))


@post("/api/me/forget", status_code=204, responses=NOTHING)
async def forget_account(request: Asked, house: Here, data: JSONBody[Sure]) -> Response[None]:
    """Be forgotten: seats keep a neutral name, everything else about you is deleted."""
    person = await _sure(request, house, data.password)
    await forgetting.forget(house, person.id)
    return Response(None, status_code=204, cookies=[cookie_of(request, "")])


@get("/api/me/export", opt={SCOPE: SESSION})
async def export_me(request: Asked, house: Here) -> dict[str, Any]:
    """Everything the house keeps about you, but secrets and the games themselves."""
    person = await need_person(request)
    async with house.store.read() as connection:
        return await all_about(connection, person.id)


HANDLERS = [
    change_password,
    change_address,
    read_factor,
    begin_factor,
    finish_factor,
    end_factor,
    forget_account,
    export_me,
]
