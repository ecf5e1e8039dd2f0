"""Names: none that cannot be seen, none that is taken for another's at the same table."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.server.people.looks import is_visible, isolated, look_alike, told_apart
from tests.server.entrance.houses import Running
from tests.server.entrance.test_inviting import call, lay


@pytest.mark.parametrize(
    "name",
    [
        "\u3164",  # Hangul filler: a letter by its category
        "Ad\u115fa",
        "\u2800\u2800",  # braille without dots
        "Ad\u034fa",
        "Ada\ufe0f",
        "A\u200dda",
        "A\u0335\u0336\u0337\u0338da",  # so many marks cover the neighbours
        "\u0301Ada",
        "A\U000e0101da",
        "Ada\U0001d159",  # the head of no note
        "Ada\U00016fe4",
    ],
)
def test_letters_that_cannot_be_seen_are_refused(house: Running, name: str) -> None:
    answer = house.visitor().post("/api/guests", json={"name": name})
    assert (answer.status_code, answer.json().get("field")) == (422, "name")


@pytest.mark.parametrize(
    "name", ["Ada", "José", "Žofie Nguyễn", "Ὀδυσσεύς", "明子", "O’Neill-7", "علي"]
)
def test_names_of_the_world_are_seen(name: str) -> None:
    assert is_visible(name)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Ada", "Аda"),  # a Cyrillic А
        ("Ada", "ADA"),
        ("Ada", "Ａｄａ"),
        ("Marco", "Marсo"),
        ("Tom", "Torn"),
        ("Bill", "BiII"),
        ("Paolo", "Ρaοlο"),
        ("Leo10", "LeolO"),
        ("Anna Maria", "AnnaMaria"),
    ],
)
def test_look_alikes(one: str, two: str) -> None:
    assert look_alike(one, two)
    assert told_apart([one], two) == f"{two} 2"


@pytest.mark.parametrize(("one", "two"), [("Ada", "Ida"), ("Bea", "Béa"), ("Greedy", "Search")])
def test_what_is_told_apart(one: str, two: str) -> None:
    assert not look_alike(one, two)


@given(st.lists(st.text("AaАаlI1|O0оrnmβ", min_size=1, max_size=4), max_size=8))
def test_no_two_names_of_a_table_look_alike(wanted: list[str]) -> None:
    names: list[str] = []
    for name in wanted:
        names.append(told_apart(names, name))
    for place, one in enumerate(names):
        assert not any(look_alike(one, two) for two in names[:place])


def test_a_look_alike_is_marked_at_the_table_and_among_its_spectators(any_house: Running) -> None:
    ada, eve, odo = (any_house.guest(name) for name in ("Ada", "Аda", "АDА"))
    made = lay(ada, "me", "open", "open", public=True)
    assert call(eve, made["id"], "sit")["seats"][1]["name"] == "Аda 2"
    line = odo.post(f"/api/tables/{made['id']}/chat", json={"text": "I am Ada"})
    assert line.json()["name"] == "АDА 3"
    own = ada.post(f"/api/tables/{made['id']}/chat", json={"text": "So am I"})
    assert own.json()["name"] == "Ada", "who is himself is not marked"


_bidi = st.text("ab \u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069", max_size=20)


@given(_bidi)
def test_direction_marks_end_with_the_text(text: str) -> None:
    done = isolated(text)
    depth: list[str] = []
    for letter in done:
        kind = unicodedata.bidirectional(letter)
        if kind in ("LRE", "RLE", "LRO", "RLO"):
            depth.append("PDF")
        elif kind in ("LRI", "RLI", "FSI"):
            depth.append("PDI")
        elif kind in ("PDF", "PDI"):
            assert kind in depth, "it ends nothing that stands before the text"
            while depth.pop() != kind:
                pass
    assert depth == []
    assert [it for it in done if it in "ab "] == [it for it in text if it in "ab "]


def test_direction_marks_in_chat_are_closed(house: Running) -> None:
    ada = house.guest("Ada")
    made = lay(ada, "me", "open")
    said = ada.post(f"/api/tables/{made['id']}/chat", json={"text": "a\u202eb\nc"})
    assert said.json()["text"] == "a\u202eb\u202c\nc"
