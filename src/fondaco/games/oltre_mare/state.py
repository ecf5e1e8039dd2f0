"""What is on the table. Cards, goods, ports, routes, markers and seats are integers here.

The compiler wants every field by name: in `__slots__`, with its type, in `take_from`. A test
compares the three (`tests/table/test_state_fields.py`).
"""

from typing import Final

from fondaco.games.oltre_mare.components import Components, venice_window
from fondaco.games.oltre_mare.pieces import GOODS, MARKERS, TYPES
from fondaco.games.oltre_mare.words import Icons
from fondaco.parley.book import Book
from fondaco.parley.budget import Budget
from fondaco.parley.sealed import Sealed
from fondaco.table.contract import State
from fondaco.table.numbers import changed
from fondaco.table.words import Seat

COLOURS: Final = 0
SEA: Final = 1
TRADE: Final = 2
SEARCH: Final = 3
PLAY: Final = 4
SAIL: Final = 5
COMPASS_PHASE: Final = 6
LOAD: Final = 7
OVER: Final = 8
PHASES: Final = ("colours", "sea", "trade", "search", "play", "sail", "compass", "load", "over")

STOLEN: Final = -1
"""In a pirate pile: a card nobody has seen. Which one it is, is drawn when somebody looks."""
DEEPEST_DEBT: Final = -20


class HouseRules:
    """The agreed options, as the engine asks for them."""

    def __init__(self, options: dict[str, str]) -> None:
        self.sugar = options["sugar_sequence"]
        # OM-R2: cards cost more with fewer ducats than this.
        self.surcharge_below = {
            "would_go_below_zero": None,
            "at_or_below_zero": 1,
            "already_below_zero": 0,
        }[options["surcharge_rule"]]
        self.cheaper = options["favourable_market_price"] == "cheaper"
        self.chosen_first = options["first_player"] == "chosen"
        self.exact_middle = options["venice_position"] == "exact_middle"
        self.dense = options["tie_ranking"] == "dense"
        self.rank_zero = options["rank_zero"] == "true"
        self.search = options["pirate_purchase"] == "search"
        self.least_ducats = DEEPEST_DEBT if options["trade_debt"] == "allowed" else 0  # OM-R16
        self.gifts = options["gifts"] == "allowed"
        self.offer_budget = int(options["offer_budget"])
        self.play_all = options["short_load"] == "play_all"
        self.keep_compass = options["compass_declined"] == "keep"
        self.open_own = options["open_cargo"] != "closed"
        self.open_all = options["open_cargo"] == "all"


class Setting:
    """What stays through a game: the pieces, the options, the seats and what follows from them."""

    def __init__(self, parts: Components, house: HouseRules, seats: int) -> None:
        self.parts = parts
        self.house = house
        self.seats = seats
        self.outset = len(parts.in_play(seats)) - seats
        self.soonest, self.latest = venice_window(
            self.outset, seats * parts.start_hand, house.exact_middle
        )


class Terms:
    """What a proposal exchanges; never changed once made."""

    __slots__ = (
        "claims",
        "get",
        "get_ducats",
        "give",
        "give_ducats",
        "sealed",
        "text",
        "wishes",
    )

    def __init__(
        self,
        sealed: tuple[int, ...],
        give: tuple[int, ...],
        get: tuple[int, ...],
        give_ducats: int = 0,
        get_ducats: int = 0,
        claims: tuple[Icons | None, ...] = (),
        wishes: tuple[Icons | None, ...] = (),
        text: str = "",
    ) -> None:
        self.sealed = sealed
        """Cards of the author, in the order in which `give` names their goods."""
        self.give = give
        self.get = get
        self.give_ducats = give_ducats
        self.get_ducats = get_ducats
        self.claims = claims
        self.wishes = wishes
        self.text = text


PASSED: Final = Terms((), (), ())
"""The answer to a call that proposes nothing."""


