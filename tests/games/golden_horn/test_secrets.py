"""Chapter 9: hidden information, conduct, variants."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from fondaco.games.golden_horn.component_file import BOATS
from fondaco.games.golden_horn.raid import raid_codes
from fondaco.games.golden_horn.rules import GoldenHornState
from fondaco.games.golden_horn.sailing import reach
from fondaco.games.golden_horn.state import PRE, SAIL
from fondaco.games.golden_horn.view.imagining import chart
from fondaco.games.golden_horn.words import (
    CardsDrawn,
    CargoUnloaded,
    ChooseBoat,
    ChooseStop,
    Conquer,
    EndTurn,
    Exchange,
    GameEnded,
    GoldenHornView,
    PeasantsExchanged,
    Raid,
    Raided,
    TerritoryConquered,
    WindPlayed,
)
from fondaco.table.audience import ALL, hears, only
from fondaco.table.chance import Chance, RandomChance
from fondaco.table.step import Told
from fondaco.table.titles import open_game
from fondaco.table.words import Event, Invalid, Refusal
from tests.games.golden_horn.deals import dealt, seen
from tests.games.golden_horn.tables import K, V, boat, do, events, refused, table

COLOURS = ("orange", "pink", "green", "red", "blue", "yellow")
CLOSED = {"expansion": "on", "warehouse_view": "closed"}
OPEN = {"expansion": "on", "warehouse_view": "open"}
HOUSES: list[Mapping[str, str]] = [
    {},
    {"warehouse_view": "closed"},
    OPEN,
    CLOSED,
    {"placement": "turn_order", "placement_time": "after_deal"},
    {**CLOSED, "placement_time": "after_deal", "emptied_boat": "must_turn_back"},
]


def games(
    seats: int, house: Mapping[str, str], seed: int
) -> Iterator[tuple[GoldenHornState, list[Told]]]:
    """Every state of a random game, each with what the action before it told."""
    luck = Random(seed)
    chance = RandomChance(luck)
    told: list[Told] = []
    state = dealt(seats, house, told=told)
    yield state, told
    while state.actors():
        told = []
        seat = luck.choice(state.actors())
        code = luck.choice(state.choices(seat))
        state.choose(seat, code, chance, lambda event, audience: told.append(Told(event, audience)))  # noqa: B023
        yield state, told


@pytest.mark.parametrize("house", HOUSES[:4])
def test_a_chart_of_the_view_tells_reaches_and_raids_as_the_table_does(
    house: Mapping[str, str],
) -> None:
    for state, _ in games(3, house, seed=11):
        for seat in state.actors() if state.phase in (PRE, SAIL) else ():
            charted = GoldenHornState(state.setting)
            chart(charted, seen(state, seat))
            assert raid_codes(charted, seat) == raid_codes(state, seat)
            for ship in range(BOATS):
                if state.at[ship] >= 0:
                    hand = state.hand(seat)
                    assert reach(charted, ship, hand) == reach(state, ship, hand)


def walk(data: Any) -> Iterator[Any]:
    """A JSON value and everything within it."""
    yield data
    if isinstance(data, dict):
        for value in data.values():
            yield from walk(value)
    elif isinstance(data, list):
        for value in data:
            yield from walk(value)


def as_json(state: GoldenHornState, seat: int | None) -> Any:
    return msgspec.json.decode(msgspec.json.encode(state.view(seat)))


def midgame(house: Mapping[str, str]) -> GoldenHornState:
    """Three seats in the middle of a game; every secret has a mix of its own."""
    return table(
        3,
        {"A3": boat(4, K, {"blue": 2}), "B2": boat(9, V, {"pink": 1})},
        house,
        phase="sail",
        moving="A3",
        ports={V: {"red": 5, "green": 4}, K: {"blue": 3, "yellow": 6}},
        hands=[{"orange": 1, "pink": 1}, {"green": 3, "red": 2}, {"blue": 1, "yellow": 6}],
        discard={"orange": 2, "red": 3},
        warehouses=[{"orange": 3}, {"pink": 4, "green": 1}, {"red": 2, "blue": 5}],
    )


# -- hands and piles --


@pytest.mark.rule("GH-902")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_hand_is_known_to_its_owner_and_its_size_to_all(seat: int | None) -> None:
    state = midgame({})
    view = seen(state, seat)
    assert view.hand_sizes == (2, 5, 7)
    assert view.hand == (None if seat is None else state.position()["hands"][seat])


@pytest.mark.rule("GH-902", "GH-904", "GH-R6")
@pytest.mark.parametrize("house", ["open", "closed"])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_secret_is_anywhere_in_a_view(house: str, seat: int | None) -> None:
    state = midgame({"warehouse_view": house})
    secrets = state.position()
    hidden = [hand for owner, hand in enumerate(secrets["hands"]) if owner != seat]
    hidden.append(secrets["pile"])
    shown = [dict(secrets["discard"])]
    if house == "closed":
        hidden.append(secrets["bag"])
        hidden += [stored for owner, stored in enumerate(secrets["warehouses"]) if owner != seat]
    else:
        shown += [secrets["bag"], *secrets["warehouses"]]
    if seat is not None:
        shown += [secrets["hands"][seat], secrets["warehouses"][seat]]
    parts = list(walk(as_json(state, seat)))
    assert not [secret for secret in hidden if secret in parts]
    assert all(known in parts for known in shown)
    assert "seed" not in str(as_json(state, seat))


@pytest.mark.rule("GH-902", "GH-904")
@pytest.mark.parametrize("house", HOUSES[:4])
@pytest.mark.parametrize("seed", range(3))
def test_other_hands_and_the_pile_may_be_mixed_without_a_trace(
    house: Mapping[str, str], seed: int
) -> None:
    luck = Random(seed)
    for state, _ in games(3, house, seed):
        if state.phase < 2 or luck.random() > 0.1:
            continue
        position = state.position()
        seat = luck.randrange(3)
        others = [other for other in range(3) if other != seat]
        cards = [
            name
            for other in others
            for name, n in position["hands"][other].items()
            for _ in range(n)
        ]
        cards += [name for name, n in position["pile"].items() for _ in range(n)]
        luck.shuffle(cards)
        hands = list(position["hands"])
        for other in others:
            size = sum(hands[other].values())
            hand, cards = cards[:size], cards[size:]
            hands[other] = {name: hand.count(name) for name in COLOURS if name in hand}
        mixed = open_game("golden-horn", house).load({**position, "hands": hands, "pile": None})
        assert mixed.view(seat) == state.view(seat)


@pytest.mark.rule("GH-903")
def test_played_cards_are_open_and_lie_on_a_discard_pile_all_can_see() -> None:
    boats = {"B2": boat(9, K, {"pink": 2}), "A3": boat(4, K, {"blue": 1})}
    state = table(3, boats, hands=[{"red": 1, "yellow": 1, "blue": 1}], discard={"pink": 2})
    told = do(state, 0, Raid("B2", ("red", "yellow")))
    do(state, 0, ChooseBoat("A3"))
    told += do(state, 0, ChooseStop(6))
    assert Told(Raided(0, "B2", 1, ("red", "yellow"), "pink"), ALL) in told
    assert Told(WindPlayed(0, "A3", ("blue",)), ALL) in told
    for seat in (0, 1, 2, None):
        assert seen(state, seat).discard == {"pink": 2, "red": 1, "blue": 1, "yellow": 1}


@pytest.mark.rule("GH-903", "GH-407")
def test_after_a_shuffle_the_discard_pile_is_empty_for_all() -> None:
    hoard = dict.fromkeys(COLOURS, 9) | {"red": 4}
    state = table(
        3, {"A3": boat(12, K)}, phase="sail", moving="A3", hands=[{}, hoard], discard={"red": 5}
    )
    do(state, 0, ChooseStop(13), drew=[0])
    assert seen(state).discard == {}
    assert seen(state).pile_size == 4


class Asked(Chance):
    """Always the same share of what is asked for; remembers how much that was."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.bounds: list[int] = []

    def below(self, n: int) -> int:
        self.bounds.append(n)
        return int(self.share * n)


