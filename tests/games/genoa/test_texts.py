"""Genoa in four languages: ids, variables, and every phrase that play produces."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from fondaco.cli.telling import plain
from fondaco.games.genoa import text
from fondaco.games.genoa.meta import META
from fondaco.games.genoa.rules import Genoa, GenoaState
from fondaco.games.genoa.text.hints import hint
from fondaco.games.genoa.words import (
    Ask,
    Bundle,
    GenoaView,
    Intend,
    Keep,
    Offer,
    OpenFloor,
    Pass,
)
from fondaco.locale import LANGUAGES, Voice
from fondaco.table.blanks import Field, Fixed, Parts, things
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.forms import fill
from fondaco.table.titles import open_game, resource
from fondaco.table.words import Action, Event, Form, Phrase
from tests.games.genoa.tables import do, table

NAMES = ("Marco", "Zoe [x]", "Andrea", "Irene", "Pietro")
MOST = 120  # actions of a game with an option; without one it is played to its end
COLUMNS, LINES = 100, 36  # the lines of a screen for play, even with many cards and offers


def title_texts(language: str) -> str:
    return resource(META, f"texts/{language}.ftl")


def tables() -> Iterator[tuple[dict[str, str], int]]:
    """Every option's every value, and all player counts."""
    for seats in (2, 3, 4, 5):
        yield {}, seats
    for number, option in enumerate(META.options):
        for value in option.values[1:]:
            yield {option.name: value}, 2 if "two" in option.name else 2 + number % 3
    yield {"negotiation_mode": "live", "offer_visibility": "sealed"}, 3


