"""The action window (GN-315): the performer acts once, and plays cards before, during and after.

Orders are fulfilled in it (`orders.py`) and special cards played (`specials.py`).
"""

from typing import Final

from fondaco.games.genoa.buildings import A_DECK, A_MARKER, A_SPECIAL, carry_out
from fondaco.games.genoa.cards import deck_size, fits, hand_over, pay_gained
from fondaco.games.genoa.components import (
    ANY_GOOD,
    COLOURS,
    DECK_OF,
    DECKS,
    EXTRA,
    GOODS,
    LARGE,
    SMALL,
    SPECIALS,
    VILLA,
)
from fondaco.games.genoa.state import WINDOW, City
from fondaco.games.genoa.terms import Terms, due_words
from fondaco.games.genoa.tower import after_stop
from fondaco.games.genoa.verbs import GenoaVerb, alone, decode_card
from fondaco.games.genoa.words import (
    DrawPrivilege,
    EndAction,
    ExtraActionPlayed,
    GiveProceeds,
    OwnerPaid,
    Perform,
    ProceedsGiven,
    WindowClosed,
    WindowOpened,
)
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.words import Refusal, Seat, Tell

# -- opening and closing --


def open_window(
    city: City, seat: Seat, building: int, promise: Terms | None, tell: Tell | None
) -> None:
    """A seat begins to act; without an allowance its extra action is played (GN-644, GN-R23).

    GN-313: who acts when follows the stops of the tower.
    """
    city.phase = WINDOW
    city.performer = seat
    city.building = building
    city.performed = city.small_used = False
    city.promise = promise
    if not city.allowance[seat]:
        city.spend(seat, EXTRA)
        if tell is not None:
            tell(ExtraActionPlayed(seat), ALL)
    else:
        city.allowance = changed(city.allowance, seat, city.allowance[seat] - 1)
    if tell is not None:
        tell(WindowOpened(seat, city.parts.buildings[building]), ALL)


def close_window(city: City, tell: Tell | None) -> None:
    if tell is not None:
        tell(WindowClosed(city.performer), ALL)
    city.performer = city.building = -1
    city.performed = city.small_used = False
    city.promise = None
    after_stop(city, tell)


def refuse_window(city: City, seat: Seat, closed: str) -> Refusal | None:
    """What refuses every play of a window: none is open (`closed` is the rule), or another's."""
    if city.phase != WINDOW:
        return Refusal(closed)
    return None if seat == city.performer else Refusal("GN-316", {"seat": city.performer})


def refuse_action(city: City, seat: Seat) -> Refusal | None:
    """What refuses performing: no window of one's own, or it was done (GN-315)."""
    refusal = refuse_window(city, seat, "GN-202" if city.off_the_way() else "GN-314")
    if refusal is None and city.performed:
        return Refusal("GN-315")
    return refusal


def close_if_idle(city: City, tell: Tell | None) -> None:
    if is_idle(city):
        close_window(city, tell)


def is_idle(city: City) -> bool:
    """Whether what is public excludes every further play: then the window closes by itself."""
    if not city.performed or city.giving:
        return False
    seat = city.performer
    base = seat * SPECIALS
    first = base if city.house.hidden_specials else base + ANY_GOOD
    if any(city.special[first : base + SPECIALS]):
        return False
    return not (
        city.parts.small_for[city.building]
        and city.held[seat * DECKS + SMALL]
        and any(city.goods[seat * GOODS : seat * GOODS + GOODS])
        and not small_limit(city, seat)
    )


def small_limit(city: City, seat: Seat) -> bool:
    """Whether the seat has fulfilled all the small orders it may (GN-614, GN-R10)."""
    return city.small_used if city.house.small_per_action else city.smalls[seat] > 0


# -- what is promised stays possible (GN-422) --


def promises_order(city: City, terms: Terms) -> bool:
    """Whether the proceeds are those of a large order."""
    due = terms.due
    return terms.target in city.parts.villas and (due.money > 0 or any(due.specials))


def keeps(
    city: City, played: int, took: list[int], gave: list[int], card: int = -1, villa: int = -1
) -> bool:
    """Whether a play before the action leaves the promised proceeds possible (GN-422).

    `took` are assets that leave the supply, `gave` goods, special cards and own markers that enter
    it; `card` leaves the hand, and `villa` gets a delivery.
    """
    assert city.promise is not None
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


# -- the action --


def check_perform(city: City, seat: Seat, action: Perform) -> Refusal | None:
    refusal = refuse_action(city, seat)
    if refusal is None and city.parts.kind[city.building] == VILLA:
        return Refusal("GN-511")
    return refusal


def perform_codes(city: City, seat: Seat) -> list[int]:
    return [] if city.parts.kind[city.building] == VILLA else [PERFORM.base]


