"""Chapter 4: movement and passage."""

from typing import Final

from fondaco.games.mediterranee.pieces import COIN, PLACE, PLACE_BITS, galley_name
from fondaco.games.mediterranee.state import ASK, CONSENT, Sea, listed, no
from fondaco.games.mediterranee.words import (
    AnswerPassage,
    GalleyMoved,
    GalleyStopped,
    PassageAnswered,
    PassageRequested,
    PassageSealed,
    RequestPassage,
    Step,
    Stop,
)
from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell, first_refusal


def others_in(sea: Sea, seat: Seat, area: int) -> bool:
    """Whether other players have galleys in an area; nothing else hinders a move (ME-411)."""
    return any(sea.waters[other] >> area & 1 for other in range(sea.seats) if other != seat)


def owners_in(sea: Sea, seat: Seat, area: int) -> tuple[Seat, ...]:
    """The other players with galleys there, in the order of the round."""
    return tuple(other for other in sea.order if other != seat and sea.waters[other] >> area & 1)


def needs_consent(sea: Sea, seat: Seat, galley: int) -> bool:
    """ME-405, ME-406: to go on from an area entered in this move, not to leave a berth (ME-408)."""
    return (
        sea.steps[galley] > 0
        and not sea.consented >> galley & 1
        and others_in(sea, seat, sea.lies[galley])
    )


def add_moves(sea: Sea, seat: Seat, codes: list[int]) -> None:
    """Steps, questions for passage and stops, galley by galley."""
    neighbours, lies, steps, crew = sea.chart.neighbours, sea.lies, sea.steps, sea.crew
    moved = sea.moved
    for galley in sea.fleet[seat]:
        if moved >> galley & 1 or steps[galley] >= crew[galley]:
            continue
        if steps[galley] and needs_consent(sea, seat, galley):
            codes.append(REQUEST_PASSAGE.base | galley)
        else:
            base = STEP.base | galley << PLACE_BITS
            for area in neighbours[lies[galley]]:
                codes.append(base | area)
        if steps[galley]:
            codes.append(STOP.base | galley)


def movement_has_act(sea: Sea, seat: Seat) -> bool:
    moved, steps, crew = sea.moved, sea.steps, sea.crew
    for galley in sea.fleet[seat]:
        if not moved >> galley & 1 and steps[galley] < crew[galley]:
            return True
    return False


def _check_galley(sea: Sea, seat: Seat, name: str) -> Refusal | None:
    galley = sea.number(name)
    if galley < 0 or sea.owner[galley] != seat:
        return no("ME-401", "not_your_galley", galley=name)
    return None


# -- steps (ME-401 to ME-404) --


def check_step(sea: Sea, seat: Seat, action: Step) -> Refusal | None:
    refusal = _check_galley(sea, seat, action.galley)
    if refusal is not None:
        return refusal
    galley = sea.number(action.galley)
    spent = sea.steps[galley] >= sea.crew[galley]
    if spent:
        return no("ME-401", "no_moves_left", galley=action.galley)
    if action.area not in sea.chart.neighbours[sea.lies[galley]]:
        return no("ME-402", "not_adjacent", galley=action.galley, area=action.area)
    if sea.blocked >> galley & 1:
        return no("ME-407", "already_moved", galley=action.galley)
    if sea.moved >> galley & 1:
        return no("ME-412", "already_moved", galley=action.galley)
    if needs_consent(sea, seat, galley):
        return no("ME-405", "passage_needed", galley=action.galley)
    return None


def decode_step(sea: Sea, seat: Seat, code: int) -> Step:
    return Step(galley_name(code >> PLACE_BITS), code & PLACE)


