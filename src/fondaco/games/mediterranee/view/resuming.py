"""What a position says of acts in progress: talks, moves, a question for passage, a prize.

Each is built only where the rules could have led to it: terms are checked as if named now. What
follows from the rest (the price open in a port, the attempt, the galley under way) may be left out.
"""

from typing import Any

from fondaco.games.mediterranee.market import check_load, most_price, read_load
from fondaco.games.mediterranee.movement import needs_consent, others_in, owners_in
from fondaco.games.mediterranee.pieces import BITS, COIN, MASK
from fondaco.games.mediterranee.state import COMBAT, MOVEMENT, PURCHASES, Sea, Terms
from fondaco.games.mediterranee.terms import check_terms, pack_want, read_terms
from fondaco.games.mediterranee.trade import COUNTERS
from fondaco.games.mediterranee.view.words import Deal, Offer, Passage, Position, Prize, Talking
from fondaco.games.mediterranee.words import ProposeTrade
from fondaco.parley.sealed import Sealed
from fondaco.parley.talk import ASKED, COUNTERED, LAST, NAMED, STAGES, Talk
from fondaco.table.numbers import changed
from fondaco.table.reading import fail
from fondaco.table.words import Refusal, Seat


def seat_of(sea: Sea, field: str, seat: Seat) -> Seat:
    if not 0 <= seat < sea.seats:
        fail(field, f"there is no seat {seat}")
    return seat


def sum_of(field: str, amount: int) -> int:
    if amount < 0 or amount % COIN:
        fail(field, f"must be a multiple of {COIN}", "ME-119")
    return amount


def resume(sea: Sea, position: Position) -> None:
    """Whatever has begun and not ended."""
    if position.talk is not None:
        if sea.phase != PURCHASES:
            fail("talk", "belongs to the purchases", "ME-323")
        resume_talk(sea, position.talk)
    _resume_moves(sea, position)
    if position.passage is not None:
        resume_passage(sea, position.passage)
    if position.prize is not None:
        resume_prize(sea, position.prize)


# -- talks --


def resume_talk(sea: Sea, seen: Talking) -> None:
    author, responder = (seat_of(sea, "talk", seat) for seat in (seen.author, seen.responder))
    if author == responder or sea.active not in (author, responder):
        fail("talk", "is between the active seat and another", "ME-323")
    if seen.port is not None and seen.area is not None:
        fail("talk.area", "belongs to a trade, the port to a price talk", "ME-323")
    talk: Talk[Any, Any] = Talk(author, responder, seen.counters_left)
    talk.stage = STAGES.index(seen.stage)
    _check_counters(talk, COUNTERS if seen.port is None else sea.house.counters)
    if seen.port is not None:
        _resume_price_talk(sea, seen, talk)
    else:
        _resume_trade(sea, seen, talk)
    sea.talk = talk


def _check_counters(talk: Talk[Any, Any], counters: int) -> None:
    """How many counter-offers can be left at each stage (ME-311, ME-R13)."""
    left = talk.counters_left
    possible = {
        ASKED: left == counters,
        NAMED: left == counters or 0 < left < counters,  # fewer after a better price
        COUNTERED: 0 <= left < counters,
        LAST: left == 0 < counters,
    }
    if not possible[talk.stage]:
        fail("talk.counters_left", f"there are {counters} counter-offers in all", "ME-R13")


def _resume_price_talk(sea: Sea, seen: Talking, talk: Talk[Any, Any]) -> None:
    parts = sea.parts
    port = parts.port_id.get(seen.port or "", -1)
    if port < 0 or sea.holder[port] != talk.author or talk.responder != sea.active:
        fail("talk.port", "must be a port of the author", "ME-307")
    if not sea.here(talk.responder, parts.area_of[port]):
        fail("talk.port", "must be where the buyer has a galley", "ME-303")
    if not sea.box[parts.good_of[port]] or not 0 <= seen.tokens <= parts.tokens:
        fail("talk.tokens", "must be tokens that are there", "ME-315")
    if sea.refused >> port & 1:
        fail("talk.port", "sells the buyer nothing more this turn", "ME-R14")
    if seen.asked or seen.deal is not None or seen.counter is not None:
        fail("talk.deal", "belongs to a trade", "ME-319")
    named = talk.stage != ASKED
    if (seen.price is not None) != named:
        fail("talk.price", "must be there once it is named", "ME-311")
    if (seen.offer is not None) != (talk.stage == COUNTERED):
        fail("talk.offer", "must be there while it waits for an answer", "ME-311")
    spoken = 0 if sea.house.per_purchase else seen.price or 0
    if sea.named[port] not in (0, spoken):
        fail(f"ports.{seen.port}.price", "must be the one named in the talk", "ME-R14")
    if seen.price is not None:
        _check_price(sea, talk, port, seen.price)
    sea.named = changed(sea.named, port, spoken)
    sea.port_talk = True
    sea.talk_port = port
    sea.talk_want = seen.tokens
    talk.terms = seen.price
    if seen.offer is not None and seen.price is not None:
        talk.counter = _offer(sea, talk.responder, port, seen.price, seen.offer)


