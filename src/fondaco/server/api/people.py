"""People over HTTP: who am I, guests, accounts, sessions, tokens."""

import asyncio
from typing import Annotated, Any
from urllib.parse import quote

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
from fondaco.server.people import accounts, factors, forgetting, guests, sessions, tokens
from fondaco.server.people.forgetting import revoke
from fondaco.server.people.person import (
    Person,
    clean_language,
    clean_name,
    person_in,
    preferred_language,
)
from fondaco.server.people.scopes import SCOPE, SCOPES, SESSION, Scope
from fondaco.server.people.sessions import (
    LIFE,
    asking,
    csrf_of,
    need_person,
    person_of,
    session_cookie,
)
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.patience import seconds_after
from fondaco.server.safety.problems import Problem, conflict, forbidden, not_found, signed_out
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
    operator: bool
    """Whether one looks after the house."""


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
    code: Short | None = None
    """Of the second factor, if there is one: see `/problems/second-factor`."""
    confirm: Short | None = None
    """The code of the mail that confirms the address: it is then confirmed, too."""


class SessionInfo(msgspec.Struct):
    id: str
    created: str
    seen: str
    agent: str
    current: bool


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    name: Short
    scopes: tuple[Scope, ...] = SCOPES
    days: Annotated[int, msgspec.Meta(ge=1, le=tokens.DAYS)] = 90


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
    expires: str
    scopes: list[str]


def me_of(person: Person | None, secret: str | None) -> Me:
    if person is None:
        return Me(None, "")
    shown = PersonInfo(
        person.id,
        person.name,
        person.guest,
        person.email,
        person.confirmed,
        person.language,
        person.operator,
    )
    return Me(shown, csrf_of(secret) if secret else "")


def cookie_of(request: Asked, secret: str) -> Cookie:
    """For this browser only, out of scripts' reach, and not sent by pages of other sites."""
    life = LIFE // 1000 if secret else 0
    return Cookie(
        key=sessions.cookie_name(request),
        value=secret,
        max_age=life,
        secure=sessions.is_secure(request),
        httponly=True,
        samesite="lax",
    )


@get("/api/me")
async def read_me(request: Asked, house: Here) -> Response[Me]:
    """Who the house thinks you are."""
    found = await asking(request)
    secret = session_cookie(request)
    if found is None:
        # A cookie of a session that is no more would stand in the way of a new one.
        return Response(me_of(None, None), cookies=[cookie_of(request, "")] if secret else [])
    if found.token or secret is None:
        return Response(me_of(found.person, None))
    return Response(me_of(found.person, secret), cookies=[cookie_of(request, secret)])


@post("/api/guests")
async def become_guest(request: Asked, house: Here, data: JSONBody[NewGuest]) -> Response[Me]:
    """Be somebody: a guest with a session."""
    house.limits.take("registrations", network_of(request.scope))
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
        secret = await sessions.open_session(connection, person.id, request)
    return Response(me_of(person, secret), cookies=[cookie_of(request, secret)])


@patch("/api/me")
async def change_me(request: Asked, house: Here, data: JSONBody[Change]) -> Me:
    """Another name or language; seats already taken keep the name they were taken with."""
    person = await need_person(request)
    name = person.name if data.name is UNSET else clean_name(data.name)
    language = person.language if data.language is UNSET else clean_language(data.language)
    async with house.store.write() as connection:
        await guests.change(connection, person, name, language)
    changed = msgspec.structs.replace(person, name=name, language=language)
    return me_of(changed, session_cookie(request))


@delete("/api/me", responses=NOTHING)
async def forget_me(request: Asked, house: Here) -> Response[None]:
    """A guest is forgotten: seats keep a neutral name, everything else is deleted.

    An account needs its password: `POST /api/me/forget`.
    """
    person = await need_person(request)
    if not person.guest:
        raise forbidden("an account is deleted with its password: POST /api/me/forget")
    await forgetting.forget(house, person.id)
    return Response(None, status_code=204, cookies=[cookie_of(request, "")])


@post("/api/accounts", status_code=202)
async def register(request: Asked, house: Here, data: JSONBody[NewAccount]) -> Response[None]:
    """Make yourself an account; the answer is the same whether the address is known or not."""
    network = network_of(request.scope)
    house.limits.take("registrations", network)
    email, password = accounts.clean_email(data.email), accounts.clean_password(data.password)
    name = None if data.name is None else clean_name(data.name)
    found = await asking(request)
    if found is not None and not found.person.guest:
        raise conflict("you have an account already")
    if found is not None and found.token:
        raise forbidden("a token cannot make an account of its guest")
    welcome_there = await _count_letter(house, network, email)
    hashed = await house.hashing.hash_of(network, password)
    closed: list[str] = []
    async with house.store.write() as connection:
        if found is None:
            language = preferred_language(request.headers.get("accept-language", ""))
            chosen = name or guests.guest_name(language)
            person = await guests.welcome(connection, chosen, language)
        else:
            person = found.person
            # Who knew the guest's cookie must not know the account's, nor have a token of it.
            closed = await sessions.close_others(connection, person.id, "")
        code = await accounts.register(connection, person.id, email, hashed, name or person.name)
        secret = await sessions.open_session(connection, person.id, request)
    await revoke(house, closed)
    letter = confirmation(house.config, Reader(name or person.name, email, person.language), code)
    return Response(
        None,
        status_code=202,
        cookies=[cookie_of(request, secret)],
        background=BackgroundTask(try_to_send, house.config, letter) if welcome_there else None,
    )