def step(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    galley, area = code >> PLACE_BITS, code & PLACE
    under_way = sea.underway
    if under_way != galley and under_way >= 0 and not sea.house.interleaved:
        stop_galley(sea, seat, under_way, tell)  # ME-412: a step with another galley ends this move
    start = sea.lies[galley]
    sea.lies[galley] = area
    sea.look_round(seat)
    sea.steps = changed(sea.steps, galley, sea.steps[galley] + 1)
    sea.consented &= ~(1 << galley)
    sea.underway = galley
    if sea.steps[galley] >= sea.crew[galley]:
        end_move(sea, galley)
    if tell is not None:
        tell(GalleyMoved(seat, galley_name(galley), start, area), ALL)


# -- the end of a move (ME-412) --


def check_stop(sea: Sea, seat: Seat, action: Stop) -> Refusal | None:
    refusal = _check_galley(sea, seat, action.galley)
    if refusal is not None:
        return refusal
    galley = sea.number(action.galley)
    if sea.moved >> galley & 1 or not sea.steps[galley]:
        return no("ME-412", "not_under_way", galley=action.galley)
    return None


def decode_stop(sea: Sea, seat: Seat, galley: int) -> Stop:
    return Stop(galley_name(galley))


def stop(sea: Sea, seat: Seat, galley: int, chance: Chance, tell: Tell | None) -> None:
    stop_galley(sea, seat, galley, tell)


def stop_galley(sea: Sea, seat: Seat, galley: int, tell: Tell | None) -> None:
    end_move(sea, galley)
    if tell is not None:
        tell(GalleyStopped(seat, galley_name(galley), sea.lies[galley]), ALL)


def end_move(sea: Sea, galley: int) -> None:
    sea.moved |= 1 << galley
    sea.consented &= ~(1 << galley)
    if sea.underway == galley:
        sea.underway = -1


# -- asking for passage (ME-405 to ME-410) --


def check_request_passage(sea: Sea, seat: Seat, action: RequestPassage) -> Refusal | None:
    return first_refusal(_check_request(sea, seat, action.galley), _check_tolls(sea, seat, action))


def _check_request(sea: Sea, seat: Seat, name: str) -> Refusal | None:
    refusal = _check_galley(sea, seat, name)
    if refusal is not None:
        return refusal
    galley = sea.number(name)
    if sea.steps[galley] >= sea.crew[galley]:
        return no("ME-401", "no_moves_left", galley=name)
    if not needs_consent(sea, seat, galley):
        return no("ME-405", "no_passage_needed", galley=name)
    if sea.blocked >> galley & 1:
        return no("ME-407", "already_moved", galley=name)
    if sea.moved >> galley & 1:
        return no("ME-412", "already_moved", galley=name)
    return None


def _check_tolls(sea: Sea, seat: Seat, action: RequestPassage) -> Refusal | None:
    """ME-904, ME-R29; a toll of 0 is none."""
    for amount in action.tolls.values():
        if amount < 0 or amount % COIN:
            return no("ME-119", "bad_amount", amount=amount)
    if sum(action.tolls.values()) > sea.money[seat]:
        return no("ME-119", "not_enough_money", amount=sum(action.tolls.values()))
    if any(action.tolls.values()) and not sea.house.tolls:
        return no("ME-904", "no_gift")
    galley = sea.number(action.galley)
    asked = () if galley < 0 else owners_in(sea, seat, sea.lies[galley])
    names = [sea.parts.powers[sea.powers[other]] for other in asked]
    for power, amount in action.tolls.items():
        if amount and power not in names:
            return no("ME-R29", "no_gift", power=power)
    return None


def decode_passage(sea: Sea, seat: Seat, galley: int) -> RequestPassage:
    return RequestPassage(galley_name(galley))


def request_passage(sea: Sea, seat: Seat, galley: int, chance: Chance, tell: Tell | None) -> None:
    _request(sea, seat, galley, {}, tell)


def do_request_passage(
    sea: Sea, seat: Seat, action: RequestPassage, chance: Chance, tell: Tell | None
) -> None:
    seats = {sea.parts.powers[power]: other for other, power in enumerate(sea.powers)}
    tolls = {seats[power]: toll for power, toll in action.tolls.items() if toll}
    _request(sea, seat, sea.number(action.galley), tolls, tell)


def _request(sea: Sea, seat: Seat, galley: int, tolls: dict[Seat, int], tell: Tell | None) -> None:
    """Every owner in the area answers, at once and unseen (ME-409, ME-R28)."""
    sea.underway = galley
    area = sea.lies[galley]
    asked = owners_in(sea, seat, area)
    sea.asking = Sealed(asked)
    sea.asking_galley = galley
    sea.tolls = [tolls.get(other, 0) for other in range(sea.seats)]
    if tell is not None:
        named = {sea.parts.powers[sea.powers[other]]: tolls[other] for other in sorted(tolls)}
        tell(PassageRequested(seat, galley_name(galley), area, asked, named), ALL)
    for other in asked:
        standing = sea.standing_passage.get((other, seat), ASK)
        if standing != ASK:
            _answer(sea, other, standing == CONSENT, tell)


# -- answering --


def answer_codes(sea: Sea, seat: Seat) -> list[int]:
    return [ANSWER_PASSAGE.base | 1, ANSWER_PASSAGE.base]


def decode_answer(sea: Sea, seat: Seat, consent: int) -> AnswerPassage:
    return AnswerPassage(bool(consent))


def answer_passage(sea: Sea, seat: Seat, consent: int, chance: Chance, tell: Tell | None) -> None:
    _answer(sea, seat, bool(consent), tell)


def _answer(sea: Sea, seat: Seat, consent: bool, tell: Tell | None) -> None:
    asking = sea.asking
    assert asking is not None
    asking.put(seat, consent)
    if tell is not None:
        tell(PassageSealed(seat), ALL)
    if not asking.waiting():
        _resolve(sea, tell)


def _resolve(sea: Sea, tell: Tell | None) -> None:
    """One refusal suffices (ME-405, ME-407); what is given cannot be taken back (ME-410)."""
    asking, galley = sea.asking, sea.asking_galley
    assert asking is not None
    answers = asking.reveal()
    passes = all(consent for _, consent in answers)
    if passes:
        sea.consented |= 1 << galley
        for other, toll in enumerate(sea.tolls):
            sea.money[sea.active] -= toll
            sea.money[other] += toll
    else:
        end_move(sea, galley)
        sea.blocked |= 1 << galley
    sea.asking = None
    sea.asking_galley = -1
    sea.tolls = sea.chart.no_partners
    if tell is not None:
        said = {sea.parts.powers[sea.powers[other]]: consent for other, consent in answers}
        tell(PassageAnswered(galley_name(galley), sea.lies[galley], said, passes), ALL)


STEP: Final = Verb(
    Step,
    401,
    check=check_step,
    codes=listed(add_moves),  # of passage and stops as well
    decode=decode_step,
    play=step,
)
REQUEST_PASSAGE: Final = Verb(
    RequestPassage,
    402,
    check=check_request_passage,
    decode=decode_passage,
    play=request_passage,
    do=do_request_passage,
)
STOP: Final = Verb(Stop, 403, check=check_stop, decode=decode_stop, play=stop)
ANSWER_PASSAGE: Final = Verb(
    AnswerPassage, 404, codes=answer_codes, decode=decode_answer, play=answer_passage
)
