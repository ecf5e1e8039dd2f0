"""Chapter 9: the full tables that a seat can imagine behind what it sees.

A view says nothing that is not so: what it shows is put on the table by number, unchecked.
"""

from typing import Final

from fondaco.games.oltre_mare.bargain import in_order
from fondaco.games.oltre_mare.components import round_the_table
from fondaco.games.oltre_mare.pieces import GOODS, MARKERS, TYPES, UNSEEN
from fondaco.games.oltre_mare.setup import lay_out
from fondaco.games.oltre_mare.state import PASSED, PHASES, STOLEN, Sea, Terms
from fondaco.games.oltre_mare.view.memory import Recollections
from fondaco.games.oltre_mare.words import CallSeen, Offer, OltreMareView
from fondaco.parley.book import Proposal
from fondaco.parley.sealed import Sealed
from fondaco.table.chance import Chance, draw_several
from fondaco.table.words import Seat

HIDDEN: Final = -2
"""On a chart, a card of a pile that the view does not show."""

# -- what is shown --


def chart(sea: Sea, seen: OltreMareView) -> None:
    """Put on the table what the view shows. Cards not seen are all in the pool; other hands are
    empty, and what the view does not show of a pile is HIDDEN.
    """
    lay_out(sea)
    sea.phase = PHASES.index(seen.phase)
    sea.active = -1 if seen.active is None else seen.active
    sea.first = seen.first
    sea.turn = seen.turn
    names = sea.parts.colours
    sea.colours = [-1 if name is None else names.index(name) for name in seen.colours]
    sea.ducats = list(seen.ducats)
    sea.prestige = list(seen.prestige)
    for seat, had in enumerate(seen.pointed):
        if had:
            sea.pointed |= 1 << seat
    sea.venice = seen.venice
    sea.deck = seen.deck_size - seen.venice
    sea.bought = seen.bought
    sea.deals = seen.deals
    sea.steps = seen.steps
    sea.reason = seen.end_reason or ""
    _chart_cards(sea, seen)
    _chart_map(sea, seen)
    for offer in seen.offers:
        sea.book.put(Proposal(offer.id, 1, offer.author, offer.addressee, _terms(sea, offer)))
    sea.book.next_id = seen.next_offer
    sea.budget.left = list(seen.budgets)
    if seen.call is not None:
        _chart_call(sea, seen.call)
    seen.__dict__["unseen"] = Unseen(sea, seen, None)


def _chart_cards(sea: Sea, seen: OltreMareView) -> None:
    card_id, seat = sea.parts.card_id, seen.seat
    if seat is not None and seen.hand is not None:
        sea.hands[seat] = [card_id[name] for name in seen.hand]
    sea.cargo = [
        [HIDDEN if name is None else card_id[name] for name in pile] for pile in seen.cargo
    ]
    sea.piles = [[HIDDEN] * size for size in seen.pirate_sizes]
    if seen.searched is not None:
        sea.piles[sea.active] = [card_id[name] for name in seen.searched]
    sea.played = [card_id[name] for name in seen.played]
    if seen.picked is not None:
        sea.picked = [card_id[name] for name in seen.picked]
    shown = set(sea.played).union(*sea.hands, *sea.cargo, *sea.piles)
    sea.pool = [card for card in sea.pool if card not in shown]


def _chart_map(sea: Sea, seen: OltreMareView) -> None:
    parts = sea.parts
    sea.ship = [parts.port_id[name] for name in seen.ships]
    for port, marker in seen.markers.items():
        sea.marker[parts.port_id[port]] = MARKERS.index(marker)
    for seat, owned in enumerate(seen.owned):
        for marker, count in owned.items():
            sea.owned[seat * TYPES + MARKERS.index(marker)] = count
    sea.live = [-1 if name is None else MARKERS.index(name) for name in seen.active_markers]
    sea.gone = [seen.gone.get(name, 0) for name in MARKERS]
    sea.trip = tuple([parts.route_id[name] for name in seen.sailed])


def _terms(sea: Sea, offer: Offer) -> Terms:
    """Those of another seat's proposal name its goods; which cards they are is imagined."""
    parts = sea.parts
    return Terms(
        tuple([parts.card_id[name] for name in offer.sealed or ()]),
        tuple([parts.good_id[name] for name in offer.give]),
        tuple([parts.good_id[name] for name in offer.get]),
        offer.give_ducats,
        offer.get_ducats,
        offer.claims,
        offer.wishes,
        offer.text,
    )


def _chart_call(sea: Sea, call: CallSeen) -> None:
    """Others' sealed answers are taken for passes: that betrays and assumes the least."""
    sea.called = (tuple([sea.parts.good_id[name] for name in call.wishes]), call.text)
    sea.call = Sealed(round_the_table(sea.active, sea.seats)[1:])
    for seat, answer in enumerate(call.answers):
        if answer is not None:
            sea.call.put(seat, _terms(sea, answer) if isinstance(answer, Offer) else PASSED)


# -- what is hidden --


