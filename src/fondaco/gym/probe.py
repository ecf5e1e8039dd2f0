"""Finding a title's plan: which names and numbers its actions and views hold, by playing.

    python -m fondaco.gym.probe SLUG [VERSION]     writes tensors.json into the title's folder

Games are played blindly, forms too, by every value of every option and every number of players,
always with the same luck; so the same rules give the same plan.
"""

import sys
from collections.abc import Iterator, Sequence
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from fondaco.gym.layout import Node
from fondaco.gym.plan import FILE, Plan
from fondaco.gym.sentences import END, FORM, FREE_TEXT, VERB, Said, alike, sentence
from fondaco.gym.vocabulary import ANY, COUNTED, MOST_BY_VALUE, RUNNING, Role
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
)
from fondaco.table.chance import Chance, RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.forms import fill
from fondaco.table.meta import Meta
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Refused, Seat

LEFT_OUT = FREE_TEXT | {"code", "id", "version", "what"}
"""Parts of a view that say nothing a tensor can hold: free text, running numbers, notes."""
MOST_ROWS = 4
"""So many of a list of things (offers, intentions) are laid out."""
LONGEST = 3000


class _Places:
    """What was said where."""

    def __init__(self) -> None:
        self.names: dict[str, set[str]] = {}
        self.numbers: dict[str, int] = {}
        self.flags: set[str] = set()
        self.nones: set[str] = set()

    def add(self, said: Said) -> None:
        role, value = said
        if value is None:
            self.nones.add(role)
        elif isinstance(value, bool):
            self.flags.add(role)
        elif isinstance(value, int):
            self.numbers[role] = max(value, self.numbers.get(role, 0))
        else:
            self.names.setdefault(role, set()).add(value)

    def add_form(self, role: str, fields: Sequence[Field]) -> None:
        stem = f"{role}." if role else ""
        for field in fields:
            if isinstance(field, Fixed | Text):
                continue
            if field.optional:
                self.add(Said(role, field.name))
                self.add(Said(role, END))
            self._add_field(stem + field.name, field)

    def _add_field(self, role: str, field: Field) -> None:
        match field:
            case Parts():
                self._add_parts(role, field.parts)
            case Grid() | Counts():
                self._add_names(role, field.keys)
                if isinstance(field, Grid):
                    role = f"{role}.{ANY}"
                    self._add_names(role, field.kinds)
                self.add(Said(f"{role}.{ANY}", field.high))
            case Several():
                self._add_names(role, field.among)
            case One():
                for name in field.among:
                    self.add(Said(role, name))
            case Player():
                for seat in field.seats:
                    self.add(Said(role, seat))
            case Number():
                self.add(Said(role, field.high))
            case Flag():
                self.flags.add(role)

    def _add_parts(self, role: str, parts: Sequence[Field]) -> None:
        if not alike(parts):
            self.add_form(role, parts)
            return
        self._add_names(role, [part.name for part in parts])
        for part in parts:
            self._add_field(f"{role}.{ANY}", part)

    def _add_names(self, role: str, names: Sequence[str]) -> None:
        for name in (*names, END):
            self.add(Said(role, name))

    def merge(self) -> None:
        """Blanks that differ by name alone share their words, as in "so many of each good"."""
        stems: dict[str, list[str]] = {}
        for role in sorted({*self.names, *self.numbers, *self.flags, *self.nones}):
            stem, dot, last = role.rpartition(".")
            if dot and last != ANY:
                stems.setdefault(stem, []).append(role)
        for stem, roles in stems.items():
            any_of_them = f"{stem}.{ANY}"
            plain = len(roles) > 2 and not any(role in self.names for role in roles)
            if plain or {any_of_them} & {*self.names, *self.numbers}:
                for role in roles:
                    self._move(role, any_of_them)

    def _move(self, role: str, to: str) -> None:
        if role in self.names:
            self.names.setdefault(to, set()).update(self.names.pop(role))
        if role in self.numbers:
            self.numbers[to] = max(self.numbers.pop(role), self.numbers.get(to, 0))

    def roles(self) -> dict[str, Role]:
        known = {*self.names, *self.numbers, *self.flags, *self.nones}
        found = {}
        for name in sorted(known, key=lambda role: (role not in (VERB, FORM, ""), role)):
            most = self.numbers.get(name)
            counted = most is not None and (most > MOST_BY_VALUE or _last(name) in RUNNING)
            found[name] = Role(
                names=tuple(sorted(self.names.get(name, ()))),
                numbers=0 if most is None else COUNTED if counted else _round_up(most) + 1,
                counted=counted,
                flag=name in self.flags,
                none=name in self.nones,
            )
        return found


