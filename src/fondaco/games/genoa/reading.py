"""Floors, intentions and windows of a position, read back."""

from fondaco.games.genoa.components import (
    DECK_NAMES,
    DECK_OF,
    SPECIAL_NAMES,
)
from fondaco.games.genoa.deals import refuse_deal
from fondaco.games.genoa.forms import read_ask
from fondaco.games.genoa.law import HEARING, offer_id
from fondaco.games.genoa.offering import refuse_offer
from fondaco.games.genoa.state import (
    PHASES,
    PICK,
    WINDOW,
    City,
)
from fondaco.games.genoa.terms import (
    DISCLOSURES,
    Intent,
    Terms,
    counted,
    read_due,
    read_return,
)
from fondaco.games.genoa.words import FloorSeen, Intention, OfferSeen, Quote, WindowSeen
from fondaco.parley.book import Proposal
from fondaco.parley.budget import Budget
from fondaco.parley.floor import Floor
from fondaco.table.words import Invalid


def fail(field: str, why: str, rule: str | None = None) -> None:
    raise Invalid(f"position.{field}", why, rule)


def read_terms(city: City, field: str, seen: OfferSeen) -> Terms:
    """An offer of a position: every card of it has a name."""
    cards: list[tuple[int, int]] = []
    for part in seen.cards:
        card = city.parts.card_id.get(part.card or "", -1)
        if card < 0 or DECK_NAMES[DECK_OF[card]] != part.deck or part.shown not in DISCLOSURES:
            fail(f"{field}.cards", "must name cards of their decks", "GN-R29")
        cards.append((card, DISCLOSURES.index(part.shown)))
    return Terms(
        city.board.id.get(seen.target, -1),
        seen.money,
        counted(seen.goods, city.parts.goods),
        tuple(sorted(cards)),
        counted(seen.specials, SPECIAL_NAMES),
        counted(seen.markers, city.parts.colours),
        read_due(city.parts, seen.proceeds),
        read_return(city.parts, seen.asks),
        seen.uses_extra_action,
        seen.promise,
    )


def read_intentions(city: City, intentions: tuple[Intention, ...]) -> None:
    for intention in intentions:
        target = city.board.id.get(intention.target, -1)
        if target < 0 or not 0 <= intention.seat < city.seats:
            fail("intentions", "must name a seat and a space", "GN-413")
        key = intention.seat * 100 + target
        city.intents[key] = Intent(target, intention.money, intention.words)


def read_floor(
    city: City, seen: FloorSeen | None, accepted: tuple[Quote, ...], picks: tuple[str, ...]
) -> None:
    talking = PHASES[city.phase].endswith(("offers", "decide")) or city.phase == PICK
    if (seen is not None) != talking:
        fail("floor", "belongs to the phases of offers and decisions", "GN-906")
    if seen is None:
        return
    live = city.house.live
    budget = Budget(city.seats, city.house.revisions) if live else None
    floor: Floor[Terms | Intent] = Floor(city.active, seen.asked, budget)
    if not seen.asked or not set(seen.asked) <= set(range(city.seats)) - {city.active}:
        fail("floor.asked", "must be other seats", "GN-415")
    if not 1 <= seen.round <= (1 if live else city.house.rounds):
        fail("floor.round", "is not one of this floor", "GN-906")
    floor.round = seen.round
    if budget is not None:
        for seat, n in enumerate(seen.changes):
            budget.left[seat] -= n or 0
        if min(budget.left) < 0:
            fail("floor.changes", "are more than may be made", "GN-906")
    for seat in seen.answered:
        if seat not in seen.asked:
            fail("floor.answered", "must be seats that were asked", "GN-906")
        floor.answers.put(seat, True)
    city.floor = floor
    if (city.phase in HEARING) != bool(floor.answers.waiting()) and city.phase != PICK:
        fail("floor.answered", "does not fit the phase", "GN-906")
    city.ask = read_ask(city, seen.ask)
    _read_offers(city, seen, accepted)
    for draft in seen.drafts:
        number = offer_id(city, draft.seat, city.board.id.get(draft.target, -1))
        changes = floor.drafts.setdefault(draft.seat, {})
        if draft.offer is not None:
            changes[number] = read_terms(city, "floor.drafts", draft.offer)
        elif draft.intention is not None:
            said = draft.intention
            changes[number] = Intent(number % 100, said.money, said.words)
        else:
            changes[number] = None
    for quote in seen.declined:
        city.declined[quote.id] = quote.version
    _read_accepted(city, accepted, picks)


