"""What the bots of Les Marchands de Gênes are worth."""

from random import Random

import pytest

from fondaco.arena.match import generator, play_match
from fondaco.bots import make
from fondaco.games.genoa.bot.bot import Mind, appraise
from fondaco.games.genoa.bot.prices import Prices
from fondaco.games.genoa.bot.route import Route
from fondaco.games.genoa.bot.values import Outlook, distances, ring_pay
from fondaco.games.genoa.components import BUILDINGS
from fondaco.games.genoa.rules import GenoaState
from fondaco.games.genoa.words import (
    Accept,
    ActionLapsed,
    Again,
    AnyGood,
    Ask,
    BuildingAction,
    Bundle,
    Claim,
    Deliver,
    DrawPrivilege,
    EndAction,
    EndMovement,
    Exchange,
    GiveProceeds,
    Lapse,
    Move,
    Offer,
    OfferAccepted,
    OfferSeen,
    OpenFloor,
    Pass,
    Perform,
    PickCard,
    PlaceMarkers,
    PlayStart,
    Roll,
    SmallOrder,
    Take,
)
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.titles import open_game
from fondaco.table.words import Action, Event
from tests.games.genoa.tables import ANN, BOB, CLEO, all_cards, do, hear, table

GAME = open_game("genoa")


def decides(state: GenoaState, seat: int = ANN) -> Action:
    """What the bot greedy does in a position."""
    return make("greedy", GAME, seat, Random(1)).decide(state.view(seat))


def offers(state: GenoaState, seat: int) -> dict[str, Offer]:
    """What the bot greedy offers on a floor, by target."""
    bot = make("greedy", GAME, seat, Random(1))
    made: dict[str, Offer] = {}
    while isinstance(action := bot.decide(state.view(seat)), Offer):
        made[action.target] = action
        do(state, seat, action)
    return made


# -- whole games --


def wins(games: int) -> float:
    """Of greedy against random, changing seats."""
    won = 0.0
    for number in range(games):
        bots = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        outcome = play_match(GAME, bots, 5, number)
        won += (bots.index("greedy") in outcome.winners) / len(outcome.winners)
    return won


def test_greedy_beats_random() -> None:
    assert wins(6) >= 5


@pytest.mark.nightly
def test_greedy_wins_nine_of_ten_against_random() -> None:
    assert wins(100) >= 90


def listen(bots: list[str], seed: int, options: dict[str, str] | None = None) -> list[Event]:
    """All that a spectator hears in one game, which must end."""
    game = open_game("genoa", options)
    players = [
        make(name, game, seat, generator(seed, 0, f"seat {seat}")) for seat, name in enumerate(bots)
    ]
    heard: list[Event] = []

    def tell(event: Event, audience: int) -> None:
        if hears(audience, None):
            heard.append(event)
        for seat, player in enumerate(players):
            if hears(audience, seat):
                player.hear(event)

    chance = RandomChance(generator(seed, 0, "table"))
    state = game.deal(len(bots), chance, tell)
    while state.actors():
        seat = state.actors()[0]
        # `apply` refuses what is not legal.
        state.apply(seat, players[seat].decide(state.view(seat)), chance, tell)
    assert state.end_reason() == "last_round"
    return heard


def sales(heard: list[Event]) -> list[int]:
    """Prices paid for actions, in ducats."""
    targets = GAME.load({"seats": 2}).board.names[:BUILDINGS]  # type: ignore[attr-defined]
    return [
        event.offer.money
        for event in heard
        if isinstance(event, OfferAccepted) and event.offer.target in targets
    ]


def test_four_greedy_bots_sell_most_actions_at_prices_people_would_recognise() -> None:
    heard = listen(["greedy"] * 4, 3)
    prices = sales(heard)
    lapsed = sum(isinstance(event, ActionLapsed) for event in heard)
    assert len(prices) > 2 * lapsed
    assert sum(10 <= price <= 40 for price in prices) > len(prices) / 2


