"""What greedy merchants pay for actions: the distribution of prices by building.

python bench/genoa_prices.py [--bots greedy,greedy,greedy,greedy] [--games 10] [--seed 1]
"""

import argparse
from collections import Counter
from statistics import mean, quantiles
from time import perf_counter

from fondaco.arena.match import generator
from fondaco.bots import make
from fondaco.games.genoa.words import (
    ActionLapsed,
    ActionPerformed,
    MessagePaid,
    OfferAccepted,
    OrderDelivered,
    SmallOrderFulfilled,
    TowerMoved,
    TurnBegun,
    WindowOpened,
)
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Event

BAR = 40


class Watch:
    """Counts what is sold, taken and left lying in a series of games."""

    def __init__(self) -> None:
        self.prices: dict[str, list[int]] = {}
        self.streets: list[int] = []
        self.taken: Counter[str] = Counter()
        self.lapsed: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.active = 0

    def hear(self, event: Event) -> None:
        self.counts[type(event).__name__] += 1
        if isinstance(event, TurnBegun):
            self.active = event.seat
        elif isinstance(event, OfferAccepted):
            target = event.offer.target
            if target[0] == "s" or target == "mkt":
                self.streets.append(event.offer.money)
            else:
                self.prices.setdefault(target, []).append(event.offer.money)
        elif isinstance(event, WindowOpened) and event.seat == self.active:
            self.taken[event.building] += 1
        elif isinstance(event, ActionLapsed):
            self.lapsed[event.building] += 1


def play(bots: list[str], seed: int, games: int, options: dict[str, str]) -> None:
    game = open_game("genoa", options)
    watch = Watch()
    spent = decisions = 0.0
    slowest = 0.0
    scores: list[list[int]] = [[] for _ in bots]
    wins = [0.0] * len(bots)
    for number in range(games):
        players = [
            make(name, game, seat, generator(seed, number, f"seat {seat}"))
            for seat, name in enumerate(bots)
        ]

        def tell(event: Event, audience: int, players: list = players) -> None:  # type: ignore[type-arg]
            if hears(audience, None):
                watch.hear(event)
            for seat, player in enumerate(players):
                if hears(audience, seat):
                    player.hear(event)

        chance = RandomChance(generator(seed, number, "table"))
        state = game.deal(len(bots), chance, tell)
        watch.active = state.actors()[0]
        while state.actors():
            seat = state.actors()[0]
            view = state.view(seat)
            begun = perf_counter()
            action = players[seat].decide(view)
            took = perf_counter() - begun
            if bots[seat] == "greedy":
                spent, decisions = spent + took, decisions + 1
                slowest = max(slowest, took)
            state.apply(seat, action, chance, tell)
        standings = state.standings()
        for seat, score in enumerate(standings.scores):
            scores[seat].append(score.total)
        for seat in standings.winners:
            wins[seat] += 1 / len(standings.winners)
    report(watch, games)
    print(f"\nwins {wins}, mean scores {[round(mean(s)) for s in scores]}")
    print(
        f"{decisions / games:.0f} decisions a game, "
        f"{1000 * spent / max(1, decisions):.2f} ms each, slowest {1000 * slowest:.1f} ms"
    )


def report(watch: Watch, games: int) -> None:
    print("building  sold  mean  quartiles       taken  lapsed")
    everything: list[int] = []
    for building in sorted({*watch.prices, *watch.taken, *watch.lapsed}):
        paid = watch.prices.get(building, [])
        everything += paid
        spread = [round(q) for q in quantiles(paid, n=4)] if len(paid) > 1 else []
        print(
            f"{building:8} {len(paid):5} {mean(paid) if paid else 0:5.1f}  {spread!s:14} "
            f"{watch.taken[building]:6} {watch.lapsed[building]:6}"
        )
    taken, lapsed = sum(watch.taken.values()), sum(watch.lapsed.values())
    print(
        f"all      {len(everything):5} {mean(everything or [0]):5.1f}  {'':14} {taken:6} {lapsed:6}"
    )
    if watch.streets:
        print(f"streets  {len(watch.streets):5} {mean(watch.streets):5.1f}")
    print("\nprices")
    for price, count in sorted(Counter(everything).items()):
        print(f"{price:4} {count:5} {'#' * round(BAR * count / len(everything))}")
    for kind in (
        TurnBegun,
        TowerMoved,
        ActionPerformed,
        OrderDelivered,
        SmallOrderFulfilled,
        MessagePaid,
    ):
        print(f"{kind.__name__:20} {watch.counts[kind.__name__] / games:6.1f} a game")
    for name in ("MarkersPlaced", "OwnerPaid", "AnyGoodPlayed", "Exchanged", "StartPlayed"):
        print(f"{name:20} {watch.counts[name] / games:6.1f} a game")
    for name in ("BuildingActionPlayed", "ExtraActionPlayed", "FloorOpened", "OfferMade"):
        print(f"{name:20} {watch.counts[name] / games:6.1f} a game")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy,greedy,greedy,greedy")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    play(
        asked.bots.split(","),
        asked.seed,
        asked.games,
        dict(option.split("=", 1) for option in asked.option),
    )
