"""What happened, as sentences before they have a language."""

from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.text.phrases import (
    Args,
    area,
    crew,
    deck,
    good,
    goods,
    hands,
    holdings,
    led_power,
    names,
    placed,
    port,
    position,
    power,
    produced,
    seat,
    seats,
    some,
    terms,
    total,
    yes,
)
from fondaco.games.mediterranee.words import (
    BidChanged,
    BidSealed,
    BidsRevealed,
    Bought,
    BoughtFrom,
    CastleBuilt,
    CounterAnswered,
    Countered,
    Deployed,
    DeploymentChanged,
    DeploymentSealed,
    DiceRolled,
    Enrolled,
    GalleyBeaten,
    GalleyBuilt,
    GalleyMoved,
    GalleysFought,
    GalleyStopped,
    GalleySunk,
    GameEnded,
    GoodsDiscarded,
    IncomePaid,
    Landed,
    OrderFixed,
    PassageAnswered,
    PassageInstructed,
    PassageRequested,
    PassageSealed,
    PhaseBegun,
    PortAttacked,
    PositionTaken,
    PowerAssigned,
    PowerChosen,
    PowerDrawn,
    PriceAsked,
    PriceInstructed,
    PriceNamed,
    PrizeTaken,
    Rearranged,
    RoundBegun,
    SailorsDiscarded,
    Sold,
    TalkLeft,
    TradeAsked,
    TradeCountered,
    Traded,
    TradeProposed,
    TradeRefused,
    TradeWithdrawn,
    TurnBegun,
    TurnEnded,
    TurnPassed,
)
from fondaco.table.contract import Game
from fondaco.table.words import Event, Phrase

_BARE = (
    DeploymentSealed,
    DeploymentChanged,
    BidSealed,
    TurnBegun,
    TurnPassed,
    TurnEnded,
    TalkLeft,
    TradeRefused,
    TradeWithdrawn,
    PassageSealed,
)
"""Events of which only the seat is told."""


def event(game: Game, happened: Event) -> Phrase:
    """What happened, as a sentence."""
    assert isinstance(game, Mediterranee)
    for chapter in (_set_up, _market, _trade, _yard, _voyage, _combat, _income):
        phrase = chapter(game, happened)
        if phrase is not None:
            return phrase
    raise TypeError(type(happened))


def _set_up(game: Mediterranee, happened: Event) -> Phrase | None:
    """The set-up, the auction and whose turn it is."""
    if isinstance(happened, _BARE):
        tag = str(type(happened).__struct_config__.tag).replace("_", "-")
        told: Args = (
            {} if isinstance(happened, DeploymentChanged) else {"seat": seat(happened.seat)}
        )
        return Phrase(f"event-{tag}", told)
    match happened:
        case PowerChosen(power=None):
            return Phrase("event-power-chosen-lot", {"seat": seat(happened.seat)})
        case PowerChosen():
            taken: Args = {"seat": seat(happened.seat), "power": led_power(happened.power or "")}
            return Phrase("event-power-chosen", taken)
        case PowerDrawn():
            drawn: Args = {"seat": seat(happened.seat), "power": led_power(happened.power)}
            return Phrase("event-power-drawn", drawn)
        case PowerAssigned():
            led: Args = {"seat": seat(happened.seat), "power": led_power(happened.power)}
            return Phrase("event-power-assigned", led | {"port": port(game, happened.capital)})
        case Deployed():
            crews: Args = {"seat": seat(happened.seat), "crews": placed(happened.galleys)}
            return Phrase("event-deployed", crews | {"garrison": happened.garrison})
        case RoundBegun():
            args: Args = {"round": happened.round, "rounds": happened.rounds}
            return Phrase("event-round-begun", args)
        case PhaseBegun():
            return Phrase("event-phase-begun", {"phase": happened.phase})
        case BidChanged():
            return Phrase("event-bid-changed", {"amount": happened.amount})
        case BidsRevealed():
            return Phrase("event-bids-revealed", {"bids": _sums(dict(enumerate(happened.bids)))})
        case DiceRolled():
            rolls = dict(zip(happened.seats, happened.rolls, strict=True))
            return Phrase("event-dice-rolled", {"rolls": _sums(rolls)})
        case PositionTaken():
            place = position(game, happened.position)
            return Phrase("event-position-taken", {"seat": seat(happened.seat), "position": place})
        case OrderFixed():
            return Phrase("event-order-fixed", {"order": seats(happened.order)})
    return None


