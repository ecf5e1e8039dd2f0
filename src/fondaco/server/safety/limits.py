"""Limits on how often something may be done, and how many lines one client holds open.

Counted in each process: on several, a client that is spread over them may do as much more. What
must not be multiplied is in `shared`.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from fondaco.server.config import RATES, Config
from fondaco.server.safety.budget import Budget, budget_of
from fondaco.server.safety.problems import too_many

_SWEEP = 10_000
_PATIENCE = 2.0
_SHARE = 5  # times what one socket may send


class Limits:
    """A leaky bucket for each kind of thing and each one who does it."""

    def __init__(self, config: Config, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = {name: config.rate(name) for name in RATES}
        self._clock = clock
        # When a bucket will have run empty: one number holds all there is to know of it.
        self._empty: dict[tuple[str, str], float] = {}
        self._most_lines = config.client_connections
        self._lines: Counter[str] = Counter()
        self._budgets: dict[tuple[str, str], Budget] = {}
        self._most_requests = config.network_connections
        self._requests: Counter[str] = Counter()

    def take(self, name: str, who: str) -> None:
        """Count one; raises 429 when it is one too many."""
        many, seconds = self._rates[name]
        now = self._clock()
        each = seconds / many if many else float(seconds)
        empty = max(now, self._empty.get((name, who), now)) + each
        over = empty - now - (seconds if many else 0)
        if over > 1e-9:
            raise too_many(over)
        self._empty[name, who] = empty
        if len(self._empty) > _SWEEP:
            self._sweep(now)

    def _sweep(self, now: float) -> None:
        self._empty = {key: empty for key, empty in self._empty.items() if empty > now}

    def budget(self, name: str, who: str, times: float = 1) -> Budget:
        """What somebody may spend before he has to wait."""
        found = self._budgets.get((name, who))
        if found is None:
            if len(self._budgets) > _SWEEP:
                kept = self._budgets.items()
                self._budgets = {key: budget for key, budget in kept if not budget.is_whole}
            found = self._budgets[name, who] = budget_of(self._rates[name], times)
        return found

    async def keep_pace(self, network: str) -> None:
        """Let a request in; one that comes too soon waits a little, or is turned away with 429."""
        wait = self.budget("pace", network).spend(1, _PATIENCE)
        if wait <= 0:
            return
        await asyncio.sleep(min(wait, _PATIENCE))
        if wait > _PATIENCE:  # late, so that who asks again at once costs little
            raise too_many(wait, close=True)

    async def slow_down(self, network: str, person: str | None, size: int) -> None:
        """After a frame of a socket: who sends too many, or too long ones, is read later."""
        who = [network] if person is None else [network, f"person {person}"]
        frames = max(self.budget("frames", one, _SHARE).spend(1, _PATIENCE) for one in who)
        await _wait(max(frames, self._pay(who, size)))

    async def pay(self, who: str, size: int) -> None:
        """After some bytes of a request: who sends too many is read later."""
        await _wait(self._pay([who], size))

    def _pay(self, who: list[str], size: int) -> float:
        return max(self.budget("upload", one).spend(size) for one in who)

    @contextmanager
    def line(self, client: str) -> Iterator[None]:
        """Hold one line open; raises 429 when the client holds too many."""
        with _held(self._lines, client, self._most_lines, "lines"):
            yield

    @contextmanager
    def request(self, client: str) -> Iterator[None]:
        """Have one request answered; raises 429 when too many of a client are.

        The wire counts connections, but those of a proxy are shared by all clients behind it.
        """
        with _held(self._requests, client, self._most_requests, "requests"):
            yield


async def _wait(seconds: float) -> None:
    if seconds > 0:
        await asyncio.sleep(min(seconds, _PATIENCE))


@contextmanager
def _held(count: Counter[str], who: str, most: int, what: str) -> Iterator[None]:
    if count[who] >= most:
        raise too_many(5, f"at most {most} {what} at once")
    count[who] += 1
    try:
        yield
    finally:
        count[who] -= 1
        if not count[who]:
            del count[who]
