"""Genoa in words, before they have a language: the board, questions, choices, events."""

from fondaco.games.genoa.components import DISCS
from fondaco.games.genoa.rules import Genoa
from fondaco.games.genoa.text.board import draw
from fondaco.games.genoa.text.choices import choice, group
from fondaco.games.genoa.text.forms import blank, form, item
from fondaco.games.genoa.text.phrases import (
    Args,
    ask,
    asset,
    card,
    cards,
    deck_cards,
    due,
    goods,
    named_card,
    place,
    seat,
    special,
    spoken,
    terms,
)
from fondaco.games.genoa.words import (
    ActionLapsed,
    ActionPerformed,
    Answered,
    AnyGoodPlayed,
    BuildingActionPlayed,
    CardPicked,
    CardsDrawn,
    CardsHanded,
    CardShown,
    ClaimsClosed,
    ClaimSealed,
    DeckShuffled,
    DiceRolled,
    Exchanged,
    ExtraActionPlayed,
    FirstPlayerNamed,
    FloorOpened,
    GameEnded,
    GenoaView,
    IntentionStated,
    IntentionWithdrawn,
    MarkersPassed,
    MarkersPlaced,
    MessagePaid,
    MovementEnded,
    OfferAccepted,
    OfferDeclined,
    OfferDrafted,
    OfferMade,
    OfferWithdrawn,
    OrderDelivered,
    OwnerPaid,
    PrivilegesShown,
    ProceedsGiven,
    RoundAdvanced,
    RoundClosed,
    SmallOrderFulfilled,
    StartPlayed,
    TowerMoved,
    TowerPlaced,
    TurnBegun,
    WindowClosed,
    WindowOpened,
)
from fondaco.table.contract import Game
from fondaco.table.words import Event, Phrase, Score, View

__all__ = [
    "blank",
    "choice",
    "draw",
    "event",
    "form",
    "group",
    "item",
    "question",
    "round_of",
    "scores",
]

OF_A_SEAT = {
    FirstPlayerNamed: "event-first-player-named",
    StartPlayed: "event-start-played",
    Answered: "event-answered",
    ExtraActionPlayed: "event-extra-action-played",
    WindowClosed: "event-window-closed",
    MovementEnded: "event-movement-ended",
    ClaimSealed: "event-claim-sealed",
    MarkersPassed: "event-markers-passed",
}
"""Events that say no more than who."""


def scores(game: Game, view: View) -> tuple[Score, ...] | None:
    """The points as if the game ended now, or None where the view hides them."""
    assert isinstance(view, GenoaView)
    return view.scores


def round_of(game: Game, view: View) -> int:
    """The running round; it grows by one even where the marker jumps (GN-206)."""
    assert isinstance(view, GenoaView)
    return (view.turn - 1) // view.seats + 1


# -- questions --


def question(game: Game, view: View) -> Phrase:
    """The sentence for the decision at hand."""
    assert isinstance(game, Genoa)
    assert isinstance(view, GenoaView)
    phase = view.phase
    active: Args = {"active": seat(view.active)}
    if view.window is not None:
        return _window_question(game, view)
    if phase in ("current_offers", "move_offers") and view.seat == view.active:
        return Phrase("ask-hearing")
    if phase.startswith("current_"):
        form = "-at" if phase == "current_open" else "-the"
        here: Args = {"place": place(game, view.way[-1], form)}
        if phase == "current_offers":
            return Phrase("ask-current-offers", here | active)
        return Phrase("ask-" + phase.replace("_", "-"), here)
    if phase == "move_open":
        return Phrase("ask-move-open", {"left": _moves_left(view)})
    if phase == "move_offers":
        return Phrase("ask-move-offers", active)
    if phase == "markers" and view.seat is not None:
        return Phrase("ask-markers", {"count": sum(view.markers[view.seat].values())})
    return Phrase("ask-" + phase.replace("_", "-"))


def _moves_left(view: GenoaView) -> int:
    return DISCS - len(view.way)


def _window_question(game: Genoa, view: GenoaView) -> Phrase:
    window = view.window
    assert window is not None
    args: Args = {"place": place(game, window.building, "-at")}
    if window.giving:
        return Phrase("ask-window-giving", {"count": window.giving, "active": seat(view.active)})
    if window.performed:
        return Phrase("ask-window-done", args)
    owed = [] if window.owes is None else due(window.owes)
    if owed:
        return Phrase("ask-window-owes", args | {"owes": owed, "active": seat(view.active)})
    return Phrase("ask-window", args)