def _check_price(sea: Sea, talk: Talk[Any, Any], port: int, price: int) -> None:
    """Within its range; where a counter-offer was made it was lower, a better price lower still."""
    used = sea.house.counters - talk.counters_left
    better = used if talk.stage == NAMED else used - 1 if talk.stage == COUNTERED else 0
    least = sea.parts.least_price + (COIN if used else 0)
    most = most_price(sea, port) - better * COIN
    if not least <= sum_of("talk.price", price) <= most:
        rule = "ME-308" if most <= sea.parts.most_price else "ME-309"
        fail("talk.price", f"must be {least} to {most}", rule)


def _offer(sea: Sea, buyer: Seat, port: int, price: int, seen: Offer) -> Any:
    """A counter-offer that has room, stock and money (ME-R14)."""
    if not sea.parts.least_price <= sum_of("talk.offer.price", seen.price) < price:
        fail("talk.offer.price", "must be below the price named", "ME-R14")
    load = read_load(sea, buyer, port, seen.load)
    refusal = load if isinstance(load, Refusal) else check_load(sea, port, load)
    if refusal is not None:
        fail("talk.offer.load", "must be tokens that find room on galleys there", refusal.rule)
    if seen.price * sum(seen.load.values()) > sea.money[buyer]:
        fail("talk.offer", "must be money the buyer has", "ME-119")
    return seen.price, load


def _resume_trade(sea: Sea, seen: Talking, talk: Talk[Any, Any]) -> None:
    author, responder, area = talk.author, talk.responder, seen.area
    if area is None or not 0 <= area < sea.parts.areas:
        fail("talk.area", "must be a known area", "ME-317")
    if not sea.here(author, area) or not sea.here(responder, area):
        fail("talk.area", "must be where both have galleys", "ME-317")
    if sea.parts.open_sea[area]:
        fail("talk.area", "must not be on the open sea", "ME-318")
    if seen.tokens or seen.price is not None or seen.offer is not None:
        fail("talk.price", "belongs to a price talk", "ME-311")
    partner = responder if author == sea.active else author
    sea.attempts = changed(sea.attempts, partner, max(1, sea.attempts[partner]))
    if (seen.deal is not None) != (talk.stage != ASKED):
        fail("talk.deal", "must be there once it is named", "ME-319")
    if (seen.counter is not None) != (talk.stage == COUNTERED):
        fail("talk.counter", "must be there while it waits for an answer", "ME-319")
    if author == sea.active and (seen.asked or talk.stage == ASKED):
        fail("talk.asked", "is what the active seat asked the other for", "ME-R17")
    if author != sea.active:
        _check_asked(sea, author, area, seen.asked)
    sea.talk_area = area
    sea.talk_want = pack_want(sea, seen.asked)
    if seen.deal is not None:
        talk.terms = _terms(sea, "talk.deal", author, responder, area, seen.deal)
    if seen.counter is not None:
        talk.counter = _terms(sea, "talk.counter", responder, author, area, seen.counter)


def _check_asked(sea: Sea, author: Seat, area: int, asked: dict[str, int]) -> None:
    """Goods the author has aboard there."""
    if not asked:
        fail("talk.asked", "is what the active seat asked the other for", "ME-R17")
    for name, count in asked.items():
        good = sea.parts.good_id.get(name, -1)
        held = (
            [sea.cargo[g] >> BITS * good & MASK for g in sea.here(author, area)]
            if good >= 0
            else []
        )
        if not 1 <= count <= sum(held):
            fail("talk.asked", "must be goods that lie on the galleys", "ME-317")


