"""Chapter 9: the full tables that a seat can imagine behind what it sees.

A view says nothing that is not so: what it shows is put on the table by number, unchecked.
"""

from fondaco.games.mediterranee.instructions import ANSWERS
from fondaco.games.mediterranee.pieces import BITS, COIN
from fondaco.games.mediterranee.setup import lay_out, set_capitals
from fondaco.games.mediterranee.state import (
    BIDS,
    COMBAT,
    DEPLOYMENT,
    MOVEMENT,
    OVER,
    PHASES,
    POSITIONS,
    PURCHASES,
    Sea,
)
from fondaco.games.mediterranee.view.position import NEUTRAL
from fondaco.games.mediterranee.view.purses import Purses
from fondaco.games.mediterranee.view.resuming import resume_passage, resume_prize, resume_talk
from fondaco.games.mediterranee.view.words import MediterraneeView, Passage, Standing
from fondaco.parley.sealed import Sealed
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.words import Seat

# -- what is shown --


def chart(sea: Sea, seen: MediterraneeView) -> None:
    """Put on the table what the view shows; others' money and sealed answers are not there."""
    lay_out(sea)
    sea.phase = PHASES.index(seen.phase)
    powers = sea.parts.power_id
    sea.powers = [powers[name] for name in seen.powers]
    set_capitals(sea)
    sea.round = seen.round
    sea.reason = seen.end_reason or ""
    sea.order = list(seen.order)
    active = seen.active
    if active is not None:
        sea.active = active
        if PURCHASES <= sea.phase < OVER:
            sea.turn = sea.order.index(active)
    _set_ports(sea, seen)
    _set_galleys(sea, seen)
    if sea.phase == DEPLOYMENT:
        _set_deployed(sea, seen)
    elif sea.phase in (BIDS, POSITIONS):
        _set_bids(sea, seen)
    elif sea.phase == PURCHASES:
        sea.attempts = list(seen.attempts)
    elif sea.phase == MOVEMENT and seen.underway is not None:
        sea.underway = sea.number(seen.underway)
    elif sea.phase == COMBAT and seen.prize is not None:
        resume_prize(sea, seen.prize)
    if seen.seat is not None and seen.standing is not None:
        _set_standing(sea, seen.seat, seen.standing)


def _set_ports(sea: Sea, seen: MediterraneeView) -> None:
    """A view shows every port, in the order of the data file."""
    in_round, named = sea.phase >= PURCHASES, sea.phase == PURCHASES
    castle, stored, garrison = sea.castle[:], sea.stored[:], sea.garrison[:]
    holder, shelves, box = sea.holder, sea.shelves, sea.box
    good_id = sea.parts.good_id
    port = -1
    for shown in seen.ports.values():
        port += 1
        if shown is NEUTRAL:
            continue
        shelf: list[int] = []
        for name in shown.stored:
            good = good_id[name]
            shelf.append(good)
            stored[port] |= 1 << good
            box[good] -= 1
        if shelf:
            shelves[port] = tuple(shelf)
        owner = shown.owner
        if owner is None:
            continue
        holder[port] = owner
        sea.realm[owner].append(port)
        sailors: int = shown.garrison
        garrison[port] = sailors
        sea.box_sailors -= sailors
        if shown.castle:
            castle[port] = 1
            sea.box_castles -= 1
        if in_round:
            if shown.enrolled:
                sea.enrolled = changed(sea.enrolled, port, shown.enrolled)
            if shown.built:
                sea.built |= 1 << port
            if shown.attacked:
                sea.attacked |= 1 << port
        if named:
            if shown.price is not None:
                sea.named = changed(sea.named, port, shown.price)
            if shown.refused:
                sea.refused |= 1 << port
    sea.garrison = garrison
    sea.castle = castle
    sea.stored = stored


def _set_galleys(sea: Sea, seen: MediterraneeView) -> None:
    """In rising order, as a view shows them."""
    parts = sea.parts
    galley_id, good_id = parts.galley_id, parts.good_id
    owner, cargo, hold, box = sea.owner, sea.cargo, sea.hold, sea.box
    moves, seizes = sea.phase == MOVEMENT, sea.phase == COMBAT
    for name, shown in seen.galleys.items():
        number = galley_id.get(name, -1)
        if number < 0:  # only where galleys have no limit
            number = int(name[1:]) - 1
        while len(owner) < number:
            _add_galley(sea, -1, 0, 0)
        seat: int = shown.owner
        area: int = shown.area
        sailors: int = shown.sailors
        _add_galley(sea, seat, area, sailors)
        sea.box_sailors -= sailors
        sea.box_galleys -= 1
        sea.fleet[seat].append(number)
        sea.waters[seat] |= 1 << area
        goods: dict[str, int] = shown.goods
        if goods:
            for good_name, count in goods.items():
                good = good_id[good_name]
                cargo[number] += count << BITS * good
                hold[number] += count
                box[good] -= count
        if moves:
            sea.steps[number] = shown.steps
            if shown.moved:
                sea.moved |= 1 << number
            if shown.blocked:
                sea.blocked |= 1 << number
            if shown.consented:
                sea.consented |= 1 << number
        elif seizes and shown.seized:
            sea.seized |= 1 << number


