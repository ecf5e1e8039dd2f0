"""Forms filled in at the terminal: a question for each blank, or a whole action typed out."""

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from fondaco.cli.screen import Choice, Screen
from fondaco.cli.telling import Teller
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
    things,
)
from fondaco.table.contract import Game
from fondaco.table.words import Action, Form, View

BACK = "b"
WORD = re.compile(r'(?:[^\s"]|"(?:[^"\\]|\\.)*")+')
"""A word of a typed action; within double quotes it may have spaces."""

LEFT_OUT = object()
"""An optional blank that stays empty."""

NUMBER = re.compile(r"-?\d{1,9}")

Asked = Number | Player | One | Several | Counts | Grid | Parts | Text | Flag
"""The kinds of blanks that somebody is asked for."""

Read = Callable[[str], object | None]


class _Question(NamedTuple):
    text: str
    hint: str
    choices: list[Choice]
    read: Read
    """What was typed as a value, or None where it means nothing."""


class Filling:
    """Asks somebody for the blanks of a form, with the board in sight."""

    def __init__(self, screen: Screen, teller: Teller, view: View, board: str) -> None:
        self._screen = screen
        self._teller = teller
        self._voice = teller.voice
        self._view = view
        self._board = board
        self._answered: list[str] = []

    def ask(self, form: Form) -> Action | None:
        """The action somebody makes of a form, or None when he goes back."""
        data = self._object(form, form.fields)
        if data is None:
            return None
        data = {"do": form.do} | data
        for name, text in self._teller.remarks(self._view, form, data):
            value = self._put(form, self._remark(name, text, data))
            if value is None:
                return None
            if value != "":
                data[name] = value
        return self._teller.game.read_action(data)

    def _object(self, form: Form, fields: Sequence[Field]) -> dict[str, object] | None:
        """The values of some blanks by name, those left out missing; None to go back."""
        data: dict[str, object] = {}
        for field in fields:
            if isinstance(field, Fixed):
                data[field.name] = field.value
                continue
            value: object | None = True
            if field.optional or not isinstance(field, Parts):
                value = self._put(form, self._blank(form, field))
            if value is True and isinstance(field, Parts):
                value = self._object(form, field.parts)
            if value is None:
                return None
            if value is not LEFT_OUT:
                data[field.name] = value
        return data

    def _blank(self, form: Form, field: Asked) -> _Question:
        listed = field.among if isinstance(field, One | Several) else ()
        items = [self._teller.item(self._view, field, value) for value in listed]
        return _Question(
            self._teller.blank(self._view, form, field),
            self._hint(field),
            [Choice(number, item, "") for number, item in enumerate(items, 1)],
            lambda typed: read_field(field, self._own_names(field, typed)),
        )

    def _names(self, field: Field, values: Sequence[str]) -> list[str]:
        """Names as they are typed: in the reader's language, each one word."""
        return ["_".join(self._teller.item(self._view, field, value).split()) for value in values]

    def _own_names(self, field: Field, typed: str) -> str:
        """What was typed with the names the title has for the things."""
        if not isinstance(field, Counts | Grid):
            return typed
        values = things(field)
        known = dict(zip(self._names(field, values), values, strict=True))
        return " ".join(
            ":".join(known.get(part, part) for part in word.split(":")) for word in typed.split()
        )

    def _hint(self, field: Asked) -> str:
        house = self._voice.house
        match field:
            case Parts() | Flag():
                return house("fill-flag")
            case Counts() | Grid():
                hint = self._hint_by_name(field)
            case Text():
                hint = house("fill-text", letters=field.letters)
            case Several():
                name = "fill-many-repeat" if field.repeat else "fill-many"
                hint = house(name, low=field.low, high=field.high)
            case One():
                hint = house("fill-one")
            case Player():
                hint = house("fill-number", low=field.seats[0], high=field.seats[-1])
            case Number():
                hint = house("fill-number", low=field.low, high=field.high)
        return f"{hint} {house('fill-optional')}" if field.optional else hint

    def _hint_by_name(self, field: Counts | Grid) -> str:
        keys = self._names(field, field.keys)
        names, example = " ".join(keys), keys[0]
        if isinstance(field, Grid):
            kinds = self._names(field, field.kinds)
            names, example = f"{names} · {' '.join(kinds)}", f"{example}:{kinds[0]}"
        example = f"{example}:{max(1, field.low)}"
        return self._voice.house("fill-by-name", names=names, example=example)

    def _remark(self, name: str, text: str, data: dict[str, object]) -> _Question:
        def read(typed: str) -> object | None:
            return self._teller.read_remark(name, typed, data) if typed else ""

        return _Question(text, self._voice.house("fill-remark"), [], read)

    def _put(self, form: Form, question: _Question) -> object | None:
        """Ask until the answer can be read; None to go back."""
        screen, message = self._screen, ""
        while True:
            screen.clear()
            screen.board(self._board)
            screen.say(self._teller.form(self._view, form), "bold yellow")
            for line in self._answered:
                screen.say(line, "cyan")
            screen.say(question.text, "bold")
            for _, line in screen.pages(question.choices, 10_000)[0]:
                screen.lines([line])
            if message:
                screen.say(message, "bold red")
            screen.say(question.hint, "dim")
            typed = screen.ask(self._voice.house("fill-prompt"))
            if typed is None or typed.lower() == BACK:
                return None
            value = question.read(typed)
            if value is not None:
                self._answered.append(f"{question.text} {self._told(question, typed)}")
                return value
            message = self._voice.house("fill-bad", text=typed)

    def _told(self, question: _Question, typed: str) -> str:
        """An answer as it is shown further on: numbers as what they stand for."""
        if not question.choices:
            return typed or "–"
        texts = [question.choices[number - 1].text for number in _numbers(typed) or ()]
        return self._voice.listed(texts) or "–"


