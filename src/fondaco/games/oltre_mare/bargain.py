"""Chapter 3, deals: proposals, answers, the exchange, lapses (OM-301 to OM-312, OM-324)."""

from itertools import combinations, product

from fondaco.games.oltre_mare.state import NO_CALL, PASSED, SEARCH, TRADE, Sea, Terms
from fondaco.games.oltre_mare.words import (
    Accept,
    CallAnswered,
    CallPassed,
    CardsExchanged,
    Counter,
    DealMade,
    Icons,
    Offer,
    PrestigeGained,
    ProposalLapsed,
    ProposalMade,
    ProposalRefused,
    ProposalWithdrawn,
    Propose,
    Refuse,
    Withdraw,
)
from fondaco.parley.book import Proposal
from fondaco.table.audience import ALL, all_but, only
from fondaco.table.numbers import changed
from fondaco.table.words import Refusal, Seat, Tell

# -- what holds a deal together --


def room(sea: Sea) -> int:
    """How many cards the active seat has or can still buy for its main phase (OM-324)."""
    seat = sea.active
    sources = sea.deck + len(sea.piles[seat])
    purchases = sea.parts.most_purchases - sea.bought
    return len(sea.hands[seat]) + (purchases if purchases < sources else sources)


def _change(sea: Sea, author: Seat, terms: Terms) -> int:
    """By how much a deal changes the active seat's hand."""
    more = len(terms.get) - len(terms.sealed)
    return more if author == sea.active else -more


def _strands(sea: Sea, change: int) -> bool:
    """OM-324: whether a change by so many cards leaves the active seat too few for its main phase.

    Other seats need no cards (OM-326).
    """
    return change < 0 and room(sea) + change < sea.parts.load[sea.cargo[sea.active][-1]]


def holds(sea: Sea, author: Seat, addressee: Seat, terms: Terms) -> bool:
    """Whether a proposal can still be carried out, as far as its author may know."""
    hand, least = sea.hands[author], sea.house.least_ducats
    for card in terms.sealed:
        if card not in hand:
            return False
    if len(terms.get) > len(sea.hands[addressee]):
        return False
    if terms.give_ducats and sea.ducats[author] - terms.give_ducats < least:
        return False
    if terms.get_ducats and sea.ducats[addressee] - terms.get_ducats < least:
        return False
    return not _strands(sea, _change(sea, author, terms))


def is_exchange(sea: Sea, give: int, get: int, give_ducats: int, get_ducats: int) -> bool:
    """OM-305, OM-R17: both sides give; as ducats flow one way only, a card moves too."""
    if give_ducats < 0 or get_ducats < 0 or (give_ducats and get_ducats):
        return False
    if sea.house.gifts:
        return bool(give or get or give_ducats or get_ducats)
    return bool((give or give_ducats) and (get or get_ducats))


def sound(sea: Sea, author: Seat, addressee: Seat, terms: Terms) -> bool:
    """Whether terms made of the author's own cards may be proposed (OM-303 to OM-324)."""
    return is_exchange(
        sea, len(terms.sealed), len(terms.get), terms.give_ducats, terms.get_ducats
    ) and holds(sea, author, addressee, terms)


# -- checking --


def excess(sea: Sea, names: tuple[str, ...]) -> str | None:
    """The first good asked for of which there are not so many cards in the game, or None."""
    good_id, supply = sea.parts.good_id, sea.parts.supply(sea.seats)
    for name in names:
        if name not in good_id or names.count(name) > supply[good_id[name]]:
            return name
    return None


def fitting(sea: Sea, said: tuple[Icons | None, ...], cards: int) -> bool:
    """Whether remarks are one for each card, and each of a card that could exist."""
    if not said:
        return True
    parts = sea.parts
    return len(said) == cards and all(
        icons is None
        or (
            len(icons.actions or ()) <= parts.most_icons
            and 0 <= (icons.lions or 0) <= parts.most_lions
            and 0 <= (icons.load or 0) <= parts.most_load
        )
        for icons in said
    )


def _check_hand(sea: Sea, seat: Seat, names: tuple[str, ...]) -> Refusal | None:
    """OM-303, OM-R18: one hands over different cards of one's own hand."""
    for name in names:
        if sea.parts.card_id.get(name, -1) not in sea.hands[seat] or names.count(name) > 1:
            return Refusal("OM-303", {"card": name})
    return None


