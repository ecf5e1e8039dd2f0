"""Finite choices from code to action and back."""

import msgspec

from fondaco.games.genoa.answers import plain_terms
from fondaco.games.genoa.cards import claimable
from fondaco.games.genoa.codes import (
    A_DECK,
    A_MARKER,
    A_SPECIAL,
    ACCEPT,
    AGAIN,
    ANY_GOOD_PLAYED,
    BUILD,
    BUILD_DELIVER,
    CLAIMED,
    DELIVER,
    DELIVERIES,
    END_ACTION,
    END_MOVEMENT,
    EXCHANGED,
    G_CARD,
    G_MARKER,
    GIVE,
    KEEP,
    LAPSE,
    MASKS,
    MOVE,
    OFFER,
    OPEN_FLOOR,
    PASS,
    PERFORM,
    PICK_CARD,
    PLACE,
    PLAY_START,
    PRIVILEGE_DRAWN,
    ROLL,
    SMALL_ORDER,
    SPECIAL_CHOICES,
    TAKE,
    TAKE_EXTRA,
    TAKES,
    WITHDRAW,
)
from fondaco.games.genoa.components import CARDS, DECK_NAMES, SPECIAL_NAMES, SPECIALS, VILLA
from fondaco.games.genoa.law import offer_id
from fondaco.games.genoa.markers import decode_place, place_code
from fondaco.games.genoa.state import City
from fondaco.games.genoa.terms import offer_words
from fondaco.games.genoa.window import asset_name
from fondaco.games.genoa.words import (
    Accept,
    Again,
    AnyGood,
    BuildingAction,
    Claim,
    Deliver,
    DrawPrivilege,
    EndAction,
    EndMovement,
    Exchange,
    GiveProceeds,
    Keep,
    Lapse,
    Move,
    OpenFloor,
    Pass,
    Perform,
    PickCard,
    PlaceMarkers,
    Played,
    PlayStart,
    Quote,
    Roll,
    SmallOrder,
    Take,
    Withdraw,
)
from fondaco.table.words import Action, Seat

SIMPLE: dict[int, Action] = {
    ROLL: Roll(),
    TAKE: Take(),
    TAKE_EXTRA: Take(True),
    OPEN_FLOOR: OpenFloor(),
    LAPSE: Lapse(),
    AGAIN: Again(),
    END_MOVEMENT: EndMovement(),
    PASS: Pass(),
    KEEP: Keep(),
    END_ACTION: EndAction(),
    PERFORM: Perform(),
    PRIVILEGE_DRAWN: DrawPrivilege(),
}
CODE_OF = {action: code for code, action in SIMPLE.items() if code not in (OPEN_FLOOR, AGAIN)}
SIMPLE_TYPES = {type(action) for action in CODE_OF}
UNKNOWN = -1


def decode(city: City, seat: Seat, code: int) -> Action:
    simple = SIMPLE.get(code)
    if simple is not None:
        return simple
    parts, names = city.parts, city.board.names
    if code >= PLACE:
        return decode_place(city, code)
    if code >= CLAIMED:
        cards = claimable(city, seat)
        mask = code - CLAIMED
        return Claim(tuple(parts.cards[card] for n, card in enumerate(cards) if mask >> n & 1))
    if code >= OFFER:
        return offer_words(parts, city.board, plain_terms(city, seat, code))
    if code >= ACCEPT:
        target, mask = divmod(code - ACCEPT, MASKS)
        return Accept(names[target], _quotes(city, target, mask))
    if code >= EXCHANGED:
        give, take = divmod(code - EXCHANGED, TAKES)
        given = asset_name(city, seat, give, given=True)
        return Exchange(given, asset_name(city, seat, take, given=False))
    if code >= BUILD_DELIVER:
        building, rest = divmod(code - BUILD_DELIVER, DELIVERIES)
        return BuildingAction(parts.buildings[building], *_delivery(city, rest))
    if code >= BUILD:
        return BuildingAction(parts.buildings[code - BUILD])
    if code >= DELIVER:
        return Deliver(*_delivery(city, code - DELIVER))
    for base, kind in ((PICK_CARD, PickCard), (GIVE, GiveProceeds), (SMALL_ORDER, SmallOrder)):
        if code >= base:
            return kind(parts.cards[code - base])
    if code >= ANY_GOOD_PLAYED:
        return AnyGood(parts.goods[code - ANY_GOOD_PLAYED])
    for base, aim in ((WITHDRAW, Withdraw), (MOVE, Move), (PLAY_START, PlayStart)):
        if code >= base:
            return aim(names[code - base])
    raise ValueError(code)


def last_play(city: City) -> Played | None:
    """The last public choice in words; they follow from its code alone."""
    code, seat = city.last_code, city.last_seat
    if code < 0:
        return None
    if ACCEPT <= code < OFFER:
        target, mask = divmod(code - ACCEPT, MASKS)
        authors = tuple(str(author) for author in range(city.seats) if mask >> author & 1)
        return Played(seat, code, "accept", (city.board.names[target], *authors))
    words = msgspec.to_builtins(decode(city, seat, code))
    play = words.pop("do")
    what: list[str] = []
    for word in words.values():
        if isinstance(word, dict):
            what += [f"{building} {how}" for building, how in word.items()]
        elif word is not None:
            what.append(str(word))
    return Played(seat, code, play, tuple(what))


