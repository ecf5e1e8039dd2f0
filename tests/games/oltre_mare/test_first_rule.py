"""Law 6: of all rules that refuse an action, the first in catalogue order is named.

`objections` lists them anew, rule by rule, without the engine's checks.
"""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from fondaco.games.oltre_mare.rules import OltreMareState
from fondaco.games.oltre_mare.words import (
    Accept,
    Buy,
    Call,
    ChooseColour,
    Counter,
    Discard,
    EndTrade,
    Icons,
    Jump,
    Load,
    Offer,
    OltreMareView,
    Pass,
    Play,
    Propose,
    Refuse,
    Sail,
    Take,
    Withdraw,
)
from fondaco.table.blanks import things
from fondaco.table.catalogue import catalogue
from fondaco.table.chance import RandomChance
from fondaco.table.titles import find_title, open_game
from fondaco.table.words import Action
from tests.games.oltre_mare.tables import do, refused, table
from tests.table.interrogation import random_action

CARDS = {card["id"]: card for card in open_game("oltre-mare").components["cards"]["list"]}
ROUTES = {
    route["id"]: {route["a"], route["b"]}
    for route in open_game("oltre-mare").components["map"]["routes"]
}
PORTS = [port["id"] for port in open_game("oltre-mare").components["map"]["ports"]]
GOODS = {good["id"]: good["count"] for good in open_game("oltre-mare").components["goods"]["list"]}
COLOURS = [one["id"] for one in open_game("oltre-mare").components["merchants"]["list"]]
BOOK = catalogue(find_title("oltre-mare"))
ORDER = [rule.id for rule in BOOK.rules] + [ruling.id for ruling in BOOK.rulings]
LATER = ("play", "sail", "compass", "load")


def offer(table: OltreMareView, number: int) -> Offer | None:
    return next((one for one in table.offers if one.id == number), None)


