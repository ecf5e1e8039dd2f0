"""Chapters 4 and 7: playing cards, the four actions, the trip, port markers."""

from bisect import insort

from fondaco.games.oltre_mare.components import (
    COMPASS,
    FIGHT_PIRATES,
    IMPORTANT_DEAL,
    MARKERS,
    SMOOTH_SAILING,
    TYPES,
)
from fondaco.games.oltre_mare.state import COMPASS_PHASE, PLAY, SAIL, STOLEN, Sea
from fondaco.games.oltre_mare.turn import begin_loading, end_turn
from fondaco.games.oltre_mare.venice import lift, turn_up
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
from fondaco.table.chance import Chance
from fondaco.table.words import Refusal, Seat, Tell

DECLINE = -1


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


def pick(sea: Sea, seat: Seat, card: int, chance: Chance, tell: Tell | None) -> None:
    """Choose one of the cards to be played; the last one shows them all."""
    picked = sea.picked
    picked.append(card)
    if tell is not None:
        tell(CardPicked(seat), all_but(seat))
        tell(CardPicked(seat, sea.parts.cards[card]), only(seat))
    if len(picked) == sea.parts.load[sea.cargo[seat][-1]]:
        sea.picked = []
        picked.sort()
        play_cards(sea, picked, chance, tell)


def play_cards(sea: Sea, cards: list[int], chance: Chance, tell: Tell | None) -> None:
    """OM-403: ducats, pirates, market, navigation, each once and in this order."""
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
    pile, stolen = sea.piles[seat], 0
    for _ in range(row(sea.parts.stolen, icons)):
        if not lift(sea, chance, tell):  # OM-409
            break
        pile.append(STOLEN)
        stolen += 1
    if tell is not None:
        tell(PiratesStruck(seat, icons, stolen), ALL)


def _market(sea: Sea, seat: Seat, due: int, chance: Chance, tell: Tell | None) -> None:
    """OM-407; the cards come too late to be played this turn (OM-408)."""
    drawn = []
    for _ in range(due):
        if not lift(sea, chance, tell):  # OM-409
            break
        card = turn_up(sea, chance)
        drawn.append(card)
        insort(sea.hands[seat], card)
    tell_drawn(sea, seat, drawn, tell)


def tell_drawn(sea: Sea, seat: Seat, cards: list[int], tell: Tell | None) -> None:
    """Everybody hears how many, their owner which."""
    if tell is not None:
        tell(CardsDrawn(seat, len(cards)), all_but(seat))
        tell(CardsDrawn(seat, len(cards), sea.names(cards)), only(seat))


# -- sailing --


def _navigate(sea: Sea, seat: Seat, steps: int, tell: Tell | None) -> None:
    trips = sea.parts.trips(sea.ship[seat], steps) if steps else {}
    if not trips:  # OM-416, OM-R23
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
    """The routes that may not be used again, one bit each (OM-411)."""
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
    sea.ship[seat] = port
    sea.steps -= len(trip)
    sea.trip += trip


def stop(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    if sea.marker[sea.ship[seat]] == COMPASS:  # OM-711
        sea.phase = COMPASS_PHASE
        if not jump_ports(sea):
            jump(sea, seat, DECLINE, tell)
    else:
        _take_marker(sea, seat, tell)
        begin_loading(sea, tell)


def _take_marker(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    """OM-414, OM-415: what lies at the port, if anything, replaces the active marker."""
    port = sea.ship[seat]
    kind = sea.marker[port]
    before = sea.live[seat]
    sea.live[seat] = kind
    if kind >= 0:
        sea.marker[port] = -1  # OM-705
        sea.owned[seat * TYPES + kind] += 1
    if tell is not None:
        if before >= 0:
            tell(MarkerTurned(seat, MARKERS[before]), ALL)
        if kind >= 0:
            tell(MarkerTaken(seat, sea.parts.ports[port], MARKERS[kind]), ALL)


# -- the compass --


def jump_ports(sea: Sea) -> list[int]:
    """OM-712: any port without a compass; the one just reached still holds its own."""
    return [port for port, kind in enumerate(sea.marker) if kind != COMPASS]


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


def jump(sea: Sea, seat: Seat, port: int, tell: Tell | None) -> None:
    here = sea.ship[seat]
    if port == DECLINE:
        if tell is not None:
            tell(CompassDeclined(seat), ALL)
        if not sea.house.keep_compass:  # OM-714, OM-R25
            sea.marker[here] = -1
            sea.gone[COMPASS] += 1
    else:
        sea.marker[here] = -1  # OM-713
        sea.gone[COMPASS] += 1
        sea.ship[seat] = port
        if tell is not None:
            tell(ShipJumped(seat, sea.parts.ports[port]), ALL)
    _take_marker(sea, seat, tell)
    begin_loading(sea, tell)
