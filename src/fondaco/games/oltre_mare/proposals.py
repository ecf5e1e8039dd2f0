"""Chapter 3, talk: who is waited for, proposals and their answers, calls."""

from typing import Final

from fondaco.games.oltre_mare.bargain import (
    accept,
    answer_call,
    check_accept,
    check_counter,
    check_propose,
    check_refuse,
    check_withdraw,
    count_matching,
    counter,
    excess,
    matching,
    out_of_time,
    propose,
    read_terms,
    refuse,
    room,
    withdraw,
)
from fondaco.games.oltre_mare.components import round_the_table
from fondaco.games.oltre_mare.state import PASSED, TRADE, Sea, Terms
from fondaco.games.oltre_mare.words import (
    Accept,
    Call,
    CallMade,
    Counter,
    Pass,
    Propose,
    Refuse,
    Withdraw,
)
from fondaco.parley.book import Proposal
from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell

# The argument of an answer's code is the partner, who has one open proposal with the active seat.
SETS: Final = 8
"""How many sets of cards to hand over are listed; a form takes any other."""
SWAP: Final = 0
ASK: Final = 1
SELL: Final = 2
KINDS: Final = 3
USUAL_PRICE: Final = 2
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
    asked = 0
    for one in standing:
        asked |= 1 << one.addressee
    if call is not None:
        for seat in call.waiting():
            asked |= 1 << seat
    others = [seat for seat in round_the_table(active, sea.seats)[1:] if asked >> seat & 1]
    return tuple(others) if others else (active,)


# -- choices --


def talk_codes(sea: Sea, seat: Seat) -> list[int]:
    """Answers and withdrawals, proposal by proposal, then proposals of one's own and the call."""
    codes: list[int] = []
    active, busy = sea.active, 0
    speaks = sea.budget.left[seat] > 0
    for one in sea.book.standing():
        author, addressee = one.author, one.addressee
        partner = addressee if author == active else author
        busy |= 1 << partner
        if addressee == seat:
            sets = count_matching(sea, seat, one.terms.get, SETS)
            if sets:
                first = ACCEPT.base + partner * SETS
                for code in range(first, first + sets):
                    codes.append(code)
                if speaks and _may_counter(sea, seat, one):
                    codes.append(COUNTER.base + partner)
            codes.append(REFUSE.base + partner)
        elif author == seat:
            codes.append(WITHDRAW.base + partner)
    if seat != active:
        if sea.call is not None:
            if speaks and not busy >> seat & 1:
                _proposals(sea, seat, 0, codes)
            codes.append(PASS.base)
        return codes
    if speaks:
        _proposals(sea, seat, busy, codes)
        if sea.call is None:
            codes.append(CALL.base)
    return codes


def withdrawals(sea: Sea, seat: Seat) -> list[int]:
    """Own proposals that stand; they can be withdrawn while a pile is searched too."""
    active = sea.active
    return [
        WITHDRAW.base + (one.addressee if seat == active else seat)
        for one in sea.book.standing()
        if one.author == seat
    ]


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
        base = PROPOSE.base + seat * KINDS
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
        base = PROPOSE.base + partner * KINDS
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


def _partner(sea: Sea, number: int) -> Seat:
    proposal = sea.book.get(number)
    return proposal.addressee if proposal.author == sea.active else proposal.author


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


# -- proposing --


def _listed(sea: Sea, seat: Seat, usual: int) -> tuple[Seat, Terms]:
    partner, kind = divmod(usual, KINDS)
    to = partner if seat == sea.active else sea.active
    return to, usual_terms(sea, seat, kind)


def decode_propose(sea: Sea, seat: Seat, usual: int) -> Propose:
    to, terms = _listed(sea, seat, usual)
    return Propose(to, *_words(sea, terms))


def play_propose(sea: Sea, seat: Seat, usual: int, chance: Chance, tell: Tell | None) -> None:
    to, terms = _listed(sea, seat, usual)
    propose(sea, seat, to, terms, tell)


def do_propose(sea: Sea, seat: Seat, action: Propose, chance: Chance, tell: Tell | None) -> None:
    propose(sea, seat, action.to, read_terms(sea, action), tell)


def decode_counter(sea: Sea, seat: Seat, partner: int) -> Counter:
    proposal = _with(sea, partner)
    return Counter(proposal.id, *_words(sea, _usual_counter(sea, seat, proposal)))


def play_counter(sea: Sea, seat: Seat, partner: int, chance: Chance, tell: Tell | None) -> None:
    proposal = _with(sea, partner)
    counter(sea, seat, proposal.id, _usual_counter(sea, seat, proposal), tell)


def do_counter(sea: Sea, seat: Seat, action: Counter, chance: Chance, tell: Tell | None) -> None:
    counter(sea, seat, action.proposal, read_terms(sea, action), tell)


