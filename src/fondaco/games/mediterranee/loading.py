"""Building a table from a position, every field checked against the rule it must keep."""

from typing import Any

from fondaco.games.mediterranee.components import BITS, COIN, GOODS
from fondaco.games.mediterranee.instructions import ANSWERS
from fondaco.games.mediterranee.movement import owners_in
from fondaco.games.mediterranee.position import Position
from fondaco.games.mediterranee.setup import lay_out, set_capitals
from fondaco.games.mediterranee.sight import Deal, Galley, Port, Talking
from fondaco.games.mediterranee.state import (
    BIDS,
    COMBAT,
    DEPLOYMENT,
    LOT,
    MOVEMENT,
    NO_POWER,
    OVER,
    PHASES,
    POSITIONS,
    POWERS_PHASE,
    PURCHASES,
    Sea,
    Terms,
)
from fondaco.games.mediterranee.trade import pack_want
from fondaco.games.mediterranee.words import Cargo, Load
from fondaco.parley.sealed import Sealed
from fondaco.parley.talk import COUNTERED, STAGES, Talk
from fondaco.table.words import Invalid, Seat


def build(sea: Sea, position: Position) -> None:
    """Put everything where the position says, or `Invalid` naming the field and the rule."""
    lay_out(sea)
    sea.phase = PHASES.index(position.phase)
    _set_powers(sea, position)
    _set_round(sea, position)
    _set_money(sea, position)
    _set_ports(sea, position)
    _set_galleys(sea, position)
    _set_box(sea)
    _set_sealed(sea, position)
    _set_standing(sea, position)
    if position.talk is not None:
        if sea.phase != PURCHASES:
            _fail("talk", "belongs to the purchases", "ME-323")
        _set_talk(sea, position.talk)
    _set_movement(sea, position)
    _set_prize(sea, position)


def _fail(field: str, why: str, rule: str | None = None) -> None:
    raise Invalid(f"position.{field}", why, rule)


def _seat(sea: Sea, field: str, seat: Seat) -> Seat:
    if not 0 <= seat < sea.seats:
        _fail(field, f"there is no seat {seat}")
    return seat


def _sum(field: str, amount: int) -> int:
    if amount < 0 or amount % COIN:
        _fail(field, f"must be a multiple of {COIN}", "ME-119")
    return amount


def _set_powers(sea: Sea, position: Position) -> None:
    known = {sea.parts.powers[power]: power for power in sea.chart.powers}
    names = position.powers
    if names is None:
        names = tuple(known)
    if len(names) != sea.seats:
        _fail("powers", f"must be one for each of {sea.seats} seats", "ME-103")
    powers = [
        NO_POWER if name is None else LOT if name == "lot" else known.get(name, -9)
        for name in names
    ]
    named = [power for power in powers if power >= 0]
    if -9 in powers or len(set(named)) != len(named):
        _fail("powers", f"must be different ones of: {', '.join(known)}", "ME-103")
    if sea.phase == POWERS_PHASE:
        if NO_POWER not in powers or powers != sorted(powers, key=lambda p: p == NO_POWER):
            _fail("powers", "are chosen in the order of seats", "ME-103")
    elif len(named) != sea.seats:
        _fail("powers", "must be chosen after the set-up", "ME-103")
    sea.powers = powers
    set_capitals(sea)


def _set_round(sea: Sea, position: Position) -> None:
    setting_up = sea.phase in (POWERS_PHASE, DEPLOYMENT)
    least, most = (0, 0) if setting_up else (1, sea.chart.rounds)
    number = 0 if setting_up and position.round == 1 else position.round
    if not least <= number <= most:
        _fail("round", f"must be {least} to {most}", "ME-102")
    if sea.phase == OVER and number != most:
        _fail("round", "the game ends after the last round only", "ME-801")
    sea.round = number
    sea.reason = "last_round" if sea.phase == OVER else ""
    if position.end_reason not in (None, sea.reason):
        _fail("end_reason", "is no way to end this game", "ME-801")
    order = list(range(sea.seats)) if position.order is None else list(position.order)
    if sorted(order) != list(range(sea.seats)):
        _fail("order", "must name every seat once", "ME-208")
    sea.order = order
    in_turns = PURCHASES <= sea.phase < OVER
    if in_turns:
        sea.active = order[0] if position.active is None else position.active
        sea.turn = order.index(_seat(sea, "active", sea.active))
    elif sea.phase == POWERS_PHASE:
        sea.active = sea.powers.index(NO_POWER)


