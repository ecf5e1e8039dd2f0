"""Chapter 9: what a seat sees, and the full tables it can imagine behind that.

`view` is the one place where secrets are cut away: other hands, what others discarded, sealed
cards and answers, cards chosen but not yet shown. What nobody has seen is in no state at all.
"""

from fondaco.games.oltre_mare.bargain import write_terms
from fondaco.games.oltre_mare.components import KNOWN, UNSEEN
from fondaco.games.oltre_mare.ending import standings
from fondaco.games.oltre_mare.market import can_buy, price
from fondaco.games.oltre_mare.position import (
    Names,
    Position,
    build,
    colours_seen,
    counted,
    live_seen,
    markers_seen,
    offers_seen,
    owned_seen,
    sailed_seen,
)
from fondaco.games.oltre_mare.state import OVER, PASSED, PHASES, STOLEN, TRADE, Sea
from fondaco.games.oltre_mare.words import CallSeen, Memory, Offer, OltreMareView
from fondaco.table.chance import Chance
from fondaco.table.words import Seat


def view(sea: Sea, seat: Seat | None) -> OltreMareView:
    active, shown = sea.active, sea.house.open_all or sea.phase == OVER
    buying = sea.phase == TRADE and can_buy(sea, active)
    return OltreMareView(
        seat=seat,
        seats=sea.seats,
        phase=PHASES[sea.phase],
        actors=sea.actors(),
        active=None if active < 0 else active,
        first=sea.first,
        turn=sea.turn,
        colours=colours_seen(sea),
        ducats=tuple(sea.ducats),  # OM-905
        prestige=tuple(sea.prestige),
        pointed=tuple(bool(sea.pointed >> other & 1) for other in range(sea.seats)),
        ships=tuple(sea.parts.ports[port] for port in sea.ship),
        markers=markers_seen(sea),
        owned=owned_seen(sea),
        active_markers=live_seen(sea),
        gone=counted(sea.gone),
        cargo=tuple(_cargo(sea, other, seat) for other in range(sea.seats)),
        pirate_sizes=tuple(len(pile) for pile in sea.piles),  # OM-903
        deck_size=sea.deck + sea.venice,  # OM-904
        venice=sea.venice,
        hand_sizes=tuple(len(hand) for hand in sea.hands),  # OM-901
        hand=None if seat is None else sea.names(sea.hands[seat]),
        bought=sea.bought,
        price=price(sea, active) if buying else None,
        deals=sea.deals,
        offers=offers_seen(sea, seat),  # OM-907
        budgets=tuple(sea.budget.left),
        next_offer=sea.book.next_id,
        call=_call(sea, seat),
        picked=sea.names(sea.picked) if seat == active else None,
        picked_count=len(sea.picked),
        played=sea.names(sea.played),  # OM-906
        steps=sea.steps,
        sailed=sailed_seen(sea),
        end_reason=sea.reason or None,
        scores=standings(sea).scores if shown else None,
        memory=Memory(
            tuple(sea.names(pile) for pile in sea.cargo),
            tuple(_pile(sea, other, seat) for other in range(sea.seats)),
        ),
    )


def _cargo(sea: Sea, owner: Seat, seat: Seat | None) -> tuple[str | None, ...]:
    """OM-902: the top card only, unless the table agreed on more (OM-R29)."""
    pile = sea.names(sea.cargo[owner])
    house = sea.house
    if sea.phase == OVER or house.open_all or (house.open_own and owner == seat):
        return pile
    return (*(None for _ in pile[1:]), pile[-1])


def _pile(sea: Sea, owner: Seat, seat: Seat | None) -> Names:
    """OM-903: what one discarded oneself one remembers."""
    return tuple(
        UNSEEN if card == STOLEN else sea.parts.cards[card] if owner == seat else KNOWN
        for card in sea.piles[owner]
    )


def _call(sea: Sea, seat: Seat | None) -> CallSeen | None:
    """Who has answered is public, what only to himself."""
    if sea.call is None:
        return None
    answers: list[Offer | bool | None] = []
    for other in range(sea.seats):
        terms = sea.call.of(other)
        if terms is None:
            answers.append(None)
        elif other != seat:
            answers.append(True)
        elif terms is PASSED:
            answers.append(False)
        else:
            answers.append(write_terms(sea, 0, other, sea.active, terms, other))
    wishes, text = sea.called
    return CallSeen(tuple(sea.parts.goods[good] for good in wishes), text, tuple(answers))


# -- imagining --


