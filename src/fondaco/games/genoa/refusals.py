"""Why an action may not be done: the first rule in catalogue order, told to nobody else."""

from fondaco.games.genoa.cards import deliverable, fits
from fondaco.games.genoa.components import (
    ANY_GOOD,
    BUILDING,
    BUILDINGS,
    DISCS,
    EXCHANGE,
    SPECIAL_NAMES,
    SPECIALS,
    VILLA,
)
from fondaco.games.genoa.deals import refuse_deal
from fondaco.games.genoa.forms import read_ask, refuse_show
from fondaco.games.genoa.law import CURRENT, DECIDING, HEARING, offers, targets
from fondaco.games.genoa.markers import refuse_place
from fondaco.games.genoa.naming import encode
from fondaco.games.genoa.offering import refuse_ask, refuse_floor, refuse_intention, refuse_offer
from fondaco.games.genoa.state import (
    CLAIM,
    MARKERS,
    MOVE_OPEN,
    OPEN,
    OVER,
    PICK,
    START_PHASE,
    WINDOW,
    City,
)
from fondaco.games.genoa.terms import Intent, read_offer
from fondaco.games.genoa.window import promises_order
from fondaco.games.genoa.words import (
    Accept,
    Again,
    AnyGood,
    BuildingAction,
    Claim,
    Decline,
    Deliver,
    DrawPrivilege,
    EndAction,
    EndMovement,
    Exchange,
    GiveProceeds,
    Intend,
    Keep,
    Lapse,
    Move,
    Offer,
    OpenFloor,
    Pass,
    Perform,
    PickCard,
    PlaceMarkers,
    PlayStart,
    Roll,
    Show,
    SmallOrder,
    Take,
    Withdraw,
)
from fondaco.table.words import Action, Refusal, Seat


