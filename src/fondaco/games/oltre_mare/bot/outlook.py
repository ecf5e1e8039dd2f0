"""What cards, runs, markers and hands are worth to a merchant of Oltre Mare, in ducats."""

from itertools import combinations, permutations
from typing import Final

from fondaco.games.oltre_mare.bot.weights import Weights
from fondaco.games.oltre_mare.pieces import (
    COMPASS,
    FAVOURABLE_MARKET,
    FIGHT_PIRATES,
    GOODS,
    IMPORTANT_DEAL,
    LOCAL_AUTHORITY,
    SMOOTH_SAILING,
)
from fondaco.games.oltre_mare.state import Sea
from fondaco.games.oltre_mare.voyage import row
from fondaco.table.words import Seat

MOST_CARDS: Final = 6  # of a hand that a plan considers
NEXT = 0.55  # continuing the run with cards in hand, next turn
OPEN = 0.2  # continuing it with cards one has not got
LATER = 0.35  # a run in hand that does not fit the top of the pile
EFFECTS = {
    COMPASS: 0.0,
    FIGHT_PIRATES: 1.6,
    FAVOURABLE_MARKET: 0.8,
    LOCAL_AUTHORITY: 1.2,
    IMPORTANT_DEAL: 2.2,
    SMOOTH_SAILING: 1.2,
}
FETCHED = 1.6  # what the marker does that a compass fetches
SOON, LONG = 0.3, 1.7  # turns to come that make a load useless, and more that make it all it is


def turns_left(sea: Sea, weights: Weights) -> float:
    """How many turns each seat may still have after this one."""
    return sea.deck / (weights.per_turn * sea.seats)


