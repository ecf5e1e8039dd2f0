"""What an admiral would do, and why: legal choices with chances, and reasons that have words."""

from random import Random

import pytest

from fondaco.bots import make
from fondaco.bots.advice import BEST, RIVALS, Advised, advise
from fondaco.bots.search import SearchBot
from fondaco.bots.thoughts import Thoughts
from fondaco.locale import LANGUAGES, Voice
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.speech import Speech
from fondaco.table.titles import open_game, resource


def middle(game: Game, plies: int, luck: int) -> State:
    """A table so many merchants' decisions after the deal, with a choice to make."""
    seats = game.meta.least_seats
    chance = RandomChance(Random(luck))
    state = game.deal(seats, chance)
    bots = [make("greedy-0.1", game, seat, Random(luck)) for seat in range(seats)]
    while plies or len(state.choices(state.actors()[0])) < 2:
        seat = state.actors()[0]
        state.apply(seat, bots[seat].decide(state.view(seat)), chance)
        plies = max(0, plies - 1)
    return state


def advice_at(game: Game, state: State) -> list[Advised]:
    bot = make("admiral:6", game, state.actors()[0], Random(1))
    assert isinstance(bot, SearchBot)
    return advise(bot, state.view(bot.seat))


@pytest.mark.parametrize("slug", ["golden-horn", "oltre-mare", "mediterranee", "genoa"])
def test_the_best_choices_are_legal_and_have_chances(slug: str) -> None:
    game = open_game(slug, {})
    state = middle(game, 12, 4)
    found = advice_at(game, state)
    assert 1 <= len(found) <= BEST
    for one in found:
        assert state.check(state.actors()[0], one.action) is None
        assert 0.0 <= one.chance <= 1.0
    assert len({repr(one.action) for one in found}) == len(found)


@pytest.mark.parametrize("slug", ["mediterranee", "genoa"])
def test_reasons_have_words_in_every_language(slug: str) -> None:
    game = open_game(slug, {})
    state = middle(game, 12, 4)
    hopes = Thoughts(game).hopes
    assert hopes is not None
    parts = [*hopes(state, 0), RIVALS]
    for language in LANGUAGES:
        voice = Voice(language, resource(game.meta, f"texts/{language}.ftl"), ("A", "B"))
        said = []
        for part in parts:
            why = Speech(game).why(part)
            assert why is not None
            said.append(voice.say(why))
        assert len(set(said)) == len(parts)
    reasons = {one.reason for one in advice_at(game, state)}
    assert reasons <= {*parts, ""}


def test_no_reason_has_no_words() -> None:
    assert Speech(open_game("genoa", {})).why("") is None
