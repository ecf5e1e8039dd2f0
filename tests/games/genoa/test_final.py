"""What cannot be taken back, and what is told in which order."""

import pytest

from fondaco.games.genoa.words import EVENTS, Claim, Keep, Offer, OpenFloor, Pass, Perform, Roll
from fondaco.table.sitting import Sitting
from fondaco.table.titles import open_game
from fondaco.table.words import Final, Seat
from tests.games.genoa.scenes import all_but
from tests.games.genoa.tables import ANN, BOB, do, table

MARKS = {
    # a secret, or that there is none
    "StartPlayed": Final.SHOWN,
    "ExtraActionPlayed": Final.SHOWN,
    "AnyGoodPlayed": Final.SHOWN,
    "Exchanged": Final.SHOWN,
    "BuildingActionPlayed": Final.SHOWN,
    "TowerMoved": Final.SHOWN,
    "OrderDelivered": Final.SHOWN,
    "SmallOrderFulfilled": Final.SHOWN,
    "MessagePaid": Final.SHOWN,
    "ClaimsClosed": Final.SHOWN,
    "CardShown": Final.SHOWN,
    "PrivilegesShown": Final.SHOWN,
    "GameEnded": Final.SHOWN,
    # words that others have heard, rounds that closed
    "FloorOpened": Final.SHOWN,
    "OfferMade": Final.SHOWN,
    "OfferWithdrawn": Final.SHOWN,
    "OfferDeclined": Final.SHOWN,
    "IntentionStated": Final.SHOWN,
    "IntentionWithdrawn": Final.SHOWN,
    "RoundClosed": Final.SHOWN,
    # deals
    "OfferAccepted": Final.BOUND,
    "CardPicked": Final.BOUND,
    "CardsHanded": Final.BOUND,
    "ProceedsGiven": Final.BOUND,
    # luck
    "FirstPlayerNamed": Final.CHANCE,
    "CardsDrawn": Final.CHANCE,
    "DiceRolled": Final.CHANCE,
    # what can be taken back
    "ActionLapsed": Final.OPEN,
    "WindowOpened": Final.OPEN,
    "WindowClosed": Final.OPEN,
    "ActionPerformed": Final.OPEN,
    "MovementEnded": Final.OPEN,
    "MarkersPlaced": Final.OPEN,
    "MarkersPassed": Final.OPEN,
    "OfferDrafted": Final.OWN,
    "Answered": Final.OWN,
    "ClaimSealed": Final.OWN,
    # what follows
    "TurnBegun": Final.FOLLOWS,
    "TowerPlaced": Final.FOLLOWS,
    "RoundAdvanced": Final.FOLLOWS,
    "OwnerPaid": Final.FOLLOWS,
    "DeckShuffled": Final.FOLLOWS,
}


def test_every_event_is_final_or_not_for_its_reason() -> None:
    assert {event.__name__: event.final for event in EVENTS} == MARKS


def at_a_building(options: dict[str, str]) -> tuple[Sitting, list[Seat]]:
    """A table whose tower has just come to a building, and its seats from the active one on."""
    for secret in range(50):
        game = open_game("genoa", options)
        sitting = Sitting.open(game, ["Ann", "Bob", "Cleo"], bytes([secret] * 32))
        active = sitting.state.actors()[0]
        sitting.act(active, Roll())
        if OpenFloor() in sitting.state.legal(active):
            return sitting, [(active + n) % 3 for n in range(3)]
    raise AssertionError("no start at a building or on a street")


@pytest.mark.rule("GN-906")
@pytest.mark.parametrize("offers", [True, False])
def test_who_answers_last_cannot_tell_from_his_undo_whether_somebody_offered(offers: bool) -> None:
    sitting, (active, bob, cleo) = at_a_building({"offer_visibility": "sealed"})
    sitting.act(active, OpenFloor())
    if offers:
        offer = next(a for a in sitting.state.legal(bob) if isinstance(a, Offer))
        sitting.act(bob, offer)
    sitting.act(bob, Keep() if offers else Pass())
    assert sitting.undo_refusal(bob) is None
    sitting.act(cleo, Pass())
    refusal = sitting.undo_refusal(cleo)
    assert refusal is not None
    assert refusal.args == {"why": "shown"}


@pytest.mark.rule("GN-R12")
def test_the_last_claim_closes_the_round_also_where_nobody_claims() -> None:
    state = table(2, {"message_claim": "declared"}, phase="claim", way=["prk"])
    do(state, ANN, Claim(()))
    assert any(event.final for event in do(state, BOB, Claim(())))


@pytest.mark.rule("GN-662")
def test_a_reshuffle_is_told_after_the_draw_that_caused_it() -> None:
    """Worked example 15: one message lies face down, another face up below it."""
    state = table(
        2,
        way=["pos"],
        phase="window",
        window={"seat": ANN, "building": "pos"},
        hands=[[], list(all_but("messages", "b01", "b14"))],
        face_up=["b14"],
    )
    told = [type(event).__name__ for event in do(state, ANN, Perform())]
    assert told[1:6] == ["CardsDrawn", "CardsDrawn", "DeckShuffled", "CardsDrawn", "CardsDrawn"]
