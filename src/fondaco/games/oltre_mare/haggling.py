"""The trade phase as choices: who is waited for, what is listed as codes, what is a form."""

from fondaco.games.oltre_mare.bargain import (
    accept,
    answer_call,
    counter,
    matching,
    propose,
    refuse,
    room,
    withdraw,
)
from fondaco.games.oltre_mare.components import round_the_table
from fondaco.games.oltre_mare.market import buy, end_trade, make_call, may_end
from fondaco.games.oltre_mare.state import (
    PASSED,
    Sea,
    Terms,
)
from fondaco.games.oltre_mare.words import (
    Accept,
    Buy,
    Call,
    Counter,
    EndTrade,
    Pass,
    Propose,
    Refuse,
    Withdraw,
)
from fondaco.parley.book import Proposal
from fondaco.table.chance import Chance
from fondaco.table.words import Action, Field, Form, Seat, Tell

# Codes; an answer is numbered by the partner, who has one open proposal with the active seat.
ACCEPT = 2000
SETS = 8
"""How many sets of cards to hand over are listed; a form takes any other."""
COUNTER = 2100
REFUSE = 2200
WITHDRAW = 2300
PROPOSE = 2400
CALL = 2500
PASS = 2501
BUY_DECK = 2502
BUY_PIRATES = 2503
END_TRADE = 2504
TAKE = 3000
SWAP, ASK, SELL = range(3)
KINDS = 3
USUAL_PRICE = 2
"""Ducats in the proposals that are listed: less than a card off the deck costs."""

# -- who is waited for --


def trade_actors(sea: Sea) -> tuple[Seat, ...]:
    """Partners who are asked something; the active seat when nobody else is.

    The active seat need not wait for them, but nobody waits for it either.
    """
    active, call = sea.active, sea.call
    standing = sea.book.standing()
    if call is None:
        if not standing:
            return (active,)
        if len(standing) == 1:
            return (standing[0].addressee,)
    asked = {one.addressee for one in standing}
    asked.discard(active)
    if call is not None:
        asked.update(call.waiting())
    if not asked:
        return (active,)
    return tuple([seat for seat in round_the_table(active, sea.seats) if seat in asked])


# -- choices --


def trade_codes(sea: Sea, seat: Seat) -> list[int]:
    codes: list[int] = []
    active, busy = sea.active, 0
    speaks = sea.budget.left[seat] > 0
    for one in sea.book.standing():
        author, addressee = one.author, one.addressee
        partner = addressee if author == active else author
        busy |= 1 << partner
        if addressee == seat:
            sets = matching(sea, seat, one.terms.get, SETS)
            if sets:
                first = ACCEPT + partner * SETS
                codes.extend(range(first, first + len(sets)))
                if speaks and _may_counter(sea, seat, one):
                    codes.append(COUNTER + partner)
            codes.append(REFUSE + partner)
        elif author == seat:
            codes.append(WITHDRAW + partner)
    if seat != active:
        if sea.call is not None:
            if speaks and not busy >> seat & 1:
                _proposals(sea, seat, 0, codes)
            codes.append(PASS)
        return codes
    if speaks:
        _proposals(sea, seat, busy, codes)
        if sea.call is None:
            codes.append(CALL)
    if sea.bought < sea.parts.most_purchases:
        if sea.deck or sea.venice:
            codes.append(BUY_DECK)
        if sea.piles[seat]:
            codes.append(BUY_PIRATES)
    if may_end(sea, seat):
        codes.append(END_TRADE)
    return codes


def _spare(sea: Sea, seat: Seat) -> int:
    """The first hand card that would not continue the own cargo's top run, or -1."""
    good = sea.parts.good
    wanted = good[sea.cargo[seat][-1]]
    for card in sea.hands[seat]:
        if good[card] != wanted:
            return card
    return -1


