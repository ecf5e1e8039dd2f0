"""What is said at a Méditerranée table: its actions and its events.

Galleys are called g1, g2, … for the whole game, whoever owns them; areas have their numbers.
A `Load` says how many tokens or sailors go where; a `Cargo` says which goods lie on which galley.
"""

from typing import ClassVar

import msgspec

from fondaco.table.words import Action, Event, Final, Score, Seat, defined_in

Load = dict[str, int]
Cargo = dict[str, dict[str, int]]

# -- actions (the D numbers are those of the catalogue's decisions) --


class ChoosePower(Action, frozen=True, tag="choose_power"):
    """D1: take a free power; None leaves it to the lot."""

    power: str | None


class Deploy(Action, frozen=True, tag="deploy"):
    """D2: sailors on the first and the second galley; the rest is the capital's garrison."""

    first: int
    second: int


class Bid(Action, frozen=True, tag="bid"):
    """D3: what a place in the order is worth."""

    amount: int


class TakePosition(Action, frozen=True, tag="take_position"):
    """D4: a free place in the order of this round."""

    position: int


class Done(Action, frozen=True, tag="done"):
    """D5, D8 to D11: end the turn in this phase."""


class Buy(Action, frozen=True, tag="buy"):
    """D5a: so many tokens of the port's good onto each galley there; `good` may say which it is."""

    port: str
    load: Load
    good: str | None = None


class AskPrice(Action, frozen=True, tag="ask_price"):
    """D5b: ask the port's owner for his price; the number wanted is information only."""

    port: str
    tokens: int = 0


class NamePrice(Action, frozen=True, tag="name_price"):
    """D6: the owner's price per token; again, and lower, in answer to a counter-offer."""

    price: int


class Take(Action, frozen=True, tag="take"):
    """D6a, D6c: buy at the price named."""

    load: Load


class Counter(Action, frozen=True, tag="counter"):
    """D6a: offer a lower price for so many tokens."""

    price: int
    load: Load


class Leave(Action, frozen=True, tag="leave"):
    """D6a, D6c, D7b: end the talk without a deal."""


class Accept(Action, frozen=True, tag="accept"):
    """D6b, D7, D7a, D7b: agree; `receive` says on which own galleys goods are received."""

    receive: Cargo | None = None


class Refuse(Action, frozen=True, tag="refuse"):
    """D6b, D7, D7a: do not agree."""


class ProposeTrade(Action, frozen=True, tag="propose_trade"):
    """D5c: own goods for a partner's goods; `pay` is paid by the author, if negative demanded."""

    partner: Seat
    area: int
    give: Cargo = msgspec.field(default_factory=dict)
    want: Cargo = msgspec.field(default_factory=dict)
    pay: int = 0
    receive: Cargo | None = None


class AskTrade(Action, frozen=True, tag="ask_trade"):
    """D5c: ask a partner to propose terms for these goods."""

    partner: Seat
    area: int
    want: Load


class CounterTrade(Action, frozen=True, tag="counter_trade"):
    """D7: other terms, as the one who answers sees them (he gives, he wants, he pays)."""

    give: Cargo = msgspec.field(default_factory=dict)
    want: Cargo = msgspec.field(default_factory=dict)
    pay: int = 0
    receive: Cargo | None = None


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Take back one's own proposal or question before it is answered."""


class BuildGalley(Action, frozen=True, tag="build_galley"):
    """D5d: crew by source: "garrison", "enrolled" or a galley."""

    port: str
    crew: Load


class BuildCastle(Action, frozen=True, tag="build_castle"):
    """D5d."""

    port: str


class Enrol(Action, frozen=True, tag="enrol"):
    """D5e: new sailors by place: "garrison" or a galley."""

    port: str
    places: Load


class Rearrange(Action, frozen=True, tag="rearrange"):
    """D5f: what these own galleys ("sailors" and goods) and the own garrison hold afterwards.

    Galleys that are not named, and a garrison of None, stay as they are.
    """

    area: int
    galleys: Cargo
    garrison: int | None = None
    scuttle: bool = False


class DiscardGoods(Action, frozen=True, tag="discard_goods"):
    """D5g."""

    galley: str
    goods: Load


class DiscardSailors(Action, frozen=True, tag="discard_sailors"):
    """D5g."""

    galley: str
    sailors: int


class Step(Action, frozen=True, tag="step"):
    """D8: move a galley to an adjacent area."""

    galley: str
    area: int


class RequestPassage(Action, frozen=True, tag="request_passage"):
    """D8: ask every other power with a galley there to let this one go on; tolls by power."""

    galley: str
    tolls: Load = msgspec.field(default_factory=dict)


class Stop(Action, frozen=True, tag="stop"):
    """D8: end the move of the galley under way."""

    galley: str


