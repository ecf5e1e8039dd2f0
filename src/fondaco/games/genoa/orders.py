"""Chapter 6, orders: large ones delivered in a villa, small ones fulfilled after an action."""

from typing import Final

from fondaco.games.genoa.cards import deliverable, fits, give_up
from fondaco.games.genoa.components import (
    CARDS,
    DECK_END,
    DECK_START,
    GOODS,
    LARGE,
    SMALL,
    SPECIAL_NAMES,
    SPECIALS,
    VILLA,
)
from fondaco.games.genoa.state import City
from fondaco.games.genoa.verbs import GenoaVerb, decode_card
from fondaco.games.genoa.window import (
    act,
    close_if_idle,
    promises_order,
    refuse_action,
    refuse_window,
    small_limit,
)
from fondaco.games.genoa.words import Deliver, SmallOrder, SmallOrderFulfilled
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.words import Refusal, Seat, Tell

SPECIAL_CHOICES: Final = SPECIALS + 1  # the last one is none
DELIVERIES: Final = CARDS * SPECIAL_CHOICES
LARGE_DELIVERIES: Final = DECK_END[LARGE] * SPECIAL_CHOICES

# -- large orders --


def special_choices(city: City) -> list[int]:
    """GN-602: a stock that is not empty, none if all are."""
    return [kind for kind in range(SPECIALS) if city.stock[kind]] or [SPECIALS]


def delivery_words(city: City, argument: int) -> tuple[str, str | None]:
    """The card delivered, and the special card chosen for it."""
    card, special = divmod(argument, SPECIAL_CHOICES)
    return city.parts.cards[card], SPECIAL_NAMES[special] if special < SPECIALS else None


def refuse_delivery(
    city: City, seat: Seat, villa: int, card: str, special: str | None
) -> str | None:
    """Why a large order cannot be delivered in a villa now."""
    orders = city.parts.villa_of
    number = city.parts.card_id.get(card, -1)
    held = 0 <= number < len(orders) and city.where[number] == seat
    right = held and (orders[number] == villa or city.house.any_villa)  # GN-R8
    if not right or not fits(city, number, city.goods_of(seat)):
        return "GN-601"
    stocked = [name for name, n in zip(SPECIAL_NAMES, city.stock, strict=True) if n]
    if special not in stocked and (stocked or special is not None):
        return "GN-602"
    return None if number in deliverable(city, seat, villa) else "GN-604"


def check_deliver(city: City, seat: Seat, action: Deliver) -> Refusal | None:
    refusal = refuse_action(city, seat)
    if refusal is not None:
        return refusal
    if DELIVER.lists(city, seat, action):
        return None
    if city.parts.kind[city.building] != VILLA:
        return Refusal("GN-511")
    if city.promise is not None:
        specials = city.promise.due.specials
        promised = [name for name, n in zip(SPECIAL_NAMES, specials, strict=True) if n]
        if not promises_order(city, city.promise):
            return Refusal("GN-422")
        if promised and action.special not in promised:
            return Refusal("GN-422")
    rule = refuse_delivery(city, seat, city.building, action.card, action.special)
    return Refusal(rule or "GN-422")


def deliver_codes(city: City, seat: Seat) -> list[int]:
    """The villa's choice (GN-511), as far as a promise has not fixed it (GN-422)."""
    promise = city.promise
    if city.parts.kind[city.building] != VILLA or (promise is not None and promise.due.cards):
        return []
    specials = special_choices(city)
    if promise is not None and any(promise.due.specials):
        specials = [promise.due.specials.index(1)]
    codes: list[int] = []
    for card in deliverable(city, seat, city.building):
        base = DELIVER.base + card * SPECIAL_CHOICES
        codes += [base + special for special in specials]
    return codes


def decode_deliver(city: City, seat: Seat, argument: int) -> Deliver:
    return Deliver(*delivery_words(city, argument))


def deliver(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    card, special = divmod(argument, SPECIAL_CHOICES)
    act(city, card, special, chance, tell)


def _seen_deliver(city: City, seat: Seat, argument: int) -> bool:
    return argument < LARGE_DELIVERIES


# -- small orders --


def check_small_order(city: City, seat: Seat, action: SmallOrder) -> Refusal | None:
    refusal = refuse_window(city, seat, "GN-611")
    if refusal is not None:
        return refusal
    if SMALL_ORDER.lists(city, seat, action):
        return None
    if city.giving:
        return Refusal("GN-422")
    card = city.parts.card_id.get(action.card, -1)
    mine = card >= 0 and city.where[card] == seat
    fits_here = any(
        order == card and city.goods[seat * GOODS + good]
        for order, good in city.parts.small_for[city.building]
    )
    return Refusal("GN-614" if mine and fits_here and city.performed else "GN-611")


def small_order_codes(city: City, seat: Seat) -> list[int]:
    """GN-611, GN-R11; GN-615: also where the action brought nothing."""
    if small_limit(city, seat):
        return []
    return [
        SMALL_ORDER.base + card
        for card, good in city.parts.small_for[city.building]
        if city.where[card] == seat and city.goods[seat * GOODS + good]
    ]


def small_order(city: City, seat: Seat, card: int, chance: Chance, tell: Tell | None) -> None:
    """GN-611, GN-612: it uses no allowance."""
    parts = city.parts
    _, good = parts.small_of[card - len(parts.villa_of)]
    city.own_pieces()
    city.goods[seat * GOODS + good] -= 1
    city.store[good] += 1
    city.smalls = changed(city.smalls, seat, city.smalls[seat] + 1)
    city.small_used = True
    city.pay(seat, parts.small_pay)
    if tell is not None:
        tell(SmallOrderFulfilled(seat, parts.cards[card], parts.small_pay), ALL)
    give_up(city, card, tell)
    close_if_idle(city, tell)


def _seen_small_order(city: City, seat: Seat, argument: int) -> bool:
    return DECK_START[SMALL] <= argument < DECK_END[SMALL]


# -- verbs --

# Argument: card
SMALL_ORDER: Final = GenoaVerb(
    SmallOrder,
    150,
    check=check_small_order,
    codes=small_order_codes,
    decode=decode_card(SmallOrder),
    play=small_order,
    public=_seen_small_order,
)
# Argument: card * SPECIAL_CHOICES + special
DELIVER: Final = GenoaVerb(
    Deliver,
    360,
    check=check_deliver,
    codes=deliver_codes,
    decode=decode_deliver,
    play=deliver,
    public=_seen_deliver,
)
