"""What a running house reads: bodies of its API and frames of its live lines."""

import contextlib
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.running import Running
from tests.trust.fuzzing.bending import bend
from tests.trust.fuzzing.target import Target, resident

PATIENCE = 420.0
"""Seconds by the clock: an analysis may wait three minutes for its turn and take three more."""
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
FAREWELLS = ("/api/me", "/api/session", "/api/logout")
"""Whoever asks for these is gone, and has nothing more to ask."""


class House(Target):
    """A house with one guest in it, and what it writes about its own mistakes."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._log = Path(self._folder.name) / "log"
        self._read = 0
        database = f"sqlite:///{self._folder.name}/house.sqlite"
        self.house = Running(database, log=self._log)
        self.enter()

    def enter(self) -> None:
        self.http = httpx.Client(
            base_url=self.house.url, timeout=PATIENCE, headers={"Origin": self.house.url}
        )
        made = self.http.post("/api/guests", json={"name": "Ada"}).json()
        self.http.headers["X-CSRF-Token"] = made["csrf"]
        self.new_table()

    def new_table(self) -> None:
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "me"}]
        asked = {"title": "genoa", "seats": seats, "start": True}
        answer = self.http.post("/api/tables", json=asked)
        assert answer.status_code == 201, answer.text
        self.table = str(answer.json()["id"])

    def memory(self) -> int:
        return resident(self.house.pid)

    def check_log(self) -> None:
        """A house that met something it did not expect says so."""
        with self._log.open("rb") as log:
            log.seek(self._read)
            said = log.read().decode(errors="replace")
            self._read = log.tell()
        assert "Traceback" not in said, said[-4000:]

    def close(self) -> None:
        self.http.close()
        self.house.stop()
        self._folder.cleanup()


# -- bodies --


class Bodies(House):
    """A call: its first line is the method and the path, the rest its body."""

    def seeds(self) -> list[bytes]:
        schema = self.http.get("/openapi.json").json()
        made = []
        for path, calls in sorted(schema["paths"].items()):
            for method, call in sorted(calls.items()):
                if method.upper() in METHODS and path.startswith("/api"):
                    body = call.get("requestBody", {}).get("content", {})
                    shape = body.get("application/json", {}).get("schema")
                    text = b"" if shape is None else msgspec.json.encode(_example(shape, schema, 0))
                    made.append(f"{method.upper()} {_filled(path)}\n".encode() + text)
        return made

    def bend(self, data: bytes, other: bytes, random: Random) -> bytes:
        head, _, body = data.partition(b"\n")
        strange = other.partition(b"\n")[2]
        if not body or random.random() < 0.15:
            head = bend(head, other.partition(b"\n")[0], random).replace(b"\n", b"")
            return head + b"\n" + body
        return head + b"\n" + bend(body, strange, random)

    def answer(self, data: bytes) -> str:
        head, _, body = data.partition(b"\n")
        method, _, path = head.decode(errors="replace").partition(" ")
        path = path.replace("{table}", self.table)
        if method not in METHODS or not path.startswith("/api"):
            return "not asked"
        if method != "GET" and path.rstrip("/") in FAREWELLS:
            return "not asked"
        try:
            sent = self.http.build_request(
                method, path, content=body, headers={"Content-Type": "application/json"}
            )
        except (httpx.InvalidURL, ValueError, UnicodeError):
            return "not asked"
        try:
            answer = self.http.send(sent)
        except (httpx.LocalProtocolError, httpx.RemoteProtocolError):
            return "not HTTP"
        self.check_log()
        told = f"{method} {answer.status_code}"
        assert answer.status_code < 500, f"{method} {path}: {answer.status_code} {answer.text}"
        if answer.status_code == 401:
            self.http.close()
            self.enter()
        if answer.status_code >= 400 and answer.headers.get("content-type", "").startswith(
            "application/problem+json"
        ):
            problem = answer.json()
            told += f" {problem['type']} {problem.get('field', '')}"
        return told


def _filled(path: str) -> str:
    """A path of the schema, with a table that is there."""
    parts = [
        "{table}" if part.startswith("{table") else "1" if part.startswith("{") else part
        for part in path.split("/")
    ]
    return "/".join(parts)


def _example(shape: Any, schema: dict[str, Any], depth: int) -> Any:
    """Something of this shape."""
    if "$ref" in shape:
        name = shape["$ref"].rpartition("/")[2]
        return _example(schema["components"]["schemas"][name], schema, depth + 1)
    for several in ("oneOf", "anyOf", "allOf"):
        if several in shape:
            return _example(shape[several][0], schema, depth + 1)
    if "enum" in shape:
        return shape["enum"][0]
    if "const" in shape:
        return shape["const"]
    kind = shape.get("type", "object")
    match kind if isinstance(kind, str) else kind[0]:
        case "object" if depth < 8:
            return {
                name: _example(inner, schema, depth + 1)
                for name, inner in shape.get("properties", {}).items()
            }
        case "array" if depth < 8:
            return [_example(shape.get("items", {}), schema, depth + 1)]
        case "string":
            return shape.get("default") or "Ada"
        case "integer" | "number":
            return 1
        case "boolean":
            return True
    return None


# -- frames --


class Frames(House):
    """A frame of a seat's live line; every so often bytes that are no frame at all."""

    line: ClientConnection | None = None
    _moved = False
    _count = 0

    def seeds(self) -> list[bytes]:
        self._call()
        # What stands for the state of the table is filled in when it is sent.
        acts: list[Any] = [f"choice {number}" for number in range(4)]
        acts += [{"do": form["do"]} for form in self.turn.get("forms", [])]
        acts += [choice["action"] for choice in self.turn["choices"][:2]]
        frames: list[dict[str, Any]] = [
            {"do": "act", "key": "new", "number": "now", "action": action} for action in acts
        ]
        frames += [{"do": "undo", "key": "new", "number": "now"}, {"do": "ping"}]
        frames += [{"do": "chat", "text": "Good wind"}, {"do": "chat", "text": "?", "to": 1}]
        return [msgspec.json.encode(frame) for frame in frames] + [b"\x81\xfe\x40\x00half"]

    def _call(self) -> ClientConnection:
        """A live line, that of the seat which is waited for."""
        actors = self.http.get(f"/api/tables/{self.table}").json()["actors"]
        if not actors:
            self.new_table()
            return self._call()
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._opened = contextlib.ExitStack()
        self.line = self._opened.enter_context(
            connect(
                f"ws{self.house.url[4:]}/api/tables/{self.table}/live?seat={actors[0]}",
                additional_headers={"Cookie": cookies},
                origin=Origin(self.house.url),
                open_timeout=PATIENCE,
                max_size=None,
            )
        )
        hello = msgspec.json.decode(self.line.recv(timeout=PATIENCE))
        assert hello["type"] == "hello", hello
        self.turn, self.number = hello["turn"], hello["number"]
        return self.line

    def _fill(self, data: bytes) -> bytes:
        self._count += 1
        data = data.replace(b'"now"', str(self.number).encode())
        data = data.replace(b'"new"', f'"k{self._count}"'.encode())
        for number, choice in enumerate(self.turn["choices"][:4]):
            data = data.replace(
                f'"choice {number}"'.encode(), msgspec.json.encode(choice["action"])
            )
        return data

    def answer(self, data: bytes) -> str:
        line = self.line or self._call()
        data = self._fill(data)
        said = []
        try:
            if data.startswith(b"\x81"):
                line.socket.sendall(data)
                line.socket.shutdown(1)
            else:
                try:
                    line.send(data.decode())
                except UnicodeDecodeError:
                    line.send(data)
                line.send('{"do":"ping"}')
            while True:
                message = msgspec.json.decode(line.recv(timeout=PATIENCE))
                if message["type"] == "pong":
                    break
                said.append(self._kind(message))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            assert code != 1011, f"the house broke the line: {closed}"
            said.append(f"closed {code}")
            self._hang_up()
        except OSError:  # what was no frame ended the line before all of it was sent
            said.append("gone")
            self._hang_up()
        if self._moved:  # another seat may be waited for now
            self._hang_up()
        self.check_log()
        return " ".join(said) or "nothing"

    def _kind(self, message: dict[str, Any]) -> str:
        if message["type"] == "refused":
            problem = message["problem"]
            assert problem["status"] < 500, problem
            return f"{problem['type']} {problem.get('field', '')} {problem.get('rule', '')}"
        if message["type"] == "news":
            self._moved = True
        return str(message["type"])

    def _hang_up(self) -> None:
        if self.line is not None:
            with contextlib.suppress(OSError):
                self._opened.close()
        self.line = None
        self._moved = False

    def close(self) -> None:
        self._hang_up()
        super().close()
