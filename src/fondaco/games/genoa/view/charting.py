"""Chapter 9: what a view shows, put on the table by number.

A view says nothing that is not so, so nothing is checked here.
"""

from fondaco.games.genoa.cards import claimable
from fondaco.games.genoa.components import (
    COLOURS,
    DECK_NAMES,
    DECK_OF,
    DECKS,
    GOODS,
    MARKET,
    PRIVILEGE,
    SPECIAL_NAMES,
    SPECIALS,
)
from fondaco.games.genoa.floors import offer_id, read_ask
from fondaco.games.genoa.state import CLAIM, FACE_UP, MARKERS, OVER, PHASES, SPECTATOR, City, clear
from fondaco.games.genoa.terms import Aim, Intent, Terms, read_due
from fondaco.games.genoa.view.reading import know_shown, read_terms
from fondaco.games.genoa.view.unseen import Unseen, hides_cards
from fondaco.games.genoa.words import FloorSeen, GenoaView, OfferSeen, WindowSeen
from fondaco.parley.book import Proposal
from fondaco.parley.budget import Budget
from fondaco.parley.floor import Floor
from fondaco.parley.sealed import Sealed


def chart(city: City, seen: GenoaView) -> None:
    """Put on the table what the view shows.

    Cards that are not seen lie face down, though hands are as large as they are. Others have no
    money yet, and offers that hide a card are not there.
    """
    clear(city)
    city.phase = PHASES.index(seen.phase)
    city.active = seen.active
    city.first = seen.first
    city.turn = seen.turn
    city.round = seen.round
    city.allowance = list(seen.allowances)
    city.bonus = seen.bonus
    city.bank_paid = seen.bank_paid
    city.smalls = list(seen.small_orders)
    villas = city.parts.building_id
    city.delivered = [sum(1 << villas[name] for name in names) for names in seen.delivered]
    city.money = [amount or 0 for amount in seen.money]
    _chart_way(city, seen)
    _chart_pieces(city, seen)
    _chart_cards(city, seen)
    city.floors = seen.floors
    spaces = city.board.id
    city.intents = {
        Aim(said.seat, spaces[said.target]): Intent(spaces[said.target], said.money, said.words)
        for said in seen.intentions
    }
    if seen.floor is not None:
        _chart_floor(city, seen, seen.floor)
    if seen.window is not None:
        _chart_window(city, seen.window)
    if city.phase == CLAIM:
        _chart_claims(city, seen)
    if city.phase == MARKERS:
        city.placing = seen.actors[0]
    if seen.last_play is not None:
        city.last_seat = seen.last_play.seat
        city.last_code = city.public_code(city.last_seat, seen.last_play.code)
    seen.__dict__["unseen"] = Unseen(city, seen)


def _chart_way(city: City, seen: GenoaView) -> None:
    if seen.dice is not None:
        city.red, city.blue = seen.dice
    for name in seen.way:
        space = city.board.id[name]
        city.way.append(space)
        city.visited |= 1 << space
        if space > MARKET and name not in seen.discs:
            city.lifted |= 1 << space


def _chart_pieces(city: City, seen: GenoaView) -> None:
    parts = city.parts
    for seat, held in enumerate(seen.goods):
        for name, n in held.items():
            good = parts.good_id[name]
            city.goods[seat * GOODS + good] = n
            city.store[good] -= n
    for seat, cards in enumerate(seen.specials):
        for name, n in (cards or {}).items():
            kind = SPECIAL_NAMES.index(name)
            city.special[seat * SPECIALS + kind] = n
            city.stock[kind] -= n
    for name, owner in seen.owners.items():
        city.owner[parts.building_id[name]] = owner
        city.tray[owner] -= 1
    for seat, markers in enumerate(seen.markers):
        for name, n in markers.items():
            colour = parts.colours.index(name)
            city.reserve[seat * COLOURS + colour] = n
            city.tray[colour] -= n


