"""The component data of Oltre Mare as the tables the engine plays with."""

from collections.abc import Sequence
from typing import Any, Final

from fondaco.games.oltre_mare.component_file import File, read
from fondaco.games.oltre_mare.pieces import GOODS, ICONS, MARKERS, MOST_STEPS
from fondaco.table.words import Invalid, Seat

EDITIONS: Final = ("it", "fr")
"""Whose rules price sugar differently (OM-R1)."""

Trip = tuple[int, ...]
"""Routes in the order of sailing."""


class Components:
    """Everything printed on the pieces, with integer ids in the order of the file."""

    def __init__(self, data: dict[str, Any]) -> None:
        file = read(data)
        self.goods = [good.id for good in file.goods.list]
        self.good_id = {name: number for number, name in enumerate(self.goods)}
        self._sequences = {
            edition: [
                list(good.sequence[edition] if isinstance(good.sequence, dict) else good.sequence)
                for good in file.goods.list
            ]
            for edition in EDITIONS
        }
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

    def _set_cards(self, file: File) -> None:
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
        self.most_icons = max((len(card.actions) for card in cards), default=0)
        self.most_lions, self.most_load = max(self.lions, default=0), max(self.load, default=0)
        self._supplies: dict[int, list[int]] = {}

    def _set_map(self, file: File) -> None:
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
        self._trips: dict[int, dict[int, Trip]] = {}

    def sequence(self, good: int, edition: str) -> list[int]:
        """What runs of 1, 2, … cards of a good bring (OM-806, OM-R1)."""
        return self._sequences[edition][good]

    def in_play(self, seats: int) -> list[int]:
        """The goods cards used by so many seats (OM-103)."""
        out = self.left_out[seats]
        return [card for card, good in enumerate(self.good) if good not in out]

    def supply(self, seats: int) -> list[int]:
        """How many cards of each good are used by so many seats."""
        counts = self._supplies.get(seats)
        if counts is None:
            counts = [0] * GOODS
            for card in self.in_play(seats):
                counts[self.good[card]] += 1
            self._supplies[seats] = counts
        return counts

    def check_seats(self, seats: int) -> None:
        """`Invalid` unless the cards are enough for so many seats."""
        cards = self.in_play(seats)
        if sum(self.port[card] >= 0 for card in cards) < seats:
            raise Invalid(
                "components.cards", f"fewer than {seats} usable cards name a port", "OM-107"
            )
        if len(cards) < seats * (1 + self.start_hand):
            raise Invalid("components.cards", f"too few to deal to {seats} seats", "OM-112")

    def trips(self, port: int, steps: int, used: int = 0) -> dict[int, Trip]:
        """End ports of trips of exactly so many steps, each with its first trip (OM-410, OM-411).

        `used` are routes already sailed this turn, one bit each. If there is no trip of that
        length, those of the greatest possible length (OM-R23); {} if there is no way at all.
        """
        key = (used * len(self.ports) + port) * (MOST_STEPS + 1) + steps
        known = self._trips.get(key)
        if known is None:
            known = self._trips[key] = self._find_trips(port, steps, used)
        return known

    def _find_trips(self, port: int, steps: int, used: int) -> dict[int, Trip]:
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


def round_the_table(first: Seat, seats: int) -> tuple[Seat, ...]:
    """All seats clockwise from one on (OM-105)."""
    return tuple((first + n) % seats for n in range(seats))
