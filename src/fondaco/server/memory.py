"""Python's collector of cycles, kept from holding up the house.

A full collection looks at everything: with a thousand tables in memory it takes a third of a
second, and by itself it comes in the middle of somebody's turn, every few seconds. Even the middle
generation takes ten milliseconds. So only the youngest objects are collected, in small bites, best
when an action has just been answered; the timers collect every minute what came since and is gone,
above all connections (each leaves 20 kB of cycles), and rarely everything.
"""

import gc

_YOUNG = 300
_NEVER = 1_000_000_000


def calm() -> None:
    """Set aside what was loaded at the start, and collect only what is young from now on."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _NEVER, _NEVER)


def take_a_bite() -> None:
    """Collect what is young now: nobody waits for it at this moment."""
    gc.collect(0)


def sweep(*, everything: bool) -> None:
    """Collect what came since the last sweep, or everything."""
    gc.collect(2 if everything else 1)
