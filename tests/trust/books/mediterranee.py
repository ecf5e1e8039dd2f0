"""Méditerranée's books: every payment, every flag and every warehouse."""

from typing import Any

from fondaco.games.mediterranee import words as w
from fondaco.table.words import Event


class Book:
    def __init__(self, options: dict[str, str], components: dict[str, Any], seats: int) -> None:
        self.options, self.components = options, components
        self.ports = {port["id"]: port for port in components["ports"]}
        self.money = [components["setup"]["per_player"]["ducats"]] * seats
        self.owner: dict[str, int] = {}
        self.capital: dict[int, str] = {}
        self.seat_of: dict[str, int] = {}
        self.stored: dict[str, list[str]] = {port: [] for port in self.ports}
        self.request: w.PassageRequested | None = None

    def hear(self, event: Event) -> None:
        match event:
            case w.PowerAssigned():
                self.capital[event.seat] = event.capital
                self.owner[event.capital] = event.seat
                self.seat_of[event.power] = event.seat
            case w.BidsRevealed():  # ME-211
                for seat, bid in enumerate(event.bids):
                    self.pay(seat, bid)
            case w.Bought():
                assert event.paid == event.price * sum(event.load.values())
                self.pay(event.seat, event.paid)
            case w.BoughtFrom():
                assert event.paid == event.price * sum(event.load.values())
                assert self.owner[event.port] == event.owner
                self.pay(event.seat, event.paid, event.owner)
            case w.GalleyBuilt() | w.CastleBuilt() | w.Enrolled():
                self.pay(event.seat, event.paid)
            case w.Traded():
                self.pay(event.seat, event.paid, event.partner)
            case w.PassageRequested():
                self.request = event
            case w.PassageAnswered(passes=True) if self.request is not None:
                for power, toll in self.request.tolls.items():
                    self.pay(self.request.seat, toll, self.seat_of[power])
            case w.Landed():
                before = self.owner.get(event.port)
                assert event.before == before
                self.owner[event.port] = event.seat
            case w.Sold():
                self.sell(event)
            case w.IncomePaid():
                assert self.owner[self.capital[event.seat]] == event.seat, "ME-717, ME-718"
                self.money[event.seat] += event.amount
        assert min(self.money) >= 0, "ME-119"

    def pay(self, seat: int, amount: int, to: int | None = None) -> None:
        self.money[seat] -= amount
        if to is not None:
            self.money[to] += amount

    def slots(self, port: str) -> list[int]:
        tables = self.components["warehouses"]["slot_numbers"]["tables"]
        numbers: list[int] = tables[self.options["slot_start"]][self.ports[port]["size"]]
        return numbers

    def sell(self, event: w.Sold) -> None:
        """ME-703 to ME-706, ME-711 to ME-716."""
        stored, owner = self.stored[event.port], self.owner.get(event.port)
        assert event.good != self.ports[event.port]["good"] and event.good not in stored
        price = 100 * self.slots(event.port)[len(stored)]
        bonus = 0
        if owner not in (None, event.seat):
            known = [p for p, holder in self.owner.items() if holder == owner]
            if all(event.good not in (self.ports[p]["good"], *self.stored[p]) for p in known):
                bonus = 1000 if self.ports[event.port]["capital_of"] else 500
        elif owner == event.seat and self.options["own_port_sales_pay"] == "false":
            price = 0
        assert (event.price, event.bonus) == (price, bonus)
        stored.append(event.good)
        self.money[event.seat] += price + bonus

    def scores(self) -> list[int]:
        """ME-802 to ME-808."""
        return [self.score(seat) for seat in range(len(self.money))]

    def score(self, seat: int) -> int:
        points: int = self.money[seat] // 500
        for port in [port for port, holder in self.owner.items() if holder == seat]:
            own = port == self.capital[seat]
            points += 10 if own else 0
            if len(self.stored[port]) == len(self.slots(port)):
                points += {"small": 2, "medium": 5, "capital": 10}[self.ports[port]["size"]]
            elif not (own and self.options["own_capital_unfilled"] == "ten_only"):
                points += 1
        return points

    def agrees(self, position: dict[str, Any]) -> None:
        """Whether everything lies where the engine has it."""
        assert self.money == list(position["money"])
        for name, port in position["ports"].items():
            assert port.get("owner") == self.owner.get(name)
            assert list(port.get("stored", [])) == self.stored[name]
