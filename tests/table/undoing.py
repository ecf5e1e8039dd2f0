"""The undo law under question: a seat's answer follows from what it has heard, and nothing else."""

from random import Random

import msgspec

from fondaco.bots import Bot, make
from fondaco.table.audience import hears
from fondaco.table.chance import NotedChance, RandomChance, RecordedChance
from fondaco.table.contract import Game
from fondaco.table.sitting import Sitting
from fondaco.table.step import Told
from fondaco.table.words import Action, Seat
from tests.table.interrogation import heard, play, random_action

SECRET = bytes(range(32))


def fork(table: Sitting, random: Random) -> Sitting:
    """The same table going its own way, with other luck."""
    other = Sitting(table.game, table.header, RecordedChance(list(table._deal)))
    other.state = table.state.copy()
    other.steps = table.steps.copy()
    other.undone = table.undone
    other._reaches = table._reaches
    other._before = table._before.copy()
    other._chance = NotedChance(RandomChance(random))
    return other


class Undoing:
    """Plays one game, with acts of those nobody waits for, and asks every seat what it may undo."""

    def __init__(self, game: Game, seats: int, seed: int, bot: str = "", every: int = 1) -> None:
        self.game = game
        self.random = Random(seed)
        self.chance = RandomChance(self.random)
        self.table = Sitting.open(game, [f"Player {n}" for n in range(seats)], SECRET)
        self.seats = range(seats)
        self.every = every
        self.bots: list[Bot] = [make(bot, game, s, self.random) for s in self.seats] if bot else []
        self.told_bots = 0
        self.unheard = 0
        """How many acts were met that some seat did not hear of."""
        self.kept = 0
        """How many of them stayed when that seat took something back."""
        self.taken_back = 0

    def run(self, most: int = 20_000) -> None:
        for ply in range(most):
            if not self.table.state.actors():
                return
            seat, action = self.next()
            if ply % self.every == 0:
                self.the_same_in_another_world(seat, action)
                self.unheard_acts_change_nothing()
                self.undo_leaves_no_trace()
            self.act(self.table, seat, action)

    def next(self) -> tuple[Seat, Action]:
        state = self.table.state
        if self.bots:
            for said in self.told():
                for seat, bot in enumerate(self.bots):
                    if hears(said.audience, seat):
                        bot.hear(said.event)
            seat = state.actors()[0]
            return seat, self.bots[seat].decide(state.view(seat))
        found = self.any_act(self.random.choice(self.seats)) if self.random.random() < 0.3 else None
        if found is not None:
            return found
        seat = self.random.choice(state.actors())
        return seat, random_action(self.game, state, seat, self.chance)

    def told(self) -> list[Told]:
        """What was told since the bots were last asked."""
        lists = [self.table.dealt, *(step.told for step in self.table.steps)]
        news = [said for told in lists[self.told_bots :] for said in told]
        self.told_bots = len(lists)
        return news

    def any_act(self, seat: Seat) -> tuple[Seat, Action] | None:
        """Something a seat may do, whether or not the table waits for it."""
        state = self.table.state
        if not state.legal(seat) and not state.forms(seat):
            return None
        if seat in state.actors():
            return seat, random_action(self.game, state, seat, self.chance)
        try:
            action = random_action(self.game, state, seat, self.chance)
        except (AssertionError, IndexError, KeyError, ValueError):
            return None  # nobody lapses where nobody is waited for
        return None if state.check(seat, action) is not None else (seat, action)

    def act(self, table: Sitting, seat: Seat, action: Action) -> None:
        """Do it, and ask what everybody may ask."""
        answers = [table.undo_refusal(ear) for ear in self.seats]
        views = [msgspec.json.encode(table.state.view(ear)) for ear in self.seats]
        told = [(said.event, said.audience) for said in table.act(seat, action)]
        drew = bool(table.moves[-1].drew)
        if drew or any(event.final.why for event, _ in told):
            own = [event for event in heard(told, seat) if event.final.why]
            assert drew or own, f"{action} showed or bound something and its seat was not told"
            assert table.undo_refusal(seat) is not None
        for ear in self.seats:
            if ear == seat:
                continue
            if heard(told, ear):
                refusal = table.undo_refusal(ear)
                assert refusal is not None and refusal.args == {"why": "another"}
                continue
            self.unheard += 1
            assert not drew, f"seat {ear} does not hear of {action}, which asked chance"
            assert table.undo_refusal(ear) == answers[ear], f"{action} is betrayed to seat {ear}"
            view = msgspec.json.encode(table.state.view(ear))
            assert view == views[ear], f"seat {ear} sees {action} and is not told"

    def unheard_acts_change_nothing(self) -> None:
        """Insert an act of each seat, and ask whoever does not hear of it.

        He is answered as before and may take back as before. The inserted act stays, as if it had
        been done without what he takes back.
        """
        for seat in self.seats:
            found = self.any_act(seat)
            if found is None:
                continue
            after = fork(self.table, self.random)
            self.act(after, *found)
            told = [(said.event, said.audience) for said in after.steps[-1].told]
            for ear in self.seats:
                if ear == seat or heard(told, ear) or after.undo_refusal(ear) is not None:
                    continue
                one, two = fork(after, self.random), fork(self.table, self.random)
                one.undo(ear)
                two.undo(ear)
                seen = msgspec.json.encode(two.state.view(ear))
                two.act(*found)
                assert one.state.position() == two.state.position()
                assert one.record() == two.record()
                assert msgspec.json.encode(one.state.view(ear)) == seen
                self.kept += 1

    def undo_leaves_no_trace(self) -> None:
        for seat in self.seats:
            if self.table.undo_refusal(seat) is not None:
                continue
            table = fork(self.table, self.random)
            mine = max(n for n, step in enumerate(table.steps) if step.move.seat == seat)
            action = self.game.read_action(table.moves[mine].action)
            last = mine == len(table.steps) - 1
            table.undo(seat)
            self.taken_back += 1
            assert table.state.check(seat, action) is None
            if last:
                table.act(seat, action)
                assert table.state.position() == self.table.state.position()
                assert table.record() == self.table.record()

    def the_same_in_another_world(self, seat: Seat, action: Action) -> None:
        """Resample what the seat cannot know: if it hears the same, it is answered the same."""
        real = fork(self.table, self.random)
        told, drew = play(real.state, seat, action, self.chance)
        for _ in range(2):
            world = self.game.imagine(self.table.state.view(seat), self.chance)
            also_told, also_drew = play(world, seat, action, self.chance)
            if heard(told, seat) == heard(also_told, seat):
                final = any(event.final.why for event, _ in told)
                also_final = any(event.final.why for event, _ in also_told)
                assert final == also_final, f"{action} shows or binds unheard by its seat"
                # A card taken from a closed pile is drawn only now if nobody has ever seen it. Its
                # buyer cannot know, and need not: the purchase is final in both worlds.
                assert final or bool(drew) == bool(also_drew), f"{action} asks chance unheard"
