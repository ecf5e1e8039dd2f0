"""What happened, in words."""

import msgspec

from fondaco.games.oltre_mare.rules import OltreMare
from fondaco.games.oltre_mare.text.phrases import (
    Args,
    bundle,
    card,
    cards,
    ducats,
    goods,
    marker,
    port,
    seat,
    spoken,
    tally,
    terms,
)
from fondaco.games.oltre_mare.words import (
    AuthorityPaid,
    CallAnswered,
    CallClosed,
    CallMade,
    CallPassed,
    CardBought,
    CardDiscarded,
    CardLoaded,
    CardPicked,
    CardsDrawn,
    CardsExchanged,
    CardsPlayed,
    CardsTurnedUp,
    ColourChosen,
    CompassDeclined,
    DealMade,
    DeckEmptied,
    DucatsEarned,
    FirstPlayerNamed,
    GameEnded,
    LoadSkipped,
    MarkersLaid,
    MarkerTaken,
    MarkerTurned,
    OltreMareView,
    PileSearched,
    PiratesFought,
    PiratesStruck,
    PrestigeGained,
    ProposalLapsed,
    ProposalMade,
    ProposalRefused,
    ProposalWithdrawn,
    PurchaseRefunded,
    SailingPaid,
    ShipJumped,
    ShipSailed,
    TradeEnded,
    TurnBegun,
    VeniceShown,
)
from fondaco.table.contract import Game
from fondaco.table.words import Event, Phrase, View

# -- events --


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


def event(game: Game, happened: Event) -> Phrase:
    """What happened, as a sentence."""
    assert isinstance(game, OltreMare)
    match happened:
        case MarkersLaid():
            return Phrase("event-markers-laid", {"markers": tally(happened.left_over)})
        case DeckEmptied():
            return Phrase("event-deck-emptied")
        case GameEnded():
            return Phrase("event-game-ended", {"reason": happened.reason})
        case VeniceShown():
            return _venice(happened)
        case ProposalMade():
            return _proposal(happened)
        case ProposalLapsed():
            return Phrase("event-proposal-lapsed", {"id": happened.proposal})
        case DealMade():
            return _deal(happened)
    for told in (_plainly, _card, _talk, _voyage):
        phrase = told(game, happened)
        if phrase is not None:
            return phrase
    raise TypeError(type(happened))


PLAIN = {
    FirstPlayerNamed: "event-first-player-named",
    CallPassed: "event-call-passed",
    CallClosed: "event-call-closed",
    TradeEnded: "event-trade-ended",
    LoadSkipped: "event-load-skipped",
    CompassDeclined: "event-compass-declined",
}
"""Events of which there is nothing to say but whose they are."""


def _plainly(game: OltreMare, happened: Event) -> Phrase | None:
    match happened:
        case (
            FirstPlayerNamed()
            | CallPassed()
            | CallClosed()
            | TradeEnded()
            | LoadSkipped()
            | CompassDeclined()
        ):
            return Phrase(PLAIN[type(happened)], {"seat": seat(happened.seat)})
        case TurnBegun():
            args: Args = {"seat": seat(happened.seat), "round": happened.round}
            return Phrase("event-turn-begun", args)
        case ColourChosen():
            args = {"colour": Phrase("colour", {"colour": happened.colour})}
            return Phrase("event-colour-chosen", args | {"seat": seat(happened.seat)})
        case PrestigeGained():
            args = {"seat": seat(happened.seat), "prestige": happened.prestige}
            return Phrase("event-prestige-gained", args)
        case AuthorityPaid():
            return _paid("event-authority-paid", happened)
        case SailingPaid():
            return _paid("event-sailing-paid", happened)
        case DucatsEarned():
            return _icons("event-ducats-earned", happened, {"ducats": ducats(happened.ducats)})
        case PiratesStruck():
            return _icons("event-pirates-struck", happened, {"count": happened.cards})
        case PiratesFought():
            return _icons("event-pirates-fought", happened, {})
    return None


def _paid(message: str, happened: AuthorityPaid | SailingPaid) -> Phrase:
    return Phrase(message, {"seat": seat(happened.seat), "ducats": ducats(happened.ducats)})


def _icons(
    message: str, happened: DucatsEarned | PiratesStruck | PiratesFought, more: Args
) -> Phrase:
    args: Args = {"seat": seat(happened.seat), "icons": happened.icons}
    return Phrase(message, args | more)


def _venice(happened: VeniceShown) -> Phrase:
    paid = [
        Phrase("paid", {"seat": seat(number), "ducats": ducats(money)})
        for number, money in enumerate(happened.paid)
        if money
    ]
    return Phrase("event-venice-shown", {"paid": paid or [Phrase("nobody")]})


