"""Copies of a house, the files it lies in, and who may open it."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import insert

from fondaco.cli import main
from fondaco.server.storage.engine import Store
from fondaco.server.storage.occupied import Occupied, occupying
from fondaco.server.storage.prepare import prepare
from fondaco.server.storage.schema_people import keys
from fondaco.table.words import Invalid
from tests.server.postgres import Cluster, free_port
from tests.server.running import SETTINGS, Player, Running


async def fill(house: Running) -> str:
    """A table with an action; its id."""
    player = await Player(house.url).enter("Eve")
    table = await player.table("golden-horn", "me", "me", public=True, start=True)
    seat = table["actors"][0]
    state = await player.get(f"/tables/{table['id']}/state?seat={seat}")
    sent = {"seat": seat, "number": state["number"], "key": "one"}
    sent["action"] = state["turn"]["choices"][0]["action"]
    await player.post(f"/tables/{table['id']}/actions", sent)
    await player.close()
    return str(table["id"])


async def test_a_copy_of_a_running_house_is_put_in_its_place(
    database: str, cluster: Cluster, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    words = ["backup", str(copy), "--database", database, "--verify"]
    with Running(database, log=tmp_path / "log") as house:
        table = await fill(house)
        assert await asyncio.to_thread(main, words) == 0
        assert copy.stat().st_mode & 0o077 == 0
    if database.startswith("sqlite"):
        new = f"sqlite:///{tmp_path / 'new.sqlite'}"
        shutil.copy(copy, tmp_path / "new.sqlite")
    else:
        new = cluster.fresh()
        assert await asyncio.to_thread(main, ["import", str(copy), "--database", new]) == 0
    with Running(new, log=tmp_path / "log") as restored:
        visitor = Player(restored.url)
        assert (await visitor.get(f"/tables/{table}/state"))["number"] == 1
        await visitor.close()


@pytest.mark.parametrize("command", ["export", "backup"])
def test_copying_makes_no_house(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing, copy = tmp_path / "no.sqlite", tmp_path / "copy"
    words = [command, str(copy), "--database", f"sqlite:///{missing}"]
    assert main(words) == 2
    assert "no house" in capsys.readouterr().err
    assert not missing.exists() and not copy.exists()
    sqlite3.connect(missing).execute("CREATE TABLE other (id)").connection.close()
    before = missing.read_bytes()
    assert main(words) == 2
    assert missing.read_bytes() == before, "another's file is not migrated"
    assert not copy.exists()


@pytest.mark.parametrize("command", ["export", "backup"])
def test_an_empty_copy_is_an_error(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, copy = f"sqlite:///{tmp_path / 'house.sqlite'}", tmp_path / "copy"

    async def make() -> None:
        store = Store(url)
        await prepare(store)
        async with store.write() as connection:  # what a house draws when it is first opened
            await connection.execute(insert(keys).values(name="push", secret="s"))
        await store.close()

    asyncio.run(make())
    assert main([command, str(copy), "--database", url]) == 2
    assert "empty" in capsys.readouterr().err
    assert not copy.exists()


def test_a_damaged_copy_is_found_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy"
    copy.write_bytes(b"SQLite format 3\x00" + bytes(5000))
    url = f"sqlite:///{tmp_path / 'house.sqlite'}"
    assert main(["backup", str(copy), "--verify", "--database", url]) == 2
    assert "is not a house" in capsys.readouterr().err


async def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Running(f"sqlite:///{folder / 'house.sqlite'}", log=tmp_path / "log") as house:
        await fill(house)
        assert folder.stat().st_mode & 0o077 == 0
        modes = {file.name: file.stat().st_mode & 0o077 for file in folder.iterdir()}
    assert modes["house.sqlite"] == modes["house.sqlite-wal"] == 0
    loose = {name for name, mode in modes.items() if mode}
    assert not loose, loose


def serve(database: str) -> "subprocess.CompletedProcess[str]":
    command = str(Path(sys.executable).with_name("fondaco"))
    environment = os.environ | SETTINGS | {"FONDACO_DATABASE_SECONDS": "1"}
    words = [command, "serve", "--database", database, "--port", str(free_port())]
    workers = [] if database.startswith("sqlite") else ["--workers", "2"]
    return subprocess.run(
        [*words, *workers], env=environment, capture_output=True, text=True, timeout=60, check=False
    )


def test_the_second_house_on_a_file_does_not_open(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"
    with Running(database, log=tmp_path / "log") as house:
        second = serve(database)
        assert second.returncode == 2
        assert house.url in second.stderr and second.stderr.count("\n") == 1
        assert second.stdout == ""
        house.kill()
        with occupying(database, "http://here"), pytest.raises(Occupied, match="http://here"):
            occupying(database, "http://there").__enter__()


def test_a_file_has_one_name(tmp_path: Path) -> None:
    """A link to it is no other file, and of two hard links nobody knows which is open."""
    file, link, other = (
        tmp_path / name for name in ("house.sqlite", "link.sqlite", "other.sqlite")
    )
    file.touch()
    link.symlink_to(file)
    with occupying(f"sqlite:///{link}", "http://here"), pytest.raises(Occupied):
        occupying(f"sqlite:///{file}", "http://there").__enter__()
    other.hardlink_to(file)
    with pytest.raises(Invalid, match="second name"):
        occupying(f"sqlite:///{other}", "http://there").__enter__()


def test_at_a_desk_the_browser_opens_at_the_house_that_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("fondaco.cli.serve._has_screen", lambda: True)
    with occupying(database, "http://127.0.0.1:8123"):
        assert main(["serve", "--database", database, "--port", str(free_port())]) == 0
    assert opened == ["http://127.0.0.1:8123"]
    assert "already open at http://127.0.0.1:8123" in capsys.readouterr().out


@pytest.mark.parametrize(
    "database", ["postgresql://nobody@127.0.0.1:1/nothing", "sqlite:////proc/no/house.sqlite"]
)
def test_a_start_that_fails_says_so(database: str) -> None:
    failed = serve(database)
    assert failed.returncode == 2, failed.stderr
    assert failed.stdout == "" and "Traceback" not in failed.stderr
    assert failed.stderr.count("\n") == 1, failed.stderr
