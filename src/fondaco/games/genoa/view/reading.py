"""Floors, intentions and windows of a position, read back."""

from fondaco.games.genoa.components import BUILDINGS, DECK_HOUSE, DECK_NAMES, DECK_OF, DECKS
from fondaco.games.genoa.concluding import asked_cards, pickable
from fondaco.games.genoa.deals import money_about, refuse_deal, refuse_rulings, yields
from fondaco.games.genoa.floors import asked_seats, offer_id, read_ask, refuse_ask, targets
from fondaco.games.genoa.offering import INTENTIONS, refuse_terms
from fondaco.games.genoa.state import (
    CLAIM,
    MARKERS,
    OFFERS,
    OVER,
    PHASES,
    PICK,
    START_PHASE,
    WINDOW,
    City,
)
from fondaco.games.genoa.terms import (
    ACTIVE,
    ALL_SEE,
    DISCLOSURES,
    NOTHING_DUE,
    PROMISE,
    Aim,
    Intent,
    Terms,
    read_due,
    terms_of,
)
from fondaco.games.genoa.window import is_idle
from fondaco.games.genoa.words import Draft, FloorSeen, Intention, OfferSeen, Quote, WindowSeen
from fondaco.parley.book import Proposal
from fondaco.parley.budget import Budget
from fondaco.parley.floor import Floor
from fondaco.table.reading import fail


def read_terms(city: City, field: str, seen: OfferSeen) -> Terms:
    """An offer of a position: every card of it has a name."""
    cards: list[tuple[int, int]] = []
    for part in seen.cards:
        card = city.parts.card_id.get(part.card or "", -1)
        if card < 0 or DECK_NAMES[DECK_OF[card]] != part.deck or part.shown not in DISCLOSURES:
            fail(f"{field}.cards", "must name cards of their decks", "GN-R29")
        cards.append((card, DISCLOSURES.index(part.shown)))
    if len({card for card, _ in cards}) < len(cards):
        fail(f"{field}.cards", "must be different cards", "GN-418")
    return terms_of(city.parts, city.board, seen, tuple(sorted(cards)))


def _intent(city: City, field: str, said: Intention) -> Intent:
    """What a seat says it might pay, as it may say it."""
    target = city.board.id.get(said.target, -1)
    if target < 0:
        fail(field, f"there is no space {said.target}", "GN-413")
    if not 0 <= said.seat < city.seats or said.seat == city.active:
        fail(field, "must be of other seats than the active one", "GN-415")
    if not 0 <= said.money <= money_about(city) or said.money % city.parts.step:
        fail(field, f"must be in steps of {city.parts.step}, of what there is", "GN-418")
    if len(said.words) > PROMISE:
        fail(field, f"say at most {PROMISE} characters", "GN-419")
    return Intent(target, said.money, said.words)


def read_intentions(city: City, intentions: tuple[Intention, ...]) -> None:
    if intentions and city.phase in (START_PHASE, CLAIM, MARKERS, OVER):
        fail("intentions", "lapse at the end of the movement", "GN-427")
    for intention in intentions:
        intent = _intent(city, "intentions", intention)
        aim = Aim(intention.seat, intent.target)
        if aim in city.intents:
            fail("intentions", f"{intention.target} is named twice by a seat", "GN-413")
        city.intents[aim] = intent
    for seat in range(city.seats):
        if sum(aim.seat == seat for aim in city.intents) > INTENTIONS:
            fail("intentions", f"are at most {INTENTIONS} of a seat", "GN-906")


def read_floor(
    city: City, seen: FloorSeen | None, accepted: tuple[Quote, ...], picks: tuple[str, ...]
) -> None:
    talking = PHASES[city.phase].endswith(("offers", "decide")) or city.phase == PICK
    if (seen is not None) != talking:
        fail("floor", "belongs to the phases of offers and decisions", "GN-906")
    if (city.phase == PICK) != bool(accepted):
        fail("accepted", "belongs to the phase pick", "GN-423")
    if picks and city.phase != PICK:
        fail("picks", "belong to the phase pick", "GN-423")
    if seen is None:
        return
    if city.floors < 1:
        fail("floors", "counts this one", "GN-906")
    _read_target(city, seen, accepted)
    city.floor = _floor(city, seen)
    city.ask = read_ask(city, seen.ask)
    if city.ask is not None:
        rule = refuse_ask(city, city.ask)
        if rule is not None:
            fail("floor.ask", "cannot be asked", rule)
    _read_offers(city, seen)
    for draft in seen.drafts:
        _read_draft(city, draft)
    for quote in seen.declined:
        if not any(quote.id == offer.id for offer in seen.offers):
            fail("floor.declined", f"offer {quote.id} does not stand", "GN-416")
        city.declined[quote.id] = quote.version
    _read_accepted(city, accepted, picks)