def _add_galley(sea: Sea, seat: Seat, area: int, sailors: int) -> None:
    """The next galley by number; with no seat it is in the box."""
    sea.owner.append(seat)
    sea.lies.append(area)
    sea.crew.append(sailors)
    sea.cargo.append(0)
    sea.hold.append(0)
    sea.steps.append(0)


def _set_bids(sea: Sea, seen: MediterraneeView) -> None:
    bids: Sealed[int] = Sealed(sea.chart.everybody)
    for seat, amount in enumerate(seen.bids):
        if amount is not None and amount is not True:
            bids.put(seat, amount)
    sea.bids = bids
    sea.choosing = list(seen.choosing)
    sea.places = [-1 if seat is None else seat for seat in seen.places]


def _set_deployed(sea: Sea, seen: MediterraneeView) -> None:
    deploying: Sealed[tuple[int, int]] = Sealed(sea.chart.everybody)
    for seat, crews in enumerate(seen.deployed):
        if isinstance(crews, tuple):
            deploying.put(seat, crews)
    sea.deploying = deploying


def _set_standing(sea: Sea, seat: Seat, standing: Standing) -> None:
    if standing.prices:
        sea.standing_prices = {
            (seat, sea.parts.port_id[one.port], one.buyer): (one.price, one.lowest)
            for one in standing.prices
        }
    if standing.passage:
        sea.standing_passage = {
            (seat, given.mover): ANSWERS[given.answer] for given in standing.passage
        }


# -- what is hidden --


def imagine(sea: Sea, seen: MediterraneeView, chance: Chance, purses: Purses | None = None) -> None:
    """Chance for all that the view, already on the table, hides and was not heard."""
    sea.money = _imagine_money(sea, seen, chance, purses)
    sea.bank = sea.parts.coins - sum(sea.money)
    if sea.phase == BIDS:
        _imagine_bids(sea, seen, chance)
    elif sea.phase == DEPLOYMENT:
        _imagine_deployed(sea, seen, chance)
    elif sea.phase == PURCHASES and seen.talk is not None:
        resume_talk(sea, seen.talk)
    elif sea.phase == MOVEMENT and seen.passage is not None:
        resume_passage(sea, _imagine_passage(seen.passage, chance))


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


def _imagine_money(
    sea: Sea, seen: MediterraneeView, chance: Chance, purses: Purses | None
) -> list[int]:
    """What was reckoned of others, else anything from what they must have up to much more.

    With a counted bank the sum of what they have is known.
    """
    money: list[int] = []
    unknown: list[Seat] = []
    for seat, amount in enumerate(seen.money):
        if amount is not None:
            money.append(amount)
            continue
        reckoned = None if purses is None else purses.of(seat)
        if not sea.round:  # ME-105: nothing has been paid yet
            reckoned = sea.parts.start_money
        if reckoned is not None:
            money.append(reckoned)
        else:
            least = 0 if purses is None else purses.least(seat)
            money.append(max(least, _committed(seen, seat)))
            unknown.append(seat)
    if seen.bank is None:
        most = sea.parts.start_money * 2 // COIN
        for seat in unknown:
            money[seat] += chance.below(most + 1) * COIN
    elif unknown:
        left = sea.parts.coins - seen.bank - sum(money)
        for seat in unknown[:-1]:
            share = chance.below(left // COIN + 1) * COIN
            money[seat] += share
            left -= share
        money[unknown[-1]] += left
    return money


def _imagine_passage(passage: Passage, chance: Chance) -> Passage:
    """Answers that are still sealed are any."""
    answers: dict[str, bool | None] = {
        power: bool(chance.below(2)) if said is None else said
        for power, said in passage.answers.items()
    }
    return Passage(passage.galley, passage.asked, answers, passage.tolls)


def _imagine_bids(sea: Sea, seen: MediterraneeView, chance: Chance) -> None:
    """Sealed bids are any the seats can pay."""
    assert sea.bids is not None
    for seat, amount in enumerate(seen.bids):
        if amount is True:
            sea.bids.put(seat, chance.below(sea.money[seat] // COIN + 1) * COIN)


def _imagine_deployed(sea: Sea, seen: MediterraneeView, chance: Chance) -> None:
    """Sealed deployments are any the galleys can carry."""
    most, sailors = sea.parts.capacity, sea.parts.start_sailors
    assert sea.deploying is not None
    for seat, crews in enumerate(seen.deployed):
        if crews is True:
            first = 1 + chance.below(min(most, sailors - 1))
            sea.deploying.put(seat, (first, 1 + chance.below(min(most, sailors - first))))
