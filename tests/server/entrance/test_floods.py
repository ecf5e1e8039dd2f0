"""Whoever sends too much, too little or for too long is the one who waits; others do not notice."""

import asyncio
import contextlib
import os
import resource
import signal
import socket
from typing import Any

import httpx
import pytest
from litestar.testing import RequestFactory
from websockets.sync.client import connect

from fondaco.server.people.hashing import Hashing
from fondaco.server.running import raise_file_limit
from fondaco.server.safety import limits, wire
from fondaco.server.safety.budget import Budget
from fondaco.server.safety.problems import Problem
from fondaco.server.safety.texts import Asking
from fondaco.server.workers.jobs import Verify
from fondaco.server.workers.pool import Failed, Pool
from fondaco.server.workers.turns import Turns
from tests.server.entrance.houses import Running, easy, open_house, wait_for
from tests.server.entrance.rawsocket import PING, RawSocket, frame
from tests.server.running import PATIENCE

FLOODER = "127.0.0.66"


def _line(port: int, source: str = FLOODER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), 20, (source, 0))


def _is_cut(line: socket.socket) -> bool:
    """Whether the house ended the connection without a word."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


# -- half-sent requests --


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 99\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_half_a_request_is_not_waited_for(
    house: Running, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    for name in ("HEADER_SECONDS", "BODY_SECONDS"):
        monkeypatch.setattr(wire, name, 0.2)
    with _line(house.port) as line:
        line.sendall(sent)
        assert _is_cut(line)


async def test_who_hangs_up_within_a_body_is_no_error_of_the_house() -> None:
    """Or everybody could fill its log with errors that nobody foresaw."""
    parts = iter(
        [{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}]
    )

    async def receive() -> Any:
        return next(parts)

    scope = RequestFactory().post("/api/guests").scope
    scope["state"] = {}  # nothing of it was read yet
    request = Asking(scope, receive)
    with pytest.raises(Problem) as caught:
        await request.body()
    assert (caught.value.status, caught.value.body.field) == (422, "body")


def test_a_request_that_drips_gets_no_more_time(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each byte comes in time, the whole does not."""
    monkeypatch.setattr(wire, "HEADER_SECONDS", 0.5)
    with _line(house.port) as line:
        line.settimeout(0.05)
        with pytest.raises((ConnectionError, StopIteration)):
            for letter in b"GET / HTTP/1.1\r\nX-Slow: " + b"x" * 1000:
                line.sendall(bytes([letter]))
                with contextlib.suppress(TimeoutError):
                    if line.recv(1) == b"":
                        raise StopIteration