def _proposals(sea: Sea, seat: Seat, busy: int, codes: list[int]) -> None:
    """The usual proposals: a spare card for one that continues the own run, or for ducats.

    From the active seat to all that are not busy with it, from another seat to the active one.
    """
    active, ducats, hands = sea.active, sea.ducats, sea.hands
    least = sea.house.least_ducats + USUAL_PRICE
    spare, pays = _spare(sea, seat) >= 0, ducats[seat] >= least
    # One card less for the active seat: OM-324.
    loose = room(sea) > sea.parts.load[sea.cargo[active][-1]]
    if seat != active:
        base = PROPOSE + seat * KINDS
        if hands[active]:
            if spare:
                codes.append(base + SWAP)
            if pays and loose:
                codes.append(base + ASK)
        if spare and ducats[active] >= least:
            codes.append(base + SELL)
        return
    sells = spare and loose
    for partner in range(sea.seats):
        if partner == seat or busy >> partner & 1:
            continue
        base = PROPOSE + partner * KINDS
        if hands[partner]:
            if spare:
                codes.append(base + SWAP)
            if pays:
                codes.append(base + ASK)
        if sells and ducats[partner] >= least:
            codes.append(base + SELL)


def usual_terms(sea: Sea, seat: Seat, kind: int) -> Terms:
    """The terms of a listed proposal."""
    good = sea.parts.good
    wanted = (good[sea.cargo[seat][-1]],)
    if kind == ASK:
        return Terms((), (), wanted, give_ducats=USUAL_PRICE)
    spare = _spare(sea, seat)
    if kind == SWAP:
        return Terms((spare,), (good[spare],), wanted)
    return Terms((spare,), (good[spare],), (), get_ducats=USUAL_PRICE)


def _may_counter(sea: Sea, seat: Seat, proposal: Proposal[Terms]) -> bool:
    """Whether the listed counter can be made by somebody who has the cards asked for.

    The cards are those of a proposal that stands, so only the ducats have to be looked at.
    """
    terms, house = proposal.terms, sea.house
    ducats = terms.give_ducats - terms.get_ducats + 1
    if ducats > 0 and sea.ducats[proposal.author] - ducats < house.least_ducats:
        return False
    mine, his = bool(terms.get) or ducats < 0, bool(terms.give) or ducats > 0
    if house.gifts:
        return mine or his
    return mine and his


def _usual_counter(sea: Sea, seat: Seat, proposal: Proposal[Terms]) -> Terms:
    """The listed counter: the same cards, but a ducat more for oneself."""
    terms, good = proposal.terms, sea.parts.good
    sealed = matching(sea, seat, terms.get, 1)[0]
    ducats = terms.give_ducats - terms.get_ducats + 1
    return Terms(
        sealed,
        tuple(good[card] for card in sealed),
        terms.give,
        give_ducats=max(0, -ducats),
        get_ducats=max(0, ducats),
    )


def _with(sea: Sea, partner: Seat) -> Proposal[Terms]:
    proposal = sea.book.between(sea.active, partner)
    assert proposal is not None
    return proposal


