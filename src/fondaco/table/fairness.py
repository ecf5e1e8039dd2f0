"""How a table proves that its luck was fixed before the first action.

1. The house draws a secret and publishes its SHA-256: the commitment.
2. Each seat then adds a contribution of its own, in the open.
3. seed = SHA-256 of the secret and all contributions, each preceded by its length (4 bytes).
4. The secret is published when the game is over; anybody can now derive every draw
   (`chance.SeededChance`) and compare.
"""

import hashlib


def commit(secret: bytes) -> str:
    """What is published of a secret before anybody contributes."""
    return hashlib.sha256(secret).hexdigest()


def mix(secret: bytes, contributions: list[str]) -> bytes:
    """The seed of a table."""
    digest = hashlib.sha256()
    for part in [secret, *(text.encode() for text in contributions)]:
        digest.update(len(part).to_bytes(4, "big") + part)
    return digest.digest()
