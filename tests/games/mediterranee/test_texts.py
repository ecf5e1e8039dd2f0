"""Méditerranée in words: four languages say the same, and everything that play produces."""

from collections.abc import Iterator
from random import Random

import pytest

from fondaco.cli.telling import plain
from fondaco.games.mediterranee import text
from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.words import Rearrange
from fondaco.locale import LANGUAGES, Voice
from fondaco.table.blanks import Fixed, things
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.forms import fill
from fondaco.table.titles import find_title, open_game, resource
from fondaco.table.words import Action, Event, Form, Phrase
from tests.games.mediterranee.tables import GENOA, SPAIN, VENICE, galley, port, table

META = find_title("mediterranee")
NAMES = ("Marco", "Zoe [x]", "Andrea", "Irene")
TEXTS = {language: resource(META, f"texts/{language}.ftl") for language in LANGUAGES}
OFTEN = 30  # one state in so many is looked at


def voice(language: str, seats: int = 4) -> Voice:
    return Voice(language, TEXTS[language], NAMES[:seats])


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_goods_and_powers_are_told_apart(language: str) -> None:
    game = open_game("mediterranee")
    assert isinstance(game, Mediterranee)
    say = voice(language).say
    goods = [say(Phrase("good-letter", {"good": name})) for name in game.parts.goods]
    powers = [say(Phrase("power-letter", {"power": name})) for name in game.parts.powers]
    assert len(set(goods)) == len(goods)
    assert len(set(powers)) == len(powers)
    assert all(len(letter) == 1 for letter in goods + powers)


# -- everything said in play --


def games() -> Iterator[tuple[dict[str, str], int]]:
    """All player counts, and every value of every option."""
    for seats in (2, 3, 4):
        yield {}, seats
    for number, option in enumerate(META.options):
        for value in option.values[1:]:
            yield {option.name: value}, 2 + number % 3