def imagine(sea: Sea, seen: OltreMareView, chance: Chance) -> None:
    """Fill a state of the same game with what the view says, and chance for what it hides."""
    unseen = _Unseen(sea, seen, chance)
    hands = unseen.hands(seen)
    offers = tuple(
        offer if offer.sealed is not None else _sealed(sea, offer, hands[offer.author])
        for offer in seen.offers
    )
    build(
        sea,
        Position(
            seats=seen.seats,
            cargo=seen.memory.cargo,
            phase=seen.phase,  # type: ignore[arg-type]
            active=seen.active,
            first=seen.first,
            turn=seen.turn,
            colours=seen.colours,
            ducats=seen.ducats,
            prestige=seen.prestige,
            pointed=seen.pointed,
            ships=seen.ships,
            markers=seen.markers,
            owned=seen.owned,
            active_markers=seen.active_markers,
            gone=seen.gone,
            pirates=tuple(
                tuple(unseen.card() if card == KNOWN else card for card in pile)
                for pile in seen.memory.pirates
            ),
            hands=hands,
            deck_size=seen.deck_size,
            venice=seen.venice,
            bought=seen.bought,
            deals=seen.deals,
            offers=offers,
            budgets=seen.budgets,
            next_offer=seen.next_offer,
            call=_imagine_call(seen),
            picked=_imagine_picked(seen, hands, chance),
            played=seen.played,
            steps=seen.steps,
            sailed=seen.sailed,
            end_reason=seen.end_reason,
        ),
    )


class _Unseen:
    """The cards a seat has not seen, wherever they are."""

    def __init__(self, sea: Sea, seen: OltreMareView, chance: Chance) -> None:
        self.sea = sea
        self.chance = chance
        known = {*(seen.hand or ()), *seen.played}
        known.update(*seen.memory.cargo, *seen.memory.pirates)
        names = sea.parts.cards
        self.left = [card for card in sea.parts.in_play(sea.seats) if names[card] not in known]

    def card(self) -> str:
        return self.sea.parts.cards[self.left.pop(self.chance.below(len(self.left)))]

    def card_of(self, good: str) -> str:
        """One of a good that somebody truthfully offered (OM-306)."""
        kind, parts = self.sea.parts.good_id[good], self.sea.parts
        fitting = [card for card in self.left if parts.good[card] == kind]
        card = fitting[self.chance.below(len(fitting))]
        self.left.remove(card)
        return parts.cards[card]

    def hands(self, seen: OltreMareView) -> tuple[Names, ...]:
        """Other hands are any cards not seen, but they hold what their owners offer."""
        hands: list[list[str]] = []
        for seat in range(seen.seats):
            if seat == seen.seat:
                hands.append(list(seen.hand or ()))
            else:
                given = [offer.give for offer in seen.offers if offer.author == seat]
                goods = {good for give in given for good in give}
                hands.append(
                    [
                        self.card_of(good)
                        for good in sorted(goods)
                        for _ in range(max(give.count(good) for give in given))
                    ]
                )
        for hand, size in zip(hands, seen.hand_sizes, strict=True):
            hand += [self.card() for _ in range(size - len(hand))]
        return tuple(tuple(hand) for hand in hands)


def _sealed(sea: Sea, offer: Offer, hand: Names) -> Offer:
    """An offer with cards of the named goods; which of them does not matter to a guess."""
    parts, left, sealed = sea.parts, list(hand), []
    for good in offer.give:
        card = next(c for c in left if parts.goods[parts.good[parts.card_id[c]]] == good)
        left.remove(card)
        sealed.append(card)
    return Offer(
        offer.id,
        offer.author,
        offer.addressee,
        offer.give,
        offer.get,
        offer.give_ducats,
        offer.get_ducats,
        offer.claims,
        offer.wishes,
        offer.text,
        tuple(sealed),
    )


def _imagine_call(seen: OltreMareView) -> CallSeen | None:
    """Others' sealed answers are taken for passes: that betrays and assumes the least."""
    if seen.call is None:
        return None
    answers = tuple(False if answer is True else answer for answer in seen.call.answers)
    return CallSeen(seen.call.wishes, seen.call.text, answers)


def _imagine_picked(seen: OltreMareView, hands: tuple[Names, ...], chance: Chance) -> Names:
    if seen.picked is not None:
        return seen.picked
    if seen.active is None:
        return ()
    hand = list(hands[seen.active])
    return tuple(hand.pop(chance.below(len(hand))) for _ in range(seen.picked_count))
