"""What a merchant of the Mediterranean thinks a position is worth.

Everything is in points. `prospects` values pieces; here stand the auction, talks, passage and the
expected outcome of attacks. Others' money is never looked at.
"""

from fondaco.games.mediterranee import codes as c
from fondaco.games.mediterranee.codes import ARGUMENT, GALLEY, GALLEY_BITS, PLACE, PLACE_BITS
from fondaco.games.mediterranee.market import (
    MANY,
    close_talk,
    fill_in_order,
    most_price,
    purchase,
    room_in,
)
from fondaco.games.mediterranee.prospects import own_worth, rounds_after, standing_of
from fondaco.games.mediterranee.state import (
    BIDS,
    DEPLOYMENT,
    OVER,
    POSITIONS,
    POWERS_PHASE,
    PURCHASES,
    Sea,
    Terms,
)
from fondaco.games.mediterranee.trade import accept_trade, may_accept
from fondaco.parley.talk import ASKED, COUNTERED, LAST, NAMED
from fondaco.table.contract import State
from fondaco.table.words import Seat

WORLDS = 1  # what is hidden is not looked at, and luck is reckoned: one table tells all
RIVALS = {2: 0.8, 3: 0.65, 4: 0.6}  # how much the others' standing counts, by seats
HASTE = 0.004  # ending a turn is better than changing nothing
PLACE_WORTH = 0.7  # what choosing first among the positions is worth
LAST_PLACE_WORTH = 1.6  # and in the last round
EASY = 150  # a bid that half secures the choice
LETS_PASS = 0.35  # how often others consent
HAGGLES = 0.45  # how often an owner takes a counter-offer just below his price
STINGY = 0.15  # what a deal must bring


def appraise(state: State, seat: Seat) -> float:
    """What a seat may hope to be ahead by."""
    assert isinstance(state, Sea)
    phase = state.phase
    if phase == POWERS_PHASE:
        return 0.0
    if phase == DEPLOYMENT:
        return _spread(state, seat)
    if phase == OVER:
        return _ahead(state, seat)
    if phase in (BIDS, POSITIONS):
        return _ahead(state, seat) + _auction(state, seat)
    if state.talk is not None:
        return _talking(state, seat)
    if state.asking is not None and state.active == seat:
        return _hoping(state, seat)
    return _ahead(state, seat)


def foresee(state: State, seat: Seat, code: int) -> float | None:
    """What a choice is worth where one roll of the dice would mislead."""
    assert isinstance(state, Sea)
    kind, argument = code & ~ARGUMENT, code & ARGUMENT
    if kind == c.ATTACK:
        return _attack(state, seat, argument >> GALLEY_BITS, argument & GALLEY)
    if kind == c.STORM:
        return _storm(state, seat, argument >> PLACE_BITS, argument & PLACE)
    if kind == c.BID:
        spent = argument / state.parts.ducats_per_point
        return _lead_worth(state) * argument / (argument + EASY) - spent
    if kind == c.POSITION:
        return _place_worth(state, argument)
    if kind == c.ANSWER:
        return _passage(state, seat, bool(argument))
    if kind == c.DONE and state.phase == PURCHASES:
        # Free operations never end unless each must better what there is.
        return _ahead(state, seat) + HASTE
    return None


def _ahead(sea: Sea, seat: Seat) -> float:
    others = [standing_of(sea, other) for other in range(sea.seats) if other != seat]
    rivals = RIVALS[sea.seats] * sum(others) / len(others)
    progress = sea.phase * sea.seats + sea.turn + sea.round * 40
    return own_worth(sea, seat) - rivals + HASTE * progress


def _copy(sea: Sea) -> Sea:
    other = sea.copy()
    assert isinstance(other, Sea)
    return other


def _spread(sea: Sea, seat: Seat) -> float:
    """Crews that reach a neighbour and leave room for goods."""
    crews = None if sea.deploying is None else sea.deploying.of(seat)
    return 0.0 if crews is None else -sum(abs(crew - 3) for crew in crews)


# -- the auction --


def _lead_worth(sea: Sea) -> float:
    if not rounds_after(sea):
        return LAST_PLACE_WORTH
    return PLACE_WORTH if sea.round <= 2 else PLACE_WORTH / 2


def _place_worth(sea: Sea, place: int) -> float:
    """First for ports and markets; last in the end, to fight and land after the others."""
    return float(place if rounds_after(sea) < 1 else -place)


def _auction(sea: Sea, seat: Seat) -> float:
    bid = None if sea.bids is None else sea.bids.of(seat)
    if not bid:
        return 0.0
    gain = _lead_worth(sea) * bid / (bid + EASY)
    return gain - (bid / sea.parts.ducats_per_point if sea.phase == BIDS else 0.0)


# -- talks --


def _talking(sea: Sea, seat: Seat) -> float:
    talk = sea.talk
    assert talk is not None
    if seat not in (talk.author, talk.responder):
        return _ahead(sea, seat)
    return _price_talk(sea, seat) if sea.port_talk else _trade_talk(sea, seat)


def _takes(sea: Sea, price: int) -> float:
    """How likely a buyer takes a price."""
    limit = 620 if price <= sea.parts.most_price else 900
    return max(0.0, 1.12 - price / limit)


