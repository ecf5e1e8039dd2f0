"""What is said of a table as JSON: every title, in every language, through whole games."""

from random import Random

import msgspec
import pytest

from fondaco.locale import LANGUAGES, Voice
from fondaco.table.chance import RandomChance
from fondaco.table.speech import AskedForm, Speech, Turn
from fondaco.table.titles import open_game, resource, titles
from fondaco.table.words import Event, Phrase


def phrases_of_form(form: AskedForm) -> list[Phrase]:
    found = [form.say, *(words.say for words in form.words.values())]
    items = [item for words in form.words.values() for item in words.items.values()]
    return [said for said in found if said is not None] + items


def phrases_of(turn: Turn) -> list[Phrase]:
    found = [turn.question, *(choice.say for choice in turn.choices)]
    found += [choice.heading for choice in turn.choices]
    said = [phrase for phrase in found if phrase is not None]
    return said + [phrase for form in turn.forms for phrase in phrases_of_form(form)]


@pytest.mark.parametrize("slug", titles())
def test_a_turn_as_json_lists_what_is_legal_and_can_be_said_in_every_language(slug: str) -> None:
    game = open_game(slug)
    seats = game.meta.most_seats
    names = [f"P{seat}" for seat in range(seats)]
    voices = [
        Voice(language, resource(game.meta, f"texts/{language}.ftl"), names)
        for language in LANGUAGES
    ]
    speech = Speech(game)
    chance = RandomChance(Random(5))
    told: list[Event] = []
    state = game.deal(seats, chance, lambda event, _: told.append(event))
    for number in range(120):
        if not state.actors():
            break
        seat = state.actors()[number % len(state.actors())]
        turn = msgspec.json.decode(msgspec.json.encode(speech.turn(state, seat)), type=Turn)
        assert turn.actors == state.actors()
        assert turn.question is not None
        assert [
            game.read_action(msgspec.json.decode(c.action)) for c in turn.choices
        ] == state.legal(seat)
        assert [form.do for form in turn.forms] == [form.do for form in state.forms(seat)]
        said = [*phrases_of(turn), *(speech.told(event).say for event in told)]
        for phrase in said:
            for voice in voices:
                assert voice.say(phrase)
        told.clear()
        codes = state.choices(seat)
        state.choose(seat, codes[chance.below(len(codes))], chance, lambda e, _: told.append(e))


@pytest.mark.parametrize("slug", titles())
def test_a_spectator_is_asked_nothing(slug: str) -> None:
    game = open_game(slug)
    state = game.deal(game.meta.least_seats, RandomChance(Random(1)))
    turn = Speech(game).turn(state, None)
    assert (turn.question, turn.choices, turn.forms) == (None, (), ())
    assert turn.actors == state.actors()
