"""Chapter 3, trade between players whose galleys lie in the same coastal area."""

from fondaco.games.mediterranee.codes import (
    ACCEPT,
    COUNTER_TRADE,
    LEAVE,
    PLACE,
    PLACE_BITS,
    REFUSE,
    TRADE,
    WITHDRAW,
)
from fondaco.games.mediterranee.components import BITS, COIN, GOODS, POWERS
from fondaco.games.mediterranee.market import close_talk
from fondaco.games.mediterranee.state import MASK, Sea, Stowed, Terms, no
from fondaco.games.mediterranee.words import (
    AskTrade,
    Cargo,
    CounterTrade,
    Load,
    ProposeTrade,
    TalkLeft,
    TradeAsked,
    TradeCountered,
    Traded,
    TradeProposed,
    TradeRefused,
    TradeWithdrawn,
)
from fondaco.parley.talk import ASKED, COUNTERED, LAST, NAMED, Talk
from fondaco.table.audience import ALL
from fondaco.table.words import Refusal, Seat, Tell

MOST_DEMAND = 40_000
COUNTERS = 1  # ME-R13: a trade always has one counter-offer
PRICES = (100, 200, 300)
"""The prices of one token that are listed as choices; any other deal is a matter of the form."""
WANT_BITS = 8
NOTHING = GOODS


# -- choices --


def may_open(sea: Sea, seat: Seat, partner: Seat, area: int) -> bool:
    """ME-317, ME-318, ME-R17."""
    return (
        partner != seat
        and not sea.parts.open_sea[area]
        and sea.afloat[area * POWERS + partner] > 0
        and sea.attempts[partner] < sea.house.attempts
    )


def meetings(sea: Sea, seat: Seat) -> list[tuple[Seat, int]]:
    """Partners and areas where the active seat may open a trade."""
    found: list[tuple[Seat, int]] = []
    afloat, lies = sea.afloat, sea.lies
    alone = True
    for galley in sea.fleet[seat]:
        area = lies[galley] * POWERS
        if afloat[area] + afloat[area + 1] + afloat[area + 2] + afloat[area + 3] > 1:
            alone = False
            break
    if alone:
        return found
    for area in sorted({lies[galley] for galley in sea.fleet[seat]}):
        for partner in range(sea.seats):
            if may_open(sea, seat, partner, area):
                found.append((partner, area))
    return found


def aboard(sea: Sea, seat: Seat, area: int) -> list[int]:
    """The kinds of goods on a seat's galleys in an area."""
    kinds = sea.parts.kinds
    cargo = sea.cargo
    return sorted({kind for galley in sea.here(seat, area) for kind in kinds[cargo[galley]]})


def open_codes(sea: Sea, seat: Seat, money: int) -> list[int]:
    """Deals over one token, each way or one against another."""
    codes: list[int] = []
    for partner, area in meetings(sea, seat):
        codes += deal_codes(sea, seat, partner, area, money)
    return codes


def deal_codes(sea: Sea, seat: Seat, partner: Seat, area: int, money: int) -> list[int]:
    base = TRADE | (partner << PLACE_BITS | area) << 12
    mine, theirs = aboard(sea, seat, area), aboard(sea, partner, area)
    capacity, crew, hold = sea.parts.capacity, sea.crew, sea.hold
    room = any(crew[g] + hold[g] < capacity for g in sea.here(seat, area))
    active_buys = sea.house.active_buys  # ME-R17: goods go to the active player only
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


def trade_codes(sea: Sea, seat: Seat) -> list[int]:
    """The choices of whoever speaks in a trade, and of an author who may still withdraw."""
    talk = sea.talk
    assert talk is not None
    if talk.speaker != seat:
        return [WITHDRAW] if may_withdraw(sea, seat) else []
    if talk.stage == ASKED:
        money = sea.money[seat]
        return [*deal_codes(sea, seat, talk.responder, sea.talk_area, money), REFUSE]
    terms = talk.counter if talk.stage == COUNTERED else talk.terms
    assert isinstance(terms, Terms)
    codes = [ACCEPT] if may_accept(sea, seat, terms) else []
    if talk.stage == LAST:
        return [*codes, LEAVE]
    if talk.may_counter():
        pay = -terms.pay  # what the one who answers would pay
        codes += [
            COUNTER_TRADE | n
            for n in range(1, 4)
            if (pay <= 0 or pay - n * COIN >= 0)
            and pay - n * COIN <= sea.money[seat]
            and pay - n * COIN >= -MOST_DEMAND
            and _stowable(sea, seat, mirror(terms, 0))
        ]
    return [*codes, REFUSE]


