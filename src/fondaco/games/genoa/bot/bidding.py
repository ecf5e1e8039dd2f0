"""What a merchant of Genoa offers when another leads the tower, and what offers are worth."""

from typing import Final

from fondaco.games.genoa.bot.prices import Prices
from fondaco.games.genoa.bot.values import Outlook, distances
from fondaco.games.genoa.components import (
    BUILDINGS,
    DECK_HOUSE,
    DECK_OF,
    DECK_START,
    DECKS,
    DISCS,
    EXTRA,
    GOODS,
    MARKER_HOUSE,
    MESSAGE,
    PRIVILEGE,
    SPECIAL_NAMES,
    SPECIALS,
    WAREHOUSE,
)
from fondaco.games.genoa.floors import may_act, offer_id, targets
from fondaco.games.genoa.state import City
from fondaco.games.genoa.terms import (
    NO_DECKS,
    NO_MARKERS,
    NOTHING_ASKED,
    NOTHING_DUE,
    Return,
    Terms,
)
from fondaco.games.genoa.words import Bundle, Count, Keep, Offer, Pass, Proceeds
from fondaco.table.words import Action, Seat

ALTERNATIVE = 1.0  # what another move may bring the one action of a turn
UNSEEN = 0.7  # a card that one may not see
NEARER = 0.3  # a message that a stop brings nearer
STREET = 0.4  # a place for markers that another may take first
FAIR = 0.85  # of one's limit that is paid when asked
YIELD = 0.95  # of one's gain that is paid at most
MOST_TARGETS: Final = 1  # offers on one floor: another only when the tower has moved
LEAST_WISH, LATE_WISH = 6.0, 8.0  # what a target must be worth to speak about it; in the last round
SPARE_GOOD = 9.0  # a good that is missed no more than this is offered instead of money
COUNTS = 11.0  # what a good should be worth to one whose orders nobody sees
CARD_COUNTS, CARD_MORE = 6.0, 3.0  # a privilege, and for each that its new holder has
GAIN = 4.0  # what a thing must be worth more to who gets it


def value_of(outlook: Outlook, terms: Terms) -> float:
    """What an offer is worth to the active player, whose outlook it is."""
    value = float(terms.money)
    if terms.held_assets():
        value += _things(outlook, terms.goods, terms.specials, sum(terms.markers))
        for card, shown in terms.cards:
            value += outlook.card(card) if shown else UNSEEN * outlook.draw(DECK_OF[card])
    due, asks = terms.due, terms.asks
    if due is not NOTHING_DUE and due != NOTHING_DUE:
        value += due.money + _things(outlook, due.goods, due.specials, due.markers)
        if due.cards:
            deck = outlook.parts.yield_deck[terms.target]
            value += UNSEEN * due.cards * outlook.draw(deck)
    if asks is not NOTHING_ASKED and asks != NOTHING_ASKED:
        value -= lost(outlook, asks)
    return value


def _things(
    outlook: Outlook, goods: tuple[int, ...], specials: tuple[int, ...], markers: int
) -> float:
    value = outlook.with_goods(g for g, n in enumerate(goods) for _ in range(n))
    for kind, n in enumerate(specials):
        value += sum(outlook.special(kind, more) for more in range(n))
    return value + sum(outlook.marker(more) for more in range(markers))


def lost(outlook: Outlook, asked: Return) -> float:
    """What giving all this would cost a seat."""
    value = float(asked.money)
    if any(asked.goods):
        goods = [have - n for have, n in zip(outlook.goods, asked.goods, strict=True)]
        if min(goods) < 0:
            return 1e6
        cards = (*outlook.large, *outlook.small)
        value += outlook.in_hand - outlook.orders(goods, cards)
    for kind, n in enumerate(asked.specials):
        value += sum(outlook.special(kind, -more - 1) for more in range(n))
    value += sum(outlook.marker(-more - 1) for more in range(sum(asked.markers)))
    for deck, n in enumerate(asked.decks):
        hand = sorted(outlook.loses(card) for card in outlook.city.hand(outlook.seat, deck))
        value += sum(hand[:n])
    return value


