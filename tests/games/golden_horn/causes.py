"""What may bring an event of Golden Horn about."""

from fondaco.games.golden_horn import words as w
from fondaco.table.words import Event

CAUSES: dict[type[Event], tuple[type[Event], ...]] = {
    w.FirstPlayerNamed: (),
    w.FleetChosen: (Event,),
    w.FleetDrawn: (w.FleetChosen,),
    w.PlacementSealed: (Event,),
    w.BoatsPlaced: (Event, w.PlacementSealed),
    w.PortFilled: (w.BoatLoaded, w.BoatsPlaced, w.FleetChosen),
    w.CardsDrawn: (w.BoatSailed, w.CargoUnloaded, w.BoatsPlaced, w.FleetChosen),
    w.PileShuffled: (w.CardsDrawn,),
    w.TurnBegun: (
        Event,
        w.BoatsPlaced,
        w.FleetChosen,
        w.BoatSailed,
        w.TerritoryConquered,
        w.PeasantsExchanged,
        w.MovePassed,
        w.EndSetOff,
    ),
    w.Raided: (Event,),
    w.BoatEmptied: (w.Raided,),
    w.BoatLoaded: (Event,),
    w.BoatChosen: (Event,),
    w.WindPlayed: (Event,),
    w.BoatSailed: (Event, w.WindPlayed),
    w.CargoUnloaded: (w.BoatSailed,),
    w.MovePassed: (Event,),
    w.TerritoryConquered: (Event,),
    w.PeasantsExchanged: (Event,),
    w.PortRelieved: (
        Event,
        w.BoatSailed,
        w.TerritoryConquered,
        w.PeasantsExchanged,
        w.MovePassed,
        w.EndSetOff,
    ),
    w.EndDeclared: (Event,),
    w.EndSetOff: (w.EndDeclared, w.TerritoryConquered, w.BoatLoaded),
    w.GameEnded: (
        Event,
        w.BoatSailed,
        w.TerritoryConquered,
        w.PeasantsExchanged,
        w.MovePassed,
        w.EndSetOff,
    ),
}
