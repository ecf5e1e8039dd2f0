"""Making tables, sitting down, beginning, leaving, ending, playing again."""

import pytest

from fondaco.table.record import read_record
from fondaco.table.replay import verify
from tests.server.running import Player, play_on

TITLE = "golden-horn"


async def test_a_friend_joins_by_link(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "open")
    path = f"/tables/{table['id']}"
    assert table["state"] == "open" and table["yours"]
    link = table["seats"][1]["link"]
    assert link.startswith(f"/join/{table['id']}#")
    seen = await bea.get(path)
    assert "link" not in seen["seats"][1], "only the owner sees links"
    await bea.post(f"{path}/sit", {}, status=403)
    await bea.post(f"{path}/sit", {"link": "guessed"}, status=403)
    seated = await bea.post(f"{path}/sit", {"link": link.partition("#")[2]})
    assert seated["seats"][1]["you"] and seated["seats"][1]["name"] == "Bea"
    await bea.post(f"{path}/start", status=403)
    started = await ada.post(f"{path}/start")
    assert started["state"] == "playing" and started["actors"]


async def test_a_link_works_once(ada: Player, bea: Player, house: object) -> None:
    table = await ada.table(TITLE, "me", "open", "open")
    path, secret = f"/tables/{table['id']}", table["seats"][1]["link"].partition("#")[2]
    await bea.post(f"{path}/sit", {"link": secret})
    cleo = await Player(bea.url).enter("Cleo")
    refused = await cleo.post(f"{path}/sit", {"link": secret}, status=409)
    assert refused["rule"] == "FO-TAKEN"
    await bea.post(f"{path}/stand", {"seat": 1})
    await cleo.post(f"{path}/sit", {"link": secret}, status=403)  # a new link was drawn
    await cleo.close()


async def test_public_tables_are_listed_and_open_to_all(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "open", public=True)
    hidden = await ada.table(TITLE, "me", "open")
    listed = [found["id"] for found in await bea.get("/tables?which=open")]
    assert table["id"] in listed and hidden["id"] not in listed
    assert table["id"] not in [t["id"] for t in await bea.get("/tables?which=open&title=genoa")]
    await bea.post(f"/tables/{table['id']}/sit", {})
    again = await bea.post(f"/tables/{table['id']}/sit", {}, status=409)
    assert again["rule"] == "FO-SEATED"
    assert table["id"] in [found["id"] for found in await bea.get("/tables?which=mine")]


async def test_luck_is_added_to_after_the_house_committed_itself(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "me")
    path = f"/tables/{table['id']}"
    seen = await ada.call("PUT", f"{path}/contribution", {"contribution": "thrown by myself"})
    assert seen["commitment"] == table["commitment"]
    await ada.call("PUT", f"{path}/contribution", {"contribution": "é"}, status=422)
    await bea.call("PUT", f"{path}/contribution", {"contribution": "hers"}, status=403)
    await ada.post(f"{path}/start")
    await ada.call("PUT", f"{path}/contribution", {"contribution": "too late"}, status=409)
    for seat in (0, 1):
        await ada.post(f"{path}/end", {"seat": seat, "agree": True})
    record = await ada.http.get(f"/api{path}/record")
    proven = verify(record.content, table["commitment"])
    assert proven.luck_proven
    assert read_record(record.content).header.contributions == ("thrown by myself",) * 2


