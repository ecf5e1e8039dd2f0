"""Plays the golden records anew: `python -m tests.games.golden_horn.play_records`.

Run it when the rules change on purpose, and read the difference of the playthroughs.
"""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from fondaco.bots import make
from fondaco.cli.telling import playthrough
from fondaco.table.audience import hears
from fondaco.table.contract import Game
from fondaco.table.record import write_record
from fondaco.table.sitting import Sitting
from fondaco.table.titles import open_game

FOLDER = Path(__file__).parent / "records"
NAMES = ("Ada", "Bruno", "Chiara", "Dario")


class Scenario(NamedTuple):
    """A table to be played until it ends as wished."""

    name: str
    bots: list[str]
    end: str
    options: dict[str, str]
    components: dict[str, Any] | None = None


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


def play(game: Game, bots: list[str], secret: bytes) -> Sitting:
    """A whole game between bots."""
    table = Sitting.open(game, NAMES[: len(bots)], secret, ["salt"] * len(bots))
    players = [make(name, game, seat, Random(seat)) for seat, name in enumerate(bots)]
    while table.state.actors():
        seat = table.state.actors()[0]
        for said in table.act(seat, players[seat].decide(table.state.view(seat))):
            for listener, player in enumerate(players):
                if hears(said.audience, listener):
                    player.hear(said.event)
    return table


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for scenario in SCENARIOS:
        game = open_game("golden-horn", scenario.options, scenario.components)
        for attempt in range(1000):
            secret = f"{scenario.name} {attempt}".encode()
            table = play(game, scenario.bots, secret)
            if table.state.end_reason() == scenario.end:
                record = table.record(secret)
                (FOLDER / f"{scenario.name}.json").write_bytes(write_record(record))
                told = playthrough(record, "en")
                (FOLDER / f"{scenario.name}.txt").write_text(told, encoding="utf-8")
                break


if __name__ == "__main__":
    main()
