"""Where the active player should lead the tower: own actions, sales, messages and markers ahead."""

from fondaco.games.genoa.bot.prices import Prices
from fondaco.games.genoa.bot.values import Outlook
from fondaco.games.genoa.components import (
    BUILDINGS,
    COLOURS,
    DECK_START,
    DECKS,
    DISCS,
    EXTRA,
    MARKET,
    MESSAGE,
    PRIVILEGE,
    SPECIALS,
    VILLA,
)
from fondaco.games.genoa.state import City
from fondaco.table.words import Seat

FARTHER = 0.92  # every move ahead may come otherwise
LEADING = 120.0  # a lead in ducats that makes what a seat gains twice as bad
FIRST_PRIVILEGE, NEXT_PRIVILEGE = 16.0, 6.0  # what a privilege brings, by those one has
LEAST_SHARE, SPOILT = 0.6, 3.0  # of that, what is asked; every ducat less spoils the price for long
PAID = 0.6  # of what an action is worth to its buyer, what he pays where others' gains are nothing
ALONE = 0.5  # the price where only one seat can still buy
LESS = 0.8  # what was offered before a move is not offered for sure after it
SOLD = (0.0, 0.55, 0.75, 0.85, 0.9)  # how likely so many buyers leave one that buys


class Route:
    """The tower's ways from here, for the active player of a turn."""

    def __init__(
        self, city: City, outlook: Outlook, prices: Prices, wanted: list[list[float]]
    ) -> None:
        """`wanted`: by seat, what each building's action may be worth to it."""
        self.city, self.outlook, self.prices = city, outlook, prices
        seat = self.seat = outlook.seat
        self.rival = outlook.rival
        self.extras = city.special[seat * SPECIALS + EXTRA]
        self.acts = city.allowance[seat] + self.extras
        """Actions of one's own, those by card included."""
        able = [other for other in range(city.seats) if other != seat and _may_act(city, other)]
        self.buyers = len(able)
        self.wanted = wanted
        self.most = [
            max((wanted[other][b] for other in able), default=0.0) for b in range(BUILDINGS)
        ]
        self.paid = PAID / (1.0 + self.rival)
        """Of an action's worth to its buyer, what he pays: who pays gives it to a rival."""
        self.own = [outlook.action(building) for building in range(BUILDINGS)]
        for building, owner in enumerate(city.owner):
            if owner >= 0 and owner != seat:
                self.own[building] -= self.rival * city.parts.fee
        self._extra_cost = outlook.special(EXTRA, -1)
        self._known: dict[tuple[int, int, int, int, float], float] = {}
        self._puts = self._places()
        self._letters: dict[tuple[int, int], float] = {}

    def left(self) -> int:
        return DISCS - len(self.city.way)

    # -- what a stop brings --

    def take(self, building: int, acts: int) -> float:
        """Acting oneself; the last actions need an extra-action card each."""
        if not acts:
            return -99.0
        return self.own[building] - (self._extra_cost if acts <= self.extras else 0.0)

    def sold(self, building: int, price: float, buyer: Seat = -1) -> float:
        """Selling an action at a price: the buyer's gain and the owner's fee count too."""
        gain = self._gained(building, price, buyer)
        owner = self.city.owner[building]
        if owner == self.seat:
            gain += self.city.parts.fee
        elif owner >= 0 and owner != buyer:
            gain -= self.rival * self.city.parts.fee
        return gain

    def _gained(self, building: int, price: float, buyer: Seat) -> float:
        """A price less what its payer gains: it tells what he wants, as does what he has."""
        gain = price
        if buyer >= 0:
            worth = (price / self.paid + self.wanted[buyer][building]) / 2
            collects = self._collects(building, buyer)
            worth = max(worth, price, collects)
            harm = self.harm(buyer)
            gain -= SPOILT * max(0.0, LEAST_SHARE * collects - price)
        else:
            worth, harm = max(price, self.most[building]), self.rival
        return gain - harm * (worth - price)

    def harm(self, seat: Seat) -> float:
        """What a ducat in a seat's purse costs: the leader's most."""
        lead = self.prices.lead(seat, self.city.seats) / LEADING
        return self.rival * max(0.5, min(2.0, 1.0 + lead))

    def _collects(self, building: int, buyer: Seat) -> float:
        """What a privilege may bring one who has several: all can see how many he holds."""
        if self.city.parts.kind[building] != VILLA:
            return 0.0
        return FIRST_PRIVILEGE + NEXT_PRIVILEGE * self.city.held[buyer * DECKS + PRIVILEGE]

    def sale(self, building: int, buyers: int) -> float:
        """What a stop on a building should bring when its action is left to the others."""
        if not buyers:
            return 0.0
        price = self._price(building, buyers)
        return self.sold(building, price) * SOLD[min(buyers, len(SOLD) - 1)]

    def _price(self, building: int, buyers: int) -> float:
        """What one of so many buyers should pay: as was paid before, and as he wants it."""
        usual = self.prices.mean(building) * (ALONE if buyers == 1 else 1.0)
        return (usual + self.paid * self.most[building]) / 2

    def letters(self, space: int, visited: int) -> float:
        """Messages that a stop completes: one's own, and those that others may hold."""
        if space >= BUILDINGS:
            return 0.0
        key = (space, visited)
        known = self._letters.get(key)
        if known is not None:
            return known
        city, gain = self.city, 0.0
        stops = visited | 1 << space
        start = DECK_START[MESSAGE]
        for card in city.letters[space]:
            pair = city.pairs[card - start]
            if pair & stops != pair:
                continue
            if city.where[card] == self.seat:
                gain += city.parts.message_pay - self.outlook.loses(card)
            elif not city.known[card] >> self.seat & 1 and city.where[card] > -2:
                elsewhere = sum(city.held[MESSAGE::DECKS]) - city.held[self.seat * DECKS + MESSAGE]
                chance = elsewhere / max(1, elsewhere + city.down[MESSAGE])
                gain -= self.rival * city.parts.message_pay * chance
        self._letters[key] = gain
        return gain

    def _places(self) -> dict[int, float]:
        """By street cell: what placing markers from it would bring."""
        city, seat, outlook = self.city, self.seat, self.outlook
        markers = city.reserve[seat * COLOURS + seat]
        if not markers:
            return {}
        turns = outlook.turns - 1.0
        puts: dict[int, float] = {}
        for cell in range(MARKET + 1, len(city.board.names)):
            gain, spent = 0.0, 0
            for building in city.board.beside[cell]:
                owner = city.owner[building]
                cost = 1 if owner < 0 else 2
                if owner == seat or spent + cost > markers:
                    continue
                worth = outlook.owned(building, turns)
                worth += self.rival * worth * (owner >= 0)
                worth -= sum(outlook.marker(-spent - n - 1) for n in range(cost))
                if worth > 0:
                    gain += worth
                    spent += cost
            puts[cell] = gain
        return puts

    # -- the way --

    def stop(
        self,
        space: int,
        visited: int,
        moves: int,
        acts: int,
        buyers: int,
        put: float,
        heard: float | None = None,
    ) -> float:
        """Moving to a space without a deal, and going on from there.

        `heard` is the best price that was offered for it just now.
        """
        gain = self.letters(space, visited)
        stops = visited | 1 << space
        if space >= BUILDINGS:
            return gain + self.ahead(space, stops, moves, acts, buyers, self.put(space, put))
        if heard is None or not buyers:
            sells = self.sale(space, buyers)
        else:
            sells = LESS * self.sold(space, heard) if heard else 0.0
        sells += self.ahead(space, stops, moves, acts, max(0, buyers - 1), put)
        if not acts:
            return gain + sells
        takes = self.take(space, acts) + self.ahead(space, stops, moves, acts - 1, buyers, put)
        return gain + max(takes, sells)

    def put(self, space: int, put: float) -> float:
        """The best placing of markers when a space more is visited."""
        return max(put, self._puts.get(space, 0.0))

    def ahead(
        self, space: int, visited: int, moves: int, acts: int, buyers: int, put: float
    ) -> float:
        """The best that may come after a settled stop: going on, or ending the movement."""
        if not moves or (
            acts == 0 and buyers == 0 and not self._puts and not self.outlook.messages
        ):
            return put
        key = (space, visited, acts, buyers, put)
        known = self._known.get(key)
        if known is not None:
            return known
        best = put
        for near in self.city.board.neighbours[space]:
            if not visited >> near & 1:
                gain = FARTHER * self.stop(near, visited, moves - 1, acts, buyers, put)
                best = max(best, gain)
        self._known[key] = best
        return best

    def now_put(self) -> float:
        """What the street cells visited so far are good for."""
        return max((self._puts.get(space, 0.0) for space in self.city.way), default=0.0)

    def start(self, space: int) -> float:
        """Placing the tower on a space."""
        return self.stop(space, 0, DISCS - 2, self.acts, self.buyers, 0.0)


def _may_act(city: City, seat: Seat) -> bool:
    return city.allowance[seat] > 0 or city.special[seat * SPECIALS + EXTRA] > 0
