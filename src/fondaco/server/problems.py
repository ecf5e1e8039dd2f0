"""What went wrong, as a client is told (RFC 9457): raised anywhere, answered in one place."""

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.types import ExceptionHandlersMap

from fondaco.table.words import Invalid, Refusal, Refused

MEDIA_TYPE = "application/problem+json"


class Told(msgspec.Struct, frozen=True, omit_defaults=True, rename={"kind": "type"}):
    """The body of a problem."""

    kind: str
    title: str
    status: int
    detail: str
    field: str | None = None
    rule: str | None = None
    args: dict[str, str | int] | None = None
    number: int | None = None


_KINDS = {
    "invalid": (422, "Not understood"),
    "refused": (409, "Against the rules"),
    "stale": (409, "Overtaken by events"),
    "not-found": (404, "Not here"),
    "forbidden": (403, "Not yours"),
    "signed-out": (401, "Who are you?"),
    "too-many": (429, "Too many"),
    "too-large": (413, "Too large"),
}


class Problem(Exception):
    """Something a client did that cannot be done."""

    def __init__(
        self,
        kind: str,
        detail: str,
        *,
        field: str | None = None,
        refusal: Refusal | None = None,
        number: int | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(kind, detail)
        status, title = _KINDS[kind]
        self.told = Told(
            f"/problems/{kind}",
            title,
            status,
            detail,
            field,
            None if refusal is None else refusal.rule,
            None if refusal is None else refusal.args,
            number,
        )
        self.headers = headers or {}


def invalid(field: str, why: str) -> Problem:
    """A field that means nothing to us."""
    return Problem("invalid", why, field=field)


def refused(rule: str, detail: str, **args: str | int) -> Problem:
    """A rule of the house (FO-…) that speaks against it."""
    return Problem("refused", detail, refusal=Refusal(rule, args))


def problem_of(error: Invalid | Refused) -> Problem:
    """What an engine says, as a problem."""
    if isinstance(error, Refused):
        refusal = error.refusal
        return Problem("refused", f"refused by {refusal.rule}", refusal=refusal)
    rule = None if error.rule is None else Refusal(error.rule)
    return Problem("invalid", error.why, field=error.field, refusal=rule)


def answer(problem: Problem) -> Response[Told]:
    """The response to a problem."""
    return Response(
        problem.told,
        status_code=problem.told.status,
        media_type=MEDIA_TYPE,
        headers=problem.headers,
    )


def _handle(_: Request[Any, Any, Any], problem: Problem) -> Response[Told]:
    return answer(problem)


def _handle_engine(_: Request[Any, Any, Any], error: Invalid | Refused) -> Response[Told]:
    return answer(problem_of(error))


HANDLERS: ExceptionHandlersMap = {
    Problem: _handle,
    Invalid: _handle_engine,
    Refused: _handle_engine,
}
