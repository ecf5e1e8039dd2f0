"""Chapter 9: who knows what."""

from random import Random

import msgspec
import pytest

from fondaco.games.oltre_mare.rules import OltreMareState
from fondaco.games.oltre_mare.words import Accept, Discard, Propose
from fondaco.table.chance import RandomChance
from fondaco.table.record import read_record, write_record
from fondaco.table.sitting import Sitting
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid
from tests.games.oltre_mare.tables import do, hand, load, play, seen, table
from tests.table.interrogation import Interrogator, Told, random_action
from tests.table.interrogation import play as perform

HANDS = ["g00 g19 g60 g61", "g09 g12 g24", "g44 g78"]


def imagined(state: OltreMareState, seat: int | None, seed: int = 0) -> OltreMareState:
    world = open_game("oltre-mare", _options(state)).imagine(
        state.view(seat), RandomChance(Random(seed))
    )
    assert isinstance(world, OltreMareState)
    return world


def _options(state: OltreMareState) -> dict[str, str]:
    return {"open_cargo": "all"} if state.house.open_all else {}


@pytest.mark.rule("OM-901")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = table(hands=HANDS)
    for seat in range(3):
        assert seen(state, seat).hand == tuple(HANDS[seat].split())
    assert seen(state).hand is None
    for viewer in (0, 1, 2, None):
        view = seen(state, viewer)
        assert view.hand_sizes == (4, 3, 2)
        text = msgspec.json.encode(view).decode()
        for other in range(3):
            if other != viewer:
                assert not any(f'"{card}"' in text for card in HANDS[other].split())


@pytest.mark.rule("OM-902", "OM-R29")
@pytest.mark.parametrize("option", ["closed", "own", "all"])
def test_of_a_cargo_pile_only_the_top_card_is_visible(option: str) -> None:
    state = table(cargo=["g20 g26 g02", "g46 g30"], options={"open_cargo": option})
    closed = ((None, None, "g02"), (None, "g30"), ("g64",))
    whole = (("g20", "g26", "g02"), ("g46", "g30"), ("g64",))
    for seat in (0, 1, 2, None):
        expected = tuple(
            whole[owner]
            if option == "all" or (option == "own" and owner == seat)
            else closed[owner]
            for owner in range(3)
        )
        assert seen(state, seat).cargo == expected
        assert (seen(state, seat).scores is None) == (option != "all")


@pytest.mark.rule("OM-903")
def test_pirate_piles_are_face_down() -> None:
    state = table(pirates=["g01 unseen g02", "unseen g03"])
    for seat in (0, 1, 2, None):
        assert seen(state, seat).pirate_sizes == (3, 2, 0)
        text = msgspec.json.encode(state.view(seat)).decode()
        assert not any(f'"{card}"' in text for card in ("g01", "g02", "g03", "unseen"))


@pytest.mark.rule("OM-904")
def test_what_nobody_has_seen_is_not_decided() -> None:
    """The deck and the stolen cards are one pool: any of its cards may be anywhere in it."""
    state = table(hands=HANDS, pirates=["unseen unseen"])
    assert len(state.pool) == state.deck + 2
    assert seen(state).deck_size == state.deck + 1
    text = msgspec.json.encode(state.view(0)).decode()
    for card in state.pool:
        assert f'"{state.parts.cards[card]}"' not in text


@pytest.mark.rule("OM-905")
def test_what_is_public() -> None:
    state = table(
        ducats=(3, -4, 5),
        prestige=(1, 0, 2),
        pointed=(False, True, False),
        markers={"rodi": "compass"},
        owned=({}, {"smooth_sailing": 2}, {}),
        active_markers=(None, "smooth_sailing", None),
    )
    for seat in (0, 1, 2, None):
        view = seen(state, seat)
        assert view.ducats == (3, -4, 5)
        assert view.prestige == (1, 0, 2)
        assert view.pointed == (False, True, False)
        assert view.ships == ("venezia", "candia", "zara")
        assert view.markers == {"rodi": "compass"}
        assert view.owned == ({}, {"smooth_sailing": 2}, {})
        assert view.active_markers == (None, "smooth_sailing", None)


@pytest.mark.rule("OM-906")
def test_played_cards_and_loading_are_seen_by_all() -> None:
    state = table(hands=["g08 g12 g60"])
    play(state, "g08 g12")
    assert seen(state).played == ("g08", "g12")
    load(state, "g08 g12")
    assert seen(state, 1).cargo[0] == (None, None, "g12")


@pytest.mark.rule("OM-907", "OM-R19")
def test_sealed_cards_stay_sealed() -> None:
    """Two proposals that differ only in the concrete card look the same to all others."""
    views = []
    for card in ("g60", "g61"):
        state = table(hands=HANDS)
        do(state, 0, Propose(1, (card,), get=("silk",)))
        views.append([seen(state, seat) for seat in (1, 2, None)])
        assert seen(state, 0).offers[0].sealed == (card,)
    assert views[0] == views[1]


