"""What the OpenAPI document says beside the calls: problems, and how one shows who one is."""

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import (
    Components,
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    PathItem,
    Reference,
    RequestBody,
    Schema,
    SecurityScheme,
)

from fondaco.server.people.sessions import COOKIE
from fondaco.server.safety.problems import MEDIA_TYPE

_TEXT = Schema(type=OpenAPIType.STRING)
_WHOLE = Schema(type=OpenAPIType.INTEGER)
_PROBLEM = Schema(
    type=OpenAPIType.OBJECT,
    description="RFC 9457; `type` ends in the kind of problem, as /problems/stale",
    required=["type", "title", "status", "detail"],
    properties={
        "type": _TEXT,
        "title": _TEXT,
        "status": _WHOLE,
        "detail": _TEXT,
        "field": Schema(type=OpenAPIType.STRING, description="what is wrong in the request"),
        "rule": Schema(type=OpenAPIType.STRING, description="the id of the rule that refuses"),
        "args": Schema(type=OpenAPIType.OBJECT, description="what the rule speaks of"),
        "number": Schema(type=OpenAPIType.INTEGER, description="where the table is now"),
    },
)
_ANSWER = OpenAPIResponse(
    description="A problem: nothing was changed",
    content={MEDIA_TYPE: OpenAPIMediaType(schema=Reference(ref="#/components/schemas/Problem"))},
)

NOTHING = {204: ResponseSpec(None, description="Done")}
"""For handlers that answer with a cookie and no body."""


def entries() -> Components:
    """The ways in: a cookie for browsers, a token for programs."""
    return Components(
        security_schemes={
            "session": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
            "token": SecurityScheme(type="http", scheme="bearer"),
        }
    )


def describe_problems(document: OpenAPI) -> None:
    """Every call may answer with a problem; Litestar's own idea of a 400 is not ours."""
    assert document.components is not None
    document.components.schemas["Problem"] = _PROBLEM
    for item in (document.paths or {}).values():
        for operation in _operations(item):
            assert operation.responses is not None
            operation.responses.pop("400", None)
            operation.responses["4XX"] = _ANSWER


def describe_files(document: OpenAPI) -> None:
    """A proof is asked for with the file itself, byte for byte: no handler decodes it."""
    assert document.paths is not None
    verify = document.paths["/api/verify"].post
    assert verify is not None
    schema = Reference(ref="#/components/schemas/RecordFile")
    content = {"application/json": OpenAPIMediaType(schema=schema)}
    verify.request_body = RequestBody(content=content, required=True)


def _operations(item: PathItem) -> list[Operation]:
    found = (item.get, item.put, item.post, item.delete, item.patch)
    return [operation for operation in found if operation is not None]