class Listener:
    """Says every phrase in all languages once, and looks at every board."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.voices = [voice(language, seats) for language in LANGUAGES]
        self.said: set[str] = set()

    def hear(self, phrase: Phrase | None) -> None:
        if phrase is None or repr(phrase) in self.said:
            return
        self.said.add(repr(phrase))
        for one in self.voices:
            assert one.say(phrase).strip()

    def event(self, event: Event, audience: int) -> None:
        self.hear(text.event(self.game, event))

    def look(self, state: State) -> None:
        for seat in (None, *state.actors()):
            view = state.view(seat)
            for one in self.voices:
                lines = plain(text.draw(self.game, view, one.say)).split("\n")
                assert max(map(len, lines)) <= 100, lines
                assert len(lines) <= 34, lines
        for seat in state.actors():
            self.listen(state, seat)

    def listen(self, state: State, seat: int) -> None:
        view = state.view(seat)
        self.hear(text.question(self.game, view))
        for action in state.legal(seat):
            self.hear(text.choice(self.game, view, action))
            self.hear(text.group(self.game, view, action)[1])
        for form in state.forms(seat):
            self.hear(text.form(self.game, view, form))
            for field in form.fields:
                if isinstance(field, Fixed):  # nobody is asked for it
                    continue
                self.hear(text.blank(self.game, view, form, field))
                for value in things(field):
                    self.hear(text.item(self.game, view, field, value))


def filled(state: State, seat: int, game: Game, chance: RandomChance) -> Action | None:
    """A form filled in at random, where the rules allow what came out."""
    forms: list[Form] = state.forms(seat)
    if not forms:
        return None
    action = game.read_action(fill(forms[chance.below(len(forms))], chance))
    return None if state.check(seat, action) else action


@pytest.mark.parametrize(("options", "seats"), list(games()))
def test_everything_said_in_a_game_can_be_said_in_every_language(
    options: dict[str, str], seats: int
) -> None:
    game = open_game("mediterranee", options)
    generator = Random(f"{options}{seats}")
    chance = RandomChance(generator)
    listener = Listener(game, seats)
    state = game.deal(seats, chance, listener.event)
    number = 0
    while state.actors():
        if number % OFTEN == 0:
            listener.look(state)
        seat = generator.choice(state.actors())
        action = filled(state, seat, game, chance) if generator.random() < 0.3 else None
        if action is None:
            # Ending the turn is one choice among others, so that a board fills up.
            action = generator.choice(state.legal(seat)[:-1] or state.legal(seat))
            if number > 160:
                action = generator.choice(state.legal(seat))
            if number > 200:
                action = state.lapse(seat)
        listener.hear(text.choice(game, state.view(seat), action))
        state.apply(seat, action, chance, listener.event)
        number += 1
    listener.look(state)


# -- consequences --


def offers(state: State, seat: int, language: str = "en") -> list[str]:
    game = open_game("mediterranee")
    view = state.view(seat)
    say = voice(language).say
    return [say(text.choice(game, view, action)) for action in state.legal(seat)]


def test_an_attack_is_offered_with_the_losses_it_can_bring() -> None:
    state = table(
        {"g1": galley(VENICE, 14, 4, {"wine": 1}), "g3": galley(GENOA, 14, 1, {"wood": 2})},
        {"corfu": port(GENOA, 2, castle=True)},
        phase="combat",
        active=VENICE,
    )
    assert offers(state, VENICE) == [
        "galley 1 attacks galley 3 of Zoe [x] (1 sailor; cargo: 2 wood): kills 1, loses 0 to 2",
        "galley 1 attacks Corfu of Zoe [x] (garrison 2, castle): kills 1 to 2, loses 1 to 2",
        "end the turn: no more attacks",
    ]


def test_a_prize_is_offered_with_what_is_lost() -> None:
    state = table(
        {
            "g1": galley(VENICE, 10, 4, {"wine": 1}),
            "g3": galley(GENOA, 10, 0, {"wood": 4}),
        },
        phase="combat",
        active=VENICE,
        prize={"beaten": "g3", "victor": "g1"},
    )
    assert offers(state, VENICE, "de")[:2] == [
        "Galeere 3 versenken; 4 Waren gehen verloren",
        "Galeere 3 mit 1 Matrosen kapern, 3 auf Galeere 1; alle Waren finden Platz",
    ]


def test_a_sale_is_offered_with_price_bonus_and_points() -> None:
    state = table(
        {
            "g1": galley(VENICE, 14, 2, {"wine": 1}),
            "g2": galley(VENICE, 1, 1, {"spices": 1}),
            "g3": galley(VENICE, 0, 1, {"spices": 1}),
        },
        {
            "venezia": port(VENICE, 3, ["iron", "wood", "gold", "cloth", "gems"]),
            "genova": port(GENOA, 2, ["wood"]),
            "corfu": port(SPAIN, 0, ["wood"]),
        },
        phase="sales",
        active=VENICE,
    )
    assert offers(state, VENICE, "fr") == [
        "vendre du vin de la galère 1 à Corfu\u00a0: 300 + 500 (nouveau marché)"
        "\u00a0; remplit l’entrepôt (Andrea, 1 point de plus)",
        "vendre des épices de la galère 2 à Genova\u00a0: 300 + 1\u202f000 (nouveau marché)",
        "vendre des épices de la galère 3 à Venezia\u00a0: 700"
        "\u00a0; remplit votre entrepôt (9 points de plus)",
        "finir le tour\u00a0: l’invendu reste à bord",
    ]


def test_a_large_rearrangement_is_told_by_its_result_a_small_one_as_a_move() -> None:
    game = open_game("mediterranee")
    galleys = {"g1": galley(VENICE, 0, 1, {"wood": 4}), "g2": galley(VENICE, 0, 2, {"wine": 3})}
    state = table(galleys, {"venezia": port(VENICE, 2)})
    view, say = state.view(VENICE), voice("en").say
    move = Rearrange(0, {"g2": {"sailors": 1, "wine": 3}}, 3)
    assert say(text.choice(game, view, move)) == "1 sailor: galley 2 → garrison"
    swap = Rearrange(
        0, {"g1": {"sailors": 1, "wood": 2, "wine": 2}, "g2": {"sailors": 2, "wood": 2, "wine": 1}}
    )
    assert say(text.choice(game, view, swap)) == (
        "rearrange: galley 1 (1 sailor + 2 wood + 2 wine)"
        " and galley 2 (2 sailors + 2 wood + 1 wine)"
    )
    scuttle = Rearrange(0, {"g2": {"wine": 3}}, 4, scuttle=True)
    assert say(text.choice(game, view, scuttle)) == (
        "rearrange: galley 2 (3 wine) and garrison 4; galley 2 sinks"
    )


def test_forms_say_what_they_are_about_and_ask_for_it() -> None:
    game = open_game("mediterranee")
    state = table(
        {"g1": galley(VENICE, 14, 3, {"wine": 1}), "g3": galley(GENOA, 14, 2, {"wood": 2})},
        {"venezia": port(VENICE, 3, ["iron", "wood"]), "corfu": port(GENOA, 2)},
        active=VENICE,
    )
    say = voice("en").say
    view = state.view(VENICE)
    told = {form.do: say(text.form(game, view, form)) for form in state.forms(VENICE)}
    assert told["ask_price"] == "ask for the price at Corfu and say how many you want"
    assert told["propose_trade"] == "propose a trade to Zoe [x], Corfu (14)"
    assert told["enrol"] == "enrol several sailors at Venezia"
    asked = {
        (form.do, field.name): say(text.blank(game, view, form, field))
        for form in state.forms(VENICE)
        for field in form.fields
        if not isinstance(field, Fixed)
    }
    assert asked["propose_trade", "want"] == "What do you want, from which galley?"
    assert asked["ask_trade", "want"] == "What do you want?"
    assert asked["instruct_price", "buyer"] == (
        "Which buyer: 1 for Zoe [x], 2 for Andrea and 3 for Irene?"
    )


def test_others_money_is_not_drawn() -> None:
    state = table({"g1": galley(VENICE, 0, 2)}, money=[1700, 5300, 8100, 9900], active=VENICE)
    board = plain(text.draw(open_game("mediterranee"), state.view(VENICE), voice("en").say))
    assert "1700" in board
    assert not any(amount in board for amount in ("5300", "8100", "9900"))
    assert "Zoe [x]" in board
