"""The files of the web app: read and packed once, and sent again only when they changed."""

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request, Response

import fondaco
from fondaco.server.safety.problems import not_found

STATIC = Path(fondaco.__file__).parent / "static"

PACKED = "packed"
"""The mark of a handler that answers with what is packed once, not at every answer."""
_PACKED = (".js", ".css", ".html", ".json", ".svg")  # fonts and pictures are packed already
_NAME = re.compile(r"(?:[\w-][\w.-]{0,99}/){0,5}[\w-][\w.-]{0,99}", re.ASCII)


class Asset(msgspec.Struct, frozen=True):
    """A file as it is sent."""

    kind: str
    tag: str
    plain: bytes
    packed: bytes | None


@lru_cache(maxsize=256)
def _asset(file: Path, _changed: int) -> Asset:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or file.suffix in _PACKED:
        kind += "; charset=utf-8"
    return asset_of(body, kind, packed=file.suffix in _PACKED)


def asset_of(body: bytes, kind: str, *, packed: bool = True) -> Asset:
    """Something that is sent as it is, again and again."""
    tag = hashlib.sha256(body).hexdigest()[:32]
    return Asset(kind, tag, body, gzip.compress(body, 9, mtime=0) if packed else None)


def find_asset(name: str) -> Asset:
    """The file of this name, or the app's page for every address without a dot."""
    if "." not in name.rpartition("/")[2]:
        file = STATIC / "index.html"
    elif _NAME.fullmatch(name):
        file = (STATIC / name).resolve()
    else:
        raise not_found("file")
    if not file.is_relative_to(STATIC) or not file.is_file():
        raise not_found("file")
    return _asset(file, file.stat().st_mtime_ns)


def unchanged(request: Request[Any, Any, Any], tag: str) -> bool:
    """Whether the browser has this version already."""
    words = request.headers.get("if-none-match", "").split(",")
    return f'"{tag}"' in [word.strip().removeprefix("W/") for word in words]


def answer(request: Request[Any, Any, Any], asset: Asset) -> Response[bytes | None]:
    """The asset, packed if the browser can unpack it, or word that it is unchanged."""
    headers = {"etag": f'"{asset.tag}"', "cache-control": "no-cache", "vary": "accept-encoding"}
    if unchanged(request, asset.tag):
        return Response(None, status_code=304, headers=headers)
    body = asset.plain
    if asset.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = asset.packed, "gzip"
    return Response(body, media_type=asset.kind, headers=headers)
