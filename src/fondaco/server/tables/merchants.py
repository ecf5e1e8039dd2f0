"""What bots are called: merchants of the time, each with a letter of his own."""

from collections.abc import Iterable

NAMES = ("Pegolotti", "Datini", "Zaccaria", "Lomellini", "Embriaco", "Contarini", "Giustiniani")


def merchant(taken: Iterable[str | None]) -> str:
    """A merchant whom nobody at the table is called like."""
    known = set(taken)
    return next(name for name in NAMES if name not in known)
