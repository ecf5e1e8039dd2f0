"""What is listed is what the rules allow, wherever the choices are finite."""

from collections.abc import Iterator
from random import Random

import pytest

from fondaco.games.oltre_mare.rules import OltreMareState
from fondaco.games.oltre_mare.words import (
    Buy,
    Discard,
    EndTrade,
    Jump,
    Load,
    Pass,
    Play,
    Refuse,
    Take,
    Withdraw,
)
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Action

FINITE = (Buy, Discard, EndTrade, Jump, Load, Pass, Play, Refuse, Take, Withdraw)


def all_words(state: OltreMareState) -> Iterator[Action]:
    """Everything finite one could say in a turn, sensible or not."""
    for card in state.parts.cards:
        yield from (Discard(card), Play(card), Take(card), Load(card))
    for port in (*state.parts.ports, None):
        yield Jump(port)
    for number in range(max(1, state.book.next_id - 12), state.book.next_id + 1):
        yield from (Refuse(number), Withdraw(number))
    yield from (Buy("deck"), Buy("pirates"), EndTrade(), Pass())


@pytest.mark.rule("OM-201", "OM-313", "OM-321", "OM-322", "OM-401", "OM-712")
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("options", [{}, {"pirate_purchase": "search", "gifts": "allowed"}])
def test_what_is_listed_is_what_is_allowed(seats: int, options: dict[str, str]) -> None:
    random = Random(seats)
    state = open_game("oltre-mare", options).deal(seats, RandomChance(random))
    assert isinstance(state, OltreMareState)
    phases = set()
    for _ in range(400):
        if not state.actors():
            break
        if state.turn:
            phases.add(state.phase)
            for seat in range(seats):
                allowed = [word for word in all_words(state) if state.check(seat, word) is None]
                listed = [word for word in state.legal(seat) if isinstance(word, FINITE)]
                assert sorted(map(repr, listed)) == sorted(map(repr, allowed)), state.phase
        seat = random.choice(state.actors())
        state.choose(seat, random.choice(state.choices(seat)), RandomChance(random))
    assert len(phases) >= 5