def _last(role: str) -> str:
    return role.rpartition(".")[2]


def _round_up(number: int) -> int:
    """The next power of two: games are longer and purses fuller than those that were tried."""
    return 1 << max(0, number - 1).bit_length() if number else 1


class _Part:
    """What one part of a view was seen to be."""

    def __init__(self, kind: msgspec.inspect.Type) -> None:
        self.kinds = list(kind.types) if isinstance(kind, msgspec.inspect.UnionType) else [kind]
        self.none = any(isinstance(k, msgspec.inspect.NoneType) for k in self.kinds)
        solid = [k for k in self.kinds if not isinstance(k, msgspec.inspect.NoneType)]
        flags = [k for k in solid if isinstance(k, msgspec.inspect.BoolType)]
        self.sealed = bool(flags) and len(solid) > 1
        rest = [k for k in solid if k not in flags] if self.sealed else solid
        self.kind = rest[0]
        self.words: set[str] = set()
        self.low = self.high = 0
        self.lengths: set[tuple[int, int]] = set()
        self.fields: dict[str, _Part] = {}
        self.each: _Part | None = None
        match self.kind:
            case msgspec.inspect.StructType(fields=fields):
                names = [f for f in fields if f.encode_name not in LEFT_OUT]
                self.fields = {f.encode_name: _Part(f.type) for f in names}
            case msgspec.inspect.DictType(value_type=inner):
                self.each = _Part(inner)
            case msgspec.inspect.VarTupleType(item_type=inner):
                self.each = _Part(inner)
            case msgspec.inspect.TupleType(item_types=inners):
                self.each = _Part(inners[0])

    def add(self, value: Any, seats: int) -> None:
        if value is None or (self.sealed and isinstance(value, bool)):
            return
        match value:
            case bool():
                pass
            case int():
                self.low, self.high = min(self.low, value), max(self.high, value)
            case str():
                self.words.add(value)
            case dict() if isinstance(self.kind, msgspec.inspect.StructType):
                for name, part in self.fields.items():
                    part.add(value.get(name), seats)
            case dict():
                assert self.each is not None
                self.words.update(value)
                for item in value.values():
                    self.each.add(item, seats)
            case _:
                assert self.each is not None
                self.lengths.add((len(value), seats))
                for item in value:
                    self.each.add(item, seats)

    def families(self) -> Iterator[set[str]]:
        """The keys that were seen together and the names by seat, here and further inside."""
        by_seat = all(n in (0, seats) for n, seats in self.lengths)
        if self.each is not None and len(self.words) > 1:
            yield self.words
        elif self.each is not None and by_seat and len(self.each.words) > 1:
            yield self.each.words
        for part in [*self.fields.values(), *([] if self.each is None else [self.each])]:
            yield from part.families()

    def all_names(self) -> Iterator[set[str]]:
        """All sets of names, to be completed."""
        if self.words:
            yield self.words
        for part in [*self.fields.values(), *([] if self.each is None else [self.each])]:
            yield from part.all_names()

    def node(self, most_seats: int) -> Node | None:
        """How to lay it out, or None for what was never there."""
        match self.kind:
            case msgspec.inspect.BoolType():
                return Node("flag", maybe=self.none)
            case msgspec.inspect.IntType():
                high = _round_up(max(self.high, -self.low))
                return Node("number", low=self.low and -high, high=high, maybe=self.none)
            case msgspec.inspect.StrType() | msgspec.inspect.LiteralType():
                words = tuple(sorted(self.words))
                return Node("word", words=words) if words else None
            case msgspec.inspect.StructType():
                fields = {name: part.node(most_seats) for name, part in self.fields.items()}
                there = {name: node for name, node in fields.items() if node is not None}
                if not there and not self.none:
                    return None
                return Node("struct", fields=there, maybe=self.none, sealed=self.sealed)
            case msgspec.inspect.DictType():
                return self._table(most_seats)
        return self._row(most_seats)

    def _table(self, most_seats: int) -> Node | None:
        assert self.each is not None
        each = self.each.node(most_seats)
        if each is None or not self.words:
            return None
        keys = tuple(sorted(self.words))
        return Node("table", words=keys, each=each, maybe=self.none, sealed=self.sealed)

    def _row(self, most_seats: int) -> Node | None:
        assert self.each is not None
        inner = self.each
        lengths = {length for length, _ in self.lengths if length}
        fixed = isinstance(self.kind, msgspec.inspect.TupleType)
        by_seat = not fixed and all(n in (0, seats) for n, seats in self.lengths) and bool(lengths)
        plain = isinstance(inner.kind, msgspec.inspect.IntType | msgspec.inspect.StrType)
        if plain and not by_seat and not fixed:
            words = tuple(sorted(inner.words)) or tuple(map(str, range(inner.high + 1)))
            if not lengths:
                return None
            high = min(8, _round_up(max(lengths))) if inner.words else 1
            return Node("bag", words=words, high=high, maybe=self.none, sealed=self.sealed)
        each = inner.node(most_seats)
        if each is None or not lengths:
            return None
        length = most_seats if by_seat else min(MOST_ROWS, max(lengths))
        return Node(
            "row", length=length, each=each, by_seat=by_seat, maybe=self.none, sealed=self.sealed
        )


