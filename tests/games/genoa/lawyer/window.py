"""Chapters 5 and 6: the action window, orders and special cards."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.games.genoa.lawyer.offers import Offers
from tests.games.genoa.lawyer.table import (
    COLOURS,
    DECK_HOUSES,
    LETTERS,
    NOT_UNDER_WAY,
    SPECIAL_HOUSES,
    VILLAS,
    WAREHOUSES,
)


class Window(Offers):
    """What is played in an action window."""

    def _acting(self) -> Iterator[str]:
        if self.phase in NOT_UNDER_WAY:
            yield "GN-202"
        elif self.phase != "window":
            yield "GN-314"
        elif self.foreign_window():
            yield "GN-316"

    def _performing(self) -> Iterator[str]:
        yield from self._acting()
        if self.phase == "window" and not self.foreign_window() and self.window.get("performed"):
            yield "GN-315"

    def end_action(self, said: dict[str, Any]) -> Iterator[str]:
        yield from self._acting()
        if self.phase == "window" and not self.foreign_window():
            if not self.window.get("performed"):
                yield "GN-315"
            if self.window.get("giving"):
                yield "GN-422"

    def perform(self, said: dict[str, Any]) -> Iterator[str]:
        yield from self._performing()
        if self.phase == "window" and self.window["building"] in VILLAS:
            yield "GN-511"

    def privilege(self, said: dict[str, Any]) -> Iterator[str]:
        yield from self._performing()
        if self.phase == "window":
            if self._owes_order():
                yield "GN-422"
            if self.window["building"] not in VILLAS:
                yield "GN-511"

    def deliver(self, said: dict[str, Any]) -> Iterator[str]:
        yield from self._performing()
        if self.phase != "window":
            return
        due = self.window.get("owes") or {}
        if self.window["building"] not in VILLAS:
            yield "GN-511"
            return
        if due and not self._owes_order():
            yield "GN-422"
        if due.get("specials") and said["special"] not in due["specials"]:
            yield "GN-422"
        yield from self._delivery(self.window["building"], said["card"], said["special"])

    def _owes_order(self) -> bool:
        due = self.window.get("owes") or {}
        order = bool(due.get("money") or due.get("specials"))
        return order and self.window["building"] in VILLAS

    def _delivery(self, villa: str, card: str, special: str | None) -> Iterator[str]:
        held = card in self.mine("hands") and card[0] == "l"
        if not held or not self._suits(card, villa, Counter(self.mine("goods"))):
            yield "GN-601"
        stock = [kind for kind, n in self.p["stock"].items() if n]
        if special not in (stock or [None]):
            yield "GN-602"
        if self.options["villa_order_limit"] != "unlimited" and villa in self.mine("delivered"):
            yield "GN-604"

    def give_proceeds(self, said: dict[str, Any]) -> Iterator[str]:
        if self.phase in NOT_UNDER_WAY:
            yield "GN-202"
        if self.foreign_window():
            yield "GN-316"
        if self.phase != "window" or said["card"] not in self.window.get("drawn", ()):
            yield "GN-422"

    def small_order(self, said: dict[str, Any]) -> Iterator[str]:
        if self.phase != "window":
            yield "GN-611"
            return
        if self.foreign_window():
            yield "GN-316"
        if self.window.get("giving"):
            yield "GN-422"
        orders = {card["id"]: card for card in self.data["decks"]["small_orders"]["cards"]}
        card = orders.get(said["card"])
        if (
            card is None
            or said["card"] not in self.mine("hands")
            or card["building"] != self.window["building"]
            or not self.mine("goods").get(card["good"])
            or not self.window.get("performed")
        ):
            yield "GN-611"
        per_action = self.options["small_order_limit"] == "one_per_action"
        if self.window.get("small_order") if per_action else self.mine("small_orders"):
            yield "GN-614"

    def any_good(self, said: dict[str, Any]) -> Iterator[str]:
        good = said["good"] if said["good"] in self._names("goods") else "nothing"
        yield from self._card_play("any_good", {good: 1}, {}, "", "", ["GN-646"])

    def _card_play(
        self,
        card: str,
        takes: dict[str, int],
        gives: dict[str, int],
        given: str,
        villa: str,
        rules: list[str],
    ) -> Iterator[str]:
        """A special card; `rules` refuse it where it is not held or what it takes is not there."""
        if self.phase != "window":
            yield "GN-647"
            return
        if self.foreign_window():
            yield "GN-316"
            return
        if self.window.get("giving"):
            yield "GN-422"
        there = all(self._supply(what) >= n for what, n in takes.items())
        if not self.special(card) or not there:
            yield rules[0]
        elif not rules[1:] and not self._keeps(card, takes, gives, given, villa):
            yield "GN-422"
        yield from rules[1:]

    def _supply(self, what: str) -> int:
        if what in self._names("decks"):
            return self.deck_size(what)
        if what in COLOURS:
            return int(self.p["tray"].get(what, 0))
        return int(self.p["supply"].get(what, 0) or self.p["stock"].get(what, 0))

    def _keeps(
        self, card: str, takes: dict[str, int], gives: dict[str, int], given: str, villa: str
    ) -> bool:
        """GN-422: after this play what was promised of the action can still be handed over."""
        due = self.window.get("owes") or {}
        if not due or self.window.get("performed"):
            return True
        left = Counter(gives)
        left[card] += 1
        left.subtract(takes)
        if given:
            left[LETTERS[given[0]]] += 1
        at, own = self.window["building"], COLOURS[self.seat]
        wants = Counter(due.get("goods", {})) + Counter(due.get("specials", {}))
        wants[own] += due.get("markers", 0)
        deck = "privileges" if at in VILLAS else DECK_HOUSES.get(at, ("", 0))[0]
        if due.get("cards"):
            wants[deck] += due["cards"]
        if any(self._supply(what) + left[what] < n for what, n in wants.items() if n):
            return False
        if not self._owes_order():
            return True
        if villa == at and self.options["villa_order_limit"] != "unlimited":
            return False
        goods = Counter(self.mine("goods"))
        goods.update(takes)
        goods.subtract(gives)
        return any(
            other != given and self._suits(other, at, goods)
            for other in self.mine("hands")
            if other[0] == "l"
        )

    def exchange(self, said: dict[str, Any]) -> Iterator[str]:
        give, take = said["give"], said["take"]
        if "money" in (give, take) or "ducats" in (give, take):
            if self.phase != "window":
                yield "GN-647"
            elif self.foreign_window():
                yield "GN-316"
            elif self.window.get("giving"):
                yield "GN-422"
            yield "GN-649"
            return
        has = Counter(self.mine("goods")) + Counter(self.mine("specials"))
        has += Counter(self.mine("markers")) + Counter(self.mine("hands"))
        has["exchange"] -= 1
        takes = [*self._names("goods"), *self._names("specials"), *self._names("decks")]
        known = take in [*takes, COLOURS[self.seat]]
        if take in self._names("decks"):  # face-up cards lie below face-down ones
            known = known and self.deck_size(take) > 0
        if has[give] < 1 or not known:
            if self.phase == "window" and not self.foreign_window() and self.window.get("giving"):
                yield "GN-422"
            elif self.phase != "window":
                yield "GN-647"
            elif self.foreign_window():
                yield "GN-316"
            yield "GN-648"
            return
        card = give if give in self.mine("hands") else ""
        own = COLOURS[self.seat]
        gives = {} if card or (give in COLOURS and give != own) else {give: 1}
        yield from self._card_play("exchange", {take: 1}, gives, card, "", ["GN-648"])

    def building_action(self, said: dict[str, Any]) -> Iterator[str]:
        at, card, special = said["building"], said.get("card"), said.get("special")
        rules = ["GN-650"]
        delivers = card is not None or special is not None
        if self.is_building(at) and delivers:
            if at not in VILLAS or card is None:
                rules.append("GN-511")
            else:
                rules += self._delivery(at, card, special)
        if self.p["owners"].get(at) != self.seat or at == "pal":
            rules.append("GN-650")
        takes: Counter[str] = Counter()
        gives: Counter[str] = Counter()
        if len(rules) == 1:
            if card is not None:
                (printed,) = [
                    c for c in self.data["decks"]["large_orders"]["cards"] if c["id"] == card
                ]
                gives.update(printed["goods"])
                takes.update([special] if special else [])
            else:
                takes = self._taken(at)
        yield from self._card_play(
            "building_action", takes, gives, card or "", at if card else "", rules
        )

    def _taken(self, at: str) -> Counter[str]:
        """What a building's action takes from the supply now (GN-503)."""
        if at in WAREHOUSES:
            return Counter(good for good in WAREHOUSES[at] if self._supply(good))
        if at in SPECIAL_HOUSES:
            return Counter([SPECIAL_HOUSES[at]] if self._supply(SPECIAL_HOUSES[at]) else [])
        own = COLOURS[self.seat]
        what, most = (own, 2) if at == "kat" else DECK_HOUSES.get(at, ("privileges", 1))
        return Counter({what: min(most, self._supply(what))})