class Bidder:
    """Answers on the floors of others."""

    def __init__(self, prices: Prices, seat: Seat) -> None:
        self.prices = prices
        self.seat = seat
        self.targets = MOST_TARGETS

    def answer(self, city: City, outlook: Outlook) -> Action:
        """The next offer of the round, or the end of the answer."""
        seat, floor = self.seat, city.floor
        assert floor is not None
        wishes = sorted(
            ((self.limit(city, outlook, target), target) for target in targets(city)),
            reverse=True,
        )
        least = self._least(city, outlook)
        standing = False
        for limit, target in wishes[: self.targets]:
            if limit < least:
                continue
            number = offer_id(city, seat, target)
            mine = floor.standing(seat, number)
            standing |= mine is not None
            if floor.changed(seat, number) or (floor.live and mine is not None):
                continue
            offer = self._offer(city, outlook, target, limit, mine)
            if offer is not None and city.check(seat, offer) is None:
                self.prices.want(offer.target, limit)
                return offer
        keep = Keep()
        return keep if city.check(seat, keep) is None else Pass()

    # -- what a target is worth --

    def _least(self, city: City, outlook: Outlook) -> float:
        """What a target must be worth to speak about it."""
        return LEAST_WISH if outlook.turns > city.seats else LATE_WISH

    def limit(self, city: City, outlook: Outlook, target: int) -> float:
        """What the seat would at most pay for a target: the receiver gains what it pays."""
        return YIELD * self.wish(city, outlook, target) / (1.0 + outlook.rival)

    def wish(self, city: City, outlook: Outlook, target: int) -> float:
        seat = self.seat
        current = city.deals_here()
        left = DISCS - len(city.way) - (not current)
        wish = 0.0 if current else self._letters(city, outlook, target, left)
        if target >= BUILDINGS:
            return wish + STREET * self._place(city, outlook, target)
        if not may_act(city, seat):
            return 0.0
        wish += outlook.action(target) - ALTERNATIVE * left
        if not city.allowance[seat]:
            wish -= outlook.special(EXTRA, -1)
        owner = city.owner[target]
        if owner == seat:
            wish -= 0.5 * city.parts.fee
        elif owner >= 0:
            wish -= outlook.rival * city.parts.fee
        return wish

    def _letters(self, city: City, outlook: Outlook, target: int, left: int) -> float:
        """Messages that the stop completes or brings nearer."""
        gain = 0.0
        away = distances(city.board)
        stops = city.visited | 1 << target
        for card in outlook.messages:
            pair = city.pairs[card - DECK_START[MESSAGE]]
            pays = city.parts.message_pay - outlook.loses(card)
            open_ends = pair & ~stops
            if not open_ends:
                gain += pays
            elif pair & stops and open_ends.bit_count() == 1:
                end = open_ends.bit_length() - 1
                if away[target][end] <= left and away[target][end] < away[city.at()][end]:
                    gain += NEARER * pays
        return gain

    def _place(self, city: City, outlook: Outlook, cell: int) -> float:
        """A street cell for one's markers."""
        if not outlook.markers:
            return 0.0
        gains = [
            outlook.owned(building, outlook.turns - 1.0) - outlook.marker(-1)
            for building in city.board.beside[cell]
            if city.owner[building] < 0
        ]
        return max([0.0, *gains])

    # -- what is offered --

    def _offer(
        self, city: City, outlook: Outlook, target: int, limit: float, mine: object
    ) -> Offer | None:
        step = city.parts.step
        asked = self._asked(city, outlook, target, limit, mine)
        if asked is not None:
            return asked
        goods, proceeds, cost = self._asset(city, outlook, target)
        if city.variant and not goods and proceeds == Proceeds():
            return None
        bid = self._bid(city, target, limit) - cost
        if isinstance(mine, Terms):
            rival = self._highest(city, target)
            if rival < mine.money + cost or mine.money + cost >= limit:
                return None
            bid = min(limit - cost, rival - cost + step)
            if bid < mine.money + step:
                return None
        cards: dict[str, str] = {}
        asks = Bundle()
        if not city.variant and mine is None:
            goods, cards, counts = self._in_kind(city, outlook, bid)
            bid -= counts
            asks, worth, lost_by = self._asked_back(city, outlook, target)
            bid += lost_by + self.prices.share * (worth - lost_by)
            limit += worth
        money = min(
            int(min(bid + 0.4 * step, limit - cost + 1.0) / step) * step,
            city.money[self.seat] // step * step,
        )
        empty = self._says_nothing(city, money, goods, cards)
        if empty and not (city.variant and limit > cost):
            return None
        return Offer(
            city.board.names[target],
            max(0, money),
            goods,
            cards,
            proceeds=proceeds,
            asks=asks,
            uses_extra_action=self._extra(city, target),
        )

    def _says_nothing(self, city: City, money: int, goods: Count, cards: dict[str, str]) -> bool:
        return money < city.parts.step and not goods and not cards

    def _in_kind(
        self, city: City, outlook: Outlook, bid: float
    ) -> tuple[Count, dict[str, str], float]:
        """A good or a privilege that the active player should value more than we do.

        With it: what it stands for in the price.
        """
        nothing: Count = {}
        parts, usable = city.parts, outlook.sure[2]
        best, goods, cards, counts = GAIN, nothing, dict[str, str](), 0.0
        if COUNTS * usable <= bid + city.parts.step:
            for good in range(GOODS):
                if not outlook.goods[good]:
                    continue
                loss = outlook.without_good(good)
                gain = COUNTS * usable - loss
                if loss <= SPARE_GOOD and gain > best:
                    best, goods, counts = gain, {parts.goods[good]: 1}, COUNTS * usable
        held = city.held[city.active * DECKS + PRIVILEGE]
        worth = CARD_COUNTS + CARD_MORE * held
        for card in city.hand(self.seat, PRIVILEGE) if worth <= bid + city.parts.step else ():
            gain = worth - outlook.loses(card)
            if gain > best:
                best, goods, cards, counts = gain, {}, {parts.cards[card]: "active"}, worth
        return goods, cards, counts

    def _asked_back(self, city: City, outlook: Outlook, target: int) -> tuple[Bundle, float, float]:
        """A good of the active player that completes something of ours; its worth to both.

        Not where he must sell anyway: an offer that asks for something does not oblige him.
        """
        best, found = GAIN, (Bundle(), 0.0, 0.0)
        if city.deals_here() or target >= BUILDINGS:
            return found
        for good in range(GOODS):
            have = city.goods[city.active * GOODS + good]
            if not have:
                continue
            worth, loss = outlook.with_goods([good]), COUNTS + 3.0 if have == 1 else COUNTS - 3.0
            if worth - loss > best:
                best, found = worth - loss, (Bundle(goods={city.parts.goods[good]: 1}), worth, loss)
        return found

    def _extra(self, city: City, target: int) -> bool:
        return target < BUILDINGS and not city.allowance[self.seat]

    def _bid(self, city: City, target: int, limit: float) -> float:
        """A share of the gain, nearer to what has been paid before."""
        share = self.prices.share
        if target >= BUILDINGS:
            return share * limit
        if city.deals_here() and not may_act(city, city.active) and self._lonely(city):
            return self._captive(city, limit)
        bid = share * limit
        if self.prices.heard(target):
            bid = (bid + min(limit, self.prices.mean(target))) / 2
        return bid

    def _captive(self, city: City, limit: float) -> float:
        """What is offered to one who must sell (GN-404)."""
        return float(city.parts.step)

    def _lonely(self, city: City) -> bool:
        """Whether nobody else may buy here."""
        assert city.floor is not None
        asked = city.floor.answers.asked
        return all(seat == self.seat or not may_act(city, seat) for seat in asked)

    def _highest(self, city: City, target: int) -> float:
        """The best offer of another that stands for a target."""
        assert city.floor is not None
        return max(
            (
                proposal.terms.money
                for proposal in city.floor.book.standing()
                if proposal.author != self.seat
                and isinstance(proposal.terms, Terms)
                and proposal.terms.target == target
            ),
            default=0,
        )

    def _asset(self, city: City, outlook: Outlook, target: int) -> tuple[Count, Proceeds, float]:
        """Two players' variant: the asset without which no offer is heard (GN-907)."""
        nothing: Count = {}
        if not city.variant:
            return nothing, Proceeds(), 0.0
        parts = city.parts
        have = [(outlook.without_good(g), g) for g in range(GOODS) if outlook.goods[g]]
        cost, good = min(have, default=(99.0, -1))
        if target < BUILDINGS:
            kind = parts.kind[target]
            if kind == WAREHOUSE:
                there = [g for g in parts.yield_goods[target] if city.store[g]]
                least = min(((outlook.with_goods([g]), g) for g in there), default=(99.0, -1))
                if least[0] < cost:
                    return nothing, Proceeds(goods={parts.goods[least[1]]: 1}), least[0]
            elif kind == DECK_HOUSE:
                deck = parts.yield_deck[target]
                two = parts.yield_count[target] > 1 and city.down[deck] > 1
                if two and outlook.draw(deck) < cost:
                    return nothing, Proceeds(cards=1), UNSEEN * outlook.draw(deck)
            elif kind == MARKER_HOUSE:
                two = city.tray[self.seat] > 1 and city.tray[city.active] > 0
                if two and outlook.marker(1) < cost:
                    return nothing, Proceeds(markers=1), outlook.marker(1)
        if good < 0:
            return nothing, Proceeds(), 0.0
        return {parts.goods[good]: 1}, Proceeds(), cost

    def _asked(
        self, city: City, outlook: Outlook, target: int, limit: float, mine: object
    ) -> Offer | None:
        """An offer just as it was asked for, if it pays."""
        ask = city.ask
        if ask is None or ask.target != target or ask.to not in (-1, self.seat):
            return None
        if ask.due != NOTHING_DUE or ask.gives != NOTHING_ASKED:
            return None
        price = ask.price
        if price.decks != NO_DECKS or price.markers != NO_MARKERS:
            return None
        if price.money > city.money[self.seat] or lost(outlook, price) > FAIR * limit:
            return None
        specials = city.special[self.seat * SPECIALS : (self.seat + 1) * SPECIALS]
        if any(n > have for n, have in zip(price.specials, specials, strict=True)):
            return None
        if isinstance(mine, Terms) and mine.money >= price.money and not any(price.goods):
            return None
        parts = city.parts
        return Offer(
            city.board.names[target],
            price.money,
            {parts.goods[g]: n for g, n in enumerate(price.goods) if n},
            specials=_specials(price),
            uses_extra_action=self._extra(city, target),
        )


def _specials(price: Return) -> Count:
    return {SPECIAL_NAMES[kind]: n for kind, n in enumerate(price.specials) if n}
