"""The component data of Oltre Mare, read and checked, as the tables the engine plays with."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from fondaco.table.words import Invalid, Seat

GOODS = 7
ICONS = ("ducats", "pirates", "market", "navigation")
MARKERS = (
    "compass",
    "fight_pirates",
    "favourable_market",
    "local_authority",
    "important_deal",
    "smooth_sailing",
)
COMPASS, FIGHT_PIRATES, FAVOURABLE_MARKET, LOCAL_AUTHORITY, IMPORTANT_DEAL, SMOOTH_SAILING = range(
    6
)
TYPES = len(MARKERS)
MOST_PIECES = 900
MOST_LOAD = 63  # so that the icons of all cards played fit their bytes
UNSEEN, KNOWN = "unseen", "known"
"""What stands for a card of a pirate pile that nobody, or only its owner, has seen."""

Trip = tuple[int, ...]
"""Routes in the order of sailing."""


class _Constants(msgspec.Struct):
    start_ducats: int
    start_hand: int
    max_purchases_per_turn: int
    price: int
    price_surcharged: int
    favourable_market_prices: tuple[int, ...]
    rank_payout: tuple[int, ...]
    pirate_card_penalty: int
    local_authority_offset: int
    remove_goods_by_players: dict[str, tuple[str, ...]]


class _ActionTable(msgspec.Struct):
    ducats: tuple[int, ...]
    pirates: tuple[int, ...]
    market: tuple[int, ...]
    navigation: tuple[int, ...]


class _Good(msgspec.Struct):
    id: str
    count: int
    sequence: tuple[int, ...] | dict[str, tuple[int, ...]]


class _Goods(msgspec.Struct):
    list: tuple[_Good, ...]


class _Card(msgspec.Struct):
    id: str
    good: str
    actions: tuple[str, ...]
    lions: int
    load: int
    port: str | None


class _Cards(msgspec.Struct):
    list: tuple[_Card, ...]


class _Marker(msgspec.Struct):
    id: str
    count: int


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


class _File(msgspec.Struct):
    constants: _Constants
    action_table: _ActionTable
    goods: _Goods
    cards: _Cards
    markers: _Markers
    merchants: _Merchants
    map: _Map


class Components:
    """Everything printed on the pieces, with integer ids in the order of the file."""

    def __init__(self, data: dict[str, Any]) -> None:
        try:
            file = msgspec.convert(data, _File)
        except msgspec.ValidationError as error:
            raise Invalid.misshapen("components", error) from None
        _check(file)
        self.goods = [good.id for good in file.goods.list]
        self.good_id = {name: number for number, name in enumerate(self.goods)}
        self._sequences = [good.sequence for good in file.goods.list]
        self.sequence = cache(self._sequence)
        self._set_cards(file)
        self._set_map(file)
        counts = {marker.id: marker.count for marker in file.markers.types}
        self.marker_counts = [counts[name] for name in MARKERS]
        self.colours = [merchant.id for merchant in file.merchants.list]
        table = file.action_table
        # OM-R6: the last entry also counts for more icons.
        self.earnings, self.stolen = list(table.ducats), list(table.pirates)
        self.drawn, self.steps = list(table.market), list(table.navigation)
        constants = file.constants
        self.start_ducats, self.start_hand = constants.start_ducats, constants.start_hand
        self.most_purchases = constants.max_purchases_per_turn
        self.price, self.surcharged = constants.price, constants.price_surcharged
        self.schedule = list(constants.favourable_market_prices)
        self.payout = list(constants.rank_payout)
        self.pirate_penalty = constants.pirate_card_penalty
        self.authority_offset = constants.local_authority_offset
        self.left_out = {
            seats: [self.good_id[name] for name in constants.remove_goods_by_players[str(seats)]]
            for seats in (2, 3, 4, 5)
        }

    def _set_cards(self, file: _File) -> None:
        cards = file.cards.list
        self.cards = [card.id for card in cards]
        self.card_id = {name: number for number, name in enumerate(self.cards)}
        self.good = [self.good_id[card.good] for card in cards]
        self.icons = [
            # A byte for each icon, so that the icons of several cards add up in one number.
            sum(card.actions.count(icon) << 8 * place for place, icon in enumerate(ICONS))
            for card in cards
        ]
        self.lions = [card.lions for card in cards]
        self.load = [card.load for card in cards]

    def _set_map(self, file: _File) -> None:
        self.ports = [port.id for port in file.map.ports]
        self.port_id = {name: number for number, name in enumerate(self.ports)}
        self.port = [
            -1 if card.port is None else self.port_id[card.port] for card in file.cards.list
        ]
        self.routes = [route.id for route in file.map.routes]
        self.route_id = {name: number for number, name in enumerate(self.routes)}
        self.ends = [(self.port_id[route.a], self.port_id[route.b]) for route in file.map.routes]
        self.ways: list[list[tuple[int, int]]] = [[] for _ in self.ports]
        """By port: routes from there, each with the port it leads to."""
        for route, (a, b) in enumerate(self.ends):
            self.ways[a].append((route, b))
            self.ways[b].append((route, a))
        self.trips = cache(self._trips)

    def _sequence(self, good: int, edition: str) -> list[int]:
        """What runs of 1, 2, … cards of a good bring (OM-806, OM-R1)."""
        sequence = self._sequences[good]
        return list(sequence[edition] if isinstance(sequence, dict) else sequence)

    def in_play(self, seats: int) -> list[int]:
        """The goods cards used by so many seats (OM-103)."""
        out = self.left_out[seats]
        return [card for card, good in enumerate(self.good) if good not in out]

    def check_seats(self, seats: int) -> None:
        """`Invalid` unless the cards are enough for so many seats."""
        cards = self.in_play(seats)
        if sum(self.port[card] >= 0 for card in cards) < seats:
            raise Invalid(
                "components.cards", f"fewer than {seats} usable cards name a port", "OM-107"
            )
        if len(cards) < seats * (1 + self.start_hand):
            raise Invalid("components.cards", f"too few to deal to {seats} seats", "OM-112")

    def _trips(self, port: int, steps: int, used: int = 0) -> dict[int, Trip]:
        """End ports of trips of exactly so many steps, each with its first trip (OM-410, OM-411).

        `used` are routes already sailed this turn, one bit each. If there is no trip of that
        length, those of the greatest possible length (OM-R23); {} if there is no way at all.
        """
        found: dict[int, Trip] = {}
        longest = 0

        def sail(here: int, trip: Trip, used: int) -> None:
            nonlocal longest
            if len(trip) > longest:
                longest = len(trip)
                found.clear()
            if len(trip) == longest and trip:
                found.setdefault(here, trip)
            if len(trip) < steps:
                for route, there in self.ways[here]:
                    if not used >> route & 1:
                        sail(there, (*trip, route), used | 1 << route)

        sail(port, (), used)
        return dict(sorted(found.items()))


def rank_payouts(
    keys: Sequence[tuple[int, ...]], payout: list[int], dense: bool, rank_zero: bool
) -> list[int]:
    """Ducats by rank for keys where more is better; equal keys share the full sum of their rank.

    `dense`: a tie does not use up the following rank (OM-R12); without `rank_zero` keys that
    begin with 0 take no rank (OM-R13).
    """
    above = set(keys) if dense else keys
    paid = []
    for key in keys:
        place = sum(other > key for other in above)
        taken = (rank_zero or key[0]) and place < len(payout)
        paid.append(payout[place] if taken else 0)
    return paid


def venice_window(goods: int, hands: int, exact: bool) -> tuple[int, int]:
    """Least and most goods cards above the Venice card in a deck of so many (OM-R9).

    `hands` cards are dealt at once, so that it never comes up before.
    """
    if exact:
        least = most = goods // 2
    else:
        least, most = -(-2 * goods // 5), 3 * goods // 5
    least = max(least, hands)
    return least, max(least, most)


@cache
def round_the_table(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats clockwise from one on (OM-105)."""
    return tuple((first + n) % seats for n in range(seats))


