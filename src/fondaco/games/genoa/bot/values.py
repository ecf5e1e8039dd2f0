"""What a merchant of Genoa's goods, cards, markers and actions are worth to him, in ducats.

Only what the seat knows is used: its own hand and what lies open. Everything is what may be hoped
for: a card in hand is worth less than what it pays, because actions are still to be found for it.
"""

import math
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from fondaco.games.genoa.components import (
    ANY_GOOD,
    BUILDING,
    BUILDINGS,
    COLOURS,
    DECK_END,
    DECK_HOUSE,
    DECK_START,
    EXCHANGE,
    EXTRA,
    GOODS,
    LARGE,
    MESSAGE,
    PRIVILEGE,
    RING,
    SMALL,
    SPECIAL_HOUSE,
    SPECIALS,
    START,
    VILLA,
    WAREHOUSE,
    Board,
)
from fondaco.games.genoa.state import FACE_UP, START_PHASE, City
from fondaco.table.words import Seat

BESIDE = (1.0, 0.95, 0.85, 0.75, 0.6, 0.45, 0.35)  # the first, the second, …: actions are few
OWN_TURN, FOREIGN_TURN = 0.5, 0.12  # how often a certain building can be used
VISITS = 0.04  # actions of one other seat in a building and turn
START_CARD, LAST_STARTS = 13.0, 8.0  # a start card, and what more in the last two rounds
EXTRA_CARD = 17.0  # an extra action
NOW = 15.0  # what a delivery that can be made is worth beside: another chance costs an action
LEAST_SWAP, SWAP = 8.0, 0.7  # an exchange card at least, and for a good that is needed
DRAWS = 0.05  # privileges still drawn, a turn


class Weights:
    """What an outlook rests on that was found by playing: another merchant has others."""

    def __init__(
        self,
        *,
        order: tuple[float, ...],
        small_order: tuple[float, float],
        message: float,
        loose: float,
        spare: float,
        placed: tuple[float, ...],
    ) -> None:
        self.order = order
        """A large order by missing goods, in parts of its pay."""
        self.small_order = small_order
        """A small one with its good, and without."""
        self.message = message
        """A message that the tower is likely to do one day."""
        self.loose, self.spare = loose, spare
        """A good that no order asks for, and further ones like it."""
        self.placed = placed
        """Markers in reserve that find a good place."""

    def visits(self, seats: int) -> float:
        """Actions of the others in a building and turn, unless more was heard."""
        return VISITS * (seats - 1)


WEIGHTS: Final = Weights(
    order=(0.85, 0.7, 0.54, 0.38),
    small_order=(0.75, 0.4),
    message=0.85,
    loose=7.0,
    spare=3.0,
    placed=(0.75, 0.65, 0.5, 0.4, 0.3, 0.2, 0.2),
)


@lru_cache(maxsize=16)
def distances(board: Board) -> list[list[int]]:
    """Moves from space to space."""
    away: list[list[int]] = []
    for start in range(len(board.names)):
        steps = [99] * len(board.names)
        steps[start] = 0
        reached = [start]
        for space in reached:
            for near in board.neighbours[space]:
                if steps[near] == 99:
                    steps[near] = steps[space] + 1
                    reached.append(near)
        away.append(steps)
    return away


@cache
def ring_pay(mask: int, payout: tuple[int, ...]) -> int:
    """What privileges pay together (GN-804, GN-805)."""
    full = (1 << RING) - 1
    if mask == full:
        return payout[RING]
    total = 0
    for place in range(RING):
        if mask >> place & 1 and not mask >> (place - 1) % RING & 1:
            size = 0
            while mask >> (place + size) % RING & 1:
                size += 1
            total += payout[size]
    return total


def rounds_left(city: City) -> float:
    """Rounds after this one; starts on the market shorten the game (GN-206)."""
    left = city.end_space - city.round
    return left / (1.0 + city.seats / 16.0) if city.house.market_advances else float(left)


def turns_left(city: City) -> float:
    """Turns of all seats, this one included."""
    return rounds_left(city) * city.seats + city.seats - (city.active - city.first) % city.seats


def beside(place: int) -> float:
    return BESIDE[min(place, len(BESIDE) - 1)]


