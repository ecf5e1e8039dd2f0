"""A table in play: folds actions into a state, writes the record, keeps the undo law."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from fondaco.table.audience import hears
from fondaco.table.chance import Chance, NotedChance, SeededChance
from fondaco.table.contract import Game, State
from fondaco.table.fairness import commit, mix
from fondaco.table.meta import check_seats
from fondaco.table.record import FORMAT, Header, Move, Record, Result, components_digest
from fondaco.table.step import Act, Told, take, without
from fondaco.table.titles import components_of
from fondaco.table.undo import Reach, Reaches, after_undo
from fondaco.table.words import Action, Event, Invalid, Refusal, Refused, Seat


class Step(NamedTuple):
    """One action of the table, its number among all that were ever done, and what it told."""

    move: Move
    act: Act
    told: list[Told]
    number: int


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


class Sitting:
    """A game being played at one table."""

    def __init__(self, game: Game, header: Header, chance: Chance) -> None:
        self.game = game
        self.header = header
        self._chance = chance
        self.dealt: list[Told] = []
        noted = NotedChance(chance)
        self.state = game.deal(
            len(header.seats),
            noted,
            lambda event, audience: self.dealt.append(Told(event, audience)),
            header.first,
        )
        self._deal = tuple(noted.results)
        self.steps: list[Step] = []
        self.undone = 0
        """How many actions were taken back so far."""
        self._reaches: Reaches = (Reach(),) * len(header.seats)
        self._before: dict[int, State] = {}  # by number: before what can still be taken back

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

    def act(self, seat: Seat, action: Action) -> list[Told]:
        """Do an action and return what it told; raises `Refused` or `Invalid`, changing nothing."""
        try:
            as_json = msgspec.json.decode(msgspec.json.encode(action))
            # What cannot be read again would make a record that does not hold.
            self.game.read_action(as_json)
        except UnicodeEncodeError as error:
            raise Invalid("action", f"{error.object[error.start]!r} is no character") from None
        except msgspec.ValidationError as error:
            raise Invalid.misshapen("action", error) from None
        number = len(self.steps) + self.undone
        taken = take(self.state, self._reaches, number, seat, action, self._chance)
        self._reaches = taken.reaches
        self._before[number] = self.state
        self._forget()
        move = Move(seat, as_json, taken.act.drew)
        self.steps.append(Step(move, taken.act, taken.told, number))
        self.state = taken.state
        return taken.told

    def _forget(self) -> None:
        """Drop the states before what nobody can take back any more."""
        held = {number for reach in self._reaches for number in reach.acts}
        self._before = {n: state for n, state in self._before.items() if n in held}

    def undo_refusal(self, seat: Seat) -> Refusal | None:
        """Why a seat may not take back its last action, or None."""
        return self._reaches[seat].refusal

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last action; it leaves no trace in the record.

        What others did since, unheard by this seat, stays: it is done again without that action.
        """
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise Refused(refusal)
        number = self._reaches[seat].acts[-1]
        index = next(at for at, step in enumerate(self.steps) if step.number == number)
        since = self.steps[index + 1 :]
        state, again = without(self._before[number], [step.act for step in since])
        steps = self.steps[:index]
        before = dict(self._before)
        for step, anew in zip(since, again, strict=True):
            if step.number in before:
                before[step.number] = anew.before
            steps.append(Step(step.move, step.act, anew.told, step.number))
        gone = self.steps[index].told
        heard = [any(hears(said.audience, ear) for said in gone) for ear in self._ears()]
        self._reaches = after_undo(self._reaches, seat, heard)
        self.steps, self.state, self._before = steps, state, before
        self.undone += 1
        self._forget()

    def _ears(self) -> range:
        return range(len(self.header.seats))

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
