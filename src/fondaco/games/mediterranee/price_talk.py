"""Chapter 3, the price of another player's port: asked for, named, countered, taken or left."""

from typing import Final

from fondaco.games.mediterranee.market import (
    accepted_load,
    check_in_port,
    check_load,
    check_money,
    fill_in_order,
    most_price,
    purchase,
    read_load,
    room_in,
    total,
)
from fondaco.games.mediterranee.pieces import COIN
from fondaco.games.mediterranee.state import Sea, Stowed, listed, no
from fondaco.games.mediterranee.words import (
    AskPrice,
    Counter,
    CounterAnswered,
    Countered,
    NamePrice,
    PriceAsked,
    PriceNamed,
    Take,
    TalkLeft,
)
from fondaco.parley.talk import ASKED, COUNTERED, Talk
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell, first_refusal

# -- asking for a price (ME-307, ME-311) --


def check_ask_price(sea: Sea, seat: Seat, action: AskPrice) -> Refusal | None:
    if action.tokens < 0:
        return no("ME-119", "bad_amount", amount=action.tokens)
    refusal = check_in_port(sea, seat, action.port)
    if refusal is not None:
        return refusal
    port = sea.parts.port_id[action.port]
    closed = sea.chart.closed[port]  # it has no price at all
    if sea.holder[port] in (-1, seat) and not closed:
        return no("ME-306", "fixed_price", port=action.port)
    good = sea.parts.good_of[port]
    if action.tokens > sea.parts.tokens or not sea.box[good]:
        return no("ME-315", "box_empty", good=sea.parts.goods[good], left=sea.box[good])
    if closed:
        return no("ME-R4", "port_closed", port=action.port)
    if sea.named[port] or sea.refused >> port & 1:
        return no("ME-R14", "price_already_named", port=action.port)
    return None


def add_questions(sea: Sea, seat: Seat, codes: list[int]) -> None:
    """A question to the owner of each port where a galley has room."""
    market_at, lies, capacity = sea.chart.market_at, sea.lies, sea.parts.capacity
    for galley in sea.fleet[seat]:
        port = market_at[lies[galley]]
        if port < 0 or sea.holder[port] in (-1, seat) or sea.named[port]:
            continue  # ME-306, ME-R14
        if sea.refused >> port & 1 or not sea.box[sea.parts.good_of[port]]:
            continue  # ME-R14, ME-315
        full = sea.crew[galley] + sea.hold[galley] >= capacity  # ME-314
        if not full and ASK_PRICE.base | port not in codes:
            codes.append(ASK_PRICE.base | port)


def decode_ask(sea: Sea, seat: Seat, port: int) -> AskPrice:
    return AskPrice(sea.parts.ports[port])


def ask_price(sea: Sea, seat: Seat, port: int, chance: Chance, tell: Tell | None) -> None:
    _ask(sea, seat, port, 0, tell)


def do_ask(sea: Sea, seat: Seat, action: AskPrice, chance: Chance, tell: Tell | None) -> None:
    _ask(sea, seat, sea.parts.port_id[action.port], action.tokens, tell)


def _ask(sea: Sea, seat: Seat, port: int, tokens: int, tell: Tell | None) -> None:
    owner = sea.holder[port]
    sea.talk = Talk(owner, seat, sea.house.counters)
    sea.port_talk = True
    sea.talk_port = port
    sea.talk_want = tokens
    if tell is not None:
        tell(PriceAsked(seat, sea.parts.ports[port], owner, tokens), ALL)
    standing = standing_price(sea, owner, port, seat)
    if standing:
        _name(sea, owner, standing, tell)


def standing_price(sea: Sea, owner: Seat, port: int, buyer: Seat) -> int:
    """The price an owner has left for a buyer, as near to it as is legal now; 0 for none."""
    price, _ = sea.standing_prices.get((owner, port, buyer), (0, 0))
    return price and max(sea.parts.least_price, min(price, most_price(sea, port)))


# -- naming a price, first or in answer to a counter-offer (ME-308 to ME-312) --
# The owner must name one and honour it (ME-R12).


