"""Chapter 2: the six phases, one player after the other in each."""

from typing import Final

from fondaco.games.mediterranee.combat import combat_has_act
from fondaco.games.mediterranee.control import control_has_act
from fondaco.games.mediterranee.ending import game_over
from fondaco.games.mediterranee.movement import movement_has_act, stop_galley
from fondaco.games.mediterranee.sales import pay_incomes, sales_has_act
from fondaco.games.mediterranee.state import (
    BIDS,
    COMBAT,
    CONTROL,
    MOVEMENT,
    OVER,
    PHASES,
    PURCHASES,
    SALES,
    Sea,
)
from fondaco.games.mediterranee.stowage import stowage_has_act
from fondaco.games.mediterranee.trade import may_open
from fondaco.games.mediterranee.words import (
    Done,
    PhaseBegun,
    RoundBegun,
    TurnBegun,
    TurnEnded,
    TurnPassed,
)
from fondaco.games.mediterranee.yard import yard_has_act
from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.verbs import Verb
from fondaco.table.words import Seat, Tell


def has_act(sea: Sea, seat: Seat) -> bool:
    """Whether the board leaves a seat anything to do, whatever money it might have (ME-907)."""
    phase = sea.phase
    if phase == MOVEMENT:
        return movement_has_act(sea, seat)
    if phase == COMBAT:
        return combat_has_act(sea, seat)
    if phase == CONTROL:
        return control_has_act(sea, seat)
    if phase == SALES:
        return sales_has_act(sea, seat)
    return stowage_has_act(sea, seat) or _may_buy(sea, seat) or yard_has_act(sea, seat)


def _may_buy(sea: Sea, seat: Seat) -> bool:
    """A token in a port, or a good aboard somebody's galley near an own one."""
    for galley in sea.fleet[seat]:
        area = sea.lies[galley]
        port = sea.chart.market_at[area]
        if port >= 0 and sea.box[sea.parts.good_of[port]] and sea.room(galley) > 0:
            holder = sea.holder[port]
            if holder in (-1, seat) or sea.named[port] or not sea.refused >> port & 1:
                return True
        for partner in range(sea.seats):
            if may_open(sea, seat, partner, area) and any(
                sea.hold[other] for other in sea.here(partner, area)
            ):
                return True
    return False


def begin_round(sea: Sea, tell: Tell | None) -> None:
    """ME-204, ME-R1: the marker always shows the current round.

    Its auction fixes a new order (ME-212); whoever has lost everything bids too (ME-R42).
    """
    sea.round += 1
    sea.phase = BIDS
    sea.active = -1
    sea.bids = Sealed(sea.chart.everybody)
    sea.places = [-1] * sea.seats
    sea.choosing = []
    sea.built = 0
    sea.attacked = 0
    sea.enrolled = sea.chart.no_ports
    if tell is not None:
        tell(RoundBegun(sea.round, sea.chart.rounds), ALL)


def begin_phase(sea: Sea, phase: int, tell: Tell | None) -> None:
    sea.phase = phase
    sea.turn = 0
    sea.seized = 0
    if tell is not None:
        tell(PhaseBegun(PHASES[phase]), ALL)
    begin_turn(sea, tell)


def begin_turn(sea: Sea, tell: Tell | None) -> None:
    """The next player in the order who has anything to do; then the next phase (ME-202)."""
    while sea.turn < sea.seats:
        seat = sea.active = sea.order[sea.turn]
        _clear_turn(sea)
        if has_act(sea, seat):
            if tell is not None:
                tell(TurnBegun(seat, PHASES[sea.phase]), ALL)
            return
        if tell is not None:
            tell(TurnPassed(seat, PHASES[sea.phase]), ALL)
        sea.turn += 1
    _end_phase(sea, tell)


def _clear_turn(sea: Sea) -> None:
    if sea.phase == PURCHASES:
        sea.named = sea.chart.no_ports
        sea.refused = 0
        sea.attempts = sea.chart.no_partners
    elif sea.phase == MOVEMENT:
        sea.moved = 0
        sea.blocked = 0
        sea.steps = [0] * len(sea.owner)
        sea.consented = 0
        sea.underway = -1


def _end_phase(sea: Sea, tell: Tell | None) -> None:
    """The next phase, when all had their turn (ME-610); after the sales the next round."""
    sea.turn = 0
    _clear_turn(sea)
    if sea.phase < SALES:
        begin_phase(sea, sea.phase + 1, tell)
        return
    sea.seized = 0
    pay_incomes(sea, tell)
    if sea.round == sea.chart.rounds:
        game_over(sea, tell)
    else:
        begin_round(sea, tell)


def end_turn(sea: Sea, tell: Tell | None) -> None:
    if sea.underway >= 0:
        stop_galley(sea, sea.active, sea.underway, tell)
    if tell is not None:
        tell(TurnEnded(sea.active, PHASES[sea.phase]), ALL)
    sea.turn += 1
    begin_turn(sea, tell)


def proceed(sea: Sea, tell: Tell | None) -> None:
    """After an act: pass for a player whom the board leaves nothing to do (ME-414, ME-907)."""
    if not PURCHASES <= sea.phase < OVER:
        return
    if sea.talk is None and sea.asking is None and sea.beaten < 0 and not has_act(sea, sea.active):
        end_turn(sea, tell)


# -- the end of a turn: nothing is compulsory (ME-301, ME-403, ME-501, ME-601, ME-708) --


def done_codes(sea: Sea, seat: Seat) -> list[int]:
    return [DONE.base]


def done(sea: Sea, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    end_turn(sea, tell)


DONE: Final = Verb(Done, 901, codes=done_codes, play=done)
