"""Fuzzing of six targets: the corpus and some new inputs; nightly an hour of each."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import pytest

from tests.trust.fuzz import GROWTH, TARGETS, Fuzz, ask, kept
from tests.trust.fuzzing.target import Target

QUICK = {
    "records": 300,
    "positions": 300,
    "components": 300,
    "bodies": 60,
    "frames": 60,
    "bots": 60,
}


@contextmanager
def opened(name: str) -> Iterator[Target]:
    with closing(TARGETS[name]()) as target:
        yield target


@pytest.mark.parametrize("name", QUICK)
def test_whatever_is_sent_is_answered(name: str) -> None:
    with opened(name) as target:
        for data in kept(name):
            ask(target, data)
        fuzz = Fuzz(target, seed=1)
        for _ in range(len(fuzz.inputs) + QUICK[name]):
            fuzz.step()
    assert len(fuzz.kinds) >= 2


@pytest.mark.nightly
@pytest.mark.parametrize("name", TARGETS)
def test_an_hour_of_anything(name: str, record_property: Callable[[str, int], None]) -> None:
    with opened(name) as target:
        fuzz = Fuzz(target, seed=int(time.time()))
        end = time.monotonic() + 3600
        while time.monotonic() < end:
            fuzz.step()
        record_property(f"{name}: inputs answered", fuzz.asked)
        assert fuzz.growth() < GROWTH
