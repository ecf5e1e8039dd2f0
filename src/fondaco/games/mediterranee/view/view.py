"""Chapter 9: what a seat sees.

`view` is the one place where secrets are cut away: other players' money, sealed choices and
standing instructions.
"""

from fondaco.games.mediterranee.ending import standings
from fondaco.games.mediterranee.state import BIDS, OVER, PHASES, Sea
from fondaco.games.mediterranee.view.position import (
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
from fondaco.games.mediterranee.view.words import Box, MediterraneeView, Passage
from fondaco.table.words import Seat


def view(sea: Sea, seat: Seat | None) -> MediterraneeView:
    shown = sea.house.open_money or sea.phase == OVER  # ME-901, ME-R41
    strict = sea.house.strict
    goods = sea.parts.goods
    return MediterraneeView(
        seat=seat,
        seats=sea.seats,
        phase=PHASES[sea.phase],
        actors=sea.actors(),
        active=None if sea.active < 0 else sea.active,
        round=sea.round,
        rounds=sea.chart.rounds,
        powers=power_names(sea),
        order=tuple(sea.order),
        deployed=deployed_seen(sea, seat),
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
        passage=passage_told(sea, seat),
        prize=prize_seen(sea),
        standing=None if seat is None else standing_seen(sea, seat),
        end_reason=sea.reason or None,
        scores=standings(sea).scores if shown else None,
    )


def deployed_seen(sea: Sea, seat: Seat | None) -> tuple[tuple[int, int] | bool | None, ...]:
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


def passage_told(sea: Sea, seat: Seat | None) -> Passage | None:
    """Each owner sees his own answer; that there are others is public."""
    seen = passage_seen(sea)
    if seen is None:
        return None
    own = "" if seat is None else sea.parts.powers[sea.powers[seat]]
    answers = {power: said if power == own else None for power, said in seen.answers.items()}
    return Passage(seen.galley, seen.asked, answers, seen.tolls)
