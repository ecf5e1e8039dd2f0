"""PettingZoo classic: environments with masks, stepped from Python."""

from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy as np
from turns import Subject, serve


def subject(name: str) -> Subject:
    env: Any = import_module(f"pettingzoo.classic.{name}").env()
    env.reset(seed=1)
    random = np.random.default_rng(1)

    def play(count: int) -> int:
        done = 0
        while done < count:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                continue
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
            done += 1
        return done

    return Subject(play)


NAMES = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4")
serve(version("pettingzoo"), {f"pettingzoo {name}": subject(name) for name in NAMES})