def perform(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    act(city, -1, 0, chance, tell)


def check_draw_privilege(city: City, seat: Seat, action: DrawPrivilege) -> Refusal | None:
    refusal = refuse_action(city, seat)
    if refusal is not None:
        return refusal
    if city.parts.kind[city.building] != VILLA:
        return Refusal("GN-511")
    return None if draw_privilege_codes(city, seat) else Refusal("GN-422")


def draw_privilege_codes(city: City, seat: Seat) -> list[int]:
    """GN-511; GN-512: also where no privilege is left, and whatever the hand holds."""
    promise = city.promise
    order = promise is not None and promises_order(city, promise)
    villa = city.parts.kind[city.building] == VILLA
    return [DRAW_PRIVILEGE.base] if villa and not order else []


def act(city: City, card: int, special: int, chance: Chance, tell: Tell | None) -> None:
    """The building's action, its owner's fee, and what was promised of it."""
    seat, building = city.performer, city.building
    drawn = carry_out(city, seat, building, card, special, chance, tell)
    city.performed = True
    owner = city.owner[building]
    if owner >= 0 and owner != seat:  # GN-702, GN-703
        city.pay(owner, city.parts.fee)
        if tell is not None:
            tell(OwnerPaid(owner, city.parts.buildings[building], city.parts.fee), ALL)
    if city.variant and seat != city.active and not city.bonus:  # GN-907
        city.bonus = True
        city.allowance = changed(city.allowance, city.active, city.allowance[city.active] + 1)
    if city.promise is not None:
        _hand_proceeds(city, drawn, tell)
        if city.giving:
            return
    if drawn:
        pay_gained(city, tell)
    close_if_idle(city, tell)


def _hand_proceeds(city: City, drawn: list[int], tell: Tell | None) -> None:
    """GN-422: right after the action, before any further play."""
    assert city.promise is not None
    due = city.promise.due
    seat, to = city.performer, city.active
    city.own_pieces()
    pass_on(city.goods, seat, to, due.goods)
    pass_on(city.special, seat, to, due.specials)
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


def pass_on(held: list[int], giver: Seat, to: Seat, counts: tuple[int, ...]) -> None:
    """Pieces change hands: so many of each kind."""
    kinds = len(counts)
    for kind, n in enumerate(counts):
        held[giver * kinds + kind] -= n
        held[to * kinds + kind] += n


def pass_markers_on(city: City, giver: Seat, to: Seat, colour: int, count: int) -> None:
    """Markers change hands: converted to the receiver's colour, or as they are (GN-429, GN-R27)."""
    if not count:
        return
    city.own_pieces()
    city.reserve[giver * COLOURS + colour] -= count
    if city.house.keep_colour:
        city.reserve[to * COLOURS + colour] += count
    else:
        city.tray[colour] += count
        city.tray[to] -= count
        city.reserve[to * COLOURS + to] += count


def check_give(city: City, seat: Seat, action: GiveProceeds) -> Refusal | None:
    refusal = refuse_window(city, seat, "GN-202" if city.off_the_way() else "GN-422")
    if refusal is not None:
        return refusal
    return None if GIVE_PROCEEDS.lists(city, seat, action) else Refusal("GN-422")


def give_codes(city: City, seat: Seat) -> list[int]:
    return [GIVE_PROCEEDS.base + card for card in city.drawn]


def give_proceeds(city: City, seat: Seat, card: int, chance: Chance, tell: Tell | None) -> None:
    """The performer chooses which drawn card was promised."""
    hand_over(city, city.performer, city.active, [card], {}, tell, city.drawn)
    city.drawn = [other for other in city.drawn if other != card]
    city.giving -= 1
    if not city.giving:
        city.drawn = []
        pay_gained(city, tell)
        close_if_idle(city, tell)


# -- the end of the window --


def check_end_action(city: City, seat: Seat, action: EndAction) -> Refusal | None:
    refusal = refuse_window(city, seat, "GN-202" if city.off_the_way() else "GN-314")
    if refusal is not None:
        return refusal
    if not city.performed:
        return Refusal("GN-315")
    return Refusal("GN-422") if city.giving else None


def end_action_codes(city: City, seat: Seat) -> list[int]:
    return [END_ACTION.base]


def end_action(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    close_window(city, tell)


# -- verbs --

END_ACTION: Final = GenoaVerb(
    EndAction, 48, check=check_end_action, codes=end_action_codes, play=end_action, public=alone
)
PERFORM: Final = GenoaVerb(
    Perform, 49, check=check_perform, codes=perform_codes, play=perform, public=alone
)
DRAW_PRIVILEGE: Final = GenoaVerb(
    DrawPrivilege,
    50,
    check=check_draw_privilege,
    codes=draw_privilege_codes,
    play=perform,
    public=alone,
)
# Argument: card
GIVE_PROCEEDS: Final = GenoaVerb(
    GiveProceeds,
    220,
    check=check_give,
    codes=give_codes,
    decode=decode_card(GiveProceeds),
    play=give_proceeds,
)
