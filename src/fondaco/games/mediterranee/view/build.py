"""Building a table from a position, every field checked against the rule it must keep."""

from typing import Final

from fondaco.games.mediterranee.instructions import (
    ANSWERS,
    check_instruct_passage,
    check_instruct_price,
)
from fondaco.games.mediterranee.market import most_price
from fondaco.games.mediterranee.pieces import BITS, GOODS, NO_POWER
from fondaco.games.mediterranee.setup import check_deploy, lay_out, set_capitals
from fondaco.games.mediterranee.state import (
    BIDS,
    COMBAT,
    DEPLOYMENT,
    OVER,
    PHASES,
    POSITIONS,
    POWERS_PHASE,
    PURCHASES,
    Sea,
)
from fondaco.games.mediterranee.view.resuming import resume, seat_of, sum_of
from fondaco.games.mediterranee.view.words import Galley, Port, Position
from fondaco.games.mediterranee.words import Deploy, InstructPassage, InstructPrice
from fondaco.parley.sealed import Sealed
from fondaco.table.reading import fail
from fondaco.table.words import Seat

MOST_MONEY: Final = 1_000_000
MOST_SAILORS: Final = 9_999
"""More than any game can bring about where money and pieces have no limit (ME-R19, ME-R20)."""


def build(sea: Sea, position: Position) -> None:
    """Put everything where the position says, or `Invalid` naming the field and the rule."""
    lay_out(sea)
    _own_lists(sea)
    sea.phase = PHASES.index(position.phase)
    _set_powers(sea, position)
    _set_round(sea, position)
    _set_money(sea, position)
    _set_ports(sea, position)
    _set_galleys(sea, position)
    _set_box(sea)
    _set_sealed(sea, position)
    _check_setting_up(sea, position)
    _check_active(sea, position)
    _set_standing(sea, position)
    _set_attempts(sea, position)
    resume(sea, position)


def _own_lists(sea: Sea) -> None:
    """Lists of nothing are shared by all states: here they are filled in place."""
    sea.garrison = sea.garrison[:]
    sea.castle = sea.castle[:]
    sea.stored = sea.stored[:]
    sea.enrolled = sea.enrolled[:]
    sea.named = sea.named[:]
    sea.attempts = sea.attempts[:]
    sea.steps = sea.steps[:]


def _set_powers(sea: Sea, position: Position) -> None:
    known = {sea.parts.powers[power]: power for power in sea.chart.powers}
    names = position.powers
    if names is None:
        names = tuple(known)
    if len(names) != sea.seats:
        fail("powers", f"must be one for each of {sea.seats} seats", "ME-103")
    powers = [NO_POWER if name is None else known.get(name, -9) for name in names]
    named = [power for power in powers if power >= 0]
    if -9 in powers or len(set(named)) != len(named):
        fail("powers", f"must be different ones of: {', '.join(known)}", "ME-103")
    if sea.phase == POWERS_PHASE:
        if NO_POWER not in powers or powers != sorted(powers, key=lambda p: p == NO_POWER):
            fail("powers", "are chosen in the order of seats", "ME-103")
    elif len(named) != sea.seats:
        fail("powers", "must be chosen after the set-up", "ME-103")
    if sea.phase == POWERS_PHASE and sea.house.assignment != "choose_in_seat_order":
        fail("phase", "powers are not chosen in this game", "ME-R3")
    if sea.house.assignment == "fixed" and powers != sea.chart.powers:
        fail("powers", f"are fixed: {', '.join(known)}", "ME-R3")
    sea.powers = powers
    set_capitals(sea)


def _set_round(sea: Sea, position: Position) -> None:
    setting_up = sea.phase in (POWERS_PHASE, DEPLOYMENT)
    least, most = (0, 0) if setting_up else (1, sea.chart.rounds)
    number = 0 if setting_up and position.round == 1 else position.round
    if not least <= number <= most:
        fail("round", f"must be {least} to {most}", "ME-102")
    if sea.phase == OVER and number != most:
        fail("round", "the game ends after the last round only", "ME-801")
    sea.round = number
    sea.reason = "last_round" if sea.phase == OVER else ""
    if position.end_reason not in (None, sea.reason):
        fail("end_reason", "is no way to end this game", "ME-801")
    order = list(range(sea.seats)) if position.order is None else list(position.order)
    if sorted(order) != list(range(sea.seats)):
        fail("order", "must name every seat once", "ME-208")
    sea.order = order
    in_turns = PURCHASES <= sea.phase < OVER
    if in_turns:
        sea.active = order[0] if position.active is None else position.active
        sea.turn = order.index(seat_of(sea, "active", sea.active))
    elif sea.phase == POWERS_PHASE:
        sea.active = sea.powers.index(NO_POWER)