def mirror(terms: Terms, less: int) -> Terms:
    """The same deal as the other side sees it, better for it by so many coins."""
    return Terms(terms.want, terms.give, -terms.pay - less * COIN, None)


def may_withdraw(sea: Sea, seat: Seat) -> bool:
    """The author until the first answer, and who has asked for terms."""
    talk = sea.talk
    if talk is None or sea.port_talk:
        return False
    if talk.stage == ASKED:
        return seat == talk.responder
    return talk.stage == NAMED and seat == talk.author


def may_accept(sea: Sea, seat: Seat, terms: Terms) -> bool:
    """The acceptor can pay and stow."""
    return -terms.pay <= sea.money[seat] and _stowable(sea, seat, mirror(terms, 0))


def _stowable(sea: Sea, seat: Seat, terms: Terms) -> bool:
    """Whether what a side gets finds room on its galleys after giving (ME-321)."""
    count = sea.parts.count
    got = sum(count[cargo] for _, cargo in terms.want)
    given = sum(count[cargo] for _, cargo in terms.give)
    return sum(sea.room(g) for g in sea.here(seat, sea.talk_area)) + given >= got


# -- checks --


def read_cargo(sea: Sea, seat: Seat, area: int, cargo: Cargo, owned: bool) -> Stowed | Refusal:
    """Galleys of a seat in an area with goods that (if `owned`) lie on them."""
    read: list[tuple[int, int]] = []
    for name, goods in cargo.items():
        galley = sea.number(name)
        if galley < 0 or sea.owner[galley] != seat or sea.lies[galley] != area:
            return no("ME-317", "not_same_area", galley=name)
        packed = 0
        for good, count in goods.items():
            kind = sea.parts.good_id.get(good, -1)
            if kind < 0:
                return no("ME-324", "not_tradable", what=good)
            most = sea.cargo[galley] >> BITS * kind & MASK if owned else MASK
            if not 0 <= count <= most:
                return no("ME-317", "not_aboard", galley=name, good=good)
            packed += count << BITS * kind
        if packed:
            read.append((galley, packed))
    return tuple(sorted(read))


def check_terms(
    sea: Sea, seat: Seat, partner: Seat, area: int, action: ProposeTrade | CounterTrade
) -> Refusal | None:
    """Terms as their author sees them (ME-114, 119, 317, 318, 321, 324, 904, R16, R17)."""
    give = read_cargo(sea, seat, area, action.give, owned=True)
    want = read_cargo(sea, partner, area, action.want, owned=True)
    met = sea.here(seat, area) and sea.here(partner, area)
    refusal = _check_receive(sea, seat, area, give, want, action.receive) if met else None
    if refusal is not None and refusal.rule == "ME-114":
        return refusal
    if action.pay % COIN or action.pay < -MOST_DEMAND:
        return no("ME-119", "bad_amount", amount=action.pay)
    if action.pay > sea.money[seat]:
        return no("ME-119", "not_enough_money", amount=action.pay)
    if not met:
        return no("ME-317", "not_same_area", area=area)
    for read in (give, want):
        if isinstance(read, Refusal) and read.rule == "ME-317":
            return read
    if sea.parts.open_sea[area]:
        return no("ME-318", "open_sea", area=area)
    if refusal is not None and refusal.rule == "ME-321":
        return refusal
    for read in (give, want):
        if isinstance(read, Refusal):
            return read
    if refusal is not None:
        return refusal
    if not give and not want:
        return no("ME-904", "no_gift")
    if give and want and not sea.house.swaps:
        return no("ME-R16", "not_tradable")
    if sea.house.active_buys and (give if seat == sea.active else want):
        return no("ME-R17", "not_tradable")
    return None


