"""The undo law over all titles."""

import pytest

from fondaco.table.sitting import Sitting
from fondaco.table.titles import open_game, titles
from fondaco.table.words import Final, Invalid, Refused
from tests.table.test_interrogation import option_sets
from tests.table.undoing import SECRET, Undoing


def configs() -> list[tuple[str, int, dict[str, str]]]:
    """Every title with its defaults and with their opposites."""
    return [
        (slug, seats, options)
        for slug, meta in titles().items()
        for seats, options in zip((meta.most_seats, 3), option_sets(meta)[:2], strict=True)
    ]


@pytest.mark.parametrize(("slug", "seats", "options"), configs())
def test_an_answer_follows_from_what_was_heard(
    slug: str, seats: int, options: dict[str, str]
) -> None:
    asked = Undoing(open_game(slug, options), seats, seed=5, every=5)
    asked.run(most=150)
    assert asked.taken_back


@pytest.mark.parametrize("slug", titles())
def test_an_answer_follows_from_what_was_heard_in_a_bots_game(slug: str) -> None:
    Undoing(open_game(slug), 3, seed=6, bot="greedy", every=3).run(most=45)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("slug", titles())
def test_an_answer_follows_from_what_was_heard_at_every_ply(slug: str, seed: int) -> None:
    meta = titles()[slug]
    sets = option_sets(meta)
    seats = meta.least_seats + seed % (meta.most_seats - meta.least_seats + 1)
    Undoing(open_game(slug, sets[seed % len(sets)]), seats, seed).run()


@pytest.mark.parametrize("slug", titles())
def test_every_event_says_why_it_is_final_or_not(slug: str) -> None:
    for kind in open_game(slug).events:
        assert isinstance(vars(kind).get("final"), Final), f"{kind.__name__} does not say"


def sit_down(slug: str) -> Sitting:
    return Sitting.open(open_game(slug), ["Ada", "Ben"], SECRET)


def test_who_acted_and_took_it_back_has_acted() -> None:
    """The reason is true: nothing was shown, another acted."""
    table = sit_down("golden-horn")
    first, second = table.state.actors()[0], 1 - table.state.actors()[0]
    table.act(first, table.state.legal(first)[0])
    table.act(second, table.state.legal(second)[0])
    table.undo(second)
    refusal = table.undo_refusal(first)
    assert refusal is not None and refusal.args == {"why": "another"}


@pytest.mark.plain
def test_an_action_that_cannot_be_written_down_is_not_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A lone surrogate is text for Python and none for JSON."""
    table = sit_down("genoa")
    seat = table.state.actors()[0]
    action = table.state.legal(seat)[0]
    odd = table.game.read_action({"do": "offer", "target": "haf", "promise": "\ud800"})
    position, record = table.state.position(), table.record()
    monkeypatch.setattr(type(table.state), "check", lambda state, seat, action: None)
    with pytest.raises(Invalid, match=r"action"):
        table.act(seat, odd)
    assert (table.state.position(), table.record()) == (position, record)
    monkeypatch.undo()
    table.act(seat, action)


@pytest.mark.plain
def test_nothing_is_half_done(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit_down("golden-horn")
    seat = table.state.actors()[0]
    position, record = table.state.position(), table.record()

    def fails(state: object, *words: object) -> None:
        setattr(state, "turn", 99)  # noqa: B010
        raise ArithmeticError

    monkeypatch.setattr(type(table.state), "apply", fails)
    with pytest.raises(ArithmeticError):
        table.act(seat, table.state.legal(seat)[0])
    assert (table.state.position(), table.record()) == (position, record)


def test_nothing_can_be_undone_at_a_new_table() -> None:
    table = sit_down("golden-horn")
    with pytest.raises(Refused) as caught:
        table.undo(0)
    assert caught.value.refusal.args == {"why": "nothing"}
