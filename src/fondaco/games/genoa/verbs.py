"""A verb of Genoa: besides the common parts it says whether all can see it played.

The last play that all saw is kept with the table. A position writes it as a number: the verb's
kind and the argument, added. So kinds and arguments of public plays never change.
"""

from collections.abc import Callable

from fondaco.games.genoa.components import SPACES
from fondaco.games.genoa.state import City
from fondaco.games.genoa.words import GiveProceeds, Move, PickCard, PlayStart, SmallOrder
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
        argument = None if self.encode is None else self.encode(city, seat, action)
        return argument is not None and self.base + argument in city.choices(seat)


# -- verbs without arguments --


def bare(
    action: type[Action],
    kind: int,
    *,
    check: Check[City],
    play: Play[City],
    codes: Codes[City] | None = None,
    encode: Encode[City] | None = None,
    do: Do[City] | None = None,
    public: bool = True,
) -> GenoaVerb:
    said = action()
    return GenoaVerb(
        action,
        kind,
        check=check,
        codes=codes,
        decode=lambda city, seat, argument: said,
        encode=encode or _encode_bare,
        play=play,
        do=do,
        public=_seen_bare if public else None,
    )


def _encode_bare(city: City, seat: Seat, action: Action) -> int:
    return 0


def _seen_bare(city: City, seat: Seat, argument: int) -> bool:
    return argument == 0


# -- verbs that name a space, or a card --


def decode_space(action: Callable[[str], Action]) -> Decode[City]:
    return lambda city, seat, space: action(city.board.names[space])


def encode_space(city: City, seat: Seat, action: Move | PlayStart) -> int | None:
    return known(city.board.id.get(action.space, -1))


def seen_space(city: City, seat: Seat, space: int) -> bool:
    return space < SPACES


def decode_card(action: Callable[[str], Action]) -> Decode[City]:
    return lambda city, seat, card: action(city.parts.cards[card])


def encode_card(city: City, seat: Seat, action: PickCard | GiveProceeds | SmallOrder) -> int | None:
    return known(city.parts.card_id.get(action.card, -1))


def known(number: int) -> int | None:
    """An argument, or None for a name that stands for nothing here."""
    return None if number < 0 else number


def number_of(code: int) -> int:
    """A public play as a position writes it."""
    return (code >> KIND) + (code & ARGUMENT)
