"""The nouns of Méditerranée as phrases: players, powers, goods, sailors, galleys, ports, areas."""

from collections.abc import Iterable, Mapping
from typing import Any

from fondaco.games.mediterranee.pieces import GARRISON, SAILORS
from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.view.words import MediterraneeView
from fondaco.games.mediterranee.words import Cargo, Load
from fondaco.table.saying import Args, Fields, as_it_is, seat, seats
from fondaco.table.words import Phrase, Seat


def players(numbers: Iterable[Seat]) -> list[Phrase]:
    return [seat(number) for number in numbers]


def power(name: str) -> Phrase:
    return Phrase("power", {"power": name})


def led_power(name: str) -> Phrase:
    """A power with the article a language wants."""
    return Phrase("power-led", {"power": name})


def good(name: str) -> Phrase:
    return Phrase("good", {"good": name})


def some(name: str) -> Phrase:
    """A good as something one sells, with the article a language wants."""
    return Phrase("good-some", {"good": name})


def sailors(count: int) -> Phrase:
    return Phrase("sailors", {"count": count})


def hands(count: int) -> Phrase:
    """Sailors to whom something is done, for languages where that shows."""
    return Phrase("sailors-object", {"count": count})


def ducats(amount: int) -> Phrase:
    return Phrase("ducats", {"amount": amount})


def goods(counts: Mapping[str, int]) -> list[Phrase]:
    """Goods by kind and number; no goods are "nothing"."""
    found = [Phrase("goods", {"good": name, "count": n}) for name, n in counts.items() if n]
    return found or [Phrase("nothing")]


def pieces(counts: Mapping[str, int]) -> Phrase:
    """What a galley holds: sailors and goods."""
    held = [sailors(counts[SAILORS])] if counts.get(SAILORS) else []
    cargo = {name: n for name, n in counts.items() if name != SAILORS and n}
    held += goods(cargo) if cargo else []
    whole = held[0] if held else Phrase("nothing")
    for piece in held[1:]:
        whole = Phrase("plus", {"one": whole, "other": piece})
    return whole


def total(cargo: Cargo) -> dict[str, int]:
    """Goods by kind, on whichever galley they lie."""
    sums: dict[str, int] = {}
    for load in cargo.values():
        for name, count in load.items():
            sums[name] = sums.get(name, 0) + count
    return sums


def side(cargo: Cargo, money: int) -> list[Phrase]:
    """What one side of a trade gives: goods, and money if there is any."""
    counts = total(cargo)
    held = [] if not any(counts.values()) and money > 0 else goods(counts)
    return [*held, ducats(money)] if money > 0 else held


def terms(give: Cargo, want: Cargo, pay: int) -> Args:
    """A deal as its author sees it; who demands money wants it."""
    return {"give": side(give, pay), "want": side(want, -pay)}


def placed(load: Load) -> list[Phrase]:
    """How many go onto which galley or into the garrison."""
    if len(load) == 1:
        place = next(iter(load))
        whole = Phrase("aboard-all", {"galley": deck(place)})
        return [Phrase("ashore-all") if place == GARRISON else whole]
    return [
        Phrase("ashore", {"count": n})
        if place == GARRISON
        else Phrase("aboard", {"count": n, "galley": deck(place)})
        for place, n in load.items()
    ]


def crew(sources: Load) -> list[Phrase]:
    """The first sailors of a new galley, by source."""
    return [
        Phrase("crew-of", {"count": n, "source": deck(source)}) for source, n in sources.items()
    ]


def holdings(galleys: Cargo, garrison: int | None) -> list[Phrase]:
    """What lies where after a rearrangement."""
    found = [
        Phrase("galley-holds", {"galley": deck(name), "pieces": pieces(held)})
        for name, held in galleys.items()
    ]
    if garrison is not None:
        found.append(Phrase("garrison-holds", {"count": garrison}))
    return found


def deck(name: str) -> str:
    """The number on a galley's deck, by which people call it; other places keep their names."""
    return name[1:] if name[1:].isdigit() else name


def galley(name: str) -> Phrase:
    """A galley by its number, standing alone."""
    return Phrase("galley", {"galley": deck(name)})


def names(galleys: Iterable[str]) -> list[Phrase]:
    """Galleys as a list in a sentence."""
    return [Phrase("galley-the", {"galley": deck(name)}) for name in galleys]


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


def tolls(amounts: Mapping[str, int]) -> list[Phrase]:
    """What each power would be paid for letting a galley pass."""
    return [Phrase("toll-of", {"who": power(name), "amount": n}) for name, n in amounts.items()]


