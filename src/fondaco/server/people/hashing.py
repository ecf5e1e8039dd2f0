"""Hashing passwords: slow by intent, so in few threads, in turn, and after everything else."""

import asyncio
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from fondaco.server.secret import new_secret
from fondaco.server.workers.turns import Turns

ALWAYS_TRIED = 3
"""So many are tried even where there are fewer, so that the time taken says nothing."""
_PATIENCE = 20.0
_NICE = 10

_Found = TypeVar("_Found")

# argon2id as OWASP advises for servers: 19 MiB, two passes, one lane.
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)


def _step_back() -> None:
    """A hash keeps a core busy: whoever plays goes first (Linux knows the weight of a thread)."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICE)


def _matches(known: str, password: str) -> bool:
    try:
        return _hasher.verify(known, password)
    except VerifyMismatchError:
        return False


@cache
def _hash_of_nothing() -> str:
    return _hasher.hash(new_secret())


class Hashing:
    """All hashing of a process; `who` asks is a network, for strangers have no name yet."""

    def __init__(self) -> None:
        places = max(1, (os.cpu_count() or 1) // 2)
        self._threads = ThreadPoolExecutor(places, "passwords", initializer=_step_back)
        self._turns = Turns(places)

    async def hash_of(self, who: str, password: str) -> str:
        """A password as it is kept."""
        async with self._turns.turn(who, _PATIENCE):
            return await self._do(_hasher.hash, password)

    async def matches(self, who: str, hashes: list[str], password: str) -> list[bool]:
        """Which of these a password fits; fewer of them take no less time."""
        async with self._turns.turn(who, _PATIENCE):
            nothing = await self._do(_hash_of_nothing)
            more = [nothing] * (ALWAYS_TRIED - len(hashes))
            found = [await self._do(_matches, known, password) for known in [*hashes, *more]]
        return found[: len(hashes)]

    async def _do(self, work: Callable[..., _Found], *args: str) -> _Found:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
