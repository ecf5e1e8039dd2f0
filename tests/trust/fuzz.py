"""Whatever is sent, it is answered: no crash, no hang, no growing memory.

    .venv/bin/python -m tests.trust.fuzz TARGET --minutes N [--seed 1] [--keep]

TARGET: records, positions, components (files), bodies (of API calls), frames (of live lines), bots
(answers of programs). Good inputs are bent blindly, as JSON and as bytes (`fuzzing/bending.py`);
whatever got an answer of a new kind is bent further. `--keep` adds to the corpus
(corpus/TARGET.jsonl), which `test_fuzz.py` asks again in every run of the tests.
"""

import argparse
import re
import signal
import sys
import time
from base64 import b64decode, b64encode
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import msgspec

from tests.trust.fuzzing.target import Target

CORPUS = Path(__file__).with_name("corpus")
KEPT_BYTES = 5000
"""Larger inputs are not kept, unless they found a defect."""
KEPT = 30
SETTLED = 1000
GROWTH = 96_000
"""Kilobytes that may come after the first so many inputs: caches with a bound fill up."""
ANSWER = 90
"""Letters of an answer that tell its kind."""
_REPEATED = re.compile(r"(?<=field )`.*?`|'.*?'|\".*?\"|\d+", re.DOTALL)


def records() -> Target:
    from tests.trust.fuzzing.engines import Records

    return Records()


def positions() -> Target:
    from tests.trust.fuzzing.engines import Positions

    return Positions()


def components() -> Target:
    from tests.trust.fuzzing.engines import Components

    return Components()


def bodies() -> Target:
    from tests.trust.fuzzing.house import Bodies

    return Bodies()


def frames() -> Target:
    from tests.trust.fuzzing.house import Frames

    return Frames()


def bots() -> Target:
    from tests.trust.fuzzing.bots import Bots

    return Bots()


TARGETS: dict[str, Callable[[], Target]] = {
    made.__name__: made for made in (records, positions, components, bodies, frames, bots)
}


class Hang(Exception):
    """No answer within the bound."""


def ask(target: Target, data: bytes) -> str:
    """The kind of answer an input gets, within the bound of work."""

    def too_long(number: int, frame: FrameType | None) -> None:
        raise Hang(f"no answer after {target.seconds} s of work")

    before = signal.signal(signal.SIGPROF, too_long)
    signal.setitimer(signal.ITIMER_PROF, target.seconds)
    try:
        return _kind(target.answer(data))
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _kind(answer: str) -> str:
    """An answer without what it repeats of the input."""
    return _REPEATED.sub("…", answer)[:ANSWER]


class Fuzz:
    """A run: what was asked, which answers came."""

    def __init__(self, target: Target, seed: int) -> None:
        self.target = target
        self.random = Random(seed)
        self.inputs = target.seeds()
        self.seeds = len(self.inputs)
        self.kinds: Counter[str] = Counter()
        self.found: list[tuple[str, bytes]] = []
        self.asked = 0
        self.memory = 0
        self.slowest = 0.0
        self.longest = 0.0

    def step(self) -> None:
        """One more input; raises what the target raised, with the input in a note."""
        random = self.random
        many = len(self.inputs)
        if self.asked < self.seeds:
            data = self.inputs[self.asked]
        else:
            # Good ones go deep; at the newest kinds of answers little was tried.
            newest = many - 1 - int(many * random.random() ** 2)
            pick = random.choice((random.randrange(self.seeds), random.randrange(many), newest))
            data = self.target.bend(self.inputs[pick], random.choice(self.inputs), random)
        self.asked += 1
        begun, begun_clock = time.process_time(), time.monotonic()
        try:
            kind = ask(self.target, data)
        except Exception as error:
            error.add_note(f"input: {b64encode(data).decode()[:20_000]}")
            raise
        self.slowest = max(self.slowest, time.process_time() - begun)
        self.longest = max(self.longest, time.monotonic() - begun_clock)
        self.kinds[kind] += 1
        if self.kinds[kind] == 1 and self.asked > self.seeds:
            self.inputs.append(data)
            self.found.append((kind, data))
        if self.asked == SETTLED:
            self.memory = self.target.memory()

    def growth(self) -> int:
        return self.target.memory() - self.memory if self.memory else 0


# -- the corpus --


def kept(name: str) -> list[bytes]:
    file = CORPUS / f"{name}.jsonl"
    if not file.exists():
        return []
    lines = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    return [b64decode(line["input"]) for line in lines]


def keep(name: str, found: list[tuple[str, bytes]]) -> None:
    CORPUS.mkdir(exist_ok=True)
    file = CORPUS / f"{name}.jsonl"
    lines = file.read_bytes().splitlines() if file.exists() else []
    known = {msgspec.json.decode(line)["answer"] for line in lines}
    new = [(kind, data) for kind, data in found if kind not in known and len(data) <= KEPT_BYTES]
    room = max(0, KEPT - len(lines))
    for kind, data in new[:: max(1, len(new) // max(1, room))][:room]:  # some of each time
        line: dict[str, Any] = {"answer": kind, "input": b64encode(data).decode()}
        lines.append(msgspec.json.encode(line))
    file.write_bytes(b"\n".join(lines) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("target", choices=TARGETS)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", action="store_true")
    args = parser.parse_args()
    target = TARGETS[args.target]()
    fuzz = Fuzz(target, args.seed)
    defects: Counter[str] = Counter()
    end = time.monotonic() + args.minutes * 60
    while time.monotonic() < end:
        try:
            fuzz.step()
        except Exception as error:
            kind = f"{type(error).__name__}: {str(error)[-300:]}"
            defects[kind[:60]] += 1
            if defects[kind[:60]] == 1:
                sys.stdout.write(f"{kind}\n{error.__notes__[-1]}\n")
                sys.stdout.flush()
        if sys.stderr.isatty() and fuzz.asked % 100 == 0:
            sys.stderr.write(f"\r{args.target}: {fuzz.asked} inputs, {len(fuzz.kinds)} answers ")
    growth = fuzz.growth()
    target.close()
    if args.keep:
        keep(args.target, fuzz.found)
    sys.stdout.write(
        f"{args.target}: {fuzz.asked} inputs in {args.minutes:g} minutes, {len(fuzz.kinds)} kinds "
        f"of answers, {defects.total()} wrong ({len(defects)} kinds); slowest {fuzz.slowest:.2f} s "
        f"of work, {fuzz.longest:.2f} s by the clock; memory {fuzz.memory} kB after the first "
        f"{SETTLED}, {fuzz.memory + growth} kB at the end\n"
    )
    sys.exit(bool(defects) or growth > GROWTH)


if __name__ == "__main__":
    main()
