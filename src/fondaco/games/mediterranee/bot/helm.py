"""Where galleys go: the voyage's next leg or a raid, round others or with their consent."""

from fondaco.games.mediterranee.bot.outlook import Outlook
from fondaco.games.mediterranee.bot.prospects import FAR, distances, rounds_after, steps_from
from fondaco.games.mediterranee.bot.raids import landing_chance
from fondaco.games.mediterranee.bot.voyages import HORIZON, Leg, Pilot, Waters
from fondaco.games.mediterranee.movement import needs_consent, others_in
from fondaco.games.mediterranee.state import Sea
from fondaco.games.mediterranee.words import Done, RequestPassage, Step
from fondaco.table.words import Action, Seat

ASKING = 0.7  # what having to ask for passage costs


def held_areas(sea: Sea, seat: Seat) -> int:
    """The areas (bits) where others have galleys."""
    found = 0
    for other in range(sea.seats):
        if other != seat:
            for galley in sea.fleet[other]:
                found |= 1 << sea.lies[galley]
    return found


def best_raid(
    sea: Sea,
    seat: Seat,
    area: int,
    crews: tuple[int, ...],
    outlook: Outlook,
    steps: list[int] | None = None,
) -> tuple[float, int] | None:
    """The port in reach whose storming is worth most, if any is worth it."""
    if steps is None:
        steps = distances(sea.chart)[area]
    best: tuple[float, int] | None = None
    for port, holder in enumerate(sea.holder):
        men = sea.garrison[port]
        if holder in (-1, seat) or not men or steps[sea.parts.area_of[port]] > crews[0]:
            continue
        battle = outlook.storming(sea, seat, port, landing_chance(sea, seat, port))
        worth = battle.worth(crews, men)
        if worth > 0.2 and (best is None or worth > best[0]):
            best = worth, port
    return best


class Helm:
    """Steers one seat's galleys through phase 3, one after the other."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.round = -1
        self.targets: dict[int, int] = {}
        """By galley: the area it is bound for."""

    def next(self, sea: Sea, seat: Seat, distrust: float) -> Action:
        if self.round != sea.round:
            self.round = sea.round
            self.targets = {}
        # The galley under way first; a step of another one, or the end, ends its move (ME-412).
        for galley in sorted(sea.fleet[seat], key=lambda one: one != sea.underway):
            if sea.moved >> galley & 1:
                continue
            if galley not in self.targets:
                self._aim(sea, seat, distrust)
            action = self._go_on(sea, seat, galley)
            if action is not None:
                return action
        return Done()

    def _aim(self, sea: Sea, seat: Seat, distrust: float) -> None:
        """Choose where every galley goes that has not moved."""
        waters = Waters(sea, seat, self.outlook)
        pilot = Pilot(waters, self.outlook.look)
        held = held_areas(sea, seat)
        left = rounds_after(sea)
        if self.outlook.squadron > 1:
            self._join(sea, seat, pilot, distrust)
        for galley in sea.fleet[seat]:
            if sea.moved >> galley & 1 or galley in self.targets:
                continue
            area, crew = sea.lies[galley], sea.crew[galley]
            clear = steps_from(sea.chart, area, held)
            legs = _first_legs(waters, clear, area, crew, distrust)
            voyage = pilot.plan(area, crew, sea.cargo[galley], False, 0, legs)
            target = voyage.stops[0].area if voyage.stops else area
            raid = best_raid(sea, seat, area, (crew,), self.outlook, clear)
            if raid is not None:
                after = voyage.worth * 0.5 * min(left, HORIZON - 1) / HORIZON
                if raid[0] + after > voyage.worth:
                    self.targets[galley] = sea.parts.area_of[raid[1]]
                    continue
            waters.commit(voyage)
            self.targets[galley] = target

    def _join(self, sea: Sea, seat: Seat, pilot: Pilot, distrust: float) -> None:
        """Send several galleys against one port where together they gain more than apart."""
        free = [
            galley
            for galley in sea.fleet[seat]
            if not sea.moved >> galley & 1 and galley not in self.targets and sea.crew[galley] > 1
        ]
        held = held_areas(sea, seat)
        clear = {galley: steps_from(sea.chart, sea.lies[galley], held) for galley in free}
        # What a galley gives up that could have traded, less what is left for the next rounds.
        kept = 1.0 - 0.5 * min(rounds_after(sea), HORIZON - 1) / HORIZON
        alone: dict[int, float] = {}
        best, target, chosen = 0.0, -1, free[:0]
        for port, holder in enumerate(sea.holder):
            men, where = sea.garrison[port], sea.parts.area_of[port]
            if holder in (-1, seat) or not men:
                continue
            near = [galley for galley in free if clear[galley][where] <= sea.crew[galley]]
            near.sort(key=lambda galley: (-sea.crew[galley], galley))
            battle = self.outlook.storming(sea, seat, port, landing_chance(sea, seat, port))
            for size in range(2, min(self.outlook.squadron, len(near)) + 1):
                worth = battle.worth(tuple(sea.crew[galley] for galley in near[:size]), men)
                for galley in near[:size] if worth > best else ():
                    if galley not in alone:
                        area, crew = sea.lies[galley], sea.crew[galley]
                        legs = _first_legs(pilot.waters, clear[galley], area, crew, distrust)
                        plan = pilot.plan(area, crew, sea.cargo[galley], False, 0, legs)
                        alone[galley] = plan.worth
                    worth -= kept * alone[galley]
                if worth > best:
                    best, target, chosen = worth, where, near[:size]
        for galley in chosen:
            self.targets[galley] = target

    def _go_on(self, sea: Sea, seat: Seat, galley: int) -> Action | None:
        """The next step to the galley's goal; None when it stays where it is."""
        area = sea.lies[galley]
        target = self.targets.get(galley, area)
        left = sea.crew[galley] - sea.steps[galley]
        if target == area or left < 1:
            return None
        towards = distances(sea.chart)[target]
        clear = steps_from(sea.chart, target, held_areas(sea, seat))
        if clear[area] != FAR and -(-clear[area] // sea.crew[galley]) <= -(
            -towards[area] // sea.crew[galley]
        ):
            towards = clear
        if needs_consent(sea, seat, galley):
            return RequestPassage(f"g{galley + 1}") if left > 0 else None
        near = sea.chart.neighbours[area]
        best = min(
            near,
            key=lambda one: (
                towards[one],
                one != target and others_in(sea, seat, one),
                sea.chart.market_at[one] < 0,
                one,
            ),
        )
        return Step(f"g{galley + 1}", best)


def _first_legs(
    waters: Waters, clear: list[int], area: int, crew: int, distrust: float
) -> list[Leg]:
    """Ports in reach; where others bar the short way: asking costs, the way round takes longer."""
    legs: list[Leg] = []
    steps = distances(waters.sea.chart)[area]
    for port, where in enumerate(waters.sea.parts.area_of):
        if waters.sea.chart.closed[port] or steps[where] > 2 * crew:
            continue
        cost = 0.01 * steps[where]
        if steps[where] <= crew < clear[where]:
            legs.append((where, 1, cost + ASKING + distrust))
            if clear[where] <= 2 * crew:
                legs.append((where, 2, cost))
        else:
            legs.append((where, 1 if steps[where] <= crew else 2, cost))
    return legs
