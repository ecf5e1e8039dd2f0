"""New code, old games: what was played comes out as it was told, under the rules it began with."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from fondaco.table.record import read_record
from fondaco.table.replay import verify
from fondaco.table.titles import find_title
from tests.server.running import Player, Running

COMMAND = str(Path(sys.executable).with_name("fondaco"))


def diffgame(database: str) -> subprocess.CompletedProcess[str]:
    words = [COMMAND, "diffgame", database]
    return subprocess.run(words, capture_output=True, text=True, check=False)


async def _play(player: Player, table: str, actions: int) -> None:
    for number in range(actions):
        seat = (await player.get(f"/tables/{table}"))["actors"][0]
        state = await player.get(f"/tables/{table}/state?seat={seat}")
        choices = state["turn"]["choices"]
        action = choices[number % len(choices)]["action"]
        sent = {"seat": seat, "number": state["number"], "key": f"{number}", "action": action}
        await player.post(f"/tables/{table}/actions", sent)


@pytest.fixture
async def house(tmp_path: Path) -> tuple[str, Path]:
    """The address and file of a house with a game of each of two titles in it."""
    file = tmp_path / "house.sqlite"
    with Running(f"sqlite:///{file}") as running:
        ada = await Player(running.url).enter()
        for title in ("golden-horn", "genoa"):
            made = await ada.table(title, "me", "me", start=True)
            await _play(ada, made["id"], 12)
        await ada.close()
    return f"sqlite:///{file}", file


def test_games_come_out_as_they_were_told(house: tuple[str, Path]) -> None:
    done = diffgame(house[0])
    assert done.returncode == 0, done.stderr
    assert done.stdout == "2 games, 26 entries, 0 differ\n"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ("UPDATE entries SET told = '[]' WHERE number = 5", "entry 5, told:"),
        ("UPDATE entries SET seat = 1 - seat WHERE number = 4", "entry 4, action:"),
    ],
)
def test_a_game_that_comes_out_otherwise_is_named(
    house: tuple[str, Path], change: str, says: str
) -> None:
    with closing(sqlite3.connect(house[1])) as connection:
        connection.execute(change)
        connection.commit()
    done = diffgame(house[0])
    assert done.returncode == 1
    assert says in done.stdout
    assert done.stdout.endswith("2 games, 26 entries, 2 differ\n")


async def test_a_running_game_keeps_the_rules_it_began_with(tmp_path: Path) -> None:
    """Genoa has a second version of its rules; a table of the first stays there to its end."""
    assert find_title("genoa").version == 2
    file = tmp_path / "house.sqlite"
    with Running(f"sqlite:///{file}") as running:
        ada = await Player(running.url).enter()
        old = await ada.table("genoa", "me", "me")
        running.stop()
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("UPDATE tables SET rules = 1")
            connection.commit()
        running.start()
        await ada.post(f"/tables/{old['id']}/start")
        await _play(ada, old["id"], 12)
        new = await ada.table("genoa", "me", "me", start=True)
        await _play(ada, new["id"], 12)
        await ada.close()
    with closing(sqlite3.connect(file)) as connection:
        rules = dict(connection.execute("SELECT id, rules FROM tables"))
    assert rules == {old["id"]: 1, new["id"]: 2}
    assert diffgame(f"sqlite:///{file}").stdout == "2 games, 26 entries, 0 differ\n"


def test_records_of_every_released_version_replay() -> None:
    records = sorted(Path(__file__).parents[1].glob("games/genoa/records/*.json"))
    versions = {read_record(path.read_bytes()).header.rules for path in records}
    assert 1 in versions
    assert all(verify(path.read_bytes()).luck_proven for path in records)