class Outlook:
    """What things are worth to a seat, remembered while nothing else changes."""

    def __init__(
        self,
        city: City,
        seat: Seat,
        visits: list[float] | None = None,
        weights: Weights = WEIGHTS,
    ) -> None:
        self.weights = weights
        self.city, self.seat, self.parts = city, seat, city.parts
        seats = city.seats
        self.turns = turns_left(city)
        first, active = city.first, city.active
        later = (seat - first) % seats > (active - first) % seats
        if seat == active and city.phase == START_PHASE:
            later = True
        self.own_turns = rounds_left(city) + later
        pace = (OWN_TURN + FOREIGN_TURN * (seats - 1)) / seats
        self.sure = [1.0] + [1.0 - math.exp(-pace * self.turns / n) for n in range(1, 5)]
        """How likely so many certain actions can still be done."""
        self.usual = weights.visits(seats)
        self.visits = visits or [self.usual] * BUILDINGS
        self.rival = math.pow(seats - 1, -1.5)
        """What a ducat in another's purse costs."""
        self.goods = city.goods_of(seat)
        self.large, self.small, self.messages, privileges = (
            tuple(city.hand(seat, deck)) for deck in range(4)
        )
        self.held = city.specials_of(seat)
        self.markers = city.reserve[seat * COLOURS + seat]
        self._payout = tuple(city.parts.payout)
        places = city.parts.ring_place
        self.ring = sum(1 << places[card - DECK_START[PRIVILEGE]] for card in privileges)
        self._known_orders: dict[tuple[tuple[int, ...], tuple[int, ...]], float] = {}
        self._draws: dict[int, float] = {}
        self._rings: dict[int, float] = {}
        self.in_hand = self.orders(self.goods, (*self.large, *self.small))
        self._cards = self._special_values()

    # -- goods and orders --

    def orders(self, goods: list[int], cards: tuple[int, ...]) -> float:
        """Goods and orders together: which goods go to which order, the nearest first."""
        key = (tuple(goods), cards)
        known = self._known_orders.get(key)
        if known is None:
            known = self._known_orders[key] = self._allot(goods[:], cards)
        return known

    def _allot(self, left: list[int], cards: tuple[int, ...]) -> float:
        parts, weights, total = self.parts, self.weights, 0.0
        larges = [card for card in cards if card < DECK_END[LARGE]]
        smalls = [parts.small_of[card - DECK_START[SMALL]][1] for card in cards[len(larges) :]]
        place = done = 0
        for near in (True, False):
            while larges:
                missing, card = min([(self._missing(left, c), c) for c in larges])
                if near and missing > 1:
                    break
                larges.remove(card)
                for good in parts.wants[card]:
                    left[good] -= left[good] > 0
                pays = parts.large_pay * weights.order[missing] * self.sure[missing + 1]
                total += pays * beside(place)
                place += 1
            waiting: list[int] = []
            for good in smalls:
                if left[good]:
                    left[good] -= 1
                    total += parts.small_pay * weights.small_order[0] * self.sure[1] * beside(done)
                    done += 1
                else:
                    waiting.append(good)
            smalls = waiting
        for _ in smalls:
            total += parts.small_pay * weights.small_order[1] * self.sure[2] * beside(done)
            done += 1
        for count in left:
            if count:
                total += (weights.loose + weights.spare * (count - 1)) * self.sure[3]
        return total

    def _missing(self, goods: list[int], card: int) -> int:
        wants = self.parts.wants[card]
        return sum(goods[good] < wants[: n + 1].count(good) for n, good in enumerate(wants))

    def with_goods(self, more: Iterable[int]) -> float:
        """What goods more would add."""
        goods = self.goods[:]
        for good in more:
            goods[good] += 1
        return self.orders(goods, (*self.large, *self.small)) - self.in_hand

    def without_good(self, good: int) -> float:
        """What a good less would cost."""
        goods = self.goods[:]
        goods[good] -= 1
        return self.in_hand - self.orders(goods, (*self.large, *self.small))

    def fulfilled(self, card: int, wants: tuple[int, ...]) -> float:
        """What an order and its goods are worth while they are held."""
        goods = self.goods[:]
        for good in wants:
            goods[good] -= goods[good] > 0
        cards = tuple(c for c in (*self.large, *self.small) if c != card)
        return self.in_hand - self.orders(goods, cards)

    # -- other cards --

    def letter(self, card: int, place: int) -> float:
        """A message in hand."""
        city = self.city
        pair = city.pairs[card - DECK_START[MESSAGE]]
        one, two = (b for b in range(BUILDINGS) if pair >> b & 1)
        apart = distances(city.board)[one][two]
        if apart > 4:
            return 0.0
        ease = (0.0, 1.4, 1.2, 1.0, 0.6)[apart]
        foreign = self.turns - self.own_turns
        fails = math.pow(1.0 - 0.16 * ease, self.own_turns) * math.pow(
            1.0 - 0.04 * ease, max(0.0, foreign)
        )
        return self.parts.message_pay * self.weights.message * (1.0 - fails) * beside(place)

    def letters(self, cards: tuple[int, ...]) -> float:
        return sum(self.letter(card, place) for place, card in enumerate(cards))

    def privileges(self, mask: int) -> float:
        """Privileges by what they pay and what they may still complete."""
        known = self._rings.get(mask)
        if known is None:
            now = ring_pay(mask, self._payout)
            open_places = [place for place in range(RING) if not mask >> place & 1]
            more = sum(ring_pay(mask | 1 << place, self._payout) - now for place in open_places)
            draws = min(2.5, DRAWS * self.turns)
            known = self._rings[mask] = now + 0.8 * draws * more / max(1, len(open_places))
        return known

    def card(self, card: int) -> float:
        """What a certain deck card would add to the hand."""
        if card < DECK_END[LARGE]:
            cards = (*self.large, card, *self.small)
            return self.orders(self.goods, cards) - self.in_hand
        if card < DECK_END[SMALL]:
            return self.orders(self.goods, (*self.large, *self.small, card)) - self.in_hand
        if card < DECK_END[MESSAGE]:
            if self.city.done(card) and not self.city.house.held_before:
                return float(self.parts.message_pay)
            return self.letter(card, len(self.messages))
        place = self.parts.ring_place[card - DECK_START[PRIVILEGE]]
        return self.privileges(self.ring | 1 << place) - self.privileges(self.ring)

    def loses(self, card: int) -> float:
        """What giving a deck card away would cost."""
        if card < DECK_END[SMALL]:
            return self.fulfilled(card, ())
        if card < DECK_END[MESSAGE]:
            return self.letter(card, len(self.messages) - 1)
        place = self.parts.ring_place[card - DECK_START[PRIVILEGE]]
        return self.privileges(self.ring) - self.privileges(self.ring & ~(1 << place))

    def draw(self, deck: int) -> float:
        """What the top card of a deck should add: the mean of those that may lie there."""
        known = self._draws.get(deck)
        if known is None:
            city = self.city
            mean = 0.0
            if city.down[deck]:
                lying = [
                    card
                    for card in range(DECK_START[deck], DECK_END[deck])
                    if city.where[card] != FACE_UP and not city.known[card] >> self.seat & 1
                ]
                mean = sum(self.card(card) for card in lying) / max(1, len(lying))
            known = self._draws[deck] = mean
        return known

    # -- special cards and markers --

    def _special_values(self) -> list[float]:
        """The first special card of each kind."""
        usable = self.sure[1]
        store = self.city.store
        best = max((self.with_goods([g]) for g in range(GOODS) if store[g]), default=0.0)
        cards = [0.0] * SPECIALS
        cards[START] = START_CARD + (LAST_STARTS if self.own_turns <= 2 else 0.0)
        cards[EXTRA] = EXTRA_CARD * min(1.0, self.turns / (self.city.seats + 1.0))
        cards[ANY_GOOD] = min(26.0, max(self.weights.loose, best)) * usable
        cards[EXCHANGE] = min(18.0, max(LEAST_SWAP, SWAP * best)) * usable
        self._cards = cards
        owned = [b for b, owner in enumerate(self.city.owner) if owner == self.seat]
        owned = [b for b in owned if b != self.parts.palazzo]
        use = max((self.yields(b) for b in owned), default=0.0)
        cards[BUILDING] = max(5.0, 0.85 * use) * usable
        return cards

    def special(self, kind: int, more: int = 0) -> float:
        """One special card more than held and `more`."""
        have = max(0, self.held[kind] + more)
        if kind == START:
            return self._cards[START] * max(0.0, min(1.0, self.own_turns - have)) * 0.85**have
        return self._cards[kind] * 0.8**have

    def marker(self, more: int = 0) -> float:
        """One marker in reserve more than held and `more`."""
        placed = self.weights.placed
        place = min(max(0, self.markers + more), len(placed) - 1)
        turns = self.turns - 0.6 * self.city.seats
        if turns <= 0:
            return 0.0
        lasting = self.parts.owner_end + self.parts.fee * self.usual * turns
        return placed[place] * lasting * min(1.0, turns / self.city.seats)

    def owned(self, building: int, turns: float) -> float:
        """A marker on a building for so many turns: its fees, and its pay at the end."""
        fees = self.parts.fee * self.visits[building] * max(0.0, turns)
        return self.parts.owner_end + 0.85 * fees

    # -- actions --

    def yields(self, building: int) -> float:
        """What the supply gives for the action of a building, deliveries aside."""
        city, parts = self.city, self.parts
        kind = parts.kind[building]
        if kind == WAREHOUSE:
            return self.with_goods(g for g in parts.yield_goods[building] if city.store[g])
        if kind == SPECIAL_HOUSE:
            special = parts.yield_special[building]
            return self.special(special) if city.stock[special] else 0.0
        if kind in (DECK_HOUSE, VILLA):
            deck = parts.yield_deck[building]
            size = city.down[deck] + city.up[deck]
            count = min(parts.yield_count[building] if kind == DECK_HOUSE else 1, size)
            return self.draw(deck) * (1.0 + 0.85 * (count - 1)) if count else 0.0
        count = min(parts.yield_count[building], city.tray[self.seat])
        return sum(self.marker(n) for n in range(count))

    def action(self, building: int) -> float:
        """What performing in a building is worth, with a delivery or a small order there."""
        gain = self.yields(building)
        if self.parts.kind[building] == VILLA:
            gain = max(gain, *(value for value, _ in self.deliveries(building)), 0.0)
        return gain + self.small_gain(building)

    def deliveries(self, villa: int) -> list[tuple[float, int]]:
        """Large orders that goods and any-good cards in hand could deliver here now."""
        city, parts = self.city, self.parts
        if city.delivered[self.seat] >> villa & 1 and not city.house.unlimited_villa:
            return [(0.0, -1)]
        found = [(0.0, -1)]
        for card in self.large:
            if parts.villa_of[card] != villa and not city.house.any_villa:
                continue
            missing = self._missing(self.goods, card)
            if missing > self.held[ANY_GOOD]:
                continue
            gain = parts.large_pay + self.best_special()[0] - missing * self._cards[ANY_GOOD] + NOW
            found.append((gain - self.fulfilled(card, parts.wants[card]), card))
        return found

    def best_special(self) -> tuple[float, int]:
        """The special card that a delivery should bring."""
        stock = self.city.stock
        return max(
            ((self.special(kind), -kind) for kind in range(SPECIALS) if stock[kind]),
            default=(0.0, -SPECIALS),
        )

    def small_gain(self, building: int) -> float:
        """A small order after the action (GN-611)."""
        if not self.small or self.city.smalls[self.seat]:
            return 0.0
        best = 0.0
        for card, good in self.parts.small_for[building]:
            if card not in self.small:
                continue
            gain = self.parts.small_pay - self.fulfilled(card, (good,))
            if not self.goods[good]:
                if not self.held[ANY_GOOD] or not self.city.store[good]:
                    continue
                gain -= self._cards[ANY_GOOD]
            best = max(best, gain)
        return best

    # -- all of it --

    def hopes(self) -> dict[str, float]:
        """Everything a seat has and may hope for, by what it comes from."""
        specials = 0.0
        for kind, count in enumerate(self.held):
            specials += sum((self.special(kind, -n) for n in range(1, count + 1)), 0.0)
        markers = sum((self.marker(-n) for n in range(1, self.markers + 1)), 0.0)
        for building, owner in enumerate(self.city.owner):
            if owner == self.seat:
                markers += self.owned(building, self.turns)
        return {
            "money": float(self.city.money[self.seat]),
            "orders": self.in_hand,
            "messages": self.letters(self.messages),
            "privileges": self.privileges(self.ring),
            "specials": specials,
            "markers": markers,
        }

    def total(self) -> float:
        """All of it together."""
        return sum(self.hopes().values(), 0.0)