def refuse(city: City, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Offer():
            return refuse_offer(city, seat, read_offer(city.parts, city.board, action))
        case Intend():
            target = city.board.id.get(action.target, -1)
            return refuse_intention(city, seat, Intent(target, action.money, action.words))
        case Show():
            return refuse_show(city, seat, action)
        case Decline():
            return _decline(city, seat, action)
    code = encode(city, seat, action)
    if code in city.choices(seat):
        if isinstance(action, OpenFloor | Again) and action.ask is not None:
            ask = read_ask(city, action.ask)
            rule = None if ask is None else refuse_ask(city, ask)
            return None if rule is None else Refusal(rule)
        return None
    return _explain(city, seat, action)


def _explain(city: City, seat: Seat, action: Action) -> Refusal:
    """The reason, for a finite action that is not among the choices."""
    if city.phase == OVER:
        return Refusal("GN-203")
    match action:
        case Roll():
            return Refusal("GN-201" if seat != city.active else "GN-202")
        case PlayStart():
            return Refusal("GN-205")
        case Take():
            return _take(city, seat, action)
        case OpenFloor() | Again():
            return _hear(city, seat, action)
        case Lapse():
            return _lapse(city, seat)
        case Keep() | Pass() | Withdraw():
            return _answer(city, seat, action)
        case Accept():
            return _accept(city, seat, action)
        case PickCard():
            return Refusal("GN-423")
        case Move():
            return _move(city, seat, action)
        case EndMovement():
            return Refusal(_settled(city, seat, "GN-306"))
        case Claim():
            return _claim(city)
        case PlaceMarkers():
            return refuse_place(city, seat, action)
    return _window(city, seat, action)


# -- the active player --


def _take(city: City, seat: Seat, action: Take) -> Refusal:
    if city.phase in (START_PHASE, CLAIM, MARKERS):
        return Refusal("GN-202")
    if city.way[-1] >= BUILDINGS:
        return Refusal("GN-309")
    if seat == city.active and city.phase in CURRENT:
        if action.uses_extra_action and city.allowance[seat]:
            return Refusal("GN-425", {"allowance": city.allowance[seat]})
        return Refusal("GN-310", {"allowance": city.allowance[seat]})
    if seat != city.active:
        return Refusal("GN-314")
    if city.phase == WINDOW:
        return Refusal("GN-316" if seat != city.performer else "GN-312")
    return Refusal("GN-417" if city.phase == PICK else "GN-312")


def _hear(city: City, seat: Seat, action: Action) -> Refusal:
    if seat != city.active:
        return Refusal("GN-201")
    closed = refuse_floor(city)
    if closed is not None:
        return Refusal(closed)
    if isinstance(action, OpenFloor) and city.phase == OPEN:
        return Refusal("GN-403")  # nobody is left who could offer
    return Refusal("GN-906")


def _lapse(city: City, seat: Seat) -> Refusal:
    if city.phase in (START_PHASE, CLAIM, MARKERS):
        return Refusal("GN-202")
    if seat != city.active:
        return Refusal("GN-314")
    if city.phase == WINDOW:
        return Refusal("GN-316")
    if city.phase not in CURRENT:
        return Refusal("GN-417" if city.phase == PICK else "GN-401")
    return Refusal("GN-404" if city.phase in DECIDING else "GN-403")


def _settled(city: City, seat: Seat, mine: str) -> str:
    """Why the tower may not go on, or stop, now."""
    if city.phase in (START_PHASE, CLAIM, MARKERS):
        return "GN-202"
    if seat != city.active:
        return mine
    if city.phase == WINDOW:
        return "GN-316"
    if city.phase in CURRENT:
        return "GN-407"
    return "GN-417" if city.phase == PICK else "GN-906"


def _move(city: City, seat: Seat, action: Move) -> Refusal:
    if city.phase in (START_PHASE, CLAIM, MARKERS):
        return Refusal("GN-202")
    space = city.board.id.get(action.space, -1)
    if space not in city.board.neighbours[city.way[-1]]:
        return Refusal("GN-303", {"space": action.space})
    if len(city.way) == DISCS:
        return Refusal("GN-304")
    if city.visited >> space & 1:
        return Refusal("GN-305", {"space": action.space})
    return Refusal(_settled(city, seat, "GN-306"))


def _accept(city: City, seat: Seat, action: Accept) -> Refusal:
    closed = refuse_floor(city)
    if closed is not None:
        return Refusal(closed)
    target = city.board.id.get(action.target, -1)
    floor = city.floor
    quoted = [quote.id % 1000 for quote in action.offers]
    # Intentions may be sealed; the active player sees them all.
    if seat == city.active:
        standing = [proposal.id % 1000 for proposal in offers(city)]
        if any(number in city.intents and number not in standing for number in quoted):
            return Refusal("GN-413")
    if seat != city.active:
        return Refusal("GN-415")
    if floor is None:
        return Refusal("GN-416")
    if city.phase in HEARING and not city.house.live:
        # What is being answered is still sealed.
        return Refusal("GN-906")
    if not action.offers or target not in targets(city):
        return Refusal("GN-416")
    chosen = []
    for quote in action.offers:
        proposal = next((p for p in offers(city) if p.id == quote.id), None)
        if proposal is None or proposal.version != quote.version:
            return Refusal("GN-416", {"offer": quote.id})
        if proposal.terms.target != target:
            return Refusal("GN-408", {"offer": quote.id})
        chosen.append(proposal)
    rule = refuse_deal(city, chosen)
    if rule is None or len({p.author for p in chosen}) < len(chosen):
        return Refusal("GN-416")  # the same offer twice, or not in the order of the table
    return Refusal(rule)


def _decline(city: City, seat: Seat, action: Decline) -> Refusal | None:
    if seat != city.active:
        return Refusal("GN-415")
    if city.phase not in DECIDING and not (city.phase in HEARING and city.house.live):
        return Refusal("GN-906")
    quote = action.offer
    for proposal in offers(city):
        if proposal.id == quote.id and proposal.version == quote.version:
            said = city.declined.get(quote.id) == quote.version
            return Refusal("GN-416", {"offer": quote.id}) if said else None
    return Refusal("GN-416", {"offer": quote.id})


# -- the others --


def _answer(city: City, seat: Seat, action: Action) -> Refusal:
    if isinstance(action, Pass) and city.phase == MARKERS:
        return Refusal("GN-704", {"seat": city.placing})
    closed = refuse_floor(city)
    if closed is not None:
        return Refusal(closed)
    if seat == city.active:
        return Refusal("GN-415")
    if city.floor is None or city.phase in (OPEN, MOVE_OPEN):
        return Refusal("GN-906")
    if isinstance(action, Withdraw):
        target = city.board.id.get(action.target, -1)
        number = city.floors * 1000 + seat * 100 + target
        if city.floor.standing(seat, number) is None and seat * 100 + target not in city.intents:
            return Refusal("GN-416")
    return Refusal("GN-906")


def _claim(city: City) -> Refusal:
    if not city.house.declared:
        return Refusal("GN-R12")
    return Refusal("GN-202" if city.phase != CLAIM else "GN-621")


# -- the window --


def _window(city: City, seat: Seat, action: Action) -> Refusal:
    card_play = isinstance(action, AnyGood | Exchange | BuildingAction)
    if city.phase != WINDOW:
        if card_play:
            return Refusal("GN-647")
        if isinstance(action, SmallOrder):
            return Refusal("GN-611")
        return Refusal("GN-422" if isinstance(action, GiveProceeds) else "GN-314")
    if seat != city.performer:
        return Refusal("GN-316", {"seat": city.performer})
    if city.giving and not isinstance(action, GiveProceeds):
        return Refusal("GN-422")
    match action:
        case EndAction():
            return Refusal("GN-315")
        case GiveProceeds():
            return Refusal("GN-422")
        case Perform() | DrawPrivilege() | Deliver():
            return _perform(city, seat, action)
        case AnyGood():
            good = city.parts.good_id.get(action.good, -1)
            held = city.special[seat * SPECIALS + ANY_GOOD]
            return Refusal("GN-422" if held and good >= 0 and city.store[good] else "GN-646")
        case Exchange():
            return _exchange(city, seat, action)
        case BuildingAction():
            return _build(city, seat, action)
        case SmallOrder():
            return _small(city, seat, action)
    raise TypeError(type(action))


def _perform(city: City, seat: Seat, action: Action) -> Refusal:
    if city.performed:
        return Refusal("GN-315")
    villa = city.parts.kind[city.building] == VILLA
    if villa and city.promise is not None and not isinstance(action, Perform):
        order = promises_order(city, city.promise)
        if order != isinstance(action, Deliver):
            return Refusal("GN-422")
    if not villa or not isinstance(action, Deliver):
        return Refusal("GN-511")
    return _delivery(city, seat, city.building, action.card, action.special)


def _delivery(city: City, seat: Seat, villa: int, card: str, special: str | None) -> Refusal:
    number = city.parts.card_id.get(card, -1)
    can = deliverable(city, seat, villa)
    if number not in can:
        orders = city.parts.villa_of
        held = 0 <= number < len(orders) and city.where[number] == seat
        right = held and (orders[number] == villa or city.house.any_villa)
        if right and fits(city, number, city.goods_of(seat)):  # only the limit is in the way
            return Refusal("GN-604", {"villa": city.parts.buildings[villa]})
        return Refusal("GN-601")
    stocked = [name for name, n in zip(SPECIAL_NAMES, city.stock, strict=True) if n]
    if special in stocked or (special is None and not stocked):
        return Refusal("GN-422")
    return Refusal("GN-602")


def _exchange(city: City, seat: Seat, action: Exchange) -> Refusal:
    if action.give in ("money", "ducats") or action.take in ("money", "ducats"):
        return Refusal("GN-649")
    code = encode(city, seat, action)
    if code >= 0 and city.special[seat * SPECIALS + EXCHANGE] and city.promise is not None:
        promise, city.promise = city.promise, None
        free = code in city.choices(seat)
        city.promise = promise
        if free:
            return Refusal("GN-422")
    return Refusal("GN-648")


def _build(city: City, seat: Seat, action: BuildingAction) -> Refusal:
    code = encode(city, seat, action)
    if code >= 0 and city.special[seat * SPECIALS + BUILDING] and city.promise is not None:
        promise, city.promise = city.promise, None
        free = code in city.choices(seat)
        city.promise = promise
        if free:
            return Refusal("GN-422")
    building = city.parts.building_id.get(action.building, -1)
    own = building >= 0 and city.owner[building] == seat and building != city.parts.palazzo
    if own and action.card is not None and city.special[seat * SPECIALS + BUILDING]:
        if city.parts.kind[building] != VILLA:
            return Refusal("GN-511")
        return _delivery(city, seat, building, action.card, action.special)
    return Refusal("GN-650")


def _small(city: City, seat: Seat, action: SmallOrder) -> Refusal:
    card = city.parts.card_id.get(action.card, -1)
    mine = card >= 0 and city.where[card] == seat
    fits_here = any(
        order == card and city.goods[seat * 8 + good]
        for order, good in city.parts.small_for[city.building]
    )
    if mine and fits_here and city.performed:
        return Refusal("GN-614")
    return Refusal("GN-611")
