"""The component data of Golden Horn as the tables the engine plays with."""

from typing import Any

from fondaco.games.golden_horn.component_file import (
    BLACK,
    COLOURS,
    DOCKS,
    HOME,
    MERCENARY,
    MODONE,
    PEASANT,
    WHITE,
    File,
    read,
)


class Track:
    """The sea lane for one number of seats; space 0 is Venice, the last is Constantinople."""

    def __init__(self, file: File, seats: int) -> None:
        tiles = {tile.id: tile for tile in file.sea_tiles.list}
        colours = file.colours.list
        self.colour: list[int] = []
        self.modone = -1
        for name in file.tracks.by_players[str(seats)]:
            if name == MODONE:
                self.modone = len(self.colour)
                self.colour.append(DOCKS)
            elif name in tiles:
                self.colour += [colours.index(cell) for cell in tiles[name].cells]
            else:
                self.colour.append(HOME)
        self.last = len(self.colour) - 1
        self.docks = file.modone.docks[str(seats)] if self.modone >= 0 else 0
        self.modone_draws = self.modone >= 0 and file.modone.draws_cards[str(seats)]


class Components:
    """Everything printed on the pieces, with integer ids in the order of the file."""

    def __init__(self, data: dict[str, Any]) -> None:
        file = read(data)
        self.colours = list(file.colours.list)
        self.colour_id = {name: number for number, name in enumerate(self.colours)}
        self.stock_names = [*self.colours, "mercenaries", "peasants"]
        self.bag_names = [*self.colours, "black", "white"]
        self.kind_id = self.colour_id | {"mercenaries": MERCENARY, "peasants": PEASANT}
        self.cube_id = self.colour_id | {"black": BLACK, "white": WHITE}
        self.goods_per_colour = file.goods.per_colour
        self.cards_per_colour = file.cards.per_colour
        self.start_hand = file.cards.start_hand
        self.stock = file.ports.stock
        self.stock_expansion = file.ports.stock_expansion
        self.per_good = file.scoring.per_good
        self.row_bonus = [file.scoring.row_bonus.get(str(n), 0) for n in range(COLOURS + 1)]
        self.fleets = [fleet.id for fleet in file.fleets.list]
        self.fleet_names = [fleet.name for fleet in file.fleets.list]
        boats = [boat for fleet in file.fleets.list for boat in fleet.boats]
        self.boats = [boat.id for boat in boats]
        self.boat_id = {name: number for number, name in enumerate(self.boats)}
        self.sails = [sorted(self.colour_id[c] for c in set(boat.colours)) for boat in boats]
        self.sail_mask = [sum(1 << colour for colour in sails) for sails in self.sails]
        self.foreign = [[c for c in range(COLOURS) if c not in sails] for sails in self.sails]
        self.card_draw = [file.cards.draw_by_sail_colours[str(len(sails))] for sails in self.sails]
        self.tracks = {seats: Track(file, seats) for seats in (2, 3, 4)}
        self.black = file.expansion.cubes.black
        self.white = file.expansion.cubes.white
        self.mercenaries = file.expansion.mercenaries.total
        self.per_mercenary = file.expansion.peasants.per_mercenary
        self.mercenary_points = file.expansion.leftover_points.mercenary
        self.peasant_points = file.expansion.leftover_points.peasant
        self.territory_sets = {
            name: list(tiles) for name, tiles in file.expansion.territories.sets.items()
        }
