"""Chapter 3, buying in ports: what a token costs, what finds room, fixed prices."""

from typing import Final

from fondaco.games.mediterranee.pieces import galley_name
from fondaco.games.mediterranee.state import Sea, Stowed, listed, no
from fondaco.games.mediterranee.words import Bought, BoughtFrom, Buy, Load
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell, first_refusal


def price_for(sea: Sea, seat: Seat, port: int) -> int:
    """What a token costs this buyer now; 0 when the owner has yet to name a price.

    Nobody can forbid the purchase (ME-305).
    """
    holder = sea.holder[port]
    if holder < 0 or holder == seat:
        return sea.parts.price  # ME-306
    return sea.named[port]  # ME-307


def most_price(sea: Sea, port: int) -> int:
    """ME-308, ME-309, by the monopoly at this moment (ME-R15)."""
    parts = sea.parts
    if sea.has_monopoly(sea.holder[port], parts.good_of[port]):
        return parts.monopoly_price
    return parts.most_price


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


# -- what is loaded --


def read_load(sea: Sea, seat: Seat, port: int, load: Load) -> Stowed | Refusal:
    """Own galleys in the port with numbers above 0 (ME-303, ME-313)."""
    area = sea.parts.area_of[port]
    read: list[tuple[int, int]] = []
    for name, count in load.items():
        galley = sea.number(name)
        if galley < 0 or sea.owner[galley] != seat or sea.lies[galley] != area:
            return no("ME-303", "no_galley_in_port", galley=name)
        read.append((galley, count))
    for galley, count in read:
        if count < 1:
            return no("ME-313", "bad_load", galley=galley_name(galley))
    if not read:
        return no("ME-313", "bad_load")
    return tuple(sorted(read))


def accepted_load(sea: Sea, seat: Seat, port: int, load: Load) -> Stowed:
    """A load that was checked."""
    read = read_load(sea, seat, port, load)
    assert not isinstance(read, Refusal)
    return read


def check_load(sea: Sea, port: int, load: Stowed) -> Refusal | None:
    for galley, count in load:
        if count > sea.room(galley):
            return no("ME-314", "no_room", galley=galley_name(galley), room=sea.room(galley))
    left = sea.box[sea.parts.good_of[port]]
    if sum(count for _, count in load) > left:
        good = sea.parts.goods[sea.parts.good_of[port]]
        return no("ME-315", "box_empty", good=good, left=left)
    return None


def check_money(sea: Sea, seat: Seat, amount: int) -> Refusal | None:
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


def purchase(sea: Sea, seat: Seat, port: int, load: Stowed, price: int, tell: Tell | None) -> None:
    """Payment, delivery and loading at once (ME-313)."""
    good = sea.parts.good_of[port]
    tokens = 0
    for galley, count in load:
        sea.stow(galley, good, count)
        tokens += count
    sea.box[good] -= tokens  # ME-316: never from a warehouse or from the owner's galleys
    holder = sea.holder[port]
    paid = price * tokens
    if holder < 0 or holder == seat:
        sea.pay(seat, paid)
    else:
        sea.money[seat] -= paid
        sea.money[holder] += paid
    if tell is not None:
        names = sea.parts.ports[port], sea.parts.goods[good]
        bought = (seat, *names, sea.names(load), price, paid)
        to_bank = holder < 0 or holder == seat
        tell(Bought(*bought) if to_bank else BoughtFrom(*bought, holder), ALL)


# -- buying at a price that is known (ME-303 to ME-306) --


def add_purchases(sea: Sea, seat: Seat, codes: list[int]) -> None:
    """One token onto a galley where the price is known."""
    market_at, lies, crew, hold = sea.chart.market_at, sea.lies, sea.crew, sea.hold
    parts, money = sea.parts, sea.money[seat]
    for galley in sea.fleet[seat]:
        port = market_at[lies[galley]]
        if port < 0 or crew[galley] + hold[galley] >= parts.capacity:
            continue  # ME-303, ME-314
        if not sea.box[parts.good_of[port]]:
            continue  # ME-315
        holder = sea.holder[port]
        price = parts.price if holder < 0 or holder == seat else sea.named[port]
        if price and price <= money:
            codes.append(BUY.base | galley)


def check_buy(sea: Sea, seat: Seat, action: Buy) -> Refusal | None:
    refusal = check_in_port(sea, seat, action.port)
    if action.port not in sea.parts.port_id:
        return refusal
    name, port = action.port, sea.parts.port_id[action.port]
    good, price = sea.parts.goods[sea.parts.good_of[port]], price_for(sea, seat, port)
    load = read_load(sea, seat, port, action.load)
    asked = good if action.good is None else action.good
    return first_refusal(
        check_money(sea, seat, price * total(action.load)),
        refusal,
        None if asked == good else no("ME-304", "not_produced_here", port=name, good=asked),
        None if price else no("ME-311", "price_not_named", port=name),
        load if isinstance(load, Refusal) else check_load(sea, port, load),
        no("ME-R4", "port_closed", port=name) if sea.chart.closed[port] else None,
    )


def decode_buy(sea: Sea, seat: Seat, galley: int) -> Buy:
    return Buy(sea.parts.ports[sea.parts.port_at[sea.lies[galley]]], {galley_name(galley): 1})


def buy(sea: Sea, seat: Seat, galley: int, chance: Chance, tell: Tell | None) -> None:
    port = sea.parts.port_at[sea.lies[galley]]
    purchase(sea, seat, port, ((galley, 1),), price_for(sea, seat, port), tell)


def do_buy(sea: Sea, seat: Seat, action: Buy, chance: Chance, tell: Tell | None) -> None:
    port = sea.parts.port_id[action.port]
    load = accepted_load(sea, seat, port, action.load)
    purchase(sea, seat, port, load, price_for(sea, seat, port), tell)


BUY: Final = Verb(
    Buy, 301, check=check_buy, codes=listed(add_purchases), decode=decode_buy, play=buy, do=do_buy
)
