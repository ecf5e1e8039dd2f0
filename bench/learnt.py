"""Learnt values against values set by hand: `python bench/learnt.py TITLE --iterations 60`.

An admiral that goes by learnt values sits among admirals that search as often and go by those set
by hand, at the same deals from every seat. docs/ladder.md holds what was found.
"""

import argparse
import json
import sys
from pathlib import Path
from time import monotonic

from fondaco.arena.match import generator
from fondaco.arena.ratings import interval
from fondaco.bots.budget import Budget
from fondaco.bots.search import SearchBot
from fondaco.bots.thoughts import Thoughts
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game
from fondaco.table.titles import open_game
from fondaco.table.words import Seat

sys.path.insert(0, str(Path(__file__).parents[1]))
from bench.balance import play


def admiral(
    game: Game, seat: Seat, iterations: int, seed: int, number: int, *, learnt: bool
) -> SearchBot:
    thoughts = Thoughts(game)
    if not learnt:
        thoughts.nets = {}
    luck = generator(seed, number, f"seat {seat}")
    return SearchBot(game, seat, luck, thoughts, Budget(iterations, 0.0, None))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60, help="stop after so long")
    args = parser.parse_args()
    game = open_game(args.title, {})
    until = monotonic() + 60 * args.minutes
    won, games = 0.0, 0
    while games < args.games and monotonic() < until:
        deal, alone = divmod(games, args.seats)
        players = [
            admiral(game, seat, args.iterations, args.seed, deal, learnt=seat == alone)
            for seat in range(args.seats)
        ]
        chance = RandomChance(generator(args.seed, deal, "table"))
        winners = play(game, list(players), chance, None).standings().winners
        won += 1 / len(winners) if alone in winners else 0.0
        games += 1
    between = [round(bound, 3) for bound in interval(won, games)]
    print(json.dumps({"games": games, "share": round(won / games, 3), "between": between}))


if __name__ == "__main__":
    main()
