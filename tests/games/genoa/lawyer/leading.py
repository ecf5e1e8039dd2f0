"""Chapter 4, the active player: taking, hearing, lapsing, accepting, declining, picking."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tests.games.genoa.lawyer.offers import Offers
from tests.games.genoa.lawyer.table import (
    COLOURS,
    CURRENT,
    HEARING,
    LETTERS,
    NOT_UNDER_WAY,
)


class Leading(Offers):
    """What the active player decides."""

    def take(self, said: dict[str, Any]) -> Iterator[str]:
        if self.phase in NOT_UNDER_WAY:
            yield "GN-202"
            return
        if not self.is_building(self.here):
            yield "GN-309"
        if self.foreign_window():
            yield "GN-316"
            return
        extra = said.get("uses_extra_action", False)
        if not self.mine("allowances") and not (extra and self.special("extra_action")):
            yield "GN-310"
        if self.phase not in CURRENT and not self.at_building:
            yield "GN-312"
        if self.seat != self.active or self.phase == "pick":
            yield "GN-314"
        if extra and self.mine("allowances"):
            yield "GN-425"

    def open_floor(self, said: dict[str, Any]) -> Iterator[str]:
        if self.phase == "current_open" and not self.eligible():
            yield "GN-403"
        elif self.phase not in ("current_open", "move_open"):
            yield "GN-906"
        yield from self._hearing(said)

    def again(self, said: dict[str, Any]) -> Iterator[str]:
        left = self.floor and self.floor["round"] < int(self.options["max_offer_rounds"])
        if self.phase not in ("current_decide", "move_decide") or self.live or not left:
            yield "GN-906"
        yield from self._hearing(said)

    def _hearing(self, said: dict[str, Any]) -> Iterator[str]:
        if self.seat != self.active:
            yield "GN-201"
        yield from self._closed()
        if self.phase == "pick":
            yield "GN-417"
        ask = said.get("ask")
        if ask is None:
            return
        if ask["target"] not in self.targets():
            yield "GN-401" if self.at_building else "GN-408"
        others = [seat for seat in range(self.p["seats"]) if seat != self.active]
        to = ask.get("to")
        if to is not None and to not in (self.eligible() if self.phase in CURRENT else others):
            yield "GN-415"
        price, gives, due = ask.get("price", {}), ask.get("gives", {}), ask.get("proceeds", {})
        if self._senseless(price):
            yield "GN-418"
        if len(ask.get("promise", "")) > 200:
            yield "GN-419"
        if self._beyond(price):
            yield "GN-420"
        numbers = [due.get("money", 0), due.get("cards", 0), due.get("markers", 0)]
        if (
            self._bad_counts(due)
            or min(numbers) < 0
            or self._beyond({**due, "markers": {}})
            or numbers[0] > 100
            or numbers[1] > 60
            or numbers[2] > 7
        ):
            yield "GN-421"
        if self._senseless(gives) or self._beyond(gives):
            yield "GN-423"
        if self.options["active_side_assets"] == "money_and_goods" and any(
            any(gives.get(kind, {}).values()) for kind in ("specials", "markers", "decks")
        ):
            yield "GN-R25"
        if self.options["proceeds_in_offers"] == "assets_only" and due.get("money", 0):
            yield "GN-R26"

    def lapse(self, said: dict[str, Any]) -> Iterator[str]:
        if self.phase in NOT_UNDER_WAY:
            yield "GN-202"
            return
        if self.seat != self.active:
            yield "GN-314"
        if self.phase == "window":
            yield "GN-316" if self.foreign_window() else "GN-406"
            return
        if not self.at_building:
            yield "GN-401"
        elif self.phase == "pick":
            yield "GN-417"
        elif self.phase == "current_decide":
            if any(not offer.get("asks") for offer in self.offers if self._deal([offer]) == []):
                yield "GN-404"
        elif self.phase == "current_offers" or self.eligible():
            yield "GN-403"

    def accept(self, said: dict[str, Any]) -> Iterator[str]:
        yield from self._closed()
        quotes = said["offers"]
        standing = {offer["id"]: offer for offer in self.offers}
        intended = {
            self.p["floors"] * 1000 + i["seat"] * 100 + self._number(i["target"])
            for i in self.p["intentions"]
            if self.options["offer_visibility"] == "open" or self.seat in (self.active, i["seat"])
        }
        if any(quote["id"] in intended - standing.keys() for quote in quotes):
            yield "GN-413"
        if self.seat != self.active:
            yield "GN-415"
            return
        chosen = []
        for quote in quotes:
            offer = standing.get(quote["id"])
            if offer is not None and offer["target"] != said["target"]:
                yield "GN-408"
            if offer is None or offer["version"] != quote["version"]:
                yield "GN-416"
            else:
                chosen.append(offer)
        if not quotes:
            yield "GN-416"
        if self.phase == "pick":
            yield "GN-417"
        if len(chosen) == len(quotes) > 0 and self.phase != "pick":
            once = [offer for n, offer in enumerate(chosen) if offer not in chosen[:n]]
            yield from self._deal(once)
            if len(chosen) > 1 and self.is_building(said["target"]):
                yield "GN-426"
            elif len(once) < len(chosen):
                yield "GN-R28"
        if self.phase in HEARING and not self.live:
            yield "GN-906"

    def _deal(self, offers: list[dict[str, Any]]) -> list[str]:
        """Why these offers cannot be accepted together."""
        found = []
        asked: dict[str, Counter[str]] = {}
        for offer in offers:
            found += [r for r in self._terms(offer["seat"], offer) if r in ("GN-420", "GN-421")]
            for kind, counts in offer.get("asks", {}).items():
                asked.setdefault(kind, Counter()).update(
                    {"ducats": counts} if kind == "money" else counts
                )
        p, active = self.p, self.active
        has = {
            "money": {"ducats": p["money"][active]},
            "goods": p["goods"][active],
            "specials": p["specials"][active],
            "markers": p["markers"][active],
            "decks": Counter(LETTERS[card[0]] for card in p["hands"][active]),
        }
        if any(
            n > has[kind].get(x, 0) for kind, counts in asked.items() for x, n in counts.items()
        ):
            found.append("GN-423")
        if self.options["marker_payment"] == "convert":
            gets = sum(
                sum(o.get("markers", {}).values()) + o.get("proceeds", {}).get("markers", 0)
                for o in offers
            )
            short = gets > p["tray"].get(COLOURS[active], 0) or any(
                sum(o.get("asks", {}).get("markers", {}).values())
                > p["tray"].get(COLOURS[o["seat"]], 0)
                for o in offers
            )
            found += ["GN-429"] if short else []
        if len(offers) > 1 and self.options["street_offers_per_move"] == "one":
            found.append("GN-R28")
        return found

    def decline(self, said: dict[str, Any]) -> Iterator[str]:
        yield from self._closed()
        if self.seat != self.active:
            yield "GN-415"
        quote = (said["offer"]["id"], said["offer"]["version"])
        declined = [(d["id"], d["version"]) for d in (self.floor or {}).get("declined", ())]
        if quote not in [(o["id"], o["version"]) for o in self.offers] or quote in declined:
            yield "GN-416"
        if self.phase == "pick":
            yield "GN-417"
        if self.phase in HEARING and not self.live:
            yield "GN-906"

    def pick_card(self, said: dict[str, Any]) -> Iterator[str]:
        if self.phase in NOT_UNDER_WAY:
            yield "GN-202"
        if self.foreign_window():
            yield "GN-316"
        if self.seat != self.active:
            yield "GN-415"
        ids = [quote["id"] for quote in self.p["accepted"]]
        left: Counter[str] = Counter()
        for offer in self.offers:
            if offer["id"] in ids:
                left.update(offer.get("asks", {}).get("decks", {}))
        left.subtract(LETTERS[card[0]] for card in self.p["picks"])
        next_deck = next((deck for deck in LETTERS.values() if left[deck] > 0), None)
        card = said["card"]
        fits = LETTERS.get(card[:1]) == next_deck and card not in self.p["picks"]
        if self.phase != "pick" or not fits or card not in self.p["hands"][self.active]:
            yield "GN-423"
