"""Chapter 9: the full tables that a seat can imagine behind what it sees.

A view says nothing that is not so: what it shows is put on the table by number, unchecked.
"""

from typing import NamedTuple

import msgspec

from fondaco.games.genoa.cards import claimable
from fondaco.games.genoa.components import (
    COLOURS,
    DECK_END,
    DECK_NAMES,
    DECK_OF,
    DECK_START,
    DECKS,
    EXTRA,
    GOODS,
    LARGE,
    MARKET,
    MESSAGE,
    PRIVILEGE,
    SPECIAL_NAMES,
    SPECIALS,
)
from fondaco.games.genoa.deals import accepted_offers, money_about, suits
from fondaco.games.genoa.floors import offer_id, read_ask
from fondaco.games.genoa.state import (
    CLAIM,
    FACE_DOWN,
    FACE_UP,
    MARKERS,
    OVER,
    PHASES,
    SPECTATOR,
    City,
    clear,
)
from fondaco.games.genoa.terms import (
    ACTIVE,
    ALL_SEE,
    NOTHING_DUE,
    Aim,
    Intent,
    Terms,
    counted,
    read_due,
    read_return,
)
from fondaco.games.genoa.view.reading import read_terms
from fondaco.games.genoa.words import FloorSeen, GenoaView, OfferSeen, WindowSeen
from fondaco.parley.book import Proposal
from fondaco.parley.budget import Budget
from fondaco.parley.floor import Floor
from fondaco.parley.sealed import Sealed
from fondaco.table.chance import Chance
from fondaco.table.words import Seat

# -- what is shown --


