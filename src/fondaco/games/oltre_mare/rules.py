"""What may happen at an Oltre Mare table: each phase's choices, handed to its chapter."""

from collections.abc import Sequence
from typing import Any

from fondaco.games.oltre_mare.bargain import (
    accept,
    check_accept,
    check_counter,
    check_propose,
    check_refuse,
    check_withdraw,
    counter,
    propose,
    read_terms,
    refuse,
    withdraw,
)
from fondaco.games.oltre_mare.components import Components
from fondaco.games.oltre_mare.ending import standings
from fondaco.games.oltre_mare.haggling import (
    ACCEPT,
    BUY_DECK,
    BUY_PIRATES,
    END_TRADE,
    PASS,
    TAKE,
    choose_trade,
    decode_trade,
    trade_actors,
    trade_codes,
    trade_forms,
)
from fondaco.games.oltre_mare.market import (
    check_buy,
    check_call,
    check_end_trade,
    check_pass,
    check_take,
    make_call,
    may_end,
    take,
)
from fondaco.games.oltre_mare.meta import META
from fondaco.games.oltre_mare.position import build, read_position, write_position
from fondaco.games.oltre_mare.setup import (
    check_choose_colour,
    choose_colour,
    colour_codes,
    deal,
)
from fondaco.games.oltre_mare.state import (
    COLOURS,
    COMPASS_PHASE,
    LOAD,
    OVER,
    PLAY,
    SAIL,
    SEA,
    SEARCH,
    TRADE,
    House,
    Sea,
)
from fondaco.games.oltre_mare.turn import check_discard, check_load, discard, load
from fondaco.games.oltre_mare.view import imagine, view
from fondaco.games.oltre_mare.voyage import (
    DECLINE,
    check_jump,
    check_play,
    check_sail,
    jump,
    jump_ports,
    pick,
    sail,
    sailed,
    trips,
)
from fondaco.games.oltre_mare.words import (
    ACTIONS,
    EVENTS,
    Accept,
    Buy,
    Call,
    ChooseColour,
    Counter,
    Discard,
    EndTrade,
    Jump,
    Load,
    OltreMareView,
    Pass,
    Play,
    Propose,
    Refuse,
    Sail,
    Take,
    Withdraw,
)
from fondaco.table.chance import Chance
from fondaco.table.contract import Game, State
from fondaco.table.meta import Meta
from fondaco.table.titles import check_seats
from fondaco.table.words import (
    Action,
    Event,
    Field,
    Form,
    Refusal,
    Refused,
    Seat,
    Standings,
    Tell,
    View,
)

# Codes of choices, in rising order: 0… a colour, then discards, the trade phase's own, TAKE, and
DISCARD = 1000
PLAY_CARD = 4000
SAIL_TO = 5000
STAY = 6000
JUMP_TO = 6001
LOAD_CARD = 7000


