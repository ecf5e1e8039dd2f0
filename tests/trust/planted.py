"""Twenty leaks to be planted, one at a time, in an honest title.

Each stands between the house and a true game and lets one bit of the whole position, secrets
included, through one of the ways out.
"""

from collections.abc import Callable
from typing import Any, ClassVar
from zlib import crc32

import msgspec

from fondaco.table.audience import ALL
from fondaco.table.contract import Game
from fondaco.table.titles import open_game
from fondaco.table.words import Refusal


class _State:
    """A true state behind one untrue answer."""

    def __init__(self, true: Any, plant: "Planted") -> None:
        self.true = true
        self.plant = plant

    @property
    def bit(self) -> int:
        """What nobody at the table should be able to tell."""
        return crc32(msgspec.json.encode(self.true.position())) & 1

    def __getattr__(self, name: str) -> Any:
        answer = getattr(self.true, name)
        leak = getattr(self.plant, name, None)
        return answer if leak is None else lambda *args: leak(self, answer, *args)

    def legal(self, seat: int) -> list[Any]:
        return [self.decode(seat, code) for code in self.choices(seat)]

    def copy(self) -> "_State":
        return _State(self.true.copy(), self.plant)

    def apply(self, seat: int, action: Any, chance: Any, tell: Any = None) -> None:
        told: list[tuple[Any, int]] = []
        bit = self.bit
        self.true.apply(seat, action, chance, lambda *event: told.append(event))
        for event, audience in self.plant.told(told, bit):
            if tell is not None:
                tell(event, audience)


class Planted:
    """A game with a leak."""

    name: ClassVar[str]
    title: ClassVar[str] = "oltre-mare"

    def __init__(self, true: Game) -> None:
        self.true = true
        self.seen: list[tuple[Any, Any]] = []

    @classmethod
    def game(cls) -> Any:
        return cls(open_game(cls.title))

    def __getattr__(self, name: str) -> Any:
        # Ways out that this plant leaves honest are looked up on the state, not here.
        if name in ("meta", "options", "components", "actions", "events", "read_action", "parts"):
            return getattr(self.true, name)
        raise AttributeError(name)

    def deal(self, seats: int, chance: Any, tell: Any = None) -> _State:
        return _State(self.true.deal(seats, chance, tell), self)

    def imagine(self, view: Any, chance: Any) -> _State:
        honest = next((true for leaky, true in reversed(self.seen) if leaky is view), view)
        return _State(self.true.imagine(honest, chance), self)

    def told(self, told: list[tuple[Any, int]], bit: int) -> list[tuple[Any, int]]:
        return told

    def put(self, leaky: Any, honest: Any) -> Any:
        self.seen = [*self.seen[-20:], (leaky, honest)]
        return leaky


def _plant(name: str, *, title: str = "oltre-mare", **ways: Callable[..., Any]) -> type[Planted]:
    return type("Plant", (Planted,), {"name": name, "title": title, **ways})


def _changed(view: Any, kind: type, change: Callable[[Any], Any]) -> Any:
    """A view with its first longer field of a kind changed."""
    for field in view.__struct_fields__:
        value = getattr(view, field)
        if type(value) is kind and field not in ("seat", "seats", "title"):
            new = change(value)
            if new != value:
                return msgspec.structs.replace(view, **{field: new})
    return view


def _in_view(kind: type, change: Callable[[Any], Any]) -> Callable[..., Any]:
    def view(plant: Planted, state: _State, answer: Any, seat: Any) -> Any:
        honest = answer(seat)
        return plant.put(_changed(honest, kind, change), honest) if state.bit else honest

    return view


def _listed(change: Callable[[Any], Any]) -> Callable[..., Any]:
    def listed(plant: Planted, state: _State, answer: Any, *args: Any) -> Any:
        return change(answer(*args)) if state.bit else answer(*args)

    return listed


def _checked(change: Callable[[Refusal | None], Refusal | None]) -> Callable[..., Any]:
    def check(plant: Planted, state: _State, answer: Any, seat: int, action: Any) -> Any:
        return change(answer(seat, action)) if state.bit else answer(seat, action)

    return check


def _heard(change: Callable[[list[tuple[Any, int]]], list[tuple[Any, int]]]) -> Callable[..., Any]:
    def told(plant: Planted, told: list[tuple[Any, int]], bit: int) -> Any:
        return change(told) if bit else told

    return told


def _other_lapse(plant: Planted, state: _State, answer: Any, seat: int) -> Any:
    return state.true.legal(seat)[-1] if state.bit else answer(seat)


def _more_words(refusal: Refusal | None) -> Refusal | None:
    return None if refusal is None else Refusal(refusal.rule, {**refusal.args, "of": 1})


def _without_words(refusal: Refusal | None) -> Refusal | None:
    return None if refusal is None else Refusal(refusal.rule)


PLANTED: tuple[type[Planted], ...] = (
    _plant("a count in the view", view=_in_view(int, lambda n: n + 1)),
    _plant("the order of a list in the view", view=_in_view(tuple, lambda them: them[::-1])),
    _plant("a memory in the view", view=_in_view(tuple, lambda them: (*them, *them[:1]))),
    _plant("something left out of the view", view=_in_view(tuple, lambda them: them[:-1])),
    _plant("a word in the view", view=_in_view(str, lambda word: word + "!")),
    _plant("the order of choices", choices=_listed(lambda codes: codes[::-1])),
    _plant("a choice left out", choices=_listed(lambda codes: codes[: max(1, len(codes) - 1)])),
    _plant("a choice listed twice", choices=_listed(lambda codes: codes + codes[:1])),
    _plant("a form left out", forms=_listed(lambda forms: forms[1:])),
    _plant("the order of forms", forms=_listed(lambda forms: forms[::-1])),
    _plant("an argument of a refusal", check=_checked(_more_words)),
    _plant("a refusal without its argument", check=_checked(_without_words)),
    _plant("the rule of a refusal", check=_checked(lambda no: no and Refusal("OM-101"))),
    _plant("a refusal of what is allowed", check=_checked(lambda no: no or Refusal("OM-101"))),
    _plant("an allowance of what is refused", check=_checked(lambda no: None)),
    _plant("who is waited for", actors=_listed(lambda actors: (*actors, *actors[:1]))),
    _plant("an end that is near", end_reason=_listed(lambda reason: "soon")),
    _plant("what a lapse does", lapse=_other_lapse),
    _plant("an event told twice", told=_heard(lambda told: told + told[:1])),
    _plant("an event kept back", told=_heard(lambda told: told[1:])),
    _plant("the order of events", told=_heard(lambda told: told[::-1])),
    _plant("who hears an event", told=_heard(lambda told: [(event, ALL) for event, _ in told])),
)
