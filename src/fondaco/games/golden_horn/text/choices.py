"""Choices in words, each with its consequence as far as the view tells it."""

from typing import NamedTuple

from fondaco.games.golden_horn.component_file import BOATS_PER_FLEET, COLOURS
from fondaco.games.golden_horn.raid import raid_codes
from fondaco.games.golden_horn.rules import GoldenHorn, GoldenHornState
from fondaco.games.golden_horn.sailing import reach, wind_needed
from fondaco.games.golden_horn.text.phrases import (
    boat,
    cards,
    cargo,
    fleet,
    gain,
    port,
    space,
    worth,
)
from fondaco.games.golden_horn.words import (
    Afloat,
    ChooseBoat,
    ChooseFleet,
    ChooseStop,
    Conquer,
    DeclareEnd,
    EndTurn,
    Exchange,
    GoldenHornView,
    Pass,
    PlaceBoats,
    Raid,
)
from fondaco.table.chance import Chance
from fondaco.table.contract import Game
from fondaco.table.numbers import changed
from fondaco.table.saying import Args, seat
from fondaco.table.words import Action, Phrase, Seat, View


class _Seen(NamedTuple):
    """What was found out about a view: many choices are told of the same one."""

    game: GoldenHorn
    view: GoldenHornView
    table: GoldenHornState
    """As the view shows it; it is only read."""
    reaches: dict[tuple[str, bool], Phrase]


def _seen(game: GoldenHorn, view: GoldenHornView) -> _Seen:
    global _last  # noqa: PLW0603
    if _last is None or _last.game is not game or _last.view is not view:
        table = game.chart(view)
        assert isinstance(table, GoldenHornState)
        _last = _Seen(game, view, table, {})
    return _last


_last: _Seen | None = None


def _own(view: GoldenHornView) -> dict[str, int] | None:
    return None if view.seat is None else view.warehouses[view.seat]


def _points(points: int) -> Phrase:
    if points < 0:
        return Phrase("points-less", {"points": -points})
    return Phrase("points-more", {"points": points})


def choice(game: Game, view: View, action: Action) -> Phrase:
    """A choice with what it brings and costs, and what it means for the end."""
    assert isinstance(game, GoldenHorn)
    assert isinstance(view, GoldenHornView)
    said = _choice(game, view, action)
    if _ends_game(game, view, action):
        return Phrase("ends-game", {"said": said})
    if _sets_off(game, view, action):
        left = _left_after(game, view)
        return Phrase("begins-last-turns" if left else "ends-with-turn", {"said": said})
    return said


def _choice(game: GoldenHorn, view: GoldenHornView, action: Action) -> Phrase:
    match action:
        case ChooseFleet():
            return _fleet(game, action)
        case PlaceBoats():
            return _placing(game, action)
        case Raid():
            return _raid(game, view, action)
        case ChooseBoat():
            return _boat(game, view, action)
        case ChooseStop():
            return _stop(game, view, action)
        case Pass():
            return Phrase("action-pass")
        case DeclareEnd():
            return _declaration(game, view)
        case Conquer():
            return _conquest(game, view, action)
        case Exchange():
            return Phrase("action-exchange", {"count": action.peasants})
        case EndTurn():
            return Phrase("action-end-turn")
    raise TypeError(type(action))


def _fleet(game: GoldenHorn, action: ChooseFleet) -> Phrase:
    if action.fleet is None:
        return Phrase("action-choose-fleet-lot")
    first = game.parts.fleets.index(action.fleet) * BOATS_PER_FLEET
    boats = game.parts.boats[first : first + BOATS_PER_FLEET]
    return Phrase(
        "action-choose-fleet",
        {
            "fleet": fleet(game, action.fleet),
            "letter": action.fleet,
            "boats": [boat(game, name) for name in boats],
        },
    )


def _placing(game: GoldenHorn, action: PlaceBoats) -> Phrase:
    there = {
        name: [boat(game, one) for one, where in action.ports.items() if where == name]
        for name in ("venice", "constantinople")
    }
    for name, boats in there.items():
        if len(boats) == len(action.ports):
            return Phrase("action-place-boats-together", {"port": port(name)})
    return Phrase(
        "action-place-boats",
        {"venice": there["venice"], "constantinople": there["constantinople"]},
    )


# -- raids --


def _raid(game: GoldenHorn, view: GoldenHornView, action: Raid) -> Phrase:
    aboard = view.boats[action.boat].cargo
    kind, count = next((item for item in aboard.items() if item[0] != "mercenaries"), ("", 0))
    args: Args = {
        "boat": action.boat,
        "cards": cards(action.cards),
        "took": cargo({kind: 1}),
        "points": _points(gain(game, _own(view), {kind: 1})),
    }
    if count == 1:
        return Phrase("action-raid-last", args | {"outcome": game.options["emptied_boat"]})
    return Phrase("action-raid", args | {"left": count - 1})


def may_raid(game: GoldenHorn, view: GoldenHornView) -> bool:
    """Whether the viewing seat has a raid to choose from."""
    return view.seat is not None and bool(raid_codes(_seen(game, view).table, view.seat))