class AnswerPassage(Action, frozen=True, tag="answer_passage"):
    """D8a."""

    consent: bool


class Attack(Action, frozen=True, tag="attack"):
    """D9: with one galley, another galley or the port in the same area."""

    galley: str
    target: str


class Sink(Action, frozen=True, tag="sink"):
    """D9a: sink the beaten galley; None stows as many goods as find room."""

    cargo: Cargo | None = None


class Seize(Action, frozen=True, tag="seize"):
    """D9a: man the beaten galley; None stows as many goods as find room."""

    sailors: int
    cargo: Cargo | None = None


class Land(Action, frozen=True, tag="land"):
    """D10: sailors by galley."""

    port: str
    sailors: Load


class Sell(Action, frozen=True, tag="sell"):
    """D11."""

    galley: str
    good: str


class InstructPrice(Action, frozen=True, tag="instruct_price"):
    """A standing price of one's own port for one buyer, and the lowest counter-offer accepted.

    0 is no instruction: the question is put.
    """

    port: str
    buyer: Seat
    price: int = 0
    lowest: int = 0


class InstructPassage(Action, frozen=True, tag="instruct_passage"):
    """A standing answer to one mover: "ask", "consent" or "refuse"."""

    mover: Seat
    answer: str


ACTIONS = defined_in(__name__, Action)

# -- events --


class PowerChosen(Event, frozen=True, tag="power_chosen"):
    """A seat takes a power, or with None leaves it to the lot."""

    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    power: str | None


class PowerDrawn(Event, frozen=True, tag="power_drawn"):
    """What the lot gives."""

    final: ClassVar[Final] = Final.CHANCE
    seat: Seat
    power: str


class PowerAssigned(Event, frozen=True, tag="power_assigned"):
    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    power: str
    capital: str


class DeploymentSealed(Event, frozen=True, tag="deployment_sealed"):
    final: ClassVar[Final] = Final.OWN
    seat: Seat


class DeploymentChanged(Event, frozen=True, tag="deployment_changed"):
    """Told to its seat only."""

    final: ClassVar[Final] = Final.OWN
    seat: Seat


