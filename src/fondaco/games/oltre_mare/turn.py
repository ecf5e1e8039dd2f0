"""Chapters 2 and 5: the turn's frame, the sea-power phase, the cargo phase."""

from typing import Final

from fondaco.games.oltre_mare.ending import game_over
from fondaco.games.oltre_mare.pieces import LOCAL_AUTHORITY
from fondaco.games.oltre_mare.state import LOAD, SEA, TRADE, Sea
from fondaco.games.oltre_mare.words import (
    AuthorityPaid,
    CardDiscarded,
    CardLoaded,
    Discard,
    Load,
    TurnBegun,
)
from fondaco.table.audience import ALL, all_but, only
from fondaco.table.chance import Chance
from fondaco.table.numbers import without
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell


def begin_turn(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    sea.active = seat
    sea.turn += 1
    sea.pointed = 0
    sea.bought = 0
    sea.budget.renew()
    if tell is not None:
        tell(TurnBegun(seat, (sea.turn - 1) // sea.seats + 1), ALL)
    lions = sea.parts.lions[sea.cargo[seat][-1]]
    if sea.live[seat] == LOCAL_AUTHORITY:  # OM-202, OM-741, OM-R4
        ducats = max(0, lions - sea.parts.authority_offset)
        sea.ducats[seat] += ducats
        if tell is not None and ducats:
            tell(AuthorityPaid(seat, ducats), ALL)
    # OM-203; asked now only (OM-206), whatever marker is active (OM-207).
    sea.phase = SEA if len(sea.hands[seat]) > lions else TRADE


# -- sea power --


def check_discard(sea: Sea, seat: Seat, action: Discard) -> Refusal | None:
    if seat != sea.active or sea.phase != SEA:
        return Refusal("OM-201", {"phase": "sea"})
    if sea.parts.card_id.get(action.card, -1) not in sea.hands[seat]:
        return Refusal("OM-204", {"card": action.card})
    return None


def discard_codes(sea: Sea, seat: Seat) -> list[int]:
    return [DISCARD.base + card for card in sea.hands[seat]]


def decode_discard(sea: Sea, seat: Seat, card: int) -> Discard:
    return Discard(sea.parts.cards[card])


def discard(sea: Sea, seat: Seat, card: int, chance: Chance, tell: Tell | None) -> None:
    """One card on top of the own pirate pile, until the hand is as large as the lions allow."""
    sea.hands[seat].remove(card)
    sea.pile_up(seat, card)
    if tell is not None:  # OM-205
        tell(CardDiscarded(seat), all_but(seat))
        tell(CardDiscarded(seat, sea.parts.cards[card]), only(seat))
    if len(sea.hands[seat]) <= sea.parts.lions[sea.cargo[seat][-1]]:
        sea.phase = TRADE
    elif len(sea.hands[seat]) == 1:  # the last of all cards is no choice
        discard(sea, seat, sea.hands[seat][0], chance, tell)


# -- cargo --


def begin_loading(sea: Sea, tell: Tell | None) -> None:
    sea.phase = LOAD
    _load_the_last(sea, tell)


def check_load(sea: Sea, seat: Seat, action: Load) -> Refusal | None:
    if seat != sea.active or sea.phase != LOAD:
        return Refusal("OM-201", {"phase": "load"})
    if sea.parts.card_id.get(action.card, -1) not in sea.played:
        return Refusal("OM-501", {"card": action.card})
    return None


def load_codes(sea: Sea, seat: Seat) -> list[int]:
    return [LOAD_CARD.base + card for card in sea.played]


def decode_load(sea: Sea, seat: Seat, card: int) -> Load:
    return Load(sea.parts.cards[card])


def load(sea: Sea, seat: Seat, card: int, chance: Chance, tell: Tell | None) -> None:
    """OM-502: the next card from the bottom up; those below stay as they are (OM-503)."""
    sea.played = without(sea.played, card)
    sea.stow(seat, card)
    if tell is not None:
        tell(CardLoaded(seat, sea.parts.cards[card]), ALL)
    _load_the_last(sea, tell)


def _load_the_last(sea: Sea, tell: Tell | None) -> None:
    if len(sea.played) == 1:
        card = sea.played[0]
        sea.played = []
        sea.stow(sea.active, card)
        if tell is not None:
            tell(CardLoaded(sea.active, sea.parts.cards[card]), ALL)
    if not sea.played:
        end_turn(sea, tell)


def end_turn(sea: Sea, tell: Tell | None) -> None:
    """OM-505: the hand is kept, however large."""
    if sea.deck_empty():
        game_over(sea, tell)  # OM-801
    else:
        begin_turn(sea, (sea.active + 1) % sea.seats, tell)  # OM-506


DISCARD: Final = Verb(
    Discard, 1, codes=discard_codes, check=check_discard, decode=decode_discard, play=discard
)
LOAD_CARD: Final = Verb(Load, 15, codes=load_codes, check=check_load, decode=decode_load, play=load)