def _sums(amounts: dict[int, int]) -> list[Phrase]:
    """Each seat with its bid, roll or money."""
    return [Phrase("bid-of", {"seat": seat(who), "amount": n}) for who, n in amounts.items()]


def _market(game: Mediterranee, happened: Event) -> Phrase | None:
    match happened:
        case Bought() | BoughtFrom():
            args: Args = {
                "seat": seat(happened.seat),
                "goods": goods({happened.good: sum(happened.load.values())}),
                "port": port(game, happened.port),
                "load": placed(happened.load),
                "paid": happened.paid,
            }
            if isinstance(happened, Bought):
                return Phrase("event-bought", args)
            return Phrase("event-bought-from", args | {"owner": seat(happened.owner)})
        case PriceAsked():
            asked: Args = {"owner": seat(happened.owner), "tokens": happened.tokens}
            return _at(game, happened, "event-price-asked", asked)
        case PriceNamed():
            return _at(game, happened, "event-price-named", {"price": happened.price})
        case Countered():
            count = sum(happened.load.values())
            offer: Args = {
                "seat": seat(happened.seat),
                "port": port(game, happened.port),
                "price": happened.price,
                "goods": goods({produced(game, happened.port): count}),
            }
            return Phrase("event-countered", offer)
        case CounterAnswered():
            answer: Args = {"accepted": yes(happened.accepted)}
            return _at(game, happened, "event-counter-answered", answer)
        case PriceInstructed():
            standing: Args = {
                "port": port(game, happened.port),
                "buyer": seat(happened.buyer),
                "price": happened.price,
                "lowest": happened.lowest,
            }
            return Phrase("event-price-instructed", standing)
    return None


def _at(
    game: Mediterranee,
    happened: PriceAsked | PriceNamed | CounterAnswered,
    message: str,
    args: Args,
) -> Phrase:
    """A word in a price talk, with the good that is talked about."""
    where: Args = {
        "seat": seat(happened.seat),
        "port": port(game, happened.port),
        "good": good(produced(game, happened.port)),
    }
    return Phrase(message, where | args)


def _trade(game: Mediterranee, happened: Event) -> Phrase | None:
    match happened:
        case TradeAsked():
            args: Args = {
                "seat": seat(happened.seat),
                "partner": seat(happened.partner),
                "goods": goods(happened.want),
                "area": area(game, happened.area),
            }
            return Phrase("event-trade-asked", args)
        case TradeProposed() | TradeCountered():
            both: Args = {"seat": seat(happened.seat), "partner": seat(happened.partner)}
            deal = both | terms(happened.give, happened.want, happened.pay)
            if isinstance(happened, TradeCountered):
                return Phrase("event-trade-countered", deal)
            return Phrase("event-trade-proposed", deal | {"area": area(game, happened.area)})
        case Traded():
            done: Args = {
                "seat": seat(happened.seat),
                "partner": seat(happened.partner),
                "area": area(game, happened.area),
            }
            deal = terms(happened.gave, happened.got, happened.paid)
            return Phrase("event-traded", done | deal)
    return None


def _yard(game: Mediterranee, happened: Event) -> Phrase | None:
    """Constructions, enrolment, transfers and what is thrown away."""
    match happened:
        case GalleyBuilt():
            args: Args = {"galley": deck(happened.galley), "crew": crew(happened.crew)}
            return _built(game, happened, "event-galley-built", args)
        case CastleBuilt():
            return _built(game, happened, "event-castle-built", {})
        case Enrolled():
            enrolled: Args = {
                "sailors": hands(sum(happened.places.values())),
                "places": placed(happened.places),
            }
            return _built(game, happened, "event-enrolled", enrolled)
        case Rearranged():
            lies: Args = {
                "seat": seat(happened.seat),
                "area": area(game, happened.area),
                "holdings": holdings(happened.galleys, happened.garrison),
            }
            return Phrase("event-rearranged", lies)
        case GoodsDiscarded():
            thrown: Args = {"seat": seat(happened.seat), "galley": deck(happened.galley)}
            return Phrase("event-goods-discarded", thrown | {"goods": goods(happened.goods)})
        case SailorsDiscarded():
            off: Args = {
                "seat": seat(happened.seat),
                "galley": deck(happened.galley),
                "sailors": hands(happened.sailors),
            }
            return Phrase("event-sailors-discarded", off)
    return None


def _built(
    game: Mediterranee, happened: GalleyBuilt | CastleBuilt | Enrolled, message: str, args: Args
) -> Phrase:
    paid: Args = {
        "seat": seat(happened.seat),
        "port": port(game, happened.port),
        "paid": happened.paid,
    }
    return Phrase(message, paid | args)


