"""Wins by place in the turn order and by what seats were given: `python bench/balance.py TITLE`.

All seats are the same bot, so what wins more often than its share is a matter of the rules, or of
numbers that were reconstructed. docs/balance.md holds what was found.
"""

import argparse
import json
from collections import Counter, defaultdict
from random import Random
from time import monotonic

from fondaco.arena.match import generator
from fondaco.arena.ratings import interval
from fondaco.bots import Bot, make
from fondaco.cli.common import add_options, chosen_options
from fondaco.table.audience import hears
from fondaco.table.chance import Chance, RandomChance
from fondaco.table.contract import Game, State
from fondaco.table.titles import open_game
from fondaco.table.words import Event, Seat

GIVEN = ("fleets", "powers")
"""Where positions say what seats were given by name."""


def play(game: Game, players: list[Bot], chance: Chance, first: Seat | None) -> State:
    """One game to its end."""

    def tell(event: Event, audience: int) -> None:
        for seat, player in enumerate(players):
            if hears(audience, seat):
                player.hear(event)

    state = game.deal(len(players), chance, tell, first)
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, players[seat].decide(state.view(seat)), chance, tell)
    return state


def labels(state: State, seats: int) -> list[list[str]]:
    """By seat: its place in the turn order, and what it was given by name (a fleet, a power)."""
    position = state.position()
    found: list[list[str]] = [[] for _ in range(seats)]
    if "first" in position:  # not where places are bid for
        for seat in range(seats):
            found[seat].append(f"plays as number {(seat - position['first']) % seats + 1}")
    for name in GIVEN:
        for seat, given in enumerate(position.get(name, ())):
            found[seat].append(f"{name}: {given}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="merchant")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60, help="stop after so long")
    add_options(parser)
    args = parser.parse_args()
    game = open_game(args.title, chosen_options(args.option))
    until = monotonic() + 60 * args.minutes
    sat: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    reasons: Counter[str] = Counter()
    games = 0
    while games < args.games and monotonic() < until:
        players = [
            make(args.bot, game, seat, generator(args.seed, games, f"seat {seat}"))
            for seat in range(args.seats)
        ]
        chance = RandomChance(generator(args.seed, games, "table"))
        state = play(game, players, chance, Random(games).randrange(args.seats))
        games += 1
        winners = state.standings().winners
        reasons[state.end_reason() or ""] += 1
        for seat, names in enumerate(labels(state, args.seats)):
            for name in names:
                sat[name] += 1
                won[name] += 1 / len(winners) if seat in winners else 0.0
    shares = {
        name: {
            "games": count,
            "share": round(won[name] / count, 3),
            "between": [round(bound, 3) for bound in interval(won[name], count)],
        }
        for name, count in sorted(sat.items())
    }
    found = {"title": args.title, "seats": args.seats, "bot": args.bot, "games": games}
    found["options"] = args.option
    print(json.dumps(found | {"ends": dict(reasons), "shares": shares}, indent=1))


if __name__ == "__main__":
    main()
