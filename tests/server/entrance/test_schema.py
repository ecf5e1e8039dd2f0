"""The API does what its schema says, whatever is sent: never a server error."""

import contextlib
from typing import Any, cast

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import DataObject, data
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
)

from fondaco.server.api.schema import complete, document
from fondaco.server.app import build, warm_up
from fondaco.server.config import Config
from tests.server.entrance.houses import Running, Visitor

SCHEMA = schemathesis.openapi.from_dict(
    complete(build(Config(database="sqlite:///never-opened")).openapi_schema.to_schema())
)
OPERATIONS: list[Any] = [cast(Any, found).ok() for found in SCHEMA.get_all_operations()]


def _name(operation: Any) -> str:
    return f"{operation.method.upper()} {operation.path}"


@pytest.fixture
def somebody(house: Running) -> Visitor:
    return house.guest()


def _table(somebody: Visitor) -> str:
    """A running table against a bot."""
    asked = {
        "title": "golden-horn",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "start": True,
    }
    answer = somebody.post("/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["id"]
    return table


@pytest.mark.parametrize("operation", OPERATIONS, ids=_name)
def test_never_a_server_error(house: Running, somebody: Visitor, operation: Any) -> None:
    token = somebody.post("/api/tokens", json={"name": "probe"}).json()["token"]
    table = _table(somebody) if "{table" in operation.path else ""

    @settings(
        max_examples=6,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=data())
    def probe(mode: GenerationMode, data: DataObject) -> None:
        case: Any = data.draw(operation.as_strategy(generation_mode=mode))
        for name in ("table", "table_id"):  # a table that is there, else there is little to see
            if name in (case.path_parameters or {}):
                case.path_parameters[name] = table
        headers = {"authorization": f"Bearer {token}"}
        answer = case.call(base_url=house.url, headers=headers, timeout=30)
        case.validate_response(
            answer,
            checks=[not_a_server_error, content_type_conformance, response_schema_conformance],
        )
        if answer.status_code >= 400:
            assert answer.headers["content-type"] == ["application/problem+json"]
            assert answer.json()["type"].startswith("/problems/")

    probe(GenerationMode.POSITIVE)
    if list(operation.body) or list(operation.query):  # where nothing is asked, nothing is wrong
        with contextlib.suppress(Unsatisfiable):
            probe(GenerationMode.NEGATIVE)


def test_the_schema_is_openapi_3_1_and_names_every_call(house: Running) -> None:
    schema = house.visitor().get("/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    assert {"/api/me", "/api/guests", "/api/tables", "/api/me/notices"} <= schema["paths"].keys()


def test_the_first_who_asks_for_the_schema_does_not_wait_for_it(sqlite_url: str) -> None:
    """It takes seconds to write: a house that opens its door has it already."""
    app = build(Config(database=sqlite_url))
    warm_up(app)
    made = document.cache_info().misses
    document(app)
    assert document.cache_info().misses == made


def test_the_schema_describes_the_record_file(house: Running) -> None:
    schema = house.visitor().get("/openapi.json").json()
    told = schema["paths"]["/api/tables/{table_id}/record"]["get"]["responses"]["200"]
    asked = schema["paths"]["/api/verify"]["post"]["requestBody"]
    for body in (told, asked):
        ref = body["content"]["application/json"]["schema"]["$ref"]
        assert ref == "#/components/schemas/RecordFile"
    fields = schema["components"]["schemas"]["RecordFile"]["properties"].keys()
    assert fields == {"header", "deal", "moves", "result", "secret", "digest"}
