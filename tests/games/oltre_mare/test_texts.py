"""Oltre Mare in words: what people are told at the table, and what they are not."""

import re
from copy import deepcopy
from typing import Any

import msgspec
import pytest

from fondaco.cli.telling import plain
from fondaco.games.oltre_mare import text
from fondaco.games.oltre_mare.rules import OltreMare, OltreMareState
from fondaco.games.oltre_mare.text.chart import short_names
from fondaco.games.oltre_mare.words import (
    Accept,
    Buy,
    Call,
    CardLoaded,
    CardPicked,
    CardsPlayed,
    CardsTurnedUp,
    EndTrade,
    Icons,
    Jump,
    Load,
    OltreMareView,
    Play,
    Propose,
    Sail,
)
from fondaco.locale import Voice
from fondaco.table.blanks import things
from fondaco.table.titles import find_title, open_game, resource
from fondaco.table.words import Action, Form
from tests.games.oltre_mare.tables import do, load, play, seen, table

NAMES = ("Marco", "Zoe", "Andrea", "Irene", "Pietro")
HANDS = ["g00 g19 g60 g61", "g09 g12 g24", "g44 g78"]


def game_with(**options: str) -> OltreMare:
    return game_of(None, options)


def game_of(components: dict[str, Any] | None, options: dict[str, str]) -> OltreMare:
    game = open_game("oltre-mare", options, components)
    assert isinstance(game, OltreMare)
    return game


def voice(language: str = "en", seats: int = 3) -> Voice:
    texts = resource(find_title("oltre-mare"), f"texts/{language}.ftl")
    return Voice(language, texts, NAMES[:seats])


def board(
    view: OltreMareView, language: str = "en", components: dict[str, Any] | None = None
) -> str:
    say = voice(language, view.seats).say
    return plain(text.draw(game_of(components, {}), view, say))


def offered(state: OltreMareState, action: Action, language: str = "en", **options: str) -> str:
    view = seen(state, state.actors()[0])
    return voice(language, view.seats).say(text.choice(game_with(**options), view, action))


# -- the board --


def test_the_board_shows_ports_markers_ships_and_the_own_hand_only() -> None:
    state = table(hands=HANDS, markers={"ancona": "compass", "zara": "smooth_sailing"})
    shown = board(seen(state, 0))
    assert re.search(r"Ven▲1○|○Ven▲1", shown)
    assert re.search(r"Anc✦|✦Anc", shown)
    assert re.search(r"Zar▲3~|~Zar▲3", shown)
    assert "g19 silver MN 6/1" in shown
    for card in ("g09", "g12", "g24", "g44", "g78"):
        assert card not in shown
    for name in short_names(game_with()).values():
        assert name in shown
    assert "hand" in board(seen(state, None))
    assert "g19" not in board(seen(state, None))


def test_a_map_without_coordinates_is_a_list_of_ports_with_their_neighbours() -> None:
    data = deepcopy(game_with().components)
    del data["layout"]
    shown = board(seen(table(hands=HANDS, components=data), 0), components=data)
    assert "○Ven▲1 – Anc Zar" in shown
    assert max(map(len, shown.split("\n"))) <= 100


def test_claims_are_marked_as_unproven_and_sealed_cards_are_shown_to_their_owner_only() -> None:
    state = table(hands=HANDS)
    lie = Icons(actions=("ducats", "pirates"), lions=5, load=2)
    wish = Icons(actions=("navigation",))
    said = "quick,\n\x1b[1mor never"
    do(state, 0, Propose(1, ("g60",), None, ("silk",), claims=(lie,), wishes=(wish,), text=said))
    told = "#1 Marco → Zoe: timber (allegedly DP 5/2) for silk (ideally N), “quick, [1mor never”"
    assert told in board(seen(state, 1))
    assert "sealed" not in board(seen(state, 1)) + board(seen(state, None))
    assert f"{told} (sealed" in board(seen(state, 0))
    assert "timber (angeblich DP 5/2) gegen" not in board(seen(state, 1), "de")
    assert "Holz (angeblich DP 5/2) gegen Seide (am liebsten F)" in board(seen(state, 1), "de")


def test_an_open_call_says_who_has_answered_but_not_what() -> None:
    state = table(hands=HANDS)
    do(state, 0, Call(("silk", "silk"), "please"))
    do(state, 1, Propose(0, ("g24",), get_ducats=3))
    assert "Marco calls for 2 silk, “please”; answered: Zoe" in board(seen(state, 2))
    assert "3 ducats" not in board(seen(state, 2)).split("answered")[1]
    assert "Your sealed answer: 1 silver for 3 ducats" in board(seen(state, 1))