@pytest.mark.rule("GH-904")
def test_the_next_card_is_any_card_of_the_pile_and_only_its_size_is_public() -> None:
    drawn: dict[str, int] = {}
    for result in range(54 - 5):
        state = table(3, {"A3": boat(12, K)}, phase="sail", moving="A3", hands=[{}, {"red": 5}])
        assert {seen(state, seat).pile_size for seat in (0, 1, 2, None)} == {49}
        do(state, 0, ChooseStop(13), drew=[result])
        (card,) = state.position()["hands"][0]
        drawn[card] = drawn.get(card, 0) + 1
    assert drawn == dict.fromkeys(COLOURS, 9) | {"red": 4}


@pytest.mark.rule("GH-905")
def test_goods_are_drawn_uniformly_from_the_bag_whose_size_is_public() -> None:
    ports = {V: {"blue": 2, "red": 7}, K: {"red": 2}}
    state = table(2, ports=ports)
    assert {seen(state, seat).bag_size for seat in (0, 1, None)} == {79}
    chance = Asked(0.99)
    state.apply(0, ChooseBoat("A3", "blue"), chance)
    assert chance.bounds == [79, 78]
    assert state.position()["ports"][V] == {"red": 7, "yellow": 2}
    drawn: dict[str, int] = {}
    for result in range(80):
        trial = table(2, ports={V: {"blue": 1, "red": 8}, K: {"red": 1}})
        do(trial, 0, ChooseBoat("A3", "blue"), drew=[result])
        left = trial.position()["ports"][V]
        (cube,) = [name for name in left if left[name] != {"red": 8}.get(name)]
        drawn[cube] = drawn.get(cube, 0) + 1
    assert drawn == dict.fromkeys(COLOURS, 15) | {"blue": 14, "red": 6}