def test_the_same_generators_play_the_same_game() -> None:
    assert listen(["greedy"] * 2, 8) == listen(["greedy"] * 2, 8)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (5, {"board_layout": "C", "message_set": "all18"}),
        (3, {"negotiation_mode": "live", "offer_visibility": "sealed"}),
        (2, {"two_player_variant": "true"}),
        (
            3,
            {
                "message_claim": "declared",
                "special_cards_visibility": "hidden",
                "marker_payment": "keep_colour",
                "board_layout": "C",
            },
        ),
        (
            4,
            {
                "large_order_villas": "any_villa",
                "villa_order_limit": "unlimited",
                "small_order_limit": "one_per_action",
                "message_card_timing": "held_before_second_stop",
                "max_offer_rounds": "1",
                "street_offers_per_move": "one",
                "active_side_assets": "money_and_goods",
                "proceeds_in_offers": "assets_only",
                "card_offer_disclosure": "always_named",
            },
        ),
    ],
)
def test_greedy_plays_by_every_house_rule(seats: int, options: dict[str, str]) -> None:
    bots = ["greedy"] * (seats - 1) + ["random"]
    assert sales(listen(bots, 2, options))


def test_a_mind_decides_everything_itself() -> None:
    """The appraisal is for other ways to play; a merchant's decisions all have a reason."""
    chance = RandomChance(Random(4))
    state = GAME.deal(3, chance)
    minds = [Mind(GAME, seat, Random(seat)) for seat in range(3)]
    while state.actors():
        seat = state.actors()[0]
        codes = state.choices(seat)
        action = minds[seat].decide(state.copy())
        assert action is not None
        assert state.check(seat, action) is None
        state.choose(seat, codes[chance.below(len(codes))], chance)


# -- values --


def worth(**position: object) -> Outlook:
    return Outlook(table(**position), ANN)  # type: ignore[arg-type]


def test_goods_are_worth_more_with_orders_for_them() -> None:
    with_order = worth(hands=[["l01"], [], [], []])  # wheat, silk, salt
    without = worth()
    wheat = GAME.load({"seats": 2}).parts.good_id["wheat"]  # type: ignore[attr-defined]
    assert with_order.with_goods([wheat]) > without.with_goods([wheat])


def test_the_last_good_is_worth_more_than_the_first() -> None:
    silk = GAME.load({"seats": 2}).parts.good_id["silk"]  # type: ignore[attr-defined]
    near = worth(hands=[["l01"], [], [], []], goods=[{"wheat": 1, "salt": 1}, {}, {}, {}])
    unneeded = worth(hands=[["l01"], [], [], []], goods=[{"silk": 1}, {}, {}, {}])
    assert near.with_goods([silk]) > unneeded.with_goods([silk]) > 0


def test_privileges_by_what_they_complete() -> None:
    outlook = worth(hands=[["p02", "p04"], [], [], []])  # prk, ric: kut lies between them
    cards = outlook.parts.card_id
    assert outlook.card(cards["p03"]) > outlook.card(cards["p05"]) > outlook.card(cards["p10"])
    assert ring_pay(0b111, (0, 10, 30, 60, *[100] * 11)) == 60
    assert ring_pay(1 | 1 << 13, (0, 10, 30, *[60] * 12)) == 30  # the ring is closed


def test_nothing_in_hand_is_worth_much_at_the_very_end() -> None:
    fields = {"hands": [["l01", "k05", "b01"], [], [], []], "goods": [{"wheat": 2}, {}, {}, {}]}
    early = worth(**fields)
    late = worth(**fields, round=8, active=3, first=0)
    assert late.total() < early.total()
    assert late.total() - late.city.money[ANN] < 25


def test_an_owned_building_is_worth_more_early() -> None:
    early = appraise(table(owners={"kat": ANN}), ANN)
    late = appraise(table(owners={"kat": ANN}, round=8), ANN)
    assert early > late > 0


# -- the active player --


def test_it_delivers_where_it_can() -> None:
    fields = {
        "way": ["col"],
        "hands": [["l01"], [], [], []],
        "goods": [{"wheat": 1, "silk": 1, "salt": 1}, {}, {}, {}],
    }
    assert decides(hear(table(**fields))) == Take()  # type: ignore[arg-type]
    state = table(**fields)  # type: ignore[arg-type]
    do(state, ANN, Take())
    assert isinstance(decides(state), Deliver)