class Court:
    """Everything the catalogue holds against an action, from what the views say."""

    def __init__(self, state: OltreMareState, seat: int) -> None:
        self.state = state
        self.seat = seat
        seen = state.view(seat)
        assert isinstance(seen, OltreMareView)
        self.seen = seen
        self.hand = set(seen.hand or ())
        self.mine = seat == seen.active
        self.phase = seen.phase
        self.gifts = state.house.gifts
        self.most_debt = -20 if state.house.least_ducats else 0

    def objections(self, action: Action) -> set[str]:
        found: set[str] = set()
        for rule, refuses in self._asked(action):
            if refuses:
                found.add(rule)
        return found

    def _asked(self, action: Action) -> Iterator[tuple[str, bool]]:
        seen = self.seen
        match action:
            case ChooseColour():
                chosen = seen.colours
                setting_up = self.phase == "colours"
                yield "OM-108", action.colour not in COLOURS
                yield "OM-108", setting_up and action.colour in chosen
                yield "OM-108", setting_up and chosen[self.seat] is not None
                yield "OM-201", not setting_up
            case Discard():
                yield "OM-201", not self.mine or self.phase != "sea"
                yield "OM-204", action.card not in self.hand
            case Propose():
                yield from self._trading()
                ends = (self.seat, action.to)
                between = self.seat != action.to and seen.active in ends
                between = between and 0 <= action.to < seen.seats
                yield "OM-302", not between
                if between:
                    yield from self._terms(action, action.to)
                    yield "OM-R20", any({o.author, o.addressee} == set(ends) for o in seen.offers)
                yield "OM-R20", seen.budgets[self.seat] < 1
            case Counter():
                yield from self._trading()
                found = offer(seen, action.proposal)
                addressed = found is not None and found.addressee == self.seat
                yield "OM-304", not addressed
                yield from self._own_cards(action.sealed)
                yield from self._asked_for(action.get)
                if found is not None and addressed:
                    yield from self._terms(action, found.author)
                yield "OM-R20", seen.budgets[self.seat] < 1
            case Accept():
                yield from self._trading()
                yield from self._own_cards(action.cards)
                found = offer(seen, action.proposal)
                addressed = found is not None and found.addressee == self.seat
                yield "OM-304", not addressed
                if found is not None and addressed and set(action.cards) <= set(CARDS):
                    goods = sorted(CARDS[card]["good"] for card in action.cards)
                    yield "OM-306", goods != sorted(found.get)
            case Refuse():
                yield from self._trading()
                found = offer(seen, action.proposal)
                yield "OM-304", found is None or found.addressee != self.seat
            case Withdraw():
                # At any time while it stands, so also while a pile is searched.
                yield "OM-201", self.phase in ("colours", "sea", "over")
                found = offer(seen, action.proposal)
                yield "OM-304", found is None or found.author != self.seat
            case Call():
                yield from self._trading()
                yield "OM-201", not self.mine
                yield "OM-308", not set(action.wishes) <= set(self._goods_here())
                yield "OM-308", len(action.wishes) > len(GOODS)
                yield "OM-R20", seen.call is not None or seen.budgets[self.seat] < 1
            case Pass():
                yield "OM-201", self.mine or seen.call is None or self.phase != "trade"
            case Buy():
                yield from self._trading()
                yield "OM-201", not self.mine
                yield "OM-314", seen.bought >= 4
                empty = seen.deck_size == 0
                if action.source == "pirates":
                    empty = not seen.pirate_sizes[self.seat]
                yield "OM-321", empty
            case Take():
                yield "OM-201", not self.mine or self.phase != "search"
                pile = self.state.names([c for c in self.state.piles[self.seat] if c >= 0])
                yield "OM-313", action.card not in pile
            case EndTrade():
                yield "OM-201", not self.mine or self.phase != "trade"
                if self.mine:
                    stuck = not self._sources() or seen.bought >= 4
                    yield "OM-322", len(self.hand) < self._load() and not stuck
            case Play():
                yield "OM-201", not self.mine or self.phase != "play"
                yield "OM-401", action.card not in self.hand - set(seen.picked or ())
            case Sail():
                yield "OM-201", not self.mine or self.phase != "sail"
                if self.mine and self.phase == "sail":
                    yield from self._trip(action)
            case Jump():
                yield "OM-201", not self.mine or self.phase != "compass"
                yield "OM-711", action.port is not None and action.port not in PORTS
                yield "OM-712", seen.markers.get(action.port or "") == "compass"
            case Load():
                yield "OM-201", not self.mine or self.phase != "load"
                yield "OM-501", action.card not in seen.played

    def _trading(self) -> Iterator[tuple[str, bool]]:
        yield "OM-201", self.phase in ("colours", "sea", "search", "over")
        yield "OM-325", self.phase in LATER

    def _own_cards(self, cards: tuple[str, ...]) -> Iterator[tuple[str, bool]]:
        yield "OM-303", not set(cards) <= self.hand or len(set(cards)) < len(cards)

    def _asked_for(self, goods: tuple[str, ...]) -> Iterator[tuple[str, bool]]:
        here = self._goods_here()
        yield "OM-303", any(goods.count(good) > here.get(good, 0) for good in goods)

    def _goods_here(self) -> dict[str, int]:
        if self.seen.seats > 2:
            return GOODS
        return {good: count for good, count in GOODS.items() if good != "grain"}

    def _terms(self, action: Propose | Counter, to: int) -> Iterator[tuple[str, bool]]:
        seen = self.seen
        yield from self._own_cards(action.sealed)
        yield "OM-303", len(action.get) > seen.hand_sizes[to]
        yield from self._asked_for(action.get)
        pays, asks = action.give_ducats, action.get_ducats
        gives, gets = bool(action.sealed or pays), bool(action.get or asks)
        yield "OM-305", pays < 0 or asks < 0 or bool(pays and asks)
        yield "OM-305", not (gives or gets) if self.gifts else not (gives and gets)
        if action.give is not None and set(action.sealed) <= set(CARDS):
            goods = sorted(CARDS[card]["good"] for card in action.sealed)
            yield "OM-306", sorted(action.give) != goods
        for rule, said, about in (
            ("OM-307", action.claims, action.sealed),
            ("OM-308", action.wishes, action.get),
        ):
            yield rule, bool(said) and len(said) != len(about)
            for icons in said:
                if icons is not None:
                    yield rule, len(icons.actions or ()) > 2
                    yield rule, not 0 <= (icons.lions or 0) <= 6
                    yield rule, not 0 <= (icons.load or 0) <= 4
        yield "OM-309", pays > 0 and seen.ducats[self.seat] - pays < self.most_debt
        yield "OM-309", asks > 0 and seen.ducats[to] - asks < self.most_debt
        active = seen.active
        if active is not None:
            change = len(action.get) - len(action.sealed)
            change = change if self.mine else -change
            goods_cards = seen.deck_size - seen.venice
            buyable = min(4 - seen.bought, goods_cards + seen.pirate_sizes[active])
            after = seen.hand_sizes[active] + buyable + change
            yield "OM-324", change < 0 and after < self._load()

    def _load(self) -> int:
        top = self.seen.cargo[self.seen.active or 0][-1]
        load: int = CARDS[top or ""]["load"]
        return load

    def _sources(self) -> bool:
        return bool(self.seen.deck_size or self.seen.pirate_sizes[self.seat])

    def _trip(self, action: Sail) -> Iterator[tuple[str, bool]]:
        here, used = self.seen.ships[self.seat], list(self.seen.sailed)
        yield "OM-410", not 0 < len(action.routes) <= self.seen.steps
        for route in action.routes:
            near = here in ROUTES.get(route, ())
            yield "OM-410", not near
            yield "OM-411", route in used
            used.append(route)
            if not near:
                return
            here = next(iter(ROUTES[route] - {here}))
        yield "OM-413", not self._can_sail(here, used, self.seen.steps - len(action.routes))

    def _can_sail(self, here: str, used: list[str], steps: int) -> bool:
        if steps < 1:
            return True
        return any(
            self._can_sail(next(iter(ends - {here})), [*used, route], steps - 1)
            for route, ends in ROUTES.items()
            if here in ends and route not in used
        )


