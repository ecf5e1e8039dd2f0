"""The merchant of today: what the first one (`mind.py`) did wrong at the bargaining table, mended.

He asks a partner once and then waits for news, is silent where a deal is hopeless, claims only what
could be true, and counts what a deal gives the others, the leader above all.
"""

from math import ceil
from random import Random
from typing import Final

from fondaco.games.oltre_mare.bot.mind import (
    BLUFF,
    CONTINUES,
    GAIN,
    GIVEN,
    MARGIN,
    Mind,
    Table,
    fits,
)
from fondaco.games.oltre_mare.bot.outlook import Outlook
from fondaco.games.oltre_mare.bot.weights import TODAY
from fondaco.games.oltre_mare.ending import cargo_value
from fondaco.games.oltre_mare.market import can_buy, may_end, price
from fondaco.games.oltre_mare.pieces import ICONS
from fondaco.games.oltre_mare.state import Sea
from fondaco.games.oltre_mare.view.names import offers_seen
from fondaco.games.oltre_mare.words import (
    CardBought,
    CardsExchanged,
    EndTrade,
    Icon,
    Icons,
    Offer,
    Pass,
    ProposalMade,
    ProposalRefused,
    Propose,
    TurnBegun,
)
from fondaco.table.contract import Game
from fondaco.table.words import Action, Event, Seat

ONLY, LEADER, OTHERS = 1.0, 0.5, 0.2  # how much of another's gain is one's own loss
HOPE = 0.35  # what a proposal must promise, refusals considered
DEARER = 0.2  # more for a partner, each time he has refused more often than accepted
TIRED = 0.6  # more a deal must bring, for each one with the same partner in this turn
MORE: Final = 5  # unseen cards that stand for a good which is asked for
LIES = {"honest": 0.0, "cunning": 0.4}


class Merchant(Mind):
    """One merchant at one table."""

    def __init__(self, game: Game, seat: Seat, generator: Random) -> None:
        super().__init__(game, seat, generator, TODAY)
        self.temper = ""
        self.accepted: dict[Seat, int] = {}
        self.refused: dict[Seat, int] = {}
        self._authors: dict[int, tuple[Seat, Seat]] = {}
        """By proposal: its author and addressee."""
        self._said: dict[tuple[Seat, str], Icons] = {}
        """By partner and card: what was claimed of it, so that it is claimed again."""

    def anew(self) -> "Merchant":
        other = Merchant(self._game, self.seat, self.generator)
        other.temper = self.temper
        return other

    def _new_turn(self) -> None:
        super()._new_turn()
        self._asked: set[Seat] = set()
        self.dealt: dict[Seat, int] = {}

    # -- memory --

    def hear(self, event: Event) -> None:
        super().hear(event)
        if isinstance(event, TurnBegun):
            self._authors.clear()
        elif isinstance(event, ProposalMade):
            offer = event.offer
            self._authors[offer.id] = offer.author, offer.addressee
            if offer.author == self.seat:
                self._asked.add(offer.addressee)
            elif offer.addressee == self.seat:
                self._asked.discard(offer.author)  # he answered with news of his own
        elif isinstance(event, ProposalRefused):
            author, addressee = self._authors.get(event.proposal, (-1, -1))
            if author == self.seat:
                self.refused[addressee] = self.refused.get(addressee, 0) + 1
        elif isinstance(event, CardsExchanged) and event.seat == self.seat:
            self._asked.clear()  # the hand is another
            self.accepted[event.partner] = self.accepted.get(event.partner, 0) + 1
            self.dealt[event.partner] = self.dealt.get(event.partner, 0) + 1
        elif isinstance(event, CardBought) and event.seat == self.seat:
            self._asked.clear()

    def lies(self) -> float:
        """How often a claim is a lie, where one could be believed."""
        return LIES.get(self.temper, BLUFF)

    def claimed(self, partner: Seat, card: str) -> Icons | None:
        return self._said.get((partner, card))

    def claim(self, partner: Seat, card: str, icons: Icons) -> None:
        self._said[partner, card] = icons

    # -- trade --

    def _table(self, sea: Sea) -> "Bargains":
        return Bargains(self, sea, self._outlook_for(sea))

    def _trade(self, sea: Sea) -> Action | None:
        seat = self.seat
        table = self._table(sea)
        mine = [offer for offer in offers_seen(sea, seat) if offer.addressee == seat]
        if mine:
            return self._answer(table, mine)
        if seat != sea.active:
            if sea.call is None:
                return None
            return self._propose(table, [sea.active]) or Pass()
        if sea.budget.has(seat):
            free = [s for s in range(sea.seats) if s != seat and sea.book.between(seat, s) is None]
            proposal = self._propose(table, free)
            if proposal is not None:
                return proposal
        return table.buy() or (EndTrade() if may_end(sea, seat) else None)

    def _propose(self, table: "Bargains", partners: list[Seat]) -> Propose | None:
        """To each partner once, until there is news."""
        fresh = [partner for partner in partners if partner not in self._asked]
        proposal = table.propose(fresh, self._tried)
        if proposal is not None:
            self._asked.add(proposal.to)
        return proposal