def chart(city: City, seen: GenoaView) -> None:
    """Put on the table what the view shows. Cards that are not seen lie face down, though hands are
    as large as they are; others have no money, and offers that hide a card are not there.
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
    if not _hides_cards(shown):
        _lay_offers(city, shown.offers)
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


def _hides_cards(shown: FloorSeen) -> bool:
    return any(part.card is None for offer in shown.offers for part in offer.cards)


def _lay_offers(city: City, offers: tuple[OfferSeen, ...]) -> None:
    """Offers of which every card has a name; who was shown one knows it."""
    assert city.floor is not None
    for offer in offers:
        terms = read_terms(city, "floor.offers", offer)
        city.floor.book.put(Proposal(offer.id, offer.version, offer.seat, city.active, terms))
        for card, shown in terms.cards:
            if shown == ACTIVE or city.house.sealed:
                city.known[card] |= 1 << city.active if shown else 0
            elif shown == ALL_SEE:
                city.known[card] = city.everybody


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


# -- what is hidden --


class Unseen:
    """What a view leaves open, reckoned once from its chart and kept with it."""

    def __init__(self, city: City, seen: GenoaView) -> None:
        missing = city.held[:]  # by hand and deck: how many cards of it are not seen
        self.certain: list[list[int]] = [[] for _ in range(DECKS)]
        """By deck: cards not seen that cannot lie in it, so that they are in hands."""
        self.free: list[list[int]] = [[] for _ in range(DECKS)]
        """By deck: cards not seen that may lie in it or be in a hand."""
        for card, place in enumerate(city.where):
            deck = DECK_OF[card]
            if place >= 0:
                missing[place * DECKS + deck] -= 1
            elif place == FACE_DOWN:
                lies = city.fresh >> card & 1
                (self.free if lies else self.certain)[deck].append(card)
        self.slots = [
            [seat for seat in range(city.seats) for _ in range(missing[seat * DECKS + deck])]
            for deck in range(DECKS)
        ]
        """By deck: the seats of the cards in hands that are not seen."""
        self.needs = _needs(city, seen)
        self.free[MESSAGE] = _unpaid(city, self.free[MESSAGE])
        self.others = [seat for seat, amount in enumerate(seen.money) if amount is None]
        """Whose money is not seen."""
        self.least = _least_money(city, seen)
        spare = money_about(city) - sum(city.money)
        for seat in self.others:
            spare -= self.least[seat]
        self.spare = spare // city.parts.step
        """What the others have beyond that, in steps."""
        self.hides_offers = seen.floor is not None and _hides_cards(seen.floor)


def imagine(city: City, seen: GenoaView, chance: Chance, notebook: None = None) -> None:
    """Chance for all that the view, already on the table, hides."""
    unseen: Unseen = seen.__dict__["unseen"]
    _imagine_hands(city, unseen, chance)
    if city.house.hidden_specials:
        _imagine_specials(city, seen, chance)
    if city.giving:
        _imagine_drawn(city, seen, chance)
    if unseen.others:
        _imagine_money(city, unseen, chance)
    if unseen.hides_offers and seen.floor is not None:
        _imagine_offers(city, seen.floor, chance)
    if city.accepted:
        _imagine_picks(city, seen, chance)


# -- hands --


def _imagine_hands(city: City, unseen: Unseen, chance: Chance) -> None:
    """Cards not seen lie in other hands or face down, as far as the table can tell."""
    where = city.where = city.where[:]
    known = city.known = city.known[:]
    for deck in range(DECKS):
        slots = unseen.slots[deck]
        if not slots:
            continue
        if unseen.certain[deck] or (deck == LARGE and unseen.needs):
            for seat, card in _deal(city, unseen, deck, chance):
                where[card] = seat
                known[card] = 1 << seat
            continue
        free = unseen.free[deck][:]
        left = len(free)
        for seat in slots:
            place = chance.below(left)
            card = free[place]
            left -= 1
            free[place] = free[left]
            where[card] = seat
            known[card] = 1 << seat


def _deal(city: City, unseen: Unseen, deck: int, chance: Chance) -> list[tuple[Seat, int]]:
    """A card for each slot in a hand: those that cannot lie in the deck, and any others."""
    dealt: list[tuple[Seat, int]] = []
    held, free, slots = unseen.certain[deck][:], unseen.free[deck][:], unseen.slots[deck][:]
    if deck == LARGE and unseen.needs:
        dealt = _meet(unseen.needs, held, free, city.down[deck], chance)
        for seat, card in dealt:
            slots.remove(seat)
            (held if card in held else free).remove(card)
    for _ in range(len(slots) - len(held)):
        held.append(free.pop(chance.below(len(free))))
    for seat in slots:
        dealt.append((seat, held.pop(chance.below(len(held)))))
    return dealt


def _unpaid(city: City, cards: list[int]) -> list[int]:
    """Without done messages, as far as the deck holds them: in a hand they would have been paid."""
    if city.house.declared or city.house.held_before or city.giving:
        return cards
    lying = city.down[MESSAGE]
    left: list[int] = []
    for card in cards:
        if lying and city.done(card):
            lying -= 1
        else:
            left.append(card)
    return left


class _Need(NamedTuple):
    """An order that a seat must hold, whatever else it holds: it promised its proceeds."""

    seat: Seat
    cards: list[int]


def _needs(city: City, seen: GenoaView) -> list[_Need]:
    """Orders that must be there: proceeds of a delivery were promised with them (GN-421)."""
    promises: list[tuple[Seat, Terms]] = []
    if city.promise is not None and not city.performed:
        promises.append((city.performer, city.promise))
    if seen.floor is not None and city.floor is not None:
        if len(city.floor.book):
            for proposal in city.floor.book.standing():
                terms = proposal.terms
                if isinstance(terms, Terms) and terms.due is not NOTHING_DUE:
                    promises.append((proposal.author, terms))
        else:
            promises += [(offer.seat, _visible(city, offer)) for offer in seen.floor.offers]
    needs: list[_Need] = []
    for seat, terms in promises:
        if seat != seen.seat and _promises_order(city, terms):
            fitting = _fitting(city, seat, terms, range(DECK_START[LARGE], DECK_END[LARGE]))
            if not any(city.where[card] == seat for card in fitting):
                needs.append(_Need(seat, fitting))
    return needs


def _promises_order(city: City, terms: Terms) -> bool:
    in_villa = terms.target in city.parts.villas
    return in_villa and terms.due != NOTHING_DUE and not terms.due.cards


def _fitting(city: City, seat: Seat, terms: Terms, cards: "range | list[int]") -> list[int]:
    """Large orders that a seat could deliver as it promises, without those that it gives away."""
    given = [card for card, _ in terms.cards]
    return [card for card in cards if card not in given and suits(city, seat, card, terms)]


def _visible(city: City, offer: OfferSeen) -> Terms:
    """An offer without the cards that are not shown."""
    parts = city.parts
    return Terms(
        city.board.id[offer.target],
        offer.money,
        counted(offer.goods, parts.goods),
        tuple((parts.card_id[part.card], 0) for part in offer.cards if part.card is not None),
        due=read_due(parts, offer.proceeds),
        asks=read_return(parts, offer.asks),
    )


def _meet(
    needs: list[_Need], certain: list[int], free: list[int], down: int, chance: Chance
) -> list[tuple[Seat, int]]:
    """Give every need a card of its own, and leave enough for the deck; the real table does."""
    spare = len(free) - down

    def search(index: int, used: dict[int, Seat]) -> dict[int, Seat] | None:
        if sum(card in free for card in used) > spare:
            return None
        if index == len(needs):
            return used
        seat, fitting = needs[index]
        if any(used.get(card) == seat for card in fitting):
            found = search(index + 1, used)
            if found is not None:
                return found
        able = [c for c in fitting if (c in free or c in certain) and c not in used]
        shift = chance.below(len(able)) if able else 0
        for card in able[shift:] + able[:shift]:
            found = search(index + 1, used | {card: seat})
            if found is not None:
                return found
        return None

    met = search(0, {})
    assert met is not None, "the view contradicts itself"
    return [(seat, card) for card, seat in met.items()]


# -- money and special cards --


def _least_money(city: City, seen: GenoaView) -> list[int]:
    """By seat: what it must have, since it offers it or has agreed to pay it."""
    least = [0] * city.seats
    if seen.floor is not None:
        for offer in seen.floor.offers:
            least[offer.seat] = max(least[offer.seat], offer.money)
            if offer.id in city.accepted:
                least[city.active] += offer.asks.money
    return least


def _imagine_money(city: City, unseen: Unseen, chance: Chance) -> None:
    """What the others have together is public; each has at least what it offers."""
    weights: list[int] = []
    total = 0
    for _ in unseen.others:
        weight = 3 + chance.below(5)
        weights.append(weight)
        total += weight
    rest, step = unseen.spare, city.parts.step
    for n, seat in enumerate(unseen.others):
        share = unseen.spare * weights[n] // total
        rest -= share
        city.money[seat] = unseen.least[seat] + share * step
    city.money[unseen.others[0]] += rest * step


def _imagine_specials(city: City, seen: GenoaView, chance: Chance) -> None:
    """Hidden special cards (GN-R17): any that are in no stock, as far as offers do not tell."""
    left = [n - seen.stock.get(name, 0) for name, n in zip(SPECIAL_NAMES, city.stock, strict=True)]
    offers = () if seen.floor is None else seen.floor.offers
    hidden = [seat for seat, cards in enumerate(seen.specials) if cards is None]
    for kind, name in enumerate(SPECIAL_NAMES):
        needed = [0] * city.seats
        for offer in offers:
            if offer.id in city.accepted:
                needed[city.active] += offer.asks.specials.get(name, 0)
        for offer in offers:
            least = offer.specials.get(name, 0) + (kind == EXTRA and offer.uses_extra_action)
            needed[offer.seat] = max(needed[offer.seat], least)
        for seat in hidden:
            _take_special(city, left, seat, kind, needed[seat])
    for seat in hidden:
        for _ in range(seen.special_counts[seat] - sum(city.specials_of(seat))):
            pick = chance.below(sum(left))
            kind = next(k for k in range(SPECIALS) if pick < sum(left[: k + 1]))
            _take_special(city, left, seat, kind, 1)


def _take_special(city: City, left: list[int], seat: Seat, kind: int, count: int) -> None:
    city.own_pieces()
    city.special[seat * SPECIALS + kind] += count
    city.stock[kind] -= count
    left[kind] -= count


# -- floors, picks, windows --


def _imagine_offers(city: City, floor: FloorSeen, chance: Chance) -> None:
    """Cards of an offer that are not shown are any of its author's of that deck."""
    cards, card_id = city.parts.cards, city.parts.card_id
    offers: list[OfferSeen] = []
    for offer in floor.offers:
        taken = [card_id[part.card] for part in offer.cards if part.card is not None]
        kept = _kept_orders(city, offer)
        parts = []
        for part in offer.cards:
            if part.card is None:
                hand = city.hand(offer.seat, DECK_NAMES.index(part.deck))
                free = [card for card in hand if card not in taken]
                free = [card for card in free if card not in kept] or free
                card = free[chance.below(len(free))]
                taken.append(card)
                parts.append(msgspec.structs.replace(part, card=cards[card]))
            else:
                parts.append(part)
        offers.append(msgspec.structs.replace(offer, cards=tuple(parts)))
    _lay_offers(city, tuple(offers))