def spoilt(random: Random, action: Action, others: list[Action]) -> Action:
    """An action with some of its fields taken from elsewhere or out of bounds."""
    data = msgspec.structs.asdict(action)
    for name in random.sample(sorted(data), min(len(data), random.randint(1, 3))):
        data[name] = random.choice(STRANGE.get(name, [data[name]]))
        lenders = [other for other in others if hasattr(other, name)]
        if lenders and random.random() < 0.5:
            data[name] = getattr(random.choice(lenders), name)
    return type(action)(**data)


HUGE = Icons(("ducats",) * 5000, 10**30, 10**30)
STRANGE: dict[str, list[object]] = {
    "to": [-1, 0, 1, 2, 9, 10**30],
    "card": ["g00", "g40", "g99", ""],
    "cards": [(), ("g00",), ("g40", "g40"), ("nothing",)],
    "sealed": [(), ("g00",), ("g40", "g40"), ("nothing",)],
    "give": [None, (), ("salt",), ("wine", "wine")],
    "get": [(), ("salt",), ("wine",) * 3, ("grain",), ("spices",) * 9, ("silk",) * 50],
    "give_ducats": [-1, 0, 3, 25, 10**30],
    "get_ducats": [-1, 0, 3, 25, 10**30],
    "claims": [(), (None,), (HUGE,), (Icons(("market",) * 2, 6, 4),), (Icons(lions=-1),)],
    "wishes": [(), (None,), (HUGE,), ("salt",), ("wine",) * 8, ("grain",), (Icons(load=5),)],
    "proposal": [0, 1, 5, 10**30],
    "routes": [(), ("r01",), ("r01", "r01"), ("r02", "r03", "r04"), ("x",)],
    "port": [None, "venezia", "rodi", "genova"],
    "colour": ["red", "pink"],
}


