"""Where a merchant of Genoa puts his markers."""

from fondaco.games.genoa.answers import PASS
from fondaco.games.genoa.bot.values import Outlook
from fondaco.games.genoa.markers import PLACE_MARKERS, decode_place
from fondaco.games.genoa.state import City

SPENT = {"place": 1, "replace": 2, "remove": 1}


def best_markers(city: City, outlook: Outlook, codes: list[int]) -> int:
    """The placing that brings most beyond the markers it costs, or none."""
    best, chosen = 0.0, PASS.base
    turns = outlook.turns - 1.0
    for code in codes:
        if code == PASS.base:
            continue
        gain, spent = 0.0, 0
        for name, does in decode_place(city, outlook.seat, code - PLACE_MARKERS.base).does.items():
            worth = outlook.owned(city.parts.building_id[name], turns)
            if does != "remove":
                gain += worth
            if does != "place":
                gain += outlook.rival * worth
            spent += SPENT[does]
        gain -= sum(outlook.marker(-n - 1) for n in range(spent))
        if gain > best:
            best, chosen = gain, code
    return chosen