def _numbers(typed: str) -> list[int] | None:
    words = typed.replace(",", " ").split()
    return [int(word) for word in words] if all(NUMBER.fullmatch(word) for word in words) else None


def read_field(field: Asked, typed: str) -> object | None:
    """A blank's value from what was typed, LEFT_OUT for nothing, None where it does not fit."""
    if not typed and (field.optional or isinstance(field, Parts)):
        return LEFT_OUT
    match field:
        case Parts():
            return True if typed == "1" else None
        case Flag():
            return {"": False, "1": True}.get(typed)
        case Counts():
            return _by_name(field, (), typed)
        case Grid():
            return _by_name(field, field.kinds, typed)
        case Text():
            return typed if len(typed) <= field.letters else None
        case Several() | One():
            return _listed(field, _numbers(typed))
        case Player():
            seats = _numbers(typed) or ()
            return seats[0] if len(seats) == 1 and seats[0] in field.seats else None
        case Number():
            numbers = _numbers(typed)
            if numbers is None or len(numbers) > 1:
                return None
            number = numbers[0] if numbers else field.low
            return number if _fits(field, number) else None


def _listed(field: One | Several, numbers: list[int] | None) -> object | None:
    """Things by their numbers in the list."""
    if numbers is None or any(not 1 <= number <= len(field.among) for number in numbers):
        return None
    values = [field.among[number - 1] for number in numbers]
    if isinstance(field, One):
        return values[0] if len(values) == 1 else None
    again = len(set(values)) < len(values) and not field.repeat
    return None if again or not field.low <= len(values) <= field.high else values


def _fits(field: Number | Counts | Grid, number: int) -> bool:
    return field.low <= number <= field.high and (number - field.low) % field.step == 0


def _by_name(field: Counts | Grid, kinds: tuple[str, ...], typed: str) -> object | None:
    """`g1:2 g2:1`, or with kinds `g1:wine:2`, as numbers by name."""
    values: dict[str, dict[str, int]] = {}
    for word in typed.replace(",", " ").split():
        key, _, rest = word.partition(":")
        kind, _, number = rest.rpartition(":")
        known = key in field.keys and (kind in kinds if kinds else not kind)
        if not known or not number.isdecimal() or not _fits(field, int(number)):
            return None
        values.setdefault(key, {})[kind] = int(number)
    if kinds:
        return values
    return {key: numbers[""] for key, numbers in values.items()}


# -- typed out --


def read_typed(game: Game, text: str) -> Action | None:
    """An action typed as `verb field=value …`, or None where it means nothing."""
    verb, *blanks = WORD.findall(text) or [""]
    kind = next((k for k in game.actions if k.__struct_config__.tag == verb), None)
    if kind is None:
        return None
    types = {field.name: str(field.type) for field in msgspec.structs.fields(kind)}
    data: dict[str, object] = {"do": verb}
    for blank in blanks:
        name, equals, value = blank.partition("=")
        if not equals:
            return None
        try:
            data[name] = msgspec.json.decode(value.encode())
        except (msgspec.DecodeError, RecursionError):
            many = "," in value or types.get(name, "").startswith("tuple")
            data[name] = [part for part in value.split(",") if part] if many else value
    try:
        return game.read_action(data)
    except msgspec.ValidationError:
        return None
