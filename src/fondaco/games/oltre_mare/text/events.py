"""What happened, in words."""

import msgspec

from fondaco.games.oltre_mare.rules import OltreMare
from fondaco.games.oltre_mare.text.phrases import (
    bundle,
    card,
    cards,
    ducats,
    goods,
    marker,
    port,
    tally,
    terms,
)
from fondaco.games.oltre_mare.words import (
    CallAnswered,
    CallMade,
    CardBought,
    CardDiscarded,
    CardLoaded,
    CardPicked,
    CardsDrawn,
    CardsExchanged,
    CardsPlayed,
    CardsTurnedUp,
    DealMade,
    OltreMareView,
    PileSearched,
    PiratesStruck,
    ProposalMade,
    ShipSailed,
    VeniceShown,
)
from fondaco.table.contract import Game
from fondaco.table.saying import Args, Fields, Sentences, as_it_is, seat, seats, spoken
from fondaco.table.words import Event, Phrase, View

# -- what is covered since --


def closed(game: Game, happened: Event) -> Event:
    """What happened, as it is told later: nobody looks into others' cargo piles (OM-R29).

    Who may look into his own has it before him; a log that all read must not tell it.
    """
    assert isinstance(game, OltreMare)
    if not game.house.open_all:
        match happened:
            case CardsTurnedUp():
                aside = (None,) * len(happened.aside)
                return CardsTurnedUp(happened.seat, aside, None, happened.port)
            case CardsPlayed():
                return CardsPlayed(happened.seat, (None,) * len(happened.cards))
            case CardPicked():
                return CardPicked(happened.seat)
            case CardLoaded():
                return CardLoaded(happened.seat, None)
    return happened


def look_back(game: Game, then: View, now: View) -> View:
    """A view of a running game at an earlier time, without what is covered since (OM-R29)."""
    assert isinstance(then, OltreMareView)
    assert isinstance(now, OltreMareView)
    cargo = tuple(
        tuple(
            name if place < len(shown) and shown[place] == name else None
            for place, name in enumerate(pile)
        )
        for pile, shown in zip(then.cargo, now.cargo, strict=True)
    )
    played = then.played if then.played == now.played else ()
    searched = then.searched if then.searched == now.searched else None
    return msgspec.structs.replace(then, cargo=cargo, played=played, searched=searched)


# -- events --

_FIELDS: Fields = {
    **as_it_is("round", "prestige", "icons", "count", "source", "reason"),
    **seats("seat", "author", "addressee"),
    "ducats": ("ducats", lambda game, count: ducats(count)),
    "price": ("price", lambda game, count: ducats(count)),
    "port": ("port", port),
    "marker": ("marker", lambda game, name: marker(name)),
    "left_over": ("markers", lambda game, names: tally(names)),
    "colour": ("colour", lambda game, name: Phrase("colour", {"colour": name})),
    "card": ("card", card),
    "proposal": ("id", lambda game, number: number),
}
_UNTOLD: dict[type[Event], tuple[str, ...]] = {
    VeniceShown: ("prestige",),
    DealMade: ("proposal",),
}


def event(game: Game, happened: Event) -> Phrase:
    """What happened, as a sentence."""
    assert isinstance(game, OltreMare)
    return _SENTENCES.say(game, happened)


def _ending(happened: Event) -> str:
    """Many are told in a poorer version to those who may not see the cards."""
    match happened:
        case CardsTurnedUp(card=None) | CardLoaded(card=None):
            return "-past"
        case CardsDrawn() | PileSearched() if happened.cards:
            return "-seen"
        case CardDiscarded() | CardPicked() if happened.card is not None:
            return "-seen"
        case CardsPlayed() if not _shown(happened):
            return "-past" if happened.cards else "-none"
        case CardBought():
            found = "-found" if happened.price is None else ""
            return found if happened.card is None else f"{found}-seen"
        case ProposalMade() if happened.counters is not None:
            return "-counter"
        case CardsExchanged() if not happened.received:
            return "-none"
        case CallMade() if spoken(happened.text):
            return "-spoken"
        case CallAnswered() if happened.offer is not None:
            return "-offer"
        case CallAnswered(passed=True):
            return "-pass"
        case ShipSailed() if happened.left:
            return "-on"
    return ""


def _more(game: OltreMare, happened: Event) -> Args:
    match happened:
        case VeniceShown():
            return {"paid": _payouts(happened) or [Phrase("nobody")]}
        case CardsTurnedUp():
            return {"count": len(happened.aside)}
        case CardsDrawn() | PileSearched() if happened.cards:
            return {"cards": cards(game, happened.cards)}
        case CardsPlayed() if _shown(happened):
            return {"cards": cards(game, _shown(happened))}
        case CardsPlayed() if happened.cards:
            return {"count": len(happened.cards)}
        case CardsExchanged() if happened.received:
            return {"cards": cards(game, happened.received)}
        case PiratesStruck():
            return {"count": happened.cards}
        case ShipSailed():
            return {"count": len(happened.routes)}
        case ProposalMade():
            made = happened.offer
            args: Args = {"id": made.id, "author": seat(made.author), "terms": terms(made)}
            args["addressee"] = seat(made.addressee)
            return args if happened.counters is None else args | {"old": happened.counters}
        case DealMade():
            return {
                "give": bundle(goods(happened.give), happened.give_ducats),
                "get": bundle(goods(happened.get), happened.get_ducats),
            }
        case CallMade():
            called: Args = {"goods": goods(happened.wishes) or [Phrase("anything")]}
            words = spoken(happened.text)
            return called | {"text": words} if words else called
        case CallAnswered() if happened.offer is not None:
            return {"terms": terms(happened.offer)}
    return {}


def _payouts(happened: VeniceShown) -> list[Phrase]:
    return [
        Phrase("paid", {"seat": seat(number), "ducats": ducats(money)})
        for number, money in enumerate(happened.paid)
        if money
    ]


def _shown(happened: CardsPlayed) -> list[str]:
    return [name for name in happened.cards if name is not None]


_SENTENCES = Sentences(_FIELDS, ending=_ending, more=_more, untold=_UNTOLD)