def landing(lander: Seat | None, crews: Load, owner: Seat | None) -> Args:
    """Sailors go ashore in a port: how many, from which galleys, and whose it was until then."""
    return {
        "sailors": hands(sum(crews.values())),
        "galleys": names(crews),
        "before": "neutral" if owner is None else "own" if owner == lander else "other",
        "owner": "" if owner is None else seat(owner),
    }


# -- places --


def port(game: Mediterranee, name: str) -> str:
    """A port by its printed name."""
    number = game.parts.port_id.get(name, -1)
    return name if number < 0 else game.parts.port_names[number]


def produced(game: Mediterranee, name: str) -> str:
    """The good a port produces (ME-120)."""
    return game.parts.goods[game.parts.good_of[game.parts.port_id[name]]]


def sea(game: Mediterranee, number: int, short: bool = False) -> Phrase:
    """A sea area without a port."""
    data: dict[str, Any] = game.components["areas"][number]
    label = str(data.get("label", number))
    args: Args = {"key": str(data.get("key", "")), "label": label}
    return Phrase("sea-short" if short else "sea", args)


def area(game: Mediterranee, number: int) -> Phrase:
    """A sea area by its port or its own name, with its number."""
    if not 0 <= number < game.parts.areas:
        return Phrase("area", {"name": "?", "number": str(number)})
    there = game.parts.port_at[number]
    name: str | Phrase = sea(game, number) if there < 0 else game.parts.port_names[there]
    return Phrase("area", {"name": name, "number": str(number)})


def position(game: Mediterranee, number: int) -> str:
    """A place in the order, as printed on its track (ME-208)."""
    spaces: list[str] = game.components["tracks"]["order_track"]["spaces"]
    return spaces[number - 1] if 1 <= number <= len(spaces) else str(number)


# -- what actions and events say by their fields --

FIELDS: Fields = {
    **as_it_is("round", "rounds", "amount", "price", "lowest", "paid", "tokens", "bonus"),
    **as_it_is("garrison", "answer", "first", "second"),
    **seats("seat", "owner", "partner", "buyer", "mover", "victor"),
    "galley": ("galley", lambda game, name: deck(name)),
    "target": ("target", lambda game, name: deck(name)),
    "by": ("by", lambda game, name: deck(name)),
    "power": ("power", lambda game, name: led_power(name)),
    "capital": ("port", port),
    "port": ("port", port),
    "area": ("area", area),
    "start": ("start", area),
    "position": ("position", position),
    "order": ("order", lambda game, order: players(order)),
    "asked": ("asked", lambda game, asked: players(asked)),
    "galleys": ("crews", lambda game, galleys: placed(galleys)),
    "load": ("load", lambda game, load: placed(load)),
    "places": ("places", lambda game, places: placed(places)),
    "crew": ("crew", lambda game, sources: crew(sources)),
    "good": ("good", lambda game, name: some(name)),
    "goods": ("goods", lambda game, counts: goods(counts)),
    "lost": ("goods", lambda game, counts: goods(counts) if counts else None),
    "sailors": ("sailors", lambda game, count: hands(count) if count else None),
    "tolls": ("tolls", lambda game, amounts: tolls(amounts) or None),
    "accepted": ("accepted", lambda game, accepted: yes(accepted)),
    "passes": ("passes", lambda game, passes: yes(passes)),
}


# -- what a view says --


def by_power(view: MediterraneeView, name: str) -> Seat:
    return view.powers.index(name)


def money(view: MediterraneeView) -> int:
    """The viewer's own money."""
    return 0 if view.seat is None else view.money[view.seat] or 0


def most_price(game: Mediterranee, view: MediterraneeView, name: str) -> int:
    """ME-308 to ME-310: what the owner of a port may ask."""
    number = game.parts.port_id[name]
    owner = view.ports[name].owner
    producers = game.charts[view.seats].producers[game.parts.good_of[number]]
    if all(view.ports[game.parts.ports[other]].owner == owner for other in producers):
        return game.parts.monopoly_price
    return game.parts.most_price


def prosperity(game: Mediterranee, view: MediterraneeView, number: Seat) -> int:
    """The points everybody can see: all but those of the treasury (ME-802, ME-804 to ME-807)."""
    parts, chart = game.parts, game.charts[view.seats]
    led = view.powers[number]
    capital = parts.capitals[parts.powers.index(led)] if led in parts.powers else -1
    points = 0
    for there, name in enumerate(parts.ports):
        seen = view.ports[name]
        if seen.owner != number:
            continue
        if len(seen.stored) == chart.capacity[there]:
            points += parts.full_points[there]
        elif not (there == capital and game.house.ten_only):  # ME-R39
            points += parts.port_not_full
        if there == capital:
            points += parts.own_capital
    return points
