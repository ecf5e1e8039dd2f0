"""Names, seats, options and versions of Les Marchands de Gênes; loadable without its rules."""

from fondaco.table.meta import Meta, Option

META = Meta(
    slug="genoa",
    name="Les Marchands de Gênes",
    rule_prefix="GN",
    least_seats=2,
    most_seats=5,
    options=(
        Option("board_layout", ("B", "C"), "GN-R2"),
        Option("market_start_advances_round", ("true", "false"), "GN-R5"),
        Option("large_order_villas", ("printed_villa", "any_villa"), "GN-R8"),
        Option("villa_order_limit", ("one_per_player_and_villa", "unlimited"), "GN-R9"),
        Option("small_order_limit", ("one_per_turn", "one_per_action"), "GN-R10"),
        Option("message_claim", ("automatic", "declared"), "GN-R12"),
        Option("message_card_timing", ("any_time_in_turn", "held_before_second_stop"), "GN-R13"),
        Option("message_set", ("outer14", "all18"), "GN-R14"),
        Option("special_cards_visibility", ("public", "hidden"), "GN-R17"),
        Option("active_side_assets", ("all_assets", "money_and_goods"), "GN-R25"),
        Option("proceeds_in_offers", ("assets_and_money", "assets_only"), "GN-R26"),
        Option("marker_payment", ("convert", "keep_colour"), "GN-R27"),
        Option("street_offers_per_move", ("many", "one"), "GN-R28"),
        Option("card_offer_disclosure", ("offeror_chooses", "always_named"), "GN-R29"),
        Option("tiebreak_assets", ("all_assets", "goods_only"), "GN-R38"),
        Option("two_player_variant", ("false", "true"), "GN-R40"),
        Option("negotiation_mode", ("rounds", "live"), "GN-R41"),
        Option("offer_visibility", ("open", "sealed"), "GN-R41"),
        Option("max_offer_rounds", ("3", "1", "10"), "GN-R41", least=1, most=10),
        Option("max_revisions", ("5", "1", "20"), "GN-R41", least=1, most=20),
        Option("floor_deadline_seconds", ("0", "90", "86400"), "GN-R41", least=0, most=1209600),
        Option("timeout_policy", ("auto", "wait"), "GN-R41"),
    ),
    package="fondaco.games.genoa",
    versions={
        1: "fondaco.games.genoa.rules:Genoa1",
        2: "fondaco.games.genoa.rules:Genoa",
    },
    text="fondaco.games.genoa.text",
    bot="fondaco.games.genoa.bot.bot",
    seats_rule="GN-101",  # GN-R3
)
