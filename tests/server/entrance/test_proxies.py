"""The gate holds behind the proxies as they are shipped, too."""

import re
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.entrance.houses import Running, easy, open_house, wait_for
from tests.server.entrance.test_gate import CALLS, Call, Raw, Wire, _filled, _passed, _spellings
from tests.server.postgres import free_port

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = "games.example.org"
OURS = {"Host": NAME, "Origin": f"https://{NAME}"}


def _nginx(folder: Path, port: int, house: int) -> list[str]:
    """The shipped file, without certificates and on our ports."""
    shipped = (DEPLOY / "nginx.conf").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{house}")
    shipped, _, _ = shipped.rpartition("server {")  # to https is not what is tested
    plain = re.sub(r"^\s*(ssl_\w+ .*|listen \[.*)\n", "", shipped, flags=re.MULTILINE)
    plain = plain.replace("listen 443 ssl http2;", f"listen 127.0.0.1:{port};")
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/pid; error_log stderr; worker_processes 1; user root;\n"
        f"events {{}}\nhttp {{ access_log off; client_body_temp_path {folder}/body; "
        f"proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f; "
        f"uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;\n{plain}\n}}\n"
    )
    return ["/usr/sbin/nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def _caddy(folder: Path, port: int, house: int) -> list[str]:
    shipped = (DEPLOY / "Caddyfile").read_text()
    plain = re.sub(rf"^{NAME} {{", f"http://{NAME}:{port} {{", shipped, flags=re.MULTILINE)
    plain = re.sub(r"reverse_proxy \S+", f"reverse_proxy 127.0.0.1:{house}", plain)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + plain)
    return ["/usr/bin/caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.sqlite'}"
    config = easy(url, url=f"https://{NAME}", trusted_proxies="127.0.0.1")
    with open_house(config) as running:
        yield running


@pytest.fixture(scope="module", params=[_nginx, _caddy], ids=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, house: Running, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[int]:
    """The port of a proxy before the house."""
    folder, port = tmp_path_factory.mktemp("proxy"), free_port()
    command: Callable[[Path, int, int], list[str]] = request.param
    with (folder / "log").open("wb") as log:
        environment = {"HOME": str(folder), "PATH": "/usr/bin:/bin"}
        running = subprocess.Popen(
            command(folder, port, house.port), stdout=log, stderr=log, env=environment
        )
    try:

        def answers() -> bool:
            assert running.poll() is None, (folder / "log").read_text()
            try:
                return httpx.get(f"http://127.0.0.1:{port}/healthz", headers=OURS).is_success
            except httpx.TransportError:
                time.sleep(0.05)
                return False

        wait_for(answers)
        yield port
    finally:
        running.terminate()
        running.wait(20)


def test_no_spelling_passes_through_a_proxy(house: Running, proxy: int) -> None:
    wire = Wire(proxy)
    me = httpx.post(f"http://127.0.0.1:{proxy}/api/guests", json={}, headers=OURS)
    assert me.status_code == 201, me.text
    cookie = me.headers["set-cookie"].partition(";")[0]
    good = OURS | {"Cookie": cookie, "X-CSRF-Token": me.json()["csrf"]}
    through = []
    for call in CALLS:
        intruders = {"another name": good | {"Host": "evil.example"}}
        if call.socket or call.method != "GET":
            intruders |= {"another site": good | {"Origin": "https://evil.example"}}
        if not call.socket and call.method != "GET":
            intruders |= {"no token": OURS | {"Cookie": cookie}}
        for who, headers in intruders.items():
            for spelling in _spellings(_filled(call.path)):
                if spelling.startswith("http:") and who == "another name":
                    continue  # a name in the address goes before that of the header
                raw = wire.ask(call, spelling, headers)
                if _passed(raw) and not _is_the_proxys(raw):
                    through.append((who, call, spelling, raw))
    wire.close()
    assert not through, through[:5]
    # Who may come in comes in.
    there = wire.ask(Call("GET", "/api/me"), "/api/me", good)
    assert there.status == 200 and '"person":{' in there.body
    wire.close()


def _is_the_proxys(raw: Raw) -> bool:
    """An answer the proxy gave itself: it knows no such name, or sends to a better spelling."""
    return (raw.status == 200 and raw.body == "") or raw.status in (301, 302, 308)


def test_the_numbers_are_not_shown_through_a_proxy(house: Running, proxy: int) -> None:
    wire = Wire(proxy)
    for spelling in ("/metrics", "/metrics/", "//metrics", "/./metrics", "/%6detrics", "/METRICS"):
        raw = wire.ask(Call("GET", "/metrics"), spelling, OURS)
        assert raw.status in (301, 308, 400, 403, 404), (spelling, raw)
        assert "fondaco_" not in raw.body
    wire.close()