class OltreMareState(Sea):
    """A table of Oltre Mare."""

    __slots__ = ()

    def actors(self) -> tuple[Seat, ...]:
        phase = self.phase
        if phase == TRADE:
            return trade_actors(self)
        if phase == COLOURS:
            return tuple(seat for seat in range(self.seats) if self.colours[seat] < 0)
        return () if phase == OVER else (self.active,)

    def choices(self, seat: Seat) -> list[int]:
        phase = self.phase
        if phase == TRADE:
            return trade_codes(self, seat)
        if phase == COLOURS:
            return colour_codes(self, seat)
        if seat != self.active:  # OM-201
            return []
        if phase == PLAY:
            picked = self.picked
            return [PLAY_CARD + card for card in self.hands[seat] if card not in picked]
        if phase == SAIL:
            return [SAIL_TO + port for port in trips(self, seat)]
        if phase == LOAD:
            return [LOAD_CARD + card for card in self.played]
        if phase == SEA:
            return [DISCARD + card for card in self.hands[seat]]
        if phase == COMPASS_PHASE:
            return [STAY, *(JUMP_TO + port for port in jump_ports(self))]
        return sorted(TAKE + card for card in self.piles[seat])

    def choose(self, seat: Seat, code: int, chance: Chance, tell: Tell | None = None) -> None:
        phase = self.phase
        if phase == TRADE:
            choose_trade(self, seat, code, chance, tell)
        elif phase == PLAY:
            pick(self, seat, code - PLAY_CARD, chance, tell)
        elif phase == SAIL:
            sail(self, seat, trips(self, seat)[code - SAIL_TO], tell)
        elif phase == LOAD:
            load(self, seat, code - LOAD_CARD, tell)
        elif phase == SEA:
            discard(self, seat, code - DISCARD, tell)
        elif phase == COMPASS_PHASE:
            jump(self, seat, DECLINE if code == STAY else code - JUMP_TO, tell)
        elif phase == SEARCH:
            take(self, seat, code - TAKE, tell)
        else:
            choose_colour(self, seat, code, tell)

    def decode(self, seat: Seat, code: int) -> Action:
        parts = self.parts
        if code >= LOAD_CARD:
            return Load(parts.cards[code - LOAD_CARD])
        if code >= STAY:
            return Jump(None if code == STAY else parts.ports[code - JUMP_TO])
        if code >= SAIL_TO:
            trip = trips(self, seat)[code - SAIL_TO]
            return Sail(tuple(parts.routes[route] for route in trip))
        if code >= PLAY_CARD:
            return Play(parts.cards[code - PLAY_CARD])
        if code >= TAKE:
            return Take(parts.cards[code - TAKE])
        if code >= ACCEPT:
            return decode_trade(self, seat, code)
        if code >= DISCARD:
            return Discard(parts.cards[code - DISCARD])
        return ChooseColour(parts.colours[code])

    def forms(self, seat: Seat) -> list[Form]:
        """Deals and calls, and trips drawn by hand."""
        if self.phase == TRADE:
            return trade_forms(self, seat)
        if self.phase == SAIL and seat == self.active:
            near = self._routes_in_reach(seat)
            return [Form("sail", (Field("routes", low=1, high=self.steps, among=near, many=True),))]
        return []

    def _routes_in_reach(self, seat: Seat) -> tuple[str, ...]:
        ports, routes, used = {self.ship[seat]}, set(), sailed(self)
        for _ in range(self.steps):
            for port in list(ports):
                for route, there in self.parts.ways[port]:
                    if not used >> route & 1:
                        routes.add(route)
                        ports.add(there)
        return tuple(self.parts.routes[route] for route in sorted(routes))

    def check(self, seat: Seat, action: Action) -> Refusal | None:
        match action:
            case ChooseColour():
                return check_choose_colour(self, seat, action)
            case Discard():
                return check_discard(self, seat, action)
            case Propose():
                return check_propose(self, seat, action)
            case Counter():
                return check_counter(self, seat, action)
            case Accept():
                return check_accept(self, seat, action)
            case Refuse():
                return check_refuse(self, seat, action)
            case Withdraw():
                return check_withdraw(self, seat, action)
            case Call():
                return check_call(self, seat, action)
            case Pass():
                return check_pass(self, seat)
            case Buy():
                return check_buy(self, seat, action)
            case Take():
                return check_take(self, seat, action)
            case EndTrade():
                return check_end_trade(self, seat)
            case Play():
                return check_play(self, seat, action)
            case Sail():
                return check_sail(self, seat, action)
            case Jump():
                return check_jump(self, seat, action)
            case Load():
                return check_load(self, seat, action)
        raise TypeError(type(action))

    def apply(self, seat: Seat, action: Action, chance: Chance, tell: Tell | None = None) -> None:
        refusal = self.check(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        parts = self.parts
        match action:
            case Propose():
                propose(self, seat, action.to, read_terms(self, action), tell)
            case Counter():
                counter(self, seat, action.proposal, read_terms(self, action), tell)
            case Accept():
                cards = tuple(parts.card_id[name] for name in action.cards)
                accept(self, seat, action.proposal, cards, tell)
            case Refuse():
                refuse(self, seat, action.proposal, tell)
            case Withdraw():
                withdraw(self, seat, action.proposal, tell)
            case Call():
                wishes = tuple(parts.good_id[name] for name in action.wishes)
                make_call(self, seat, wishes, action.text, tell)
            case Sail():
                sail(self, seat, tuple(parts.route_id[name] for name in action.routes), tell)
            case _:
                self.choose(seat, self._encode(action), chance, tell)

    def _encode(self, action: Action) -> int:
        """The code of a finite action that `check` accepts."""
        parts = self.parts
        match action:
            case Play():
                return PLAY_CARD + parts.card_id[action.card]
            case Load():
                return LOAD_CARD + parts.card_id[action.card]
            case Discard():
                return DISCARD + parts.card_id[action.card]
            case Take():
                return TAKE + parts.card_id[action.card]
            case Buy():
                return BUY_DECK if action.source == "deck" else BUY_PIRATES
            case EndTrade():
                return END_TRADE
            case Pass():
                return PASS
            case Jump():
                return STAY if action.port is None else JUMP_TO + parts.port_id[action.port]
            case ChooseColour():
                return parts.colours.index(action.colour)
        raise TypeError(type(action))

    def lapse(self, seat: Seat) -> Action:
        """As the catalogue says: refuse, pass, end or buy, else the lowest ids; never a jump."""
        if self.phase == SEARCH:
            return Take(self.parts.cards[self.piles[seat][-1]])
        if self.phase != TRADE:
            return self.decode(seat, self.choices(seat)[0])
        if seat == self.active:
            if may_end(self, seat):
                return EndTrade()
            return Buy("pirates" if self.deck_empty() else "deck")
        for proposal in self.book.standing():
            if proposal.addressee == seat:
                return Refuse(proposal.id)
        return Pass()

    def view(self, seat: Seat | None) -> View:
        return view(self, seat)

    def copy(self) -> "OltreMareState":
        other = OltreMareState.__new__(OltreMareState)
        other.parts, other.house, other.seats = self.parts, self.house, self.seats
        other.outset, other.soonest, other.latest = self.outset, self.soonest, self.latest
        other.take_from(self)
        return other

    def position(self) -> dict[str, Any]:
        return write_position(self)

    def standings(self) -> Standings:
        return standings(self)

    def end_reason(self) -> str | None:
        return self.reason if self.phase == OVER else None


class OltreMare(Game):
    """Oltre Mare with its options and components."""

    meta: Meta = META
    actions: Sequence[type[Action]] = ACTIONS
    events: Sequence[type[Event]] = EVENTS
    view_type: type[View] = OltreMareView

    def __init__(self, options: dict[str, str], components: dict[str, Any]) -> None:
        self.options = options
        self.components = components
        self.parts = Components(components)
        self.house = House(options)

    def deal(
        self, seats: int, chance: Chance, tell: Tell | None = None, first: Seat | None = None
    ) -> State:
        check_seats(self.meta, seats)  # OM-101
        self.parts.check_seats(seats)
        state = OltreMareState(self.parts, self.house, seats)
        deal(state, chance, tell, first)
        return state

    def imagine(self, view: View, chance: Chance) -> State:
        assert isinstance(view, OltreMareView)
        state = OltreMareState(self.parts, self.house, view.seats)
        imagine(state, view, chance)
        return state

    def load(self, position: dict[str, Any]) -> State:
        placed = read_position(position)
        check_seats(self.meta, placed.seats)
        self.parts.check_seats(placed.seats)
        state = OltreMareState(self.parts, self.house, placed.seats)
        build(state, placed)
        return state
