"""How a merchant decides at a Genoa table.

Active, it leads the tower where its own action, sales and messages promise most, hears offers
before it decides, and asks for what the market has paid before. Else it bids a share of what an
action is worth to it, and more when it is asked or outbid, up to the point where it stops paying.
"""

from random import Random

from fondaco.games.genoa.bot.bidding import Bidder, value_of
from fondaco.games.genoa.bot.markers import best_markers
from fondaco.games.genoa.bot.prices import Prices
from fondaco.games.genoa.bot.route import Route
from fondaco.games.genoa.bot.values import Outlook
from fondaco.games.genoa.bot.window import work
from fondaco.games.genoa.components import BUILDINGS, GOODS, START
from fondaco.games.genoa.concluding import PICK_CARD
from fondaco.games.genoa.deals import refuse_deal
from fondaco.games.genoa.decisions import ACCEPT, LAPSE, MASKS, TAKE
from fondaco.games.genoa.floors import AGAIN, OPEN_FLOOR, may_act, offer_id, offers
from fondaco.games.genoa.rules import Genoa
from fondaco.games.genoa.state import (
    CLAIM,
    DECIDE,
    MARKERS,
    MOVE_DECIDE,
    MOVE_OFFERS,
    MOVE_OPEN,
    OFFERS,
    OPEN,
    PICK,
    START_PHASE,
    WINDOW,
    City,
)
from fondaco.games.genoa.tower import END_MOVEMENT, MOVE, PLAY_START, ROLL, moves
from fondaco.games.genoa.words import Again, Ask, Bundle, OpenFloor
from fondaco.table.contract import Game, State
from fondaco.table.verbs import ARGUMENT, KIND
from fondaco.table.words import Action, Event, Seat

HEAR = 60.0  # no price is above this
ABOVE = 1.3  # what is asked at first, in prices that were paid
HELD, SPARED = 14.0, 8.0  # what a good may be worth to one who holds one, or several
NEEDED = 8.0  # so much more it must be worth to who asks for it
RAISE = 1.3  # what is asked of the best bidder