# -- what is public --


PUBLIC = ("boats", "ports", "supply", "reserve", "territories", "fleets", "discard", "moving")


@pytest.mark.rule("GH-906")
@pytest.mark.parametrize("house", HOUSES)
def test_track_boats_cargo_ports_supply_and_territories_are_public_at_all_times(
    house: Mapping[str, str],
) -> None:
    for state, _ in games(3, house, 5):
        position = state.position()
        for seat in (0, 1, 2, None):
            view = msgspec.to_builtins(seen(state, seat))
            assert {name: view[name] for name in PUBLIC} == {
                name: position[name] for name in PUBLIC
            }


@pytest.mark.rule("GH-907", "GH-R6")
@pytest.mark.parametrize("house", [OPEN, CLOSED, {"warehouse_view": "closed"}])
@pytest.mark.parametrize("seed", range(3))
def test_warehouses_can_be_counted_from_what_everybody_hears(
    house: Mapping[str, str], seed: int
) -> None:
    stored: list[dict[str, int]] = [{}, {}, {}]

    def put(seat: int, name: str, count: int) -> None:
        stored[seat][name] = stored[seat].get(name, 0) + count

    for state, told in games(3, house, seed):
        for event in (said.event for said in told if hears(said.audience, None)):
            match event:
                case CargoUnloaded():
                    for name, count in event.cargo.items():
                        put(event.seat, name, count)
                case Raided():
                    put(event.seat, event.took, 1)
                case TerritoryConquered():
                    put(event.seat, "mercenaries", -event.mercenaries)
                    put(event.seat, "peasants", -event.peasants)
                case PeasantsExchanged():
                    put(event.seat, "mercenaries", event.count)
                    put(event.seat, "peasants", -event.count)
        counted = [{name: n for name, n in one.items() if n} for one in stored]
        assert counted == list(state.position()["warehouses"])


@pytest.mark.rule("GH-907")
@pytest.mark.parametrize("house", [OPEN, CLOSED])
def test_people_leave_and_enter_a_warehouse_in_the_open(house: Mapping[str, str]) -> None:
    state = table(2, None, house, warehouses=[{"mercenaries": 2, "peasants": 1}])
    told = do(state, 0, Exchange(1)) + do(state, 0, Conquer("durazzo", 3))
    assert told == [
        Told(PeasantsExchanged(0, 1), ALL),
        Told(TerritoryConquered(0, "durazzo", 3, 0), ALL),
    ]


@pytest.mark.rule("GH-907", "GH-R6")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_open_warehouses_are_shown_with_scores_and_the_bag(seat: int | None) -> None:
    view = seen(midgame(OPEN), seat)
    assert view.warehouses == ({"orange": 3}, {"pink": 4, "green": 1}, {"red": 2, "blue": 5})
    assert view.bag == midgame(OPEN).position()["bag"]
    assert view.scores is not None
    assert [score.total for score in view.scores] == [3, 5, 7]