def test_it_plays_an_any_good_card_for_a_delivery() -> None:
    state = table(
        way=["col"],
        hands=[["l01"], [], [], []],
        goods=[{"wheat": 1, "silk": 1}, {}, {}, {}],
        specials=[{"any_good": 1}, {}, {}, {}],
    )
    do(state, ANN, Take())
    assert decides(state) == AnyGood("salt")
    do(state, ANN, AnyGood("salt"))
    assert isinstance(decides(state), Deliver)


def test_it_draws_a_privilege_where_it_cannot_deliver() -> None:
    state = table(way=["col"], hands=[["l05"], ["l02"], [], []])
    do(state, ANN, Take())
    assert decides(state) == DrawPrivilege()


def test_it_fulfils_a_small_order_after_its_action() -> None:
    state = table(way=["gil"], hands=[["k01"], [], [], []], goods=[{"silver": 1}, {}, {}, {}])
    do(state, ANN, Take())
    assert decides(state) == Perform()
    do(state, ANN, Perform())
    assert decides(state) == SmallOrder("k01")


def test_it_uses_an_owned_building_and_ends_its_window() -> None:
    state = table(
        way=["rat"],
        owners={"met": ANN},
        specials=[{"building_action": 1}, {}, {}, {}],
        hands=[["l09", "l10"], [], [], []],
        goods=[{"wheat": 1, "silk": 1, "rice": 1, "linen": 1}, {}, {}, {}],
    )
    do(state, ANN, Take())
    do(state, ANN, Perform())
    assert decides(state) == BuildingAction("met")
    do(state, ANN, BuildingAction("met"))
    assert not state.actors() or state.performer != ANN or decides(state) == EndAction()


def test_it_exchanges_what_it_does_not_need_for_what_completes_an_order() -> None:
    state = table(
        way=["rat"],
        specials=[{"exchange": 1}, {}, {}, {}],
        hands=[["l01"], [], [], []],
        goods=[{"wheat": 1, "silk": 1, "copper": 2}, {}, {}, {}],
        round=7,
    )
    do(state, ANN, Take())
    do(state, ANN, Perform())
    assert decides(state) == Exchange("copper", "salt")


def test_it_takes_the_better_of_two_offers() -> None:
    state = table(way=["haf"], allowances=[0, 1, 1, 1])
    hear(state, {BOB: Offer("haf", 15), CLEO: Offer("haf", 25)})
    action = decides(state)
    if isinstance(action, Again):
        hear_again(state, action)
        action = decides(state)
    assert isinstance(action, Accept)
    assert action.offers[0].id // 100 % 10 == CLEO


def hear_again(state: GenoaState, action: Again) -> None:
    do(state, ANN, action)
    hear(state)


def test_goods_in_a_price_count_what_they_are_worth_to_it() -> None:
    """Salt completes Ann's order: worth more than a few ducats."""
    state = table(
        way=["haf"],
        allowances=[0, 1, 1, 1],
        hands=[["l01"], [], [], []],
        goods=[{"wheat": 1, "silk": 1}, {"salt": 1}, {}, {}],
    )
    hear(state, {BOB: Offer("haf", goods={"salt": 1}), CLEO: Offer("haf", 5)})
    action = decides(state)
    if isinstance(action, Again):
        hear_again(state, action)
        action = decides(state)
    assert isinstance(action, Accept)
    assert action.offers[0].id // 100 % 10 == BOB


def test_it_does_not_fall_for_offers_that_ask_too_much() -> None:
    state = table(way=["haf"], allowances=[0, 1, 1, 1], goods=[{"silk": 3}, {}, {}, {}])
    hear(state, {BOB: Offer("haf", 5, asks=Bundle(goods={"silk": 3}))})
    assert decides(state) == Lapse()


