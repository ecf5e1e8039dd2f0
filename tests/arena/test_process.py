"""Bots in any language: the examples play whole games, and no program can hold up a table."""

import sys
from pathlib import Path
from random import Random

import pytest

from fondaco.arena.match import play_match
from fondaco.arena.process import ProcessBot
from fondaco.bots import check_bots, make
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Invalid

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
COMMANDS = {
    "last.py": f"{sys.executable} {EXAMPLES / 'last.py'}",
    "first.js": f"node {EXAMPLES / 'first.js'}",
    "lapse.sh": f"sh {EXAMPLES / 'lapse.sh'}",
}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_examples_play_whole_games(name: str) -> None:
    game = open_game("golden-horn")
    bots = [f"exec:{COMMANDS[name]}", "random"]
    first, second = (play_match(game, bots, 1, 0) for _ in range(2))
    assert first.end_reason is not None
    assert first == second


@pytest.mark.parametrize(("name", "number"), [("last.py", -1), ("first.js", 0)])
def test_an_example_chooses_by_itself(name: str, number: int) -> None:
    """It is asked, answers, and its answer is played: not one lapse."""
    game = open_game("golden-horn")
    bot = ProcessBot(game, 0, Random(0), COMMANDS[name])
    bot.seconds = 60.0  # a busy machine starts a program slowly
    chance = RandomChance(Random(0))
    state = game.deal(2, chance)
    for _ in range(20):
        seat = state.actors()[0]
        if seat == 0:
            action = bot.decide(state.view(0))
            assert action == state.legal(0)[number]
            state.apply(0, action, chance)
        else:
            state.choose(seat, state.choices(seat)[0], chance)
    assert bot.lapses == 0


def script(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text)
    return f"{sys.executable} {path}"


ROGUES = {
    "garbage": "for line in sys.stdin: print('{{{', flush=True)",
    "illegal": 'for line in sys.stdin: print(\'{"do":"conquer"}\', flush=True)',
    "deep": "for line in sys.stdin: print('[' * 100000, flush=True)",
    "silence": "for line in sys.stdin: pass",
    "deaf": "import time; time.sleep(1000)",
    "flood": "while True: print('x' * 1000)",
    "one endless line": "while True: sys.stdout.write('x' * 1000)",
    "death": "sys.exit(1)",
    "bytes": "for line in sys.stdin: sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()",
}


@pytest.mark.parametrize("manner", ROGUES)
def test_whatever_it_does_wrong_is_a_lapse(
    manner: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ProcessBot, "seconds", 0.5)
    game = open_game("golden-horn")
    state = game.deal(2, RandomChance(Random(0)))
    seat = state.actors()[0]
    bot = ProcessBot(game, seat, Random(0), script(tmp_path, f"import sys\n{ROGUES[manner]}\n"))
    for _ in range(3):
        assert bot.decide(state.view(seat)) == state.lapse(seat)
    assert bot.lapses == 3
    bot.close()


SECRET = "a purse of gold"
TRIES = {
    "read": "open({secret!r}).read()",
    "list": "os.listdir({folder!r})",
    "write": "open({folder!r} + '/new', 'w').write('x')",
    "temporary": "open('/tmp/fondaco-cell-test', 'w').write('x')",
    "connect": "socket.create_connection(('127.0.0.1', 9))",
    "listen": "socket.create_server(('127.0.0.1', 0))",
    "memory": "bytearray(2 << 30)",
}


@pytest.mark.parametrize("deed", TRIES)
def test_it_is_shut_in(deed: str, tmp_path: Path) -> None:
    """It answers with its last choice if the deed succeeds, with its first one if it is refused."""
    (tmp_path / "secret").write_text(SECRET)
    tried = TRIES[deed].format(secret=str(tmp_path / "secret"), folder=str(tmp_path))
    text = f"""
import json, os, socket, sys
try:
    {tried}
    at = -1
except (OSError, MemoryError):
    at = 0
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "decide":
        print(json.dumps(told["choices"][at]), flush=True)
"""
    game = open_game("golden-horn")
    state = game.deal(2, RandomChance(Random(0)))
    seat = state.actors()[0]
    legal = state.legal(seat)
    assert legal[0] != legal[-1]
    bot = ProcessBot(game, seat, Random(0), script(tmp_path, text))
    assert bot.decide(state.view(seat)) == legal[0]
    assert bot.lapses == 0
    bot.close()


def test_names_that_start_no_program() -> None:
    game = open_game("golden-horn")
    with pytest.raises(Invalid):
        check_bots(["exec:sh x.sh"])  # as the server asks
    with pytest.raises(Invalid):
        make("exec:sh x.sh", game, 0, Random(0))
    check_bots(["exec:sh x.sh"], guests=True)
    for command in ("exec:", "exec:no-such-program-here", "exec:sh 'open"):
        with pytest.raises(Invalid):
            make(command, game, 0, Random(0), guests=True)