async def test_the_owner_sets_bots_and_removes_the_table(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "open")
    path = f"/tables/{table['id']}"
    empty = await ada.post(f"{path}/start", status=409)
    assert empty["rule"] == "FO-EMPTY"
    await bea.post(f"{path}/bot", {"seat": 1, "bot": "random"}, status=403)
    unknown = await ada.post(f"{path}/bot", {"seat": 1, "bot": "nobody"}, status=422)
    assert unknown["field"] == "bots"
    set_ = await ada.post(f"{path}/bot", {"seat": 1, "bot": "random"})
    assert set_["seats"][1]["kind"] == "bot"
    freed = await ada.post(f"{path}/bot", {"seat": 1, "bot": None})
    assert freed["seats"][1]["kind"] == "empty"
    await bea.call("DELETE", path, status=403)
    await ada.call("DELETE", path)
    await ada.get(path, status=404)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"title": "chess"}, "title"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "throne"}]}, "seats[0].kind"),
        ({"options": {"expansion": "maybe"}}, "option expansion"),
        ({"options": {"no": "such"}}, "option no"),
        ({"first": 9}, "first"),
        ({"clock": {"kind": "move", "seconds": 1}}, "clock.seconds"),
        ({"clock": {"kind": "sand"}}, "clock.kind"),
        ({"contribution": "é"}, "contribution"),
        ({"unheard": 1}, None),
    ],
)
async def test_bad_tables_name_the_field(
    ada: Player, change: dict[str, object], field: str | None
) -> None:
    data = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "open"}]} | change
    problem = await ada.post("/tables", data, status=422)
    assert field is None or problem["field"] == field