async def _count_letter(house: Here, network: str, email: str) -> bool:
    """Whether an address may get one more letter; 429 for a network that asks for too many.

    An account is made even where its letter is not sent: it can be asked for later.
    """
    if house.config.smtp_host is None:
        await count_claim(house, network, email)
        return False
    await house.shared_limits.take("letters", network)
    try:
        await count_letter_to(house, network, email)
    except Problem:
        return False
    return True


async def count_claim(house: Here, network: str, email: str) -> None:
    """Somebody says that an address is his, where no mail can prove it.

    A log-in looks at a few accounts of an address only, and one network must not fill all of them.
    """
    await house.shared_limits.take("same_address", f"{network} {email}")


async def count_letter_to(house: Here, asker: str, email: str) -> None:
    """One more letter for an address; whoever asks may use up only a part of those it can get."""
    await house.shared_limits.take("letters", f"{asker} {email}", share=3)
    await house.shared_limits.take("letters", email)


@post("/api/confirmations", status_code=202)
async def confirm_again(request: Asked, house: Here) -> Response[None]:
    """Have the mail that confirms your address sent again."""
    person = await need_person(request)
    if person.email is None or person.confirmed:
        raise conflict("there is nothing to confirm")
    await house.shared_limits.take("letters", person.id)
    await count_letter_to(house, network_of(request.scope), person.email)
    async with house.store.write() as connection:
        code = await accounts.new_code(connection, person.id, person.email)
    letter = confirmation(house.config, reader_of(person, person.email), code)
    sending = BackgroundTask(try_to_send, house.config, letter)
    return Response(None, status_code=202, background=sending)


@get("/api/confirmations/{code:str}", status_code=303)
async def confirm(request: Asked, house: Here, code: FromPath[str]) -> Redirect:
    """Opened from the mail: this address is mine.

    Without the session that registered it, the page asks for the password of the registration:
    somebody else may have made it, and the owner of the address must not confirm it for him.
    """
    person = await person_of(request)
    if person is not None:
        async with house.store.write() as connection:
            if await accounts.confirm(connection, person.id, code):
                return Redirect("/", status_code=303)
    return Redirect(f"/account#confirm={quote(code, safe='')}", status_code=303)


@post("/api/sessions")
async def log_in(request: Asked, house: Here, data: JSONBody[LogIn]) -> Response[Me]:
    """Log in; what this browser's guest had goes over to the account."""
    try:
        email, password = accounts.clean_email(data.email), accounts.clean_password(data.password)
    except Invalid:  # such an account cannot be: as wrong as any other
        email, password = "", ""
    # The limit is the network's, not the account's: strangers who try wrong passwords must not
    # lock the owner out.
    network = network_of(request.scope)
    await house.shared_limits.take("log_ins", network)
    wrong = await house.patience.wrong(email)
    await asyncio.sleep(seconds_after(wrong))
    async with house.store.read() as reading:
        known = await accounts.accounts_of(reading, email)
        if data.confirm is not None:
            # Many accounts may claim one address. The link that was mailed finds its own account
            # among them, so its password is tried first.
            known = await accounts.waiting_for(reading, data.confirm, email) + known[:2]
    row = await accounts.matching(house.hashing, network, known, password)
    if row is None:
        await house.patience.add(email)
        raise signed_out("email or password is wrong")
    if row.banned is not None:
        raise forbidden("this account is banned from the house")
    await _check_factor(house, row.id, data.code)
    if wrong:
        await house.patience.forget(email)
    person, before = person_in(row), await asking(request)
    async with house.store.write() as connection:
        if data.confirm is not None and await accounts.confirm(connection, person.id, data.confirm):
            person = msgspec.structs.replace(person, email=email, confirmed=True)
        secret = await sessions.open_session(connection, person.id, request)
        if before is not None and not before.token:
            await sessions.close_session(connection, before.person.id, before.entry)
    if before is not None and before.person.guest and before.person.id != person.id:
        await forgetting.take_over(house, before.person.id, person.id)
    return Response(me_of(person, secret), cookies=[cookie_of(request, secret)])


async def _check_factor(house: Here, person: str, code: str | None) -> None:
    """401 without the code that the account asks for; only who knows the password learns of it."""
    async with house.store.read() as reading:
        if not await factors.has_factor(reading, person):
            return
    if code is None:
        raise Problem("second-factor", "this account asks for a code")
    await house.shared_limits.take("codes", person)
    async with house.store.write() as connection:
        if not await factors.passes(connection, person, code):
            raise Problem("second-factor", "this code is wrong, or was used already")


@get("/api/sessions", opt={SCOPE: SESSION})
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
    return Response(None, status_code=204, cookies=[cookie_of(request, "")] if own else [])


@post("/api/tokens", status_code=201)
async def make_token(request: Asked, house: Here, data: JSONBody[NewToken]) -> Token:
    """A token for a program that acts as you."""
    person = await need_person(request)
    name = clean_name(data.name)
    async with house.store.write() as connection:
        token_id, secret = await tokens.make_token(
            connection, person.id, name, data.scopes, data.days
        )
    return Token(token_id, name, secret)


@get("/api/tokens", opt={SCOPE: SESSION})
async def list_tokens(request: Asked, house: Here) -> list[TokenInfo]:
    """Your tokens, without their secrets."""
    person = await need_person(request)
    async with house.store.read() as connection:
        rows = await tokens.tokens_of(connection, person.id)
    return [
        TokenInfo(
            row.id,
            row.name,
            iso(row.created),
            None if row.seen is None else iso(row.seen),
            iso(row.expires),
            row.scopes.split(),
        )
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