class Listener:
    """Says every phrase in all languages once, and looks at every board."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.voices = [Voice(lang, title_texts(lang), NAMES[:seats]) for lang in LANGUAGES]
        self.said: set[str] = set()
        self.looks = 0

    def hear(self, phrase: Phrase | None) -> None:
        if phrase is None or repr(phrase) in self.said:
            return
        self.said.add(repr(phrase))
        for voice in self.voices:
            assert voice.say(phrase).strip()

    def event(self, event: Event, audience: int) -> None:
        self.hear(text.event(self.game, event))

    def blanks(self, view: GenoaView, form: Form, fields: Sequence[Field]) -> None:
        for field in fields:
            if isinstance(field, Fixed):  # nobody is asked for it
                continue
            if field.optional or not isinstance(field, Parts):
                self.hear(text.blank(self.game, view, form, field))
            for value in things(field):
                self.hear(text.item(self.game, view, field, value))
            if isinstance(field, Parts):
                self.blanks(view, form, field.parts)

    def look(self, state: State) -> None:
        for seat in {None, *state.actors(), self.seats - 1}:
            self.looks += 1
            voice = self.voices[self.looks % len(self.voices)]
            lines = plain(text.draw(self.game, state.view(seat), voice.say)).split("\n")
            assert max(map(len, lines)) <= COLUMNS, lines
            assert len(lines) <= LINES, lines
        for seat in state.actors():
            view = state.view(seat)
            assert isinstance(view, GenoaView)
            assert isinstance(self.game, Genoa)
            found = hint(self.game, view)
            if found is not None:
                assert len(found[1]) <= COLUMNS - 34
                assert state.check(seat, typed(self.game, found[1])) is None, found[1]
            self.hear(text.question(self.game, view))
            for form in state.forms(seat):
                self.hear(text.form(self.game, view, form))
                self.blanks(view, form, form.fields)
            for action in state.legal(seat):
                self.hear(text.choice(self.game, view, action))
                self.hear(text.group(self.game, view, action)[1])


def typed(game: Game, line: str) -> Action:
    """An action as it is typed in the terminal: `verb name=value …`."""
    verb, *blanks = line.split()
    data: dict[str, object] = {"do": verb}
    for blank in blanks:
        name, _, value = blank.partition("=")
        data[name] = (
            msgspec.json.decode(value) if value[0] in "{0123456789" or value == "true" else value
        )
    return game.read_action(data)


def some_action(game: Game, state: State, seat: int, generator: Random) -> Action:
    """A listed choice, or a form filled in blindly where the rules allow it."""
    forms = state.forms(seat)
    if forms and generator.random() < 0.4:
        for _ in range(4):
            form = generator.choice(forms)
            action = game.read_action(fill(form, RandomChance(generator)))
            if state.check(seat, action) is None:
                return action
    return generator.choice(state.legal(seat))


@pytest.mark.parametrize(("options", "seats"), list(tables()))
def test_everything_said_in_a_game_can_be_said_in_every_language(
    options: dict[str, str], seats: int
) -> None:
    game = open_game("genoa", options)
    generator = Random(f"{options}{seats}")
    chance = RandomChance(generator)
    listener = Listener(game, seats)
    state = game.deal(seats, chance, listener.event)
    number = 0
    most = MOST if options else 10 * MOST
    while state.actors() and number < most:
        if number % 20 == 0:
            listener.look(state)
        seat = generator.choice(state.actors())
        action = some_action(game, state, seat, generator)
        listener.hear(text.choice(game, state.view(seat), action))
        listener.hear(text.group(game, state.view(seat), action)[1])
        state.apply(seat, action, chance, listener.event)
        number += 1
    listener.look(state)


def told(game: Game, position: dict[str, object], seat: int) -> list[str]:
    """The lines of a board in English."""
    voice = Voice("en", title_texts("en"), NAMES[: int(str(position["seats"]))])
    return plain(text.draw(game, game.load(position).view(seat), voice.say)).split("\n")


def test_names_and_promises_are_no_markup() -> None:
    game = open_game("genoa")
    state = game.deal(2, RandomChance(Random(1)))
    voice = Voice("en", title_texts("en"), ("[bold]", "[/]"))
    board = plain(text.draw(game, state.view(0), voice.say))
    assert "[bold]" in board
    assert "[/]" in board
    made = Offer("met", 5, promise="[red]\x1b[2J\nall\tyours")
    said = voice.say(text.choice(game, state.view(1), made))
    assert said == "offer 5 ducats, promising “[red] [2J all yours” for MET"


def test_the_city_is_drawn_with_tower_discs_and_owners() -> None:
    game = open_game("genoa")
    position = {
        "seats": 2,
        "phase": "move_open",
        "active": 1,
        "round": 3,
        "way": ["kut", "prk", "s23"],
        "owners": {"met": 0, "prk": 1},
    }
    lines = told(game, position, 0)
    assert lines[0].endswith(" Round 3 of 12 ●●●○○○○○○○○○ · Zoe [x] leads the tower")
    assert lines[1].startswith("1 │COL      │PRK  B ○ │KUT   ○  │RIC      │")
    assert lines[3].startswith("2 │MET   A  │ ▲3   ·    ·    ·  │GEW      │")
    assert lines[9].endswith(" A MET Metallager, metal warehouse: silver, copper")


def test_a_choice_is_offered_with_its_consequence() -> None:
    game = open_game("genoa")
    state = game.load(
        {
            "seats": 3,
            "phase": "move_open",
            "active": 0,
            "way": ["gew", "ric", "kut"],
            "owners": {"prk": 2},
            "hands": [["b02", "b14"], [], []],
        }
    )
    voice = Voice("en", title_texts("en"), NAMES[:3])
    view = state.view(0)
    offers = [voice.say(text.choice(game, view, action)) for action in state.legal(0)]
    assert offers == [
        "hear offers for the next move; they oblige you to nothing",
        "move to the Park: who performs is open (1 Further Action card); your message b02 (Park"
        " and Gewürzlager) pays 30 ducats",
        "move to street S25: markers can reach Kutscherei and Kathedrale",
        "move to street S26: markers can reach Kutscherei and Gewürzlager",
        "end the movement here; nobody can place a marker, the turn is over",
    ]


GOODS = ("wheat", "rice", "silver", "copper", "silk", "linen", "salt", "pepper")
CARDS = [f"{deck}{n:02}" for deck in "lkb" for n in range(1, 15)]
FULL: dict[str, Any] = {
    "money": [99_995] * 5,
    "goods": [dict.fromkeys(GOODS, 5)],
    "specials": [{}, {"start": 4, "extra_action": 4, "any_good": 4, "exchange": 6}],
    "hands": [[], CARDS],
    "known": {card: [5] for card in CARDS},
    "markers": [{colour: 7} for colour in ("red", "blue", "green", "yellow", "violet")],
}


def fullest() -> Iterator[GenoaState]:
    """Tables with more on them than any game will see, phase by phase."""
    yield table(5, phase="markers", way=["s23"], placing=0, **FULL)
    yield table(5, phase="window", way=["gil"], window={"seat": 1, "building": "gil"}, **FULL)
    yield table(5, phase="over", **FULL)
    yield table(5, {"message_claim": "declared"}, phase="claim", way=["prk"], **FULL)
    yield table(5, way=["haf"], **FULL)
    state = table(5, way=["s75"], **FULL)
    yield state
    everything = Bundle(390, dict.fromkeys(GOODS, 5))
    do(state, 0, OpenFloor(Ask("haf", price=everything, promise="Verspr " * 28, firm=True)))
    shown = dict.fromkeys(CARDS[:30], "all")
    do(state, 1, Offer("haf", 99_990, cards=shown, asks=everything, promise="Verspr " * 28))
    for target in ("mon", "gew", "tra", "col", "zas"):
        do(state, 1, Intend(target, 99_990, "Absicht " * 25))
    yield state
    for seat in (1, 2, 3, 4):
        do(state, seat, Keep() if seat == 1 else Pass())
    yield state


def test_the_board_keeps_to_its_columns_at_its_fullest() -> None:
    for state in fullest():
        game = open_game("genoa")
        for voice in Listener(game, 5).voices:
            for seat in (None, 0, 1, 2):
                for line in plain(text.draw(game, state.view(seat), voice.say)).split("\n"):
                    assert len(line) <= COLUMNS, line