def _terms(sea: Sea, field: str, author: Seat, other: Seat, area: int, deal: Deal) -> Terms:
    """Terms that their author could name now."""
    named = ProposeTrade(other, area, deal.give, deal.want, deal.pay, deal.receive)
    refusal = check_terms(sea, author, other, area, named)
    if refusal is not None:
        if refusal.rule == "ME-119":
            field = f"{field}.pay"
        fail(field, f"must be terms its author can name ({refusal.args['why']})", refusal.rule)
    return read_terms(sea, author, other, area, named)


# -- moves and passage --


def _resume_moves(sea: Sea, position: Position) -> None:
    under_way = []
    for name, seen in position.galleys.items():
        field = f"galleys.{name}"
        if not (seen.steps or seen.moved or seen.blocked or seen.consented):
            continue
        if sea.phase != MOVEMENT or seen.owner != sea.active:
            fail(field, "moves in its owner's turn of the movement", "ME-203")
        if not 0 < seen.steps <= seen.sailors:
            fail(f"{field}.steps", "must be at most its sailors, and some if it moved", "ME-401")
        if seen.steps == seen.sailors and not seen.moved:
            fail(f"{field}.moved", "a galley without steps left has moved", "ME-401")
        met = others_in(sea, sea.active, seen.area)
        if seen.blocked and not (seen.moved and met and seen.steps < seen.sailors):
            fail(f"{field}.blocked", "is a galley that others did not let go on", "ME-407")
        if seen.consented and (seen.moved or not met):
            fail(f"{field}.consented", "is a galley under way that others let go on", "ME-405")
        if not seen.moved:
            under_way.append(name)
    named = position.underway
    if named is not None and named not in under_way:
        fail("underway", "must be a galley of the active seat that has begun to move", "ME-412")
    if not sea.house.interleaved:
        if len(under_way) > 1:
            fail("underway", "a galley ends its move before the next begins", "ME-412")
        named = under_way[0] if under_way else None
    elif position.passage is not None:
        named = position.passage.galley
    sea.underway = -1 if named is None else sea.number(named)


def resume_passage(sea: Sea, seen: Passage) -> None:
    galley = sea.number(seen.galley)
    if (
        sea.phase != MOVEMENT
        or galley < 0
        or galley != sea.underway
        or sea.owner[galley] != sea.active
        or sea.moved >> galley & 1
        or not needs_consent(sea, sea.active, galley)
    ):
        fail("passage.galley", "must be the galley under way, among others' galleys", "ME-405")
    asked = owners_in(sea, sea.active, sea.lies[galley])
    if seen.asked != asked:
        fail("passage.asked", f"must be {list(asked)}, who have galleys there", "ME-405")
    powers = {sea.parts.powers[power]: seat for seat, power in enumerate(sea.powers)}
    sea.asking = Sealed(asked)
    sea.asking_galley = galley
    for power, consent in seen.answers.items():
        if powers.get(power, -1) not in asked or consent is None:
            fail("passage.answers", "must be answers of those who are asked", "ME-405")
        sea.asking.put(powers[power], consent)
    if not sea.asking.waiting():
        fail("passage.answers", "are shown when all are in", "ME-R28")
    sea.tolls = [0] * sea.seats
    for power, toll in seen.tolls.items():
        if powers.get(power, -1) not in asked or not sea.house.tolls or not toll:
            fail("passage.tolls", "must be paid to those who are asked", "ME-R29")
        sea.tolls[powers[power]] = sum_of("passage.tolls", toll)
    if sum(sea.tolls) > sea.money[sea.active]:
        fail("passage.tolls", "must be money the mover has", "ME-119")


# -- prizes --


def resume_prize(sea: Sea, seen: Prize) -> None:
    beaten, victor = sea.number(seen.beaten), sea.number(seen.victor)
    if sea.phase != COMBAT or min(beaten, victor) < 0:
        fail("prize", "must be two galleys, in the combat", "ME-507")
    owners = {sea.owner[beaten], sea.owner[victor]}
    if sea.lies[beaten] != sea.lies[victor] or len(owners) < 2 or sea.active not in owners:
        fail("prize", "must be of the active seat and another, in one area", "ME-507")
    sea.beaten, sea.victor = beaten, victor
