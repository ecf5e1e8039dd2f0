"""Chapter 4, offers and intentions: what may be said, and as which choices.

GN-430, GN-R31: an offer has a target space; there are no other trades.
GN-905: talk needs no action.
"""

from typing import Final

from fondaco.games.genoa.answers import KEEP, PASS, WITHDRAW, speak
from fondaco.games.genoa.cards import deck_size, hand_names
from fondaco.games.genoa.components import (
    BUILDINGS,
    DECK_HOUSE,
    DECK_NAMES,
    DECKS,
    GOODS,
    PRIVILEGE,
    SPACES,
    SPECIAL_HOUSE,
    SPECIAL_NAMES,
    SPECIALS,
    VILLA,
    WAREHOUSE,
)
from fondaco.games.genoa.deals import (
    money_about,
    payable,
    refuse_extra,
    refuse_markers,
    refuse_price,
    refuse_return,
    refuse_rulings,
    yields,
)
from fondaco.games.genoa.floors import (
    MOST_MONEY,
    at_building,
    counts_field,
    listening,
    may_act,
    offer_id,
    refuse_floor,
    targets,
)
from fondaco.games.genoa.state import PICK, City
from fondaco.games.genoa.terms import (
    DISCLOSURES,
    PROMISE,
    Aim,
    Intent,
    Terms,
    offer_words,
    plain,
    read_offer,
)
from fondaco.games.genoa.verbs import GenoaVerb
from fondaco.games.genoa.words import Intend, Offer
from fondaco.table.blanks import Field, Fixed, Flag, Number, One, Parts, Text, one
from fondaco.table.chance import Chance
from fondaco.table.verbs import NO_CODE
from fondaco.table.words import Form, Refusal, Seat, Tell

INTENTIONS: Final = 5
STEPS: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5, 6, 8, 10, 14, 20)
"""Amounts of the canonical offers, in steps of money."""
AMOUNTS: Final = 11
MOST_STEPS: Final = 20
OFFER_GOODS: Final = GOODS + 1
# -- choices --

NO_DRAFTS: Final[dict[int, Terms | Intent | None]] = {}


def answer_codes(city: City, seat: Seat) -> list[int]:
    """Offers and withdrawals by target, then keeping or passing: one walk finds them all."""
    floor = city.floor
    assert floor is not None
    codes: list[int] = []
    has_any = False
    able = may_act(city, seat)
    budget = floor.budget
    drafts = floor.drafts.get(seat) or NO_DRAFTS
    spent = budget is not None and not budget.has(seat)
    base = offer_id(city, seat, 0)
    for target in targets(city):
        number = base + target
        if number in drafts:  # changed in this round
            has_any |= drafts[number] is not None
            continue
        standing = floor.book.find(number) is not None
        if not standing and city.intents:
            standing = Aim(seat, target) in city.intents
        if standing:
            has_any = True
        if spent:
            continue
        if able or target >= BUILDINGS:
            codes += _plain_codes(city, seat, target)
        if standing:
            codes.append(WITHDRAW.base + target)
    if (city.intents or drafts) and not city.deals_here():
        has_any |= _intent_codes(city, seat, codes)
    if budget is None:
        codes.append(KEEP.base if has_any else PASS.base)
    elif floor.answers.of(seat) is None:
        codes.append(PASS.base)
    return codes


def _plain_codes(city: City, seat: Seat, target: int) -> list[int]:
    """The canonical offers: money alone, in the two-player variant with a good (GN-907)."""
    steps = city.money[seat] // city.parts.step
    if not city.variant:
        return MONEY_CODES[target][min(steps, MOST_STEPS)]
    return [
        OFFER.base + (target * OFFER_GOODS + good + 1) * AMOUNTS + n
        for good in range(GOODS)
        if city.goods[seat * GOODS + good]
        for n in (0, 2, 4, 6)
        if STEPS[n] <= steps
    ]


def _intent_codes(city: City, seat: Seat, codes: list[int]) -> bool:
    """Adds the withdrawals of intentions; whether the seat has stated any."""
    floor = city.floor
    assert floor is not None
    near = targets(city)
    mine = [aim.target for aim in sorted(city.intents) if aim.seat == seat]
    drafts = floor.drafts.get(seat, {})
    for target in mine:
        number = offer_id(city, seat, target)
        if target not in near and not floor.changed(seat, number):
            codes.append(WITHDRAW.base + target)
    return bool(mine) or any(isinstance(terms, Intent) for terms in drafts.values())