def _voyage(game: Mediterranee, happened: Event) -> Phrase | None:
    match happened:
        case GalleyMoved():
            start: Args = {"start": area(game, happened.start)}
            return Phrase("event-galley-moved", _galley(game, happened) | start)
        case GalleyStopped():
            return Phrase("event-galley-stopped", _galley(game, happened))
        case PassageRequested():
            args = _galley(game, happened) | {"asked": seats(happened.asked)}
            if not happened.tolls:
                return Phrase("event-passage-requested", args)
            return Phrase("event-passage-requested-toll", args | {"tolls": tolls(happened.tolls)})
        case PassageAnswered():
            answers = [
                Phrase("consent-of", {"who": led_power(name), "consent": yes(consent)})
                for name, consent in happened.consent.items()
            ]
            passed: Args = {
                "galley": deck(happened.galley),
                "area": area(game, happened.area),
                "passes": yes(happened.passes),
                "answers": answers,
            }
            return Phrase("event-passage-answered", passed)
        case PassageInstructed():
            mover: Args = {"mover": seat(happened.mover), "answer": happened.answer}
            return Phrase("event-passage-instructed", mover)
    return None


def _galley(
    game: Mediterranee,
    happened: GalleyMoved | GalleyStopped | PassageRequested | GalleySunk | GalleysFought,
) -> Args:
    return {
        "seat": seat(happened.seat),
        "galley": deck(happened.galley),
        "area": area(game, happened.area),
    }


def tolls(amounts: dict[str, int]) -> list[Phrase]:
    """What each power would be paid for letting a galley pass."""
    return [Phrase("toll-of", {"who": power(name), "amount": n}) for name, n in amounts.items()]


def _combat(game: Mediterranee, happened: Event) -> Phrase | None:
    match happened:
        case GalleysFought():
            args = _galley(game, happened) | {"target": deck(happened.target)}
            return Phrase("event-galleys-fought", args | _fight(happened))
        case PortAttacked():
            stormed: Args = {
                "seat": seat(happened.seat),
                "galley": deck(happened.galley),
                "port": port(game, happened.port),
            }
            return Phrase("event-port-attacked", stormed | _fight(happened))
        case GalleySunk():
            sunk = _galley(game, happened)
            if not happened.lost:
                return Phrase("event-galley-sunk", sunk)
            return Phrase("event-galley-sunk-goods", sunk | {"goods": goods(happened.lost)})
        case GalleyBeaten():
            beaten: Args = {
                "galley": deck(happened.galley),
                "owner": seat(happened.owner),
                "by": deck(happened.by),
                "victor": seat(happened.victor),
            }
            return Phrase("event-galley-beaten", beaten)
        case PrizeTaken():
            prize: Args = {
                "seat": seat(happened.seat),
                "galley": deck(happened.galley),
                "cargo": goods(total(happened.cargo)),
            }
            if not happened.sailors:
                return Phrase("event-prize-taken-sunk", prize)
            return Phrase("event-prize-taken", prize | {"sailors": hands(happened.sailors)})
    return None


def _fight(happened: GalleysFought | PortAttacked) -> Args:
    """Rolls and losses, the attacker's first."""
    return {
        "owner": seat(happened.owner),
        "roll": happened.rolls[0],
        "roll2": happened.rolls[1],
        "loss": happened.losses[0],
        "loss2": happened.losses[1],
    }


def _income(game: Mediterranee, happened: Event) -> Phrase | None:
    """Landings, sales, incomes and the end."""
    match happened:
        case Landed():
            before = happened.before
            state = "neutral" if before is None else "own" if before == happened.seat else "other"
            args: Args = {
                "seat": seat(happened.seat),
                "sailors": hands(sum(happened.sailors.values())),
                "galleys": names(list(happened.sailors)),
                "port": port(game, happened.port),
                "before": state,
                "owner": "" if before is None else seat(before),
            }
            return Phrase("event-landed", args)
        case Sold():
            sale: Args = {
                "seat": seat(happened.seat),
                "good": some(happened.good),
                "galley": deck(happened.galley),
                "port": port(game, happened.port),
                "price": happened.price,
                "bonus": happened.bonus,
            }
            return Phrase("event-sold", sale)
        case IncomePaid():
            paid: Args = {"seat": seat(happened.seat), "amount": happened.amount}
            return Phrase("event-income-paid", paid)
        case GameEnded():
            return Phrase("event-game-ended", {"money": _sums(dict(enumerate(happened.money)))})
    return None
