"""What a bot remembers of an Oltre Mare table: by hearing alone, never by its view."""

from random import Random

import pytest

from fondaco.games.oltre_mare.rules import OltreMareState
from fondaco.games.oltre_mare.view.memory import Recollections
from fondaco.games.oltre_mare.words import Accept, Buy, Call, Discard, Pass, Propose, Refuse, Take
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from tests.games.oltre_mare.tables import do, load, play, seen, table

HANDS = ["g00 g19 g60 g61", "g09 g12 g24", "g44 g78"]
SEARCH = {"pirate_purchase": "search"}


def listening(state: OltreMareState, seat: int, *steps: list[Told]) -> Recollections:
    notebook = Recollections(state.parts, seat)
    for told in steps:
        for event, audience in told:
            if hears(audience, seat):
                notebook.hear(event)
    assert notebook.allows(state)
    return notebook


def imagined(
    state: OltreMareState,
    seat: int,
    notebook: Recollections | None,
    seed: int = 0,
    search: bool = False,
) -> OltreMareState:
    game = open_game("oltre-mare", SEARCH if search else {})
    world = game.imagine(state.view(seat), RandomChance(Random(seed)), notebook)
    assert isinstance(world, OltreMareState)
    assert world.view(seat) == state.view(seat)
    assert notebook is None or notebook.allows(world)
    return world


@pytest.mark.rule("OM-902", "OM-906")
def test_closed_cargo_piles_are_remembered_as_they_were_loaded() -> None:
    state = table(hands=["g08 g12 g60", "g09 g10 g11"], cargo=["g26 g20"])
    notebook = listening(state, 2, play(state, "g08 g12"), load(state, "g08 g12"))
    for seed in range(8):
        world = imagined(state, 2, notebook, seed)
        # Of what was loaded before he came he knows nothing.
        assert world.names(world.cargo[0])[-2:] == ("g08", "g12")
    assert len({imagined(state, 2, notebook, seed).cargo[0][0] for seed in range(8)}) > 1
    assert len({imagined(state, 2, None, seed).cargo[0][2] for seed in range(8)}) > 1


@pytest.mark.rule("OM-205", "OM-903", "OM-R28")
def test_own_discards_are_remembered_in_their_order() -> None:
    state = table(phase="sea", hands=["g00 g01 g02 g03 g04 g05 g06", "g09"])
    told = do(state, 0, Discard("g03")), do(state, 0, Discard("g05"))
    mine, other = listening(state, 0, *told), listening(state, 1, *told)
    assert mine.pile == ["g03", "g05"]
    assert (other.pile, other.known()) == ([], set())
    assert imagined(state, 0, mine).names(imagined(state, 0, mine).piles[0]) == ("g03", "g05")
    assert listening(state, 0, *told, do(state, 0, Buy("pirates"))).pile == ["g03"]


@pytest.mark.rule("OM-903", "OM-R15")
def test_a_searched_pile_is_remembered_without_the_card_taken() -> None:
    state = table(hands=["g00"], pirates=["g01 unseen g02"], options=SEARCH)
    told = do(state, 0, Buy("pirates"))
    assert imagined(state, 0, listening(state, 0, told), search=True).piles[0] == state.piles[0]
    # The view shows the pile while it is open, and only then.
    assert imagined(state, 0, None, search=True).piles[0] == state.piles[0]
    notebook = listening(state, 0, told, do(state, 0, Take("g01")))
    assert seen(state, 0).searched is None
    assert imagined(state, 0, notebook, search=True).piles[0] == state.piles[0]
    assert not listening(state, 1, told).known()


@pytest.mark.rule("OM-907")
def test_cards_that_changed_hands_are_remembered_by_the_two_sides() -> None:
    state = table(hands=HANDS)
    told = do(state, 0, Propose(1, ("g60",), get=("silk",))), do(state, 1, Accept(1, ("g12",)))
    assert listening(state, 0, *told).given[1] == {"g60"}
    assert listening(state, 1, *told).given[0] == {"g12"}
    third = listening(state, 2, *told)
    assert not third.known()
    assert (third.goods[0]["silk"], third.goods[1]["timber"]) == (1, 1)
    for seed in range(8):
        held = imagined(state, 2, third, seed).hands[0]
        assert any(state.parts.good[card] == state.parts.good_id["silk"] for card in held)


@pytest.mark.rule("OM-306")
def test_a_good_that_was_offered_is_still_held_after_a_refusal() -> None:
    state = table(hands=HANDS)
    told = do(state, 0, Propose(1, ("g60", "g61"), get=("silk",))), do(state, 1, Refuse(1))
    notebook = listening(state, 2, *told)
    assert notebook.goods[0] == {"timber": 2}
    play(state, "g19 g60")
    assert not notebook.allows(state)


@pytest.mark.rule("OM-R20")
def test_an_answer_whose_card_is_gone_when_it_is_disclosed_tells_nothing() -> None:
    state = table(hands=HANDS)
    told = [do(state, 0, Call()), do(state, 1, Propose(0, ("g24",), get_ducats=1))]
    told += [do(state, 0, Propose(1, ("g60",), get=("silver",)))]
    told += [do(state, 1, Accept(1, ("g24",))), do(state, 2, Pass())]
    assert listening(state, 2, *told).goods[1]["silver"] == 0
