"""Chapter 9: what is hidden, what is open, showing cards and talking."""

import io
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from fondaco.cli import main
from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    Accept,
    Ask,
    Bundle,
    CardsDrawn,
    CardShown,
    Intend,
    Keep,
    Move,
    Offer,
    OpenFloor,
    Pass,
    Perform,
    Quote,
    Roll,
    Show,
)
from fondaco.table.chance import RandomChance
from fondaco.table.titles import components_of, find_title, open_game
from tests.games.genoa.scenes import (
    DECKS,
    GOODS,
    SPECIALS,
    accepting,
    acting,
    all_but,
    do,
    hear,
    heard,
    of,
    phase,
    placing,
    seen,
    sold,
    table,
)
from tests.games.genoa.tables import refused

# -- money --


@pytest.mark.rule("GN-901")
def test_money_is_shown_to_its_owner_alone() -> None:
    state = table(money={0: 15, 1: 200, 2: 90})
    assert seen(state, 0).money == (15, None, None)
    assert seen(state, 1).money == (None, 200, None)
    assert seen(state, 2).money == (None, None, 90)
    assert seen(state, None).money == (None, None, None)


@pytest.mark.rule("GN-901")
def test_nothing_a_seat_may_try_confirms_the_money_of_another() -> None:
    asking = Offer("gil", 5, asks=Bundle(money=100))
    tables = [
        table(phase="current_open", way=["gil"], money={0: money, 2: 260 - money})
        for money in (0, 130, 260)
    ]
    for state in tables:
        do(state, 0, OpenFloor())
        assert state.check(1, asking) is None
        do(state, 2, Pass())
    assert len({msgspec.json.encode(state.view(1)) for state in tables}) == 1
    assert tables[0].legal(1) == tables[1].legal(1) == tables[2].legal(1)
    assert tables[0].forms(1) == tables[1].forms(1) == tables[2].forms(1)


@pytest.mark.rule("GN-901")
def test_the_active_player_is_not_told_what_an_offeror_has_left() -> None:
    rich = table(phase="current_open", way=["gil"], money={0: 0, 1: 200, 2: 190})
    poor = table(phase="current_open", way=["gil"], money={0: 0, 1: 20, 2: 370})
    for state in (rich, poor):
        hear(state, {1: [Offer("gil", 20)]})
    assert seen(rich, 0) == seen(poor, 0)
    assert refused(poor, 0, accepting_twice(poor)) == refused(rich, 0, accepting_twice(rich))


def accepting_twice(state: GenoaState) -> Accept:
    """An acceptance that quotes an offer that is not there."""
    return Accept("gil", (Quote(accepting(state, 1, "gil").offers[0].id, 7),))


# -- hands --


@pytest.mark.rule("GN-902")
def test_hands_are_shown_to_their_holders_and_counted_for_all() -> None:
    state = table(hands={0: ("l01", "l02", "p03"), 1: ("k01", "b02")})
    sizes: tuple[dict[str, int], ...] = (
        {"large_orders": 2, "privileges": 1},
        {"small_orders": 1, "messages": 1},
        {},
    )
    assert seen(state, 0).hands == (("l01", "l02", "p03"), (), ())
    assert seen(state, 1).hands == ((), ("k01", "b02"), ())
    for seat in (0, 1, 2, None):
        assert seen(state, seat).hand_sizes == sizes
    assert seen(state, None).hands == ((), (), ())


@pytest.mark.rule("GN-902")
@pytest.mark.parametrize(("building", "cards"), [("gil", ("l01",)), ("rat", ("k01", "k02"))])
def test_drawn_cards_are_told_to_the_drawer_alone(building: str, cards: tuple[str, ...]) -> None:
    state = acting(building, seat=1)
    told = do(state, 1, Perform(), drew=[0] * len(cards))
    drawn = [event for event in heard(told, 1) if isinstance(event, CardsDrawn)]
    assert [event.cards for event in drawn] == [cards]
    for seat in (0, 2, None):
        others = [event for event in heard(told, seat) if isinstance(event, CardsDrawn)]
        assert [(event.count, event.cards) for event in others] == [(len(cards), None)]


@pytest.mark.rule("GN-902")
def test_what_else_lies_in_hands_and_decks_shows_in_no_view() -> None:
    one = table(hands={0: ("l01",), 1: ("l02", "p01")})
    other = table(hands={0: ("l01",), 1: ("l16", "p09")})
    assert msgspec.json.encode(one.view(0)) == msgspec.json.encode(other.view(0))
    assert msgspec.json.encode(one.view(None)) == msgspec.json.encode(other.view(None))


@pytest.mark.rule("GN-902")
def test_a_card_that_changes_hands_is_known_to_giver_and_receiver() -> None:
    state = table(phase="current_open", way=["gil"], hands={1: ("l07", "l08")})
    told = sold(state, 1, Offer("gil", cards={"l07": "nobody"}))
    assert seen(state, 0).hands[0] == ("l07",)
    assert seen(state, 1).hands[0] == ("l07",)
    assert seen(state, 2).hands == ((), (), ())
    assert seen(state, 2).hand_sizes[0] == {"large_orders": 1}
    assert "l07" not in str(heard(told, 2))


