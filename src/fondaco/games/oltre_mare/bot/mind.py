"""How the bot `greedy` decides at an Oltre Mare table.

It plans the cards of a turn as one, has a reservation price for every card, proposes what should
please both sides, accepts what pays, and believes claims as far as a partner has earned it.
"""

from math import ceil
from random import Random
from typing import Final

from fondaco.games.oltre_mare.bargain import matching
from fondaco.games.oltre_mare.bot.outlook import Outlook
from fondaco.games.oltre_mare.bot.weights import FIRST, Weights
from fondaco.games.oltre_mare.components import Components
from fondaco.games.oltre_mare.market import can_buy, may_end, price
from fondaco.games.oltre_mare.pieces import GOODS, ICONS
from fondaco.games.oltre_mare.rules import OltreMare
from fondaco.games.oltre_mare.state import (
    COMPASS_PHASE,
    LOAD,
    PLAY,
    SAIL,
    SEA,
    SEARCH,
    STOLEN,
    TRADE,
    Sea,
)
from fondaco.games.oltre_mare.view.names import offers_seen
from fondaco.games.oltre_mare.voyage import jump_ports, trips
from fondaco.games.oltre_mare.words import (
    Accept,
    Buy,
    CardsExchanged,
    Counter,
    Discard,
    EndTrade,
    Icon,
    Icons,
    Jump,
    Load,
    Offer,
    Pass,
    Play,
    ProposalMade,
    Propose,
    Refuse,
    Sail,
    Take,
    TurnBegun,
)
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Seat

GAIN = 0.3  # what a deal must at least bring
MARGIN = 0.6  # what a partner should gain by what is proposed to him
RIVAL = 0.3  # what a partner's prestige costs the active seat
GIVEN, CONTINUES = 1.0, 1.8  # a card to somebody else, and one that continues his run
FULL = -0.6  # a card to somebody else who cannot keep it
PROPOSALS: Final = 5  # a turn
SAMPLES: Final = 2  # unseen cards that stand for a good
BLUFF = 0.15  # how often a claim is a lie
DECK_GAIN = 0.4  # what a card off the deck must promise beyond its price


