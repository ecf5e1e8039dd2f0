"""The component file of Méditerranée, read and checked."""

from typing import Any

import msgspec

from fondaco.games.mediterranee.pieces import BITS, COIN, ENROLLED, GARRISON, GOODS, POWERS, SAILORS
from fondaco.table import reading
from fondaco.table.bounds import Few, Money, Pieces, Rounds, Total
from fondaco.table.reading import unfit

SIZES = ("small", "medium", "capital")


class _Counts(msgspec.Struct):
    die_faces: Few
    galleys: Few
    goods_per_kind: Pieces
    goods_total: Total
    sailors: Pieces
    castles: Pieces
    coins_value: Money


class _Good(msgspec.Struct):
    id: str
    producing_ports: Few


class _Goods(msgspec.Struct):
    list: tuple[_Good, ...]


class _Sizes(msgspec.Struct):
    small: Few
    medium: Few
    capital: Few


class _SlotNumbers(msgspec.Struct):
    tables: dict[str, dict[str, tuple[Few, ...]]]


class _Warehouses(msgspec.Struct):
    slot_counts: _Sizes
    slot_numbers: _SlotNumbers


class _Power(msgspec.Struct):
    id: str
    capital: str


class _Powers(msgspec.Struct):
    list: tuple[_Power, ...]


class PlayerCount(msgspec.Struct):
    rounds: Rounds
    power_sets: tuple[tuple[str, ...], ...]


class _PerPlayer(msgspec.Struct):
    galleys: Few
    sailors: Pieces
    ducats: Money


class _Setup(msgspec.Struct):
    per_player: _PerPlayer


class _ForeignPrice(msgspec.Struct):
    min: Money
    max: Money
    max_monopoly: Money


class _Bonus(msgspec.Struct):
    port: Money
    capital: Money


class _Constants(msgspec.Struct):
    galley_capacity: Few
    goods_price_neutral_or_own: Money
    goods_price_foreign: _ForeignPrice
    build_cost: Money
    build_galley_needs: tuple[str, ...]
    build_castle_needs: tuple[str, ...]
    sailor_cost: Money
    combat_divisor: Pieces
    combat_divisor_vs_castle: Pieces
    sale_multiplier: Money
    new_market_bonus: _Bonus
    capital_income: Money


class _Scoring(msgspec.Struct):
    own_capital: Money
    ducats_per_point: Money
    port_not_full: Money
    full: dict[str, Money]


class _Area(msgspec.Struct):
    id: Few
    port: str | None


class _Port(msgspec.Struct):
    id: str
    name: str
    area: Few
    good: str
    size: str


class _Edges(msgspec.Struct):
    edges: tuple[tuple[Few, Few], ...]


class _OpenSea(msgspec.Struct):
    areas: tuple[Few, ...]


class File(msgspec.Struct):
    counts: _Counts
    goods: _Goods
    warehouses: _Warehouses
    powers: _Powers
    player_counts: dict[str, Any]  # with remarks beside the counts
    setup: _Setup
    constants: _Constants
    scoring: _Scoring
    areas: tuple[_Area, ...]
    ports: tuple[_Port, ...]
    adjacency: _Edges
    optional_edges: _Edges
    open_sea: _OpenSea


def read_components(data: dict[str, Any]) -> tuple[File, dict[int, PlayerCount]]:
    """The file, and its player counts by number of seats."""
    file = reading.read(data, File, "components")
    players = {
        seats: reading.read(file.player_counts.get(str(seats)), PlayerCount, "components")
        for seats in (2, 3, 4)
    }
    _check(file, players)
    return file, players


def _check(file: File, players: dict[int, PlayerCount]) -> None:
    """Refuse a replaced data file with which the rules could not be played."""
    goods = [good.id for good in file.goods.list]
    if len(goods) != GOODS or len(set(goods)) != GOODS or SAILORS in goods:
        unfit("goods.list", f"must be {GOODS} different goods", "ME-120")
    counts = file.counts
    if counts.goods_per_kind < 1 or counts.goods_total != counts.goods_per_kind * GOODS:
        unfit("counts.goods_total", "must be seven times goods_per_kind", "ME-905")
    if counts.die_faces < 2:
        unfit("counts.die_faces", "must be at least 2, or ties would never end", "ME-209")
    start = file.setup.per_player
    if not 2 <= file.constants.galley_capacity <= (1 << BITS) - 1:
        unfit("constants.galley_capacity", "must be 2 to 7", "ME-114")
    if start.galleys != 2 or start.sailors < 2:
        unfit("setup.per_player", "must be two galleys and two sailors or more", "ME-105")
    if counts.galleys < POWERS * 2 or counts.sailors < POWERS * start.sailors or counts.castles < 0:
        unfit("counts", "must be enough pieces for four players", "ME-905")
    _check_money(file)
    _check_powers(file, players)
    _check_map(file)
    _check_ports(file, goods)


