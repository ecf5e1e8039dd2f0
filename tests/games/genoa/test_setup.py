"""Chapter 1: laying out the table."""

from collections import Counter
from random import Random

import pytest

from fondaco.games.genoa.rules import Genoa, GenoaState
from fondaco.games.genoa.words import CardsDrawn, FirstPlayerNamed, TurnBegun
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.step import Told
from fondaco.table.titles import components_of, open_game
from fondaco.table.words import Invalid
from tests.games.genoa.tables import deck_cards, seen


def deal(seats: int, seed: int = 1, told: list[Told] | None = None) -> GenoaState:
    said = [] if told is None else told
    state = open_game("genoa").deal(
        seats, RandomChance(Random(seed)), lambda event, who: said.append(Told(event, who))
    )
    assert isinstance(state, GenoaState)
    return state


@pytest.mark.rule("GN-101")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(Invalid, match="2 to 5"):
        deal(seats)
    with pytest.raises(Invalid):
        open_game("genoa").load({"seats": seats})


@pytest.mark.rule("GN-102")
@pytest.mark.parametrize("layout", ["B", "C"])
def test_the_board_has_18_buildings_20_streets_and_a_market(layout: str) -> None:
    game = open_game("genoa", {"board_layout": layout})
    assert isinstance(game, Genoa)
    board = game.parts.boards[layout.lower()]
    cells = Counter(board.names[space] for row in board.grid for space in row)
    assert sum(cells.values()) == 64
    streets = [name for name in cells if name.startswith("s")]
    assert len(streets) == 20
    assert cells["mkt"] == 4
    assert len(cells) == 39
    assert all(cells[name] == 1 for name in streets)


@pytest.mark.rule("GN-103")
def test_the_supply_starts_with_five_of_each_good() -> None:
    view = seen(deal(3), None)
    assert view.supply == dict.fromkeys(
        ("wheat", "rice", "silver", "copper", "silk", "linen", "salt", "pepper"), 5
    )
    assert view.goods == ({}, {}, {})


@pytest.mark.rule("GN-104")
def test_special_cards_start_in_open_stocks() -> None:
    view = seen(deal(2), None)
    assert view.stock == {
        "start": 5,
        "extra_action": 5,
        "any_good": 5,
        "exchange": 7,
        "building_action": 5,
    }
    assert view.specials == ({}, {})


@pytest.mark.rule("GN-105")
def test_all_markers_start_in_the_supply_and_other_colours_are_out() -> None:
    view = seen(deal(3), None)
    assert view.tray == {"red": 7, "blue": 7, "green": 7}
    assert view.markers == ({}, {}, {})
    assert view.owners == {}


@pytest.mark.rule("GN-106")
def test_sixty_cards_in_four_decks() -> None:
    assert [len(deck_cards(deck)) for deck in range(4)] == [16, 16, 14, 14]
    data = components_of(open_game("genoa").meta)
    data["decks"]["large_orders"]["cards"].pop()
    with pytest.raises(Invalid, match="GN-106"):
        open_game("genoa", components=data)


@pytest.mark.rule("GN-107")
def test_each_seat_gets_one_card_of_each_deck_which_only_it_sees() -> None:
    told: list[Told] = []
    state = deal(4, told=told)
    for seat in range(4):
        view = seen(state, seat)
        assert [len(hand) for hand in view.hands] == [4 if s == seat else 0 for s in range(4)]
        assert view.hand_sizes == (dict.fromkeys(view.decks, 1),) * 4
        drawn = [s.event for s in told if hears(s.audience, seat)]
        named = [e for e in drawn if isinstance(e, CardsDrawn) and e.cards is not None]
        assert {event.seat for event in named} == {seat}


@pytest.mark.rule("GN-108")
def test_each_seat_gets_130_ducats_in_secret() -> None:
    state = deal(3)
    assert state.money == [130, 130, 130]
    assert seen(state, 1).money == (None, 130, None)
    assert seen(state, None).money == (None, None, None)


@pytest.mark.rule("GN-109", "GN-R4")
def test_the_first_player_is_drawn_fairly_whoever_is_named() -> None:
    game = open_game("genoa")
    firsts: Counter[int] = Counter()
    for seed in range(600):
        state = game.deal(3, RandomChance(Random(seed)), first=2)
        assert isinstance(state, GenoaState)
        assert state.first == state.active
        firsts[state.first] += 1
    assert all(150 < firsts[seat] < 250 for seat in range(3))


@pytest.mark.rule("GN-110")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_player_begins_with_the_marker_on_space_1(seats: int) -> None:
    told: list[Told] = []
    state = deal(seats, told=told)
    assert state.round == 1
    assert state.actors() == (state.first,)
    events = [said.event for said in told]
    assert events[0] == FirstPlayerNamed(state.first)
    assert events[-1] == TurnBegun(state.first, 1)
    assert seen(state, None).discs == {}
    do_data = components_of(open_game("genoa").meta)
    do_data["tower"]["discs"] = 6
    with pytest.raises(Invalid, match="GN-110"):
        open_game("genoa", components=do_data)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        (lambda d: d["goods"].update(total=41), "GN-103"),
        (lambda d: d["specials"]["kinds"].pop(), "GN-104"),
        (lambda d: d["markers"]["colours"].pop(), "GN-105"),
        (lambda d: d["start_hand"].update(messages=2), "GN-107"),
        (lambda d: d["boards"]["b"]["grid"].pop(), "GN-102"),
        (lambda d: d["boards"]["c"]["grid"][1].__setitem__(2, "s24"), "GN-301"),
        (lambda d: d["buildings"]["items"][4]["action"].update(special="gold"), "GN-508"),
        (lambda d: d["buildings"]["items"][10]["action"].update(goods=["gold"]), "GN-509"),
        (lambda d: d["ring"]["clockwise"].pop(), "GN-804"),
        (lambda d: d["decks"]["privileges"]["cards"][0].update(building="prk"), "GN-632"),
        (lambda d: d["decks"]["messages"]["sets"]["all18"].pop(), "GN-106"),
        (lambda d: d["payments"].update(message=31), "GN-R36"),
        (lambda d: d["marker_costs"].update(replace_opponent=1), "GN-707"),
        (lambda d: d["dice"].update(faces=6), "GN-204"),
        (lambda d: d["rounds"]["end_space_by_players"].pop("3"), "GN-801"),
    ],
)
def test_components_that_cannot_be_played_are_refused(change: object, rule: str) -> None:
    data = components_of(open_game("genoa").meta)
    change(data)  # type: ignore[operator]
    with pytest.raises(Invalid, match=rule):
        open_game("genoa", components=data)


@pytest.mark.rule("GN-R36", "GN-R42", "GN-908")
def test_every_part_says_where_it_comes_from() -> None:
    data = components_of(open_game("genoa").meta)
    told = {"text", "found", "reconstructed"}
    parts = [data["rounds"], data["goods"], data["specials"], data["privilege_payout"]]
    parts += [*data["decks"].values(), *data["boards"].values(), data["ring"], data["layout"]]
    assert {part["provenance"] for part in parts} <= told
    assert data["boards"]["b"]["provenance"] == "reconstructed"
    assert data["decks"]["messages"]["provenance"] == "reconstructed"
    assert data["goods"]["per_kind"] == 5
