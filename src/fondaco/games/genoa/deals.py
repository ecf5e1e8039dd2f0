"""Chapter 4, deals: what an offer may contain, and what it takes to accept it."""

from collections.abc import Sequence

from fondaco.games.genoa.cards import deck_size, fits
from fondaco.games.genoa.components import (
    BUILDINGS,
    DECK_END,
    DECK_HOUSE,
    DECK_START,
    EXTRA,
    GOODS,
    LARGE,
    PRIVILEGE,
    SPECIAL_HOUSE,
    SPECIALS,
    VILLA,
    WAREHOUSE,
)
from fondaco.games.genoa.state import City
from fondaco.games.genoa.terms import (
    ALL_SEE,
    NO_DECKS,
    NO_GOODS,
    NO_MARKERS,
    NO_SPECIALS,
    NOTHING_ASKED,
    NOTHING_DUE,
    PROMISE,
    UNKNOWN,
    Due,
    Return,
    Terms,
    negative,
)
from fondaco.parley.book import Proposal
from fondaco.table.words import Seat

# -- what an offer may contain --


def refuse_price(city: City, terms: Terms) -> str | None:
    """GN-418, GN-R33, GN-419: a real price, in steps; GN-420: what has no name here nobody has."""
    least = [min(terms.goods), min(terms.specials), min(terms.markers)]
    negative_count = any(UNKNOWN < n < 0 for n in least)
    if terms.money < 0 or terms.money % city.parts.step or negative_count:
        return "GN-418"
    if not terms.money and not terms.held_assets() and terms.due == NOTHING_DUE:
        return "GN-419" if terms.promise else "GN-418"
    if len(terms.promise) > PROMISE:
        return "GN-419"
    return "GN-420" if UNKNOWN in least else None


def is_money_alone(terms: Terms) -> bool:
    """Whether an offer is known to hold nothing else, as most do.

    Looked at by identity, for speed: no only means that the offer must be read part by part.
    """
    return (
        terms.goods is NO_GOODS
        and terms.specials is NO_SPECIALS
        and terms.markers is NO_MARKERS
        and not terms.cards
    )


def payable(city: City, seat: Seat, terms: Terms) -> bool:
    """GN-420: the seat has what it offers."""
    if city.money[seat] < terms.money:
        return False
    if is_money_alone(terms):
        return True
    if terms.cards and any(card < 0 or city.where[card] != seat for card, _ in terms.cards):
        return False
    return (
        _covers(city.goods, seat, terms.goods)
        and _covers(city.special, seat, terms.specials)
        and _covers(city.reserve, seat, terms.markers)
    )


def _covers(held: list[int], seat: Seat, wanted: Sequence[int]) -> bool:
    """Whether a seat's part of a list has so many of each kind."""
    base = seat * len(wanted)
    return all(n <= held[base + kind] for kind, n in enumerate(wanted) if n)


def yields(city: City, seat: Seat, terms: Terms) -> bool:
    """GN-421: the promised proceeds are a part of what the action would yield now."""
    due = terms.due
    if due == NOTHING_DUE:
        return True
    if (
        terms.target >= BUILDINGS
        or negative(due.goods, due.specials)
        or min(due.cards, due.markers, due.money) < 0
    ):
        return False
    parts, building = city.parts, terms.target
    kind = parts.kind[building]
    if kind == VILLA:
        return _villa_yields(city, seat, terms)
    if due.money:
        return False
    if kind == WAREHOUSE:
        goods = parts.yield_goods[building]
        return due == Due(due.goods) and all(
            n <= (good in goods and city.store[good] > 0) for good, n in enumerate(due.goods)
        )
    if kind == SPECIAL_HOUSE:
        special = parts.yield_special[building]
        return due == Due(specials=due.specials) and all(
            n <= (own == special and city.stock[own] > 0) for own, n in enumerate(due.specials)
        )
    if kind == DECK_HOUSE:
        most = min(parts.yield_count[building], deck_size(city, parts.yield_deck[building]))
        return due == Due(cards=due.cards) and due.cards <= most
    most = min(parts.yield_count[building], city.tray[seat])
    return due == Due(markers=due.markers) and due.markers <= most


def _villa_yields(city: City, seat: Seat, terms: Terms) -> bool:
    due = terms.due
    if due.markers or any(due.goods) or due.cards > min(1, deck_size(city, PRIVILEGE)):
        return False
    if due.cards:
        return due == Due(cards=due.cards)
    if due.money > city.parts.large_pay or due.money % city.parts.step or sum(due.specials) > 1:
        return False
    if any(n and not city.stock[kind] for kind, n in enumerate(due.specials)):
        return False
    return bool(orders_for(city, seat, terms))


def orders_for(city: City, seat: Seat, terms: Terms) -> list[int]:
    """Large orders a seat could deliver once the held parts of a deal have changed hands."""
    villa = terms.target
    if city.delivered[seat] >> villa & 1 and not city.house.unlimited_villa:  # GN-604
        return []
    given = [card for card, _ in terms.cards]
    return [
        card
        for card in city.hand(seat, LARGE)
        if card not in given and suits(city, seat, card, terms)
    ]


