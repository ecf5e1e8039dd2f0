"""Web Push: sealed for one browser, signed by the house, rung when no page is open."""

import json
import time
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from fondaco.server.config import Config
from fondaco.server.house import House
from fondaco.server.notices import outbox
from fondaco.server.notices.devices import MOST, Keys, Subscription, keep_device
from fondaco.server.notices.push import Signer, _derive, _point, new_key, seal, to_bytes, to_text
from fondaco.server.notices.sender import make_round
from fondaco.server.tables.happenings import Happening
from tests.server.entrance.houses import Running, easy, open_house
from tests.server.entrance.receiver import Hook

CURVE = ec.SECP256R1()
TITLE = "golden-horn"


def test_it_is_sealed_as_the_standard_says() -> None:
    """The example of RFC 8291, section 5 and appendix A."""
    own = ec.derive_private_key(
        int.from_bytes(to_bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big"), CURVE
    )
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        own,
        to_bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert to_text(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qul"
        "cy4a-fN"
    )


class Phone:
    """A browser that can open what it gets."""

    def __init__(self, endpoint: str) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = b"sixteen letters!"
        keys = Keys(to_text(_point(self._key.public_key())), to_text(self._auth))
        self.subscription = Subscription(endpoint, keys)

    def open(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, body[21 : 21 + length])
        info = b"WebPush: info\0" + _point(self._key.public_key()) + _point(theirs)
        key = _derive(self._auth, self._key.exchange(ec.ECDH(), theirs), info, 32)
        content = _derive(salt, key, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derive(salt, key, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(content).decrypt(nonce, body[21 + length :], None)
        return json.loads(text.rstrip(b"\x02"))


def test_the_house_signs_for_itself() -> None:
    signer = Signer.of(new_key())
    config = Config(url="https://games.example.org")
    words = signer.headers(config, "https://push.example.org/x")["Authorization"]
    token, key = words.removeprefix("vapid t=").split(", k=")
    assert key == signer.public
    head, claims, signature = token.split(".")
    told = json.loads(to_bytes(claims))
    assert told["aud"] == "https://push.example.org"
    assert told["sub"] == "https://games.example.org/"
    assert 0 < told["exp"] - time.time() < 24 * 3600
    raw = to_bytes(signature)
    dss = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(key))
    public.verify(dss, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(dss, f"{head}.{claims}x".encode(), ec.ECDSA(hashes.SHA256()))


def test_a_phone_rings_once_and_is_forgotten_when_it_is_gone(database: str, hook: Hook) -> None:
    config = easy(database, private_webhooks=True, notice_delay=0)
    with open_house(config) as running:
        me = running.guest("Zoë").me()["id"]
        phone = Phone(hook.url)

        async def ring(house: House, number: int) -> None:
            async with house.store.write() as connection:
                await outbox.note(connection, [Happening("ended", "t", TITLE, me, number)])
            await make_round(house, "push")

        async def keep(house: House) -> None:
            async with house.store.write() as connection:
                await keep_device(connection, me, phone.subscription)

        running.do(keep(running.house))
        running.do(ring(running.house, 1))
        running.do(make_round(running.house, "push"))
        (headers, body), *more = hook.calls
        assert more == []
        told = phone.open(body)
        assert (told["url"], told["title"]) == ("/table/t", "Golden Horn")
        assert told["text"]
        assert headers["Content-Encoding"] == "aes128gcm"
        assert headers["Authorization"].endswith(running.house.signer.public)

        hook.status = 410
        running.do(ring(running.house, 2))
        running.do(ring(running.house, 3))
        assert len(hook.calls) == 2, "who is gone is not rung again"


def test_devices_are_kept_and_let_go(any_house: Running) -> None:
    guest, other = any_house.guest("Ada"), any_house.guest("Bruno")
    key = guest.get("/api/me/devices").json()["key"]
    assert len(to_bytes(key)) == 65
    assert other.get("/api/me/devices").json()["key"] == key
    phone = Phone("https://push.example.org/one").subscription
    keys = {"p256dh": phone.keys.p256dh, "auth": phone.keys.auth}
    asked = {"endpoint": phone.endpoint, "expirationTime": None, "keys": keys}
    device = guest.post("/api/me/devices", json=asked).json()["id"]
    assert [one["id"] for one in guest.get("/api/me/devices").json()["devices"]] == [device]
    assert other.delete(f"/api/me/devices/{device}").status_code == 404
    # Whoever signs in at the same browser is rung there, and nobody else.
    assert other.post("/api/me/devices", json=asked).status_code == 201
    assert guest.get("/api/me/devices").json()["devices"] == []
    assert other.delete(f"/api/me/devices/{device}").status_code == 204
    for number in range(MOST + 2):
        guest.post(
            "/api/me/devices", json=asked | {"endpoint": f"https://push.example.org/{number}"}
        )
    assert len(guest.get("/api/me/devices").json()["devices"]) == MOST


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"endpoint": "http://push.example.org/one"}, "endpoint"),
        ({"endpoint": "https://user@push.example.org/one"}, "endpoint"),
        ({"endpoint": "https://[x"}, "endpoint"),
        ({"endpoint": "https://push.example.org/ä"}, "endpoint"),
        ({"keys": {"p256dh": "AAAA", "auth": "BTBZMqHH6r4Tts7J_aSIgg"}}, "keys.p256dh"),
        ({"keys": {"p256dh": "B" + "A" * 86, "auth": "x"}}, "keys.auth"),
    ],
)
def test_what_no_push_service_gives_out_is_refused(
    house: Running, change: dict[str, object], field: str
) -> None:
    phone = Phone("https://push.example.org/one").subscription
    keys = {"p256dh": phone.keys.p256dh, "auth": phone.keys.auth}
    asked = {"endpoint": phone.endpoint, "keys": keys} | change
    answer = house.guest().post("/api/me/devices", json=asked)
    assert answer.status_code == 422
    assert answer.json()["field"] == field
