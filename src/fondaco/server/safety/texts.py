"""Bodies as they come: cut off in the middle, or with what cannot be kept.

PostgreSQL has no NUL character, and nobody means one.
"""

from typing import Any

import msgspec
from litestar import Request
from litestar.exceptions import InternalServerException

from fondaco.server.safety.problems import invalid

_ESCAPED = b"\\u0000"


def refuse_nul(body: bytes) -> None:
    """Refuse JSON with a NUL character in it, naming the field; what is no JSON is left alone."""
    if _ESCAPED not in body:  # a bare one is no JSON at all
        return
    try:
        where = _place(msgspec.json.decode(body))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return
    if where is not None:
        raise invalid(where or "body", "must not have a NUL character")


def _place(value: Any) -> str | None:
    """The way to the first NUL character by names and numbers; None where there is none."""
    if isinstance(value, str):
        return "" if "\0" in value else None
    inner: list[tuple[str, Any]] = []
    if isinstance(value, dict):
        if any("\0" in name for name in value):
            return ""
        inner = list(value.items())
    elif isinstance(value, list):
        inner = [(str(place), one) for place, one in enumerate(value)]
    for name, one in inner:
        found = _place(one)
        if found is not None:
            return f"{name}.{found}" if found else name
    return None


class Asking(Request[Any, Any, Any]):
    """A request whose body was looked at."""

    async def body(self) -> bytes:
        """The whole body."""
        try:
            body = await super().body()
        except InternalServerException:  # whoever sent it is gone: no fault of the house
            raise invalid("body", "ended too soon") from None
        refuse_nul(body)
        return body