def _kept_orders(city: City, offer: OfferSeen) -> list[int]:
    """One order that the offer promises to deliver must not be given away by it."""
    terms = _visible(city, offer)
    if not _promises_order(city, terms):
        return []
    return _fitting(city, offer.seat, terms, city.hand(offer.seat, LARGE))[:1]


def _imagine_picks(city: City, seen: GenoaView, chance: Chance) -> None:
    """Picked cards go deck by deck, so each has a known deck."""
    decks: list[int] = []
    for deck in range(DECKS):
        for proposal in accepted_offers(city):
            decks += [deck] * proposal.terms.asks.decks[deck]
    picks: list[int] = []
    for deck, name in zip(sorted(decks), seen.picks, strict=False):
        if name is not None:
            picks.append(city.parts.card_id[name])
            continue
        free = [card for card in city.hand(city.active, deck) if card not in picks]
        picks.append(free[chance.below(len(free))])
    city.picks = picks


def _imagine_drawn(city: City, seen: GenoaView, chance: Chance) -> None:
    """The drawn cards among which the performer chooses: nobody else knows them."""
    if seen.window is None or None not in seen.window.drawn:
        return
    shown = [city.parts.card_id[card] for card in seen.hands[city.performer]]
    hand = city.hand(city.performer, city.parts.yield_deck[city.building])
    free = [card for card in hand if card not in shown]
    drawn: list[int] = []
    for _ in seen.window.drawn:
        drawn.append(free.pop(chance.below(len(free))))
    city.drawn = sorted(drawn)
