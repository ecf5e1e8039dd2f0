"""Chapter 7: ownership markers, placed when the movement has ended (GN-714: nothing else is)."""

from typing import Final

from fondaco.games.genoa.components import COLOURS, MARKET
from fondaco.games.genoa.state import MARKERS, City
from fondaco.games.genoa.turn import pass_tower
from fondaco.games.genoa.verbs import GenoaVerb
from fondaco.games.genoa.words import MarkersPassed, MarkersPlaced, PlaceMarkers
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.words import Refusal, Seat, Tell

# Operations on a building: none, place, then replace and remove by the colour sacrificed.
NONE: Final = 0
PUT: Final = 1
REPLACE: Final = 2
REMOVE: Final = REPLACE + COLOURS
OPERATIONS: Final = REMOVE + COLOURS
CELL: Final = OPERATIONS**4
NAMES = ("place", "replace", "remove")


# -- who is asked --


def begin_markers(city: City, tell: Tell | None) -> None:
    city.phase = MARKERS
    ask_for_markers(city, 0, tell)


def ask_for_markers(city: City, offset: int, tell: Tell | None) -> None:
    """From the active player clockwise (GN-704); who can only pass does so by himself."""
    for n in range(offset, city.seats):
        seat = (city.active + n) % city.seats
        if is_asked(city, seat):
            city.placing = seat
            return
    pass_tower(city, tell)


def is_asked(city: City, seat: Seat) -> bool:
    """Whether a seat has a choice; all can see that it has none."""
    if not any(city.reserve[seat * COLOURS : seat * COLOURS + COLOURS]):
        return False
    return city.house.asks_idle_owners or bool(place_codes(city, seat))


# -- choices --


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


def place_codes(city: City, seat: Seat) -> list[int]:
    codes: list[int] = []
    for cell in cells(city):
        plans: list[list[int]] = [[]]
        for building in city.board.beside[cell]:
            options = _operations(city, seat, building)
            plans = [[*plan, option] for plan in plans for option in options]
        base = PLACE_MARKERS.base + (cell - MARKET) * CELL
        for plan in plans:
            if any(plan) and _payable(city, seat, plan):  # GN-711, GN-R35
                code = 0
                for operation in plan:
                    code = code * OPERATIONS + operation
                codes.append(base + code)
    return codes


def _plan(city: City, argument: int) -> tuple[int, list[int]]:
    cell, rest = divmod(argument, CELL)
    cell += MARKET
    plan: list[int] = []
    for _ in city.board.beside[cell]:
        rest, operation = divmod(rest, OPERATIONS)
        plan.insert(0, operation)
    return cell, plan


def _is_plan(city: City, seat: Seat, argument: int) -> bool:
    """Whether it stands for operations at a street cell, whatever they would cost now."""
    if not MARKET < argument // CELL + MARKET < len(city.board.names):
        return False
    return encode_place(city, seat, decode_place(city, seat, argument)) == argument


def decode_place(city: City, seat: Seat, argument: int) -> PlaceMarkers:
    cell, plan = _plan(city, argument)
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


def encode_place(city: City, seat: Seat, action: PlaceMarkers) -> int | None:
    """None if it cannot be a plan at its cell."""
    cell = city.board.id.get(action.cell, -1)
    if cell <= MARKET:
        return None
    beside = city.board.beside[cell]
    names = [city.parts.buildings[building] for building in beside]
    if not set(action.does) <= set(names) or not set(action.gives) <= set(action.does):
        return None
    code = 0
    for name in names:
        does = action.does.get(name)
        colour = seat
        if city.house.keep_colour and does in NAMES[1:]:
            given = action.gives.get(name, "")
            if given not in city.parts.colours:
                return None
            colour = city.parts.colours.index(given)
        elif name in action.gives:
            return None
        if does is None:
            operation = NONE
        elif does in NAMES:
            operation = (PUT, REPLACE + colour, REMOVE + colour)[NAMES.index(does)]
        else:
            return None
        code = code * OPERATIONS + operation
    return (cell - MARKET) * CELL + code


def place(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    cell, plan = _plan(city, argument)
    if tell is not None:
        action = decode_place(city, seat, argument)
        tell(MarkersPlaced(seat, action.cell, action.does, action.gives), ALL)
    city.own_pieces()
    owners = city.owner[:]
    for building, operation in zip(city.board.beside[cell], plan, strict=True):
        if not operation:
            continue
        if owners[building] >= 0:  # the old marker and a sacrificed one go to the supply
            city.tray[owners[building]] += 1  # GN-712
            owners[building] = -1
            given = operation - (REPLACE if operation < REMOVE else REMOVE)
            city.reserve[seat * COLOURS + given] -= 1
            city.tray[given] += 1
        if operation < REMOVE:
            city.reserve[seat * COLOURS + seat] -= 1
            owners[building] = seat
    city.owner = owners
    city.lifted |= 1 << cell  # GN-710
    ask_for_markers(city, (seat - city.active) % city.seats + 1, tell)


def pass_markers(city: City, seat: Seat, tell: Tell | None) -> None:
    if tell is not None:
        tell(MarkersPassed(seat), ALL)
    ask_for_markers(city, (seat - city.active) % city.seats + 1, tell)


def check_place(city: City, seat: Seat, action: PlaceMarkers) -> Refusal | None:
    if PLACE_MARKERS.lists(city, seat, action):
        return None
    if city.phase != MARKERS:
        return Refusal("GN-202")
    if seat != city.placing:
        return Refusal("GN-704", {"seat": city.placing})
    cell = city.board.id.get(action.cell, -1)
    if cell not in cells(city):
        return Refusal("GN-705", {"cell": action.cell})
    beside = {city.parts.buildings[building]: building for building in city.board.beside[cell]}
    for name, does in action.does.items():
        if name not in beside or does not in NAMES:
            return Refusal("GN-705", {"building": name})
    reserve = city.markers_of(seat)
    foreign = {name: city.owner[building] not in (-1, seat) for name, building in beside.items()}
    mine = [name for name in action.does if city.owner[beside[name]] == seat]
    wanted = [(name, does) for name, does in action.does.items() if name not in mine]
    for name, does in wanted:
        if does == "place" and foreign[name]:
            return Refusal("GN-701", {"building": name})
    needed = {"place": 1, "replace": 2, "remove": 1}
    for rule, verb in (("GN-706", "place"), ("GN-707", "replace"), ("GN-708", "remove")):
        for name, does in wanted:
            if does != verb:
                continue
            if verb != "place" and not foreign[name]:
                return Refusal(rule, {"building": name})
            if sum(reserve) < needed[verb] or (verb != "remove" and not reserve[seat]):
                return Refusal(rule, {"markers": sum(reserve)})
    if mine:
        return Refusal("GN-709", {"building": mine[0]})
    if sum(needed[does] for does in action.does.values()) > sum(reserve):
        return Refusal("GN-709", {"markers": sum(reserve)})
    return Refusal("GN-R27" if action.does else "GN-711")


# Argument: street cell * CELL + an operation for each building beside it
PLACE_MARKERS: Final = GenoaVerb(
    PlaceMarkers,
    40_000,
    check=check_place,
    codes=place_codes,
    decode=decode_place,
    encode=encode_place,
    play=place,
    public=_is_plan,
)
