"""Luck is fair, fixed beforehand, and proven by three programs that share no line.

`verify` is the house's own proof; `examples/verify.mjs` and the web app's `proof.ts` know only
docs/record-format.md.
"""

import json
import shutil
import subprocess
from collections.abc import Callable, Mapping
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from fondaco.table.audience import hears
from fondaco.table.chance import SeededChance
from fondaco.table.fairness import commit, mix
from fondaco.table.record import Record, read_record, write_record
from fondaco.table.replay import Broken, final_table, game_of, verify
from fondaco.table.sitting import Sitting
from tests.trust.draws import biased, draws_of_games

ROOT = Path(__file__).parents[2]
RECORDS = sorted(ROOT.glob("tests/games/*/records/*.json"))
ONE_EACH = list({path.parent.parent.name: path for path in RECORDS}.values())
BY_LENGTH = sorted(RECORDS, key=lambda path: path.stat().st_size)
LONGEST = list({path.parent.parent.name: path for path in BY_LENGTH}.values())
TITLES = ("golden-horn", "oltre-mare", "mediterranee", "genoa")


Asked = tuple[bytes, tuple[int, ...], Mapping[str, str | None] | None]


def run_node(words: list[str], given: str) -> str:
    node = shutil.which("node")
    assert node is not None, "the other proofs need Node"
    done = subprocess.run(
        [node, *words], input=given, capture_output=True, text=True, check=False, cwd=ROOT
    )
    return done.stdout.strip() or done.stderr


def in_javascript(*asked: Asked) -> list[str]:
    """What the example and the web app say of records; they agree to the letter."""
    given = [
        {"text": record.decode(), "sides": sides, "promised": promised}
        for record, sides, promised in asked
    ]
    answers = json.loads(run_node(["tests/trust/provers.mjs"], json.dumps(given)))
    assert all(example == app for example, app in answers), answers
    return ["holds" if it is None else f"{it['fault']} {it['at']}" for it, _ in answers]


def why_not(record: bytes, promised: str | None = None) -> str:
    with pytest.raises(Broken) as caught:
        verify(record, promised)
    return str(caught.value)


def test_all_proofs_agree_on_every_golden_record() -> None:
    asked: list[Asked] = []
    for path in RECORDS:
        data = path.read_bytes()
        proven = verify(data)
        assert proven.luck_proven
        assert len(proven.sides) == proven.draws > 0
        header = read_record(data).header
        promised = {"commitment": header.commitment, "contribution": header.contributions[0]}
        asked += [(data, proven.sides, None), (data, proven.sides, promised)]
    assert in_javascript(*asked) == ["holds"] * len(asked) and len(asked) >= 38


def test_the_example_is_one_page_and_runs_alone() -> None:
    path = RECORDS[0]
    given = json.dumps({"sides": verify(path.read_bytes()).sides})
    commitment = read_record(path.read_bytes()).header.commitment
    words = ["examples/verify.mjs", str(path)]
    assert run_node(words, given) == "holds"
    assert run_node([*words, commitment], given) == "holds"
    assert run_node([*words, "another"], given) == "does not hold: promise 0"
    assert len((ROOT / "examples/verify.mjs").read_text().splitlines()) <= 70


@pytest.mark.parametrize("path", ONE_EACH, ids=lambda path: path.parent.parent.name)
def test_a_house_that_changes_a_draw_is_caught(path: Path) -> None:
    data = path.read_bytes()
    record, sides = read_record(data), verify(data).sides
    number = next(n for n, move in enumerate(record.moves) if move.drew)
    at = len(record.deal)  # the first draw after the deal
    move = record.moves[number]
    other = msgspec.structs.replace(move, drew=((move.drew[0] + 1) % sides[at], *move.drew[1:]))
    moves = (*record.moves[:number], other, *record.moves[number + 1 :])
    rigged = write_record(msgspec.structs.replace(record, moves=moves))
    assert why_not(rigged)
    assert in_javascript((rigged, sides, None)) == [f"draw {at}"]


@pytest.mark.parametrize("path", ONE_EACH, ids=lambda path: path.parent.parent.name)
def test_a_house_that_swaps_the_seed_is_caught(path: Path) -> None:
    data = path.read_bytes()
    record, sides = read_record(data), verify(data).sides
    other = write_record(msgspec.structs.replace(record, secret="ab" * 32))
    assert "does not match the commitment" in why_not(other)
    header = msgspec.structs.replace(record.header, commitment=commit(bytes.fromhex("ab" * 32)))
    both = write_record(msgspec.structs.replace(record, header=header, secret="ab" * 32))
    assert "does not follow from the seed" in why_not(both)
    changed = data.replace(b'"seat":0', b'"seat":1', 1)
    first, second, third = in_javascript(
        (other, sides, None), (both, sides, None), (changed, sides, None)
    )
    assert (first, second.partition(" ")[0], third) == ("secret 0", "draw", "digest 0")


