"""A title's visiting card: options, presets, numbers."""

import pytest

from fondaco.table.meta import Meta, Option
from fondaco.table.words import Invalid

META = Meta(
    slug="toy",
    name="Toy",
    rule_prefix="TO",
    least_seats=2,
    most_seats=2,
    options=(
        Option("edition", ("first", "second"), "TO-R1"),
        Option("wind", ("weak", "strong"), "TO-R2"),
        Option("rounds", ("10", "20"), "TO-R3", least=1, most=50),
    ),
    package="toy",
    versions={1: "toy:Toy"},
    text="toy",
    bot="toy",
    presets={"edition": {"second": {"wind": "strong", "rounds": "20"}}},
)


@pytest.mark.parametrize(
    ("chosen", "settled"),
    [
        ({}, ("first", "weak", "10")),
        ({"edition": "first"}, ("first", "weak", "10")),
        ({"edition": "second"}, ("second", "strong", "20")),
        ({"edition": "second", "wind": "weak"}, ("second", "weak", "20")),
        ({"wind": "strong"}, ("first", "strong", "10")),
        ({"rounds": "37"}, ("first", "weak", "37")),
    ],
)
def test_presets_set_defaults_and_what_is_chosen_wins(
    chosen: dict[str, str], settled: tuple[str, ...]
) -> None:
    options = META.settle(chosen)
    assert tuple(options.values()) == settled
    assert META.settle(options) == options


@pytest.mark.parametrize("value", ["0", "51", "-3", "7.0", "007", "x", "", "²", "٣", "9" * 5000])
def test_numbers_outside_their_range_are_refused(value: str) -> None:
    with pytest.raises(Invalid) as caught:
        META.settle({"rounds": value})
    assert caught.value.rule == "TO-R3"
    assert "1 to 50" in caught.value.why


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(Invalid, match="no such option"):
        META.settle({"weather": "fine"})
    with pytest.raises(Invalid, match="weak, strong"):
        META.settle({"wind": "fair"})