def _read_offers(city: City, seen: FloorSeen, accepted: tuple[Quote, ...]) -> None:
    floor = city.floor
    assert floor is not None
    taken = [quote.id for quote in accepted]
    for offer in seen.offers:
        field = f"floor.offers.{offer.id}"
        if not 0 <= offer.seat < city.seats:
            fail(field, f"there is no seat {offer.seat}")
        terms = read_terms(city, field, offer)
        number = offer_id(city, offer.seat, terms.target)
        if number != offer.id or offer.seat not in floor.answers.asked:
            fail(field, f"must be {number}, by a seat that is asked", "GN-416")
        proposal: Proposal[Terms | Intent] = Proposal(
            number, offer.version, offer.seat, city.active, terms
        )
        refusal = None
        if city.phase != PICK:
            refusal = refuse_offer(city, offer.seat, terms)
        elif number in taken:
            rule = refuse_deal(city, [proposal])  # type: ignore[list-item]
            if rule is not None:
                fail(field, "cannot be accepted", rule)
        if refusal is not None and refusal.rule != "GN-906":
            fail(field, "cannot be made", refusal.rule)
        floor.book.put(proposal)


def _read_accepted(city: City, accepted: tuple[Quote, ...], picks: tuple[str, ...]) -> None:
    floor = city.floor
    assert floor is not None
    if (city.phase == PICK) != bool(accepted):
        fail("accepted", "belongs to the phase pick", "GN-423")
    for quote in accepted:
        proposal = floor.book.find(quote.id)
        if proposal is None or proposal.version != quote.version:
            fail("accepted", f"offer {quote.id} does not stand", "GN-416")
        else:
            city.target = proposal.terms.target
    city.accepted = [quote.id for quote in accepted]
    for name in picks:
        card = city.parts.card_id.get(name, -1)
        if card < 0 or city.where[card] != city.active:
            fail("picks", "must be cards of the active seat", "GN-423")
        city.picks = [*city.picks, card]


def read_window(city: City, seen: WindowSeen | None) -> None:
    if (seen is not None) != (city.phase == WINDOW):
        fail("window", "belongs to the phase window", "GN-315")
    if seen is None:
        return
    building = city.parts.building_id.get(seen.building, -1)
    if building < 0 or building != city.way[-1]:
        fail("window.building", "must be where the tower stands", "GN-314")
    if not 0 <= seen.seat < city.seats:
        fail("window.seat", f"there is no seat {seen.seat}")
    city.performer, city.building = seen.seat, building
    city.performed, city.small_used = seen.performed, seen.small_order
    if seen.owes is not None:
        if seen.seat == city.active:
            fail("window.owes", "the active player owes himself nothing", "GN-415")
        city.promise = Terms(building, due=read_due(city.parts, seen.owes))
    city.giving = seen.giving
    drawn: list[int] = []
    for name in seen.drawn:
        card = city.parts.card_id.get(name or "", -1)
        if card < 0 or city.where[card] != seen.seat:
            fail("window.drawn", "must be cards of the performer", "GN-422")
        drawn.append(card)
    city.drawn = drawn
    if seen.giving and not 0 < seen.giving < len(drawn):
        fail("window.giving", "must leave a choice among the drawn cards", "GN-422")
