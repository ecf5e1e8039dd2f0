"""The undo law: a seat's last actions, until it hears that another acted, chance spoke or an
event was final.

The answer follows from what the seat has heard and from nothing else, so it betrays nothing.
An act that the seat does not hear of changes neither the answer nor its reason. It also stays
when the seat takes back an earlier act of its own.
"""

from collections.abc import Sequence

import msgspec

from fondaco.table.audience import hears
from fondaco.table.words import Event, Refusal, Seat

RULE = "FO-UNDO"


class Reach(msgspec.Struct, frozen=True):
    """What one seat may take back: the numbers of its acts, and why none before them."""

    acts: tuple[int, ...] = ()
    why: str = "nothing"

    @property
    def refusal(self) -> Refusal | None:
        """Why the seat may not take anything back, or None."""
        return None if self.acts else Refusal(RULE, {"why": self.why})


Reaches = tuple[Reach, ...]
"""By seat."""


def after_act(
    reaches: Reaches, seat: Seat, number: int, drew: bool, told: Sequence[tuple[Event, int]]
) -> Reaches:
    """When a seat has acted: what it told, to whom, and whether chance was asked."""

    def after(ear: Seat, reach: Reach) -> Reach:
        heard = [event for event, audience in told if hears(audience, ear)]
        if ear != seat:
            return Reach((), "another") if heard else reach
        final = ["chance"] if drew else [e.final.why for e in heard if e.final.why is not None]
        return Reach((), final[0]) if final else Reach((*reach.acts, number), reach.why)

    return tuple(after(ear, reach) for ear, reach in enumerate(reaches))


def after_undo(reaches: Reaches, seat: Seat, heard: Sequence[bool]) -> Reaches:
    """When a seat has taken back its last act; `heard` says by seat who had heard of it."""

    def after(ear: Seat, reach: Reach) -> Reach:
        if ear == seat:
            return Reach(reach.acts[:-1], reach.why)
        return Reach((), "another") if heard[ear] else reach

    return tuple(after(ear, reach) for ear, reach in enumerate(reaches))


def oldest(reaches: Reaches) -> int | None:
    """The number of the oldest act that somebody may still take back."""
    return min((number for reach in reaches for number in reach.acts), default=None)
