"""The parametrised choices: offers, intentions, asks, declining, showing a card."""

from fondaco.games.genoa.cards import deck_size
from fondaco.games.genoa.components import (
    BUILDINGS,
    DECK_HOUSE,
    DECK_NAMES,
    DECKS,
    GOODS,
    PRIVILEGE,
    SPECIAL_HOUSE,
    SPECIAL_NAMES,
    SPECIALS,
    VILLA,
    WAREHOUSE,
)
from fondaco.games.genoa.law import (
    CURRENT,
    DECIDING,
    HEARING,
    eligible,
    listening,
    may_act,
    offer_id,
    offers,
    targets,
)
from fondaco.games.genoa.state import MOVE_OPEN, OPEN, OVER, SPECTATOR, City
from fondaco.games.genoa.terms import (
    DISCLOSURES,
    PROMISE,
    Asked,
    read_due,
    read_return,
)
from fondaco.games.genoa.words import Ask, CardShown, Show
from fondaco.table.audience import ALL, only
from fondaco.table.words import Field, Form, Refusal, Seat, Tell

MOST_MONEY = 200
"""How much the form lets one ask of the active player: his own money is his secret."""


def read_ask(city: City, words: Ask | None) -> Asked | None:
    if words is None:
        return None
    return Asked(
        -1 if words.to is None else words.to if words.to >= 0 else -2,
        city.board.id.get(words.target, -1),
        read_return(city.parts, words.price),
        read_due(city.parts, words.proceeds),
        read_return(city.parts, words.gives),
        words.promise,
        words.firm,
    )


def forms(city: City, seat: Seat) -> list[Form]:
    if city.phase == OVER:
        return []
    made: list[Form] = []
    if seat == city.active:
        made += _ask_forms(city)
        if city.phase in DECIDING or (city.phase in HEARING and city.house.live):
            made += [
                Form(
                    "decline",
                    (
                        Field(
                            "offer",
                            parts=(
                                Field("id", proposal.id, proposal.id),
                                Field("version", proposal.version, proposal.version),
                            ),
                        ),
                    ),
                )
                for proposal in offers(city)
                if city.declined.get(proposal.id) != proposal.version
            ]
    elif listening(city, seat):
        made += _offer_forms(city, seat)
    cards = _hand(city, seat)
    if cards:
        others = Field("to", 0, city.seats - 1, optional=True)
        made.append(Form("show", (Field("card", among=cards), others), aside=True))
    return made


def _hand(city: City, seat: Seat) -> tuple[str, ...]:
    return tuple(city.parts.cards[card] for deck in range(DECKS) for card in city.hand(seat, deck))


def _counts(name: str, most: list[int], names: "list[str] | tuple[str, ...]") -> list[Field]:
    """A multiset: so many at most of each."""
    parts = tuple(
        Field(kind, 0, n, optional=True) for kind, n in zip(names, most, strict=True) if n > 0
    )
    return [Field(name, parts=parts, optional=True)] if parts else []


def _offer_forms(city: City, seat: Seat) -> list[Form]:
    floor = city.floor
    assert floor is not None
    made: list[Form] = []
    for target in targets(city):
        if floor.changed(seat, offer_id(city, seat, target)):
            continue
        if target < BUILDINGS and not may_act(city, seat):
            continue
        made.append(_offer_form(city, seat, target))
    if city.phase not in CURRENT:
        made += _intention_forms(city, seat)
    return made


def _offer_form(city: City, seat: Seat, target: int) -> Form:
    parts, house, active = city.parts, city.house, city.active
    shown = DISCLOSURES[-1:] if house.always_named else DISCLOSURES
    cards = tuple(Field(card, among=shown, optional=True) for card in _hand(city, seat))
    fields = [
        Field("target", among=(city.board.names[target],)),
        Field("money", 0, city.money[seat], parts.step, optional=True),
        *_counts("goods", city.goods_of(seat), parts.goods),
        *([Field("cards", parts=cards, optional=True)] if cards else []),
        *_counts("specials", city.specials_of(seat), SPECIAL_NAMES),
        *_counts("markers", city.markers_of(seat), parts.colours),
    ]
    if target < BUILDINGS:
        fields += _proceeds_field(city, seat, target)
    asks = [
        Field("money", 0, MOST_MONEY, parts.step, optional=True),
        *_counts("goods", city.goods_of(active), parts.goods),
    ]
    if not house.money_and_goods:
        if not house.hidden_specials:
            asks += _counts("specials", city.specials_of(active), SPECIAL_NAMES)
        asks += _counts("markers", city.markers_of(active), parts.colours)
        held = city.held[active * DECKS : active * DECKS + DECKS]
        asks += _counts("decks", held, DECK_NAMES)
    fields.append(Field("asks", parts=tuple(asks), optional=True))
    if target < BUILDINGS and not city.allowance[seat]:
        fields.append(Field("uses_extra_action", flag=True))
    fields.append(Field("promise", letters=PROMISE, optional=True))
    return Form("offer", tuple(fields))