class Deployed(Event, frozen=True, tag="deployed"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    galleys: Load
    garrison: int


class RoundBegun(Event, frozen=True, tag="round_begun"):
    final: ClassVar[Final] = Final.FOLLOWS
    round: int
    rounds: int


class BidSealed(Event, frozen=True, tag="bid_sealed"):
    final: ClassVar[Final] = Final.OWN
    seat: Seat


class BidChanged(Event, frozen=True, tag="bid_changed"):
    """Told to its seat only: that a bid was changed is no more public than the bid."""

    final: ClassVar[Final] = Final.OWN
    seat: Seat
    amount: int


class BidsRevealed(Event, frozen=True, tag="bids_revealed"):
    """All bids, in seat order; all are paid to the bank."""

    final: ClassVar[Final] = Final.SHOWN
    bids: tuple[int, ...]


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """A roll among equal bidders."""

    final: ClassVar[Final] = Final.CHANCE
    seats: tuple[Seat, ...]
    rolls: tuple[int, ...]


class PositionTaken(Event, frozen=True, tag="position_taken"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    position: int


class OrderFixed(Event, frozen=True, tag="order_fixed"):
    final: ClassVar[Final] = Final.FOLLOWS
    order: tuple[Seat, ...]


class PhaseBegun(Event, frozen=True, tag="phase_begun"):
    final: ClassVar[Final] = Final.FOLLOWS
    phase: str


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    phase: str


class TurnPassed(Event, frozen=True, tag="turn_passed"):
    """The board leaves a seat no act in this phase."""

    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    phase: str


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    phase: str


class Bought(Event, frozen=True, tag="bought"):
    """Tokens bought in a neutral or own port, paid to the bank."""

    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    port: str
    good: str
    load: Load
    price: int
    paid: int


class BoughtFrom(Event, frozen=True, tag="bought_from"):
    """Tokens bought in another player's port, paid to him."""

    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    port: str
    good: str
    load: Load
    price: int
    paid: int
    owner: Seat


class PriceAsked(Event, frozen=True, tag="price_asked"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    port: str
    owner: Seat
    tokens: int


class PriceNamed(Event, frozen=True, tag="price_named"):
    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    port: str
    price: int


class Countered(Event, frozen=True, tag="countered"):
    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    port: str
    price: int
    load: Load


class CounterAnswered(Event, frozen=True, tag="counter_answered"):
    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    port: str
    accepted: bool


class TalkLeft(Event, frozen=True, tag="talk_left"):
    """A price talk or a trade ends without a deal."""

    final: ClassVar[Final] = Final.BOUND
    seat: Seat


class TradeAsked(Event, frozen=True, tag="trade_asked"):
    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    partner: Seat
    area: int
    want: Load


class TradeProposed(Event, frozen=True, tag="trade_proposed"):
    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    partner: Seat
    area: int
    give: Cargo
    want: Cargo
    pay: int


class TradeCountered(Event, frozen=True, tag="trade_countered"):
    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    partner: Seat
    give: Cargo
    want: Cargo
    pay: int


class TradeRefused(Event, frozen=True, tag="trade_refused"):
    final: ClassVar[Final] = Final.BOUND
    seat: Seat


class TradeWithdrawn(Event, frozen=True, tag="trade_withdrawn"):
    final: ClassVar[Final] = Final.BOUND
    seat: Seat


class Traded(Event, frozen=True, tag="traded"):
    """A deal: what each side gave and received, and what the first seat paid (or was paid)."""

    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    partner: Seat
    area: int
    gave: Cargo
    got: Cargo
    paid: int
    stowed: Cargo
    partner_stowed: Cargo


class GalleyBuilt(Event, frozen=True, tag="galley_built"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    port: str
    galley: str
    crew: Load
    paid: int


class CastleBuilt(Event, frozen=True, tag="castle_built"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    port: str
    paid: int


class Enrolled(Event, frozen=True, tag="enrolled"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    port: str
    places: Load
    paid: int


class Rearranged(Event, frozen=True, tag="rearranged"):
    """What the galleys that changed hold now, and the garrison if it changed."""

    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    area: int
    galleys: Cargo
    garrison: int | None


class GalleySunk(Event, frozen=True, tag="galley_sunk"):
    """A galley goes down; the goods lost with it go to the box."""

    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    galley: str
    area: int
    lost: Load


class GoodsDiscarded(Event, frozen=True, tag="goods_discarded"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    galley: str
    goods: Load


class SailorsDiscarded(Event, frozen=True, tag="sailors_discarded"):
    """Sailors returned to the box; those who join an own garrison are rearranged."""

    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    galley: str
    sailors: int


class GalleyMoved(Event, frozen=True, tag="galley_moved"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    galley: str
    start: int
    area: int


class GalleyStopped(Event, frozen=True, tag="galley_stopped"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    galley: str
    area: int


class PassageRequested(Event, frozen=True, tag="passage_requested"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    galley: str
    area: int
    asked: tuple[Seat, ...]
    tolls: Load


class PassageSealed(Event, frozen=True, tag="passage_sealed"):
    """Somebody has answered; what, is shown when all have."""

    final: ClassVar[Final] = Final.BOUND
    seat: Seat


class PassageAnswered(Event, frozen=True, tag="passage_answered"):
    final: ClassVar[Final] = Final.SHOWN
    galley: str
    area: int
    consent: dict[str, bool]
    passes: bool


class GalleysFought(Event, frozen=True, tag="galleys_fought"):
    """An exchange: rolls and losses, the attacker's first."""

    final: ClassVar[Final] = Final.CHANCE
    seat: Seat
    galley: str
    target: str
    owner: Seat
    area: int
    rolls: tuple[int, int]
    losses: tuple[int, int]


class PortAttacked(Event, frozen=True, tag="port_attacked"):
    final: ClassVar[Final] = Final.CHANCE
    seat: Seat
    galley: str
    port: str
    owner: Seat
    rolls: tuple[int, int]
    losses: tuple[int, int]


class GalleyBeaten(Event, frozen=True, tag="galley_beaten"):
    """The victor must decide what becomes of it."""

    final: ClassVar[Final] = Final.FOLLOWS
    galley: str
    owner: Seat
    victor: Seat
    by: str


class PrizeTaken(Event, frozen=True, tag="prize_taken"):
    """A beaten galley seized (`sailors` went aboard) or, with 0, sunk; how the goods lie now."""

    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    galley: str
    sailors: int
    cargo: Cargo
    lost: Load


class Landed(Event, frozen=True, tag="landed"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    port: str
    sailors: Load
    before: Seat | None


class Sold(Event, frozen=True, tag="sold"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    galley: str
    port: str
    good: str
    slot: int
    price: int
    bonus: int


class IncomePaid(Event, frozen=True, tag="income_paid"):
    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    amount: int


class PriceInstructed(Event, frozen=True, tag="price_instructed"):
    """Told to its seat only."""

    final: ClassVar[Final] = Final.OWN
    seat: Seat
    port: str
    buyer: Seat
    price: int
    lowest: int


class PassageInstructed(Event, frozen=True, tag="passage_instructed"):
    """Told to its seat only."""

    final: ClassVar[Final] = Final.OWN
    seat: Seat
    mover: Seat
    answer: str


class GameEnded(Event, frozen=True, tag="game_ended"):
    final: ClassVar[Final] = Final.SHOWN
    reason: str
    money: tuple[int, ...]
    scores: tuple[Score, ...]


EVENTS = defined_in(__name__, Event)
