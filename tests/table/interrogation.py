"""Questions every title must answer rightly, whatever it is: the laws of the house."""

from functools import cache
from itertools import zip_longest
from random import Random
from typing import Any

import msgspec
from jsonschema import Draft202012Validator

from fondaco.table.audience import hears
from fondaco.table.catalogue import catalogue
from fondaco.table.chance import Chance, NotedChance, RandomChance, RecordedChance
from fondaco.table.contract import Game, State
from fondaco.table.forms import fill
from fondaco.table.notebook import Notebook
from fondaco.table.titles import find_title
from fondaco.table.words import Action, Event, Refused, Seat

PLY_LIMIT = 20_000
Told = list[tuple[Event, int]]


def random_action(game: Game, state: State, seat: Seat, chance: Chance) -> Action:
    """A legal action, finite or parametrised, chosen blindly."""
    legal = state.legal(seat)
    forms = state.forms(seat)
    for _ in range(20):
        pick = chance.below(len(legal) + len(forms))
        if pick < len(legal):
            return legal[pick]
        action = game.read_action(fill(forms[pick - len(legal)], chance))
        if state.check(seat, action) is None:
            return action
    return state.lapse(seat)


def play(state: State, seat: Seat, action: Action, chance: Chance) -> tuple[Told, list[int]]:
    """Do an action; what it told, and what chance said."""
    told: Told = []
    noted = NotedChance(chance)
    state.apply(seat, action, noted, lambda event, audience: told.append((event, audience)))
    return told, noted.results


def heard(told: Told, seat: Seat | None) -> list[Event]:
    return [event for event, audience in told if hears(audience, seat)]


def everybody(seats: int) -> list[Seat | None]:
    return [None, *range(seats)]


