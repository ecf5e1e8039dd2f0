"""Steps per second of environments: ours in every face, beside the peers', in one run by turns.

    ./run --with-bench --version                     once: compiles, installs the peers
    .venv/bin/python bench/environments.py           (--json for programs, --seconds 1, --rounds 3)

A step is one word of one learner or player, picked at random among those the mask allows. `vector`
and `single` are measured as Gymnasium has them: `make_vec` with 64 tables of three seats, finite
choices, opponents `random`, after a warm-up; what counts is the processor time of `step` alone, so
that picking words costs neither anything. `single` is the environment of `gymnasium.make`, 64 of
them through `SyncVectorEnv`. `ratios` is vector by single with the same engines. `shared` is the
vector environment with `workers=2`; what counts for it, and for `clocked`, which is `single` again,
is the time of a clock, so it needs two cores that nobody else uses. `ratios_of_two` compares them.
"""

import argparse
import json
import time
from collections.abc import Callable
from statistics import median
from typing import Any

import gymnasium
import numpy as np
import pyspiel

import fondaco.gym.openspiel
from fondaco import compiled
from fondaco.cli.peers import Peer, installed
from fondaco.gym.registration import name_of
from fondaco.table.titles import titles

TABLES = 64
WARM = 200
"""Steps before anything is measured: sentences are spelt once."""

Measure = Callable[[float], float]
"""Steps per second, in so many seconds."""


def pick(mask: Any, generator: np.random.Generator) -> Any:
    """Words that the rows of a mask allow."""
    return (generator.random(mask.shape) * mask).argmax(-1)


def vectorised(
    slug: str, mode: str, clock: Callable[[], float] = time.process_time, **wishes: Any
) -> Measure:
    """Many tables through Gymnasium."""
    envs = gymnasium.make_vec(
        f"{name_of(slug)}-v0", TABLES, vectorization_mode=mode, players=3, forms=False, **wishes
    )
    generator = np.random.default_rng(1)
    seen, _ = envs.reset(seed=1)
    for _ in range(WARM if mode == "vector_entry_point" else 3):
        seen, *_ = envs.step(pick(seen["action_mask"], generator))

    def measure(seconds: float) -> float:
        nonlocal seen
        spent, steps = 0.0, 0
        while spent < seconds:
            words = pick(seen["action_mask"], generator)
            begun = clock()
            seen, *_ = envs.step(words)
            spent += clock() - begun
            steps += TABLES
        return steps / spent

    return measure


def turnwise(slug: str) -> Measure:
    """PettingZoo's AEC loop, as bench/peers/pettingzoo_turns.py has it."""
    env = fondaco.gym.aec(slug, players=3, forms=False)
    env.reset(seed=1)
    generator = np.random.default_rng(1)

    def measure(seconds: float) -> float:
        begun, steps = time.process_time(), 0
        while (spent := time.process_time() - begun) < seconds:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            env.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        return steps / spent

    return measure


def in_the_tree(slug: str) -> Measure:
    """OpenSpiel's loop over nodes; only those of players count."""
    game = pyspiel.load_game(f"{fondaco.gym.openspiel.name_of(slug)}(players=3,forms=False)")
    generator = np.random.default_rng(1)
    state = game.new_initial_state()

    def measure(seconds: float) -> float:
        nonlocal state
        begun, steps = time.process_time(), 0
        while (spent := time.process_time() - begun) < seconds:
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(int(generator.integers(len(state.chance_outcomes()))))
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(generator.integers(len(actions)))])
            steps += 1
        return steps / spent

    return measure


def subjects() -> dict[str, Measure]:
    """All of ours by name."""
    found: dict[str, Measure] = {}
    for slug in titles():
        found[f"{slug} vector"] = vectorised(slug, "vector_entry_point")
        found[f"{slug} single"] = vectorised(slug, "sync")
        found[f"{slug} shared"] = vectorised(
            slug, "vector_entry_point", time.perf_counter, workers=2
        )
        found[f"{slug} clocked"] = vectorised(slug, "sync", time.perf_counter)
        found[f"{slug} aec"] = turnwise(slug)
        found[f"{slug} openspiel"] = in_the_tree(slug)
    return found


NO_ENVIRONMENTS = ("catanatron", "earlier")
"""Peers of `fondaco bench` that are engines alone."""


def measure_all(seconds: float, rounds: int) -> dict[str, Any]:
    """Everybody by turns; the median of the rounds counts."""
    ours = subjects()
    peers = [Peer(name) for name in installed() if name not in NO_ENVIRONMENTS]
    rates: dict[str, list[float]] = {}
    for _ in range(rounds):
        for name, measure in ours.items():
            rates.setdefault(name, []).append(measure(seconds))
        for peer in peers:
            for subject in peer.subjects:
                found = peer.measure(subject, seconds)["plies"]
                rates.setdefault(subject, []).append(found)
    for peer in peers:
        peer.leave()
    steps = {name: round(median(rate)) for name, rate in rates.items()}
    return {
        "engines": "compiled" if compiled.in_use() else "plain",
        "steps": steps,
        "ratios": {
            slug: round(steps[f"{slug} vector"] / steps[f"{slug} single"], 1) for slug in titles()
        },
        "ratios_of_two": {
            slug: round(steps[f"{slug} shared"] / steps[f"{slug} clocked"], 1) for slug in titles()
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    found = measure_all(args.seconds, args.rounds)
    if args.json:
        print(json.dumps(found, indent=2))
        return
    print(f"{found['engines']} engines")
    for name, rate in found["steps"].items():
        print(f"{name:34} {rate:>9,}")
    for slug, ratio in found["ratios"].items():
        two = found["ratios_of_two"][slug]
        print(f"{slug}: vector {ratio} times single; in two processes {two} times by the clock")


if __name__ == "__main__":
    main()