def _set_money(sea: Sea, position: Position) -> None:
    if position.money is not None:
        if len(position.money) != sea.seats:
            _fail("money", f"must be one sum for each of {sea.seats} seats")
        sea.money = [_sum("money", amount) for amount in position.money]
    bank = sea.parts.coins - sum(sea.money)
    if position.bank not in (None, bank):
        _fail("bank", f"holds the rest of the coins, {bank}", "ME-119")
    if sea.house.coins_in_box and bank < 0:
        _fail("money", "is more than there are coins", "ME-R20")
    sea.bank = bank


def _set_ports(sea: Sea, position: Position) -> None:
    parts = sea.parts
    for seat, port in enumerate(sea.capital):
        if port >= 0 and sea.phase != POWERS_PHASE:
            sea.holder[port] = seat
    for name, seen in position.ports.items():
        field = f"ports.{name}"
        port = parts.port_id.get(name, -1)
        if port < 0:
            _fail(field, "is no port")
        sea.holder[port] = -1 if seen.owner is None else _seat(sea, f"{field}.owner", seen.owner)
        if seen.garrison < 0 or (seen.garrison and seen.owner is None):
            _fail(f"{field}.garrison", "must be 0 in a neutral port, never less", "ME-909")
        sea.garrison[port] = seen.garrison
        sea.castle[port] = int(seen.castle)
        _set_shelf(sea, port, field, seen.stored)
        if sea.chart.closed[port] and seen != Port():
            _fail(field, "is closed in this game", "ME-R4")
        if not 0 <= seen.enrolled <= len(seen.stored):
            _fail(f"{field}.enrolled", "must be at most the stored goods", "ME-336")
        sea.enrolled[port] = seen.enrolled
        if seen.built:
            sea.built |= 1 << port
        if seen.attacked:
            sea.attacked |= 1 << port
        if (seen.price is not None or seen.refused) and (
            sea.phase != PURCHASES or sea.holder[port] in (-1, sea.active)
        ):
            _fail(f"{field}.price", "is named to the active seat by another", "ME-307")
        if seen.price is not None:
            if _sum(f"{field}.price", seen.price) < parts.least_price:
                _fail(f"{field}.price", f"must be at least {parts.least_price}", "ME-308")
            if seen.price > parts.monopoly_price:
                _fail(f"{field}.price", f"must be at most {parts.monopoly_price}", "ME-309")
            sea.named[port] = seen.price
        if seen.refused:
            sea.refused |= 1 << port


def _set_shelf(sea: Sea, port: int, field: str, stored: tuple[str, ...]) -> None:
    shelf = [sea.parts.good_id.get(name, -1) for name in stored]
    if -1 in shelf or len(set(shelf)) != len(shelf) or sea.parts.good_of[port] in shelf:
        _fail(f"{field}.stored", "must be different goods, none produced there", "ME-703")
    if len(shelf) > sea.chart.capacity[port]:
        _fail(f"{field}.stored", "must fit into the warehouse", "ME-709")
    sea.shelves[port] = tuple(shelf)
    sea.stored[port] = sum(1 << good for good in shelf)


def _set_galleys(sea: Sea, position: Position) -> None:
    for name, seen in position.galleys.items():
        field = f"galleys.{name}"
        digits = name[1:]
        plain = name.isascii() and digits.isdecimal() and digits[:1] != "0"
        if name[:1] != "g" or not plain or len(digits) > 3:
            _fail(field, "must be called g1, g2 and so on")
        number = int(digits) - 1
        if number >= len(sea.owner):
            if sea.house.strict:
                _fail(field, f"there are {sea.parts.galleys} galleys", "ME-905")
            more = number + 1 - len(sea.owner)
            sea.owner += [-1] * more
            for column in (sea.lies, sea.crew, sea.cargo, sea.hold, sea.steps):
                column.extend([0] * more)
        if not 0 <= seen.area < sea.parts.areas:
            _fail(f"{field}.area", f"there is no area {seen.area}", "ME-402")
        _check_load(sea, field, seen, position.prize is not None and position.prize.beaten == name)
        sea.owner[number] = -1
        _place(sea, number, seen)


