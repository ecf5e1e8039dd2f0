"""Chapter 4, the others: offers, intentions, answers."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from fondaco.table.words import Seat
from tests.games.genoa.lawyer.table import (
    COLOURS,
    DECK_HOUSES,
    HEARING,
    SPECIAL_HOUSES,
    VILLAS,
    WAREHOUSES,
    Table,
)


class Offers(Table):
    """What the others say on a floor."""

    def offer(self, said: dict[str, Any]) -> Iterator[str]:
        yield from self._closed()
        if said["target"] not in self.targets():
            yield "GN-401" if self.at_building else "GN-408"
        if self.seat == self.active:
            yield "GN-415"
        if self.phase == "pick":
            yield "GN-417"
        if not self._may_change(said["target"]):
            yield "GN-906"
        if self.way:
            yield from self._terms(self.seat, said)

    def _may_change(self, target: str) -> bool:
        floor = self.floor
        if floor is None or self.phase == "pick" or self.seat not in floor["asked"]:
            return False
        if self.live:
            changes = list(floor.get("changes", ())) or [0] * self.p["seats"]
            return bool(changes[self.seat] < int(self.options["max_revisions"]))
        if self.phase not in HEARING or self.seat in floor.get("answered", ()):
            return False
        return all(
            (draft["seat"], draft["target"]) != (self.seat, target)
            for draft in floor.get("drafts", ())
        )

    def _terms(self, seat: Seat, said: dict[str, Any]) -> Iterator[str]:
        """What is wrong with what an offer holds."""
        p, options = self.p, self.options
        money, due, asks = said.get("money", 0), said.get("proceeds", {}), said.get("asks", {})
        raw = said.get("cards", {})
        if not isinstance(raw, dict):
            raw = {part["card"]: part["shown"] for part in raw}
        held = {kind: said.get(kind, {}) for kind in ("goods", "specials", "markers")}
        due_counts = [*due.get("goods", {}).values(), *due.get("specials", {}).values()]
        due_counts += [due.get("cards", 0), due.get("markers", 0), due.get("money", 0)]
        promise = said.get("promise", "")
        named = all(name in self._names(kind) for kind, c in held.items() for name in c)
        negative = any(n < 0 for counts in held.values() for n in counts.values())
        real = money or raw or any(any(c.values()) for c in held.values()) or any(due_counts)
        if money < 0 or money % 5 or negative:
            yield "GN-418"
        if not named:
            yield "GN-420"
        elif not real:
            yield "GN-419" if promise else "GN-418"
        if len(promise) > 200:
            yield "GN-419"
        if (
            money > p["money"][seat]
            or any(card not in p["hands"][seat] for card in raw)
            or any(n > p[kind][seat].get(x, 0) for kind, c in held.items() for x, n in c.items())
        ):
            yield "GN-420"
        if not self._yields(seat, said, due, held, asks, list(raw)):
            yield "GN-421"
        if self._senseless(asks) or self._beyond(asks):
            yield "GN-423"
        needed = self.is_building(said["target"]) and not p["allowances"][seat]
        commits = said.get("uses_extra_action", False)
        cards = 1 + held["specials"].get("extra_action", 0)
        if commits != needed or (needed and self.special("extra_action", seat) < cards):
            yield "GN-425"
        if options["marker_payment"] == "convert":
            gets = sum(held["markers"].values()) + due.get("markers", 0)
            wants = sum(asks.get("markers", {}).values())
            tray = p["tray"]
            if gets > tray.get(COLOURS[self.active], 0) or wants > tray.get(COLOURS[seat], 0):
                yield "GN-429"
        variant = options["two_player_variant"] == "true" and p["seats"] == 2
        if variant and not (
            raw or any(any(c.values()) for c in held.values()) or any(due_counts[:-1])
        ):
            yield "GN-907"
        if options["active_side_assets"] == "money_and_goods" and any(
            any(asks.get(kind, {}).values()) for kind in ("specials", "markers", "decks")
        ):
            yield "GN-R25"
        if options["proceeds_in_offers"] == "assets_only" and due.get("money", 0):
            yield "GN-R26"
        shown = (
            ("all",)
            if options["card_offer_disclosure"] == "always_named"
            else ("all", "active", "nobody")
        )
        if any(how not in shown for how in raw.values()):
            yield "GN-R29"

    def _yields(
        self,
        seat: Seat,
        said: dict[str, Any],
        due: dict[str, Any],
        held: dict[str, Any],
        asks: dict[str, Any],
        given: list[str],
    ) -> bool:
        """GN-421: the proceeds are a part of what the action brings now."""
        goods = {k: n for k, n in due.get("goods", {}).items() if n}
        specials = {k: n for k, n in due.get("specials", {}).items() if n}
        cards, markers, money = (due.get(k, 0) for k in ("cards", "markers", "money"))
        if not (goods or specials or cards or markers or money):
            return True
        if min(cards, markers, money, *goods.values(), *specials.values()) < 0:
            return False
        p, at = self.p, said["target"]
        parts = (bool(goods), bool(specials), bool(cards), bool(markers), bool(money))
        if at in WAREHOUSES:
            there = [g for g in WAREHOUSES[at] if p["supply"].get(g, 0)]
            return parts[1:] == (False,) * 4 and all(
                g in there and n == 1 for g, n in goods.items()
            )
        if at in SPECIAL_HOUSES:
            kind = SPECIAL_HOUSES[at]
            return specials == {kind: 1} and p["stock"].get(kind, 0) > 0 and sum(parts) == 1
        if at in DECK_HOUSES:
            deck, most = DECK_HOUSES[at]
            return sum(parts) == 1 and 0 < cards <= min(most, self.deck_size(deck))
        if at == "kat":
            return sum(parts) == 1 and 0 < markers <= min(2, p["tray"].get(COLOURS[seat], 0))
        if at not in VILLAS or goods or markers:
            return False
        if cards:
            return sum(parts) == 1 and cards == 1 and self.deck_size("privileges") > 0
        if money > 100 or money % 5 or sum(specials.values()) > 1:
            return False
        if any(not p["stock"].get(kind, 0) for kind in specials):
            return False
        after = Counter(p["goods"][seat])
        after.subtract(held["goods"])
        after.update({k: n for k, n in asks.get("goods", {}).items() if n > 0})
        limit = self.options["villa_order_limit"] != "unlimited"
        if limit and at in p["delivered"][seat]:
            return False
        return any(
            card not in given and self._suits(card, at, after)
            for card in p["hands"][seat]
            if card[0] == "l"
        )

    def _suits(self, card: str, villa: str, goods: Counter[str]) -> bool:
        (printed,) = [c for c in self.data["decks"]["large_orders"]["cards"] if c["id"] == card]
        right = printed["villa"] == villa or self.options["large_order_villas"] == "any_villa"
        return right and all(goods[good] >= n for good, n in Counter(printed["goods"]).items())

    def intend(self, said: dict[str, Any]) -> Iterator[str]:
        yield from self._closed()
        target = said["target"]
        if self.at_building:
            yield "GN-401"
        elif self.way and (
            target not in self.spaces or target in self.way or target in self.moves()
        ):
            yield "GN-413"
        if self.seat == self.active:
            yield "GN-415"
        if self.phase == "pick":
            yield "GN-417"
        money = said.get("money", 0)
        if money < 0 or money % 5:
            yield "GN-418"
        if len(said.get("words", "")) > 200:
            yield "GN-419"
        if money > sum(self.p["money"]):
            yield "GN-420"
        drafts = [d for d in (self.floor or {}).get("drafts", ()) if d["seat"] == self.seat]
        made = {d["target"] for d in drafts if d.get("intention")}
        stated = {i["target"] for i in self.p["intentions"] if i["seat"] == self.seat}
        full = len(made | stated | {target}) > 5 or len(made) >= 5
        if full or not self._may_change(target):
            yield "GN-906"

    def keep(self, said: dict[str, Any]) -> Iterator[str]:
        yield from self._answering()
        if self.live or not self._has_any():
            yield "GN-906"

    def pass_(self, said: dict[str, Any]) -> Iterator[str]:
        if self.phase == "markers":
            if self.seat != self.p["placing"]:
                yield "GN-704"
            return
        yield from self._answering()
        if not self.live and self._has_any():
            yield "GN-906"
        if self.live and self.floor and self.seat in self.floor.get("answered", ()):
            yield "GN-906"

    def withdraw(self, said: dict[str, Any]) -> Iterator[str]:
        if self.at_building and said["target"] != self.here:
            yield "GN-401"
        if not self._said(said["target"]):
            yield "GN-416"
        if not self._may_change(said["target"]):
            yield "GN-906"
        yield from self._answering()

    def _answering(self) -> Iterator[str]:
        yield from self._closed()
        if self.seat == self.active:
            yield "GN-415"
        if self.phase == "pick":
            yield "GN-417"
        floor = self.floor
        late = not self.live and floor and self.seat in floor.get("answered", ())
        if (
            floor is None
            or self.seat not in floor["asked"]
            or late
            or (self.phase not in HEARING and not self.live)
        ):
            yield "GN-906"

    def _said(self, target: str) -> bool:
        """Whether the seat has a word standing for a space, its own changes included."""
        for draft in (self.floor or {}).get("drafts", ()):
            if (draft["seat"], draft["target"]) == (self.seat, target):
                return bool(draft.get("offer") or draft.get("intention"))
        spoken = [*self.offers, *self.p["intentions"]]
        return any((word["seat"], word["target"]) == (self.seat, target) for word in spoken)

    def _has_any(self) -> bool:
        """A word that stands here; of a next move also an intention withdrawn in this round."""
        drafts = (self.floor or {}).get("drafts", ())
        stated = self.p["intentions"]
        words = [w for w in (*self.offers, *drafts, *stated) if self._said(w["target"])]
        if self.at_building:
            return any((w["seat"], w["target"]) == (self.seat, self.here) for w in words)
        return any(word["seat"] == self.seat for word in (*words, *stated))
