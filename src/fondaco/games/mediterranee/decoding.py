"""Codes in words: the action that each choice stands for."""

from fondaco.games.mediterranee import codes as c
from fondaco.games.mediterranee import market, stowage, trade
from fondaco.games.mediterranee.codes import GALLEY, GALLEY_BITS, PLACE, PLACE_BITS
from fondaco.games.mediterranee.components import COIN, ENROLLED, GARRISON
from fondaco.games.mediterranee.setup import ANY_POWER
from fondaco.games.mediterranee.state import Sea, Terms
from fondaco.games.mediterranee.words import (
    Accept,
    AnswerPassage,
    AskPrice,
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
    Land,
    Leave,
    NamePrice,
    ProposeTrade,
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
from fondaco.table.words import Action, Seat


def _galley_name(galley: int) -> str:
    return f"g{galley + 1}"


def _place_name(place: int) -> str:
    if place == c.ASHORE:
        return GARRISON
    return ENROLLED if place == c.NEW else _galley_name(place)


def decode(sea: Sea, seat: Seat, kind: int, code: int) -> Action:
    parts = sea.parts
    match kind:
        case c.POWER:
            return ChoosePower(None if code == ANY_POWER else parts.powers[code])
        case c.DEPLOY:
            return Deploy(code >> 4, code & 15)
        case c.BID:
            return Bid(code)
        case c.POSITION:
            return TakePosition(code + 1)
        case c.DONE:
            return Done()
        case c.STEP:
            return Step(_galley_name(code >> PLACE_BITS), code & PLACE)
        case c.PASSAGE:
            return RequestPassage(_galley_name(code))
        case c.STOP:
            return Stop(_galley_name(code))
        case c.ANSWER:
            return AnswerPassage(bool(code))
        case c.ATTACK:
            return Attack(_galley_name(code >> GALLEY_BITS), _galley_name(code & GALLEY))
        case c.STORM:
            return Attack(_galley_name(code >> PLACE_BITS), parts.ports[code & PLACE])
        case c.SINK:
            return Sink()
        case c.SEIZE:
            return Seize(code)
        case c.LAND:
            where = code >> 3
            landing = {_galley_name(where & GALLEY): code & 7}
            return Land(parts.ports[where >> GALLEY_BITS], landing)
        case c.SELL:
            return Sell(_galley_name(code >> 3), parts.goods[code & 7])
    return _decode_purchase(sea, seat, kind, code)


def _decode_purchase(sea: Sea, seat: Seat, kind: int, code: int) -> Action:
    parts = sea.parts
    match kind:
        case c.BUY:
            port = parts.ports[parts.port_at[sea.lies[code]]]
            return Buy(port, {_galley_name(code): 1})
        case c.ASK:
            return AskPrice(parts.ports[code])
        case c.NAME:
            return NamePrice(code * COIN)
        case c.TAKE:
            return Take(sea.names(market.fill_in_order(sea, seat, sea.talk_port, code)))
        case c.COUNTER:
            load = market.fill_in_order(sea, seat, sea.talk_port, code & 255)
            return Counter((code >> 8) * COIN, sea.names(load))
        case c.LEAVE:
            return Leave()
        case c.ACCEPT:
            return Accept()
        case c.REFUSE:
            return Refuse()
        case c.WITHDRAW:
            return Withdraw()
        case c.TRADE:
            partner, area, terms = trade.deal_of(sea, seat, code)
            give, want = sea.cargo_names(terms.give), sea.cargo_names(terms.want)
            return ProposeTrade(partner, area, give, want, terms.pay)
        case c.COUNTER_TRADE:
            assert sea.talk is not None
            assert isinstance(sea.talk.terms, Terms)
            terms = trade.mirror(sea.talk.terms, code)
            give, want = sea.cargo_names(terms.give), sea.cargo_names(terms.want)
            return CounterTrade(give, want, terms.pay)
        case c.GALLEY_AT:
            crew = {_place_name(code & GALLEY): 1}
            return BuildGalley(parts.ports[code >> GALLEY_BITS], crew)
        case c.CASTLE:
            return BuildCastle(parts.ports[code])
        case c.ENROL:
            places = {_place_name(code & GALLEY): 1}
            return Enrol(parts.ports[code >> GALLEY_BITS], places)
        case c.SAILOR:
            return stowage.sailor_step(sea, code)
        case c.GOOD:
            return stowage.good_step(sea, code)
        case c.JETTISON:
            return DiscardGoods(_galley_name(code >> 3), {parts.goods[code & 7]: 1})
        case c.DISMISS:
            return DiscardSailors(_galley_name(code), 1)
    raise ValueError(kind)
