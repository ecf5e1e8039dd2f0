"""Which events of Golden Horn can be taken back, and why the others cannot."""

from fondaco.games.golden_horn.words import EVENTS
from fondaco.table.words import Final

WHY = {
    Final.SHOWN: {"BoatsPlaced", "Raided", "WindPlayed", "EndDeclared", "GameEnded"},
    Final.CHANCE: {"FleetDrawn", "PortFilled", "CardsDrawn", "PileShuffled"},
    Final.OPEN: {
        "FirstPlayerNamed",
        "FleetChosen",
        "BoatLoaded",
        "BoatChosen",
        "BoatSailed",
        "MovePassed",
        "TerritoryConquered",
        "PeasantsExchanged",
    },
    Final.OWN: {"PlacementSealed"},
    Final.FOLLOWS: {"TurnBegun", "BoatEmptied", "CargoUnloaded", "PortRelieved", "EndSetOff"},
}


def test_every_event_says_why_it_is_final_or_not() -> None:
    for why, names in WHY.items():
        assert {kind.__name__ for kind in EVENTS if kind.final is why} == names
    assert sum(map(len, WHY.values())) == len(EVENTS)
