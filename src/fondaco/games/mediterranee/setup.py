"""Chapter 1: the set-up. Powers, capitals, galleys and the first spread of sailors."""

from typing import Final

from fondaco.games.mediterranee.pieces import GOODS, NO_POWER, POWERS
from fondaco.games.mediterranee.rounds import begin_round
from fondaco.games.mediterranee.state import DEPLOYMENT, POWERS_PHASE, Sea, no
from fondaco.games.mediterranee.words import (
    ChoosePower,
    Deploy,
    Deployed,
    DeploymentChanged,
    DeploymentSealed,
    PowerAssigned,
    PowerChosen,
    PowerDrawn,
)
from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL, only
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell

ANY_POWER: Final = POWERS


def lay_out(sea: Sea) -> None:
    """An empty board: every piece in the box, all money in the bank (ME-108, ME-109).

    The engine is the Grand Chancellor who hands all of it out (ME-112).
    """
    parts = sea.parts
    ports = len(parts.ports)
    sea.phase = POWERS_PHASE
    sea.active = -1
    sea.round = 0  # `begin_round` sets the marker on space 1 (ME-111)
    sea.powers = [NO_POWER] * sea.seats
    sea.capital = [-1] * sea.seats
    sea.order = list(range(sea.seats))
    sea.turn = 0
    sea.deploying = None
    sea.bids = None
    sea.choosing = []
    sea.places = [-1] * sea.seats
    sea.money = [parts.start_money] * sea.seats  # ME-105
    sea.bank = parts.coins - parts.start_money * sea.seats
    sea.box = [parts.tokens] * GOODS
    sea.box_sailors = sea.chart.sailors
    sea.box_galleys = parts.galleys
    sea.box_castles = parts.castles
    sea.owner = []
    sea.lies = []
    sea.crew = []
    sea.cargo = []
    sea.hold = []
    sea.fleet = [[] for _ in range(sea.seats)]
    sea.waters = [0] * sea.seats
    sea.holder = [-1] * ports
    sea.realm = [[] for _ in range(sea.seats)]
    sea.garrison = sea.chart.no_ports
    sea.castle = sea.chart.no_ports
    sea.stored = sea.chart.no_ports
    sea.shelves = [()] * ports
    sea.built = 0
    sea.enrolled = sea.chart.no_ports
    sea.named = sea.chart.no_ports
    sea.refused = 0
    sea.attempts = sea.chart.no_partners
    sea.talk = None
    sea.port_talk = False
    sea.talk_port = -1
    sea.talk_area = -1
    sea.talk_want = 0
    sea.underway = -1
    sea.moved = 0
    sea.blocked = 0
    sea.steps = []
    sea.consented = 0
    sea.asking = None
    sea.asking_galley = -1
    sea.tolls = sea.chart.no_partners
    sea.beaten = -1
    sea.victor = -1
    sea.seized = 0
    sea.attacked = 0
    sea.standing_prices = {}
    sea.standing_passage = {}
    sea.reason = ""


def deal(sea: Sea, chance: Chance, tell: Tell | None, first: Seat | None) -> None:
    """Set up as far as no seat has to decide anything.

    `first` means nothing here: the order of every round is auctioned.
    """
    lay_out(sea)
    if sea.house.assignment == "choose_in_seat_order":  # ME-R3
        sea.active = 0
    elif sea.house.assignment == "fixed":
        sea.powers = sea.chart.powers[:]
        _crown(sea, tell)
    else:
        for seat in range(sea.seats):
            _take_power(sea, seat, _draw_lot(sea, chance))
        _crown(sea, tell)


# -- powers (ME-103) --


def power_codes(sea: Sea, seat: Seat) -> list[int]:
    """Powers free to take, then the lot."""
    free = [power for power in sea.chart.powers if power not in sea.powers]
    return [CHOOSE_POWER.base | power for power in (*free, ANY_POWER)]


def check_choose_power(sea: Sea, seat: Seat, action: ChoosePower) -> Refusal | None:
    if action.power is None:
        return None
    names = sea.parts.powers
    power = names.index(action.power) if action.power in names else -1
    if power not in sea.chart.powers:
        return no("ME-103", "not_in_play", power=action.power)
    if power in sea.powers:
        return no("ME-103", "power_taken", power=action.power)
    return None


def choose_power(sea: Sea, seat: Seat, power: int, chance: Chance, tell: Tell | None) -> None:
    lot = power == ANY_POWER
    if tell is not None:
        tell(PowerChosen(seat, None if lot else sea.parts.powers[power]), ALL)
    if lot:  # drawn at once: who chooses later chooses among what is left
        power = _draw_lot(sea, chance)
        if tell is not None:
            tell(PowerDrawn(seat, sea.parts.powers[power]), ALL)
    _take_power(sea, seat, power)
    if NO_POWER in sea.powers:
        sea.active = seat + 1
    else:
        _crown(sea, tell)


