"""Every error leaves the house as application/problem+json, naming the field or the rule."""

import logging
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from fondaco.server.storage.trouble import trouble
from fondaco.table.words import Invalid, Refusal, Refused

MEDIA_TYPE = "application/problem+json"

_log = logging.getLogger(__name__)

_KINDS = {
    "invalid": (422, "This cannot be understood"),
    "refused": (409, "The rules refuse this"),
    "stale": (409, "The table has moved on"),
    "conflict": (409, "Not now"),
    "not-found": (404, "There is no such thing here"),
    "not-allowed": (405, "This is not done this way"),
    "forbidden": (403, "This is not yours to do"),
    "signed-out": (401, "Who are you?"),
    "second-factor": (401, "A code is needed"),
    "too-many": (429, "Too many of these"),
    "too-large": (413, "This is too long"),
    "not-json": (415, "This is not read here"),
    "unavailable": (503, "The house is busy; try again"),
    "failed": (500, "Something went wrong in the house"),
}

_BY_STATUS = {
    401: "signed-out",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed",
    409: "conflict",
    413: "too-large",
    415: "not-json",
    429: "too-many",
}

_DETAIL = 500
_FIELD = 100


class ProblemBody(msgspec.Struct, omit_defaults=True):
    """What an error says (RFC 9457, with members of our own)."""

    type: str
    title: str
    status: int
    detail: str
    field: str | None = None
    rule: str | None = None
    args: dict[str, str | int] | None = None
    number: int | None = None


class Problem(Exception):
    """An error that the client is told about; `kind` is the last part of its type."""

    def __init__(
        self,
        kind: str,
        detail: str,
        *,
        field: str | None = None,
        rule: str | None = None,
        args: Mapping[str, str | int] | None = None,
        number: int | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(kind, detail)
        detail = detail[:_DETAIL]  # errors of decoders repeat what was sent
        field = None if field is None else field[:_FIELD]
        status, title = _KINDS[kind]
        self.headers = {"cache-control": "no-store", **(headers or {})}
        self.body = ProblemBody(
            f"/problems/{kind}",
            title,
            status,
            detail,
            field,
            rule,
            None if args is None else dict(args),
            number,
        )

    @property
    def status(self) -> int:
        return self.body.status


def invalid(field: str, why: str, rule: str | None = None) -> Problem:
    return Problem("invalid", f"{field}: {why}", field=field, rule=rule)


def refused(refusal: Refusal) -> Problem:
    return Problem("refused", f"refused by {refusal.rule}", rule=refusal.rule, args=refusal.args)


def stale(number: int) -> Problem:
    return Problem("stale", "your decision has changed since; look again", number=number)


def not_found(what: str = "thing") -> Problem:
    return Problem("not-found", f"there is no such {what}")


def forbidden(why: str) -> Problem:
    return Problem("forbidden", why)


def conflict(why: str) -> Problem:
    return Problem("conflict", why)


def signed_out(why: str = "this needs somebody: POST /api/guests makes you a guest") -> Problem:
    return Problem("signed-out", why, headers={"www-authenticate": "Bearer"})


def too_many(seconds: float, why: str = "", *, close: bool = False) -> Problem:
    wait = max(1, int(seconds + 0.999))
    detail = why or f"try again in {wait} s"
    headers = {"retry-after": str(wait)} | ({"connection": "close"} if close else {})
    return Problem("too-many", detail, headers=headers)


def too_large(most: int) -> Problem:
    return Problem("too-large", f"at most {most} bytes are read")


def problem_of(error: Exception) -> Problem:
    """What an exception is called outside; the unforeseen is logged and tells nothing."""
    match error:
        case Problem():
            return error
        case Invalid():
            return Problem("invalid", str(error), field=error.field, rule=error.rule)
        case Refused():
            return refused(error.refusal)
        case msgspec.ValidationError() | msgspec.DecodeError():
            return _malformed(str(error))
        case RecursionError() | UnicodeDecodeError():
            return invalid("body", "is not JSON that anybody means")
        case ValidationException():
            return _malformed(error.detail, error.extra)
        case HTTPException() if error.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
            kind = _BY_STATUS.get(error.status_code)
            if kind is None:
                return invalid("body", error.detail)
            return Problem(kind, error.detail, headers=error.headers)  # Allow, with 405
        case _ if (why := trouble(error)) is not None:
            _log.warning("%s: %s", why, error)
            return Problem("unavailable", why, headers={"retry-after": "2"})
    _log.error("an error nobody foresaw", exc_info=error)
    return Problem("failed", "it has been written down; try again later")


def _malformed(why: str, extra: Any = None) -> Problem:
    """Names the field: msgspec says it at the end, Litestar in a list of its own."""
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        first = extra[0]
        field = str(first.get("key") or first.get("source") or "body")
        return invalid(field, str(first.get("message", why)))
    text, _, where = why.partition(" - at `$.")
    return invalid(where.rstrip("`") or "body", text)


def as_bytes(problem: Problem) -> bytes:
    """The body; also what a socket is told of a refused action."""
    return msgspec.json.encode(problem.body)


def _answer(_request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    problem = problem_of(error)
    return Response(
        as_bytes(problem),
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers=problem.headers,
    )


HANDLERS: ExceptionHandlersMap = {Exception: _answer}