def _check_receive(
    sea: Sea,
    seat: Seat,
    area: int,
    give: Stowed | Refusal,
    want: Stowed | Refusal,
    receive: Cargo | None,
) -> Refusal | None:
    """Whether what a side gets can be stowed as it says (ME-114, ME-321)."""
    if isinstance(give, Refusal) or isinstance(want, Refusal):
        return None
    count = sea.parts.count
    if receive is None:
        got = sum(count[cargo] for _, cargo in want)
        given = sum(count[cargo] for _, cargo in give)
        if sum(sea.room(galley) for galley in sea.here(seat, area)) + given < got:
            return no("ME-114", "galley_overloaded")
        return None
    read = read_cargo(sea, seat, area, receive, owned=False)
    if isinstance(read, Refusal):
        return read
    if _sums(read) != _sums(want):
        return no("ME-321", "bad_receive")
    load = {galley: sea.crew[galley] + sea.hold[galley] for galley in sea.here(seat, area)}
    for galley, cargo in give:
        load[galley] -= count[cargo]
    for galley, cargo in read:
        load[galley] += _size(cargo)
    for galley, carried in load.items():
        if carried > sea.parts.capacity:
            return no("ME-114", "galley_overloaded", galley=f"g{galley + 1}")
    return None


def _size(cargo: int) -> int:
    return sum(cargo >> BITS * kind & MASK for kind in range(GOODS))


def _sums(cargoes: Stowed) -> list[int]:
    return [sum(cargo >> BITS * kind & MASK for _, cargo in cargoes) for kind in range(GOODS)]


def read_terms(
    sea: Sea, seat: Seat, partner: Seat, area: int, action: ProposeTrade | CounterTrade
) -> Terms:
    """Terms that `check_terms` has accepted."""
    give = read_cargo(sea, seat, area, action.give, owned=True)
    want = read_cargo(sea, partner, area, action.want, owned=True)
    assert not isinstance(give, Refusal)
    assert not isinstance(want, Refusal)
    return Terms(give, want, action.pay, read_receive(sea, seat, area, action.receive))


def read_receive(sea: Sea, seat: Seat, area: int, receive: Cargo | None) -> Stowed | None:
    if receive is None:
        return None
    read = read_cargo(sea, seat, area, receive, owned=False)
    assert not isinstance(read, Refusal)
    return read


def check_partner(sea: Sea, seat: Seat, partner: Seat, area: int) -> Refusal | None:
    if not 0 <= partner < sea.seats or partner == seat or not 0 <= area < sea.parts.areas:
        return no("ME-317", "not_same_area", area=area)
    return None


def check_propose(sea: Sea, seat: Seat, action: ProposeTrade) -> Refusal | None:
    refusal = check_partner(sea, seat, action.partner, action.area)
    if refusal is not None:
        return refusal
    talk = sea.talk
    if talk is not None and (action.partner, action.area) != (talk.responder, sea.talk_area):
        return no("ME-317", "not_same_area", area=action.area)
    refusal = check_terms(sea, seat, action.partner, action.area, action)
    if refusal is None and talk is None and not may_open(sea, seat, action.partner, action.area):
        return no("ME-R17", "too_many_attempts", partner=action.partner)
    return refusal


def check_ask_trade(sea: Sea, seat: Seat, action: AskTrade) -> Refusal | None:
    area = action.area
    refusal = check_partner(sea, seat, action.partner, area)
    if refusal is not None:
        return refusal
    theirs = sea.here(action.partner, area)
    if not theirs or not sea.here(seat, area):
        return no("ME-317", "not_same_area", area=area)
    held = _sums(tuple((galley, sea.cargo[galley]) for galley in theirs))
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


def check_counter_trade(sea: Sea, seat: Seat, action: CounterTrade) -> Refusal | None:
    talk = sea.talk
    assert talk is not None
    refusal = check_terms(sea, seat, talk.author, sea.talk_area, action)
    if not talk.may_counter() and (refusal is None or refusal.rule > "ME-319"):
        return no("ME-319", "no_counter_left")
    return refusal


