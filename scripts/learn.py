"""Learns a title's values from games that a merchant plays against himself.

    python scripts/learn.py golden-horn --games 1500 --rounds 3 --seed 1 --jobs 2

A round plays games by the values so far (the first by those that were set by hand), with some
choices made at random so that all kinds of positions come up, and then fits the network to who won
and to what the values so far said a little later (TD(λ)). The result is `values.json` in the
title's folder, with how it was made. The same words give the same file. Needs numpy.
"""

import argparse
import json
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from fondaco.arena.match import generator
from fondaco.bots.merchant import MerchantBot
from fondaco.bots.thoughts import Thoughts
from fondaco.bots.values import FILE, Net
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Event

SOURCE = Path(__file__).resolve().parents[1] / "src"
STRAY = 0.06  # so many choices are made blindly
SPACING = 2  # decisions between two positions that are looked at, at least
LAMBDA = 0.85  # how far the end of a game counts beside what is thought of the turns between
UNITS, EPOCHS, BATCH, PACE, DECAY = 12, 30, 256, 2e-3, 2e-5

Game = tuple[list[list[list[float]]], list[float]]
"""By turn and seat the features, and by seat the share of the win."""


def play(job: tuple[str, dict[str, str], int, dict[str, Any] | None, int, int, int]) -> list[Game]:
    """Some games in a row."""
    title, options, seats, net, seed, first, count = job
    game = open_game(title, options)
    thoughts = Thoughts(game, "" if net else "0.1")
    thoughts.worlds = 1
    if net:
        thoughts.nets = {seats: Net(net)}
    look = Thoughts(game).features
    assert look is not None
    games: list[Game] = []
    for number in range(first, first + count):
        luck = generator(seed, number, "learning")
        chance = RandomChance(luck)
        bots = [MerchantBot(game, seat, luck, thoughts) for seat in range(seats)]

        def tell(event: Event, audience: int, bots: list[MerchantBot] = bots) -> None:
            for seat, bot in enumerate(bots):
                if hears(audience, seat):
                    bot.hear(event)

        state = game.deal(seats, chance, tell)
        seen: list[list[list[float]]] = []
        before: tuple[int, ...] = ()
        since = SPACING
        while actors := state.actors():
            seat = actors[0]
            since += 1
            if actors != before and since >= SPACING:
                before = actors
                found = look(state)
                if found is not None:
                    seen.append(found)
                    since = 0
            codes = state.choices(seat)
            if len(codes) > 1 and luck.random() < STRAY:
                state.choose(seat, luck.choice(codes), chance, tell)
            else:
                state.apply(seat, bots[seat].decide(state.view(seat)), chance, tell)
        winners = state.standings().winners
        games.append((seen, [1 / len(winners) if s in winners else 0.0 for s in range(seats)]))
    return games


