"""Chapter 9 in integers: what `view` shows, without its names.

A sight is for tables where finite choices are made. So offers are of money and goods, nobody
states intentions or asks for something, and no proceeds are due.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.games.genoa.components import (
    CARDS,
    DECK_END,
    DECK_NAMES,
    DECK_START,
    DECKS,
    DISCS,
    GOODS,
    SPECIAL_NAMES,
    SPECIALS,
)
from fondaco.games.genoa.decisions import ACCEPT
from fondaco.games.genoa.ending import standings
from fondaco.games.genoa.state import FACE_UP, OVER, PHASES, SPECTATOR, WINDOW, City
from fondaco.games.genoa.terms import Intent, Terms, aim_of
from fondaco.games.genoa.tower import CLAIM_MESSAGES
from fondaco.games.genoa.view.seeing import knowers
from fondaco.parley.book import Proposal
from fondaco.table.contract import State
from fondaco.table.painting import NONE, Canvas, changes
from fondaco.table.sight import FIXED, LOOSE, Leaf, Sight, numbers
from fondaco.table.verbs import KIND
from fondaco.table.words import Seat

CHANGING = frozenset((ACCEPT.kind, CLAIM_MESSAGES.kind))
"""Kinds of codes that quote versions of offers, or messages of the hand by their place in it."""
NEEDY: Final = 1
"""All other codes stand for the same action, but for whether the seat needs an extra action."""


SCORED = ("money", "privileges", "buildings")
SCORE: Final[i64] = 4
"""Numbers of a score: the total and its parts."""
OFFERS: Final = 4
"""So many offers and drafts are laid out, the first ones."""
OFFER: Final[i64] = GOODS + 4
DRAFT: Final[i64] = OFFER + 3
"""Numbers of an offer and of a draft."""
NOTHING: Final[list[int]] = []
NO_OFFERS: Final[list[Proposal[Terms | Intent]]] = []


class TheSight(Sight):
    """Genoa as integers; cards are looked through again when one has moved."""

    def __init__(self) -> None:
        self.plays: dict[int, int] = {}
        self.where: list[int] = []
        self.known: list[int] = []
        self.fresh = self.ripe = 0
        self.way: list[int] = []
        self.lifted = -1
        self.special: list[int] = []
        self.owner: list[int] = []
        self.delivered: list[int] = []
        self.floored = self.windowed = self.drafted = False
        """Whether the last look showed a floor, a window and own drafts."""
        self.standing: list[Proposal[Terms | Intent]] = []
        self.accepted: list[int] = []
        self.hearer = -1
        self.scored = False
        """Whether the last look showed scores."""

    def context(self, state: State, seat: Seat, kind: int) -> int:
        assert isinstance(state, City)
        if kind in CHANGING:
            return LOOSE
        return NEEDY if state.allowance[seat] <= 0 else FIXED

    def leaves(self, state: State) -> list[Leaf]:
        assert isinstance(state, City)
        parts, seats = state.parts, [str(seat) for seat in range(state.seats)]
        cards = tuple(parts.cards)
        plays = tuple(
            str(verb.action.__struct_config__.tag)
            for _, verb in sorted(state.verbs.by_kind.items())
        )
        found: list[Leaf] = [
            *numbers("seat", "seats"),
            (("phase",), PHASES),
            *numbers("active", "first", "turn", "round", "end_space", "dice.?", "dice.0", "dice.1"),
            *numbers("bonus", "bank_paid", "floors", "last_play.?", "last_play.seat"),
            (("last_play", "play"), plays),
        ]
        villas = [parts.buildings[villa] for villa in parts.villas]
        found += [(("actors", seat), ()) for seat in seats]
        found.append((("way", "*"), tuple(state.board.names)))
        found += [(("discs", name), ()) for name in state.board.names]
        found += [(("allowances", seat), ()) for seat in seats]
        found += [(("money", seat), ()) for seat in seats]
        found += [(("supply", good), ()) for good in parts.goods]
        found += [(("goods", seat, good), ()) for seat in seats for good in parts.goods]
        found += [(("stock", name), ()) for name in SPECIAL_NAMES]
        for seat in seats:
            found.append((("specials", seat, "?"), ()))
            found += [(("specials", seat, name), ()) for name in SPECIAL_NAMES]
        found += [(("special_counts", seat), ()) for seat in seats]
        found += [(("tray", colour), ()) for colour in parts.colours]
        found += [(("markers", seat, colour), ()) for seat in seats for colour in parts.colours]
        found += [(("owners", name), ()) for name in parts.buildings]
        found += [(("decks", name, "size"), ()) for name in DECK_NAMES]
        found += [(("hand_sizes", seat, name), ()) for seat in seats for name in DECK_NAMES]
        found += [(("small_orders", seat), ()) for seat in seats]
        found += [(("delivered", seat, villa), ()) for seat in seats for villa in villas]
        found += self._talk(state, seats)
        found.append((("scores", "?"), ()))
        for seat in seats:
            found.append((("scores", seat, "total"), ()))
            found += [(("scores", seat, "parts", name), ()) for name in SCORED]
        found.append((("picks", "*"), cards))
        for deck in range(DECKS):
            name = DECK_NAMES[deck]
            for card in cards[DECK_START[deck] : DECK_END[deck]]:
                found += [(("hands", seat, card), ()) for seat in seats]
                found += [(("decks", name, part, card), ()) for part in ("face_up", "may_lie")]
                found.append((("ripe", card), ()))
        known = tuple(str(seat) for seat in range(SPECTATOR + 1))
        found += [(("seen_by", card, "*"), known) for card in cards]
        return found

    def _talk(self, city: City, seats: list[str]) -> list[Leaf]:
        """A window and a floor."""
        names, goods = tuple(city.board.names), city.parts.goods
        found: list[Leaf] = [
            *numbers("window.?", "window.seat"),
            (("window", "building"), tuple(city.parts.buildings)),
            *numbers("window.performed", "window.small_order", "window.giving"),
            *numbers("floor.?", "floor.round"),
        ]
        found += [(("floor", "asked", seat), ()) for seat in seats]
        found += [(("floor", "answered", seat), ()) for seat in seats]
        found += [(("floor", "changes", seat), ()) for seat in seats]
        for number in map(str, range(OFFERS)):
            found += _offer_leaves(("floor", "offers", number), names, goods)
        for number in map(str, range(OFFERS)):
            way = ("floor", "drafts", number)
            found += [((*way, "seat"), ()), ((*way, "target"), names), ((*way, "offer", "?"), ())]
            found += _offer_leaves((*way, "offer"), names, goods)
        return found

    def look(self, state: State, seat: Seat, actors: tuple[Seat, ...], canvas: Canvas) -> None:
        assert isinstance(state, City)
        if not self.plays:
            kinds = sorted(state.verbs.by_kind)
            self.plays = {kind: number for number, kind in enumerate(kinds)}
        place = self._turn(state, seat, actors, canvas)
        place = self._pieces(state, seat, canvas, place)
        seats: i64 = state.seats
        windowed = state.phase == WINDOW
        if windowed or self.windowed:
            _window(state, windowed, canvas, place)
            self.windowed = windowed
        place += 6
        if state.floor is not None or self.floored:
            self._floor(state, seat, canvas, place)
            self.floored = state.floor is not None
        place += 2 + 3 * seats + OFFERS * (OFFER + DRAFT)
        over = state.phase == OVER
        if over or self.scored:
            canvas.row(place, _scores(state) if over else [0] * (1 + 4 * state.seats))
            self.scored = over
        place += 1 + SCORE * seats
        place = canvas.bag(place, state.picks if seat == state.active else NOTHING)
        self._lying(state, seat, canvas, place)

    def _turn(self, city: City, seat: Seat, actors: tuple[Seat, ...], canvas: Canvas) -> i64:
        """Whose turn it is, the last play and the tower's way."""
        seats: i64 = city.seats
        played = city.last_code >= 0
        place = canvas.lay(0, seat)
        place = canvas.lay(place, seats)
        place = canvas.lay(place, city.phase)
        place = canvas.lay(place, city.active)
        place = canvas.lay(place, city.first)
        place = canvas.lay(place, city.turn)
        place = canvas.lay(place, city.round)
        place = canvas.lay(place, city.end_space)
        place = canvas.lay(place, 1 if city.red else 0)
        place = canvas.lay(place, city.red)
        place = canvas.lay(place, city.blue if city.red else 0)
        place = canvas.lay(place, 1 if city.bonus else 0)
        place = canvas.lay(place, city.bank_paid)
        place = canvas.lay(place, city.floors)
        place = canvas.lay(place, 1 if played else 0)
        place = canvas.lay(place, city.last_seat if played else 0)
        place = canvas.lay(place, self.plays[city.last_code >> KIND] if played else -1)
        place = canvas.among(place, actors, seats)
        if city.way != self.way or city.lifted != self.lifted:
            canvas.bag(place, city.way)
            canvas.row(place + 1, _discs(city))
            self.way, self.lifted = city.way[:], city.lifted
        place += 1 + len(city.board.names)
        return canvas.row(place, city.allowance)

    def _pieces(self, city: City, seat: Seat, canvas: Canvas, place: i64) -> i64:
        """Money, goods, special cards and markers, sizes of decks and hands, deliveries."""
        seats: i64 = city.seats
        other: i64
        deck: i64
        for other in range(seats):  # GN-901
            shown = other == seat or city.phase == OVER
            place = canvas.lay(place, city.money[other] if shown else NONE)
        place = canvas.row(place, city.store)  # GN-903
        place = canvas.row(place, city.goods)
        place = canvas.row(place, city.stock)
        if city.special != self.special:
            at = canvas.row(place, _specials(city, seat))
            for other in range(seats):
                at = canvas.lay(at, sum(city.specials_of(other)))
            self.special = city.special[:]
        place += seats * (2 + SPECIALS)
        place = canvas.row(place, city.tray)
        place = canvas.row(place, city.reserve)
        if city.owner != self.owner:
            at = place
            for owner in city.owner:
                at = canvas.lay(at, 0 if owner < 0 else owner)
            self.owner = city.owner[:]
        place += len(city.owner)
        for deck in range(DECKS):
            place = canvas.lay(place, city.down[deck] + city.up[deck])
        place = canvas.row(place, city.held)  # GN-902
        place = canvas.row(place, city.smalls)
        if city.delivered != self.delivered:
            at = place
            for mask in city.delivered:
                for villa in city.parts.villas:
                    at = canvas.lay(at, mask >> villa & 1)
            self.delivered = city.delivered[:]
        place += seats * len(city.parts.villas)
        return place

    def _floor(self, city: City, seat: Seat, canvas: Canvas, place: i64) -> None:
        """Who is asked and has answered, how often they spoke, what stands and is drafted."""
        floor, seats = city.floor, city.seats
        mine, hidden = seat == city.active, city.house.sealed
        place = canvas.lay(place, 0 if floor is None else 1)
        place = canvas.lay(place, 0 if floor is None else floor.round)
        other: i64
        for other in range(seats):
            asked = floor is not None and other in floor.answers.asked
            canvas.lay(place + other, 1 if asked else 0)
            answered = asked and floor is not None and floor.answers.of(other) is not None
            canvas.lay(place + seats + other, 1 if answered else 0)
            budget = None if floor is None else floor.budget
            heard = budget is not None and (mine or other == seat or not hidden)
            spoken = budget.each - budget.left[other] if budget is not None and heard else NONE
            canvas.lay(place + 2 * seats + other, spoken)
        place += 3 * seats
        standing = NO_OFFERS if floor is None else floor.book.standing()
        if (
            standing is not self.standing
            or city.accepted != self.accepted
            or city.active != self.hearer
        ):
            self.standing, self.accepted = standing, city.accepted[:]
            self.hearer = city.active
            self._offers(city, seat, canvas, place)
        place += OFFERS * OFFER
        drafts = None if floor is None else floor.drafts.get(seat)
        if not drafts and not self.drafted:
            return
        self.drafted = bool(drafts)
        numbers = sorted(drafts) if drafts else NOTHING
        number: i64
        for number in range(OFFERS):
            if drafts is None or number >= len(numbers):
                place = canvas.lay(place, 0)
                place = canvas.lay(place, -1)
                place = canvas.lay(place, 0)
                place = _offer(city, 0, None, canvas, place)
                continue
            terms = drafts[numbers[number]]
            place = canvas.lay(place, seat)
            place = canvas.lay(place, aim_of(city.floors, numbers[number]).target)
            place = canvas.lay(place, 0 if terms is None else 1)
            place = _offer(city, seat, terms, canvas, place)

    def _offers(self, city: City, seat: Seat, canvas: Canvas, place: i64) -> None:
        """What stands; sealed offers only those one may see."""
        shown = 0
        for one in self.standing:
            shut = city.house.sealed and one.id not in city.accepted
            if shown == OFFERS or (shut and seat not in (city.active, one.author)):
                continue
            place = _offer(city, one.author, one.terms, canvas, place)
            shown += 1
        for _ in range(shown, OFFERS):
            place = _offer(city, 0, None, canvas, place)

    def _lying(self, city: City, seat: Seat, canvas: Canvas, place: i64) -> None:
        """The cards one knows: in hands, in decks, ripe ones; and who knows one's own."""
        touched: i64 = (city.fresh ^ self.fresh) | (city.ripe ^ self.ripe)
        touched |= changes(self.where, city.where) | changes(self.known, city.known)
        if not touched:
            return
        self.where, self.known = city.where, city.known
        self.fresh, self.ripe = city.fresh, city.ripe
        numbers: i64 = city.seats + 3
        card: i64
        for card in range(CARDS):
            if touched >> card & 1:
                _card(city, card, seat, canvas, place + card * numbers)
                known = city.where[card] == seat and city.known[card] & ~(1 << seat)
                knowing = list(knowers(city, card)) if known else NOTHING
                canvas.bag(place + CARDS * numbers + card, knowing)


