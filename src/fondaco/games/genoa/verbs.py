"""A verb of Genoa: besides the common parts it says whether all can see it played.

The last play that all saw is kept with the table. A position writes it as a number: the verb's
kind and the argument, added. So kinds and arguments of public plays never change.
"""

from collections.abc import Callable

from fondaco.games.genoa.components import SPACES
from fondaco.games.genoa.state import City
from fondaco.table.verbs import ARGUMENT, KIND, Check, Codes, Decode, Do, Encode, Play, Verb
from fondaco.table.words import Action, Seat

Public = Callable[[City, Seat, int], bool]


class GenoaVerb(Verb[City]):
    """One action. `public` says which arguments a seat may have played in the open, if any."""

    def __init__(
        self,
        action: type[Action],
        kind: int,
        *,
        check: Check[City],
        codes: Codes[City] | None = None,
        decode: Decode[City] | None = None,
        encode: Encode[City] | None = None,
        play: Play[City] | None = None,
        do: Do[City] | None = None,
        public: Public | None = None,
    ) -> None:
        super().__init__(
            action, kind, check=check, codes=codes, decode=decode, encode=encode, play=play, do=do
        )
        self.public = public

    def lists(self, city: City, seat: Seat, action: Action) -> bool:
        """Whether an action is among a seat's choices now."""
        return self.among(city, seat, action, city.choices(seat))

    def among(self, city: City, seat: Seat, action: Action, codes: list[int]) -> bool:
        """Whether one of these codes says an action."""
        if self.encode is not None:
            argument = self.encode(city, seat, action)
            return argument is not None and self.base + argument in codes
        mine = [code for code in codes if code >> KIND == self.kind]
        return any(city.decode(seat, code) == action for code in mine)


def alone(city: City, seat: Seat, argument: int) -> bool:
    """Of a verb without arguments."""
    return argument == 0


# -- verbs that name a space, or a card --


def decode_space(action: Callable[[str], Action]) -> Decode[City]:
    return lambda city, seat, space: action(city.board.names[space])


def seen_space(city: City, seat: Seat, space: int) -> bool:
    return space < SPACES


def decode_card(action: Callable[[str], Action]) -> Decode[City]:
    return lambda city, seat, card: action(city.parts.cards[card])


def number_of(code: int) -> int:
    """A public play as a position writes it."""
    return (code >> KIND) + (code & ARGUMENT)