def _price_talk(sea: Sea, seat: Seat) -> float:
    talk = sea.talk
    assert talk is not None
    if seat == talk.author:
        price = talk.terms if isinstance(talk.terms, int) else 0
        likely = _takes(sea, price) * (0.7 if talk.stage == LAST else 1.0)
        return _ahead(sea, seat) + 2 * likely * price / sea.parts.ducats_per_point
    if talk.stage == ASKED:
        return _as_buyer(sea, seat, min(most_price(sea, sea.talk_port), 500)) - HASTE
    assert isinstance(talk.terms, int)
    first = _as_buyer(sea, seat, talk.terms)
    if talk.stage != COUNTERED:
        return first
    assert isinstance(talk.counter, tuple)
    price, load = talk.counter
    after = _copy(sea)
    close_talk(after)
    purchase(after, seat, sea.talk_port, load, price, None)
    likely = HAGGLES * price / (talk.terms - 100 or 100)
    return likely * _ahead(after, seat) + (1 - likely) * first


def _as_buyer(sea: Sea, seat: Seat, price: int) -> float:
    """The best a buyer can do at a price, leaving included."""
    port = sea.talk_port
    gone = _copy(sea)
    close_talk(gone)
    best = _ahead(gone, seat)
    most = min(room_in(sea, seat, port), sea.box[sea.parts.good_of[port]])
    for tokens in range(1, min(most, sea.money[seat] // price, 3) + 1):
        after = _copy(gone)
        purchase(after, seat, port, fill_in_order(after, seat, port, tokens), price, None)
        best = max(best, _ahead(after, seat))
    return best


def _trade_talk(sea: Sea, seat: Seat) -> float:
    talk = sea.talk
    assert talk is not None
    gone = _copy(sea)
    close_talk(gone)
    nothing = _ahead(gone, seat)
    if talk.stage not in (NAMED, COUNTERED) or talk.speaker == seat:
        return nothing
    terms = talk.counter if talk.stage == COUNTERED else talk.terms
    assert isinstance(terms, Terms)
    done = _copy(sea)
    other = talk.speaker
    done.money[other] = MANY  # what he has is not for us to know
    if not may_accept(done, other, terms):
        return nothing - HASTE
    accept_trade(done, other, None, None)
    mine = _ahead(done, seat) - nothing
    if mine < STINGY:
        return nothing - HASTE
    gone.money[other] = MANY
    theirs = _ahead(done, other) - _ahead(gone, other)
    likely = 0.7 if theirs > STINGY else 0.05
    return nothing + likely * mine - 0.05


# -- passage --


def _hoping(sea: Sea, seat: Seat) -> float:
    """A galley that has asked may be let through or be stranded."""
    galley = sea.asking_galley
    stranded, passed = _copy(sea), _copy(sea)
    stranded.asking = passed.asking = None
    stranded.moved |= 1 << galley
    passed.consented |= 1 << galley
    refused = _ahead(stranded, seat)
    return refused + LETS_PASS * max(0.0, _ahead(passed, seat) - refused)


def _passage(sea: Sea, seat: Seat, consent: bool) -> float:
    """A mover who is ahead, or with whom one is alone, is not let through."""
    mover = sea.active
    standings = [standing_of(sea, other) for other in range(sea.seats)]
    trusted = sea.seats > 2 and standings[mover] < max(standings) and not sea.tolls[seat]
    welcome = trusted or sea.tolls[seat] >= 200
    return 1.0 if welcome == consent else 0.0


# -- attacks --


def _fight(mine: int, theirs: int, die: int, divisor: int, back: int) -> list[tuple[int, int]]:
    """The crews left after every pair of rolls."""
    return [
        (
            max(0, mine - (other + theirs) // back),
            max(0, theirs - (roll + mine) // divisor),
        )
        for roll in range(1, die + 1)
        for other in range(1, die + 1)
    ]


def _attack(sea: Sea, seat: Seat, galley: int, target: int) -> float:
    parts = sea.parts
    results = _fight(sea.crew[galley], sea.crew[target], parts.die, parts.divisor, parts.divisor)
    worths: dict[tuple[int, int], float] = {}
    for left in results:
        if left not in worths:
            worths[left] = _after_fight(sea, seat, galley, target, *left)
    return sum(worths[left] for left in results) / len(results)


def _after_fight(sea: Sea, seat: Seat, galley: int, target: int, mine: int, theirs: int) -> float:
    after = _copy(sea)
    after.crew[galley], after.crew[target] = max(mine, 1), max(theirs, 1)
    bonus = 0.0
    if not theirs:
        if mine:
            bonus = 0.5 * sea.hold[target] + (0.6 if mine > 1 else 0.0)
        after.sink(target)
    if not mine:
        after.sink(galley)
    return _ahead(after, seat) + bonus


def _storm(sea: Sea, seat: Seat, galley: int, port: int) -> float:
    parts = sea.parts
    divisor = parts.castle_divisor if sea.castle[port] else parts.divisor
    results = _fight(sea.crew[galley], sea.garrison[port], parts.die, divisor, parts.divisor)
    worths: dict[tuple[int, int], float] = {}
    for left in results:
        if left not in worths:
            worths[left] = _after_storm(sea, seat, galley, port, *left)
    return sum(worths[left] for left in results) / len(results)


def _after_storm(sea: Sea, seat: Seat, galley: int, port: int, mine: int, men: int) -> float:
    """An emptied port is half taken, if somebody of ours is left to land."""
    after = _copy(sea)
    after.crew[galley] = max(mine, 1)
    after.garrison[port] = men
    if not mine:
        after.sink(galley)
    now = _ahead(after, seat)
    here = after.here(seat, sea.parts.area_of[port])
    if men or not here:
        return now
    landed = _copy(after)
    landed.holder[port] = seat
    landed.garrison[port] = 1
    if landed.crew[here[0]] > 1:
        landed.crew[here[0]] -= 1
    else:
        landed.sink(here[0])
    return now + 0.75 * max(0.0, _ahead(landed, seat) - now)
