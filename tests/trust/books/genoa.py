"""Genoa's books: money, goods, owners of buildings, and the privileges shown at the end."""

from collections import Counter
from typing import Any

from fondaco.games.genoa import words as w
from fondaco.table.words import Event


class Book:
    def __init__(self, options: dict[str, str], components: dict[str, Any], seats: int) -> None:
        self.components = components
        self.paid: dict[str, int] = components["payments"]
        self.kinds = {good["id"] for good in components["goods"]["kinds"]}
        decks = components["decks"]
        self.large = {card["id"]: card["goods"] for card in decks["large_orders"]["cards"]}
        self.small = {card["id"]: card["good"] for card in decks["small_orders"]["cards"]}
        self.place = {card["id"]: card["building"] for card in decks["privileges"]["cards"]}
        self.money = [components["money"]["start_total"]] * seats
        self.goods = [Counter[str]() for _ in range(seats)]
        self.owner: dict[str, int] = {}
        self.shown: dict[int, tuple[str, ...]] = {}
        self.turns = [0] * seats

    def hear(self, event: Event) -> None:
        match event:
            case w.OfferAccepted():
                offer = event.offer
                self.give(offer.seat, event.seat, offer.money, offer.goods)
                self.give(event.seat, offer.seat, offer.asks.money, offer.asks.goods)
            case w.ProceedsGiven():
                self.give(event.seat, event.to, event.proceeds.money, event.proceeds.goods)
            case w.ActionPerformed():
                self.goods[event.seat].update(event.goods)
                assert max(self.held().values(), default=0) <= self.components["goods"]["per_kind"]
            case w.OwnerPaid():  # GN-702, GN-703
                assert self.owner[event.building] == event.seat
                assert event.money == self.paid["owner_fee"]
                self.money[event.seat] += event.money
            case w.OrderDelivered():
                assert event.money == self.paid["large_order"]
                self.use(event.seat, Counter(self.large[event.card]))
                self.money[event.seat] += event.money
            case w.SmallOrderFulfilled():
                assert event.money == self.paid["small_order"]
                self.use(event.seat, Counter([self.small[event.card]]))
                self.money[event.seat] += event.money
            case w.MessagePaid():
                assert event.money == self.paid["message"]
                self.money[event.seat] += event.money
            case w.AnyGoodPlayed():
                self.goods[event.seat][event.good] += 1
            case w.Exchanged():
                if event.take in self.kinds:
                    self.goods[event.seat][event.take] += 1
                if event.give in self.kinds:
                    self.use(event.seat, Counter([event.give]))
            case w.MarkersPlaced():
                self.mark(event)
            case w.TurnBegun():
                self.turns[event.seat] += 1
            case w.PrivilegesShown():
                self.shown[event.seat] = event.cards
        assert min(self.money) >= 0

    def held(self) -> Counter[str]:
        return sum(self.goods, Counter())

    def give(self, seat: int, to: int, money: int, goods: dict[str, int]) -> None:
        self.money[seat] -= money
        self.money[to] += money
        self.use(seat, Counter(goods))
        self.goods[to].update(goods)

    def use(self, seat: int, goods: Counter[str]) -> None:
        assert goods <= self.goods[seat], f"{goods} of {self.goods[seat]}"
        self.goods[seat].subtract(goods)

    def mark(self, event: w.MarkersPlaced) -> None:
        """GN-706 to GN-709."""
        for building, does in event.does.items():
            owner = self.owner.get(building)
            assert (owner is None) == (does == "place") and owner != event.seat
            if does == "remove":
                del self.owner[building]
            else:
                self.owner[building] = event.seat

    def scores(self) -> list[int]:
        """GN-802 to GN-806."""
        assert len(set(self.turns)) == 1, "GN-802: all have had equally many turns"
        owned = Counter(self.owner.values())
        return [
            money + self.groups(self.shown[seat]) + self.paid["owner_end"] * owned[seat]
            for seat, money in enumerate(self.money)
        ]

    def groups(self, cards: tuple[str, ...]) -> int:
        """GN-804, GN-805: runs of neighbours, found by walking on from each first building."""
        ring: list[str] = self.components["ring"]["clockwise"]
        payout = self.components["privilege_payout"]
        have = {self.place[card] for card in cards}
        if have == {*ring}:
            return int(payout["larger"])
        total = 0
        for start, building in enumerate(ring):
            if building not in have or ring[start - 1] in have:
                continue
            size = 0
            while ring[(start + size) % len(ring)] in have:
                size += 1
            total += payout["by_group_size"].get(str(size), payout["larger"])
        return total

    def agrees(self, position: dict[str, Any]) -> None:
        """Whether everything lies where the engine has it."""
        if position["phase"] == "pick":  # GN-423: carried out when its cards are picked
            return
        assert self.money == list(position["money"])
        assert [+held for held in self.goods] == [Counter(held) for held in position["goods"]]
        assert self.owner == position["owners"]
