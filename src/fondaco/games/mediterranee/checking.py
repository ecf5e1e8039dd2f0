"""Whether an action may be done: who is asked, in which phase, and then its chapter's rules."""

from fondaco.games.mediterranee import (
    combat,
    control,
    market,
    movement,
    sales,
    stowage,
    trade,
    yard,
)
from fondaco.games.mediterranee.auction import (
    check_bid,
    check_take_position,
)
from fondaco.games.mediterranee.instructions import (
    check_instruct_passage,
    check_instruct_price,
)
from fondaco.games.mediterranee.setup import (
    check_choose_power,
    check_deploy,
)
from fondaco.games.mediterranee.state import (
    BIDS,
    COMBAT,
    CONTROL,
    DEPLOYMENT,
    MOVEMENT,
    OVER,
    POSITIONS,
    POWERS_PHASE,
    PURCHASES,
    SALES,
    Sea,
    no,
)
from fondaco.games.mediterranee.words import (
    Accept,
    AnswerPassage,
    AskPrice,
    AskTrade,
    Attack,
    Bid,
    BuildCastle,
    BuildGalley,
    Buy,
    ChoosePower,
    Counter,
    CounterTrade,
    Deploy,
    DiscardGoods,
    DiscardSailors,
    Done,
    Enrol,
    InstructPassage,
    InstructPrice,
    Land,
    Leave,
    NamePrice,
    ProposeTrade,
    Rearrange,
    Refuse,
    RequestPassage,
    Seize,
    Sell,
    Sink,
    Step,
    Stop,
    Take,
    TakePosition,
    Withdraw,
)
from fondaco.parley.talk import ASKED, COUNTERED, LAST, NAMED
from fondaco.table.words import (
    Action,
    Refusal,
    Seat,
)

_PHASE_OF: dict[type[Action], int] = {
    ChoosePower: POWERS_PHASE,
    Deploy: DEPLOYMENT,
    Bid: BIDS,
    TakePosition: POSITIONS,
    Step: MOVEMENT,
    RequestPassage: MOVEMENT,
    Stop: MOVEMENT,
    AnswerPassage: MOVEMENT,
    Attack: COMBAT,
    Sink: COMBAT,
    Seize: COMBAT,
    Land: CONTROL,
    Sell: SALES,
}
"""Every other act belongs to the purchases; `Done` to all phases in turns."""

_TALKING = (NamePrice, Take, Counter, Leave, Accept, Refuse, CounterTrade)


def check(sea: Sea, seat: Seat, action: Action) -> Refusal | None:
    """The first rule that refuses an action, or None."""
    if sea.phase == OVER:
        return no("ME-801", "game_over")
    match action:
        case InstructPrice():
            return check_instruct_price(sea, seat, action)
        case InstructPassage():
            return check_instruct_passage(sea, seat, action)
        case Bid() if sea.phase == POSITIONS:
            return no("ME-206", "bids_closed")
    if seat not in _asked(sea, action):
        return no("ME-203", "not_your_turn")
    if isinstance(action, Done):
        return _check_done(sea)
    if sea.phase != _PHASE_OF.get(type(action), PURCHASES):
        return no("ME-201", "wrong_phase")
    if sea.phase == PURCHASES:
        return _check_purchases(sea, seat, action)
    return _check_phase(sea, seat, action)


def _asked(sea: Sea, action: Action) -> tuple[Seat, ...]:
    """The seats from which the table takes this action now."""
    if sea.phase == BIDS or (sea.phase == DEPLOYMENT and sea.active < 0):
        return tuple(range(sea.seats))  # a sealed choice may be replaced (ME-206)
    if isinstance(action, Withdraw):
        others = (s for s in range(sea.seats) if trade.may_withdraw(sea, s))
        return (*sea.actors(), *others)
    return sea.actors()


def _check_done(sea: Sea) -> Refusal | None:
    if sea.phase < PURCHASES:
        return no("ME-201", "wrong_phase")
    if sea.talk is not None:
        return no("ME-302", "talk_open")
    if sea.asking is not None:
        return no("ME-405", "passage_asked")
    if sea.beaten >= 0:
        return no("ME-507", "prize_waits")
    return None