class Outlook:
    """What the hands a seat might have are worth to it, remembered while nothing else changes."""

    def __init__(self, sea: Sea, seat: Seat, weights: Weights) -> None:
        self.sea = sea
        self.seat = seat
        self.weights = weights
        parts = sea.parts
        self.sequences = [parts.sequence(good, sea.house.sugar) for good in range(GOODS)]
        pile = sea.cargo[seat]
        self.top = pile[-1]
        self.good = parts.good[self.top]
        self.run = 1
        while self.run < len(pile) and parts.good[pile[-1 - self.run]] == self.good:
            self.run += 1
        self.load = parts.load[self.top]
        self.waits = seat != sea.active
        self.live = sea.live[seat]
        # Cards kept for later are worth the less the nearer the end is.
        turns = turns_left(sea, weights)
        self.future = min(1.0, turns)
        # A large load pays while there are cards to be had for it.
        self._loads = weights.load * max(0.0, min(1.0, (turns - SOON) / LONG))
        self._held, self._beyond = weights.held, weights.beyond
        self._overflow = weights.overflow if sea.seats > 2 else weights.overflow_of_two
        self.stops = [0.0] + [self._best_stop(steps) for steps in (1, 2, 3, 4)]
        self._known: dict[tuple[int, ...], tuple[float, tuple[int, ...]]] = {}

    def _best_stop(self, steps: int) -> float:
        ends = self.sea.parts.trips(self.sea.ship[self.seat], steps)
        gain = max((self.stop(port) for port in ends), default=0.0)
        return gain - self.effect(self.live)

    def stop(self, port: int) -> float:
        """What stopping at a port brings."""
        kind = self.sea.marker[port]
        if kind < 0:
            return 0.0
        effect = FETCHED if kind == COMPASS else self.effect(kind)
        return self.weights.marker + effect

    def effect(self, marker: int) -> float:
        """An active marker, for the turns to come."""
        return EFFECTS.get(marker, 0.0) * self.future

    def run_value(self, good: int, cards: int) -> int:
        sequence = self.sequences[good]
        return sequence[min(cards, len(sequence)) - 1] if cards else 0

    def hand(self, cards: list[int]) -> float:
        """What a hand is worth when it is played as well as possible in the seat's next turn."""
        value = self.best(tuple(cards))[0]
        if not self.waits:
            return value
        # OM-203: what is above the lions then goes to the pirates.
        excess = max(0, len(cards) - self.sea.parts.lions[self.top])
        return value * self.future - self._overflow * excess

    def waiting(self, cards: list[int]) -> float:
        """What a hand promises to somebody whose turn has just ended."""
        return self._next(self.top, self.good, self.run, tuple(cards), 0)

    def best(self, cards: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
        """The value of a hand and the set of cards to play from it."""
        known = self._known.get(cards)
        if known is None:
            known = self._known[cards] = self._search(cards)
        return known

    def _search(self, cards: tuple[int, ...]) -> tuple[float, tuple[int, ...]]:
        missing = self.load - len(cards)
        if missing >= 0:
            short = self.weights.short - self.weights.unknown * self._another(cards)
            return self.play(cards, ()) - short * missing, cards
        chosen = self._likely(cards)
        best, played = -1e9, chosen[: self.load]
        for some in combinations(chosen, self.load):
            rest = tuple(card for card in cards if card not in some)
            value = self.play(some, rest)
            if value > best:
                best, played = value, some
        return best, played

    def _another(self, cards: tuple[int, ...]) -> float:
        """What one icon more of ducats and of pirates would bring beside these cards."""
        parts, icons = self.sea.parts, 0
        for card in cards:
            icons += parts.icons[card]
        ducats, pirates = (icons & 255) + (self.live == IMPORTANT_DEAL), icons >> 8 & 255
        value = row(parts.earnings, ducats + 1) - row(parts.earnings, ducats)
        if self.live != FIGHT_PIRATES:
            value -= row(parts.stolen, pirates + 1) - row(parts.stolen, pirates)
        return float(value)

    def _likely(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """The cards of a large hand that may be worth playing: those that make runs."""
        if len(cards) <= MOST_CARDS:
            return cards
        good = self.sea.parts.good
        counts = [0] * GOODS
        for card in cards:
            counts[good[card]] += 1

        def merit(card: int) -> float:
            kind = good[card]
            before = self.run if kind == self.good else 0
            return self.run_value(kind, before + counts[kind]) / counts[kind] - self.run_value(
                kind, before
            )

        best = sorted(cards, key=lambda card: (-merit(card), card))[: max(MOST_CARDS, self.load)]
        return tuple(sorted(best))

    def play(self, some: tuple[int, ...], rest: tuple[int, ...]) -> float:
        """Playing these cards and keeping those."""
        parts = self.sea.parts
        icons = 0
        for card in some:
            icons += parts.icons[card]
        value = float(row(parts.earnings, (icons & 255) + (self.live == IMPORTANT_DEAL)))
        if self.live != FIGHT_PIRATES:
            value -= row(parts.stolen, icons >> 8 & 255)
        drawn = row(parts.drawn, icons >> 16 & 255)
        ships = icons >> 24
        if ships:
            value += self.stops[min(ships, 4)]
            if self.live == SMOOTH_SAILING:
                value += ships
        if not some:
            return value + self._next(self.top, self.good, self.run, rest, drawn)
        return value + max(self.stack(top, some, rest, drawn) for top in some)

    def stack(self, top: int, some: tuple[int, ...], rest: tuple[int, ...], drawn: int) -> float:
        """Loading cards with one of them on top: old run first, the top's own kind last."""
        good = self.sea.parts.good
        counts = [0] * GOODS
        for card in some:
            counts[good[card]] += 1
        kind, value = good[top], 0
        for other, count in enumerate(counts):
            if not count or other == kind:
                continue
            if other == self.good:
                value += self.run_value(other, self.run + count) - self.run_value(other, self.run)
            else:
                value += self.run_value(other, count)
        own = counts[kind]
        if kind != self.good:
            run = own
            value += self.run_value(kind, own)
        elif own == len(some):
            run = self.run + own
            value += self.run_value(kind, run) - self.run_value(kind, self.run)
        else:  # either all of them anew, or all but the top one onto the old run
            old = self.run_value(kind, self.run + own - 1) - self.run_value(kind, self.run)
            apart = old + self.run_value(kind, 1)
            anew = self.run_value(kind, own)
            run = own if anew >= apart else 1
            value += max(anew, apart)
        return value + self._next(top, kind, run, rest, drawn)

    def _next(self, top: int, kind: int, run: int, rest: tuple[int, ...], drawn: int) -> float:
        """What the next turn promises with this card on top and these in hand."""
        parts = self.sea.parts
        counts = [0] * GOODS
        for card in rest:
            counts[parts.good[card]] += 1
        here = self.run_value(kind, run)
        value = NEXT * (self.run_value(kind, run + counts[kind]) - here)
        value += OPEN * (self.run_value(kind, run + counts[kind] + 1) - here)
        for other, count in enumerate(counts):
            if count and other != kind:
                value += LATER * self.run_value(other, count)
        size = len(rest) + drawn
        held = min(size, parts.lions[top])
        value += self._held * held - self.weights.missing * max(0, parts.load[top] - size)
        value += self._loads * parts.load[top]
        if self.live == LOCAL_AUTHORITY:
            value += 0.7 * max(0, parts.lions[top] - 3)
        beyond = self._beyond * self.future - self._overflow
        return value * self.future + beyond * max(0, size - held)

    def order(self, cards: list[int], rest: tuple[int, ...]) -> tuple[int, ...]:
        """The best way to load played cards, from the bottom up."""
        best, found = -1e9, tuple(cards)
        pile = self.sea.cargo[self.seat]
        good = self.sea.parts.good
        for way in permutations(cards):
            run, kind, value = self.run, self.good, 0
            for card in way:
                if good[card] == kind:
                    value += self.run_value(kind, run + 1) - self.run_value(kind, run)
                    run += 1
                else:
                    kind, run = good[card], 1
                    value += self.run_value(kind, 1)
            worth = value + self._next(way[-1] if way else pile[-1], kind, run, rest, 0)
            if worth > best:
                best, found = worth, way
        return found
