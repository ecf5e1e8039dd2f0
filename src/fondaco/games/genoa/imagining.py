"""The full tables a view allows: what it hides is filled in by chance, within what it implies."""

from typing import NamedTuple

import msgspec

from fondaco.games.genoa.components import (
    DECK_END,
    DECK_NAMES,
    DECK_OF,
    DECK_START,
    EXTRA,
    LARGE,
    MARKET,
    MESSAGE,
    SPECIAL_NAMES,
    SPECIALS,
)
from fondaco.games.genoa.deals import suits
from fondaco.games.genoa.position import Position, build
from fondaco.games.genoa.state import MARKERS, PHASES, City, clear
from fondaco.games.genoa.terms import (
    NOTHING_DUE,
    Terms,
    counted,
    named,
    read_due,
    read_return,
)
from fondaco.games.genoa.words import Count, FloorSeen, GenoaView, OfferSeen, WindowSeen
from fondaco.table.chance import Chance
from fondaco.table.words import Seat


class _Need(NamedTuple):
    """An order that a seat must hold, whatever else it holds: it promised its proceeds."""

    seat: Seat
    cards: list[int]


def imagine(city: City, seen: GenoaView, chance: Chance) -> None:
    """Fill a state of the same game with what the view says, and chance for what it hides."""
    clear(city)
    hands = _imagine_hands(city, seen, chance)
    specials = _imagine_specials(city, seen, chance)
    window = _imagine_window(city, seen.window, hands, seen, chance)
    parts = city.parts
    lifted = [s for s in seen.way if city.board.id[s] > MARKET and s not in seen.discs]
    known: dict[str, tuple[Seat, ...]] = dict(seen.seen_by)
    me = 5 if seen.seat is None else seen.seat
    for seat, cards in enumerate(seen.hands):
        if seat != seen.seat:
            known |= dict.fromkeys(cards, (me,))
    lies = {card for deck in seen.decks.values() for card in deck.may_lie}
    build(
        city,
        Position(
            seats=seen.seats,
            phase=seen.phase,  # type: ignore[arg-type]
            active=seen.active,
            first=seen.first,
            turn=seen.turn,
            round=seen.round,
            dice=seen.dice,
            way=seen.way,
            lifted=tuple(lifted),
            allowances=seen.allowances,
            bonus=seen.bonus,
            money=_imagine_money(city, seen, chance),
            bank_paid=seen.bank_paid,
            goods=seen.goods,
            specials=specials,
            markers=seen.markers,
            owners=seen.owners,
            hands=tuple(tuple(parts.cards[card] for card in hand) for hand in hands),
            face_up=tuple(card for deck in seen.decks.values() for card in deck.face_up),
            not_in_decks=tuple(
                parts.cards[card]
                for hand in hands
                for card in hand
                if parts.cards[card] not in lies
            ),
            known=known,
            small_orders=seen.small_orders,
            delivered=seen.delivered,
            floors=seen.floors,
            floor=_imagine_floor(city, seen.floor, hands, chance),
            intentions=seen.intentions,
            accepted=seen.accepted,
            picks=_imagine_picks(city, seen, hands, chance),
            window=window,
            claims=tuple(() if isinstance(claim, bool) else claim for claim in seen.claims),
            ripe=seen.ripe,
            last_play=seen.last_play,
            placing=seen.actors[0] if seen.phase == PHASES[MARKERS] else None,
        ),
    )


# -- hands --


def _imagine_hands(city: City, seen: GenoaView, chance: Chance) -> list[list[int]]:
    """Cards not seen lie in other hands or face down, as far as the table can tell."""
    ids = city.parts.card_id
    hands = [[ids[card] for card in cards] for cards in seen.hands]
    needs = _needs(city, seen, hands)
    for deck, name in enumerate(DECK_NAMES):
        lying = seen.decks[name]
        up = {ids[card] for card in lying.face_up}
        fixed = {card for hand in hands for card in hand} | up
        unseen = [c for c in range(DECK_START[deck], DECK_END[deck]) if c not in fixed]
        slots = [
            sizes.get(name, 0) - sum(DECK_OF[card] == deck for card in hand)
            for sizes, hand in zip(seen.hand_sizes, hands, strict=True)
        ]
        down = lying.size - len(up)
        may_lie = {ids[card] for card in lying.may_lie}
        if deck == LARGE and needs:
            for seat, card in _meet(needs, unseen, may_lie, down, chance):
                hands[seat].append(card)
                slots[seat] -= 1
                unseen.remove(card)
        laid = _lay(city, seen, deck, [c for c in unseen if c in may_lie], down, chance)
        left = [card for card in unseen if card not in laid]
        for seat, count in enumerate(slots):
            for _ in range(count):
                hands[seat].append(left.pop(chance.below(len(left))))
    return hands


