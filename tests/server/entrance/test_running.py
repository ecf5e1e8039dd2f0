"""Running a house: settings, health, numbers, logs, and a stop that tells everybody."""

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fondaco.cli import main
from fondaco.server.config import Config, read_config, settings
from fondaco.server.logs import Access, JsonLines, without_secrets
from fondaco.server.running import FIRST_PORT, address, bind
from fondaco.table.words import Invalid
from tests.server.entrance.houses import Running, Visitor, easy, open_house, wait_for
from tests.server.postgres import Cluster, free_port
from tests.server.running import PATIENCE

FONDACO = str(Path(sys.executable).with_name("fondaco"))


def start(*words: str, **variables: str) -> subprocess.Popen[str]:
    """The command, as somebody types it."""
    clean = {name: value for name, value in os.environ.items() if "FONDACO" not in name}
    return subprocess.Popen(
        [FONDACO, *words],
        env=clean | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def answers(url: str) -> bool:
    try:
        return httpx.get(url + "/readyz", timeout=1).is_success
    except httpx.HTTPError:
        return False


# -- settings --


def test_flags_go_before_variables_and_those_before_defaults(tmp_path: Path) -> None:
    secret = tmp_path / "password"
    secret.write_text("from a file\n")
    environment = {
        "FONDACO_PORT": "1000",
        "FONDACO_HOST": "0.0.0.0",
        "FONDACO_BROWSER": "no",
        "FONDACO_SMTP_PASSWORD_FILE": str(secret),
        "FONDACO_URL": "",
    }
    config = read_config({"port": "2000"}, environment)
    assert (config.port, config.host, config.browser) == (2000, "0.0.0.0", False)
    assert config.smtp_password == "from a file"
    assert config.url is None
    assert config.workers == 1


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"port": "x"}, "port"),
        ({"port": "99999"}, "port"),
        ({"workers": "2"}, "workers"),
        ({"workers": "0"}, "workers"),
        ({"database": "mysql://x"}, "database"),
        ({"database": "sqlite:///:memory:"}, "database"),
        ({"url": "games.example.org"}, "url"),
        ({"url": "https://games.example.org/path"}, "url"),
        ({"chats": "many"}, "chats"),
        ({"trusted_proxies": "everybody"}, "trusted-proxies"),
        ({"smtp_security": "perhaps"}, "smtp-security"),
        ({"browser": "maybe"}, "browser"),
        ({"bot_seconds": "-1"}, "bot-seconds"),
        ({"digest_hour": "24"}, "digest-hour"),
        ({"stop_seconds": "0"}, "stop-seconds"),
        ({"notice_delay": "-1"}, "notice-delay"),
    ],
)
def test_settings_that_no_house_can_follow(given: dict[str, object], field: str) -> None:
    with pytest.raises(Invalid) as refused:
        read_config(given, {})
    assert refused.value.field == field


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(Invalid):
        read_config({}, {"FONDACO_DATABASE_FILE": "/nowhere"})


def test_the_manual_names_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    manual = capsys.readouterr().out
    for setting in settings():
        assert setting.variable in manual
        assert setting.secret or setting.option in manual


def test_bad_settings_are_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--workers", "2"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# -- the socket --


def test_the_next_free_port_is_taken() -> None:
    first, second = bind(Config()), bind(Config())
    try:
        ports = {listening.getsockname()[1] for listening in (first, second)}
        assert len(ports) == 2
        assert min(ports) >= FIRST_PORT
        assert address(Config(), first).startswith("http://127.0.0.1:80")
        with pytest.raises(Invalid):
            bind(Config(port=first.getsockname()[1]))
    finally:
        first.close()
        second.close()


def test_an_address_people_can_type() -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        assert address(Config(host="0.0.0.0"), listening) == f"http://127.0.0.1:{port}"
        assert address(Config(host="::1"), listening) == f"http://[::1]:{port}"
        assert address(Config(url="https://a.example"), listening) == "https://a.example"


# -- looking after it --


def test_health(house: Running) -> None:
    visitor = house.visitor()
    assert visitor.get("/healthz").json() == {"ok": True}
    assert visitor.get("/readyz").json() == {"ok": True}


def test_numbers_for_those_who_may_read_them(sqlite_url: str) -> None:
    config = easy(sqlite_url, trusted_proxies="127.0.0.1", metrics_from="10.0.0.0/8")
    with open_house(config) as running:
        running.guest()
        near = running.visitor(**{"x-forwarded-for": "10.1.2.3"}).get("/metrics")
        assert near.status_code == 200
        assert 'path="/api/guests"' in near.text
        assert "fondaco_sockets" in near.text
        far = running.visitor(**{"x-forwarded-for": "192.0.2.1"}).get("/metrics")
        assert far.status_code == 403


