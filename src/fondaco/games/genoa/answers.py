"""Chapter 4, the commercial law: what the others say on a floor, and what becomes of it."""

from functools import cache

from fondaco.games.genoa.codes import (
    AMOUNTS,
    KEEP,
    OFFER,
    OFFER_GOODS,
    PASS,
    STEPS,
    WITHDRAW,
)
from fondaco.games.genoa.components import (
    BUILDINGS,
    DECK_OF,
    DECKS,
    GOODS,
)
from fondaco.games.genoa.deals import (
    conclude,
    offer_audiences,
    refuse_deal,
)
from fondaco.games.genoa.law import (
    CURRENT,
    HEARING,
    may_act,
    offer_id,
    targets,
)
from fondaco.games.genoa.state import (
    DECIDE,
    MOVE_DECIDE,
    OFFERS,
    City,
)
from fondaco.games.genoa.terms import (
    ACTIVE,
    ALL_SEE,
    Asked,
    Intent,
    Terms,
    offer_seen,
    plain,
)
from fondaco.games.genoa.words import (
    Answered,
    Intention,
    IntentionStated,
    IntentionWithdrawn,
    OfferDrafted,
    OfferMade,
    OfferWithdrawn,
    RoundClosed,
)
from fondaco.parley.book import Proposal
from fondaco.table.audience import ALL, only
from fondaco.table.words import Seat, Tell

NO_DRAFTS: dict[int, Terms | Intent | None] = {}


def answer_codes(city: City, seat: Seat) -> list[int]:
    floor = city.floor
    assert floor is not None
    codes: list[int] = []
    has_any = False
    able = may_act(city, seat)
    budget = floor.budget
    drafts = floor.drafts.get(seat) or NO_DRAFTS
    spent = budget is not None and not budget.has(seat)
    base = city.floors * 1000 + seat * 100
    for target in targets(city):
        number = base + target
        if number in drafts:  # changed in this round
            has_any |= drafts[number] is not None
            continue
        standing = floor.book.find(number) is not None
        if not standing and city.intents:
            standing = seat * 100 + target in city.intents
        if standing:
            has_any = True
        if spent:
            continue
        if able or target >= BUILDINGS:
            codes += _plain_codes(city, seat, target)
        if standing:
            codes.append(WITHDRAW + target)
    if (city.intents or drafts) and city.phase not in CURRENT:
        has_any |= _intent_codes(city, seat, codes)
    if budget is None:
        codes.append(KEEP if has_any else PASS)
    elif floor.answers.of(seat) is None:
        codes.append(PASS)
    return codes


def _plain_codes(city: City, seat: Seat, target: int) -> list[int]:
    """The canonical offers: money alone, in the two-player variant with a good (GN-907)."""
    steps = city.money[seat] // city.parts.step
    if not city.variant:
        return _money_codes(target, min(steps, STEPS[-1]))
    return [
        OFFER + (target * OFFER_GOODS + good + 1) * AMOUNTS + n
        for good in range(GOODS)
        if city.goods[seat * GOODS + good]
        for n in (0, 2, 4, 6)
        if STEPS[n] <= steps
    ]


@cache
def _money_codes(target: int, steps: int) -> list[int]:
    """Offers of money alone within so many steps; a shared list, read only."""
    base = OFFER + target * OFFER_GOODS * AMOUNTS
    return [base + n for n in range(1, AMOUNTS) if STEPS[n] <= steps]


