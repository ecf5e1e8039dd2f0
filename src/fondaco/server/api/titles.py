"""Calls about titles: what can be played, by which rules, in which words."""

import hashlib
from typing import Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, FromQuery

from fondaco.bots import BOTS
from fondaco.locale import LANGUAGES, PAGE_FILES, TABLE_FILES, house_texts
from fondaco.server.files import unchanged
from fondaco.server.safety.problems import invalid, not_found
from fondaco.table.catalogue import Text, catalogue
from fondaco.table.meta import Meta
from fondaco.table.titles import components_of, resource, titles


class OptionInfo(msgspec.Struct, frozen=True):
    """A house rule that can be chosen."""

    name: str
    values: tuple[str, ...]
    default: str
    least: int | None
    most: int | None
    ruling: str


class Title(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    slug: str
    name: str
    least_seats: int
    most_seats: int
    languages: tuple[str, ...]
    bots: tuple[str, ...]
    options: tuple[OptionInfo, ...]
    presets: dict[str, dict[str, dict[str, str]]]


class ChapterText(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    id: str
    text: str


class RuleText(msgspec.Struct, frozen=True):
    """A rule."""

    id: str
    chapter: str
    text: str
    source: str
    rulings: tuple[str, ...]


class RulingText(msgspec.Struct, frozen=True):
    """What was decided where the rulebook leaves a question."""

    id: str
    question: str
    decision: str
    source: str
    option: str | None


class ValueText(msgspec.Struct, frozen=True):
    """A value of an option."""

    name: str
    text: str


class OptionWords(msgspec.Struct, frozen=True):
    """An option, explained."""

    name: str
    ruling: str
    label: str
    values: tuple[ValueText, ...]


class Rules(msgspec.Struct, frozen=True):
    """All rules of a title in one language."""

    chapters: tuple[ChapterText, ...]
    rules: tuple[RuleText, ...]
    rulings: tuple[RulingText, ...]
    options: tuple[OptionWords, ...]


def _meta(slug: str) -> Meta:
    meta = titles().get(slug)
    if meta is None:
        raise not_found("title")
    return meta


def _title(meta: Meta) -> Title:
    options = tuple(
        OptionInfo(o.name, o.values, o.default, o.least, o.most, o.ruling) for o in meta.options
    )
    return Title(
        meta.slug,
        meta.name,
        meta.least_seats,
        meta.most_seats,
        LANGUAGES,
        BOTS,
        options,
        meta.presets,
    )


def _spoken_language(language: str) -> str:
    if language not in LANGUAGES:
        raise invalid("language", f"must be one of: {', '.join(LANGUAGES)}")
    return language


@get("/titles")
async def list_titles() -> list[Title]:
    """All titles."""
    return [_title(meta) for meta in titles().values()]


@get("/titles/{slug:str}")
async def get_title(slug: FromPath[str]) -> Title:
    """One title."""
    return _title(_meta(slug))


@get("/titles/{slug:str}/components")
async def get_components(slug: FromPath[str]) -> dict[str, Any]:
    """The component data of a title, each part with its provenance."""
    return components_of(_meta(slug))


@get("/titles/{slug:str}/rules")
async def get_rules(slug: FromPath[str], language: FromQuery[str] = "en") -> Rules:
    """The rule catalogue of a title."""
    found, tongue = catalogue(_meta(slug)), _spoken_language(language)

    def say(text: Text) -> str:
        return text[tongue]

    return Rules(
        tuple(ChapterText(c.id, say(c.text)) for c in found.chapters),
        tuple(
            RuleText(r.id, found.chapter_of(r).id, say(r.text), r.source, r.rulings)
            for r in found.rules
        ),
        tuple(
            RulingText(r.id, say(r.question), say(r.decision), r.source, r.option)
            for r in found.rulings
        ),
        tuple(
            OptionWords(
                o.name,
                o.ruling,
                say(o.label),
                tuple(ValueText(v.name, say(v.text)) for v in o.values),
            )
            for o in found.options
        ),
    )


def _fluent(request: Request[Any, Any, Any], text: str) -> Response[str | None]:
    """A Fluent file that a browser asks for again only when it changed."""
    tag = hashlib.sha256(text.encode()).hexdigest()[:32]
    headers = {
        "etag": f'"{tag}"',
        "cache-control": CacheControlHeader(no_cache=True).to_header(),
    }
    if unchanged(request, tag):
        return Response(None, status_code=304, headers=headers)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/titles/{slug:str}/texts/{language:str}", media_type="text/plain")
async def get_title_texts(
    request: Request[Any, Any, Any], slug: FromPath[str], language: FromPath[str]
) -> Response[str | None]:
    """The Fluent texts of a title."""
    return _fluent(request, resource(_meta(slug), f"texts/{_spoken_language(language)}.ftl"))


@get("/texts/{language:str}", media_type="text/plain")
async def get_house_texts(
    request: Request[Any, Any, Any], language: FromPath[str]
) -> Response[str | None]:
    """The Fluent texts of the house that a table needs, and every page."""
    return _fluent(request, house_texts(_spoken_language(language), TABLE_FILES))


@get("/texts/{language:str}/pages", media_type="text/plain")
async def get_page_texts(
    request: Request[Any, Any, Any], language: FromPath[str]
) -> Response[str | None]:
    """The Fluent texts of the pages of the house."""
    return _fluent(request, house_texts(_spoken_language(language), PAGE_FILES))


ROUTER = Router(
    "/api",
    route_handlers=[
        list_titles,
        get_title,
        get_components,
        get_rules,
        get_title_texts,
        get_house_texts,
        get_page_texts,
    ],
    tags=["titles"],
)
