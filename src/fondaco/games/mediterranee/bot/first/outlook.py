"""What things were worth to a merchant of version 0.1."""

from fondaco.games.mediterranee.bot.outlook import TEMPTING, Outlook
from fondaco.games.mediterranee.bot.prospects import SAILOR, rounds_after, to_come
from fondaco.games.mediterranee.bot.raids import chance_to_take
from fondaco.games.mediterranee.state import COMBAT, SALES, Sea
from fondaco.table.words import Seat

GALLEY = 2.4  # a galley with all rounds to go
EAGER = 0.3  # how often an attack that pays is made


class FirstOutlook(Outlook):
    """No levy, cheap galleys, everybody's ports in the same danger."""

    def __init__(self) -> None:
        super().__init__()
        self.rivals = {2: 0.8, 3: 0.4, 4: 0.27}
        self.hired = 0.2
        self.last_bid = 0.1, 500
        self.squadron = 1
        self.lands_last = False

    def levy(self, sea: Sea, left: int) -> float:
        return 0.0

    def landing_worth(self, sea: Sea, seat: Seat, holder: Seat, port: int, left: int) -> float:
        worth = self.port_worth(sea, port, left)
        return worth if holder < 0 else worth * (0.5 + self.rivals[sea.seats])

    def after_landing(
        self, worth: float, sea: Sea, seat: Seat, port: int, left: int, risk: float
    ) -> float:
        holder = sea.holder[port]
        if holder == seat:
            return worth - risk * self.loss_worth(sea, seat, port, left)
        worth += (1 - risk) * self.port_worth(sea, port, left)
        if port == sea.capital[seat]:
            worth += sea.parts.own_capital
        if holder >= 0:
            worth += self.rivals[sea.seats] * self.loss_worth(sea, holder, port, left)
        return worth

    def hull(self, sea: Sea, seat: Seat) -> float:
        return GALLEY * rounds_after(sea) / sea.chart.rounds

    def galley_worth(self, sea: Sea, seat: Seat, galley: int, left: int) -> float:
        share = left / sea.chart.rounds
        goods = 0.6 if left or sea.phase <= SALES else 0.0
        return GALLEY * share + SAILOR * min(1, left) * sea.crew[galley] + goods * sea.hold[galley]

    def taking(self, sea: Sea, seat: Seat, port: int, left: int) -> float:
        gain = self.port_worth(sea, port, left)
        if port == sea.capital[seat]:
            gain = self.loss_worth(sea, seat, port, left)
        if sea.holder[port] >= 0:
            gain += self.rivals[sea.seats] * self.loss_worth(sea, sea.holder[port], port, left)
        return gain

    def danger(self, sea: Sea, seat: Seat, port: int, garrison: int, castle: bool = False) -> float:
        """A rival comes where the attack pays him, and lands where nobody stands."""
        parts = sea.parts
        divisor = parts.castle_divisor if sea.castle[port] else parts.divisor
        kept = 1.0
        for other in range(sea.seats):
            crews = () if other == seat else self._threat(sea, other, port)
            if not crews:
                continue
            if not garrison:
                kept *= 0.5
            elif to_come(sea, other, COMBAT) or rounds_after(sea):
                men = min(garrison, 12)
                if self.storming(sea, other, port, 0.9).worth(crews, men) > TEMPTING:
                    won = chance_to_take(crews, men, parts.die, divisor, parts.divisor)
                    kept *= 1.0 - EAGER * won
        return 1.0 - kept

    def _joining(self, sea: Sea, seat: Seat, galley: int) -> int:
        return 0


FIRST = FirstOutlook()
