"""Learns who wins from the beginning of a turn: the values at which a search of trials stops.

    python scripts/forecast.py oltre-mare --seats 2 --games 2755 --seed 1001

Merchants play each other, with some choices made at random so that all kinds of positions come up.
When a turn begins the title's features are kept; the points by which each seat ends above the mean
are then regressed on them (a ridge), and the lead that decides is the one that tells best who won
the games that were left out. The result is `values.json` in the title's folder, with how it was
made. The same words give the same file with the same merchants. Needs numpy.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np

from fondaco.arena.match import generator
from fondaco.bots import make
from fondaco.bots.thoughts import Thoughts
from fondaco.bots.values import FILE
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Event

SOURCE = Path(__file__).resolve().parents[1] / "src"
STRAY = 0.03  # so many choices are made blindly
SHRINK = 60.0  # of the ridge, for features of spread 1
KEPT = 0.85  # of the games that are learnt from; the others tell how well
LEADS = (2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100)

Game = tuple[list[list[list[float]]], list[float], list[int]]
"""By turn and seat the features; the points at the end; the winners."""


def play(title: str, seats: int, seed: int, number: int) -> Game:
    """One game of merchants."""
    game = open_game(title)
    thoughts = Thoughts(game)
    assert thoughts.features is not None
    luck = generator(seed, number, "learning")
    chance = RandomChance(luck)
    bots = [make("merchant", game, seat, luck) for seat in range(seats)]

    def tell(event: Event, audience: int) -> None:
        for seat, bot in enumerate(bots):
            if hears(audience, seat):
                bot.hear(event)

    state = game.deal(seats, chance, tell)
    before = thoughts.paused(state)
    seen: list[list[list[float]]] = []
    while actors := state.actors():
        if thoughts.paused(state) != before:
            before = thoughts.paused(state)
            found = thoughts.features(state)
            if found is not None:
                seen.append(found)
        seat = actors[0]
        codes = state.choices(seat)
        if len(codes) > 1 and luck.random() < STRAY:
            state.choose(seat, luck.choice(codes), chance, tell)
        else:
            state.apply(seat, bots[seat].decide(state.view(seat)), chance, tell)
    standings = state.standings()
    return seen, [float(score.total) for score in standings.scores], list(standings.winners)


def fit(games: list[Game]) -> dict[str, Any]:
    """Weights that tell best how far ahead a seat ends, in leads that decide."""
    learnt, points, _ = _rows(games[: int(len(games) * KEPT)])
    asked, ends, won = _rows(games[int(len(games) * KEPT) :])
    size = learnt.shape[2]
    flat = learnt.reshape(-1, size)
    spread = flat.std(axis=0) + 1e-9
    flat = flat / spread
    weights = np.linalg.solve(flat.T @ flat + SHRINK * np.eye(size), flat.T @ points.reshape(-1))
    weights /= spread
    hopes = asked @ weights
    losses = [_loss(hopes / lead, won) for lead in LEADS]
    lead = LEADS[int(np.argmin(losses))]
    told = 1 - ((ends - hopes) ** 2).sum() / (ends**2).sum()
    sys.stderr.write(f"{len(games)} games, R2 {told:.3f}, loss {min(losses):.3f}, lead {lead}\n")
    straight = [float(f"{weight / lead:.5g}") for weight in weights]
    return {"straight": straight, "units": [], "bias": [], "counts": []}


def _rows(games: list[Game]) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Features and points beside the mean of the table, and who won."""
    inputs, points, won = [], [], []
    for seen, ends, winners in games:
        share = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(ends))]
        for found in seen:
            inputs.append(np.array(found) - np.mean(found, axis=0))
            points.append(np.array(ends) - np.mean(ends))
            won.append(share)
    return np.array(inputs), np.array(points), np.array(won)


def _loss(hopes: np.ndarray, won: np.ndarray) -> float:
    likely = np.exp(hopes - hopes.max(axis=1, keepdims=True))
    likely /= likely.sum(axis=1, keepdims=True)
    return float(-(won * np.log(likely + 1e-9)).sum(axis=1).mean())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python scripts/forecast.py")
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1001)
    args = parser.parse_args()
    path = Path(SOURCE, *find_title(args.title).package.split(".")) / FILE
    data: dict[str, Any] = json.loads(path.read_text())
    games = [play(args.title, args.seats, args.seed, number) for number in range(args.games)]
    data["nets"][str(args.seats)] = fit(games)
    data["provenance"][str(args.seats)] = (
        f"python scripts/forecast.py {args.title} --seats {args.seats} --games {args.games} "
        f"--seed {args.seed}"
    )
    path.write_text(json.dumps(data, separators=(",", ":")) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
