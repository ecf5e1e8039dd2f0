"""Oltre Mare in words, before they have a language: the table, questions, choices, events."""

from fondaco.games.oltre_mare.board import draw
from fondaco.games.oltre_mare.dialogue import blank, form, item, read_remark, remarks
from fondaco.games.oltre_mare.offers import group, lions_of, load_of, offer
from fondaco.games.oltre_mare.phrases import (
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
from fondaco.games.oltre_mare.rules import OltreMare
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
from fondaco.table.words import Event, Phrase, Score, View

__all__ = [
    "blank",
    "draw",
    "event",
    "form",
    "group",
    "item",
    "offer",
    "question",
    "read_remark",
    "recall",
    "remarks",
    "round_of",
    "scores",
]


def scores(game: Game, view: View) -> tuple[Score, ...] | None:
    """The points as if the game ended now, or None where a cargo pile is closed."""
    assert isinstance(view, OltreMareView)
    return view.scores


def round_of(game: Game, view: View) -> int:
    """The running round, 0 during set-up."""
    assert isinstance(view, OltreMareView)
    return (view.turn - 1) // view.seats + 1 if view.turn else 0


# -- questions --


def question(game: Game, view: View) -> Phrase:
    """The sentence for the decision at hand."""
    assert isinstance(game, OltreMare)
    assert isinstance(view, OltreMareView)
    active = view.active
    if active is None or view.phase not in ("sea", "trade", "play", "sail", "compass", "load"):
        return Phrase(f"ask-{view.phase}")
    match view.phase:
        case "sea":
            lions = lions_of(game, view, active)
            return Phrase("ask-sea", {"lions": lions, "count": view.hand_sizes[active] - lions})
        case "trade":
            return _trade_question(game, view)
        case "play":
            load = load_of(game, view, active)
            return Phrase("ask-play", {"load": load, "count": load - view.picked_count})
        case "sail":
            return Phrase("ask-sail", {"count": view.steps})
        case "compass":
            return Phrase("ask-compass", {"port": port(game, view.ships[active])})
    return Phrase("ask-load", {"count": len(view.played)})


def _trade_question(game: OltreMare, view: OltreMareView) -> Phrase:
    active = view.active or 0
    asking = [seat(one.author) for one in view.offers if one.addressee == view.seat]
    if view.seat != active:
        if asking:
            return Phrase("ask-answer", {"author": asking})
        wishes = goods(view.call.wishes) if view.call is not None else []
        return Phrase("ask-call", {"seat": seat(active), "goods": wishes or [Phrase("anything")]})
    if asking:
        return Phrase("ask-answer-active", {"author": asking})
    load, hand = load_of(game, view, active), view.hand_sizes[active]
    if hand >= load:
        return Phrase("ask-trade", {"load": load, "hand": hand})
    return Phrase("ask-trade-short", {"load": load, "hand": hand})


# -- events --


def recall(game: Game, happened: Event) -> Phrase:
    """What happened, as a log tells it later: nobody looks into others' cargo piles (OM-R29).

    Who may look into his own has it before him; a log that all read must not tell it.
    """
    assert isinstance(game, OltreMare)
    if not game.house.open_all:
        match happened:
            case CardsPlayed():
                args: Args = {"seat": seat(happened.seat), "count": len(happened.cards)}
                return Phrase("event-cards-played-past", args)
            case CardPicked():
                return Phrase("event-card-picked", {"seat": seat(happened.seat)})
            case CardLoaded():
                return Phrase("event-card-loaded-past", {"seat": seat(happened.seat)})
    return event(game, happened)


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
            return Phrase(
                "event-cards-turned-up",
                {
                    "seat": seat(happened.seat),
                    "card": card(game, happened.card),
                    "port": port(game, happened.port),
                    "count": len(happened.aside),
                },
            )
        case CardsDrawn():
            args: Args = {"seat": seat(happened.seat), "count": happened.count}
            if not happened.cards:
                return Phrase("event-cards-drawn", args)
            return Phrase("event-cards-drawn-seen", args | {"cards": cards(game, happened.cards)})
        case CardDiscarded():
            return _one(game, "event-card-discarded", happened)
        case CardPicked():
            return _one(game, "event-card-picked", happened)
        case CardLoaded():
            args = {"seat": seat(happened.seat), "card": card(game, happened.card)}
            return Phrase("event-card-loaded", args)
        case CardsPlayed():
            args = {"seat": seat(happened.seat), "cards": cards(game, happened.cards)}
            return Phrase(
                "event-cards-played" if happened.cards else "event-cards-played-none", args
            )
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
