"""One spelling for each address: what proxies and routers could read in two ways is refused."""

import re
import string

from fondaco.server.safety.problems import invalid, not_found

MOST_LETTERS = 1000
"""Of a path as it is sent; ids, titles and codes are far shorter."""

# No empty segment, none of dots, no slash at the end, no backslash.
_PATH = re.compile(
    rb"/|(?:/(?!\.\.?(?:/|\Z))(?:[A-Za-z0-9\-._~!$&'()*+,;=:@|^\[\]]|%[0-9A-Fa-f]{2})+)+"
)
_ENCODED = re.compile(rb"%(..)")
# Some reader on the way would decode these, and see another path than we do.
_NEVER_ENCODED = frozenset(
    [*range(0x20), 0x7F, *(string.ascii_letters + string.digits + "-._~/\\%").encode()]
)


def check_spelling(raw_path: bytes, path: str, query: bytes) -> None:
    """404 for a path that is not spelt as we spell it, 422 for a NUL in the query."""
    if len(raw_path) > MOST_LETTERS or not _PATH.fullmatch(raw_path):
        raise not_found("address")
    if any(int(code, 16) in _NEVER_ENCODED for code in _ENCODED.findall(raw_path)):
        raise not_found("address")
    if "\ufffd" in path:  # what was encoded is not UTF-8
        raise not_found("address")
    if b"%00" in query:
        raise invalid("query", "must not hold a NUL")
