"""What there is to gain in Oltre Mare, read off finished games: whence the weights of its merchant.

    python scripts/weigh.py --seats 5 --games 60 --seed 901 --bots greedy-0.1

After every turn the position of its seat is kept. When the game is over, what the seat gained from
there on, beyond the mean of the others, is regressed on what it had, apart for the turns that each
seat still had to come. Prints every weight with its standard error. Needs numpy.
"""

import argparse
import sys

import numpy as np

from fondaco.arena.match import generator
from fondaco.bots import make
from fondaco.games.oltre_mare.bot.outlook import Outlook, turns_left
from fondaco.games.oltre_mare.bot.weights import TODAY
from fondaco.games.oltre_mare.ending import cargo_value, marker_keys
from fondaco.games.oltre_mare.pieces import GOODS, MARKERS
from fondaco.games.oltre_mare.state import Sea
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Event, Seat

STAGES = ((0.0, 0.7), (0.7, 1.5), (1.5, 3.0), (3.0, 6.0), (6.0, 99.0))
"""Turns to come that are looked at together."""
SHRINK = 1.0  # of a ridge: weights of what was rarely seen stay small


def holdings(sea: Sea) -> list[int]:
    """What every seat has already, in ducats."""
    return [
        sea.ducats[seat] + cargo_value(sea, sea.cargo[seat]) - len(sea.piles[seat])
        for seat in range(sea.seats)
    ]


def features(sea: Sea, seat: Seat) -> dict[str, float]:
    """What a seat has after its turn that may bring it something."""
    parts, outlook, hand = sea.parts, Outlook(sea, seat, TODAY), sea.hands[seat]
    counts = [sum(parts.good[card] == good for card in hand) for good in range(GOODS)]
    kind, run = outlook.good, outlook.run
    load, kept = outlook.load, min(len(hand), parts.lions[outlook.top])
    onto = [outlook.run_value(kind, run + cards) for cards in (0, counts[kind], counts[kind] + 1)]
    markers = [key[0] for key in marker_keys(sea)]
    found = {
        "constant": 1.0,
        "turns": turns_left(sea, TODAY),
        "continued from the hand": onto[1] - onto[0],
        "continued by one more": onto[2] - onto[1],
        "runs in hand": sum(outlook.run_value(g, n) for g, n in enumerate(counts) if g != kind),
        "cards kept": kept,
        "cards beyond the lions": len(hand) - kept,
        "cards short of the load": max(0, load - kept),
        "load": load,
        "prestige": sea.prestige[seat] - _others(sea.prestige, seat),
        "markers": markers[seat] - _others(markers, seat),
    }
    for number, name in enumerate(MARKERS):
        found[f"active: {name}"] = float(sea.live[seat] == number)
    for place, name in enumerate(("ducats", "pirates", "market")):
        found[f"in hand: {name}"] = sum(parts.icons[card] >> 8 * place & 255 for card in hand)
    return found


def _others(numbers: list[int], seat: Seat) -> float:
    return (sum(numbers) - numbers[seat]) / (len(numbers) - 1)


def play(bot: str, seats: int, seed: int, number: int) -> list[tuple[dict[str, float], float]]:
    """One game: after every turn its seat's features, and what it gained on the others since."""
    game = open_game("oltre-mare")
    players = [make(bot, game, s, generator(seed, number, f"seat {s}")) for s in range(seats)]

    def tell(event: Event, audience: int) -> None:
        for seat, player in enumerate(players):
            if hears(audience, seat):
                player.hear(event)

    chance = RandomChance(generator(seed, number, "table"))
    sea = game.deal(seats, chance, tell)
    assert isinstance(sea, Sea)
    kept: list[tuple[Seat, dict[str, float], list[int]]] = []
    while actors := sea.actors():
        active = sea.active
        sea.apply(actors[0], players[actors[0]].decide(sea.view(actors[0])), chance, tell)
        if sea.active != active >= 0 and sea.actors():
            kept.append((active, features(sea, active), holdings(sea)))
    totals = [score.total for score in sea.standings().scores]
    found = []
    for seat, had, before in kept:
        gains = [total - held for total, held in zip(totals, before, strict=True)]
        found.append((had, gains[seat] - _others(gains, seat)))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python scripts/weigh.py")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="greedy-0.1", help="who plays, at every seat")
    args = parser.parse_args()
    rows = [row for n in range(args.games) for row in play(args.bots, args.seats, args.seed, n)]
    for least, most in STAGES:
        some = [(had, gain) for had, gain in rows if least <= had["turns"] < most]
        if len(some) < 2 * len(rows[0][0]):
            continue
        had = np.array([list(one.values()) for one, _ in some])
        gains = np.array([gain for _, gain in some])
        inverse = np.linalg.inv(had.T @ had + SHRINK * np.eye(had.shape[1]))
        weights = inverse @ had.T @ gains
        errors = np.sqrt(np.diag(inverse)) * (gains - had @ weights).std()
        sys.stdout.write(f"{least} to {most} turns to come, {len(some)} positions\n")
        for name, weight, error in zip(some[0][0], weights, errors, strict=True):
            sys.stdout.write(f"  {name:26} {weight:6.2f} ± {error:.2f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
