"""Records: malformed, edited and mutated ones are told from true ones."""

from random import Random
from typing import Any

import msgspec
import pytest

from fondaco.table.chance import RandomChance
from fondaco.table.record import Record, read_record, write_record
from fondaco.table.replay import Broken, verify
from fondaco.table.sitting import Sitting
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid

SECRET = bytes(32)


def played(options: dict[str, str] | None = None, seed: int = 1) -> Record:
    random = Random(seed)
    table = Sitting.open(open_game("golden-horn", options), ["Ada", "Leo"], SECRET, ["salt", ""])
    while table.state.actors():
        seat = random.choice(table.state.actors())
        table.act(seat, random.choice(table.state.legal(seat)))
    return table.record(SECRET)


RECORD = played()
DATA = write_record(RECORD)


def edited(**fields: Any) -> bytes:
    return write_record(msgspec.structs.replace(RECORD, **fields))


def header(**fields: Any) -> bytes:
    return edited(header=msgspec.structs.replace(RECORD.header, **fields))


def move(number: int, **fields: Any) -> bytes:
    moves = list(RECORD.moves)
    moves[number] = msgspec.structs.replace(moves[number], **fields)
    return edited(moves=tuple(moves))


def where_it_breaks(data: bytes) -> str:
    with pytest.raises(Broken) as caught:
        verify(data)
    return f"{caught.value.where}: {caught.value.why}"


def test_a_true_record_holds() -> None:
    proven = verify(DATA)
    assert proven.moves == len(RECORD.moves)
    assert proven.draws > 0
    assert proven.luck_proven


def test_a_running_game_holds_without_its_secret() -> None:
    data = write_record(
        msgspec.structs.replace(RECORD, moves=RECORD.moves[:20], result=None, secret=None)
    )
    assert not verify(data).luck_proven


def test_a_game_that_was_broken_off_proves_its_luck() -> None:
    cut = msgspec.structs.replace(RECORD, moves=RECORD.moves[:20], result=None)
    assert verify(write_record(cut)).luck_proven
    forged = msgspec.structs.replace(cut, secret="11" * 32)
    assert "does not match the commitment" in where_it_breaks(write_record(forged))


FIRST_DRAW = next(n for n, m in enumerate(RECORD.moves) if m.drew)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "record"),
        (b"\xff\xfe", "record"),
        (b"{}", "record: Object missing required field `header`"),
        (b"[" * 100_000, "record"),
        (DATA[:-40], "record"),
        (DATA[: len(DATA) // 2], "record"),
        (header(format=2), "header.format: this house reads format 1"),
        (header(title="chess"), "title: 'chess' is not one of"),
        (header(rules=99), "rules: Golden Horn has no rules version 99"),
        (header(options={}), "header.options"),
        (header(options={**RECORD.header.options, "expansion": "maybe"}), "option expansion"),
        (header(components="0" * 64), "header.components"),
        (header(own_components={}), "header.components"),
        (header(seats=("Ada",)), "seats: Golden Horn is for 2 to 4 players, not 1"),
        (header(seats=("Ada", "Leo", "Eve")), "moves[1]: draw 0 was never asked for"),
        (header(first=2), "header.first"),
        (header(commitment="0" * 64), "secret: does not match the commitment"),
        (header(contributions=("pepper", "")), "does not follow from the seed"),
        (edited(deal=(9,)), "deal: draw 0 is 9"),
        (edited(deal=()), "deal: draw 0 is missing"),
        (edited(deal=(*RECORD.deal, 0)), "deal: draw 1 was never asked for"),
        (edited(secret="zz"), "secret: not hexadecimal"),
        (edited(secret="00"), "secret: does not match"),
        (edited(result=None), "result"),
        (edited(moves=RECORD.moves[:-1]), "result"),
        (edited(moves=(*RECORD.moves, RECORD.moves[0])), f"moves[{len(RECORD.moves)}]: refused by"),
        (move(0, seat=7), "moves[0]: there is no seat 7"),
        (move(0, action={"do": "fly"}), "moves[0]: Invalid value 'fly'"),
        (move(0, action={"do": "choose_fleet", "fleet": 3}), "moves[0]: Expected `str | null`"),
        (move(4, action={"do": "end_turn"}), "moves[4]: refused by GH-205"),
        (move(FIRST_DRAW, drew=()), f"moves[{FIRST_DRAW}]: draw 0 is missing"),
        (move(FIRST_DRAW, drew=(99,)), f"moves[{FIRST_DRAW}]: draw 0 is 99"),
        (header(seats=("Ada", "Eve")) + b" ", "digest"),
        (DATA.replace(b'"Leo"', b'"Lea"'), "digest"),
        (DATA.replace(b",\n", b", \n", 1), "digest"),
    ],
    ids=range(35),
)
def test_what_does_not_hold_is_named(data: bytes, message: str) -> None:
    assert message in where_it_breaks(data)


def test_another_draw_than_the_seed_gives_is_found() -> None:
    """The rules would allow it; only the derivation of the draws tells."""
    table = Sitting.open(open_game("golden-horn"), ["Ada", "Leo"], b"another", ["salt", ""])
    random = Random(1)
    while table.state.actors():
        seat = random.choice(table.state.actors())
        table.act(seat, random.choice(table.state.legal(seat)))
    forged = table.record(b"another")
    forged = msgspec.structs.replace(forged, header=RECORD.header, secret=SECRET.hex())
    assert "does not follow from the seed" in where_it_breaks(write_record(forged))


def test_a_record_of_other_components_carries_them() -> None:
    components = open_game("golden-horn").components
    components["goods"] |= {"per_colour": 4, "total": 24}
    game = open_game("golden-horn", components=components)
    table = Sitting.open(game, ["Ada", "Leo"], SECRET)
    assert table.header.own_components == components
    assert verify(write_record(table.record())).moves == 0


def test_the_reader_takes_any_spacing_but_not_other_fields() -> None:
    spaced = msgspec.json.format(DATA, indent=4)
    assert read_record(spaced) == RECORD
    with pytest.raises(Invalid, match="surprise"):
        read_record(DATA.replace(b'{"seat"', b'{"surprise":1,"seat"', 1))


@pytest.mark.parametrize(
    ("part", "mutations"),
    [(0, 8_000), *(pytest.param(part, 25_000, marks=pytest.mark.nightly) for part in range(1, 5))],
)
def test_no_mutated_record_crashes_or_verifies(part: int, mutations: int) -> None:
    """Bytes changed, removed, doubled, swapped; by night a hundred thousand times."""
    random = Random(part)
    chance = RandomChance(random)
    for _ in range(mutations):
        data = bytearray(DATA)
        for _ in range(1 + chance.below(3)):
            at = chance.below(len(data))
            kind = chance.below(4)
            if kind == 0:
                data[at] = chance.below(256)
            elif kind == 1:
                del data[at]
            elif kind == 2:
                data.insert(at, data[chance.below(len(data))])
            else:
                other = chance.below(len(data))
                data[at], data[other] = data[other], data[at]
        if bytes(data) == DATA:
            continue
        with pytest.raises(Broken):
            verify(bytes(data))
