"""Short ways to set up a Genoa table and to act at it."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from fondaco.games.genoa.components import DECK_END, DECK_START
from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.state import FACE_DOWN
from fondaco.games.genoa.words import (
    Accept,
    GenoaView,
    Keep,
    Offer,
    OfferSeen,
    OpenFloor,
    Pass,
    Quote,
)
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Event
from tests.games.acting import act, refusal_of

ANN, BOB, CLEO, DAN = range(4)

tell = act
"""As `do`, with the audience of each event."""


def table(seats: int = 4, options: Mapping[str, str] | None = None, **fields: Any) -> GenoaState:
    """A position; with a way and no phase, the tower has just come to its last space."""
    game = open_game("genoa", options)
    way = fields.get("way")
    if way and "phase" not in fields:
        building = way[-1] in game.components["layout"]["boards"]["b"] and way[-1][0] != "s"
        fields["phase"] = "current_open" if building and way[-1] != "mkt" else "move_open"
    state = game.load(msgspec.to_builtins({"seats": seats, **fields}))
    assert isinstance(state, GenoaState)
    return state


def do(
    state: GenoaState, seat: int, action: Action, drew: Sequence[int] | None = None
) -> list[Event]:
    """Act as in every title; what was told, without the audiences."""
    return [said.event for said in tell(state, seat, action, drew)]


def refused(state: GenoaState, seat: int, action: Action) -> str:
    """The rule that refuses an action; the state stays as it was."""
    return refusal_of(state, seat, action).rule


def card_at(state: GenoaState, name: str) -> int:
    """The draw that takes this card from its deck."""
    card = state.parts.card_id[name]
    deck = next(d for d in range(4) if DECK_START[d] <= card < DECK_END[d])
    lying = [c for c in range(DECK_START[deck], DECK_END[deck]) if state.where[c] == FACE_DOWN]
    return lying.index(card)


def seen(state: GenoaState, seat: int | None) -> GenoaView:
    view = state.view(seat)
    assert isinstance(view, GenoaView)
    return view


def answer(state: GenoaState, seat: int, *offers: Action) -> None:
    """A seat's words of a round; then it keeps or passes, if it has not done so."""
    for offer in offers:
        do(state, seat, offer)
    if seat in state.actors() and state.phase in (2, 5):
        do(state, seat, Keep() if Keep() in state.legal(seat) else Pass())


def hear(
    state: GenoaState, offers: Mapping[int, Action | Sequence[Action]] | None = None
) -> GenoaState:
    """Open a floor and let every seat answer: with its offers, or not at all."""
    if state.floor is None:
        do(state, state.active, OpenFloor())
    for seat in state.actors():
        words = (offers or {}).get(seat, ())
        answer(state, seat, *([words] if isinstance(words, Action) else words))
    return state


def standing(state: GenoaState, seat: int, target: str | None = None) -> OfferSeen:
    """The offer of a seat as the active player sees it."""
    floor = seen(state, state.active).floor
    assert floor is not None
    return next(o for o in floor.offers if o.seat == seat and target in (None, o.target))


def accepting(state: GenoaState, *seats: int, target: str | None = None) -> Accept:
    """The acceptance of the standing offers of these seats."""
    offers = [standing(state, seat, target) for seat in seats]
    return Accept(offers[0].target, tuple(Quote(offer.id, offer.version) for offer in offers))


def accept(state: GenoaState, *seats: int, target: str | None = None) -> list[Event]:
    return do(state, state.active, accepting(state, *seats, target=target))


def sell(state: GenoaState, offer: Offer, seat: int = BOB) -> list[Event]:
    """Hear one offer and accept it."""
    hear(state, {seat: offer})
    return accept(state, seat)


def assets(state: GenoaState, seat: int) -> dict[str, Any]:
    """What a seat has, by name."""
    position = state.position()
    return {
        "money": position["money"][seat],
        "goods": position["goods"][seat],
        "specials": position["specials"][seat],
        "markers": position["markers"][seat],
        "hand": list(position["hands"][seat]),
    }


def kinds(events: list[Event]) -> list[str]:
    """The names of events, versions of the same one for several audiences counted once."""
    names = [type(event).__name__ for event in events]
    return [name for n, name in enumerate(names) if n == 0 or names[n - 1] != name]


def all_cards() -> list[str]:
    return [*open_game("genoa").parts.cards]  # type: ignore[attr-defined]


def deck_cards(deck: int) -> list[str]:
    return all_cards()[DECK_START[deck] : DECK_END[deck]]
