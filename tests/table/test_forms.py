"""Forms are filled in within their bounds."""

from random import Random

from fondaco.table.blanks import (
    Counts,
    Fixed,
    Flag,
    Grid,
    Number,
    One,
    Parts,
    Player,
    Several,
    Text,
    fixed,
    number,
    one,
)
from fondaco.table.chance import RandomChance
from fondaco.table.forms import fill
from fondaco.table.words import Form

CHANCE = RandomChance(Random(1))


def test_numbers_names_and_lists() -> None:
    form = Form(
        "offer",
        (
            Number("ducats", 2, 8, 3),
            One("good", ("silk", "wine")),
            Several("cards", ("a", "b", "c"), 1, 3),
            Several("wants", ("x", "y"), 0, 4, repeat=True),
        ),
    )
    sizes, wants = set(), set()
    for _ in range(200):
        data = fill(form, CHANCE)
        assert data["do"] == "offer"
        assert data["ducats"] in (2, 5, 8)
        assert data["good"] in ("silk", "wine")
        assert len(set(data["cards"])) == len(data["cards"])
        sizes.add(len(data["cards"]))
        wants.add(tuple(sorted(data["wants"])))
    assert sizes == {1, 2, 3}
    assert ("x", "x", "x", "x") in wants
    assert () in wants


TRADE = Form(
    "trade",
    (
        Number("pay", -200, 300, 100),
        One("port", ("venezia", "genova")),
        Counts("load", ("g1", "g2"), 1, 3),
        Grid("give", ("g1", "g2"), ("wood", "wine"), 0, 2),
        Flag("sure"),
        Player("to", (0, 2)),
        Fixed("area", 7),
        Number("receive", 0, 9, optional=True),
    ),
)


def test_numbers_by_name_flags_and_what_may_be_left_out() -> None:
    chance = RandomChance(Random(1))
    filled = [fill(TRADE, chance) for _ in range(200)]
    assert {data["do"] for data in filled} == {"trade"}
    assert {data["pay"] for data in filled} == {-200, -100, 0, 100, 200, 300}
    assert {data["port"] for data in filled} == {"venezia", "genova"}
    assert {n for data in filled for n in data["load"].values()} == {1, 2, 3}
    assert {name for data in filled for name in data["load"]} == {"g1", "g2"}
    assert any(not data["load"] for data in filled)
    goods = [kinds for data in filled for kinds in data["give"].values()]
    assert {kind for kinds in goods for kind in kinds} == {"wood", "wine"}
    assert {n for kinds in goods for n in kinds.values()} == {1, 2}
    assert {data["to"] for data in filled} == {0, 2}
    assert {data["area"] for data in filled} == {7}
    assert {data["sure"] for data in filled} == {True, False}
    assert {"receive" in data for data in filled} == {True, False}


def test_parts_and_texts() -> None:
    form = Form(
        "offer",
        (
            Parts("price", (Number("money", 0, 10, 5), Number("silk", 1, 2, optional=True))),
            Text("promise", 3),
        ),
    )
    filled = [fill(form, CHANCE) for _ in range(100)]
    assert {data["price"]["money"] for data in filled} == {0, 5, 10}
    assert {data["price"].get("silk") for data in filled} == {None, 1, 2}
    assert all(1 <= len(data["promise"]) <= 3 for data in filled)


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    assert number("pay", 3, 3) == Fixed("pay", 3)
    assert number("pay", 3, 4) == Number("pay", 3, 4)
    assert one("port", ("acri",)) == Fixed("port", "acri")
    assert one("port", ("acri", "rodi")) == One("port", ("acri", "rodi"))
    fields = (Fixed("to", 2), Number("pay", 0, 9))
    assert (fixed(fields, "to"), fixed(fields, "pay"), fixed(fields, "port")) == (2, None, None)
