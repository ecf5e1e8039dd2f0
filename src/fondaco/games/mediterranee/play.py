"""Playing codes: each kind of choice handed to its chapter."""

from collections.abc import Callable

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
from fondaco.games.mediterranee.auction import begin_round, bid, take_position
from fondaco.games.mediterranee.codes import GALLEY, GALLEY_BITS, PLACE, PLACE_BITS
from fondaco.games.mediterranee.components import COIN
from fondaco.games.mediterranee.rounds import begin_phase, end_turn, proceed
from fondaco.games.mediterranee.setup import choose_power, deploy
from fondaco.games.mediterranee.state import PURCHASES, Sea, Terms
from fondaco.games.mediterranee.words import Cargo
from fondaco.table.chance import Chance
from fondaco.table.words import Seat, Tell


def _power(sea: Sea, seat: Seat, power: int, chance: Chance, tell: Tell | None) -> None:
    choose_power(sea, seat, power, chance, tell)


def play_deploy(sea: Sea, seat: Seat, pair: int, _chance: Chance, tell: Tell | None) -> None:
    if deploy(sea, seat, pair >> 4, pair & 15, tell):
        begin_round(sea, tell)


def play_bid(sea: Sea, seat: Seat, amount: int, chance: Chance, tell: Tell | None) -> None:
    if bid(sea, seat, amount, chance, tell):
        begin_phase(sea, PURCHASES, tell)


def play_position(sea: Sea, seat: Seat, place: int, chance: Chance, tell: Tell | None) -> None:
    if take_position(sea, seat, place, chance, tell):
        begin_phase(sea, PURCHASES, tell)


def _done(sea: Sea, _seat: Seat, _argument: int, _chance: Chance, tell: Tell | None) -> None:
    end_turn(sea, tell)


def _buy(sea: Sea, seat: Seat, galley: int, _chance: Chance, tell: Tell | None) -> None:
    port = sea.parts.port_at[sea.lies[galley]]
    price = market.price_for(sea, seat, port)
    market.purchase(sea, seat, port, ((galley, 1),), price, tell)


def _ask(sea: Sea, seat: Seat, port: int, _chance: Chance, tell: Tell | None) -> None:
    market.ask_price(sea, seat, port, 0, tell)


def _name(sea: Sea, seat: Seat, coins: int, _chance: Chance, tell: Tell | None) -> None:
    market.name_price(sea, seat, coins * COIN, tell)


def _take(sea: Sea, seat: Seat, tokens: int, _chance: Chance, tell: Tell | None) -> None:
    market.take(sea, seat, market.fill_in_order(sea, seat, sea.talk_port, tokens), tell)


def _counter(sea: Sea, seat: Seat, offer: int, _chance: Chance, tell: Tell | None) -> None:
    load = market.fill_in_order(sea, seat, sea.talk_port, offer & 255)
    market.counter(sea, seat, (offer >> 8) * COIN, load, tell)


def _leave_talk(sea: Sea, seat: Seat, _argument: int, _chance: Chance, tell: Tell | None) -> None:
    leave(sea, seat, tell)


def _trade(sea: Sea, seat: Seat, code: int, _chance: Chance, tell: Tell | None) -> None:
    partner, area, terms = trade.deal_of(sea, seat, code)
    trade.propose(sea, seat, partner, area, terms, tell)


def _counter_trade(sea: Sea, seat: Seat, less: int, _chance: Chance, tell: Tell | None) -> None:
    assert sea.talk is not None
    assert isinstance(sea.talk.terms, Terms)
    trade.counter_trade(sea, seat, trade.mirror(sea.talk.terms, less), tell)


def _accept_talk(sea: Sea, seat: Seat, _argument: int, _chance: Chance, tell: Tell | None) -> None:
    accept(sea, seat, None, tell)


def _refuse_talk(sea: Sea, seat: Seat, _argument: int, _chance: Chance, tell: Tell | None) -> None:
    refuse(sea, seat, tell)


def _withdraw(sea: Sea, seat: Seat, _argument: int, _chance: Chance, tell: Tell | None) -> None:
    trade.withdraw(sea, seat, tell)


def accept(sea: Sea, seat: Seat, receive: Cargo | None, tell: Tell | None) -> None:
    if sea.port_talk:
        market.answer_counter(sea, seat, True, tell)
    else:
        stowed = trade.read_receive(sea, seat, sea.talk_area, receive)
        trade.accept_trade(sea, seat, stowed, tell)


