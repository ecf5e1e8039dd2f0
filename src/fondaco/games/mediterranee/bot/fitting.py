"""Fitting out: one seat's purchases, crews, garrisons and constructions of a round."""

from typing import Final

from fondaco.games.mediterranee.bot.helm import best_raid
from fondaco.games.mediterranee.bot.outlook import Outlook
from fondaco.games.mediterranee.bot.prospects import rounds_after
from fondaco.games.mediterranee.bot.voyages import HORIZON, Pilot, Voyage, Waters
from fondaco.games.mediterranee.pieces import ENROLLED, GARRISON, SAILORS
from fondaco.games.mediterranee.state import Sea
from fondaco.games.mediterranee.words import (
    AskPrice,
    BuildCastle,
    BuildGalley,
    Buy,
    Cargo,
    Enrol,
    Rearrange,
)
from fondaco.games.mediterranee.yard import has_materials, may_enrol
from fondaco.table.words import Action, Seat

LEAST_GALLEY = 2.5  # what a new galley must bring beyond its price
PREY = (0.0, 0.6, 0.35, 0.2, 0.1, 0.0)  # what a crew's weakness invites
FEAR = 0.5  # how much what may come in the next round counts
HIRED = 0.22  # what a sailor enrolled for a garrison costs
LASTING = 0.3  # how much of a castle's use this round it has again in each round to come
AFLOAT = 0.2  # what a sailor could do elsewhere
FLEET: Final = 4  # galleys before money goes into the garrisons of smaller ports
PURSE: Final = 300  # what is kept for the next purchases


