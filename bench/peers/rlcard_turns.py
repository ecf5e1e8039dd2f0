"""RLCard: card games for reinforcement learning, in Python."""

import random
from importlib.metadata import version

import rlcard
from turns import Subject, serve


def subject(name: str) -> Subject:
    env = rlcard.make(name, config={"seed": 1})
    states = [env.reset()[0]]

    def play(count: int) -> int:
        state = states[0]
        for _ in range(count):
            if env.is_over():
                state = env.reset()[0]
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(random.random() * len(actions))])
        states[0] = state
        return count

    return Subject(play)


NAMES = ("uno", "gin-rummy", "leduc-holdem")
serve(version("rlcard"), {f"rlcard {name}": subject(name) for name in NAMES})