class Interrogator:
    """Plays one random game and questions the states it meets."""

    def __init__(self, game: Game, seats: int, seed: int, every: int = 1) -> None:
        self.game = game
        self.seats = seats
        self.random = Random(seed)
        self.chance = RandomChance(self.random)
        self.every = every
        self.asked = 0
        self.next = 0
        self.notebooks: list[list[Notebook]] = []
        """By seat: one that heard everything, and one begun late."""
        self.pool: list[Action] = []
        """Actions met so far, good for asking whether they are still legal."""

    def run(self) -> State:
        """A whole game; returns its last state."""
        told: Told = []
        state = self.game.deal(
            self.seats, self.chance, lambda event, audience: told.append((event, audience))
        )
        self.census = state.census()
        self.schemas(state, told)
        for seat in range(self.seats):
            self.notebooks.append(self.new_notebook(seat))
        self.hear(told)
        plies = 0
        while state.actors():
            assert state.end_reason() is None
            asking = plies >= self.next
            if asking:
                self.question(state)
                # Long games are asked less and less often, so that all of them stay affordable.
                self.asked += 1
                self.next = plies + self.every * (1 + self.asked // 10)
            seat = self.random.choice(state.actors())
            action = random_action(self.game, state, seat, self.chance)
            if action not in self.pool:
                self.pool.append(action)
            told, _ = play(state, seat, action, self.chance)
            assert state.census() == self.census, f"pieces lost or made by {action}"
            self.hear(told)
            self.notebooks_allow(state, f"what was heard of {action} contradicts it")
            if asking:
                self.schemas(state, told)
            plies += 1
            assert plies < PLY_LIMIT, "the game does not end"
        assert state.end_reason(), "over without a reason"
        self.question(state)
        return state

    def question(self, state: State) -> None:
        self.choices_are_what_check_accepts(state)
        self.lapses_are_legal(state)
        self.refusals_change_nothing(state)
        self.copies_are_independent(state)
        self.same_draws_same_future(state)
        self.positions_load(state)
        self.standings_add_up(state)
        for actor in state.actors():
            self.sealed_choices_sound_alike(state, actor)
        for seat in everybody(self.seats):
            self.imagination_keeps_the_view(state, seat)

    def new_notebook(self, seat: Seat) -> list[Notebook]:
        notebook = self.game.notebook(seat)
        return [] if notebook is None else [notebook]

    def hear(self, told: Told) -> None:
        for seat, kept in enumerate(self.notebooks):
            for notebook in kept:
                for event in heard(told, seat):
                    notebook.hear(event)
        if self.random.random() < 0.02:
            for seat, kept in enumerate(self.notebooks):
                kept[1:] = self.new_notebook(seat)

    def notebooks_allow(self, state: State, why: str) -> None:
        for kept in self.notebooks:
            assert all(notebook.allows(state) for notebook in kept), why

    def some_pool(self) -> list[Action]:
        return self.random.sample(self.pool, min(len(self.pool), 25))

    def choices_are_what_check_accepts(self, state: State) -> None:
        for seat in range(self.seats):
            legal = state.legal(seat)
            codes = state.choices(seat)
            assert len(set(codes)) == len(codes) == len(legal)
            decoded = [state.decode(seat, code) for code in codes]
            assert decoded == legal, "codes say something else than the list"
            forms = {form.do for form in state.forms(seat)}
            for action in legal:
                assert state.check(seat, action) is None, f"{action} is listed but refused"
            said = [state.verbs.decode(state, seat, code) for code in codes]
            assert said == legal, "words that were kept are not those of the verbs"
            for action in self.some_pool():
                accepted = state.check(seat, action) is None
                parametrised = msgspec.to_builtins(action)["do"] in forms
                known = action in legal or parametrised
                assert not accepted or known, f"{action} is accepted but neither listed nor a form"
                assert accepted or action not in legal, f"{action} is listed but refused"
            for action in legal[:3]:
                assert self.game.read_action(msgspec.to_builtins(action)) == action

    def lapses_are_legal(self, state: State) -> None:
        for seat in state.actors():
            assert state.check(seat, state.lapse(seat)) is None, "a lapse is refused"

    def refusals_change_nothing(self, state: State) -> None:
        before = state.position()
        for seat in range(self.seats):
            for action in self.some_pool():
                refusal = state.check(seat, action)
                if refusal is None:
                    continue
                known = refusal.rule in rule_ids(self.game.meta.slug)
                assert known, f"{refusal.rule} is no rule of the catalogue"
                try:
                    state.apply(seat, action, RecordedChance([]))
                except Refused as refused:
                    assert refused.refusal == refusal
                else:
                    raise AssertionError(f"{action} was checked as {refusal} but applied")
        assert state.position() == before, "a refused action changed something"

    def copies_are_independent(self, state: State) -> None:
        before = state.position()
        copy = state.copy()
        assert copy.position() == before
        self.a_few_plies(copy)
        assert state.position() == before, "a copy shares something with its original"
        original, copy = state.copy(), state.copy()
        self.a_few_plies(original)
        assert copy.position() == before, "a copy shares something with its original"

    def a_few_plies(self, state: State) -> None:
        for _ in range(3):
            if state.actors():
                seat = state.actors()[0]
                play(state, seat, random_action(self.game, state, seat, self.chance), self.chance)

    def same_draws_same_future(self, state: State) -> None:
        for seat in state.actors()[:1]:
            action = random_action(self.game, state, seat, self.chance)
            one, two = state.copy(), state.copy()
            told, drew = play(one, seat, action, self.chance)
            replayed = RecordedChance(drew)
            again = play(two, seat, action, replayed)[0]
            same = again == told and replayed.used == len(drew)
            assert same and one.position() == two.position(), "the same draws, another future"

    def positions_load(self, state: State) -> None:
        position = msgspec.json.decode(msgspec.json.encode(state.position()))
        loaded = self.game.load(position)
        assert loaded.position() == state.position(), "a loaded position is another one"
        for seat in everybody(self.seats):
            assert loaded.view(seat) == state.view(seat)

    def standings_add_up(self, state: State) -> None:
        standings = state.standings()
        assert len(standings.scores) == len(standings.ranks) == self.seats
        for score in standings.scores:
            assert score.total == sum(score.parts.values())
        assert 1 in standings.ranks

    def sealed_choices_sound_alike(self, state: State, actor: Seat) -> None:
        """Two actions that differ only in what the actor sees must have told others the same.

        Where the actor sees the same table too, the difference was a public act, not a secret.
        """
        met: dict[tuple[Seat | None, bytes], list[tuple[bytes, list[Event]]]] = {}
        for _ in range(3):
            world = state.copy()
            action = random_action(self.game, world, actor, self.chance)
            told, drew = play(world, actor, action, self.chance)
            if drew:
                continue
            own = msgspec.json.encode(world.view(actor))
            for seat in everybody(self.seats):
                if seat != actor:
                    before = met.setdefault((seat, msgspec.json.encode(world.view(seat))), [])
                    for other, news in before:
                        alike = other == own or news == heard(told, seat)
                        assert alike, "others hear what was sealed"
                    before.append((own, heard(told, seat)))

    def imagination_keeps_the_view(self, state: State, seat: Seat | None) -> None:
        view = state.view(seat)
        raw = msgspec.json.encode(view)
        assert msgspec.json.decode(raw, type=self.game.view_type) == view
        world = self.game.imagine(view, self.chance)
        assert msgspec.json.encode(world.view(seat)) == raw
        assert world.actors() == state.actors()
        assert world.census() == self.census, "imagined pieces are not the real ones"
        if seat is not None:
            assert world.legal(seat) == state.legal(seat)
            assert world.forms(seat) == state.forms(seat)
            for action in self.some_pool():
                same = world.check(seat, action) == state.check(seat, action)
                assert same, f"the refusal of {action} tells what the view hides"
        for actor in state.actors():
            self.same_news_in_both_worlds(state, world, actor, seat)
        for notebook in () if seat is None else self.notebooks[seat]:
            remembered = self.game.imagine(view, self.chance, notebook)
            assert msgspec.json.encode(remembered.view(seat)) == raw
            assert remembered.census() == self.census, "imagined pieces are not the real ones"
            assert notebook.allows(remembered), "imagined against what was heard"

    def same_news_in_both_worlds(
        self, state: State, world: State, actor: Seat, seat: Seat | None
    ) -> None:
        """What a seat hears of an action without luck follows from its view alone."""
        possible = [action for action in state.legal(actor) if world.check(actor, action) is None]
        for action in self.random.sample(possible, min(2, len(possible))):
            real, imagined = state.copy(), world.copy()
            told, drew = play(real, actor, action, self.chance)
            also_told, also_drew = play(imagined, actor, action, self.chance)
            revealed = first_difference(heard(told, seat), heard(also_told, seat))
            if revealed is not None and not drew and not also_drew:
                assert revealed.final.why, f"{revealed} tells what the view hides"
            if revealed is None and not drew:
                assert not also_drew
                assert real.view(seat) == imagined.view(seat)

    def schemas(self, state: State, told: Told) -> None:
        for seat in everybody(self.seats):
            validator(self.game.view_type).validate(as_json(state.view(seat)))
        for event, _ in told:
            assert type(event) in self.game.events
            validator(type(event)).validate(as_json(event))
        for seat in state.actors():
            for action in state.legal(seat)[:5]:
                assert type(action) in self.game.actions
                validator(type(action)).validate(as_json(action))


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def first_difference(one: list[Event], two: list[Event]) -> Event | None:
    """The first event that is not the same in both worlds: there something was turned up.

    Where one world goes on without what the other turns up, it is what was turned up.
    """
    for pair in zip_longest(one, two):
        if pair[0] != pair[1]:
            there: list[Event] = [event for event in pair if event is not None]
            return next((event for event in there if event.final.why), there[0])
    return None


@cache
def validator(kind: type) -> Any:
    schema = msgspec.json.schema(kind)
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@cache
def rule_ids(slug: str) -> frozenset[str]:
    book = catalogue(find_title(slug))
    return frozenset([rule.id for rule in book.rules] + [ruling.id for ruling in book.rulings])
