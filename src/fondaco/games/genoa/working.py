"""What a merchant of Genoa does in his action window."""

from fondaco.games.genoa.codes import (
    A_DECK,
    A_MARKER,
    A_SPECIAL,
    ANY_GOOD_PLAYED,
    BUILD,
    BUILD_DELIVER,
    DELIVER,
    DELIVERIES,
    END_ACTION,
    EXCHANGED,
    G_CARD,
    G_MARKER,
    GIVE,
    PERFORM,
    PRIVILEGE_DRAWN,
    SMALL_ORDER,
    SPECIAL_CHOICES,
    TAKES,
)
from fondaco.games.genoa.components import (
    ANY_GOOD,
    BUILDING,
    DECK_START,
    EXCHANGE,
    GOODS,
    SMALL,
    SPECIALS,
)
from fondaco.games.genoa.state import City
from fondaco.games.genoa.values import Outlook

SURE = 0.85  # what a card that may be played now must bring, in parts of its worth when kept


def work(city: City, outlook: Outlook, codes: list[int]) -> int:
    """The next play: the action first, unless a card must prepare it, then what pays."""
    if codes[0] >= GIVE and codes[0] < DELIVER:
        return min(codes, key=lambda code: outlook.loses(code - GIVE))
    if not city.performed:
        return _act(city, outlook, codes)
    best, chosen = 0.0, END_ACTION
    for code in codes:
        if code >= EXCHANGED:
            break
        gain = _gain(city, outlook, code)
        if gain > best:
            best, chosen = gain, code
    if codes[-1] >= EXCHANGED:
        gain, code = _exchange(city, outlook, codes)
        if gain > best:
            chosen = code
    return chosen


def _act(city: City, outlook: Outlook, codes: list[int]) -> int:
    if PERFORM in codes:
        return PERFORM
    villa, parts = city.building, city.parts
    deliveries = {(code - DELIVER) // SPECIAL_CHOICES for code in codes if DELIVER <= code < BUILD}
    must = PRIVILEGE_DRAWN not in codes
    gain, card = max(outlook.deliveries(villa))
    if card < 0 or (gain <= outlook.yields(villa) and not must):
        if not must:
            return PRIVILEGE_DRAWN
        card = min(deliveries)
    if card not in deliveries:
        # GN-647: an any-good card first, for what is missing.
        wants = parts.wants[card]
        for number, good in enumerate(wants):
            lacks = outlook.goods[good] < wants[: number + 1].count(good)
            if lacks and ANY_GOOD_PLAYED + good in codes:
                return ANY_GOOD_PLAYED + good
        card = min(deliveries) if must else -1
    choices = [code for code in codes if (code - DELIVER) // SPECIAL_CHOICES == card]
    choices = [code for code in choices if DELIVER <= code < BUILD]
    if not choices:
        return PRIVILEGE_DRAWN
    return max(choices, key=lambda code: _chosen_special(outlook, code - DELIVER))


def _chosen_special(outlook: Outlook, code: int) -> float:
    kind = code % SPECIAL_CHOICES
    return outlook.special(kind) if kind < SPECIALS else 0.0


def _gain(city: City, outlook: Outlook, code: int) -> float:
    """What a play after the action brings beyond keeping its cards."""
    parts = city.parts
    if code >= BUILD_DELIVER:
        rest = code - BUILD_DELIVER
        card = rest % DELIVERIES // SPECIAL_CHOICES
        gain = parts.large_pay + _chosen_special(outlook, rest)
        return gain - outlook.fulfilled(card, parts.wants[card]) - outlook.special(BUILDING, -1)
    if code >= BUILD:
        return outlook.yields(code - BUILD) - SURE * outlook.special(BUILDING, -1)
    if SMALL_ORDER <= code < GIVE:
        card = code - SMALL_ORDER
        good = parts.small_of[card - DECK_START[SMALL]][1]
        return 1.0 + parts.small_pay - outlook.fulfilled(card, (good,))
    if ANY_GOOD_PLAYED <= code < ANY_GOOD_PLAYED + GOODS:
        good = code - ANY_GOOD_PLAYED
        kept = outlook.special(ANY_GOOD, -1)
        return max(outlook.with_goods([good]) * 0.9, _small_now(city, outlook, good)) - kept
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
    swaps = [divmod(code - EXCHANGED, TAKES) for code in codes if code >= EXCHANGED]
    gives = {give: _given(outlook, give) for give, _ in swaps}
    takes = {take: _taken(city, outlook, take) for _, take in swaps}
    kept = SURE * outlook.special(EXCHANGE, -1)
    best, chosen = 0.0, -1
    for give, take in swaps:
        gain = takes[take] - gives[give] - kept
        if gain > best and give != take:
            best, chosen = gain, EXCHANGED + give * TAKES + take
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
