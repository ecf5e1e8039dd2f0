"""Forms are filled in within their bounds."""

from random import Random

from fondaco.table.chance import RandomChance
from fondaco.table.forms import fill
from fondaco.table.words import Field, Form

CHANCE = RandomChance(Random(1))


def test_numbers_names_and_lists() -> None:
    form = Form(
        "offer",
        (
            Field("ducats", low=2, high=8, step=3),
            Field("good", among=("silk", "wine")),
            Field("cards", low=1, high=3, among=("a", "b", "c"), many=True),
            Field("wants", high=4, among=("x", "y"), many=True, repeat=True),
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
        Field("pay", -200, 300, 100),
        Field("port", among=("venezia", "genova")),
        Field("load", 1, 3, keys=("g1", "g2")),
        Field("give", 0, 2, keys=("g1", "g2"), kinds=("wood", "wine")),
        Field("sure", flag=True),
        Field("receive", 0, 9, optional=True),
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
    assert {data["sure"] for data in filled} == {True, False}
    assert {"receive" in data for data in filled} == {True, False}


def test_parts_and_texts() -> None:
    form = Form(
        "offer",
        (
            Field("price", parts=(Field("money", 0, 10, 5), Field("silk", 1, 2, optional=True))),
            Field("promise", letters=3),
        ),
    )
    filled = [fill(form, CHANCE) for _ in range(100)]
    assert {data["price"]["money"] for data in filled} == {0, 5, 10}
    assert {data["price"].get("silk") for data in filled} == {None, 1, 2}
    assert all(1 <= len(data["promise"]) <= 3 for data in filled)
