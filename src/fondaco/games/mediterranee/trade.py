"""Chapter 3, trade between players whose galleys lie in the same coastal area."""

from typing import Final

from fondaco.games.mediterranee.pieces import BITS, COIN, GOODS, MASK, PLACE, PLACE_BITS
from fondaco.games.mediterranee.price_talk import close_talk
from fondaco.games.mediterranee.state import Sea, Stowed, Terms, listed, no
from fondaco.games.mediterranee.terms import (
    MOST_DEMAND,
    check_pay,
    check_receive,
    check_terms,
    mirror,
    pack_want,
    read_terms,
    stow,
    stowable,
    sums,
    unpack_want,
)
from fondaco.games.mediterranee.words import (
    AskTrade,
    Cargo,
    CounterTrade,
    ProposeTrade,
    TalkLeft,
    TradeAsked,
    TradeCountered,
    Traded,
    TradeProposed,
    TradeRefused,
    TradeWithdrawn,
    Withdraw,
)
from fondaco.parley.talk import ASKED, COUNTERED, NAMED, Talk
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import NO_CODE, Verb
from fondaco.table.words import Refusal, Seat, Tell, first_refusal

COUNTERS: Final = 1  # ME-R13: a trade always has one counter-offer
PRICES: Final[tuple[int, ...]] = (100, 200, 300)
"""The prices of one token that are listed as choices; any other deal is a matter of the form."""
NOTHING: Final = GOODS


# -- who may trade (ME-317, ME-318) --


def may_open(sea: Sea, seat: Seat, partner: Seat, area: int) -> bool:
    """ME-317, ME-318, ME-R17."""
    return (
        partner != seat
        and not sea.parts.open_sea[area]
        and sea.waters[partner] >> area & 1 > 0
        and sea.attempts[partner] < sea.house.attempts
    )


def meetings(sea: Sea, seat: Seat) -> list[tuple[Seat, int]]:
    """Partners and areas where the active seat may open a trade."""
    found: list[tuple[Seat, int]] = []
    others = 0
    for other, waters in enumerate(sea.waters):
        if other != seat:
            others |= waters
    if not sea.waters[seat] & others:
        return found
    for area in sorted({sea.lies[galley] for galley in sea.fleet[seat]}):
        for partner in range(sea.seats):
            if may_open(sea, seat, partner, area):
                found.append((partner, area))
    return found


def aboard(sea: Sea, seat: Seat, area: int) -> list[int]:
    """The kinds of goods on a seat's galleys in an area."""
    kinds = sea.parts.kinds
    cargo = sea.cargo
    return sorted({kind for galley in sea.here(seat, area) for kind in kinds[cargo[galley]]})


def check_partner(sea: Sea, seat: Seat, partner: Seat, area: int) -> Refusal | None:
    if not 0 <= partner < sea.seats or partner == seat or not 0 <= area < sea.parts.areas:
        return no("ME-317", "not_same_area", area=area)
    return None


# -- proposing terms (ME-319) --


def add_deals(sea: Sea, seat: Seat, codes: list[int]) -> None:
    """Deals over one token, each way or one against another."""
    if sea.talk is not None:
        codes += deal_codes(sea, seat, sea.talk.responder, sea.talk_area)
        return
    for partner, area in meetings(sea, seat):
        codes += deal_codes(sea, seat, partner, area)


def deal_codes(sea: Sea, seat: Seat, partner: Seat, area: int) -> list[int]:
    base = PROPOSE_TRADE.base | (partner << PLACE_BITS | area) << 12
    mine, theirs = aboard(sea, seat, area), aboard(sea, partner, area)
    capacity, crew, hold = sea.parts.capacity, sea.crew, sea.hold
    room = any(crew[g] + hold[g] < capacity for g in sea.here(seat, area))
    money, active_buys = (
        sea.money[seat],
        sea.house.active_buys,
    )  # ME-R17: goods go to the active player only
    codes: list[int] = []
    if room and not (active_buys and seat != sea.active):
        codes = [
            base | NOTHING << 8 | kind << 4 | n
            for kind in theirs
            for n, price in enumerate(PRICES)
            if price <= money
        ]
    if not (active_buys and seat == sea.active):
        codes += [base | kind << 8 | NOTHING << 4 | n for kind in mine for n in range(len(PRICES))]
    if sea.house.swaps and not active_buys:
        codes += [base | one << 8 | two << 4 for one in mine for two in theirs if one != two]
    return codes


def deal_of(sea: Sea, seat: Seat, code: int) -> tuple[Seat, int, Terms]:
    """Partner, area and terms of a listed deal."""
    place, deal = code >> 12, code & 0xFFF
    partner, area = place >> PLACE_BITS & 7, place & PLACE
    mine, theirs, n = deal >> 8, deal >> 4 & 15, deal & 15
    give = () if mine == NOTHING else ((_bearer(sea, seat, area, mine), 1 << BITS * mine),)
    want = () if theirs == NOTHING else ((_bearer(sea, partner, area, theirs), 1 << BITS * theirs),)
    pay = 0 if give and want else PRICES[n] if want else -PRICES[n]
    return partner, area, Terms(give, want, pay, None)