def _check_phase(sea: Sea, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case ChoosePower():
            return check_choose_power(sea, action)
        case Deploy():
            return check_deploy(sea, action)
        case Bid():
            return check_bid(sea, seat, action)
        case TakePosition():
            return check_take_position(sea, action)
        case Land():
            return control.check_land(sea, seat, action)
        case Sell():
            return sales.check_sell(sea, seat, action)
        case AnswerPassage():
            return None if sea.asking is not None else no("ME-405", "nothing_asked")
    if sea.asking is not None:
        return no("ME-405", "passage_asked")
    match action:
        case Step():
            return movement.check_step(sea, seat, action)
        case RequestPassage():
            return movement.check_request_passage(sea, seat, action)
        case Stop():
            return movement.check_stop(sea, seat, action)
    if (sea.beaten >= 0) != isinstance(action, Sink | Seize):
        return no("ME-507", "prize_waits" if sea.beaten >= 0 else "no_prize")
    match action:
        case Attack():
            return combat.check_attack(sea, seat, action)
        case Sink():
            return combat.check_sink(sea, action)
        case Seize():
            return combat.check_seize(sea, action)
    raise TypeError(type(action))


def _check_purchases(sea: Sea, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, Withdraw):
        if trade.may_withdraw(sea, seat):
            return None
        return no("ME-319", "nothing_to_withdraw")
    talk = sea.talk
    if talk is None:
        if isinstance(action, _TALKING):
            return no("ME-311", "no_talk")
        return _check_operation(sea, seat, action)
    if sea.port_talk:
        return _check_port_talk(sea, seat, action)
    return _check_trade_talk(sea, seat, action)


def _check_operation(sea: Sea, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Buy():
            return market.check_buy(sea, seat, action)
        case AskPrice():
            return market.check_ask_price(sea, seat, action)
        case ProposeTrade():
            return trade.check_propose(sea, seat, action)
        case AskTrade():
            return trade.check_ask_trade(sea, seat, action)
        case BuildGalley():
            return yard.check_build_galley(sea, seat, action)
        case BuildCastle():
            return yard.check_build_castle(sea, seat, action)
        case Enrol():
            return yard.check_enrol(sea, seat, action)
        case Rearrange():
            return stowage.check_rearrange(sea, seat, action)
        case DiscardGoods():
            return stowage.check_discard_goods(sea, seat, action)
        case DiscardSailors():
            return stowage.check_discard_sailors(sea, seat, action)
    raise TypeError(type(action))


def _check_port_talk(sea: Sea, seat: Seat, action: Action) -> Refusal | None:
    """Who speaks in a price talk says what its stage asks for (ME-311, ME-312)."""
    talk = sea.talk
    assert talk is not None
    match action:
        case NamePrice() if talk.stage in (ASKED, COUNTERED):
            return market.check_name_price(sea, action)
        case Take() if talk.stage in (NAMED, LAST):
            return market.check_take(sea, seat, action)
        case Counter() if talk.stage in (NAMED, LAST):
            return market.check_counter(sea, seat, action)
        case Leave() if talk.stage in (NAMED, LAST):
            return None
        case Accept(receive=None) | Refuse() if talk.stage == COUNTERED:
            return None
    if talk.stage == ASKED:
        return no("ME-312", "price_asked")
    return no("ME-311", "talk_open")


def _check_trade_talk(sea: Sea, seat: Seat, action: Action) -> Refusal | None:
    talk = sea.talk
    assert talk is not None
    match action:
        case ProposeTrade() if talk.stage == ASKED:
            return trade.check_propose(sea, seat, action)
        case Accept() if talk.stage != ASKED:
            return trade.check_accept_trade(sea, seat, action.receive)
        case CounterTrade() if talk.stage in (NAMED, LAST):
            return trade.check_counter_trade(sea, seat, action)
        case Refuse() if talk.stage != LAST:
            return None
        case Leave() if talk.stage == LAST:
            return None
    return no("ME-319", "talk_open")
