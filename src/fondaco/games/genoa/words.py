"""What is said at a Genoa table: its actions, its events, its view."""

from typing import ClassVar

import msgspec

from fondaco.table.words import Action, Event, Final, Score, Seat, View, defined_in

Count = dict[str, int]

# -- what changes hands --


class Proceeds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of what the bought action will yield (GN-421)."""

    goods: Count = {}
    specials: Count = {}
    cards: int = 0
    markers: int = 0
    money: int = 0


class Bundle(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is asked of a seat: its hand cards are asked for by deck (`decks`)."""

    money: int = 0
    goods: Count = {}
    specials: Count = {}
    markers: Count = {}
    decks: Count = {}


class Ask(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The active player's counter-proposal: what he would take for a target.

    `to` is the seat he asks, None for all; a `firm` ask binds him to the first offer like it.
    """

    target: str
    to: Seat | None = None
    price: Bundle = Bundle()
    proceeds: Proceeds = Proceeds()
    gives: Bundle = Bundle()
    promise: str = ""
    firm: bool = False


class Quote(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An offer as it was read: an acceptance that quotes an older version is refused (GN-416)."""

    id: int
    version: int


# -- actions, in the order of the catalogue's decisions --


class Roll(Action, frozen=True, tag="roll"):
    """1: roll both dice for the tower's start."""


class PlayStart(Action, frozen=True, tag="play_start"):
    """1: play a start card instead, and put the tower anywhere."""

    space: str


class Take(Action, frozen=True, tag="take"):
    """2, 4: perform the current building's action oneself."""

    uses_extra_action: bool = False


class OpenFloor(Action, frozen=True, tag="open_floor"):
    """2, 6: hear offers."""

    ask: Ask | None = None


class Lapse(Action, frozen=True, tag="lapse"):
    """2, 4: let the current building's action lapse."""


class Offer(Action, frozen=True, tag="offer"):
    """3, 7: offer a price for a target; a later one for the same target replaces it.

    `cards` says of each card who sees more than its deck: "all", "active" or "nobody".
    """

    target: str
    money: int = 0
    goods: Count = {}  # noqa: RUF012
    cards: dict[str, str] = {}  # noqa: RUF012
    specials: Count = {}  # noqa: RUF012
    markers: Count = {}  # noqa: RUF012
    proceeds: Proceeds = Proceeds()
    asks: Bundle = Bundle()
    uses_extra_action: bool = False
    promise: str = ""


class Intend(Action, frozen=True, tag="intend"):
    """7: say what one might pay for a space that is not adjacent; binds nobody."""

    target: str
    money: int = 0
    words: str = ""


class Keep(Action, frozen=True, tag="keep"):
    """3, 7: leave one's offers standing and end the answer."""


class Withdraw(Action, frozen=True, tag="withdraw"):
    """3, 7: take back one's offer or intention for a target."""

    target: str


class Pass(Action, frozen=True, tag="pass"):
    """3, 7: make no offer; 10: place no marker."""


class Accept(Action, frozen=True, tag="accept"):
    """4, 8: accept one offer for a building, one or more for a street or the market."""

    target: str
    offers: tuple[Quote, ...]


class Decline(Action, frozen=True, tag="decline"):
    """4, 8: tell the author that his offer will not do; it changes nothing."""

    offer: Quote


class Again(Action, frozen=True, tag="again"):
    """4, 8: hear another round of offers."""

    ask: Ask | None = None


class PickCard(Action, frozen=True, tag="pick_card"):
    """4, 8: choose a hand card that the accepted offer asks for by deck."""

    card: str


class Perform(Action, frozen=True, tag="perform"):
    """5: perform the building's action."""


class Deliver(Action, frozen=True, tag="deliver"):
    """5: a villa's action: deliver a large order and take a special card (None if all are gone)."""

    card: str
    special: str | None


class DrawPrivilege(Action, frozen=True, tag="privilege"):
    """5: a villa's action: draw a privilege."""


class AnyGood(Action, frozen=True, tag="any_good"):
    """5: play the card for a good of the supply."""

    good: str


class Exchange(Action, frozen=True, tag="exchange"):
    """5: play the card to swap an asset of the reserve for one of the supply.

    Both are named by good, special card or marker colour; given cards by card, taken ones by deck.
    """

    give: str
    take: str


class BuildingAction(Action, frozen=True, tag="building_action"):
    """5: play the card to carry out the action of an owned building.

    In a villa a `card` is delivered for a `special`; without one a privilege is drawn.
    """

    building: str
    card: str | None = None
    special: str | None = None


class SmallOrder(Action, frozen=True, tag="small_order"):
    """5: fulfil a small order for the building just used."""

    card: str


class GiveProceeds(Action, frozen=True, tag="give_proceeds"):
    """5: choose the drawn card that was promised."""

    card: str


class EndAction(Action, frozen=True, tag="end_action"):
    """5: close one's action window."""


class Move(Action, frozen=True, tag="move"):
    """6, 8: move the tower without a deal."""

    space: str


class EndMovement(Action, frozen=True, tag="end_movement"):
    """6, 8: the tower stays where it is."""


class Claim(Action, frozen=True, tag="claim"):
    """9: claim done messages (`message_claim` = declared)."""

    cards: tuple[str, ...]


class PlaceMarkers(Action, frozen=True, tag="place_markers"):
    """10: "place", "replace" or "remove" at buildings next to a street cell with a disc.

    `gives` names the colours of sacrificed markers (`marker_payment` = keep_colour).
    """

    cell: str
    does: dict[str, str]
    gives: dict[str, str] = {}  # noqa: RUF012


class Show(Action, frozen=True, tag="show"):
    """At any time: show a hand card to a seat, or with None to all (GN-904)."""

    card: str
    to: Seat | None = None


ACTIONS = defined_in(__name__, Action)

# -- offers as they are seen --


class CardSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card in an offer: its deck, who is shown it, and which it is where one may know."""

    deck: str
    shown: str
    card: str | None = None


class OfferSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An offer on the table."""

    id: int
    version: int
    seat: Seat
    target: str
    money: int = 0
    goods: Count = {}
    cards: tuple[CardSeen, ...] = ()
    specials: Count = {}
    markers: Count = {}
    proceeds: Proceeds = Proceeds()
    asks: Bundle = Bundle()
    uses_extra_action: bool = False
    promise: str = ""


class Intention(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat says it might pay for a space that is not adjacent (GN-413)."""

    seat: Seat
    target: str
    money: int = 0
    words: str = ""


class Draft(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A change made in a running round, not yet shown: an offer, an intention, or a withdrawal."""

    seat: Seat
    target: str
    offer: OfferSeen | None = None
    intention: Intention | None = None


class FloorSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A floor: who is asked, who has answered, what stands."""

    round: int
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...] = ()
    offers: tuple[OfferSeen, ...] = ()
    drafts: tuple[Draft, ...] = ()
    changes: tuple[int | None, ...] = ()
    """Live: how often each seat has changed its offers; None where that is not shown."""
    declined: tuple[Quote, ...] = ()
    ask: Ask | None = None


class WindowSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action window."""

    seat: Seat
    building: str
    performed: bool = False
    small_order: bool = False
    """A small order was fulfilled in it."""
    owes: Proceeds | None = None
    """What the performer must hand to the active player after the action."""
    giving: int = 0
    """How many of the drawn cards he must still hand over."""
    drawn: tuple[str | None, ...] = ()
    """The cards he chooses among."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was last done in the open; the table itself may not show it any more."""

    seat: Seat
    code: int
    play: str
    what: tuple[str, ...]


class DeckSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck: all its cards, the face-up ones at its bottom, and those that may lie face down."""

    size: int
    face_up: tuple[str, ...]
    may_lie: tuple[str, ...]


# -- events --


class FirstPlayerNamed(Event, frozen=True, tag="first_player_named"):
    final: ClassVar[Final] = Final.CHANCE
    seat: Seat


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Cards taken into a hand; only their owner is told which."""

    final: ClassVar[Final] = Final.CHANCE
    seat: Seat
    deck: str
    count: int
    cards: tuple[str, ...] | None = None


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    round: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    final: ClassVar[Final] = Final.CHANCE
    seat: Seat
    red: int
    blue: int


class StartPlayed(Event, frozen=True, tag="start_played"):
    """Where special cards are hidden it shows one, as every play of them does."""

    final: ClassVar[Final] = Final.SHOWN
    seat: Seat


class TowerPlaced(Event, frozen=True, tag="tower_placed"):
    final: ClassVar[Final] = Final.FOLLOWS
    space: str


class RoundAdvanced(Event, frozen=True, tag="round_advanced"):
    """The round marker moved; `market` when a start on the market did it (GN-206)."""

    final: ClassVar[Final] = Final.FOLLOWS
    round: int
    market: bool


class TowerMoved(Event, frozen=True, tag="tower_moved"):
    """It shows who holds a message that the stop completes, and also that nobody does."""

    final: ClassVar[Final] = Final.SHOWN
    start: str
    end: str


class FloorOpened(Event, frozen=True, tag="floor_opened"):
    """Offers are heard, for the current building (`target`) or the next move (None)."""

    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    target: str | None
    round: int
    ask: Ask | None = None


class OfferDrafted(Event, frozen=True, tag="offer_drafted"):
    """Told to its author alone while a round is running."""

    final: ClassVar[Final] = Final.OWN
    offer: OfferSeen


class OfferMade(Event, frozen=True, tag="offer_made"):
    final: ClassVar[Final] = Final.SHOWN
    offer: OfferSeen


class OfferWithdrawn(Event, frozen=True, tag="offer_withdrawn"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    target: str


class IntentionStated(Event, frozen=True, tag="intention_stated"):
    final: ClassVar[Final] = Final.SHOWN
    intention: Intention


class IntentionWithdrawn(Event, frozen=True, tag="intention_withdrawn"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    target: str


class Answered(Event, frozen=True, tag="answered"):
    final: ClassVar[Final] = Final.OWN
    seat: Seat


class RoundClosed(Event, frozen=True, tag="round_closed"):
    final: ClassVar[Final] = Final.SHOWN
    round: int


class OfferDeclined(Event, frozen=True, tag="offer_declined"):
    final: ClassVar[Final] = Final.SHOWN
    offer: Quote
    target: str


class OfferAccepted(Event, frozen=True, tag="offer_accepted"):
    """A deal: from now on nobody can step back (GN-417)."""

    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    offer: OfferSeen


class CardPicked(Event, frozen=True, tag="card_picked"):
    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    deck: str
    card: str | None = None


class CardsHanded(Event, frozen=True, tag="cards_handed"):
    """Cards changed hands; who may know is told which."""

    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    to: Seat
    deck: str
    count: int
    cards: tuple[str, ...] | None = None


class ActionLapsed(Event, frozen=True, tag="action_lapsed"):
    final: ClassVar[Final] = Final.OPEN
    building: str


class WindowOpened(Event, frozen=True, tag="window_opened"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    building: str


class ExtraActionPlayed(Event, frozen=True, tag="extra_action_played"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat


class ActionPerformed(Event, frozen=True, tag="action_performed"):
    """What an action brought, cards aside."""

    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    building: str
    goods: Count = {}  # noqa: RUF012
    special: str | None = None
    markers: int = 0


class OwnerPaid(Event, frozen=True, tag="owner_paid"):
    final: ClassVar[Final] = Final.FOLLOWS
    seat: Seat
    building: str
    money: int


class OrderDelivered(Event, frozen=True, tag="order_delivered"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    card: str
    villa: str
    money: int
    special: str | None


class SmallOrderFulfilled(Event, frozen=True, tag="small_order_fulfilled"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    card: str
    money: int


class MessagePaid(Event, frozen=True, tag="message_paid"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    card: str
    money: int


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    final: ClassVar[Final] = Final.FOLLOWS
    deck: str
    count: int


class AnyGoodPlayed(Event, frozen=True, tag="any_good_played"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    good: str


class Exchanged(Event, frozen=True, tag="exchanged"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    give: str
    take: str


class BuildingActionPlayed(Event, frozen=True, tag="building_action_played"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    building: str


class ProceedsGiven(Event, frozen=True, tag="proceeds_given"):
    final: ClassVar[Final] = Final.BOUND
    seat: Seat
    to: Seat
    proceeds: Proceeds


class WindowClosed(Event, frozen=True, tag="window_closed"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat


class MovementEnded(Event, frozen=True, tag="movement_ended"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat


class ClaimSealed(Event, frozen=True, tag="claim_sealed"):
    final: ClassVar[Final] = Final.OWN
    seat: Seat


class ClaimsClosed(Event, frozen=True, tag="claims_closed"):
    """All have chosen: what is claimed is paid, and what is not stays unclaimed."""

    final: ClassVar[Final] = Final.SHOWN


class MarkersPlaced(Event, frozen=True, tag="markers_placed"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat
    cell: str
    does: dict[str, str]
    gives: dict[str, str] = {}  # noqa: RUF012


class MarkersPassed(Event, frozen=True, tag="markers_passed"):
    final: ClassVar[Final] = Final.OPEN
    seat: Seat


class CardShown(Event, frozen=True, tag="card_shown"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    card: str
    to: Seat | None = None
    """To whom, for the one who showed it."""


class PrivilegesShown(Event, frozen=True, tag="privileges_shown"):
    final: ClassVar[Final] = Final.SHOWN
    seat: Seat
    cards: tuple[str, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    final: ClassVar[Final] = Final.SHOWN
    reason: str
    scores: tuple[Score, ...]


EVENTS = defined_in(__name__, Event)

# -- the view --


class GenoaView(View, frozen=True, tag="genoa"):
    """What a seat sees. A None stands for what it may not know."""

    seats: int
    phase: str
    actors: tuple[Seat, ...]
    active: Seat
    first: Seat
    turn: int
    round: int
    end_space: int
    dice: tuple[int, int] | None
    """Red and blue, once rolled this turn."""
    way: tuple[str, ...]
    """The spaces visited this turn, the tower on the last one."""
    discs: Count
    """By space; a street cell whose disc was taken up is not there."""
    allowances: tuple[int, ...]
    bonus: bool
    """The two-player variant's extra action has been granted this turn."""
    money: tuple[int | None, ...]
    bank_paid: int
    """All that the bank has paid out."""
    supply: Count
    goods: tuple[Count, ...]
    stock: Count
    """The open stocks of special cards."""
    specials: tuple[Count | None, ...]
    special_counts: tuple[int, ...]
    tray: Count
    """Markers in the supply, by colour."""
    markers: tuple[Count, ...]
    """By seat: the markers in its reserve, by colour."""
    owners: dict[str, Seat]
    decks: dict[str, DeckSeen]
    hand_sizes: tuple[Count, ...]
    hands: tuple[tuple[str, ...], ...]
    """By seat: the cards one knows to be in its hand; all of one's own."""
    seen_by: dict[str, tuple[Seat, ...]]
    """Who else knows one's own cards."""
    small_orders: tuple[int, ...]
    """Fulfilled this turn, by seat."""
    delivered: tuple[tuple[str, ...], ...]
    """Villas delivered to this turn, by seat."""
    floors: int
    """Floors opened in this game."""
    floor: FloorSeen | None
    intentions: tuple[Intention, ...]
    accepted: tuple[Quote, ...]
    picks: tuple[str | None, ...]
    """Cards picked for the accepted offers so far."""
    window: WindowSeen | None
    claims: tuple[tuple[str, ...] | bool | None, ...]
    """By seat, while messages are claimed: its claim, True for one that is not one's own."""
    ripe: tuple[str, ...]
    """Own messages that were held before their second stop (`message_card_timing`)."""
    last_play: Played | None
    """The last choice made in the open; of a deal its target and the offerors."""
    scores: tuple[Score, ...] | None
    """Once the game is over."""