def plain_terms(city: City, seat: Seat, argument: int) -> Terms:
    rest, amount = argument // AMOUNTS, argument % AMOUNTS
    target, good = rest // OFFER_GOODS, rest % OFFER_GOODS
    extra = target < BUILDINGS and not city.allowance[seat]
    made: dict[int, Terms] = city.parts.offers_made
    key = argument * 2 + extra
    if key not in made:
        made[key] = plain(target, STEPS[amount] * city.parts.step, good - 1, extra)
    return made[key]


# -- offers --


def check_offer(city: City, seat: Seat, action: Offer) -> Refusal | None:
    """The first rule that refuses an offer; the reason is its author's alone (GN-420)."""
    terms = read_offer(city.parts, city.board, action)
    closed = refuse_floor(city)
    if closed is not None:
        return Refusal(closed)
    if terms.target not in targets(city):
        return Refusal("GN-401" if at_building(city) else "GN-408")
    if seat == city.active:
        return Refusal("GN-415")
    if city.phase == PICK:
        return Refusal("GN-417")
    refusal = refuse_terms(city, seat, terms)
    if refusal is not None:
        return refusal
    if not _may_change(city, seat, terms.target):
        return Refusal("GN-906")
    rule = refuse_rulings(city, terms)
    return None if rule is None else Refusal(rule)


def refuse_terms(city: City, seat: Seat, terms: Terms) -> Refusal | None:
    """The first rule that refuses what an offer holds, what the options add aside."""
    rule = refuse_price(city, terms)
    if rule is not None:
        return Refusal(rule)
    if not payable(city, seat, terms):
        return Refusal("GN-420")
    if not yields(city, seat, terms):
        return Refusal("GN-421")
    if refuse_return(city, terms):
        return Refusal("GN-423")
    if refuse_extra(city, seat, terms):
        return Refusal("GN-425", {"allowance": city.allowance[seat]})
    return Refusal("GN-429") if refuse_markers(city, seat, terms) else None


def _may_change(city: City, seat: Seat, target: int) -> bool:
    if not listening(city, seat):
        return False
    assert city.floor is not None
    return not city.floor.changed(seat, offer_id(city, seat, target))


def decode_offer(city: City, seat: Seat, argument: int) -> Offer:
    return offer_words(city.parts, city.board, plain_terms(city, seat, argument))


def encode_offer(city: City, seat: Seat, action: Offer) -> int | None:
    """A canonical offer has a code, any other has none."""
    terms = read_offer(city.parts, city.board, action)
    for code in _plain_codes(city, seat, terms.target):
        argument = code - OFFER.base
        if plain_terms(city, seat, argument) == terms:
            return argument
    return None


