"""What is known of a title before its rules are loaded."""

from collections.abc import Mapping

import msgspec

from fondaco.table.words import Invalid


class Option(msgspec.Struct, frozen=True):
    """A house rule: its values (the first is the default) and the ruling that explains it.

    With `least` and `most` every whole number between them is a value too; `values` then names
    the default and a few others worth a word.
    """

    name: str
    values: tuple[str, ...]
    ruling: str
    least: int | None = None
    most: int | None = None

    @property
    def default(self) -> str:
        return self.values[0]

    def takes(self, value: str) -> bool:
        """Whether this is one of the option's values."""
        if value in self.values:
            return True
        if self.least is None or self.most is None or not value.isascii():
            return False
        if not value.isdigit() or len(value) > len(str(self.most)):
            return False
        # The canonical spelling only, so that equal options are equal text in a record.
        return str(int(value)) == value and self.least <= int(value) <= self.most

    @property
    def range(self) -> str:
        """What may be chosen, in one line."""
        if self.least is None or self.most is None:
            return f"one of: {', '.join(self.values)}"
        return f"a whole number from {self.least} to {self.most}"


class Meta(msgspec.Struct, frozen=True):
    """A title's visiting card: names, seats, options, versions, and where its parts live."""

    slug: str
    name: str
    rule_prefix: str
    least_seats: int
    most_seats: int
    options: tuple[Option, ...]
    package: str
    """Where `components.json`, `rules.toml` and `texts/` lie."""
    versions: dict[int, str]
    """Rules version → "module:Class" of its Game; old versions keep replaying."""
    text: str
    """Module that puts views, actions and events of the title into words."""
    bot: str
    """Module that says what a merchant here thinks things are worth."""
    seats_rule: str | None = None
    """The rule that says how many can play."""
    private_talk: bool = False
    """Whether two players may talk so that the others do not hear it."""
    presets: dict[str, dict[str, dict[str, str]]] = {}
    """Option → value → what it makes the defaults of other options."""

    @property
    def version(self) -> int:
        return max(self.versions)

    def settle(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values: the chosen ones, else what presets or defaults say."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            option = known.get(name)
            if option is None:
                raise Invalid(
                    f"option {name}", f"{self.name} has no such option; it has: {', '.join(known)}"
                )
            if not option.takes(value):
                raise Invalid(
                    f"option {name}",
                    f"{value!r} is not {option.range}",
                    option.ruling,
                )
        settled = {name: chosen.get(name, option.default) for name, option in known.items()}
        for name, presets in self.presets.items():
            for other, value in presets.get(settled[name], {}).items():
                settled[other] = chosen.get(other, value)
        return settled


def check_seats(meta: Meta, seats: int) -> None:
    """`Invalid` unless the title can be played by so many."""
    if not meta.least_seats <= seats <= meta.most_seats:
        raise Invalid(
            "seats",
            f"{meta.name} is for {meta.least_seats} to {meta.most_seats} players, not {seats}",
            meta.seats_rule,
        )
