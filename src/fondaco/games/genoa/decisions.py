"""Chapter 4, decisions: the active player takes the action, lets it lapse or accepts offers."""

from typing import Final

from fondaco.games.genoa.components import BUILDINGS, EXTRA, SPACES, SPECIALS
from fondaco.games.genoa.concluding import conclude
from fondaco.games.genoa.deals import is_clean, refuse_deal
from fondaco.games.genoa.floors import earlier, is_anybody_eligible, offer_id, offers, refuse_floor
from fondaco.games.genoa.state import DECIDE, OFFERS, PICK, WINDOW, City
from fondaco.games.genoa.terms import Terms, aim_of
from fondaco.games.genoa.tower import after_stop, drop_floor
from fondaco.games.genoa.verbs import GenoaVerb, alone
from fondaco.games.genoa.window import open_window
from fondaco.games.genoa.words import (
    Accept,
    ActionLapsed,
    Decline,
    Lapse,
    OfferDeclined,
    Quote,
    Take,
)
from fondaco.parley.book import Proposal
from fondaco.table.audience import ALL, only
from fondaco.table.blanks import Fixed, Parts
from fondaco.table.chance import Chance
from fondaco.table.verbs import NO_CODE
from fondaco.table.words import Form, Refusal, Seat, Tell

MASKS: Final = 32
"""Sets of seats: those whose offers are accepted together."""

# -- taking the action --


def check_take(city: City, seat: Seat, action: Take) -> Refusal | None:
    if city.off_the_way():
        return Refusal("GN-202")
    if city.way[-1] >= BUILDINGS:
        return Refusal("GN-309")
    if city.acts_for_another(seat):
        return Refusal("GN-316")
    extra = action.uses_extra_action and city.special[seat * SPECIALS + EXTRA]
    if not city.allowance[seat] and not extra:
        return Refusal("GN-310", {"allowance": 0})
    # GN-645: an extra action gives no second performance in the same building.
    if city.phase == WINDOW or city.deals_ahead() or city.target not in (-1, city.way[-1]):
        return Refusal("GN-312")
    if seat != city.active or city.phase == PICK:  # sold
        return Refusal("GN-314")
    if action.uses_extra_action and city.allowance[seat]:
        return Refusal("GN-425", {"allowance": city.allowance[seat]})
    return None


def take_codes(city: City, seat: Seat) -> list[int]:
    """GN-402: at any moment; an extra action is played where it is needed (GN-644)."""
    if city.allowance[seat]:
        return [TAKE.base]
    return [TAKE.base + 1] if city.special[seat * SPECIALS + EXTRA] else []


def decode_take(city: City, seat: Seat, extra: int) -> Take:
    return Take(bool(extra))


