"""Plays the golden records anew: `python -m tests.games.mediterranee.play_records`."""

from tests.games.golden import Scenario, play_all

SCENARIOS = [
    Scenario("four-by-the-book", ["greedy"] * 4, "last_round", {}),
    Scenario(
        "two-spain-and-turkey",
        ["greedy", "random"],
        "last_round",
        {
            "two_player_powers": "spain_turkey",
            "power_assignment": "choose_in_seat_order",
            "absent_capitals": "closed",
            "setup_deployment": "seat_order",
            "money_visibility": "open",
            "bank_money": "coins_in_box",
            "tie_break": "money",
            "sailor_count": "180",
        },
    ),
    Scenario(
        "three-hard-bargains",
        ["greedy"] * 3,
        "last_round",
        {
            "power_assignment": "fixed",
            "slot_start": "1",
            "doubtful_edges": "all",
            "haggle_counters": "2",
            "price_scope": "per_purchase",
            "side_payments": "passage_toll",
            "own_port_sales_pay": "false",
            "own_capital_unfilled": "ten_only",
            "trade_attempts_per_pair": "1",
        },
    ),
    Scenario(
        "four-rough-seas",
        ["greedy", "random", "greedy", "random"],
        "last_round",
        {
            "player_trade_swaps": "false",
            "player_trade_timing": "phase2_active_buyer",
            "piece_limits": "goods_only",
            "new_galley_crew": "garrison_or_enrolled",
            "voluntary_scuttle": "false",
            "interleaved_moves": "true",
            "prize_attacks_same_phase": "false",
            "empty_owned_port": "attack_first",
            "tie_break": "ports",
        },
    ),
]

if __name__ == "__main__":
    play_all("mediterranee", SCENARIOS)