def _check_terms(sea: Sea, seat: Seat, to: Seat, action: Propose | Counter) -> Refusal | None:
    """The first rule that refuses the terms; it depends on own cards and public facts only."""
    cards = [sea.parts.card_id.get(name, -1) for name in action.sealed]
    refusal = _check_hand(sea, seat, action.sealed)
    if refusal is not None:
        return refusal
    if len(action.get) > len(sea.hands[to]):
        return Refusal("OM-303", {"cards": len(action.get)})
    unasked = excess(sea, action.get)
    if unasked is not None:
        return Refusal("OM-303", {"good": unasked})
    give_ducats, get_ducats = action.give_ducats, action.get_ducats
    if not is_exchange(sea, len(cards), len(action.get), give_ducats, get_ducats):
        return Refusal("OM-305")
    goods = sorted(sea.parts.goods[sea.parts.good[card]] for card in cards)
    if action.give is not None and sorted(action.give) != goods:
        return Refusal("OM-306")
    if not fitting(sea, action.claims, len(cards)):
        return Refusal("OM-307", {"cards": len(cards)})
    if not fitting(sea, action.wishes, len(action.get)):
        return Refusal("OM-308", {"cards": len(action.get)})
    for payer, ducats in ((seat, give_ducats), (to, get_ducats)):
        if ducats and sea.ducats[payer] - ducats < sea.house.least_ducats:
            return Refusal("OM-309", {"ducats": ducats})
    change = len(action.get) - len(cards)
    if _strands(sea, change if seat == sea.active else -change):
        return Refusal("OM-324")
    return None


def check_propose(sea: Sea, seat: Seat, action: Propose) -> Refusal | None:
    if out_of_time(sea):
        return Refusal("OM-201", {"phase": "trade"})
    to = action.to
    if not 0 <= to < sea.seats or to == seat or sea.active not in (seat, to):
        return Refusal("OM-302", {"active": sea.active})
    refusal = _check_terms(sea, seat, to, action)
    if refusal is not None:
        return refusal
    if sea.phase > TRADE:
        return Refusal("OM-325")
    if not sea.budget.has(seat) or sea.book.between(seat, to) is not None:
        return Refusal("OM-R20", {"budget": sea.budget.left[seat]})
    return None


def check_counter(sea: Sea, seat: Seat, action: Counter) -> Refusal | None:
    if out_of_time(sea):
        return Refusal("OM-201", {"phase": "trade"})
    unasked = excess(sea, action.get)
    refusal = _check_hand(sea, seat, action.sealed)
    if refusal is None and unasked is not None:
        refusal = Refusal("OM-303", {"good": unasked})
    refusal = refusal or _check_answer(sea, seat, action.proposal)
    if refusal is not None:
        return refusal
    refusal = _check_terms(sea, seat, sea.book.get(action.proposal).author, action)
    if refusal is not None:
        return refusal
    return None if sea.budget.has(seat) else Refusal("OM-R20", {"budget": 0})


def out_of_time(sea: Sea) -> bool:
    """Before the trade phase, after the game, or while a pile is searched (OM-201)."""
    return sea.phase < TRADE or sea.phase == SEARCH or sea.active < 0


def _check_answer(sea: Sea, seat: Seat, number: int) -> Refusal | None:
    if out_of_time(sea):
        return Refusal("OM-201", {"phase": "trade"})
    proposal = sea.book.find(number)
    if proposal is None or proposal.addressee != seat:
        return Refusal("OM-304", {"proposal": number})
    return None


def check_accept(sea: Sea, seat: Seat, action: Accept) -> Refusal | None:
    cards = [sea.parts.card_id.get(name, -1) for name in action.cards]
    if out_of_time(sea):
        return Refusal("OM-201", {"phase": "trade"})
    refusal = _check_hand(sea, seat, action.cards) or _check_answer(sea, seat, action.proposal)
    if refusal is not None:
        return refusal
    wanted = sea.book.get(action.proposal).terms.get
    if sorted(sea.parts.good[card] for card in cards) != sorted(wanted):
        return Refusal("OM-306")
    return None


def check_refuse(sea: Sea, seat: Seat, action: Refuse) -> Refusal | None:
    return _check_answer(sea, seat, action.proposal)