def test_sockets_are_quiet_as_long_as_they_like(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HEADER_SECONDS", "BODY_SECONDS", "READING_SECONDS"):
        monkeypatch.setattr(wire, name, 0.1)
    guest = house.guest()
    url = f"{house.url.replace('http', 'ws')}/api/me/live"
    with connect(url, additional_headers=guest.cookie()) as line:
        with pytest.raises(TimeoutError):
            line.recv(1)  # much longer than any patience
        line.send('{"do":"ping"}')
        assert line.recv(PATIENCE) == '{"type":"pong"}'


def test_a_network_holds_only_so_many_connections(sqlite_url: str) -> None:
    with (
        open_house(easy(sqlite_url, network_connections=5)) as running,
        contextlib.ExitStack() as stack,
    ):
        held = [stack.enter_context(_line(running.port)) for _ in range(5)]
        assert _is_cut(stack.enter_context(_line(running.port)))
        # Others come in, and who leaves makes room.
        assert httpx.get(f"{running.url}/healthz").status_code == 200
        held[0].close()

        def asked_again() -> bool:
            with _line(running.port) as line:
                line.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                try:
                    return line.recv(12) == b"HTTP/1.1 200"
                except ConnectionResetError:
                    return False

        wait_for(asked_again)


def test_sockets_count_as_connections_once(sqlite_url: str) -> None:
    with open_house(easy(sqlite_url, network_connections=3)) as running:
        guest = running.guest()  # whose own connection is one
        url = f"{running.url.replace('http', 'ws')}/api/me/live"
        for _ in range(4):  # closed ones are given back
            with connect(url, additional_headers=guest.cookie()) as line:
                line.send('{"do":"ping"}')
                assert line.recv(PATIENCE) == '{"type":"pong"}'
        assert guest.get("/api/me").status_code == 200


def test_a_trusted_proxy_speaks_for_very_many(sqlite_url: str) -> None:
    config = easy(sqlite_url, network_connections=1, trusted_proxies="127.0.0.0/8")
    with open_house(config) as running, contextlib.ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(_line(running.port))
        assert httpx.get(f"{running.url}/healthz").status_code == 200


def test_an_answer_that_is_not_read_is_not_kept(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "READING_SECONDS", 0.2)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(20)
        line.connect(("127.0.0.1", house.port))
        asked = b"GET /openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        with pytest.raises(ConnectionError):  # long before all of them are taken
            for _ in range(100_000):
                line.sendall(asked)


# -- requests and frames --


def test_requests_beyond_the_pace_wait_and_then_are_turned_away(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "_PATIENCE", 0.05)
    with open_house(easy(sqlite_url, pace="5/5000")) as running:
        with httpx.Client(base_url=running.url) as client:
            answers = [client.get("/openapi.json") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[5].headers["connection"] == "close"
        # It is a network that waits, not the house.
        way = httpx.HTTPTransport(local_address=FLOODER)
        with httpx.Client(base_url=running.url, transport=way) as other:
            assert other.get("/api/house").status_code == 200


@pytest.mark.parametrize(
    "message",
    [frame(b'{"do":"ping"}'), frame(b"nonsense"), frame(b'{"do":"ping"}' + b" " * 900)],
    ids=["short", "nonsense", "long"],
)
def test_frames_beyond_the_budget_are_not_read(sqlite_url: str, message: bytes) -> None:
    with open_house(easy(sqlite_url, frames="10/100000")) as running:
        guest = running.guest()
        asked = {"title": "golden-horn", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        table = guest.post("/api/tables", json=asked).json()["id"]
        path = f"/api/tables/{table}/live"
        with RawSocket(running.port, path, guest.cookie()) as line:
            line.line.sendall(message * 200)
            told = _read_all(line)
            answers = told.count(b'"pong"') + told.count(b'"refused"')
            assert 5 <= answers <= 10 + wire._SLICE // len(message) + 1


def test_text_that_is_no_text_ends_the_line_and_fills_no_log(
    house: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """1007 of RFC 6455; a client's nonsense is no mistake of the house."""
    guest = house.guest()
    with RawSocket(house.port, "/api/me/live", guest.cookie()) as line:
        line.send(b"\x99")
        assert b"\x88\x02\x03\xef" in _read_all(line)
    assert not [record.getMessage() for record in caplog.records if record.exc_info]


def test_pings_beyond_the_budget_are_not_answered(house: Running) -> None:
    guest = house.guest()
    with RawSocket(house.port, "/api/me/live", guest.cookie()) as line:
        line.line.sendall(frame(b"", PING) * 5000)
        pongs = _read_all(line).count(b"\x8a\x00")
        assert 20 <= pongs <= 20 + 2 * wire._SLICE // 6


def _read_all(line: RawSocket) -> bytes:
    """What comes until nothing comes for a while."""
    told = b""
    line.line.settimeout(1.5)
    with contextlib.suppress(TimeoutError):
        while some := line.line.recv(1 << 16):
            told += some
    return told


def test_a_budget_refills() -> None:
    clock = [0.0]
    budget = Budget(10, 2, lambda: clock[0])
    assert [budget.spend(5) for _ in range(3)] == [0, 0, 2.5]
    clock[0] = 2.5
    assert budget.spend(1) == 0.5
    assert budget.spend(100, 1) == 50.5  # more than one would wait: nothing is taken
    assert not budget.is_whole
    clock[0] = 20
    assert budget.is_whole


# -- turns --


async def test_turns_go_round() -> None:
    """One who asks ten times does not go before another who asks once."""
    turns, done = Turns(1, each=20), list[str]()
    first = asyncio.Event()

    async def work(who: str) -> None:
        async with turns.turn(who, 20):
            await first.wait()
            done.append(who)

    tasks = [asyncio.create_task(work("greedy")) for _ in range(10)]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(work(who)) for who in ("anna", "bruno")]
    await asyncio.sleep(0)
    first.set()
    await asyncio.gather(*tasks)
    assert done[:4] == ["greedy", "greedy", "anna", "bruno"]
    assert len(done) == 12


async def test_nobody_holds_two_places_or_waits_too_often() -> None:
    turns = Turns(2, each=1)
    free = asyncio.Event()

    async def work(who: str) -> None:
        async with turns.turn(who, 20):
            await free.wait()

    tasks = [asyncio.create_task(work("greedy")) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(Problem) as refused:
        await work("greedy")
    assert refused.value.status == 429
    async with turns.turn("anna", 20):  # the second place is still free
        pass
    free.set()
    await asyncio.gather(*tasks)


async def test_who_gives_up_leaves_the_queue() -> None:
    turns = Turns(1)
    async with turns.turn("anna", 20):
        with pytest.raises(Problem) as refused:
            async with turns.turn("bruno", 0.01):
                pass
        assert refused.value.status == 503
        waiting = asyncio.create_task(turns.turn("carla", 20).__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
    async with turns.turn("dora", 20):
        pass


async def test_strangers_records_wait_for_each_other_alone() -> None:
    """However long somebody's records take, another's is proven meanwhile."""
    pool = Pool(1, 5.0)
    greedy: list[asyncio.Task[Any]] = []
    try:
        await _stop_next_prover(pool)
        greedy += [asyncio.create_task(pool.try_out(Verify("{}"), "greedy", 600)) for _ in range(3)]
        await asyncio.sleep(0)
        assert (await pool.try_out(Verify("{}"), "anna"))["ok"] is False
        assert not any(task.done() for task in greedy)
    finally:
        for task in greedy:
            task.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)
        await pool.close()


async def test_a_record_that_takes_too_long_is_given_up() -> None:
    pool = Pool(1, 5.0)
    try:
        await _stop_next_prover(pool)
        with pytest.raises(Failed):
            await pool.try_out(Verify("{}"), "greedy", 0.2)
        assert (await pool.try_out(Verify("{}"), "greedy"))["ok"] is False
    finally:
        await pool.close()


async def _stop_next_prover(pool: Pool) -> None:
    """The next proof will take for ever, as with a record made for it."""
    await pool.try_out(Verify("{}"), "first")
    pid = pool._free_provers[-1].pid
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)


async def test_passwords_are_hashed_in_turn() -> None:
    hashing = Hashing()
    try:
        known = await hashing.hash_of("anna", "a good secret")
        found = await hashing.matches("anna", [known, known], "a good secret")
        assert found == [True, True]
        assert await hashing.matches("bruno", [known], "a wrong secret") == [False]
        crowd = [hashing.hash_of("greedy", "x") for _ in range(20)]
        answers = await asyncio.gather(*crowd, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Problem)]
        assert {problem.status for problem in refused} == {429}
    finally:
        hashing.close()


# -- the machine --


def test_the_file_limit_is_raised() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, hard), hard))
        raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
