"""Values that were learnt: weights of a title's features, from its data file `values.json`.

A small network turns the features of a seat into a hope; the chances to win are the seats' shares
by hope. One network for each number of seats. `scripts/learn.py` makes the file.
"""

import json
from functools import cache
from math import tanh
from typing import Any

from fondaco.table.titles import find_title, resource

FILE = "values.json"


class Net:
    """One layer of units and a straight way past them."""

    def __init__(self, data: dict[str, Any]) -> None:
        """`units`: by unit, the weights of the features, its own bias, and what it counts."""
        self.straight = [float(weight) for weight in data["straight"]]
        self.units = [[float(weight) for weight in unit] for unit in data["units"]]
        self.counts = [float(count) for count in data["counts"]]
        self.bias = [float(bias) for bias in data["bias"]]

    def hope(self, features: list[float]) -> float:
        """What the features of a seat promise it."""
        hope = 0.0
        for place, weight in enumerate(self.straight):
            hope += weight * features[place]
        for number, unit in enumerate(self.units):
            total = self.bias[number]
            for place, weight in enumerate(unit):
                total += weight * features[place]
            hope += self.counts[number] * tanh(total)
        return hope


def read_nets(data: dict[str, Any]) -> dict[int, Net]:
    """The networks of a data file by number of seats."""
    return {int(seats): Net(net) for seats, net in data["nets"].items()}


@cache
def learnt(slug: str) -> dict[int, Net]:
    """The networks of a title by number of seats."""
    return read_nets(json.loads(resource(find_title(slug), FILE)))