# -- checking --


def _refuse(field: str, why: str, rule: str) -> None:
    raise Invalid(f"components.{field}", why, rule)


def _unique(field: str, names: list[str], rule: str) -> None:
    if len(set(names)) != len(names) or "" in names:
        _refuse(field, "must have different ids", rule)


def _check(file: _File) -> None:
    """Refuse a replaced data file with which the rules could not be played."""
    _check_constants(file)
    _check_goods(file)
    _check_map(file)
    _check_cards(file)
    markers = [marker.id for marker in file.markers.types]
    if sorted(markers) != sorted(MARKERS):
        _refuse("markers.types", f"must be: {', '.join(MARKERS)}", "OM-102")
    counts = [marker.count for marker in file.markers.types]
    if len(file.cards.list) > MOST_PIECES or len(file.map.ports) > MOST_PIECES:
        _refuse("cards.list", f"must be at most {MOST_PIECES} cards and ports", "OM-104")
    if min(counts) < 0 or sum(counts) < len(file.map.ports):
        _refuse("markers.types", "must be at least one for every port", "OM-102")
    merchants = [merchant.id for merchant in file.merchants.list]
    _unique("merchants.list", merchants, "OM-108")
    if not 5 <= len(merchants) <= MOST_PIECES:
        _refuse("merchants.list", f"must be 5 to {MOST_PIECES} colours", "OM-108")