def _read_target(city: City, seen: FloorSeen, accepted: tuple[Quote, ...]) -> None:
    """What the accepted offers are for: it says what the whole floor is about."""
    taken = [quote.id for quote in accepted]
    for name in {offer.target for offer in seen.offers if offer.id in taken}:
        if city.target >= 0:
            fail("accepted", "must be offers for one target", "GN-408")
        city.target = city.board.id.get(name, -1)
    if city.target == city.way[-1] and city.target >= BUILDINGS:
        fail("accepted", "there is no action on a street cell or the market", "GN-309")


def _floor(city: City, seen: FloorSeen) -> "Floor[Terms | Intent]":
    live = city.house.live
    budget = Budget(city.seats, city.house.revisions) if live else None
    if seen.asked != asked_seats(city):
        fail("floor.asked", f"must be {list(asked_seats(city))}, clockwise", "GN-403")
    if not seen.asked:
        fail("floor.asked", "must be somebody", "GN-403")
    floor: Floor[Terms | Intent] = Floor(city.active, seen.asked, budget)
    if not 1 <= seen.round <= (1 if live else city.house.rounds):
        fail("floor.round", "is not one of this floor", "GN-906")
    floor.round = seen.round
    if len(seen.changes) > (city.seats if live else 0):
        fail("floor.changes", "are counted live, one for each seat", "GN-906")
    if budget is not None:
        for seat, n in enumerate(seen.changes):
            if not 0 <= (n or 0) <= budget.each or (n and seat == city.active):
                fail("floor.changes", f"are 0 to {budget.each} of other seats", "GN-906")
            budget.left[seat] -= n or 0
    for seat in seen.answered:
        if seat not in seen.asked:
            fail("floor.answered", "must be seats that were asked", "GN-906")
        floor.answers.put(seat, True)
    waiting = bool(floor.answers.waiting())
    if (city.hears()) != waiting and (city.phase != PICK or not live):
        fail("floor.answered", "does not fit the phase", "GN-906")
    return floor


def _terms(city: City, field: str, offer: OfferSeen) -> Terms:
    """An offer of a position that could be made now."""
    floor = city.floor
    assert floor is not None
    if offer.seat not in floor.answers.asked:
        fail(field, "must be by a seat that is asked", "GN-415")
    terms = read_terms(city, field, offer)
    if terms.target not in targets(city):
        fail(field, f"{offer.target} is not dealt about", "GN-408")
    if offer.id != offer_id(city, offer.seat, terms.target):
        number = offer_id(city, offer.seat, terms.target)
        fail(field, f"must have the id {number}", "GN-416")
    refusal = refuse_terms(city, offer.seat, terms)
    rule = refuse_rulings(city, terms) if refusal is None else refusal.rule
    if rule is not None:
        fail(field, "cannot be made", rule)
    return terms


def _read_offers(city: City, seen: FloorSeen) -> None:
    floor = city.floor
    assert floor is not None
    # What is offered in a running round is a draft until the round closes.
    newest = city.house.revisions if floor.live else floor.round - (city.hears())
    for offer in seen.offers:
        field = f"floor.offers.{offer.id}"
        terms = _terms(city, field, offer)
        if floor.book.find(offer.id) is not None:
            fail(field, "is there twice", "GN-416")
        if not 1 <= offer.version <= newest:
            fail(field, f"has a version of 1 to {newest}", "GN-416")
        floor.book.put(Proposal(offer.id, offer.version, offer.seat, city.active, terms))
        know_shown(city, terms)


def know_shown(city: City, terms: Terms) -> None:
    """Who was shown a card of an offer knows it."""
    for card, shown in terms.cards:
        if shown == ACTIVE or city.house.sealed:
            city.known[card] |= 1 << city.active if shown else 0
        elif shown == ALL_SEE:
            city.known[card] = city.everybody


def _read_draft(city: City, draft: Draft) -> None:
    floor = city.floor
    assert floor is not None
    field = "floor.drafts"
    target = city.board.id.get(draft.target, -1)
    running = not floor.live and city.hears()
    if not running or draft.seat not in floor.answers.asked or target < 0:
        fail(field, "must be of seats that are asked, while a round is running", "GN-906")
    number = offer_id(city, draft.seat, target)
    changes = floor.drafts.setdefault(draft.seat, {})
    if number in changes:
        fail(field, f"{draft.target} is changed twice", "GN-906")
    offer, said = draft.offer, draft.intention
    if offer is not None and said is not None:
        fail(field, "are an offer, an intention or a withdrawal", "GN-413")
    for word in (offer, said):
        if word is not None and (word.seat, word.target) != (draft.seat, draft.target):
            fail(field, "must agree on seat and target", "GN-416")
    near = target in targets(city)
    if offer is not None:
        changes[number] = _terms(city, field, offer)
    elif said is not None:
        if near or city.phase == OFFERS or city.visited >> target & 1:
            fail(field, f"{draft.target} is not out of reach", "GN-413")
        changes[number] = _intent(city, field, said)
    elif floor.book.find(number) is None and Aim(draft.seat, target) not in city.intents:
        fail(field, f"nothing stands for {draft.target}", "GN-416")
    else:
        changes[number] = None


