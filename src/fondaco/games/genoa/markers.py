"""Chapter 7: ownership markers, placed when the movement has ended."""

from fondaco.games.genoa.codes import (
    NONE,
    OPERATIONS,
    PASS,
    PLACE,
    PUT,
    REMOVE,
    REPLACE,
)
from fondaco.games.genoa.components import COLOURS, MARKET
from fondaco.games.genoa.state import MARKERS, City
from fondaco.games.genoa.tower import ask_for_markers
from fondaco.games.genoa.words import MarkersPassed, MarkersPlaced, PlaceMarkers
from fondaco.table.audience import ALL
from fondaco.table.words import Refusal, Seat, Tell

CELL = OPERATIONS**4
NAMES = ("place", "replace", "remove")


def cells(city: City) -> list[int]:
    """Street cells visited this turn that still bear a disc (GN-705, GN-710, GN-713)."""
    return [space for space in city.way if space > MARKET and not city.lifted >> space & 1]


def _operations(city: City, seat: Seat, building: int) -> list[int]:
    """What might be done at a building, its cost aside."""
    owner = city.owner[building]
    if owner == seat:  # GN-709
        return [NONE]
    if owner < 0:
        return [NONE, PUT]
    if not city.house.keep_colour:
        return [NONE, REPLACE + seat, REMOVE + seat]
    reserve = city.reserve[seat * COLOURS : seat * COLOURS + COLOURS]
    colours = [colour for colour in range(COLOURS) if reserve[colour]]
    return [NONE, *(REPLACE + c for c in colours), *(REMOVE + c for c in colours)]


def _cost(seat: Seat, operations: list[int]) -> list[int]:
    """Markers needed, by colour."""
    cost = [0] * COLOURS
    for operation in operations:
        if operation == PUT:  # GN-706
            cost[seat] += 1
        elif REPLACE <= operation < REMOVE:  # GN-707
            cost[seat] += 1
            cost[operation - REPLACE] += 1
        elif operation >= REMOVE:  # GN-708
            cost[operation - REMOVE] += 1
    return cost


def _payable(city: City, seat: Seat, operations: list[int]) -> bool:
    cost = _cost(seat, operations)
    return all(city.reserve[seat * COLOURS + colour] >= cost[colour] for colour in range(COLOURS))


def marker_codes(city: City, seat: Seat) -> list[int]:
    codes = [PASS]
    for cell in cells(city):
        plans: list[list[int]] = [[]]
        for building in city.board.beside[cell]:
            options = _operations(city, seat, building)
            plans = [[*plan, option] for plan in plans for option in options]
        base = PLACE + (cell - MARKET) * CELL
        for plan in plans:
            if any(plan) and _payable(city, seat, plan):  # GN-711
                code = 0
                for operation in plan:
                    code = code * OPERATIONS + operation
                codes.append(base + code)
    return codes


def _plan(city: City, code: int) -> tuple[int, list[int]]:
    cell, rest = divmod(code - PLACE, CELL)
    cell += MARKET
    plan: list[int] = []
    for _ in city.board.beside[cell]:
        rest, operation = divmod(rest, OPERATIONS)
        plan.insert(0, operation)
    return cell, plan


def decode_place(city: City, code: int) -> PlaceMarkers:
    cell, plan = _plan(city, code)
    does: dict[str, str] = {}
    gives: dict[str, str] = {}
    for building, operation in zip(city.board.beside[cell], plan, strict=True):
        name = city.parts.buildings[building]
        if operation == PUT:
            does[name] = NAMES[0]
        elif operation:
            replaces = operation < REMOVE
            does[name] = NAMES[1] if replaces else NAMES[2]
            if city.house.keep_colour:
                gives[name] = city.parts.colours[operation - (REPLACE if replaces else REMOVE)]
    return PlaceMarkers(city.board.names[cell], does, gives)