def _set_money(sea: Sea, position: Position) -> None:
    if position.money is not None:
        if len(position.money) != sea.seats:
            fail("money", f"must be one sum for each of {sea.seats} seats")
        sea.money = [sum_of("money", amount) for amount in position.money]
        if max(sea.money) > MOST_MONEY:
            fail("money", f"must be at most {MOST_MONEY}", "ME-119")
    bank = sea.parts.coins - sum(sea.money)
    if position.bank not in (None, bank):
        fail("bank", f"holds the rest of the coins, {bank}", "ME-119")
    if sea.house.coins_in_box and bank < 0:
        fail("money", "is more than there are coins", "ME-R20")
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
            fail(field, "is no port")
        sea.holder[port] = -1 if seen.owner is None else seat_of(sea, f"{field}.owner", seen.owner)
        if not 0 <= seen.garrison <= MOST_SAILORS or (seen.garrison and seen.owner is None):
            fail(f"{field}.garrison", "must be 0 in a neutral port, never less", "ME-909")
        if seen.castle and seen.owner is None:
            fail(f"{field}.castle", "is built by the owner of a port", "ME-325")
        sea.garrison[port] = seen.garrison
        sea.castle[port] = int(seen.castle)
        _set_shelf(sea, port, field, seen.stored)
        if sea.chart.closed[port] and seen != Port():
            fail(field, "is closed in this game", "ME-R4")
        sea.enrolled[port] = seen.enrolled
        sea.built |= seen.built << port
        sea.attacked |= seen.attacked << port
        sea.refused |= seen.refused << port
        sea.named[port] = seen.price or 0
    sea.realm = [
        [port for port, holder in enumerate(sea.holder) if holder == seat]
        for seat in range(sea.seats)
    ]
    for name, seen in position.ports.items():
        _check_this_round(sea, f"ports.{name}", parts.port_id[name], seen)


def _check_this_round(sea: Sea, field: str, port: int, seen: Port) -> None:
    """What was built, enrolled, named and attacked at a port since the round began."""
    holder = sea.holder[port]
    if not 0 <= seen.enrolled <= len(seen.stored):
        fail(f"{field}.enrolled", "must be at most the stored goods", "ME-336")
    for name, done in (("enrolled", seen.enrolled), ("built", seen.built)):
        if done and (sea.phase < PURCHASES or holder < 0):
            fail(f"{field}.{name}", "is done by a port's owner in the purchases", "ME-325")
        if done and sea.phase == PURCHASES and sea.order.index(holder) > sea.turn:
            fail(f"{field}.{name}", "its owner has not had his turn", "ME-203")
    if seen.attacked and (sea.phase < COMBAT or holder < 0):
        fail(f"{field}.attacked", "belongs to the combat", "ME-517")
    if seen.price is None and not seen.refused:
        return
    spoken = "price" if seen.price is not None else "refused"
    if sea.phase != PURCHASES or holder in (-1, sea.active):
        fail(f"{field}.{spoken}", "is named to the active seat by another", "ME-307")
    if seen.refused and not sea.house.per_purchase:
        fail(f"{field}.refused", "the price named stays open this turn", "ME-R14")
    if seen.price is not None:
        if sea.house.per_purchase:
            fail(f"{field}.price", "is named anew for each purchase", "ME-R14")
        least, most = sea.parts.least_price, most_price(sea, port)
        if not least <= sum_of(f"{field}.price", seen.price) <= most:
            rule = "ME-308" if most == sea.parts.most_price else "ME-309"
            fail(f"{field}.price", f"must be {least} to {most}", rule)


def _set_shelf(sea: Sea, port: int, field: str, stored: tuple[str, ...]) -> None:
    shelf = [sea.parts.good_id.get(name, -1) for name in stored]
    if -1 in shelf or len(set(shelf)) != len(shelf) or sea.parts.good_of[port] in shelf:
        fail(f"{field}.stored", "must be different goods, none produced there", "ME-703")
    if len(shelf) > sea.chart.capacity[port]:
        fail(f"{field}.stored", "must fit into the warehouse", "ME-709")
    sea.shelves[port] = tuple(shelf)
    sea.stored[port] = sum(1 << good for good in shelf)


def _set_galleys(sea: Sea, position: Position) -> None:
    for name, seen in position.galleys.items():
        field = f"galleys.{name}"
        digits = name[1:]
        plain = name.isascii() and digits.isdecimal() and digits[:1] != "0"
        if name[:1] != "g" or not plain or len(digits) > 3:
            fail(field, "must be called g1, g2 and so on")
        number = int(digits) - 1
        if sea.house.strict and number >= sea.parts.galleys:
            fail(field, f"there are {sea.parts.galleys} galleys", "ME-905")
        if number >= len(sea.owner):
            more = number + 1 - len(sea.owner)
            sea.owner += [-1] * more
            for column in (sea.lies, sea.crew, sea.cargo, sea.hold, sea.steps):
                column.extend([0] * more)
        if not 0 <= seen.area < sea.parts.areas:
            fail(f"{field}.area", f"there is no area {seen.area}", "ME-402")
        _check_load(sea, field, seen, position.prize is not None and position.prize.beaten == name)
        sea.owner[number] = -1
        _place(sea, number, seen)


