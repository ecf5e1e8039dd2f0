"""Plays the golden records anew: `python -m tests.games.oltre_mare.play_records`."""

from tests.games.golden import Scenario, play_all

SCENARIOS = [
    Scenario("two-italian-print", ["greedy", "greedy"], "deck_empty", {}),
    Scenario(
        "three-french-print",
        ["greedy", "random", "greedy"],
        "deck_empty",
        {
            "edition": "fr",
            "sugar_sequence": "fr",
            "surcharge_rule": "at_or_below_zero",
            "venice_position": "exact_middle",
            "open_cargo": "own",
            "offer_budget": "1",
        },
    ),
    Scenario(
        "four-open-handed",
        ["greedy"] * 4,
        "deck_empty",
        {
            "gifts": "allowed",
            "trade_debt": "allowed",
            "tie_ranking": "competition",
            "rank_zero": "false",
            "open_cargo": "all",
            "short_load": "play_all",
        },
    ),
    Scenario(
        "five-searching-pirates",
        ["greedy", "greedy", "random", "greedy", "greedy"],
        "deck_empty",
        {
            "pirate_purchase": "search",
            "favourable_market_price": "cheaper",
            "surcharge_rule": "already_below_zero",
            "compass_declined": "discard",
            "first_player": "chosen",
        },
    ),
]

if __name__ == "__main__":
    play_all("oltre-mare", SCENARIOS)
