"""How a merchant of version 0.1 fitted out: galleys first, then sailors for every port alike."""

from typing import Final

from fondaco.games.mediterranee.bot.fitting import PURSE, Fitter
from fondaco.games.mediterranee.pieces import GARRISON
from fondaco.games.mediterranee.words import BuildCastle, Enrol
from fondaco.games.mediterranee.yard import has_materials, may_enrol

FEAR = 0.25  # that somebody comes whom one does not see coming, to a port without garrison
HIRED = 0.22  # what a sailor enrolled for a garrison costs
IN_DANGER: Final = 2.2  # what must be in danger where a castle is built


class FirstFitter(Fitter):
    """Plans one turn of phase 2 as version 0.1 did."""

    def _provide(self) -> None:
        self._build()
        self._garrison_all()

    def _ashore(self, risks: list[float], left: int, spare: int) -> float:
        return risks[left]

    def _risks(self, port: int, most: int) -> list[float]:
        worth = self.outlook.loss_worth(self.sea, self.seat, port, self.left)
        later = FEAR if self.left else 0.0
        return [
            worth * max(self.outlook.danger(self.sea, self.seat, port, men), later * 0.55**men)
            for men in range(most + 1)
        ]

    def _garrison_all(self) -> None:
        """Sailors and castles for ports in danger."""
        sea, parts = self.sea, self.sea.parts
        for port, holder in enumerate(sea.holder):
            if holder != self.seat:
                continue
            men = sea.garrison[port]
            more = may_enrol(sea, port) - self.enrolled.get(port, 0)
            more = min(more, max(0, self.money - PURSE) // parts.sailor_cost)
            if more <= 0:
                continue
            risks = self._risks(port, men + more)
            best = min([(risks[men + n] + HIRED * n, n) for n in range(more + 1)])[1]
            if best:
                self.actions.append(Enrol(parts.ports[port], {GARRISON: best}))
                self.money -= best * parts.sailor_cost
            self._fortify(port, risks[men + best])

    def _fortify(self, port: int, risk: float) -> None:
        sea, parts = self.sea, self.sea.parts
        if sea.castle[port] or sea.built >> port & 1 or self.money < parts.build_cost + PURSE:
            return
        if risk < IN_DANGER or not has_materials(sea, port, parts.castle_needs):
            return
        self.actions.append(BuildCastle(parts.ports[port]))
        self.money -= parts.build_cost