def _intent_codes(city: City, seat: Seat, codes: list[int]) -> bool:
    """Adds the withdrawals of intentions; whether the seat has stated any."""
    floor = city.floor
    assert floor is not None
    near = targets(city)
    mine = [key % 100 for key in sorted(city.intents) if key // 100 == seat]
    drafts = floor.drafts.get(seat, {})
    for target in mine:
        number = offer_id(city, seat, target)
        if target not in near and not floor.changed(seat, number):
            codes.append(WITHDRAW + target)
    return bool(mine) or any(isinstance(terms, Intent) for terms in drafts.values())


def plain_terms(city: City, seat: Seat, code: int) -> Terms:
    rest, amount = divmod(code - OFFER, AMOUNTS)
    target, good = divmod(rest, OFFER_GOODS)
    extra = target < BUILDINGS and not city.allowance[seat]
    return plain(target, STEPS[amount] * city.parts.step, good - 1, extra)


def speak(
    city: City, seat: Seat, number: int, terms: Terms | Intent | None, tell: Tell | None
) -> None:
    """Make, change or (with None) withdraw an offer or an intention."""
    floor = city.floor
    assert floor is not None
    first = floor.answers.of(seat) is None
    floor.change(seat, number, terms)
    if not floor.live:
        if tell is not None and isinstance(terms, Terms):
            seen = offer_seen(city.parts, city.board, number, floor.round, seat, terms, 0)
            tell(OfferDrafted(seen), only(seat))
        return
    if first and tell is not None:
        tell(Answered(seat), ALL)
    _stands(city, seat, number, terms, tell)
    if isinstance(terms, Terms) and _meets_firm_ask(city, number, tell):
        return
    _all_spoken(city)


def _all_spoken(city: City) -> None:
    """Live: once every seat asked has offered or passed, the active player is waited for."""
    assert city.floor is not None
    if city.phase in HEARING and not city.floor.answers.waiting():
        city.phase = DECIDE if city.phase == OFFERS else MOVE_DECIDE


def finish(city: City, seat: Seat, tell: Tell | None) -> None:
    """Keep or pass."""
    floor = city.floor
    assert floor is not None
    done = floor.finish(seat)
    if tell is not None:
        tell(Answered(seat), ALL)
    if floor.live:
        _all_spoken(city)
    elif done:
        _close_round(city, tell)


def _close_round(city: City, tell: Tell | None) -> None:
    floor = city.floor
    assert floor is not None
    shown = floor.reveal()
    if tell is not None:
        tell(RoundClosed(floor.round), ALL)
    for seat, number, terms in shown:
        _stands(city, seat, number, terms, tell)
    city.phase = DECIDE if city.phase == OFFERS else MOVE_DECIDE
    if city.ask is not None and city.ask.firm:
        for seat in floor.answers.asked:  # clockwise, offers of earlier rounds too
            if _meets_firm_ask(city, offer_id(city, seat, city.ask.target), tell):
                return


def _stands(
    city: City, seat: Seat, number: int, terms: Terms | Intent | None, tell: Tell | None
) -> None:
    """A change is shown: to all, or with sealed offers to the active player alone."""
    floor = city.floor
    assert floor is not None
    target = number % 100
    key = seat * 100 + target
    stated = city.intents.pop(key, None) if city.intents else None
    near = only(seat) | only(city.active) if city.house.sealed else ALL
    if isinstance(terms, Terms):
        for card, shown in terms.cards:
            if shown == ALL_SEE:
                city.known[card] |= 1 << city.active if city.house.sealed else city.everybody
            elif shown == ACTIVE:
                city.known[card] |= 1 << city.active
        if tell is not None:
            proposal = floor.book.find(number)
            assert proposal is not None
            for least, audience in offer_audiences(city, seat, terms):
                if audience & near:
                    seen = offer_seen(
                        city.parts, city.board, number, proposal.version, seat, terms, least
                    )
                    tell(OfferMade(seen), audience & near)
    elif isinstance(terms, Intent):
        floor.book.close(number)
        city.intents[key] = terms
        if tell is not None:
            name = city.board.names[target]
            tell(IntentionStated(Intention(seat, name, terms.money, terms.words)), near)
    elif tell is not None:
        event = IntentionWithdrawn if stated is not None else OfferWithdrawn
        tell(event(seat, city.board.names[target]), near)


def _meets_firm_ask(city: City, number: int, tell: Tell | None) -> bool:
    """The first payable offer that matches a firm ask exactly is accepted at once."""
    ask = city.ask
    if ask is None or not ask.firm:
        return False
    assert city.floor is not None
    proposal: Proposal[Terms] | None = city.floor.book.find(number)  # type: ignore[assignment]
    if proposal is None or not _matches(city, ask, proposal):
        return False
    if refuse_deal(city, [proposal]) is not None:
        return False
    conclude(city, [proposal], tell)
    return True


def _matches(city: City, ask: Asked, proposal: "Proposal[Terms]") -> bool:
    terms, price = proposal.terms, ask.price
    decks = [0] * DECKS
    for card, _ in terms.cards:
        decks[DECK_OF[card]] += 1
    markers = (
        terms.markers == price.markers
        if city.house.keep_colour
        else sum(terms.markers) == sum(price.markers)
    )
    return (
        ask.to in (-1, proposal.author)
        and terms.target == ask.target
        and terms.money == price.money
        and terms.goods == price.goods
        and terms.specials == price.specials
        and markers
        and tuple(decks) == price.decks
        and terms.due == ask.due
        and terms.asks == ask.gives
    )