@pytest.mark.rule("GN-902")
def test_after_a_hidden_card_changed_hands_a_third_seat_is_not_sure_any_more() -> None:
    state = table(phase="current_open", way=["gil"], hands={1: ("l07", "l08", "p01")})
    for card in ("l07", "l08", "p01"):
        do(state, 1, Show(card, 2))
    assert seen(state, 2).hands[1] == ("l07", "l08", "p01")
    sold(state, 1, Offer("gil", cards={"l07": "nobody"}))
    assert seen(state, 2).hands == ((), ("p01",), ())
    assert seen(state, 1).hands == (("l07",), ("l08", "p01"), ())


# -- what is open --


@pytest.mark.rule("GN-903")
def test_everything_else_is_public() -> None:
    state = table(
        3,
        phase="move_open",
        way=["prk", "s24", "kat"],
        round=4,
        dice=(4, 1),
        goods={1: {"silk": 2}},
        specials={2: {"start": 1}},
        markers={0: 3},
        owners={"met": 1},
        hands={0: ("l01",)},
        face_up=("b03",),
    )
    for seat in (0, 1, 2, None):
        view = seen(state, seat)
        assert view.goods == ({}, {"silk": 2}, {})
        assert view.specials == ({}, {}, {"start": 1})
        assert view.markers == ({"red": 3}, {}, {})
        assert view.owners == {"met": 1}
        assert view.discs == {"prk": 1, "s24": 1, "kat": 3}
        assert (view.round, view.end_space, view.dice) == (4, 10, (4, 1))
        assert view.supply == {**dict.fromkeys(GOODS, 5), "silk": 3}
        assert view.stock == {**SPECIALS, "start": 4}
        assert view.tray == {"red": 4, "blue": 6, "green": 7}
        assert {name: deck.size for name, deck in view.decks.items()} == {
            "large_orders": 15,
            "small_orders": 16,
            "messages": 14,
            "privileges": 14,
        }
        assert view.decks["messages"].face_up == ("b03",)
        assert view.decks["messages"].may_lie == all_but("messages", "b03")
        assert view.allowances == (1, 1, 1)


# -- showing --


def at_any_time() -> list[GenoaState]:
    """Tables in all kinds of moments, seat 1 with a card and not to act."""
    hands: dict[str, Any] = {"hands": {1: ("l07", "p02")}}
    floor = table(phase="move_open", way=["gil"], **hands)
    do(floor, 0, OpenFloor())
    return [
        table(**hands),
        table(phase="current_open", way=["gil"], **hands),
        floor,
        acting("gil", seat=2, **hands),
        placing(["s23"], markers={0: 1}, **hands),
    ]


@pytest.mark.rule("GN-904")
@pytest.mark.parametrize("moment", range(5))
def test_a_card_may_be_shown_to_one_seat_at_any_time(moment: int) -> None:
    state = at_any_time()[moment]
    actors, before = state.actors(), phase(state)
    told = do(state, 1, Show("l07", 2))
    assert (state.actors(), phase(state)) == (actors, before)
    assert seen(state, 2).hands[1] == ("l07",)
    assert seen(state, 0).hands[1] == ()
    assert seen(state, None).hands[1] == ()
    assert seen(state, 1).seen_by == {"l07": (2,)}
    assert CardShown(1, "l07") in heard(told, 2)
    assert heard(told, 0) == heard(told, None) == []


@pytest.mark.rule("GN-904")
def test_a_card_may_be_shown_to_all() -> None:
    state = table(hands={1: ("l07", "p02")})
    do(state, 1, Show("l07", 2))
    told = do(state, 1, Show("l07"))
    for seat in (0, 2, None):
        assert seen(state, seat).hands[1] == ("l07",)
    assert CardShown(1, "l07") in heard(told, 0)
    assert CardShown(1, "l07") in heard(told, None)
    assert heard(told, 2) == []


@pytest.mark.rule("GN-904")
def test_one_shows_ones_own_cards_to_those_who_do_not_know_them() -> None:
    state = table(hands={0: ("l01",), 1: ("l07",)})
    assert refused(state, 1, Show("l01", 0)) == "GN-904"
    assert refused(state, 1, Show("l02")) == "GN-904"
    assert refused(state, 1, Show("l07", 1)) == "GN-904"
    assert refused(state, 1, Show("l07", 5)) == "GN-904"
    do(state, 1, Show("l07", 0))
    assert refused(state, 1, Show("l07", 0)) == "GN-904"
    do(state, 1, Show("l07"))
    assert refused(state, 1, Show("l07")) == "GN-904"


