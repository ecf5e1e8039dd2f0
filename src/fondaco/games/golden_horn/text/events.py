"""What happened, in words."""

from fondaco.games.golden_horn.rules import GoldenHorn
from fondaco.games.golden_horn.text.phrases import cards, cargo, fleet, port, space_of_event
from fondaco.games.golden_horn.words import (
    BoatChosen,
    BoatSailed,
    BoatsPlaced,
    CardsDrawn,
    FleetChosen,
    FleetDrawn,
    PortFilled,
    TerritoryConquered,
)
from fondaco.table.contract import Game
from fondaco.table.saying import Args, Fields, Sentences, as_it_is, seats
from fondaco.table.words import Event, Phrase


def _reason(game: GoldenHorn, reason: str) -> str:
    """GH-R28: peasants may be left in a port that counts as exhausted."""
    house = game.house
    bare = reason == "port_empty" and house.expansion and house.people_do_not_count
    return "port_bare" if bare else reason


_FIELDS: Fields = {
    **as_it_is("round", "count", "boat", "outcome"),
    **seats("seat", "victim"),
    "port": ("port", lambda game, name: port(name)),
    "cargo": ("cargo", lambda game, counts: cargo(counts)),
    "cards": ("cards", lambda game, colours: cards(colours)),
    "took": ("took", lambda game, kind: cargo({kind: 1})),
    "fleet": ("fleet", fleet),
    "reason": ("reason", _reason),
    "start": ("start", space_of_event),
}


def event(game: Game, happened: Event) -> Phrase:
    """What happened, as a sentence."""
    assert isinstance(game, GoldenHorn)
    return _SENTENCES.say(game, happened)


def _ending(happened: Event) -> str:
    match happened:
        case FleetChosen(fleet=None):
            return "-lot"
        case BoatsPlaced() if len(set(happened.ports.values())) == 1:
            return "-together"
        case PortFilled() if happened.black + happened.white:
            return "-people" if _came(happened) else "-nothing"
        case CardsDrawn() if happened.cards is not None:
            return "-seen"
        case BoatChosen(turned=True):
            return "-turned"
    return ""


def _more(game: GoldenHorn, happened: Event) -> Args:
    match happened:
        case FleetChosen() | FleetDrawn() if happened.fleet is not None:
            return {"letter": happened.fleet}
        case BoatsPlaced():
            return _placed(happened)
        case PortFilled():
            return _filled(happened)
        case CardsDrawn() if happened.cards is not None:
            drawn = [colour for colour, n in happened.cards.items() for _ in range(n)]
            return {"cards": cards(drawn)}
        case BoatSailed():
            return {"stop": space_of_event(game, happened.touched[-1])}
        case TerritoryConquered():
            tiles = game.parts.territory_sets[game.house.territory_set]
            tile = next(tile for tile in tiles if tile.id == happened.territory)
            paid = cargo(_people(happened))
            return {"territory": tile.name, "points": tile.points, "paid": paid}
    return {}


def _placed(happened: BoatsPlaced) -> Args:
    there: dict[str, list[Phrase]] = {"venice": [], "constantinople": []}
    for name, where in happened.ports.items():
        there[where].append(Phrase("boat-bare", {"boat": name}))
    alone = [name for name, boats in there.items() if boats]
    return {"port": port(alone[0])} if len(alone) == 1 else {**there}


def _people(happened: PortFilled | TerritoryConquered) -> dict[str, int]:
    people = {"mercenaries": happened.mercenaries, "peasants": happened.peasants}
    return {kind: n for kind, n in people.items() if n}


def _came(happened: PortFilled) -> dict[str, int]:
    return happened.goods | _people(happened)


def _filled(happened: PortFilled) -> Args:
    """Goods, or what the cubes drawn from the bag brought."""
    cubes: Args = {"black": happened.black, "white": happened.white}
    if not happened.black + happened.white:
        return {"cargo": cargo(_came(happened))}
    return cubes | {"cargo": cargo(_came(happened))} if _came(happened) else cubes


_SENTENCES = Sentences(_FIELDS, ending=_ending, more=_more, untold={})