def check_withdraw(sea: Sea, seat: Seat, action: Withdraw) -> Refusal | None:
    # At any time while it stands, so also while a pile is searched.
    if out_of_time(sea) and sea.phase != SEARCH:
        return Refusal("OM-201", {"phase": "trade"})
    proposal = sea.book.find(action.proposal)
    if proposal is None or proposal.author != seat:
        return Refusal("OM-304", {"proposal": action.proposal})
    return None


# -- terms in words and back --


def read_terms(sea: Sea, action: Propose | Counter) -> Terms:
    """The terms of an action that was checked."""
    parts = sea.parts
    cards = [parts.card_id[name] for name in action.sealed]
    if action.give is None:
        sealed = tuple(cards)
    else:
        sealed = in_order(sea, cards, tuple(parts.good_id[name] for name in action.give))
    return Terms(
        sealed,
        tuple(parts.good[card] for card in sealed),
        tuple(parts.good_id[name] for name in action.get),
        action.give_ducats,
        action.get_ducats,
        action.claims,
        action.wishes,
        action.text,
    )


def in_order(
    sea: Sea, cards: list[int] | tuple[int, ...], goods: tuple[int, ...]
) -> tuple[int, ...]:
    """Cards in the order in which their goods are named."""
    kind = sea.parts.good
    ordered: list[int] = []
    for good in goods:
        for card in cards:
            if kind[card] == good and card not in ordered:
                ordered.append(card)
                break
    return tuple(ordered)


def write_terms(
    sea: Sea, number: int, author: Seat, addressee: Seat, terms: Terms, seat: Seat | None
) -> Offer:
    """A proposal as a seat may see it (OM-907)."""
    goods = sea.parts.goods
    return Offer(
        id=number,
        author=author,
        addressee=addressee,
        give=tuple(goods[good] for good in terms.give),
        get=tuple(goods[good] for good in terms.get),
        give_ducats=terms.give_ducats,
        get_ducats=terms.get_ducats,
        claims=terms.claims,
        wishes=terms.wishes,
        text=terms.text,
        sealed=sea.names(terms.sealed) if seat == author else None,
    )


# -- doing --


def propose(sea: Sea, seat: Seat, to: Seat, terms: Terms, tell: Tell | None) -> None:
    """Speak to the active seat or, as the active seat, to another; to a call it is the answer."""
    if sea.call is not None and seat != sea.active:
        answer_call(sea, seat, terms, tell)
    else:
        sea.budget.spend(seat)
        tell_proposal(sea, sea.book.propose(seat, to, terms), None, tell)


def tell_proposal(
    sea: Sea, proposal: Proposal[Terms], counters: int | None, tell: Tell | None
) -> None:
    if tell is None:
        return
    number, author, to, terms = proposal.id, proposal.author, proposal.addressee, proposal.terms
    public = write_terms(sea, number, author, to, terms, None)
    tell(ProposalMade(public, counters), all_but(author))
    private = write_terms(sea, number, author, to, terms, author)
    tell(ProposalMade(private, counters), only(author))


def counter(sea: Sea, seat: Seat, number: int, terms: Terms, tell: Tell | None) -> None:
    """The old proposal is closed, a new one with the roles exchanged is opened."""
    old = sea.book.close(number)
    sea.budget.spend(seat)
    tell_proposal(sea, sea.book.propose(seat, old.author, terms), number, tell)


def refuse(sea: Sea, seat: Seat, number: int, tell: Tell | None) -> None:
    sea.book.close(number)
    if tell is not None:
        tell(ProposalRefused(number, seat), ALL)


def withdraw(sea: Sea, seat: Seat, number: int, tell: Tell | None) -> None:
    sea.book.close(number)
    if tell is not None:
        tell(ProposalWithdrawn(number, seat), ALL)


def accept(sea: Sea, seat: Seat, number: int, cards: tuple[int, ...], tell: Tell | None) -> None:
    """Cards and ducats change hands in one step; the partner gains prestige (OM-310)."""
    proposal = sea.book.close(number)
    author, terms = proposal.author, proposal.terms
    for card in terms.sealed:
        sea.hands[author].remove(card)
        sea.gain(seat, card)
    for card in cards:
        sea.hands[seat].remove(card)
        sea.gain(author, card)
    ducats = terms.give_ducats - terms.get_ducats
    sea.ducats[author] -= ducats
    sea.ducats[seat] += ducats
    sea.deals += 1
    if tell is not None:
        _tell_deal(sea, proposal, in_order(sea, cards, terms.get), tell)
    partner = author if seat == sea.active else seat  # OM-312
    is_gift = not (terms.sealed or terms.give_ducats) or not (cards or terms.get_ducats)
    if not sea.pointed >> partner & 1 and not is_gift:  # OM-311, OM-R17
        sea.pointed |= 1 << partner
        sea.prestige = changed(sea.prestige, partner, sea.prestige[partner] + 1)
        if tell is not None:
            tell(PrestigeGained(partner, sea.prestige[partner]), ALL)
    sweep(sea, tell)