@pytest.mark.rule("OM-R29")
def test_the_log_forgets_what_lies_in_a_closed_cargo_pile() -> None:
    """Neither the sentence nor the event behind it names a card."""
    say = voice().say
    events = (
        CardsTurnedUp(0, ("g61",), "g60", "zara"),
        CardPicked(0, "g60"),
        CardsPlayed(0, ("g60", "g61")),
        CardLoaded(0, "g60"),
    )
    for happened in events:
        assert "timber" in say(text.event(game_with(), happened))
        # Who may see his own pile has it before him; the log is the same for all.
        for option in ("closed", "own"):
            later = text.closed(game_with(open_cargo=option), happened)
            assert "timber" not in say(text.event(game_with(), later))
            assert "g6" not in msgspec.json.encode(later).decode()
        assert text.closed(game_with(open_cargo="all"), happened) == happened
    assert (
        say(text.event(game_with(), text.closed(game_with(), events[2]))) == "Marco plays 2 cards."
    )


@pytest.mark.rule("OM-902", "OM-R29")
def test_looking_back_in_a_running_game_shows_no_covered_card() -> None:
    state = table(hands=["g08 g12 g60", "g09 g10 g11"])
    play(state, "g08 g12")
    then = seen(state, 2)
    assert (then.played, then.cargo[0]) == (("g08", "g12"), ("g20",))
    load(state, "g08 g12")
    back = text.look_back(game_with(), then, seen(state, 2))
    assert isinstance(back, OltreMareView)
    assert (back.played, back.cargo[0], back.cargo[1]) == ((), (None,), ("g46",))
    opened = game_with(open_cargo="all")
    assert text.look_back(opened, seen(state, 2), seen(state, 2)) == seen(state, 2)


def test_an_open_cargo_pile_is_shown_run_by_run() -> None:
    state = table(hands=HANDS, cargo=["g20 g62 g63 g65"], options={"open_cargo": "own"})
    assert "Cargo of Marco, from the bottom: 1 silver and 3 timber" in board(seen(state, 0))
    assert "Cargo of Marco" not in board(seen(state, 1))


# -- choices with their consequences --


def test_purchases_name_their_price_and_what_is_left() -> None:
    state = table(hands=HANDS, ducats=[2, 11, 11])
    expected = "buy the top card of the deck for 4 ducats; you keep -2"
    assert offered(state, Buy("deck")) == expected


def test_a_deal_names_its_cards_and_who_gains_prestige() -> None:
    state = table(hands=HANDS)
    do(state, 0, Propose(1, ("g60", "g61"), None, ("silk",), get_ducats=1))
    assert offered(state, Accept(1, ("g12",))) == (
        "accept #1: get 2 timber, give silk DP 5/2 and 1 ducat; +1 prestige for you"
    )
    view = seen(state, 1)
    heading = text.group(game_with(), view, Accept(1, ("g12",)))[1]
    assert heading is not None
    assert voice().say(heading) == "#1 Marco offers you 2 timber for 1 silk and 1 ducat"


def test_ending_the_trade_phase_says_what_follows() -> None:
    state = table(hands=HANDS)
    assert offered(state, EndTrade()) == "end the trade phase and play 2 cards"
    short = table(hands=["g60"], deck=0, options={"short_load": "play_all"})
    assert offered(short, EndTrade(), short_load="play_all").endswith(
        "play all you have; the game ends"
    )
    assert offered(short, EndTrade()).endswith("you play and load none; the game ends")


def test_played_cards_add_up_and_active_markers_count() -> None:
    # g00: ducats, pirates; g19: market, navigation
    state = table(hands=HANDS)
    do(state, 0, EndTrade())
    do(state, 0, Play("g00"))
    assert offered(state, Play("g19")) == (
        "play silver MN 6/1; in all +1 ducat, 1 card to the pirates, 1 card drawn and 1 step"
    )
    state = table(
        hands=HANDS,
        owned=[{"important_deal": 1}, {}, {}],
        active_markers=["important_deal", None, None],
    )
    do(state, 0, EndTrade())
    assert "so far +3 ducats" in offered(state, Play("g00"))


def test_trips_jumps_and_loads_say_what_they_lead_to() -> None:
    markers = {"ancona": "compass", "zara": "important_deal"}
    state = table(2, hands=["g19 g28 g64 g75"], cargo=["g20", "g46"], markers=markers)
    play(state, "g19 g28")
    sails = [a for a in state.legal(0) if isinstance(a, Sail)]
    said = [offered(state, action) for action in sails]
    assert "to Ancona via Zara: compass, jump to any port" in said
    assert "to Zara via Ancona: take important deal (one more ducats icon each turn)" in said
    assert any(one.endswith("no marker there") for one in said)
    do(state, 0, sails[said.index("to Ancona via Zara: compass, jump to any port")])
    assert offered(state, Jump("zara")).startswith("to Zara: take important deal")
    assert offered(state, Jump(None)) == "do not jump and keep the compass as a marker"
    discard = offered(state, Jump(None), compass_declined="discard")
    assert discard == "do not jump; the compass leaves the game"
    do(state, 0, Jump(None))
    assert offered(state, Load("g28")) == (
        "load silver DN 4/3, which continues your run; then silver MN 6/1 on top: 6 lions, load 1"
    )


