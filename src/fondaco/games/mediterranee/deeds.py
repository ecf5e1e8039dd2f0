"""Doing an action that was accepted: its words turned into numbers, handed to its chapter."""

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
from fondaco.games.mediterranee.instructions import (
    instruct_passage,
    instruct_price,
)
from fondaco.games.mediterranee.play import (
    accept,
    leave,
    play_bid,
    play_deploy,
    play_position,
    refuse,
)
from fondaco.games.mediterranee.rounds import end_turn, proceed
from fondaco.games.mediterranee.setup import (
    ANY_POWER,
    choose_power,
)
from fondaco.games.mediterranee.state import (
    PURCHASES,
    Sea,
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
from fondaco.table.chance import Chance
from fondaco.table.words import (
    Action,
    Refusal,
    Seat,
    Tell,
)


def do(sea: Sea, seat: Seat, action: Action, chance: Chance, tell: Tell | None) -> None:
    """Do an action that `check` accepts."""
    match action:
        case InstructPrice():
            instruct_price(sea, seat, action, tell)
            return
        case InstructPassage():
            instruct_passage(sea, seat, action, tell)
            return
        case Done():
            end_turn(sea, tell)
            return
    if sea.phase < PURCHASES:
        _apply_auction(sea, seat, action, chance, tell)
        return
    if sea.phase == PURCHASES:
        _apply_purchase(sea, seat, action, tell)
    else:
        _apply_later(sea, seat, action, chance, tell)
    proceed(sea, tell)


def _apply_auction(sea: Sea, seat: Seat, action: Action, chance: Chance, tell: Tell | None) -> None:
    match action:
        case ChoosePower():
            names = sea.parts.powers
            power = ANY_POWER if action.power is None else names.index(action.power)
            choose_power(sea, seat, power, chance, tell)
        case Deploy():
            play_deploy(sea, seat, action.first << 4 | action.second, chance, tell)
        case Bid():
            play_bid(sea, seat, action.amount, chance, tell)
        case TakePosition():
            play_position(sea, seat, action.position - 1, chance, tell)


def _apply_purchase(sea: Sea, seat: Seat, action: Action, tell: Tell | None) -> None:
    port_id = sea.parts.port_id
    match action:
        case Buy():
            port = port_id[action.port]
            price = market.price_for(sea, seat, port)
            load = market.read_load(sea, seat, port, action.load)
            assert not isinstance(load, Refusal)
            market.purchase(sea, seat, port, load, price, tell)
        case AskPrice():
            market.ask_price(sea, seat, port_id[action.port], action.tokens, tell)
        case NamePrice():
            market.name_price(sea, seat, action.price, tell)
        case Take():
            load = market.read_load(sea, seat, sea.talk_port, action.load)
            assert not isinstance(load, Refusal)
            market.take(sea, seat, load, tell)
        case Counter():
            load = market.read_load(sea, seat, sea.talk_port, action.load)
            assert not isinstance(load, Refusal)
            market.counter(sea, seat, action.price, load, tell)
        case BuildGalley():
            crew = yard.read_crew(sea, action.crew)
            yard.build_galley(sea, seat, port_id[action.port], crew, tell)
        case BuildCastle():
            yard.build_castle(sea, seat, port_id[action.port], tell)
        case Enrol():
            port = port_id[action.port]
            places = yard.read_places(sea, seat, port, action.places)
            assert not isinstance(places, Refusal)
            yard.enrol(sea, seat, port, places, tell)
        case Rearrange():
            holdings = stowage.read_holdings(sea, seat, action.area, action.galleys)
            assert not isinstance(holdings, Refusal)
            stowage.rearrange(sea, seat, action.area, holdings, action.garrison, tell)
        case DiscardGoods():
            goods = {sea.parts.good_id[name]: n for name, n in action.goods.items()}
            stowage.discard_goods(sea, seat, sea.number(action.galley), goods, tell)
        case DiscardSailors():
            galley = sea.number(action.galley)
            stowage.discard_sailors(sea, seat, galley, action.sailors, tell)
        case _:
            _apply_trade(sea, seat, action, tell)


def _apply_trade(sea: Sea, seat: Seat, action: Action, tell: Tell | None) -> None:
    talk = sea.talk
    match action:
        case ProposeTrade():
            partner, area = action.partner, action.area
            terms = trade.read_terms(sea, seat, partner, area, action)
            trade.propose(sea, seat, partner, area, terms, tell)
        case AskTrade():
            want = trade.pack_want(sea, action.want)
            trade.ask_trade(sea, seat, action.partner, action.area, want, tell)
        case CounterTrade():
            assert talk is not None
            terms = trade.read_terms(sea, seat, talk.author, sea.talk_area, action)
            trade.counter_trade(sea, seat, terms, tell)
        case Accept():
            accept(sea, seat, action.receive, tell)
        case Refuse():
            refuse(sea, seat, tell)
        case Leave():
            leave(sea, seat, tell)
        case Withdraw():
            trade.withdraw(sea, seat, tell)


def _apply_later(sea: Sea, seat: Seat, action: Action, chance: Chance, tell: Tell | None) -> None:
    match action:
        case Step():
            movement.step(sea, seat, sea.number(action.galley), action.area, tell)
        case RequestPassage():
            seats = {sea.parts.powers[power]: s for s, power in enumerate(sea.powers)}
            tolls = {seats[power]: toll for power, toll in action.tolls.items()}
            movement.request_passage(sea, seat, sea.number(action.galley), tolls, tell)
        case Stop():
            movement.stop(sea, seat, sea.number(action.galley), tell)
        case AnswerPassage():
            movement.answer(sea, seat, action.consent, tell)
        case Attack():
            galley, port = sea.number(action.galley), sea.parts.port_id.get(action.target)
            if port is None:
                target = sea.number(action.target)
                combat.attack(sea, seat, galley, target, chance, tell)
            else:
                combat.storm(sea, seat, galley, port, chance, tell)
        case Sink():
            stowed = combat.read_stowage(sea, 0, action.cargo)
            combat.take_prize(sea, seat, 0, stowed, tell)
        case Seize():
            stowed = combat.read_stowage(sea, action.sailors, action.cargo)
            combat.take_prize(sea, seat, action.sailors, stowed, tell)
        case Land():
            sailors = sorted((sea.number(g), n) for g, n in action.sailors.items())
            port = sea.parts.port_id[action.port]
            control.land(sea, seat, port, tuple(sailors), tell)
        case Sell():
            good = sea.parts.good_id[action.good]
            sales.sell(sea, seat, sea.number(action.galley), good, tell)