def _check_load(sea: Sea, field: str, seen: Galley, beaten: bool) -> None:
    if any(good not in sea.parts.good_id or n < 1 for good, n in seen.goods.items()):
        _fail(f"{field}.goods", "must be goods with their numbers", "ME-120")
    if seen.sailors < (0 if beaten else 1):
        _fail(f"{field}.sailors", "must be at least 1", "ME-115")
    if beaten and seen.sailors:
        _fail(f"{field}.sailors", "are none on a beaten galley", "ME-507")
    if seen.sailors + sum(seen.goods.values()) > sea.parts.capacity:
        _fail(field, f"carries at most {sea.parts.capacity}", "ME-114")


def _place(sea: Sea, number: int, seen: Galley) -> None:
    owner = _seat(sea, f"galleys.g{number + 1}.owner", seen.owner)
    sea.owner[number] = owner
    sea.lies[number] = seen.area
    sea.crew[number] = seen.sailors
    sea.cargo[number] = sum(
        count << BITS * sea.parts.good_id[good] for good, count in seen.goods.items()
    )
    sea.hold[number] = sum(seen.goods.values())
    sea.fleet[owner] = sorted([*sea.fleet[owner], number])
    sea.afloat[seen.area * 4 + owner] += 1
    field = f"galleys.g{number + 1}"
    if (seen.steps or seen.moved or seen.blocked or seen.consented) and (
        sea.phase != MOVEMENT or owner != sea.active
    ):
        _fail(field, "moves in its owner's turn of the movement", "ME-203")
    if not 0 <= seen.steps <= seen.sailors:
        _fail(f"{field}.steps", "must be at most its sailors", "ME-401")
    if seen.seized and sea.phase != COMBAT:
        _fail(f"{field}.seized", "belongs to the combat", "ME-R32")
    sea.steps[number] = seen.steps
    sea.moved |= seen.moved << number
    sea.blocked |= seen.blocked << number
    sea.consented |= seen.consented << number
    sea.seized |= seen.seized << number


def _set_box(sea: Sea) -> None:
    """What is nowhere else lies in the box (ME-905, ME-909)."""
    for good in range(GOODS):
        aboard = sum(cargo >> BITS * good & 7 for cargo in sea.cargo)
        stored = sum(stored >> good & 1 for stored in sea.stored)
        sea.box[good] -= aboard + stored
        if sea.box[good] < 0:
            _fail("galleys", f"there are {sea.parts.tokens} tokens of each good", "ME-905")
    sea.box_galleys -= sum(owner >= 0 for owner in sea.owner)
    sea.box_sailors -= sum(sea.crew) + sum(sea.garrison)
    sea.box_castles -= sum(sea.castle)
    if sea.house.strict and min(sea.box_galleys, sea.box_sailors, sea.box_castles) < 0:
        _fail("galleys", "there are not so many pieces", "ME-905")


def _set_sealed(sea: Sea, position: Position) -> None:
    everybody = tuple(range(sea.seats))
    if sea.phase == DEPLOYMENT:
        sea.deploying = Sealed(everybody)
        for seat, crews in enumerate(position.deployed):
            if crews is not None:
                first, second = crews
                if min(first, second) < 1 or max(first, second) > sea.parts.capacity:
                    _fail("deployed", "must be crews that galleys carry", "ME-107")
                sea.deploying.put(_seat(sea, "deployed", seat), crews)
        waiting = sea.deploying.waiting()
        if not waiting:
            _fail("deployed", "when all have deployed the first round begins", "ME-107")
        sea.active = waiting[0] if sea.house.deploy_in_order else -1
    elif position.deployed:
        _fail("deployed", "belongs to the deployment", "ME-107")
    if sea.phase in (BIDS, POSITIONS):
        _set_auction(sea, position)
    elif position.bids or position.choosing or position.places:
        _fail("bids", "belong to the auction", "ME-205")


def _set_auction(sea: Sea, position: Position) -> None:
    sea.bids = Sealed(tuple(range(sea.seats)))
    for seat, amount in enumerate(position.bids):
        if amount is not None:
            _sum("bids", amount)
            if sea.phase == BIDS and amount > sea.money[_seat(sea, "bids", seat)]:
                _fail("bids", "must not be more than the money", "ME-205")
            sea.bids.put(_seat(sea, "bids", seat), amount)
    if bool(sea.bids.waiting()) != (sea.phase == BIDS):
        _fail("bids", "are all in when positions are chosen, not before", "ME-206")
    if position.places:
        if len(position.places) != sea.seats:
            _fail("places", f"must be {sea.seats}", "ME-208")
        sea.places = [
            -1 if seat is None else _seat(sea, "places", seat) for seat in position.places
        ]
    sea.choosing = [_seat(sea, "choosing", seat) for seat in position.choosing]
    taken = [seat for seat in sea.places if seat >= 0] + sea.choosing
    if len(set(taken)) != len(taken) or (sea.phase == BIDS and taken):
        _fail("choosing", "must be bidders who have not chosen", "ME-207")
    if sea.phase == POSITIONS:
        if not sea.choosing or any(not sea.bids.of(seat) for seat in taken):
            _fail("choosing", "must be those who bid more than 0", "ME-207")
        if any(sea.bids.of(seat) and seat not in taken for seat in range(sea.seats)):
            _fail("choosing", "must be all who bid more than 0", "ME-207")
        sea.active = sea.choosing[0]