@pytest.mark.parametrize("path", LONGEST, ids=lambda path: path.parent.parent.name)
def test_a_house_that_exchanges_drawing_actions_is_caught(path: Path) -> None:
    """Two actions that drew, one in the place of the other with what it drew."""
    data = path.read_bytes()
    record, sides = read_record(data), verify(data).sides
    drawing = [n for n, move in enumerate(record.moves) if move.drew]
    one, other = next(
        (a, b) for a, b in pairwise(drawing) if record.moves[a].drew != record.moves[b].drew
    )
    moves = list(record.moves)
    moves[one], moves[other] = moves[other], moves[one]
    rigged = write_record(msgspec.structs.replace(record, moves=tuple(moves)))
    assert why_not(rigged)
    [found] = in_javascript((rigged, sides, None))
    assert found.startswith("draw ")


@pytest.mark.parametrize("path", ONE_EACH, ids=lambda path: path.parent.parent.name)
def test_a_house_that_reorders_actions_is_caught(path: Path) -> None:
    """Exchanged neighbours break the record, or a seat that kept its log, or change nothing."""
    record = read_record(path.read_bytes())
    truth = final_table(record)
    moves = record.moves
    pairs = [n for n in range(len(moves) - 1) if moves[n] != moves[n + 1]]
    caught = 0
    for n in pairs[:: max(1, len(pairs) // 12)]:
        swapped = (*moves[:n], moves[n + 1], moves[n], *moves[n + 2 :])
        rigged = msgspec.structs.replace(record, moves=swapped)
        try:
            verify(write_record(rigged))
        except Broken:
            caught += 1
            continue
        after = final_table(rigged)
        if any(
            heard(after, seat) != heard(truth, seat) for seat in range(len(record.header.seats))
        ):
            caught += 1
        else:
            assert after.state.position() == truth.state.position()
    assert caught


def heard(table: Sitting, seat: int) -> list[bytes]:
    """All that a seat was told, in order."""
    return [
        msgspec.json.encode(event)
        for step in table.steps
        for event, audience in step.told
        if hears(audience, seat)
    ]


def test_a_secret_chosen_after_the_contributions_breaks_the_promise() -> None:
    """A house that tries secrets until the deal pleases it cannot keep what it promised before."""
    data = RECORDS[0].read_bytes()
    record = read_record(data)
    promised = record.header.commitment
    for tried in range(1000):
        secret = tried.to_bytes(32, "big")
        if SeededChance(mix(secret, list(record.header.contributions))).below(5) == 4:
            break
    rigged = dealt_anew(record, secret)
    sides = verify(rigged).sides
    assert verify(rigged).luck_proven  # whole in itself: only the promise tells
    assert why_not(rigged, promised) == "header.commitment: not the one that was promised"
    assert verify(data, promised).luck_proven
    asked: list[Asked] = [
        (rigged, sides, None),
        (rigged, sides, {"commitment": promised, "contribution": None}),
        (rigged, sides, {"commitment": commit(secret), "contribution": "left out"}),
    ]
    assert in_javascript(*asked) == ["holds", "promise 0", "contribution 0"]


def dealt_anew(record: Record, secret: bytes) -> bytes:
    """The table as it stands after a deal from another secret."""
    names = list(record.header.seats)
    given = list(record.header.contributions)
    sitting = Sitting.open(game_of(record.header), names, secret, given)
    # Broken off after the deal: its secret is published, and it can be proven.
    return write_record(msgspec.structs.replace(sitting.record(), secret=secret.hex()))


@pytest.mark.parametrize("title", TITLES)
def test_every_kind_of_draw_is_fair(title: str) -> None:
    assert not biased(draws_of_games(title, 3_000))


@pytest.mark.nightly
@pytest.mark.parametrize("title", TITLES)
def test_every_kind_of_draw_is_fair_over_a_million(
    title: str, record_property: Callable[[str, int], None]
) -> None:
    draws = draws_of_games(title, 250_000)
    record_property(f"{title}: draws, no kind of them biased", sum(map(len, draws.values())))
    assert not biased(draws)


def test_a_biased_draw_would_be_seen() -> None:
    """Modulo bias planted: half of the numbers below 6 come a third more often."""
    found = draws_of_games("golden-horn", 2_000)
    found[6] = [n % 6 for n in range(10)] * 300
    assert biased(found) == [6]
