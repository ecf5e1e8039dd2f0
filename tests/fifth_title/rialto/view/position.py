"""Whole positions: written, read, and built if they can lie on the table."""

from collections import Counter
from typing import Any

import msgspec

from fondaco.parley.sealed import Sealed
from fondaco.table.reading import read
from fondaco.table.words import Invalid
from rialto.state import Quay


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    left: tuple[int, ...]
    purses: tuple[int, ...]
    lots: tuple[int, ...]
    bank: int
    lot: int
    bids: tuple[int | None, ...]


def read_position(data: dict[str, Any]) -> Position:
    """A position from JSON data, or `Invalid` naming the field."""
    return read(data, Position, "position")


def write_position(quay: Quay) -> dict[str, Any]:
    return {
        "seats": quay.seats,
        "left": sorted(quay.left),
        "purses": quay.purses[:],
        "lots": quay.lots[:],
        "bank": quay.bank,
        "lot": quay.lot,
        "bids": [quay.sealed.of(seat) for seat in range(quay.seats)],
    }


def build(quay: Quay, position: Position) -> None:
    """Put everything where the position says, or `Invalid` naming the field and the rule."""
    _check(quay, position)
    quay.left, quay.lots = list(position.left), list(position.lots)
    quay.purses, quay.bank = list(position.purses), position.bank
    quay.lot = position.lot
    quay.sealed = Sealed(tuple(range(quay.seats)) if quay.lot else ())
    for seat, bid in enumerate(position.bids):
        if bid is not None:
            quay.sealed.put(seat, bid)


def _check(quay: Quay, position: Position) -> None:
    seats, each = quay.seats, quay.parts.coins
    for field in ("purses", "bids", "lots"):
        if len(getattr(position, field)) != seats:
            raise Invalid(f"position.{field}", f"must be one for each of {seats} seats")
    for seat, purse in enumerate(position.purses):
        if not 0 <= purse <= each:
            raise Invalid(f"position.purses[{seat}]", f"holds 0 to {each} coins")
    if position.bank != each * seats - sum(position.purses):
        raise Invalid("position.bank", "must hold the coins that are nowhere else")
    all_lots = Counter(quay.parts.lots)
    left = Counter(position.left) + Counter([position.lot] if position.lot else [])
    if left - all_lots:
        raise Invalid("position.left", "there are not so many lots", "RI-101")
    if position.left and not position.lot:
        raise Invalid("position.lot", "is drawn while any are left", "RI-101")
    sold = sum((all_lots - left).elements())
    if min(position.lots) < 0 or sum(position.lots) > sold:
        raise Invalid("position.lots", f"lots worth {sold} were drawn", "RI-101")
    for seat, bid in enumerate(position.bids):
        if bid is not None and (not position.lot or not 0 <= bid <= position.purses[seat]):
            raise Invalid(f"position.bids[{seat}]", "is more than the purse", "RI-102")
    if position.lot and None not in position.bids:
        raise Invalid("position.bids", "have all been made, so they are shown", "RI-103")
