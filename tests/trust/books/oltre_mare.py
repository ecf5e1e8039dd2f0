"""Oltre Mare's books: ducats, prestige, cargo, markers, pirate piles and hands."""

from collections import Counter
from itertools import groupby
from typing import Any

from fondaco.games.oltre_mare import words as w
from fondaco.table.words import Event


class Book:
    def __init__(self, options: dict[str, str], components: dict[str, Any], seats: int) -> None:
        self.options, self.constants = options, components["constants"]
        self.goods = {good["id"]: good for good in components["goods"]["list"]}
        self.good_of = {card["id"]: card["good"] for card in components["cards"]["list"]}
        self.ducats = [self.constants["start_ducats"]] * seats
        self.prestige = [0] * seats
        self.cargo: list[list[str]] = [[] for _ in range(seats)]
        self.markers = [Counter[str]() for _ in range(seats)]
        self.piles = [0] * seats
        self.hands = [0] * seats

    def hear(self, event: Event) -> None:
        match event:
            case w.CardsTurnedUp() | w.CardLoaded():
                assert event.card is not None
                self.cargo[event.seat].append(event.card)
            case w.CardsDrawn():
                self.hands[event.seat] += event.count
            case w.AuthorityPaid() | w.DucatsEarned() | w.SailingPaid():
                self.ducats[event.seat] += event.ducats
            case w.CardDiscarded():
                self.hands[event.seat] -= 1
                self.piles[event.seat] += 1
            case w.CardBought():
                self.hands[event.seat] += 1
                self.ducats[event.seat] -= event.price or 0
                self.piles[event.seat] -= event.source == "pirates"
            case w.PileSearched():
                self.ducats[event.seat] -= event.price
            case w.DealMade():
                author, other = event.author, event.addressee
                paid, more = event.give_ducats - event.get_ducats, len(event.get) - len(event.give)
                self.ducats[author] -= paid
                self.ducats[other] += paid
                self.hands[author] += more
                self.hands[other] -= more
            case w.PrestigeGained():
                self.prestige[event.seat] += 1
                assert event.prestige == self.prestige[event.seat]
            case w.VeniceShown():  # OM-602 to OM-604
                assert list(event.paid) == self.payouts([(points,) for points in self.prestige])
                self.ducats = [n + paid for n, paid in zip(self.ducats, event.paid, strict=True)]
                self.prestige = [0] * len(self.prestige)
            case w.CardsPlayed():
                self.hands[event.seat] -= len(event.cards)
            case w.PiratesStruck():
                self.piles[event.seat] += event.cards
            case w.MarkerTaken():
                self.markers[event.seat][event.marker] += 1
        assert min(self.piles) >= 0 and min(self.hands) >= 0

    def payouts(self, keys: list[tuple[int, ...]]) -> list[int]:
        """6, 3, 1 by rank; OM-R12, OM-R13."""
        ranked = [key for key in keys if key[0] or self.options["rank_zero"] == "true"]
        paid = []
        for key in keys:
            better = [other for other in ranked if other > key]
            place = len({*better} if self.options["tie_ranking"] == "dense" else better)
            sums = self.constants["rank_payout"]
            paid.append(sums[place] if key in ranked and place < len(sums) else 0)
        return paid

    def scores(self) -> list[int]:
        """OM-803 to OM-811."""
        markers = self.payouts([(kept.total(), len(+kept)) for kept in self.markers])
        prestige = self.payouts([(points,) for points in self.prestige])
        penalty = self.constants["pirate_card_penalty"]
        return [
            self.ducats[seat]
            + self.cargo_value(seat)
            + markers[seat]
            + prestige[seat]
            - penalty * self.piles[seat]
            for seat in range(len(self.ducats))
        ]

    def cargo_value(self, seat: int) -> int:
        """OM-804 to OM-807: from the top, run by run."""
        value = 0
        for good, run in groupby(reversed(self.cargo[seat]), self.good_of.__getitem__):
            sequence = self.goods[good]["sequence"]
            if isinstance(sequence, dict):
                sequence = sequence[self.options["sugar_sequence"]]
            value += sequence[min(len(list(run)), len(sequence)) - 1]
        return value

    def agrees(self, position: dict[str, Any]) -> None:
        """Whether everything lies where the engine has it."""
        assert self.ducats == list(position["ducats"])
        assert self.prestige == list(position["prestige"])
        assert self.cargo == [list(pile) for pile in position["cargo"]]
        assert self.piles == [len(pile) for pile in position["pirates"]]
