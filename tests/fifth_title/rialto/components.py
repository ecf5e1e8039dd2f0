"""The printed numbers of Rialto, read and checked."""

from typing import Any

import msgspec

from fondaco.table.bounds import Money
from fondaco.table.words import Invalid


class _Coins(msgspec.Struct):
    each: Money


class _Lots(msgspec.Struct):
    values: tuple[Money, ...]


class _File(msgspec.Struct):
    coins: _Coins
    lots: _Lots


class Components:
    """Everybody's coins and the values of the lots."""

    def __init__(self, data: dict[str, Any]) -> None:
        try:
            file = msgspec.convert(data, _File)
        except msgspec.ValidationError as error:
            raise Invalid.misshapen("components", error) from None
        if not 0 <= file.coins.each <= 99:
            raise Invalid("components.coins.each", "must be 0 to 99", "RI-102")
        if min(file.lots.values, default=1) < 1:
            raise Invalid("components.lots.values", "must be at least 1", "RI-101")
        self.coins = file.coins.each
        self.lots = file.lots.values