def place_code(city: City, seat: Seat, action: PlaceMarkers) -> int:
    """The code of an action, -1 if it cannot be one of a plan at its cell."""
    cell = city.board.id.get(action.cell, -1)
    if cell <= MARKET:
        return -1
    beside = city.board.beside[cell]
    names = [city.parts.buildings[building] for building in beside]
    if not set(action.does) <= set(names) or not set(action.gives) <= set(action.does):
        return -1
    code = 0
    for name in names:
        does = action.does.get(name)
        colour = seat
        if city.house.keep_colour and does in NAMES[1:]:
            given = action.gives.get(name, "")
            if given not in city.parts.colours:
                return -1
            colour = city.parts.colours.index(given)
        elif name in action.gives:
            return -1
        operation = (
            NONE
            if does is None
            else PUT
            if does == NAMES[0]
            else REPLACE + colour
            if does == NAMES[1]
            else REMOVE + colour
            if does == NAMES[2]
            else -1
        )
        if operation < 0:
            return -1
        code = code * OPERATIONS + operation
    return PLACE + (cell - MARKET) * CELL + code


def place(city: City, seat: Seat, code: int, tell: Tell | None) -> None:
    cell, plan = _plan(city, code)
    if tell is not None:
        action = decode_place(city, code)
        tell(MarkersPlaced(seat, action.cell, action.does, action.gives), ALL)
    for building, operation in zip(city.board.beside[cell], plan, strict=True):
        if not operation:
            continue
        if city.owner[building] >= 0:  # the old marker and a sacrificed one go to the supply
            city.tray[city.owner[building]] += 1
            city.owner[building] = -1
            given = operation - (REPLACE if operation < REMOVE else REMOVE)
            city.reserve[seat * COLOURS + given] -= 1
            city.tray[given] += 1
        if operation < REMOVE:
            city.reserve[seat * COLOURS + seat] -= 1
            city.owner[building] = seat
    city.lifted |= 1 << cell  # GN-710
    ask_for_markers(city, (seat - city.active) % city.seats + 1, tell)


def pass_markers(city: City, seat: Seat, tell: Tell | None) -> None:
    if tell is not None:
        tell(MarkersPassed(seat), ALL)
    ask_for_markers(city, (seat - city.active) % city.seats + 1, tell)


def refuse_place(city: City, seat: Seat, action: PlaceMarkers) -> Refusal:
    """Why markers may not be placed so; only asked when they may not."""
    cell = city.board.id.get(action.cell, -1)
    if city.phase != MARKERS:
        return Refusal("GN-202")
    if seat != city.placing:
        return Refusal("GN-704", {"seat": city.placing})
    if cell > MARKET and city.lifted >> cell & 1:
        return Refusal("GN-710", {"cell": action.cell})
    if cell not in cells(city):
        return Refusal("GN-713" if 0 <= cell <= MARKET else "GN-705", {"cell": action.cell})
    beside = {city.parts.buildings[building]: building for building in city.board.beside[cell]}
    for name, does in action.does.items():
        if name not in beside or does not in NAMES:
            return Refusal("GN-705", {"building": name})
    for name, does in action.does.items():
        if city.owner[beside[name]] >= 0 and does == NAMES[0]:
            own = city.owner[beside[name]] == seat
            return Refusal("GN-709" if own else "GN-701", {"building": name})
    spent = {"place": 1, "replace": 2, "remove": 1}
    needed = sum(spent[does] for does in action.does.values())
    reserve = city.reserve[seat * COLOURS : seat * COLOURS + COLOURS]
    for rule, verb in (("GN-706", "place"), ("GN-707", "replace"), ("GN-708", "remove")):
        for name, does in action.does.items():
            if does == verb and city.owner[beside[name]] == seat:
                return Refusal("GN-709", {"building": name})
            if does == verb and verb != "place" and city.owner[beside[name]] < 0:
                return Refusal(rule, {"building": name})
            if does == verb and (
                spent[does] > sum(reserve) or (does != "remove" and not reserve[seat])
            ):
                return Refusal(rule, {"markers": sum(reserve)})
    if not action.does:
        return Refusal("GN-711")
    if city.house.keep_colour or action.gives:
        code = place_code(city, seat, action)
        if code < 0 or needed <= sum(reserve):
            return Refusal("GN-R27")
    return Refusal("GN-709", {"markers": sum(reserve)})
