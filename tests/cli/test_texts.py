"""Every language says the same: ids, variables, and every phrase that play produces."""

import importlib
import re
from collections.abc import Iterator
from random import Random
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from fondaco.cli.telling import plain
from fondaco.games.golden_horn import text
from fondaco.locale import LANGUAGES, MissingText, Voice, house_texts, own_language
from fondaco.table.blanks import Fixed, things
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.forms import fill
from fondaco.table.meta import Meta
from fondaco.table.titles import find_title, open_game, resource, titles
from fondaco.table.words import Action, Event, Form, Phrase, Seat

TITLES = ("golden-horn", "oltre-mare")
BASES: dict[str, tuple[dict[str, str], ...]] = {
    "golden-horn": ({"expansion": "on"}, {"expansion": "off"})
}
"""Options under which all the others are looked at."""
MOST_LINES = {"golden-horn": 22, "oltre-mare": 28}
NAMES = ("Marco", "Zoe [x]", "Andrea", "Irene", "Pietro")


def title_texts(language: str, slug: str = "golden-horn") -> str:
    return resource(find_title(slug), f"texts/{language}.ftl")


def text_of(meta: Meta) -> ModuleType:
    return importlib.import_module(meta.text)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(source: str) -> dict[str, set[str]]:
    """Message ids with the variables each uses."""
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, entry.id.name
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_with_the_same_variables(language: str) -> None:
    assert messages(house_texts(language)) == messages(house_texts("en"))
    for slug in titles():
        assert messages(title_texts(language, slug)) == messages(title_texts("en", slug))