def test_it_asks_before_it_sells() -> None:
    action = decides(table(way=["haf"]))
    assert isinstance(action, OpenFloor)
    assert action.ask is not None
    assert action.ask.target == "haf"


def test_it_leads_the_tower_to_the_end_of_its_message() -> None:
    """Col visited: the message {col, ric} wants kut, then ric."""
    state = table(
        way=["col", "prk", "kut"],
        phase="move_open",
        hands=[["b01"], [], [], []],
        allowances=[0] * 4,
    )
    assert decides(state) == Move("ric")


def test_it_stops_when_going_on_helps_only_the_other() -> None:
    """Two players, all the active one can do is done; the other pays next to nothing."""
    state = table(seats=2, way=["kut"], phase="move_open", allowances=[0, 1], money=[200, 0])
    hear(state)
    assert decides(state) == EndMovement()


def test_a_start_card_is_for_what_the_dice_will_not_bring() -> None:
    state = table(
        hands=[["l01"], [], [], []],
        goods=[{"wheat": 1, "silk": 1, "salt": 1}, {}, {}, {}],
        specials=[{"start": 1}, {}, {}, {}],
        round=8,
    )
    action = decides(state)
    assert isinstance(action, PlayStart)
    away = distances(state.board)[state.board.id[action.space]]
    assert away[state.board.id["col"]] <= 3


def test_without_a_reason_it_keeps_its_start_card() -> None:
    """Another has all there is, nothing is left to gain: any start is as good as another."""
    others = {"start": 4, "extra_action": 5, "any_good": 5, "building_action": 5, "exchange": 7}
    state = table(
        specials=[{"start": 1}, others],
        goods=[{}, {kind["id"]: 5 for kind in GAME.components["goods"]["kinds"]}],
        hands=[[], all_cards()],
        round=8,
        first=BOB,
    )
    assert decides(state) == Roll()


# -- the others --


def test_it_bids_more_for_what_it_needs() -> None:
    state = table(
        way=["s26"],
        hands=[[], ["l09", "l13"], [], []],
        goods=[{}, {"silver": 2, "silk": 1, "salt": 1}, {}, {}],
        active=ANN,
    )
    do(state, ANN, Move("kut"))
    do(state, ANN, Take())
    do(state, ANN, Perform())
    do(state, ANN, OpenFloor())
    made = offers(state, BOB)
    assert "ric" in made or "prk" in made
    assert all(offer.money % 5 == 0 and offer.money <= 60 for offer in made.values())


def test_an_order_ready_to_deliver_fetches_a_high_price() -> None:
    goods = {"wheat": 1, "silk": 1, "salt": 1}
    ready = table(way=["prk"], hands=[[], ["l01"], [], []], goods=[{}, goods, {}, {}], round=6)
    idle = table(way=["prk"], hands=[[], ["l05"], [], []], goods=[{}, goods, {}, {}], round=6)
    prices = []
    for state in (ready, idle):
        hear(state)
        do(state, ANN, Take())
        do(state, ANN, Perform())
        do(state, ANN, OpenFloor())
        made = offers(state, BOB)
        prices.append(made["col"].money if "col" in made else 0)
    assert prices[0] >= prices[1] + 10


def test_it_meets_a_fair_ask_and_ignores_a_steep_one() -> None:
    for money, met in ((10, True), (100, False)):
        state = table(way=["pos"], allowances=[0, 1, 1, 1])
        do(state, ANN, OpenFloor(Ask("pos", price=Bundle(money))))
        made = offers(state, BOB)
        assert (made["pos"].money == money) is met


def test_without_an_action_it_passes() -> None:
    state = table(way=["pos"], phase="move_open", allowances=[1, 0, 1, 1])
    do(state, ANN, OpenFloor())
    assert decides(state, BOB) == Pass()