def _check_load(sea: Sea, field: str, seen: Galley, beaten: bool) -> None:
    if any(good not in sea.parts.good_id or n < 1 for good, n in seen.goods.items()):
        fail(f"{field}.goods", "must be goods with their numbers", "ME-120")
    if seen.sailors < (0 if beaten else 1):
        fail(f"{field}.sailors", "must be at least 1", "ME-115")
    if beaten and seen.sailors:
        fail(f"{field}.sailors", "are none on a beaten galley", "ME-507")
    if seen.sailors + sum(seen.goods.values()) > sea.parts.capacity:
        fail(field, f"carries at most {sea.parts.capacity}", "ME-114")


def _place(sea: Sea, number: int, seen: Galley) -> None:
    owner = seat_of(sea, f"galleys.g{number + 1}.owner", seen.owner)
    sea.owner[number] = owner
    sea.lies[number] = seen.area
    sea.crew[number] = seen.sailors
    sea.cargo[number] = sum(
        count << BITS * sea.parts.good_id[good] for good, count in seen.goods.items()
    )
    sea.hold[number] = sum(seen.goods.values())
    sea.fleet[owner] = sorted([*sea.fleet[owner], number])
    sea.look_round(owner)
    field = f"galleys.g{number + 1}"
    if seen.seized and sea.phase != COMBAT:
        fail(f"{field}.seized", "belongs to the combat", "ME-R32")
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
            fail("galleys", f"there are {sea.parts.tokens} tokens of each good", "ME-905")
    sea.box_galleys -= sum(owner >= 0 for owner in sea.owner)
    sea.box_sailors -= sum(sea.crew) + sum(sea.garrison)
    sea.box_castles -= sum(sea.castle)
    if sea.house.strict and min(sea.box_galleys, sea.box_sailors, sea.box_castles) < 0:
        fail("galleys", "there are not so many pieces", "ME-905")


def _set_sealed(sea: Sea, position: Position) -> None:
    everybody = tuple(range(sea.seats))
    if sea.phase == DEPLOYMENT:
        sea.deploying = Sealed(everybody)
        for seat, crews in enumerate(position.deployed):
            seat_of(sea, "deployed", seat)
            if crews is not None:
                if check_deploy(sea, seat, Deploy(*crews)) is not None:
                    fail("deployed", "must be crews that galleys carry", "ME-107")
                sea.deploying.put(seat, crews)
        waiting = sea.deploying.waiting()
        if not waiting:
            fail("deployed", "when all have deployed the first round begins", "ME-107")
        sea.active = waiting[0] if sea.house.deploy_in_order else -1
        if sea.house.deploy_in_order and waiting != everybody[waiting[0] :]:
            fail("deployed", "must be in the order of seats", "ME-R5")
    elif position.deployed:
        fail("deployed", "belongs to the deployment", "ME-107")
    if sea.phase in (BIDS, POSITIONS):
        _set_auction(sea, position)
    elif position.bids or position.choosing or position.places:
        fail("bids", "belong to the auction", "ME-205")


def _set_auction(sea: Sea, position: Position) -> None:
    sea.bids = Sealed(tuple(range(sea.seats)))
    for seat, amount in enumerate(position.bids):
        seat_of(sea, "bids", seat)
        if amount is not None:
            most = sea.money[seat] if sea.phase == BIDS else MOST_MONEY
            if sum_of("bids", amount) > most:
                fail("bids", "must not be more than the money", "ME-205")
            sea.bids.put(seat, amount)
    if bool(sea.bids.waiting()) != (sea.phase == BIDS):
        fail("bids", "are all in when positions are chosen, not before", "ME-206")
    paid = sum(sea.bids.of(seat) or 0 for seat in range(sea.seats)) if sea.phase > BIDS else 0
    if sea.house.coins_in_box and paid > sea.bank:
        fail("bids", "are more than was paid into the bank", "ME-211")
    if position.places:
        if len(position.places) != sea.seats:
            fail("places", f"must be {sea.seats}", "ME-208")
        sea.places = [
            -1 if seat is None else seat_of(sea, "places", seat) for seat in position.places
        ]
    sea.choosing = [seat_of(sea, "choosing", seat) for seat in position.choosing]
    taken = [seat for seat in sea.places if seat >= 0] + sea.choosing
    if len(set(taken)) != len(taken) or (sea.phase == BIDS and taken):
        fail("choosing", "must be bidders who have not chosen", "ME-207")
    if sea.phase == POSITIONS:
        if not sea.choosing or any(not sea.bids.of(seat) for seat in taken):
            fail("choosing", "must be those who bid more than 0", "ME-207")
        if any(sea.bids.of(seat) and seat not in taken for seat in range(sea.seats)):
            fail("choosing", "must be all who bid more than 0", "ME-207")
        bids = {seat: sea.bids.of(seat) or 0 for seat in taken}
        waiting = [bids[seat] for seat in sea.choosing]
        before = [bids[seat] for seat in sea.places if seat >= 0]
        if [*sorted(before, reverse=True), *waiting] != sorted(bids.values(), reverse=True):
            fail("choosing", "must be in the order of bids", "ME-207")
        sea.active = sea.choosing[0]


