"""A verb is one action of a title, whole: its codes, what refuses it, what it does.

A chapter defines its verbs beside their functions; the title's `rules.py` lists them by phase.
A code is the verb's kind and an argument; kinds rise in the canonical order of choices.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from fondaco.table.chance import Chance
from fondaco.table.words import Action, Refusal, Seat, Tell

if TYPE_CHECKING:
    from fondaco.table.contract import State

KIND: Final = 32  # the kind stands above the argument's bits
ARGUMENT: Final = (1 << KIND) - 1
NO_CODE: Final = -1  # the kind of a verb that is never listed

T = TypeVar("T", bound="State")

Check = Callable[[T, Seat, Any], Refusal | None]
Codes = Callable[[T, Seat], list[int]]
Decode = Callable[[T, Seat, int], Action]
Encode = Callable[[T, Seat, Any], int | None]
Play = Callable[[T, Seat, int, Chance, Tell | None], None]
Do = Callable[[T, Seat, Any, Chance, Tell | None], None]


def allowed(state: "State", seat: Seat, action: Action) -> Refusal | None:
    """The check of a verb that only the phase can refuse."""
    return None


class Verb(Generic[T]):
    """One action. `do` does what no code says.

    Without `decode` it has one code, for its action without arguments. Without `encode` an action
    has the code of the listed choice that it equals.
    """

    def __init__(
        self,
        action: type[Action],
        kind: int,
        *,
        check: Check[T] = allowed,
        codes: Codes[T] | None = None,
        decode: Decode[T] | None = None,
        encode: Encode[T] | None = None,
        play: Play[T] | None = None,
        do: Do[T] | None = None,
    ) -> None:
        self.action = action
        self.kind = kind
        self.base = kind << KIND
        """The verb's code with the argument 0."""
        self.check = check
        self.codes = codes
        self.decode = decode
        self.encode = encode
        self.play = play
        self.do = do

    def code(self, argument: int) -> int:
        return self.base | argument


class Verbs(Generic[T]):
    """All verbs of a title, found by the kind of a code and by the class of an action."""

    def __init__(self, verbs: Iterable[Verb[T]]) -> None:
        """A verb may come several times, as it may stand in several phases."""
        different = list(dict.fromkeys(verbs))
        coded = [verb for verb in different if verb.kind != NO_CODE]
        self.by_kind = {verb.kind: verb for verb in coded}
        self.by_action = {verb.action: verb for verb in different}
        assert len(self.by_kind) == len(coded), "two verbs have one kind"
        assert len(self.by_action) == len(different), "two verbs have one action"
        self.plays = {verb.kind: verb.play for verb in coded if verb.play is not None}

    def of(self, action: Action) -> Verb[T]:
        """The verb of an action; another title's action is a programming error."""
        verb = self.by_action.get(type(action))
        if verb is None:
            raise TypeError(type(action))
        return verb

    def choose(self, state: T, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
        self.plays[code >> KIND](state, seat, code & ARGUMENT, chance, tell)

    def decode(self, state: T, seat: Seat, code: int) -> Action:
        verb = self.by_kind[code >> KIND]
        if verb.decode is None:
            return verb.action()
        return verb.decode(state, seat, code & ARGUMENT)

    def encode(self, state: T, seat: Seat, action: Action) -> int | None:
        """The code that says an action which was checked, or None."""
        verb = self.of(action)
        if verb.encode is not None:
            argument = verb.encode(state, seat, action)
            return None if argument is None else verb.base | argument
        if verb.kind == NO_CODE:
            return None
        if verb.decode is None:
            return verb.base
        for code in state.choices(seat):
            if code >> KIND == verb.kind and state.decode(seat, code) == action:
                return code
        return None

    def do(self, state: T, seat: Seat, action: Action, chance: Chance, tell: Tell | None) -> None:
        """Do an action that was checked: by its code where it has one."""
        code = self.encode(state, seat, action)
        if code is not None:
            state.choose(seat, code, chance, tell)
            return
        do = self.of(action).do
        assert do is not None
        do(state, seat, action, chance, tell)


def listings(phases: Mapping[int, Sequence[Verb[T]]]) -> dict[int, tuple[Codes[T], ...]]:
    """What lists the choices of each phase: the `codes` of its verbs, in their order."""
    return {
        phase: tuple(verb.codes for verb in verbs if verb.codes is not None)
        for phase, verbs in phases.items()
    }