class Sea(State):
    """The pieces of Oltre Mare and where they are; `rules.OltreMareState` adds what may happen.

    `pool` holds the cards nobody has seen: those of the deck and the stolen ones in pirate piles.
    Which of them lies where is not decided before it is seen; any way to tell them apart earlier
    would only be a secret to keep. The Venice card has no place either: each draw asks whether it
    comes up now, so that its place is uniform within its window (OM-R9).

    Copies share what changes seldom: such a list is replaced, never changed in place.
    """

    __slots__ = (
        "active",
        "book",
        "bought",
        "budget",
        "call",
        "called",
        "cargo",
        "colours",
        "deals",
        "deck",
        "ducats",
        "first",
        "gone",
        "hands",
        "house",
        "latest",
        "live",
        "marker",
        "outset",
        "owned",
        "parts",
        "phase",
        "picked",
        "piles",
        "played",
        "pointed",
        "pool",
        "prestige",
        "reason",
        "seats",
        "setting",
        "ship",
        "soonest",
        "steps",
        "trip",
        "turn",
        "venice",
    )

    setting: Setting
    parts: Components
    house: HouseRules
    seats: int
    outset: int
    """Goods cards in the deck when the Venice card was inserted."""
    soonest: int
    latest: int
    """Least and most goods cards above the Venice card."""
    phase: int
    active: Seat
    first: Seat
    turn: int
    """Turns begun so far, the first one counting 1; 0 during set-up."""
    colours: list[int]
    """By seat: its colour or -1. Shared."""
    pool: list[int]
    """Cards nobody has seen, in rising order; imagined, in any order."""
    deck: int
    """Goods cards in the deck."""
    venice: bool
    """Whether the Venice card is in the deck."""
    hands: list[list[int]]
    """By seat, in rising order."""
    cargo: list[list[int]]
    """By seat, from the bottom up. Shared."""
    piles: list[list[int]]
    """By seat, pirate piles from the bottom up: a card its owner knows, or STOLEN. Shared."""
    ducats: list[int]
    prestige: list[int]
    """By seat. Shared."""
    pointed: int
    """Seats that have had their prestige point this turn, one bit each."""
    ship: list[int]
    """By seat: its port. Shared."""
    marker: list[int]
    """By port: the marker on it or -1. Shared."""
    owned: list[int]
    """Markers by seat and type: `seat * TYPES + type`. Shared."""
    live: list[int]
    """By seat: the type of its active marker or -1. Shared."""
    gone: list[int]
    """By type: markers out of the game. Shared."""
    bought: int
    deals: int
    """Deals made so far in the game."""
    book: Book[Terms]
    budget: Budget
    call: Sealed[Terms] | None
    called: tuple[tuple[int, ...], str]
    """Goods and words of the open call."""
    picked: list[int]
    """Cards chosen to be played, still in the hand. Shared."""
    played: list[int]
    """Cards played and not yet loaded, in rising order. Shared."""
    steps: int
    trip: tuple[int, ...]
    """Routes of the latest trip of a ship, in the order of sailing."""
    reason: str

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.parts = setting.parts
        self.house = setting.house
        self.seats = setting.seats
        self.outset = setting.outset
        self.soonest = setting.soonest
        self.latest = setting.latest

    def take_from(self, other: "Sea") -> None:
        """Become independent of, and equal to, another state of the same game."""
        self.phase = other.phase
        self.active = other.active
        self.first = other.first
        self.turn = other.turn
        self.colours = other.colours
        self.pool = other.pool[:]
        self.deck = other.deck
        self.venice = other.venice
        self.hands = [hand[:] for hand in other.hands]
        self.cargo = other.cargo
        self.piles = other.piles
        self.ducats = other.ducats[:]
        self.prestige = other.prestige
        self.pointed = other.pointed
        self.ship = other.ship
        self.marker = other.marker
        self.owned = other.owned
        self.live = other.live
        self.gone = other.gone
        self.bought = other.bought
        self.deals = other.deals
        self.book = other.book.copy()
        self.budget = other.budget.copy()
        self.call = None if other.call is None else other.call.copy()
        self.called = other.called
        self.picked = other.picked
        self.played = other.played
        self.steps = other.steps
        self.trip = other.trip
        self.reason = other.reason

    def gain(self, seat: Seat, card: int) -> None:
        """A card into a hand."""
        hand = self.hands[seat]
        place = 0
        while place < len(hand) and hand[place] < card:
            place += 1
        hand.insert(place, card)

    def pile_up(self, seat: Seat, card: int) -> None:
        """A card, or STOLEN, on top of a pirate pile."""
        self.piles = changed(self.piles, seat, [*self.piles[seat], card])

    def stow(self, seat: Seat, card: int) -> None:
        """A card on top of a cargo pile."""
        self.cargo = changed(self.cargo, seat, [*self.cargo[seat], card])

    def top(self, seat: Seat) -> int:
        """The visible card of a cargo pile."""
        return self.cargo[seat][-1]

    def deck_empty(self) -> bool:
        """OM-R10: a deck is not empty before the Venice card has come up."""
        return self.deck == 0 and not self.venice

    def names(self, cards: list[int] | tuple[int, ...]) -> tuple[str, ...]:
        """Cards by name."""
        return tuple(self.parts.cards[card] for card in cards)

    def census(self) -> dict[str, int]:
        parts = self.parts
        places = [self.pool, self.played, *self.hands, *self.cargo]
        places += [[card for card in pile if card != STOLEN] for pile in self.piles]
        cards = [card for place in places for card in place]
        counts = {f"card {name}": 0 for name in parts.goods}
        for card in cards:
            counts[f"card {parts.goods[parts.good[card]]}"] += 1
        counts["different cards"] = len(set(cards))
        stolen = sum(pile.count(STOLEN) for pile in self.piles)
        counts["cards without a place"] = len(self.pool) - self.deck - stolen
        for kind, name in enumerate(MARKERS):
            counts[f"marker {name}"] = (
                self.marker.count(kind) + sum(self.owned[kind::TYPES]) + self.gone[kind]
            )
        return counts


NO_CALL: Final[tuple[tuple[int, ...], str]] = ((), "")
ALL_GOODS: Final = range(GOODS)
