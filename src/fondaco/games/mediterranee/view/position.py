"""Positions: every piece by name, for tests, puzzles, analysis and snapshots.

A position has the fields of a view, with all secrets. What is left out lies in the box; ports that
are not named are as at the start of the game.
"""

from typing import Any, Final

import msgspec

from fondaco.games.mediterranee.instructions import ANSWERS
from fondaco.games.mediterranee.pieces import NO_POWER, galley_name
from fondaco.games.mediterranee.state import BIDS, PHASES, POSITIONS, Sea, Terms
from fondaco.games.mediterranee.terms import unpack_want
from fondaco.games.mediterranee.view.words import (
    Deal,
    Galley,
    Offer,
    Passage,
    Port,
    Position,
    Prize,
    Standing,
    StandingPassage,
    StandingPrice,
    Talking,
)
from fondaco.parley.talk import STAGES
from fondaco.table.reading import read
from fondaco.table.words import Seat

# -- writing --


def name_of(galley: int) -> str | None:
    return None if galley < 0 else galley_name(galley)


def power_names(sea: Sea) -> tuple[str | None, ...]:
    return tuple(None if power == NO_POWER else sea.parts.powers[power] for power in sea.powers)


def galleys_seen(sea: Sea) -> dict[str, Galley]:
    return {
        galley_name(number): Galley(
            owner,
            sea.lies[number],
            sea.crew[number],
            sea.goods_names(sea.cargo[number]),
            sea.steps[number],
            bool(sea.moved >> number & 1),
            bool(sea.blocked >> number & 1),
            bool(sea.consented >> number & 1),
            bool(sea.seized >> number & 1),
        )
        for number, owner in enumerate(sea.owner)
        if owner >= 0
    }


NEUTRAL: Final = Port()
"""One and the same for every port that nobody has ever held or sold to."""


def ports_seen(sea: Sea) -> dict[str, Port]:
    """All ports, in the order of the data file."""
    goods = sea.parts.goods
    return {
        name: NEUTRAL
        if sea.holder[port] < 0 and not sea.stored[port]
        else Port(
            None if sea.holder[port] < 0 else sea.holder[port],
            sea.garrison[port],
            bool(sea.castle[port]),
            tuple(goods[good] for good in sea.shelves[port]),
            bool(sea.built >> port & 1),
            sea.enrolled[port],
            sea.named[port] or None,
            bool(sea.refused >> port & 1),
            bool(sea.attacked >> port & 1),
        )
        for port, name in enumerate(sea.parts.ports)
    }


def _deal_seen(sea: Sea, terms: Terms | None) -> Deal | None:
    if terms is None:
        return None
    names = sea.cargo_names
    receive = None if terms.receive is None else names(terms.receive)
    return Deal(names(terms.give), names(terms.want), terms.pay, receive)


def talk_seen(sea: Sea) -> Talking | None:
    talk = sea.talk
    if talk is None:
        return None
    stage: Any = STAGES[talk.stage]
    who = (talk.author, talk.responder, stage, talk.counters_left)
    if sea.port_talk:
        offer = None
        if isinstance(talk.counter, tuple):
            offer = Offer(talk.counter[0], sea.names(talk.counter[1]))
        price = talk.terms if isinstance(talk.terms, int) else None
        port = sea.parts.ports[sea.talk_port]
        return Talking(*who, port=port, tokens=sea.talk_want, price=price, offer=offer)
    terms = talk.terms if isinstance(talk.terms, Terms) else None
    counter = talk.counter if isinstance(talk.counter, Terms) else None
    return Talking(
        *who,
        area=sea.talk_area,
        asked=unpack_want(sea, sea.talk_want),
        deal=_deal_seen(sea, terms),
        counter=_deal_seen(sea, counter),
    )


def passage_seen(sea: Sea) -> Passage | None:
    """With all answers as given."""
    asking = sea.asking
    if asking is None:
        return None
    powers = [sea.parts.powers[power] for power in sea.powers]
    answers = {powers[seat]: asking.of(seat) for seat in asking.answered()}
    tolls = {powers[seat]: toll for seat, toll in enumerate(sea.tolls) if toll}
    return Passage(f"g{sea.asking_galley + 1}", asking.asked, answers, tolls)


def prize_seen(sea: Sea) -> Prize | None:
    return None if sea.beaten < 0 else Prize(f"g{sea.beaten + 1}", f"g{sea.victor + 1}")


def standing_seen(sea: Sea, seat: Seat) -> Standing:
    """A seat's instructions, in the order of ports and buyers."""
    answers = {number: name for name, number in ANSWERS.items()}
    return Standing(
        tuple(
            StandingPrice(sea.parts.ports[port], buyer, price, lowest)
            for (owner, port, buyer), (price, lowest) in sorted(sea.standing_prices.items())
            if owner == seat
        ),
        tuple(
            StandingPassage(mover, answers[said])  # type: ignore[arg-type]
            for (owner, mover), said in sorted(sea.standing_passage.items())
            if owner == seat
        ),
    )


def write_position(sea: Sea) -> dict[str, Any]:
    seats = range(sea.seats)
    deploying, bids = sea.deploying, sea.bids
    position = Position(
        seats=sea.seats,
        powers=power_names(sea),
        phase=PHASES[sea.phase],
        active=None if sea.active < 0 else sea.active,
        round=sea.round,
        order=tuple(sea.order),
        deployed=() if deploying is None else tuple(deploying.of(seat) for seat in seats),
        bids=() if bids is None else tuple(bids.of(seat) for seat in seats),
        choosing=tuple(sea.choosing),
        places=places_seen(sea),
        money=tuple(sea.money),
        bank=sea.bank,
        galleys=galleys_seen(sea),
        ports=ports_seen(sea),
        attempts=tuple(sea.attempts),
        talk=talk_seen(sea),
        underway=name_of(sea.underway),
        passage=passage_seen(sea),
        prize=prize_seen(sea),
        standing=tuple(standing_seen(sea, seat) for seat in seats),
        end_reason=sea.reason or None,
    )
    data: dict[str, Any] = msgspec.to_builtins(position)
    return data


def places_seen(sea: Sea) -> tuple[Seat | None, ...]:
    if sea.phase not in (BIDS, POSITIONS):
        return ()
    return tuple(None if seat < 0 else seat for seat in sea.places)


# -- reading --


def read_position(data: dict[str, Any]) -> Position:
    """A position from JSON data, or `Invalid` naming the field."""
    return read(data, Position, "position")
