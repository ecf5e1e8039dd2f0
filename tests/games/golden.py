"""Golden records: games of bots that are played once and replay for ever.

Each title lists its scenarios in `play_records.py`; run that when the rules change on purpose, and
read the difference of the playthroughs.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from fondaco.bots import make
from fondaco.cli.telling import playthrough
from fondaco.table.audience import hears
from fondaco.table.contract import Game
from fondaco.table.meta import Meta
from fondaco.table.record import Record, read_record, write_record
from fondaco.table.replay import verify
from fondaco.table.sitting import Sitting
from fondaco.table.step import Told
from fondaco.table.titles import open_game

NAMES = ("Ada", "Bruno", "Chiara", "Dario", "Elena")
ATTEMPTS = 1000
MOST_TEXT = 180_000  # characters of a playthrough: somebody is to read it


class Scenario(NamedTuple):
    """A table to be played until it ends as wished."""

    name: str
    bots: list[str]
    end: str
    options: dict[str, str]
    components: dict[str, Any] | None = None


def play(game: Game, bots: list[str], secret: bytes) -> Sitting:
    """A whole game between bots."""
    table = Sitting.open(game, NAMES[: len(bots)], secret, ["salt"] * len(bots))
    players = [make(name, game, seat, Random(seat)) for seat, name in enumerate(bots)]

    def tell(told: Sequence[Told]) -> None:
        for said in told:
            for listener, player in enumerate(players):
                if hears(said.audience, listener):
                    player.hear(said.event)

    tell(table.dealt)
    while table.state.actors():
        seat = table.state.actors()[0]
        tell(table.act(seat, players[seat].decide(table.state.view(seat))))
    return table


def package(slug: str) -> str:
    """The tests of a title, which have its records."""
    return f"tests.games.{slug.replace('-', '_')}"


def folder(slug: str) -> Path:
    """Where the golden records of a title lie."""
    return Path(__file__).parent / slug.replace("-", "_") / "records"


def play_all(slug: str, scenarios: Sequence[Scenario]) -> None:
    """Write a record and a playthrough of every scenario."""
    place = folder(slug)
    place.mkdir(exist_ok=True)
    for scenario in scenarios:
        game = open_game(slug, scenario.options, scenario.components)
        for attempt in range(ATTEMPTS):
            secret = f"{scenario.name} {attempt}".encode()
            table = play(game, scenario.bots, secret)
            if table.state.end_reason() != scenario.end:
                continue
            record = table.record(secret)
            told = playthrough(record, "en")
            if len(told) < MOST_TEXT:
                (place / f"{scenario.name}.json").write_bytes(write_record(record))
                (place / f"{scenario.name}.txt").write_text(told, encoding="utf-8")
                break
        else:
            raise AssertionError(f"{scenario.name} never ended with {scenario.end}")


# -- what the tests ask of them --


def names(place: Path) -> list[str]:
    return sorted(file.stem for file in place.glob("*.json"))


def records(place: Path) -> list[Record]:
    return [read_record((place / f"{name}.json").read_bytes()) for name in names(place)]


def holds(place: Path, name: str) -> bool:
    """Whether a record replays, with the luck that was fixed beforehand."""
    return verify((place / f"{name}.json").read_bytes()).luck_proven


def reads_the_same(place: Path, name: str) -> bool:
    record = read_record((place / f"{name}.json").read_bytes())
    return playthrough(record, "en") == (place / f"{name}.txt").read_text("utf-8")


def ends(place: Path) -> set[str]:
    """The end reasons that are covered."""
    return {record.result.end for record in records(place) if record.result is not None}


def seat_counts(place: Path) -> set[int]:
    return {len(record.header.seats) for record in records(place)}


def unplayed(place: Path, meta: Meta) -> set[str]:
    """Options of which no other value than the default is covered."""
    played = records(place)
    return {
        option.name
        for option in meta.options
        if all(record.header.options[option.name] == option.default for record in played)
    }