def _lay(
    city: City, seen: GenoaView, deck: int, cards: list[int], count: int, chance: Chance
) -> set[int]:
    """Which cards lie face down; a done message would have been paid, so it lies there first."""
    laid: set[int] = set()
    paid = not city.house.declared and not city.house.held_before
    if deck == MESSAGE and paid and (seen.window is None or not seen.window.giving):
        visited = sum(1 << city.board.id[space] for space in seen.way)
        done = [
            card
            for card in cards
            if (pair := city.pairs[card - DECK_START[MESSAGE]]) & visited == pair
        ]
        laid.update(done[:count])
    rest = [card for card in cards if card not in laid]
    while len(laid) < count:
        laid.add(rest.pop(chance.below(len(rest))))
    return laid


def _needs(city: City, seen: GenoaView, hands: list[list[int]]) -> list[_Need]:
    """Orders that must be there: proceeds of a delivery were promised with them (GN-421)."""
    parts = city.parts
    city.goods = []
    for goods in seen.goods:
        city.goods += counted(goods, parts.goods)
    promises: list[tuple[Seat, Terms]] = []
    window = seen.window
    if window is not None and window.owes is not None and not window.performed:
        target = city.board.id[window.building]
        promises.append((window.seat, Terms(target, due=read_due(parts, window.owes))))
    for offer in () if seen.floor is None else seen.floor.offers:
        promises.append((offer.seat, _visible_terms(city, offer)))
    needs: list[_Need] = []
    for seat, terms in promises:
        due = terms.due
        villa = terms.target in parts.villas
        if seat == seen.seat or not villa or due == NOTHING_DUE or due.cards:
            continue
        given = [card for card, _ in terms.cards]
        fitting = [
            card
            for card in range(DECK_START[LARGE], DECK_END[LARGE])
            if card not in given and suits(city, seat, card, terms)
        ]
        if not any(card in hands[seat] for card in fitting):
            needs.append(_Need(seat, fitting))
    return needs


def _visible_terms(city: City, offer: OfferSeen) -> Terms:
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
    needs: list[_Need], unseen: list[int], may_lie: set[int], down: int, chance: Chance
) -> list[tuple[Seat, int]]:
    """Give every need a card of its own, and leave enough for the deck; the real table does."""
    spare = sum(card in may_lie for card in unseen) - down

    def search(index: int, used: dict[int, Seat]) -> dict[int, Seat] | None:
        if sum(card in may_lie for card in used) > spare:
            return None
        if index == len(needs):
            return used
        seat, fitting = needs[index]
        if any(used.get(card) == seat for card in fitting):
            found = search(index + 1, used)
            if found is not None:
                return found
        free = [card for card in fitting if card in unseen and card not in used]
        shift = chance.below(len(free)) if free else 0
        for card in free[shift:] + free[:shift]:
            found = search(index + 1, used | {card: seat})
            if found is not None:
                return found
        return None

    met = search(0, {})
    assert met is not None, "the view contradicts itself"
    return [(seat, card) for card, seat in met.items()]


# -- money and special cards --


