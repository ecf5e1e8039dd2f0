"""The faces of every title that researchers know: PettingZoo and Gymnasium.

    fondaco.gym.aec("oltre-mare", players=3)           PettingZoo, one seat after the other
    fondaco.gym.parallel("golden-horn", players=2)     PettingZoo, all at once
    gymnasium.make("fondaco/OltreMare-v0")             one seat against bots
    gymnasium.make_vec("fondaco/OltreMare-v0", 64, vectorization_mode="vector_entry_point")

`pip install 'fondaco[gym]'` brings what this needs; docs/research.md explains words and tensors.
"""

from typing import TYPE_CHECKING, Any

from fondaco.gym.describe import describe
from fondaco.gym.registration import register

if TYPE_CHECKING:
    from fondaco.gym.together import parallel as parallel
    from fondaco.gym.turnwise import aec as aec

__all__ = ["aec", "describe", "parallel", "register"]


def __getattr__(name: str) -> Any:
    """PettingZoo is loaded when it is asked for."""
    if name == "aec":
        from fondaco.gym.turnwise import aec

        return aec
    if name == "parallel":
        from fondaco.gym.together import parallel

        return parallel
    raise AttributeError(name)


register()
