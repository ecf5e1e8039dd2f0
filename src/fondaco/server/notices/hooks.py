"""Webhooks: what they tell, and how it is signed."""

import hashlib
import hmac
import time
from typing import Any

import msgspec
from sqlalchemy import Row

from fondaco.server.config import Config
from fondaco.server.moments import iso
from fondaco.server.notices import outside
from fondaco.server.notices.letters import address_of, title_name


def sign(secret: str, moment: int, body: bytes) -> str:
    """What the receiver compares: t=SECONDS,v1=HMAC-SHA256 of "SECONDS.BODY"."""
    code = hmac.new(secret.encode(), f"{moment}.".encode() + body, hashlib.sha256)
    return f"t={moment},v1={code.hexdigest()}"


def body_of(config: Config, notice: Row[Any]) -> bytes:
    """What is told: that something waits, and where."""
    told = {
        "id": notice.id,
        "at": iso(notice.at),
        "kind": notice.kind,
        "table": notice.table_id,
        "title": notice.title,
        "name": title_name(notice.title),
        "url": address_of(config, f"/table/{notice.table_id}"),
    }
    return msgspec.json.encode(told)


async def call(config: Config, url: str, secret: str, notice: Row[Any]) -> None:
    """Post one notice; raises `Unreachable` unless the answer is a 2xx."""
    body = body_of(config, notice)
    headers = {
        "Content-Type": "application/json",
        "X-Fondaco-Delivery": str(notice.id),
        "X-Fondaco-Signature": sign(secret, int(time.time()), body),
    }
    await outside.post(config, url, body, headers)
