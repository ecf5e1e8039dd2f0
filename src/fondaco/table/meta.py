"""What is known of a title before its rules are loaded."""

from collections.abc import Mapping

import msgspec

from fondaco.table.words import Invalid


class Option(msgspec.Struct, frozen=True):
    """A house rule: its values (the first is the default) and the ruling that explains it."""

    name: str
    values: tuple[str, ...]
    ruling: str

    @property
    def default(self) -> str:
        return self.values[0]


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

    @property
    def version(self) -> int:
        return max(self.versions)

    def settle(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """All options with their values: the chosen ones, else the defaults."""
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            option = known.get(name)
            if option is None:
                raise Invalid(
                    f"option {name}", f"{self.name} has no such option; it has: {', '.join(known)}"
                )
            if value not in option.values:
                raise Invalid(
                    f"option {name}",
                    f"{value!r} is not one of: {', '.join(option.values)}",
                    option.ruling,
                )
        return {name: chosen.get(name, option.default) for name, option in known.items()}