def take(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    drop_floor(city)
    open_window(city, city.active, city.way[-1], None, tell)


def _seen_take(city: City, seat: Seat, extra: int) -> bool:
    return extra <= 1


# -- letting it lapse --


def check_lapse(city: City, seat: Seat, action: Lapse) -> Refusal | None:
    if city.off_the_way():
        return Refusal("GN-202")
    if seat != city.active:
        return Refusal("GN-314")
    if city.phase == WINDOW:
        return Refusal("GN-316" if seat != city.performer else "GN-406")
    if city.phase == PICK:
        return Refusal("GN-417" if city.target == city.way[-1] else "GN-401")
    if not city.deals_here():
        return Refusal("GN-401")
    if _may_lapse(city):
        return None
    return Refusal("GN-404" if city.phase == DECIDE else "GN-403")


def _may_lapse(city: City) -> bool:
    """GN-403: not before all were asked; GN-404: not where a clean offer stands."""
    if city.phase == DECIDE:
        return not any(is_clean(city, proposal) for proposal in offers(city))
    return city.phase != OFFERS and not is_anybody_eligible(city)


def lapse_codes(city: City, seat: Seat) -> list[int]:
    return [LAPSE.base] if _may_lapse(city) else []


def lapse(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    """GN-406."""
    drop_floor(city)
    if tell is not None:
        tell(ActionLapsed(city.board.names[city.way[-1]]), ALL)
    after_stop(city, tell)


# -- accepting --


def check_accept(city: City, seat: Seat, action: Accept) -> Refusal | None:
    if ACCEPT.lists(city, seat, action):
        return None
    closed = refuse_floor(city)
    if closed is not None:
        return Refusal(closed)
    target = city.board.id.get(action.target, -1)
    by_id = {proposal.id: proposal for proposal in offers(city)}
    if seat == city.active:  # others may not see what is offered
        for quote in action.offers:
            if quote.id in by_id and by_id[quote.id].terms.target != target:
                return Refusal("GN-408", {"offer": quote.id})
    if any(_intention(city, seat, quote) for quote in action.offers):
        return Refusal("GN-413")
    if seat != city.active:
        return Refusal("GN-415")
    if not action.offers:
        return Refusal("GN-416")
    for quote in action.offers:
        if quote.id not in by_id or by_id[quote.id].version != quote.version:
            return Refusal("GN-416", {"offer": quote.id})
    if city.phase == PICK:
        return Refusal("GN-417")
    quoted = list({quote.id: by_id[quote.id] for quote in action.offers}.values())
    rule = refuse_deal(city, quoted)
    if len(quoted) < len(action.offers) and target < BUILDINGS:
        rule = earlier(rule, "GN-426")
    if city.hears() and not city.house.live:
        rule = earlier(rule, "GN-906")  # what is being answered is still sealed
    return Refusal(rule or "GN-R28")  # several may pay, but each once


def _intention(city: City, seat: Seat, quote: Quote) -> bool:
    """Whether what is quoted is an intention that this seat can see (GN-413)."""
    aim = aim_of(city.floors, quote.id)
    if aim not in city.intents:
        return False
    seen = not city.house.sealed or seat in (city.active, aim.seat)
    return seen and all(proposal.id != quote.id for proposal in offers(city))


def accept_codes(city: City, seat: Seat) -> list[int]:
    """GN-405: any that can be carried out, not only the highest."""
    if city.hears() and not city.house.live:
        return []
    by_target: dict[int, list[Proposal[Terms]]] = {}
    for proposal in offers(city):
        if refuse_deal(city, [proposal]) is None:
            by_target.setdefault(proposal.terms.target, []).append(proposal)
    codes: list[int] = []
    for target, standing in by_target.items():
        base = ACCEPT.base + target * MASKS
        codes += [base + (1 << proposal.author) for proposal in standing]
        if target >= BUILDINGS and len(standing) > 1:  # GN-R28
            codes += _joint_codes(city, base, standing)
    return codes


def _joint_codes(city: City, base: int, standing: "list[Proposal[Terms]]") -> list[int]:
    codes: list[int] = []
    for mask in range(3, 1 << len(standing)):
        chosen = [proposal for n, proposal in enumerate(standing) if mask >> n & 1]
        if len(chosen) > 1 and refuse_deal(city, chosen) is None:
            codes.append(base + sum(1 << proposal.author for proposal in chosen))
    return codes


def decode_accept(city: City, seat: Seat, argument: int) -> Accept:
    target, mask = divmod(argument, MASKS)
    quotes = tuple(Quote(proposal.id, proposal.version) for proposal in _chosen(city, target, mask))
    return Accept(city.board.names[target], quotes)


def encode_accept(city: City, seat: Seat, action: Accept) -> int | None:
    target = city.board.id.get(action.target, -1)
    if city.floor is None or target < 0 or not action.offers:
        return None
    mask = 0
    for quote in action.offers:
        proposal = city.floor.book.find(quote.id)
        if proposal is None or proposal.version != quote.version:
            return None
        if proposal.terms.target != target or mask >> proposal.author & 1:
            return None
        mask |= 1 << proposal.author
    return target * MASKS + mask


def _chosen(city: City, target: int, mask: int) -> "list[Proposal[Terms]]":
    """The offers of some seats for a target, clockwise from the active player."""
    assert city.floor is not None
    found = [
        city.floor.book.find(offer_id(city, seat, target))
        for seat in city.clockwise(city.active)
        if mask >> seat & 1
    ]
    return [proposal for proposal in found if proposal is not None]  # type: ignore[misc]


def accept(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    """GN-409, GN-R30: the deal and the move are one step."""
    target, mask = divmod(argument, MASKS)
    conclude(city, _chosen(city, target, mask), tell)


def _seen_accept(city: City, seat: Seat, argument: int) -> bool:
    target, mask = divmod(argument, MASKS)
    return target < SPACES and 0 < mask < 1 << city.seats and not mask >> seat & 1


# -- declining --


def check_decline(city: City, seat: Seat, action: Decline) -> Refusal | None:
    closed = refuse_floor(city)
    if closed is not None:
        return Refusal(closed)
    if seat != city.active:
        return Refusal("GN-415")
    quote = action.offer
    standing = any(p.id == quote.id and p.version == quote.version for p in offers(city))
    if not standing or city.declined.get(quote.id) == quote.version:
        return Refusal("GN-416", {"offer": quote.id})
    if city.phase == PICK:
        return Refusal("GN-417")
    hearing = city.hears() and not city.house.live
    return Refusal("GN-906") if hearing else None


def decline_forms(city: City) -> list[Form]:
    if not city.decides() and not (city.hears() and city.house.live):
        return []
    return [
        Form(
            "decline",
            (Parts("offer", (Fixed("id", proposal.id), Fixed("version", proposal.version))),),
        )
        for proposal in offers(city)
        if city.declined.get(proposal.id) != proposal.version
    ]


def decline(city: City, seat: Seat, action: Decline, chance: Chance, tell: Tell | None) -> None:
    """It merely informs the author."""
    number = action.offer.id
    city.declined = {**city.declined, number: action.offer.version}
    if tell is not None:
        proposal = city.floor and city.floor.book.find(number)
        assert proposal
        target = city.board.names[proposal.terms.target]
        audience = only(proposal.author) | only(city.active) if city.house.sealed else ALL
        tell(OfferDeclined(action.offer, target), audience)


# -- verbs --

# Argument: whether an extra action is played for it
TAKE: Final = GenoaVerb(
    Take, 40, check=check_take, codes=take_codes, decode=decode_take, play=take, public=_seen_take
)
LAPSE: Final = GenoaVerb(Lapse, 43, check=check_lapse, codes=lapse_codes, play=lapse, public=alone)
# Argument: target * MASKS + mask of the offerors
ACCEPT: Final = GenoaVerb(
    Accept,
    10_000,
    check=check_accept,
    codes=accept_codes,
    decode=decode_accept,
    encode=encode_accept,
    play=accept,
    public=_seen_accept,
)
DECLINE: Final = GenoaVerb(Decline, NO_CODE, check=check_decline, do=decline)
