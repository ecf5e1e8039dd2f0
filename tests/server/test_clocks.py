"""Clocks: what lapses is the catalogue's lapse; who stays away is replaced and can come back."""

import asyncio
from typing import Any

import pytest

from fondaco.server.moments import DAY
from fondaco.server.tables.clocks import Clocks, due, first_clocks, left_of, nudge_from
from fondaco.server.tables.table import DayClock, GameClock, MoveClock, NoClock
from tests.server.running import Live, Player

TITLE = "golden-horn"


def test_a_move_clock_begins_anew_with_each_decision_of_a_seat() -> None:
    clock = MoveClock(60)
    clocks = first_clocks(clock, 1000, 2, (0, 1))
    assert due(clock, clocks, 0, {}) == due(clock, clocks, 1, {}) == 61_000
    later = clocks.after(11_000, 0, (0, 1), frozenset())
    assert due(clock, later, 0, {}) == 71_000
    assert due(clock, later, 1, {}) == 61_000, "another's action does not give time"
    done = later.after(21_000, 1, (0,), frozenset())
    assert due(clock, done, 1, {}) is None
    assert left_of(clock, done, 1, 22_000, {}) == 60_000


def test_a_game_clock_runs_only_while_the_seat_is_waited_for() -> None:
    clock = GameClock(100)
    clocks = first_clocks(clock, 0, 2, (0,))
    clocks = clocks.after(30_000, 0, (1,), frozenset())
    assert clocks.left == (70_000, 100_000)
    clocks = clocks.after(50_000, 1, (0,), frozenset())
    assert clocks.left == (70_000, 80_000)
    assert due(clock, clocks, 0, {}) == 120_000
    assert left_of(clock, clocks, 0, 60_000, {}) == 60_000
    bots = clocks.after(60_000, 0, (1,), frozenset({0}))
    assert bots.left == (70_000, 80_000), "a bot's clock stands still"


def test_vacations_do_not_count() -> None:
    clock = DayClock(3)
    clocks = Clocks((0,))
    assert due(clock, clocks, 0, {}) == 3 * DAY
    assert due(clock, clocks, 0, {0: (DAY, 8 * DAY)}) == 10 * DAY
    assert due(clock, clocks, 0, {0: (-5 * DAY, DAY)}) == 4 * DAY, "what is over counts less"
    assert due(clock, clocks, 0, {0: (4 * DAY, 8 * DAY)}) == 3 * DAY, "it begins too late"
    assert due(NoClock(), clocks, 0, {}) is None


def test_a_reminder_makes_the_others_wait_again() -> None:
    clocks = first_clocks(NoClock(), 1000, 2, (0, 1))
    assert nudge_from(clocks, 1, 60) == 61_000
    clocks = clocks.reminded(70_000, {1}).after(80_000, 0, (0, 1), frozenset())
    assert nudge_from(clocks, 0, 60) == 140_000, "he has acted since, and was not reminded"
    assert nudge_from(clocks, 1, 60) == 130_000
    clocks = clocks.after(200_000, 1, (0, 1), frozenset())
    assert nudge_from(clocks, 1, 60) == 260_000
    assert nudge_from(clocks.after(210_000, 1, (0,), frozenset()), 1, 60) is None


async def _quiet_table(ada: Player, clock: dict[str, Any], **more: Any) -> tuple[str, int, Live]:
    """A table at which nobody acts, the seat it waits for, and that seat's line."""
    table = await ada.table(TITLE, "me", "me", start=True, clock=clock, **more)
    seat = table["actors"][0]
    return table["id"], seat, await ada.live(table["id"], seat)


async def test_a_decision_lapses_when_its_time_is_up(ada: Player) -> None:
    table, seat, line = await _quiet_table(ada, {"kind": "move", "seconds": 5}, replace=False)
    hello = await line.next("hello")
    assert 0 < hello["clock"]["left"][seat] <= 5 and hello["clock"]["due"]
    began = asyncio.get_running_loop().time()
    news = await line.next("news", seconds=60)
    assert news["mover"] == seat
    assert asyncio.get_running_loop().time() - began > 3
    await line.close()
    assert not (await ada.get(f"/tables/{table}"))["seats"][seat]["replaced"]


async def test_who_lets_everything_pass_is_replaced_and_can_come_back(ada: Player) -> None:
    table, seat, line = await _quiet_table(ada, {"kind": "game", "seconds": 5}, replace=True)
    while not (await line.next("table"))["table"]["seats"][seat]["replaced"]:
        pass
    await ada.post(f"/tables/{table}/return", {"seat": seat})
    while (await line.next("table"))["table"]["seats"][seat]["replaced"]:
        pass
    await line.close()


@pytest.mark.parametrize("clock", [{"kind": "day", "days": 2}, {"kind": "none"}])
async def test_by_post_nobody_is_hurried(ada: Player, clock: dict[str, Any]) -> None:
    _, seat, line = await _quiet_table(ada, clock)
    hello = await line.next("hello")
    left = hello["clock"]["left"][seat]
    assert left is None if clock["kind"] == "none" else left > 86_400
    await line.close()