class Bargains(Table):
    """One moment of the trade phase as the merchant sees it."""

    merchant: Merchant

    def __init__(self, mind: Merchant, sea: Sea, outlook: Outlook) -> None:
        super().__init__(mind, sea, outlook)
        self.merchant = mind
        self._point = outlook.weights.prestige
        holdings = [
            sea.ducats[seat] + cargo_value(sea, sea.cargo[seat]) + self._point * sea.prestige[seat]
            for seat in range(sea.seats)
        ]
        others = [seat for seat in range(sea.seats) if seat != self.seat]
        leader = max(others, key=lambda seat: holdings[seat])
        worst = ONLY if sea.seats == 2 else LEADER
        self._harm = [worst if seat == leader else OTHERS for seat in range(sea.seats)]

    def _prestige(self, other: Seat) -> tuple[float, float]:
        sea = self.sea
        partner = other if self.seat == sea.active else self.seat
        if sea.pointed >> partner & 1:
            return 0.0, 0.0
        if partner == self.seat:
            return self._point, -self._harm[other] * self._point
        return -self._harm[other] * self._point, self._point

    def gain(self, offer: Offer) -> tuple[float, tuple[int, ...] | None]:
        """What an offer brings, less what it gives its author, and less the oftener he comes."""
        value, cards = super().gain(offer)
        if cards is None:
            return value, None
        good_id = self.sea.parts.good_id
        his = MARGIN + offer.get_ducats - offer.give_ducats  # he sees more in it than others do
        his += (GIVEN + CONTINUES) * len(offer.get)  # what somebody asks for he has use for
        his -= sum(self._misses(offer.author, good_id[name]) for name in offer.give)
        value -= self._harm[offer.author] * max(0.0, his)
        if self._too_dear(offer.get_ducats):
            value = min(value, 0.0)
        return value - TIRED * self.merchant.dealt.get(offer.author, 0), cards

    def _too_dear(self, ducats: int) -> bool:
        """Whether the deck asks less than the only rival, and gives it to nobody."""
        sea = self.sea
        if sea.seats > 2 or not can_buy(sea, self.seat):
            return False
        return ducats >= price(sea, self.seat)

    def samples(self, good: int, claim: Icons | None = None) -> list[int]:
        cards = self._such(good, claim)
        return cards if len(cards) <= MORE else self.merchant.generator.sample(cards, MORE)

    def _such(self, good: int, claim: Icons | None) -> list[int]:
        """All unseen cards of a good, by preference such as were claimed."""
        parts = self.sea.parts
        cards = [card for card in self.unseen if parts.good[card] == good]
        if claim is None:
            return cards
        return [card for card in cards if fits(parts, card, claim)] or cards

    def _expected(self, offer: Offer, given: tuple[int, ...], goods: list[int]) -> float:
        """One card is reckoned with whatever it may be: no luck in what an offer is worth."""
        if len(goods) != 1:
            return super()._expected(offer, given, goods)
        claim = offer.claims[0] if offer.claims else None
        value = self._mean(given, self._such(goods[0], None))
        if claim is not None:
            trust = self.merchant.trust(offer.author)
            value += trust * (self._mean(given, self._such(goods[0], claim)) - value)
        return value

    def _mean(self, given: tuple[int, ...], cards: list[int]) -> float:
        """What a hand gains by one of these cards."""
        if not cards:
            return self.after(given, ())
        return sum(self.after(given, (card,)) for card in cards) / len(cards)

    def _deal(
        self,
        other: Seat,
        card: int,
        good: int,
        losses: dict[int, float],
        gains: list[float],
        tried: dict[tuple[Seat, int, int], int],
    ) -> tuple[float, Propose | None]:
        sea, parts = self.sea, self.sea.parts
        given = parts.good[card] if card >= 0 else -1
        if given == good:
            return 0.0, None
        mine, his = self._prestige(other)
        his += self._likes(other, given) - self._misses(other, good)
        refused, accepted = (
            self.merchant.refused.get(other, 0),
            self.merchant.accepted.get(other, 0),
        )
        margin = MARGIN + DEARER * max(0, min(5, refused - 2 * accepted))
        pay = ceil(margin - his)
        before = tried.get((other, given, good))
        if before is not None and pay <= before:
            return 0.0, None  # it was said, and nothing has changed
        if card < 0:
            pay = max(pay, 1)
        elif good < 0:
            pay = min(pay, -1)
        if self._too_dear(pay):
            return 0.0, None
        gain = mine - pay - self._harm[other] * max(0.0, his + pay)
        gain += gains[good] if good >= 0 else 0.0
        gain -= losses[card] if card >= 0 else 0.0
        likely = (accepted + 2.0) / (accepted + refused / 2 + 3.0)
        promise = gain * likely * (self._chance(other, good) if good >= 0 else 1.0)
        if gain < GAIN or promise < HOPE:
            return 0.0, None
        proposal = Propose(
            other,
            (parts.cards[card],) if card >= 0 else (),
            get=(parts.goods[good],) if good >= 0 else (),
            give_ducats=max(0, pay),
            get_ducats=max(0, -pay),
            claims=(self._claim_to(other, card),) if card >= 0 else (),
        )
        if sea.check(self.seat, proposal) is not None:
            return 0.0, None
        return promise, proposal

    def _claim_to(self, partner: Seat, card: int) -> Icons:
        """Mostly the truth; a lie is what another card of the good has, and is kept to."""
        parts = self.sea.parts
        name = parts.cards[card]
        said = self.merchant.claimed(partner, name)
        if said is not None:
            return said
        shown = card
        if parts.icons[card] >> 8 & 255 and self.merchant.generator.random() < self.merchant.lies():
            likely = [
                other
                for other in self.unseen
                if parts.good[other] == parts.good[card] and not parts.icons[other] >> 8 & 255
            ]
            shown = likely[0] if likely else card
        icons = parts.icons[shown]
        actions: list[Icon] = [
            kind  # type: ignore[misc]
            for place, kind in enumerate(ICONS)
            for _ in range(icons >> 8 * place & 255)
        ]
        told = Icons(tuple(actions), parts.lions[shown], parts.load[shown])
        self.merchant.claim(partner, name, told)
        return told