def _check_setting_up(sea: Sea, position: Position) -> None:
    """Before the first round the board holds what has been deployed, and nothing else."""
    if sea.phase not in (POWERS_PHASE, DEPLOYMENT):
        return
    if set(sea.money) != {sea.parts.start_money}:
        fail("money", f"must be {sea.parts.start_money} before the first round", "ME-105")
    shown = sea.house.deploy_in_order and sea.deploying is not None
    for seat, port in enumerate(sea.capital):
        crews = sea.deploying.of(seat) if shown and sea.deploying is not None else None
        fleet = [(sea.lies[g], sea.crew[g], sea.hold[g]) for g in sea.fleet[seat]]
        area = sea.parts.area_of[port] if port >= 0 else -1
        if fleet != [(area, crew, 0) for crew in crews or ()]:
            fail("galleys", "must be those that were deployed", "ME-106")
    for port, holder in enumerate(sea.holder):
        own = sea.capital.index(port) if port in sea.capital else -1
        crews = sea.deploying.of(own) if shown and sea.deploying is not None else None
        ashore = sea.parts.start_sailors - sum(crews) if crews is not None and own >= 0 else 0
        if holder != (own if sea.phase == DEPLOYMENT else -1) or sea.garrison[port] != ashore:
            fail(f"ports.{sea.parts.ports[port]}", "must be as at the start", "ME-108")
        if sea.castle[port] or sea.shelves[port]:
            fail(f"ports.{sea.parts.ports[port]}", "must be as at the start", "ME-109")


def _check_active(sea: Sea, position: Position) -> None:
    """Whose turn it is follows from the rest, except in the phases played in turns."""
    if position.active is not None and position.active != sea.active:
        known = "nobody's turn" if sea.active < 0 else f"the turn of seat {sea.active}"
        fail("active", f"it is {known}", "ME-203")


def _set_standing(sea: Sea, position: Position) -> None:
    prices: dict[tuple[Seat, int, Seat], tuple[int, int]] = {}
    answers: dict[tuple[Seat, Seat], int] = {}
    for seat, standing in enumerate(position.standing):
        seat_of(sea, "standing", seat)
        for one in standing.prices:
            told = InstructPrice(one.port, one.buyer, one.price, one.lowest)
            refusal = check_instruct_price(sea, seat, told)
            if refusal is not None or not (one.price or one.lowest):
                rule = "ME-307" if refusal is None else refusal.rule
                fail(f"standing[{seat}].prices", "must be prices of ports for other seats", rule)
            key = (seat, sea.parts.port_id[one.port], one.buyer)
            if key in prices:
                fail(f"standing[{seat}].prices", "must be one for each port and buyer", "ME-307")
            prices[key] = (one.price, one.lowest)
        for given in standing.passage:
            refusal = check_instruct_passage(sea, seat, InstructPassage(given.mover, given.answer))
            if refusal is not None or (seat, given.mover) in answers:
                fail(f"standing[{seat}].passage", "must be one for each other seat", "ME-405")
            answers[seat, given.mover] = ANSWERS[given.answer]
    sea.standing_prices = prices
    sea.standing_passage = answers


def _set_attempts(sea: Sea, position: Position) -> None:
    """ME-R17: how often the active seat has opened a trade with each partner."""
    if not position.attempts:
        return
    if len(position.attempts) != sea.seats or min(position.attempts) < 0:
        fail("attempts", f"must be {sea.seats} numbers", "ME-R17")
    if max(position.attempts) > (sea.house.attempts if sea.phase == PURCHASES else 0):
        fail("attempts", "must be those of this turn of the purchases", "ME-R17")
    if position.attempts[sea.active]:
        fail("attempts", "nobody trades with himself", "ME-R17")
    sea.attempts = list(position.attempts)