def offer_plainly(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    terms = plain_terms(city, seat, argument)
    speak(city, seat, offer_id(city, seat, terms.target), terms, tell)


def offer(city: City, seat: Seat, action: Offer, chance: Chance, tell: Tell | None) -> None:
    terms = read_offer(city.parts, city.board, action)
    speak(city, seat, offer_id(city, seat, terms.target), terms, tell)


# -- intentions (GN-413): none becomes an offer by itself (GN-414) --


def read_intent(city: City, action: Intend) -> Intent:
    return Intent(city.board.id.get(action.target, -1), action.money, action.words)


def check_intention(city: City, seat: Seat, action: Intend) -> Refusal | None:
    intent = read_intent(city, action)
    closed = refuse_floor(city)
    if closed is not None:
        return Refusal(closed)
    if at_building(city):
        return Refusal("GN-401")
    away = 0 <= intent.target < len(city.board.names) and not city.visited >> intent.target & 1
    if not away or intent.target in targets(city):
        return Refusal("GN-413")
    if seat == city.active:
        return Refusal("GN-415")
    if city.phase == PICK:
        return Refusal("GN-417")
    if intent.money < 0 or intent.money % city.parts.step:
        return Refusal("GN-418")
    if len(intent.words) > PROMISE:
        return Refusal("GN-419")
    if intent.money > money_about(city):
        return Refusal("GN-420")
    if not _may_change(city, seat, intent.target):
        return Refusal("GN-906")
    assert city.floor is not None
    stated = {aim.target for aim in city.intents if aim.seat == seat}
    drafts = city.floor.drafts.get(seat, {})
    made = {terms.target for terms in drafts.values() if isinstance(terms, Intent)}
    if len(stated | made | {intent.target}) > INTENTIONS or len(made) >= INTENTIONS:
        return Refusal("GN-906")
    return None


def intend(city: City, seat: Seat, action: Intend, chance: Chance, tell: Tell | None) -> None:
    intent = read_intent(city, action)
    speak(city, seat, offer_id(city, seat, intent.target), intent, tell)


# -- forms --


def offer_forms(city: City, seat: Seat) -> list[Form]:
    floor = city.floor
    assert floor is not None
    made: list[Form] = []
    for target in targets(city):
        if floor.changed(seat, offer_id(city, seat, target)):
            continue
        if target < BUILDINGS and not may_act(city, seat):
            continue
        made.append(_offer_form(city, seat, target))
    if not city.deals_here():
        made += _intention_forms(city, seat)
    return made


def _offer_form(city: City, seat: Seat, target: int) -> Form:
    parts, house, active = city.parts, city.house, city.active
    shown = DISCLOSURES[-1:] if house.always_named else DISCLOSURES
    cards = tuple(One(card, shown, optional=True) for card in hand_names(city, seat))
    fields: list[Field] = [
        Fixed("target", city.board.names[target]),
        Number("money", 0, city.money[seat], parts.step, optional=True),
        *counts_field("goods", city.goods_of(seat), parts.goods),
        *([Parts("cards", cards, optional=True)] if cards else []),
        *counts_field("specials", city.specials_of(seat), SPECIAL_NAMES),
        *counts_field("markers", city.markers_of(seat), parts.colours),
    ]
    if target < BUILDINGS:
        fields += _proceeds_field(city, seat, target)
    asks: list[Field] = [
        Number("money", 0, MOST_MONEY, parts.step, optional=True),
        *counts_field("goods", city.goods_of(active), parts.goods),
    ]
    if not house.money_and_goods:
        if not house.hidden_specials:
            asks += counts_field("specials", city.specials_of(active), SPECIAL_NAMES)
        asks += counts_field("markers", city.markers_of(active), parts.colours)
        held = city.held[active * DECKS : active * DECKS + DECKS]
        asks += counts_field("decks", held, DECK_NAMES)
    fields.append(Parts("asks", tuple(asks), optional=True))
    if target < BUILDINGS and not city.allowance[seat]:
        fields.append(Flag("uses_extra_action"))
    fields.append(Text("promise", PROMISE, optional=True))
    return Form("offer", tuple(fields))


def _proceeds_field(city: City, seat: Seat, building: int) -> list[Field]:
    """What of the action's yield may be promised."""
    parts = city.parts
    kind = parts.kind[building]
    fields: list[Field] = []
    if kind == WAREHOUSE:
        goods = parts.yield_goods[building]
        most = [int(good in goods and city.store[good] > 0) for good in range(GOODS)]
        fields += counts_field("goods", most, parts.goods)
    elif kind == SPECIAL_HOUSE:
        own = parts.yield_special[building]
        most = [int(kind == own and city.stock[kind] > 0) for kind in range(SPECIALS)]
        fields += counts_field("specials", most, SPECIAL_NAMES)
    elif kind == DECK_HOUSE:
        cards = min(parts.yield_count[building], deck_size(city, parts.yield_deck[building]))
        fields = [Number("cards", 0, cards, optional=True)]
    elif kind == VILLA:
        fields = [Number("cards", 0, min(1, deck_size(city, PRIVILEGE)), optional=True)]
        if city.held[seat * DECKS]:
            if not city.house.assets_only:
                fields.append(Number("money", 0, parts.large_pay, parts.step, optional=True))
            stocked = [int(n > 0) for n in city.stock]
            fields += counts_field("specials", stocked, SPECIAL_NAMES)
    else:
        most_markers = min(parts.yield_count[building], city.tray[seat])
        fields = [Number("markers", 0, most_markers, optional=True)]
    return [Parts("proceeds", tuple(fields), optional=True)] if fields else []


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
                one("target", away),
                Number("money", 0, city.money[seat], city.parts.step, optional=True),
                Text("words", PROMISE, optional=True),
            ),
        )
    ]


# -- verbs --

# Argument: (target * OFFER_GOODS + good + 1) * AMOUNTS + amount
OFFER: Final = GenoaVerb(
    Offer,
    12_000,
    check=check_offer,
    codes=answer_codes,
    decode=decode_offer,
    encode=encode_offer,
    play=offer_plainly,
    do=offer,
)
MONEY_CODES: Final[list[list[list[int]]]] = [
    [
        [
            OFFER.base + target * OFFER_GOODS * AMOUNTS + n
            for n in range(1, AMOUNTS)
            if STEPS[n] <= steps
        ]
        for steps in range(MOST_STEPS + 1)
    ]
    for target in range(SPACES)
]
"""By target and steps of money: the offers of money alone. Read only."""
INTEND: Final = GenoaVerb(Intend, NO_CODE, check=check_intention, do=intend)