def check_accept_trade(sea: Sea, seat: Seat, receive: Cargo | None) -> Refusal | None:
    talk = sea.talk
    assert talk is not None
    terms = talk.counter if talk.stage == COUNTERED else talk.terms
    assert isinstance(terms, Terms)
    refusal = _check_receive(sea, seat, sea.talk_area, terms.want, terms.give, receive)
    if refusal is not None and refusal.rule == "ME-114":
        return refusal
    if -terms.pay > sea.money[seat]:
        return no("ME-119", "not_enough_money", amount=-terms.pay)
    return refusal


# -- deeds --


def pack_want(sea: Sea, want: Load) -> int:
    return sum(n << WANT_BITS * sea.parts.good_id[good] for good, n in want.items())


def unpack_want(sea: Sea, want: int) -> Load:
    counts = [want >> WANT_BITS * kind & 255 for kind in range(GOODS)]
    return {name: n for name, n in zip(sea.parts.goods, counts, strict=True) if n}


def propose(
    sea: Sea, seat: Seat, partner: Seat, area: int, terms: Terms, tell: Tell | None
) -> None:
    talk = sea.talk
    if talk is None:
        sea.attempts[partner] += 1
        talk = sea.talk = Talk(seat, partner, COUNTERS)
        sea.port_talk = False
        sea.talk_area = area
    talk.name(terms)
    if tell is not None:
        give, want = sea.cargo_names(terms.give), sea.cargo_names(terms.want)
        tell(TradeProposed(seat, partner, area, give, want, terms.pay), ALL)


def ask_trade(sea: Sea, seat: Seat, partner: Seat, area: int, want: int, tell: Tell | None) -> None:
    sea.attempts[partner] += 1
    sea.talk = Talk(partner, seat, COUNTERS)  # the roles are exchanged in what follows
    sea.port_talk = False
    sea.talk_area = area
    sea.talk_want = want
    if tell is not None:
        tell(TradeAsked(seat, partner, area, unpack_want(sea, want)), ALL)


def counter_trade(sea: Sea, seat: Seat, terms: Terms, tell: Tell | None) -> None:
    talk = sea.talk
    assert talk is not None
    talk.make_counter(terms)
    if tell is not None:
        give, want = sea.cargo_names(terms.give), sea.cargo_names(terms.want)
        tell(TradeCountered(seat, talk.author, give, want, terms.pay), ALL)


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


def withdraw(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    close_talk(sea)
    if tell is not None:
        tell(TradeWithdrawn(seat), ALL)


def accept_trade(sea: Sea, seat: Seat, receive: Stowed | None, tell: Tell | None) -> None:
    """Goods and money change hands as one step (ME-321)."""
    talk, area = sea.talk, sea.talk_area
    assert talk is not None
    countered = talk.stage == COUNTERED
    terms = talk.counter if countered else talk.terms
    assert isinstance(terms, Terms)
    author = talk.responder if countered else talk.author
    close_talk(sea)
    count = sea.parts.count
    for side in (terms.give, terms.want):
        for galley, cargo in side:
            sea.cargo[galley] -= cargo
            sea.hold[galley] -= count[cargo]
    got = _stow(sea, author, area, terms.want, terms.receive)
    partner_got = _stow(sea, seat, area, terms.give, receive)
    sea.money[author] -= terms.pay
    sea.money[seat] += terms.pay
    if tell is not None:
        names = sea.cargo_names
        gave, wanted = names(terms.give), names(terms.want)
        tell(
            Traded(author, seat, area, gave, wanted, terms.pay, names(got), names(partner_got)),
            ALL,
        )


def _stow(sea: Sea, seat: Seat, area: int, goods: Stowed, receive: Stowed | None) -> Stowed:
    """Put goods aboard where the side says, or galley by galley."""
    if receive is None:
        placed: dict[int, int] = {}
        galleys = sea.here(seat, area)
        room = {galley: sea.room(galley) for galley in galleys}
        for kind, total in enumerate(_sums(goods)):
            for _ in range(total):
                galley = next(galley for galley in galleys if room[galley] > 0)
                room[galley] -= 1
                placed[galley] = placed.get(galley, 0) + (1 << BITS * kind)
        receive = tuple(sorted(placed.items()))
    for galley, cargo in receive:
        sea.cargo[galley] += cargo
        sea.hold[galley] += _size(cargo)
    return receive