# -- events --


def event(game: Game, happened: Event) -> Phrase:
    """What happened, as a sentence."""
    assert isinstance(game, Genoa)
    message = OF_A_SEAT.get(type(happened))
    if message is not None:
        return Phrase(message, {"seat": seat(happened.seat)})  # type: ignore[attr-defined]
    match happened:
        case TurnBegun():
            args: Args = {"seat": seat(happened.seat), "round": happened.round}
            return Phrase("event-turn-begun", args)
        case DiceRolled():
            args = {"seat": seat(happened.seat), "red": happened.red, "blue": happened.blue}
            return Phrase("event-dice-rolled", args)
        case TowerPlaced():
            return Phrase("event-tower-placed", {"place": place(game, happened.space, "-at")})
        case TowerMoved():
            return Phrase("event-tower-moved", {"place": place(game, happened.end, "-to")})
        case RoundAdvanced():
            stem = "event-round-advanced"
            return Phrase(f"{stem}-market" if happened.market else stem, {"round": happened.round})
        case ClaimsClosed():
            return Phrase("event-claims-closed")
        case MarkersPlaced():
            return _placed(game, happened)
        case PrivilegesShown(cards=()):
            return Phrase("event-privileges-shown-none", {"seat": seat(happened.seat)})
        case PrivilegesShown():
            shown: Args = {"seat": seat(happened.seat), "cards": cards(game, happened.cards)}
            return Phrase("event-privileges-shown", shown)
        case GameEnded():
            return Phrase("event-game-ended", {"reason": happened.reason})
    return _floor(game, happened) or _cards(game, happened) or _action(game, happened)


def _placed(game: Genoa, happened: MarkersPlaced) -> Phrase:
    done: list[Phrase] = []
    for building, does in happened.does.items():
        said = Phrase(f"marker-{does}d", {"place": place(game, building, "-at")})
        given = happened.gives.get(building)
        if given is not None:
            said = Phrase("marker-given", {"what": said, "colour": given})
        done.append(said)
    where: Args = {"cell": happened.cell.upper(), "place": place(game, happened.cell, "-at")}
    args: Args = {"seat": seat(happened.seat), **where, "does": done}
    return Phrase("event-markers-placed", args)


def _floor(game: Genoa, happened: Event) -> Phrase | None:
    """What is said on a floor."""
    match happened:
        case FloorOpened():
            return _opened(game, happened)
        case OfferDrafted() | OfferMade():
            made = happened.offer
            drafted = isinstance(happened, OfferDrafted)
            return Phrase(
                "event-offer-drafted" if drafted else "event-offer-made",
                {
                    "seat": seat(made.seat),
                    "place": place(game, made.target, "-the"),
                    "terms": terms(game, made),
                },
            )
        case OfferWithdrawn() | IntentionWithdrawn():
            what = "offer" if isinstance(happened, OfferWithdrawn) else "intention"
            return Phrase(
                f"event-{what}-withdrawn",
                {"seat": seat(happened.seat), "place": place(game, happened.target, "-the")},
            )
        case IntentionStated():
            stated = happened.intention
            args: Args = {
                "seat": seat(stated.seat),
                "place": place(game, stated.target, "-the"),
                "money": stated.money,
            }
            words = spoken(stated.words)
            if words:
                return Phrase("event-intention-stated-words", args | {"words": words})
            return Phrase("event-intention-stated", args)
        case RoundClosed():
            return Phrase("event-round-closed", {"round": happened.round})
        case OfferDeclined():
            args = {"offer": happened.offer.id, "place": place(game, happened.target, "-the")}
            return Phrase("event-offer-declined", args)
        case OfferAccepted():
            deal = happened.offer
            return Phrase(
                "event-offer-accepted",
                {
                    "seat": seat(happened.seat),
                    "author": seat(deal.seat),
                    "place": place(game, deal.target, "-the"),
                    "terms": terms(game, deal),
                },
            )
    return None


def _opened(game: Genoa, happened: FloorOpened) -> Phrase:
    args: Args = {"seat": seat(happened.seat), "round": happened.round}
    if happened.target is None:
        said = Phrase("event-floor-opened-move", args)
    else:
        said = Phrase("event-floor-opened", args | {"place": place(game, happened.target, "-the")})
    if happened.ask is None:
        return said
    return Phrase("event-floor-opened-ask", {"opened": said, "ask": ask(game, happened.ask)})


