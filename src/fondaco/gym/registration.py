"""Telling Gymnasium the names of the environments: `fondaco/OltreMare-v0` and so on."""

from fondaco.gym.plan import read_plan
from fondaco.table.titles import titles


def name_of(slug: str) -> str:
    """The name of a title's environment, without its version."""
    return "fondaco/" + "".join(word.capitalize() for word in slug.split("-"))


def register() -> None:
    """Register every title once; importing `fondaco.gym` does it."""
    from gymnasium.envs.registration import register as tell
    from gymnasium.envs.registration import registry

    for slug, meta in titles().items():
        plan = read_plan(meta)
        name = f"{name_of(slug)}-v{0 if plan is None else plan.version}"
        if name not in registry:
            tell(
                id=name,
                entry_point="fondaco.gym.single:Single",
                vector_entry_point="fondaco.gym.vector:Tables",
                kwargs={"slug": slug},
            )
