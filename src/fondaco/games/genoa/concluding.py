"""Chapter 4, concluding: accepted offers are told, cards they ask for picked, all carried out."""

from typing import Final

from fondaco.games.genoa.cards import hand_over, pay_gained
from fondaco.games.genoa.components import (
    BUILDINGS,
    COLOURS,
    DECK_NAMES,
    DECK_OF,
    DECKS,
)
from fondaco.games.genoa.deals import is_money_alone
from fondaco.games.genoa.state import PICK, City
from fondaco.games.genoa.terms import (
    ALL_SEE,
    NOTHING_ASKED,
    NOTHING_DUE,
    Terms,
    offer_seen,
)
from fondaco.games.genoa.tower import after_stop, drop_floor, enter
from fondaco.games.genoa.verbs import GenoaVerb, decode_card
from fondaco.games.genoa.window import open_window, pass_markers_on, pass_on
from fondaco.games.genoa.words import CardPicked, OfferAccepted, PickCard
from fondaco.parley.book import Proposal
from fondaco.table.audience import ALL, all_but, only
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.words import Refusal, Seat, Tell


def _tell(city: City, proposal: "Proposal[Terms]", tell: Tell) -> None:
    """An accepted offer: money and open assets to all, cards by their disclosure."""
    for least, audience in offer_audiences(city, proposal.author, proposal.terms):
        seen = offer_seen(
            city.parts,
            city.board,
            proposal.id,
            proposal.version,
            proposal.author,
            proposal.terms,
            least,
        )
        tell(OfferAccepted(city.active, seen), audience)


def offer_audiences(city: City, author: Seat, terms: Terms) -> list[tuple[int, int]]:
    """Who sees cards from which disclosure on: the author, the active player, the others.

    Without cards all hear the same, once.
    """
    if not terms.cards:
        return [(0, ALL)]
    both = only(author) | only(city.active)
    return [(0, only(author)), (1, only(city.active)), (2, ALL & ~both)]


def conclude(city: City, proposals: "list[Proposal[Terms]]", tell: Tell | None) -> None:
    """An acceptance; cards that are asked for by deck are picked first."""
    if tell is not None:
        for proposal in proposals:
            _tell(city, proposal, tell)
    for proposal in proposals:
        for card, shown in proposal.terms.cards:
            if shown == ALL_SEE:  # also where offers are sealed
                city.known = changed(city.known, card, city.everybody)
    city.accepted = [proposal.id for proposal in proposals]
    city.target = proposals[0].terms.target
    city.picks = []
    _pick_or_run(city, tell)


def asked_cards(city: City) -> list[int]:
    """How many cards of each deck the accepted offers still ask the active player to pick."""
    left = [0] * DECKS
    for proposal in accepted_offers(city):
        for deck, n in enumerate(proposal.terms.asks.decks):
            left[deck] += n
    for card in city.picks:
        left[DECK_OF[card]] -= 1
    return left


def accepted_offers(city: City) -> "list[Proposal[Terms]]":
    assert city.floor is not None
    found: list[Proposal[Terms]] = []
    for number in city.accepted:
        proposal = city.floor.book.find(number)
        assert proposal is not None
        found.append(proposal)  # type: ignore[arg-type]
    return found


def pickable(city: City) -> list[int]:
    """The cards the active player may pick next: for one deck after the other."""
    for deck, n in enumerate(asked_cards(city)):
        if n:
            return [card for card in city.hand(city.active, deck) if card not in city.picks]
    return []


def check_pick(city: City, seat: Seat, action: PickCard) -> Refusal | None:
    if PICK_CARD.lists(city, seat, action):
        return None
    if city.off_the_way():
        return Refusal("GN-202")
    if city.acts_for_another(seat):
        return Refusal("GN-316")
    return Refusal("GN-415" if seat != city.active else "GN-423")


def pick_codes(city: City, seat: Seat) -> list[int]:
    return [PICK_CARD.base + card for card in pickable(city)]


def pick(city: City, seat: Seat, card: int, chance: Chance, tell: Tell | None) -> None:
    city.picks = [*city.picks, card]
    if tell is not None:
        deck = DECK_NAMES[DECK_OF[card]]
        tell(CardPicked(city.active, deck, city.parts.cards[card]), only(city.active))
        tell(CardPicked(city.active, deck), all_but(city.active))
    _pick_or_run(city, tell)


def _pick_or_run(city: City, tell: Tell | None) -> None:
    """Where a deck leaves no choice the cards go by themselves."""
    left = asked_cards(city)
    for deck, n in enumerate(left):
        if n:
            choice = [card for card in city.hand(city.active, deck) if card not in city.picks]
            if len(choice) > n:
                city.phase = PICK
                return
            city.picks = city.picks + choice
    _run(city, tell)


def _run(city: City, tell: Tell | None) -> None:
    """GN-428: the move and its messages, the held parts, the action.

    GN-410, GN-R32: the author of an offer for a building must perform; GN-424: for a street or
    the market he only pays.
    """
    proposals = accepted_offers(city)
    target, picks = city.target, city.picks
    city.accepted, city.target, city.picks = [], -1, []
    drop_floor(city)
    given = [card for proposal in proposals for card, _ in proposal.terms.cards]
    if target != city.way[-1]:
        enter(city, target, given + picks, tell)
    by_deck = [[card for card in picks if DECK_OF[card] == deck] for deck in range(DECKS)]
    for proposal in proposals:
        returned: list[int] = []
        for deck, n in enumerate(proposal.terms.asks.decks):
            returned += by_deck[deck][:n]
            del by_deck[deck][:n]
        _exchange_held(city, proposal, returned, tell)
    if given or picks:
        pay_gained(city, tell)
    if target < BUILDINGS:
        terms = proposals[0].terms
        promise = None if terms.due == NOTHING_DUE else terms
        open_window(city, proposals[0].author, target, promise, tell)
    else:
        after_stop(city, tell)


def _exchange_held(
    city: City, proposal: "Proposal[Terms]", returned: list[int], tell: Tell | None
) -> None:
    """Held parts of the price and of the return change hands."""
    terms, seat, active = proposal.terms, proposal.author, city.active
    asks = terms.asks
    change = terms.money - asks.money
    city.money[seat] -= change
    city.money[active] += change
    if asks is not NOTHING_ASKED or not is_money_alone(terms):
        city.own_pieces()
        pass_on(city.goods, seat, active, terms.goods)
        pass_on(city.goods, active, seat, asks.goods)
        pass_on(city.special, seat, active, terms.specials)
        pass_on(city.special, active, seat, asks.specials)
        for colour in range(COLOURS):
            pass_markers_on(city, seat, active, colour, terms.markers[colour])
            pass_markers_on(city, active, seat, colour, asks.markers[colour])
        shown = {card: city.everybody for card, how in terms.cards if how == ALL_SEE}
        hand_over(city, seat, active, [card for card, _ in terms.cards], shown, tell)
        hand_over(city, active, seat, returned, {}, tell)


# Argument: card
PICK_CARD: Final = GenoaVerb(
    PickCard, 290, check=check_pick, codes=pick_codes, decode=decode_card(PickCard), play=pick
)
