"""What a merchant of Genoa does in his action window."""

from fondaco.games.genoa.bot.values import Outlook
from fondaco.games.genoa.buildings import A_DECK, A_MARKER, A_SPECIAL
from fondaco.games.genoa.components import (
    ANY_GOOD,
    BUILDING,
    DECK_START,
    EXCHANGE,
    SMALL,
    SPECIALS,
)
from fondaco.games.genoa.orders import DELIVER, DELIVERIES, SMALL_ORDER, SPECIAL_CHOICES
from fondaco.games.genoa.specials import (
    G_CARD,
    G_MARKER,
    PLAY_ANY_GOOD,
    PLAY_BUILDING,
    PLAY_EXCHANGE,
    TAKES,
    WITH_CARD,
)
from fondaco.games.genoa.state import City
from fondaco.games.genoa.window import DRAW_PRIVILEGE, END_ACTION, GIVE_PROCEEDS, PERFORM
from fondaco.table.verbs import ARGUMENT, KIND

SURE = 0.85  # what a card that may be played now must bring, in parts of its worth when kept


def work(city: City, outlook: Outlook, codes: list[int]) -> int:
    """The next play: the action first, unless a card must prepare it, then what pays."""
    if codes[0] >> KIND == GIVE_PROCEEDS.kind:
        return min(codes, key=lambda code: outlook.loses(code - GIVE_PROCEEDS.base))
    if not city.performed:
        return _act(city, outlook, codes)
    best, chosen = 0.0, END_ACTION.base
    for code in codes:
        if code >= PLAY_EXCHANGE.base:
            break
        gain = _gain(city, outlook, code)
        if gain > best:
            best, chosen = gain, code
    if codes[-1] >= PLAY_EXCHANGE.base:
        gain, code = _exchange(city, outlook, codes)
        if gain > best:
            chosen = code
    return chosen


def _act(city: City, outlook: Outlook, codes: list[int]) -> int:
    if PERFORM.base in codes:
        return PERFORM.base
    villa, parts = city.building, city.parts
    orders = [code & ARGUMENT for code in codes if code >> KIND == DELIVER.kind]
    deliveries = {order // SPECIAL_CHOICES for order in orders}
    must = DRAW_PRIVILEGE.base not in codes
    gain, card = max(outlook.deliveries(villa))
    if card < 0 or (gain <= outlook.yields(villa) and not must):
        if not must:
            return DRAW_PRIVILEGE.base
        card = min(deliveries)
    if card not in deliveries:
        # GN-647: an any-good card first, for what is missing.
        wants = parts.wants[card]
        for number, good in enumerate(wants):
            lacks = outlook.goods[good] < wants[: number + 1].count(good)
            if lacks and PLAY_ANY_GOOD.code(good) in codes:
                return PLAY_ANY_GOOD.code(good)
        card = min(deliveries) if must else -1
    choices = [order for order in orders if order // SPECIAL_CHOICES == card]
    if not choices:
        return DRAW_PRIVILEGE.base
    return DELIVER.code(max(choices, key=lambda order: _chosen_special(outlook, order)))


def _chosen_special(outlook: Outlook, delivery: int) -> float:
    kind = delivery % SPECIAL_CHOICES
    return outlook.special(kind) if kind < SPECIALS else 0.0


def _gain(city: City, outlook: Outlook, code: int) -> float:
    """What a play after the action brings beyond keeping its cards."""
    parts, kind, argument = city.parts, code >> KIND, code & ARGUMENT
    if kind == PLAY_BUILDING.kind and argument >= WITH_CARD:
        rest = argument - WITH_CARD
        card = rest % DELIVERIES // SPECIAL_CHOICES
        gain = parts.large_pay + _chosen_special(outlook, rest)
        return gain - outlook.fulfilled(card, parts.wants[card]) - outlook.special(BUILDING, -1)
    if kind == PLAY_BUILDING.kind:
        return outlook.yields(argument) - SURE * outlook.special(BUILDING, -1)
    if kind == SMALL_ORDER.kind:
        good = parts.small_of[argument - DECK_START[SMALL]][1]
        return 1.0 + parts.small_pay - outlook.fulfilled(argument, (good,))
    if kind == PLAY_ANY_GOOD.kind:
        kept = outlook.special(ANY_GOOD, -1)
        now = _small_now(city, outlook, argument)
        return max(outlook.with_goods([argument]) * 0.9, now) - kept
    return 0.0


def _small_now(city: City, outlook: Outlook, good: int) -> float:
    """A small order for this building that only lacks a good."""
    if city.smalls[outlook.seat] or outlook.goods[good]:
        return 0.0
    fits = [
        city.parts.small_pay - outlook.fulfilled(card, ())
        for card, wanted in city.parts.small_for[city.building]
        if wanted == good and card in outlook.small
    ]
    return max(fits, default=0.0)


def _exchange(city: City, outlook: Outlook, codes: list[int]) -> tuple[float, int]:
    """The best swap: what is missed least for what is wanted most."""
    swaps = [divmod(code & ARGUMENT, TAKES) for code in codes if code >> KIND == PLAY_EXCHANGE.kind]
    gives = {give: _given(outlook, give) for give, _ in swaps}
    takes = {take: _taken(city, outlook, take) for _, take in swaps}
    kept = SURE * outlook.special(EXCHANGE, -1)
    best, chosen = 0.0, -1
    for give, take in swaps:
        gain = takes[take] - gives[give] - kept
        if gain > best and give != take:
            best, chosen = gain, PLAY_EXCHANGE.code(give * TAKES + take)
    return best, chosen


def _given(outlook: Outlook, give: int) -> float:
    if give < A_SPECIAL:
        return outlook.without_good(give)
    if give < G_MARKER:
        return outlook.special(give - A_SPECIAL, -1)
    if give < G_CARD:
        return outlook.marker(-1) if give - G_MARKER == outlook.seat else 0.0
    return outlook.loses(give - G_CARD)


def _taken(city: City, outlook: Outlook, take: int) -> float:
    if take < A_SPECIAL:
        return max(outlook.with_goods([take]), _small_now(city, outlook, take))
    if take < A_MARKER:
        return outlook.special(take - A_SPECIAL)
    return outlook.marker() if take == A_MARKER else outlook.draw(take - A_DECK)
