"""A house as one of its guests calls it: the API of docs/api.md, with a token."""

from collections.abc import Mapping
from typing import Any, TypeVar

import httpx
import msgspec

from fondaco.server.safety.problems import ProblemBody
from fondaco.table.words import Invalid, Seat

T = TypeVar("T")

SECONDS = 30.0


class NotDone(Exception):
    """What was asked for was not done; the house says why."""

    def __init__(self, problem: ProblemBody) -> None:
        super().__init__(problem.detail)
        self.problem = problem


class Away(Exception):
    """No house answers at this address."""


class RemoteHouse:
    """Calls of one person."""

    def __init__(self, address: str, token: str) -> None:
        headers = {"authorization": f"Bearer {token}"}
        self.seats: dict[str, list[Seat]] = {}
        """Where this person sits at tables whose game has begun."""
        self.listed: dict[tuple[str, Seat, int], list[msgspec.Raw]] = {}
        """The choices as they were listed: by table, seat and what the seat had heard."""
        self._http = httpx.AsyncClient(base_url=address, headers=headers, timeout=SECONDS)

    async def get(self, kind: type[T], path: str, asked: Mapping[str, Any] | None = None) -> T:
        """What the house has there."""
        return msgspec.json.decode(await self._call("GET", path, params=asked or {}), type=kind)

    async def post(self, kind: type[T], path: str, data: Mapping[str, Any]) -> T:
        """What the house answers to this."""
        return msgspec.json.decode(await self._call("POST", path, json=data), type=kind)

    async def _call(self, method: str, path: str, **more: Any) -> bytes:
        try:
            answer = await self._http.request(method, f"/api{path}", **more)
        except httpx.HTTPError as error:
            raise Away(f"no house answers at {self._http.base_url}: {error}") from None
        return _body(answer)


def _body(answer: httpx.Response) -> bytes:
    if answer.is_success:
        return answer.content
    try:
        problem = msgspec.json.decode(answer.content, type=ProblemBody)
    except msgspec.DecodeError:
        why = f"what answers at {answer.url.host} is no house"
        problem = ProblemBody("", "", answer.status_code, why)
    raise NotDone(problem)


def enter(address: str, name: str) -> str:
    """Become a guest of a house and get a token, which is shown once."""
    try:
        with httpx.Client(base_url=address, timeout=SECONDS, headers={"origin": address}) as http:
            _body(http.post("/api/guests", json={"name": name}))
            csrf = msgspec.json.decode(_body(http.get("/api/me")))["csrf"]
            words = {"name": "assistant", "days": 90}
            made = http.post("/api/tokens", json=words, headers={"x-csrf-token": csrf})
            token: str = msgspec.json.decode(_body(made))["token"]
    except httpx.HTTPError as error:
        raise Invalid("house", f"no house answers at {address}: {error}") from None
    except NotDone as wrong:
        raise Invalid("house", str(wrong)) from None
    return token
