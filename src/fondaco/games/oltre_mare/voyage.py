"""Chapters 4 and 7: playing cards, the four actions, the trip, port markers."""

from typing import Final

from fondaco.games.oltre_mare.pieces import (
    COMPASS,
    FIGHT_PIRATES,
    IMPORTANT_DEAL,
    MARKERS,
    SMOOTH_SAILING,
    TYPES,
)
from fondaco.games.oltre_mare.state import COMPASS_PHASE, PLAY, SAIL, STOLEN, Sea
from fondaco.games.oltre_mare.turn import begin_loading, end_turn
from fondaco.games.oltre_mare.venice import lift, tell_emptied, turn_up
from fondaco.games.oltre_mare.words import (
    CardPicked,
    CardsDrawn,
    CardsPlayed,
    CompassDeclined,
    DucatsEarned,
    Jump,
    LoadSkipped,
    MarkerTaken,
    MarkerTurned,
    PiratesFought,
    PiratesStruck,
    Play,
    Sail,
    SailingPaid,
    ShipJumped,
    ShipSailed,
)
from fondaco.table.audience import ALL, all_but, only
from fondaco.table.blanks import Several
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Form, Refusal, Seat, Tell

STAY: Final = 0
"""The argument of declining a jump; a port's is its number and one."""


def row(table: list[int], icons: int) -> int:
    """What so many icons bring; the last entry also counts for more."""
    return table[icons] if icons < len(table) else table[-1]


# -- playing --


def begin_main(sea: Sea, chance: Chance, tell: Tell | None) -> None:
    """OM-401: exactly as many cards as the load of the top card demands."""
    seat = sea.active
    load = sea.parts.load[sea.cargo[seat][-1]]  # OM-402
    hand = sea.hands[seat]
    if len(hand) > load:
        sea.phase = PLAY
    elif len(hand) == load or sea.house.play_all:
        play_cards(sea, hand[:], chance, tell)
    else:  # OM-323, OM-R21
        if tell is not None:
            tell(LoadSkipped(seat), ALL)
        end_turn(sea, tell)


def check_play(sea: Sea, seat: Seat, action: Play) -> Refusal | None:
    if seat != sea.active or sea.phase != PLAY:
        return Refusal("OM-201", {"phase": "play"})
    card = sea.parts.card_id.get(action.card, -1)
    if card not in sea.hands[seat] or card in sea.picked:
        return Refusal("OM-401", {"card": action.card})
    return None


def play_codes(sea: Sea, seat: Seat) -> list[int]:
    picked = sea.picked
    return [PLAY_CARD.base + card for card in sea.hands[seat] if card not in picked]


def decode_play(sea: Sea, seat: Seat, card: int) -> Play:
    return Play(sea.parts.cards[card])


def pick(sea: Sea, seat: Seat, card: int, chance: Chance, tell: Tell | None) -> None:
    """Choose one of the cards to be played; the last one shows them all."""
    sea.picked = picked = [*sea.picked, card]
    if tell is not None:
        tell(CardPicked(seat), all_but(seat))
        tell(CardPicked(seat, sea.parts.cards[card]), only(seat))
    if len(picked) == sea.parts.load[sea.cargo[seat][-1]]:
        sea.picked = []
        picked.sort()
        play_cards(sea, picked, chance, tell)


def play_cards(sea: Sea, cards: list[int], chance: Chance, tell: Tell | None) -> None:
    """OM-403: ducats, pirates, market, navigation, each once and in this order (OM-404)."""
    seat, parts = sea.active, sea.parts
    hand, live, icons = sea.hands[seat], sea.live[seat], 0
    for card in cards:
        hand.remove(card)
        icons += parts.icons[card]
    sea.played = cards
    if tell is not None:
        tell(CardsPlayed(seat, sea.names(cards)), ALL)
    ducats = (icons & 255) + (live == IMPORTANT_DEAL)  # OM-751
    if ducats:
        earned = row(parts.earnings, ducats)  # OM-405
        sea.ducats[seat] += earned
        if tell is not None:
            tell(DucatsEarned(seat, ducats, earned), ALL)
    pirates = icons >> 8 & 255
    if pirates:
        _pirates(sea, seat, pirates, chance, tell)
    market = icons >> 16 & 255
    if market:
        _market(sea, seat, row(parts.drawn, market), chance, tell)
    ships = icons >> 24
    if ships and live == SMOOTH_SAILING:  # OM-761, before the ship moves (OM-R27)
        sea.ducats[seat] += ships
        if tell is not None:
            tell(SailingPaid(seat, ships), ALL)
    _navigate(sea, seat, row(parts.steps, ships), tell)


