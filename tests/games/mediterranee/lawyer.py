"""All rules that refuse an action, each judged by itself, from a position and the catalogue.

Written from the catalogue, not from the engine: what the engine names must be the first of these.
A rule that cannot be judged, since what it speaks of is not there (room on no galley, the price of
no port), does not refuse. Who is asked and which phase it is comes before all of this.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from fondaco.games.mediterranee import words as w
from fondaco.games.mediterranee.rules import MediterraneeState
from fondaco.table.words import Action

CAPACITY = 5


class Lawyer:
    """Reads one position for one seat."""

    def __init__(self, state: MediterraneeState, seat: int) -> None:
        self.state, self.parts, self.house = state, state.parts, state.house
        self.seat = seat
        self.position: dict[str, Any] = state.position()
        self.galleys: dict[str, dict[str, Any]] = self.position["galleys"]
        self.ports: dict[str, dict[str, Any]] = self.position["ports"]
        self.money: int = self.position["money"][seat]
        self.talk: dict[str, Any] | None = self.position["talk"]
        self.box = {name: state.box[n] for n, name in enumerate(self.parts.goods)}

    # -- facts --

    def area_of(self, port: str) -> int:
        return self.parts.area_of[self.parts.port_id[port]]

    def port_at(self, area: int) -> str | None:
        number = self.parts.port_at[area] if 0 <= area < self.parts.areas else -1
        return None if number < 0 else self.parts.ports[number]

    def produces(self, port: str) -> str:
        return self.parts.goods[self.parts.good_of[self.parts.port_id[port]]]

    def closed(self, port: str) -> bool:
        return bool(self.state.chart.closed[self.parts.port_id[port]])

    def owner(self, port: str) -> int | None:
        owner: int | None = self.ports[port].get("owner")
        return owner

    def stored(self, port: str) -> list[str]:
        return list(self.ports[port].get("stored", ()))

    def load(self, name: str) -> int:
        galley = self.galleys[name]
        return int(galley["sailors"] + sum(galley.get("goods", {}).values()))

    def mine(self, name: str, area: int | None = None, seat: int | None = None) -> bool:
        galley = self.galleys.get(name)
        whose = self.seat if seat is None else seat
        return galley is not None and galley["owner"] == whose and area in (None, galley["area"])

    def here(self, area: int, seat: int | None = None) -> list[str]:
        return [name for name in self.galleys if self.mine(name, area, seat)]

    def held(self, name: str, good: str) -> int:
        return int(self.galleys[name].get("goods", {}).get(good, 0))

    # -- the catalogue --

    def refusing(self, action: Action) -> set[str]:
        chapter = getattr(self, type(action).__name__.lower())
        return set(chapter(action))

    def chooses(self, power: str | None) -> bool:
        return power in [self.parts.powers[p] for p in self.state.chart.powers]

    def choosepower(self, a: w.ChoosePower) -> Iterator[str]:
        if a.power is not None and (
            not self.chooses(a.power) or a.power in self.position["powers"]
        ):
            yield "ME-103"

    def deploy(self, a: w.Deploy) -> Iterator[str]:
        if not (1 <= a.first <= 5 and 1 <= a.second <= 5 and a.first + a.second <= 10):
            yield "ME-107"

    def bid(self, a: w.Bid) -> Iterator[str]:
        yield from self.sums(a.amount)
        if a.amount > self.money:
            yield "ME-205"

    def takeposition(self, a: w.TakePosition) -> Iterator[str]:
        places = self.position["places"]
        if not 1 <= a.position <= len(places) or places[a.position - 1] is not None:
            yield "ME-207"

    def done(self, _a: w.Done) -> Iterator[str]:
        return iter(())

    def sums(self, *amounts: int) -> Iterator[str]:
        if any(amount < 0 or amount % 100 for amount in amounts):
            yield "ME-119"

    # -- buying --

    def shipping(self, port: str, load: Mapping[str, int]) -> Iterator[str]:
        area = self.area_of(port)
        if any(not self.mine(name, area) for name in load):
            yield "ME-303"
        if not load or any(count < 1 for count in load.values()):
            yield "ME-313"
        for name, count in load.items():
            if self.mine(name, area) and count > CAPACITY - self.load(name):
                yield "ME-314"
        if sum(load.values()) > self.box[self.produces(port)]:
            yield "ME-315"

    def cost(self, price: int, load: Mapping[str, int]) -> Iterator[str]:
        if price * sum(count for count in load.values() if count > 0) > self.money:
            yield "ME-119"

    def buy(self, a: w.Buy) -> Iterator[str]:
        if a.port not in self.ports:
            yield "ME-303"
            return
        price = 100
        if self.owner(a.port) not in (None, self.seat):
            price = self.ports[a.port].get("price") or 0
            if not price:
                yield "ME-311"
        yield from self.cost(price, a.load)
        if not self.here(self.area_of(a.port)):
            yield "ME-303"
        if a.good is not None and a.good != self.produces(a.port):
            yield "ME-304"
        yield from self.shipping(a.port, a.load)
        if self.closed(a.port):
            yield "ME-R4"

    def askprice(self, a: w.AskPrice) -> Iterator[str]:
        if a.tokens < 0:
            yield "ME-119"
        if a.port not in self.ports or not self.here(self.area_of(a.port)):
            yield "ME-303"
        if a.port not in self.ports:
            return
        if self.closed(a.port):
            yield "ME-R4"
        elif self.owner(a.port) in (None, self.seat):
            yield "ME-306"
        if a.tokens > 15 or not self.box[self.produces(a.port)]:
            yield "ME-315"
        if self.ports[a.port].get("price") or self.ports[a.port].get("refused"):
            yield "ME-R14"

    def nameprice(self, a: w.NamePrice) -> Iterator[str]:
        assert self.talk is not None
        yield from self.sums(a.price)
        port = self.talk["port"]
        made = self.produces(port)
        rivals = [p for p in self.ports if self.produces(p) == made and not self.closed(p)]
        monopoly = all(self.owner(p) == self.seat for p in rivals)
        if not 100 <= a.price <= (1000 if monopoly else 300):
            yield "ME-309" if monopoly else "ME-308"
        if self.talk["stage"] == "countered":
            if not self.talk["counters_left"]:
                yield "ME-311"
            elif not self.talk["offer"]["price"] < a.price < self.talk["price"]:
                yield "ME-R13"

    def take(self, a: w.Take) -> Iterator[str]:
        assert self.talk is not None
        yield from self.cost(self.talk["price"], a.load)
        yield from self.shipping(self.talk["port"], a.load)

    def counter(self, a: w.Counter) -> Iterator[str]:
        assert self.talk is not None
        yield from self.sums(a.price)
        yield from self.cost(a.price, a.load)
        yield from self.shipping(self.talk["port"], a.load)
        if self.talk["stage"] != "named" or not self.talk["counters_left"]:
            yield "ME-311"
        if not 100 <= a.price < self.talk["price"]:
            yield "ME-R14"

    # -- trade --

    def terms(self, a: w.ProposeTrade | w.CounterTrade, partner: int, area: int) -> Iterator[str]:
        if a.pay % 100 or a.pay < -40_000 or a.pay > self.money:
            yield "ME-119"
        if not 0 <= partner < self.position["seats"] or not 0 <= area < self.parts.areas:
            yield "ME-317"
            return
        met = self.seat != partner and self.here(area) and self.here(area, partner)
        if not met:
            yield "ME-317"
        if self.parts.open_sea[area]:
            yield "ME-318"
        sides = ((self.seat, a.give, True), (partner, a.want, True), (self.seat, a.receive, False))
        wrong = {rule for side in sides for rule in self.cargo(area, *side)}
        yield from wrong
        if not wrong:
            yield from self.stowing(area, a.give, a.want, a.receive)
        counts = [sum(sum(g.values()) for g in (c or {}).values()) for c in (a.give, a.want)]
        if not any(counts):
            yield "ME-904"
        if all(counts) and not self.house.swaps:
            yield "ME-R16"
        to_active = counts[0] if self.seat == self.position["active"] else counts[1]
        if to_active and self.house.active_buys:
            yield "ME-R17"

    def cargo(self, area: int, side: int, cargo: w.Cargo | None, aboard: bool) -> Iterator[str]:
        """Goods there are, on galleys there, lying on them if they are to be given."""
        for name, goods in (cargo or {}).items():
            there = self.mine(name, area, side)
            if not there:
                yield "ME-317"
            for kind, count in goods.items():
                if kind not in self.parts.goods:
                    yield "ME-324"
                elif not 0 <= count <= (self.held(name, kind) if there and aboard else 7):
                    yield "ME-317"

    def stowing(
        self, area: int, give: w.Cargo, want: w.Cargo, receive: w.Cargo | None
    ) -> Iterator[str]:
        """ME-114 and ME-321, where everything named is there."""
        own = self.here(area)
        if not own:
            return
        load = {name: self.load(name) - sum(give.get(name, {}).values()) for name in own}
        if receive is None:
            got = sum(sum(goods.values()) for goods in want.values())
            if got > sum(CAPACITY - carried for carried in load.values()):
                yield "ME-114"
            return
        for name, goods in receive.items():
            load[name] += sum(goods.values())
        if any(carried > CAPACITY for carried in load.values()):
            yield "ME-114"
        totals = [
            {kind: sum(g.get(kind, 0) for g in cargo.values()) for kind in self.parts.goods}
            for cargo in (want, receive)
        ]
        if totals[0] != totals[1]:
            yield "ME-321"

    def proposetrade(self, a: w.ProposeTrade) -> Iterator[str]:
        yield from self.terms(a, a.partner, a.area)
        if self.talk is not None:
            if (a.partner, a.area) != (self.talk["responder"], self.talk["area"]):
                yield "ME-317"
            return
        known = 0 <= a.partner < self.position["seats"]
        if known and self.position["attempts"][a.partner] >= self.house.attempts:
            yield "ME-R17"

    def countertrade(self, a: w.CounterTrade) -> Iterator[str]:
        assert self.talk is not None
        if self.talk["stage"] != "named" or not self.talk["counters_left"]:
            yield "ME-319"
        yield from self.terms(a, self.talk["author"], self.talk["area"])

    def accept(self, a: w.Accept) -> Iterator[str]:
        assert self.talk is not None
        if self.talk.get("port") is not None:
            return
        deal = self.talk["counter" if self.talk["stage"] == "countered" else "deal"]
        area = self.talk["area"]
        if -deal.get("pay", 0) > self.money:
            yield "ME-119"
        wrong = set(self.cargo(area, self.seat, a.receive, False))
        yield from wrong
        if not wrong:
            yield from self.stowing(area, deal.get("want", {}), deal.get("give", {}), a.receive)

    def asktrade(self, a: w.AskTrade) -> Iterator[str]:
        if not 0 <= a.partner < self.position["seats"] or not 0 <= a.area < self.parts.areas:
            yield "ME-317"
            return
        theirs = self.here(a.area, a.partner)
        if a.partner == self.seat or not theirs or not self.here(a.area):
            yield "ME-317"
        for kind, count in a.want.items():
            if kind not in self.parts.goods:
                yield "ME-324"
            elif not 0 <= count <= sum(self.held(name, kind) for name in theirs):
                yield "ME-317"
        if self.parts.open_sea[a.area]:
            yield "ME-318"
        if not sum(a.want.values()):
            yield "ME-904"
        if self.position["attempts"][a.partner] >= self.house.attempts:
            yield "ME-R17"

    def withdraw(self, _a: w.Withdraw) -> Iterator[str]:
        return iter(())

    leave = refuse = withdraw

    # -- constructions, enrolment, transfers --

    def building(self, port: str, needs: tuple[str, ...], rule: str) -> Iterator[str]:
        if port not in self.ports or self.owner(port) != self.seat:
            yield "ME-325"
        if port not in self.ports:
            return
        if self.ports[port].get("built"):
            yield "ME-326"
        if not set(needs) <= {self.produces(port), *self.stored(port)}:
            yield rule

    def buildgalley(self, a: w.BuildGalley) -> Iterator[str]:
        if sum(a.crew.values()) > CAPACITY:
            yield "ME-114"
        enrolled = max(0, a.crew.get("enrolled", 0))
        if 500 + 100 * enrolled > self.money:
            yield "ME-119"
        yield from self.building(a.port, ("wood", "iron"), "ME-328")
        if self.house.strict and (not self.state.box_galleys or enrolled > self.state.box_sailors):
            yield "ME-905"
        if not a.crew:
            yield "ME-332"
        if a.port not in self.ports:
            return
        there = self.ports[a.port]
        for source, count in a.crew.items():
            most = 0
            if source == "garrison":
                most = there.get("garrison", 0)
            elif source == "enrolled":
                most = len(self.stored(a.port)) - there.get("enrolled", 0)
            elif self.mine(source, self.area_of(a.port)) and self.house.crew_from_galleys:
                most = self.galleys[source]["sailors"] - 1
            if not 1 <= count <= most:
                yield "ME-332"

    def buildcastle(self, a: w.BuildCastle) -> Iterator[str]:
        if self.money < 500:
            yield "ME-119"
        yield from self.building(a.port, ("wood", "gold"), "ME-329")
        if a.port in self.ports and self.ports[a.port].get("castle"):
            yield "ME-334"
        if self.house.strict and not self.state.box_castles:
            yield "ME-905"

    def enrol(self, a: w.Enrol) -> Iterator[str]:
        wanted = sum(count for count in a.places.values() if count > 0)
        if wanted * 100 > self.money:
            yield "ME-119"
        if self.house.strict and wanted > self.state.box_sailors:
            yield "ME-905"
        known = a.port in self.ports
        if not known or self.owner(a.port) != self.seat:
            yield "ME-335"
        for name, count in a.places.items():
            aboard = known and self.mine(name, self.area_of(a.port))
            if aboard and count > CAPACITY - self.load(name):
                yield "ME-114"
            if not (aboard or name == "garrison") or count < 1:
                yield "ME-338"
        if known:
            left = len(self.stored(a.port)) - self.ports[a.port].get("enrolled", 0)
            if not 1 <= wanted <= left:
                yield "ME-336"

    def rearrange(self, a: w.Rearrange) -> Iterator[str]:
        own = {name: held for name, held in a.galleys.items() if self.mine(name, a.area)}
        kinds = {"sailors", *self.parts.goods}
        for pieces in own.values():
            counted = sum(n for k, n in pieces.items() if k in kinds and (n > 0 or k == "sailors"))
            if counted > CAPACITY:
                yield "ME-114"
            if not pieces.get("sailors") and not (a.scuttle and self.house.scuttle):
                yield "ME-342"
        if len(own) < len(a.galleys) or any(
            kind not in kinds or count < 0 for held in own.values() for kind, count in held.items()
        ):
            yield "ME-344"
            return
        before = {
            name: {"sailors": self.galleys[name]["sailors"], **self.galleys[name].get("goods", {})}
            for name in own
        }
        change = {
            kind: sum(held.get(kind, 0) for held in own.values())
            - sum(held.get(kind, 0) for held in before.values())
            for kind in kinds
        }
        if a.garrison is not None:
            port = self.port_at(a.area)
            if port is None or self.owner(port) != self.seat or a.garrison < 0 or not own:
                yield "ME-344"
                return
            change["sailors"] += a.garrison - self.ports[port].get("garrison", 0)
        same = all(
            {kind: n for kind, n in own[name].items() if n}
            == {kind: n for kind, n in before[name].items() if n}
            for name in own
        )
        if any(change.values()) or same:
            yield "ME-344"

    def discardgoods(self, a: w.DiscardGoods) -> Iterator[str]:
        there = self.mine(a.galley) and bool(a.goods)
        if not there or any(not 1 <= n <= self.held(a.galley, kind) for kind, n in a.goods.items()):
            yield "ME-345"

    def discardsailors(self, a: w.DiscardSailors) -> Iterator[str]:
        if not self.mine(a.galley):
            yield "ME-346"
            return
        galley = self.galleys[a.galley]
        port = self.port_at(galley["area"])
        if port is None or not 1 <= a.sailors < galley["sailors"]:
            yield "ME-346"
        if port is not None and self.closed(port):
            yield "ME-R4"

    # -- movement --

    def met(self, galley: dict[str, Any]) -> bool:
        """Others lie where a galley has come to."""
        others = [g for g in self.galleys.values() if g["area"] == galley["area"]]
        return any(other["owner"] != self.seat for other in others)

    def sailing(self, name: str) -> Iterator[str]:
        if not self.mine(name):
            yield "ME-401"
            return
        galley = self.galleys[name]
        if galley.get("steps", 0) >= galley["sailors"]:
            yield "ME-401"
        if galley.get("blocked"):
            yield "ME-407"
        elif galley.get("moved"):
            yield "ME-412"

    def asks(self, galley: dict[str, Any]) -> bool:
        return bool(galley.get("steps")) and not galley.get("consented") and self.met(galley)

    def step(self, a: w.Step) -> Iterator[str]:
        yield from self.sailing(a.galley)
        if self.mine(a.galley):
            galley = self.galleys[a.galley]
            if a.area not in self.state.chart.neighbours[galley["area"]]:
                yield "ME-402"
            if self.asks(galley) and not galley.get("moved"):  # ME-407: asking is over
                yield "ME-405"

    def requestpassage(self, a: w.RequestPassage) -> Iterator[str]:
        yield from self.sailing(a.galley)
        yield from self.sums(*a.tolls.values())
        if sum(a.tolls.values()) > self.money:
            yield "ME-119"
        if any(a.tolls.values()) and not self.house.tolls:
            yield "ME-904"
        if self.mine(a.galley) and not self.asks(self.galleys[a.galley]):
            yield "ME-405"
        area = self.galleys[a.galley]["area"] if a.galley in self.galleys else None
        asked = {
            self.position["powers"][other["owner"]]
            for other in self.galleys.values()
            if other["area"] == area and other["owner"] != self.seat
        }
        if any(toll and power not in asked for power, toll in a.tolls.items()):
            yield "ME-R29"

    def stop(self, a: w.Stop) -> Iterator[str]:
        if not self.mine(a.galley):
            yield "ME-401"
        elif self.galleys[a.galley].get("moved") or not self.galleys[a.galley].get("steps"):
            yield "ME-412"

    def answerpassage(self, _a: w.AnswerPassage) -> Iterator[str]:
        return iter(())

    # -- combat --

    def attack(self, a: w.Attack) -> Iterator[str]:
        if not self.mine(a.galley):
            yield "ME-502"
            return
        galley = self.galleys[a.galley]
        if galley.get("seized") and not self.house.prizes_attack:
            yield "ME-R32"
        if a.target in self.ports:
            there = self.ports[a.target]
            if self.owner(a.target) == self.seat or self.area_of(a.target) != galley["area"]:
                yield "ME-502"
            if self.closed(a.target):
                yield "ME-R4"
            elif self.owner(a.target) is None or (
                self.owner(a.target) != self.seat
                and not (
                    there.get("garrison") or (self.house.attack_first and not there.get("attacked"))
                )
            ):
                yield "ME-517"
            return
        target = self.galleys.get(a.target)
        if target is None or self.mine(a.target) or target["area"] != galley["area"]:
            yield "ME-502"

    def prize(self, sailors: int, cargo: w.Cargo | None) -> Iterator[str]:
        beaten, victor = self.position["prize"]["beaten"], self.position["prize"]["victor"]
        crews = {victor: self.galleys[victor]["sailors"] - sailors, beaten: sailors}
        crews = {name: crew for name, crew in crews.items() if crew}
        placed: dict[str, int] = {}
        for name, goods in (cargo or {}).items():
            if "sailors" in goods:
                yield "ME-513"
            loaded = sum(n for kind, n in goods.items() if kind != "sailors")
            if name not in crews:
                yield "ME-512"
            elif crews[name] + loaded > CAPACITY:
                yield "ME-114"
            for kind, count in goods.items():
                if count < 0 or kind not in ("sailors", *self.parts.goods):
                    yield "ME-512"
                if kind != "sailors":
                    placed[kind] = placed.get(kind, 0) + count
        for kind, count in placed.items():
            if count > self.held(beaten, kind) + self.held(victor, kind):
                yield "ME-512"

    def sink(self, a: w.Sink) -> Iterator[str]:
        yield from self.prize(0, a.cargo)

    def seize(self, a: w.Seize) -> Iterator[str]:
        if not 1 <= a.sailors <= self.galleys[self.position["prize"]["victor"]]["sailors"]:
            yield "ME-509"  # who would man what is not known
        else:
            yield from self.prize(a.sailors, a.cargo)

    # -- landings, sales --

    def land(self, a: w.Land) -> Iterator[str]:
        if a.port not in self.ports:
            yield "ME-603"
            return
        there, area = self.ports[a.port], self.area_of(a.port)
        if there.get("garrison"):
            yield "ME-602"
        if not self.here(area) or any(not self.mine(name, area) for name in a.sailors):
            yield "ME-603"
        if not a.sailors or any(
            not 1 <= n <= self.galleys[name]["sailors"]
            for name, n in a.sailors.items()
            if self.mine(name, area)
        ):
            yield "ME-604"
        if self.closed(a.port):
            yield "ME-R4"
        others = self.owner(a.port) not in (None, self.seat)
        if others and self.house.attack_first and not there.get("attacked"):
            yield "ME-R34"

    def sell(self, a: w.Sell) -> Iterator[str]:
        port = self.port_at(self.galleys[a.galley]["area"]) if self.mine(a.galley) else None
        if port is None or not self.held(a.galley, a.good):
            yield "ME-701"
        if port is None:
            return
        shelf = self.stored(port)
        if a.good == self.produces(port) or a.good in shelf:
            yield "ME-703"
        slots = self.state.chart.slots[self.parts.port_id[port]]
        if len(shelf) >= len(slots):
            yield "ME-709"
        if self.closed(port):
            yield "ME-R4"
        elif self.house.coins_in_box and len(shelf) < len(slots):
            owner = self.owner(port)
            price = 100 * slots[len(shelf)]
            if owner == self.seat and not self.house.own_sales_pay:
                price = 0
            held = [p for p in self.ports if self.owner(p) == owner]
            known = {self.produces(p) for p in held} | {g for p in held for g in self.stored(p)}
            if owner not in (None, self.seat) and a.good not in known:
                price += 1000 if self.parts.is_capital[self.parts.port_id[port]] else 500
            if price > self.position["bank"]:
                yield "ME-R20"

    # -- instructions --

    def instructprice(self, a: w.InstructPrice) -> Iterator[str]:
        yield from self.sums(a.price, a.lowest)
        others = range(self.position["seats"])
        if a.port not in self.ports or a.buyer not in others or a.buyer == self.seat:
            yield "ME-307"
        if any(amount and not 100 <= amount <= 1000 for amount in (a.price, a.lowest)):
            yield "ME-309"

    def instructpassage(self, a: w.InstructPassage) -> Iterator[str]:
        if a.mover not in range(self.position["seats"]) or a.mover == self.seat:
            yield "ME-405"
        if a.answer not in ("ask", "consent", "refuse"):
            yield "ME-405"
