"""Chapter 6: special cards, as many as one has (GN-641).

They are played in one's own window, before or after the action (GN-647, GN-R19, GN-R22).
"""

from typing import Final

from fondaco.games.genoa.buildings import A_DECK, A_MARKER, A_SPECIAL, carry_out, takes
from fondaco.games.genoa.cards import deliverable, give_up, pay_gained, take_cards
from fondaco.games.genoa.components import (
    ANY_GOOD,
    BUILDING,
    BUILDINGS,
    CARDS,
    COLOURS,
    DECK_NAMES,
    DECKS,
    EXCHANGE,
    GOODS,
    SPECIAL_NAMES,
    SPECIALS,
    VILLA,
)
from fondaco.games.genoa.orders import (
    DELIVERIES,
    LARGE_DELIVERIES,
    SPECIAL_CHOICES,
    delivery_words,
    refuse_delivery,
    special_choices,
)
from fondaco.games.genoa.state import City
from fondaco.games.genoa.verbs import GenoaVerb
from fondaco.games.genoa.window import close_if_idle, keeps, refuse_window
from fondaco.games.genoa.words import (
    AnyGood,
    AnyGoodPlayed,
    BuildingAction,
    BuildingActionPlayed,
    Exchange,
    Exchanged,
)
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.words import Refusal, Seat, Tell

# An exchange takes an asset of the supply (`buildings.py`) and gives one of the reserve: the same
# numbers for goods and special cards, then markers by colour and cards.
TAKES: Final = A_DECK + DECKS
G_MARKER: Final = A_MARKER
G_CARD: Final = G_MARKER + COLOURS
WITH_CARD: Final = 100  # arguments of a building action from here on deliver a large order


def _bound(city: City) -> bool:
    """GN-422: before the action a promise of its proceeds binds."""
    return city.promise is not None and not city.performed


def _refuse_card(city: City, seat: Seat) -> Refusal | None:
    """What refuses every special card: no window of one's own, or proceeds are being given."""
    refusal = refuse_window(city, seat, "GN-647")
    if refusal is None and city.giving:
        return Refusal("GN-422")
    return refusal


# -- any good --


def check_any_good(city: City, seat: Seat, action: AnyGood) -> Refusal | None:
    refusal = _refuse_card(city, seat)
    if refusal is not None:
        return refusal
    if PLAY_ANY_GOOD.lists(city, seat, action):
        return None
    free = PLAY_ANY_GOOD.among(city, seat, action, _any_good_codes(city, seat, bound=False))
    return Refusal("GN-422" if free else "GN-646")


def any_good_codes(city: City, seat: Seat) -> list[int]:
    return _any_good_codes(city, seat, bound=_bound(city))


def _any_good_codes(city: City, seat: Seat, *, bound: bool) -> list[int]:
    """GN-646; where the seat is `bound`, what keeps its promise (GN-422)."""
    if not city.special[seat * SPECIALS + ANY_GOOD]:
        return []
    return [
        PLAY_ANY_GOOD.base + good
        for good in range(GOODS)
        if city.store[good] and (not bound or keeps(city, ANY_GOOD, [good], []))
    ]


def decode_any_good(city: City, seat: Seat, good: int) -> AnyGood:
    return AnyGood(city.parts.goods[good])


def any_good(city: City, seat: Seat, good: int, chance: Chance, tell: Tell | None) -> None:
    """GN-646."""
    city.own_pieces()
    city.store[good] -= 1
    city.goods[seat * GOODS + good] += 1
    city.spend(seat, ANY_GOOD)
    if tell is not None:
        tell(AnyGoodPlayed(seat, city.parts.goods[good]), ALL)
    close_if_idle(city, tell)


def _seen_any_good(city: City, seat: Seat, good: int) -> bool:
    return good < GOODS


# -- the action of an owned building --


def check_building(city: City, seat: Seat, action: BuildingAction) -> Refusal | None:
    refusal = _refuse_card(city, seat)
    if refusal is not None:
        return refusal
    if PLAY_BUILDING.lists(city, seat, action):
        return None
    if PLAY_BUILDING.among(city, seat, action, _building_codes(city, seat, bound=False)):
        return Refusal("GN-422")
    building = city.parts.building_id.get(action.building, -1)
    if building >= 0 and (action.card is not None or action.special is not None):
        if city.parts.kind[building] != VILLA or action.card is None:
            return Refusal("GN-511")
        rule = refuse_delivery(city, seat, building, action.card, action.special)
        if rule is not None:
            return Refusal(rule)
    return Refusal("GN-650")


