"""Moments: milliseconds since 1970 inside, ISO 8601 in UTC outside."""

import time
from datetime import UTC, datetime

DAY = 24 * 60 * 60 * 1000


def _steady() -> int:
    """Milliseconds that never jump; they count also while a machine sleeps, where it can tell."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return (time.monotonic_ns() if clock is None else time.clock_gettime_ns(clock)) // 1_000_000


_start = time.time_ns() // 1_000_000 - _steady()


def now() -> int:
    """The time, as it was set at the start and has gone on since.

    If somebody sets the machine's clock meanwhile, nobody's time runs out by that.
    """
    return _start + _steady()


def set_now(moment: int) -> None:
    """Set the clock, once, at the start."""
    global _start  # noqa: PLW0603 - there is one time
    _start = moment - _steady()


def iso(moment: int) -> str:
    """As the API writes it: 2026-01-31T12:00:00.000Z."""
    text = datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")
    return text.removesuffix("+00:00") + "Z"