def _proceeds_field(city: City, seat: Seat, building: int) -> list[Field]:
    """What of the action's yield may be promised."""
    parts = city.parts
    kind = parts.kind[building]
    fields: list[Field] = []
    if kind == WAREHOUSE:
        goods = parts.yield_goods[building]
        most = [int(good in goods and city.store[good] > 0) for good in range(GOODS)]
        fields = _counts("goods", most, parts.goods)
    elif kind == SPECIAL_HOUSE:
        own = parts.yield_special[building]
        most = [int(kind == own and city.stock[kind] > 0) for kind in range(SPECIALS)]
        fields = _counts("specials", most, SPECIAL_NAMES)
    elif kind == DECK_HOUSE:
        cards = min(parts.yield_count[building], deck_size(city, parts.yield_deck[building]))
        fields = [Field("cards", 0, cards, optional=True)]
    elif kind == VILLA:
        fields = [Field("cards", 0, min(1, deck_size(city, PRIVILEGE)), optional=True)]
        if city.held[seat * DECKS]:
            if not city.house.assets_only:
                fields.append(Field("money", 0, parts.large_pay, parts.step, optional=True))
            stocked = [int(n > 0) for n in city.stock]
            fields += _counts("specials", stocked, SPECIAL_NAMES)
    else:
        most_markers = min(parts.yield_count[building], city.tray[seat])
        fields = [Field("markers", 0, most_markers, optional=True)]
    return [Field("proceeds", parts=tuple(fields), optional=True)] if fields else []


def _intention_forms(city: City, seat: Seat) -> list[Form]:
    near = targets(city)
    away = tuple(
        name
        for space, name in enumerate(city.board.names)
        if space not in near and not city.visited >> space & 1
    )
    return [
        Form(
            "intend",
            (
                Field("target", among=away),
                Field("money", 0, city.money[seat], city.parts.step, optional=True),
                Field("words", letters=PROMISE, optional=True),
            ),
        )
    ]


def _ask_forms(city: City) -> list[Form]:
    """Opening a floor or another round with an ask."""
    if city.phase in (OPEN, MOVE_OPEN):
        do = "open_floor"
    elif city.phase in DECIDING and not city.house.live:
        assert city.floor is not None
        if city.floor.round >= city.house.rounds:
            return []
        do = "again"
    else:
        return []
    asked = eligible(city) if city.phase in CURRENT else tuple(city.clockwise(city.active)[1:])
    if not asked:
        return []
    parts = city.parts
    each = [parts.per_good] * GOODS
    price = (
        Field("money", 0, MOST_MONEY, parts.step, optional=True),
        *_counts("goods", each, parts.goods),
    )
    gives = (
        Field("money", 0, city.money[city.active], parts.step, optional=True),
        *_counts("goods", city.goods_of(city.active), parts.goods),
    )
    names = tuple(city.board.names[target] for target in targets(city))
    ask = (
        Field("target", among=names),
        Field("to", 0, city.seats - 1, optional=True),
        Field("price", parts=price, optional=True),
        Field("gives", parts=gives, optional=True),
        Field("promise", letters=PROMISE, optional=True),
        Field("firm", flag=True, optional=True),
    )
    return [Form(do, (Field("ask", parts=ask, optional=True),))]


# -- showing a card (GN-904) --


def refuse_show(city: City, seat: Seat, action: Show) -> Refusal | None:
    card = city.parts.card_id.get(action.card, -1)
    if city.phase == OVER or card < 0 or city.where[card] != seat:
        return Refusal("GN-904")
    to = action.to
    if to is None:
        return Refusal("GN-904") if city.known[card] == city.everybody else None
    if not 0 <= to < city.seats or city.known[card] >> to & 1:
        return Refusal("GN-904")
    return None


def show(city: City, seat: Seat, action: Show, tell: Tell | None) -> None:
    card = city.parts.card_id[action.card]
    to = action.to
    new = (city.everybody if to is None else 1 << to) & ~city.known[card]
    city.known[card] |= new
    if tell is not None:
        # Who has seen it before is told nothing: it learns nothing.
        news = new & ((1 << city.seats) - 1)
        if new >> SPECTATOR & 1:
            news |= ALL & ~((1 << city.seats) - 1)
        tell(CardShown(seat, action.card, to), only(seat))
        tell(CardShown(seat, action.card), news & ~only(seat))