def _set_standing(sea: Sea, position: Position) -> None:
    prices: dict[tuple[Seat, int, Seat], tuple[int, int]] = {}
    answers: dict[tuple[Seat, Seat], int] = {}
    for seat, standing in enumerate(position.standing):
        _seat(sea, "standing", seat)
        for one in standing.prices:
            port = sea.parts.port_id.get(one.port, -1)
            buyer = _seat(sea, "standing", one.buyer)
            if port < 0 or buyer == seat or max(one.price, one.lowest) > sea.parts.monopoly_price:
                _fail("standing", "must be prices of ports for other seats", "ME-307")
            key = (seat, port, buyer)
            prices[key] = (_sum("standing", one.price), _sum("standing", one.lowest))
        for given in standing.passage:
            if _seat(sea, "standing", given.mover) == seat:
                _fail("standing", "must be answers to other seats", "ME-405")
            answers[seat, given.mover] = ANSWERS[given.answer]
    sea.standing_prices = prices
    sea.standing_passage = answers
    if position.attempts:
        if len(position.attempts) != sea.seats or min(position.attempts) < 0:
            _fail("attempts", f"must be {sea.seats} numbers", "ME-R17")
        sea.attempts = list(position.attempts)


# -- talks --


def _load(sea: Sea, field: str, load: Load) -> tuple[tuple[int, int], ...]:
    numbers = [(sea.number(name), count) for name, count in load.items()]
    if any(galley < 0 or count < 1 for galley, count in numbers):
        _fail(field, "must be galleys with numbers")
    return tuple(sorted(numbers))


def _cargo(sea: Sea, field: str, cargo: Cargo) -> tuple[tuple[int, int], ...]:
    packed: list[tuple[int, int]] = []
    for name, goods in cargo.items():
        galley = sea.number(name)
        if galley < 0 or any(
            good not in sea.parts.good_id or not 0 <= n <= sea.parts.capacity
            for good, n in goods.items()
        ):
            _fail(field, "must be galleys with goods")
        packed.append((galley, sum(n << BITS * sea.parts.good_id[g] for g, n in goods.items())))
    return tuple(sorted(packed))


def _set_talk(sea: Sea, seen: Talking) -> None:
    author, responder = (_seat(sea, "talk", seat) for seat in (seen.author, seen.responder))
    stage = STAGES.index(seen.stage)
    if author == responder or sea.active not in (author, responder) or seen.counters_left < 0:
        _fail("talk", "is between the active seat and another", "ME-323")
    talk: Talk[Any, Any] = Talk(author, responder, seen.counters_left)
    talk.stage = stage
    sea.talk = talk
    named, countered = stage > 0, stage == COUNTERED
    if seen.port is not None:
        port = sea.parts.port_id.get(seen.port, -1)
        if port < 0 or sea.holder[port] != author or responder != sea.active:
            _fail("talk.port", "must be a port of the author", "ME-307")
        if (seen.price is not None) != named or (seen.offer is not None) != countered:
            _fail("talk.price", "must be there once it is named, an offer while it waits", "ME-311")
        sea.port_talk = True
        sea.talk_port = port
        sea.talk_want = seen.tokens
        talk.terms = None if seen.price is None else _sum("talk.price", seen.price)
        if seen.price is not None and seen.price < sea.parts.least_price:
            _fail("talk.price", f"must be at least {sea.parts.least_price}", "ME-308")
        if seen.offer is not None:
            load = _load(sea, "talk.offer", seen.offer.load)
            cost = _sum("talk.offer", seen.offer.price) * sum(count for _, count in load)
            if cost > sea.money[responder]:
                _fail("talk.offer", "must be money the buyer has", "ME-119")
            talk.counter = (seen.offer.price, load)
        return
    if seen.area is None or not 0 <= seen.area < sea.parts.areas:
        _fail("talk.area", "must be a known area", "ME-317")
    assert seen.area is not None
    if not sea.here(author, seen.area) or not sea.here(responder, seen.area):
        _fail("talk.area", "must be where both have galleys", "ME-317")
    if (seen.deal is not None) != named or (seen.counter is not None) != countered:
        _fail("talk.deal", "must be there once it is named, a counter while it waits", "ME-319")
    sea.talk_area = seen.area
    if any(good not in sea.parts.good_id or not 0 < n < 256 for good, n in seen.asked.items()):
        _fail("talk.asked", "must be goods with their numbers", "ME-324")
    sea.talk_want = pack_want(sea, seen.asked)
    talk.terms = _terms(sea, "talk.deal", author, responder, seen.deal)
    talk.counter = _terms(sea, "talk.counter", responder, author, seen.counter)