def choose_trade(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    if code == END_TRADE:
        end_trade(sea, seat, chance, tell)
    elif code == BUY_DECK:
        buy(sea, seat, "deck", chance, tell)
    elif code == BUY_PIRATES:
        buy(sea, seat, "pirates", chance, tell)
    elif code == PASS:
        answer_call(sea, seat, PASSED, tell)
    elif code == CALL:
        make_call(sea, seat, (), "", tell)
    elif code >= PROPOSE:
        partner, kind = divmod(code - PROPOSE, KINDS)
        to = partner if seat == sea.active else sea.active
        propose(sea, seat, to, usual_terms(sea, seat, kind), tell)
    elif code >= WITHDRAW:
        withdraw(sea, seat, _with(sea, code - WITHDRAW).id, tell)
    elif code >= REFUSE:
        refuse(sea, seat, _with(sea, code - REFUSE).id, tell)
    elif code >= COUNTER:
        proposal = _with(sea, code - COUNTER)
        terms = _usual_counter(sea, seat, proposal)
        counter(sea, seat, proposal.id, terms, tell)
    else:
        partner, number = divmod(code - ACCEPT, SETS)
        proposal = _with(sea, partner)
        cards = matching(sea, seat, proposal.terms.get, number + 1)[number]
        accept(sea, seat, proposal.id, cards, tell)


def decode_trade(sea: Sea, seat: Seat, code: int) -> Action:
    if code == END_TRADE:
        return EndTrade()
    if code in (BUY_DECK, BUY_PIRATES):
        return Buy("deck" if code == BUY_DECK else "pirates")
    if code == PASS:
        return Pass()
    if code == CALL:
        return Call()
    if code >= PROPOSE:
        partner, kind = divmod(code - PROPOSE, KINDS)
        to = partner if seat == sea.active else sea.active
        return Propose(to, *_words(sea, usual_terms(sea, seat, kind)))
    if code >= WITHDRAW:
        return Withdraw(_with(sea, code - WITHDRAW).id)
    if code >= REFUSE:
        return Refuse(_with(sea, code - REFUSE).id)
    if code >= COUNTER:
        proposal = _with(sea, code - COUNTER)
        terms = _usual_counter(sea, seat, proposal)
        return Counter(proposal.id, *_words(sea, terms))
    partner, number = divmod(code - ACCEPT, SETS)
    proposal = _with(sea, partner)
    cards = matching(sea, seat, proposal.terms.get, number + 1)[number]
    return Accept(proposal.id, sea.names(cards))


Words = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], int, int]


def _words(sea: Sea, terms: Terms) -> Words:
    goods = sea.parts.goods
    return (
        sea.names(terms.sealed),
        tuple(goods[good] for good in terms.give),
        tuple(goods[good] for good in terms.get),
        terms.give_ducats,
        terms.get_ducats,
    )


# -- forms --


def trade_forms(sea: Sea, seat: Seat) -> list[Form]:
    """Proposals, counters, calls with wishes, and acceptances that are not all listed.

    Claims, wishes for icons and words may be added to any proposal; they have no bounds.
    """
    forms: list[Form] = []
    active, speaks = sea.active, sea.budget.has(seat)
    for one in sea.book.standing():
        if one.addressee != seat:
            continue
        if len(matching(sea, seat, one.terms.get, SETS + 1)) > SETS:
            wanted = {sea.parts.goods[good] for good in one.terms.get}
            cards = tuple(
                sea.parts.cards[card]
                for card in sea.hands[seat]
                if sea.parts.goods[sea.parts.good[card]] in wanted
            )
            count = len(one.terms.get)
            number = Field("proposal", low=one.id, high=one.id)
            field = Field("cards", low=count, high=count, among=cards, many=True)
            forms.append(Form("accept", (number, field)))
        if speaks:
            number = Field("proposal", low=one.id, high=one.id)
            forms += _bundles(sea, "counter", number, seat, one.author)
    if not speaks:
        return forms
    partners = [active] if seat != active else [s for s in range(sea.seats) if s != seat]
    for to in partners:
        if sea.book.between(seat, to) is None:
            forms += _bundles(sea, "propose", Field("to", low=to, high=to), seat, to)
    if seat == active and sea.call is None:
        goods = tuple(sea.parts.goods)
        forms.append(Form("call", (Field("wishes", high=len(goods), among=goods, many=True),)))
    return forms


def _bundles(sea: Sea, do: str, head: Field, seat: Seat, to: Seat) -> list[Form]:
    """What may be given and asked for: once with ducats from oneself, once from the other."""
    hand, goods = sea.names(sea.hands[seat]), tuple(sea.parts.goods)
    least = sea.house.least_ducats
    sealed = Field("sealed", high=len(hand), among=hand, many=True)
    get = Field("get", high=len(sea.hands[to]), among=goods, many=True, repeat=True)
    pay = Field("give_ducats", high=max(0, sea.ducats[seat] - least))
    ask = Field("get_ducats", high=max(0, sea.ducats[to] - least))
    return [Form(do, (head, sealed, get, pay)), Form(do, (head, sealed, get, ask))]
