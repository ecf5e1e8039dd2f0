"""A deal of Méditerranée looked at again: what it brought both sides, and a fair price for it."""

from fondaco.games.mediterranee.bot.dealing import Side, gains_of
from fondaco.games.mediterranee.bot.outlook import TODAY
from fondaco.games.mediterranee.market import most_price
from fondaco.games.mediterranee.pieces import BITS, COIN
from fondaco.games.mediterranee.state import Sea, Terms
from fondaco.games.mediterranee.words import Accept, Take
from fondaco.parley.talk import COUNTERED
from fondaco.table.words import Action, Seat

Weighed = tuple[Seat, Seat, int, int, float, float]
"""Buyer, seller, price, fair price, and what the deal brought each of them, in points."""


def weigh(sea: Sea, seat: Seat, action: Action) -> Weighed | None:
    """The deal that an answer makes: goods of a port, or goods between galleys."""
    talk = sea.talk
    if talk is None or not isinstance(action, Accept | Take):
        return None
    if sea.port_talk:
        return _purchase(sea, action)
    terms = talk.counter if talk.stage == COUNTERED else talk.terms
    author = talk.responder if talk.stage == COUNTERED else talk.author
    if not isinstance(terms, Terms):
        return None
    return _trade(sea, author, seat, terms)


def _purchase(sea: Sea, action: Accept | Take) -> Weighed | None:
    """So many tokens of a port's good at a price each."""
    talk, port, parts = sea.talk, sea.talk_port, sea.parts
    assert talk is not None
    if isinstance(action, Take):
        price, load = talk.terms, sum(action.load.values())
    else:
        assert isinstance(talk.counter, tuple)
        price, load = talk.counter[0], sum(tokens for _, tokens in talk.counter[1])
    if not isinstance(price, int) or not load:
        return None
    buyer, seller = talk.responder, sea.holder[port]
    galley = max(sea.here(buyer, parts.area_of[port]), key=sea.room)
    worth = Side(sea, buyer, galley, TODAY).gain(0, load << BITS * parts.good_of[port])
    each = worth * parts.ducats_per_point / load
    fair = round((parts.least_price + each) / 2 / COIN) * COIN
    fair = max(parts.least_price, min(fair, most_price(sea, port)))
    paid = price * load / parts.ducats_per_point
    return buyer, seller, price * load, fair * load, worth - paid, paid


def _trade(sea: Sea, author: Seat, other: Seat, terms: Terms) -> Weighed:
    """Goods for goods and money; who pays is the buyer."""
    point = sea.parts.ducats_per_point
    authors, others = gains_of(sea, author, other, terms, TODAY)
    fair = round((authors - others) / 2 * point / COIN) * COIN
    gained = authors - terms.pay / point, others + terms.pay / point
    if terms.pay >= 0:
        return author, other, terms.pay, fair, *gained
    return other, author, -terms.pay, -fair, gained[1], gained[0]
