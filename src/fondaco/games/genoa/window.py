"""The action window (GN-315): the performer acts once, and plays cards before, during and after."""

from fondaco.games.genoa.buildings import carry_out, takes
from fondaco.games.genoa.cards import (
    deck_size,
    deliverable,
    fits,
    give_up,
    hand_over,
    pay_gained,
    take_cards,
)
from fondaco.games.genoa.codes import (
    A_DECK,
    A_MARKER,
    A_SPECIAL,
    ANY_GOOD_PLAYED,
    BUILD,
    BUILD_DELIVER,
    DELIVER,
    DELIVERIES,
    END_ACTION,
    EXCHANGED,
    G_CARD,
    G_MARKER,
    GIVE,
    PERFORM,
    PRIVILEGE_DRAWN,
    SMALL_ORDER,
    SPECIAL_CHOICES,
    TAKES,
)
from fondaco.games.genoa.components import (
    ANY_GOOD,
    BUILDING,
    CARDS,
    COLOURS,
    DECK_NAMES,
    DECK_OF,
    DECKS,
    EXCHANGE,
    EXTRA,
    GOODS,
    LARGE,
    SMALL,
    SPECIAL_NAMES,
    SPECIALS,
    VILLA,
)
from fondaco.games.genoa.state import WINDOW, City
from fondaco.games.genoa.terms import Terms, due_words
from fondaco.games.genoa.tower import after_stop
from fondaco.games.genoa.words import (
    AnyGoodPlayed,
    BuildingActionPlayed,
    Exchanged,
    ExtraActionPlayed,
    OwnerPaid,
    ProceedsGiven,
    SmallOrderFulfilled,
    WindowClosed,
    WindowOpened,
)
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.words import Seat, Tell

# -- opening and closing --


def open_window(
    city: City, seat: Seat, building: int, promise: Terms | None, tell: Tell | None
) -> None:
    """A seat begins to act; without an allowance its extra action is played (GN-644, GN-R23)."""
    city.phase = WINDOW
    city.performer = seat
    city.building = building
    city.performed = city.small_used = False
    city.promise = promise
    if tell is not None:
        tell(WindowOpened(seat, city.parts.buildings[building]), ALL)
    if not city.allowance[seat]:
        city.special[seat * SPECIALS + EXTRA] -= 1
        city.stock[EXTRA] += 1
        city.allowance[seat] += 1
        if tell is not None:
            tell(ExtraActionPlayed(seat), ALL)
    city.allowance[seat] -= 1


def close_window(city: City, tell: Tell | None) -> None:
    if tell is not None:
        tell(WindowClosed(city.performer), ALL)
    city.performer = city.building = -1
    city.performed = city.small_used = False
    city.promise = None
    after_stop(city, tell)


def _close_if_idle(city: City, tell: Tell | None) -> None:
    """The window closes by itself only where what is public excludes every further play."""
    if not city.performed or city.giving:
        return
    seat = city.performer
    base = seat * SPECIALS
    if city.house.hidden_specials:
        if any(city.special[base : base + SPECIALS]):
            return
    elif any(city.special[base + ANY_GOOD : base + SPECIALS]):
        return
    if (
        city.parts.small_for[city.building]
        and city.held[seat * DECKS + SMALL]
        and any(city.goods[seat * GOODS : seat * GOODS + GOODS])
        and not _small_limit(city, seat)
    ):
        return
    close_window(city, tell)


def _small_limit(city: City, seat: Seat) -> bool:
    """Whether the seat has fulfilled all the small orders it may (GN-614, GN-R10)."""
    return city.small_used if city.house.small_per_action else city.smalls[seat] > 0


# -- what is promised stays possible (GN-422) --


def promises_order(city: City, terms: Terms) -> bool:
    """Whether the proceeds are those of a large order."""
    due = terms.due
    in_villa = city.parts.kind[city.building] == VILLA
    return in_villa and (due.money > 0 or any(due.specials))


def keeps(
    city: City, played: int, took: list[int], gave: list[int], card: int = -1, villa: int = -1
) -> bool:
    """Whether a play before the action leaves the promised proceeds possible.

    `took` are assets that leave the supply, `gave` goods, special cards and own markers that enter
    it; `card` leaves the hand, and `villa` gets a delivery.
    """
    if city.promise is None or city.performed:
        return True
    due = city.promise.due
    seat, building, parts = city.performer, city.building, city.parts
    for good, n in enumerate(due.goods):
        if n and city.store[good] - took.count(good) + gave.count(good) < n:
            return False
    for special, n in enumerate(due.specials):
        asset = A_SPECIAL + special
        left = city.stock[special] + (played == special) - took.count(asset) + gave.count(asset)
        if n and left < n:
            return False
    if city.tray[seat] - took.count(A_MARKER) + gave.count(A_MARKER) < due.markers:
        return False
    if due.cards:
        deck = parts.yield_deck[building]
        returned = card >= 0 and DECK_OF[card] == deck
        if deck_size(city, deck) - took.count(A_DECK + deck) + returned < due.cards:
            return False
    if not promises_order(city, city.promise):
        return True
    if villa == building and not city.house.unlimited_villa:
        return False
    goods = [
        city.goods[seat * GOODS + good] - gave.count(good) + took.count(good)
        for good in range(GOODS)
    ]
    return any(
        other != card
        and (parts.villa_of[other] == building or city.house.any_villa)
        and fits(city, other, goods)
        for other in city.hand(seat, LARGE)
    )


