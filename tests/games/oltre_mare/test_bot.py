"""What the bots of Oltre Mare are worth."""

from random import Random

import pytest

from fondaco.arena.match import play_match
from fondaco.bots import make
from fondaco.games.oltre_mare.bot import Mind, appraise
from fondaco.games.oltre_mare.bot.outlook import Outlook
from fondaco.games.oltre_mare.bot.weights import FIRST
from fondaco.games.oltre_mare.words import (
    Accept,
    CardsExchanged,
    DealMade,
    Discard,
    EndTrade,
    Icons,
    Jump,
    Load,
    Offer,
    Play,
    ProposalMade,
    Propose,
    Refuse,
    Sail,
)
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Event
from tests.games.oltre_mare.tables import do, hand, table

GAME = open_game("oltre-mare")


def decision(seat: int = 0, **position: object) -> Action:
    """What the bot greedy does in a position."""
    state = table(**position)  # type: ignore[arg-type]
    return make("greedy", GAME, seat, Random(1)).decide(state.view(seat))


def wins(games: int) -> float:
    """Of greedy against random, changing seats."""
    won = 0.0
    for number in range(games):
        bots = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        outcome = play_match(GAME, bots, 5, number)
        won += (bots.index("greedy") in outcome.winners) / len(outcome.winners)
    return won


def test_greedy_beats_random() -> None:
    assert wins(8) >= 7


@pytest.mark.nightly
def test_greedy_wins_nine_of_ten_against_random() -> None:
    assert wins(100) >= 90


def deals(bots: list[str], seed: int) -> int:
    """Deals made in one game."""
    random = Random(seed)
    players = [make(name, GAME, seat, Random(seed * 9 + seat)) for seat, name in enumerate(bots)]
    made = 0

    def tell(event: Event, audience: int) -> None:
        nonlocal made
        made += isinstance(event, DealMade)
        for seat, player in enumerate(players):
            if hears(audience, seat):
                player.hear(event)

    chance = RandomChance(random)
    state = GAME.deal(len(bots), chance, tell)
    while state.actors():
        seat = state.actors()[0]
        state.apply(seat, players[seat].decide(state.view(seat)), chance, tell)
    return made


@pytest.mark.parametrize("bots", [["greedy"] * 3 + ["random"], ["greedy"] * 2])
def test_greedy_bots_deal_with_one_another(bots: list[str]) -> None:
    assert deals(bots, 3) > 3


@pytest.mark.parametrize(
    "options",
    [
        {"pirate_purchase": "search", "gifts": "allowed", "trade_debt": "allowed"},
        {"edition": "fr", "short_load": "play_all", "compass_declined": "discard"},
    ],
)
def test_greedy_plays_by_every_house_rule(options: dict[str, str]) -> None:
    outcome = play_match(open_game("oltre-mare", options), ["greedy", "random", "greedy"], 1, 1)
    assert outcome.end_reason == "deck_empty"


def test_it_plays_and_loads_what_makes_a_run() -> None:
    """Silver on top, load 2: two more silver cards rather than anything else."""
    cards = ["g19 g26 g00 g47 g65"]
    assert Outlook(table(hands=cards), 0, FIRST).best((0, 19, 26, 47, 65))[1] == (19, 26)
    assert decision(hands=cards, phase="play") == Play("g19")
    assert decision(hands=cards, phase="play", picked=("g19",)) == Play("g26")
    # The silver first, onto the silver.
    assert decision(phase="load", played=("g19", "g60"), hands=["g61 g65"]) == Load("g19")


def test_it_discards_what_it_needs_least() -> None:
    discarded = decision(phase="sea", hands=["g19 g22 g24 g26 g28 g03"])
    assert discarded == Discard("g03")


def test_it_stops_where_a_marker_lies() -> None:
    action = decision(
        phase="sail", steps=1, played=("g60", "g61"), markers={"zara": "important_deal"}
    )
    assert action == Sail(("r30",))
    action = decision(
        phase="compass",
        played=("g60", "g61"),
        markers={"venezia": "compass", "rodi": "smooth_sailing", "tana": "important_deal"},
    )
    assert action == Jump("tana")


def offer_to_seat_1(**terms: int | tuple[str, ...]) -> Action:
    """How seat 1 (wine on top, wine in hand) answers."""
    state = table(hands=["g44 g45 g60 g61", "g47 g53 g00 g30"])
    do(state, 0, Propose(1, **terms))  # type: ignore[arg-type]
    return make("greedy", GAME, 1, Random(1)).decide(state.view(1))


def test_it_takes_what_pays_and_refuses_what_does_not() -> None:
    assert offer_to_seat_1(sealed=("g44",), get_ducats=1) == Accept(1)
    assert isinstance(offer_to_seat_1(get=("wine",), give_ducats=9), Accept)
    assert offer_to_seat_1(sealed=("g60",), get_ducats=9) == Refuse(1)
    assert offer_to_seat_1(sealed=("g60",), get=("silk",)) == Refuse(1)  # it has none


def test_a_liar_is_believed_less() -> None:
    mind = Mind(GAME, 0, Random(1))
    before = mind.trust(1)
    claim = Icons(("ducats", "navigation"), 6, 1)
    for number, card in enumerate(("g60", "g65", "g66"), 1):
        offer = Offer(number, 1, 0, ("timber",), get_ducats=1, claims=(claim,))
        mind.hear(ProposalMade(offer))
        mind.hear(CardsExchanged(0, 1, (), (card,)))
    assert mind.trust(1) < before / 2
    assert mind.trust(2) == before
    honest = Icons(("ducats", "navigation"), 5, 2)
    mind.hear(ProposalMade(Offer(9, 2, 0, ("timber",), get_ducats=1, claims=(honest,))))
    mind.hear(CardsExchanged(0, 2, (), ("g64",)))
    assert mind.trust(2) > before


def test_it_does_not_buy_without_need_near_the_end() -> None:
    assert decision(hands=["g08 g12"], deck=3) == EndTrade()


def test_appraisal_likes_ducats_and_fears_pirates() -> None:
    plain = appraise(table(hands=["g00 g19"]), 0)
    assert appraise(table(hands=["g00 g19"], ducats=(20, 11, 11)), 0) > plain
    assert appraise(table(hands=["g00 g19"], pirates=["unseen unseen"]), 0) < plain
    assert appraise(table(hands=["g00 g19"], cargo=["g20 g21 g22"]), 0) > plain


def test_it_decides_on_its_view_alone() -> None:
    """Two tables that look the same to a seat are the same to its bot."""
    state = table(hands=["g19 g26 g00 g47", "g09 g12", "g44 g78"])
    other = table(hands=["g19 g26 g00 g47", "g66 g67", "g50 g51"])
    assert state.view(0) == other.view(0)
    choices = [make("greedy", GAME, 0, Random(4)).decide(one.view(0)) for one in (state, other)]
    assert choices[0] == choices[1]
    assert hand(state, 1) != hand(other, 1)
