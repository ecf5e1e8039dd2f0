"""Everything printed on the pieces, as the tables the engine plays with."""

import itertools
from typing import Any

from fondaco.games.mediterranee.components import read_components
from fondaco.games.mediterranee.pieces import BITS, GOODS, NO_POWER, galley_name


class Parts:
    """Everything printed on the pieces, with integer ids in the order of the file."""

    def __init__(self, data: dict[str, Any]) -> None:
        file, players = read_components(data)
        fixed = file.constants
        self.die = file.counts.die_faces
        self.galleys = file.counts.galleys
        self.tokens = file.counts.goods_per_kind
        self.sailors = file.counts.sailors
        self.castles = file.counts.castles
        self.coins = file.counts.coins_value
        self.goods = [good.id for good in file.goods.list]
        self.good_id = {name: number for number, name in enumerate(self.goods)}
        self.powers = [power.id for power in file.powers.list]
        self.power_id: dict[str | None, int] = {name: n for n, name in enumerate(self.powers)}
        self.power_id[None] = NO_POWER
        self.galley_id = {galley_name(number): number for number in range(self.galleys)}
        # ME-R43: the number of the last round is given here, not printed on the track.
        self.rounds = {seats: count.rounds for seats, count in players.items()}
        self.power_sets = {
            seats: [[self.powers.index(name) for name in chosen] for chosen in count.power_sets]
            for seats, count in players.items()
        }
        self.start_sailors = file.setup.per_player.sailors
        self.start_money = file.setup.per_player.ducats
        self.capacity = fixed.galley_capacity
        self.price = fixed.goods_price_neutral_or_own
        self.least_price = fixed.goods_price_foreign.min
        self.most_price = fixed.goods_price_foreign.max
        self.monopoly_price = fixed.goods_price_foreign.max_monopoly
        self.build_cost = fixed.build_cost  # ME-327
        self.galley_needs = sum(1 << self.good_id[name] for name in fixed.build_galley_needs)
        self.castle_needs = sum(1 << self.good_id[name] for name in fixed.build_castle_needs)
        self.sailor_cost = fixed.sailor_cost  # ME-337
        self.divisor = fixed.combat_divisor
        self.castle_divisor = fixed.combat_divisor_vs_castle
        self.sale_multiplier = fixed.sale_multiplier
        self.bonus = fixed.new_market_bonus.port
        self.capital_bonus = fixed.new_market_bonus.capital
        self.income = fixed.capital_income
        self.own_capital = file.scoring.own_capital
        self.ducats_per_point = file.scoring.ducats_per_point  # ME-803
        self.port_not_full = file.scoring.port_not_full
        self.areas = len(file.areas)
        # ME-R8, ME-R9: which areas are open sea, and names of ports, stand in the file.
        self.open_sea = [area in file.open_sea.areas for area in range(self.areas)]
        self.ports = [port.id for port in file.ports]
        self.port_names = [port.name for port in file.ports]
        self.port_id = {name: number for number, name in enumerate(self.ports)}
        self.area_of = [port.area for port in file.ports]
        self.port_at = [-1] * self.areas
        for number, area in enumerate(self.area_of):
            self.port_at[area] = number
        self.good_of = [self.good_id[port.good] for port in file.ports]
        # By size (ME-805 to ME-808): ME-806 is the medium port.
        self.full_points = [file.scoring.full[port.size] for port in file.ports]
        self.is_capital = [port.size == "capital" for port in file.ports]
        self.capitals = [self.port_id[power.capital] for power in file.powers.list]
        self.slots = {
            start: [table[port.size] for port in file.ports]
            for start, table in file.warehouses.slot_numbers.tables.items()
        }
        self.edges = [tuple(edge) for edge in file.adjacency.edges]
        self.optional_edges = [tuple(edge) for edge in file.optional_edges.edges]
        self.kinds, self.count = _cargoes(self.capacity)


def _cargoes(capacity: int) -> tuple[dict[int, tuple[int, ...]], dict[int, int]]:
    """For every cargo that fits on a galley: the kinds it holds, and how many goods it is."""
    kinds: dict[int, tuple[int, ...]] = {}
    count: dict[int, int] = {}
    for size in range(capacity + 1):
        for goods in itertools.combinations_with_replacement(range(GOODS), size):
            cargo = sum(1 << BITS * good for good in goods)
            kinds[cargo] = tuple(sorted(set(goods)))
            count[cargo] = size
    return kinds, count