# -- choices --


def window_codes(city: City, seat: Seat) -> list[int]:
    if city.giving:
        return [GIVE + card for card in city.drawn]
    codes: list[int] = []
    building = city.building
    if city.performed:
        codes.append(END_ACTION)
        if not _small_limit(city, seat):
            for card, good in city.parts.small_for[building]:
                if city.where[card] == seat and city.goods[seat * GOODS + good]:
                    codes.append(SMALL_ORDER + card)  # GN-611
    elif city.parts.kind[building] == VILLA:
        codes += _villa_codes(city, seat)
    else:
        codes.append(PERFORM)
    base = seat * SPECIALS
    if city.special[base + ANY_GOOD]:
        for good in range(GOODS):
            if city.store[good] and keeps(city, ANY_GOOD, [good], []):  # GN-646
                codes.append(ANY_GOOD_PLAYED + good)
    if city.special[base + BUILDING]:
        codes += _build_codes(city, seat)
    if city.special[base + EXCHANGE]:
        codes += _exchange_codes(city, seat)
    return codes


def _special_choices(city: City) -> list[int]:
    """GN-602: a stock that is not empty, none if all are."""
    return [kind for kind in range(SPECIALS) if city.stock[kind]] or [SPECIALS]


def _villa_codes(city: City, seat: Seat) -> list[int]:
    """The villa's choice (GN-511), as far as a promise has not fixed it (GN-422)."""
    promise = city.promise
    order = promise is not None and promises_order(city, promise)
    codes = [] if order else [PRIVILEGE_DRAWN]
    if promise is not None and promise.due.cards:
        return codes
    specials = _special_choices(city)
    if promise is not None and any(promise.due.specials):
        specials = [promise.due.specials.index(1)]
    for card in deliverable(city, seat, city.building):
        codes += [DELIVER + card * SPECIAL_CHOICES + special for special in specials]
    return codes


def _build_codes(city: City, seat: Seat) -> list[int]:
    """GN-650: any owned building but the Palazzo."""
    codes: list[int] = []
    deliveries: list[int] = []
    specials = _special_choices(city)
    # The played card lies on its stock only after its effect, so it cannot be chosen.
    for building, owner in enumerate(city.owner):
        if owner != seat or building == city.parts.palazzo:
            continue
        if keeps(city, BUILDING, takes(city, seat, building), []):
            codes.append(BUILD + building)
        if city.parts.kind[building] == VILLA:
            for card in deliverable(city, seat, building):
                goods = list(city.parts.wants[card])
                base = BUILD_DELIVER + building * DELIVERIES + card * SPECIAL_CHOICES
                for special in specials:
                    took = [A_SPECIAL + special] if special < SPECIALS else []
                    if keeps(city, BUILDING, took, goods, card, building):
                        deliveries.append(base + special)
    return codes + deliveries


def _exchange_codes(city: City, seat: Seat) -> list[int]:
    """GN-648: one asset of the reserve for one of the supply that is there beforehand."""
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
    bound = city.promise is not None and not city.performed
    codes: list[int] = []
    for give in given:
        base = EXCHANGED + give * TAKES
        if bound:
            codes += [base + take for take in wanted if _swap_keeps(city, seat, give, take)]
        else:
            codes += [base + take for take in wanted]
    return codes


def _swap_keeps(city: City, seat: Seat, give: int, take: int) -> bool:
    if give >= G_CARD:
        return keeps(city, EXCHANGE, [take], [], give - G_CARD)
    if give >= G_MARKER:
        own = give == G_MARKER + seat
        return keeps(city, EXCHANGE, [take], [A_MARKER] if own else [])
    return keeps(city, EXCHANGE, [take], [give])


# -- the action --


