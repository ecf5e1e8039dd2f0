"""Names nobody can guess: ids, secrets and how they are kept."""

import hashlib
import secrets

_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A public name for something: short enough for an address, too many to try out."""
    return "".join(secrets.choice(_LETTERS) for _ in range(16))


def new_secret() -> str:
    """Something only its holder knows."""
    return secrets.token_urlsafe(32)


def kept(secret: str) -> str:
    """How a secret is kept and looked up.

    Who reads the database cannot use it, and how long a look-up takes says nothing about it.
    """
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
