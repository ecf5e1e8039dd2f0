"""What handlers ask for."""

from typing import TypeAlias

from litestar.di import NamedDependency

from fondaco.server.house import House

Here: TypeAlias = NamedDependency[House]
"""The house a handler works in."""