def perform(city: City, card: int, special: int, chance: Chance, tell: Tell | None) -> None:
    """The building's action, its owner's fee, and what was promised of it."""
    seat, building = city.performer, city.building
    drawn = carry_out(city, seat, building, card, special, chance, tell)
    city.performed = True
    owner = city.owner[building]
    if owner >= 0 and owner != seat:  # GN-702
        city.pay(owner, city.parts.fee)
        if tell is not None:
            tell(OwnerPaid(owner, city.parts.buildings[building], city.parts.fee), ALL)
    if city.variant and seat != city.active and not city.bonus:  # GN-907
        city.bonus = True
        city.allowance[city.active] += 1
    if city.promise is not None:
        _hand_proceeds(city, drawn, tell)
        if city.giving:
            return
    if drawn:
        pay_gained(city, tell)
    _close_if_idle(city, tell)


def _hand_proceeds(city: City, drawn: list[int], tell: Tell | None) -> None:
    """GN-422: right after the action, before any further play."""
    assert city.promise is not None
    due = city.promise.due
    seat, to = city.performer, city.active
    for good, n in enumerate(due.goods):
        city.goods[seat * GOODS + good] -= n
        city.goods[to * GOODS + good] += n
    for kind, n in enumerate(due.specials):
        city.special[seat * SPECIALS + kind] -= n
        city.special[to * SPECIALS + kind] += n
    city.money[seat] -= due.money
    city.money[to] += due.money
    pass_markers_on(city, seat, to, seat, due.markers)
    if tell is not None:
        tell(ProceedsGiven(seat, to, due_words(city.parts, due)), ALL)
    if due.cards:
        if due.cards < len(drawn):
            city.giving = due.cards
            city.drawn = sorted(drawn)
        else:
            hand_over(city, seat, to, drawn, {}, tell, drawn)


def pass_markers_on(city: City, giver: Seat, to: Seat, colour: int, count: int) -> None:
    """Markers change hands: converted to the receiver's colour, or as they are (GN-429, GN-R27)."""
    if not count:
        return
    city.reserve[giver * COLOURS + colour] -= count
    if city.house.keep_colour:
        city.reserve[to * COLOURS + colour] += count
    else:
        city.tray[colour] += count
        city.tray[to] -= count
        city.reserve[to * COLOURS + to] += count


def give_proceeds(city: City, card: int, tell: Tell | None) -> None:
    """The performer chooses which drawn card was promised."""
    hand_over(city, city.performer, city.active, [card], {}, tell, city.drawn)
    city.drawn = [other for other in city.drawn if other != card]
    city.giving -= 1
    if not city.giving:
        city.drawn = []
        pay_gained(city, tell)
        _close_if_idle(city, tell)


# -- cards --


def _spend(city: City, seat: Seat, kind: int) -> None:
    city.special[seat * SPECIALS + kind] -= 1
    city.stock[kind] += 1  # GN-642


def small_order(city: City, card: int, tell: Tell | None) -> None:
    """GN-611."""
    seat, parts = city.performer, city.parts
    _, good = parts.small_of[card - len(parts.villa_of)]
    city.goods[seat * GOODS + good] -= 1
    city.store[good] += 1
    city.smalls[seat] += 1
    city.small_used = True
    city.pay(seat, parts.small_pay)
    if tell is not None:
        tell(SmallOrderFulfilled(seat, parts.cards[card], parts.small_pay), ALL)
    give_up(city, card, tell)
    _close_if_idle(city, tell)


def any_good(city: City, good: int, tell: Tell | None) -> None:
    """GN-646."""
    seat = city.performer
    city.store[good] -= 1
    city.goods[seat * GOODS + good] += 1
    _spend(city, seat, ANY_GOOD)
    if tell is not None:
        tell(AnyGoodPlayed(seat, city.parts.goods[good]), ALL)
    _close_if_idle(city, tell)


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


def exchange(city: City, code: int, chance: Chance, tell: Tell | None) -> None:
    """GN-648, GN-649: take first, then give."""
    seat = city.performer
    give, take = divmod(code - EXCHANGED, TAKES)
    if tell is not None:
        gives = asset_name(city, seat, give, given=True)
        tell(Exchanged(seat, gives, asset_name(city, seat, take, given=False)), ALL)
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
        _spend(city, seat, give - A_SPECIAL)
    elif give < G_CARD:
        city.reserve[seat * COLOURS + give - G_MARKER] -= 1
        city.tray[give - G_MARKER] += 1
    else:
        give_up(city, give - G_CARD, tell)
    _spend(city, seat, EXCHANGE)
    if take >= A_DECK:
        pay_gained(city, tell)
    _close_if_idle(city, tell)


def building_action(
    city: City, building: int, card: int, special: int, chance: Chance, tell: Tell | None
) -> None:
    """GN-650 to GN-654: it is no action of the turn and opens no small order."""
    seat = city.performer
    if tell is not None:
        tell(BuildingActionPlayed(seat, city.parts.buildings[building]), ALL)
    drawn = carry_out(city, seat, building, card, special, chance, tell)
    _spend(city, seat, BUILDING)
    if drawn:
        pay_gained(city, tell)
    _close_if_idle(city, tell)
