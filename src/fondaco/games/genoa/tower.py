"""Chapters 2 and 3: placing the tower and moving it."""

from typing import Final

from fondaco.games.genoa.cards import claimable, pay_message, pay_stop
from fondaco.games.genoa.components import BUILDINGS, DISCS, MARKET, SIDE, SPECIALS, START
from fondaco.games.genoa.markers import begin_markers
from fondaco.games.genoa.state import CLAIM, MOVE_OPEN, OPEN, PICK, START_PHASE, WINDOW, City
from fondaco.games.genoa.verbs import GenoaVerb, alone, decode_space, seen_space
from fondaco.games.genoa.words import (
    Claim,
    ClaimsClosed,
    ClaimSealed,
    DiceRolled,
    EndMovement,
    Move,
    MovementEnded,
    PlayStart,
    Roll,
    RoundAdvanced,
    StartPlayed,
    TowerMoved,
    TowerPlaced,
)
from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.words import Refusal, Seat, Tell

# -- placing --


def check_roll(city: City, seat: Seat, action: Roll) -> Refusal | None:
    if seat != city.active:
        return Refusal("GN-201")
    return None if city.phase == START_PHASE else Refusal("GN-202")


def roll_codes(city: City, seat: Seat) -> list[int]:
    return [ROLL.base]


