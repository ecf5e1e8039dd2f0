"""`fondaco password-link`: a way back for somebody who lost his password, made by the operator."""

import argparse
import asyncio
import os
from typing import Any

from sqlalchemy import Row

from fondaco.cli.common import add_json, print_json
from fondaco.cli.export import add_database, house_of
from fondaco.server.config import read_config
from fondaco.server.moments import iso
from fondaco.server.notices.letters import address_of
from fondaco.server.people.accounts import accounts_of, clean_email
from fondaco.server.people.resets import BY_HAND, new_reset, path_of
from fondaco.server.storage.prepare import must_be_current
from fondaco.table.words import Invalid

HELP = (
    "makes a link that sets a new password for an account, once and within a day; "
    "make sure that you hand it to the right person"
)
EXAMPLE = "fondaco password-link ada@example.org"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("email", metavar="EMAIL", help="the address of the account")
    parser.add_argument("--account", metavar="ID", help="which one, if several have this address")
    add_database(parser)
    add_json(parser)


def _chosen(known: list[Row[Any]], account: str | None) -> Row[Any]:
    """The account that is meant: an unconfirmed address may be that of several."""
    if account is not None:
        known = [row for row in known if row.id == account]
    elif known and known[0].confirmed:
        known = known[:1]
    if not known:
        raise Invalid("email", "no account has this address")
    if len(known) > 1:
        listed = ", ".join(f"{row.id} ({row.name}, since {iso(row.created)})" for row in known)
        raise Invalid("email", f"several accounts have it; choose by --account: {listed}")
    return known[0]


async def _path(args: argparse.Namespace) -> str:
    store = house_of(args)
    try:
        await must_be_current(store)
        async with store.write() as connection:
            known = await accounts_of(connection, clean_email(args.email))
            person = _chosen(known, args.account).id
            return path_of(await new_reset(connection, person, BY_HAND))
    finally:
        await store.close()


def run(args: argparse.Namespace) -> int:
    link = address_of(read_config({}, os.environ), asyncio.run(_path(args)))
    if args.json:
        print_json({"link": link})
    else:
        print(link)
    return 0
