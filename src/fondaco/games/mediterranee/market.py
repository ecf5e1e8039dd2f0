"""Chapter 3, buying in ports: fixed prices, and price talks with another player's port."""

from fondaco.games.mediterranee.codes import ACCEPT, ASK, BUY, COUNTER, LEAVE, NAME, REFUSE, TAKE
from fondaco.games.mediterranee.components import COIN
from fondaco.games.mediterranee.state import Sea, Stowed, no
from fondaco.games.mediterranee.words import (
    AskPrice,
    Bought,
    Buy,
    Counter,
    CounterAnswered,
    Countered,
    Load,
    NamePrice,
    PriceAsked,
    PriceNamed,
    Take,
    TalkLeft,
)
from fondaco.parley.talk import ASKED, COUNTERED, NAMED, Talk
from fondaco.table.audience import ALL
from fondaco.table.words import Refusal, Seat, Tell

MANY = 1 << 40  # money enough for anything


def price_for(sea: Sea, seat: Seat, port: int) -> int:
    """What a token costs this buyer now; 0 when the owner has yet to name a price."""
    holder = sea.holder[port]
    if holder < 0 or holder == seat:
        return sea.parts.price  # ME-306
    return sea.named[port]  # ME-307


def most_price(sea: Sea, port: int) -> int:
    """ME-308, ME-309."""
    parts = sea.parts
    if sea.has_monopoly(sea.holder[port], parts.good_of[port]):
        return parts.monopoly_price
    return parts.most_price


# -- choices --


def market_codes(sea: Sea, seat: Seat, money: int) -> list[int]:
    """One token onto a galley where the price is known, or a question to the owner."""
    codes: list[int] = []
    asks: list[int] = []
    market_at, lies, crew, hold = sea.chart.market_at, sea.lies, sea.crew, sea.hold
    parts = sea.parts
    for galley in sea.fleet[seat]:
        port = market_at[lies[galley]]
        if port < 0 or crew[galley] + hold[galley] >= parts.capacity:
            continue  # ME-303, ME-314
        if not sea.box[parts.good_of[port]]:
            continue  # ME-315
        holder = sea.holder[port]
        price = parts.price if holder < 0 or holder == seat else sea.named[port]
        if price:
            if price <= money:
                codes.append(BUY | galley)
        elif not sea.refused >> port & 1 and ASK | port not in asks:
            asks.append(ASK | port)
    return codes + asks if asks else codes


def room_in(sea: Sea, seat: Seat, port: int) -> int:
    """How many tokens find room on a seat's galleys in a port (ME-314)."""
    area = sea.parts.area_of[port]
    return sum(sea.room(galley) for galley in sea.here(seat, area))


def fill_in_order(sea: Sea, seat: Seat, port: int, tokens: int) -> Stowed:
    """Load so many tokens, galley by galley."""
    load: list[tuple[int, int]] = []
    for galley in sea.here(seat, sea.parts.area_of[port]):
        count = min(tokens, sea.room(galley))
        if count:
            load.append((galley, count))
            tokens -= count
    return tuple(load)


