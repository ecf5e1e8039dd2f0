"""What a browser received, beside what its seat may know."""

from typing import Any

import msgspec

from fondaco.table.record import read_record
from fondaco.table.replay import replay


def _views(record: dict[str, Any], seat: int) -> list[Any]:
    """Everything a seat could see, from the deal to the end."""
    found = []
    for sitting in replay(read_record(msgspec.json.encode(record))):
        view = msgspec.json.decode(msgspec.json.encode(sitting.state.view(seat)))
        found.append(msgspec.json.encode(view, order="sorted"))
    return found


def nothing_but_own_views(
    messages: list[dict[str, Any]], record: dict[str, Any], seat: int
) -> None:
    """Every view is one the engine shows this seat, and the seed came only with the end."""
    allowed = set(_views(record, seat))
    seen = 0
    for message in messages:
        view = message.get("view")
        if view is not None:
            assert view["seat"] == seat
            assert msgspec.json.encode(view, order="sorted") in allowed
            seen += 1
        if "moves" not in message:  # the record itself, after the end
            text = str(message)
            for secret in _seeds(record):
                assert secret not in text
    assert seen


def _seeds(record: dict[str, Any]) -> list[str]:
    """The strings that would tell the draws to come."""
    return [secret for secret in (record["secret"],) if secret]
