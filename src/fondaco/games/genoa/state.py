"""What is on the table. Spaces, goods, cards and seats are integers here.

The compiler wants every field by name: in `__slots__`, with its type, in `take_from`. A test
compares the three (`tests/table/test_state_fields.py`).
"""

from abc import abstractmethod
from typing import Final, Literal, get_args

from fondaco.games.genoa.components import (
    CARDS,
    COLOURS,
    DECK_END,
    DECK_NAMES,
    DECK_START,
    DECKS,
    GOODS,
    MESSAGE,
    SPECIAL_NAMES,
    SPECIALS,
    Board,
    Components,
)
from fondaco.games.genoa.terms import Aim, Asked, Intent, Terms
from fondaco.games.genoa.words import Played
from fondaco.parley.floor import Floor
from fondaco.parley.sealed import Sealed
from fondaco.table.contract import State
from fondaco.table.words import Action, Seat

START_PHASE: Final = 0
OPEN: Final = 1
OFFERS: Final = 2
DECIDE: Final = 3
MOVE_OPEN: Final = 4
MOVE_OFFERS: Final = 5
MOVE_DECIDE: Final = 6
PICK: Final = 7
WINDOW: Final = 8
CLAIM: Final = 9
MARKERS: Final = 10
OVER: Final = 11
Phase = Literal[
    "start",
    "current_open",
    "current_offers",
    "current_decide",
    "move_open",
    "move_offers",
    "move_decide",
    "pick",
    "window",
    "claim",
    "markers",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

FACE_DOWN: Final = -1
FACE_UP: Final = -2
SPECTATOR: Final = 5  # its bit in the masks of those who know a card
LIVE_DEADLINE: Final = 90
ALL_CARDS: Final = (1 << CARDS) - 1


class HouseRules:
    """The agreed options, as the engine asks for them."""

    def __init__(self, options: dict[str, str]) -> None:
        self.board = options["board_layout"].lower()
        self.market_advances = options["market_start_advances_round"] == "true"
        self.any_villa = options["large_order_villas"] == "any_villa"
        self.unlimited_villa = options["villa_order_limit"] == "unlimited"
        self.small_per_action = options["small_order_limit"] == "one_per_action"
        self.declared = options["message_claim"] == "declared"
        self.held_before = options["message_card_timing"] == "held_before_second_stop"
        self.message_set = options["message_set"]
        self.hidden_specials = options["special_cards_visibility"] == "hidden"
        self.money_and_goods = options["active_side_assets"] == "money_and_goods"
        self.assets_only = options["proceeds_in_offers"] == "assets_only"
        self.keep_colour = options["marker_payment"] == "keep_colour"
        self.one_street_offer = options["street_offers_per_move"] == "one"
        self.always_named = options["card_offer_disclosure"] == "always_named"
        self.goods_break_ties = options["tiebreak_assets"] == "goods_only"
        self.two_player_variant = options["two_player_variant"] == "true"
        self.live = options["negotiation_mode"] == "live"
        self.sealed = options["offer_visibility"] == "sealed"
        self.rounds = int(options["max_offer_rounds"])
        self.revisions = int(options["max_revisions"])
        seconds = int(options["floor_deadline_seconds"])
        # GN-R41: live must have a deadline; without one the suggested one counts.
        self.deadline = LIVE_DEADLINE if self.live and not seconds else seconds
        self.waits = options["timeout_policy"] == "wait"
        self.asks_idle_owners = False
        """Rules version 1: a marker in the reserve was enough to be asked (GN-704)."""


class Setting:
    """What stays through a game: the pieces, the options, the seats and what follows from them."""

    def __init__(self, parts: Components, house: HouseRules, seats: int) -> None:
        self.parts = parts
        self.house = house
        self.seats = seats
        self.board = parts.boards[house.board]
        self.pairs = parts.pairs[house.message_set]
        """By message: the mask of its buildings."""
        self.letters = parts.letters[house.message_set]
        """By building: the messages that name it."""
        self.variant = house.two_player_variant and seats == 2
        """GN-907 is in force: two seats, and agreed."""
        self.end_space = parts.end_space[seats]
        self.everybody = (1 << seats) - 1 | 1 << SPECTATOR
        """The mask of all who may know a card: the seats and the spectators."""
        self.alone = [(seat,) for seat in range(seats)]
        self.said: list[dict[int, Action]] = [{} for _ in range(2 * seats)]
        """By seat, twice, without and with actions left: codes in words, kept once decoded."""
        self.told: list[dict[int, Played]] = [{} for _ in range(seats)]
        """By seat: codes of public plays in words, kept once told."""


class City(State):
    """The pieces and where they are; `rules.GenoaState` adds what may happen.

    Flat lists hold one block per seat: goods `seat * 8 + kind`, special cards `seat * 5 + kind`,
    markers in reserve `seat * 5 + colour`, hand sizes `seat * 4 + deck`. Copies share lists and
    dicts: those are replaced (`numbers.changed`), never changed in place. Only money is each copy's
    own from the start, and the pieces from the first move of one (`own_pieces`).
    """

    __slots__ = (
        "accepted",
        "active",
        "allowance",
        "ask",
        "bank_paid",
        "blue",
        "board",
        "bonus",
        "building",
        "claims",
        "declined",
        "delivered",
        "down",
        "drawn",
        "end_space",
        "everybody",
        "first",
        "floor",
        "floors",
        "fresh",
        "giving",
        "goods",
        "held",
        "house",
        "intents",
        "known",
        "last_code",
        "last_seat",
        "letters",
        "lifted",
        "money",
        "owner",
        "pairs",
        "parts",
        "performed",
        "performer",
        "phase",
        "picks",
        "placing",
        "promise",
        "red",
        "reserve",
        "ripe",
        "round",
        "seats",
        "setting",
        "shared",
        "small_used",
        "smalls",
        "special",
        "stock",
        "store",
        "target",
        "tray",
        "turn",
        "up",
        "variant",
        "visited",
        "way",
        "where",
    )

    parts: Components
    house: HouseRules
    board: Board
    setting: Setting
    pairs: list[int]
    letters: list[tuple[int, ...]]
    variant: bool
    seats: int
    end_space: int
    everybody: int
    phase: int
    active: Seat
    first: Seat
    turn: int
    """Turns begun so far, the first one counting 1."""
    round: int
    """The space of the round marker."""
    red: int
    blue: int
    way: list[int]
    """The spaces visited this turn; the tower stands on the last."""
    visited: int
    """The same as a mask."""
    lifted: int
    """The mask of street cells whose discs were taken up (GN-710)."""
    allowance: list[int]
    bonus: bool
    money: list[int]
    bank_paid: int
    shared: bool
    """Other copies may hold the same lists of pieces: `own_pieces` before one is moved."""
    store: list[int]
    goods: list[int]
    stock: list[int]
    special: list[int]
    tray: list[int]
    """By colour: markers in the supply."""
    reserve: list[int]
    owner: list[Seat]
    """By building: its owner or -1."""
    where: list[int]
    """By card: its seat, FACE_DOWN or FACE_UP in its deck."""
    known: list[int]
    """By card in a hand: the mask of those who know it is there."""
    fresh: int
    """Cards (bits) that may lie face down in their decks, as far as the table can tell."""
    held: list[int]
    down: list[int]
    up: list[int]
    smalls: list[int]
    """By seat: small orders fulfilled this turn."""
    delivered: list[int]
    """By seat: the mask of villas delivered to this turn."""
    floors: int
    floor: "Floor[Terms | Intent] | None"
    ask: Asked | None
    declined: dict[int, int]
    """By offer id: the version that was declined."""
    intents: dict[Aim, Intent]
    """They stand until the movement ends (GN-427)."""
    accepted: list[int]
    """Ids of the offers being concluded, while cards are picked for them."""
    target: int
    """The space they are for, else -1."""
    picks: list[int]
    performer: Seat
    building: int
    performed: bool
    small_used: bool
    """A small order was fulfilled in this window."""
    promise: Terms | None
    """The deal whose proceeds are due."""
    drawn: list[int]
    """The cards among which the performer chooses the promised ones."""
    giving: int
    claims: Sealed[int] | None
    ripe: int
    """Mask of messages held by their holder before their second stop."""
    placing: Seat
    """Who may place markers, or -1."""
    last_code: int
    """The last choice made in the open, -1 before the first."""
    last_seat: Seat

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.parts = setting.parts
        self.house = setting.house
        self.board = setting.board
        self.pairs = setting.pairs
        self.letters = setting.letters
        self.variant = setting.variant
        self.seats = setting.seats
        self.end_space = setting.end_space
        self.everybody = setting.everybody

    def take_from(self, other: "City") -> None:
        """Become independent of, and equal to, another state of the same game."""
        self.phase = other.phase
        self.active = other.active
        self.first = other.first
        self.turn = other.turn
        self.round = other.round
        self.red = other.red
        self.blue = other.blue
        self.way = other.way
        self.visited = other.visited
        self.lifted = other.lifted
        self.allowance = other.allowance
        self.bonus = other.bonus
        self.money = other.money[:]
        self.bank_paid = other.bank_paid
        self.shared = other.shared = True
        self.store = other.store
        self.goods = other.goods
        self.stock = other.stock
        self.special = other.special
        self.tray = other.tray
        self.reserve = other.reserve
        self.owner = other.owner
        self.where = other.where
        self.known = other.known
        self.fresh = other.fresh
        self.held = other.held
        self.down = other.down
        self.up = other.up
        self.smalls = other.smalls
        self.delivered = other.delivered
        self.floors = other.floors
        self.floor = None if other.floor is None else other.floor.copy()
        self.ask = other.ask
        self.declined = other.declined
        self.intents = other.intents
        self.accepted = other.accepted
        self.target = other.target
        self.picks = other.picks
        self.performer = other.performer
        self.building = other.building
        self.performed = other.performed
        self.small_used = other.small_used
        self.promise = other.promise
        self.drawn = other.drawn
        self.giving = other.giving
        self.claims = None if other.claims is None else other.claims.copy()
        self.ripe = other.ripe
        self.placing = other.placing
        self.last_code = other.last_code
        self.last_seat = other.last_seat

    # -- pieces --

    def own_pieces(self) -> None:
        """Before a piece is moved: copies share all of them until then."""
        if self.shared:
            self.store = self.store[:]
            self.goods = self.goods[:]
            self.stock = self.stock[:]
            self.special = self.special[:]
            self.tray = self.tray[:]
            self.reserve = self.reserve[:]
            self.shared = False

    def spend(self, seat: Seat, special: int) -> None:
        """A special card is played: it goes back to its stock (GN-642, GN-R18)."""
        self.own_pieces()
        self.special[seat * SPECIALS + special] -= 1
        self.stock[special] += 1

    # -- phases --

    def deals_here(self) -> bool:
        """Whether the building where the tower stands is dealt about."""
        return self.phase in (OPEN, OFFERS, DECIDE)

    def deals_ahead(self) -> bool:
        """Whether the next move is dealt about."""
        return self.phase in (MOVE_OPEN, MOVE_OFFERS, MOVE_DECIDE)

    def hears(self) -> bool:
        return self.phase in (OFFERS, MOVE_OFFERS)

    def decides(self) -> bool:
        return self.phase in (DECIDE, MOVE_DECIDE)

    def off_the_way(self) -> bool:
        """Whether the tower is not under way (GN-202, GN-R1)."""
        return self.phase in (START_PHASE, CLAIM, MARKERS)

    # -- looking --

    @abstractmethod
    def public_code(self, seat: Seat, number: int) -> int:
        """The code of a play that a seat may have made in the open, by its number, or -1."""

    def at(self) -> int:
        """The tower's space."""
        return self.way[-1]

    def hand(self, seat: Seat, deck: int) -> list[int]:
        """The cards of a deck in a hand."""
        if not self.held[seat * DECKS + deck]:
            return []
        where = self.where
        return [card for card in range(DECK_START[deck], DECK_END[deck]) if where[card] == seat]

    def done(self, card: int) -> bool:
        """Whether the tower has stood on both buildings of a message (GN-621).

        GN-622, GN-623: in any order, the start too, whoever acted; GN-625: in this turn.
        """
        pair = self.pairs[card - DECK_START[MESSAGE]]
        return pair & self.visited == pair

    def acts_for_another(self, seat: Seat) -> bool:
        """Whether another seat performs an action (GN-316)."""
        return self.phase == WINDOW and seat != self.performer

    def clockwise(self, start: Seat) -> list[Seat]:
        return [(start + n) % self.seats for n in range(self.seats)]

    def specials_of(self, seat: Seat) -> list[int]:
        return self.special[seat * SPECIALS : seat * SPECIALS + SPECIALS]

    def goods_of(self, seat: Seat) -> list[int]:
        return self.goods[seat * GOODS : seat * GOODS + GOODS]

    def markers_of(self, seat: Seat) -> list[int]:
        return self.reserve[seat * COLOURS : seat * COLOURS + COLOURS]

    # -- money --

    def pay(self, seat: Seat, amount: int) -> None:
        """The bank pays."""
        self.money[seat] += amount
        self.bank_paid += amount

    def census(self) -> dict[str, int]:
        parts = self.parts
        counts: dict[str, int] = {}
        for kind, name in enumerate(parts.goods):
            counts[f"good {name}"] = self.store[kind] + sum(self.goods[kind::GOODS])
        for kind, name in enumerate(SPECIAL_NAMES):
            counts[f"special {name}"] = self.stock[kind] + sum(self.special[kind::SPECIALS])
        for colour in range(self.seats):
            counts[f"marker {parts.colours[colour]}"] = (
                self.tray[colour] + sum(self.reserve[colour::COLOURS]) + self.owner.count(colour)
            )
        for deck, name in enumerate(DECK_NAMES):
            hands = sum(self.held[deck::DECKS])
            counts[f"card {name}"] = hands + self.down[deck] + self.up[deck]
        counts["card in a place"] = sum(-2 <= place < self.seats for place in self.where)
        counts["ducats"] = sum(self.money) - self.bank_paid
        return counts


def clear(city: City) -> None:
    """A table with everything in the supply (GN-103 to GN-106)."""
    parts = city.parts
    seats = city.seats
    city.phase = START_PHASE
    city.active = city.first = 0
    city.turn = 1
    city.round = parts.start_space
    city.money = [parts.start_money] * seats
    city.bank_paid = 0
    city.shared = False
    city.store = [parts.per_good] * GOODS
    city.goods = [0] * (GOODS * seats)
    city.stock = parts.special_counts[:]
    city.special = [0] * (SPECIALS * seats)
    city.tray = [parts.markers] * seats + [0] * (COLOURS - seats)
    city.reserve = [0] * (COLOURS * seats)
    city.owner = [-1] * len(parts.buildings)
    city.where = [FACE_DOWN] * CARDS
    city.known = [0] * CARDS
    city.fresh = ALL_CARDS
    city.held = [0] * (DECKS * seats)
    city.down = [end - start for start, end in zip(DECK_START, DECK_END, strict=True)]
    city.up = [0] * DECKS
    city.floors = 0
    city.last_code = city.last_seat = -1
    fresh_turn(city)


def fresh_turn(city: City) -> None:
    """Nothing has happened in this turn yet."""
    seats = city.seats
    city.red = city.blue = 0
    city.way = []
    city.visited = city.lifted = 0
    city.allowance = [1] * seats  # GN-310, GN-311
    city.bonus = False
    city.smalls = [0] * seats
    city.delivered = [0] * seats
    city.floor = None
    city.ask = None
    city.declined = {}
    city.intents = {}
    city.accepted = []
    city.target = -1
    city.picks = []
    city.performer = city.building = -1
    city.performed = city.small_used = False
    city.promise = None
    city.drawn = []
    city.giving = 0
    city.claims = None
    city.ripe = 0
    city.placing = -1
