"""Luck: fixed beforehand, fair, and reproducible by anybody."""

import hashlib
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.table.chance import (
    Chance,
    ChanceMismatch,
    NotedChance,
    RandomChance,
    RecordedChance,
    SeededChance,
    draw,
    draw_several,
)
from fondaco.table.fairness import commit, mix


def chi_square(counts: list[int], expected: list[float]) -> float:
    return sum((n - e) ** 2 / e for n, e in zip(counts, expected, strict=True))


@pytest.mark.parametrize("chance", [SeededChance(b"fair" * 8), RandomChance(Random(5))])
@pytest.mark.parametrize(("sides", "limit"), [(2, 10.83), (6, 20.52), (13, 32.91)])
def test_numbers_are_equally_likely(chance: Chance, sides: int, limit: float) -> None:
    throws = 6000
    seen = Counter(chance.below(sides) for _ in range(throws))
    assert chi_square([seen[n] for n in range(sides)], [throws / sides] * sides) < limit


def test_draws_follow_the_mix_of_the_bag() -> None:
    chance = RandomChance(Random(3))
    seen = Counter(draw([1, 0, 2, 3], chance) for _ in range(6000))
    assert seen[1] == 0
    assert chi_square([seen[0], seen[2], seen[3]], [1000, 2000, 3000]) < 13.82


def test_a_draw_takes_the_piece_out() -> None:
    bag = [1, 2]
    drawn = Counter(draw(bag, RandomChance(Random(1))) for _ in range(3))
    assert bag == [0, 0]
    assert drawn == {0: 1, 1: 2}


def test_nothing_can_be_drawn_from_an_empty_bag() -> None:
    with pytest.raises(ValueError, match="nothing"):
        draw([0, 0], RandomChance(Random(1)))


@given(st.binary(min_size=1, max_size=40), st.lists(st.integers(1, 200), max_size=20))
def test_seeded_luck_can_be_derived_by_anybody(seed: bytes, sides: list[int]) -> None:
    """The construction of docs/record-format.md, written again in a few lines."""
    chance = SeededChance(seed)
    for number, n in enumerate(sides):
        attempt = 0
        while True:
            text = seed + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
            value = int(hashlib.sha256(text).hexdigest()[:16], 16)
            if value < 2**64 - 2**64 % n:
                break
            attempt += 1
        assert chance.below(n) == value % n


def test_a_biased_value_is_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """2**64 - 1 is above the largest multiple of 3, so the next attempt counts."""
    digests = iter([b"\xff" * 32, (5).to_bytes(8, "big") + bytes(24)])

    class Hash:
        def digest(self) -> bytes:
            return next(digests)

    monkeypatch.setattr(hashlib, "sha256", lambda data: Hash())
    assert SeededChance(b"x").below(10) == 5


def test_seeded_luck_goes_on_from_any_draw() -> None:
    whole = SeededChance(b"seed")
    results = [whole.below(1000) for _ in range(10)]
    rest = SeededChance(b"seed", number=6)
    assert [rest.below(1000) for _ in range(4)] == results[6:]


def test_recorded_luck_refuses_what_does_not_fit() -> None:
    assert RecordedChance([3]).below(4) == 3
    with pytest.raises(ChanceMismatch, match="not below 3"):
        RecordedChance([3]).below(3)
    with pytest.raises(ChanceMismatch, match="missing"):
        RecordedChance([]).below(3)


def test_noted_luck_notes() -> None:
    noted = NotedChance(RecordedChance([2, 0]))
    assert [noted.below(3), noted.below(3)] == noted.results == [2, 0]


def test_the_seed_depends_on_every_contribution_and_their_borders() -> None:
    seeds = {mix(b"s", c) for c in ([], ["a"], ["b"], ["a", "b"], ["b", "a"], ["ab"], ["ab", ""])}
    assert len(seeds) == 7
    assert commit(b"s") == hashlib.sha256(b"s").hexdigest()


def test_several_cards_are_drawn_together_each_way_as_often() -> None:
    ways = Counter(
        tuple(draw_several([10, 20, 30, 40], 3, RecordedChance([said])))
        for said in range(4 * 3 * 2)
    )
    assert len(ways) == 24
    assert set(ways.values()) == {1}
    cards = list(range(60))
    drawn = draw_several(cards, 60, RandomChance(Random(1)))
    assert cards == []
    assert sorted(drawn) == list(range(60))