def _check_money(file: File) -> None:
    fixed, foreign = file.constants, file.constants.goods_price_foreign
    sums = {
        "setup.per_player.ducats": file.setup.per_player.ducats,
        "constants.goods_price_neutral_or_own": fixed.goods_price_neutral_or_own,
        "constants.build_cost": fixed.build_cost,
        "constants.sailor_cost": fixed.sailor_cost,
        "constants.sale_multiplier": fixed.sale_multiplier,
        "constants.new_market_bonus.port": fixed.new_market_bonus.port,
        "constants.new_market_bonus.capital": fixed.new_market_bonus.capital,
        "constants.capital_income": fixed.capital_income,
        "constants.goods_price_foreign.min": foreign.min,
        "constants.goods_price_foreign.max": foreign.max,
        "constants.goods_price_foreign.max_monopoly": foreign.max_monopoly,
        "counts.coins_value": file.counts.coins_value,
    }
    for field, amount in sums.items():
        if amount < 0 or amount % COIN:
            unfit(field, f"must be a multiple of {COIN}", "ME-119")
    if not COIN <= foreign.min <= foreign.max <= foreign.max_monopoly:
        unfit("constants.goods_price_foreign", "must be a range of prices", "ME-308")
    if min(fixed.goods_price_neutral_or_own, fixed.sailor_cost) < COIN:
        unfit("constants", "goods and sailors must cost something, or buying never ends", "ME-306")
    if file.counts.coins_value < POWERS * file.setup.per_player.ducats:
        unfit("counts.coins_value", "must be enough for four players", "ME-105")
    if min(fixed.combat_divisor, fixed.combat_divisor_vs_castle, file.scoring.ducats_per_point) < 1:
        unfit("constants", "divisors must be at least 1", "ME-503")
    for needs in (fixed.build_galley_needs, fixed.build_castle_needs):
        if not set(needs) <= {good.id for good in file.goods.list}:
            unfit("constants", "materials must be goods", "ME-328")


def _check_powers(file: File, players: dict[int, PlayerCount]) -> None:
    powers = [power.id for power in file.powers.list]
    if len(powers) != POWERS or len(set(powers)) != POWERS:
        unfit("powers.list", f"must be {POWERS} different powers", "ME-103")
    for seats, count in players.items():
        field = f"player_counts.{seats}"
        if count.rounds < 1:
            unfit(f"{field}.rounds", "must be at least 1", "ME-102")
        if len(count.power_sets) != (2 if seats == 2 else 1):
            unfit(f"{field}.power_sets", "must be two pairs for 2 players, else one", "ME-103")
        for chosen in count.power_sets:
            if len(set(chosen)) != seats or len(chosen) != seats or not set(chosen) <= set(powers):
                unfit(f"{field}.power_sets", f"must be {seats} different powers", "ME-103")


def _check_map(file: File) -> None:
    areas = [area.id for area in file.areas]
    if areas != list(range(len(areas))):
        unfit("areas", "must be numbered from 0 on", "ME-402")
    for field, edges in (
        ("adjacency.edges", file.adjacency.edges),
        ("optional_edges.edges", file.optional_edges.edges),
    ):
        links = {frozenset(edge) for edge in edges}
        if len(links) != len(edges) or any(
            a == b or not (0 <= a < len(areas) and 0 <= b < len(areas)) for a, b in edges
        ):
            unfit(field, "must be different links of two known areas", "ME-402")
    if not set(file.open_sea.areas) <= set(areas):
        unfit("open_sea.areas", "must be known areas", "ME-318")
    if any(file.areas[area].port for area in file.open_sea.areas):
        unfit("open_sea.areas", "must be without ports", "ME-318")


def _check_ports(file: File, goods: list[str]) -> None:
    ports = {port.id: port for port in file.ports}
    if len(ports) != len(file.ports) or {GARRISON, ENROLLED} & set(ports):
        unfit("ports", "must have different ids", "ME-117")
    for port in file.ports:
        field = f"ports.{port.id}"
        if port.size not in SIZES:
            unfit(f"{field}.size", f"must be one of: {', '.join(SIZES)}", "ME-805")
        if port.good not in goods:
            unfit(f"{field}.good", "must be one of the seven goods", "ME-120")
        if not 0 <= port.area < len(file.areas) or file.areas[port.area].port != port.id:
            unfit(f"{field}.area", "must be the area that names this port", "ME-117")
    if sum(area.port is not None for area in file.areas) != len(ports):
        unfit("areas", "must name every port once", "ME-117")
    for good in file.goods.list:
        if sum(port.good == good.id for port in file.ports) != good.producing_ports:
            unfit(f"goods.{good.id}.producing_ports", "must be as many as produce it", "ME-310")
    for power in file.powers.list:
        if power.capital not in ports or ports[power.capital].size != "capital":
            unfit(f"powers.{power.id}.capital", "must be a port of capital size", "ME-104")
    if len({power.capital for power in file.powers.list}) != POWERS:
        unfit("powers.list", "must have different capitals", "ME-104")
    if not set(SIZES) <= set(file.scoring.full):
        unfit("scoring.full", f"must name {', '.join(SIZES)}", "ME-805")
    for start in ("1", "2"):
        table = file.warehouses.slot_numbers.tables.get(start, {})
        for size in SIZES:
            numbers = table.get(size, ())
            field = f"warehouses.slot_numbers.tables.{start}.{size}"
            if len(numbers) != getattr(file.warehouses.slot_counts, size):
                unfit(field, "must have as many numbers as the warehouse has slots", "ME-704")
            if not 1 <= len(numbers) < GOODS:
                unfit(field, "must be 1 to 6 slots, one for each other good", "ME-703")
            if list(numbers) != sorted(numbers) or min(numbers) < 0:
                unfit(field, "must be rising numbers", "ME-704")
