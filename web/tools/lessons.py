"""The guided first games: `python web/tools/lessons.py FOLDER` writes FOLDER/<slug>.json.

A lesson is a row of moments from real games, each about one topic: what the learner sees, all he
may do there, and what serves him best. The words are in pages.ftl, `learn-<slug>-<topic>`, and for
whoever chooses something else `learn-<slug>-<topic>-why`. `greedy-0.1` plays, which stays as it is:
the same games come out again as long as rules and imagining stay.
"""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from fondaco.bots import make
from fondaco.table.audience import hears
from fondaco.table.sitting import Sitting
from fondaco.table.speech import Choice, Speech, Turn
from fondaco.table.titles import open_game

NAMES = ("Ada", "Marco", "Zoe")
LEARNER = 0
MOST_CHOICES = 48

When = Callable[[Any, Any], bool]


class Topic(NamedTuple):
    """One thing to learn, and the decision of the learner that shows it: by view and action."""

    name: str
    when: When


class Chapter(NamedTuple):
    """Topics that one game shows, in this order."""

    seed: int
    topics: tuple[Topic, ...]
    options: Mapping[str, str] = MappingProxyType({})
    first: int | None = None


def doing(verb: str, also: When = lambda view, action: True) -> When:
    """A decision for this verb."""
    return lambda view, action: action.__struct_config__.tag == verb and also(view, action)


def _is_home(view: Any, action: Any) -> bool:
    return action.space in (0, 13)


LESSONS: dict[str, tuple[Chapter, ...]] = {
    "golden-horn": (
        Chapter(
            5,
            (
                Topic("fleet", doing("choose_fleet")),
                Topic("place", doing("place_boats")),
                Topic("load", doing("choose_boat", lambda view, it: it.load is not None)),
                Topic("sail", doing("choose_stop")),
                Topic("raid", doing("raid")),
                Topic("variety", doing("choose_boat", lambda view, it: it.load is not None)),
                Topic("wind", doing("choose_stop")),
                Topic("on", doing("choose_boat", lambda view, it: it.load is None)),
                Topic("arrive", doing("choose_stop", _is_home)),
                Topic("declare", doing("declare_end")),
            ),
        ),
        Chapter(
            0,
            (
                Topic("people", doing("choose_boat", lambda view, it: it.load == "mercenaries")),
                Topic("conquer", doing("conquer")),
            ),
            {"expansion": "on"},
        ),
    ),
    "oltre-mare": (
        Chapter(
            27,
            (
                Topic("colour", doing("choose_colour")),
                Topic("propose", doing("propose")),
                Topic("refuse", doing("refuse")),
                Topic("end-trade", doing("end_trade")),
                Topic("play", doing("play")),
                Topic("sail", doing("sail")),
                Topic("load", doing("load")),
                Topic("accept", doing("accept")),
                Topic("buy", doing("buy")),
                Topic("discard", doing("discard")),
            ),
        ),
    ),
    "mediterranee": (
        Chapter(
            0,
            (
                Topic("deploy", doing("deploy")),
                Topic("bid", doing("bid")),
                Topic("position", doing("take_position")),
                Topic("buy", doing("buy")),
                Topic("done", doing("done")),
                Topic("step", doing("step")),
                Topic("land", doing("land")),
                Topic("sell", doing("sell")),
                Topic("price", doing("name_price")),
                Topic("galley", doing("build_galley")),
                Topic("transfer", doing("rearrange", lambda view, it: bool(it.garrison))),
                Topic("enrol", doing("enrol")),
                Topic("attack", doing("attack")),
            ),
        ),
        Chapter(2, (Topic("castle", doing("build_castle")),)),
    ),
    "genoa": (
        Chapter(
            0,
            (
                Topic("roll", doing("roll")),
                Topic("floor", doing("open_floor")),
                Topic("accept", doing("accept")),
                Topic("move", doing("move")),
                Topic("take", doing("take")),
                Topic("perform", doing("perform")),
                Topic("markers", doing("place_markers")),
                Topic("offer", doing("offer")),
                Topic("small-order", doing("small_order")),
                Topic("privilege", doing("privilege")),
                Topic("deliver", doing("deliver")),
            ),
            {},
            LEARNER,
        ),
    ),
}


