"""Chapter 4: movement and passage."""

from fondaco.games.mediterranee.codes import (
    ANSWER,
    DONE,
    PASSAGE,
    PLACE_BITS,
    STEP,
    STOP,
)
from fondaco.games.mediterranee.components import COIN, POWERS
from fondaco.games.mediterranee.state import ASK, CONSENT, Sea, no
from fondaco.games.mediterranee.words import (
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
from fondaco.table.words import Refusal, Seat, Tell

# -- questions --


def others_in(sea: Sea, seat: Seat, area: int) -> bool:
    """Whether other players have galleys in an area."""
    base = area * POWERS
    afloat = sea.afloat
    here = afloat[base] + afloat[base + 1] + afloat[base + 2] + afloat[base + 3]
    return here > afloat[base + seat]


def needs_consent(sea: Sea, seat: Seat, galley: int) -> bool:
    """ME-405, ME-406: to go on from an area entered in this move."""
    return (
        sea.steps[galley] > 0
        and not sea.consented >> galley & 1
        and others_in(sea, seat, sea.lies[galley])
    )


def movement_codes(sea: Sea, seat: Seat) -> list[int]:
    codes: list[int] = []
    neighbours, lies, steps, crew = sea.chart.neighbours, sea.lies, sea.steps, sea.crew
    moved = sea.moved
    for galley in sea.fleet[seat]:
        if moved >> galley & 1 or steps[galley] >= crew[galley]:
            continue
        if steps[galley] and needs_consent(sea, seat, galley):
            codes.append(PASSAGE | galley)
        else:
            base = STEP | galley << PLACE_BITS
            codes += [base | area for area in neighbours[lies[galley]]]
        if steps[galley]:
            codes.append(STOP | galley)
    codes.append(DONE)
    return codes


def movement_has_act(sea: Sea, seat: Seat) -> bool:
    moved, steps, crew = sea.moved, sea.steps, sea.crew
    for galley in sea.fleet[seat]:
        if not moved >> galley & 1 and steps[galley] < crew[galley]:
            return True
    return False


# -- checks --


def _check_galley(sea: Sea, seat: Seat, name: str) -> Refusal | None:
    """An own galley that has not finished its move (ME-407, ME-412)."""
    galley = sea.number(name)
    if galley < 0 or sea.owner[galley] != seat:
        return no("ME-401", "not_your_galley", galley=name)
    return None


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


def check_request_passage(sea: Sea, seat: Seat, action: RequestPassage) -> Refusal | None:
    refusal = _check_tolls(sea, seat, action)
    if refusal is not None and refusal.rule == "ME-119":
        return refusal
    wrong = _check_galley(sea, seat, action.galley)
    if wrong is not None:
        return wrong
    galley = sea.number(action.galley)
    if sea.steps[galley] >= sea.crew[galley]:
        return no("ME-401", "no_moves_left", galley=action.galley)
    if sea.blocked >> galley & 1:
        return no("ME-407", "already_moved", galley=action.galley)
    if sea.moved >> galley & 1:
        return no("ME-412", "already_moved", galley=action.galley)
    if not needs_consent(sea, seat, galley):
        return no("ME-405", "no_passage_needed", galley=action.galley)
    return refusal


def _check_tolls(sea: Sea, seat: Seat, action: RequestPassage) -> Refusal | None:
    """ME-904, ME-R29."""
    for amount in action.tolls.values():
        if amount < 0 or amount % COIN:
            return no("ME-119", "bad_amount", amount=amount)
    if sum(action.tolls.values()) > sea.money[seat]:
        return no("ME-119", "not_enough_money", amount=sum(action.tolls.values()))
    if action.tolls and not sea.house.tolls:
        return no("ME-904", "no_gift")
    galley = sea.number(action.galley)
    asked = () if galley < 0 else owners_in(sea, seat, sea.lies[galley])
    names = [sea.parts.powers[sea.powers[other]] for other in asked]
    for power, amount in action.tolls.items():
        if power not in names or not amount:
            return no("ME-R29", "no_gift", power=power)
    return None


def check_stop(sea: Sea, seat: Seat, action: Stop) -> Refusal | None:
    refusal = _check_galley(sea, seat, action.galley)
    if refusal is not None:
        return refusal
    galley = sea.number(action.galley)
    if sea.moved >> galley & 1 or not sea.steps[galley]:
        return no("ME-412", "not_under_way", galley=action.galley)
    return None


# -- deeds --


def step(sea: Sea, seat: Seat, galley: int, area: int, tell: Tell | None) -> None:
    under_way = sea.underway
    if under_way != galley and under_way >= 0 and not sea.house.interleaved:
        stop(sea, seat, under_way, tell)  # ME-412: a step with another galley ends this move
    start = sea.lies[galley]
    sea.lies[galley] = area
    sea.afloat[start * POWERS + seat] -= 1
    sea.afloat[area * POWERS + seat] += 1
    sea.steps[galley] += 1
    sea.consented &= ~(1 << galley)
    sea.underway = galley
    if sea.steps[galley] >= sea.crew[galley]:
        end_move(sea, galley)
    if tell is not None:
        tell(GalleyMoved(seat, f"g{galley + 1}", start, area), ALL)


def end_move(sea: Sea, galley: int) -> None:
    sea.moved |= 1 << galley
    sea.consented &= ~(1 << galley)
    if sea.underway == galley:
        sea.underway = -1


def stop(sea: Sea, seat: Seat, galley: int, tell: Tell | None) -> None:
    end_move(sea, galley)
    if tell is not None:
        tell(GalleyStopped(seat, f"g{galley + 1}", sea.lies[galley]), ALL)


def owners_in(sea: Sea, seat: Seat, area: int) -> tuple[Seat, ...]:
    """The other players with galleys there, in the order of the round."""
    base = area * POWERS
    return tuple(other for other in sea.order if other != seat and sea.afloat[base + other])


def request_passage(
    sea: Sea, seat: Seat, galley: int, tolls: dict[Seat, int], tell: Tell | None
) -> None:
    """Every owner in the area answers, at once and unseen (ME-409, ME-R28)."""
    sea.underway = galley
    area = sea.lies[galley]
    asked = owners_in(sea, seat, area)
    sea.asking = Sealed(asked)
    sea.asking_galley = galley
    sea.tolls = [tolls.get(other, 0) for other in range(sea.seats)]
    if tell is not None:
        named = {sea.parts.powers[sea.powers[other]]: tolls[other] for other in sorted(tolls)}
        tell(PassageRequested(seat, f"g{galley + 1}", area, asked, named), ALL)
    for other in asked:
        standing = sea.standing_passage.get((other, seat), ASK)
        if standing != ASK:
            answer(sea, other, standing == CONSENT, tell)


def answer_codes(sea: Sea, seat: Seat) -> list[int]:
    assert sea.asking is not None
    return [ANSWER | 1, ANSWER] if seat in sea.asking.waiting() else []


def answer(sea: Sea, seat: Seat, consent: bool, tell: Tell | None) -> None:
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
    sea.tolls = [0] * sea.seats
    if tell is not None:
        said = {sea.parts.powers[sea.powers[other]]: consent for other, consent in answers}
        tell(PassageAnswered(f"g{galley + 1}", sea.lies[galley], said, passes), ALL)
