"""What happened, in words."""

from fondaco.games.golden_horn.rules import GoldenHorn
from fondaco.games.golden_horn.text.phrases import (
    Args,
    cards,
    cargo,
    fleet,
    port,
    seat,
    space_of_event,
)
from fondaco.games.golden_horn.words import (
    BoatChosen,
    BoatEmptied,
    BoatLoaded,
    BoatSailed,
    BoatsPlaced,
    CardsDrawn,
    CargoUnloaded,
    EndDeclared,
    EndSetOff,
    FirstPlayerNamed,
    FleetChosen,
    FleetDrawn,
    GameEnded,
    MovePassed,
    PeasantsExchanged,
    PileShuffled,
    PlacementSealed,
    PortFilled,
    PortRelieved,
    Raided,
    TerritoryConquered,
    TurnBegun,
    WindPlayed,
)
from fondaco.table.contract import Game
from fondaco.table.words import Event, Phrase


def event(game: Game, happened: Event) -> Phrase:
    """What happened, as a sentence."""
    assert isinstance(game, GoldenHorn)
    match happened:
        case FirstPlayerNamed():
            return Phrase("event-first-player-named", {"seat": seat(happened.seat)})
        case PlacementSealed():
            return Phrase("event-placement-sealed", {"seat": seat(happened.seat)})
        case MovePassed():
            return Phrase("event-move-passed", {"seat": seat(happened.seat)})
        case EndDeclared():
            return Phrase("event-end-declared", {"seat": seat(happened.seat)})
        case TurnBegun():
            return Phrase(
                "event-turn-begun", {"seat": seat(happened.seat), "round": happened.round}
            )
        case PileShuffled():
            return Phrase("event-pile-shuffled", {"count": happened.count})
        case FleetChosen() | FleetDrawn() | BoatsPlaced() | PortFilled():
            return _set_up(game, happened)
        case CardsDrawn():
            return _drawn(happened)
        case Raided() | BoatEmptied():
            return _raided(happened)
        case TerritoryConquered() | PeasantsExchanged() | PortRelieved():
            return _dominion(game, happened)
        case EndSetOff():
            return Phrase(
                "event-end-set-off", {"seat": seat(happened.seat), "reason": happened.reason}
            )
        case GameEnded():
            return Phrase("event-game-ended", {"reason": happened.reason})
    return _voyage(game, happened)


def _set_up(
    game: GoldenHorn, happened: FleetChosen | FleetDrawn | BoatsPlaced | PortFilled
) -> Phrase:
    match happened:
        case FleetChosen(fleet=None):
            return Phrase("event-fleet-chosen-lot", {"seat": seat(happened.seat)})
        case FleetChosen() | FleetDrawn():
            letter = happened.fleet or ""
            chosen = isinstance(happened, FleetChosen)
            return Phrase(
                "event-fleet-chosen" if chosen else "event-fleet-drawn",
                {"seat": seat(happened.seat), "fleet": fleet(game, letter), "letter": letter},
            )
        case BoatsPlaced():
            return _placed(happened)
        case _:
            return _filled(happened)


def _placed(happened: BoatsPlaced) -> Phrase:
    there: dict[str, list[Phrase]] = {"venice": [], "constantinople": []}
    for name, where in happened.ports.items():
        there[where].append(Phrase("boat-bare", {"boat": name}))
    for name, boats in there.items():
        if not boats:
            other = "venice" if name == "constantinople" else "constantinople"
            return Phrase(
                "event-boats-placed-together", {"seat": seat(happened.seat), "port": port(other)}
            )
    return Phrase(
        "event-boats-placed",
        {
            "seat": seat(happened.seat),
            "venice": there["venice"],
            "constantinople": there["constantinople"],
        },
    )


def _filled(happened: PortFilled) -> Phrase:
    people = {"mercenaries": happened.mercenaries, "peasants": happened.peasants}
    came = cargo(happened.goods | {kind: n for kind, n in people.items() if n})
    if not happened.black + happened.white:
        return Phrase("event-port-filled", {"port": port(happened.port), "cargo": came})
    cubes: Args = {"port": port(happened.port), "black": happened.black, "white": happened.white}
    if not came:
        return Phrase("event-port-filled-nothing", cubes)
    return Phrase("event-port-filled-people", cubes | {"cargo": came})


def _drawn(happened: CardsDrawn) -> Phrase:
    if happened.cards is None:
        return Phrase("event-cards-drawn", {"seat": seat(happened.seat), "count": happened.count})
    drawn = [colour for colour, n in happened.cards.items() for _ in range(n)]
    return Phrase(
        "event-cards-drawn-seen",
        {"seat": seat(happened.seat), "count": happened.count, "cards": cards(drawn)},
    )


def _raided(happened: Raided | BoatEmptied) -> Phrase:
    if isinstance(happened, BoatEmptied):
        return Phrase("event-boat-emptied", {"boat": happened.boat, "outcome": happened.outcome})
    return Phrase(
        "event-raided",
        {
            "seat": seat(happened.seat),
            "boat": happened.boat,
            "victim": seat(happened.victim),
            "cards": cards(happened.cards),
            "took": cargo({happened.took: 1}),
        },
    )


def _dominion(
    game: GoldenHorn, happened: TerritoryConquered | PeasantsExchanged | PortRelieved
) -> Phrase:
    match happened:
        case PeasantsExchanged():
            return Phrase(
                "event-peasants-exchanged", {"seat": seat(happened.seat), "count": happened.count}
            )
        case PortRelieved():
            return Phrase(
                "event-port-relieved", {"port": port(happened.port), "count": happened.count}
            )
    tiles = game.parts.territory_sets[game.house.territory_set]
    tile = next(tile for tile in tiles if tile.id == happened.territory)
    paid = {"mercenaries": happened.mercenaries, "peasants": happened.peasants}
    return Phrase(
        "event-territory-conquered",
        {
            "seat": seat(happened.seat),
            "territory": tile.name,
            "points": tile.points,
            "paid": cargo({kind: n for kind, n in paid.items() if n}),
        },
    )


def _voyage(game: GoldenHorn, happened: Event) -> Phrase:
    match happened:
        case BoatLoaded() | CargoUnloaded():
            loaded = isinstance(happened, BoatLoaded)
            return Phrase(
                "event-boat-loaded" if loaded else "event-cargo-unloaded",
                {
                    "seat": seat(happened.seat),
                    "boat": happened.boat,
                    "port": port(happened.port),
                    "cargo": cargo(happened.cargo),
                },
            )
        case BoatChosen():
            return Phrase(
                "event-boat-chosen-turned" if happened.turned else "event-boat-chosen",
                {"seat": seat(happened.seat), "boat": happened.boat},
            )
        case WindPlayed():
            return Phrase(
                "event-wind-played",
                {
                    "seat": seat(happened.seat),
                    "boat": happened.boat,
                    "cards": cards(happened.cards),
                },
            )
        case BoatSailed():
            return Phrase(
                "event-boat-sailed",
                {
                    "seat": seat(happened.seat),
                    "boat": happened.boat,
                    "start": space_of_event(game, happened.start),
                    "stop": space_of_event(game, happened.touched[-1]),
                },
            )
    raise TypeError(type(happened))