@pytest.mark.rule("GH-907", "GH-R6")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_closed_warehouses_are_shown_to_their_owner_only(seat: int | None) -> None:
    state = midgame(CLOSED)
    stored = state.position()["warehouses"]
    view = seen(state, seat)
    assert view.warehouses == tuple(stored[s] if s == seat else None for s in range(3))
    assert (view.bag, view.scores) == (None, None)
    assert view.bag_size == sum(state.position()["bag"].values())


@pytest.mark.rule("GH-907", "GH-R6")
@pytest.mark.parametrize("seed", range(3))
def test_closed_warehouses_and_the_bag_may_be_mixed_without_a_trace(seed: int) -> None:
    luck = Random(seed)
    game = open_game("golden-horn", CLOSED)
    compared = 0
    for state, _ in games(2, CLOSED, seed):
        stored = state.position()["warehouses"]
        goods = [name for name in stored[1] if name in COLOURS]
        if state.phase < 2 or not state.actors() or not goods or luck.random() > 0.2:
            continue
        position = state.position()
        out = luck.choice(goods)
        back = luck.choice([name for name in position["bag"] if name in COLOURS] or [out])
        other = dict(stored[1])
        other[out] -= 1
        other[back] = other.get(back, 0) + 1
        mixed = game.load({**position, "warehouses": [stored[0], other], "bag": None})
        assert mixed.view(0) == state.view(0)
        assert mixed.view(None) == state.view(None)
        compared += 1
    assert compared


@pytest.mark.rule("GH-907", "GH-R6")
def test_with_closed_warehouses_no_turn_closes_by_itself() -> None:
    boats = {"A3": boat(4, K, {"blue": 1})}
    shut = table(3, boats, {"warehouse_view": "closed"}, phase="sail", moving="A3")
    do(shut, 0, ChooseStop(5))
    assert shut.legal(0) == [EndTurn()]
    do(shut, 0, EndTurn())
    assert shut.active == 1
    wide = table(3, boats, phase="sail", moving="A3")
    do(wide, 0, ChooseStop(5))
    assert wide.active == 1


@pytest.mark.rule("GH-907", "GH-R6")
@pytest.mark.parametrize("house", [CLOSED, {"warehouse_view": "closed"}])
def test_closed_warehouses_are_opened_when_the_game_is_over(house: Mapping[str, str]) -> None:
    *_, (state, told) = games(2, house, 3)
    for seat in (0, 1, None):
        view = seen(state, seat)
        assert view.warehouses == tuple(state.position()["warehouses"])
        assert view.scores == state.standings().scores
    shown = tuple(state.position()["warehouses"])
    assert Told(GameEnded(state.reason, state.standings().scores, shown), ALL) in told


@pytest.mark.rule("GH-902", "GH-904", "GH-905", "GH-906", "GH-907", "GH-R6")
@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("seats", [2, 4])
def test_imagined_tables_look_like_what_was_seen(house: Mapping[str, str], seats: int) -> None:
    game = open_game("golden-horn", house)
    luck = Random(seats)
    chance = RandomChance(luck)
    for state, _ in games(seats, house, 11):
        if luck.random() < 0.6 and state.phase >= 2:
            continue
        for seat in (*range(seats), None):
            view = state.view(seat)
            imagined = game.imagine(view, chance)
            assert imagined.view(seat) == view
            assert imagined.census() == state.census()
            if seat == state.active:
                assert imagined.legal(seat) == state.legal(seat)


@pytest.mark.rule("GH-902", "GH-R6")
def test_imagined_secrets_differ_from_the_true_ones_now_and_then() -> None:
    state = midgame(CLOSED)
    game = open_game("golden-horn", CLOSED)
    chance = RandomChance(Random(2))
    imagined = [game.imagine(state.view(0), chance).position() for _ in range(20)]
    for field in ("hands", "pile", "bag", "warehouses"):
        assert len({str(one[field]) for one in imagined}) > 10
        assert all(one["hands"][0] == state.position()["hands"][0] for one in imagined)


@pytest.mark.rule("GH-R6", "GH-802")
def test_a_declaration_shows_one_good_of_each_colour_also_to_those_who_imagine() -> None:
    six = dict.fromkeys(COLOURS, 1)
    ending: Any = {"first": 1, "set_off_by": 1, "end_reason": "declared"}
    state = table(2, None, {"warehouse_view": "closed"}, warehouses=[{}, six], **ending)
    game = open_game("golden-horn", {"warehouse_view": "closed"})
    for seed in range(10):
        imagined = game.imagine(state.view(0), RandomChance(Random(seed)))
        assert set(COLOURS) <= set(imagined.position()["warehouses"][1])


