"""Limits on how often something may be done, and how many lines one client holds open.

Counted in each process: on several, a client that is spread over them may do as much more. What
must not be multiplied is in `shared`.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from fondaco.server.config import RATES, Config
from fondaco.server.safety.problems import too_many

_SWEEP = 10_000


class Limits:
    """A leaky bucket for each kind of thing and each one who does it."""

    def __init__(self, config: Config, clock: Callable[[], float] = time.monotonic) -> None:
        self._rates = {name: config.rate(name) for name in RATES}
        self._clock = clock
        # When a bucket will have run empty: one number holds all there is to know of it.
        self._empty: dict[tuple[str, str], float] = {}
        self._most_lines = config.client_connections
        self._lines: Counter[str] = Counter()

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

    @contextmanager
    def line(self, client: str) -> Iterator[None]:
        """Hold one line open; raises 429 when the client holds too many."""
        if self._lines[client] >= self._most_lines:
            raise too_many(5, f"at most {self._most_lines} lines at once")
        self._lines[client] += 1
        try:
            yield
        finally:
            self._lines[client] -= 1
            if not self._lines[client]:
                del self._lines[client]