class Fitter:
    """Plans one turn of phase 2, in the order in which it is carried out."""

    def __init__(self, sea: Sea, seat: Seat, foreign: bool, outlook: Outlook) -> None:
        self.sea = sea
        self.seat = seat
        self.foreign = foreign
        """Whether prices of others' ports may still be asked."""
        self.outlook = outlook
        self.left = rounds_after(sea)
        self.waters = Waters(sea, seat, outlook)
        self.pilot = Pilot(self.waters, outlook.look)
        self.money = sea.money[seat]
        self.enrolled: dict[int, int] = {}
        self.garrison = sea.garrison[:]
        """By port, as planned so far."""
        self.actions: list[Action] = []
        self.asks: list[Action] = []
        self.purchases: list[Action] = []

    def plan(self) -> list[Action]:
        sea, seat = self.sea, self.seat
        groups: dict[int, list[int]] = {}
        for galley in sea.fleet[seat]:
            groups.setdefault(sea.lies[galley], []).append(galley)
        for area, galleys in groups.items():
            port = sea.chart.market_at[area]
            if port >= 0 and sea.holder[port] == seat:
                self._crews_at_home(area, port, galleys)
            else:
                for galley in galleys:
                    self._load(galley, self._voyage(galley, sea.crew[galley]))
        if self.asks:
            return self.asks  # the prices decide what else there is to do
        self.actions += self.purchases
        self._provide()
        return self.actions

    def _provide(self) -> None:
        """Capitals first; a galley earns more than a better garrison of some other port."""
        self._garrisons(True)
        self._build()
        self._garrisons(False)

    # -- crews and cargo --

    def _voyage(self, galley: int, crew: int) -> Voyage:
        sea = self.sea
        area = sea.lies[galley]
        port = sea.chart.market_at[area]
        buys = port >= 0 and (self._may_ask(port) or self._fixed(port) or sea.named[port] > 0)
        coins = self.money // self._price(port) if buys else 0
        return self.pilot.plan(area, crew, sea.cargo[galley], buys, coins)

    def _may_ask(self, port: int) -> bool:
        """ME-R14: not again where a talk ended without a purchase."""
        return self.foreign and not self.sea.refused >> port & 1

    def _fixed(self, port: int) -> bool:
        return self.sea.holder[port] in (-1, self.seat)

    def _price(self, port: int) -> int:
        return round(self.waters.price[port] * self.sea.parts.ducats_per_point)

    def _hopes(self, galley: int, crew: int, room: bool) -> tuple[float, Voyage]:
        """What a galley may do with such a crew: trade, or raid."""
        voyage = self._voyage(galley, crew)
        worth = voyage.worth - PREY[crew] * (1.0 + self.left / self.sea.chart.rounds)
        if room and crew > 2:
            raid = best_raid(self.sea, self.seat, self.sea.lies[galley], (crew,), self.outlook)
            if raid is not None:
                after = worth * 0.5 * min(self.left, HORIZON - 1) / HORIZON
                if raid[0] + after > worth:
                    return raid[0] + after, Voyage(worth, [])
        return worth, voyage

    def _crews_at_home(self, area: int, port: int, galleys: list[int]) -> None:
        """Share out the sailors of an own port: aboard, ashore, and enrolled as needed."""
        sea = self.sea
        ashore = sea.garrison[port]
        pool = ashore + sum(sea.crew[galley] for galley in galleys)
        more = may_enrol(sea, port)
        risks = self._risks(port, pool + more)
        crews: list[int] = []
        enrolled = 0
        for number, galley in enumerate(galleys):
            others = len(galleys) - number - 1
            coins = max(0, (self.money - PURSE) // sea.parts.sailor_cost)
            most = pool + min(more - enrolled, coins) - others
            best: tuple[float, int, Voyage] | None = None
            for crew in range(1, min(sea.parts.capacity - sea.hold[galley], most) + 1):
                worth, voyage = self._hopes(galley, crew, True)
                hired = max(0, crew + others - pool)
                left = max(0, pool - crew - others)
                spare = min(more - enrolled, coins) - hired
                risk = self._ashore(risks, left, spare)
                worth -= risk + AFLOAT * crew + self.outlook.hired * hired
                if best is None or worth > best[0]:
                    best = worth, crew, voyage
            assert best is not None
            crew = best[1]
            hired = max(0, crew + others - pool)
            enrolled += hired
            pool += hired - crew
            crews.append(crew)
            self.waters.commit(best[2])
            self.money -= hired * sea.parts.sailor_cost
            self._buy(galley, best[2].purchases())
        self._man(area, port, galleys, crews, enrolled)

    def _ashore(self, risks: list[float], left: int, spare: int) -> float:
        """What those left ashore risk: who goes aboard may be replaced by who is enrolled."""
        return min(risks[left + n] + HIRED * n for n in range(spare + 1))

    def _risks(self, port: int, most: int) -> list[float]:
        """What each size of a garrison leaves in danger."""
        return [self._stakes(port, men) for men in range(most + 1)]

    def _later(self, port: int, men: int) -> float:
        """That somebody comes in the next round, after more could be enrolled there (ME-336)."""
        sea, stored = self.sea, len(self.sea.shelves[port])
        return FEAR * self.outlook.danger_later(sea, self.seat, port, min(12, men + stored))

    def _stakes(self, port: int, men: int, castle: bool = False) -> float:
        """What a garrison leaves in danger."""
        sea, seat = self.sea, self.seat
        worth = self.outlook.stake(sea, seat, port, self.left)
        now = self.outlook.danger(sea, seat, port, men, castle)
        return worth * max(now, self._later(port, men))

    def _man(self, area: int, port: int, galleys: list[int], crews: list[int], hired: int) -> None:
        sea = self.sea
        name = sea.parts.ports[port]
        if hired:
            self.enrolled[port] = hired
            self.actions.append(Enrol(name, {GARRISON: hired}))
        before = [sea.crew[galley] for galley in galleys]
        ashore = sea.garrison[port] + hired + sum(before) - sum(crews)
        self.garrison[port] = ashore
        if crews == before:
            return
        held: Cargo = {}
        for galley, crew in zip(galleys, crews, strict=True):
            held[f"g{galley + 1}"] = {SAILORS: crew, **sea.goods_names(sea.cargo[galley])}
        self.actions.append(Rearrange(area, held, ashore))

    def _load(self, galley: int, voyage: Voyage) -> None:
        self.waters.commit(voyage)
        self._buy(galley, voyage.purchases())

    def _buy(self, galley: int, tokens: int) -> None:
        sea = self.sea
        if not tokens:
            return
        port = sea.chart.market_at[sea.lies[galley]]
        name = sea.parts.ports[port]
        if not self._fixed(port) and not sea.named[port]:
            if AskPrice(name, 0) not in self.asks:
                self.asks.append(AskPrice(name, 0))
            return
        self.money -= tokens * self._price(port)
        self.purchases.append(Buy(name, {f"g{galley + 1}": tokens}))

    # -- constructions --

    def _build(self) -> None:
        """A galley where it would find enough to do, the best place first."""
        sea, parts = self.sea, self.sea.parts
        if not self.left or (sea.house.strict and not sea.box_galleys):
            return
        for port, holder in enumerate(sea.holder):
            if holder != self.seat or sea.built >> port & 1:
                continue
            if self.money < parts.build_cost + PURSE:
                return
            if not has_materials(sea, port, parts.galley_needs):
                continue
            self._build_at(port)

    def _build_at(self, port: int) -> None:
        sea, parts = self.sea, self.sea.parts
        area = parts.area_of[port]
        enrol = may_enrol(sea, port) - self.enrolled.get(port, 0)
        coins = (self.money - parts.build_cost - PURSE) // parts.sailor_cost
        enrol = max(0, min(enrol, coins))
        ashore = self.garrison[port] if not sea.here(self.seat, area) else 0
        risks = self._risks(port, ashore)
        best: tuple[float, int, Voyage] | None = None
        for crew in range(1, min(4, enrol + ashore) + 1):
            budget = (self.money - parts.build_cost) // parts.price - crew
            voyage = self.pilot.plan(area, crew, 0, True, budget)
            worth = voyage.worth * self._life()
            drawn = max(0, crew - enrol)
            crewed = self.outlook.hired * (crew - drawn)
            worth -= crewed + risks[ashore - drawn] - risks[ashore] + AFLOAT * crew
            if best is None or worth > best[0]:
                best = worth, crew, voyage
        cost = parts.build_cost / parts.ducats_per_point
        if best is None or best[0] < cost + LEAST_GALLEY:
            return
        crew, voyage = best[1], best[2]
        new = min(crew, enrol)
        sources = {ENROLLED: new, GARRISON: crew - new}
        crews = {source: n for source, n in sources.items() if n}
        self.actions.append(BuildGalley(parts.ports[port], crews))
        self.money -= parts.build_cost + new * parts.sailor_cost
        self.enrolled[port] = self.enrolled.get(port, 0) + new
        self.garrison[port] -= crew - new
        self.waters.commit(voyage)

    def _life(self) -> float:
        """How often a galley can repeat what it does within the horizon."""
        rounds = self.left + 1
        return 1.0 if rounds <= HORIZON else 1.0 + 0.6 * (rounds - HORIZON) / HORIZON

    def _garrisons(self, capitals: bool) -> None:
        """Sailors and castles for ports in danger."""
        sea, parts = self.sea, self.sea.parts
        for port, holder in enumerate(sea.holder):
            if holder != self.seat or (port in sea.capital) != capitals:
                continue
            men = self.garrison[port]
            more = may_enrol(sea, port) - self.enrolled.get(port, 0)
            purse = PURSE if capitals else PURSE + self._shipyard()
            more = max(0, min(more, (self.money - purse) // parts.sailor_cost))
            stakes = [self._stakes(port, men + n) for n in range(more + 1)]
            best = min(range(more + 1), key=lambda n: stakes[n] + HIRED * n)
            if best:
                self.actions.append(Enrol(parts.ports[port], {GARRISON: best}))
                self.money -= best * parts.sailor_cost
                self.enrolled[port] = self.enrolled.get(port, 0) + best
                self.garrison[port] = men + best
            self._castle(port, men + best)

    def _shipyard(self) -> int:
        """What is kept for the next galley: who has few falls behind, whatever he holds."""
        fleet = len(self.sea.fleet[self.seat])
        if fleet >= FLEET or self.left < HORIZON:
            return 0
        return self.sea.parts.build_cost + 2 * self.sea.parts.sailor_cost

    def _castle(self, port: int, men: int) -> None:
        """A castle where it saves more than it costs."""
        sea, parts = self.sea, self.sea.parts
        purse = PURSE + self._shipyard()
        if sea.castle[port] or sea.built >> port & 1 or self.money < parts.build_cost + purse:
            return
        if not men or not has_materials(sea, port, parts.castle_needs):
            return
        saved = self._stakes(port, men) - self._stakes(port, men, castle=True)
        lasting = 1.0 + LASTING * self.left
        if saved * lasting < parts.build_cost / parts.ducats_per_point:
            return
        self.actions.append(BuildCastle(parts.ports[port]))
        self.money -= parts.build_cost
