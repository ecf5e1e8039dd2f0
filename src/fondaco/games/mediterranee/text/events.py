"""What happened, as sentences before they have a language."""

from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.text.phrases import (
    FIELDS,
    good,
    goods,
    hands,
    holdings,
    landing,
    led_power,
    produced,
    terms,
    total,
    yes,
)
from fondaco.games.mediterranee.words import (
    BidChanged,
    BidsRevealed,
    Bought,
    BoughtFrom,
    CounterAnswered,
    Countered,
    DeploymentChanged,
    DiceRolled,
    Enrolled,
    GalleysFought,
    GalleySunk,
    GameEnded,
    Landed,
    PassageAnswered,
    PassageInstructed,
    PassageRequested,
    PhaseBegun,
    PortAttacked,
    PowerChosen,
    PriceAsked,
    PriceInstructed,
    PriceNamed,
    PrizeTaken,
    Rearranged,
    TradeAsked,
    TradeCountered,
    Traded,
    TradeProposed,
)
from fondaco.table.contract import Game
from fondaco.table.saying import Args, Sentences, seat
from fondaco.table.words import Event, Phrase

_UNTOLD: dict[type[Event], tuple[str, ...]] = {
    DeploymentChanged: ("seat",),  # what only its own seat hears is said to "you"
    BidChanged: ("seat",),
    PriceInstructed: ("seat",),
    PassageInstructed: ("seat",),
    Bought: ("good", "price"),
    BoughtFrom: ("good", "price"),
    Countered: ("load",),
    Traded: ("paid",),
    Rearranged: ("galleys", "garrison"),
    PrizeTaken: ("lost",),
    Landed: ("sailors",),
}


def event(game: Game, happened: Event) -> Phrase:
    """What happened, as a sentence."""
    assert isinstance(game, Mediterranee)
    return _SENTENCES.say(game, happened)


def _ending(happened: Event) -> str:
    match happened:
        case PowerChosen(power=None):
            return "-lot"
        case PassageRequested() if happened.tolls:
            return "-toll"
        case GalleySunk() if happened.lost:
            return "-goods"
        case PrizeTaken(sailors=0):
            return "-sunk"
    return ""


def _more(game: Mediterranee, happened: Event) -> Args:
    match happened:
        case PhaseBegun():
            return {"phase": happened.phase}
        case BidsRevealed():
            return {"bids": _sums(dict(enumerate(happened.bids)))}
        case DiceRolled():
            return {"rolls": _sums(dict(zip(happened.seats, happened.rolls, strict=True)))}
        case GameEnded():
            return {"money": _sums(dict(enumerate(happened.money)))}
        case Bought() | BoughtFrom():
            return {"goods": goods({happened.good: sum(happened.load.values())})}
        case PriceAsked() | PriceNamed() | CounterAnswered():
            return {"good": good(produced(game, happened.port))}
        case Countered():
            return {"goods": goods({produced(game, happened.port): sum(happened.load.values())})}
        case TradeAsked():
            return {"goods": goods(happened.want)}
        case TradeProposed() | TradeCountered():
            return terms(happened.give, happened.want, happened.pay)
        case Traded():
            return terms(happened.gave, happened.got, happened.paid)
        case Enrolled():
            return {"sailors": hands(sum(happened.places.values()))}
        case Rearranged():
            return {"holdings": holdings(happened.galleys, happened.garrison)}
        case PassageAnswered():
            return {"answers": _answers(happened.consent)}
        case GalleysFought() | PortAttacked():
            roll, roll2 = happened.rolls  # the attacker's first
            loss, loss2 = happened.losses
            return {"roll": roll, "roll2": roll2, "loss": loss, "loss2": loss2}
        case PrizeTaken():
            return {"cargo": goods(total(happened.cargo))}
        case Landed():
            return landing(happened.seat, happened.sailors, happened.before)
    return {}


def _sums(amounts: dict[int, int]) -> list[Phrase]:
    """Each seat with its bid, roll or money."""
    return [Phrase("bid-of", {"seat": seat(who), "amount": n}) for who, n in amounts.items()]


def _answers(consent: dict[str, bool]) -> list[Phrase]:
    return [
        Phrase("consent-of", {"who": led_power(name), "consent": yes(given)})
        for name, given in consent.items()
    ]


_SENTENCES = Sentences(FIELDS, ending=_ending, more=_more, untold=_UNTOLD)