# -- forms --


def form_of(state: OltreMareState, seat: int, do_: str, blank: str) -> Form:
    return next(
        form
        for form in state.forms(seat)
        if form.do == do_ and blank in [field.name for field in form.fields]
    )


def test_forms_ask_in_words() -> None:
    state = table(hands=HANDS)
    view, say, game = seen(state, 0), voice().say, game_with()
    form = form_of(state, 0, "propose", "get_ducats")
    assert say(text.form(game, view, form)) == "proposal to Zoe: cards and ducats"
    fields = {field.name: field for field in form.fields}
    assert say(text.blank(game, view, form, fields["get"])) == "Which goods do you want from Zoe?"
    items = [say(text.item(game, view, fields["sealed"], v)) for v in things(fields["sealed"])]
    assert items[1] == "silver MN 6/1"
    assert say(text.item(game, view, fields["get"], "silk")) == "silk"


@pytest.mark.parametrize(
    ("language", "typed", "read"),
    [
        (
            "en",
            "DM 5/2, n",
            [{"actions": ["ducats", "market"], "lions": 5, "load": 2}, {"actions": ["navigation"]}],
        ),
        ("de", "f", [{"actions": ["navigation"]}, None]),
        ("de", "N", None),
        ("en", "?, /1", [None, {"load": 1}]),
        ("fr", "6/ ; –", [{"lions": 6}, None]),
        ("en", "D, P, M", None),
        ("en", "lots", None),
        ("en", "/", None),
    ],
)
def test_claims_are_typed_as_letters_and_numbers(
    language: str, typed: str, read: object | None
) -> None:
    filled = {"do": "propose", "sealed": ["g60", "g61"]}
    found = text.read_remark(game_with(), "claims", typed, filled, voice(language).say)
    assert found == read


def test_what_may_be_added_depends_on_the_deal() -> None:
    state = table(hands=HANDS)
    form, view, game = form_of(state, 0, "propose", "get_ducats"), seen(state, 0), game_with()
    names = [name for name, _ in text.remarks(game, view, form, {"sealed": ["g60"], "get": []})]
    assert names == ["claims", "text"]
    call = form_of(state, 0, "call", "wishes")
    assert [name for name, _ in text.remarks(game, view, call, {"wishes": []})] == ["text"]
    assert text.read_remark(game, "text", "x" * 281, {}, voice().say) is None


@pytest.mark.parametrize("language", ["en", "fr", "it", "de"])
@pytest.mark.parametrize("phase", ["sea", "trade", "play", "sail", "compass", "load"])
def test_the_board_keeps_to_100_columns(language: str, phase: str) -> None:
    """At its fullest: a pile of many cards, every marker, long words, debts and offers."""
    pile = [f"g{n:02}" for n in range(12, 32)]
    many = {"compass": 3, "fight_pirates": 3, "favourable_market": 3, "smooth_sailing": 3}
    for top in ("g20", "g08", "g66", "g70"):
        cargo = " ".join(["g32", *(card for card in pile if card != top), top])
        state = table(
            seats=5,
            cargo=[cargo, "g46", "g64", "g35", "g36"],
            hands=["g00 g01 g02 g03 g04 g05 g06 g07", "g09 g10"],
            phase=phase,
            played=["g52", "g55", "g57"] if phase in ("sail", "compass", "load") else (),
            steps=3 if phase == "sail" else 0,
            ships=("venezia", "candia", "zara", "acri", "rodi"),
            markers={"venezia": "compass"} if phase == "compass" else {},
            owned=(many, {}, {}, {}, {}),
            active_markers=("smooth_sailing", None, None, None, None),
            ducats=(-120, 1000, 11, 11, 11),
        )
        for seat in (0, 1, None):
            for line in board(seen(state, seat), language).split("\n"):
                assert len(line) <= 100, line


@pytest.mark.rule("OM-R3")
@pytest.mark.parametrize(("reading", "said"), [("schedule", "1, 2, 3, 4"), ("cheaper", "usual")])
def test_what_a_favourable_market_will_cost_is_said_as_it_is(reading: str, said: str) -> None:
    options = {"favourable_market_price": reading}
    state = table(
        options=options,
        phase="sail",
        steps=1,
        played=["g19", "g60"],
        markers={"ancona": "favourable_market"},
    )
    view, say = seen(state, 0), voice().say
    words = [say(text.choice(game_with(**options), view, action)) for action in state.legal(0)]
    (told,) = [word for word in words if "favourable market" in word]
    assert said in told