class _Search:
    """All that was met in the games of a title."""

    def __init__(self, game: Game) -> None:
        self.places = _Places()
        kind = msgspec.inspect.type_info(game.view_type)
        assert isinstance(kind, msgspec.inspect.StructType)
        self.view = _Part(kind)
        for action in game.actions:
            self.places.add(Said(VERB, str(action.__struct_config__.tag)))
        self.places.add(Said("", END))

    def play(self, game: Game, seats: int, seed: int) -> None:
        chance = RandomChance(Random(seed))
        state = game.deal(seats, chance)
        for ply in range(LONGEST):
            actors = state.actors()
            if not actors:
                break
            seat = actors[chance.below(len(actors))]
            self.look(state, seat, seats, ply)
            act_blindly(game, state, seat, chance)
        self.view.add(msgspec.to_builtins(state.view(0)), seats)

    def complete(self) -> None:
        """Who may name one port may name them all: where a family is met, take it whole."""
        families = [set(family) for family in self.view.families()]
        for names in [*self.view.all_names(), *self.places.names.values()]:
            met = set(names) - {END}
            for family in families:
                if 4 * len(met & family) >= max(1, len(met)):
                    names.update(family)

    def look(self, state: State, seat: Seat, seats: int, ply: int) -> None:
        if ply % 3 == 0:
            self.view.add(msgspec.to_builtins(state.view(seat)), seats)
        for action in state.legal(seat):
            for said in sentence(action):
                self.places.add(said)
        for form in state.forms(seat):
            if not form.aside:
                self.places.add(Said(FORM, form.do))
                self.places.add_form("", form.fields)


def act_blindly(game: Game, state: State, seat: Seat, chance: Chance) -> None:
    """One of the choices, or a form filled in within its bounds."""
    codes = state.choices(seat)
    forms = [form for form in state.forms(seat) if not form.aside]
    pick = chance.below(2 * len(codes) + len(forms))
    if pick >= 2 * len(codes):
        try:
            action = game.read_action(fill(forms[pick - 2 * len(codes)], chance))
            state.apply(seat, action, chance)
            return
        except Refused:
            pick = chance.below(2 * len(codes))
    state.choose(seat, codes[pick // 2], chance)


def _variants(meta: Meta) -> Iterator[dict[str, str]]:
    yield {}
    for option in meta.options:
        for value in option.values[1:]:
            yield {option.name: value}


def probe(meta: Meta, games: int, *, all_options: bool = False, version: int = 0) -> Plan:
    """A plan from so many games for each number of players and, if wished, each option."""
    search = _Search(open_game(meta.slug))
    for number, options in enumerate(_variants(meta) if all_options else [{}]):
        game = open_game(meta.slug, options)
        for seats in range(meta.least_seats, meta.most_seats + 1):
            for seed in range(games):
                search.play(game, seats, 1000 * number + 100 * seats + seed)
    search.places.merge()
    search.complete()
    layout = search.view.node(meta.most_seats)
    assert layout is not None
    return Plan(version, meta.version, search.places.roles(), layout.fields)


def main() -> None:
    """Write the plan of a title into its folder."""
    meta = find_title(sys.argv[1])
    plan = probe(meta, 3, all_options=True, version=int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    folder = resources.files(meta.package)
    assert isinstance(folder, Path)
    text = msgspec.json.format(msgspec.json.encode(plan), indent=1)
    (folder / FILE).write_bytes(text + b"\n")


if __name__ == "__main__":
    main()
