"""What happened, as sentences before they have a language."""

from fondaco.games.genoa.rules import Genoa
from fondaco.games.genoa.text.phrases import (
    ask,
    asset,
    card,
    cards,
    deck_cards,
    due,
    goods,
    named_card,
    place,
    special,
    terms,
)
from fondaco.games.genoa.words import (
    ActionPerformed,
    CardPicked,
    CardsDrawn,
    CardsHanded,
    CardShown,
    DeckShuffled,
    FloorOpened,
    IntentionStated,
    MarkersPlaced,
    OfferAccepted,
    OfferDeclined,
    OfferDrafted,
    OfferMade,
    OrderDelivered,
    OwnerPaid,
    PrivilegesShown,
    RoundAdvanced,
)
from fondaco.table.contract import Game
from fondaco.table.saying import Args, Fields, Sentences, as_it_is, seat, seats, spoken
from fondaco.table.words import Event, Phrase

_FIELDS: Fields = {
    **as_it_is("round", "red", "blue", "money", "reason"),
    **seats("seat", "to"),
    "space": ("place", lambda game, space: place(game, space, "-at")),
    "building": ("place", lambda game, building: place(game, building, "-at")),
    "villa": ("place", lambda game, villa: place(game, villa, "-at")),
    "end": ("place", lambda game, space: place(game, space, "-to")),
    "target": ("place", lambda game, target: place(game, target, "-the")),
    "card": ("card", card),
    "cards": ("cards", lambda game, names: cards(game, names) or None),
    "give": ("give", asset),
    "take": ("take", asset),
    "good": ("good", lambda game, good: goods({good: 1})),
    "proceeds": ("things", lambda game, proceeds: due(proceeds)),
}


def event(game: Game, happened: Event) -> Phrase:
    """What happened, as a sentence."""
    assert isinstance(game, Genoa)
    said = _SENTENCES.say(game, happened)
    if isinstance(happened, FloorOpened) and happened.ask is not None:
        return Phrase("event-floor-opened-ask", {"opened": said, "ask": ask(game, happened.ask)})
    return said


def _ending(happened: Event) -> str:
    match happened:
        case RoundAdvanced(market=True):
            return "-market"
        case FloorOpened(target=None):
            return "-move"
        case IntentionStated() if spoken(happened.intention.words):
            return "-words"
        case CardsDrawn() if happened.cards is not None:
            return "-seen"
        case CardPicked() if happened.card is not None:
            return "-seen"
        case CardsHanded() if happened.cards is not None:
            return "-partly" if len(happened.cards) < happened.count else "-seen"
        case CardShown(to=None):
            return "-all"
        case OrderDelivered(special=None):
            return "-bare"
        case ActionPerformed() if not _took(happened):
            return "-bare"
        case PrivilegesShown(cards=()):
            return "-none"
    return ""


def _more(game: Genoa, happened: Event) -> Args:
    match happened:
        case OfferDrafted() | OfferMade() | OfferAccepted():
            made = happened.offer
            author = "author" if isinstance(happened, OfferAccepted) else "seat"
            where = place(game, made.target, "-the")
            return {author: seat(made.seat), "place": where, "terms": terms(game, made)}
        case OfferDeclined():
            return {"offer": happened.offer.id}
        case IntentionStated():
            stated = happened.intention
            intended: Args = {"seat": seat(stated.seat), "money": stated.money}
            intended["place"] = place(game, stated.target, "-the")
            words = spoken(stated.words)
            return intended | {"words": words} if words else intended
        case CardsDrawn() | CardsHanded():
            return {"what": deck_cards(happened.deck, happened.count)}
        case CardPicked(card=None):
            return {"what": deck_cards(happened.deck, 1)}
        case CardPicked() | CardShown():
            return {"card": named_card(game, happened.card or "")}
        case DeckShuffled():
            return {"deck": happened.deck, "count": happened.count}
        case OrderDelivered() if happened.special is not None:
            return {"special": special(happened.special)}
        case ActionPerformed() if _took(happened):
            return {"things": _took(happened)}
        case OwnerPaid():
            return {"place": place(game, happened.building)}
        case MarkersPlaced():
            there = place(game, happened.cell, "-at")
            return {"cell": happened.cell.upper(), "place": there, "does": _placed(game, happened)}
    return {}


def _took(happened: ActionPerformed) -> list[Phrase]:
    took = goods(happened.goods)
    if happened.special is not None:
        took.append(special(happened.special))
    if happened.markers:
        took.append(Phrase("markers", {"count": happened.markers}))
    return took


def _placed(game: Genoa, happened: MarkersPlaced) -> list[Phrase]:
    done: list[Phrase] = []
    for building, does in happened.does.items():
        said = Phrase(f"marker-{does}d", {"place": place(game, building, "-at")})
        given = happened.gives.get(building)
        if given is not None:
            said = Phrase("marker-given", {"what": said, "colour": given})
        done.append(said)
    return done


_SENTENCES = Sentences(_FIELDS, ending=_ending, more=_more, untold={})
