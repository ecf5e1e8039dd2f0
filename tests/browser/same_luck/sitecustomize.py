"""Python reads this at its start: a house with it deals every table of a kind the same way.

A browser test that meets other cards each time fails by luck. What strangers must not guess (ids,
links, sessions) stays random: it comes from `token_urlsafe` and `choice`.
"""

import secrets


def _same_hex(nbytes: int | None = None) -> str:
    return "5e" * (nbytes or 32)


def _same_bits(k: int) -> int:
    return 1204 % (1 << k)


secrets.token_hex = _same_hex
secrets.randbits = _same_bits
