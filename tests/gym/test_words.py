"""Words and tensors: every title can be played with them, and the documents show them."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fondaco.gym import describe
from fondaco.gym.plan import read_plan, shape_of
from fondaco.gym.probe import probe
from fondaco.gym.table import IllegalWord, Question, Table, utilities
from fondaco.gym.vocabulary import SPARE
from fondaco.table.contract import State
from fondaco.table.titles import find_title, open_game, titles

HOUSE = ("genoa", "golden-horn", "mediterranee", "oltre-mare")
PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def seats_of(slug: str) -> list[int]:
    meta = find_title(slug)
    return list(range(meta.least_seats, meta.most_seats + 1))


@pytest.mark.parametrize("slug", HOUSE)
def test_the_page_shows_words_and_tensors(slug: str) -> None:
    assert describe(slug) in PAGE.read_text("utf-8")


@pytest.mark.parametrize("slug", HOUSE)
def test_a_plan_is_as_new_as_the_rules(slug: str) -> None:
    plan = read_plan(find_title(slug))
    assert plan is not None
    assert plan.rules == find_title(slug).version


@pytest.mark.parametrize("slug", HOUSE)
def test_every_title_is_played_to_its_end_in_words(slug: str) -> None:
    """With forms, by every number of players; few words are ever missing."""
    missing = steps = 0
    for players in seats_of(slug):
        generator = Random(players)
        table = Table(open_game(slug), players, generator)
        while not table.is_over():
            seat = table.actors[0]
            words = table.words(seat)
            missing += any(0 < word <= SPARE for word in words)
            steps += 1
            assert steps < 100_000
            table.say(seat, generator.choice(list(words)))
        assert sum(utilities(table.state, players)) == pytest.approx(0)
    assert missing <= steps / 500


@pytest.mark.parametrize("slug", HOUSE)
def test_every_choice_can_be_said(slug: str) -> None:
    """Following every word of a question leads to every choice, each once."""
    game = open_game(slug)
    generator = Random(5)
    table = Table(game, seats_of(slug)[-1], generator, forms=False)
    said = 0
    while not table.is_over() and said < 1500:
        seat = table.actors[0]
        codes = table.state.choices(seat)
        reached = list(deeds(table.question(seat), table.state))
        assert sorted(reached) == sorted(codes)
        said += len(codes)
        table.act(seat, generator.choice(codes))


def deeds(question: Question, state: State) -> Iterator[int]:
    for word in question.words:
        twin = question.copy_for(state)
        deed = twin.say(word)
        assert deed is None or isinstance(deed, int)
        if deed is None:
            yield from deeds(twin, state)
        else:
            yield deed


@pytest.mark.parametrize("slug", HOUSE)
def test_tensors_stay_in_their_bounds_and_tell_views_apart(slug: str) -> None:
    generator = Random(1)
    table = Table(open_game(slug), seats_of(slug)[0], generator)
    seen = set()
    for _ in range(120):
        if table.is_over():
            break
        seat = table.actors[0]
        slots = table.tensor(seat)
        assert all(0 <= at < table.slots for at in slots)
        assert all(-1.0 <= value <= 1.0 for value in slots.values())
        seen.add(tuple(sorted(slots.items())))
        table.say(seat, generator.choice(list(table.words(seat))))
    assert len(seen) > 60


@pytest.mark.parametrize("slug", HOUSE)
def test_a_tensor_holds_no_more_than_the_view(slug: str) -> None:
    """An imagined table that looks the same gives the same tensor."""
    from fondaco.table.chance import RandomChance

    game = open_game(slug)
    generator = Random(2)
    table = Table(game, seats_of(slug)[0], generator)
    for _ in range(60):
        seat = table.actors[0]
        imagined = game.imagine(table.view(seat), RandomChance(Random(9)))
        shape = shape_of(game)
        assert shape.tensor(imagined.view(seat)) == shape.tensor(table.view(seat))
        table.say(seat, generator.choice(list(table.words(seat))))


def test_an_illegal_word_changes_nothing() -> None:
    table = Table(open_game("genoa"), 3, Random(0))
    (seat,) = table.actors
    before = table.tensor(seat), table.words(seat)
    with pytest.raises(IllegalWord):
        table.say(seat, 0)
    with pytest.raises(IllegalWord):
        table.say((seat + 1) % 3, before[1][0])
    assert (table.tensor(seat), table.words(seat)) == before


def test_a_title_without_a_plan_gets_one() -> None:
    """The fifth title, which a package of its own brings."""
    assert "rialto" in titles()
    game = open_game("rialto")
    assert read_plan(game.meta) is None
    generator = Random(3)
    table = Table(game, game.meta.least_seats, generator)
    while not table.is_over():
        seat = table.actors[0]
        table.say(seat, generator.choice(list(table.words(seat))))
    assert len(np.unique(utilities(table.state, table.players))) >= 1


@pytest.mark.nightly
@pytest.mark.parametrize("slug", HOUSE)
def test_a_plan_is_what_probing_finds(slug: str) -> None:
    """So that nobody edits it by hand, and everybody can make it anew."""
    plan = read_plan(find_title(slug))
    assert plan == probe(find_title(slug), 3, all_options=True)
