"""Budgets that refill: who spends more waits, and nobody else does."""

import math
import time
from collections.abc import Callable

from fondaco.server.config import Rate


class Budget:
    """So much at once, and so much a second after that."""

    def __init__(
        self, burst: float, each_second: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._rate = each_second
        self._clock = clock
        self._level = 0.0
        self._at = clock()

    def spend(self, amount: float, most: float = math.inf) -> float:
        """Take so much; how many seconds to wait before using it.

        If that would be more than `most`, nothing is taken.
        """
        moment = self._clock()
        self._level = max(0.0, self._level - (moment - self._at) * self._rate)
        self._at = moment
        wait = max(0.0, (self._level + amount - self._burst) / self._rate)
        if wait <= most:
            self._level += amount
        return wait

    @property
    def is_whole(self) -> bool:
        """Whether nothing of it is spent: it need not be remembered."""
        return self._level <= (self._clock() - self._at) * self._rate


def budget_of(rate: Rate, times: float = 1) -> Budget:
    """A budget as a setting says: 160/4 is 160 at once and 40 a second."""
    each_second = rate.many / rate.seconds
    return Budget(rate.many * times, max(each_second * times, 1e-6))