class Unseen:
    """What a view and a notebook leave open."""

    def __init__(self, sea: Sea, seen: OltreMareView, notebook: Recollections | None) -> None:
        seats, own = sea.seats, -1 if seen.seat is None else seen.seat
        self.pool = sea.pool
        """Cards whose place is neither seen nor remembered."""
        if notebook is not None:
            known = notebook.known()
            self.pool = [card for card in sea.pool if sea.parts.cards[card] not in known]
        self.held = [_Held(sea, seat, self.pool, notebook) for seat in range(seats) if seat != own]
        """Of other seats."""
        self.cargo = _cargo_known(sea, notebook)
        self.piles = _piles_known(sea, own, notebook)
        """By seat: the upper parts that are seen or remembered."""
        self.hand_gaps = [size - len(sea.hands[s]) for s, size in enumerate(seen.hand_sizes)]
        for held in self.held:
            self.hand_gaps[held.seat] -= len(held.cards) + len(held.goods)
        self.held = [held for held in self.held if held.cards or held.goods]
        self.cargo_gaps = [len(sea.cargo[s]) - len(self.cargo[s]) for s in range(seats)]
        self.pile_gaps = [len(sea.piles[s]) - len(self.piles[s]) for s in range(seats)]
        """By seat: how many cards are missing."""
        self.wanted = sum(self.hand_gaps) + sum(self.cargo_gaps) + sum(self.pile_gaps)
        self.sealed = [
            one for one in sea.book.standing() if len(one.terms.sealed) < len(one.terms.give)
        ]
        """Proposals whose cards are not seen."""
        self.picked = 0 if seen.picked is not None else seen.picked_count
        """How many chosen cards are not seen."""


class _Held:
    """What another seat holds for certain."""

    def __init__(
        self, sea: Sea, seat: Seat, pool: list[int], notebook: Recollections | None
    ) -> None:
        parts, least = sea.parts, [0] * GOODS
        self.seat = seat
        self.cards: list[int] = []
        if notebook is not None:
            self.cards = [parts.card_id[name] for name in notebook.given.get(seat, ())]
            for name, count in notebook.goods.get(seat, {}).items():
                least[parts.good_id[name]] = count
        for one in sea.book.standing():
            if one.author == seat:
                for good in one.terms.give:  # OM-306: offered truthfully
                    least[good] = max(least[good], one.terms.give.count(good))
        for card in self.cards:
            least[parts.good[card]] -= 1
        self.goods = [good for good in range(GOODS) for _ in range(least[good])]
        """Of cards that are not known."""
        self.fitting = {
            good: [card for card in pool if parts.good[card] == good] for good in set(self.goods)
        }
        """By such a good: the cards it may be."""

    def draw(self, left: list[int], taken: list[int], chance: Chance) -> list[int]:
        """All of it by number, sorted; cards not known are taken out of those left."""
        hand = self.cards[:]
        for good in self.goods:
            fitting = self.fitting[good]
            if taken:
                fitting = [card for card in fitting if card not in taken]
            card = fitting[chance.below(len(fitting))]
            left.remove(card)
            taken.append(card)
            hand.append(card)
        hand.sort()
        return hand


def imagine(
    sea: Sea, seen: OltreMareView, chance: Chance, notebook: Recollections | None = None
) -> None:
    """Chance for all that the view, already on the table, hides and nobody remembers."""
    unseen: Unseen
    if notebook is None:
        unseen = seen.__dict__["unseen"]
    else:
        unseen = Unseen(sea, seen, notebook)
        sea.pool = unseen.pool
    left, hands = sea.pool, sea.hands
    if unseen.held:
        taken: list[int] = []
        for held in unseen.held:
            hands[held.seat] = held.draw(left, taken, chance)
    # Other hands and closed piles are any cards not seen, all drawn together.
    cards = draw_several(left, unseen.wanted, chance)
    cargo, piles = unseen.cargo[:], unseen.piles[:]
    end = _fill(hands, unseen.hand_gaps, cards, len(cards))
    end = _fill(cargo, unseen.cargo_gaps, cards, end)
    _fill(piles, unseen.pile_gaps, cards, end)
    for seat, gap in enumerate(unseen.hand_gaps):
        if gap:
            hands[seat].sort()
    sea.cargo = cargo
    sea.piles = piles
    for one in unseen.sealed:  # which of the cards does not matter to a guess
        terms = one.terms
        imagined = Terms(
            in_order(sea, hands[one.author], terms.give),
            terms.give,
            terms.get,
            terms.give_ducats,
            terms.get_ducats,
            terms.claims,
            terms.wishes,
            terms.text,
        )
        sea.book.put(Proposal(one.id, 1, one.author, one.addressee, imagined))
    if unseen.picked:
        sea.picked = draw_several(hands[sea.active][:], unseen.picked, chance)


def _fill(row: list[list[int]], gaps: list[int], cards: list[int], end: int) -> int:
    """Put drawn cards, the last ones first, under what each seat has; returns what is left."""
    for seat, gap in enumerate(gaps):
        if gap:
            drawn = cards[end - gap : end]
            end -= gap
            known = row[seat]
            if known:
                drawn += known
            row[seat] = drawn
    return end


def _cargo_known(sea: Sea, notebook: Recollections | None) -> list[list[int]]:
    """The upper parts of cargo piles that are shown, or remembered as they were loaded."""
    known: list[list[int]] = []
    for seat, pile in enumerate(sea.cargo):
        if pile[0] != HIDDEN:
            known.append(pile)
        elif notebook is None or seat not in notebook.cargo:
            known.append(pile[-1:])
        else:
            known.append([sea.parts.card_id[name] for name in notebook.cargo[seat]])
    return known


def _piles_known(sea: Sea, own: Seat, notebook: Recollections | None) -> list[list[int]]:
    """Own discards as they are remembered; what others discarded or had stolen is any card.

    In a pile of which nothing is remembered no card is left undecided (`STOLEN`): buying from it
    would then ask for luck, and the view does not show whether it does.
    """
    known: list[list[int]] = []
    for seat, pile in enumerate(sea.piles):
        if pile and pile[0] != HIDDEN:
            known.append(pile)
        elif seat == own and notebook is not None:
            card_id = sea.parts.card_id
            known.append([STOLEN if name == UNSEEN else card_id[name] for name in notebook.pile])
        else:
            known.append([])
    return known
