"""The guided first games: `python web/tools/lessons.py FOLDER`.

Writes FOLDER/<slug>.json: a game of a fixed seed in which the learner's moves are written down
beforehand, so that the page can explain each one while it is made. The words are in web.ftl.
"""

import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from fondaco.bots import make
from fondaco.table.audience import hears
from fondaco.table.sitting import Sitting
from fondaco.table.speech import Speech
from fondaco.table.titles import open_game

NAMES = ("Ada", "Marco", "Zoe")
LEARNER = 0
SEEDS = {"golden-horn": 2, "oltre-mare": 4, "mediterranee": 1, "genoa": 3}
STEPS = {"golden-horn": 17, "oltre-mare": 13, "mediterranee": 17, "genoa": 16}
FIRST = {"genoa": LEARNER}
AT_MOST = {
    "oltre-mare": {"refuse": 1, "propose": 1},
    "mediterranee": {"step": 2, "stop": 1, "buy": 2},
    "genoa": {"open_floor": 2, "offer": 2, "keep": 1, "pass": 1, "again": 0},
}
"""What is the same again and again teaches nothing: more of it is played without a word."""


def play(slug: str, seed: int, most: int) -> dict[str, Any]:
    """The learner's decisions, each with what he sees, what he does and what he heard since."""
    game = open_game(slug, {})
    speech = Speech(game)
    table = Sitting.open(
        game, NAMES, f"lesson {seed}".encode(), ["x"] * len(NAMES), FIRST.get(slug)
    )
    bots = [make("greedy", game, seat, Random(seed + seat)) for seat in range(len(NAMES))]
    told: list[Any] = [speech.told(event) for event in table.heard(LEARNER)[0]]
    steps: list[dict[str, Any]] = []
    done: Counter[str] = Counter()
    while table.state.actors() and len(steps) < most:
        seat = LEARNER if LEARNER in table.state.actors() else table.state.actors()[0]
        view = table.state.view(seat)
        action = bots[seat].decide(view)
        verb = str(type(action).__struct_config__.tag)
        done[verb] += seat == LEARNER
        if seat == LEARNER and done[verb] <= AT_MOST.get(slug, {}).get(verb, most):
            turn = speech.turn(table.state, seat, view)
            steps.append(
                {
                    "view": view,
                    "question": turn.question,
                    "choice": {
                        "action": action,
                        "say": speech.offer(view, action),
                        "order": 0,
                        "heading": None,
                    },
                    "heard": told,
                }
            )
            told = []
        for said in table.act(seat, action):
            for listener, bot in enumerate(bots):
                if hears(said.audience, listener):
                    bot.hear(said.event)
            if hears(said.audience, LEARNER):
                told.append(speech.told(said.event))
    return {
        "title": slug,
        "names": NAMES,
        "options": table.game.options,
        "steps": steps,
        "end": {"view": table.state.view(LEARNER), "heard": told},
    }


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for slug, seed in SEEDS.items():
        lesson = play(slug, seed, STEPS[slug])
        (folder / f"{slug}.json").write_bytes(msgspec.json.encode(lesson))


if __name__ == "__main__":
    main()