def refuse(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    if sea.port_talk:
        market.answer_counter(sea, seat, False, tell)
    else:
        trade.refuse_trade(sea, seat, tell)


def leave(sea: Sea, seat: Seat, tell: Tell | None) -> None:
    if sea.port_talk:
        market.leave_port(sea, seat, tell)
    else:
        trade.leave_trade(sea, seat, tell)


def _galley(sea: Sea, seat: Seat, code: int, _chance: Chance, tell: Tell | None) -> None:
    yard.build_galley(sea, seat, code >> GALLEY_BITS, ((code & GALLEY, 1),), tell)


def _castle(sea: Sea, seat: Seat, port: int, _chance: Chance, tell: Tell | None) -> None:
    yard.build_castle(sea, seat, port, tell)


def _enrol(sea: Sea, seat: Seat, code: int, _chance: Chance, tell: Tell | None) -> None:
    yard.enrol(sea, seat, code >> GALLEY_BITS, ((code & GALLEY, 1),), tell)


def _sailor(sea: Sea, seat: Seat, pair: int, _chance: Chance, tell: Tell | None) -> None:
    stowage.move_sailor(sea, seat, pair, tell)


def _good(sea: Sea, seat: Seat, code: int, _chance: Chance, tell: Tell | None) -> None:
    stowage.move_good(sea, seat, code, tell)


def _jettison(sea: Sea, seat: Seat, code: int, _chance: Chance, tell: Tell | None) -> None:
    stowage.discard_goods(sea, seat, code >> 3, {code & 7: 1}, tell)


def _dismiss(sea: Sea, seat: Seat, galley: int, _chance: Chance, tell: Tell | None) -> None:
    stowage.discard_sailors(sea, seat, galley, 1, tell)


def _step(sea: Sea, seat: Seat, code: int, _chance: Chance, tell: Tell | None) -> None:
    movement.step(sea, seat, code >> PLACE_BITS, code & PLACE, tell)


def _passage(sea: Sea, seat: Seat, galley: int, _chance: Chance, tell: Tell | None) -> None:
    movement.request_passage(sea, seat, galley, {}, tell)


def _stop(sea: Sea, seat: Seat, galley: int, _chance: Chance, tell: Tell | None) -> None:
    movement.stop(sea, seat, galley, tell)


def _answer(sea: Sea, seat: Seat, consent: int, _chance: Chance, tell: Tell | None) -> None:
    movement.answer(sea, seat, bool(consent), tell)


def _attack(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    combat.attack(sea, seat, code >> GALLEY_BITS, code & GALLEY, chance, tell)


def _storm(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
    combat.storm(sea, seat, code >> PLACE_BITS, code & PLACE, chance, tell)


def _prize(sea: Sea, seat: Seat, sailors: int, _chance: Chance, tell: Tell | None) -> None:
    combat.take_prize(sea, seat, sailors, combat.read_stowage(sea, sailors, None), tell)


def _land(sea: Sea, seat: Seat, code: int, _chance: Chance, tell: Tell | None) -> None:
    where = code >> 3
    control.land(sea, seat, where >> GALLEY_BITS, ((where & GALLEY, code & 7),), tell)


def _sell(sea: Sea, seat: Seat, code: int, _chance: Chance, tell: Tell | None) -> None:
    sales.sell(sea, seat, code >> 3, code & 7, tell)


_Player = Callable[[Sea, Seat, int, Chance, Tell | None], None]


def _going_on(play: _Player) -> _Player:
    """An act within a turn: afterwards the turn may be over by itself."""

    def played(sea: Sea, seat: Seat, code: int, chance: Chance, tell: Tell | None) -> None:
        play(sea, seat, code, chance, tell)
        proceed(sea, tell)

    return played


# By kind, in the order of `codes`.
PLAY: tuple[_Player, ...] = (
    _power,
    play_deploy,
    play_bid,
    play_position,
    *(
        _going_on(play)
        for play in (
            _buy,
            _ask,
            _name,
            _take,
            _counter,
            _leave_talk,
            _trade,
            _counter_trade,
            _accept_talk,
            _refuse_talk,
            _withdraw,
            _galley,
            _castle,
            _enrol,
            _sailor,
            _good,
            _jettison,
            _dismiss,
            _step,
            _passage,
            _stop,
            _answer,
            _attack,
            _storm,
            _prize,
            _prize,
            _land,
            _sell,
        )
    ),
    _done,
)
