"""Finding titles: every package that registers in the entry-point group brings some."""

import importlib
import json
from collections.abc import Mapping
from functools import cache
from importlib import metadata, resources
from typing import Any

from fondaco.table.bounds import check_size
from fondaco.table.contract import Game
from fondaco.table.meta import Meta
from fondaco.table.words import Invalid

GROUP = "fondaco.titles"


@cache
def titles() -> dict[str, Meta]:
    """All registered titles by slug."""
    found: dict[str, Meta] = {
        entry.name: entry.load() for entry in metadata.entry_points(group=GROUP)
    }
    return dict(sorted(found.items()))


def find_title(slug: str) -> Meta:
    """The title with this slug, or `Invalid`."""
    meta = titles().get(slug)
    if meta is None:
        raise Invalid("title", f"{slug!r} is not one of: {', '.join(titles())}")
    return meta


def resource(meta: Meta, name: str) -> str:
    """The text of a data file in a title's folder."""
    return resources.files(meta.package).joinpath(name).read_text(encoding="utf-8")


@cache
def _components_text(meta_slug: str) -> str:
    return resource(find_title(meta_slug), "components.json")


def components_of(meta: Meta) -> dict[str, Any]:
    """The title's own component data, a fresh copy."""
    data: dict[str, Any] = json.loads(_components_text(meta.slug))
    return data


def open_game(
    slug: str,
    options: Mapping[str, str] | None = None,
    components: dict[str, Any] | None = None,
    version: int | None = None,
) -> Game:
    """A title with options, its own or other components, by the newest or a pinned version."""
    meta = find_title(slug)
    where = meta.versions.get(meta.version if version is None else version)
    if where is None:
        known = ", ".join(str(number) for number in sorted(meta.versions))
        raise Invalid("rules", f"{meta.name} has no rules version {version}; known: {known}")
    if components is not None:
        check_size(components)
    module, name = where.split(":")
    game: Game = getattr(importlib.import_module(module), name)(
        meta.settle(options or {}), components_of(meta) if components is None else components
    )
    return game