def roll(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    """GN-204: red counts columns, blue counts rows."""
    city.red = chance.below(SIDE) + 1
    city.blue = chance.below(SIDE) + 1
    if tell is not None:
        tell(DiceRolled(city.active, city.red, city.blue), ALL)
    _place(city, city.board.grid[city.blue - 1][city.red - 1], tell)


def may_choose_start(city: City, seat: Seat) -> bool:
    """GN-205: a start card instead of the dice; it has no other use (GN-643)."""
    return city.special[seat * SPECIALS + START] > 0


def check_play_start(city: City, seat: Seat, action: PlayStart) -> Refusal | None:
    mine = seat == city.active and city.phase == START_PHASE and may_choose_start(city, seat)
    return None if mine and action.space in city.board.id else Refusal("GN-205")


def play_start_codes(city: City, seat: Seat) -> list[int]:
    if not may_choose_start(city, seat):
        return []
    return list(range(PLAY_START.base, PLAY_START.base + len(city.board.names)))


def play_start(city: City, seat: Seat, space: int, chance: Chance, tell: Tell | None) -> None:
    city.spend(city.active, START)
    if tell is not None:
        tell(StartPlayed(city.active), ALL)
    _place(city, space, tell)


def _place(city: City, space: int, tell: Tell | None) -> None:
    city.way = [space]  # GN-208, GN-R15
    city.visited = 1 << space
    if tell is not None:
        tell(TowerPlaced(city.board.names[space]), ALL)
    if space == MARKET and city.house.market_advances and city.round < city.end_space:
        # GN-206, GN-R7; GN-207: void where the option says so.
        city.round += 1
        if tell is not None:
            tell(RoundAdvanced(city.round, True), ALL)
    city.phase = OPEN if space < BUILDINGS else MOVE_OPEN


# -- moving --


def moves(city: City) -> list[int]:
    """GN-303 to GN-305; GN-307: whether or not anybody has an action left."""
    if len(city.way) == DISCS:
        return []
    visited = city.visited
    return [space for space in city.board.neighbours[city.way[-1]] if not visited >> space & 1]


def _unsettled(city: City, seat: Seat) -> str | None:
    """Why the tower may not go on, or stop, now."""
    if city.off_the_way():
        return "GN-202"
    if seat != city.active:
        return "GN-306"
    if city.acts_for_another(seat):
        return "GN-316"
    if city.deals_here() or city.phase == WINDOW:
        return "GN-407"
    if city.phase == PICK:
        return "GN-417"
    return "GN-906" if _still_sealed(city) else None


def _still_sealed(city: City) -> bool:
    """A round is being answered: what is offered is not known yet."""
    return city.hears() and not city.house.live


def check_move(city: City, seat: Seat, action: Move) -> Refusal | None:
    if city.off_the_way():
        return Refusal("GN-202")
    space = city.board.id.get(action.space, -1)
    if space not in city.board.neighbours[city.way[-1]]:
        return Refusal("GN-303", {"space": action.space})
    if len(city.way) == DISCS:
        return Refusal("GN-304")
    if city.visited >> space & 1:
        return Refusal("GN-305", {"space": action.space})
    rule = _unsettled(city, seat)
    return None if rule is None else Refusal(rule)


def move_codes(city: City, seat: Seat) -> list[int]:
    if _still_sealed(city):
        return []
    return [MOVE.base + space for space in moves(city)]


def enter(city: City, space: int, spared: list[int], tell: Tell | None) -> None:
    """The tower enters a space; messages completed by the stop are paid."""
    if tell is not None:
        names = city.board.names
        tell(TowerMoved(names[city.way[-1]], names[space]), ALL)
    city.way = [*city.way, space]
    city.visited |= 1 << space
    if space < BUILDINGS:
        pay_stop(city, space, spared, tell)


def move(city: City, seat: Seat, space: int, chance: Chance, tell: Tell | None) -> None:
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


def check_end_movement(city: City, seat: Seat, action: EndMovement) -> Refusal | None:
    rule = _unsettled(city, seat)
    return None if rule is None else Refusal(rule)


def end_movement_codes(city: City, seat: Seat) -> list[int]:
    return [] if _still_sealed(city) else [END_MOVEMENT.base]


def stop_here(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    """GN-306: the active player may end the movement, even at once."""
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


def check_claim(city: City, seat: Seat, action: Claim) -> Refusal | None:
    if not city.house.declared:
        return Refusal("GN-R12")
    if city.phase != CLAIM:
        return Refusal("GN-202")
    return Refusal("GN-621") if encode_claim(city, seat, action) is None else None


def claim_codes(city: City, seat: Seat) -> list[int]:
    first = CLAIM_MESSAGES.base
    return list(range(first, first + (1 << len(claimable(city, seat)))))


def decode_claim(city: City, seat: Seat, mask: int) -> Claim:
    cards = claimable(city, seat)
    return Claim(tuple(city.parts.cards[card] for n, card in enumerate(cards) if mask >> n & 1))


def encode_claim(city: City, seat: Seat, action: Claim) -> int | None:
    """In any order, each message once."""
    cards = [city.parts.cards[card] for card in claimable(city, seat)]
    if not set(action.cards) <= set(cards) or len(set(action.cards)) < len(action.cards):
        return None
    return sum(1 << n for n, card in enumerate(cards) if card in action.cards)


def claim(city: City, seat: Seat, mask: int, chance: Chance, tell: Tell | None) -> None:
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
    if tell is not None:
        tell(ClaimsClosed(), ALL)
    for claimant, cards in claimed:
        for card in cards:
            pay_message(city, claimant, card, tell)
    begin_markers(city, tell)


# -- verbs --

ROLL: Final = GenoaVerb(Roll, 0, check=check_roll, codes=roll_codes, play=roll, public=alone)
# Argument: space
PLAY_START: Final = GenoaVerb(
    PlayStart,
    1,
    check=check_play_start,
    codes=play_start_codes,
    decode=decode_space(PlayStart),
    play=play_start,
    public=seen_space,
)
END_MOVEMENT: Final = GenoaVerb(
    EndMovement,
    45,
    check=check_end_movement,
    codes=end_movement_codes,
    play=stop_here,
    public=alone,
)
# Argument: space
MOVE: Final = GenoaVerb(
    Move,
    60,
    check=check_move,
    codes=move_codes,
    decode=decode_space(Move),
    play=move,
    public=seen_space,
)
# Argument: mask of the seat's done messages
CLAIM_MESSAGES: Final = GenoaVerb(
    Claim,
    20_000,
    check=check_claim,
    codes=claim_codes,
    decode=decode_claim,
    encode=encode_claim,
    play=claim,
)
