"""What is kept for clients who do not read has a bound in bytes, and they are cut off."""

import asyncio
import contextlib
import json
import select
import socket
from functools import partial

import pytest
from websockets.sync.client import connect

from fondaco.server.safety import ledgers
from fondaco.server.safety.ledgers import NETWORK_BYTES, Ledgers
from fondaco.server.safety.problems import Problem, problem_of
from fondaco.server.tables.line import LINE_BYTES, Line
from fondaco.server.tables.messages import ChatLine
from fondaco.server.tables.room import Room
from tests.server.entrance.houses import Running, Visitor, easy, open_house, wait_for
from tests.server.entrance.rawsocket import RawSocket
from tests.server.running import PATIENCE

SILENT = 12


def _table(owner: Visitor) -> str:
    asked = {"title": "golden-horn", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    answer = owner.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


async def _room(house: Running, table: str) -> Room:
    return await house.house.rooms.open(table)


def _waiting(house: Running, table: str) -> int:
    """Bytes in memory for those who listen at a table."""

    async def count() -> int:
        room = await _room(house, table)
        return sum(line.waiting for lines in room.lines.values() for line in lines)

    return house.do(count())


def _listeners(house: Running, table: str) -> int:
    async def count() -> int:
        return sum(map(len, (await _room(house, table)).lines.values()))

    return house.do(count())


def test_silent_spectators_cost_little_and_are_cut_off(house: Running) -> None:
    guest = house.guest()
    table = _table(guest)
    words = ChatLine(1, None, None, "Anna", "x" * 20_000, "2026-01-01T00:00:00Z")
    with contextlib.ExitStack() as stack:
        path = f"/api/tables/{table}/live"
        for _ in range(SILENT):
            stack.enter_context(RawSocket(house.port, path, guest.cookie()))
        wait_for(lambda: _listeners(house, table) == SILENT)

        async def tell(times: int) -> int:
            """As a busy table tells them, without waiting for anybody."""
            room, most = await _room(house, table), 0
            for _ in range(times):
                room.tell_all(words)
                every = [line for lines in room.lines.values() for line in lines]
                most = max(most, sum(line.waiting for line in every))
                await asyncio.sleep(0)
            return most

        most = house.do(tell(600))  # more than the kernel keeps for them
        assert most <= min(SILENT * LINE_BYTES, NETWORK_BYTES)
        wait_for(lambda: _listeners(house, table) == 0)
        assert _waiting(house, table) == 0


def test_long_keys_are_not_said_back(house: Running) -> None:
    """A key of the longest frame there may be, refused: the answer is short."""
    guest = house.guest()
    table = _table(guest)
    url = f"ws://127.0.0.1:{house.port}/api/tables/{table}/live"
    act = {"do": "act", "number": 0, "action": {}}
    answers: list[str] = []
    with connect(url, additional_headers=guest.cookie()) as spectator:
        for key in ("k" * 60_000, "a key"):
            spectator.send(json.dumps(act | {"key": key}))
        while len(answers) < 2:
            told = str(spectator.recv(PATIENCE))
            answers += [told] if json.loads(told)["type"] == "refused" else []
    assert len(answers[0]) < 1000
    assert [json.loads(answer)["key"] for answer in answers] == [None, "a key"]


def test_frames_that_are_too_long_end_the_line(house: Running) -> None:
    guest = house.guest()
    table = _table(guest)
    path = f"/api/tables/{table}/live"
    for pieces in ([b"x" * 70_000], [b"x" * 40_000] * 2):
        with RawSocket(house.port, path, guest.cookie()) as spectator:
            for place, piece in enumerate(pieces):
                spectator.send(piece, 1 if place == 0 else 0, last=place == len(pieces) - 1)
            assert spectator.is_cut()


def test_errors_do_not_repeat_all_that_was_sent(house: Running) -> None:
    answer = house.guest().patch("/api/me", json={"x" * 100_000: 1})
    assert answer.status_code == 422
    assert len(answer.content) < 2000


def _line(all_of_them: Ledgers, network: str, person: str | None, cut: list[str]) -> Line:
    """One that says, when it is cut, whose it was."""
    name = f"{network} {person}"
    account = all_of_them.account(network, person)
    return Line(None, person, account, partial(cut.append, name))


def test_a_line_has_a_budget_of_bytes() -> None:
    ended: list[str] = []
    line = _line(Ledgers(), "one", None, ended)
    line.send(b"x" * (LINE_BYTES + 1))  # a greeting, however long, is sent
    assert not ended
    line.send(b"x")
    assert ended == ["one None"]
    assert line.waiting == 0
    line.send(b"x")
    assert line.waiting == 0


@pytest.mark.parametrize(
    ("shared", "first", "second"),
    [
        ("NETWORK_BYTES", ("one", "anna"), ("one", "bruno")),
        ("PERSON_BYTES", ("one", "anna"), ("two", "anna")),
    ],
)
def test_the_lines_of_a_network_and_of_a_person_share_a_budget(
    monkeypatch: pytest.MonkeyPatch, shared: str, first: tuple[str, str], second: tuple[str, str]
) -> None:
    monkeypatch.setattr(ledgers, shared, 1000)
    house, ended = Ledgers(), list[str]()
    lines = [_line(house, *who, ended) for who in (first, second)]
    for line in lines:
        line.send(b"x" * 400)
    lines[0].send(b"x" * 400)
    assert ended == [" ".join(first)]
    assert house.held == lines[1].waiting == 400
    lines[1].send(b"x" * 400)  # there is room again
    assert ended == [" ".join(first)]


def test_when_all_hold_too_much_who_holds_most_goes_first() -> None:
    house, ended = Ledgers(1000), list[str]()
    few, many = (_line(house, network, None, ended) for network in ("few", "many"))
    few.send(b"x" * 100)
    for _ in range(3):
        many.send(b"x" * 300)
    assert not ended
    few.send(b"x" * 100)  # he is not the one who holds so much
    assert ended == ["many None"]
    assert house.held == few.waiting == 200


def test_bodies_on_their_way_have_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledgers, "NETWORK_BYTES", 200_000)
    house = Ledgers(300_000)
    with house.body("one") as first, house.body("one") as again, house.body("two") as other:
        first(150_000)
        with pytest.raises(Problem) as refused:
            again(100_000)
        assert refused.value.status == 429, "of one network"
        other(140_000)
        with pytest.raises(Problem) as refused:
            other(20_000)
        assert (refused.value.status, refused.value.headers["retry-after"]) == (503, "2")
        again(1000)  # what is short is always read
        assert house.held == 291_000
    assert house.held == 0