class Mind:
    """One merchant at one table: what he has heard, and how he decides."""

    def __init__(self, game: Game, seat: Seat, generator: Random) -> None:
        self.seat = seat
        self.generator = generator
        assert isinstance(game, Genoa)
        self._game = game
        self.prices = Prices(game.parts, seat)
        self._outlook: Outlook | None = None
        self._basis: tuple[object, ...] = ()
        self._wanted: list[list[float]] | None = None
        """By seat: what each building's action may be worth to it, by the same basis."""
        self._bidder = Bidder(self.prices, seat)

    def hear(self, event: Event) -> None:
        self.prices.hear(event)

    def anew(self) -> "Mind":
        """One who has heard nothing yet, for a table that is only imagined."""
        return Mind(self._game, self.seat, self.generator)

    def decide(self, state: State) -> Action | None:
        """An action, or None to leave it to the appraisal; `state` is one the view allows."""
        assert isinstance(state, City)
        action = self._decide(state)
        if action is not None and state.check(self.seat, action) is not None:
            return None
        return action

    def _decide(self, city: City) -> Action | None:
        seat, phase = self.seat, city.phase
        outlook = self._look(city)
        codes = city.choices(seat)
        if phase in (OFFERS, MOVE_OFFERS) and seat != city.active:
            return self._bidder.answer(city, outlook)
        code: int | None = None
        if phase == WINDOW:
            code = work(city, outlook, codes)
        elif phase == MARKERS:
            code = best_markers(city, outlook, codes)
        elif phase == CLAIM:
            code = codes[-1]
        elif phase == PICK:
            code = min(codes, key=lambda c: outlook.loses(c - PICK_CARD.base))
        elif phase == START_PHASE:
            code = self._start(city, outlook)
        elif phase == OPEN:
            return self._open(city, outlook, codes)
        elif phase == MOVE_OPEN:
            return self._move_open(city, outlook, codes)
        elif phase in (DECIDE, MOVE_DECIDE, OFFERS, MOVE_OFFERS):
            return self._choose(city, outlook, codes)
        return None if code is None else city.decode(seat, code)

    def _look(self, city: City) -> Outlook:
        """The same outlook, with all it has worked out, while nothing of its basis has changed."""
        seat = self.seat
        hand = tuple(card for card, where in enumerate(city.where) if where == seat)
        basis = (
            city.turn,
            city.round,
            city.phase == START_PHASE,
            city.visited,
            hand,
            tuple(city.goods),
            tuple(city.special),
            tuple(city.reserve),
            tuple(city.owner),
            tuple(city.down),
            tuple(city.up),
            tuple(city.smalls),
            tuple(city.delivered),
        )
        if self._outlook is None or basis != self._basis:
            self._outlook, self._basis = self._view_of(city), basis
            self._wanted = None
        return self._outlook

    def _view_of(self, city: City) -> Outlook:
        return Outlook(city, self.seat, self.prices.visits(city.seats))

    # -- the active player --

    def _route(self, city: City, outlook: Outlook) -> Route:
        if self._wanted is None:
            self._wanted = []
            for other in range(city.seats):
                theirs = outlook if other == self.seat else Outlook(city, other)
                self._wanted.append([theirs.action(b) for b in range(BUILDINGS)])
        return Route(city, outlook, self.prices, self._wanted)

    def _start(self, city: City, outlook: Outlook) -> int:
        """Dice, or the card where it beats them by more than the card is worth."""
        if not outlook.held[START]:
            return ROLL.base
        route = self._route(city, outlook)
        by_space = [route.start(space) for space in range(len(city.board.names))]
        cells = [space for row in city.board.grid for space in row]
        rolled = sum(by_space[space] for space in cells) / len(cells)
        best = max(range(len(by_space)), key=lambda space: (by_space[space], -space))
        if by_space[best] - rolled > self._kept(outlook):
            return PLAY_START.code(best)
        return ROLL.base

    def _kept(self, outlook: Outlook) -> float:
        """What a start card is kept for: nothing, where no turn is left to play it."""
        later = outlook.own_turns - 1.0 >= outlook.held[START]
        return outlook.special(START, -1) if later else 0.0

    def _open(self, city: City, outlook: Outlook, codes: list[int]) -> Action | None:
        """The current building before anybody was heard."""
        seat, here = self.seat, city.at()
        route = self._route(city, outlook)
        if OPEN_FLOOR.base not in codes:
            return self._choose(city, outlook, codes)
        if codes[0] >> KIND == TAKE.kind:
            takes = self._taking(city, route)
            sells = route.sold(here, HEAR) + self._rest(city, route, route.acts, route.buyers - 1)
            if takes > sells:
                return city.decode(seat, codes[0])
        return OpenFloor(self._ask(city, here, self._hoped(outlook, here)))

    def _move_open(self, city: City, outlook: Outlook, codes: list[int]) -> Action | None:
        """Before a move: who wants the tower where?"""
        route = self._route(city, outlook)
        if not route.buyers and sum(city.reserve) == sum(city.markers_of(self.seat)):
            return self._choose(city, outlook, codes)  # nobody to pay for an action or a street
        near = [space for space in moves(city) if space < BUILDINGS]
        if not near or not route.buyers:
            return OpenFloor()
        put = route.now_put()
        best = max(
            near,
            key=lambda s: route.stop(
                s, city.visited, route.left() - 1, route.acts, route.buyers, put
            ),
        )
        return OpenFloor(self._ask(city, best, self._hoped(outlook, best)))

    def _hoped(self, outlook: Outlook, building: int) -> float:
        """What is asked at first: more than was paid before, nearer to what it might be worth."""
        return (ABOVE * self.prices.mean(building) + outlook.yields(building)) / 2

    def _ask(self, city: City, target: int, price: float) -> Ask | None:
        if city.variant:
            return None  # money alone would be refused (GN-907)
        step = city.parts.step
        money = max(step, round(price / step) * step)
        wanted = self._needed(city)
        if wanted is not None:
            seat, good, worth = wanted
            rest = max(0, round((price - worth) / step) * step)
            goods = {city.parts.goods[good]: 1}
            return Ask(city.board.names[target], seat, Bundle(rest, goods))
        return Ask(city.board.names[target], price=Bundle(money))

    def _needed(self, city: City) -> tuple[Seat, int, float] | None:
        """A good that would be worth much to us, one who has it and may act, and its worth."""
        outlook = self._look(city)
        best: tuple[float, Seat, int] | None = None
        for good in range(GOODS):
            gain = outlook.with_goods([good])
            for other in range(city.seats):
                have = city.goods[other * GOODS + good]
                if other == self.seat or not have or not may_act(city, other):
                    continue
                surplus = gain - (SPARED if have > 1 else HELD)
                if surplus > NEEDED and (best is None or surplus > best[0]):
                    best = surplus, other, good
        return None if best is None else (best[1], best[2], outlook.with_goods([best[2]]))

    def _rest(self, city: City, route: Route, acts: int, buyers: int) -> float:
        """What comes after this building."""
        return route.ahead(
            city.at(), city.visited, route.left(), acts, max(0, buyers), route.now_put()
        )

    def _taking(self, city: City, route: Route) -> float:
        rest = self._rest(city, route, route.acts - 1, route.buyers)
        return route.take(city.at(), route.acts) + rest

    def _choose(self, city: City, outlook: Outlook, codes: list[int]) -> Action | None:
        """Take, sell, move, end or let lapse: what promises most; or ask for more first."""
        route = self._route(city, outlook)
        best, chosen = -1e9, -1
        for code in codes:
            if code in (AGAIN.base, OPEN_FLOOR.base):
                continue
            value = self._value(city, outlook, route, code)
            if value > best:
                best, chosen = value, code
        if AGAIN.base in codes:
            ask = self._haggle(city, chosen)
            if ask is not None:
                return Again(ask)
        if chosen < 0:
            return None
        return city.decode(self.seat, chosen)

    def _value(self, city: City, outlook: Outlook, route: Route, code: int) -> float:
        acts, buyers, put = route.acts, route.buyers, route.now_put()
        kind, space = code >> KIND, code & ARGUMENT
        if kind == TAKE.kind:
            return self._taking(city, route)
        if kind == LAPSE.kind:
            return self._rest(city, route, acts, buyers)
        if kind == END_MOVEMENT.kind:
            return put
        if kind == MOVE.kind:
            heard = None if city.floor is None else self._best_price(city, outlook, space)
            return route.stop(space, city.visited, route.left() - 1, acts, buyers, put, heard)
        if kind != ACCEPT.kind:
            return -1e9
        target, mask = divmod(code & ARGUMENT, MASKS)
        gain = 0.0
        for author in range(city.seats):
            if mask >> author & 1:
                assert city.floor is not None
                proposal = city.floor.book.find(offer_id(city, author, target))
                assert proposal is not None
                price = value_of(outlook, proposal.terms)  # type: ignore[arg-type]
                if target < BUILDINGS:
                    gain += route.sold(target, price, author)
                else:
                    gain += price * (1.0 - 0.5 * route.harm(author))
        current = target == city.way[-1]
        visited, left = city.visited, route.left()
        if not current:
            gain += route.letters(target, visited)
            visited, left = visited | 1 << target, left - 1
            put = route.put(target, put)
        if target < BUILDINGS:
            buyers = max(0, buyers - 1)
        return gain + route.ahead(target, visited, left, acts, buyers, put)

    def _best_price(self, city: City, outlook: Outlook, target: int) -> float:
        """The best offer that stands for a target."""
        standing = [p.terms for p in offers(city) if p.terms.target == target]
        return max([0.0, *(value_of(outlook, terms) for terms in standing)])

    def _haggle(self, city: City, chosen: int) -> Ask | None:
        """Ask for more, once, where several would buy or more has been paid before."""
        floor = city.floor
        if floor is None or floor.round > 1 or chosen >> KIND != ACCEPT.kind or city.variant:
            return None
        target = (chosen & ARGUMENT) // MASKS
        if target >= BUILDINGS:
            return None
        standing = [p for p in offers(city) if p.terms.target == target]
        standing = [p for p in standing if refuse_deal(city, [p]) is None]
        best = max(p.terms.money for p in standing)
        if not best or (best >= self.prices.mean(target) and len(standing) == 1):
            return None
        return self._ask(city, target, max(best * RAISE, best + city.parts.step))
