"""Names, seats, options and versions of Oltre Mare; loadable without its rules."""

from fondaco.table.meta import Meta, Option

META = Meta(
    slug="oltre-mare",
    name="Oltre Mare",
    rule_prefix="OM",
    least_seats=2,
    most_seats=5,
    seats_rule="OM-101",
    options=(
        Option("edition", ("it", "fr"), "OM-909"),
        Option("sugar_sequence", ("it", "fr"), "OM-R1"),
        Option(
            "surcharge_rule",
            ("would_go_below_zero", "at_or_below_zero", "already_below_zero"),
            "OM-R2",
        ),
        Option("favourable_market_price", ("schedule", "cheaper"), "OM-R3"),
        Option("first_player", ("random", "chosen"), "OM-R7"),
        Option("venice_position", ("around_middle", "exact_middle"), "OM-R9"),
        Option("tie_ranking", ("dense", "competition"), "OM-R12"),
        Option("rank_zero", ("true", "false"), "OM-R13"),
        Option("pirate_purchase", ("top", "search"), "OM-R15"),
        Option("trade_debt", ("forbidden", "allowed"), "OM-R16"),
        Option("gifts", ("forbidden", "allowed"), "OM-R17"),
        Option("offer_budget", ("10", "50", "1"), "OM-R20", least=1, most=50),
        Option("short_load", ("skip", "play_all"), "OM-R21"),
        Option("compass_declined", ("keep", "discard"), "OM-R25"),
        Option("open_cargo", ("closed", "own", "all"), "OM-R29"),
    ),
    presets={
        "edition": {
            "it": {"sugar_sequence": "it", "surcharge_rule": "would_go_below_zero"},
            "fr": {"sugar_sequence": "fr", "surcharge_rule": "at_or_below_zero"},
        }
    },
    package="fondaco.games.oltre_mare",
    versions={1: "fondaco.games.oltre_mare.rules:OltreMare"},
    text="fondaco.games.oltre_mare.text",
    bot="fondaco.games.oltre_mare.bot",
)
