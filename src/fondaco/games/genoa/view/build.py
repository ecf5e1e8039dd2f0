"""Positions: every piece by name, for tests, puzzles, analysis and snapshots.

A position has the fields of a view, with all secrets. What is left out is taken from the rest:
supply, stocks and decks hold whatever lies nowhere else.
"""

from typing import Any, Final

import msgspec

from fondaco.games.genoa.cards import claimable, hand_names
from fondaco.games.genoa.components import (
    BUILDINGS,
    CARDS,
    COLOURS,
    DECK_END,
    DECK_OF,
    DECK_START,
    DECKS,
    DISCS,
    GOODS,
    MARKET,
    MESSAGE,
    PRIVILEGE,
    SIDE,
    SPECIAL_NAMES,
    SPECIALS,
)
from fondaco.games.genoa.markers import is_asked
from fondaco.games.genoa.state import (
    CLAIM,
    DECIDE,
    FACE_DOWN,
    FACE_UP,
    MARKERS,
    OFFERS,
    OPEN,
    OVER,
    PHASES,
    SPECTATOR,
    START_PHASE,
    City,
    clear,
)
from fondaco.games.genoa.tower import moves
from fondaco.games.genoa.view.plays import last_play, leads_here
from fondaco.games.genoa.view.position import Position
from fondaco.games.genoa.view.reading import read_floor, read_intentions, read_window
from fondaco.games.genoa.view.seeing import (
    accepted_seen,
    claims_seen,
    delivered_seen,
    floor_seen,
    intentions_seen,
    knowers,
    window_seen,
)
from fondaco.games.genoa.words import Count
from fondaco.parley.sealed import Sealed
from fondaco.table.numbers import by_name
from fondaco.table.reading import fail
from fondaco.table.words import Seat

MOST: Final = 1_000_000
"""Of ducats and whatever else is counted: no game comes near it."""


