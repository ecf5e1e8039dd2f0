"""How a merchant plays Méditerranée: every turn is planned as a whole."""

from random import Random
from typing import Final

from fondaco.games.mediterranee.bot import bidding, dealing, landfall
from fondaco.games.mediterranee.bot.fitting import Fitter
from fondaco.games.mediterranee.bot.helm import Helm
from fondaco.games.mediterranee.bot.outlook import HASTY, TODAY, Outlook
from fondaco.games.mediterranee.bot.talks import Haggler
from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.state import (
    BIDS,
    COMBAT,
    CONTROL,
    DEPLOYMENT,
    MOVEMENT,
    POSITIONS,
    PURCHASES,
    SALES,
    Sea,
)
from fondaco.games.mediterranee.words import AskPrice, BuildGalley, Deploy, Done, ProposeTrade
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Seat

ATTACKS: Final = 30  # a bot stops after so many attacks in a turn
PLANS: Final = 8  # and plans a turn of phase 2 at most so many times


class Mind:
    """A merchant's plans; what others have is in the table imagined with its notebook."""

    def __init__(self, game: Game, seat: Seat, generator: Random, outlook: Outlook = TODAY) -> None:
        assert isinstance(game, Mediterranee)
        self.outlook = outlook
        self._game = game
        self._generator = generator
        self.seat = seat
        self.haggler = Haggler(seat, outlook)
        self.helm = Helm(outlook)
        self._turn = (-1, -1)
        self._plans = 0
        self._attacks = 0
        self._deals = 0
        self._queue: list[Action] = []

    def hear(self, event: Event) -> None:
        self.haggler.hear(event)

    def anew(self) -> "Mind":
        """One who has heard nothing yet and looks less far, for a table that is only imagined."""
        return Mind(self._game, self.seat, self._generator, HASTY)

    def decide(self, state: State) -> Action | None:
        """None leaves the choice of a power to the appraisal."""
        assert isinstance(state, Sea)
        phase, seat = state.phase, self.seat
        if phase == DEPLOYMENT:
            return Deploy(3, 3)
        if phase == BIDS:
            return bidding.bid(state, seat, self.outlook)
        if phase == POSITIONS:
            return bidding.position(state)
        if (state.round, phase) != self._turn:
            self._turn = state.round, phase
            self._plans = self._attacks = self._deals = 0
            self._queue = []
        if phase == PURCHASES:
            return self._purchases(state)
        if phase == MOVEMENT:
            if state.asking is not None:
                return self.haggler.passage(state)
            return self.helm.next(state, seat, self.haggler.distrust())
        if phase == COMBAT:
            if state.beaten >= 0:
                return landfall.prize(state)
            self._attacks += 1
            return (
                landfall.attack(state, seat, self.outlook) if self._attacks <= ATTACKS else Done()
            )
        if phase == CONTROL:
            return landfall.landing(state, seat, self.outlook)
        if phase == SALES:
            return landfall.sale(state, seat, self.outlook)
        return None

    def _purchases(self, sea: Sea) -> Action:
        if sea.talk is not None:
            return self.haggler.talk(sea)
        while True:
            while self._queue:
                action = self._queue.pop(0)
                if sea.check(self.seat, action) is None:
                    if isinstance(action, BuildGalley | AskPrice | ProposeTrade):
                        self._queue = []  # a galley, a price or a deal: the rest is planned anew
                    elif not self._queue:
                        self._plans = PLANS
                    return action
            if self._plans >= PLANS:
                break
            self._plans += 1
            self._queue = self._plan(sea)
            if not self._queue:
                self._plans = PLANS
        return self.haggler.instruction(sea) or Done()

    def _plan(self, sea: Sea) -> list[Action]:
        """What to do next; deals come first, for they change what there is to load."""
        if self._deals < sea.house.attempts:
            self._deals += 1
            deal = dealing.proposal(sea, self.seat, self.outlook)
            if deal is not None:
                return [deal]
            self._deals = sea.house.attempts
        return self._fitter(sea, foreign=self._plans < PLANS).plan()

    def _fitter(self, sea: Sea, foreign: bool) -> Fitter:
        return Fitter(sea, self.seat, foreign, self.outlook)
