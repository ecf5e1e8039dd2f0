"""Golden Horn's books: what lies in ports, aboard and in warehouses, and what it scores."""

from collections import Counter
from functools import cache
from typing import Any

from fondaco.games.golden_horn import words as w
from fondaco.table.words import Event

PEOPLE = ("mercenaries", "peasants")


class Book:
    def __init__(self, options: dict[str, str], components: dict[str, Any], seats: int) -> None:
        self.options, self.components = options, components
        self.ports: dict[str, Counter[str]] = {p: Counter() for p in components["ports"]["home"]}
        self.boats: dict[str, Counter[str]] = {}
        self.warehouses = [Counter[str]() for _ in range(seats)]
        self.hands = [0] * seats
        self.owners: dict[str, int] = {}
        self.turns = [0] * seats
        self.end: w.GameEnded | None = None

    def hear(self, event: Event) -> None:
        match event:
            case w.PortFilled():
                people = {"mercenaries": event.mercenaries, "peasants": event.peasants}
                self.ports[event.port].update(event.goods | people)
            case w.BoatLoaded():
                self.move(self.ports[event.port], self.aboard(event.boat), event.cargo)
            case w.CargoUnloaded():
                self.move(self.aboard(event.boat), self.warehouses[event.seat], event.cargo)
            case w.Raided():
                self.move(self.aboard(event.boat), self.warehouses[event.seat], {event.took: 1})
                self.hands[event.seat] -= len(event.cards)
            case w.WindPlayed():
                self.hands[event.seat] -= len(event.cards)
            case w.CardsDrawn():
                self.hands[event.seat] += event.count
            case w.TerritoryConquered():
                assert event.territory not in self.owners, "GH-516"
                self.owners[event.territory] = event.seat
                cost = self.territory(event.territory)["cost"]
                assert event.peasants == 2 * (cost - event.mercenaries), "GH-517"
                paid = {"mercenaries": event.mercenaries, "peasants": event.peasants}
                self.move(self.warehouses[event.seat], Counter(), paid)
            case w.PeasantsExchanged():
                self.relieve(self.warehouses[event.seat], event.count)
            case w.PortRelieved():
                self.relieve(self.ports[event.port], event.count)
            case w.TurnBegun():
                self.turns[event.seat] += 1
            case w.GameEnded():
                self.end = event
        assert min(self.hands) >= 0

    def aboard(self, boat: str) -> Counter[str]:
        return self.boats.setdefault(boat, Counter())

    def move(self, source: Counter[str], to: Counter[str], what: dict[str, int]) -> None:
        for name, count in what.items():
            assert 0 <= count <= source[name], f"{count} {name} of {source[name]}"
            source[name] -= count
            to[name] += count

    def relieve(self, place: Counter[str], count: int) -> None:
        self.move(place, Counter(), {"peasants": count})
        place["mercenaries"] += count

    def territory(self, name: str) -> dict[str, Any]:
        sets = self.components["expansion"]["territories"]["sets"]
        chosen: list[dict[str, Any]] = sets[self.options["territory_set"]]
        return next(tile for tile in chosen if tile["id"] == name)

    def scores(self) -> list[int]:
        """GH-808 to GH-812, GH-525."""
        assert self.end is not None
        if self.options["end_round"] != "others_once_more":
            assert len(set(self.turns)) == 1, "GH-805: all have had equally many turns"
        return [self.score(seat) for seat in range(len(self.warehouses))]

    def score(self, seat: int) -> int:
        goods = [n for name, n in self.warehouses[seat].items() if name not in PEOPLE]
        people = sum(self.warehouses[seat][name] for name in PEOPLE)
        tiles: list[int] = [
            self.territory(name)["points"] for name, by in self.owners.items() if by == seat
        ]
        return sum(goods) + best_rows(tuple(sorted(goods, reverse=True))) + people + sum(tiles)

    def agrees(self, position: dict[str, Any]) -> None:
        """Whether everything lies where the engine has it."""
        assert [+stored for stored in self.warehouses] == [
            Counter(stored) for stored in position["warehouses"]
        ]
        assert {name: +held for name, held in self.ports.items()} == {
            name: Counter(held) for name, held in position["ports"].items()
        }
        assert self.hands == [sum(hand.values()) for hand in position["hands"]]
        for boat, there in position["boats"].items():
            assert +self.aboard(boat) == Counter(there.get("cargo", {}))


@cache
def best_rows(goods: tuple[int, ...]) -> int:
    """The best of all ways to lay rows (GH-811), tried one by one."""
    best = 0
    for length, bonus in ((4, 1), (5, 2), (6, 4)):
        if len(goods) >= length and goods[length - 1] > 0:
            rest = [n - 1 if place < length else n for place, n in enumerate(goods)]
            best = max(best, bonus + best_rows(tuple(sorted(rest, reverse=True))))
    return best