def fit(games: list[Game], net: dict[str, Any] | None, seed: int) -> dict[str, Any]:
    """Weights that tell best who wins."""
    draw = np.random.default_rng(seed)
    inputs = np.array([seat for seen, _ in games for seat in seen], dtype=np.float64)
    weights = start(inputs.shape[2], draw) if net is None else read(net)
    targets = np.concatenate([target(seen, won, net) for seen, won in games])
    moments = [np.zeros_like(w) for w in weights]
    squares = [np.zeros_like(w) for w in weights]
    step = 0
    for epoch in range(EPOCHS):
        pace = PACE * (1 - epoch / EPOCHS) + PACE / 20
        for rows in np.array_split(draw.permutation(len(inputs)), max(1, len(inputs) // BATCH)):
            step += 1
            for place, raw in enumerate(slopes(weights, inputs[rows], targets[rows])):
                slope = raw + DECAY * weights[place]
                moments[place] += 0.1 * (slope - moments[place])
                squares[place] += 0.001 * (slope**2 - squares[place])
                fair = moments[place] / (1 - 0.9**step)
                wide = np.sqrt(squares[place] / (1 - 0.999**step)) + 1e-8
                weights[place] -= pace * fair / wide
    said = chances(weights, inputs)[0]
    loss = -np.mean(np.sum(targets * np.log(said + 1e-9), axis=1))
    sys.stderr.write(f"  {len(games)} games, {len(inputs)} positions, loss {loss:.4f}\n")
    return write(weights)


def start(size: int, draw: np.random.Generator) -> list[np.ndarray]:
    return [
        np.zeros(size),
        draw.normal(0, 1 / np.sqrt(size), (UNITS, size)),
        np.zeros(UNITS),
        draw.normal(0, 0.1, UNITS),
    ]


def read(net: dict[str, Any]) -> list[np.ndarray]:
    return [np.array(net[name]) for name in ("straight", "units", "bias", "counts")]


def write(weights: list[np.ndarray]) -> dict[str, Any]:
    names = ("straight", "units", "bias", "counts")
    return {name: w.round(4).tolist() for name, w in zip(names, weights, strict=True)}


def chances(weights: list[np.ndarray], inputs: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Each seat's chance, and what the units said."""
    straight, units, bias, counts = weights
    said = np.tanh(inputs @ units.T + bias)
    hopes = inputs @ straight + said @ counts
    hopes -= hopes.max(axis=1, keepdims=True)
    likely = np.exp(hopes)
    return likely / likely.sum(axis=1, keepdims=True), said


def slopes(weights: list[np.ndarray], inputs: np.ndarray, goal: np.ndarray) -> list[np.ndarray]:
    """How the loss changes with each weight."""
    _, _, _, counts = weights
    likely, said = chances(weights, inputs)
    off = (likely - goal) / len(inputs)
    back = off[:, :, None] * counts * (1 - said**2)
    return [
        np.einsum("bs,bsf->f", off, inputs),
        np.einsum("bsu,bsf->uf", back, inputs),
        back.sum(axis=(0, 1)),
        np.einsum("bs,bsu->u", off, said),
    ]


def target(seen: list[list[list[float]]], won: list[float], net: dict[str, Any] | None) -> Any:
    """By turn: what to aim at, from the end of a game backwards."""
    aims = np.zeros((len(seen), len(won)))
    aim = np.array(won)
    said = None if net is None else chances(read(net), np.array(seen))[0]
    for turn in range(len(seen) - 1, -1, -1):
        aims[turn] = aim
        if said is not None:
            aim = LAMBDA * aim + (1 - LAMBDA) * said[turn]
    return aims


def main() -> int:
    parser = argparse.ArgumentParser(prog="python scripts/learn.py")
    parser.add_argument("title")
    parser.add_argument("--seats", type=int, action="append", help="default: all the title has")
    parser.add_argument("--games", type=int, default=1500, help="of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args = parser.parse_args()
    meta = find_title(args.title)
    folder = Path(SOURCE, *meta.package.split("."))
    path = folder / FILE
    if not path.exists():
        path.write_text('{"provenance":{},"nets":{}}')
    data: dict[str, Any] = json.loads(path.read_text())
    options = dict(word.split("=", 1) for word in args.option)
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as processes:
        for seats in args.seats or range(meta.least_seats, meta.most_seats + 1):
            net: dict[str, Any] | None = None
            before: list[Game] = []
            for turn in range(args.rounds):
                size = 25
                jobs = [
                    (args.title, options, seats, net, args.seed + turn, first, size)
                    for first in range(0, args.games, size)
                ]
                games = [game for some in processes.map(play, jobs) for game in some]
                # The games of the round before still say something, but for those by hand.
                net = fit(before + games, net, args.seed)
                before = games if turn else []
            data["nets"][str(seats)] = net
            data["provenance"][str(seats)] = (
                f"python scripts/learn.py {args.title} --seats {seats} --games {args.games} "
                f"--rounds {args.rounds} --seed {args.seed}"
                + "".join(f" --option {word}" for word in args.option)
            )
            path.write_text(json.dumps(data, separators=(",", ":"), indent=None) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
