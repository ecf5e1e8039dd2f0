"""A table in words, for whoever sits at one of its seats and sees nothing else."""

from functools import cache
from typing import Any

import msgspec

from fondaco.cli.assistant.calls import RemoteHouse
from fondaco.cli.telling import Teller, plain
from fondaco.server.safety.problems import ProblemBody
from fondaco.server.tables.messages import ChatLine, LogLine, SeatInfo, Snapshot, TableInfo
from fondaco.table.blanks import (
    Counts,
    Field,
    Fixed,
    Flag,
    Grid,
    Number,
    One,
    Parts,
    Player,
    Several,
    Text,
)
from fondaco.table.catalogue import catalogue
from fondaco.table.contract import Game
from fondaco.table.speech import AskedForm
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Phrase, Refusal, Seat


async def teller_of(house: RemoteHouse, table: TableInfo, language: str) -> Teller:
    """Somebody who can tell of a table, with the names of who sits there."""
    own = None
    if table.own_components:
        found = await house.get(dict[str, Any], f"/tables/{table.id}/components")
        own = msgspec.json.encode(found)
    options = tuple(sorted(table.options.items()))
    names = [chair.name or f"seat {chair.seat}" for chair in table.seats]
    return Teller(_game(table.title, options, own), language, names)


@cache
def _game(title: str, options: tuple[tuple[str, str], ...], own: bytes | None) -> Game:
    components = None if own is None else msgspec.json.decode(own)
    return open_game(title, dict(options), components)


def own_seats(table: TableInfo) -> list[Seat]:
    """Where the asker sits."""
    return [chair.seat for chair in table.seats if chair.you]


def table_line(table: TableInfo) -> str:
    """A table in a list."""
    seats = ", ".join(f"{chair.seat}: {_occupant(chair)}" for chair in table.seats)
    mine = own_seats(table)
    yours = f"; you sit at {', '.join(map(str, mine))}" if mine else ""
    turn = f"; your turn: {'yes' if set(mine) & set(table.actors) else 'no'}" if mine else ""
    return f"{table.id}  {find_title(table.title).name}, {table.state}; seats {seats}{yours}{turn}"


def _occupant(chair: SeatInfo) -> str:
    if chair.kind == "empty":
        return "kept for you" if chair.kept == "you" else "kept" if chair.kept else "free"
    return f"{chair.name} (bot {chair.bot})" if chair.bot else chair.name


def board(teller: Teller, seen: Snapshot, seat: Seat) -> str:
    """What a seat sees, what it heard last and what it is asked."""
    table = seen.table
    if seen.view is None or seen.turn is None:
        return f"The game has not begun.\n{table_line(table)}"
    view = msgspec.convert(seen.view, teller.game.view_type)
    names = teller.voice.names
    parts = [
        f"You are {names[seat]}, seat {seat} of {len(names)}.",
        plain(teller.board(view)),
        "What happened last:\n" + (happened(teller, seen.log[-8:]) or "nothing yet"),
    ]
    if seen.over:
        ranked = sorted(table.seats, key=lambda chair: (chair.rank or 99, chair.seat))
        lines = [f"{chair.rank}. {chair.name}: {chair.total}" for chair in ranked]
        return "\n\n".join([*parts, "The game is over.\n" + "\n".join(lines)])
    if seat in seen.turn.actors:
        assert seen.turn.question is not None
        parts.append(f"You are asked: {teller.voice.say(seen.turn.question)}")
    else:
        waiting = teller.voice.listed([names[other] for other in seen.turn.actors])
        parts.append(f"The table waits for {waiting}.")
    return "\n\n".join([*parts, f"heard: {seen.number}"])


def happened(teller: Teller, log: tuple[LogLine, ...]) -> str:
    """What a seat heard, a line for each thing."""
    lines = []
    for line in log:
        if line.undone and line.mover is not None:
            lines.append(f"{line.number}. {teller.voice.names[line.mover]} took it back")
        lines += [f"{line.number}. {teller.voice.say(told.say)}" for told in line.events]
    return "\n".join(lines)


