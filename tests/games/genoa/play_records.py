"""Plays the golden records anew: `python -m tests.games.genoa.play_records`."""

from tests.games.golden import Scenario, play_all

SCENARIOS = [
    Scenario("three-by-the-book", ["greedy"] * 3, "last_round", {}),
    Scenario(
        "two-with-the-variant",
        ["greedy", "greedy"],
        "last_round",
        {
            "two_player_variant": "true",
            "board_layout": "C",
            "message_claim": "declared",
            "message_card_timing": "held_before_second_stop",
            "message_set": "all18",
            "market_start_advances_round": "false",
        },
    ),
    Scenario(
        "four-sealed-offers",
        ["greedy", "greedy", "random", "greedy"],
        "last_round",
        {
            "offer_visibility": "sealed",
            "special_cards_visibility": "hidden",
            "card_offer_disclosure": "always_named",
            "max_offer_rounds": "1",
            "max_revisions": "1",
            "tiebreak_assets": "goods_only",
            "large_order_villas": "any_villa",
            "villa_order_limit": "unlimited",
            "small_order_limit": "one_per_action",
        },
    ),
    Scenario(
        "five-live",
        ["greedy"] * 5,
        "last_round",
        {
            "negotiation_mode": "live",
            "active_side_assets": "money_and_goods",
            "proceeds_in_offers": "assets_only",
            "marker_payment": "keep_colour",
            "street_offers_per_move": "one",
            "floor_deadline_seconds": "90",
            "timeout_policy": "wait",
        },
    ),
]

if __name__ == "__main__":
    play_all("genoa", SCENARIOS)
