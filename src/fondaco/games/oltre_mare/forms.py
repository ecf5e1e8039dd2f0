"""Deals and calls as forms, with their bounds."""

from itertools import product

from fondaco.games.oltre_mare.bargain import is_exchange, matching
from fondaco.games.oltre_mare.proposals import SETS
from fondaco.games.oltre_mare.state import Sea
from fondaco.table.blanks import Field, Fixed, Number, Several, number
from fondaco.table.words import Form, Seat


def trade_forms(sea: Sea, seat: Seat) -> list[Form]:
    """Proposals, counters, calls with wishes, and acceptances that are not all listed.

    Claims, wishes for icons and words may be added to any proposal; the check bounds them.
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
            field = Several("cards", cards, count, count)
            forms.append(Form("accept", (Fixed("proposal", one.id), field)))
        if speaks:
            forms += _deal(sea, "counter", Fixed("proposal", one.id), seat, one.author)
    if not speaks:
        return forms
    partners = [active] if seat != active else [s for s in range(sea.seats) if s != seat]
    for to in partners:
        if sea.book.between(seat, to) is None:
            forms += _deal(sea, "propose", Fixed("to", to), seat, to)
    if seat == active and sea.call is None:
        goods = _goods(sea)
        forms.append(Form("call", (Several("wishes", goods, 0, len(goods)),)))
    return forms


def _goods(sea: Sea) -> tuple[str, ...]:
    """The goods that can be had at a table of so many seats (OM-103)."""
    supply = sea.parts.supply(sea.seats)
    return tuple(name for good, name in enumerate(sea.parts.goods) if supply[good])


def _deal(sea: Sea, do: str, head: Fixed, seat: Seat, to: Seat) -> list[Form]:
    """What may be given and asked for, where some deal is possible at all.

    A blank must hold something where every deal needs it (OM-305). Ducats may be said on either
    side; that they flow one way only is for the check.
    """
    hand, goods, least = sea.names(sea.hands[seat]), _goods(sea), sea.house.least_ducats
    purse, other = max(0, sea.ducats[seat] - least), max(0, sea.ducats[to] - least)
    most = (len(hand), len(sea.hands[to]), purse, other)
    deals = [
        some
        for some in product(*(range(min(1, n) + 1) for n in most))
        if is_exchange(sea, some[0], some[1], some[2], some[3])
    ]
    if not deals:
        return []
    needed = [all(some[side] for some in deals) for side in range(len(most))]
    fields: list[Field] = [
        head,
        Several("sealed", hand, int(needed[0]), most[0]),
        Several("get", goods, int(needed[1]), most[1], repeat=True),
    ]
    for side, name in ((2, "give_ducats"), (3, "get_ducats")):
        if needed[side]:
            fields.append(number(name, 1, most[side]))
        elif any(some[side] for some in deals):
            fields.append(Number(name, 0, most[side], optional=True))
    return [Form(do, tuple(fields))]
