"""Chapter 9: what a seat sees, and the full tables it can imagine behind that.

`view` is the one place where secrets are cut away: other players' money, sealed choices and
standing instructions.
"""

from fondaco.games.mediterranee.components import COIN
from fondaco.games.mediterranee.ending import standings
from fondaco.games.mediterranee.loading import build
from fondaco.games.mediterranee.position import (
    Position,
    galleys_seen,
    name_of,
    passage_seen,
    places_seen,
    ports_seen,
    power_names,
    prize_seen,
    standing_seen,
    talk_seen,
)
from fondaco.games.mediterranee.sight import Box, MediterraneeView, Passage, Standing
from fondaco.games.mediterranee.state import BIDS, OVER, PHASES, Sea
from fondaco.table.chance import Chance
from fondaco.table.words import Seat


def view(sea: Sea, seat: Seat | None) -> MediterraneeView:
    shown = sea.house.open_money or sea.phase == OVER  # ME-901, ME-R41
    strict = sea.house.strict
    goods = sea.parts.goods
    return MediterraneeView(
        seat=seat,
        seats=sea.seats,
        phase=PHASES[sea.phase],  # type: ignore[arg-type]
        actors=sea.actors(),
        active=None if sea.active < 0 else sea.active,
        round=sea.round,
        rounds=sea.chart.rounds,
        powers=power_names(sea),
        order=tuple(sea.order),
        deployed=_deployed(sea, seat),
        bids=_bids(sea, seat),
        choosing=tuple(sea.choosing),
        places=places_seen(sea),
        money=tuple(
            amount if shown or other == seat else None for other, amount in enumerate(sea.money)
        ),
        bank=sea.bank if sea.house.coins_in_box else None,
        box=Box(
            {name: n for name, n in zip(goods, sea.box, strict=True) if n},
            sea.box_sailors if strict else None,
            sea.box_galleys if strict else None,
            sea.box_castles if strict else None,
        ),
        galleys=galleys_seen(sea),  # ME-902
        ports=ports_seen(sea),
        attempts=tuple(sea.attempts),
        talk=talk_seen(sea),
        underway=name_of(sea.underway),
        passage=_passage(sea, seat),
        prize=prize_seen(sea),
        standing=None if seat is None else standing_seen(sea, seat),
        end_reason=sea.reason or None,
        scores=standings(sea).scores if shown else None,
    )


def _deployed(sea: Sea, seat: Seat | None) -> tuple[tuple[int, int] | bool | None, ...]:
    """Own crews, others' only as a fact; all in the open when deployed in order (ME-R5)."""
    deploying = sea.deploying
    if deploying is None:
        return ()
    answers = [(other, deploying.of(other)) for other in range(sea.seats)]
    return tuple(
        crews if crews is None or other == seat or sea.house.deploy_in_order else True
        for other, crews in answers
    )


def _bids(sea: Sea, seat: Seat | None) -> tuple[int | bool | None, ...]:
    """ME-206: sealed until all are in."""
    bids = sea.bids
    if bids is None:
        return ()
    sealed = sea.phase == BIDS
    return tuple(
        True if sealed and other != seat and bids.of(other) is not None else bids.of(other)
        for other in range(sea.seats)
    )


def _passage(sea: Sea, seat: Seat | None) -> Passage | None:
    """Each owner sees his own answer; that there are others is public."""
    seen = passage_seen(sea)
    if seen is None:
        return None
    own = "" if seat is None else sea.parts.powers[sea.powers[seat]]
    answers = {power: said if power == own else None for power, said in seen.answers.items()}
    return Passage(seen.galley, seen.asked, answers, seen.tolls)


# -- imagining --


def imagine(sea: Sea, seen: MediterraneeView, chance: Chance) -> None:
    """Fill a state of the same game with what the view says, and chance for what it hides."""
    money = _imagine_money(sea, seen, chance)
    standing = [Standing() for _ in range(seen.seats)]
    if seen.seat is not None and seen.standing is not None:
        standing[seen.seat] = seen.standing
    passage = seen.passage
    if passage is not None:
        answers: dict[str, bool | None] = {
            power: bool(chance.below(2)) if said is None else said
            for power, said in passage.answers.items()
        }
        passage = Passage(passage.galley, passage.asked, answers, passage.tolls)
    build(
        sea,
        Position(
            seats=seen.seats,
            powers=seen.powers,
            phase=seen.phase,
            active=seen.active,
            round=seen.round,
            order=seen.order,
            deployed=_imagine_deployed(sea, seen, chance),
            bids=_imagine_bids(seen, money, chance),
            choosing=seen.choosing,
            places=seen.places,
            money=tuple(money),
            galleys=seen.galleys,
            ports=seen.ports,
            attempts=seen.attempts,
            talk=seen.talk,
            underway=seen.underway,
            passage=passage,
            prize=seen.prize,
            standing=tuple(standing),
            end_reason=seen.end_reason,
        ),
    )


def _committed(seen: MediterraneeView, seat: Seat) -> int:
    """Money a seat must have, since it has offered it."""
    least = 0
    talk = seen.talk
    if talk is not None:
        if talk.offer is not None and seat == talk.responder:
            least = talk.offer.price * sum(talk.offer.load.values())
        for author, deal in ((talk.author, talk.deal), (talk.responder, talk.counter)):
            if deal is not None and author == seat:
                least = max(least, deal.pay)
    if seen.passage is not None and seat == seen.active:
        least = max(least, sum(seen.passage.tolls.values()))
    return least


def _imagine_money(sea: Sea, seen: MediterraneeView, chance: Chance) -> list[int]:
    """Others have anything from what they have offered up to the start money and more.

    With a counted bank the sum of what they have is known.
    """
    money = [amount or 0 for amount in seen.money]
    hidden = [seat for seat, amount in enumerate(seen.money) if amount is None]
    for seat in hidden:
        money[seat] = _committed(seen, seat)
    if seen.bank is None:
        most = sea.parts.start_money * 2 // COIN
        for seat in hidden:
            money[seat] += chance.below(most + 1) * COIN
    elif hidden:
        left = sea.parts.coins - seen.bank - sum(money)
        for seat in hidden[:-1]:
            share = chance.below(left // COIN + 1) * COIN
            money[seat] += share
            left -= share
        money[hidden[-1]] += left
    return money


def _imagine_bids(
    seen: MediterraneeView, money: list[int], chance: Chance
) -> tuple[int | None, ...]:
    return tuple(
        chance.below(money[seat] // COIN + 1) * COIN if bid is True else bid
        for seat, bid in enumerate(seen.bids)
    )


def _imagine_deployed(
    sea: Sea, seen: MediterraneeView, chance: Chance
) -> tuple[tuple[int, int] | None, ...]:
    most = sea.parts.capacity
    found: list[tuple[int, int] | None] = []
    for crews in seen.deployed:
        if crews is True:
            first = 1 + chance.below(min(most, sea.parts.start_sailors - 1))
            second = 1 + chance.below(min(most, sea.parts.start_sailors - first))
            found.append((first, second))
        else:
            found.append(crews or None)
    return tuple(found)
