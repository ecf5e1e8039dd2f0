"""Calls of those who lost their password."""

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, post
from litestar.background_tasks import BackgroundTask
from litestar.params import JSONBody

from fondaco.server.api.here import Here
from fondaco.server.notices.letters import new_password, reader_of
from fondaco.server.notices.mail import try_to_send
from fondaco.server.people import accounts, resets
from fondaco.server.people.forgetting import revoke
from fondaco.server.people.person import person_in
from fondaco.server.safety.networks import network_of
from fondaco.server.safety.problems import conflict, not_found

Asked = Request[Any, Any, Any]
Short = Annotated[str, msgspec.Meta(max_length=400)]


class Lost(msgspec.Struct, forbid_unknown_fields=True):
    email: Short


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    code: Short
    password: Short


@post("/api/resets", status_code=202)
async def lost_password(request: Asked, house: Here, data: JSONBody[Lost]) -> Response[None]:
    """Have a link mailed that sets a new password; the answer is the same for any address."""
    email = accounts.clean_email(data.email)
    if house.config.smtp_host is None:
        raise conflict("this house sends no mail; who runs it can make a link")
    # Counted apart from other letters, so that they do not use up this way in. When it is used up
    # the owner has got a letter within the last hour, and its link still works.
    network = network_of(request.scope)
    await house.shared_limits.take("letters", network, f"way in {email}")
    # The answer comes first: how long it takes must not tell whether the address is known.
    return Response(None, status_code=202, background=BackgroundTask(_send_link, house, email))


async def _send_link(house: Here, email: str) -> None:
    """Only to whom the address is known to belong: who misspelt his own must not lose his seat."""
    async with house.store.write() as connection:
        known = await accounts.accounts_of(connection, email)
        if not known or not known[0].confirmed:
            return
        code = await resets.new_reset(connection, known[0].id, resets.BY_MAIL)
    letter = new_password(house.config, reader_of(person_in(known[0]), email), resets.path_of(code))
    await try_to_send(house.config, letter)


@post("/api/passwords", status_code=204)
async def set_password(request: Asked, house: Here, data: JSONBody[NewPassword]) -> None:
    """Set a new password with a code; all sessions and tokens of the account are closed."""
    network = network_of(request.scope)
    await house.shared_limits.take("log_ins", network)
    hashed = await house.hashing.hash_of(network, accounts.clean_password(data.password))
    async with house.store.write() as connection:
        renewed = await resets.renew(connection, data.code, hashed)
    if renewed is None:
        raise not_found("code; it may be too old, or used already")
    await revoke(house, renewed.closed)


HANDLERS = [lost_password, set_password]
