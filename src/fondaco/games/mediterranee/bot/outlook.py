"""What a merchant thinks ports, galleys and raids are worth, in points, and what he fears.

An earlier merchant who valued things otherwise is a class that differs in those values.
"""

from fondaco.games.mediterranee.bot.prospects import (
    ROOM,
    SAILOR,
    distances,
    promise,
    rounds_after,
    to_come,
)
from fondaco.games.mediterranee.bot.raids import Battle, chance_to_take, reach_of
from fondaco.games.mediterranee.state import COMBAT, CONTROL, PURCHASES, SALES, Sea
from fondaco.games.mediterranee.yard import may_enrol
from fondaco.table.words import Seat

GALLEY = 5.0  # a galley with all rounds to go
SCARCE = (1.0, 2.2, 1.6, 1.2)  # by the size of a fleet: how much dearer its galleys are
LEVY = 0.6  # a good stored with all rounds to go: a sailor more may be enrolled each round (ME-336)
FOUGHT_OVER = 0.8  # of its worth: a port that its old owner may want back
SETBACK = 1.4  # a port lost costs its owner more than its points: what he could do from it
REGAINED = 0.85  # of the worth of a port taken, what is lost if its old owner takes it back
TEMPTING = 0.3  # an attack that brings so much is made
MOSTLY = 0.85  # how often a raid that brings very much is made
STORMS = 8.0  # one that brings so much is made half as often
LANDS = 5.0  # a landing that brings so much, where nobody stands, is made every other time