def _read_accepted(city: City, accepted: tuple[Quote, ...], picks: tuple[str, ...]) -> None:
    """The offers that are being concluded, and the cards picked for them (GN-423)."""
    floor = city.floor
    assert floor is not None
    taken: list[Proposal[Terms]] = []
    for quote in accepted:
        proposal = floor.book.find(quote.id)
        if proposal is None or proposal.version != quote.version or proposal in taken:
            fail("accepted", f"offer {quote.id} does not stand", "GN-416")
        taken.append(proposal)  # type: ignore[arg-type]
    city.accepted = [quote.id for quote in accepted]
    if not taken:
        return
    rule = refuse_deal(city, taken)
    if rule is not None:
        fail("accepted", "cannot be accepted", rule)
    for name in picks:
        card = city.parts.card_id.get(name, -1)
        if card < 0 or card not in pickable(city):
            fail("picks", f"{name} is not asked for", "GN-423")
        city.picks = [*city.picks, card]
    left = asked_cards(city)
    deck = next((deck for deck in range(DECKS) if left[deck]), -1)
    if deck < 0 or len(pickable(city)) == left[deck]:
        fail("picks", "leave no choice, so the deal is carried out", "GN-423")


def read_window(city: City, seen: WindowSeen | None) -> None:
    if (seen is not None) != (city.phase == WINDOW):
        fail("window", "belongs to the phase window", "GN-315")
    if seen is None:
        return
    building = city.parts.building_id.get(seen.building, -1)
    if building < 0 or building != city.way[-1]:
        fail("window.building", "must be where the tower stands", "GN-314")
    if not 0 <= seen.seat < city.seats:
        fail("window.seat", f"there is no seat {seen.seat}", "GN-101")
    city.performer, city.building = seen.seat, building
    city.performed, city.small_used = seen.performed, seen.small_order
    if seen.small_order and not seen.performed:
        fail("window.small_order", "comes after the action", "GN-611")
    if seen.small_order and not city.smalls[seen.seat]:
        fail("window.small_order", "is one of the seat's small_orders of this turn", "GN-614")
    _read_debt(city, seen)
    drawn = [city.parts.card_id.get(name or "", -1) for name in seen.drawn]
    deck = city.parts.yield_deck[building] if city.parts.kind[building] == DECK_HOUSE else -1
    for card in drawn:
        if card < 0 or city.where[card] != seen.seat or DECK_OF[card] != deck:
            fail("window.drawn", "must be cards that the performer drew", "GN-422")
    if len(set(drawn)) < len(drawn):
        fail("window.drawn", "must be different cards", "GN-422")
    city.drawn = sorted(drawn)
    city.giving = seen.giving
    owed = 0 if city.promise is None else city.promise.due.cards
    if not seen.giving and not drawn:
        if is_idle(city):
            fail("window", "leaves nothing to do, so it has closed by itself", "GN-315")
        return
    once = len(drawn) + owed - seen.giving  # so many cards were drawn
    due = seen.performed and 0 < seen.giving <= owed
    if not due or not seen.giving < len(drawn) or once > city.parts.yield_count[building]:
        fail("window.giving", "must leave a choice among the drawn cards", "GN-422")


def _read_debt(city: City, seen: WindowSeen) -> None:
    """What the performer owes of the action's yield: he can still get it, or had it (GN-422)."""
    if seen.owes is None:
        return
    if seen.seat == city.active:
        fail("window.owes", "the active player owes himself nothing", "GN-415")
    terms = Terms(city.building, due=read_due(city.parts, seen.owes))
    due = terms.due
    if due == NOTHING_DUE or min(*due.goods, *due.specials, due.cards, due.markers, due.money) < 0:
        fail("window.owes", "must be something", "GN-421")
    if city.house.assets_only and due.money:
        fail("window.owes", "is never money with this option", "GN-R26")
    if not seen.performed and not yields(city, seen.seat, terms):
        fail("window.owes", "is not what the action yields", "GN-421")
    city.promise = terms