def _card(city: City, card: i64, seat: Seat, canvas: Canvas, place: i64) -> None:
    """Whose hand it is known to be in, whether it lies or may lie in its deck, and is ripe."""
    holder = city.where[card]
    known = holder >= 0 and city.known[card] >> seat & 1
    other: i64
    for other in range(city.seats):
        place = canvas.lay(place, 1 if known and other == holder else 0)
    place = canvas.lay(place, 1 if holder == FACE_UP else 0)
    place = canvas.lay(place, city.fresh >> card & 1)
    canvas.lay(place, city.ripe >> card & 1 if holder == seat else 0)


def _offer_leaves(way: tuple[str, ...], names: tuple[str, ...], goods: list[str]) -> list[Leaf]:
    found: list[Leaf] = [((*way, "seat"), ()), ((*way, "target"), names), ((*way, "money"), ())]
    found += [((*way, "goods", good), ()) for good in goods]
    found.append(((*way, "uses_extra_action"), ()))
    return found


def _offer(
    city: City, author: Seat, terms: Terms | Intent | None, canvas: Canvas, place: i64
) -> i64:
    """An offer, or the place of one that is not there."""
    if not isinstance(terms, Terms):
        place = canvas.lay(place, 0)
        place = canvas.lay(place, -1)
        return canvas.all(place, 0, GOODS + 2)
    place = canvas.lay(place, author)
    place = canvas.lay(place, terms.target)
    place = canvas.lay(place, terms.money)
    for count in terms.goods:
        place = canvas.lay(place, count)
    return canvas.lay(place, 1 if terms.extra else 0)