def test_a_house_without_its_database_is_not_ready(postgres_house: Running) -> None:
    visitor = postgres_house.visitor()
    assert visitor.get("/readyz").status_code == 200
    postgres_house.house.closing = True
    answer = visitor.get("/readyz")
    assert (answer.status_code, answer.json()["type"]) == (503, "/problems/unavailable")


@pytest.fixture
def postgres_house(cluster: Cluster) -> object:
    with open_house(easy(cluster.fresh())) as running:
        yield running


# -- logs --


def _record(message: str, *args: object, name: str = "fondaco") -> logging.LogRecord:
    return logging.LogRecord(name, logging.INFO, "x.py", 1, message, args, None)


def test_logs_are_json_without_secrets() -> None:
    line = JsonLines().format(_record("database postgresql://me:secret@host/x"))
    told = json.loads(line)
    assert told["level"] == "info"
    assert "secret" not in line
    assert "postgresql://me:…@host/x" in told["message"]


def test_requests_are_logged_without_their_query() -> None:
    message = '%s - "%s %s HTTP/%s" %d'
    record = _record(message, "192.0.2.1:99", "GET", "/api/x?token=secret", "1.1", 200)
    assert Access().filter(record)
    told = json.loads(JsonLines().format(record))
    assert (told["path"], told["status"], told["client"]) == ("/api/x", 200, "192.0.2.1")
    assert "secret" not in json.dumps(told)


def test_what_looks_like_a_secret_is_cut_out() -> None:
    assert without_secrets("GET /api/confirmations/abcdef 303") == "GET /api/confirmations/… 303"
    assert without_secrets("fondaco_" + "x" * 43) == "fondaco_…"


# -- the whole command --


def test_the_house_opens_and_closes_in_good_manners(tmp_path: Path) -> None:
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    process = start(f"--port={port}", "--database", f"sqlite:///{tmp_path / 'house.sqlite'}")
    try:
        wait_for(lambda: answers(url))
        with Visitor(url) as guest:
            guest.become_guest("Anna")
            with connect(
                f"ws://127.0.0.1:{port}/api/me/live", additional_headers=guest.cookie()
            ) as line:
                line.send('{"do":"ping"}')
                assert line.recv(PATIENCE) == '{"type":"pong"}'
                process.send_signal(signal.SIGTERM)
                assert line.recv(PATIENCE) == '{"type":"closing"}'
                with pytest.raises(ConnectionClosed) as closed:
                    line.recv(PATIENCE)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
            secret = guest.secret
        out, err = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == 0
    assert out == f"Fondaco is open at {url}\n"
    lines = [json.loads(line) for line in err.splitlines()]
    assert any(line.get("path") == "/api/guests" for line in lines)
    assert secret not in err


def test_several_processes_behind_one_door(cluster: Cluster) -> None:
    """A guest of one is known to the others, a session is cut in all, numbers are summed."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    process = start(
        "serve",
        "--workers=2",
        f"--port={port}",
        FONDACO_DATABASE=cluster.fresh(),
        FONDACO_BOT_WORKERS="1",
    )
    try:
        wait_for(lambda: answers(url), 180)
        with Visitor(url) as guest, ExitStack() as held:
            guest.become_guest("Anna")
            live = f"ws://127.0.0.1:{port}/api/me/live"
            lines = [
                held.enter_context(connect(live, additional_headers=guest.cookie()))
                for _ in range(6)
            ]
            for line in lines:
                line.send('{"do":"ping"}')
                assert line.recv(PATIENCE) == '{"type":"pong"}'
            assert "fondaco_sockets 6.0" in httpx.get(url + "/metrics").text
            assert guest.delete("/api/sessions/current").status_code == 204
            for line in lines:
                with pytest.raises(ConnectionClosed) as closed:
                    line.recv(PATIENCE)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4401
        # Even a killed parent leaves no process behind that holds the door.
        process.kill()
        wait_for(lambda: not answers(url))
    finally:
        process.kill()
        process.communicate(timeout=60)


def test_processes_that_cannot_go_on_are_told_by_the_exit_code() -> None:
    """A process dies when its database is away: a new one cannot start."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    cluster = Cluster()
    process = start(
        "serve",
        "--workers=2",
        f"--port={port}",
        FONDACO_DATABASE=cluster.fresh(),
        FONDACO_BOT_WORKERS="1",
    )
    try:
        wait_for(lambda: answers(url), 180)
        started = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        spawned = [
            int(it) for it in started if b"spawn_main" in Path(f"/proc/{it}/cmdline").read_bytes()
        ]
        assert len(spawned) == 2
        cluster.crash()
        # It dies while it is asked whether it lives: nobody waits for its answer.
        os.kill(spawned[0], signal.SIGSTOP)
        time.sleep(1.5)
        with suppress(ProcessLookupError):  # whoever asked may have lost patience
            os.kill(spawned[0], signal.SIGKILL)
        process.communicate(timeout=120)
    finally:
        process.kill()
        process.communicate()
        cluster.start()
        cluster.stop()
    assert process.returncode == 1
