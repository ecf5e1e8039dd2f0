"""The component file of Oltre Mare: its shape, and what makes it unfit for play."""

from typing import Any

import msgspec

from fondaco.games.oltre_mare.pieces import (
    GOODS,
    ICONS,
    MARKERS,
    MOST_LOAD,
    MOST_ROUTES,
    MOST_STEPS,
    UNSEEN,
)
from fondaco.table import reading
from fondaco.table.bounds import MOST_PIECES, Few, Money, Pieces
from fondaco.table.reading import unfit


class _Constants(msgspec.Struct):
    start_ducats: Money
    start_hand: Few
    max_purchases_per_turn: Few
    price: Money
    price_surcharged: Money
    favourable_market_prices: tuple[Money, ...]
    rank_payout: tuple[Money, ...]
    pirate_card_penalty: Money
    local_authority_offset: Few
    remove_goods_by_players: dict[str, tuple[str, ...]]


class _ActionTable(msgspec.Struct):
    ducats: tuple[Money, ...]
    pirates: tuple[Few, ...]
    market: tuple[Few, ...]
    navigation: tuple[Few, ...]


class _Good(msgspec.Struct):
    id: str
    count: Pieces
    sequence: tuple[Money, ...] | dict[str, tuple[Money, ...]]


class _Goods(msgspec.Struct):
    list: tuple[_Good, ...]


class _Card(msgspec.Struct):
    id: str
    good: str
    actions: tuple[str, ...]
    lions: Few
    load: Few
    port: str | None


class _Cards(msgspec.Struct):
    list: tuple[_Card, ...]


class _Marker(msgspec.Struct):
    id: str
    count: Pieces


class _Markers(msgspec.Struct):
    types: tuple[_Marker, ...]


class _Merchant(msgspec.Struct):
    id: str


class _Merchants(msgspec.Struct):
    list: tuple[_Merchant, ...]


class _Port(msgspec.Struct):
    id: str


class _Route(msgspec.Struct):
    id: str
    a: str
    b: str


class _Map(msgspec.Struct):
    ports: tuple[_Port, ...]
    routes: tuple[_Route, ...]


class File(msgspec.Struct):
    constants: _Constants
    action_table: _ActionTable
    goods: _Goods
    cards: _Cards
    markers: _Markers
    merchants: _Merchants
    map: _Map


# -- checking --


def read(data: dict[str, Any]) -> File:
    """The file if the rules can be played with it, or `Invalid` naming the field and the rule."""
    file = reading.read(data, File, "components")
    _check(file)
    return file


def _unique(field: str, names: list[str], rule: str) -> None:
    if len(set(names)) != len(names) or "" in names:
        unfit(field, "must have different ids", rule)


def _check(file: File) -> None:
    """Refuse a replaced data file with which the rules could not be played."""
    _check_constants(file)
    _check_goods(file)
    _check_map(file)
    _check_cards(file)
    markers = [marker.id for marker in file.markers.types]
    if sorted(markers) != sorted(MARKERS):
        unfit("markers.types", f"must be: {', '.join(MARKERS)}", "OM-102")
    counts = [marker.count for marker in file.markers.types]
    if len(file.cards.list) > MOST_PIECES or len(file.map.ports) > MOST_PIECES:
        unfit("cards.list", f"must be at most {MOST_PIECES} cards and ports", "OM-104")
    if min(counts) < 0 or sum(counts) < len(file.map.ports):
        unfit("markers.types", "must be at least one for every port", "OM-102")
    merchants = [merchant.id for merchant in file.merchants.list]
    _unique("merchants.list", merchants, "OM-108")
    if not 5 <= len(merchants) <= MOST_PIECES:
        unfit("merchants.list", f"must be 5 to {MOST_PIECES} colours", "OM-108")


