"""Web Push: a notice for a browser that has no page open, sealed so that only it can read it.

RFC 8291 (what is sealed), RFC 8188 (how it is written) and RFC 8292 (who says so: VAPID).
"""

import base64
import os
import time
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from sqlalchemy import Row

from fondaco.locale import Voice
from fondaco.server.config import Config
from fondaco.server.notices import outside
from fondaco.server.notices.devices import Device
from fondaco.server.notices.letters import address_of, sentence, title_name

_CURVE = ec.SECP256R1()
_RECORD = 4096
_HOURS = 12
"""How long a push service keeps it for a phone that is off: then the turn's clock says more."""
GONE = (404, 410)
"""How a push service says that the browser no longer wants to be rung."""


def to_text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def seal(
    text: bytes,
    p256dh: str,
    auth: str,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """The message as only the browser with these keys can read it."""
    own = own or ec.generate_private_key(_CURVE)
    salt = salt or os.urandom(16)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, to_bytes(p256dh))
    ours = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\0" + _point(theirs) + ours
    key = _derive(to_bytes(auth), shared, info, 32)
    content = _derive(salt, key, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, key, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content).encrypt(nonce, text + b"\x02", None)
    return salt + _RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


class Signer:
    """The key by which push services know this house."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = to_text(_point(key.public_key()))
        """What a browser must know to let this house ring it."""

    @classmethod
    def of(cls, kept: str) -> Self:
        return cls(ec.derive_private_key(int(kept, 16), _CURVE))

    def headers(self, config: Config, url: str) -> dict[str, str]:
        """What says to the push service who calls."""
        split = urlsplit(url)
        claims = {
            "aud": f"{split.scheme}://{split.netloc}",
            "exp": int(time.time()) + _HOURS * 3600,
            "sub": address_of(config, "/"),
        }
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        words = ".".join(to_text(msgspec.json.encode(part)) for part in parts)
        found = decode_dss_signature(self._key.sign(words.encode(), ec.ECDSA(hashes.SHA256())))
        signature = b"".join(number.to_bytes(32, "big") for number in found)
        return {"Authorization": f"vapid t={words}.{to_text(signature)}, k={self.public}"}


def new_key() -> str:
    """A key for `Signer`, as it is kept."""
    return f"{ec.generate_private_key(_CURVE).private_numbers().private_value:064x}"


def body_of(language: str, notice: Row[Any]) -> bytes:
    """What the browser shows: that something waits, and where."""
    told = {
        "id": str(notice.id),
        "title": title_name(notice.title),
        "text": sentence(Voice(language, "", ()), notice),
        "url": f"/table/{notice.table_id}",
        "table": notice.table_id,
    }
    return msgspec.json.encode(told)


async def ring(
    config: Config, signer: Signer, device: Device, language: str, notice: Row[Any]
) -> None:
    """Tell one browser of one notice; raises `Unreachable`."""
    headers = {
        **signer.headers(config, device.endpoint),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_HOURS * 3600),
        "Urgency": "high" if notice.kind in ("turn", "nudge") else "normal",
        # A later notice of the same table takes the place of one that still waits.
        "Topic": notice.table_id,
    }
    body = seal(body_of(language, notice), device.p256dh, device.auth)
    await outside.post(config, device.endpoint, body, headers)
