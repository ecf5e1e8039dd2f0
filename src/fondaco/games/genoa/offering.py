"""Chapter 4, the commercial law: the first rule that refuses an offer, an intention or an ask."""

from fondaco.games.genoa.deals import (
    payable,
    refuse_extra,
    refuse_markers,
    refuse_price,
    refuse_return,
    refuse_rulings,
    yields,
)
from fondaco.games.genoa.law import (
    CURRENT,
    eligible,
    listening,
    offer_id,
    targets,
)
from fondaco.games.genoa.state import (
    CLAIM,
    MARKERS,
    OVER,
    PICK,
    START_PHASE,
    WINDOW,
    City,
)
from fondaco.games.genoa.terms import (
    PROMISE,
    Asked,
    Intent,
    Return,
    Terms,
)
from fondaco.table.words import Refusal, Seat

INTENTIONS = 5


def refuse_floor(city: City) -> str | None:
    """Why nobody offers now, floors aside."""
    phase = city.phase
    if phase in (CLAIM, MARKERS, OVER):
        return "GN-202"
    if phase == START_PHASE:
        return "GN-209"
    if phase == WINDOW:
        return "GN-316"
    return "GN-417" if phase == PICK else None


def refuse_offer(city: City, seat: Seat, terms: Terms) -> Refusal | None:
    """The first rule that refuses an offer; the reason is its author's alone."""
    closed = refuse_floor(city)
    if closed is not None:
        return Refusal(closed)
    if terms.target not in targets(city):
        return Refusal("GN-401" if city.phase in CURRENT else "GN-408")
    if seat == city.active:
        return Refusal("GN-415")
    rule = refuse_price(city, terms)
    if rule is not None:
        return Refusal(rule)
    if not payable(city, seat, terms):
        return Refusal("GN-420")
    if not yields(city, seat, terms):
        return Refusal("GN-421")
    rule = refuse_return(city, terms)
    if rule is not None:
        return Refusal(rule)
    if refuse_extra(city, seat, terms):
        return Refusal("GN-425", {"allowance": city.allowance[seat]})
    if refuse_markers(city, seat, terms):
        return Refusal("GN-429")
    if not _may_change(city, seat, terms.target):
        return Refusal("GN-906")
    rule = refuse_rulings(city, terms)
    return None if rule is None else Refusal(rule)


def _may_change(city: City, seat: Seat, target: int) -> bool:
    if not listening(city, seat):
        return False
    assert city.floor is not None
    return not city.floor.changed(seat, offer_id(city, seat, target))


def refuse_intention(city: City, seat: Seat, intent: Intent) -> Refusal | None:
    closed = refuse_floor(city)
    if closed is not None:
        return Refusal(closed)
    if city.phase in CURRENT:
        return Refusal("GN-401")
    away = 0 <= intent.target < len(city.board.names) and not city.visited >> intent.target & 1
    if not away or intent.target in targets(city):
        return Refusal("GN-413")
    if seat == city.active:
        return Refusal("GN-415")
    if intent.money < 0 or intent.money % city.parts.step:
        return Refusal("GN-418")
    if len(intent.words) > PROMISE:
        return Refusal("GN-419")
    if not _may_change(city, seat, intent.target):
        return Refusal("GN-906")
    assert city.floor is not None
    stated = {key % 100 for key in city.intents if key // 100 == seat}
    drafts = city.floor.drafts.get(seat, {})
    made = {n % 100 for n, terms in drafts.items() if isinstance(terms, Intent)}
    if len(stated | made | {intent.target}) > INTENTIONS or len(made) >= INTENTIONS:
        return Refusal("GN-906")
    return None


def refuse_ask(city: City, ask: Asked) -> str | None:
    """What an ask must be to make sense; nothing in it is held to be payable."""
    if ask.target not in targets(city):
        return "GN-401" if city.phase in CURRENT else "GN-408"
    asked = eligible(city) if city.phase in CURRENT else tuple(city.clockwise(city.active)[1:])
    if ask.to != -1 and ask.to not in asked:
        return "GN-415"
    if _senseless(city, ask.price):
        return "GN-418"
    if len(ask.promise) > PROMISE:
        return "GN-419"
    due, gives = ask.due, ask.gives
    if min(*due.goods, *due.specials, due.cards, due.markers, due.money) < 0:
        return "GN-421"
    if _senseless(city, gives):
        return "GN-423"
    if city.house.money_and_goods and any((*gives.specials, *gives.markers, *gives.decks)):
        return "GN-R25"
    return "GN-R26" if city.house.assets_only and due.money else None


def _senseless(city: City, bundle: Return) -> bool:
    counts = (*bundle.goods, *bundle.specials, *bundle.markers, *bundle.decks)
    return bundle.money < 0 or bundle.money % city.parts.step > 0 or min(counts) < 0
