"""Standing instructions: private answers given beforehand, used when the question is put."""

from typing import Final

from fondaco.games.mediterranee.pieces import COIN
from fondaco.games.mediterranee.state import ASK, CONSENT, REFUSE, Sea, no
from fondaco.games.mediterranee.words import (
    InstructPassage,
    InstructPrice,
    PassageInstructed,
    PriceInstructed,
)
from fondaco.table.audience import only
from fondaco.table.chance import Chance
from fondaco.table.verbs import NO_CODE, Verb
from fondaco.table.words import Refusal, Seat, Tell

ANSWERS = {"ask": ASK, "consent": CONSENT, "refuse": REFUSE}


def check_instruct_price(sea: Sea, seat: Seat, action: InstructPrice) -> Refusal | None:
    for amount in (action.price, action.lowest):
        if amount < 0 or amount % COIN:
            return no("ME-119", "bad_amount", amount=amount)
    known = action.port in sea.parts.port_id
    if not known or not 0 <= action.buyer < sea.seats or action.buyer == seat:
        return no("ME-307", "no_such_buyer", port=action.port, buyer=action.buyer)
    for amount in (action.price, action.lowest):
        if amount and not sea.parts.least_price <= amount <= sea.parts.monopoly_price:
            return no("ME-309", "price_out_of_range", price=amount)
    return None


def do_instruct_price(
    sea: Sea, seat: Seat, action: InstructPrice, chance: Chance, tell: Tell | None
) -> None:
    key = (seat, sea.parts.port_id[action.port], action.buyer)
    prices = {one: kept for one, kept in sea.standing_prices.items() if one != key}
    if action.price or action.lowest:
        prices[key] = (action.price, action.lowest)
    sea.standing_prices = prices
    if tell is not None:
        said = PriceInstructed(seat, action.port, action.buyer, action.price, action.lowest)
        tell(said, only(seat))


def check_instruct_passage(sea: Sea, seat: Seat, action: InstructPassage) -> Refusal | None:
    if not 0 <= action.mover < sea.seats or action.mover == seat:
        return no("ME-405", "no_such_mover", mover=action.mover)
    if action.answer not in ANSWERS:
        return no("ME-405", "no_such_answer", answer=action.answer)
    return None


def do_instruct_passage(
    sea: Sea, seat: Seat, action: InstructPassage, chance: Chance, tell: Tell | None
) -> None:
    key = (seat, action.mover)
    answers = {one: kept for one, kept in sea.standing_passage.items() if one != key}
    if action.answer != "ask":
        answers[key] = ANSWERS[action.answer]
    sea.standing_passage = answers
    if tell is not None:
        tell(PassageInstructed(seat, action.mover, action.answer), only(seat))


INSTRUCT_PRICE: Final = Verb(
    InstructPrice, NO_CODE, check=check_instruct_price, do=do_instruct_price
)
INSTRUCT_PASSAGE: Final = Verb(
    InstructPassage, NO_CODE, check=check_instruct_passage, do=do_instruct_passage
)
