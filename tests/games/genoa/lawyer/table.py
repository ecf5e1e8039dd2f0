"""A table as the lawyer reads it: a position's JSON, the options and the component file."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from fondaco.table.contract import Game
from fondaco.table.words import Seat

CURRENT = ("current_open", "current_offers", "current_decide")
ADJACENT = ("move_open", "move_offers", "move_decide")
HEARING = ("current_offers", "move_offers")
NOT_UNDER_WAY = ("start", "claim", "markers")
WAREHOUSES = {
    "get": ("wheat", "rice"),
    "met": ("silver", "copper"),
    "tuc": ("silk", "linen"),
    "gew": ("salt", "pepper"),
}
SPECIAL_HOUSES = {
    "kut": "start",
    "prk": "extra_action",
    "haf": "any_good",
    "pal": "building_action",
    "tra": "exchange",
    "tav": "exchange",
}
DECK_HOUSES = {"gil": ("large_orders", 1), "rat": ("small_orders", 2), "pos": ("messages", 2)}
VILLAS = ("col", "mon", "ric", "zas")
COLOURS = ("red", "blue", "green", "yellow", "violet")
LETTERS = {"l": "large_orders", "k": "small_orders", "b": "messages", "p": "privileges"}


class Table:
    """One table, as one seat's action is judged."""

    def __init__(self, game: Game, position: dict[str, Any], seat: Seat) -> None:
        self.options = game.options
        self.data = game.components
        self.p = position
        self.seat = seat
        self.phase: str = position["phase"]
        self.active: Seat = position["active"]
        self.way: list[str] = list(position["way"])
        self.here = self.way[-1] if self.way else ""
        self.window = position["window"]
        self.floor = position["floor"]
        grid = self.data["boards"][self.options["board_layout"].lower()]["grid"]
        self.spaces = {cell for row in grid for cell in row}
        pairs = [
            pair
            for lines in (grid, zip(*grid, strict=True))
            for line in lines
            for pair in pairwise(line)
        ]
        self.edges = {(a, b) for x, y in pairs for a, b in ((x, y), (y, x)) if a != b}

    def is_building(self, space: str) -> bool:
        return space in self.spaces and space != "mkt" and not space[1:].isdigit()

    def mine(self, field: str) -> Any:
        return self.p[field][self.seat]

    def special(self, kind: str, seat: Seat | None = None) -> int:
        return int(self.p["specials"][self.seat if seat is None else seat].get(kind, 0))

    def beside(self, space: str) -> list[str]:
        return [other for one, other in self.edges if one == space]

    def moves(self) -> list[str]:
        if len(self.way) == 5:
            return []
        return [space for space in self.beside(self.here) if space not in self.way]

    @property
    def at_building(self) -> bool:
        """Whether the current building is at issue rather than the next move."""
        return self.phase in CURRENT or (self.phase == "pick" and self.accepted_target == self.here)

    @property
    def accepted_target(self) -> str:
        ids = [quote["id"] for quote in self.p["accepted"]]
        return next((o["target"] for o in self.offers if o["id"] in ids), "")

    @property
    def offers(self) -> list[dict[str, Any]]:
        return list(self.floor.get("offers", ())) if self.floor else []

    def targets(self) -> list[str]:
        return [self.here] if self.at_building else self.moves()

    @property
    def live(self) -> bool:
        return self.options["negotiation_mode"] == "live"

    def deck_size(self, deck: str) -> int:
        sizes = {"large_orders": 16, "small_orders": 16, "messages": 14, "privileges": 14}
        held = sum(LETTERS[card[0]] == deck for hand in self.p["hands"] for card in hand)
        return sizes[deck] - held

    def foreign_window(self) -> bool:
        return self.phase == "window" and self.window["seat"] != self.seat

    def eligible(self) -> list[Seat]:
        others = [seat for seat in range(self.p["seats"]) if seat != self.active]
        if self.options["special_cards_visibility"] == "hidden":
            return others
        return [s for s in others if self.p["allowances"][s] or self.special("extra_action", s)]

    def _closed(self) -> Iterator[str]:
        if self.phase in ("claim", "markers"):
            yield "GN-202"
        if self.phase == "start":
            yield "GN-209"
        if self.phase == "window":
            yield "GN-316"

    def _names(self, kind: str) -> tuple[str, ...]:
        return {
            "goods": tuple(g for pair in WAREHOUSES.values() for g in pair),
            "specials": tuple(dict.fromkeys(SPECIAL_HOUSES.values())),
            "markers": COLOURS,
            "decks": tuple(LETTERS.values()),
        }[kind]

    def _bad_counts(self, bundle: dict[str, Any]) -> bool:
        return any(
            name not in self._names(kind) or n < 0
            for kind in ("goods", "specials", "markers", "decks")
            if isinstance(bundle.get(kind), dict)
            for name, n in bundle[kind].items()
        )

    def _senseless(self, bundle: dict[str, Any]) -> bool:
        money = bundle.get("money", 0)
        return money < 0 or money % 5 > 0 or self._bad_counts(bundle)

    def _beyond(self, bundle: dict[str, Any]) -> bool:
        """More than the whole game has."""
        most = {"goods": 5, "specials": 5, "markers": 7}
        return bundle.get("money", 0) > sum(self.p["money"]) or any(
            n > (7 if name == "exchange" else 16 if name.endswith("orders") else most.get(kind, 14))
            for kind in ("goods", "specials", "markers", "decks")
            if isinstance(bundle.get(kind), dict)
            for name, n in bundle[kind].items()
        )

    def _number(self, space: str) -> int:
        """The number of a space: buildings as the data lists them, the market, the streets."""
        buildings = [item["id"] for item in self.data["buildings"]["items"]]
        streets = sorted(s for s in self.spaces if s not in buildings and s != "mkt")
        return [*buildings, "mkt", *streets].index(space)