@pytest.mark.rule("OM-901", "OM-306", "OM-907")
def test_an_imagined_hand_holds_what_was_truthfully_offered() -> None:
    state = table(hands=HANDS)
    do(state, 0, Propose(1, ("g60", "g61", "g00"), get=("silk",)))
    do(state, 0, Propose(2, ("g19", "g60"), get=("wine",)))
    met = set()
    for seed in range(20):
        world = imagined(state, 1, seed)
        goods = [world.parts.goods[world.parts.good[card]] for card in world.hands[0]]
        assert sorted(goods) == ["silver", "spices", "timber", "timber"]
        assert hand(world, 1) == HANDS[1]
        met.add(hand(world, 0))
    assert len(met) > 10


@pytest.mark.rule("OM-903", "OM-205")
def test_imagined_discards_are_any_unseen_cards() -> None:
    state = table(phase="sea", hands=["g00 g01 g02 g03 g04 g05 g06", "g09"])
    do(state, 0, Discard("g03"))
    piles = {imagined(state, 1, seed).piles[0][0] for seed in range(30)}
    assert len(piles) > 10
    assert state.parts.card_id["g09"] not in piles
    # Who discarded them remembers; the view does not.
    assert len({imagined(state, 0, seed).piles[0][0] for seed in range(5)}) > 1


@pytest.mark.rule("OM-908", "OM-R18")
def test_talk_binds_nobody() -> None:
    """A promise is text; nothing in the engine reads it."""
    plain, wordy = table(hands=HANDS), table(hands=HANDS)
    do(plain, 0, Propose(1, ("g60",), get_ducats=1))
    do(wordy, 0, Propose(1, ("g60",), get_ducats=1, text="and next turn I give you silk"))
    do(plain, 1, Accept(1))
    do(wordy, 1, Accept(1))
    assert plain.position() == wordy.position()


@pytest.mark.rule("OM-909", "OM-R1", "OM-R2")
def test_options_are_settled_before_the_game_and_stored_with_it() -> None:
    sitting = Sitting.open(open_game("oltre-mare", {"edition": "fr"}), ["a", "b"], b"x" * 32)
    options = read_record(write_record(sitting.record())).header.options
    assert options["edition"] == "fr"
    assert options["sugar_sequence"] == "fr"
    assert options["surcharge_rule"] == "at_or_below_zero"
    again = open_game("oltre-mare", options)
    assert again.options == options
    mixed = open_game("oltre-mare", {"edition": "fr", "sugar_sequence": "it"}).options
    assert (mixed["sugar_sequence"], mixed["surcharge_rule"]) == ("it", "at_or_below_zero")
    with pytest.raises(Invalid):
        open_game("oltre-mare", {"edition": "de"})


@pytest.mark.rule("OM-R20", "OM-909")
@pytest.mark.parametrize("budget", ["1", "37", "50"])
def test_the_offer_budget_is_one_to_fifty(budget: str) -> None:
    assert table(options={"offer_budget": budget}).budget.left == [int(budget)] * 3


@pytest.mark.rule("OM-R20")
@pytest.mark.parametrize("budget", ["0", "51", "-1", "ten", "1.5", "07", ""])
def test_other_budgets_are_refused(budget: str) -> None:
    with pytest.raises(Invalid) as caught:
        open_game("oltre-mare", {"offer_budget": budget})
    assert caught.value.rule == "OM-R20"


class OutOfTurn(Interrogator):
    """Lets everybody speak who may, not only those the table waits for."""

    def run(self) -> OltreMareState:
        dealt: Told = []
        state = self.game.deal(
            self.seats, self.chance, lambda event, audience: dealt.append((event, audience))
        )
        assert isinstance(state, OltreMareState)
        self.census = state.census()
        self.notebooks = [self.new_notebook(seat) for seat in range(self.seats)]
        self.hear(dealt)
        plies = unasked = 0
        while state.actors():
            if plies % self.every == 0:
                self.question(state)
            plies += 1
            seat = self.random.randrange(self.seats)
            if not state.legal(seat) and not state.forms(seat):
                continue
            if seat in state.actors() or state.legal(seat):
                action = random_action(self.game, state, seat, self.chance)
            else:
                action = Propose(state.active, state.names(state.hands[seat][:1]), get_ducats=1)
            if state.check(seat, action) is None:
                unasked += seat not in state.actors()
                self.pool.append(action)
                self.hear(perform(state, seat, action, self.chance)[0])
                self.notebooks_allow(state, f"what was heard of {action} contradicts it")
            assert state.census() == self.census
        self.question(state)
        assert unasked > 10
        return state


@pytest.mark.rule("OM-304", "OM-R20")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_laws_hold_when_everybody_talks_at_once(seats: int) -> None:
    state = OutOfTurn(open_game("oltre-mare"), seats, seats, every=23).run()
    assert state.end_reason() == "deck_empty"
