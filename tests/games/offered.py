"""What every seat was offered in the golden games: choices and forms with their bounds, in order.

`python -m tests.games.offered` writes offered.json anew, where the rules offer something else on
purpose; codes that bots and learners were taught change with it.
"""

import hashlib
from pathlib import Path

import msgspec

from fondaco.table.record import read_record
from fondaco.table.replay import replay

GAMES = Path(__file__).parent
OFFERED = GAMES / "offered.json"
RECORDS = sorted(GAMES.glob("*/records/*.json"))


def name(record: Path) -> str:
    return f"{record.parent.parent.name}/{record.stem}"


def offered(record: Path) -> str:
    """A digest of all that was offered after the deal and after every action."""
    digest = hashlib.sha256()
    for table in replay(read_record(record.read_bytes())):
        for seat in range(len(table.header.seats)):
            state = table.state
            legal, forms = state.legal(seat), state.forms(seat)
            digest.update(msgspec.json.encode((state.choices(seat), legal, forms)))
    return digest.hexdigest()


def main() -> None:
    found = {name(record): offered(record) for record in RECORDS}
    OFFERED.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")


if __name__ == "__main__":
    main()
