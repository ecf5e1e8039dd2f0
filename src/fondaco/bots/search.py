"""The bot that searches, the same for every title.

Where a title has its own way to decide, choices are tried beside each other (`trials.py`). Else it
is information-set Monte-Carlo tree search: each iteration imagines a world that the view and the
notebook allow, goes down the tree by what was found so far and what the title's valuation likes,
adds one decision and estimates everybody's chance to win there. The tree holds choices, not
states, so one tree serves all worlds.
"""

from random import Random
from typing import Final

from fondaco.bots.bot import Bot
from fondaco.bots.budget import Budget
from fondaco.bots.thoughts import Mind, Thoughts, shares
from fondaco.bots.tree import Edge, Node
from fondaco.bots.trials import Trials
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.words import Action, Event, Seat, View

SHARPNESS = 0.35  # of `points`: how far behind the best a choice still looks promising
DEEPEST: Final = 60  # decisions down the tree
MIXED = 0.3  # a sealed choice tried so often, beside the most tried one, may be made
SEALED: Final = -1  # what follows somebody's sealed choice does not know it


class Search:
    """One decision thought over; it can be asked for its best at any moment."""

    def __init__(self, game: Game, thoughts: Thoughts, seat: Seat, generator: Random) -> None:
        self.game = game
        self.thoughts = thoughts
        self.seat = seat
        self.generator = generator
        self.chance = RandomChance(generator)
        self.root = Node(seat)
        self.sealed = False

    def plant(self, worlds: list[State], codes: list[int]) -> None:
        """Begin with the choices of the decision, valued in a few worlds."""
        seat, thoughts = self.seat, self.thoughts
        self.sealed = len(worlds[0].actors()) > 1
        totals = [0.0] * len(codes)
        for world in worlds:
            luck = self.generator.getrandbits(64)
            for number, worth in enumerate(thoughts.worths(world, seat, codes, luck)):
                totals[number] += worth / len(worlds)
        scale = SHARPNESS * thoughts.points
        priors = shares(totals, scale) if codes else []
        for code, prior in zip(codes, priors, strict=True):
            self.root.edges[code] = Edge(code, None, prior)

    def goes_on(self) -> bool:
        """Whether there is anything to choose."""
        return len(self.root.edges) > 1

    def think(self, world: State, spent: float, budget: Budget) -> int:
        """One iteration in a world, which is used up."""
        seats = len(world.standings().scores)
        node, state = self.root, world
        path: list[tuple[Node, Edge]] = []
        codes = list(node.edges)
        seat = self.seat
        values: list[float] = []
        for _ in range(DEEPEST):
            edge = node.pick(codes)
            path.append((node, edge))
            sealed = len(state.actors()) > 1
            state.choose(seat, edge.code, self.chance)
            codes = self._forced(state)
            if not codes:
                break
            seat = state.actors()[0]
            key = SEALED if sealed else edge.code
            child = node.next(key, seat)
            if child is None:
                node = node.add(key, seat)
                self._expand(node, state, codes)
                break
            node = child
            fresh = [code for code in codes if code not in node.edges]
            if fresh:
                self._widen(node, state, fresh)
        values = self.thoughts.chances(state, seats)
        for node, edge in path:
            value = values[node.seat]
            node.visits += 1
            node.total += value
            edge.visits += 1
            edge.total += value
        return 1

    def follow(self, state: State, edge: Edge, luck: int) -> None:
        """Make a choice of the root, and go on where there is none."""
        state.choose(self.seat, edge.code, RandomChance(Random(luck)))
        self._forced(state)

    def _forced(self, state: State) -> list[int]:
        """Go on to the next decision; its choices, or none."""
        while actors := state.actors():
            seat = actors[0]
            codes = state.choices(seat)
            if len(codes) > 1:
                return codes
            state.choose(seat, codes[0], self.chance)
        return []

    def _expand(self, node: Node, state: State, codes: list[int]) -> None:
        """Value the choices of a new decision; the state goes on by the best of them."""
        luck = self.generator.getrandbits(64)
        worths = self.thoughts.worths(state, node.seat, codes, luck)
        priors = shares(worths, SHARPNESS * self.thoughts.points)
        for code, prior in zip(codes, priors, strict=True):
            node.edges[code] = Edge(code, None, prior)
        best = codes[worths.index(max(worths))]
        state.choose(node.seat, best, RandomChance(Random(luck)))

    def _widen(self, node: Node, state: State, fresh: list[int]) -> None:
        """Choices that no world had before at this decision."""
        prior = 1.0 / (len(node.edges) + len(fresh))
        for code in fresh:
            node.edges[code] = Edge(code, None, prior)

    def chance_of(self, edge: Edge) -> float:
        """The chance to win a choice leaves."""
        return edge.mean()

    def ranking(self) -> list[Edge]:
        """The choices, the most tried first."""
        return sorted(self.root.edges.values(), key=lambda edge: (-edge.visits, -edge.mean()))

    def best(self) -> Edge:
        """The most tried choice; a sealed one is mixed, as often as each was tried."""
        ranking = self.ranking()
        if not self.sealed or not ranking[0].visits:
            return ranking[0]
        least = MIXED * ranking[0].visits
        likely = [edge for edge in ranking if edge.visits >= least]
        return self.generator.choices(likely, [edge.visits for edge in likely])[0]


class SearchBot(Bot):
    """Thinks about every decision that is one."""

    def __init__(
        self, game: Game, seat: Seat, generator: Random, thoughts: Thoughts, budget: Budget
    ) -> None:
        super().__init__(game, seat, generator)
        self.thoughts = thoughts
        self.budget = budget
        self._mind = thoughts.mind(game, seat, generator)
        self._minds: list[Mind] = []
        self._luck = Random(0)

    def hear(self, event: Event) -> None:
        super().hear(event)
        if self._mind is not None:
            self._mind.hear(event)

    def imagine(self, view: View) -> State:
        return self.game.imagine(view, RandomChance(self.generator), self.notebook)

    def search(self, view: View) -> tuple[State, Search | Trials]:
        """Think a decision over, as far as the budget goes."""
        self.budget.begin()
        state = self.imagine(view)
        search = self._begin(view, state)
        done, spent = 0, self.budget.spent(0)
        while search.goes_on() and spent < 1.0:
            done += search.think(self.imagine(view), spent, self.budget)
            spent = self.budget.spent(done)
        return state, search

    def _begin(self, view: View, state: State) -> Search | Trials:
        # Before worlds are imagined: what the title's own way decides goes by the first.
        action = None if self._mind is None else self._mind.decide(state)
        codes = state.choices(self.seat)
        worlds = [state, *(self.imagine(view) for _ in range(self.thoughts.worlds - 1))]
        if self._mind is None:
            search = Search(self.game, self.thoughts, self.seat, self.generator)
            search.plant(worlds, codes)
            return search
        minds = self._others(len(state.standings().scores))
        trials = Trials(self.game, self.thoughts, self.seat, self.generator, minds, self._luck)
        trials.plant(worlds, codes, action)
        return trials

    def _others(self, seats: int) -> list[Mind]:
        """How everybody is thought to decide; made once."""
        if not self._minds:
            for seat in range(seats):
                mind = self.thoughts.mind(self.game, seat, self._luck)
                assert mind is not None
                self._minds.append(mind)
        return self._minds

    def decide(self, view: View) -> Action:
        state, search = self.search(view)
        edge = search.best()
        return state.decode(self.seat, edge.code) if edge.action is None else edge.action