def _tell_deal(sea: Sea, proposal: Proposal[Terms], cards: tuple[int, ...], tell: Tell) -> None:
    author, seat, terms = proposal.author, proposal.addressee, proposal.terms
    goods = sea.parts.goods
    tell(
        DealMade(
            proposal.id,
            author,
            seat,
            tuple(goods[good] for good in terms.give),
            tuple(goods[good] for good in terms.get),
            terms.give_ducats,
            terms.get_ducats,
        ),
        ALL,
    )
    given, received = sea.names(terms.sealed), sea.names(cards)
    tell(CardsExchanged(author, seat, given, received), only(author))
    tell(CardsExchanged(seat, author, received, given), only(seat))


def sweep(sea: Sea, tell: Tell | None) -> None:
    """Proposals that can no longer be carried out lapse."""
    if not len(sea.book):
        return
    for one in sea.book.standing():
        if not holds(sea, one.author, one.addressee, one.terms):
            sea.book.close(one.id)
            if tell is not None:
                tell(ProposalLapsed(one.id), ALL)


# -- answering a call --


def answer_call(sea: Sea, seat: Seat, terms: Terms, tell: Tell | None) -> None:
    """Seal an answer, or replace one's own; with the last one all are disclosed."""
    call = sea.call
    assert call is not None
    again = call.of(seat) is not None
    call.put(seat, terms)
    if tell is not None:
        if not again:
            tell(CallAnswered(seat), all_but(seat))
        passed = terms is PASSED
        offer = None if passed else write_terms(sea, 0, seat, sea.active, terms, seat)
        tell(CallAnswered(seat, passed, offer), only(seat))
    if not call.waiting():
        _disclose(sea, tell)


def _disclose(sea: Sea, tell: Tell | None) -> None:
    """All answers are turned up; budgets are charged now, so that they betray nothing before."""
    call, active = sea.call, sea.active
    assert call is not None
    sea.call = None
    sea.called = NO_CALL
    for seat, terms in call.reveal():
        if terms is PASSED:
            if tell is not None:
                tell(CallPassed(seat), ALL)
            continue
        free = sea.budget.has(seat) and sea.book.between(seat, active) is None
        if sea.budget.has(seat):
            sea.budget.spend(seat)
        proposal = sea.book.propose(seat, active, terms)
        tell_proposal(sea, proposal, None, tell)
        if not free or not holds(sea, seat, active, terms):
            sea.book.close(proposal.id)
            if tell is not None:
                tell(ProposalLapsed(proposal.id), ALL)


# -- which cards could be handed over --


def count_matching(sea: Sea, seat: Seat, goods: tuple[int, ...], most: int) -> int:
    """How many sets `matching` finds."""
    if len(goods) != 1:
        return len(matching(sea, seat, goods, most))
    good, wanted, count = sea.parts.good, goods[0], 0
    for card in sea.hands[seat]:
        if good[card] == wanted:
            count += 1
    return min(count, most)


def matching(sea: Sea, seat: Seat, goods: tuple[int, ...], most: int) -> list[tuple[int, ...]]:
    """The first so many different sets of a seat's cards with exactly these goods."""
    good, hand = sea.parts.good, sea.hands[seat]
    sets: list[tuple[int, ...]] = []
    if len(goods) == 1:
        wanted = goods[0]
        for card in hand:
            if good[card] == wanted:
                sets.append((card,))
                if len(sets) == most:
                    break
        return sets
    if not goods:
        return [()]
    kinds = sorted(set(goods))
    ways = [
        combinations([card for card in hand if good[card] == kind], goods.count(kind))
        for kind in kinds
    ]
    for parts in product(*ways):
        sets.append(tuple(sorted(card for part in parts for card in part)))
        if len(sets) == most:
            break
    return sets