def building_codes(city: City, seat: Seat) -> list[int]:
    return _building_codes(city, seat, bound=_bound(city))


def _building_codes(city: City, seat: Seat, *, bound: bool) -> list[int]:
    """GN-650, GN-R21: any owned building but the Palazzo."""
    if not city.special[seat * SPECIALS + BUILDING]:
        return []
    codes: list[int] = []
    deliveries: list[int] = []
    specials = special_choices(city)
    # The played card lies on its stock only after its effect, so it cannot be chosen.
    for building, owner in enumerate(city.owner):
        if owner != seat or building == city.parts.palazzo:
            continue
        if not bound or keeps(city, BUILDING, takes(city, seat, building), []):
            codes.append(PLAY_BUILDING.base + building)
        if city.parts.kind[building] == VILLA:
            for card in deliverable(city, seat, building):
                goods = list(city.parts.wants[card])
                base = (
                    PLAY_BUILDING.base + WITH_CARD + building * DELIVERIES + card * SPECIAL_CHOICES
                )
                for special in specials:
                    took = [A_SPECIAL + special] if special < SPECIALS else []
                    if not bound or keeps(city, BUILDING, took, goods, card, building):
                        deliveries.append(base + special)
    return codes + deliveries


def decode_building(city: City, seat: Seat, argument: int) -> BuildingAction:
    if argument < WITH_CARD:
        return BuildingAction(city.parts.buildings[argument])
    building, rest = divmod(argument - WITH_CARD, DELIVERIES)
    return BuildingAction(city.parts.buildings[building], *delivery_words(city, rest))


def building_action(
    city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None
) -> None:
    """GN-651: no action of the turn; GN-652: wherever the tower stands.

    GN-653: it opens no small order; GN-654: several may be played.
    """
    building, card, special = argument, -1, 0
    if argument >= WITH_CARD:
        building, rest = divmod(argument - WITH_CARD, DELIVERIES)
        card, special = divmod(rest, SPECIAL_CHOICES)
    if tell is not None:
        tell(BuildingActionPlayed(seat, city.parts.buildings[building]), ALL)
    drawn = carry_out(city, seat, building, card, special, chance, tell)
    city.spend(seat, BUILDING)
    if drawn:
        pay_gained(city, tell)
    close_if_idle(city, tell)


def _seen_building(city: City, seat: Seat, argument: int) -> bool:
    if argument < WITH_CARD:
        return argument < BUILDINGS
    building, rest = divmod(argument - WITH_CARD, DELIVERIES)
    return building in city.parts.villas and rest < LARGE_DELIVERIES


# -- exchange --


def check_exchange(city: City, seat: Seat, action: Exchange) -> Refusal | None:
    refusal = _refuse_card(city, seat)
    if refusal is not None:
        return refusal
    if PLAY_EXCHANGE.lists(city, seat, action):
        return None
    if action.give in ("money", "ducats") or action.take in ("money", "ducats"):
        return Refusal("GN-649")
    free = PLAY_EXCHANGE.among(city, seat, action, _exchange_codes(city, seat, bound=False))
    return Refusal("GN-422" if free else "GN-648")


def exchange_codes(city: City, seat: Seat) -> list[int]:
    return _exchange_codes(city, seat, bound=_bound(city))


def _exchange_codes(city: City, seat: Seat, *, bound: bool) -> list[int]:
    """GN-648: one asset of the reserve for one of the supply that is there beforehand."""
    if not city.special[seat * SPECIALS + EXCHANGE]:
        return []
    wanted = [good for good in range(GOODS) if city.store[good]]
    wanted += [A_SPECIAL + kind for kind in range(SPECIALS) if city.stock[kind]]
    if city.tray[seat]:
        wanted.append(A_MARKER)
    wanted += [A_DECK + deck for deck in range(DECKS) if city.down[deck]]
    if not wanted:
        return []
    given = [good for good in range(GOODS) if city.goods[seat * GOODS + good]]
    for kind in range(SPECIALS):
        # GN-R20: the played card itself is not available.
        if city.special[seat * SPECIALS + kind] > (kind == EXCHANGE):
            given.append(A_SPECIAL + kind)
    for colour in range(COLOURS):
        if city.reserve[seat * COLOURS + colour]:
            given.append(G_MARKER + colour)
    if any(city.held[seat * DECKS : seat * DECKS + DECKS]):
        given += [G_CARD + card for card in range(CARDS) if city.where[card] == seat]
    codes: list[int] = []
    for give in given:
        base = PLAY_EXCHANGE.base + give * TAKES
        if bound:
            codes += [base + take for take in wanted if _swap_keeps(city, seat, give, take)]
        else:
            for take in wanted:
                codes.append(base + take)
    return codes