def answers(teller: Teller, seen: Snapshot, seat: Seat) -> str:
    """What a seat may do: numbered choices, and forms with their blanks."""
    turn = seen.turn
    if turn is None or not (turn.choices or turn.forms):
        return "Nothing is asked of you now."
    lines = []
    if turn.question is not None:
        lines.append(teller.voice.say(turn.question))
    lines += [f"{n}: {teller.voice.say(choice.say)}" for n, choice in enumerate(turn.choices)]
    for form in turn.forms:
        lines += ["", *_form(teller, form)]
    waited = "" if seat in turn.actors else " (nobody waits for you, but you may)"
    return "\n".join([*lines, "", f"heard: {seen.number}{waited}"])


def _form(teller: Teller, form: AskedForm) -> list[str]:
    say = form.do if form.say is None else teller.voice.say(form.say)
    lines = [f'form {{"do": "{form.do}", …}}: {say}']
    for field in form.fields:
        lines += _blank(teller, form, field, field.name, "  ")
    return lines


def _blank(teller: Teller, form: AskedForm, field: Field, path: str, indent: str) -> list[str]:
    words = form.words.get(path)
    asked = "" if words is None or words.say is None else f" – {teller.voice.say(words.say)}"
    items: dict[str, Phrase] = {} if words is None else words.items
    if isinstance(field, Fixed):
        return [f"{indent}{field.name}: {field.value!r} (always)"]
    left_out = " (may be left out)" if field.optional else ""
    lines = [f"{indent}{field.name}: {_bounds(teller, field, items)}{left_out}{asked}"]
    if isinstance(field, Parts):
        for part in field.parts:
            lines += _blank(teller, form, part, f"{path}.{part.name}", indent + "  ")
    return lines


def _bounds(teller: Teller, field: Field, items: dict[str, Phrase]) -> str:
    def named(values: tuple[str, ...]) -> str:
        return ", ".join(
            f'"{value}" ({teller.voice.say(items[value])})' if value in items else f'"{value}"'
            for value in values
        )

    def numbers(low: int, high: int, step: int) -> str:
        return f"{low} to {high}" + (f" in steps of {step}" if step > 1 else "")

    match field:
        case Number():
            return f"a number, {numbers(field.low, field.high, field.step)}"
        case Player():
            return "a seat, one of " + ", ".join(map(str, field.seats))
        case One():
            return f"one of {named(field.among)}"
        case Several():
            again = ", also several times" if field.repeat else ""
            return f"a list of {field.low} to {field.high} of {named(field.among)}{again}"
        case Counts():
            bounds = numbers(field.low, field.high, field.step)
            return f"an object, {bounds} for any of {named(field.keys)}"
        case Grid():
            bounds = numbers(field.low, field.high, field.step)
            inner = f"an object, {bounds} for any of {named(field.kinds)}"
            return f"an object, for any of {named(field.keys)} {inner}"
        case Parts():
            return "an object"
        case Text():
            return f"a text of at most {field.letters} letters"
        case Flag():
            return "true or false"
        case Fixed():
            return repr(field.value)


def chat(lines: list[ChatLine], names: tuple[str, ...]) -> str:
    """What was said at a table."""
    said = []
    for line in lines:
        alone = "" if line.to is None else f" (to {names[line.to]} alone)"
        said.append(f"{line.name}{alone}: {line.text}")
    return "\n".join(said) or "Nobody has said anything."


def why(problem: ProblemBody, teller: Teller | None) -> str:
    """Why something was not done, with the rule in words where one speaks against it."""
    if problem.rule is not None and teller is not None and not problem.rule.startswith("FO-"):
        return teller.refusal(Refusal(problem.rule, problem.args or {}))
    named = "".join(f" ({part})" for part in (problem.field, problem.rule) if part)
    return f"{problem.detail}{named}"


def rules(title: str, language: str) -> str:
    """The chapters of a title's rules with the ids of their rules."""
    book = catalogue(find_title(title))
    lines = []
    for chapter in book.chapters:
        ids = [rule.id for rule in book.rules if book.chapter_of(rule) == chapter]
        lines.append(f"{chapter.text[language]}: {', '.join(ids)}")
    return "\n".join(lines)
