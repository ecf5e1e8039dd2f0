"""The component file of Golden Horn: its shape, and what makes it unfit for play."""

import itertools
from typing import Any, Final

import msgspec

from fondaco.table import reading
from fondaco.table.bounds import MOST_PIECES, Few, Money, Pieces, Total
from fondaco.table.reading import unfit

COLOURS: Final = 6
MERCENARY: Final = COLOURS  # the two kinds of people follow the six colours in every stock
PEASANT: Final = COLOURS + 1
KINDS: Final = COLOURS + 2
BLACK: Final = COLOURS  # and in the bag the black and white cubes do
WHITE: Final = COLOURS + 1
FLEETS: Final = 4
BOATS_PER_FLEET: Final = 3
BOATS: Final = FLEETS * BOATS_PER_FLEET
TERRITORIES: Final = 5
MOST_MEN: Final = 99  # dearer territories would not fit the codes of choices

VENICE: Final = "venice"
CONSTANTINOPLE: Final = "constantinople"
MODONE: Final = "modone"
HOME: Final = -1  # colours of spaces that have none
DOCKS: Final = -2


class _Colours(msgspec.Struct):
    list: tuple[str, ...]


class _Goods(msgspec.Struct):
    per_colour: Pieces
    total: Total


class _Ports(msgspec.Struct):
    stock: Pieces
    stock_expansion: Pieces


class _Cards(msgspec.Struct):
    per_colour: Pieces
    total: Total
    start_hand: Few
    draw_by_sail_colours: dict[str, Few]


class _Raid(msgspec.Struct):
    cards: Few
    stolen: Few


class _Scoring(msgspec.Struct):
    per_good: Money
    row_bonus: dict[str, Money]


class _Boat(msgspec.Struct):
    id: str
    colours: tuple[str, ...]


class _Fleet(msgspec.Struct):
    id: str
    name: str
    boats: tuple[_Boat, ...]


class _Fleets(msgspec.Struct):
    list: tuple[_Fleet, ...]


class _Tile(msgspec.Struct):
    id: str
    symbol: str
    cells: tuple[str, ...]


class _Tiles(msgspec.Struct):
    list: tuple[_Tile, ...]


class _Modone(msgspec.Struct):
    docks: dict[str, Few]
    draws_cards: dict[str, bool]


class _Tracks(msgspec.Struct):
    by_players: dict[str, tuple[str, ...]]


class _Cubes(msgspec.Struct):
    black: Total
    white: Pieces


class _Mercenaries(msgspec.Struct):
    total: Pieces


class _Peasants(msgspec.Struct):
    per_mercenary: Few


class _Leftover(msgspec.Struct):
    mercenary: Money
    peasant: Money


class Territory(msgspec.Struct):
    """A tile of Dominio da Mar: what it costs in mercenaries and what it is worth."""

    id: str
    name: str
    cost: Pieces
    points: Money


class _Territories(msgspec.Struct):
    sets: dict[str, tuple[Territory, ...]]


class _Expansion(msgspec.Struct):
    cubes: _Cubes
    mercenaries: _Mercenaries
    peasants: _Peasants
    leftover_points: _Leftover
    territories: _Territories


class File(msgspec.Struct):
    colours: _Colours
    goods: _Goods
    ports: _Ports
    cards: _Cards
    raid: _Raid
    scoring: _Scoring
    fleets: _Fleets
    sea_tiles: _Tiles
    modone: _Modone
    tracks: _Tracks
    expansion: _Expansion


def read(data: dict[str, Any]) -> File:
    """A file that can be played with, or `Invalid` naming the field that is wrong."""
    file = reading.read(data, File, "components")
    _check(file)
    return file


def _check(file: File) -> None:
    """Refuse a replaced data file with which the rules could not be played."""
    colours = file.colours.list
    if len(set(colours)) != COLOURS or len(colours) != COLOURS:
        unfit("colours.list", f"must be {COLOURS} different colours", "GH-110")
    if file.goods.per_colour < 1 or file.goods.total != file.goods.per_colour * COLOURS:
        unfit("goods.total", "must be six times per_colour, at least 6", "GH-109")
    if file.cards.per_colour < 1 or file.cards.total != file.cards.per_colour * COLOURS:
        unfit("cards.total", "must be six times per_colour, at least 6", "GH-110")
    if not 0 <= file.cards.start_hand * FLEETS <= file.cards.total:
        unfit("cards.start_hand", "must leave enough cards for four seats", "GH-110")
    if min(file.cards.draw_by_sail_colours.get(str(n), -1) for n in (1, 2, 3)) < 0:
        unfit("cards.draw_by_sail_colours", "must name a number for 1, 2 and 3", "GH-403")
    for name, stock, goods in (
        ("stock", file.ports.stock, file.goods.total),
        ("stock_expansion", file.ports.stock_expansion, file.goods.total),
    ):
        if not 1 <= stock * 2 <= goods:
            unfit(f"ports.{name}", "must be at least 1 and fill two ports from the bag", "GH-109")
    if file.raid.cards != 2 or file.raid.stolen != 1:
        unfit("raid", "a raid costs two cards and takes one good", "GH-210")
    _check_scoring(file)
    _check_fleets(file)
    _check_tracks(file)
    _check_expansion(file)