def _imagine_money(city: City, seen: GenoaView, chance: Chance) -> tuple[int, ...]:
    """What the others have together is public; each has at least what it offers."""
    step = city.parts.step
    known = [amount or 0 for amount in seen.money]
    others = [seat for seat, amount in enumerate(seen.money) if amount is None]
    if not others:
        return tuple(known)
    least = [0] * seen.seats
    offers = () if seen.floor is None else seen.floor.offers
    for offer in offers:
        least[offer.seat] = max(least[offer.seat], offer.money)
    accepted = [quote.id for quote in seen.accepted]
    asked = sum(offer.asks.money for offer in offers if offer.id in accepted)
    least[seen.active] = max(least[seen.active], asked)
    total = city.parts.start_money * seen.seats + seen.bank_paid - sum(known)
    spare = (total - sum(least[seat] for seat in others)) // step
    weights = [3 + chance.below(5) for _ in others]
    shares = [spare * weight // sum(weights) for weight in weights]
    shares[0] += spare - sum(shares)
    for seat, share in zip(others, shares, strict=True):
        known[seat] = least[seat] + share * step
    return tuple(known)


def _imagine_specials(city: City, seen: GenoaView, chance: Chance) -> tuple[Count, ...]:
    """Hidden special cards (GN-R17): any that are in no stock, as far as offers do not tell."""
    if all(cards is not None for cards in seen.specials):
        return tuple(cards or {} for cards in seen.specials)
    return _hidden_specials(city, seen, chance)


def _hidden_specials(city: City, seen: GenoaView, chance: Chance) -> tuple[Count, ...]:
    held = [
        [0] * SPECIALS if cards is None else list(counted(cards, SPECIAL_NAMES))
        for cards in seen.specials
    ]
    totals = city.parts.special_counts
    left = [
        total - seen.stock.get(name, 0) - sum(hand[kind] for hand in held)
        for kind, (name, total) in enumerate(zip(SPECIAL_NAMES, totals, strict=True))
    ]
    offers = () if seen.floor is None else seen.floor.offers
    accepted = [quote.id for quote in seen.accepted]
    for kind, name in enumerate(SPECIAL_NAMES):
        asked = sum(offer.asks.specials.get(name, 0) for offer in offers if offer.id in accepted)
        needed = [0] * seen.seats
        needed[seen.active] = asked
        for offer in offers:
            least = offer.specials.get(name, 0) + (kind == EXTRA and offer.uses_extra_action)
            needed[offer.seat] = max(needed[offer.seat], least)
        for seat, cards in enumerate(seen.specials):
            if cards is None:
                held[seat][kind] += needed[seat]
                left[kind] -= needed[seat]
    for seat, cards in enumerate(seen.specials):
        if cards is None:
            for _ in range(seen.special_counts[seat] - sum(held[seat])):
                pick = chance.below(sum(left))
                kind = next(k for k in range(SPECIALS) if pick < sum(left[: k + 1]))
                held[seat][kind] += 1
                left[kind] -= 1
    return tuple(named(hand, SPECIAL_NAMES) for hand in held)


# -- floors, picks, windows --


def _imagine_floor(
    city: City, floor: FloorSeen | None, hands: list[list[int]], chance: Chance
) -> FloorSeen | None:
    """Cards of an offer that are not shown are any of its author's of that deck."""
    if floor is None:
        return None
    parts = city.parts
    offers: list[OfferSeen] = []
    for offer in floor.offers:
        named_here = [parts.card_id[part.card] for part in offer.cards if part.card is not None]
        kept = _kept_orders(city, offer, hands)
        cards = []
        for part in offer.cards:
            if part.card is None:
                deck = DECK_NAMES.index(part.deck)
                free = [
                    card
                    for card in hands[offer.seat]
                    if DECK_OF[card] == deck and card not in named_here
                ]
                free = [card for card in free if card not in kept] or free
                card = free[chance.below(len(free))]
                named_here.append(card)
                part = msgspec.structs.replace(part, card=parts.cards[card])  # noqa: PLW2901
            cards.append(part)
        offers.append(msgspec.structs.replace(offer, cards=tuple(cards)))
    changes = tuple(n or 0 for n in floor.changes)
    return msgspec.structs.replace(floor, offers=tuple(offers), changes=changes)


def _kept_orders(city: City, offer: OfferSeen, hands: list[list[int]]) -> list[int]:
    """One order that the offer promises to deliver must not be given away by it."""
    terms = _visible_terms(city, offer)
    if terms.target not in city.parts.villas or terms.due == NOTHING_DUE or terms.due.cards:
        return []
    given = [card for card, _ in terms.cards]
    fitting = [
        card
        for card in hands[offer.seat]
        if DECK_OF[card] == LARGE and card not in given and suits(city, offer.seat, card, terms)
    ]
    return fitting[:1]


def _imagine_picks(
    city: City, seen: GenoaView, hands: list[list[int]], chance: Chance
) -> tuple[str, ...]:
    """Picked cards go deck by deck, so each has a known deck."""
    cards = city.parts.cards
    if not seen.picks or seen.floor is None:
        return ()
    accepted = [quote.id for quote in seen.accepted]
    decks: list[int] = []
    for deck, name in enumerate(DECK_NAMES):
        for offer in seen.floor.offers:
            if offer.id in accepted:
                decks += [deck] * offer.asks.decks.get(name, 0)
    picked: list[str] = []
    for deck, name_or_none in zip(sorted(decks), seen.picks, strict=False):
        if name_or_none is not None:
            picked.append(name_or_none)
            continue
        free = [
            card
            for card in hands[seen.active]
            if DECK_OF[card] == deck and cards[card] not in picked
        ]
        picked.append(cards[free[chance.below(len(free))]])
    return tuple(picked)


def _imagine_window(
    city: City,
    window: WindowSeen | None,
    hands: list[list[int]],
    seen: GenoaView,
    chance: Chance,
) -> WindowSeen | None:
    """The drawn cards among which the performer chooses: nobody else knows them."""
    if window is None or None not in window.drawn:
        return window
    deck = city.parts.yield_deck[city.parts.building_id[window.building]]
    shown = {city.parts.card_id[card] for card in seen.hands[window.seat]}
    free = [c for c in hands[window.seat] if DECK_OF[c] == deck and c not in shown]
    drawn: list[int] = []
    for _ in window.drawn:
        drawn.append(free.pop(chance.below(len(free))))
    names = tuple(city.parts.cards[card] for card in sorted(drawn))
    return msgspec.structs.replace(window, drawn=names)