def _raid_group(game: GoldenHorn, view: GoldenHornView, action: Raid) -> Phrase:
    target = view.boats[action.boat]
    return Phrase(
        "group-raid",
        {
            "boat": boat(game, action.boat),
            "owner": seat(_owner(game, view, action.boat)),
            "space": space(game, game.parts.tracks[view.seats], target.at),
            "cargo": cargo(target.cargo),
        },
    )


def _owner(game: GoldenHorn, view: GoldenHornView, name: str) -> Seat:
    letter = game.parts.fleets[game.parts.boat_id[name] // BOATS_PER_FLEET]
    return view.fleets.index(letter)


# -- boats and loads --


def load_of(view: GoldenHornView, action: ChooseBoat) -> tuple[str, dict[str, int]]:
    """The port and what the load takes from it."""
    name = "constantinople" if view.boats[action.boat].at else "venice"
    stock = view.ports[name]
    kinds = ("mercenaries", "peasants") if action.load == "people" else (action.load or "",)
    return name, {kind: stock.get(kind, 0) for kind in kinds}


def _empties(game: GoldenHorn, view: GoldenHornView, name: str, load: dict[str, int]) -> bool:
    """Whether nothing that counts can be left in the port after its refill (GH-801, GH-524).

    Where luck may decide it the answer is no.
    """
    left = {kind: n - load.get(kind, 0) for kind, n in view.ports[name].items()}
    whites = game.parts.white if game.house.expansion else 0
    if not game.house.people_do_not_count:
        # A black cube brings a peasant at least, a white one whoever is there to come.
        comes = view.bag_size > whites or bool(whites and (view.supply or view.reserve))
        return not any(left.values()) and not comes
    # GH-R28: peasants do not count. Without figures in the supply nobody else comes, and goods
    # only if there are some in the bag; which cubes those are may be hidden.
    if any(n for kind, n in left.items() if kind != "peasants"):
        return False
    if view.bag_size == whites:
        return not (whites and view.supply)
    goods = view.bag is None or any(view.bag.get(colour) for colour in game.parts.colours)
    return not goods and not view.supply


def _boat(game: GoldenHorn, view: GoldenHornView, action: ChooseBoat) -> Phrase:
    afloat = view.boats[action.boat]
    if action.load is not None:
        name, load = load_of(view, action)
        args: Args = {
            "boat": action.boat,
            "cargo": cargo(load),
            "points": Phrase("points-of", {"points": gain(game, _own(view), load)}),
        }
        if _empties(game, view, name, load):
            # GH-R28: peasants may be left.
            bare = game.house.expansion and game.house.people_do_not_count
            ending = "bare" if bare else "last"
            return Phrase(f"action-choose-boat-load-{ending}", args | {"port": port(name)})
        return Phrase("action-choose-boat-load", args)
    ahead = afloat.heading
    if action.turn:
        ahead = "venice" if ahead == "constantinople" else "constantinople"
    args = {
        "boat": boat(game, action.boat),
        "port": port(ahead),
        "reach": _reach(game, view, action),
    }
    if action.turn:
        return Phrase("action-choose-boat-turn", args)
    if not afloat.cargo:
        return Phrase("action-choose-boat-empty", args)
    return Phrase("action-choose-boat", args | {"cargo": cargo(afloat.cargo)})


def _reach(game: GoldenHorn, view: GoldenHornView, action: ChooseBoat) -> Phrase:
    """How far the boat gets, for nothing and with the cards in hand."""
    seen = _seen(game, view)
    key = action.boat, action.turn
    if key not in seen.reaches:
        seen.reaches[key] = _find_reach(game, view, seen.table, action)
    return seen.reaches[key]


def _find_reach(
    game: GoldenHorn, view: GoldenHornView, table: GoldenHornState, action: ChooseBoat
) -> Phrase:
    number = game.parts.boat_id[action.boat]
    if action.turn:
        table = table.copy()
        table.heading = changed(table.heading, number, -table.heading[number])
    free = reach(table, number, [0] * COLOURS)[-1]
    ends = reach(table, number, _hand(game, view))
    track = table.track
    if ends[-1] == free:
        return Phrase("reach-free", {"free": space(game, track, free)})
    spent = [game.parts.colours[c] for c in wind_needed(table, number, ends)]
    return Phrase(
        "reach-wind",
        {
            "free": space(game, track, free),
            "far": space(game, track, ends[-1]),
            "cards": cards(spent),
        },
    )


def _hand(game: GoldenHorn, view: GoldenHornView) -> list[int]:
    return [(view.hand or {}).get(name, 0) for name in game.parts.colours]


def _boat_group(game: GoldenHorn, view: GoldenHornView, action: ChooseBoat) -> Phrase:
    afloat = view.boats[action.boat]
    track = game.parts.tracks[view.seats]
    args: Args = {
        "boat": boat(game, action.boat),
        "space": space(game, track, afloat.at),
    }
    return Phrase("group-boat", args | {"reach": _reach(game, view, action)})


# -- stops --


def _stop(game: GoldenHorn, view: GoldenHornView, action: ChooseStop) -> Phrase:
    table = _seen(game, view).table
    name = view.moving or ""
    number = game.parts.boat_id[name]
    ends = reach(table, number, _hand(game, view))
    touched = ends[: ends.index(action.space) + 1]
    spent = [game.parts.colours[c] for c in wind_needed(table, number, touched)]
    price = Phrase("price-wind", {"cards": cards(spent)}) if spent else Phrase("price-free")
    where = space(game, table.track, action.space)
    afloat = view.boats[name]
    drawn = min(
        game.parts.card_draw[number],
        view.pile_size + sum(view.discard.values()) + len(spent),
    )
    args: Args = {"space": where, "price": price}
    if action.space in (0, table.track.last):
        args["drawn"] = drawn
        if not afloat.cargo:
            return Phrase("action-choose-stop-home-empty", args)
        points = gain(game, _own(view), afloat.cargo)
        args |= {"cargo": cargo(afloat.cargo), "points": _points(points)}
        return Phrase("action-choose-stop-home", args)
    if action.space == table.track.modone:
        args["drawn"] = drawn if table.track.modone_draws else 0
        return Phrase("action-choose-stop-modone", args)
    return _stop_at_sea(afloat, args)


def _stop_at_sea(afloat: Afloat, args: Args) -> Phrase:
    if not afloat.cargo:
        return Phrase("action-choose-stop-empty", args)
    safe = "mercenaries" in afloat.cargo  # GH-513
    return Phrase(
        "action-choose-stop-safe" if safe else "action-choose-stop",
        args | {"cargo": cargo(afloat.cargo)},
    )


# -- the end, territories --


def _left_after(game: GoldenHorn, view: GoldenHornView) -> list[Seat]:
    """Who still plays after the running turn once the end is set off (GH-805, GH-806)."""
    me = view.active or 0
    by = me if view.set_off_by is None else view.set_off_by
    until = by if game.house.others_once_more else view.first
    after = [(me + n) % view.seats for n in range(1, view.seats + 1)]
    return after[: after.index(until)]


def _declaration(game: GoldenHorn, view: GoldenHornView) -> Phrase:
    """Who still plays after a declaration (GH-805, GH-806)."""
    left = _left_after(game, view)
    if not left:
        return Phrase("action-declare-end-now")
    players = [seat(other) for other in left]
    return Phrase("action-declare-end", {"players": players, "count": len(left)})


def _conquest(game: GoldenHorn, view: GoldenHornView, action: Conquer) -> Phrase:
    tiles = game.parts.territory_sets[game.house.territory_set]
    tile = next(tile for tile in tiles if tile.id == action.territory)
    peasants = game.parts.per_mercenary * (tile.cost - action.mercenaries)
    paid = {"mercenaries": action.mercenaries, "peasants": peasants}
    own = _own(view) or {}
    left = own | {kind: own.get(kind, 0) - n for kind, n in paid.items()}
    return Phrase(
        "action-conquer",
        {
            "territory": tile.name,
            "worth": tile.points,
            "paid": cargo({kind: n for kind, n in paid.items() if n}),
            "points": _points(tile.points + worth(game, left) - worth(game, own)),
        },
    )


def _sets_off(game: GoldenHorn, view: GoldenHornView, action: Action) -> bool:
    """Whether the end is set off for sure (GH-807: once only); a declaration says it itself."""
    if view.set_off_by is not None:
        return False
    match action:
        case ChooseBoat() if action.load is not None:
            return _empties(game, view, *load_of(view, action))
        case Conquer():
            return sum(owner is None for owner in view.territories.values()) == 1
    return False


def _ends_game(game: GoldenHorn, view: GoldenHornView, action: Action) -> bool:
    """Whether the game is over at once: the last turn ends, or the last seat passes."""
    last = view.set_off_by is not None and not _left_after(game, view)
    all_pass = isinstance(action, Pass) and view.passes == view.seats - 1
    if not (last and isinstance(action, Pass | ChooseStop | Conquer | Exchange | EndTurn)):
        return all_pass
    # Whether anything is left to do after it is best seen by doing it.
    state = game.imagine(view, _Any())
    assert view.seat is not None
    state.apply(view.seat, action, _Any())
    return state.end_reason() is not None


class _Any(Chance):
    """For what does not depend on luck."""

    def below(self, n: int) -> int:
        return 0


# -- groups --


def group(game: Game, view: View, action: Action) -> tuple[int, Phrase | None]:
    """Where a choice stands in a list for people, and the heading it stands under."""
    assert isinstance(game, GoldenHorn)
    assert isinstance(view, GoldenHornView)
    match action:
        case ChooseBoat() if action.load is not None:
            return 1, _boat_group(game, view, action)
        case Raid():
            return 2, _raid_group(game, view, action)
        case Conquer() | Exchange():
            return 3, Phrase("group-dominion")
        case DeclareEnd():
            return 4, Phrase("group-end")
    return 0, None
