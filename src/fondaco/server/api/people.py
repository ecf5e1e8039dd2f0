"""People over HTTP: who am I, guests, accounts, sessions, tokens."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect
from msgspec import UNSET, UnsetType

from fondaco.server.api.document import NOTHING
from fondaco.server.api.here import Here
from fondaco.server.moments import iso
from fondaco.server.notices.letters import Reader, confirmation, reader_of
from fondaco.server.notices.mail import try_to_send
from fondaco.server.people import accounts, forgetting, guests, sessions, tokens
from fondaco.server.people.forgetting import revoke
from fondaco.server.people.person import (
    Person,
    clean_language,
    clean_name,
    person_in,
    preferred_language,
)
from fondaco.server.people.sessions import COOKIE, LIFE, asking, csrf_of, need_person, person_of
from fondaco.server.safety.door import client_of
from fondaco.server.safety.problems import conflict, forbidden, not_found, signed_out
from fondaco.table.words import Invalid

Asked = Request[Any, Any, Any]
Short = Annotated[str, msgspec.Meta(max_length=400)]


class PersonInfo(msgspec.Struct):
    """Oneself."""

    id: str
    name: str
    guest: bool
    email: str | None
    confirmed: bool
    """Whether the address is known to be one's own: mail goes nowhere else."""
    language: str


class Me(msgspec.Struct):
    """Who asks, and the token that a page sends with what it changes."""

    person: PersonInfo | None
    csrf: str


class NewGuest(msgspec.Struct, forbid_unknown_fields=True):
    name: Short | None = None
    language: Short | None = None


class Change(msgspec.Struct, forbid_unknown_fields=True):
    name: Short | UnsetType = UNSET
    language: Short | UnsetType = UNSET


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    email: Short
    password: Short
    name: Short | None = None


class LogIn(msgspec.Struct, forbid_unknown_fields=True):
    email: Short
    password: Short


class SessionInfo(msgspec.Struct):
    id: str
    created: str
    seen: str
    agent: str
    current: bool


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    name: Short


class Token(msgspec.Struct):
    """A token with its secret, shown this once."""

    id: str
    name: str
    token: str


class TokenInfo(msgspec.Struct):
    id: str
    name: str
    created: str
    seen: str | None


def _me(person: Person | None, secret: str | None) -> Me:
    if person is None:
        return Me(None, "")
    shown = PersonInfo(
        person.id, person.name, person.guest, person.email, person.confirmed, person.language
    )
    return Me(shown, csrf_of(secret) if secret else "")


def _cookie(request: Asked, house: Here, secret: str) -> Cookie:
    """For this browser only, out of scripts' reach, and not sent by pages of other sites."""
    secure = house.config.secure or request.scope["scheme"] == "https"
    life = LIFE // 1000 if secret else 0
    return Cookie(
        key=COOKIE, value=secret, max_age=life, secure=secure, httponly=True, samesite="lax"
    )


def _agent(request: Asked) -> str:
    return request.headers.get("user-agent", "")


@get("/api/me")
async def read_me(request: Asked, house: Here) -> Response[Me]:
    """Who the house thinks you are."""
    found = await asking(request)
    secret = request.cookies.get(COOKIE)
    if found is None:
        # A cookie of a session that is no more would stand in the way of a new one.
        return Response(_me(None, None), cookies=[_cookie(request, house, "")] if secret else [])
    if found.token or secret is None:
        return Response(_me(found.person, None))
    return Response(_me(found.person, secret), cookies=[_cookie(request, house, secret)])


@post("/api/guests")
async def become_guest(request: Asked, house: Here, data: JSONBody[NewGuest]) -> Response[Me]:
    """Be somebody: a guest with a session."""
    house.limits.take("registrations", client_of(request.scope))
    if await person_of(request) is not None:
        raise conflict("you are somebody already")
    language = (
        preferred_language(request.headers.get("accept-language", ""))
        if data.language is None
        else clean_language(data.language)
    )
    name = guests.guest_name(language) if data.name is None else clean_name(data.name)
    async with house.store.write() as connection:
        person = await guests.welcome(connection, name, language)
        secret = await sessions.open_session(connection, person.id, _agent(request))
    return Response(_me(person, secret), cookies=[_cookie(request, house, secret)])


@patch("/api/me")
async def change_me(request: Asked, house: Here, data: JSONBody[Change]) -> Me:
    """Another name or language; seats already taken keep the name they were taken with."""
    person = await need_person(request)
    name = person.name if data.name is UNSET else clean_name(data.name)
    language = person.language if data.language is UNSET else clean_language(data.language)
    async with house.store.write() as connection:
        await guests.change(connection, person, name, language)
    changed = msgspec.structs.replace(person, name=name, language=language)
    return _me(changed, request.cookies.get(COOKIE))


@delete("/api/me", responses=NOTHING)
async def forget_me(request: Asked, house: Here) -> Response[None]:
    """Be forgotten: seats keep a neutral name, everything else about you is deleted."""
    await forgetting.forget(house, (await need_person(request)).id)
    return Response(None, status_code=204, cookies=[_cookie(request, house, "")])


