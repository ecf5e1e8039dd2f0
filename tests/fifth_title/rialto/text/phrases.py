"""Rialto in words."""

from collections.abc import Callable

import msgspec

from fondaco.table.contract import Game
from fondaco.table.words import Action, Event, Phrase, View
from rialto.words import RialtoView


def draw(game: Game, view: View, say: Callable[[Phrase], str]) -> str:
    assert isinstance(view, RialtoView)
    return say(Phrase("lot-on-show", {"lot": view.lot, "bank": view.bank}))


def question(game: Game, view: View) -> Phrase:
    return Phrase("question")


def choice(game: Game, view: View, action: Action) -> Phrase:
    data = msgspec.to_builtins(action)
    return Phrase(f"action-{data.pop('do')}", data)


def event(game: Game, happened: Event) -> Phrase:
    data = msgspec.to_builtins(happened)
    tag = data.pop("it").replace("_", "-")
    told: dict[str, str | int | Phrase | list[Phrase]] = {
        name: value for name, value in data.items() if isinstance(value, int)
    }
    if "seat" in told:
        told["seat"] = Phrase("seat", {"seat": data["seat"]})
    return Phrase(f"event-{tag}", told)
