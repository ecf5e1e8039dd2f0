"""What is said at an Oltre Mare table: its actions, its events, its view."""

from typing import Annotated, ClassVar, Literal

import msgspec

from fondaco.table.words import Action, Event, Final, Score, Seat, View, defined_in

Icon = Literal["ducats", "pirates", "market", "navigation"]
MOST_LETTERS = 280
Talk = Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]
Source = Literal["deck", "pirates"]


class Icons(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is said of the icons on a card, or wished for; a None leaves it open.

    As a claim it may be a lie: nobody ever checks it (OM-307).
    """

    actions: tuple[Icon, ...] | None = None
    lions: int | None = None
    load: int | None = None


# -- actions (the D numbers are those of the catalogue's decisions) --


class ChooseColour(Action, frozen=True, tag="choose_colour"):
    """D1: take the merchant card and cubes of a free colour."""

    colour: str


class Discard(Action, frozen=True, tag="discard"):
    """D2: lay one card too many face down on top of one's pirate pile."""

    card: str


class Propose(Action, frozen=True, tag="propose", omit_defaults=True):
    """D3, D5: offer a deal. `sealed` are the cards one would hand over, for nobody else's eyes.

    `give` names their goods; left out, they are named as they are. To an open call it is the
    answer and stays sealed until all have answered.
    """

    to: Seat
    sealed: tuple[str, ...] = ()
    give: tuple[str, ...] | None = None
    get: tuple[str, ...] = ()
    give_ducats: int = 0
    get_ducats: int = 0
    claims: tuple[Icons | None, ...] = ()
    """By card of `give`."""
    wishes: tuple[Icons | None, ...] = ()
    """By card of `get`."""
    text: Talk = ""


class Counter(Action, frozen=True, tag="counter", omit_defaults=True):
    """D3, D4: close a proposal and make another one in return; fields as in `Propose`."""

    proposal: int
    sealed: tuple[str, ...] = ()
    give: tuple[str, ...] | None = None
    get: tuple[str, ...] = ()
    give_ducats: int = 0
    get_ducats: int = 0
    claims: tuple[Icons | None, ...] = ()
    wishes: tuple[Icons | None, ...] = ()
    text: Talk = ""


class Accept(Action, frozen=True, tag="accept"):
    """D3, D4: take a proposal and hand over these cards."""

    proposal: int
    cards: tuple[str, ...] = ()


class Refuse(Action, frozen=True, tag="refuse"):
    """D3, D4: turn a proposal down."""

    proposal: int


class Withdraw(Action, frozen=True, tag="withdraw"):
    """D3: take back a proposal of one's own that nobody has answered."""

    proposal: int


class Call(Action, frozen=True, tag="call", omit_defaults=True):
    """D3: ask every other seat at once for a proposal, naming goods one would like."""

    wishes: tuple[str, ...] = ()
    """Goods, as in all that is said of calls; the `wishes` of a deal are icons."""
    text: Talk = ""


class Pass(Action, frozen=True, tag="pass"):
    """D5: answer a call with no proposal."""


class Buy(Action, frozen=True, tag="buy"):
    """D3: buy the top card of the deck or of one's own pirate pile."""

    source: Source


class Take(Action, frozen=True, tag="take"):
    """D6: with `pirate_purchase=search`, the card bought out of one's pirate pile."""

    card: str


class EndTrade(Action, frozen=True, tag="end_trade"):
    """D3: close the trade phase."""


class Play(Action, frozen=True, tag="play"):
    """D7: choose one of the cards to be played; with the last one all are shown."""

    card: str


class Sail(Action, frozen=True, tag="sail"):
    """D8: routes in the order of sailing: the whole trip, or its next steps."""

    routes: tuple[str, ...]


class Jump(Action, frozen=True, tag="jump"):
    """D9: with a compass go to any port without one; None declines."""

    port: str | None


class Load(Action, frozen=True, tag="load"):
    """D10: put the next of the played cards on top of one's cargo pile."""

    card: str


# OM-908: nothing here shows a card of the hand.
ACTIONS = defined_in(__name__, Action)


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A proposal as it stands; `sealed` is None for all but its author (OM-907)."""

    id: int
    author: Seat
    addressee: Seat
    give: tuple[str, ...] = ()
    get: tuple[str, ...] = ()
    give_ducats: int = 0
    get_ducats: int = 0
    claims: tuple[Icons | None, ...] = ()
    wishes: tuple[Icons | None, ...] = ()
    text: str = ""
    sealed: tuple[str, ...] | None = None


# -- events --


class FirstPlayerNamed(Event, frozen=True, tag="first_player_named"):
    final: ClassVar[Final] = Final.CHANCE
    seat: Seat


class MarkersLaid(Event, frozen=True, tag="markers_laid"):
    """A marker on every port; the others leave the game."""

    final: ClassVar[Final] = Final.CHANCE
    ports: dict[str, str]
    left_over: dict[str, int]


class CardsTurnedUp(Event, frozen=True, tag="cards_turned_up"):
    """Cards without a port, put aside, then the starting card of a seat with its port.

    Told later, each card is a None (OM-R29).
    """

    final: ClassVar[Final] = Final.CHANCE
    seat: Seat
    aside: tuple[str | None, ...]
    card: str | None
    port: str


class ColourChosen(Event, frozen=True, tag="colour_chosen"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    colour: str


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Cards taken from the deck into a hand; only their owner is told which."""

    final: ClassVar[Final] = Final.CHANCE
    seat: Seat
    count: int
    cards: tuple[str, ...] | None = None


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    round: int


class AuthorityPaid(Event, frozen=True, tag="authority_paid"):
    """The local authority paid at the start of the turn."""

    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    ducats: int


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card went onto its owner's pirate pile; only he is told which."""

    final: ClassVar[Final] = Final.OWN
    seat: Seat
    card: str | None = None


class ProposalMade(Event, frozen=True, tag="proposal_made"):
    final: ClassVar[Final] = Final.SHOWN
    offer: Offer
    counters: int | None = None
    """The proposal it was made in return for."""


class ProposalRefused(Event, frozen=True, tag="proposal_refused"):
    final: ClassVar[Final] = Final.BOUND
    proposal: int
    seat: Seat


class ProposalWithdrawn(Event, frozen=True, tag="proposal_withdrawn"):
    final: ClassVar[Final] = Final.BOUND
    proposal: int
    seat: Seat


class ProposalLapsed(Event, frozen=True, tag="proposal_lapsed"):
    final: ClassVar[Final] = Final.BOUND
    proposal: int


class DealMade(Event, frozen=True, tag="deal_made"):
    """A proposal was accepted: what its author gave and got, as all may know."""

    final: ClassVar[Final] = Final.BOUND
    proposal: int
    author: Seat
    addressee: Seat
    give: tuple[str, ...]
    get: tuple[str, ...]
    give_ducats: int
    get_ducats: int


class CardsExchanged(Event, frozen=True, tag="cards_exchanged"):
    """The cards of a deal, for the two sides only; `received` in the order they were named."""

    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    partner: Seat
    given: tuple[str, ...]
    received: tuple[str, ...]


class PrestigeGained(Event, frozen=True, tag="prestige_gained"):
    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    prestige: int


class CallMade(Event, frozen=True, tag="call_made"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    wishes: tuple[str, ...]
    text: str


class CallAnswered(Event, frozen=True, tag="call_answered"):
    """A seat has answered; what, is told to itself only until all have."""

    final: ClassVar[Final] = Final.OWN
    seat: Seat
    passed: bool | None = None
    offer: Offer | None = None


class CallPassed(Event, frozen=True, tag="call_passed"):
    """An answer disclosed: nothing to propose."""

    final: ClassVar[Final] = Final.SHOWN
    seat: Seat


class CallClosed(Event, frozen=True, tag="call_closed"):
    """The call is over; answers not yet disclosed are dropped."""

    final: ClassVar[Final] = Final.SHOWN
    seat: Seat


class CardBought(Event, frozen=True, tag="card_bought"):
    """A purchase; only the buyer is told which card. No price if it was paid before searching."""

    final: ClassVar[Final] = Final.CHANCE
    seat: Seat
    source: str
    price: int | None
    card: str | None = None


class PileSearched(Event, frozen=True, tag="pile_searched"):
    """The buyer looks through his pirate pile, from the bottom up; others see him do it."""

    final: ClassVar[Final] = Final.CHANCE
    seat: Seat
    price: int
    cards: tuple[str, ...] | None = None


class PurchaseRefunded(Event, frozen=True, tag="purchase_refunded"):
    """The deck held nothing but the Venice card (OM-R10)."""

    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    price: int


class VeniceShown(Event, frozen=True, tag="venice_shown"):
    """The Venice card came up: what each seat was paid for its prestige."""

    final: ClassVar[Final] = Final.SHOWN
    prestige: tuple[int, ...]
    paid: tuple[int, ...]


class TradeEnded(Event, frozen=True, tag="trade_ended"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat


class CardPicked(Event, frozen=True, tag="card_picked"):
    """One more card to be played; only its owner is told which until all are shown."""

    final: ClassVar[Final] = Final.OWN
    seat: Seat
    card: str | None = None


class LoadSkipped(Event, frozen=True, tag="load_skipped"):
    """Too few cards and nothing to buy: no main and no cargo phase (OM-R21)."""

    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat


class CardsPlayed(Event, frozen=True, tag="cards_played"):
    """Cards are shown; told later, each is a None (OM-R29)."""

    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    cards: tuple[str | None, ...]


class DucatsEarned(Event, frozen=True, tag="ducats_earned"):
    """The ducats action; `icons` counts an important deal too."""

    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    icons: int
    ducats: int


class PiratesStruck(Event, frozen=True, tag="pirates_struck"):
    """The pirates action: so many cards of the deck, unseen, onto the pirate pile."""

    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    icons: int
    cards: int


class PiratesFought(Event, frozen=True, tag="pirates_fought"):
    """Pirate icons without effect."""

    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    icons: int


class SailingPaid(Event, frozen=True, tag="sailing_paid"):
    """Smooth sailing paid for the ship icons."""

    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    ducats: int


class ShipSailed(Event, frozen=True, tag="ship_sailed"):
    """Steps of the trip; the ship stops at `port` when `left` is 0."""

    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    routes: tuple[str, ...]
    port: str
    left: int


class ShipJumped(Event, frozen=True, tag="ship_jumped"):
    """A compass was used up."""

    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    port: str


class CompassDeclined(Event, frozen=True, tag="compass_declined"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat


class MarkerTaken(Event, frozen=True, tag="marker_taken"):
    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    port: str
    marker: str


class MarkerTurned(Event, frozen=True, tag="marker_turned"):
    """The active marker was turned face down."""

    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    marker: str


class CardLoaded(Event, frozen=True, tag="card_loaded"):
    """A card went onto a cargo pile; told later, it is closed (OM-R29)."""

    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    card: str | None


class DeckEmptied(Event, frozen=True, tag="deck_emptied"):
    """The running turn is the last."""

    final: ClassVar[Final] = Final.FOLLOWS


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The cargo piles are turned up, from the bottom up."""

    final: ClassVar[Final] = Final.SHOWN
    reason: str
    scores: tuple[Score, ...]
    cargo: tuple[tuple[str, ...], ...]


EVENTS = defined_in(__name__, Event)

# -- the view --


class CallSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open call. Answers by seat: None not given, True sealed, False passed, or the offer."""

    wishes: tuple[str, ...]
    text: str
    answers: tuple[Offer | bool | None, ...]


class OltreMareView(View, frozen=True, tag="oltre-mare"):
    """What a seat sees. A None stands for what it may not know."""

    seats: int
    phase: str
    actors: tuple[Seat, ...]
    active: Seat | None
    first: Seat
    turn: int
    colours: tuple[str | None, ...]
    ducats: tuple[int, ...]
    prestige: tuple[int, ...]
    pointed: tuple[bool, ...]
    """Who has had his prestige point this turn."""
    ships: tuple[str, ...]
    markers: dict[str, str]
    """By port: the marker on it."""
    owned: tuple[dict[str, int], ...]
    active_markers: tuple[str | None, ...]
    gone: dict[str, int]
    """Markers that have left the game."""
    cargo: tuple[tuple[str | None, ...], ...]
    """From the bottom up."""
    pirate_sizes: tuple[int, ...]
    searched: tuple[str, ...] | None
    """The own pirate pile from the bottom up, while it is searched."""
    deck_size: int
    """The Venice card included until it came up."""
    venice: bool
    """Whether the Venice card is still in the deck."""
    hand_sizes: tuple[int, ...]
    hand: tuple[str, ...] | None
    bought: int
    price: int | None
    """Of the next card, or None when there is no next one this turn."""
    deals: int
    """Made so far in the game."""
    offers: tuple[Offer, ...]
    budgets: tuple[int, ...]
    next_offer: int
    call: CallSeen | None
    picked: tuple[str, ...] | None
    picked_count: int
    played: tuple[str, ...]
    """Cards played this turn and not yet loaded."""
    steps: int
    """Steps the ship still has to go."""
    sailed: tuple[str, ...]
    """Routes of the latest trip, in the order of sailing."""
    end_reason: str | None
    scores: tuple[Score, ...] | None
    """As if the game ended now; None where a cargo pile is closed."""