def price_codes(sea: Sea, seat: Seat) -> list[int]:
    """The choices of whoever speaks in a price talk."""
    talk, port = sea.talk, sea.talk_port
    assert talk is not None
    if talk.stage == ASKED:
        least, most = sea.parts.least_price // COIN, most_price(sea, port) // COIN
        return [NAME | price for price in range(least, most + 1)]
    standing = talk.terms
    assert isinstance(standing, int)
    if talk.stage == COUNTERED:
        codes = [ACCEPT, REFUSE]
        if talk.counters_left:  # ME-R13
            assert isinstance(talk.counter, tuple)
            lower = range(talk.counter[0] // COIN + 1, standing // COIN)
            codes = [NAME | price for price in lower] + codes
        return codes
    room = min(room_in(sea, seat, port), sea.box[sea.parts.good_of[port]])
    money = sea.money[seat]
    codes = [TAKE | tokens for tokens in range(1, min(room, money // standing) + 1)]
    if talk.stage == NAMED and talk.counters_left:
        for price in range(sea.parts.least_price, standing, COIN):
            most = min(room, money // price)
            if most:
                codes.append(COUNTER | price // COIN << 8 | 1)
            if most > 1:
                codes.append(COUNTER | price // COIN << 8 | most)
    codes.append(LEAVE)
    return codes


# -- checks --


def read_load(sea: Sea, seat: Seat, port: int, load: Load) -> Stowed | Refusal:
    """Own galleys in the port with numbers above 0 (ME-303, ME-313)."""
    area = sea.parts.area_of[port]
    read: list[tuple[int, int]] = []
    for name, count in load.items():
        galley = sea.number(name)
        if galley < 0 or sea.owner[galley] != seat or sea.lies[galley] != area:
            return no("ME-303", "no_galley_in_port", galley=name)
        if count < 1:
            return no("ME-313", "bad_load", galley=name)
        read.append((galley, count))
    if not read:
        return no("ME-313", "bad_load")
    return tuple(sorted(read))


def _check_load(sea: Sea, port: int, load: Stowed) -> Refusal | None:
    for galley, count in load:
        if count > sea.room(galley):
            return no("ME-314", "no_room", galley=f"g{galley + 1}", room=sea.room(galley))
    left = sea.box[sea.parts.good_of[port]]
    if sum(count for _, count in load) > left:
        good = sea.parts.goods[sea.parts.good_of[port]]
        return no("ME-315", "box_empty", good=good, left=left)
    return None


def _check_money(sea: Sea, seat: Seat, amount: int) -> Refusal | None:
    if amount > sea.money[seat]:
        return no("ME-119", "not_enough_money", amount=amount)
    return None


def total(load: Load) -> int:
    return sum(count for count in load.values() if count > 0)


def check_in_port(sea: Sea, seat: Seat, name: str) -> Refusal | None:
    """ME-303: a galley in a port there is."""
    port = sea.parts.port_id.get(name, -1)
    if port < 0 or not sea.here(seat, sea.parts.area_of[port]):
        return no("ME-303", "no_galley_in_port", port=name)
    return None


def check_buy(sea: Sea, seat: Seat, action: Buy) -> Refusal | None:
    port = sea.parts.port_id.get(action.port, -1)
    price = 0 if port < 0 else price_for(sea, seat, port)
    refusal = _check_money(sea, seat, price * total(action.load))
    if refusal is not None:
        return refusal
    refusal = check_in_port(sea, seat, action.port)
    if refusal is not None:
        return refusal
    load = read_load(sea, seat, port, action.load)
    if isinstance(load, Refusal) and load.rule == "ME-303":
        return load
    if action.good not in (None, sea.parts.goods[sea.parts.good_of[port]]):
        return no("ME-304", "not_produced_here", port=action.port, good=action.good or "")
    if not price:
        return no("ME-311", "price_not_named", port=action.port)
    if isinstance(load, Refusal):
        return load
    refusal = _check_load(sea, port, load)
    if refusal is None and sea.chart.closed[port]:
        return no("ME-R4", "port_closed", port=action.port)
    return refusal


def check_ask_price(sea: Sea, seat: Seat, action: AskPrice) -> Refusal | None:
    if action.tokens < 0:
        return no("ME-119", "bad_amount", amount=action.tokens)
    refusal = check_in_port(sea, seat, action.port)
    if refusal is not None:
        return refusal
    port = sea.parts.port_id[action.port]
    if sea.chart.closed[port]:
        return no("ME-R4", "port_closed", port=action.port)
    if sea.holder[port] in (-1, seat):
        return no("ME-306", "fixed_price", port=action.port)
    good = sea.parts.good_of[port]
    if action.tokens > sea.parts.tokens or not sea.box[good]:
        return no("ME-315", "box_empty", good=sea.parts.goods[good], left=sea.box[good])
    if sea.named[port] or sea.refused >> port & 1:
        return no("ME-R14", "price_already_named", port=action.port)
    return None


def check_name_price(sea: Sea, action: NamePrice) -> Refusal | None:
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


def check_take(sea: Sea, seat: Seat, action: Take) -> Refusal | None:
    talk, port = sea.talk, sea.talk_port
    assert talk is not None
    assert isinstance(talk.terms, int)
    refusal = _check_money(sea, seat, talk.terms * total(action.load))
    if refusal is not None:
        return refusal
    load = read_load(sea, seat, port, action.load)
    return load if isinstance(load, Refusal) else _check_load(sea, port, load)


def check_counter(sea: Sea, seat: Seat, action: Counter) -> Refusal | None:
    talk, port = sea.talk, sea.talk_port
    assert talk is not None
    if action.price < 0 or action.price % COIN:
        return no("ME-119", "bad_amount", amount=action.price)
    refusal = _check_money(sea, seat, action.price * total(action.load))
    if refusal is not None:
        return refusal
    load = read_load(sea, seat, port, action.load)
    if isinstance(load, Refusal) and load.rule == "ME-303":
        return load
    if not talk.may_counter():
        return no("ME-311", "no_counter_left")
    if isinstance(load, Refusal):
        return load
    refusal = _check_load(sea, port, load)
    if refusal is not None:
        return refusal
    assert isinstance(talk.terms, int)
    if not sea.parts.least_price <= action.price < talk.terms:
        return no("ME-R14", "price_out_of_range", price=action.price, most=talk.terms - COIN)
    return None


# -- deeds --


def purchase(sea: Sea, seat: Seat, port: int, load: Stowed, price: int, tell: Tell | None) -> None:
    """Payment, delivery and loading at once (ME-313)."""
    good = sea.parts.good_of[port]
    tokens = 0
    for galley, count in load:
        sea.stow(galley, good, count)
        tokens += count
    sea.box[good] -= tokens
    holder = sea.holder[port]
    paid = price * tokens
    if holder < 0 or holder == seat:
        sea.pay(seat, paid)
    else:
        sea.money[seat] -= paid
        sea.money[holder] += paid
    if tell is not None:
        owner = None if holder in (-1, seat) else holder
        names = sea.parts.ports[port], sea.parts.goods[good]
        tell(Bought(seat, *names, sea.names(load), price, paid, owner), ALL)


def ask_price(sea: Sea, seat: Seat, port: int, tokens: int, tell: Tell | None) -> None:
    owner = sea.holder[port]
    sea.talk = Talk(owner, seat, sea.house.counters)
    sea.port_talk = True
    sea.talk_port = port
    sea.talk_want = tokens
    if tell is not None:
        tell(PriceAsked(seat, sea.parts.ports[port], owner, tokens), ALL)
    standing = standing_price(sea, owner, port, seat)
    if standing:
        name_price(sea, owner, standing, tell)


def standing_price(sea: Sea, owner: Seat, port: int, buyer: Seat) -> int:
    """The price an owner has left for a buyer, as near to it as is legal now; 0 for none."""
    price, _ = sea.standing_prices.get((owner, port, buyer), (0, 0))
    return price and max(sea.parts.least_price, min(price, most_price(sea, port)))


def name_price(sea: Sea, seat: Seat, price: int, tell: Tell | None) -> None:
    talk = sea.talk
    assert talk is not None
    talk.name(price)
    if not sea.house.per_purchase:
        sea.named[sea.talk_port] = price  # ME-R14: it stays open until the turn ends
    if tell is not None:
        tell(PriceNamed(seat, sea.parts.ports[sea.talk_port], price), ALL)


def take(sea: Sea, seat: Seat, load: Stowed, tell: Tell | None) -> None:
    talk = sea.talk
    assert talk is not None
    assert isinstance(talk.terms, int)
    price, port = talk.terms, sea.talk_port
    close_talk(sea)
    purchase(sea, seat, port, load, price, tell)


def counter(sea: Sea, seat: Seat, price: int, load: Stowed, tell: Tell | None) -> None:
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
