"""Chapter 6: privileges and the four decks."""

from typing import Any

import pytest

from fondaco.games.genoa.words import (
    CardsDrawn,
    DeckShuffled,
    Deliver,
    DrawPrivilege,
    Exchange,
    Move,
    Perform,
    SmallOrder,
)
from fondaco.table.titles import components_of, find_title, open_game
from fondaco.table.words import Invalid
from tests.games.genoa.scenes import (
    DECKS,
    RING,
    acting,
    all_but,
    do,
    draws,
    events,
    heard,
    of,
    seen,
    table,
)
from tests.games.genoa.tables import refused

# -- privileges --


@pytest.mark.rule("GN-631")
@pytest.mark.parametrize("villa", ["col", "mon", "ric", "zas"])
@pytest.mark.parametrize("card", ["p01", "p09"])
def test_a_privilege_is_drawn_into_the_hand_as_a_villas_action(villa: str, card: str) -> None:
    state = acting(villa, seat=1, hands={1: ("p05",)})
    told = do(state, 1, DrawPrivilege(), drew=draws(state, card))
    assert of(state, "hands", 1) == sorted(["p05", card])
    assert CardsDrawn(1, "privileges", 1, (card,)) in heard(told, 1)
    assert CardsDrawn(1, "privileges", 1) in heard(told, 0)
    assert seen(state, 0).decks["privileges"].size == 12


@pytest.mark.rule("GN-632")
def test_there_is_one_privilege_for_each_outer_building() -> None:
    data = components_of(find_title("genoa"))
    cards = data["decks"]["privileges"]["cards"]
    assert [card["building"] for card in cards] == RING
    assert len(set(RING)) == 14
    cards[0]["building"] = "kat"
    with pytest.raises(Invalid) as caught:
        open_game("genoa", components=data)
    assert caught.value.rule == "GN-632"
    cards[0]["building"] = "prk"
    with pytest.raises(Invalid) as caught:
        open_game("genoa", components=data)
    assert caught.value.rule == "GN-632"


@pytest.mark.rule("GN-632")
def test_a_privilege_does_nothing_before_the_end() -> None:
    with_all: dict[str, Any] = {"hands": {0: DECKS["privileges"]}}
    for building in ("prk", "col", "kat"):
        bare = acting(building)
        rich = acting(building, **with_all)
        assert rich.legal(0) == bare.legal(0)
    state = table(phase="move_open", way=["prk"], **with_all)
    do(state, 0, Move("kut"))
    assert state.money == [130, 130, 130]


# -- cards that go back --


@pytest.mark.rule("GN-661")
@pytest.mark.parametrize("card", ["l02", "k02", "b02", "p02"])
def test_a_card_given_up_goes_face_up_to_the_bottom_of_its_deck(card: str) -> None:
    (deck,) = [name for name, cards in DECKS.items() if card in cards]
    state = acting("gil", hands={0: (card,)}, specials={0: {"exchange": 1}})
    do(state, 0, Exchange(card, "wheat"))
    assert state.position()["face_up"] == (card,)
    for seat in (0, 1, None):
        shown = seen(state, seat).decks[deck]
        assert (shown.face_up, shown.size) == ((card,), len(DECKS[deck]))
        assert card not in shown.may_lie
    assert state.position()["hands"] == ((), (), ())


@pytest.mark.rule("GN-661")
def test_a_card_at_the_bottom_is_not_drawn_before_those_above_it() -> None:
    state = acting(
        "gil",
        hands={0: ("l01",), 1: all_but("large_orders", "l01", "l16")},
        specials={0: {"exchange": 1}},
    )
    do(state, 0, Exchange("l01", "wheat"))
    do(state, 0, Perform(), drew=[0])
    assert of(state, "hands") == ["l16"]


@pytest.mark.rule("GN-661")
def test_fulfilled_orders_and_done_messages_go_face_up_too() -> None:
    large = acting("col", hands={0: ("l01",)}, goods={0: {"wheat": 1, "silk": 1, "salt": 1}})
    do(large, 0, Deliver("l01", "start"))
    assert large.position()["face_up"] == ("l01",)
    small = acting("kut", hands={0: ("k11",)}, goods={0: {"copper": 1}})
    do(small, 0, Perform())
    do(small, 0, SmallOrder("k11"))
    assert small.position()["face_up"] == ("k11",)
    message = table(phase="move_open", way=["prk", "kut", "ric"], hands={2: ("b02",)})
    do(message, 0, Move("gew"))
    assert message.position()["face_up"] == ("b02",)


