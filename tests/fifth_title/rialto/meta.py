"""Names, seats and options of Rialto."""

from fondaco.table.meta import Meta, Option

META = Meta(
    slug="rialto",
    name="Rialto",
    rule_prefix="RI",
    least_seats=2,
    most_seats=5,
    options=(Option("purses", ("hidden", "open"), "RI-R1"),),
    package="rialto",
    versions={1: "rialto.rules:Rialto"},
    text="rialto.text.phrases",
    bot="rialto.bot.appraisal",
)
