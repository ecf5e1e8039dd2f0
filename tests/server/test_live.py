"""The live line: nothing is lost, nothing comes twice, stale answers do no harm."""

import asyncio
from typing import Any

from tests.server.running import Live, Player

TITLE = "golden-horn"
SEALED = "mediterranee"  # begins with sealed bids of all


async def _act(line: Live, number: int, turn: dict[str, Any], key: str) -> None:
    await line.send(do="act", key=key, number=number, action=turn["choices"][0]["action"])


async def test_resuming_misses_nothing_and_repeats_nothing(ada: Player) -> None:
    table = await ada.table(TITLE, "me", "me", start=True)
    watcher = await ada.live(table["id"])
    hello = await watcher.next("hello")
    assert hello["number"] == 0 and hello["view"]["seat"] is None
    lines = [await ada.live(table["id"], seat) for seat in (0, 1)]
    turns = [await line.next("hello") for line in lines]
    numbers, seen = [0, 0], 0
    lost = await ada.live(table["id"])
    await lost.next("hello")
    await lost.close()
    for step in range(12):
        seat = turns[0]["turn"]["actors"][0]
        await _act(lines[seat], numbers[seat], turns[seat]["turn"], f"step {step}")
        for place, line in enumerate(lines):
            turns[place] = await line.next("news")
            numbers[place] = turns[place]["number"]
        assert (await lines[seat].next("done"))["key"] == f"step {step}"
        seen = (await watcher.next("news"))["number"]
        assert seen == step + 1
    back = await ada.live(table["id"], None, heard=5)
    missed = [await back.next("news") for _ in range(7)]
    assert [news["number"] for news in missed] == list(range(6, 13))
    assert ["view" in news for news in missed] == [False] * 6 + [True]
    assert missed[-1]["view"] == turns_view(await ada.get(f"/tables/{table['id']}/state"))
    await back.next("table")
    current = await ada.live(table["id"], None, heard=12)
    assert (await current.next())["type"] == "table"
    ahead = await ada.live(table["id"], None, heard=99)
    assert (await ahead.next())["type"] == "hello"
    for line in (*lines, watcher, back, current, ahead):
        await line.close()


def turns_view(state: dict[str, Any]) -> Any:
    return state["view"]


async def test_sent_twice_is_done_once(ada: Player) -> None:
    table = await ada.table(TITLE, "me", "me", start=True)
    seat = table["actors"][0]
    line = await ada.live(table["id"], seat)
    turn = (await line.next("hello"))["turn"]
    for _ in range(3):
        await _act(line, 0, turn, "the same")
    answers = [await line.next("done") for _ in range(3)]
    assert {answer["number"] for answer in answers} == {1}
    assert sum(message["type"] == "news" for message in line.heard) == 1
    await line.close()


async def test_simultaneous_decisions_do_not_make_each_other_stale(ada: Player) -> None:
    table = await ada.table(SEALED, "me", "me", "me", start=True)
    path = f"/tables/{table['id']}"
    while len((await ada.get(path))["actors"]) < 2:
        for seat in (await ada.get(path))["actors"]:
            state = await ada.get(f"{path}/state?seat={seat}")
            act = {"seat": seat, "number": state["number"], "key": f"{state['number']}-{seat}"}
            act |= {"action": state["turn"]["choices"][0]["action"]}
            await ada.post(f"{path}/actions", act)
    states = {
        seat: await ada.get(f"{path}/state?seat={seat}") for seat in (await ada.get(path))["actors"]
    }
    # All answer what they saw before anybody had answered.
    done = await asyncio.gather(
        *(
            ada.post(
                f"{path}/actions",
                {
                    "seat": seat,
                    "number": state["number"],
                    "key": f"sealed {seat}",
                    "action": state["turn"]["choices"][0]["action"],
                },
            )
            for seat, state in states.items()
        )
    )
    assert len(done) == len(states) > 1


async def test_presence_and_lobby_news(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "open", public=True)
    line = await ada.live(table["id"], 0)
    hello = await line.next("hello")
    assert hello["view"] is None and hello["table"]["state"] == "open"
    await bea.post(f"/tables/{table['id']}/sit", {})
    assert (await line.next("table"))["table"]["seats"][1]["name"] == "Bea"
    other = await bea.live(table["id"], 1)
    await other.next("hello")
    while (await line.next("presence"))["seats"] != [True, True]:
        pass
    await ada.post(f"/tables/{table['id']}/start")
    for each in (line, other):
        begun = await each.next("hello")
        assert begun["view"] is not None and begun["table"]["state"] == "playing"
    await other.close()
    while (await line.next("presence"))["seats"] != [True, False]:
        pass
    await line.close()


async def test_bad_words_are_answered_not_fatal(ada: Player) -> None:
    table = await ada.table(TITLE, "me", "me", start=True)
    line = await ada.live(table["id"], 0)
    await line.next("hello")
    for text in ("{", "[]", '{"do":"fly"}', '{"do":"act","key":"k"}', "null", '"\\ud800"'):
        await line.socket.send(text)
        assert (await line.next("refused"))["problem"]["status"] == 422
    await line.send(do="act", key="mine", number=0, action={"do": "nothing such"})
    refused = await line.next("refused")
    assert refused["key"] == "mine" and refused["problem"]["field"].startswith("action")
    await line.send(do="ping")
    await line.next("pong")
    watching = await ada.live(table["id"])
    await watching.send(do="act", key="w", number=0, action={})
    assert (await watching.next("refused"))["problem"]["status"] == 403
    await watching.close()
    await line.close()


async def test_who_may_not_listen_is_told_why(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "me", start=True)
    for line, status in (
        (await bea.live(table["id"], 0), 403),
        (await bea.live("nosuchtable", None), 404),
        (await ada.live(table["id"], 17), 422),
    ):
        assert (await line.next("refused"))["problem"]["status"] == status
        await line.socket.wait_closed()
        assert line.socket.close_code == 4000 + status