def suits(city: City, seat: Seat, card: int, terms: Terms) -> bool:
    """Whether a seat with these goods could deliver this order, had it the card."""
    goods = [
        city.goods[seat * GOODS + kind] - terms.goods[kind] + max(0, terms.asks.goods[kind])
        for kind in range(GOODS)
    ]
    right = city.parts.villa_of[card] == terms.target or city.house.any_villa
    return right and fits(city, card, goods)


def senseless(city: City, bundle: Return) -> bool:
    """Whether money is not in steps, or anything is negative or has no name."""
    if bundle.money < 0 or bundle.money % city.parts.step:
        return True
    return negative(bundle.goods, bundle.specials, bundle.markers, bundle.decks)


def money_about(city: City) -> int:
    """All the money the seats have together; all can reckon it."""
    return city.parts.start_money * city.seats + city.bank_paid


def beyond(city: City, bundle: Return) -> bool:
    """Whether there is not so much of something in the whole game."""
    parts = city.parts
    decks = zip(bundle.decks, DECK_START, DECK_END, strict=True)
    return (
        bundle.money > money_about(city)
        or max(bundle.goods) > parts.per_good
        or any(n > most for n, most in zip(bundle.specials, parts.special_counts, strict=True))
        or max(bundle.markers) > parts.markers
        or any(n > end - start for n, start, end in decks)
    )


def refuse_return(city: City, terms: Terms) -> bool:
    """GN-423: what is asked must make sense, and exist."""
    asks = terms.asks
    return asks is not NOTHING_ASKED and (senseless(city, asks) or beyond(city, asks))


def refuse_extra(city: City, seat: Seat, terms: Terms) -> bool:
    """GN-425: an action needs an allowance or a committed card, never both."""
    needed = terms.target < BUILDINGS and not city.allowance[seat]
    if terms.extra != needed:
        return True
    return needed and city.special[seat * SPECIALS + EXTRA] < 1 + terms.specials[EXTRA]


def refuse_markers(city: City, seat: Seat, terms: Terms) -> bool:
    """GN-429: the receiver must have markers of his own colour in the supply."""
    if city.house.keep_colour:
        return False
    gets = sum(terms.markers) + terms.due.markers
    return gets > city.tray[city.active] or sum(terms.asks.markers) > city.tray[seat]


def refuse_rulings(city: City, terms: Terms) -> str | None:
    """What the options add, in the order of the rulings."""
    house, asks = city.house, terms.asks
    if city.variant and not terms.assets():
        return "GN-907"
    if house.money_and_goods and (
        asks.specials != NO_SPECIALS or asks.markers != NO_MARKERS or asks.decks != NO_DECKS
    ):
        return "GN-R25"
    if house.assets_only and terms.due.money:
        return "GN-R26"
    for _, shown in terms.cards:
        if shown < 0 or (house.always_named and shown != ALL_SEE):
            return "GN-R29"
    return None


# -- accepting --


def refuse_deal(city: City, proposals: "list[Proposal[Terms]]") -> str | None:
    """Why offers for one target cannot be accepted together, or None."""
    if len(proposals) == 1:
        terms = proposals[0].terms
        if (
            terms.due is NOTHING_DUE
            and terms.asks is NOTHING_ASKED
            and not terms.markers[proposals[0].author]
            and payable(city, proposals[0].author, terms)
        ):
            return None
    active = city.active
    for proposal in proposals:
        if not payable(city, proposal.author, proposal.terms):
            return "GN-420"
    for proposal in proposals:
        if not yields(city, proposal.author, proposal.terms):
            return "GN-421"
    if not _active_holds(city, proposals):
        return "GN-423"
    if len(proposals) > 1 and proposals[0].terms.target < BUILDINGS:
        return "GN-426"
    if not city.house.keep_colour:
        gets = sum(sum(p.terms.markers) + p.terms.due.markers for p in proposals)
        if gets > city.tray[active]:
            return "GN-429"
        for p in proposals:
            if sum(p.terms.asks.markers) > city.tray[p.author]:
                return "GN-429"
    if len(proposals) > 1 and city.house.one_street_offer:
        return "GN-R28"
    return None


def _active_holds(city: City, proposals: "list[Proposal[Terms]]") -> bool:
    """GN-423: the active player has all that is asked of him, jointly."""
    active = city.active
    asks = [proposal.terms.asks for proposal in proposals]
    if all(each is NOTHING_ASKED for each in asks):
        return True
    return (
        sum(each.money for each in asks) <= city.money[active]
        and _covers(city.goods, active, _sums([each.goods for each in asks]))
        and _covers(city.special, active, _sums([each.specials for each in asks]))
        and _covers(city.reserve, active, _sums([each.markers for each in asks]))
        and _covers(city.held, active, _sums([each.decks for each in asks]))
    )


def _sums(counts: list[tuple[int, ...]]) -> list[int]:
    """By kind, all of them together."""
    return [sum(column) for column in zip(*counts, strict=True)]


def is_clean(city: City, proposal: "Proposal[Terms]") -> bool:
    """GN-404, GN-R24: payable, and asking nothing."""
    return proposal.terms.asks == NOTHING_ASKED and refuse_deal(city, [proposal]) is None