def name_codes(sea: Sea, seat: Seat) -> list[int]:
    talk = sea.talk
    assert talk is not None
    if talk.stage == ASKED:
        least, most = sea.parts.least_price // COIN, most_price(sea, sea.talk_port) // COIN
        return [NAME_PRICE.base | price for price in range(least, most + 1)]
    if not talk.counters_left:  # ME-R13
        return []
    assert isinstance(talk.terms, int)
    assert isinstance(talk.counter, tuple)
    lower = range(talk.counter[0] // COIN + 1, talk.terms // COIN)
    return [NAME_PRICE.base | price for price in lower]


def check_name_price(sea: Sea, seat: Seat, action: NamePrice) -> Refusal | None:
    talk, port = sea.talk, sea.talk_port
    assert talk is not None
    if action.price < 0 or action.price % COIN:
        return no("ME-119", "bad_amount", amount=action.price)
    most = most_price(sea, port)
    if not sea.parts.least_price <= action.price <= most:
        rule = "ME-308" if most == sea.parts.most_price else "ME-309"
        return no(rule, "price_out_of_range", price=action.price, most=most)
    if talk.stage == COUNTERED:
        if not talk.may_improve():
            return no("ME-311", "no_counter_left")
        assert isinstance(talk.counter, tuple)
        assert isinstance(talk.terms, int)
        if not talk.counter[0] < action.price < talk.terms:
            return no("ME-R13", "price_out_of_range", price=action.price, most=talk.terms - COIN)
    return None


def decode_name(sea: Sea, seat: Seat, coins: int) -> NamePrice:
    return NamePrice(coins * COIN)


def name_price(sea: Sea, seat: Seat, coins: int, chance: Chance, tell: Tell | None) -> None:
    _name(sea, seat, coins * COIN, tell)


def _name(sea: Sea, seat: Seat, price: int, tell: Tell | None) -> None:
    talk = sea.talk
    assert talk is not None
    talk.name(price)
    if not sea.house.per_purchase:
        sea.named = changed(sea.named, sea.talk_port, price)  # ME-R14: open until the turn ends
    if tell is not None:
        tell(PriceNamed(seat, sea.parts.ports[sea.talk_port], price), ALL)


# -- taking the price that stands --


def _most_tokens(sea: Sea, seat: Seat) -> int:
    """How many tokens the buyer can load in a talk, whatever he pays (ME-314, ME-315)."""
    return min(room_in(sea, seat, sea.talk_port), sea.box[sea.parts.good_of[sea.talk_port]])


def take_codes(sea: Sea, seat: Seat) -> list[int]:
    assert sea.talk is not None
    assert isinstance(sea.talk.terms, int)
    most = min(_most_tokens(sea, seat), sea.money[seat] // sea.talk.terms)
    return [TAKE.base | tokens for tokens in range(1, most + 1)]


def check_take(sea: Sea, seat: Seat, action: Take) -> Refusal | None:
    assert sea.talk is not None
    assert isinstance(sea.talk.terms, int)
    load = read_load(sea, seat, sea.talk_port, action.load)
    return first_refusal(
        check_money(sea, seat, sea.talk.terms * total(action.load)),
        load if isinstance(load, Refusal) else check_load(sea, sea.talk_port, load),
    )


def decode_take(sea: Sea, seat: Seat, tokens: int) -> Take:
    return Take(sea.names(fill_in_order(sea, seat, sea.talk_port, tokens)))


def take(sea: Sea, seat: Seat, tokens: int, chance: Chance, tell: Tell | None) -> None:
    _take(sea, seat, fill_in_order(sea, seat, sea.talk_port, tokens), tell)


def do_take(sea: Sea, seat: Seat, action: Take, chance: Chance, tell: Tell | None) -> None:
    _take(sea, seat, accepted_load(sea, seat, sea.talk_port, action.load), tell)


def _take(sea: Sea, seat: Seat, load: Stowed, tell: Tell | None) -> None:
    talk = sea.talk
    assert talk is not None
    assert isinstance(talk.terms, int)
    price, port = talk.terms, sea.talk_port
    close_talk(sea)
    purchase(sea, seat, port, load, price, tell)


# -- a counter-offer (ME-311, ME-R13, ME-R14) --


def counter_codes(sea: Sea, seat: Seat) -> list[int]:
    """At each lower price: one token, or as many as can be paid and loaded."""
    talk = sea.talk
    assert talk is not None
    if not talk.may_counter():
        return []
    assert isinstance(talk.terms, int)
    room, money = _most_tokens(sea, seat), sea.money[seat]
    codes: list[int] = []
    for price in range(sea.parts.least_price, talk.terms, COIN):
        most = min(room, money // price)
        base = COUNTER.base | price // COIN << 8
        if most:
            codes.append(base | 1)
        if most > 1:
            codes.append(base | most)
    return codes


def check_counter(sea: Sea, seat: Seat, action: Counter) -> Refusal | None:
    talk, price = sea.talk, action.price
    assert talk is not None
    assert isinstance(talk.terms, int)
    load = read_load(sea, seat, sea.talk_port, action.load)
    lower = sea.parts.least_price <= price < talk.terms
    return first_refusal(
        no("ME-119", "bad_amount", amount=price) if price < 0 or price % COIN else None,
        check_money(sea, seat, price * total(action.load)),
        load if isinstance(load, Refusal) else check_load(sea, sea.talk_port, load),
        None if talk.may_counter() else no("ME-311", "no_counter_left"),
        None if lower else no("ME-R14", "price_out_of_range", price=price, most=talk.terms - COIN),
    )


def decode_counter(sea: Sea, seat: Seat, code: int) -> Counter:
    load = fill_in_order(sea, seat, sea.talk_port, code & 255)
    return Counter((code >> 8) * COIN, sea.names(load))


def counter(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    load = fill_in_order(sea, seat, sea.talk_port, code & 255)
    _counter(sea, seat, (code >> 8) * COIN, load, tell)


def do_counter(sea: Sea, seat: Seat, action: Counter, chance: Chance, tell: Tell | None) -> None:
    _counter(sea, seat, action.price, accepted_load(sea, seat, sea.talk_port, action.load), tell)


def _counter(sea: Sea, seat: Seat, price: int, load: Stowed, tell: Tell | None) -> None:
    talk = sea.talk
    assert talk is not None
    talk.make_counter((price, load))
    if tell is not None:
        tell(Countered(seat, sea.parts.ports[sea.talk_port], price, sea.names(load)), ALL)
    standing = sea.standing_prices.get((talk.author, sea.talk_port, seat))
    if standing is not None and standing[1]:
        answer_counter(sea, talk.author, price >= standing[1], tell)


def answer_counter(sea: Sea, seat: Seat, accepted: bool, tell: Tell | None) -> None:
    talk, port = sea.talk, sea.talk_port
    assert talk is not None
    assert isinstance(talk.counter, tuple)
    if tell is not None:
        tell(CounterAnswered(seat, sea.parts.ports[port], accepted), ALL)
    if not accepted:
        talk.refuse_counter()
        return
    price, load = talk.counter
    close_talk(sea)
    purchase(sea, talk.responder, port, load, price, tell)


def leave_port(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    if sea.house.per_purchase:
        sea.refused |= 1 << sea.talk_port  # ME-R14
    close_talk(sea)
    if tell is not None:
        tell(TalkLeft(seat), ALL)


def close_talk(sea: Sea) -> None:
    sea.talk = None
    sea.talk_port = -1
    sea.talk_area = -1
    sea.talk_want = 0
    sea.port_talk = False


ASK_PRICE: Final = Verb(
    AskPrice,
    302,
    check=check_ask_price,
    codes=listed(add_questions),
    decode=decode_ask,
    play=ask_price,
    do=do_ask,
)
NAME_PRICE: Final = Verb(
    NamePrice, 303, check=check_name_price, codes=name_codes, decode=decode_name, play=name_price
)
TAKE: Final = Verb(
    Take, 304, check=check_take, codes=take_codes, decode=decode_take, play=take, do=do_take
)
COUNTER: Final = Verb(
    Counter,
    305,
    check=check_counter,
    codes=counter_codes,
    decode=decode_counter,
    play=counter,
    do=do_counter,
)
