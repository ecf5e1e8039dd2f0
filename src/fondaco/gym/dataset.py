"""Games between bots as a data set: Parquet files, a row for each decision, and a data card."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from fondaco.bots import make
from fondaco.gym.plan import Shape, shape_of
from fondaco.gym.sentences import VERB, Said, sentence, verb
from fondaco.gym.table import Question, Table, utilities
from fondaco.table.audience import hears
from fondaco.table.contract import Game
from fondaco.table.words import Action, Event, Invalid, Seat

FILE = "decisions.parquet"
CARD = "README.md"
ROWS = 2048
"""Rows that are written together."""
LONGEST = 20_000
"""Decisions of a game; one that is longer is left out."""

COLUMNS = {
    "game": (pa.int32(), "number of the game, from 0 on; seed and number give its luck"),
    "ply": (pa.int32(), "number of the decision within the game"),
    "seat": (pa.int8(), "who decides"),
    "bot": (pa.string(), "which bot sits there"),
    "observation": (pa.list_(pa.float32()), "the view of this seat as docs/environments.md has it"),
    "choices": (pa.int32(), "how many finite choices there were"),
    "choice": (pa.int32(), "which of them was taken, in canonical order; -1: a form was filled in"),
    "words": (pa.list_(pa.int32()), "the same as words of the environment; null where none say it"),
    "action": (pa.string(), "the action as JSON"),
    "utility": (pa.float32(), "what this seat gets at the end: 1 for a lone win, 0 in sum"),
    "score": (pa.int32(), "its points at the end"),
    "rank": (pa.int8(), "its rank at the end, 1 is best"),
}
SCHEMA = pa.schema([(name, kind) for name, (kind, _) in COLUMNS.items()])


class Wish(NamedTuple):
    """Which games."""

    game: Game
    bots: Sequence[str]
    games: int
    seed: int


class Count(NamedTuple):
    """What came of it."""

    games: int
    decisions: int
    wins: dict[int, float]
    lengths: tuple[int, int]
    forms: int


def write(wish: Wish, folder: Path, command: str) -> Count:
    """Play the games and write the files; `Invalid` if the folder already holds a data set."""
    target = folder / FILE
    if target.exists():
        raise Invalid("out", f"{target} is there already")
    folder.mkdir(parents=True, exist_ok=True)
    rows: list[dict[str, Any]] = []
    wins: Counter[int] = Counter()
    lengths: list[int] = []
    forms = 0
    partial = folder / f".{FILE}.partial"
    with pq.ParquetWriter(partial, SCHEMA, compression="zstd") as out:
        for number in range(wish.games):
            played = play(wish, number)
            if played is None:
                continue
            lengths.append(len(played))
            for row in played:
                forms += row["choice"] < 0
            ends = {row["seat"]: row["rank"] for row in played}
            winners = [seat for seat, rank in ends.items() if rank == 1]
            for seat in winners:
                wins[seat] += 1
            rows += played
            while len(rows) >= ROWS:
                out.write_table(pa.Table.from_pylist(rows[:ROWS], SCHEMA))
                del rows[:ROWS]
        out.write_table(pa.Table.from_pylist(rows, SCHEMA))
    partial.rename(target)
    count = Count(
        len(lengths),
        sum(lengths),
        {seat: wins[seat] for seat in range(len(wish.bots))},
        (min(lengths, default=0), max(lengths, default=0)),
        forms,
    )
    (folder / CARD).write_text(card(wish, count, command), encoding="utf-8")
    return count


def play(wish: Wish, number: int) -> list[dict[str, Any]] | None:
    """The decisions of one game, or None if it did not end."""
    game = wish.game

    def luck(role: str) -> Random:
        return Random(f"fondaco data set {wish.seed}/{number}/{role}")

    bots = [
        make(name, game, seat, luck(f"seat {seat}"), guests=True)
        for seat, name in enumerate(wish.bots)
    ]

    def tell(event: Event, audience: int) -> None:
        for seat, bot in enumerate(bots):
            if hears(audience, seat):
                bot.hear(event)

    table = Table(game, len(bots), luck("table"), tell=tell)
    rows: list[dict[str, Any]] = []
    while table.actors and len(rows) < LONGEST:
        seat = table.actors[0]
        action = bots[seat].decide(table.view(seat))
        rows.append(_row(table, seat, action) | {"game": number, "bot": wish.bots[seat]})
        table.act(seat, action)
    if table.actors:
        return None
    standings = table.state.standings()
    paid = utilities(table.state, len(bots))
    for ply, row in enumerate(rows):
        seat = row["seat"]
        row |= {"ply": ply, "utility": paid[seat], "rank": standings.ranks[seat]}
        row["score"] = standings.scores[seat].total
    return rows


def _row(table: Table, seat: Seat, action: Action) -> dict[str, Any]:
    observation = [0.0] * table.slots
    for slot, value in table.tensor(seat).items():
        observation[slot] = value
    legal = table.state.legal(seat)
    choice = legal.index(action) if action in legal else -1
    question = Question(table.game, table.shape, table.state, seat, forms=False)
    return {
        "seat": seat,
        "observation": observation,
        "choices": len(legal),
        "choice": choice,
        "words": None if choice < 0 else spoken(table.shape, question, action),
        "action": msgspec.json.encode(action).decode(),
    }


def spoken(shape: Shape, question: Question, action: Action) -> list[int] | None:
    """The words a learner says for a finite choice, without those that follow by themselves."""
    parts = [Said(VERB, verb(action)), *sentence(action)]
    words: list[int] = []
    while True:
        word = question.word_for(parts[len(question.said)])
        if word is None:
            return None
        words.append(word)
        if question.say(word) is not None:
            return words


def card(wish: Wish, count: Count, command: str) -> str:
    """What the data are, for whoever finds them."""
    meta, shape = wish.game.meta, shape_of(wish.game)
    options = ", ".join(f"{name}={value}" for name, value in wish.game.options.items())
    return "\n".join(_card_lines(wish, count, command, meta.name, shape, options))


def _card_lines(
    wish: Wish, count: Count, command: str, name: str, shape: Shape, options: str
) -> Iterator[str]:
    yield f"# {name}: decisions of bots"
    yield ""
    yield f"{count.decisions} decisions of {count.games} games, {len(wish.bots)} players, one row"
    yield f"each in `{FILE}` (Parquet, zstd). Made by"
    yield ""
    yield f"    {command}"
    yield ""
    yield "The same command gives the same rows, as long as no bot is told to think by the clock."
    yield ""
    yield "| column | type | meaning |"
    yield "|---|---|---|"
    for column, (kind, meaning) in COLUMNS.items():
        yield f"| `{column}` | {kind} | {meaning} |"
    yield ""
    yield f"- Rules version {shape.plan.rules}, words and tensors version {shape.plan.version}"
    yield f"  ({shape.vocabulary.size} words, {shape.slots + shape.vocabulary.size} slots)."
    yield f"- Options: {options}."
    wins = ", ".join(f"seat {seat} ({wish.bots[seat]}) {won}" for seat, won in count.wins.items())
    yield f"- Games won, shared wins for each: {wins}."
    yield f"- A game has {count.lengths[0]} to {count.lengths[1]} decisions; {count.forms} were"
    yield "  forms filled in, which are no finite choice and have no words here."
    yield f"- {wish.games - count.games} games were left out because they did not end."
    yield "- Every row holds what its seat may know and nothing else, its outcome aside."
    yield "- The players are programs: nothing of any person is in it. They are no better than"
    yield "  their ladder says (docs/ladder.md), and who learns from them learns their habits."
    yield "- Licence: MIT, as the software that made it."
    yield ""