def _quotes(city: City, target: int, mask: int) -> tuple[Quote, ...]:
    assert city.floor is not None
    quotes: list[Quote] = []
    for seat in city.clockwise(city.active):
        if mask >> seat & 1:
            proposal = city.floor.book.find(offer_id(city, seat, target))
            assert proposal is not None
            quotes.append(Quote(proposal.id, proposal.version))
    return tuple(quotes)


def _delivery(city: City, rest: int) -> tuple[str, str | None]:
    card, special = divmod(rest, SPECIAL_CHOICES)
    return city.parts.cards[card], SPECIAL_NAMES[special] if special < SPECIALS else None


def encode(city: City, seat: Seat, action: Action) -> int:
    """The code of a finite action, UNKNOWN if its words name nothing here."""
    if type(action) in SIMPLE_TYPES:
        return CODE_OF[action]
    parts, spaces = city.parts, city.board.id
    match action:
        case OpenFloor():
            return OPEN_FLOOR
        case Again():
            return AGAIN
        case PlayStart() | Move():
            base = PLAY_START if isinstance(action, PlayStart) else MOVE
            space = spaces.get(action.space, -1)
            return UNKNOWN if space < 0 else base + space
        case Withdraw():
            space = spaces.get(action.target, -1)
            return UNKNOWN if space < 0 else WITHDRAW + space
        case Accept():
            return _accept_code(city, action)
        case PickCard():
            return _card_code(city, PICK_CARD, action.card)
        case GiveProceeds():
            return _card_code(city, GIVE, action.card)
        case SmallOrder():
            return _card_code(city, SMALL_ORDER, action.card)
        case AnyGood():
            good = parts.good_id.get(action.good, -1)
            return UNKNOWN if good < 0 else ANY_GOOD_PLAYED + good
        case Deliver():
            rest = _delivery_code(city, action.card, action.special)
            return UNKNOWN if rest < 0 else DELIVER + rest
        case BuildingAction():
            return _build_code(city, action)
        case Exchange():
            return _exchange_code(city, seat, action)
        case Claim():
            return _claim_code(city, seat, action)
        case PlaceMarkers():
            return place_code(city, seat, action)
    return UNKNOWN


def _card_code(city: City, base: int, name: str) -> int:
    card = city.parts.card_id.get(name, -1)
    return UNKNOWN if card < 0 else base + card


def _accept_code(city: City, action: Accept) -> int:
    target = city.board.id.get(action.target, -1)
    if city.floor is None or target < 0 or not action.offers:
        return UNKNOWN
    mask = 0
    for quote in action.offers:
        proposal = city.floor.book.find(quote.id)
        if proposal is None or proposal.version != quote.version:
            return UNKNOWN
        if proposal.terms.target != target or mask >> proposal.author & 1:
            return UNKNOWN
        mask |= 1 << proposal.author
    # One way to write it: clockwise from the active player.
    if _quotes(city, target, mask) != action.offers:
        return UNKNOWN
    return ACCEPT + target * MASKS + mask


def _delivery_code(city: City, card_name: str, special_name: str | None) -> int:
    card = city.parts.card_id.get(card_name, -1)
    if card < 0 or (special_name is not None and special_name not in SPECIAL_NAMES):
        return UNKNOWN
    special = SPECIALS if special_name is None else SPECIAL_NAMES.index(special_name)
    return card * SPECIAL_CHOICES + special


def _build_code(city: City, action: BuildingAction) -> int:
    building = city.parts.building_id.get(action.building, -1)
    if building < 0:
        return UNKNOWN
    if action.card is None:
        return BUILD + building if action.special is None else UNKNOWN
    rest = _delivery_code(city, action.card, action.special)
    if rest < 0 or city.parts.kind[building] != VILLA:
        return UNKNOWN
    return BUILD_DELIVER + building * DELIVERIES + rest


def _exchange_code(city: City, seat: Seat, action: Exchange) -> int:
    parts = city.parts
    give = take = -1
    if action.give in parts.good_id:
        give = parts.good_id[action.give]
    elif action.give in SPECIAL_NAMES:
        give = A_SPECIAL + SPECIAL_NAMES.index(action.give)
    elif action.give in parts.colours:
        give = G_MARKER + parts.colours.index(action.give)
    elif action.give in parts.card_id:
        give = G_CARD + parts.card_id[action.give]
    if action.take in parts.good_id:
        take = parts.good_id[action.take]
    elif action.take in SPECIAL_NAMES:
        take = A_SPECIAL + SPECIAL_NAMES.index(action.take)
    elif action.take == parts.colours[seat]:
        take = A_MARKER
    elif action.take in DECK_NAMES:
        take = A_DECK + DECK_NAMES.index(action.take)
    return UNKNOWN if give < 0 or take < 0 else EXCHANGED + give * TAKES + take


def _claim_code(city: City, seat: Seat, action: Claim) -> int:
    cards = [city.parts.cards[card] for card in claimable(city, seat)]
    chosen = [card for card in cards if card in action.cards]
    if tuple(chosen) != action.cards:
        return UNKNOWN
    return CLAIMED + sum(1 << n for n, card in enumerate(cards) if card in chosen)


assert CARDS < GIVE - SMALL_ORDER