# -- shuffling --


@pytest.mark.rule("GN-662", "GN-R34")
@pytest.mark.parametrize("card", ["l02", "k02", "b02", "p02"])
def test_a_card_returned_to_an_empty_deck_is_turned_down_at_once(card: str) -> None:
    (deck,) = [name for name, cards in DECKS.items() if card in cards]
    state = acting("gil", hands={0: (card,), 1: all_but(deck, card)}, specials={0: {"exchange": 1}})
    told = do(state, 0, Exchange(card, "wheat"))
    assert DeckShuffled(deck, 1) in events(told)
    shown = seen(state, 1).decks[deck]
    assert (shown.size, shown.face_up, shown.may_lie) == (1, (), (card,))


@pytest.mark.rule("GN-662")
def test_the_deck_is_shuffled_as_soon_as_a_face_up_card_is_on_top() -> None:
    others = all_but("large_orders", "l01", "l02", "l03")
    state = acting("gil", hands={1: others}, face_up=("l01", "l02"))
    told = do(state, 0, Perform(), drew=[0])
    assert of(state, "hands") == ["l03"]
    assert DeckShuffled("large_orders", 2) in events(told)
    assert state.position()["face_up"] == ()
    assert seen(state, 2).decks["large_orders"].may_lie == ("l01", "l02")


@pytest.mark.rule("GN-662")
@pytest.mark.parametrize("second", ["k01", "k02"])
def test_it_is_shuffled_between_two_draws_of_one_action(second: str) -> None:
    others = all_but("small_orders", "k01", "k02", "k03")
    state = acting("rat", hands={1: others}, face_up=("k01", "k02"))
    told = do(state, 0, Perform(), drew=[0, ("k01", "k02").index(second)])
    assert of(state, "hands") == sorted([second, "k03"])
    assert DeckShuffled("small_orders", 2) in events(told)


@pytest.mark.rule("GN-662")
def test_while_a_face_down_card_is_on_top_nothing_is_shuffled() -> None:
    others = all_but("large_orders", "l01", "l02", "l03")
    state = acting("gil", hands={1: others}, face_up=("l01",))
    told = do(state, 0, Perform(), drew=[0])
    assert not any(isinstance(event, DeckShuffled) for event in events(told))
    assert state.position()["face_up"] == ("l01",)


@pytest.mark.rule("GN-662")
def test_a_deck_of_face_up_cards_alone_is_no_position() -> None:
    with pytest.raises(Invalid) as caught:
        table(hands={0: all_but("messages", "b01")}, face_up=("b01",))
    assert caught.value.rule == "GN-662"


@pytest.mark.rule("GN-662")
def test_after_an_exchange_the_drawn_deck_is_shuffled_before_the_given_card_comes() -> None:
    others = all_but("small_orders", "k01", "k02", "k03")
    state = acting(
        "gil",
        hands={0: ("k01",), 1: others},
        face_up=("k02",),
        specials={0: {"exchange": 1}},
    )
    do(state, 0, Exchange("k01", "small_orders"), drew=[0])
    assert of(state, "hands") == ["k03"]
    assert state.position()["face_up"] == ("k01",)
    assert seen(state, 0).decks["small_orders"].may_lie == ("k02",)


@pytest.mark.rule("GN-663")
@pytest.mark.parametrize(
    ("building", "deck", "count"),
    [("gil", "large_orders", 1), ("rat", "small_orders", 2), ("pos", "messages", 2)],
)
def test_there_is_no_limit_to_the_cards_of_a_hand(building: str, deck: str, count: int) -> None:
    hand: list[str] = [card for cards in DECKS.values() for card in cards]
    for card in DECKS[deck][:count]:
        hand.remove(card)
    goods: dict[str, Any] = {}
    state = acting(building, hands={0: hand}, goods=goods)
    do(state, 0, Perform())
    assert len(of(state, "hands")) == 60
    assert refused(state, 0, Perform()) == "GN-314"