def write_position(city: City) -> dict[str, Any]:
    parts, names = city.parts, city.board.names
    seats = range(city.seats)
    position = Position(
        seats=city.seats,
        phase=PHASES[city.phase],
        active=city.active,
        first=city.first,
        turn=city.turn,
        round=city.round,
        dice=(city.red, city.blue) if city.red else None,
        way=tuple(names[space] for space in city.way),
        lifted=tuple(names[space] for space in city.way if city.lifted >> space & 1),
        allowances=tuple(city.allowance),
        bonus=city.bonus,
        money=tuple(city.money),
        bank_paid=city.bank_paid,
        goods=tuple(by_name(city.goods, seat * GOODS, parts.goods) for seat in seats),
        supply=by_name(city.store, 0, parts.goods),
        specials=tuple(by_name(city.special, seat * SPECIALS, SPECIAL_NAMES) for seat in seats),
        stock=by_name(city.stock, 0, SPECIAL_NAMES),
        markers=tuple(by_name(city.reserve, seat * COLOURS, parts.colours) for seat in seats),
        tray=by_name(city.tray, 0, parts.colours),
        owners={parts.buildings[b]: owner for b, owner in enumerate(city.owner) if owner >= 0},
        hands=tuple(hand_names(city, seat) for seat in seats),
        face_up=tuple(parts.cards[c] for c in range(CARDS) if city.where[c] == FACE_UP),
        not_in_decks=tuple(
            parts.cards[c] for c in range(CARDS) if city.where[c] >= 0 and not city.fresh >> c & 1
        ),
        known={
            parts.cards[c]: others
            for c in range(CARDS)
            if city.where[c] >= 0 and (others := knowers(city, c))
        },
        small_orders=tuple(city.smalls),
        delivered=delivered_seen(city),
        floors=city.floors,
        floor=floor_seen(city, None, whole=True),
        intentions=intentions_seen(city, None, whole=True),
        accepted=accepted_seen(city),
        picks=tuple(parts.cards[card] for card in city.picks),
        window=window_seen(city, None, whole=True),
        claims=claims_seen(city, None, whole=True),  # type: ignore[arg-type]
        ripe=tuple(parts.cards[c] for c in range(CARDS) if city.ripe >> c & 1),
        placing=city.placing if city.placing >= 0 else None,
        last_play=last_play(city),
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


# -- reading --


def build(city: City, position: Position) -> None:
    """Put everything where the position says, or `Invalid` naming the field and the rule."""
    clear(city)
    city.phase = PHASES.index(position.phase)
    _set_turn(city, position)
    _set_way(city, position)
    _set_pieces(city, position)
    _set_cards(city, position)
    if not 0 <= position.floors <= MOST:
        fail("floors", f"must be 0 to {MOST}", "GN-906")
    city.floors = position.floors
    read_intentions(city, position.intentions)
    read_floor(city, position.floor, position.accepted, position.picks)
    read_window(city, position.window)
    _set_claims(city, position)
    _set_placing(city, position)
    _set_last_play(city, position)


def _set_last_play(city: City, position: Position) -> None:
    played = position.last_play
    if played is None:
        return
    city.last_seat = _seat(city, "last_play.seat", played.seat)
    city.last_code = city.public_code(played.seat, played.code)
    if city.last_code < 0:
        fail("last_play.code", f"{played.code} is no play that all could see", "GN-202")
    if last_play(city) != played:
        fail("last_play", "does not say what its code says", "GN-202")
    if not leads_here(city, played):
        fail("last_play", f"does not lead to the phase {position.phase}", "GN-202")


def _seat(city: City, field: str, seat: Seat) -> Seat:
    if not 0 <= seat < city.seats:
        fail(field, f"there is no seat {seat}", "GN-101")
    return seat


def _by_seat(city: City, field: str, values: tuple[Any, ...], default: Any) -> list[Any]:
    """The values of a position, the default for seats it leaves out at the end."""
    if len(values) > city.seats:
        fail(field, f"must be one for each of {city.seats} seats", "GN-101")
    return [*values, *([default] * (city.seats - len(values)))]


def _set_turn(city: City, position: Position) -> None:
    city.active = _seat(city, "active", position.active)
    city.first = _seat(city, "first", position.first)
    city.turn = position.turn
    over = city.phase == OVER
    begun = city.end_space if over else city.parts.start_space
    city.round = begun if position.round is None else position.round
    if over and city.round < city.end_space:
        fail("round", f"the game ends on space {city.end_space}", "GN-801")
    if not city.parts.start_space <= city.round <= city.end_space:
        fail("round", f"must be {city.parts.start_space} to {city.end_space}", "GN-801")
    if not 1 <= position.turn <= MOST:
        fail("turn", f"counts from 1, to {MOST} at most", "GN-201")
    if position.bonus and not city.variant:
        fail("bonus", "belongs to the two-player variant", "GN-907")
    city.bonus = position.bonus
    _set_allowances(city, position)
    city.smalls = _by_seat(city, "small_orders", position.small_orders, 0)
    if min(city.smalls) < 0:
        fail("small_orders", "must not be negative", "GN-614")
    if max(city.smalls) > 1 and not city.house.small_per_action:
        fail("small_orders", "are at most one of a seat in a turn", "GN-614")
    for seat, villas in enumerate(_by_seat(city, "delivered", position.delivered, ())):
        for name in villas:
            villa = city.parts.building_id.get(name, -1)
            if villa not in city.parts.villas:
                fail("delivered", f"{name} is no villa", "GN-604")
            city.delivered[seat] |= 1 << villa

    if city.phase in (START_PHASE, OVER):
        _check_nothing_begun(city)


def _check_nothing_begun(city: City) -> None:
    """Before the tower is placed nothing of this turn has happened (GN-202).

    A seat may be written without its action: it cannot use one in this turn, and breaks nothing.
    """
    if city.bonus:
        fail("bonus", "is granted within a turn", "GN-907")
    if any(city.smalls):
        fail("small_orders", "are those of this turn, which has not begun", "GN-614")
    if any(city.delivered):
        fail("delivered", "are villas of this turn, which has not begun", "GN-604")


def _set_allowances(city: City, position: Position) -> None:
    """One action for each seat; whoever performs has begun his (GN-310, GN-907)."""
    performer = position.window.seat if position.window is not None else -1
    city.allowance = _by_seat(city, "allowances", position.allowances, 1)
    if 0 <= performer < city.seats and len(position.allowances) <= performer:
        city.allowance[performer] = 0
    for seat, left in enumerate(city.allowance):
        most = (seat != performer) + (city.bonus and seat == city.active)
        if not 0 <= left <= most:
            fail("allowances", f"seat {seat} has 0 to {most} actions left", "GN-310")


def _set_way(city: City, position: Position) -> None:
    board = city.board
    if position.dice is not None:
        if not all(1 <= die <= SIDE for die in position.dice):
            fail("dice", f"show 1 to {SIDE}", "GN-204")
        if not position.way:
            fail("dice", "are rolled to place the tower", "GN-204")
        city.red, city.blue = position.dice
        shown = board.names[board.grid[city.blue - 1][city.red - 1]]
        if position.way[0] != shown:
            fail("dice", f"show {shown}, where the tower did not start", "GN-204")
    for name in position.way:
        space = board.id.get(name, -1)
        if space < 0:
            fail("way", f"there is no space {name}", "GN-102")
        if city.way and space not in board.neighbours[city.way[-1]]:
            fail("way", f"{name} is not adjacent to the space before it", "GN-303")
        if city.visited >> space & 1:
            fail("way", f"{name} is visited twice", "GN-305")
        city.way.append(space)
        city.visited |= 1 << space
    if len(city.way) > DISCS:
        fail("way", f"has at most {DISCS} spaces", "GN-304")
    before = city.phase in (START_PHASE, OVER)
    if before != (not city.way):
        fail("way", "the tower is placed at the start of a turn and passed on at its end", "GN-202")
    if city.phase in (OPEN, OFFERS, DECIDE) and city.way[-1] >= BUILDINGS:
        fail("phase", "there is no action on a street cell or the market", "GN-309")
    if PHASES[city.phase].startswith("move") and not moves(city):
        fail("phase", "no move is left, so the movement is over", "GN-308")
    for name in position.lifted:
        space = board.id.get(name, -1)
        if space <= MARKET or space not in city.way or city.phase != MARKERS:
            fail("lifted", "must be street cells visited this turn", "GN-710")
        city.lifted |= 1 << space


def _take(field: str, counts: Count, names: "list[str] | tuple[str, ...]") -> list[int]:
    for name, n in counts.items():
        if name not in names:
            fail(field, f"{name} is not one of: {', '.join(names)}")
        if n < 0:
            fail(field, f"{name} must not be negative")
    return [counts.get(name, 0) for name in names]


def _set_pieces(city: City, position: Position) -> None:
    parts = city.parts
    money = _by_seat(city, "money", position.money, parts.start_money)
    if any(amount < 0 or amount % parts.step for amount in money):
        fail("money", f"must be in steps of {parts.step}, not negative", "GN-R36")
    if max(money) > MOST:
        fail("money", f"must be at most {MOST}", "GN-108")
    city.money = money
    # Without a word about the bank, it has paid what is there beyond the start.
    paid = sum(money) - parts.start_money * city.seats
    city.bank_paid = paid if position.bank_paid is None else position.bank_paid
    if city.bank_paid != paid:
        fail("bank_paid", f"must be {paid}, all money beyond the start", "GN-108")
    for seat, counts in enumerate(_by_seat(city, "goods", position.goods, {})):
        taken = _take("goods", counts, parts.goods)
        city.goods[seat * GOODS : seat * GOODS + GOODS] = taken
        city.store = [left - n for left, n in zip(city.store, taken, strict=True)]
    for seat, counts in enumerate(_by_seat(city, "specials", position.specials, {})):
        taken = _take("specials", counts, SPECIAL_NAMES)
        city.special[seat * SPECIALS : seat * SPECIALS + SPECIALS] = taken
        city.stock = [left - n for left, n in zip(city.stock, taken, strict=True)]
    for name, owner in position.owners.items():
        building = parts.building_id.get(name, -1)
        if building not in city.board.ownable:
            fail(f"owners.{name}", "touches no street cell", "GN-713")
        city.owner[building] = _seat(city, f"owners.{name}", owner)
        city.tray[owner] -= 1
    for seat, counts in enumerate(_by_seat(city, "markers", position.markers, {})):
        taken = _take("markers", counts, parts.colours)
        if not city.house.keep_colour and sum(taken) != taken[seat]:
            fail("markers", "must be of the seat's own colour", "GN-R27")
        city.reserve[seat * COLOURS : seat * COLOURS + COLOURS] = taken
        city.tray = [left - n for left, n in zip(city.tray, taken, strict=True)]
    for field, left, given, names, rule in (
        ("supply", city.store, position.supply, parts.goods, "GN-103"),
        ("stock", city.stock, position.stock, SPECIAL_NAMES, "GN-104"),
        ("tray", city.tray, position.tray, parts.colours, "GN-105"),
    ):
        if min(left) < 0:
            fail(field, "there are not so many pieces", rule)
        if given is not None and _take(field, given, names) != left:
            fail(field, "must hold exactly what is nowhere else", rule)


def _set_cards(city: City, position: Position) -> None:
    parts = city.parts

    def number(field: str, name: str) -> int:
        card = parts.card_id.get(name, -1)
        if card < 0:
            fail(field, f"there is no card {name}", "GN-106")
        return card

    for seat, names in enumerate(_by_seat(city, "hands", position.hands, ())):
        for name in names:
            card = number("hands", name)
            if city.where[card] != FACE_DOWN:
                fail("hands", f"{name} is in two places", "GN-106")
            city.where[card] = seat
            city.known[card] = 1 << seat
            city.held[seat * DECKS + DECK_OF[card]] += 1
            city.down[DECK_OF[card]] -= 1
    for name in position.face_up:
        card = number("face_up", name)
        if city.where[card] != FACE_DOWN:
            fail("face_up", f"{name} is in two places", "GN-106")
        city.where[card] = FACE_UP
        city.fresh &= ~(1 << card)
        city.down[DECK_OF[card]] -= 1
        city.up[DECK_OF[card]] += 1
    for deck in range(DECKS):
        if city.up[deck] and not city.down[deck]:
            fail("face_up", "a deck of face-up cards alone is shuffled at once", "GN-662")
    for name in position.not_in_decks:
        card = number("not_in_decks", name)
        if city.where[card] < 0:
            fail("not_in_decks", f"{name} is in no hand", "GN-662")
        city.fresh &= ~(1 << card)
    for name, others in position.known.items():
        card = number("known", name)
        if city.where[card] < 0:
            fail("known", f"{name} is in no hand", "GN-904")
        for other in others:
            if other != SPECTATOR:
                _seat(city, f"known.{name}", other)
            city.known[card] |= 1 << other
        if city.known[card] >> SPECTATOR & 1:  # what spectators know all know
            city.known[card] = city.everybody
    if city.phase == OVER:  # GN-803: privileges are shown at the end
        for card in range(DECK_START[PRIVILEGE], DECK_END[PRIVILEGE]):
            if city.where[card] >= 0:
                city.known[card] = city.everybody
    if position.ripe and not city.house.declared:
        fail("ripe", "messages are paid by themselves with this option", "GN-R12")
    for name in position.ripe:
        card = number("ripe", name)
        if DECK_OF[card] != MESSAGE or city.where[card] < 0 or not city.done(card):
            fail("ripe", f"{name} is no done message in a hand", "GN-R13")
        city.ripe |= 1 << card


def _set_claims(city: City, position: Position) -> None:
    if (city.phase == CLAIM) != city.house.declared and city.phase == CLAIM:
        fail("phase", "messages are paid by themselves with this option", "GN-R12")
    if city.phase != CLAIM:
        if position.claims:
            fail("claims", "belong to the phase claim", "GN-R12")
        return
    city.claims = Sealed(tuple(city.clockwise(city.active)))
    for seat, claimed in enumerate(_by_seat(city, "claims", position.claims, None)):
        if claimed is None:
            continue
        can = [city.parts.cards[card] for card in claimable(city, seat)]
        if not set(claimed) <= set(can):
            fail("claims", "must be done messages of the seat", "GN-621")
        city.claims.put(seat, sum(1 << n for n, card in enumerate(can) if card in claimed))
    if not city.claims.waiting():
        fail("claims", "are all in, so they are paid", "GN-R12")


def _set_placing(city: City, position: Position) -> None:
    if city.phase != MARKERS:
        if position.placing is not None:
            fail("placing", "belongs to the phase markers", "GN-704")
        return
    if position.placing is None:
        fail("placing", "must name the seat that may place markers", "GN-704")
    city.placing = _seat(city, "placing", position.placing)
    if not is_asked(city, city.placing):
        fail("placing", "has nothing to place, so it passes by itself", "GN-704")
