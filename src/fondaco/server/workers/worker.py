"""A worker process: reads jobs from standard input, answers on standard output."""

import os
import secrets
import signal
import sys
from collections import OrderedDict
from functools import lru_cache
from random import Random
from time import monotonic
from typing import Any, BinaryIO

import msgspec

from fondaco.arena.rehearsal import rehearse
from fondaco.bots import Bot, make
from fondaco.bots.advice import advise
from fondaco.bots.levels import read_level
from fondaco.bots.search import SearchBot
from fondaco.server.workers.hindsight import look_back
from fondaco.server.workers.jobs import (
    PROGRAM,
    Advised,
    Analyse,
    Answer,
    Decide,
    GameSpec,
    Job,
    Rehearse,
    Totals,
    Verify,
)
from fondaco.table.contract import Game
from fondaco.table.record import read_record
from fondaco.table.replay import Broken, replay, verify
from fondaco.table.titles import open_game
from fondaco.table.words import Event, Invalid, Seat

READY = b"ready\n"
STRANGERS = "for-strangers"
"""The word for a process that works on what strangers sent: it has less, and goes last."""
_LITTLE_MEMORY = 1 << 30
_MEMORY = 2 << 30  # bytes; whoever asks for more is refused and takes nobody along
_REMEMBERED = 2000  # bots; one that is needed again hears everything again
_PROGRAMS = 8  # programs of the host's that run at one time in this process
_THOUGHT, _LONGEST = 2, 4  # seconds an admiral thinks, and may be asked to think

_bots: OrderedDict[tuple[str, int, str], tuple[Bot, int]] = OrderedDict()


def main() -> None:
    """Work until standard input ends; whatever fails is the answer to one job only."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the house itself decides when to stop
    for_strangers = STRANGERS in sys.argv[1:]
    _step_back(for_strangers=for_strangers)
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


def _step_back(*, for_strangers: bool) -> None:
    """Have no more than one's share of memory, and let those who play go first."""
    if sys.platform != "win32":
        import resource

        most = _LITTLE_MEMORY if for_strangers else _MEMORY
        # A host's own program gets its limit from its cell, which may raise it to the hard limit.
        hard = most if for_strangers else resource.getrlimit(resource.RLIMIT_AS)[1]
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))
        os.nice(15 if for_strangers else 5)
    if for_strangers and sys.platform == "linux":
        # All work for strangers shares one core, so the others stay free for those who play.
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


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
        case Analyse(record):
            return Answer(look_back(read_record(record.encode())))
        case Verify(record):
            try:
                proven = verify(record.encode("utf-8", "surrogatepass"))
            except Broken as broken:
                return Answer({"ok": False, "problem": str(broken), "sides": []})
            return Answer({"ok": True, "problem": None, "sides": proven.sides})
        case Rehearse(spec, seats, first):
            try:
                rehearse(_open(spec), seats, first)
            except Invalid as invalid:
                return Answer([invalid.field, invalid.why, invalid.rule])
            return Answer()


def in_time(bot: str) -> str:
    """A bot's name with a thinking time that a table waits for, whatever was asked for."""
    level = read_level(bot)
    if level.kind != "admiral" or 0 < level.seconds <= _LONGEST:
        return bot
    temper = f"+{level.temper}" if level.temper else ""
    return f"admiral:{_THOUGHT}s{temper}"


def _decide(job: Decide) -> Answer:
    game = _game(msgspec.json.encode(job.game))
    name = (job.table, job.seat, job.bot)
    bot, heard = _bots.pop(name, (None, 0))
    if job.after == 0:
        luck = Random(secrets.randbits(64))
        if job.program is None:
            bot, heard = make(in_time(job.bot), game, job.seat, luck, monotonic), 0
        else:
            bot, heard = _program(game, job.seat, luck, job.program, job.seconds), 0
    if bot is None or heard != job.after:
        return Answer(forgot=True)
    reader = _events(type(game))
    for raw in job.events:
        bot.hear(reader.decode(raw))
    _bots[name] = bot, job.upto
    if len(_bots) > _REMEMBERED:
        _bots.popitem(last=False)
    programs = [named for named in _bots if named[2].startswith(f"{PROGRAM}:")]
    for oldest in programs[:-_PROGRAMS]:
        del _bots[oldest]
    view = msgspec.json.decode(job.view, type=game.view_type)
    if not job.advise:
        return Answer(bot.decide(view))
    assert isinstance(bot, SearchBot)
    found = advise(bot, view)
    return Answer([Advised(one.action, round(one.chance, 4), one.reason) for one in found])


def _program(game: Game, seat: Seat, luck: Random, command: str, seconds: float) -> Bot:
    from fondaco.arena.process import ProcessBot  # not on every system

    bot = ProcessBot(game, seat, luck, command)
    bot.seconds = seconds
    return bot


@lru_cache(maxsize=32)
def _game(spec: bytes) -> Game:
    return _open(msgspec.json.decode(spec, type=GameSpec))


def _open(wanted: GameSpec) -> Game:
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
    try:
        main()
    except BrokenPipeError:  # the house has gone: nobody waits for the answer
        os._exit(0)