def _window(city: City, there: bool, canvas: Canvas, place: i64) -> None:
    place = canvas.lay(place, 1 if there else 0)
    place = canvas.lay(place, city.performer if there else 0)
    place = canvas.lay(place, city.building if there else -1)
    place = canvas.lay(place, 1 if there and city.performed else 0)
    place = canvas.lay(place, 1 if there and city.small_used else 0)
    canvas.lay(place, city.giving if there else 0)


def _scores(city: City) -> list[int]:
    found = [1]
    for score in standings(city).scores:
        found.append(score.total)
        found += [score.parts[name] for name in SCORED]
    return found


def _discs(city: City) -> list[int]:
    """By space: one on each space left, the rest where the tower stands (GN-303, GN-710)."""
    found = [0] * len(city.board.names)
    for number in range(len(city.way)):
        space = city.way[number]
        if not city.lifted >> space & 1:
            found[space] = DISCS - number if number == len(city.way) - 1 else 1
    return found


def _specials(city: City, seat: Seat) -> list[int]:
    """GN-R17: kinds may be hidden."""
    found: list[int] = []
    for other in range(city.seats):
        if city.house.hidden_specials and other != seat:
            found += [0] * (1 + SPECIALS)
        else:
            found.append(1)
            found += city.specials_of(other)
    return found
