"""Fuzzing led by coverage, where atheris can be had (`uv pip install atheris`; Linux and macOS).

    .venv/bin/python -m tests.trust.fuzzing.guided TARGET --minutes N [--seed 1]

Of the targets those that run in this process, in plain Python: records, positions, components. An
input that reaches new lines is bent further, by the same hands as in `fuzz.py` and by libFuzzer's.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path
from random import Random

os.environ["FONDACO_ENGINES"] = "plain"  # compiled code tells nothing of its lines

import atheris

with atheris.instrument_imports(include=["fondaco"]):
    from fondaco.table.titles import open_game
    from tests.trust.fuzz import TARGETS, ask, kept
    from tests.trust.fuzzing.engines import TITLES

    for slug in TITLES:  # their chapters are loaded when they are first asked for
        open_game(slug)

GUIDED = ("records", "positions", "components")
MOST = 1 << 16
MEMORY = 2048
"""Megabytes."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("target", choices=GUIDED)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    target = TARGETS[args.target]()
    seeds = target.seeds() + kept(args.target)

    def bend(data: bytes, most: int, seed: int) -> bytes:
        random = Random(seed)
        if random.random() < 0.1:
            return bytes(atheris.Mutate(data, most))
        return target.bend(data or seeds[0], random.choice(seeds), random)[:most]

    with tempfile.TemporaryDirectory() as name:
        for number, seed in enumerate(seeds):
            Path(name, f"seed{number}").write_bytes(seed)
        words = [f"-max_total_time={args.minutes * 60:.0f}", f"-seed={args.seed}"]
        words += [f"-max_len={MOST}", f"-rss_limit_mb={MEMORY}", "-print_final_stats=1"]
        atheris.Setup(
            [sys.argv[0], *words, name],
            lambda data: ask(target, data),
            custom_mutator=bend,
        )
        atheris.Fuzz()


if __name__ == "__main__":
    main()