def fits(action: Action) -> bool:
    """Whether what was spoilt has still the shape of an action."""
    try:
        msgspec.convert(msgspec.to_builtins(action), type(action))
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.rule("OM-201", "OM-303", "OM-304", "OM-325", "OM-R20")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"pirate_purchase": "search", "trade_debt": "allowed"}),
        (5, {"gifts": "allowed", "offer_budget": "2"}),
    ],
)
def test_the_first_rule_that_refuses_is_named(seats: int, options: dict[str, str]) -> None:
    random = Random(seats)
    chance = RandomChance(random)
    game = open_game("oltre-mare", options)
    named: set[str] = set()
    met: list[Action] = [EndTrade(), Pass(), Call(), Buy("deck"), Buy("pirates")]
    met += [Sail(("r01",)), Jump("rodi"), Take("g01"), Discard("g02"), ChooseColour("blue")]
    state = game.deal(seats, chance)
    assert isinstance(state, OltreMareState)
    while state.actors():
        seat = random.choice(state.actors())
        action = random_action(game, state, seat, chance)
        met.append(action)
        for _ in range(4):
            speaker = random.choice([seat, random.randrange(seats)])
            tried = spoilt(random, random.choice(met[-30:]), met[-30:])
            if not fits(tried):
                continue
            refusal = state.check(speaker, tried)
            against = Court(state, speaker).objections(tried)
            first = min(against, key=ORDER.index, default=None)
            rule = None if refusal is None else refusal.rule
            assert rule == first, (tried, sorted(against, key=ORDER.index))
            named.add(rule or "")
        state.apply(seat, action, chance)
    assert len(named) > 12, named


@pytest.mark.rule("OM-303", "OM-304")
def test_a_counter_with_a_card_one_does_not_hold_breaks_that_rule_first() -> None:
    state = table(hands=["g00 g60", "g09"])
    assert refused(state, 0, Counter(7, ("g09",), get_ducats=1)) == "OM-303"
    assert refused(state, 0, Counter(7, ("g00",), get_ducats=1)) == "OM-304"


@pytest.mark.rule("OM-307", "OM-308", "OM-303")
def test_what_is_said_of_cards_is_bounded_by_what_exists() -> None:
    """A lie may be any card there could be, not five thousand icons."""
    state = table(hands=["g00 g60", "g09 g10"])
    for icons in (Icons(("ducats",) * 3), Icons(lions=7), Icons(load=5), Icons(lions=-1), HUGE):
        assert refused(state, 0, Propose(1, ("g60",), get=("silk",), claims=(icons,))) == "OM-307"
        assert refused(state, 0, Propose(1, ("g60",), get=("silk",), wishes=(icons,))) == "OM-308"
    do(state, 0, Propose(1, ("g60",), get=("silk",), claims=(Icons(("pirates",) * 2, 6, 4),)))


@pytest.mark.rule("OM-303", "OM-308")
def test_nobody_asks_for_goods_that_are_not_in_the_game() -> None:
    nine = "g10 g11 g12 g13 g14 g15 g16 g17 g18"
    state = table(seats=2, cargo=["g20", "g46"], hands=["g00", nine])
    assert refused(state, 0, Propose(1, ("g00",), get=("grain",))) == "OM-303"
    assert refused(state, 0, Propose(1, ("g00",), get=("spices",) * 9)) == "OM-303"
    assert refused(state, 0, Call(("grain",))) == "OM-308"
    for form in state.forms(0):
        for field in form.fields:
            assert "grain" not in things(field)


@pytest.mark.rule("OM-304", "OM-R15")
def test_a_proposal_may_be_withdrawn_while_a_pile_is_searched() -> None:
    """Its author may take it back at any time; answers wait until the search is over."""
    options = {"pirate_purchase": "search"}
    state = table(hands=["g00 g60", "g09", "g44"], pirates=["g01 g02"], options=options)
    do(state, 1, Propose(0, ("g09",), get_ducats=1))
    do(state, 0, Propose(2, ("g60",), get_ducats=1))
    do(state, 0, Buy("pirates"))
    assert state.legal(1) == [Withdraw(1)]
    assert state.legal(0) == [Withdraw(2), Take("g01"), Take("g02")]
    assert (state.legal(2), state.actors()) == ([], (0,))
    assert refused(state, 2, Refuse(2)) == "OM-201"
    assert refused(state, 2, Withdraw(1)) == "OM-304"
    do(state, 1, Withdraw(1), [])
    do(state, 0, Withdraw(2), [])
    assert not state.book.standing()
    do(state, 0, Take("g01"), [])