class Played:
    """A game on the way from one topic to the next."""

    def __init__(self, slug: str, chapter: Chapter, seed: int) -> None:
        game = open_game(slug, dict(chapter.options))
        self.speech = Speech(game)
        self.table = Sitting.open(
            game, NAMES, f"lesson {seed}".encode(), ["x"] * len(NAMES), chapter.first
        )
        self.bots = [make("greedy-0.1", game, seat, Random(seed + seat)) for seat in range(3)]
        self.told = [self.speech.told(event) for event in self.table.heard(LEARNER)[0]]

    def decide(self) -> tuple[int, Any, Any]:
        """Who acts next, what he sees and what he does."""
        actors = self.table.state.actors()
        seat = LEARNER if LEARNER in actors else actors[0]
        view = self.table.state.view(seat)
        return seat, view, self.bots[seat].decide(view)

    def act(self, seat: int, action: Any) -> None:
        for said in self.table.act(seat, action):
            for listener, bot in enumerate(self.bots):
                if hears(said.audience, listener):
                    bot.hear(said.event)
            if hears(said.audience, LEARNER):
                self.told.append(self.speech.told(said.event))


def _choices(turn: Turn, played: Played, view: Any, action: Any) -> tuple[list[Choice], int]:
    """All he may do there, as the table puts it, and which of it he should."""
    wanted = msgspec.json.encode(action)
    found = [choice for choice in turn.choices if bytes(choice.action) == wanted]
    others = [choice for choice in turn.choices if choice not in found]
    if not found:  # something to be filled in: the lesson fills it in, and so may he
        verb = action.__struct_config__.tag
        others = [choice for choice in others if _verb(choice.action) != verb]
        say = played.speech.choice(view, action)
        found = [Choice(msgspec.Raw(wanted), say, 0, None)]
    listed = sorted([*found, *others[: MOST_CHOICES - 1]], key=lambda choice: choice.order)
    return listed, listed.index(found[0])


def _verb(action: msgspec.Raw) -> str:
    return str(msgspec.json.decode(action)["do"])


def play(slug: str, chapter: Chapter, seed: int) -> list[dict[str, Any]]:
    """The steps of a chapter: as many of its topics as this game shows, in their order."""
    played = Played(slug, chapter, seed)
    steps: list[dict[str, Any]] = []
    topics = list(chapter.topics)
    while topics and played.table.state.actors():
        seat, view, action = played.decide()
        if seat == LEARNER and topics[0].when(view, action):
            turn = played.speech.turn(played.table.state, seat, view)
            choices, right = _choices(turn, played, view, action)
            verb = action.__struct_config__.tag
            steps.append(
                {
                    "topic": topics.pop(0).name,
                    "options": played.table.game.options,
                    "view": view,
                    "question": turn.question,
                    "choices": choices,
                    "right": right,
                    # A panel that puts the same together has its blanks.
                    "forms": [form for form in turn.forms if form.do == verb],
                    "heard": played.told[-12:],
                }
            )
            played.told = []
        played.act(seat, action)
    return steps


def lesson(slug: str) -> dict[str, Any]:
    """All chapters of a title, one after the other."""
    steps = []
    for chapter in LESSONS[slug]:
        found = play(slug, chapter, chapter.seed)
        assert len(found) == len(chapter.topics), (slug, [step["topic"] for step in found])
        steps += found
    return {"title": slug, "names": NAMES, "steps": steps}


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for slug in LESSONS:
        (folder / f"{slug}.json").write_bytes(msgspec.json.encode(lesson(slug)))


if __name__ == "__main__":
    main()
