"""The nouns of Golden Horn as phrases: seats, ports, spaces, colours, goods, boats."""

from collections.abc import Iterable, Mapping

from fondaco.games.golden_horn.component_file import COLOURS, DOCKS
from fondaco.games.golden_horn.components import Track
from fondaco.games.golden_horn.rules import GoldenHorn
from fondaco.table.words import Phrase


def port(name: str) -> Phrase:
    return Phrase("port", {"port": name})


def cards(colours: Iterable[str]) -> list[Phrase]:
    """Cards one by one, equal ones together."""
    counts: dict[str, int] = {}
    for colour in colours:
        counts[colour] = counts.get(colour, 0) + 1
    return [Phrase("cards", {"colour": colour, "count": n}) for colour, n in counts.items()]


def cargo(counts: Mapping[str, int]) -> list[Phrase]:
    """Goods and people by kind and number."""
    return [Phrase("pieces", {"kind": kind, "count": n}) for kind, n in counts.items()]


def space(game: GoldenHorn, track: Track, number: int) -> Phrase:
    """A space of a known track: "4 (red)", "Venice"."""
    if number in (0, track.last):
        return port("constantinople" if number else "venice")
    colour = track.colour[number]
    if colour == DOCKS:
        return port("modone")
    return Phrase("cell", {"number": number, "colour": game.parts.colours[colour]})


def space_of_event(game: GoldenHorn, number: int) -> Phrase:
    """A space where only the listener knows which track it is on: the voice counts the seats."""
    names = {2: "two", 3: "three", 4: "four"}
    return Phrase(
        "space-by-seats",
        {
            name: space(game, game.parts.tracks[seats], number)
            if number <= game.parts.tracks[seats].last
            else str(number)
            for seats, name in names.items()
        },
    )


def sails(game: GoldenHorn, boat: str) -> Phrase:
    """The sail colours of a boat, joined."""
    parts = game.parts
    colours = [parts.colours[colour] for colour in parts.sails[parts.boat_id[boat]]]
    names = {f"c{n}": Phrase("colour", {"colour": name}) for n, name in enumerate(colours, 1)}
    return Phrase(f"sails-{len(colours)}", dict(names))


def boat(game: GoldenHorn, name: str) -> Phrase:
    """A boat with its sails: "A3 green-red-yellow"."""
    return Phrase("boat", {"boat": name, "sails": sails(game, name)})


def fleet(game: GoldenHorn, letter: str) -> Phrase:
    return Phrase("fleet", {"name": game.parts.fleet_names[game.parts.fleets.index(letter)]})


def worth(game: GoldenHorn, stored: Mapping[str, int]) -> int:
    """The points of a warehouse's goods, rows included, and of its people (GH-809 to GH-812)."""
    parts = game.parts
    goods = [stored.get(colour, 0) for colour in parts.colours]
    rows = lower = 0
    for place, height in enumerate(sorted(goods)):  # so many rows hold all colours but `place`
        rows += (height - lower) * parts.row_bonus[len(goods) - place]
        lower = height
    people = (
        stored.get("mercenaries", 0) * parts.mercenary_points
        + stored.get("peasants", 0) * parts.peasant_points
    )
    return parts.per_good * sum(goods[:COLOURS]) + rows + people


def gain(game: GoldenHorn, stored: Mapping[str, int] | None, more: Mapping[str, int]) -> int:
    """What pieces add to a warehouse in points."""
    before = dict(stored or {})
    after = before | {kind: before.get(kind, 0) + n for kind, n in more.items()}
    return worth(game, after) - worth(game, before)