def _check_constants(file: _File) -> None:
    constants = file.constants
    if constants.start_hand < 0:
        _refuse("constants.start_hand", "must not be negative", "OM-112")
    if constants.max_purchases_per_turn < 0:
        _refuse("constants.max_purchases_per_turn", "must not be negative", "OM-314")
    if min(constants.price, constants.price_surcharged) < 0:
        _refuse("constants.price", "must not be negative", "OM-316")
    prices = constants.favourable_market_prices
    if len(prices) < constants.max_purchases_per_turn or min(prices, default=0) < 0:
        _refuse("constants.favourable_market_prices", "must price every purchase", "OM-319")
    for seats in ("2", "3", "4", "5"):
        field = f"constants.remove_goods_by_players.{seats}"
        goods = constants.remove_goods_by_players.get(seats)
        if goods is None or not set(goods) <= {good.id for good in file.goods.list}:
            _refuse(field, "must be a list of known goods", "OM-103")
    table = file.action_table
    for name, row, rule in (
        ("ducats", table.ducats, "OM-405"),
        ("pirates", table.pirates, "OM-406"),
        ("market", table.market, "OM-407"),
        ("navigation", table.navigation, "OM-410"),
    ):
        if not row or row[0] != 0 or min(row) < 0:
            _refuse(f"action_table.{name}", "must begin with 0 and not be negative", rule)


def _check_goods(file: _File) -> None:
    goods = file.goods.list
    if len(goods) != GOODS:
        _refuse("goods.list", f"must be {GOODS} goods", "OM-806")
    _unique("goods.list", [good.id for good in goods], "OM-806")
    for good in goods:
        by_edition = good.sequence if isinstance(good.sequence, dict) else {"it": good.sequence}
        if isinstance(good.sequence, dict) and not {"it", "fr"} <= set(by_edition):
            _refuse(f"goods.{good.id}.sequence", "must name both editions", "OM-R1")
        if not all(by_edition.values()):
            _refuse(f"goods.{good.id}.sequence", "must not be empty", "OM-806")


def _check_cards(file: _File) -> None:
    cards, goods = file.cards.list, {good.id: good.count for good in file.goods.list}
    _unique("cards.list", [card.id for card in cards], "OM-104")
    ports = {port.id for port in file.map.ports}
    for card in cards:
        field = f"cards.{card.id}"
        if card.id in (UNSEEN, KNOWN):
            _refuse(field, "is a word that positions use for unseen cards", "OM-903")
        if card.good not in goods:
            _refuse(f"{field}.good", f"must be one of: {', '.join(goods)}", "OM-306")
        if not set(card.actions) <= set(ICONS) or len(card.actions) > 4:
            _refuse(f"{field}.actions", f"must be up to four of: {', '.join(ICONS)}", "OM-403")
        if card.lions < 0:
            _refuse(f"{field}.lions", "must not be negative", "OM-203")
        if card.load < 1:
            _refuse(f"{field}.load", "must be at least 1, or the game might not end", "OM-401")
        if card.load > MOST_LOAD:
            _refuse(f"{field}.load", f"must be at most {MOST_LOAD}", "OM-401")
        if card.port is not None and card.port not in ports:
            _refuse(f"{field}.port", "must be a port of the map", "OM-109")
    for good, count in goods.items():
        if sum(card.good == good for card in cards) != count:
            _refuse(f"goods.{good}.count", "must be the number of its cards", "OM-104")


def _check_map(file: _File) -> None:
    ports = [port.id for port in file.map.ports]
    _unique("map.ports", ports, "OM-102")
    _unique("map.routes", [route.id for route in file.map.routes], "OM-410")
    for route in file.map.routes:
        if route.a not in ports or route.b not in ports or route.a == route.b:
            _refuse(f"map.routes.{route.id}", "must join two different ports", "OM-410")
