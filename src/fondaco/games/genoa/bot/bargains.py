"""A deal of Genoa looked at again: what it brought both sides, and a fair price for it."""

from fondaco.games.genoa.bot.bidding import Bidder, lost, value_of
from fondaco.games.genoa.bot.prices import Prices
from fondaco.games.genoa.bot.values import Outlook
from fondaco.games.genoa.components import BUILDINGS
from fondaco.games.genoa.floors import may_act, offers
from fondaco.games.genoa.state import City
from fondaco.games.genoa.terms import Return, Terms
from fondaco.games.genoa.words import Accept
from fondaco.table.words import Action, Seat

Weighed = tuple[Seat, Seat, int, int, float, float]
"""Buyer, seller, price, fair price, and what the deal brought each of them, in ducats."""


def weigh(city: City, seat: Seat, action: Action) -> Weighed | None:
    """The deal that an acceptance makes, if it is one for a building's action."""
    if not isinstance(action, Accept):
        return None
    quoted = {quote.id for quote in action.offers}
    found = [proposal for proposal in offers(city) if proposal.id in quoted]
    if len(found) != 1 or found[0].terms.target >= BUILDINGS:
        return None
    terms, buyer = found[0].terms, found[0].author
    outlook, sellers = Outlook(city, buyer), Outlook(city, seat)
    worth = Bidder(Prices(city.parts, buyer), buyer).wish(city, outlook, terms.target)
    own = sellers.action(terms.target) if may_act(city, seat) else 0.0
    paid, received = _cost(outlook, terms), value_of(sellers, terms)
    step = city.parts.step
    fair = max(step, round((worth + own) / 2 / step) * step)
    return buyer, seat, round(received), fair, worth - paid, received - own


def _cost(outlook: Outlook, terms: Terms) -> float:
    """What a price costs the one who pays it."""
    cards = sum((outlook.loses(card) for card, _ in terms.cards), 0.0)
    return cards + lost(outlook, Return(terms.money, terms.goods, terms.specials, terms.markers))
