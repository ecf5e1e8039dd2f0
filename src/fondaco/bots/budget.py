"""How long an admiral thinks about one decision."""

from collections.abc import Callable
from typing import Final

WITHOUT_CLOCK: Final = 400  # iterations where seconds are asked for and there is no clock

Clock = Callable[[], float]


class Budget:
    """How long a bot thinks about one decision: so many iterations, or seconds by a clock."""

    def __init__(self, iterations: int, seconds: float = 0.0, clock: Clock | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self._clock = clock
        self._until = 0.0

    def begin(self) -> None:
        if self._clock is not None:
            self._until = self._clock() + self.seconds

    def spent(self, done: int) -> float:
        """How much of it has gone by, of 1; something is always thought."""
        if self._clock is None:
            return done / (self.iterations or WITHOUT_CLOCK)
        if not self.seconds:
            return 1.0 if done else 0.0
        left = (self._until - self._clock()) / self.seconds
        return 1.0 - left if done else min(0.0, 1.0 - left)

    def is_over(self) -> bool:
        """Whether the clock says that it is time to answer; where iterations count, never."""
        return self._clock is not None and self._clock() >= self._until