def decode_power(sea: Sea, seat: Seat, power: int) -> ChoosePower:
    return ChoosePower(None if power == ANY_POWER else sea.parts.powers[power])


def _draw_lot(sea: Sea, chance: Chance) -> int:
    free = [power for power in sea.chart.powers if power not in sea.powers]
    return free[chance.below(len(free))]


def _take_power(sea: Sea, seat: Seat, power: int) -> None:
    powers = sea.powers[:]
    powers[seat] = power
    sea.powers = powers


def _crown(sea: Sea, tell: Tell | None) -> None:
    """Every player controls his own capital (ME-104, ME-108)."""
    set_capitals(sea)
    for seat, port in enumerate(sea.capital):
        sea.control(seat, port)
        if tell is not None:
            name = sea.parts.powers[sea.powers[seat]]
            tell(PowerAssigned(seat, name, sea.parts.ports[port]), ALL)
    begin_deployment(sea)


def set_capitals(sea: Sea) -> None:
    sea.capital = [-1 if power < 0 else sea.parts.capitals[power] for power in sea.powers]


# -- the first spread of sailors (ME-105 to ME-107) --


def begin_deployment(sea: Sea) -> None:
    """All at once, or one after the other (ME-R5)."""
    sea.phase = DEPLOYMENT
    sea.deploying = Sealed(tuple(range(sea.seats)))
    sea.active = 0 if sea.house.deploy_in_order else -1


def deploy_codes(sea: Sea, seat: Seat) -> list[int]:
    """Crews of both galleys; a sealed choice may be replaced until all have decided."""
    return [
        DEPLOY.base | first << 4 | second
        for first in range(1, sea.parts.capacity + 1)
        for second in range(1, sea.parts.capacity + 1)
        if first + second <= sea.parts.start_sailors
    ]


def check_deploy(sea: Sea, seat: Seat, action: Deploy) -> Refusal | None:
    most = sea.parts.capacity
    if not (1 <= action.first <= most and 1 <= action.second <= most):
        return no("ME-107", "bad_deployment", first=action.first, second=action.second)
    if action.first + action.second > sea.parts.start_sailors:
        return no("ME-107", "bad_deployment", first=action.first, second=action.second)
    return None


def decode_deploy(sea: Sea, seat: Seat, pair: int) -> Deploy:
    return Deploy(pair >> 4, pair & 15)


def encode_deploy(sea: Sea, seat: Seat, action: Deploy) -> int:
    return action.first << 4 | action.second


def deploy(sea: Sea, seat: Seat, pair: int, chance: Chance, tell: Tell | None) -> None:
    """The first round begins when all have decided."""
    first, second = pair >> 4, pair & 15
    deploying = sea.deploying
    assert deploying is not None
    again = deploying.of(seat) is not None
    deploying.put(seat, (first, second))
    waiting = deploying.waiting()
    if sea.house.deploy_in_order:
        _put_out(sea, seat, first, second, tell)
        sea.active = waiting[0] if waiting else -1
    elif tell is not None:
        if again:
            tell(DeploymentChanged(seat), only(seat))
        else:
            tell(DeploymentSealed(seat), ALL)
    if waiting:
        return
    if not sea.house.deploy_in_order:
        for other, (one, two) in deploying.reveal():
            _put_out(sea, other, one, two, tell)
    sea.deploying = None
    begin_round(sea, tell)


def _put_out(sea: Sea, seat: Seat, first: int, second: int, tell: Tell | None) -> None:
    port = sea.capital[seat]
    area = sea.parts.area_of[port]  # ME-106
    galleys = [sea.launch(seat, area, first), sea.launch(seat, area, second)]
    sea.garrison = changed(sea.garrison, port, sea.parts.start_sailors - first - second)
    sea.box_sailors -= sea.parts.start_sailors
    if tell is not None:
        crews = sea.names(((galleys[0], first), (galleys[1], second)))
        tell(Deployed(seat, crews, sea.garrison[port]), ALL)


CHOOSE_POWER: Final = Verb(
    ChoosePower,
    101,
    check=check_choose_power,
    codes=power_codes,
    decode=decode_power,
    play=choose_power,
)
DEPLOY: Final = Verb(
    Deploy,
    102,
    check=check_deploy,
    codes=deploy_codes,
    decode=decode_deploy,
    encode=encode_deploy,
    play=deploy,
)
