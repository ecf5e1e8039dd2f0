"""`fondaco host`: looking after a house from the command line."""

import argparse
import asyncio
import getpass
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.cli.common import add_json, print_json
from fondaco.cli.export import add_database, house_of
from fondaco.server.moments import iso
from fondaco.server.people import factors
from fondaco.server.people.accounts import clean_email, confirmed_owner
from fondaco.server.people.banned import read_network, standing
from fondaco.server.people.hosting import Deed, deeds, find_people, order, write_down
from fondaco.server.people.keeping import sweep
from fondaco.server.people.manners import reported
from fondaco.server.storage.prepare import must_be_current
from fondaco.server.storage.schema import tables
from fondaco.server.storage.schema_people import people
from fondaco.table.words import Invalid

HELP = "looks after a house: operators, reports, bans, tables to close, what was done"
EXAMPLE = 'fondaco host ban f4k2mpx7qr9stu3v --why "spam"'

Told = list[dict[str, Any]]
Work = Callable[[AsyncConnection, argparse.Namespace], Awaitable[Told]]


def _by() -> str:
    return f"{getpass.getuser()} (command line)"


async def _account(connection: AsyncConnection, email: str) -> str:
    """The account with a confirmed address, or where none is confirmed the only one."""
    email = clean_email(email)
    owner = await confirmed_owner(connection, email)
    if owner is not None:
        return owner
    query = select(people.c.id).where(people.c.email == email, people.c.password.is_not(None))
    found = list((await connection.execute(query)).scalars())
    if len(found) != 1:
        raise Invalid("email", "no account, or more than one, has this address")
    return str(found[0])


async def _operators(connection: AsyncConnection, args: argparse.Namespace) -> Told:
    for email, operator in ((args.add, True), (args.remove, False)):
        if email is not None:
            person = await _account(connection, email)
            mine = people.c.id == person
            await connection.execute(update(people).where(mine).values(operator=operator))
            what = "operator" if operator else "no operator"
            await write_down(connection, _by(), what, person)
    rows = await connection.execute(select(people).where(people.c.operator))
    return [{"id": row.id, "name": row.name, "email": row.email} for row in rows]


async def _people(connection: AsyncConnection, args: argparse.Namespace) -> Told:
    return [
        {
            "id": row.id,
            "name": row.name,
            "email": row.email,
            "created": iso(row.created),
            "banned": None if row.banned is None else iso(row.banned),
        }
        for row in await find_people(connection, args.words)
    ]


async def _networks(connection: AsyncConnection, _: argparse.Namespace) -> Told:
    rows = await standing(connection)
    return [{"network": row.network, "until": iso(row.until)} for row in rows]


async def _reports(connection: AsyncConnection, args: argparse.Namespace) -> Told:
    return [
        {
            "id": row.id,
            "at": iso(row.at),
            "person": row.person,
            "name": row.name,
            "table": row.table_id,
            "said": row.said,
            "why": row.why,
        }
        for row in await reported(connection, closed=args.closed)
    ]


async def _audit(connection: AsyncConnection, _: argparse.Namespace) -> Told:
    return [
        {"at": iso(row.at), "by": row.by, "what": row.what, "subject": row.subject, "why": row.why}
        for row in await deeds(connection)
    ]


async def _deed(connection: AsyncConnection, args: argparse.Namespace) -> Told:
    what: Deed = args.deed
    if args.deed in ("ban network", "unban network"):
        read_network(args.subject)
    else:
        of = tables if what == "close" else people
        if (
            await connection.execute(select(of.c.id).where(of.c.id == args.subject))
        ).first() is None:
            raise Invalid("id", f"there is no such {'table' if what == 'close' else 'person'}")
    await order(connection, _by(), what, args.subject, args.why)
    return [{"ordered": what, "subject": args.subject}]


async def _no_factor(connection: AsyncConnection, args: argparse.Namespace) -> Told:
    person = await _account(connection, args.email)
    if not await factors.end(connection, person):
        raise Invalid("email", "this account has no second factor")
    await write_down(connection, _by(), "no factor", person)
    return [{"id": person, "second factor": "ended"}]


async def _sweep(connection: AsyncConnection, args: argparse.Namespace) -> Told:
    return [{"table": table, "swept": True} for table in await sweep(connection, mail=args.mail)]


def arguments(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(dest="what", metavar="WHAT", required=True)

    def command(name: str, text: str, work: Work) -> argparse.ArgumentParser:
        made = what.add_parser(name, help=text, description=text)
        made.set_defaults(work=work)
        add_database(made)
        add_json(made)
        return made

    made = command("operators", "who sees the operators' page; gives or takes it", _operators)
    made.add_argument("--add", metavar="EMAIL", help="an account that looks after the house")
    made.add_argument("--remove", metavar="EMAIL", help="one that no longer does")
    made = command("people", "finds people and their ids", _people)
    made.add_argument("words", metavar="WORDS", help="part of a name, an address or an id")
    made = command("reports", "what people reported", _reports)
    made.add_argument("--closed", action="store_true", help="those that were dealt with")
    command("networks", "networks that are banned for now", _networks)
    network = "an address, or a network as 192.0.2.0/24"
    for deed, text, subject, named in (
        (
            "ban",
            "bans a person: sessions and tokens are closed, log-ins refused",
            "PERSON",
            "its id",
        ),
        ("unban", "welcomes a person again", "PERSON", "its id"),
        ("ban network", "lets nobody from a network in, for thirty days", "NETWORK", network),
        ("unban network", "lets a network in again", "NETWORK", network),
        ("close", "takes a table away before its game, or ends its game", "TABLE", "its id"),
    ):
        note = "; done by the running house within seconds, or when it is next opened"
        made = command(deed.replace(" ", "-"), text + note, _deed)
        made.add_argument("subject", metavar=subject, help=named)
        made.add_argument("--why", default="", help="for the audit log")
        made.set_defaults(deed=deed)
    command("audit", "what operators did, the newest first", _audit)
    made = command("no-second-factor", "ends the second factor of an account", _no_factor)
    made.add_argument("email", metavar="EMAIL", help="its address; be sure that he is who he says")
    made = command("sweep", "deletes now what is kept long enough (the house does, hourly)", _sweep)
    made.add_argument("--mail", action="store_true", help="unconfirmed addresses too")


async def _run(args: argparse.Namespace) -> Told:
    store = house_of(args)
    try:
        await must_be_current(store)
        async with store.write() as connection:
            work: Work = args.work
            return await work(connection, args)
    finally:
        await store.close()


def run(args: argparse.Namespace) -> int:
    told = asyncio.run(_run(args))
    if args.json:
        print_json(told)
        return 0
    for row in told:
        print("  ".join(str(value) for value in row.values() if value not in (None, "")))
    return 0