def attributes(source: str) -> dict[str, set[str]]:
    """What a page says otherwise than a terminal, by message. Names may need no translation."""
    return {
        entry.id.name: {one.id.name for one in entry.attributes} - {"translated"}
        for entry in FluentParser().parse(source).body
        if isinstance(entry, Message)
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("slug", titles())
def test_pages_say_the_same_messages_otherwise_in_all_languages(slug: str, language: str) -> None:
    assert attributes(title_texts(language, slug)) == attributes(title_texts("en", slug))


@pytest.mark.parametrize("slug", titles())
def test_titles_and_house_do_not_share_ids(slug: str) -> None:
    for language in LANGUAGES:
        ids = messages(title_texts(language, slug)).keys()
        assert not messages(house_texts(language)).keys() & ids


@pytest.mark.parametrize("slug", titles())
def test_every_action_and_event_has_its_message(slug: str) -> None:
    game, there = open_game(slug), messages(title_texts("en", slug))
    kinds: list[type[Action] | type[Event]] = [*game.actions, *game.events]
    for kind in kinds:
        tag = str(kind.__struct_config__.tag).replace("_", "-")
        stem = f"{'action' if issubclass(kind, Action) else 'event'}-{tag}"
        assert any(name == stem or name.startswith(stem + "-") for name in there), stem


def tables() -> Iterator[tuple[str, dict[str, str], int]]:
    """Every option's every value and all player counts."""
    for slug in TITLES:
        meta, bases = find_title(slug), BASES.get(slug, ({},))
        counts = range(meta.least_seats, meta.most_seats + 1)
        for seats in counts:
            yield slug, bases[0], seats
        for number, option in enumerate(meta.options):
            for value in option.values[1:]:
                base = bases[number % len(bases)]
                yield slug, base | {option.name: value}, counts[number % len(counts)]


class Listener:
    """Says every phrase in all languages once, and looks at every board."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.text = text_of(game.meta)
        self.seats = seats
        slug = game.meta.slug
        self.voices = [Voice(lang, title_texts(lang, slug), NAMES[:seats]) for lang in LANGUAGES]
        self.said: set[str] = set()
        self.looks = 0

    def hear(self, phrase: Phrase | None) -> None:
        if phrase is None or repr(phrase) in self.said:
            return
        self.said.add(repr(phrase))
        for voice in self.voices:
            assert voice.say(phrase).strip()

    def event(self, event: Event, audience: int) -> None:
        self.hear(self.text.event(self.game, event))
        if hasattr(self.text, "closed"):
            self.hear(self.text.event(self.game, self.text.closed(self.game, event)))

    def look(self, state: State) -> None:
        for seat in (None, *range(self.seats)):
            self.looks += 1
            voice = self.voices[self.looks % len(self.voices)]
            lines = plain(self.text.draw(self.game, state.view(seat), voice.say)).split("\n")
            assert max(map(len, lines)) <= 100, lines
            assert len(lines) <= MOST_LINES[self.game.meta.slug]
        for seat in state.actors():
            view = state.view(seat)
            self.hear(self.text.question(self.game, view))
            for action in state.legal(seat):
                self.hear(self.text.choice(self.game, view, action))
                self.hear(self.text.group(self.game, view, action)[1])
            for form in state.forms(seat):
                self.form(state, seat, form)

    def form(self, state: State, seat: Seat, form: Form) -> None:
        view = state.view(seat)
        self.hear(self.text.form(self.game, view, form))
        for field in form.fields:
            if not isinstance(field, Fixed):
                self.hear(self.text.blank(self.game, view, form, field))
            for value in things(field):
                self.hear(self.text.item(self.game, view, field, value))


@pytest.mark.parametrize(("slug", "options", "seats"), list(tables()))
def test_everything_said_in_a_game_can_be_said_in_every_language(
    slug: str, options: dict[str, str], seats: int
) -> None:
    game = open_game(slug, options)
    generator = Random(f"{options}{seats}")
    chance = RandomChance(generator)
    listener = Listener(game, seats)
    state = game.deal(seats, chance, listener.event)
    number = 0
    while state.actors():
        if number % (12 if number < 100 else 96) == 0:
            listener.look(state)
        seat = generator.choice(state.actors())
        action = generator.choice(state.legal(seat))
        forms = state.forms(seat)
        if forms and number % 2:
            filled = game.read_action(fill(generator.choice(forms), chance))
            action = action if state.check(seat, filled) else filled
        listener.hear(listener.text.choice(game, state.view(seat), action))
        state.apply(seat, action, chance, listener.event)
        number += 1
    listener.look(state)


def test_a_stop_is_offered_with_its_consequence() -> None:
    game = open_game("golden-horn")
    state = game.load(
        {
            "seats": 3,
            "fleets": ["A", "B", "C"],
            "phase": "sail",
            "moving": "A2",
            "boats": {
                boat: {"at": 0, "heading": "constantinople"}
                for boat in ("A3", "A1", "B3", "B2", "B1", "C3", "C2", "C1")
            }
            | {"A2": {"at": 11, "heading": "constantinople", "cargo": {"red": 2}}},
            "ports": {"venice": {"red": 3}, "constantinople": {"blue": 3}},
            "hands": [{"yellow": 1}, {}, {}],
            "warehouses": [{"orange": 1, "pink": 1, "green": 1}, {}, {}],
        }
    )
    voice = Voice("en", title_texts("en"), NAMES[:3])
    view = state.view(0)
    offers = [voice.say(text.choice(game, view, action)) for action in state.legal(0)]
    assert offers == [
        "to 12 (yellow), free: at sea, 2 red open to raids",
        "to Constantinople, for yellow: unload 2 red (+3 points), draw 2 cards",
    ]


def test_missing_messages_and_arguments_fail_loudly() -> None:
    voice = Voice("fr", title_texts("fr"), NAMES)
    with pytest.raises(MissingText, match="no-such-message"):
        voice.say(Phrase("no-such-message"))
    with pytest.raises(KeyError):
        voice.say(Phrase("cell", {"number": 4}))


def test_lists_and_names_are_put_into_sentences() -> None:
    voice = Voice("de", title_texts("de"), NAMES)
    seats = [Phrase("seat", {"seat": seat}) for seat in range(3)]
    said = voice.say(Phrase("action-declare-end", {"players": [*seats], "count": 3}))
    assert said == "das Ende ansagen; dann ziehen noch Marco, Zoe [x] und Andrea"


def test_names_are_no_markup() -> None:
    game = open_game("golden-horn")
    state = game.deal(2, RandomChance(Random(1)))
    voice = Voice("en", title_texts("en"), ("[bold]", "[/]"))
    board = plain(text.draw(game, state.view(0), voice.say))
    assert re.search(r"▸.★?\s?\[bold\]", board)
    assert "[/]" in board


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "it_IT"}, "it"),
        ({"LC_ALL": "", "LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pt_BR"}, "en"),
    ],
)
def test_the_reader_is_spoken_to_in_his_language(
    environment: dict[str, str], language: str
) -> None:
    assert own_language(environment) == language


def everything(language: str) -> Iterator[tuple[str, Voice, str, set[str]]]:
    """Every message of the house and of all titles: where it is, a voice, its id, its variables."""
    for slug in ("", *titles()):
        source = title_texts(language, slug) if slug else house_texts(language)
        voice = Voice(language, title_texts(language, slug) if slug else "", NAMES)
        for message, variables in messages(source).items():
            yield slug or "house", voice, message, variables


PEOPLE = {"name", "owner", "who", "seat", "sender"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_every_message_can_be_formed_with_any_number_and_name(language: str, count: int) -> None:
    for place, voice, message, variables in everything(language):
        args: dict[str, str | int | Phrase | list[Phrase]] = {
            name: "Irène" if name in PEOPLE else count for name in variables - {"seats"}
        }
        said = voice.say(Phrase(message, args))
        assert "{" not in said, (place, message)
        if language == "fr":  # before a vowel it would be "d’", and no message knows who is named
            assert not re.search(r"\b(de|que) Irène", said), (place, message, said)


def test_nothing_is_told_as_one_in_french() -> None:
    """Zero is singular there: what says "1" by itself would say it of nothing, too."""
    for place, voice, message, variables in everything("fr"):
        none, two = (
            voice.say(Phrase(message, dict.fromkeys(variables - {"seats"}, count)))
            for count in (0, 2)
        )
        assert "1" in two or "1" not in none, (place, message, none)


def test_nothing_is_singular_in_french() -> None:
    voice = Voice("fr", title_texts("fr", "genoa"), NAMES)
    for message in ("action-intend", "event-intention-stated", "web-intention"):
        said = voice.say(Phrase(message, {"seat": 0, "money": 0, "place": "la taverne"}))
        assert "0 ducat pour" in said, message


@pytest.mark.parametrize("language", ["fr", "it"])
def test_dots_follow_their_word(language: str) -> None:
    for slug in ("", *titles()):
        source = title_texts(language, slug) if slug else house_texts(language)
        assert re.findall(r"^.*[\w}] …", source, re.MULTILINE) == [], slug


def test_french_signs_stay_on_the_line_of_their_word() -> None:
    for slug in ("", *titles()):
        source = title_texts("fr", slug) if slug else house_texts("fr")
        lines = [line for line in source.splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(r"[\w)}’] [;:?!»](?!\w)|« ", line)] == [], slug
