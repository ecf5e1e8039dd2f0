"""What every peer's script does: is asked for a turn, measures, answers; one JSON per line.

It runs in the peer's own environment and knows nothing of Fondaco, so it is short and plain.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Any

AT_ONCE = 50
SAMPLES = 16


class Subject:
    """A game of the peer: `play(n)` does n decisions, `copies(n)` finds n ways to copy a state."""

    def __init__(
        self,
        play: Callable[[int], int],
        copies: Callable[[int], list[Callable[[], Any]]] | None = None,
    ) -> None:
        self.play = play
        self.copies = copies

    def measure(self, seconds: float) -> dict[str, float]:
        half = seconds if self.copies is None else seconds / 2
        done, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < half:
            done += self.play(AT_ONCE)
        found = {"plies": done / spent}
        if self.copies is not None:
            copies = self.copies(SAMPLES)
            done, begun = 0, time.process_time()
            while (spent := time.process_time() - begun) < half:
                for copy in copies:
                    copy()
                done += len(copies)
            found["copies"] = done / spent
        return found


def serve(version: str, subjects: dict[str, Subject]) -> None:
    """Says what it has, then measures what it is asked for until nobody asks any more."""
    print(json.dumps({"version": version, "subjects": list(subjects)}), flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(subjects[asked["subject"]].measure(asked["seconds"])), flush=True)
