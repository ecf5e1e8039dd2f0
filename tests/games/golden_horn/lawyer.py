"""All rules of Golden Horn that refuse an action of the active seat, read off its position.

Written from the catalogue alone and without the engine's checks: law 6 names the first of them.
"""

from typing import Any

from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.sailing import reach
from fondaco.games.golden_horn.words import ChooseStop, Conquer, DeclareEnd, Exchange, Raid
from fondaco.table.words import Action

PER_MERCENARY = 2


def refusing(state: GoldenHornState, seat: int, action: Action) -> set[str]:
    """The ids of all rules that refuse an action while somebody has his turn."""
    position = state.position()
    if seat != position["active"]:
        return {"GH-204"}
    match action:
        case Raid():
            return _raid(state, position, seat, action)
        case ChooseStop() if position["phase"] == "sail":
            return _stop(state, seat, action)
        case DeclareEnd():
            return _declaration(state, position, seat)
        case Conquer() if state.house.expansion:
            return _conquest(state, position, seat, action)
        case Exchange() if state.house.expansion:
            most = min(position["warehouses"][seat].get("peasants", 0), position["supply"])
            return set() if 1 <= action.peasants <= most else {"GH-522"}
    raise TypeError(type(action))


def _raid(state: GoldenHornState, position: dict[str, Any], seat: int, action: Raid) -> set[str]:
    found = set()
    hand = position["hands"][seat]
    target = position["boats"].get(action.boat)
    if position["phase"] != "pre":
        found.add("GH-202")
    if len(action.cards) != 2 or any(action.cards.count(c) > hand.get(c, 0) for c in action.cards):
        found.add("GH-210")
    if position["raids"] and not state.house.unlimited_raids:
        found.add("GH-218")
    if target is None or position["fleets"][seat] == action.boat[0]:
        found.add("GH-212")
    number = state.parts.boat_id.get(action.boat)
    if number is not None:
        sails = {state.parts.colours[colour] for colour in state.parts.sails[number]}
        if set(action.cards) - sails:
            found.add("GH-211")
    if target is not None:
        if state.colour[target["at"]] < 0:
            found.add("GH-213")
        if not target["cargo"]:
            found.add("GH-214")
        if "mercenaries" in target["cargo"]:
            found.add("GH-513")
    return found


def _stop(state: GoldenHornState, seat: int, action: ChooseStop) -> set[str]:
    found = set()
    boat, space = state.moving, action.space
    ends = reach(state, boat, state.hand(seat))
    if not 0 <= space <= state.track.last:
        return {"GH-327"}
    here, heading, colour = state.at[boat], state.heading[boat], state.colour[space]
    sails = state.parts.sails[boat]
    if space == here:
        # GH-302: leaving; GH-315: it must move.
        found.add("GH-302" if space in (0, state.track.last) else "GH-315")
    elif (space - here) * heading < 0:
        found.add("GH-311")
    elif space not in ends:
        found.add("GH-326" if state.colour[ends[-1]] < 0 else "GH-321")
    if space != here and colour >= 0 and state.afloat[space]:
        found.add("GH-312")
    if space not in (here, *ends) and space == state.track.modone:
        found |= {"GH-314"} if state.afloat[space] >= state.docks else set()
    if state.house.compulsory_sails and colour in sails:
        found.add("GH-320")
    return found


def _declaration(state: GoldenHornState, position: dict[str, Any], seat: int) -> set[str]:
    found = set()
    if not set(state.parts.colours) <= set(position["warehouses"][seat]):
        found.add("GH-802")
    if position["phase"] != "close":
        found.add("GH-803")
    if position["set_off_by"] is not None:
        found.add("GH-807")
    return found


def _conquest(
    state: GoldenHornState, position: dict[str, Any], seat: int, action: Conquer
) -> set[str]:
    found = set()
    tile = next((tile for tile in state.tiles if tile.id == action.territory), None)
    if tile is None:
        found.add("GH-503")
    else:
        own = position["warehouses"][seat]
        if position["territories"].get(tile.id) is not None:
            found.add("GH-516")
        peasants = PER_MERCENARY * (tile.cost - action.mercenaries)
        few = action.mercenaries > own.get("mercenaries", 0) or peasants > own.get("peasants", 0)
        if few or not 0 <= action.mercenaries <= tile.cost:
            found.add("GH-517")
    if state.house.one_conquest and position["conquests"]:
        found.add("GH-520")
    return found
