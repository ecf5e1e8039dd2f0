"""What was played so far, in a file that grows by lines and can be gone on with."""

from pathlib import Path

import msgspec

from fondaco.arena.ladder import Ladder
from fondaco.arena.match import Outcome
from fondaco.table.words import Invalid


class Batch(msgspec.Struct, frozen=True):
    """Some games of an entry in a row."""

    entry: int
    first: int
    outcomes: list[Outcome]


class Results:
    """Outcomes by entry and number of the game; none is counted twice."""

    def __init__(self, ladder: Ladder, path: Path | None) -> None:
        """Read what the file has already; `Invalid` if it is of another ladder."""
        self.ladder = ladder
        self.played: dict[tuple[int, int], Outcome] = {}
        self._path = path
        if path is None:
            return
        head = msgspec.json.encode(ladder) + b"\n"
        try:
            text = path.read_bytes() if path.exists() else b""
            if not text:
                path.write_bytes(head)
                return
            lines = text.splitlines(keepends=True)
            if lines[0] != head:
                raise Invalid("results", f"{path} holds the games of another ladder")
            if not lines[-1].endswith(b"\n"):  # it was cut off while it was written
                path.write_bytes(b"".join(lines[:-1]))
                lines.pop()
            for line in lines[1:]:
                self._take(msgspec.json.decode(line, type=Batch))
        except OSError as error:
            raise Invalid("results", f"{path}: {error.strerror}") from None
        except msgspec.MsgspecError as error:
            raise Invalid("results", f"{path}: {error}") from None

    def missing(self, size: int) -> list[tuple[int, int, int]]:
        """What is still to be played: entry, first game and number of games of each batch."""
        batches: list[tuple[int, int, int]] = []
        for entry in range(len(self.ladder.entries)):
            for number in range(self.ladder.games):
                if (entry, number) in self.played:
                    continue
                if batches:
                    before, first, count = batches[-1]
                    if before == entry and first + count == number and count < size:
                        batches[-1] = entry, first, count + 1
                        continue
                batches.append((entry, number, 1))
        return batches

    def add(self, batch: Batch) -> None:
        """Keep some games, on disk as well."""
        self._take(batch)
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(batch) + b"\n")

    def _take(self, batch: Batch) -> None:
        for place, outcome in enumerate(batch.outcomes):
            self.played.setdefault((batch.entry, batch.first + place), outcome)

    def of(self, entry: int) -> list[tuple[int, Outcome]]:
        """The games of an entry by number."""
        return [(n, self.played[entry, n]) for e, n in sorted(self.played) if e == entry]