def _pirates(sea: Sea, seat: Seat, icons: int, chance: Chance, tell: Tell | None) -> None:
    """OM-406: cards move unseen; which ones is not even decided yet."""
    if sea.live[seat] == FIGHT_PIRATES:  # OM-721
        if tell is not None:
            tell(PiratesFought(seat, icons), ALL)
        return
    stolen, was_empty = 0, sea.deck_empty()
    for _ in range(row(sea.parts.stolen, icons)):
        if not lift(sea, chance, tell):  # OM-409
            break
        sea.pile_up(seat, STOLEN)
        stolen += 1
    if tell is not None:
        tell(PiratesStruck(seat, icons, stolen), ALL)
    tell_emptied(sea, was_empty, tell)


def _market(sea: Sea, seat: Seat, due: int, chance: Chance, tell: Tell | None) -> None:
    """OM-407; the cards come too late to be played this turn (OM-408)."""
    drawn: list[int] = []
    was_empty = sea.deck_empty()
    for _ in range(due):
        if not lift(sea, chance, tell):  # OM-409
            break
        card = turn_up(sea, chance)
        drawn.append(card)
        sea.gain(seat, card)
    tell_drawn(sea, seat, drawn, tell)
    tell_emptied(sea, was_empty, tell)


def tell_drawn(sea: Sea, seat: Seat, cards: list[int], tell: Tell | None) -> None:
    """Everybody hears how many, their owner which."""
    if tell is not None:
        tell(CardsDrawn(seat, len(cards)), all_but(seat))
        tell(CardsDrawn(seat, len(cards), sea.names(cards)), only(seat))


# -- sailing --


def _navigate(sea: Sea, seat: Seat, steps: int, tell: Tell | None) -> None:
    trips = sea.parts.trips(sea.ship[seat], steps) if steps else {}
    if not trips:  # OM-416, OM-R24, OM-R23
        begin_loading(sea, tell)
        return
    sea.phase = SAIL
    sea.trip = ()
    sea.steps = len(next(iter(trips.values())))
    if len(trips) == 1:
        sail(sea, seat, next(iter(trips.values())), tell)


def trips(sea: Sea, seat: Seat) -> dict[int, tuple[int, ...]]:
    """The end ports the ship can reach from where it is now, each with one trip."""
    return sea.parts.trips(sea.ship[seat], sea.steps, sailed(sea))


def sailed(sea: Sea) -> int:
    """The routes that may not be used again, one bit each (OM-411).

    Other ships are not in the way (OM-417).
    """
    used = 0
    for route in sea.trip:
        used |= 1 << route
    return used


def check_sail(sea: Sea, seat: Seat, action: Sail) -> Refusal | None:
    if seat != sea.active or sea.phase != SAIL:
        return Refusal("OM-201", {"phase": "sail"})
    parts, port, used = sea.parts, sea.ship[seat], sailed(sea)
    if not 0 < len(action.routes) <= sea.steps:
        return Refusal("OM-410", {"steps": sea.steps})
    trip = [parts.route_id.get(name, -1) for name in action.routes]
    for name, route in zip(action.routes, trip, strict=True):
        there = dict(parts.ways[port]).get(route)
        if there is None:
            return Refusal("OM-410", {"route": name})
        port = there
    for name, route in zip(action.routes, trip, strict=True):
        if used >> route & 1:
            return Refusal("OM-411", {"route": name})
        used |= 1 << route
    left = sea.steps - len(trip)
    if left:
        rest = parts.trips(port, left, used)
        if not rest or len(next(iter(rest.values()))) < left:
            return Refusal("OM-413", {"steps": left})
    return None


def trip_codes(sea: Sea, seat: Seat) -> list[int]:
    return [SAIL_TO.base + port for port in trips(sea, seat)]


def decode_trip(sea: Sea, seat: Seat, port: int) -> Sail:
    return Sail(tuple(sea.parts.routes[route] for route in trips(sea, seat)[port]))


def sail_to(sea: Sea, seat: Seat, port: int, chance: Chance, tell: Tell | None) -> None:
    sail(sea, seat, trips(sea, seat)[port], tell)


def sail_along(sea: Sea, seat: Seat, action: Sail, chance: Chance, tell: Tell | None) -> None:
    """A trip drawn by hand: as long as the listed one, or only its beginning."""
    sail(sea, seat, tuple(sea.parts.route_id[name] for name in action.routes), tell)


def sail_forms(sea: Sea, seat: Seat) -> list[Form]:
    """A trip along any routes in reach."""
    ports, routes, used = {sea.ship[seat]}, set(), sailed(sea)
    for _ in range(sea.steps):
        for port in list(ports):
            for route, there in sea.parts.ways[port]:
                if not used >> route & 1:
                    routes.add(route)
                    ports.add(there)
    near = tuple(sea.parts.routes[route] for route in sorted(routes))
    return [Form("sail", (Several("routes", near, 1, sea.steps),))]