@pytest.mark.rule("GN-904")
def test_nobody_can_be_made_to_show_a_card() -> None:
    generator = Random(5)
    chance = RandomChance(generator)
    state = open_game("genoa").deal(4, chance)
    assert isinstance(state, GenoaState)
    for _ in range(1500):
        if not state.actors():
            break
        for seat in range(4):
            assert not any(isinstance(action, Show) for action in state.legal(seat))
        seat = generator.choice(state.actors())
        assert state.legal(seat), "who is waited for can always do something else"
        state.choose(seat, generator.choice(state.choices(seat)), chance)


# -- talking --


def after_a_deal(promise: str, words: str, asked: str) -> GenoaState:
    """The same deal with other words around it."""
    state = table(phase="move_open", way=["s24"])
    do(state, 0, OpenFloor(Ask("prk", price=Bundle(money=20), promise=asked)))
    do(state, 1, Offer("prk", 20, promise=promise))
    do(state, 1, Intend("gil", 50, words))
    do(state, 1, Keep())
    do(state, 2, Pass())
    assert phase(state) == "move_decide"
    do(state, 0, accepting(state, 1, "prk"))
    do(state, 1, Perform())
    return state


@pytest.mark.rule("GN-905", "GN-419")
def test_words_bind_nobody() -> None:
    plain = after_a_deal("", "", "")
    wordy = after_a_deal("I shall pay you 100 more", "I give you all I have", "or else …")
    assert wordy.position()["intentions"][0]["words"] == "I give you all I have"
    assert plain.money == wordy.money == [150, 110, 130]
    assert plain.legal(0) == wordy.legal(0)
    one, other = plain.position(), wordy.position()
    one.pop("intentions"), other.pop("intentions")
    assert one == other


@pytest.mark.rule("GN-905")
def test_an_ask_that_is_not_firm_binds_nobody() -> None:
    state = table(phase="move_open", way=["s24"])
    do(state, 0, OpenFloor(Ask("prk", price=Bundle(money=20))))
    do(state, 1, Offer("prk", 20))
    do(state, 1, Keep())
    do(state, 2, Pass())
    assert phase(state) == "move_decide"
    do(state, 0, Move("kat"))
    assert state.money == [130, 130, 130]


@pytest.mark.rule("GN-905")
def test_talk_is_no_move_and_holds_nothing_up() -> None:
    game = open_game("genoa")
    verbs = {str(action.__struct_config__.tag) for action in game.actions}
    assert not verbs & {"talk", "say", "chat"}
    state = table()
    assert refused(state, 1, Intend("kut", 50, "come to me")) == "GN-209"
    do(state, 0, Roll(), drew=[3, 1])
    assert refused(state, 1, Intend("kut", 50, "come to me")) == "GN-906"


# -- what is reconstructed --


@pytest.mark.rule("GN-908")
def test_the_app_says_which_data_are_reconstructed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "genoa", "--json"]) == 0
    (game,) = json.loads(capsys.readouterr().out)
    marks = {part["part"]: part["provenance"] for part in game["components"]}
    reconstructed = {part for part, mark in marks.items() if mark == "reconstructed"}
    assert reconstructed >= {
        "rounds",
        "ring",
        "villa_adjacent_warehouse",
        "boards.b",
        "boards.c",
        "decks.large_orders",
        "decks.small_orders",
        "decks.messages",
        "privilege_payout",
    }
    assert main(["games", "genoa"]) == 0
    lines = capsys.readouterr().out.splitlines()
    for part in reconstructed:
        assert any(part in line and "reconstructed" in line for line in lines)


def parts(data: Any, path: str = "") -> Sequence[tuple[str, Any]]:
    """The outermost parts of the data that say where they come from, and those that do not."""
    if isinstance(data, dict) and "provenance" not in data and path in ("", "boards", "decks"):
        found: list[tuple[str, Any]] = []
        for name, inner in data.items():
            found += parts(inner, name)
        return found
    return [(path, data)]


@pytest.mark.rule("GN-908")
def test_every_part_of_the_data_says_where_it_comes_from() -> None:
    data = components_of(find_title("genoa"))
    silent = ("format", "title", "note", "sources_note", "sources", "names")
    found = [(path, part) for path, part in parts(data) if path not in silent]
    assert len(found) > 15
    for path, part in found:
        assert part["provenance"] in ("text", "found", "reconstructed"), path


@pytest.mark.rule("GN-908")
def test_a_player_is_told_on_his_first_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    main(["play", "genoa", "--seats", "human,random", "--seed", "3", "--language", "en"])
    shown = " ".join(capsys.readouterr().out.split())
    assert "Parts of the game data are reconstructed" in shown
    assert "fondaco games genoa" in shown


@pytest.mark.rule("GN-902")
def test_the_decks_tell_no_order() -> None:
    state = table(hands={0: ("l03",)})
    assert seen(state, 1).decks["large_orders"].may_lie == DECKS["large_orders"]
    assert of(state, "hands") == ["l03"]
