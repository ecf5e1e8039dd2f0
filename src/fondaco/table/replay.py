"""Replaying and verifying records."""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from fondaco.table.chance import ChanceMismatch, RecordedChance, SeededChance
from fondaco.table.contract import Game
from fondaco.table.fairness import commit, mix
from fondaco.table.meta import check_seats
from fondaco.table.record import Header, Record, components_digest, read_record, write_record
from fondaco.table.sitting import Sitting
from fondaco.table.titles import components_of, find_title, open_game
from fondaco.table.words import Action, Invalid, Refused


class Broken(Exception):
    """The first thing in a record that does not hold: where, and what is wrong."""

    def __init__(self, where: str, why: str, refused: Refused | None = None) -> None:
        super().__init__(where, why)
        self.where = where
        self.why = why
        self.refusal = None if refused is None else refused.refusal

    def __str__(self) -> str:
        return f"{self.where}: {self.why}"


class Verified(NamedTuple):
    """What was proven of a record."""

    moves: int
    draws: int
    luck_proven: bool
    """False while the secret is not yet published: the draws fit the rules, no more is known."""
    sides: tuple[int, ...]
    """For each draw, how many results the rules allowed: what other verifiers need."""


def game_of(header: Header) -> Game:
    """The game a record was played with, or `Invalid`."""
    meta = find_title(header.title)
    check_seats(meta, len(header.seats))
    if header.first is not None and not 0 <= header.first < len(header.seats):
        raise Invalid("header.first", f"there is no seat {header.first}")
    components = header.own_components
    if components is None:
        components = components_of(meta)
    if components_digest(components) != header.components:
        raise Invalid("header.components", "the component data is not the one of this record")
    if set(header.options) != {option.name for option in meta.options}:
        raise Invalid("header.options", "not the options of this title")
    return open_game(header.title, header.options, components, header.rules)


def replay(record: Record) -> Iterator[Sitting]:
    """The table after the deal and after every action, or `Invalid` / `Broken`."""
    return _fold(record, RecordedChance(list(record.deal)))


def _fold(record: Record, chance: RecordedChance) -> Iterator[Sitting]:
    game = game_of(record.header)
    try:
        sitting = Sitting(game, record.header, chance)
    except ChanceMismatch as error:
        raise Broken("deal", str(error)) from None
    _all_used("deal", chance)
    yield sitting
    for number, move in enumerate(record.moves):
        where = f"moves[{number}]"
        if not 0 <= move.seat < len(record.header.seats):
            raise Broken(where, f"there is no seat {move.seat}")
        try:
            action: Action = game.read_action(move.action)
        except msgspec.ValidationError as unread:  # another name: mypyc gives each name one type
            raise Broken(where, str(unread)) from None
        chance.results, chance.used = list(move.drew), 0
        try:
            sitting.act(move.seat, action)
        except Refused as refused:
            raise Broken(where, f"refused by {refused.refusal.rule}", refused) from None
        except ChanceMismatch as error:
            raise Broken(where, str(error)) from None
        _all_used(where, chance)
        yield sitting


def _all_used(where: str, chance: RecordedChance) -> None:
    if chance.used != len(chance.results):
        raise Broken(where, f"draw {chance.used} was never asked for")


def final_table(record: Record) -> Sitting:
    """The table at the end of a record."""
    *_, sitting = replay(record)
    return sitting


def verify(data: bytes, promised: str | None = None) -> Verified:
    """Prove a record file: rules, draws, commitment, result, canonical form; else `Broken`.

    `promised` is the commitment a seat was shown before it contributed: only who kept it can tell
    that the house did not choose its secret afterwards.
    """
    try:
        record = read_record(data)
        chance = _Counting(list(record.deal))
        *_, sitting = _fold(record, chance)
    except Invalid as invalid:
        raise Broken(invalid.field, invalid.why) from None
    if promised is not None and record.header.commitment != promised:
        raise Broken("header.commitment", "not the one that was promised")
    if sitting.record().result != record.result:
        raise Broken("result", "not what the actions lead to")
    draws = [*record.deal, *(draw for move in record.moves for draw in move.drew)]
    if record.secret is not None:
        _prove_luck(record, draws)
    canonical = write_record(record)
    if canonical != data:
        same = next(
            (n for n, (a, b) in enumerate(zip(canonical, data, strict=False)) if a != b),
            min(len(canonical), len(data)),
        )
        raise Broken("digest", f"byte {same} is not that of the record's canonical form")
    return Verified(len(record.moves), len(draws), record.secret is not None, tuple(chance.sides))


def _prove_luck(record: Record, draws: list[int]) -> None:
    try:
        secret = bytes.fromhex(record.secret or "")
    except ValueError:
        raise Broken("secret", "not hexadecimal") from None
    if commit(secret) != record.header.commitment:
        raise Broken("secret", "does not match the commitment")
    source = _Deriving(SeededChance(mix(secret, list(record.header.contributions))), draws)
    game = game_of(record.header)
    state = game.deal(len(record.header.seats), source, None, record.header.first)
    for move in record.moves:
        state.apply(move.seat, game.read_action(move.action), source)


class _Counting(RecordedChance):
    """Recorded luck that notes how many results each draw could have had."""

    def __init__(self, results: list[int]) -> None:
        super().__init__(results)
        self.sides: list[int] = []

    def below(self, n: int) -> int:
        self.sides.append(n)
        return super().below(n)


class _Deriving(RecordedChance):
    """Recorded luck that compares each result with the one that follows from the seed."""

    def __init__(self, source: SeededChance, results: list[int]) -> None:
        super().__init__(results)
        self.source = source

    def below(self, n: int) -> int:
        recorded = super().below(n)
        if self.source.below(n) != recorded:
            raise Broken(f"draw {self.source.number - 1}", "does not follow from the seed")
        return recorded
