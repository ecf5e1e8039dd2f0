"""Forms with parts, texts, flags and blanks that may be left out."""

from random import Random

from fondaco.table.chance import RandomChance
from fondaco.table.forms import fill
from fondaco.table.words import Field, Form

FORM = Form(
    "offer",
    (
        Field("money", 0, 20, 5),
        Field("goods", parts=(Field("silk", 0, 2, optional=True), Field("salt", 1, 1))),
        Field("firm", flag=True),
        Field("words", letters=3, optional=True),
    ),
)


def test_every_part_is_within_its_bounds() -> None:
    filled = [fill(FORM, RandomChance(Random(seed))) for seed in range(60)]
    for data in filled:
        assert data["do"] == "offer"
        assert data["money"] in (0, 5, 10, 15, 20)
        assert data["goods"]["salt"] == 1
        assert 0 <= data["goods"].get("silk", 0) <= 2
        assert isinstance(data["firm"], bool)
        assert len(data.get("words", "")) <= 3
    assert {data["firm"] for data in filled} == {True, False}
    assert {"silk" in data["goods"] for data in filled} == {True, False}
    assert {"words" in data for data in filled} == {True, False}