@post("/api/accounts", status_code=202)
async def register(request: Asked, house: Here, data: JSONBody[NewAccount]) -> Response[None]:
    """Make yourself an account; the answer is the same whether the address is known or not."""
    house.limits.take("registrations", client_of(request.scope))
    email, password = accounts.clean_email(data.email), accounts.clean_password(data.password)
    name = None if data.name is None else clean_name(data.name)
    found = await asking(request)
    if found is not None and not found.person.guest:
        raise conflict("you have an account already")
    if found is not None and found.token:
        raise forbidden("a token cannot make an account of its guest")
    hashed = await accounts.hash_of(password)
    async with house.store.write() as connection:
        if found is None:
            language = preferred_language(request.headers.get("accept-language", ""))
            chosen = name or guests.guest_name(language)
            person = await guests.welcome(connection, chosen, language)
        else:
            person = found.person
            # Who knew the guest's cookie must not know the account's.
            await sessions.close_session(connection, person.id, found.entry)
        code = await accounts.register(connection, person.id, email, hashed, name or person.name)
        secret = await sessions.open_session(connection, person.id, _agent(request))
    if found is not None:
        await revoke(house, [found.entry])
    letter = confirmation(house.config, Reader(name or person.name, email, person.language), code)
    return Response(
        None,
        status_code=202,
        cookies=[_cookie(request, house, secret)],
        background=BackgroundTask(try_to_send, house.config, letter),
    )


@post("/api/confirmations", status_code=202)
async def confirm_again(request: Asked, house: Here) -> Response[None]:
    """Have the mail that confirms your address sent again."""
    person = await need_person(request)
    if person.email is None or person.confirmed:
        raise conflict("there is nothing to confirm")
    await house.shared_limits.take("letters", person.id, person.email)
    async with house.store.write() as connection:
        code = await accounts.new_code(connection, person.id, person.email)
    letter = confirmation(house.config, reader_of(person, person.email), code)
    sending = BackgroundTask(try_to_send, house.config, letter)
    return Response(None, status_code=202, background=sending)


@get("/api/confirmations/{code:str}", status_code=303)
async def confirm(request: Asked, house: Here, code: FromPath[str]) -> Redirect:
    """Opened from the mail: this address is mine. Needs the session that registered it."""
    person = await person_of(request)
    if person is None:
        raise signed_out("log in first, then open the link of the mail again")
    async with house.store.write() as connection:
        if not await accounts.confirm(connection, person.id, code):
            raise not_found("confirmation; it may be too old, or of somebody else")
    return Redirect("/", status_code=303)


@post("/api/sessions")
async def log_in(request: Asked, house: Here, data: JSONBody[LogIn]) -> Response[Me]:
    """Log in; what this browser's guest had goes over to the account."""
    try:
        email, password = accounts.clean_email(data.email), accounts.clean_password(data.password)
    except Invalid:  # such an account cannot be: as wrong as any other
        email, password = "", ""
    await house.shared_limits.take("log_ins", client_of(request.scope), email)
    async with house.store.read() as reading:
        known = await accounts.accounts_of(reading, email)
    row = await accounts.matching(known, password)
    if row is None:
        raise signed_out("email or password is wrong")
    person, before = person_in(row), await asking(request)
    async with house.store.write() as connection:
        secret = await sessions.open_session(connection, person.id, _agent(request))
        if before is not None and not before.token:
            await sessions.close_session(connection, before.person.id, before.entry)
    if before is not None and before.person.guest and before.person.id != person.id:
        await forgetting.take_over(house, before.person.id, person.id)
    return Response(_me(person, secret), cookies=[_cookie(request, house, secret)])


@get("/api/sessions")
async def list_sessions(request: Asked, house: Here) -> list[SessionInfo]:
    """Where you are signed in."""
    person = await need_person(request)
    found = await asking(request)
    async with house.store.read() as connection:
        rows = await sessions.open_sessions(connection, person.id)
    return [
        SessionInfo(
            row.id,
            iso(row.created),
            iso(row.seen),
            row.agent,
            found is not None and row.id == found.entry,
        )
        for row in rows
    ]


@delete("/api/sessions/{session:str}", responses=NOTHING)
async def close_session(request: Asked, house: Here, session: FromPath[str]) -> Response[None]:
    """Sign out here (`current`) or elsewhere; open sockets of that session are cut."""
    person = await need_person(request)
    found = await asking(request)
    own = found is not None and session in ("current", found.entry)
    entry = found.entry if found is not None and own else session
    async with house.store.write() as connection:
        if not await sessions.close_session(connection, person.id, entry):
            raise not_found("session")
    await revoke(house, [entry])
    return Response(None, status_code=204, cookies=[_cookie(request, house, "")] if own else [])


@post("/api/tokens", status_code=201)
async def make_token(request: Asked, house: Here, data: JSONBody[NewToken]) -> Token:
    """A token for a program that acts as you."""
    person = await need_person(request)
    name = clean_name(data.name)
    async with house.store.write() as connection:
        token_id, secret = await tokens.make_token(connection, person.id, name)
    return Token(token_id, name, secret)


@get("/api/tokens")
async def list_tokens(request: Asked, house: Here) -> list[TokenInfo]:
    """Your tokens, without their secrets."""
    person = await need_person(request)
    async with house.store.read() as connection:
        rows = await tokens.tokens_of(connection, person.id)
    return [
        TokenInfo(row.id, row.name, iso(row.created), None if row.seen is None else iso(row.seen))
        for row in rows
    ]


@delete("/api/tokens/{token:str}")
async def revoke_token(request: Asked, house: Here, token: FromPath[str]) -> None:
    """Make a token worthless; open sockets of it are cut."""
    person = await need_person(request)
    async with house.store.write() as connection:
        if not await tokens.revoke_token(connection, person.id, token):
            raise not_found("token")
    await revoke(house, [token])


HANDLERS = [
    read_me,
    become_guest,
    change_me,
    forget_me,
    register,
    confirm,
    confirm_again,
    log_in,
    list_sessions,
    close_session,
    make_token,
    list_tokens,
    revoke_token,
]
