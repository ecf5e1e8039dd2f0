"""Chapter 9: the full tables that a seat can imagine behind what it sees."""

from collections.abc import Iterator

import msgspec

from fondaco.games.genoa.components import (
    DECK_NAMES,
    DECK_OF,
    DECKS,
    EXTRA,
    LARGE,
    SPECIAL_NAMES,
    SPECIALS,
)
from fondaco.games.genoa.concluding import accepted_offers
from fondaco.games.genoa.state import FACE_DOWN, City
from fondaco.games.genoa.view.charting import lay_offers
from fondaco.games.genoa.view.memory import Memory
from fondaco.games.genoa.view.purses import Purses
from fondaco.games.genoa.view.trails import Trails
from fondaco.games.genoa.view.unseen import Need, Unseen, fitting_orders, visible
from fondaco.games.genoa.window import promises_order
from fondaco.games.genoa.words import FloorSeen, GenoaView, OfferSeen
from fondaco.table.chance import Chance
from fondaco.table.words import Seat


def imagine(city: City, seen: GenoaView, chance: Chance, memory: Memory | None = None) -> None:
    """Chance for all that the view, already on the table, hides and was not heard."""
    unseen: Unseen = seen.__dict__["unseen"]
    purses = None if memory is None else memory.purses
    _imagine_hands(city, unseen, chance, [] if memory is None else _lost(city, memory.trails))
    if city.house.hidden_specials:
        _imagine_specials(city, seen, chance, purses)
    if city.giving:
        _imagine_drawn(city, seen, chance)
    if unseen.others:
        _imagine_money(city, unseen, chance, purses)
    if unseen.hides_offers and seen.floor is not None:
        _imagine_offers(city, seen.floor, chance)
    if city.accepted:
        _imagine_picks(city, seen, chance)


Lost = tuple[int, list[Seat]]
"""A card that was seen in a hand, and who may have it now."""


def _lost(city: City, trails: Trails) -> list[Lost]:
    """Cards that were seen and are not shown where they are now."""
    where = city.where
    return [(c, sorted(s)) for c, s in sorted(trails.holders.items()) if where[c] == FACE_DOWN]


def _imagine_hands(city: City, unseen: Unseen, chance: Chance, lost: list[Lost]) -> None:
    """Cards not seen lie in other hands or face down, as far as the table can tell."""
    where = city.where = city.where[:]
    known = city.known = city.known[:]
    for deck in range(DECKS):
        slots = unseen.slots[deck]
        if not slots:
            continue
        gone = [each for each in lost if DECK_OF[each[0]] == deck]
        if unseen.certain[deck] or gone or (deck == LARGE and unseen.needs):
            for seat, card in _deal(city, unseen, deck, gone, chance):
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


def _deal(
    city: City, unseen: Unseen, deck: int, lost: list[Lost], chance: Chance
) -> list[tuple[Seat, int]]:
    """A card for each slot in a hand: those that cannot lie in the deck, and any others."""
    dealt: list[tuple[Seat, int]] = []
    held, free, slots = unseen.certain[deck][:], unseen.free[deck][:], unseen.slots[deck][:]
    needs = unseen.needs if deck == LARGE else []
    if needs or lost:
        dealt = _meet(lost, needs, held, free, slots, chance)
        for seat, card in dealt:
            slots.remove(seat)
            (held if card in held else free).remove(card)
    for _ in range(len(slots) - len(held)):
        held.append(free.pop(chance.below(len(free))))
    for seat in slots:
        dealt.append((seat, held.pop(chance.below(len(held)))))
    return dealt


def _meet(
    lost: list[Lost],
    needs: list[Need],
    certain: list[int],
    free: list[int],
    slots: list[Seat],
    chance: Chance,
) -> list[tuple[Seat, int]]:
    """Put every lost card into a hand, give every need a card of its own; the real table does."""
    spare = len(slots) - len(certain)

    def search(index: int, used: dict[int, Seat]) -> dict[int, Seat] | None:
        if sum(card in free for card in used) > spare:
            return None
        if index == len(lost) + len(needs):
            return used
        for card, seat in options(index, used):
            if card < 0:  # it is met already
                found = search(index + 1, used)
            elif sum(other == seat for other in used.values()) < slots.count(seat):
                found = search(index + 1, used | {card: seat})
            else:
                continue
            if found is not None:
                return found
        return None

    def options(index: int, used: dict[int, Seat]) -> Iterator[tuple[int, Seat]]:
        """A card for a seat each, in any order; -1 where nothing is to be done."""
        if index < len(lost):
            card, seats = lost[index]
            yield from _shifted([(card, seat) for seat in seats], chance)
            return
        seat, fitting = needs[index - len(lost)]
        if any(used.get(card) == seat for card in fitting):
            yield -1, seat
        able = [c for c in fitting if (c in free or c in certain) and c not in used]
        yield from _shifted([(card, seat) for card in able], chance)

    met = search(0, {})
    assert met is not None, "the view contradicts itself"
    return [(seat, card) for card, seat in met.items()]


def _shifted(pairs: list[tuple[int, Seat]], chance: Chance) -> list[tuple[int, Seat]]:
    shift = chance.below(len(pairs)) if pairs else 0
    return pairs[shift:] + pairs[:shift]


def _imagine_money(city: City, unseen: Unseen, chance: Chance, purses: Purses | None) -> None:
    """What the others have together is public; each has at least what it offers or was paid."""
    least, rest, step = unseen.least, unseen.spare, city.parts.step
    if purses is not None:
        if purses.exact:
            for seat in unseen.others:
                city.money[seat] = purses.money(seat)
            return
        least = [max(amount, purses.money(seat)) for seat, amount in enumerate(least)]
        for seat in unseen.others:
            rest -= (least[seat] - unseen.least[seat]) // step
    weights: list[int] = []
    total = 0
    for _ in unseen.others:
        weight = 3 + chance.below(5)
        weights.append(weight)
        total += weight
    spare = rest
    for n, seat in enumerate(unseen.others):
        share = spare * weights[n] // total
        rest -= share
        city.money[seat] = least[seat] + share * step
    city.money[unseen.others[0]] += rest * step


def _imagine_specials(city: City, seen: GenoaView, chance: Chance, purses: Purses | None) -> None:
    """Hidden special cards (GN-R17): any that are in no stock, as far as nothing told of them."""
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
            heard = 0 if purses is None else purses.cards(seat, name)
            _take_special(city, left, seat, kind, max(heard, needed[seat]))
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
    lay_offers(city, tuple(offers))


def _kept_orders(city: City, offer: OfferSeen) -> list[int]:
    """One order that the offer promises to deliver must not be given away by it."""
    terms = visible(city, offer)
    if not promises_order(city, terms):
        return []
    return fitting_orders(city, offer.seat, terms, city.hand(offer.seat, LARGE))[:1]


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
