"""A thinking process: reads jobs from standard input, answers on standard output."""

import os
import secrets
import signal
import sys
from collections import OrderedDict
from functools import lru_cache
from random import Random
from typing import Any, BinaryIO

import msgspec

from fondaco.bots import Bot, make
from fondaco.server.thinking.jobs import Answer, Decide, GameSpec, Job, Totals, Verify
from fondaco.table.contract import Game
from fondaco.table.record import read_record
from fondaco.table.replay import Broken, replay, verify
from fondaco.table.titles import open_game
from fondaco.table.words import Event

READY = b"ready\n"
_REMEMBERED = 2000  # bots; one that is needed again hears everything again

_bots: OrderedDict[tuple[str, int, str], tuple[Bot, int]] = OrderedDict()


def main() -> None:
    """Work until standard input ends; whatever fails is the answer to one job only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house itself decides when to stop
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # stray words of a bot are no answers
    _say(answers, READY)
    reader = msgspec.json.Decoder(Job)
    for line in sys.stdin.buffer:
        try:
            answer = _do(reader.decode(line))
        except Exception as error:
            answer = Answer(error=f"{type(error).__name__}: {error}")
        _say(answers, msgspec.json.encode(answer) + b"\n")


def _say(answers: BinaryIO, line: bytes) -> None:
    answers.write(line)
    answers.flush()


def _do(job: Job) -> Answer:
    match job:
        case Decide():
            return _decide(job)
        case Totals(record):
            tables = replay(read_record(record.encode()))
            return Answer([[score.total for score in at.state.standings().scores] for at in tables])
        case Verify(record):
            try:
                verify(record.encode("utf-8", "surrogatepass"))
            except Broken as broken:
                return Answer({"ok": False, "problem": str(broken)})
            return Answer({"ok": True, "problem": None})


def _decide(job: Decide) -> Answer:
    game = _game(msgspec.json.encode(job.game))
    name = (job.table, job.seat, job.bot)
    bot, heard = _bots.pop(name, (None, 0))
    if job.after == 0:
        bot, heard = make(job.bot, game, job.seat, Random(secrets.randbits(64))), 0
    if bot is None or heard != job.after:
        return Answer(forgot=True)
    reader = _events(type(game))
    for raw in job.events:
        bot.hear(reader.decode(raw))
    _bots[name] = bot, job.upto
    if len(_bots) > _REMEMBERED:
        _bots.popitem(last=False)
    view = msgspec.json.decode(job.view, type=game.view_type)
    return Answer(bot.decide(view))


@lru_cache(maxsize=32)
def _game(spec: bytes) -> Game:
    wanted = msgspec.json.decode(spec, type=GameSpec)
    own = None
    if wanted.components is not None:
        own = msgspec.json.decode(wanted.components, type=dict[str, Any])
    return open_game(wanted.title, wanted.options, own, wanted.rules)


@lru_cache(maxsize=32)
def _events(game: type[Game]) -> "msgspec.json.Decoder[Event]":
    union: Any = game.events[0]
    for other in game.events[1:]:
        union = union | other
    return msgspec.json.Decoder(union)


if __name__ == "__main__":
    main()
