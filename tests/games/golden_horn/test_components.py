"""The data file: its numbers, where they come from, and which edited files are refused."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from fondaco.games.golden_horn.components import Components
from fondaco.games.golden_horn.rules import GoldenHorn, GoldenHornState
from fondaco.games.golden_horn.words import ChooseBoat, ChooseStop, Conquer
from fondaco.table.chance import RecordedChance
from fondaco.table.titles import components_of, find_title, open_game
from fondaco.table.words import Invalid
from tests.games.golden_horn.tables import K, V, boat, do, refused, stops, table

DATA = components_of(find_title("golden-horn"))
COLOURS = ["orange", "pink", "green", "red", "blue", "yellow"]
Edit = Callable[[dict[str, Any]], object]


def edited(edit: Edit) -> dict[str, Any]:
    data = components_of(find_title("golden-horn"))
    edit(data)
    return data


def put(path: str, value: object) -> Edit:
    """Set the value at a dotted path."""

    def edit(data: Any) -> None:
        *way, last = path.split(".")
        for name in way:
            data = data[int(name) if isinstance(data, list) else name]
        data[int(last) if isinstance(data, list) else last] = value

    return edit


def drop(path: str) -> Edit:
    def edit(data: Any) -> None:
        *way, last = path.split(".")
        for name in way:
            data = data[int(name) if isinstance(data, list) else name]
        del data[int(last) if isinstance(data, list) else last]

    return edit


def with_file(edit: Edit, seats: int, position: dict[str, Any], **options: str) -> GoldenHornState:
    game = open_game("golden-horn", options, edited(edit))
    assert isinstance(game, GoldenHorn)
    state = game.load(position)
    assert isinstance(state, GoldenHornState)
    assert state.seats == seats
    return state


WITHOUT_MODONE = ["venice", "OPG1", "RBY1", "constantinople"]
ASIDE = ["venice", "modone", "OPG1", "RBY1", "constantinople"]
SAME_SYMBOL = ["venice", "OPG1", "modone", "OPG2", "constantinople"]
WITH_MODONE = ["venice", "OPG1", "RBY1", "modone", "OPG2", "RBY2", "constantinople"]


@pytest.mark.rule(
    "GH-105",
    "GH-106",
    "GH-109",
    "GH-110",
    "GH-210",
    "GH-314",
    "GH-403",
    "GH-405",
    "GH-502",
    "GH-503",
    "GH-515",
    "GH-517",
    "GH-809",
    "GH-R23",
)
@pytest.mark.parametrize(
    ("edit", "field", "rule"),
    [
        (put("colours.list", COLOURS[:5]), "colours.list", "GH-110"),
        (put("colours.list", [*COLOURS[:5], "red"]), "colours.list", "GH-110"),
        (put("colours.list", [*COLOURS, "black"]), "colours.list", "GH-110"),
        (put("goods.total", 89), "goods.total", "GH-109"),
        (put("goods.per_colour", 14), "goods.total", "GH-109"),
        (put("goods", {"per_colour": 0, "total": 0}), "goods.total", "GH-109"),
        (put("cards.total", 55), "cards.total", "GH-110"),
        (put("cards.per_colour", 8), "cards.total", "GH-110"),
        (put("cards.start_hand", 14), "cards.start_hand", "GH-110"),
        (put("cards.start_hand", -1), "cards.start_hand", "GH-110"),
        (drop("cards.draw_by_sail_colours.2"), "cards.draw_by_sail_colours", "GH-403"),
        (put("cards.draw_by_sail_colours.1", -1), "cards.draw_by_sail_colours", "GH-403"),
        (put("ports.stock", 0), "ports.stock", "GH-109"),
        (put("ports.stock", 46), "ports.stock", "GH-109"),
        (put("ports.stock_expansion", 46), "ports.stock_expansion", "GH-109"),
        (put("raid.cards", 1), "raid", "GH-210"),
        (put("raid.stolen", 2), "raid", "GH-210"),
        (put("scoring.row_bonus", {"4": 2, "5": 3, "6": 4}), "scoring.row_bonus", "GH-R23"),
        (put("scoring.row_bonus.6", 1), "scoring.row_bonus", "GH-R23"),
        (put("scoring.row_bonus.1", -1), "scoring.row_bonus", "GH-R23"),
        (put("scoring.per_good", -1), "scoring.per_good", "GH-809"),
        (drop("fleets.list.3"), "fleets.list", "GH-106"),
        (put("fleets.list.1.id", "A"), "fleets.list", "GH-106"),
        (put("fleets.list.1.boats.0.id", "A3"), "fleets.list", "GH-106"),
        (drop("fleets.list.2.boats.0"), "fleets.list.C", "GH-106"),
        (put("fleets.list.0.boats.0.colours", []), "fleets.list.A3.colours", "GH-403"),
        (put("fleets.list.0.boats.0.colours", ["black"]), "fleets.list.A3.colours", "GH-403"),
        (put("fleets.list.0.boats.0.colours", COLOURS[:4]), "fleets.list.A3.colours", "GH-403"),
        (put("sea_tiles.list.0.cells", ["black"]), "sea_tiles.OPG1.cells", "GH-105"),
        (put("sea_tiles.list.0.cells", []), "sea_tiles.OPG1.cells", "GH-105"),
        (drop("tracks.by_players.3"), "tracks.by_players.3", "GH-105"),
        (put("tracks.by_players.2.0", "OPG2"), "tracks.by_players.2", "GH-105"),
        (put("tracks.by_players.2.4", "venice"), "tracks.by_players.2", "GH-105"),
        (put("tracks.by_players.2.1", "genoa"), "tracks.by_players.2", "GH-105"),
        (put("tracks.by_players.4.4", "OPG1"), "tracks.by_players.4", "GH-105"),
        (put("tracks.by_players.2", SAME_SYMBOL), "tracks.by_players.2", "GH-105"),
        (put("tracks.by_players.2", WITHOUT_MODONE), "tracks.by_players.2", "GH-105"),
        (put("tracks.by_players.2", ASIDE), "tracks.by_players.2", "GH-105"),
        (put("tracks.by_players.3", WITH_MODONE), "tracks.by_players.3", "GH-105"),
        (drop("modone.docks.2"), "modone.docks.2", "GH-314"),
        (put("modone.docks.4", 0), "modone.docks.4", "GH-314"),
        (drop("modone.draws_cards.4"), "modone.draws_cards.4", "GH-405"),
        (put("expansion.cubes.black", -1), "expansion", "GH-502"),
        (put("expansion.cubes.white", -1), "expansion", "GH-502"),
        (put("expansion.peasants.per_mercenary", 0), "expansion.peasants.per_mercenary", "GH-517"),
        (drop("expansion.territories.sets.b"), "expansion.territories.sets.b", "GH-503"),
        (drop("expansion.territories.sets.a.0"), "expansion.territories.sets.a", "GH-503"),
        (
            put("expansion.territories.sets.a.0.id", "galata"),
            "expansion.territories.sets.a",
            "GH-503",
        ),
        (put("expansion.territories.sets.b.4.cost", 21), "expansion.territories.sets.b", "GH-515"),
        (put("expansion.territories.sets.b.0.cost", 0), "expansion.territories.sets.b", "GH-515"),
        (put("expansion.cubes.black", 901), "expansion.cubes.black", "GH-502"),
        (put("sea_tiles.list.0.cells", ["red"] * 900), "tracks.by_players.2", "GH-105"),
    ],
)
def test_an_edited_file_that_breaks_the_rules_is_refused(edit: Edit, field: str, rule: str) -> None:
    with pytest.raises(Invalid) as caught:
        open_game("golden-horn", None, edited(edit))
    assert (caught.value.field, caught.value.rule) == (f"components.{field}", rule)


@pytest.mark.rule("GH-515")
@pytest.mark.parametrize(("cost", "may"), [(99, True), (100, False)])
def test_territories_cost_at_most_ninety_nine_men(cost: int, may: bool) -> None:
    """However many figures a file has: dearer ones could not be told apart in a list of choices."""
    data = edited(put("expansion.mercenaries.total", 500))
    put("expansion.territories.sets.a.0.cost", cost)(data)
    if may:
        position = table(
            2, warehouses=[{"mercenaries": 20}], options={"expansion": "on"}
        ).position()
        position |= {"supply": 401, "warehouses": [{"mercenaries": 99}]}
        state = open_game("golden-horn", {"expansion": "on"}, data).load(position)
        assert Conquer("zara", 99) in state.legal(0)
    else:
        with pytest.raises(Invalid) as caught:
            open_game("golden-horn", None, data)
        assert caught.value.rule == "GH-515"


@pytest.mark.parametrize(
    ("edit", "field"),
    [
        (drop("goods"), "components"),
        (put("goods.total", "many"), "components.goods.total"),
        (put("fleets", []), "components.fleets"),
    ],
)
def test_a_file_of_another_shape_is_refused(edit: Edit, field: str) -> None:
    with pytest.raises(Invalid) as caught:
        Components(edited(edit))
    assert caught.value.field == field


# -- the engine reads every number --


@pytest.mark.rule("GH-403")
def test_cards_brought_come_from_the_file() -> None:
    position = table(3, {"A3": boat(12, K)}, phase="sail", moving="A3").position()
    state = with_file(put("cards.draw_by_sail_colours.3", 4), 3, position)
    do(state, 0, ChooseStop(13), drew=[0] * 4)
    assert state.position()["hands"][0] == {"orange": 4}


@pytest.mark.rule("GH-405")
def test_whether_modone_brings_cards_comes_from_the_file() -> None:
    position = table(2, {"A3": boat(3, K)}, phase="sail", moving="A3").position()
    state = with_file(put("modone.draws_cards.2", True), 2, position)
    do(state, 0, ChooseStop(4), drew=[0])


@pytest.mark.rule("GH-314")
def test_the_docks_of_modone_come_from_the_file() -> None:
    docked = {"B3": boat(4), "A3": boat(3, K)}
    position = table(2, docked, phase="sail", moving="A3").position()
    state = with_file(put("modone.docks.2", 1), 2, position)
    assert list(stops(state, 0)) == [5, 6]


@pytest.mark.rule("GH-308", "GH-505")
@pytest.mark.parametrize(
    ("name", "expansion", "size"), [("stock", "off", 4), ("stock_expansion", "on", 6)]
)
def test_the_size_of_a_refill_comes_from_the_file(name: str, expansion: str, size: int) -> None:
    house = {"expansion": expansion}
    position = table(2, None, house, ports={V: {"blue": 2, "red": 2}}).position()
    state = with_file(put(f"ports.{name}", size), 2, position, expansion=expansion)
    do(state, 0, ChooseBoat("A3", "blue"), drew=[0] * (size - 2))
    assert sum(state.position()["ports"][V].values()) == size


@pytest.mark.rule("GH-809", "GH-810", "GH-525")
def test_points_come_from_the_file() -> None:
    position = table(
        2,
        None,
        {"expansion": "on"},
        territories={"zara": 0},
        warehouses=[dict.fromkeys(COLOURS, 1) | {"mercenaries": 2, "peasants": 1}],
    ).position()
    for edit, total in (
        (put("scoring.per_good", 3), 28),
        (put("scoring.row_bonus.6", 9), 21),
        (put("expansion.leftover_points", {"mercenary": 5, "peasant": 7}), 30),
        (put("expansion.territories.sets.a.0.points", 20), 33),
        (put("format", 1), 16),
    ):
        state = with_file(edit, 2, position, expansion="on")
        assert state.standings().scores[0].total == total


@pytest.mark.rule("GH-517")
def test_what_a_peasant_is_worth_comes_from_the_file() -> None:
    stored = [{"mercenaries": 1, "peasants": 3}]
    position = table(2, None, {"expansion": "on"}, warehouses=stored).position()
    state = with_file(put("expansion.peasants.per_mercenary", 3), 2, position, expansion="on")
    assert refused(state, 0, Conquer("zara", 0)) == "GH-517"
    do(state, 0, Conquer("zara", 1))
    assert state.position()["warehouses"][0] == {}


@pytest.mark.rule("GH-109", "GH-110", "GH-502", "GH-503")
def test_numbers_of_pieces_come_from_the_file() -> None:
    def smaller(data: dict[str, Any]) -> None:
        data["goods"] |= {"per_colour": 10, "total": 60}
        data["cards"] |= {"per_colour": 7, "total": 42}
        data["expansion"]["cubes"] |= {"black": 3, "white": 4}
        data["expansion"]["mercenaries"]["total"] = 11

    game = open_game("golden-horn", {"expansion": "on"}, edited(smaller))
    position = game.deal(2, RecordedChance([]), first=0).position()
    assert position["bag"] == dict.fromkeys(COLOURS, 10) | {"black": 3, "white": 4}
    assert position["pile"] == dict.fromkeys(COLOURS, 7)
    assert position["supply"] == 11


# -- the file itself --


def test_the_numbers_of_the_catalogue() -> None:
    parts = Components(DATA)
    assert parts.colours == COLOURS
    assert (parts.goods_per_colour, parts.cards_per_colour, parts.start_hand) == (15, 9, 5)
    assert (parts.stock, parts.stock_expansion) == (9, 10)
    assert (parts.black, parts.white, parts.mercenaries, parts.per_mercenary) == (8, 8, 20, 2)
    sails = {
        name: [COLOURS[colour] for colour in sails]
        for name, sails in zip(parts.boats, parts.sails, strict=True)
    }
    assert sails == {
        "A3": ["green", "red", "yellow"],
        "A2": ["orange", "pink"],
        "A1": ["blue"],
        "B3": ["orange", "green", "blue"],
        "B2": ["red", "yellow"],
        "B1": ["pink"],
        "C3": ["orange", "pink", "red"],
        "C2": ["green", "blue"],
        "C1": ["yellow"],
        "D3": ["pink", "blue", "yellow"],
        "D2": ["green", "red"],
        "D1": ["orange"],
    }


def test_within_a_fleet_each_colour_is_on_exactly_one_boat_and_each_boat_has_three_sails() -> None:
    for fleet in DATA["fleets"]["list"]:
        boats = fleet["boats"]
        assert sorted(colour for one in boats for colour in one["colours"]) == sorted(COLOURS)
        assert sorted(len(one["colours"]) for one in boats) == [1, 2, 3]
        for one in boats:
            assert len(one["sails"]) == 3
            assert set(one["sails"]) == set(one["colours"])


def marked(data: Any, inherited: bool, path: str) -> Iterator[tuple[str, bool]]:
    """Every number and name of the file, and whether a part around it has a provenance."""
    if isinstance(data, dict):
        known = inherited or "provenance" in data
        for name, value in data.items():
            yield from marked(value, known or f"{name}_provenance" in data, f"{path}.{name}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from marked(value, inherited, f"{path}.{number}")
    else:
        yield path, inherited


def test_every_part_says_where_it_comes_from() -> None:
    parts = {name: part for name, part in DATA.items() if name not in ("format", "title", "note")}
    assert not [path for path, known in marked(parts, False, "") if not known]
    marks = [value for path, value in leaves(parts) if path.endswith("provenance")]
    assert len(marks) > 25
    assert set(marks) == {"text", "found", "reconstructed"}


def leaves(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    if isinstance(data, dict):
        for name, value in data.items():
            yield from leaves(value, f"{path}.{name}")
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from leaves(value, f"{path}.{number}")
    else:
        yield path, data


@pytest.mark.parametrize(
    ("path", "mark"),
    [
        ("goods", "text"),
        ("cards", "text"),
        ("fleets", "found"),
        ("modone", "found"),
        ("tracks", "reconstructed"),
        ("layout", "reconstructed"),
        ("sea_tiles.cell_order", "reconstructed"),
        ("sea_tiles.symbols", "reconstructed"),
        ("expansion.cubes", "text"),
        ("expansion.territories", "reconstructed"),
    ],
)
def test_marks_are_those_of_the_catalogue(path: str, mark: str) -> None:
    part: Any = DATA
    for name in path.split("."):
        part = part[name]
    assert part["provenance"] == mark
    assert part["source"]


def test_only_the_boat_of_the_rulebook_is_marked_as_text() -> None:
    boats = [one for fleet in DATA["fleets"]["list"] for one in fleet["boats"]]
    assert [one["id"] for one in boats if one["provenance"] == "text"] == ["A3"]