# -- conduct and variants --

DECISIONS = ["choose_fleet", "place_boats", "raid", "choose_boat", "pass", "choose_stop"]
DECISIONS += ["declare_end", "conquer", "exchange", "end_turn"]


@pytest.mark.rule("GH-901")
def test_the_expansion_is_chosen_at_creation_and_is_off_unless_chosen() -> None:
    assert open_game("golden-horn").options["expansion"] == "off"
    assert open_game("golden-horn", {"expansion": "on"}).options["expansion"] == "on"
    with pytest.raises(Invalid) as caught:
        open_game("golden-horn", {"expansion": "maybe"})
    assert (caught.value.field, caught.value.rule) == ("option expansion", "GH-901")


@pytest.mark.rule("GH-901")
def test_options_are_public_and_cannot_change_during_the_game() -> None:
    agreed = {"expansion": "off"}
    game = open_game("golden-horn", agreed)
    state = game.load(table(2, ports={V: {"blue": 1}}).position())
    agreed["expansion"] = "on"
    assert state.check(0, Conquer("zara", 2)) == Refusal("GH-501")
    assert set(game.options) == {option.name for option in game.meta.options}
    assert all(game.options[option.name] == option.default for option in game.meta.options)


@pytest.mark.rule("GH-908")
@pytest.mark.parametrize("verb", ["give", "lend", "trade", "propose", "promise", "show_hand"])
def test_there_is_no_action_to_give_lend_trade_promise_or_show(verb: str) -> None:
    game = open_game("golden-horn", {"expansion": "on"})
    with pytest.raises(msgspec.ValidationError):
        game.read_action({"do": verb, "seat": 1, "cards": ["red"]})
    assert [action.__struct_config__.tag for action in game.actions] == DECISIONS


@pytest.mark.rule("GH-908")
@pytest.mark.parametrize("seed", range(2))
def test_goods_people_and_cards_never_pass_from_seat_to_seat(seed: int) -> None:
    before: dict[str, Any] = {}
    for state, told in games(3, OPEN, seed):
        now = state.position()
        raiders = {said.event.seat for said in told if isinstance(said.event, Raided)}
        mover = before.get("active")
        for seat in range(3):
            if before and before["phase"] in ("pre", "sail", "close") and seat != mover:
                assert now["warehouses"][seat] == before["warehouses"][seat]
                assert now["hands"][seat] == before["hands"][seat]
                assert seat not in raiders
        before = now


@pytest.mark.rule("GH-909")
@pytest.mark.parametrize("seed", range(3))
def test_only_its_owner_ever_hears_which_cards_came_into_a_hand(seed: int) -> None:
    heard = 0
    for _, told in games(3, OPEN, seed):
        for said in told:
            event: Event = said.event
            if isinstance(event, CardsDrawn) and event.cards is not None:
                assert said.audience == only(event.seat)
                heard += 1
    assert heard > 3


@pytest.mark.rule("GH-909")
def test_a_card_played_is_spent_even_if_its_effect_is_worthless() -> None:
    boats = {"B1": boat(9, K, {"blue": 3}), "A2": boat(2, K, {"red": 1})}
    state = table(3, boats, hands=[{"pink": 2, "green": 1}])
    do(state, 0, Raid("B1", ("pink", "pink")))
    do(state, 0, ChooseBoat("A2"))
    told = do(state, 0, ChooseStop(4))
    assert WindPlayed(0, "A2", ("green",)) in events(told)
    assert state.position()["hands"][0] == {}
    assert state.position()["discard"] == {"pink": 2, "green": 1}


@pytest.mark.rule("GH-902", "GH-909")
def test_another_hand_does_not_show_in_what_a_seat_may_do() -> None:
    def legal(hand: dict[str, int]) -> list[Any]:
        boats = {"A3": boat(5, K, {"blue": 1})}
        state = table(2, boats, hands=[{"red": 1}, hand], ports={V: {"blue": 1}})
        assert refused(state, 1, Raid("A3", ("green", "green"))) == "GH-204"
        return [state.legal(0), state.legal(1)]

    assert legal({"green": 2}) == legal({"red": 2})


def test_a_view_survives_the_wire() -> None:
    view = midgame(CLOSED).view(0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=GoldenHornView) == view
