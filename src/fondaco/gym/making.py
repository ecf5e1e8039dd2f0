"""What every environment is made of, and the checks on what its maker wishes."""

from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fondaco.gym.plan import shape_of
from fondaco.gym.table import Table
from fondaco.table.contract import Game
from fondaco.table.meta import check_seats
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Invalid, Seat

RENDER_MODES = ("ansi", "rgb_array", "human")
Mask = NDArray[np.int8]
Observation = dict[str, Any]


def open_table(
    slug: str, players: int | None, options: Mapping[str, str] | None
) -> tuple[Game, int]:
    """The game and how many play it; `Invalid` for what cannot be."""
    meta = find_title(slug)
    seats = max(meta.least_seats, min(3, meta.most_seats)) if players is None else players
    if not is_whole(seats):
        raise Invalid("players", f"{players!r} is not a whole number")
    check_seats(meta, int(seats))
    if options is not None and not isinstance(options, Mapping):
        raise Invalid("options", "must be a dict of names and values")
    for name, value in (options or {}).items():
        if not isinstance(value, str):
            raise Invalid(f"option {name}", f"{value!r} is not a text")
    return open_game(slug, options), int(seats)


def is_whole(number: object) -> bool:
    """Whether it is a whole number, of Python or NumPy."""
    return isinstance(number, int | np.integer) and not isinstance(number, bool)


def check_mode(mode: str | None) -> None:
    """`Invalid` unless it can be rendered so."""
    if mode is not None and mode not in RENDER_MODES:
        raise Invalid("render_mode", f"{mode!r} is not one of: {', '.join(RENDER_MODES)}")


def check_bounds(forms: object, **bounds: int) -> None:
    """`Invalid` unless forms are wished or not, and each bound is a whole number from 1 on."""
    if not isinstance(forms, bool):
        raise Invalid("forms", f"{forms!r} is not True or False")
    for name, bound in bounds.items():
        if not is_whole(bound) or bound < 1:
            raise Invalid(name, f"{bound!r} is not a whole number from 1 on")


def check_seed(seed: int | None) -> None:
    """`ValueError` unless it is a whole number that is not negative."""
    if seed is not None and (not is_whole(seed) or seed < 0):
        raise ValueError(f"a seed is a whole number from 0 on, not {seed!r}")


def luck(seed: int) -> Random:
    """A generator that follows from a seed alone."""
    return Random(f"fondaco environment {seed}")


def action_space(game: Game) -> spaces.Discrete:
    """The words of a title."""
    return spaces.Discrete(shape_of(game).vocabulary.size)


def observation_space(game: Game) -> spaces.Dict:
    """A tensor and a mask of words."""
    shape = shape_of(game)
    words = shape.vocabulary.size
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (shape.slots + words,), np.float32),
            "action_mask": spaces.Box(0, 1, (words,), np.int8),
        }
    )


def mask(table: Table, seat: Seat) -> Mask:
    """Which words a seat may say."""
    found = np.zeros(table.shape.vocabulary.size, np.int8)
    found[table.words(seat)] = 1
    return found


def observe(table: Table, seat: Seat) -> Observation:
    """What a seat sees and may say."""
    allowed = mask(table, seat)
    tensor = np.zeros(table.slots, np.float32)
    write_tensor(table, seat, tensor)
    return {"observation": tensor, "action_mask": allowed}


def write_tensor(table: Table, seat: Seat, into: NDArray[np.float32]) -> None:
    """What a seat sees, written over zeros."""
    slots = table.tensor(seat)
    into[list(slots)] = list(slots.values())