class Outlook:
    """How today's merchant sees things."""

    def __init__(self) -> None:
        self.rivals = {2: 1.0, 3: 0.4, 4: 0.27}
        """How much a rival's gain is one's own loss, by seats."""
        self.hired = 0.22
        """What a sailor enrolled to sail costs."""
        self.last_bid = 0.12, 1000
        """Of what being last in the last round brings, what is bid, and how much at most."""
        self.squadron = 3
        """How many galleys are sent against one port together."""
        self.lands_last = True
        """Whether a voyage may end with the last sailor ashore."""
        self.look: tuple[int, ...] = (7, 4, 3)
        """How many next stops of a voyage are followed up, by stop."""
        self.glance: tuple[int, ...] = (4, 2)
        """And where many voyages are compared."""

    # -- ports --

    def port_worth(self, sea: Sea, port: int, left: int) -> float:
        """What holding a port means until the end."""
        parts = sea.parts
        more = parts.full_points[port] - parts.port_not_full
        slots, stored = sea.chart.capacity[port], len(sea.shelves[port])
        worth = parts.port_not_full + promise(more, slots, stored, left)
        worth += ROOM * more * (1 - stored / slots) * left / sea.chart.rounds
        return worth + stored * self.levy(sea, left)

    def levy(self, sea: Sea, left: int) -> float:
        """What a stored good promises by the sailors that may be enrolled for it (ME-336)."""
        return LEVY * left / sea.chart.rounds

    def loss_worth(self, sea: Sea, seat: Seat, port: int, left: int) -> float:
        """What a seat loses with a port, its capital's points and income included."""
        worth = self.port_worth(sea, port, left)
        if port == sea.capital[seat]:
            worth += sea.parts.own_capital + left * sea.parts.income / sea.parts.ducats_per_point
        return worth

    def stake(self, sea: Sea, seat: Seat, port: int, left: int) -> float:
        """What is at stake where a port may change hands: a seat's loss, and what its taker gains.

        Nobody gains more by a capital than the power whose own it is.
        """
        others = [other for other in range(sea.seats) if other != seat]
        gain = max(self.loss_worth(sea, other, port, left) for other in others)
        return self.loss_worth(sea, seat, port, left) + self.rivals[sea.seats] * gain

    def landing_worth(self, sea: Sea, seat: Seat, holder: Seat, port: int, left: int) -> float:
        """What a voyage gains by a landing; the own capital is worth more."""
        worth = self.loss_worth(sea, seat, port, left)
        if holder < 0:
            return worth
        hurt = SETBACK * self.rivals[sea.seats] * self.loss_worth(sea, holder, port, left)
        return FOUGHT_OVER * worth + hurt

    def after_landing(
        self, worth: float, sea: Sea, seat: Seat, port: int, left: int, risk: float
    ) -> float:
        """`worth` with what it is to hold a port now, which may be lost again."""
        if sea.holder[port] == seat:
            return worth - risk * self.stake(sea, seat, port, left)
        if sea.holder[port] >= 0:
            return worth + (1 - REGAINED * risk) * self.stake(sea, seat, port, left)
        return worth + (1 - risk) * self.loss_worth(sea, seat, port, left)

    # -- galleys --

    def hull(self, sea: Sea, seat: Seat) -> float:
        """What a galley of a seat is worth without crew and cargo; who has few can do little."""
        size = len(sea.fleet[seat])
        dear = SCARCE[size] if size < len(SCARCE) else 1.0
        return GALLEY * dear * rounds_after(sea) / sea.chart.rounds

    def galley_worth(self, sea: Sea, seat: Seat, galley: int, left: int) -> float:
        """A galley of a seat with its crew and cargo."""
        goods = 0.6 if left or sea.phase <= SALES else 0.0
        crew = SAILOR * min(1, left) * sea.crew[galley]
        return self.hull(sea, seat) + crew + goods * sea.hold[galley]

    def standing_of(self, sea: Sea, seat: Seat) -> float:
        """A seat's ports and galleys at a glance; its money is another matter."""
        left = rounds_after(sea)
        worth, afloat = 0.0, 0.0
        for port, holder in enumerate(sea.holder):
            if holder == seat:
                worth += self.loss_worth(sea, seat, port, left)
        for galley in sea.fleet[seat]:
            afloat += self.galley_worth(sea, seat, galley, left)
        return worth + afloat

    def ahead(self, sea: Sea, seat: Seat, worths: list[float]) -> float:
        """By how much a seat's worth is ahead of the others'."""
        return worths[seat] - self.rivals[sea.seats] * (sum(worths) - worths[seat])

    # -- attacks --

    def taking(self, sea: Sea, seat: Seat, port: int, left: int) -> float:
        """What a port brings the one who takes it."""
        gain = self.port_worth(sea, port, left)
        if port == sea.capital[seat]:
            gain = self.loss_worth(sea, seat, port, left)
        if sea.holder[port] not in (-1, seat):
            gain += self.rivals[sea.seats] * self.loss_worth(sea, sea.holder[port], port, left)
        return gain

    def storming(self, sea: Sea, seat: Seat, port: int, landing: float) -> Battle:
        """The attack on a port; `landing` is the likelihood that who empties it takes it."""
        parts, left = sea.parts, rounds_after(sea)
        gain = self.taking(sea, seat, port, left)
        # A port taken must be held against who wants it back, while there are rounds to come.
        prize = landing * gain * (0.75 if left else 1.0) - SAILOR * min(1, left)
        divisor = parts.castle_divisor if sea.castle[port] else parts.divisor
        sailor, hull = SAILOR * min(1, left), self.hull(sea, seat)
        return Battle(parts.die, divisor, parts.divisor, prize, sailor, hull)

    def boarding(self, sea: Sea, seat: Seat, target: int) -> Battle:
        """The attack on a galley."""
        parts, left = sea.parts, rounds_after(sea)
        hull = self.hull(sea, seat)
        gain = hull * 0.4 + 0.3 * sea.hold[target]
        gain += self.rivals[sea.seats] * self.galley_worth(sea, sea.owner[target], target, left)
        sailor = SAILOR * min(1, left)
        return Battle(parts.die, parts.divisor, parts.divisor, gain, sailor, hull)

    # -- dangers --

    def danger(self, sea: Sea, seat: Seat, port: int, garrison: int, castle: bool = False) -> float:
        """How likely a port is lost before its owner can do more for it.

        `castle`: as if the port had one.
        """
        kept = 1.0
        last = COMBAT if garrison else CONTROL
        for other in range(sea.seats):
            if other != seat and (to_come(sea, other, last) or rounds_after(sea)):
                crews = self._threat(sea, other, port)
                kept *= 1.0 - self._taken(sea, other, port, crews, garrison, castle)
        return 1.0 - kept

    def danger_later(self, sea: Sea, seat: Seat, port: int, garrison: int) -> float:
        """How likely a port with such a garrison is lost to a galley that is two rounds away."""
        if not rounds_after(sea):
            return 0.0
        steps = distances(sea.chart)[sea.parts.area_of[port]]
        likely = 0.0
        for other in range(sea.seats):
            crew = 0
            for galley in sea.fleet[other] if other != seat else ():
                if steps[sea.lies[galley]] <= 2 * sea.crew[galley]:
                    crew = max(crew, sea.crew[galley] + self._joining(sea, other, galley))
            if crew:
                likely = max(likely, self._taken(sea, other, port, (crew,), garrison, False))
        return likely

    def _taken(
        self,
        sea: Sea,
        other: Seat,
        port: int,
        crews: tuple[int, ...],
        garrison: int,
        castle: bool,
    ) -> float:
        """How likely a rival's crews take a port: he comes the likelier, the more it brings him.

        In finished games a smaller port in reach was taken two times of five without garrison and
        every eighth time with one man, a capital that could be taken three times of four.
        """
        if not crews:
            return 0.0
        parts, men = sea.parts, min(garrison, 12)
        battle = self.storming(sea, other, port, 0.9)
        if castle or sea.castle[port]:
            battle.dice = parts.die, parts.castle_divisor, parts.divisor
        worth = battle.worth(crews, men)
        if worth <= TEMPTING:
            return 0.0
        if not men:
            return worth / (worth + LANDS)
        comes = MOSTLY * worth * worth / (worth * worth + STORMS * STORMS)
        return comes * chance_to_take(crews, men, *battle.dice)

    def _threat(self, sea: Sea, other: Seat, port: int) -> tuple[int, ...]:
        """The crews a rival can bring to a port, the two strongest."""
        steps = distances(sea.chart)[sea.parts.area_of[port]]
        crews: list[int] = []
        for galley in sea.fleet[other]:
            more = self._joining(sea, other, galley)
            if steps[sea.lies[galley]] <= reach_of(sea, other, galley) + more:
                crews.append(sea.crew[galley] + more)
        return tuple(sorted(crews, reverse=True)[:2])

    def _joining(self, sea: Sea, seat: Seat, galley: int) -> int:
        """Whether a sailor may still go aboard, in a port of his own, before a galley moves."""
        port = sea.chart.market_at[sea.lies[galley]]
        if port < 0 or sea.holder[port] != seat:
            return 0
        if to_come(sea, seat, PURCHASES):
            ashore = sea.garrison[port] + may_enrol(sea, port)
        elif to_come(sea, seat, CONTROL) or not rounds_after(sea):
            return 0
        else:
            ashore = sea.garrison[port] + len(sea.shelves[port])
        return min(1, sea.room(galley), ashore)


TODAY = Outlook()


class Hasty(Outlook):
    """One who plans voyages at a glance: at tables that are only imagined, many rounds count."""

    def __init__(self) -> None:
        super().__init__()
        self.look = (3,)
        self.glance = (2,)


HASTY = Hasty()
