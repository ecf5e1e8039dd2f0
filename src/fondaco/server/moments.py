"""Moments: milliseconds since 1970 inside, ISO 8601 in UTC outside."""

import time
from datetime import UTC, datetime

DAY = 24 * 60 * 60 * 1000


def now() -> int:
    return time.time_ns() // 1_000_000


def iso(moment: int) -> str:
    """As the API writes it: 2026-01-31T12:00:00.000Z."""
    text = datetime.fromtimestamp(moment / 1000, UTC).isoformat(timespec="milliseconds")
    return text.removesuffix("+00:00") + "Z"
