"""A table in play: folds actions into a state, writes the record, keeps the undo law."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from fondaco.table.audience import hears
from fondaco.table.chance import Chance, NotedChance, SeededChance
from fondaco.table.contract import Game, State
from fondaco.table.fairness import commit, mix
from fondaco.table.record import FORMAT, Header, Move, Record, Result, components_digest
from fondaco.table.titles import check_seats, components_of
from fondaco.table.words import Action, Event, Invalid, Refusal, Refused, Seat, Tell


class Told(NamedTuple):
    """An event and who hears it."""

    event: Event
    audience: int


class Step(NamedTuple):
    """One action of the table and what it told."""

    move: Move
    told: list[Told]


def new_header(
    game: Game,
    names: Sequence[str],
    secret: bytes,
    contributions: Sequence[str] = (),
    first: Seat | None = None,
) -> Header:
    """The header of a new table."""
    check_seats(game.meta, len(names))
    if first is not None and not 0 <= first < len(names):
        raise Invalid("first", f"there is no seat {first}")
    digest = components_digest(game.components)
    own = digest != components_digest(components_of(game.meta))
    return Header(
        format=FORMAT,
        title=game.meta.slug,
        rules=game.meta.version,
        options=game.options,
        components=digest,
        seats=tuple(names),
        first=first,
        commitment=commit(secret),
        contributions=tuple(contributions),
        own_components=game.components if own else None,
    )


def undo_refusal(last: tuple[Seat, bool] | None, seat: Seat, undoable: bool) -> Refusal | None:
    """Why a seat may not take back the last action, or None.

    The law: one's own actions, until another seat acted, chance spoke or a secret was shown.
    `last` says who acted last and whether chance spoke.
    """
    if last is None:
        return Refusal("FO-UNDO", {"why": "nothing"})
    if last[0] != seat:
        return Refusal("FO-UNDO", {"why": "another"})
    if not undoable:
        return Refusal("FO-UNDO", {"why": "chance" if last[1] else "shown"})
    return None


class Sitting:
    """A game being played at one table."""

    def __init__(self, game: Game, header: Header, chance: Chance) -> None:
        self.game = game
        self.header = header
        self._chance = NotedChance(chance)
        self.dealt: list[Told] = []
        self.state = game.deal(
            len(header.seats), self._chance, self._teller(self.dealt), header.first
        )
        self._deal = tuple(self._chance.results)
        self.steps: list[Step] = []
        self._before: list[State] = []  # the states before the actions that can still be undone

    @staticmethod
    def open(
        game: Game,
        names: Sequence[str],
        secret: bytes,
        contributions: Sequence[str] = (),
        first: Seat | None = None,
    ) -> "Sitting":
        """Sit down at a new table whose luck follows from a secret and the contributions."""
        header = new_header(game, names, secret, contributions, first)
        return Sitting(game, header, SeededChance(mix(secret, list(contributions))))

    @staticmethod
    def _teller(into: list[Told]) -> Tell:
        return lambda event, audience: into.append(Told(event, audience))

    def act(self, seat: Seat, action: Action) -> list[Told]:
        """Do an action and return what it told; raises `Refused` and changes nothing."""
        refusal = self.state.check(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        before = self.state.copy()
        told: list[Told] = []
        self._chance.results = []
        self.state.apply(seat, action, self._chance, self._teller(told))
        as_json = msgspec.json.decode(msgspec.json.encode(action))
        move = Move(seat, as_json, tuple(self._chance.results))
        if self.steps and self.steps[-1].move.seat != seat:
            self._before.clear()
        if move.drew or any(said.event.final for said in told):
            self._before.clear()
        else:
            self._before.append(before)
        self.steps.append(Step(move, told))
        return told

    def undo_refusal(self, seat: Seat) -> Refusal | None:
        """Why a seat may not take back the last action, or None."""
        last = self.steps[-1].move if self.steps else None
        who = None if last is None else (last.seat, bool(last.drew))
        return undo_refusal(who, seat, bool(self._before))

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last action; it leaves no trace in the record."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Refused(refusal)
        self.steps.pop()
        self.state = self._before.pop()

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(step.move for step in self.steps)

    def heard(self, seat: Seat | None) -> list[list[Event]]:
        """What a seat has heard: the deal's events, then a list per action."""
        return [
            [said.event for said in told if hears(said.audience, seat)]
            for told in [self.dealt, *(step.told for step in self.steps)]
        ]

    def record(self, secret: bytes | None = None) -> Record:
        """The record so far; the secret is given away only when the game is over."""
        end = self.state.end_reason()
        standings = self.state.standings()
        return Record(
            self.header,
            self._deal,
            self.moves,
            None
            if end is None
            else Result(end, tuple(s.total for s in standings.scores), standings.ranks),
            None if end is None or secret is None else secret.hex(),
        )