# -- answering --


def _handed_over(sea: Sea, seat: Seat, number: int) -> tuple[Proposal[Terms], tuple[int, ...]]:
    """The proposal that a listed acceptance means, and which cards go."""
    partner, place = divmod(number, SETS)
    proposal = _with(sea, partner)
    return proposal, matching(sea, seat, proposal.terms.get, place + 1)[place]


def decode_accept(sea: Sea, seat: Seat, number: int) -> Accept:
    proposal, cards = _handed_over(sea, seat, number)
    return Accept(proposal.id, sea.names(cards))


def play_accept(sea: Sea, seat: Seat, number: int, chance: Chance, tell: Tell | None) -> None:
    proposal, cards = _handed_over(sea, seat, number)
    accept(sea, seat, proposal.id, cards, tell)


def do_accept(sea: Sea, seat: Seat, action: Accept, chance: Chance, tell: Tell | None) -> None:
    cards = tuple(sea.parts.card_id[name] for name in action.cards)
    accept(sea, seat, action.proposal, cards, tell)


def decode_refuse(sea: Sea, seat: Seat, partner: int) -> Refuse:
    return Refuse(_with(sea, partner).id)


def play_refuse(sea: Sea, seat: Seat, partner: int, chance: Chance, tell: Tell | None) -> None:
    refuse(sea, seat, _with(sea, partner).id, tell)


def decode_withdraw(sea: Sea, seat: Seat, partner: int) -> Withdraw:
    return Withdraw(_with(sea, partner).id)


def play_withdraw(sea: Sea, seat: Seat, partner: int, chance: Chance, tell: Tell | None) -> None:
    withdraw(sea, seat, _with(sea, partner).id, tell)


# -- calls --


def check_call(sea: Sea, seat: Seat, action: Call) -> Refusal | None:
    if out_of_time(sea) or seat != sea.active:
        return Refusal("OM-201", {"phase": "trade"})
    for name in action.wishes:
        if excess(sea, (name,)) is not None:
            return Refusal("OM-308", {"good": name})
    if len(action.wishes) > len(sea.parts.goods):
        return Refusal("OM-308", {"goods": len(action.wishes)})
    if sea.phase > TRADE:
        return Refusal("OM-325")
    if not sea.budget.has(seat) or sea.call is not None:
        return Refusal("OM-R20", {"budget": sea.budget.left[seat]})
    return None


def make_call(sea: Sea, seat: Seat, goods: tuple[int, ...], text: str, tell: Tell | None) -> None:
    sea.budget.spend(seat)
    sea.call = Sealed(round_the_table(seat, sea.seats)[1:])
    sea.called = (goods, text)
    if tell is not None:
        tell(CallMade(seat, tuple(sea.parts.goods[good] for good in goods), text), ALL)


def check_pass(sea: Sea, seat: Seat, action: Pass) -> Refusal | None:
    if out_of_time(sea) or sea.call is None or seat == sea.active:
        return Refusal("OM-201", {"phase": "call"})
    return None


def decode_call(sea: Sea, seat: Seat, nothing: int) -> Call:
    return Call()


def play_call(sea: Sea, seat: Seat, nothing: int, chance: Chance, tell: Tell | None) -> None:
    make_call(sea, seat, (), "", tell)


def do_call(sea: Sea, seat: Seat, action: Call, chance: Chance, tell: Tell | None) -> None:
    goods = tuple(sea.parts.good_id[name] for name in action.wishes)
    make_call(sea, seat, goods, action.text, tell)


def pass_call(sea: Sea, seat: Seat, nothing: int, chance: Chance, tell: Tell | None) -> None:
    answer_call(sea, seat, PASSED, tell)


ACCEPT: Final = Verb(
    Accept,
    2,
    codes=talk_codes,  # and of the verbs below: one walk finds them all
    check=check_accept,
    decode=decode_accept,
    play=play_accept,
    do=do_accept,
)
COUNTER: Final = Verb(
    Counter, 3, check=check_counter, decode=decode_counter, play=play_counter, do=do_counter
)
REFUSE: Final = Verb(Refuse, 4, check=check_refuse, decode=decode_refuse, play=play_refuse)
WITHDRAW: Final = Verb(
    Withdraw, 5, check=check_withdraw, decode=decode_withdraw, play=play_withdraw
)
PROPOSE: Final = Verb(
    Propose, 6, check=check_propose, decode=decode_propose, play=play_propose, do=do_propose
)
CALL: Final = Verb(Call, 7, check=check_call, decode=decode_call, play=play_call, do=do_call)
PASS: Final = Verb(Pass, 8, check=check_pass, play=pass_call)
