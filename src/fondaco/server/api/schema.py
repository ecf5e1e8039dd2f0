"""The schema at /openapi.json: the calls, and the words of every title from its own classes."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from fondaco.server.tables import shapes
from fondaco.table.titles import open_game, titles

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
    shapes.Hello,
    shapes.News,
    shapes.TableNews,
    shapes.Presence,
    shapes.ChatLine,
    shapes.Done,
    shapes.NotDone,
    shapes.Closing,
    shapes.Pong,
)
"""What a live line says: described here, for OpenAPI has no words for WebSockets."""


class CompleteSchema(JsonRenderPlugin):
    """Renders the schema with everything a client in any language needs to know."""

    def __init__(self) -> None:
        super().__init__(path="/")
        self._rendered: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema; it never changes while the house runs."""
        if self._rendered is None:
            self._rendered = msgspec.json.encode(complete(openapi_schema))
        return self._rendered


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