def _cards(game: Genoa, happened: Event) -> Phrase | None:
    """Cards that are drawn, shown, handed over, shuffled, paid."""
    match happened:
        case CardsDrawn():
            args: Args = {"seat": seat(happened.seat)}
            args["what"] = deck_cards(happened.deck, happened.count)
            if happened.cards is None:
                return Phrase("event-cards-drawn", args)
            return Phrase("event-cards-drawn-seen", args | {"cards": cards(game, happened.cards)})
        case CardPicked(card=None):
            args = {"seat": seat(happened.seat), "what": deck_cards(happened.deck, 1)}
            return Phrase("event-card-picked", args)
        case CardPicked():
            picked = named_card(game, happened.card or "")
            return Phrase("event-card-picked-seen", {"seat": seat(happened.seat), "card": picked})
        case CardsHanded():
            args = {"seat": seat(happened.seat), "to": seat(happened.to)}
            args["what"] = deck_cards(happened.deck, happened.count)
            if happened.cards is None:
                return Phrase("event-cards-handed", args)
            some = len(happened.cards) < happened.count
            stem = "event-cards-handed-partly" if some else "event-cards-handed-seen"
            return Phrase(stem, args | {"cards": cards(game, happened.cards)})
        case CardShown():
            args = {"seat": seat(happened.seat), "card": named_card(game, happened.card)}
            if happened.to is None:
                return Phrase("event-card-shown-all", args)
            return Phrase("event-card-shown", args | {"to": seat(happened.to)})
        case DeckShuffled():
            args = {"deck": happened.deck, "count": happened.count}
            return Phrase("event-deck-shuffled", args)
        case MessagePaid() | SmallOrderFulfilled():
            paid = isinstance(happened, MessagePaid)
            return Phrase(
                "event-message-paid" if paid else "event-small-order-fulfilled",
                {
                    "seat": seat(happened.seat),
                    "card": card(game, happened.card),
                    "money": happened.money,
                },
            )
    return None


def _action(game: Genoa, happened: Event) -> Phrase:
    """What happens around an action."""
    match happened:
        case ActionLapsed():
            return Phrase("event-action-lapsed", {"place": place(game, happened.building, "-at")})
        case WindowOpened() | BuildingActionPlayed():
            opened = isinstance(happened, WindowOpened)
            return Phrase(
                "event-window-opened" if opened else "event-building-action-played",
                {"seat": seat(happened.seat), "place": place(game, happened.building, "-at")},
            )
        case ActionPerformed():
            return _performed(game, happened)
        case OwnerPaid():
            return Phrase(
                "event-owner-paid",
                {
                    "seat": seat(happened.seat),
                    "place": place(game, happened.building),
                    "money": happened.money,
                },
            )
        case OrderDelivered():
            args: Args = {
                "seat": seat(happened.seat),
                "card": card(game, happened.card),
                "place": place(game, happened.villa, "-at"),
                "money": happened.money,
            }
            if happened.special is None:
                return Phrase("event-order-delivered-bare", args)
            return Phrase("event-order-delivered", args | {"special": special(happened.special)})
        case AnyGoodPlayed():
            args = {"seat": seat(happened.seat), "good": goods({happened.good: 1})}
            return Phrase("event-any-good-played", args)
        case Exchanged():
            args = {"seat": seat(happened.seat), "give": asset(game, happened.give)}
            return Phrase("event-exchanged", args | {"take": asset(game, happened.take)})
        case ProceedsGiven():
            args = {"seat": seat(happened.seat), "to": seat(happened.to)}
            return Phrase("event-proceeds-given", args | {"things": due(happened.proceeds)})
    raise TypeError(type(happened))


def _performed(game: Genoa, happened: ActionPerformed) -> Phrase:
    args: Args = {"seat": seat(happened.seat), "place": place(game, happened.building, "-at")}
    took = goods(happened.goods)
    if happened.special is not None:
        took.append(special(happened.special))
    if happened.markers:
        took.append(Phrase("markers", {"count": happened.markers}))
    if not took:
        return Phrase("event-action-performed-bare", args)
    return Phrase("event-action-performed", args | {"things": took})
