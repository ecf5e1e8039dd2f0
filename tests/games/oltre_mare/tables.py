"""Short ways to set up an Oltre Mare table and to act at it."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from fondaco.games.oltre_mare.rules import OltreMareState
from fondaco.games.oltre_mare.words import (
    Accept,
    EndTrade,
    Load,
    OltreMareView,
    Play,
    Propose,
)
from fondaco.table.audience import hears
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Event
from tests.games.acting import act, refusal_of

CARGO = ("g20", "g46", "g64", "g35", "g16")
"""Starting cards with 5 lions and load 2: silver at Venezia, wine at Candia, timber at Zara …"""
E = TypeVar("E", bound=Event)
Cards = Sequence[str]

do = act


def split(cards: Cards) -> list[list[str]]:
    """A string of names for each seat: `["g00 g01", ""]`."""
    return [names.split() for names in cards]


def table(
    seats: int = 3,
    hands: Cards | None = None,
    cargo: Cards | None = None,
    pirates: Cards | None = None,
    deck: int | None = None,
    options: Mapping[str, str] | None = None,
    components: dict[str, Any] | None = None,
    **fields: Any,
) -> OltreMareState:
    """A position in the trade phase of seat 0.

    Seats without cargo have their card of CARGO. With `deck` the deck holds so many goods cards
    and the last seat's pirate pile takes the rest, unseen; Venice is then out of a small deck.
    """
    game = open_game("oltre-mare", options, components)
    piles = {
        "cargo": split([*(cargo or ()), *CARGO[len(cargo or ()) : seats]]),
        "hands": split([*(hands or ()), *[""] * (seats - len(hands or ()))]),
        "pirates": split([*(pirates or ()), *[""] * (seats - len(pirates or ()))]),
    }
    if deck is not None:
        placed = sum(len(names) for places in piles.values() for names in places)
        placed += len(fields.get("played", ()))
        total = sum(len(good) for good in goods(seats).values())
        piles["pirates"][-1] = ["unseen"] * (total - placed - deck) + piles["pirates"][-1]
        fields.setdefault("venice", total - seats - deck < {2: 31, 3: 38, 4: 38, 5: 38}[seats])
    state = game.load({"seats": seats, **piles, **fields})
    assert isinstance(state, OltreMareState)
    return state


def goods(seats: int = 3) -> dict[str, list[str]]:
    """The cards in play by good."""
    cards: dict[str, list[str]] = {}
    for card in open_game("oltre-mare").components["cards"]["list"]:
        if seats > 2 or card["good"] != "grain":
            cards.setdefault(card["good"], []).append(card["id"])
    return cards


def takes(state: OltreMareState, *cards: str) -> list[int]:
    """The draws that turn up just these cards, outside the window of the Venice card."""
    pool = [state.parts.cards[card] for card in state.pool]
    drew = []
    for card in cards:
        drew.append(pool.index(card))
        pool.remove(card)
    return drew


def refused(state: OltreMareState, seat: int, action: Action) -> str:
    """The rule that refuses an action; the state stays as it was."""
    return refusal_of(state, seat, action).rule


def heard(told: list[Told], kind: type[E], seat: int | None) -> list[E]:
    """The events of a kind that a seat is told."""
    return [
        said.event for said in told if isinstance(said.event, kind) and hears(said.audience, seat)
    ]


def hand(state: OltreMareState, seat: int) -> str:
    return " ".join(state.names(state.hands[seat]))


def cargo(state: OltreMareState, seat: int) -> str:
    return " ".join(state.names(state.cargo[seat]))


def seen(state: OltreMareState, seat: int | None = None) -> OltreMareView:
    view = state.view(seat)
    assert isinstance(view, OltreMareView)
    return view


def phase(state: OltreMareState) -> str:
    return seen(state).phase


# -- what many tests do --


def deal(state: OltreMareState, proposal: Propose, cards: str = "", author: int = 0) -> list[Told]:
    """Propose and accept."""
    number = state.book.next_id
    told = do(state, author, proposal)
    return told + do(state, proposal.to, Accept(number, tuple(cards.split())))


def play(state: OltreMareState, cards: str, drew: Sequence[int] | None = None) -> list[Told]:
    """End the trade phase and play these cards; draws are met by the last of them."""
    seat = state.active
    names = cards.split()
    all_of_them = sorted(names) == sorted(hand(state, seat).split())
    told = do(state, seat, EndTrade(), drew if all_of_them else [])
    if not all_of_them:
        for name in names:
            told += do(state, seat, Play(name), drew if name == names[-1] else [])
    return told


def load(state: OltreMareState, cards: str) -> list[Told]:
    """Load all cards in this order; the last one goes by itself."""
    told = []
    for name in cards.split()[:-1]:
        told += do(state, state.active, Load(name))
    return told


def finish(state: OltreMareState) -> list[int]:
    """Let every seat lapse until the game is over; the seats in the order of their turns."""
    order: list[int] = []
    turn = 0
    while state.actors():
        seat = state.actors()[0]
        if state.turn != turn:
            turn = state.turn
            order.append(state.active)
        do(state, seat, state.lapse(seat))
    return order


def pass_turn(state: OltreMareState) -> None:
    """Let the active seat lapse through its turn."""
    turn = state.turn
    while state.turn == turn and state.actors():
        seat = state.actors()[0]
        do(state, seat, state.lapse(seat))
