"""How the parametrised choices are typed: a line for each form, with an example that fits."""

from collections.abc import Mapping

import msgspec

from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.sight import Galley, MediterraneeView
from fondaco.table.contract import Game
from fondaco.table.words import Field, Form, Phrase, View

Value = str | int | Mapping[str, int] | Mapping[str, Mapping[str, int]]


def form(game: Game, view: View, blanks: Form) -> Phrase:
    """A form as a choice: an example of it as it could be typed, and what it is for."""
    assert isinstance(game, Mediterranee)
    assert isinstance(view, MediterraneeView)
    what = Phrase(f"form-{blanks.do.replace('_', '-')}")
    return Phrase("form-line", {"what": what, "example": _typed(view, blanks)})


def _typed(view: MediterraneeView, form: Form) -> str:
    """A form filled in as one would type it; optional blanks are left out."""
    filled = [(field.name, _example(view, form, field)) for field in form.fields]
    return " ".join(
        [form.do, *(f"{name}={_text(value)}" for name, value in filled if value is not None)]
    )


def _text(value: Value) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _example(view: MediterraneeView, form: Form, field: Field) -> Value | None:
    """What a blank could hold; None leaves it out."""
    if field.flag:
        return None
    if field.name in ("buyer", "mover"):
        return next(seat for seat in range(view.seats) if seat != view.seat)
    if form.do == "rearrange" and field.kinds:
        return {name: _held(view.galleys[name]) for name in field.keys[:2]}
    if field.kinds:
        return _cargo(view, form, field)
    if field.optional:
        return None
    if field.among:
        return field.among[0]
    if field.keys:
        return {field.keys[0]: max(field.low, field.step)}
    return min(field.high, max(field.low, _SENSIBLE.get(field.name, field.low)))


_SENSIBLE = {"amount": 300, "price": 200, "lowest": 100, "pay": 100, "tokens": 2}


def _held(galley: Galley) -> dict[str, int]:
    return {"sailors": galley.sailors, **galley.goods}


def _cargo(view: MediterraneeView, form: Form, field: Field) -> dict[str, dict[str, int]] | None:
    """One of the goods that are talked about, on one of the galleys."""
    if form.do == "accept":
        talk = view.talk
        deal = None if talk is None else talk.counter or talk.deal
        for load in () if deal is None else deal.give.values():
            return {field.keys[0]: {next(iter(load)): 1}}
        return None
    if field.name == "receive":
        return None
    near = field.keys
    if view.prize is not None:
        near = (view.prize.victor, view.prize.beaten)
    for name in near:
        for good in view.galleys[name].goods:
            return {name if name in field.keys else field.keys[0]: {good: 1}}
    return {}