def test_half_sent_bodies_of_a_network_are_bounded(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Six connections that each send most of a long record, and wait."""
    monkeypatch.setattr(ledgers, "NETWORK_BYTES", 1 << 20)
    head = (
        b"POST /api/verify HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 600000\r\n\r\n"
    )
    free = easy(sqlite_url, upload="100000000/1")
    with open_house(free) as running, contextlib.ExitStack() as stack:
        held = running.house.ledgers
        where = ("127.0.0.1", running.port)
        lines = [stack.enter_context(socket.create_connection(where, 20)) for _ in range(6)]
        for line in lines:
            with contextlib.suppress(ConnectionError):
                line.sendall(head + b" " * 500_000)
        refused: set[socket.socket] = set()

        def four_refused() -> bool:
            for line in select.select(lines, [], [], 0)[0]:
                with contextlib.suppress(ConnectionError):
                    refused.update([line] if line.recv(12) == b"HTTP/1.1 429" else [])
            return len(refused) == 4

        wait_for(four_refused)
        assert 0 < held.held <= 1 << 20
        for line in lines:
            line.close()
        wait_for(lambda: held.held == 0)


async def test_what_was_sent_waits_no_more() -> None:
    sent: list[str] = []

    async def out(text: str) -> None:
        sent.append(text)

    house = Ledgers()
    line = Line(None, None, house.account("one", "anna"))
    line.send(b"one")
    line.send(b"two")
    line.close()
    await line.pour(out)
    assert sent == ["one", "two"]
    assert line.waiting == house.held == 0


@pytest.mark.parametrize("error", [RecursionError(), UnicodeDecodeError("utf-8", b"", 0, 1, "")])
def test_broken_frames_are_problems(error: Exception) -> None:
    assert problem_of(error).status == 422