async def test_own_components_are_checked_and_used(ada: Player) -> None:
    own = await ada.get(f"/titles/{TITLE}/components")
    same = await ada.table(TITLE, "me", "greedy", components=own)
    assert not same["own_components"]
    problem = await ada.post(
        "/tables",
        {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "me"}], "components": {"nothing": 1}},
        status=422,
    )
    assert problem["field"]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"goods": {"per_colour": 2**64 + 1, "total": 6 * (2**64 + 1)}}, "components.goods.total"),
        ({"goods": {"per_colour": 10**7, "total": 6 * 10**7}}, "components.goods.total"),
        ({"note": "x" * 700_000}, "components.note"),
        ({"note": list(range(5000))}, "components.note"),
    ],
)
async def test_no_file_is_too_much_for_the_house(
    ada: Player, change: dict[str, object], field: str
) -> None:
    own = await ada.get(f"/titles/{TITLE}/components")
    new = {"title": TITLE, "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    problem = await ada.post("/tables", new | {"components": own | change}, status=422)
    assert problem["field"] == field


async def test_a_file_of_ones_own_is_tried_and_used(ada: Player) -> None:
    own = await ada.get("/titles/rialto/components")
    new = {"title": "rialto", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    long = own | {"lots": own["lots"] | {"values": [1] * 1000}}
    assert (await ada.post("/tables", new | {"components": long}))["own_components"]


async def test_strangers_may_look_but_not_touch(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "me", start=True)
    path = f"/tables/{table['id']}"
    stranger = Player(ada.url)
    seen = await stranger.get(f"{path}/state")
    assert seen["view"]["seat"] is None
    await stranger.get(f"{path}/state?seat=0", status=403)
    await bea.get(f"{path}/state?seat=0", status=403)
    await bea.get(f"{path}/log?seat=0", status=403)
    await bea.get(f"{path}/replay/0?seat=0", status=403)
    await bea.get(f"{path}/record", status=409)
    await bea.get(f"{path}/standings", status=409)
    await stranger.post("/tables", {"title": TITLE, "seats": []}, status=401)
    act = {"seat": 0, "number": 0, "key": "k", "action": {"do": "pass"}}
    await bea.post(f"{path}/actions", act, status=403)
    await stranger.close()


async def test_acting_by_http(ada: Player) -> None:
    table = await ada.table(TITLE, "me", "me", start=True)
    path = f"/tables/{table['id']}"
    seat = table["actors"][0]
    state = await ada.get(f"{path}/state?seat={seat}")
    listed = state["turn"]["choices"][0]
    choice = listed["action"]
    checked = await ada.post(f"{path}/check", {"seat": seat, "action": choice})
    assert checked == {"refusal": None, "say": listed["say"], "final": None}
    early = await ada.post(f"{path}/check", {"seat": seat, "action": {"do": "end_turn"}})
    assert early["refusal"]["rule"] and early["say"] is None
    bad = await ada.post(f"{path}/check", {"seat": seat, "action": {"do": "fly"}}, status=422)
    assert bad["field"].startswith("action")
    act = {"seat": seat, "number": 0, "key": "first", "action": choice}
    assert await ada.post(f"{path}/actions", act) == {"number": 1}
    assert await ada.post(f"{path}/actions", act) == {"number": 1}, "sent twice, done once"
    late = await ada.post(f"{path}/actions", act | {"key": "other"}, status=409)
    assert late["type"] == "/problems/stale" and late["number"] == 1
    future = await ada.post(f"{path}/actions", act | {"key": "more", "number": 7}, status=409)
    assert future["type"] == "/problems/stale"
    log = await ada.get(f"{path}/log?seat={seat}")
    assert [line["number"] for line in log] == [0, 1]
    other = (seat + 1) % 2
    refused = await ada.post(
        f"{path}/actions", {"seat": other, "number": 1, "key": "x", "action": choice}, status=409
    )
    assert refused["rule"].startswith("GH-")


async def test_undo(ada: Player) -> None:
    table = await ada.table(TITLE, "me", "me", start=True)
    path = f"/tables/{table['id']}"
    seat = table["actors"][0]
    nothing = await ada.post(f"{path}/undo", {"seat": seat, "number": 0, "key": "u"}, status=409)
    assert nothing["rule"] == "FO-UNDO" and nothing["args"] == {"why": "nothing"}
    before = await ada.get(f"{path}/state?seat={seat}")
    choice = before["turn"]["choices"][0]["action"]
    await ada.post(f"{path}/actions", {"seat": seat, "number": 0, "key": "a", "action": choice})
    acted = await ada.get(f"{path}/state?seat={seat}")
    assert acted["turn"]["undo"] is True
    taken = {"seat": seat, "number": 1, "key": "back"}
    assert await ada.post(f"{path}/undo", taken) == {"number": 2}
    assert await ada.post(f"{path}/undo", taken) == {"number": 2}
    after = await ada.get(f"{path}/state?seat={seat}")
    assert after["view"] == before["view"]
    assert [line["undone"] for line in after["log"]] == [False, False, True]


async def test_all_who_are_left_can_end_a_game(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "open", public=True)
    path = f"/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    await ada.post(f"{path}/start")
    await ada.post(f"{path}/end", {"seat": 0, "agree": True})
    assert (await bea.get(path))["ending"] == {"by": [0]}
    await bea.post(f"{path}/end", {"seat": 1, "agree": False})
    assert (await bea.get(path))["ending"] is None
    await bea.post(f"{path}/end", {"seat": 1, "agree": True})
    await ada.post(f"{path}/end", {"seat": 0, "agree": True})
    over = await ada.get(path)
    assert (over["state"], over["end"]) == ("ended", "agreed")
    await ada.post(
        f"{path}/actions", {"seat": 0, "number": 0, "key": "k", "action": {}}, status=409
    )
    # Nobody won, but everybody can prove what was dealt.
    data = (await ada.http.get(f"/api{path}/record")).content
    record = read_record(data)
    assert record.result is None and record.secret is not None
    assert verify(data).luck_proven
    assert record.header.commitment == table["commitment"]
    checked = await bea.http.post(
        "/api/verify", content=data, headers={"content-type": "application/json"}
    )
    assert checked.json() == {"ok": True, "problem": None, "sides": list(verify(data).sides)}


async def test_who_leaves_is_replaced_and_can_come_back(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "open", public=True, replace=True)
    path = f"/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    await ada.post(f"{path}/start")
    await bea.post(f"{path}/return", {"seat": 1}, status=409)
    await bea.post(f"{path}/resign", {"seat": 1})
    left = (await ada.get(path))["seats"][1]
    assert left["resigned"] and left["replaced"]
    line = await ada.live(table["id"], 0)
    while 0 not in (await line.next("hello", "news")).get("turn", {}).get("actors", []):
        pass  # the bot plays for her
    await line.close()
    await bea.post(f"{path}/return", {"seat": 1})
    back = (await ada.get(path))["seats"][1]
    assert not back["resigned"] and not back["replaced"]


async def test_a_game_nobody_is_left_for_ends(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "open", public=True, replace=False)
    path = f"/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    await ada.post(f"{path}/start")
    await bea.post(f"{path}/resign", {"seat": 1})
    over = await ada.get(path)
    assert (over["state"], over["end"]) == ("ended", "left")


async def test_a_rematch_begins_when_all_have_agreed(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "open", public=True, options={"expansion": "on"})
    path = f"/tables/{table['id']}"
    await bea.post(f"{path}/sit", {})
    await ada.post(f"{path}/start")
    await ada.post(f"{path}/rematch", status=409)
    for player, seat in ((ada, 0), (bea, 1)):
        await player.post(f"{path}/end", {"seat": seat, "agree": True})
    again = await bea.post(f"{path}/rematch")
    assert (await ada.get(path))["rematch"] == again["id"]
    assert [seat["kind"] for seat in again["seats"]] == ["empty", "person"]
    assert again["options"]["expansion"] == "on" and again["commitment"] != table["commitment"]
    new = f"/tables/{again['id']}"
    refused = await bea.post(f"{new}/start", status=409)
    assert refused["rule"] == "FO-EMPTY", "nobody is made to play"
    kept = (await ada.get(new))["seats"][0]
    assert kept["kept"] == "you"
    # Asking for it too is to agree.
    begun = await ada.post(f"{path}/rematch")
    assert (begun["id"], begun["state"]) == (again["id"], "playing")
    assert [seat["name"] for seat in begun["seats"]] == ["Ada", "Bea"]
    for player, seat in ((ada, 0), (bea, 1)):
        await player.post(f"{new}/end", {"seat": seat, "agree": True})
    # So is to sit down, as at any seat that is kept; and to decline is not.
    third = await ada.post(f"{new}/rematch")
    await bea.post(f"/tables/{third['id']}/decline", {})
    assert (await ada.get(f"/tables/{third['id']}"))["state"] == "open"
    await ada.call("DELETE", f"/tables/{third['id']}")
    fourth = await ada.post(f"{new}/rematch")
    begun = await bea.post(f"/tables/{fourth['id']}/sit", {})
    assert begun["state"] == "playing"


async def test_bots_always_agree_to_a_rematch(ada: Player) -> None:
    table = await ada.table(TITLE, "me", "me", "greedy", start=True)
    path = f"/tables/{table['id']}"
    for seat in (0, 1):
        await ada.post(f"{path}/end", {"seat": seat, "agree": True})
    again = await ada.post(f"{path}/rematch")
    assert again["state"] == "playing"
    assert [seat["kind"] for seat in again["seats"]] == ["person", "person", "bot"]


async def test_chat(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "open")
    path = f"/tables/{table['id']}/chat"
    line = await bea.live(table["id"])
    await line.next("hello")
    said = await ada.post(path, {"text": " Ciao! <b> ", "seat": 0})
    assert said["text"] == "Ciao! <b>" and said["seat"] == 0
    assert (await line.next("chat"))["text"] == "Ciao! <b>"
    await line.send(do="chat", text="Hello")
    assert (await line.next("chat"))["name"] == "Bea"
    assert [found["text"] for found in await ada.get(path)] == ["Ciao! <b>", "Hello"]
    assert [found["text"] for found in await ada.get(f"{path}?limit=1")] == ["Hello"]
    await bea.post(path, {"text": "as you", "seat": 0}, status=403)
    await bea.post(path, {"text": "  "}, status=422)
    await bea.post(path, {"text": "x" * 501}, status=422)
    await line.close()


async def test_a_suggestion_is_legal(ada: Player) -> None:
    table = await ada.table(TITLE, "me", "me", start=True)
    path, seat = f"/tables/{table['id']}", table["actors"][0]
    suggested = await ada.get(f"{path}/suggestion?seat={seat}")
    checked = await ada.post(f"{path}/check", {"seat": seat, "action": suggested["action"]})
    assert checked == {"refusal": None, "say": suggested["say"], "final": None}
    strict = await ada.table(TITLE, "me", "me", start=True, suggestions=False)
    await ada.get(f"/tables/{strict['id']}/suggestion?seat=0", status=403)


async def test_advice_is_legal_has_chances_and_needs_agreement(ada: Player) -> None:
    table = await ada.table("genoa", "me", "me", start=True)
    path, seat = f"/tables/{table['id']}", table["actors"][0]
    advice = await ada.get(f"{path}/advice?seat={seat}")
    assert 1 <= len(advice["choices"]) <= 3
    for choice in advice["choices"]:
        checked = await ada.post(f"{path}/check", {"seat": seat, "action": choice["action"]})
        assert checked["refusal"] is None and checked["say"] == choice["say"]
        assert 0 <= choice["chance"] <= 1
        assert choice["why"] is None or choice["why"]["id"] == "why"
    await ada.get(f"{path}/advice?seat={1 - seat}", status=409)
    strict = await ada.table("genoa", "me", "me", start=True, suggestions=False)
    await ada.get(f"/tables/{strict['id']}/advice?seat=0", status=403)


async def test_replay_shows_what_a_seat_saw(ada: Player) -> None:
    table = await ada.table(TITLE, "me", "random", start=True)
    path = f"/tables/{table['id']}"
    line = await ada.live(table["id"], 0)
    await play_on(line, 0)
    seen = {m["number"]: m for m in line.heard if m["type"] in ("hello", "news") and "view" in m}
    await line.close()
    for at in [*list(seen)[:: max(1, len(seen) // 5)], max(seen)]:
        point = await ada.get(f"{path}/replay/{at}?seat=0")
        assert point["view"] == seen[at]["view"] and point["of"] == max(seen)
    assert (await ada.get(f"{path}/replay/3?seat=1"))["view"]["seat"] == 1, "all is open now"
    beyond = await ada.get(f"{path}/replay/{max(seen) + 1}?seat=0")
    assert beyond["at"] == max(seen) and beyond["view"] == seen[max(seen)]["view"]
    await ada.get(f"{path}/replay/-1", status=422)
    whole: list[dict[str, object]] = []
    before = ""
    while page := await ada.get(f"{path}/log?seat=0&limit=37{before}"):
        whole = [*page, *whole]
        before = f"&before={page[0]['number']}"
    assert [entry["number"] for entry in whole] == list(range(max(seen) + 1))


@pytest.mark.parametrize("name", ["%00", "a%00b", "%F0%9F%8E%B2", "..", "x" * 500])
async def test_odd_names_of_tables_are_just_not_there(ada: Player, name: str) -> None:
    await ada.get(f"/tables/{name}/state", status=404)
    await ada.post(f"/tables/{name}/start", status=404)
    refused = await ada.get(f"/tables?title={name}", status=422)
    assert refused["field"] == ("query" if "%00" in name else "title")


async def test_numbers_out_of_all_bounds_do_no_harm(ada: Player) -> None:
    table = await ada.table(TITLE, "me", "me", start=True)
    path, huge = f"/tables/{table['id']}", 10**30
    assert await ada.get(f"{path}/chat?before={huge}") == []
    assert len(await ada.get(f"{path}/log?before={huge}&limit={huge}")) == 1
    assert await ada.get(f"{path}/log?before=-{huge}") == []
    await ada.get(f"{path}/state?seat={huge}", status=422)
    assert (await ada.get(f"{path}/replay/{huge}"))["at"] == 0
    act = {"seat": 0, "number": huge, "key": "k", "action": {"do": "pass"}}
    await ada.post(f"{path}/actions", act, status=409)
    await ada.post(f"{path}/sit", {"seat": -1}, status=409)


async def test_a_muted_table_says_so_to_the_one_who_muted_it(ada: Player, bea: Player) -> None:
    table = await ada.table(TITLE, "me", "open", public=True)
    path = f"/tables/{table['id']}"
    assert not table["muted"]
    line = await ada.live(table["id"])
    await line.next("hello")
    await ada.call("PUT", f"{path}/notices", {"muted": True})
    assert (await line.next("table"))["table"]["muted"], "another tab hears of it"
    await line.close()
    assert (await ada.get(path))["muted"] and not (await bea.get(path))["muted"]
    [listed] = [t for t in await ada.get("/tables?which=mine") if t["id"] == table["id"]]
    assert listed["muted"]
    await ada.call("PUT", f"{path}/notices", {"muted": False})
    assert not (await ada.get(path))["muted"]