def _bearer(sea: Sea, seat: Seat, area: int, kind: int) -> int:
    """The first galley that carries a good."""
    return next(g for g in sea.here(seat, area) if sea.cargo[g] >> BITS * kind & MASK)


def check_propose(sea: Sea, seat: Seat, action: ProposeTrade) -> Refusal | None:
    talk = sea.talk
    refusal = check_partner(sea, seat, action.partner, action.area)
    if talk is not None and (action.partner, action.area) != (talk.responder, sea.talk_area):
        refusal = no("ME-317", "not_same_area", area=action.area)
    if refusal is not None:
        return first_refusal(check_pay(sea, seat, action.pay), refusal)
    refusal = check_terms(sea, seat, action.partner, action.area, action)
    if talk is None and sea.attempts[action.partner] >= sea.house.attempts:
        refusal = first_refusal(refusal, no("ME-R17", "too_many_attempts", partner=action.partner))
    return refusal


def decode_propose(sea: Sea, seat: Seat, code: int) -> ProposeTrade:
    partner, area, terms = deal_of(sea, seat, code)
    give, want = sea.cargo_names(terms.give), sea.cargo_names(terms.want)
    return ProposeTrade(partner, area, give, want, terms.pay)


def propose_trade(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    partner, area, terms = deal_of(sea, seat, code)
    _propose(sea, seat, partner, area, terms, tell)


def do_propose(
    sea: Sea, seat: Seat, action: ProposeTrade, chance: Chance, tell: Tell | None
) -> None:
    terms = read_terms(sea, seat, action.partner, action.area, action)
    _propose(sea, seat, action.partner, action.area, terms, tell)


def _propose(
    sea: Sea, seat: Seat, partner: Seat, area: int, terms: Terms, tell: Tell | None
) -> None:
    talk = sea.talk
    if talk is None:
        sea.attempts = changed(sea.attempts, partner, sea.attempts[partner] + 1)
        talk = sea.talk = Talk(seat, partner, COUNTERS)
        sea.port_talk = False
        sea.talk_area = area
    talk.name(terms)
    if tell is not None:
        give, want = sea.cargo_names(terms.give), sea.cargo_names(terms.want)
        tell(TradeProposed(seat, partner, area, give, want, terms.pay), ALL)


# -- asking another player for terms --


def check_ask_trade(sea: Sea, seat: Seat, action: AskTrade) -> Refusal | None:
    area = action.area
    refusal = check_partner(sea, seat, action.partner, area)
    if refusal is not None:
        return refusal
    theirs = sea.here(action.partner, area)
    if not theirs or not sea.here(seat, area):
        return no("ME-317", "not_same_area", area=area)
    held = sums(tuple((galley, sea.cargo[galley]) for galley in theirs))
    for good, count in action.want.items():
        kind = sea.parts.good_id.get(good, -1)
        if kind >= 0 and not 0 <= count <= held[kind]:
            return no("ME-317", "not_aboard", good=good)
    if sea.parts.open_sea[area]:
        return no("ME-318", "open_sea", area=area)
    for good in action.want:
        if good not in sea.parts.good_id:
            return no("ME-324", "not_tradable", what=good)
    if not sum(action.want.values()):
        return no("ME-904", "no_gift")
    if not may_open(sea, seat, action.partner, area):
        return no("ME-R17", "too_many_attempts", partner=action.partner)
    return None


def do_ask_trade(sea: Sea, seat: Seat, action: AskTrade, chance: Chance, tell: Tell | None) -> None:
    partner = action.partner
    sea.attempts = changed(sea.attempts, partner, sea.attempts[partner] + 1)
    sea.talk = Talk(partner, seat, COUNTERS)  # the roles are exchanged in what follows
    sea.port_talk = False
    sea.talk_area = action.area
    sea.talk_want = pack_want(sea, action.want)
    if tell is not None:
        tell(TradeAsked(seat, partner, action.area, unpack_want(sea, sea.talk_want)), ALL)


# -- a counter-offer --


def counter_trade_codes(sea: Sea, seat: Seat) -> list[int]:
    """The same deal, better by one to three coins."""
    talk = sea.talk
    assert talk is not None
    if not talk.may_counter():
        return []
    terms = talk.terms
    assert isinstance(terms, Terms)
    pay = -terms.pay  # what the one who answers would pay
    return [
        COUNTER_TRADE.base | n
        for n in range(1, 4)
        if (pay <= 0 or pay - n * COIN >= 0)
        and pay - n * COIN <= sea.money[seat]
        and pay - n * COIN >= -MOST_DEMAND
        and stowable(sea, seat, mirror(terms, 0))
    ]


def check_counter_trade(sea: Sea, seat: Seat, action: CounterTrade) -> Refusal | None:
    talk = sea.talk
    assert talk is not None
    refusal = check_terms(sea, seat, talk.author, sea.talk_area, action)
    return first_refusal(refusal, None if talk.may_counter() else no("ME-319", "no_counter_left"))


def _better(sea: Sea, less: int) -> Terms:
    assert sea.talk is not None
    assert isinstance(sea.talk.terms, Terms)
    return mirror(sea.talk.terms, less)


def decode_counter_trade(sea: Sea, seat: Seat, less: int) -> CounterTrade:
    terms = _better(sea, less)
    return CounterTrade(sea.cargo_names(terms.give), sea.cargo_names(terms.want), terms.pay)


def counter_trade(sea: Sea, seat: Seat, less: int, chance: Chance, tell: Tell | None) -> None:
    _counter(sea, seat, _better(sea, less), tell)


def do_counter_trade(
    sea: Sea, seat: Seat, action: CounterTrade, chance: Chance, tell: Tell | None
) -> None:
    assert sea.talk is not None
    _counter(sea, seat, read_terms(sea, seat, sea.talk.author, sea.talk_area, action), tell)


def _counter(sea: Sea, seat: Seat, terms: Terms, tell: Tell | None) -> None:
    talk = sea.talk
    assert talk is not None
    talk.make_counter(terms)
    if tell is not None:
        give, want = sea.cargo_names(terms.give), sea.cargo_names(terms.want)
        tell(TradeCountered(seat, talk.author, give, want, terms.pay), ALL)


# -- accepting, refusing, leaving: nobody is obliged to deal (ME-320) --


def _standing(sea: Sea) -> Terms:
    """The terms that whoever speaks may accept."""
    talk = sea.talk
    assert talk is not None
    terms = talk.counter if talk.stage == COUNTERED else talk.terms
    assert isinstance(terms, Terms)
    return terms


def may_accept_trade(sea: Sea, seat: Seat) -> bool:
    """The acceptor can pay and stow."""
    terms = _standing(sea)
    return -terms.pay <= sea.money[seat] and stowable(sea, seat, mirror(terms, 0))


def check_accept_trade(sea: Sea, seat: Seat, receive: Cargo | None) -> Refusal | None:
    terms = _standing(sea)
    poor = -terms.pay > sea.money[seat]
    return first_refusal(
        check_receive(sea, seat, sea.talk_area, terms.want, terms.give, receive),
        no("ME-119", "not_enough_money", amount=-terms.pay) if poor else None,
    )


def accept_trade(sea: Sea, seat: Seat, receive: Stowed | None, tell: Tell | None) -> None:
    """Goods and money change hands as one step (ME-321); only this binds (ME-903).

    The box has no part in it (ME-322).
    """
    talk, area = sea.talk, sea.talk_area
    assert talk is not None
    terms = _standing(sea)
    author = talk.responder if talk.stage == COUNTERED else talk.author
    close_talk(sea)
    count = sea.parts.count
    for side in (terms.give, terms.want):
        for galley, cargo in side:
            sea.cargo[galley] -= cargo
            sea.hold[galley] -= count[cargo]
    got = stow(sea, author, area, terms.want, terms.receive)
    partner_got = stow(sea, seat, area, terms.give, receive)
    sea.money[author] -= terms.pay
    sea.money[seat] += terms.pay
    if tell is not None:
        names = sea.cargo_names
        gave, wanted = names(terms.give), names(terms.want)
        tell(
            Traded(author, seat, area, gave, wanted, terms.pay, names(got), names(partner_got)),
            ALL,
        )


def refuse_trade(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    talk = sea.talk
    assert talk is not None
    if talk.stage == COUNTERED:
        talk.refuse_counter()
    else:
        close_talk(sea)
    if tell is not None:
        tell(TradeRefused(seat), ALL)


def leave_trade(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    close_talk(sea)
    if tell is not None:
        tell(TalkLeft(seat), ALL)


# -- withdrawing --


def may_withdraw(sea: Sea, seat: Seat) -> bool:
    """The author until the first answer, and who has asked for terms."""
    talk = sea.talk
    if talk is None or sea.port_talk:
        return False
    if talk.stage == ASKED:
        return seat == talk.responder
    return talk.stage == NAMED and seat == talk.author


def withdraw_codes(sea: Sea, seat: Seat) -> list[int]:
    return [WITHDRAW.base] if may_withdraw(sea, seat) else []


def check_withdraw(sea: Sea, seat: Seat, action: Withdraw) -> Refusal | None:
    return None if may_withdraw(sea, seat) else no("ME-319", "nothing_to_withdraw")


def withdraw(sea: Sea, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    close_talk(sea)
    if tell is not None:
        tell(TradeWithdrawn(seat), ALL)


PROPOSE_TRADE: Final = Verb(
    ProposeTrade,
    311,
    check=check_propose,
    codes=listed(add_deals),
    decode=decode_propose,
    play=propose_trade,
    do=do_propose,
)
ASK_TRADE: Final = Verb(AskTrade, NO_CODE, check=check_ask_trade, do=do_ask_trade)
COUNTER_TRADE: Final = Verb(
    CounterTrade,
    312,
    check=check_counter_trade,
    codes=counter_trade_codes,
    decode=decode_counter_trade,
    play=counter_trade,
    do=do_counter_trade,
)
WITHDRAW: Final = Verb(Withdraw, 315, check=check_withdraw, codes=withdraw_codes, play=withdraw)
