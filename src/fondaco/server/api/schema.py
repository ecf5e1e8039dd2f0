"""The schema at /openapi.json: the calls, and the words of every title from its own classes."""

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router

from fondaco.server.files import PACKED, Asset, answer, asset_of
from fondaco.server.safety.gate import FILES
from fondaco.server.safety.problems import not_found
from fondaco.server.tables import messages
from fondaco.table.titles import open_game, titles

PATH = "/openapi.json"
_PLACE = "#/components/schemas/"

# Where a field holds words of a title: component, field, which words.
_WORDS = (
    ("Act", "action", "Action"),
    ("Check", "action", "Action"),
    ("Choice", "action", "Action"),
    ("Suggestion", "action", "Action"),
    ("ToldEvent", "event", "Event"),
    ("Snapshot", "view", "View"),
    ("ReplayPoint", "view", "View"),
)

_LIVE = (
    messages.Hello,
    messages.News,
    messages.TableNews,
    messages.Presence,
    messages.Nudge,
    messages.ChatLine,
    messages.Done,
    messages.NotDone,
    messages.Closing,
    messages.Pong,
)
"""What a live line says: described here, for OpenAPI has no words for WebSockets."""


async def _give(request: Request[Any, Any, Any]) -> Response[bytes | None]:
    """The schema; it never changes while the house runs, so it is written and packed once."""
    if request.scope["path"] != PATH:
        raise not_found("address")
    return answer(request, document(request.app))


def document_router() -> Router:
    """Where the schema is; Litestar's own handlers there would pack it at every answer."""
    return Router(
        PATH,
        route_handlers=[],
        include_in_schema=False,
        before_request=_give,
        opt={PACKED: True, FILES: True},
    )


@lru_cache(maxsize=8)
def document(app: Litestar) -> Asset:
    """The schema as it is sent."""
    schema = complete(app.openapi_schema.to_schema())
    return asset_of(msgspec.json.encode(schema), "application/vnd.oai.openapi+json")


def complete(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema with the words of all titles and of the live line."""
    whole: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(schema))
    components = whole["components"]["schemas"]
    _, live = msgspec.json.schema_components(_LIVE, ref_template=_PLACE + "live.{name}")
    components |= {f"live.{name}": shape for name, shape in live.items()}
    words: dict[str, list[dict[str, Any]]] = {"Action": [], "Event": [], "View": []}
    for slug in titles():
        _add_title(slug, components, words)
    for kind, refs in words.items():
        components[kind] = {"anyOf": refs, "description": f"{kind}s of all titles."}
    for name, field, kind in _WORDS:
        ref: dict[str, Any] = {"$ref": _PLACE + kind}
        nothing = {"type": "null"}  # the view of a game that has not begun
        components[name]["properties"][field] = {"anyOf": [ref, nothing]} if kind == "View" else ref
    return whole


def _add_title(
    slug: str, components: dict[str, Any], words: dict[str, list[dict[str, Any]]]
) -> None:
    game = open_game(slug)
    kinds = {"Action": game.actions, "Event": game.events, "View": [game.view_type]}
    for kind, classes in kinds.items():
        refs, found = msgspec.json.schema_components(
            classes, ref_template=f"{_PLACE}{slug}.{{name}}"
        )
        words[kind] += refs
        components |= {f"{slug}.{name}": shape for name, shape in found.items()}