def _card(game: OltreMare, happened: Event) -> Phrase | None:
    """Cards that move; a poorer version for those who may not see them."""
    match happened:
        case CardsTurnedUp():
            args: Args = {
                "seat": seat(happened.seat),
                "port": port(game, happened.port),
                "count": len(happened.aside),
            }
            if happened.card is None:
                return Phrase("event-cards-turned-up-past", args)
            return Phrase("event-cards-turned-up", args | {"card": card(game, happened.card)})
        case CardsDrawn():
            args = {"seat": seat(happened.seat), "count": happened.count}
            if not happened.cards:
                return Phrase("event-cards-drawn", args)
            return Phrase("event-cards-drawn-seen", args | {"cards": cards(game, happened.cards)})
        case CardDiscarded():
            return _one(game, "event-card-discarded", happened)
        case CardPicked():
            return _one(game, "event-card-picked", happened)
        case CardLoaded():
            args = {"seat": seat(happened.seat)}
            if happened.card is None:
                return Phrase("event-card-loaded-past", args)
            return Phrase("event-card-loaded", args | {"card": card(game, happened.card)})
        case CardsPlayed():
            return _played(game, happened)
        case CardBought():
            return _bought(game, happened)
        case PileSearched():
            args = {"seat": seat(happened.seat), "price": ducats(happened.price)}
            if happened.cards is None:
                return Phrase("event-pile-searched", args)
            return Phrase("event-pile-searched-seen", args | {"cards": cards(game, happened.cards)})
        case PurchaseRefunded():
            args = {"seat": seat(happened.seat), "price": ducats(happened.price)}
            return Phrase("event-purchase-refunded", args)
    return None


def _played(game: OltreMare, happened: CardsPlayed) -> Phrase:
    args: Args = {"seat": seat(happened.seat)}
    shown = [name for name in happened.cards if name is not None]
    if shown:
        return Phrase("event-cards-played", args | {"cards": cards(game, shown)})
    if happened.cards:
        return Phrase("event-cards-played-past", args | {"count": len(happened.cards)})
    return Phrase("event-cards-played-none", args)


def _one(game: OltreMare, message: str, happened: CardDiscarded | CardPicked) -> Phrase:
    args: Args = {"seat": seat(happened.seat)}
    if happened.card is None:
        return Phrase(message, args)
    return Phrase(f"{message}-seen", args | {"card": card(game, happened.card)})


def _bought(game: OltreMare, happened: CardBought) -> Phrase:
    args: Args = {"seat": seat(happened.seat), "source": happened.source}
    if happened.price is None:
        message = "event-card-bought-found"
    else:
        message = "event-card-bought"
        args["price"] = ducats(happened.price)
    if happened.card is None:
        return Phrase(message, args)
    return Phrase(f"{message}-seen", args | {"card": card(game, happened.card)})


# -- talk --


def _proposal(happened: ProposalMade) -> Phrase:
    made = happened.offer
    args: Args = {
        "id": made.id,
        "author": seat(made.author),
        "addressee": seat(made.addressee),
        "terms": terms(made),
    }
    if happened.counters is None:
        return Phrase("event-proposal-made", args)
    return Phrase("event-proposal-made-counter", args | {"old": happened.counters})


def _deal(happened: DealMade) -> Phrase:
    return Phrase(
        "event-deal-made",
        {
            "author": seat(happened.author),
            "addressee": seat(happened.addressee),
            "give": bundle(goods(happened.give), happened.give_ducats),
            "get": bundle(goods(happened.get), happened.get_ducats),
        },
    )


def _talk(game: OltreMare, happened: Event) -> Phrase | None:
    match happened:
        case ProposalRefused() | ProposalWithdrawn():
            refused = isinstance(happened, ProposalRefused)
            return Phrase(
                "event-proposal-refused" if refused else "event-proposal-withdrawn",
                {"seat": seat(happened.seat), "id": happened.proposal},
            )
        case CardsExchanged():
            if not happened.received:
                return Phrase("event-cards-exchanged-none", {"seat": seat(happened.seat)})
            return Phrase(
                "event-cards-exchanged",
                {"seat": seat(happened.seat), "cards": cards(game, happened.received)},
            )
        case CallMade():
            args: Args = {
                "seat": seat(happened.seat),
                "goods": goods(happened.wishes) or [Phrase("anything")],
            }
            words = spoken(happened.text)
            if words:
                return Phrase("event-call-made-spoken", args | {"text": words})
            return Phrase("event-call-made", args)
        case CallAnswered():
            if happened.offer is not None:
                own: Args = {"seat": seat(happened.seat), "terms": terms(happened.offer)}
                return Phrase("event-call-answered-offer", own)
            stem = "event-call-answered"
            message = f"{stem}-pass" if happened.passed else stem
            return Phrase(message, {"seat": seat(happened.seat)})
    return None


# -- sailing --


def _voyage(game: OltreMare, happened: Event) -> Phrase | None:
    match happened:
        case ShipSailed():
            args: Args = {
                "seat": seat(happened.seat),
                "port": port(game, happened.port),
                "count": len(happened.routes),
            }
            return Phrase("event-ship-sailed-on" if happened.left else "event-ship-sailed", args)
        case ShipJumped():
            args = {"seat": seat(happened.seat), "port": port(game, happened.port)}
            return Phrase("event-ship-jumped", args)
        case MarkerTaken():
            args = {"seat": seat(happened.seat), "port": port(game, happened.port)}
            return Phrase("event-marker-taken", args | {"marker": marker(happened.marker)})
        case MarkerTurned():
            args = {"seat": seat(happened.seat), "marker": marker(happened.marker)}
            return Phrase("event-marker-turned", args)
    return None