def sail(sea: Sea, seat: Seat, trip: tuple[int, ...], tell: Tell | None) -> None:
    """Some steps, and those that then follow of necessity."""
    _move(sea, seat, trip)
    if sea.steps:
        rest = trips(sea, seat)
        if len(rest) == 1:
            more = next(iter(rest.values()))
            trip += more
            _move(sea, seat, more)
    if tell is not None:
        routes = tuple(sea.parts.routes[route] for route in trip)
        tell(ShipSailed(seat, routes, sea.parts.ports[sea.ship[seat]], sea.steps), ALL)
    if not sea.steps:
        stop(sea, seat, tell)  # OM-412


def _move(sea: Sea, seat: Seat, trip: tuple[int, ...]) -> None:
    port = sea.ship[seat]
    for route in trip:
        a, b = sea.parts.ends[route]
        port = b if port == a else a
    sea.ship = changed(sea.ship, seat, port)
    sea.steps -= len(trip)
    sea.trip += trip


def stop(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    if sea.marker[sea.ship[seat]] == COMPASS:  # OM-711
        sea.phase = COMPASS_PHASE
        if not jump_ports(sea):
            _jump(sea, seat, STAY, tell)
    else:
        _take_marker(sea, seat, tell)
        begin_loading(sea, tell)


def _take_marker(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    """OM-414, OM-415: what lies at the port, if anything, replaces the active marker.

    Until then it stays active (OM-702); turned down it stays so (OM-703). It works in its owner's
    turns, from the next one on (OM-704).
    """
    port = sea.ship[seat]
    kind = sea.marker[port]
    before = sea.live[seat]
    sea.live = changed(sea.live, seat, kind)
    if kind >= 0:
        sea.marker = changed(sea.marker, port, -1)  # OM-705
        mine = seat * TYPES + kind
        sea.owned = changed(sea.owned, mine, sea.owned[mine] + 1)
    if tell is not None:
        if kind >= 0:
            tell(MarkerTaken(seat, sea.parts.ports[port], MARKERS[kind]), ALL)
        if before >= 0:
            tell(MarkerTurned(seat, MARKERS[before]), ALL)


# -- the compass --


def jump_ports(sea: Sea) -> list[int]:
    """OM-712: any port without a compass; the one just reached still holds its own."""
    return [port for port, kind in enumerate(sea.marker) if kind != COMPASS]


def jump_codes(sea: Sea, seat: Seat) -> list[int]:
    first = JUMP.base
    return [first + STAY, *(first + port + 1 for port in jump_ports(sea))]


def decode_jump(sea: Sea, seat: Seat, goal: int) -> Jump:
    return Jump(None if goal == STAY else sea.parts.ports[goal - 1])


def check_jump(sea: Sea, seat: Seat, action: Jump) -> Refusal | None:
    if seat != sea.active or sea.phase != COMPASS_PHASE:
        return Refusal("OM-201", {"phase": "compass"})
    if action.port is None:
        return None
    port = sea.parts.port_id.get(action.port, -1)
    if port < 0:
        return Refusal("OM-711", {"port": action.port})
    if port not in jump_ports(sea):
        return Refusal("OM-712", {"port": action.port})
    return None


def jump(sea: Sea, seat: Seat, goal: int, chance: Chance, tell: Tell | None) -> None:
    _jump(sea, seat, goal, tell)


def _jump(sea: Sea, seat: Seat, goal: int, tell: Tell | None) -> None:
    here = sea.ship[seat]
    if goal == STAY:
        if tell is not None:
            tell(CompassDeclined(seat), ALL)
        if not sea.house.keep_compass:  # OM-714, OM-R25
            _spend_compass(sea, here)
    else:
        _spend_compass(sea, here)  # OM-713, OM-R26
        sea.ship = changed(sea.ship, seat, goal - 1)
        if tell is not None:
            tell(ShipJumped(seat, sea.parts.ports[goal - 1]), ALL)
    _take_marker(sea, seat, tell)
    begin_loading(sea, tell)


def _spend_compass(sea: Sea, port: int) -> None:
    sea.marker = changed(sea.marker, port, -1)
    sea.gone = changed(sea.gone, COMPASS, sea.gone[COMPASS] + 1)


PLAY_CARD: Final = Verb(Play, 12, codes=play_codes, check=check_play, decode=decode_play, play=pick)
SAIL_TO: Final = Verb(
    Sail, 13, codes=trip_codes, check=check_sail, decode=decode_trip, play=sail_to, do=sail_along
)
JUMP: Final = Verb(Jump, 14, codes=jump_codes, check=check_jump, decode=decode_jump, play=jump)