def _chart_cards(city: City, seen: GenoaView) -> None:
    card_id = city.parts.card_id
    me = SPECTATOR if seen.seat is None else seen.seat
    for seat, cards in enumerate(seen.hands):
        for name in cards:
            card = card_id[name]
            city.where[card] = seat
            city.known[card] = 1 << seat | 1 << me
            for other in seen.seen_by.get(name, ()):
                city.known[card] |= 1 << other
            if city.known[card] >> SPECTATOR & 1:  # what spectators know all know
                city.known[card] = city.everybody
            if city.phase == OVER and DECK_OF[card] == PRIVILEGE:  # GN-803
                city.known[card] = city.everybody
    city.fresh = 0
    for deck, name in enumerate(DECK_NAMES):
        lying = seen.decks[name]
        for up in lying.face_up:
            city.where[card_id[up]] = FACE_UP
        for card_name in lying.may_lie:
            city.fresh |= 1 << card_id[card_name]
        city.up[deck] = len(lying.face_up)
        city.down[deck] = lying.size - city.up[deck]
        for seat, sizes in enumerate(seen.hand_sizes):
            city.held[seat * DECKS + deck] = sizes.get(name, 0)
    for name in seen.ripe:
        city.ripe |= 1 << card_id[name]


def _chart_floor(city: City, seen: GenoaView, shown: FloorSeen) -> None:
    house = city.house
    budget = Budget(city.seats, house.revisions) if house.live else None
    floor: Floor[Terms | Intent] = Floor(city.active, shown.asked, budget)
    floor.round = shown.round
    if budget is not None:
        for seat, n in enumerate(shown.changes):
            budget.left[seat] -= n or 0
    for seat in shown.answered:
        floor.answers.put(seat, True)
    city.floor = floor
    city.ask = read_ask(city, shown.ask)
    if not hides_cards(shown):
        lay_offers(city, shown.offers)
    for draft in shown.drafts:
        target = city.board.id[draft.target]
        changes = floor.drafts.setdefault(draft.seat, {})
        number = offer_id(city, draft.seat, target)
        if draft.offer is not None:
            changes[number] = read_terms(city, "floor.drafts", draft.offer)
        elif draft.intention is not None:
            said = draft.intention
            changes[number] = Intent(target, said.money, said.words)
        else:
            changes[number] = None
    city.declined = {quote.id: quote.version for quote in shown.declined}
    city.accepted = [quote.id for quote in seen.accepted]
    for offer in shown.offers:
        if offer.id in city.accepted:
            city.target = city.board.id[offer.target]


def lay_offers(city: City, offers: tuple[OfferSeen, ...]) -> None:
    """Offers of which every card has a name; who was shown one knows it."""
    assert city.floor is not None
    for offer in offers:
        terms = read_terms(city, "floor.offers", offer)
        city.floor.book.put(Proposal(offer.id, offer.version, offer.seat, city.active, terms))
        know_shown(city, terms)


def _chart_window(city: City, shown: WindowSeen) -> None:
    parts = city.parts
    city.performer = shown.seat
    city.building = parts.building_id[shown.building]
    city.performed = shown.performed
    city.small_used = shown.small_order
    if shown.owes is not None:
        city.promise = Terms(city.building, due=read_due(parts, shown.owes))
    city.giving = shown.giving
    city.drawn = sorted(parts.card_id[name] for name in shown.drawn if name is not None)


def _chart_claims(city: City, seen: GenoaView) -> None:
    """What others claim is hidden: as far as one can tell, nothing."""
    city.claims = Sealed(tuple(city.clockwise(city.active)))
    for seat, claimed in enumerate(seen.claims):
        if claimed is None:
            continue
        names = () if isinstance(claimed, bool) else claimed
        cards = [city.parts.cards[card] for card in claimable(city, seat)] if names else []
        city.claims.put(seat, sum(1 << n for n, card in enumerate(cards) if card in names))