def _terms(sea: Sea, field: str, author: Seat, other: Seat, deal: Deal | None) -> Terms | None:
    """ME-317, ME-319: goods that lie on both sides' galleys, money the author has."""
    if deal is None:
        return None
    if deal.pay % COIN or deal.pay > sea.money[author]:
        _fail(f"{field}.pay", "must be money its author has", "ME-119")
    give, want = _cargo(sea, field, deal.give), _cargo(sea, field, deal.want)
    for side, cargoes in ((author, give), (other, want)):
        for galley, cargo in cargoes:
            aboard = sea.cargo[galley]
            if sea.owner[galley] != side or sea.lies[galley] != sea.talk_area:
                _fail(field, "must be goods of galleys in the area", "ME-317")
            if any((aboard >> BITS * k & 7) < (cargo >> BITS * k & 7) for k in range(GOODS)):
                _fail(field, "must be goods that lie on the galleys", "ME-317")
    receive = None if deal.receive is None else _cargo(sea, field, deal.receive)
    return Terms(give, want, deal.pay, receive)


def _set_movement(sea: Sea, position: Position) -> None:
    if position.underway is not None:
        galley = sea.number(position.underway)
        if sea.phase != MOVEMENT or galley < 0 or sea.owner[galley] != sea.active:
            _fail("underway", "must be a galley of the active seat, in the movement", "ME-412")
        sea.underway = galley
    seen = position.passage
    if seen is None:
        return
    galley = sea.number(seen.galley)
    if sea.phase != MOVEMENT or galley < 0 or sea.owner[galley] != sea.active:
        _fail("passage.galley", "must be a galley of the active seat, in the movement", "ME-405")
    asked = owners_in(sea, sea.active, sea.lies[galley])
    if seen.asked != asked or not asked:
        _fail("passage.asked", f"must be {list(asked)}, who have galleys there", "ME-405")
    powers = {sea.parts.powers[power]: seat for seat, power in enumerate(sea.powers)}
    sea.asking = Sealed(asked)
    sea.asking_galley = galley
    for power, consent in seen.answers.items():
        if powers.get(power, -1) not in asked or consent is None:
            _fail("passage.answers", "must be answers of those who are asked", "ME-405")
        sea.asking.put(powers[power], bool(consent))
    if not sea.asking.waiting():
        _fail("passage.answers", "are shown when all are in", "ME-R28")
    sea.tolls = [0] * sea.seats
    for power, toll in seen.tolls.items():
        if powers.get(power, -1) not in asked or not sea.house.tolls:
            _fail("passage.tolls", "must be paid to those who are asked", "ME-R29")
        sea.tolls[powers[power]] = _sum("passage.tolls", toll)
    if sum(sea.tolls) > sea.money[sea.active]:
        _fail("passage.tolls", "must be money the mover has", "ME-119")


def _set_prize(sea: Sea, position: Position) -> None:
    seen = position.prize
    if seen is None:
        return
    beaten, victor = sea.number(seen.beaten), sea.number(seen.victor)
    if sea.phase != COMBAT or min(beaten, victor) < 0:
        _fail("prize", "must be two galleys, in the combat", "ME-507")
    owners = {sea.owner[beaten], sea.owner[victor]}
    if sea.lies[beaten] != sea.lies[victor] or len(owners) < 2 or sea.active not in owners:
        _fail("prize", "must be of the active seat and another, in one area", "ME-507")
    sea.beaten, sea.victor = beaten, victor