def test_prices_that_were_paid_are_remembered() -> None:
    mind = Mind(GAME, CLEO, Random(1))
    before = mind.prices.mean(0)
    for _ in range(4):
        mind.hear(OfferAccepted(ANN, OfferSeen(1, 1, BOB, "col", 40)))
    assert mind.prices.mean(0) > before + 10
    assert mind.prices.mean(1) > before  # other buildings a little
    outbid = Mind(GAME, CLEO, Random(1))
    outbid.prices.want("col", 50.0)
    share = outbid.prices.share
    outbid.hear(OfferAccepted(ANN, OfferSeen(1, 1, BOB, "col", 40)))
    assert outbid.prices.share > share


def test_two_players_variant_offers_an_asset() -> None:
    options = {"two_player_variant": "true"}
    state = table(
        2, options, way=["tuc"], hands=[[], ["l01", "l04"]], goods=[{}, {"copper": 1, "salt": 2}]
    )
    game = open_game("genoa", options)
    do(state, ANN, OpenFloor())
    action = make("greedy", game, BOB, Random(1)).decide(state.view(BOB))
    assert isinstance(action, Offer)
    assert action.goods or action.proceeds.goods


# -- small choices --


def test_it_places_markers_where_they_pay() -> None:
    state = table(way=["s23"], phase="markers", placing=ANN, markers=[{"red": 2}, {}, {}, {}])
    action = decides(state)
    assert isinstance(action, PlaceMarkers)
    assert set(action.does) == {"met", "prk"}
    late = table(
        way=["s23"], phase="markers", placing=ANN, markers=[{"red": 2}, {}, {}, {}], round=8
    )
    assert isinstance(decides(late), PlaceMarkers)  # GN-806: still ten each


def test_it_claims_all_its_messages() -> None:
    options = {"message_claim": "declared"}
    state = table(
        3, options, way=["col", "prk", "kut", "ric"], phase="move_open", hands=[["b01"], [], []]
    )
    do(state, ANN, EndMovement())
    game = open_game("genoa", options)
    action = make("greedy", game, ANN, Random(1)).decide(state.view(ANN))
    assert action == Claim(("b01",))


def test_it_gives_away_what_it_needs_least() -> None:
    state = table(
        way=["rat"],
        phase="window",
        active=BOB,
        goods=[{"silver": 1}, {}, {}, {}],
        hands=[["k01", "k08"], [], [], []],
        window={
            "seat": ANN,
            "building": "rat",
            "performed": True,
            "owes": {"cards": 1},
            "giving": 1,
            "drawn": ["k01", "k08"],
        },
    )
    assert decides(state) == GiveProceeds("k08")


def test_it_picks_the_card_it_misses_least() -> None:
    state = table(
        way=["haf"],
        allowances=[0, 1, 1, 1],
        hands=[["k01", "k08"], [], [], []],
        goods=[{"silver": 1}, {}, {}, {}],
    )
    hear(state, {BOB: Offer("haf", 60, asks=Bundle(decks={"small_orders": 1}))})
    action = decides(state)
    if isinstance(action, Again):
        hear_again(state, action)
        action = decides(state)
    do(state, ANN, action)
    assert decides(state) == PickCard("k08")


# -- the merchant --


def test_a_merchant_alone_bids_the_least_where_the_active_player_must_sell() -> None:
    """GN-404: who cannot act must take any clean offer."""
    goods = [{}, {"wheat": 1, "silk": 1, "salt": 1}]
    state = table(2, way=["s26"], hands=[[], ["l01"]], goods=goods, active=ANN)
    for action in (Move("kut"), Take(), Perform(), Move("prk"), OpenFloor()):
        do(state, ANN, action)
    offer = make("merchant", GAME, BOB, Random(1)).decide(state.view(BOB))
    assert isinstance(offer, Offer)
    assert (offer.target, offer.money, offer.goods) == ("prk", 5, {})


def test_a_sale_counts_what_the_buyer_gains() -> None:
    """The only rival's gain is one's own loss; at a full table it matters little."""
    gains = []
    for seats in (2, 5):
        state = table(seats, way=["prk"], active=ANN)
        wanted = [[40.0] * BUILDINGS] * seats
        route = Route(state, Outlook(state, ANN), Prices(state.parts, ANN), wanted)
        gains.append(route.sold(state.at(), 10.0, BOB))
    assert gains[0] < 0 < gains[1]
