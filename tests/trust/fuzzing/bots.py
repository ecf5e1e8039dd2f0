"""The bot protocol: whatever a program answers, its seat does something legal in time."""

import os
from random import Random

import msgspec

from fondaco.arena.process import ProcessBot
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game
from fondaco.table.titles import open_game
from fondaco.table.words import Seat
from tests.trust.fuzzing.target import Target


class Answered(ProcessBot):
    """A program that listens and says nothing; its answers come by a pipe of ours."""

    def __init__(self, game: Game, seat: Seat) -> None:
        super().__init__(game, seat, Random(1), "sh -c 'cat > /dev/null'")
        self._from, self._answers = os.pipe2(os.O_NONBLOCK)
        os.set_blocking(self._answers, True)
        self.said = b""

    def _write(self, text: bytes, end: float) -> None:
        super()._write(text, end)
        # What a pipe holds at once: an answer that is longer is cut, a flood has tests of its own.
        os.write(self._answers, self.said[:65536])

    def close(self) -> None:
        super().close()
        for pipe in (self._from, self._answers):
            if pipe >= 0:
                os.close(pipe)
        self._from = self._answers = -1


class Bots(Target):
    """One answer of a program, asked at a table of Genoa in play."""

    def __init__(self) -> None:
        self.game = open_game("genoa")
        self.random = Random(1)
        self.chance = RandomChance(self.random)
        self.state = self.game.deal(3, self.chance)
        self.bots: dict[Seat, Answered] = {}

    def seeds(self) -> list[bytes]:
        seat = self.state.actors()[0]
        made = [msgspec.json.encode(action) + b"\n" for action in self.state.legal(seat)[:6]]
        made += [msgspec.json.encode({"do": form.do}) + b"\n" for form in self.state.forms(seat)]
        return [*made, b"", b"\n", b"null\n", b'{"do":"pass"}\n']

    def bend(self, data: bytes, other: bytes, random: Random) -> bytes:
        bent = super().bend(data, other, random)
        return bent if random.random() < 0.1 else bent.replace(b"\n", b"") + b"\n"

    def answer(self, data: bytes) -> str:
        if not self.state.actors():
            self.state = self.game.deal(3, self.chance)
        seat = self.state.actors()[0]
        if seat not in self.bots:
            self.bots[seat] = Answered(self.game, seat)
        bot = self.bots[seat]
        bot.said, bot.lapses = data, 0
        # One that ends no line is waited for in vain, and gone then.
        ends = b"\n" in data[:65536]
        bot.seconds = 60.0 if ends else 0.1
        action = bot.decide(self.state.view(seat))
        if not ends:
            bot.close()
            del self.bots[seat]
        assert self.state.check(seat, action) is None, action
        self.state.apply(seat, action, self.chance)
        kind = msgspec.to_builtins(action)["do"]
        return f"{'lapses' if bot.lapses else 'acts'}: {kind}"

    def close(self) -> None:
        for bot in self.bots.values():
            bot.close()
