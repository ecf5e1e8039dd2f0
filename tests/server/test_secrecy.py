"""Nothing secret leaves: whatever a seat was sent follows from what its views allow."""

from typing import Any

import msgspec
import pytest

from fondaco.table.audience import hears
from fondaco.table.chance import SeededChance
from fondaco.table.fairness import mix
from fondaco.table.record import read_record
from fondaco.table.replay import game_of
from fondaco.table.sitting import Sitting
from fondaco.table.speech import Speech
from fondaco.table.titles import titles
from tests.server.running import Player, Running, play_on


def _json(thing: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(thing))


@pytest.mark.parametrize("slug", titles())
async def test_all_that_was_sent_is_what_the_seat_may_know(
    sqlite_house: Running, slug: str
) -> None:
    """Replays the game from its record and compares every message with the seat's own view."""
    ada = await Player(sqlite_house.url).enter("Ada")
    bea = await Player(sqlite_house.url).enter("Bea")
    bots = ["random"] * (titles()[slug].least_seats - 1)
    made = await ada.table(slug, "me", *bots, public=True)
    secret_words = {seat["link"] for seat in made["seats"] if "link" in seat}
    lines = {0: await ada.live(made["id"], 0), None: await bea.live(made["id"])}
    await ada.post(f"/tables/{made['id']}/start")
    await play_on(lines[0], 0)
    while not (await lines[None].next("hello", "news"))["over"]:
        pass
    data = (await ada.http.get(f"/api/tables/{made['id']}/record")).content
    record = read_record(data)
    assert record.secret is not None
    for ear, line in lines.items():
        await line.close()
        told = _expected(record, ear)
        heard = [m for m in line.heard if m["type"] in ("hello", "news") and m.get("view")]
        for message in heard:
            view, events, turn = told[message["number"]]
            assert message["view"] == view
            if message["type"] == "news":
                assert message["events"] == events
            asked = {key: message["turn"][key] for key in turn}
            assert asked == turn
        sent = msgspec.json.encode(line.heard).decode()
        assert record.secret not in sent
        for draws in (move.drew for move in record.moves if len(move.drew) > 5):
            assert msgspec.json.encode(draws).decode() not in sent
        assert not any(word and word in sent for word in secret_words if ear is None)
    await ada.close()
    await bea.close()


def _expected(record: Any, ear: int | None) -> dict[int, tuple[Any, Any, Any]]:
    """For each of a seat's numbers: its view, the events it hears, what it is asked."""
    game = game_of(record.header)
    speech = Speech(game)
    chance = SeededChance(mix(bytes.fromhex(record.secret), list(record.header.contributions)))
    sitting = Sitting(game, record.header, chance)
    number, told = 0, {}

    def note(events: Any) -> None:
        view = sitting.state.view(ear)
        told[number] = _json(view), _json(events), _json(speech.turn(sitting.state, ear, view))

    note(())
    for move in record.moves:
        said = sitting.act(move.seat, game.read_action(move.action))
        mine = [speech.told(it.event) for it in said if hears(it.audience, ear)]
        if mine or move.seat == ear:
            number += 1
            note(mine)
    return told


async def test_nobody_is_sent_what_lies_in_a_closed_pile(sqlite_house: Running) -> None:
    """OM-902: cards are seen when they are loaded; no state, log or replay tells them later."""
    ada = await Player(sqlite_house.url).enter("Ada")
    eve = await Player(sqlite_house.url).enter("Eve")
    made = await ada.table("oltre-mare", "me", "random", public=True)
    path = f"/tables/{made['id']}"
    await ada.post(f"{path}/start")
    line = await ada.live(made["id"], 0)
    loaded: list[str] = []
    message = await line.next("hello")
    turn, count = message["turn"], 0
    while len(loaded) < 12:
        events = [told["event"] for told in message.get("events", ())]
        loaded += [event["card"] for event in events if event["it"] == "card_loaded"]
        turn = message.get("turn", turn)
        if 0 in turn["actors"] and turn["choices"]:
            count += 1
            action = turn["choices"][count % len(turn["choices"])]["action"]
            await line.send(do="act", key=f"k{count}", number=message["number"], action=action)
        message = await line.next("news")
    await line.close()
    state = await eve.get(f"{path}/state")
    open_now = {pile[-1] for pile in state["view"]["cargo"]}
    closed = set(loaded) - open_now
    assert len(closed) > 8
    sent = [state, await eve.get(f"{path}/log?limit=500")]
    for at in range(state["number"] + 1):
        sent.append(await eve.get(f"{path}/replay/{at}"))
    again = await eve.live(made["id"], heard=0)
    while sent[-1].get("number", -1) < state["number"]:
        sent.append(await again.next("hello", "news"))
    for answer in sent:
        text = msgspec.json.encode(answer).decode()
        assert not [card for card in closed if f'"{card}"' in text]
    await ada.close()
    await eve.close()
