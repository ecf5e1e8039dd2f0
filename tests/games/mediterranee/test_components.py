"""Component data: ours is the catalogue's, and what could not be played is refused."""

import copy
from random import Random
from typing import Any

import pytest

from fondaco.games.mediterranee.words import Deploy
from fondaco.table.chance import RandomChance
from fondaco.table.titles import components_of, find_title, open_game
from fondaco.table.words import Invalid


def ours() -> dict[str, Any]:
    return components_of(find_title("mediterranee"))


def broken(path: str, value: Any) -> tuple[str, str | None]:
    """The field and the rule for which changed data are refused."""
    data = copy.deepcopy(ours())
    *way, last = path.split("/")
    part: Any = data
    for key in way:
        part = part[int(key)] if isinstance(part, list) else part[key]
    if isinstance(part, list):
        part[int(last)] = value
    else:
        part[last] = value
    with pytest.raises(Invalid) as caught:
        open_game("mediterranee", components=data)
    return caught.value.field, caught.value.rule


@pytest.mark.rule("ME-120", "ME-104", "ME-905")
def test_our_data() -> None:
    data = ours()
    assert len(data["areas"]) == 32
    assert len(data["ports"]) == 23
    assert len(data["adjacency"]["edges"]) == 64
    assert data["open_sea"]["areas"] == [10, 16, 21, 26]
    sizes = [place["size"] for place in data["ports"]]
    assert [sizes.count(size) for size in ("capital", "medium", "small")] == [4, 11, 8]
    assert all(part["provenance"] for part in [*data["areas"], *data["ports"]])
    assert set(data["layout"]["ports"]) == {place["id"] for place in data["ports"]}


@pytest.mark.parametrize(
    ("path", "value", "rule"),
    [
        ("goods/list/0/id", "gold", "ME-120"),
        ("counts/goods_total", 100, "ME-905"),
        ("counts/die_faces", 1, "ME-209"),
        ("counts/galleys", 7, "ME-905"),
        ("constants/galley_capacity", 9, "ME-114"),
        ("setup/per_player/galleys", 3, "ME-105"),
        ("setup/per_player/ducats", 2050, "ME-119"),
        ("constants/goods_price_foreign/max", 50, "ME-119"),
        ("constants/goods_price_foreign/max_monopoly", 200, "ME-308"),
        ("constants/sailor_cost", 0, "ME-306"),
        ("counts/coins_value", 5000, "ME-105"),
        ("constants/combat_divisor", 0, "ME-503"),
        ("constants/build_galley_needs", ["tar"], "ME-328"),
        ("powers/list/0/id", "genoa", "ME-103"),
        ("player_counts/4/rounds", 0, "ME-102"),
        ("player_counts/3/power_sets", [["venice", "genoa"]], "ME-103"),
        ("player_counts/2/power_sets", [["venice", "genoa"]], "ME-103"),
        ("areas/0/id", 5, "ME-402"),
        ("adjacency/edges/0", [0, 99], "ME-402"),
        ("adjacency/edges/0", [1, 5], "ME-402"),
        ("open_sea/areas", [77], "ME-318"),
        ("open_sea/areas", [0], "ME-318"),
        ("ports/0/id", "genova", "ME-117"),
        ("ports/0/size", "huge", "ME-805"),
        ("ports/0/good", "tar", "ME-120"),
        ("ports/0/area", 8, "ME-117"),
        ("areas/8/port", "carthago", "ME-117"),
        ("goods/list/0/producing_ports", 2, "ME-310"),
        ("powers/list/0/capital", "ragusa", "ME-104"),
        ("powers/list/0/capital", "genova", "ME-104"),
        ("scoring/full", {"small": 2}, "ME-805"),
        ("warehouses/slot_numbers/tables/2/small", [2, 3, 4], "ME-704"),
        ("warehouses/slot_numbers/tables/2/small", [3, 2], "ME-704"),
        ("counts", {}, None),
    ],
)
def test_data_that_could_not_be_played_are_refused(path: str, value: Any, rule: str | None) -> None:
    field, named = broken(path, value)
    assert field.startswith("components")
    assert named == rule


@pytest.mark.rule("ME-107")
def test_with_fewer_sailors_of_ones_own_no_more_are_put_aboard_than_there_are() -> None:
    data = ours()
    data["setup"]["per_player"]["sailors"] = 8
    state = open_game("mediterranee", components=data).deal(4, RandomChance(Random(1)))
    crews = [(each.first, each.second) for each in state.legal(0) if isinstance(each, Deploy)]
    assert max(map(sum, crews)) == 8
    refusal = state.check(0, Deploy(5, 4))
    assert refusal is not None and refusal.rule == "ME-107"
    lapse = state.lapse(0)
    assert isinstance(lapse, Deploy) and state.check(0, lapse) is None


def test_own_data_are_played_with() -> None:
    data = ours()
    data["setup"]["per_player"]["ducats"] = 3000
    data["player_counts"]["4"]["rounds"] = 2
    state = open_game("mediterranee", components=data).deal(4, RandomChance(Random(1)))
    view: Any = state.view(0)
    assert (view.money[0], view.rounds) == (3000, 2)
