"""Chapter 1: the set-up. Powers, capitals, galleys and the first spread of sailors."""

from fondaco.games.mediterranee.codes import DEPLOY, POWER
from fondaco.games.mediterranee.components import GOODS, POWERS
from fondaco.games.mediterranee.state import DEPLOYMENT, LOT, NO_POWER, POWERS_PHASE, Sea, no
from fondaco.games.mediterranee.words import (
    ChoosePower,
    Deploy,
    Deployed,
    DeploymentChanged,
    DeploymentSealed,
    PowerAssigned,
    PowerChosen,
)
from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL, only
from fondaco.table.chance import Chance
from fondaco.table.words import Refusal, Seat, Tell

ANY_POWER = POWERS


def lay_out(sea: Sea) -> None:
    """An empty board: every piece in the box, all money in the bank (ME-108, ME-109)."""
    parts = sea.parts
    ports = len(parts.ports)
    sea.phase = POWERS_PHASE
    sea.active = -1
    sea.round = 0
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
    sea.owner = [-1] * parts.galleys
    sea.lies = [0] * parts.galleys
    sea.crew = [0] * parts.galleys
    sea.cargo = [0] * parts.galleys
    sea.hold = [0] * parts.galleys
    sea.fleet = [[] for _ in range(sea.seats)]
    sea.afloat = [0] * (parts.areas * POWERS)
    sea.holder = [-1] * ports
    sea.garrison = [0] * ports
    sea.castle = [0] * ports
    sea.stored = [0] * ports
    sea.shelves = [()] * ports
    sea.built = 0
    sea.enrolled = [0] * ports
    sea.named = [0] * ports
    sea.refused = 0
    sea.attempts = [0] * sea.seats
    sea.talk = None
    sea.port_talk = False
    sea.talk_port = -1
    sea.talk_area = -1
    sea.talk_want = 0
    sea.underway = -1
    sea.moved = 0
    sea.blocked = 0
    sea.steps = [0] * parts.galleys
    sea.consented = 0
    sea.asking = None
    sea.asking_galley = -1
    sea.tolls = [0] * sea.seats
    sea.beaten = -1
    sea.victor = -1
    sea.seized = 0
    sea.attacked = 0
    sea.standing_prices = {}
    sea.standing_passage = {}
    sea.reason = ""


def deal(sea: Sea, chance: Chance, tell: Tell | None) -> None:
    """Set up as far as no seat has to decide anything."""
    lay_out(sea)
    if sea.house.assignment == "choose_in_seat_order":  # ME-R3
        sea.active = 0
    elif sea.house.assignment == "fixed":
        sea.powers = sea.chart.powers[:]
        _crown(sea, tell)
    else:
        sea.powers = [LOT] * sea.seats
        _draw_lots(sea, chance, tell)


# -- powers (ME-103) --


def power_codes(sea: Sea, seat: Seat) -> list[int]:
    """Powers free to take, then the lot."""
    if seat != sea.active:
        return []
    return [POWER | p for p in sea.chart.powers if p not in sea.powers] + [POWER | ANY_POWER]


def check_choose_power(sea: Sea, action: ChoosePower) -> Refusal | None:
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
    powers = sea.powers[:]
    powers[seat] = LOT if power == ANY_POWER else power
    sea.powers = powers
    if tell is not None:
        tell(PowerChosen(seat, None if power == ANY_POWER else sea.parts.powers[power]), ALL)
    if NO_POWER in powers:
        sea.active = seat + 1
    else:
        _draw_lots(sea, chance, tell)


def _draw_lots(sea: Sea, chance: Chance, tell: Tell | None) -> None:
    powers = sea.powers[:]
    for seat in range(sea.seats):
        if powers[seat] == LOT:
            free = [power for power in sea.chart.powers if power not in powers]
            powers[seat] = free[chance.below(len(free))]
    sea.powers = powers
    _crown(sea, tell)


def _crown(sea: Sea, tell: Tell | None) -> None:
    """Every player controls his own capital (ME-104, ME-108)."""
    set_capitals(sea)
    for seat, port in enumerate(sea.capital):
        sea.holder[port] = seat
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
    """A sealed choice may be replaced until all have decided."""
    if sea.active >= 0 and sea.active != seat:
        return []
    return [
        DEPLOY | first << 4 | second
        for first in range(1, sea.parts.capacity + 1)
        for second in range(1, sea.parts.capacity + 1)
        if first + second <= sea.parts.start_sailors
    ]


def check_deploy(sea: Sea, action: Deploy) -> Refusal | None:
    most = sea.parts.capacity
    if not (1 <= action.first <= most and 1 <= action.second <= most):
        return no("ME-107", "bad_deployment", first=action.first, second=action.second)
    if action.first + action.second > sea.parts.start_sailors:
        return no("ME-107", "bad_deployment", first=action.first, second=action.second)
    return None


def deploy(sea: Sea, seat: Seat, first: int, second: int, tell: Tell | None) -> bool:
    """Whether it was the last one."""
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
        return False
    if not sea.house.deploy_in_order:
        for other, (one, two) in deploying.reveal():
            _put_out(sea, other, one, two, tell)
    sea.deploying = None
    return True


def _put_out(sea: Sea, seat: Seat, first: int, second: int, tell: Tell | None) -> None:
    port = sea.capital[seat]
    area = sea.parts.area_of[port]  # ME-106
    galleys = [sea.launch(seat, area, first), sea.launch(seat, area, second)]
    sea.garrison[port] = sea.parts.start_sailors - first - second
    sea.box_sailors -= sea.parts.start_sailors
    if tell is not None:
        crews = sea.names(((galleys[0], first), (galleys[1], second)))
        tell(Deployed(seat, crews, sea.garrison[port]), ALL)
