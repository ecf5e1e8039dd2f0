"""Names, seats, options and versions of Golden Horn; loadable without its rules."""

from fondaco.table.meta import Meta, Option

META = Meta(
    slug="golden-horn",
    name="Golden Horn",
    rule_prefix="GH",
    least_seats=2,
    most_seats=4,
    options=(
        Option("expansion", ("off", "on"), "GH-901"),
        Option("emptied_boat", ("owner_may_turn", "must_turn_back", "returned_at_once"), "GH-R1"),
        Option("end_round", ("finish_round", "others_once_more"), "GH-R2"),
        Option("sail_advance", ("optional", "compulsory"), "GH-R3"),
        Option("modone_docks", ("by_players", "always_three"), "GH-R4"),
        Option("raids_per_turn", ("one", "unlimited"), "GH-R5"),
        Option("warehouse_view", ("open", "closed"), "GH-R6"),
        Option("placement", ("simultaneous", "turn_order"), "GH-R7"),
        Option("placement_time", ("before_goods", "after_deal"), "GH-R8"),
        Option("first_player", ("oldest", "random"), "GH-R9"),
        Option("fleet_choice", ("chosen", "random"), "GH-R10"),
        Option("people_loading", ("each_kind", "all_together"), "GH-R26"),
        Option("peasant_exchange", ("own_warehouse", "ports_too"), "GH-R27"),
        Option("port_exhausted", ("nothing_left", "no_goods_no_mercenary"), "GH-R28"),
        Option("conquests_per_turn", ("unlimited", "one"), "GH-R29"),
        Option("territory_set", ("a", "b"), "GH-R30"),
    ),
    package="fondaco.games.golden_horn",
    versions={1: "fondaco.games.golden_horn.rules:GoldenHorn"},
    text="fondaco.games.golden_horn.text",
    bot="fondaco.games.golden_horn.bot",
    seats_rule="GH-101",
)
