"""Any table under any order of doings: acts, forms, nonsense, undo, saving and loading."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from fondaco.table.chance import RandomChance
from fondaco.table.forms import fill
from fondaco.table.record import read_record, write_record
from fondaco.table.replay import final_table, verify
from fondaco.table.sitting import Sitting
from fondaco.table.titles import find_title, open_game, titles
from fondaco.table.words import Action, Refused, Seat
from tests.table.interrogation import everybody
from tests.table.undoing import SECRET

ANY = st.integers(0, 2**32)


class AnyTable(RuleBasedStateMachine):
    """A table of any title; what is refused changes nothing, and the record holds all the rest."""

    table: Sitting
    done: list[tuple[Seat, Action]]
    told = 0
    """Doings of all runs so far."""

    @initialize(slug=st.sampled_from(sorted(titles())), pick=ANY)
    def sit_down(self, slug: str, pick: int) -> None:
        random = Random(pick)
        meta = find_title(slug)
        options = {option.name: random.choice(option.values) for option in meta.options}
        seats = random.randint(meta.least_seats, meta.most_seats)
        self.table = Sitting.open(open_game(slug, options), ["Ada"] * seats, SECRET)
        self.census = self.table.state.census()
        self.done = []

    def does(self, seat: Seat, action: Action) -> None:
        """As anybody may ask: a refusal is what `check` said, and changes nothing."""
        AnyTable.told += 1
        refusal = self.table.state.check(seat, action)
        before = self._seen()
        try:
            self.table.act(seat, action)
        except Refused as refused:
            assert refused.refusal == refusal
            assert self._seen() == before
        else:
            assert refusal is None
            self.done.append((seat, action))

    def _seen(self) -> tuple[Any, Any]:
        return self.table.state.position(), self.table.record()

    def _in_play(self) -> bool:
        return bool(self.table.state.actors())

    @precondition(_in_play)
    @rule(pick=ANY)
    def choose(self, pick: int) -> None:
        seat = self.table.state.actors()[pick % len(self.table.state.actors())]
        legal = self.table.state.legal(seat)
        if legal:
            self.does(seat, legal[pick // 16 % len(legal)])

    @precondition(_in_play)
    @rule(pick=ANY)
    def fill_a_form(self, pick: int) -> None:
        seat = pick % len(self.table.header.seats)
        forms = self.table.state.forms(seat)
        if forms:
            filled = fill(forms[pick // 16 % len(forms)], RandomChance(Random(pick)))
            self.does(seat, self.table.game.read_action(filled))

    @rule(pick=ANY)
    def do_what_somebody_did(self, pick: int) -> None:
        if self.done:
            action = self.done[pick // 16 % len(self.done)][1]
            self.does(pick % len(self.table.header.seats), action)

    @rule(pick=ANY)
    def take_back(self, pick: int) -> None:
        seat = pick % len(self.table.header.seats)
        refusal = self.table.undo_refusal(seat)
        before, steps = self._seen(), len(self.table.steps)
        try:
            self.table.undo(seat)
        except Refused as refused:
            assert refused.refusal == refusal
            assert self._seen() == before
        else:
            assert refusal is None and len(self.table.steps) == steps - 1

    @rule()
    def put_down_and_take_up(self) -> None:
        record = read_record(write_record(self.table.record()))
        folded = final_table(record)
        assert folded.state.position() == self.table.state.position()
        loaded = self.table.game.load(_plain(self.table.state.position()))
        for seat in everybody(len(record.header.seats)):
            view = self.table.state.view(seat)
            assert loaded.view(seat) == folded.state.view(seat) == view

    @invariant()
    def pieces_are_conserved(self) -> None:
        assert self.table.state.census() == self.census

    def teardown(self) -> None:
        if hasattr(self, "table"):
            verify(write_record(self.table.record()))


def _plain(position: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(position))


def _set(examples: int, steps: int, **more: Any) -> settings:
    return settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        **more,
    )


def test_any_order_of_doings() -> None:
    # The same every time, and shown as it was met.
    always = _set(16, 40, derandomize=True, phases=[Phase.generate])
    run_state_machine_as_test(AnyTable, settings=always)


@pytest.mark.nightly
def test_any_order_of_doings_for_long(record_property: Callable[[str, int], None]) -> None:
    before = AnyTable.told
    run_state_machine_as_test(AnyTable, settings=_set(3_000, 120))
    record_property("doings of the state machine", AnyTable.told - before)
