"""Chapters 2 and 3: placing the tower, moving it, and the end of a turn."""

from fondaco.games.genoa.cards import claimable, pay_message, pay_stop
from fondaco.games.genoa.codes import (
    CLAIMED,
    END_MOVEMENT,
    MOVE,
    PLAY_START,
    ROLL,
)
from fondaco.games.genoa.components import BUILDINGS, COLOURS, DISCS, MARKET, SIDE, SPECIALS, START
from fondaco.games.genoa.ending import end_game
from fondaco.games.genoa.state import (
    CLAIM,
    MARKERS,
    MOVE_OPEN,
    OPEN,
    START_PHASE,
    City,
    fresh_turn,
)
from fondaco.games.genoa.words import (
    ClaimSealed,
    DiceRolled,
    MovementEnded,
    RoundAdvanced,
    StartPlayed,
    TowerMoved,
    TowerPlaced,
    TurnBegun,
)
from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.words import Seat, Tell

# -- placing --


def start_codes(city: City, seat: Seat) -> list[int]:
    if not city.special[seat * SPECIALS + START]:
        return [ROLL]
    return [ROLL, *range(PLAY_START, PLAY_START + len(city.board.names))]  # GN-205


def roll(city: City, chance: Chance, tell: Tell | None) -> None:
    """GN-204: red counts columns, blue counts rows."""
    city.red = chance.below(SIDE) + 1
    city.blue = chance.below(SIDE) + 1
    if tell is not None:
        tell(DiceRolled(city.active, city.red, city.blue), ALL)
    _place(city, city.board.grid[city.blue - 1][city.red - 1], tell)


def play_start(city: City, space: int, tell: Tell | None) -> None:
    city.special[city.active * SPECIALS + START] -= 1
    city.stock[START] += 1  # GN-642
    if tell is not None:
        tell(StartPlayed(city.active), ALL)
    _place(city, space, tell)


def _place(city: City, space: int, tell: Tell | None) -> None:
    city.way = [space]  # GN-208
    city.visited = 1 << space
    if tell is not None:
        tell(TowerPlaced(city.board.names[space]), ALL)
    if space == MARKET and city.house.market_advances and city.round < city.end_space:  # GN-206
        city.round += 1
        if tell is not None:
            tell(RoundAdvanced(city.round, True), ALL)
    city.phase = OPEN if space < BUILDINGS else MOVE_OPEN


# -- moving --


def moves(city: City) -> list[int]:
    """GN-303 to GN-305."""
    if len(city.way) == DISCS:
        return []
    visited = city.visited
    return [space for space in city.board.neighbours[city.way[-1]] if not visited >> space & 1]


def move_codes(city: City) -> list[int]:
    return [*(MOVE + space for space in moves(city)), END_MOVEMENT]


def enter(city: City, space: int, spared: list[int], tell: Tell | None) -> None:
    """The tower enters a space; messages completed by the stop are paid."""
    if tell is not None:
        names = city.board.names
        tell(TowerMoved(names[city.way[-1]], names[space]), ALL)
    city.way.append(space)
    city.visited |= 1 << space
    if space < BUILDINGS:
        pay_stop(city, space, spared, tell)


def move(city: City, space: int, tell: Tell | None) -> None:
    """A move without a deal (GN-411)."""
    drop_floor(city)
    enter(city, space, [], tell)
    if space < BUILDINGS:
        city.phase = OPEN  # GN-401
    else:
        after_stop(city, tell)


def drop_floor(city: City) -> None:
    """All offers lapse (GN-427)."""
    city.floor = None
    city.ask = None
    city.declined = {}


def after_stop(city: City, tell: Tell | None) -> None:
    """The current space is settled: the next move, if there is one (GN-308, GN-412)."""
    if moves(city):
        city.phase = MOVE_OPEN
    else:
        end_movement(city, tell)


def end_movement(city: City, tell: Tell | None) -> None:
    drop_floor(city)
    city.intents = {}  # GN-427
    if tell is not None:
        tell(MovementEnded(city.active), ALL)
    if city.house.declared:
        city.phase = CLAIM
        city.claims = Sealed(tuple(city.clockwise(city.active)))
    else:
        begin_markers(city, tell)


# -- claims (GN-R12) --


def claim_codes(city: City, seat: Seat) -> list[int]:
    return list(range(CLAIMED, CLAIMED + (1 << len(claimable(city, seat)))))


def claim(city: City, seat: Seat, mask: int, tell: Tell | None) -> None:
    assert city.claims is not None
    city.claims.put(seat, mask)
    if tell is not None:
        tell(ClaimSealed(seat), ALL)
    if city.claims.waiting():
        return
    claimed = [
        (claimant, [card for n, card in enumerate(claimable(city, claimant)) if chosen >> n & 1])
        for claimant, chosen in city.claims.reveal()
    ]
    city.claims = None
    for claimant, cards in claimed:
        for card in cards:
            pay_message(city, claimant, card, tell)
    begin_markers(city, tell)


# -- the end of a turn --


def begin_markers(city: City, tell: Tell | None) -> None:
    city.phase = MARKERS
    ask_for_markers(city, 0, tell)


def ask_for_markers(city: City, offset: int, tell: Tell | None) -> None:
    """From the active player clockwise (GN-704); seats without a marker pass by themselves."""
    for n in range(offset, city.seats):
        seat = (city.active + n) % city.seats
        if any(city.reserve[seat * COLOURS : seat * COLOURS + COLOURS]):
            city.placing = seat
            return
    pass_tower(city, tell)


def pass_tower(city: City, tell: Tell | None) -> None:
    """GN-715, GN-203: the tower goes to the next seat, after a round perhaps to nobody."""
    city.active = (city.active + 1) % city.seats
    if city.active == city.first:
        if city.round >= city.end_space:
            fresh_turn(city)
            end_game(city, tell)
            return
        city.round += 1
        if tell is not None:
            tell(RoundAdvanced(city.round, False), ALL)
    city.turn += 1
    city.phase = START_PHASE
    fresh_turn(city)
    if tell is not None:
        tell(TurnBegun(city.active, city.round), ALL)
