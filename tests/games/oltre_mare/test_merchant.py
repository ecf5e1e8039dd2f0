"""The merchant: asks once, claims only what could be true, and is better than the first one."""

from pathlib import Path
from random import Random

import pytest

from fondaco.arena.match import play_match
from fondaco.bots import Bot, make
from fondaco.games.oltre_mare.bot.mind import fits
from fondaco.games.oltre_mare.rules import OltreMare
from fondaco.games.oltre_mare.words import (
    CardBought,
    CardsExchanged,
    DealMade,
    ProposalMade,
    Propose,
    TurnBegun,
)
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Event, Seat, View
from tests.bots.blunders import paths, read

SEATS = 3


def listen(bot: str, seed: int) -> list[Event]:
    """Everything that was told in a game of such bots, in its order."""
    game = open_game("oltre-mare")
    players = [make(bot, game, seat, Random(seed + seat)) for seat in range(SEATS)]
    told: list[Event] = []

    def tell(event: Event, audience: int) -> None:
        told.append(event)
        for seat, player in enumerate(players):
            if hears(audience, seat):
                player.hear(event)

    chance = RandomChance(Random(seed))
    state = game.deal(SEATS, chance, tell)
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, players[seat].decide(state.view(seat)), chance, tell)
    return told


def repeats(told: list[Event]) -> int:
    """Proposals to a partner who was asked already, and nothing has happened since."""
    asked: set[tuple[int, int]] = set()
    found = 0
    for event in told:
        if isinstance(event, TurnBegun):
            asked.clear()
        elif isinstance(event, CardBought | CardsExchanged):
            asked = {pair for pair in asked if pair[0] != event.seat}
        elif isinstance(event, ProposalMade) and event.offer.sealed is None:  # as others hear it
            author, addressee = event.offer.author, event.offer.addressee
            asked.discard((addressee, author))
            if event.counters is None:
                found += (author, addressee) in asked
                asked.add((author, addressee))
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_a_partner_is_asked_once_without_news(seed: int) -> None:
    assert repeats(listen("merchant", seed)) == 0


def test_the_first_merchant_asked_again_and_again() -> None:
    assert repeats(listen("greedy-0.1", 1)) > 20


def test_claims_are_of_cards_that_exist() -> None:
    game = open_game("oltre-mare")
    assert isinstance(game, OltreMare)
    parts = game.parts
    claims = 0
    for event in listen("merchant+cunning", 3):
        if isinstance(event, ProposalMade):
            for good, claim in zip(event.offer.give, event.offer.claims, strict=False):
                if claim is not None:
                    claims += 1
                    kind = parts.good_id[good]
                    cards = [c for c in range(len(parts.cards)) if parts.good[c] == kind]
                    assert any(fits(parts, card, claim) for card in cards)
    assert claims


class Milker(Bot):
    """Plays like a merchant, but asks for everything, one card for a ducat, again and again."""

    def __init__(self, game: Game, seat: Seat, seed: int) -> None:
        super().__init__(game, seat, Random(seed))
        self.own = make("merchant", game, seat, self.generator)
        self.offers = 0

    def hear(self, event: Event) -> None:
        super().hear(event)
        self.own.hear(event)

    def decide(self, view: View) -> Action:
        assert isinstance(self.game, OltreMare)
        state = self.game.imagine(view, RandomChance(self.generator), self.notebook)
        goods = self.game.parts.goods
        for partner in range(SEATS):
            self.offers += 1
            offer = Propose(partner, get=(goods[self.offers % len(goods)],), give_ducats=1)
            if state.check(self.seat, offer) is None:
                return offer
        return self.own.decide(view)


@pytest.mark.parametrize("seed", [4, 5])
def test_it_is_not_milked_by_small_offers(seed: int) -> None:
    """For a whole game: the more often somebody comes, the less he gets, and it does not pay."""
    game = open_game("oltre-mare")
    players: list[Bot] = [Milker(game, 0, seed)]
    players += [make("merchant", game, seat, Random(seed + seat)) for seat in range(1, SEATS)]
    offers, deals, turns = 0, 0, 1
    most, dealt = 0, 0

    def tell(event: Event, audience: int) -> None:
        nonlocal offers, deals, turns, most, dealt
        if isinstance(event, TurnBegun):
            turns, dealt = turns + 1, 0
        elif isinstance(event, ProposalMade) and event.offer.author == 0:
            offers += event.offer.sealed is None
        elif isinstance(event, DealMade) and event.author == 0 and event.give_ducats == 1:
            deals, dealt = deals + 1, dealt + 1
            most = max(most, dealt)
        for seat, player in enumerate(players):
            if hears(audience, seat):
                player.hear(event)

    chance = RandomChance(Random(seed))
    state = game.deal(SEATS, chance, tell)
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, players[seat].decide(state.view(seat)), chance, tell)
    totals = [score.total for score in state.standings().scores]
    assert offers > 2 * turns
    assert most <= SEATS - 1, "one deal with each, at the most"
    assert deals < offers / 8
    assert totals[0] <= max(totals[1:])


@pytest.mark.parametrize("seats", [2, 5])
def test_it_beats_the_first_merchant(seats: int) -> None:
    """Alone among them, twice from every seat."""
    game = open_game("oltre-mare")
    won = 0.0
    for number in range(2 * seats):
        bots = ["greedy-0.1"] * seats
        bots[number % seats] = "merchant"
        winners = play_match(game, bots, 6, number // seats).winners
        won += (number % seats in winners) / len(winners)
    assert won >= 3


@pytest.mark.parametrize("path", [path for path in paths() if path.parent.name == "oltre-mare"])
def test_no_blunder_is_avoided_by_luck(path: Path) -> None:
    blunder = read(path)
    game = open_game("oltre-mare", blunder.options)
    view = game.load(blunder.position).view(blunder.seat)
    for luck in range(25):
        action = make("merchant", game, blunder.seat, Random(luck)).decide(view)
        assert not blunder.forbids(action), f"{luck}: {action}: {blunder.reason}"