def _check_scoring(file: File) -> None:
    bonus = [file.scoring.row_bonus.get(str(n), 0) for n in range(COLOURS + 1)]
    steps = [b - a for a, b in itertools.pairwise(bonus)]
    if bonus[0] != 0 or steps[0] < 0 or steps != sorted(steps):
        unfit(
            "scoring.row_bonus",
            "must grow by steps that never shrink, or rows by layers would not be best",
            "GH-R23",
        )
    if file.scoring.per_good < 0:
        unfit("scoring.per_good", "must not be negative", "GH-809")


def _check_fleets(file: File) -> None:
    fleets = file.fleets.list
    names = [fleet.id for fleet in fleets] + [boat.id for f in fleets for boat in f.boats]
    if len(fleets) != FLEETS or len(set(names)) != len(names):
        unfit("fleets.list", f"must be {FLEETS} fleets, all ids different", "GH-106")
    for fleet in fleets:
        if len(fleet.boats) != BOATS_PER_FLEET:
            unfit(f"fleets.list.{fleet.id}", "must have three boats", "GH-106")
        for boat in fleet.boats:
            known = set(boat.colours) <= set(file.colours.list)
            if not known or not 1 <= len(set(boat.colours)) <= BOATS_PER_FLEET:
                unfit(f"fleets.list.{boat.id}.colours", "must be 1 to 3 known colours", "GH-403")


def _check_tracks(file: File) -> None:
    tiles = {tile.id: tile for tile in file.sea_tiles.list}
    for tile in tiles.values():
        if not tile.cells or not set(tile.cells) <= set(file.colours.list):
            unfit(f"sea_tiles.{tile.id}.cells", "must be known colours", "GH-105")
    for seats in (2, 3, 4):
        field = f"tracks.by_players.{seats}"
        track = file.tracks.by_players.get(str(seats), ())
        if len(track) < 3 or track[0] != VENICE or track[-1] != CONSTANTINOPLE:
            unfit(field, "must begin with venice and end with constantinople", "GH-105")
        inner = track[1:-1]
        sea = [tiles[name] for name in inner if name in tiles]
        if len(track) + sum(len(tile.cells) for tile in sea) > MOST_PIECES:
            unfit(field, f"must have at most {MOST_PIECES} spaces", "GH-105")
        if len(sea) + inner.count(MODONE) != len(inner) or len(set(inner)) != len(inner):
            unfit(field, "must be made of different sea tiles and modone", "GH-105")
        if any(a.symbol == b.symbol for a, b in itertools.pairwise(sea)):
            unfit(field, "two successive sea tiles must not bear the same symbol", "GH-105")
        if seats == 3:
            if MODONE in inner:
                unfit(field, "modone is not used with 3 seats", "GH-105")
        elif MODONE not in inner or inner.index(MODONE) * 2 != len(inner) - 1:
            unfit(field, "modone must lie in the middle", "GH-105")
        elif file.modone.docks.get(str(seats), 0) < 1:
            unfit(f"modone.docks.{seats}", "must be at least 1", "GH-314")
        elif str(seats) not in file.modone.draws_cards:
            unfit(f"modone.draws_cards.{seats}", "must be true or false", "GH-405")


def _check_expansion(file: File) -> None:
    part = file.expansion
    if part.cubes.black < 0 or part.cubes.white < 0 or part.mercenaries.total < 0:
        unfit("expansion", "numbers of pieces must not be negative", "GH-502")
    if part.cubes.black > MOST_PIECES:
        unfit("expansion.cubes.black", f"must be at most {MOST_PIECES}", "GH-502")
    if part.peasants.per_mercenary < 1:
        unfit("expansion.peasants.per_mercenary", "must be at least 1", "GH-517")
    for name in ("a", "b"):
        tiles = part.territories.sets.get(name, ())
        if len({tile.id for tile in tiles}) != TERRITORIES or len(tiles) != TERRITORIES:
            unfit(f"expansion.territories.sets.{name}", "must be five territories", "GH-503")
        most = min(part.mercenaries.total, MOST_MEN)
        if any(not 1 <= tile.cost <= most for tile in tiles):
            unfit(
                f"expansion.territories.sets.{name}",
                f"costs must be payable and at most {MOST_MEN}",
                "GH-515",
            )
