"""Plays the golden records anew: `python -m tests.games.golden_horn.play_records`."""

from typing import Any

from fondaco.table.titles import open_game
from tests.games.golden import Scenario, play_all


def becalmed() -> dict[str, Any]:
    """Components with which it happens that no boat can ever load: all sails alike, few goods."""
    data = open_game("golden-horn").components
    data["goods"] |= {"per_colour": 1, "total": 6}
    data["ports"] |= {"stock": 1, "stock_expansion": 1}
    for fleet in data["fleets"]["list"]:
        for boat in fleet["boats"]:
            boat["colours"] = ["orange", "pink", "green"]
    return data


SCENARIOS = [
    Scenario("two-declared", ["greedy", "greedy"], "declared", {}),
    Scenario(
        "three-french-print",
        ["greedy", "random", "greedy"],
        "declared",
        {
            "emptied_boat": "must_turn_back",
            "end_round": "others_once_more",
            "sail_advance": "compulsory",
            "placement": "turn_order",
            "first_player": "random",
        },
    ),
    Scenario(
        "four-closed-warehouses",
        ["greedy", "greedy", "random", "greedy"],
        "declared",
        {
            "emptied_boat": "returned_at_once",
            "modone_docks": "always_three",
            "raids_per_turn": "unlimited",
            "warehouse_view": "closed",
            "placement_time": "after_deal",
            "fleet_choice": "random",
        },
    ),
    Scenario("four-port-empty", ["random"] * 4, "port_empty", {}),
    Scenario(
        "three-territories", ["random", "random", "greedy"], "territories", {"expansion": "on"}
    ),
    Scenario(
        "two-dominio-other-rulings",
        ["greedy", "random"],
        "declared",
        {
            "expansion": "on",
            "people_loading": "all_together",
            "peasant_exchange": "ports_too",
            "port_exhausted": "no_goods_no_mercenary",
            "conquests_per_turn": "one",
            "territory_set": "b",
        },
    ),
    Scenario("two-nobody-moves", ["random", "random"], "nobody_moves", {}, becalmed()),
]


if __name__ == "__main__":
    play_all("golden-horn", SCENARIOS)
