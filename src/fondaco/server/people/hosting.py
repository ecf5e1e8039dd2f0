"""What those who look after the house can do; all of it is written down."""

from collections.abc import Sequence
from typing import Any, Literal

from sqlalchemy import Row, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fondaco.server.house import House
from fondaco.server.moments import now
from fondaco.server.people import sessions
from fondaco.server.people.banned import networks_of, read_network
from fondaco.server.people.forgetting import revoke
from fondaco.server.safety.problems import Problem, not_found, problem_of
from fondaco.server.storage.schema import tables
from fondaco.server.storage.schema_people import audit, orders, people
from fondaco.table.words import Invalid

Deed = Literal["ban", "unban", "close", "ban network", "unban network"]


async def write_down(
    connection: AsyncConnection, by: str, what: str, subject: str, why: str = ""
) -> None:
    """One line of the audit log."""
    row = {"at": now(), "by": by[:80], "what": what, "subject": subject[:254], "why": why[:1000]}
    await connection.execute(insert(audit).values(row))


async def do(house: House, by: str, what: Deed, subject: str, why: str) -> None:
    """Ban a person or a network, take it back, or close a table; 404 if there is none such."""
    match what:
        case "close":
            await _close_table(house, by, subject, why)
        case "ban network" | "unban network":
            await _ban_network(house, by, what, read_network(subject), why)
        case "ban" | "unban":
            await _ban_person(house, by, what, subject, why)


async def _ban_person(
    house: House, by: str, what: Literal["ban", "unban"], subject: str, why: str
) -> None:
    async with house.store.write() as connection:
        mine = people.c.id == subject
        banned = now() if what == "ban" else None
        found = await connection.execute(update(people).where(mine).values(banned=banned))
        if not found.rowcount:
            raise not_found("person")
        closed = await sessions.close_others(connection, subject, "") if what == "ban" else []
        await write_down(connection, by, what, subject, why)
    await revoke(house, closed)


async def _ban_network(house: House, by: str, what: str, network: str, why: str) -> None:
    """For a while; whoever is there now loses the line."""
    async with house.store.write() as connection:
        if what == "ban network":
            await house.banned.add(connection, [network])
        elif not await house.banned.remove(connection, network):
            raise not_found("ban")
        await write_down(connection, by, what, network, why)
    await know_bans(house)


async def ban_networks_of(house: House, by: str, person: str, but: str, why: str) -> list[str]:
    """Ban the networks that a person's sessions were opened from, but not the operator's own."""
    async with house.store.write() as connection:
        found = [it for it in await networks_of(connection, person) if it != read_network(but)]
        await house.banned.add(connection, found)
        for network in found:
            await write_down(connection, by, "ban network", network, why)
    await know_bans(house)
    return found


async def know_bans(house: House) -> None:
    """Learn what was banned, here or in another process, and let nobody of it stay."""
    await house.banned.read()
    await house.lines.cut_where(house.banned.is_banned)


async def _close_table(house: House, by: str, table_id: str, why: str) -> None:
    """A table that has not begun is taken away, a running game ends, a finished one stays."""
    room = await house.rooms.open(table_id)
    if room.table.state == "open":
        async with house.store.write() as connection:
            await connection.execute(delete(tables).where(tables.c.id == table_id))
            await house.rooms.changed(connection, table_id)
        house.rooms.forget(room)
    elif room.course is not None and not room.course.over:
        await house.play.close(room)
    async with house.store.write() as connection:
        await write_down(connection, by, "close", table_id, why)


async def obey(house: House) -> int:
    """Do what the command line asked for; how much it was."""
    if house.banned.stale:
        await know_bans(house)
    async with house.store.read() as connection:
        if (await connection.execute(select(orders.c.id).limit(1))).first() is None:
            return 0
    async with house.store.write() as connection:
        taken = (await connection.execute(delete(orders).returning(*orders.c))).all()
    for order in sorted(taken, key=lambda it: it.id):
        try:
            await do(house, order.by, order.what, order.subject, order.why)
        except (Problem, Invalid) as error:
            async with house.store.write() as connection:
                why = problem_of(error).body.detail
                await write_down(connection, order.by, "failed", order.subject, why)
    return len(taken)


async def order(connection: AsyncConnection, by: str, what: Deed, subject: str, why: str) -> None:
    """Ask the running house, whichever process of it looks first, to do something."""
    row = {"by": by[:80], "what": what, "subject": subject[:254], "why": why[:1000]}
    await connection.execute(insert(orders).values(row))


async def deeds(connection: AsyncConnection) -> Sequence[Row[Any]]:
    """What was done, the newest first."""
    query = select(audit).order_by(audit.c.id.desc()).limit(200)
    return (await connection.execute(query)).all()


async def find_people(connection: AsyncConnection, words: str) -> Sequence[Row[Any]]:
    """People by a part of their name, or by their whole address or id."""
    part = words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    known = or_(
        people.c.name.ilike(f"%{part}%", escape="\\"),
        people.c.email == words.strip().lower(),
        people.c.id == words.strip(),
    )
    query = select(people).where(known).order_by(people.c.created.desc()).limit(50)
    return (await connection.execute(query)).all()