def _swap_keeps(city: City, seat: Seat, give: int, take: int) -> bool:
    if give >= G_CARD:
        return keeps(city, EXCHANGE, [take], [], give - G_CARD)
    if give >= G_MARKER:
        own = give == G_MARKER + seat
        return keeps(city, EXCHANGE, [take], [A_MARKER] if own else [])
    return keeps(city, EXCHANGE, [take], [give])


def asset_name(city: City, seat: Seat, asset: int, *, given: bool) -> str:
    """A good, a special card, a colour, a card (given) or a deck (taken)."""
    if asset < A_SPECIAL:
        return city.parts.goods[asset]
    if asset < A_MARKER:
        return SPECIAL_NAMES[asset - A_SPECIAL]
    if not given:
        return city.parts.colours[seat] if asset == A_MARKER else DECK_NAMES[asset - A_DECK]
    if asset < G_CARD:
        return city.parts.colours[asset - G_MARKER]
    return city.parts.cards[asset - G_CARD]


def decode_exchange(city: City, seat: Seat, argument: int) -> Exchange:
    give, take = divmod(argument, TAKES)
    given = asset_name(city, seat, give, given=True)
    return Exchange(given, asset_name(city, seat, take, given=False))


def exchange(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    """GN-648, GN-649, GN-R43: take first, then give."""
    give, take = divmod(argument, TAKES)
    if tell is not None:
        gives = asset_name(city, seat, give, given=True)
        tell(Exchanged(seat, gives, asset_name(city, seat, take, given=False)), ALL)
    city.own_pieces()
    if take < A_SPECIAL:
        city.store[take] -= 1
        city.goods[seat * GOODS + take] += 1
    elif take < A_MARKER:
        city.stock[take - A_SPECIAL] -= 1
        city.special[seat * SPECIALS + take - A_SPECIAL] += 1
    elif take == A_MARKER:
        city.tray[seat] -= 1
        city.reserve[seat * COLOURS + seat] += 1
    else:
        take_cards(city, seat, take - A_DECK, 1, chance, tell)
    if give < A_SPECIAL:
        city.goods[seat * GOODS + give] -= 1
        city.store[give] += 1
    elif give < G_MARKER:
        city.spend(seat, give - A_SPECIAL)
    elif give < G_CARD:
        city.reserve[seat * COLOURS + give - G_MARKER] -= 1
        city.tray[give - G_MARKER] += 1
    else:
        give_up(city, give - G_CARD, tell)
    city.spend(seat, EXCHANGE)
    if take >= A_DECK:
        pay_gained(city, tell)
    close_if_idle(city, tell)


def _seen_exchange(city: City, seat: Seat, argument: int) -> bool:
    return argument < (G_CARD + CARDS) * TAKES


def special_codes(city: City, seat: Seat) -> list[int]:
    """All that special cards can do in a window."""
    base = seat * SPECIALS
    special = city.special
    if not (special[base + ANY_GOOD] or special[base + BUILDING] or special[base + EXCHANGE]):
        return []
    codes = any_good_codes(city, seat)
    codes += building_codes(city, seat)
    codes += exchange_codes(city, seat)
    return codes


# -- verbs --

# Argument: good
PLAY_ANY_GOOD: Final = GenoaVerb(
    AnyGood,
    140,
    check=check_any_good,
    codes=any_good_codes,
    decode=decode_any_good,
    play=any_good,
    public=_seen_any_good,
)
# Argument: building: its action, in a villa the privilege; + WITH_CARD: a delivery in a villa
PLAY_BUILDING: Final = GenoaVerb(
    BuildingAction,
    1000,
    check=check_building,
    codes=building_codes,
    decode=decode_building,
    play=building_action,
    public=_seen_building,
)
# Argument: give * TAKES + take
PLAY_EXCHANGE: Final = GenoaVerb(
    Exchange,
    8000,
    check=check_exchange,
    codes=exchange_codes,
    decode=decode_exchange,
    play=exchange,
    public=_seen_exchange,
)