def _check_constants(file: File) -> None:
    constants = file.constants
    if constants.start_hand < 0:
        unfit("constants.start_hand", "must not be negative", "OM-112")
    if constants.max_purchases_per_turn < 1:
        unfit(
            "constants.max_purchases_per_turn",
            "must be at least 1, or the game might not end",
            "OM-314",
        )
    if min(constants.price, constants.price_surcharged) < 0:
        unfit("constants.price", "must not be negative", "OM-316")
    prices = constants.favourable_market_prices
    if len(prices) < constants.max_purchases_per_turn or min(prices, default=0) < 0:
        unfit("constants.favourable_market_prices", "must price every purchase", "OM-319")
    for seats in ("2", "3", "4", "5"):
        field = f"constants.remove_goods_by_players.{seats}"
        goods = constants.remove_goods_by_players.get(seats)
        if goods is None or not set(goods) <= {good.id for good in file.goods.list}:
            unfit(field, "must be a list of known goods", "OM-103")
    table = file.action_table
    for name, row, rule in (
        ("ducats", table.ducats, "OM-405"),
        ("pirates", table.pirates, "OM-406"),
        ("market", table.market, "OM-407"),
        ("navigation", table.navigation, "OM-410"),
    ):
        if not row or row[0] != 0 or min(row) < 0:
            unfit(f"action_table.{name}", "must begin with 0 and not be negative", rule)
    if max(table.navigation) > MOST_STEPS:
        unfit("action_table.navigation", f"must be at most {MOST_STEPS} steps", "OM-410")


def _check_goods(file: File) -> None:
    goods = file.goods.list
    if len(goods) != GOODS:
        unfit("goods.list", f"must be {GOODS} goods", "OM-806")
    _unique("goods.list", [good.id for good in goods], "OM-806")
    for good in goods:
        by_edition = good.sequence if isinstance(good.sequence, dict) else {"it": good.sequence}
        if isinstance(good.sequence, dict) and not {"it", "fr"} <= set(by_edition):
            unfit(f"goods.{good.id}.sequence", "must name both editions", "OM-R1")
        if not all(by_edition.values()):
            unfit(f"goods.{good.id}.sequence", "must not be empty", "OM-806")


def _check_cards(file: File) -> None:
    cards, goods = file.cards.list, {good.id: good.count for good in file.goods.list}
    _unique("cards.list", [card.id for card in cards], "OM-104")
    ports = {port.id for port in file.map.ports}
    for card in cards:
        field = f"cards.{card.id}"
        if card.id == UNSEEN:
            unfit(field, "is the word that positions use for unseen cards", "OM-903")
        if card.good not in goods:
            unfit(f"{field}.good", f"must be one of: {', '.join(goods)}", "OM-306")
        if not set(card.actions) <= set(ICONS) or len(card.actions) > 4:
            unfit(f"{field}.actions", f"must be up to four of: {', '.join(ICONS)}", "OM-403")
        if card.lions < 0:
            unfit(f"{field}.lions", "must not be negative", "OM-203")
        if card.load < 1:
            unfit(f"{field}.load", "must be at least 1, or the game might not end", "OM-401")
        if card.load > MOST_LOAD:
            unfit(f"{field}.load", f"must be at most {MOST_LOAD}", "OM-401")
        if card.port is not None and card.port not in ports:
            unfit(f"{field}.port", "must be a port of the map", "OM-109")
    for good, count in goods.items():
        if sum(card.good == good for card in cards) != count:
            unfit(f"goods.{good}.count", "must be the number of its cards", "OM-104")


def _check_map(file: File) -> None:
    ports = [port.id for port in file.map.ports]
    _unique("map.ports", ports, "OM-102")
    _unique("map.routes", [route.id for route in file.map.routes], "OM-410")
    for route in file.map.routes:
        if route.a not in ports or route.b not in ports or route.a == route.b:
            unfit(f"map.routes.{route.id}", "must join two different ports", "OM-410")
    ends = [port for route in file.map.routes for port in (route.a, route.b)]
    if any(ends.count(port) > MOST_ROUTES for port in ports):
        unfit("map.routes", f"must be at most {MOST_ROUTES} from one port", "OM-410")