class Mind:
    """One merchant at one table: what he has heard, and how he decides."""

    def __init__(self, game: Game, seat: Seat, generator: Random, weights: Weights = FIRST) -> None:
        self.seat = seat
        self.weights = weights
        self.generator = generator
        self._claims: dict[int, tuple[Seat, tuple[Icons | None, ...]]] = {}
        self._latest: dict[Seat, int] = {}
        self._honest: dict[Seat, list[int]] = {}
        """By partner: claims that were true, claims that were checked."""
        assert isinstance(game, OltreMare)
        self._game = game
        self._parts = game.parts
        self._new_turn()
        self._outlook: Outlook | None = None
        self._basis: tuple[object, ...] = ()

    def _new_turn(self) -> None:
        self._tried: dict[tuple[Seat, int, int], int] = {}
        self._made = 0
        self._countered: set[Seat] = set()

    # -- memory --

    def hear(self, event: Event) -> None:
        if isinstance(event, TurnBegun):
            self._new_turn()
            self._claims.clear()
        elif isinstance(event, ProposalMade):
            offer = event.offer
            self._claims[offer.id] = (offer.author, offer.claims)
            self._latest[offer.author] = offer.id
        elif isinstance(event, CardsExchanged) and event.seat == self.seat:
            self._judge(event)

    def _judge(self, event: CardsExchanged) -> None:
        """Compare what a partner claimed with what came."""
        _, claims = self._claims.get(self._latest.get(event.partner, 0), (0, ()))
        parts = self._parts
        if len(claims) != len(event.received):
            return
        record = self._honest.setdefault(event.partner, [0, 0])
        for name, claim in zip(event.received, claims, strict=True):
            if claim is not None:
                record[1] += 1
                record[0] += fits(parts, parts.card_id[name], claim)

    def trust(self, partner: Seat) -> float:
        """How likely a partner's claim is true; a stranger is given some credit."""
        true, checked = self._honest.get(partner, [0, 0])
        return (true + 1.5) / (checked + 2)

    # -- deciding --

    def anew(self) -> "Mind":
        """One who has heard nothing yet, for a table that is only imagined."""
        return Mind(self._game, self.seat, self.generator)

    def decide(self, state: State) -> Action | None:
        """An action, or None to leave it to others; `state` is one the view allows."""
        assert isinstance(state, Sea)
        action = self._decide(state)
        if action is not None and state.check(self.seat, action) is not None:
            return None
        return action

    def _decide(self, sea: Sea) -> Action | None:
        seat, parts, phase = self.seat, sea.parts, sea.phase
        if phase == TRADE:
            return self._trade(sea)
        if phase not in (SEA, SEARCH, PLAY, SAIL, COMPASS_PHASE, LOAD):
            return None
        outlook = Outlook(sea, seat, self.weights)
        hand = sea.hands[seat]
        if phase == SEA:
            kept = {card: outlook.hand(_without(hand, (card,))) for card in hand}
            return Discard(parts.cards[max(hand, key=lambda card: kept[card])])
        if phase == SEARCH:
            pile = sorted(sea.piles[seat])
            gained = {card: outlook.hand(_with(hand, (card,))) for card in pile}
            return Take(parts.cards[max(pile, key=lambda card: gained[card])])
        if phase == PLAY:
            chosen = outlook.best(tuple(hand))[1]
            left = [card for card in chosen if card not in sea.picked]
            return Play(parts.cards[left[0]]) if left else None
        if phase == LOAD:
            return Load(parts.cards[outlook.order(sea.played, tuple(hand))[0]])
        if phase == SAIL:
            ends = trips(sea, seat)
            best = max(ends, key=outlook.stop)
            return Sail(tuple(parts.routes[route] for route in ends[best]))
        ports = jump_ports(sea)
        best = max(ports, key=outlook.stop)
        declined = self.weights.marker if sea.house.keep_compass else 0.0
        worth = outlook.stop(best)
        return Jump(parts.ports[best] if worth > declined else None)

    # -- trade --

    def _trade(self, sea: Sea) -> Action | None:
        seat = self.seat
        table = self._table(sea)
        mine = [offer for offer in offers_seen(sea, seat) if offer.addressee == seat]
        if mine:
            return self._answer(table, mine)
        if seat != sea.active:
            if sea.call is None:
                return None
            return table.propose([sea.active], self._tried) or Pass()
        if self._made < PROPOSALS and sea.budget.has(seat):
            free = [s for s in range(sea.seats) if s != seat and sea.book.between(seat, s) is None]
            proposal = table.propose(free, self._tried)
            if proposal is not None:
                self._made += 1
                return proposal
        return table.buy() or (EndTrade() if may_end(sea, seat) else None)

    def _table(self, sea: Sea) -> "Table":
        return Table(self, sea, self._outlook_for(sea))

    def _outlook_for(self, sea: Sea) -> Outlook:
        """The same outlook, with all it has worked out, while the turn's facts are the same."""
        seat = self.seat
        basis = (sea.turn, sea.top(seat), sea.live[seat], sea.ship[seat], sea.deck // 3)
        if self._outlook is None or basis != self._basis:
            self._outlook, self._basis = Outlook(sea, seat, self.weights), basis
        return self._outlook

    def _answer(self, table: "Table", offers: list[Offer]) -> Action:
        """Take the best offer, or haggle once, or refuse."""
        best = max(offers, key=lambda offer: table.gain(offer)[0])
        gain, cards = table.gain(best)
        if cards is not None and gain >= GAIN:
            return Accept(best.id, table.sea.names(cards))
        worst = min(offers, key=lambda offer: table.gain(offer)[0])
        gain, cards = table.gain(worst)
        if cards is not None and worst.author not in self._countered:
            self._countered.add(worst.author)
            counter = table.counter(worst, gain, cards)
            if counter is not None:
                return counter
        return Refuse(worst.id)


class Table:
    """One moment of the trade phase as a merchant sees it."""

    def __init__(self, mind: Mind, sea: Sea, outlook: Outlook) -> None:
        self.mind = mind
        self.sea = sea
        self.outlook = outlook
        self.seat = mind.seat
        self.hand = sea.hands[mind.seat]
        self.now = outlook.hand(self.hand)
        known = {*self.hand, *sea.played}
        known.update(*sea.cargo, sea.piles[mind.seat])
        self.unseen = [card for card in sea.parts.in_play(sea.seats) if card not in known]

    # -- what cards are worth --

    def after(self, given: tuple[int, ...], got: tuple[int, ...]) -> float:
        """By how much a hand gets better."""
        return self.outlook.hand(_with(_without(self.hand, given), got)) - self.now

    def samples(self, good: int, claim: Icons | None = None) -> list[int]:
        """Some unseen cards of a good, by preference such as were claimed."""
        parts = self.sea.parts
        cards = [card for card in self.unseen if parts.good[card] == good]
        if claim is not None:
            cards = [card for card in cards if fits(parts, card, claim)] or cards
        return cards if len(cards) <= SAMPLES else self.mind.generator.sample(cards, SAMPLES)

    def _prestige(self, other: Seat) -> tuple[float, float]:
        """What the point of this deal is worth to oneself and to the other."""
        sea = self.sea
        partner = other if self.seat == sea.active else self.seat
        if sea.pointed >> partner & 1:
            return 0.0, 0.0
        point = self.outlook.weights.prestige
        return (point, -RIVAL) if partner == self.seat else (-RIVAL, point)

    # -- offers of others --

    def gain(self, offer: Offer) -> tuple[float, tuple[int, ...] | None]:
        """What an offer brings at best, and the cards to hand over; None if one has them not."""
        sea = self.sea
        good_id = sea.parts.good_id
        wanted = tuple(good_id[name] for name in offer.get)
        ways = matching(sea, self.seat, wanted, 6)
        if not ways:
            return -99.0, None
        given = max(ways, key=lambda cards: self.after(cards, ()))
        value = offer.give_ducats - offer.get_ducats + self._prestige(offer.author)[0]
        goods = [good_id[name] for name in offer.give]
        return value + self._expected(offer, given, goods), given

    def _expected(self, offer: Offer, given: tuple[int, ...], goods: list[int]) -> float:
        """The cards that come are believed to be what was claimed as far as trust goes."""
        if not goods:
            return self.after(given, ())
        trust = self.mind.trust(offer.author)
        worlds = []
        for turn in range(SAMPLES):
            got: list[int] = []
            for place, good in enumerate(goods):
                claim = offer.claims[place] if offer.claims else None
                believed = claim if self.mind.generator.random() < trust else None
                cards = [card for card in self.samples(good, believed) if card not in got]
                got += cards[turn % len(cards) :][:1] if cards else []
            worlds.append(self.after(given, tuple(got)))
        return sum(worlds) / len(worlds)

    def counter(self, offer: Offer, gain: float, cards: tuple[int, ...]) -> Counter | None:
        """The same cards for as many ducats more as make it worth while, if that is not far."""
        more = ceil(GAIN - gain)
        if not 0 < more <= 3 or not self.sea.budget.has(self.seat):
            return None
        ducats = offer.give_ducats - offer.get_ducats + more
        counter = Counter(
            offer.id,
            self.sea.names(cards),
            get=offer.give,
            give_ducats=max(0, -ducats),
            get_ducats=max(0, ducats),
        )
        return counter if self.sea.check(self.seat, counter) is None else None

    # -- own proposals --

    def propose(
        self, partners: list[Seat], tried: dict[tuple[Seat, int, int], int]
    ) -> Propose | None:
        """The deal that promises most of those that should please a partner too."""
        if not partners or not self.unseen:
            return None
        losses = {card: -self.after((card,), ()) for card in self.hand}
        cheap = sorted(self.hand, key=lambda card: (losses[card], card))[:3]
        gains = []
        for good in range(GOODS):
            cards = self.samples(good)
            gains.append(sum(self.after((), (c,)) for c in cards) / len(cards) if cards else -9.0)
        dear = sorted(range(GOODS), key=lambda good: -gains[good])[:3]
        best, found = 0.0, None
        for other in partners:
            for card in (-1, *cheap):
                for good in (-1, *dear):
                    if card < 0 and good < 0:
                        continue
                    value, proposal = self._deal(other, card, good, losses, gains, tried)
                    if value > best:
                        best, found = value, proposal
        if found is not None:
            tried[self._key(found)] = found.give_ducats - found.get_ducats
        return found

    def _key(self, proposal: Propose) -> tuple[Seat, int, int]:
        parts = self.sea.parts
        given = parts.good[parts.card_id[proposal.sealed[0]]] if proposal.sealed else -1
        return proposal.to, given, parts.good_id[proposal.get[0]] if proposal.get else -1

    def _deal(
        self,
        other: Seat,
        card: int,
        good: int,
        losses: dict[int, float],
        gains: list[float],
        tried: dict[tuple[Seat, int, int], int],
    ) -> tuple[float, Propose | None]:
        """One card for another or for ducats: its promise, and the proposal."""
        sea, parts = self.sea, self.sea.parts
        given = parts.good[card] if card >= 0 else -1
        if given == good:
            return 0.0, None
        mine, his = self._prestige(other)
        his += self._likes(other, given) - self._misses(other, good)
        pay = ceil(MARGIN - his)
        before = tried.get((other, given, good))
        if before is not None:
            pay = max(pay, before + 1)
        if card < 0:
            pay = max(pay, 1)
        elif good < 0:
            pay = min(pay, -1)
            if before is not None and pay <= before:
                return 0.0, None
        gain = mine - pay
        gain += gains[good] if good >= 0 else 0.0
        gain -= losses[card] if card >= 0 else 0.0
        promise = gain * (self._chance(other, good) if good >= 0 else 1.0)
        if gain < GAIN or promise <= 0:
            return 0.0, None
        proposal = Propose(
            other,
            (parts.cards[card],) if card >= 0 else (),
            get=(parts.goods[good],) if good >= 0 else (),
            give_ducats=max(0, pay),
            get_ducats=max(0, -pay),
            claims=(self._claim(card),) if card >= 0 else (),
        )
        if sea.check(self.seat, proposal) is not None:
            return 0.0, None
        return promise, proposal

    def _likes(self, other: Seat, good: int) -> float:
        """What a card of a good should be worth to somebody else."""
        if good < 0:
            return 0.0
        fits = self.sea.parts.good[self.sea.top(other)] == good
        return self._room(other) + (CONTINUES if fits else 0.0)

    def _misses(self, other: Seat, good: int) -> float:
        """What giving it away should cost him."""
        if good < 0:
            return 0.0
        fits = self.sea.parts.good[self.sea.top(other)] == good
        return self._room(other) + (CONTINUES if fits else 0.0)

    def _room(self, other: Seat) -> float:
        """A card more or less in a hand that all can count."""
        sea = self.sea
        full = len(sea.hands[other]) >= sea.parts.lions[sea.top(other)]
        return FULL if full and other != sea.active else GIVEN

    def _chance(self, other: Seat, good: int) -> float:
        """How likely somebody holds a good."""
        parts = self.sea.parts
        share = sum(parts.good[card] == good for card in self.unseen) / len(self.unseen)
        return 1.0 - (1.0 - share) ** len(self.sea.hands[other])

    def _claim(self, card: int) -> Icons:
        """Mostly the truth; now and then pirates are passed over in silence."""
        parts = self.sea.parts
        icons = parts.icons[card]
        actions: list[Icon] = [
            name  # type: ignore[misc]
            for place, name in enumerate(ICONS)
            for _ in range(icons >> 8 * place & 255)
        ]
        if "pirates" in actions and self.mind.generator.random() < BLUFF:
            actions = ["ducats" if name == "pirates" else name for name in actions]
        return Icons(tuple(actions), parts.lions[card], parts.load[card])

    # -- buying --

    def buy(self) -> Buy | None:
        """A card that should be worth its price, or one that is needed to go on."""
        sea, seat = self.sea, self.seat
        if not can_buy(sea, seat):
            return None
        cost = price(sea, seat)
        pile = sea.piles[seat]
        deck = pirates = -99.0
        if not sea.deck_empty():
            deck = self._any() - cost
        if pile:
            pirates = (
                (self._any() if pile[-1] == STOLEN else self.after((), (pile[-1],))) - cost + 1
            )
        if max(deck, pirates) < DECK_GAIN and may_end(sea, seat):
            return None
        return Buy("deck" if deck > pirates else "pirates")

    def _any(self) -> float:
        """What a card nobody has seen should bring."""
        cards = self.unseen
        some = cards if len(cards) <= 5 else self.mind.generator.sample(cards, 5)
        return sum(self.after((), (card,)) for card in some) / max(1, len(some))


def fits(parts: Components, card: int, claim: Icons) -> bool:
    """Whether a card is what was claimed of it."""
    if claim.lions not in (None, parts.lions[card]) or claim.load not in (None, parts.load[card]):
        return False
    if claim.actions is None:
        return True
    said: list[str] = list(claim.actions)
    return all(
        said.count(name) == parts.icons[card] >> 8 * place & 255 for place, name in enumerate(ICONS)
    )


def _without(hand: list[int], cards: tuple[int, ...]) -> list[int]:
    return [card for card in hand if card not in cards]


def _with(hand: list[int], cards: tuple[int, ...]) -> list[int]:
    return sorted([*hand, *cards]) if cards else hand
