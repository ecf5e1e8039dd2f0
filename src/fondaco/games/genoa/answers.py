"""Chapter 4, answers: what the others say on a floor, and what becomes of it."""

from typing import Final

from fondaco.games.genoa.components import DECK_OF, DECKS
from fondaco.games.genoa.concluding import conclude, offer_audiences
from fondaco.games.genoa.deals import refuse_deal
from fondaco.games.genoa.floors import at_building, offer_id, refuse_floor
from fondaco.games.genoa.markers import pass_markers
from fondaco.games.genoa.state import DECIDE, MARKERS, MOVE_DECIDE, OFFERS, PICK, City
from fondaco.games.genoa.terms import ACTIVE, ALL_SEE, Aim, Asked, Intent, Terms, aim_of, offer_seen
from fondaco.games.genoa.verbs import GenoaVerb, alone, decode_space
from fondaco.games.genoa.words import (
    Answered,
    Intention,
    IntentionStated,
    IntentionWithdrawn,
    Keep,
    OfferDrafted,
    OfferMade,
    OfferWithdrawn,
    Pass,
    RoundClosed,
    Withdraw,
)
from fondaco.parley.book import Proposal
from fondaco.table.audience import ALL, only
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.words import Refusal, Seat, Tell

# -- saying something --


def speak(
    city: City, seat: Seat, number: int, terms: Terms | Intent | None, tell: Tell | None
) -> None:
    """Make, change or (with None) withdraw an offer or an intention."""
    floor = city.floor
    assert floor is not None
    first = floor.answers.of(seat) is None
    floor.change(seat, number, terms)
    if not floor.live:
        if tell is not None and isinstance(terms, Terms):
            seen = offer_seen(city.parts, city.board, number, floor.round, seat, terms, 0)
            tell(OfferDrafted(seen), only(seat))
        return
    if first and tell is not None:
        tell(Answered(seat), ALL)
    _stands(city, seat, number, terms, tell)
    if isinstance(terms, Terms) and _meets_firm_ask(city, number, tell):
        return
    _all_spoken(city)


def _all_spoken(city: City) -> None:
    """Live: once every seat asked has offered or passed, the active player is waited for."""
    assert city.floor is not None
    if city.hears() and not city.floor.answers.waiting():
        city.phase = DECIDE if city.phase == OFFERS else MOVE_DECIDE


# -- withdrawing (GN-416) --


def _refuse_answer(city: City, seat: Seat) -> Refusal:
    """Why a seat has nothing to answer now; only asked when it has not."""
    closed = refuse_floor(city)
    if closed is not None:
        return Refusal(closed)
    if seat == city.active:
        return Refusal("GN-415")
    return Refusal("GN-417" if city.phase == PICK else "GN-906")


def check_withdraw(city: City, seat: Seat, action: Withdraw) -> Refusal | None:
    if WITHDRAW.lists(city, seat, action):
        return None
    if refuse_floor(city) is None:
        if at_building(city) and action.target != city.board.names[city.way[-1]]:
            return Refusal("GN-401")
        if seat != city.active and not _said(city, seat, action.target):
            return Refusal("GN-416")
    return _refuse_answer(city, seat)


def _said(city: City, seat: Seat, target: str) -> bool:
    """Whether a seat has an offer or an intention for a target, as it knows itself."""
    space = city.board.id.get(target, -1)
    if space < 0:
        return False
    number = offer_id(city, seat, space)
    if city.floor is not None and city.floor.standing(seat, number) is not None:
        return True
    withdrawn = city.floor is not None and number in city.floor.drafts.get(seat, {})
    return Aim(seat, space) in city.intents and not withdrawn


def withdraw(city: City, seat: Seat, target: int, chance: Chance, tell: Tell | None) -> None:
    speak(city, seat, offer_id(city, seat, target), None, tell)


# -- keeping and passing --


def check_keep(city: City, seat: Seat, action: Keep) -> Refusal | None:
    return None if KEEP.lists(city, seat, action) else _refuse_answer(city, seat)


def check_pass(city: City, seat: Seat, action: Pass) -> Refusal | None:
    if city.phase == MARKERS:
        return None if seat == city.placing else Refusal("GN-704", {"seat": city.placing})
    return None if PASS.lists(city, seat, action) else _refuse_answer(city, seat)


def pass_codes(city: City, seat: Seat) -> list[int]:
    """At the markers; on a floor it is listed with the offers."""
    return [PASS.base] if city.phase == MARKERS else []


def pass_by(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    if city.phase == MARKERS:
        pass_markers(city, seat, tell)
    else:
        keep(city, seat, argument, chance, tell)


def keep(city: City, seat: Seat, argument: int, chance: Chance, tell: Tell | None) -> None:
    """A seat has no more to say in this round, or live for now."""
    floor = city.floor
    assert floor is not None
    done = floor.finish(seat)
    if tell is not None:
        tell(Answered(seat), ALL)
    if floor.live:
        _all_spoken(city)
    elif done:
        _close_round(city, tell)


def _close_round(city: City, tell: Tell | None) -> None:
    floor = city.floor
    assert floor is not None
    shown = floor.reveal()
    if tell is not None:
        tell(RoundClosed(floor.round), ALL)
    for seat, number, terms in shown:
        _stands(city, seat, number, terms, tell)
    city.phase = DECIDE if city.phase == OFFERS else MOVE_DECIDE
    if city.ask is not None and city.ask.firm:
        for seat in floor.answers.asked:  # clockwise, offers of earlier rounds too
            if _meets_firm_ask(city, offer_id(city, seat, city.ask.target), tell):
                return


def _stands(
    city: City, seat: Seat, number: int, terms: Terms | Intent | None, tell: Tell | None
) -> None:
    """A change is shown: to all, or with sealed offers to the active player alone."""
    if tell is None and not city.intents and isinstance(terms, Terms) and not terms.cards:
        return  # nobody is told, and no card was shown
    floor = city.floor
    assert floor is not None
    aim = aim_of(city.floors, number)
    stated = city.intents.get(aim)
    if stated is not None:
        city.intents = {other: said for other, said in city.intents.items() if other != aim}
    name = city.board.names[aim.target]
    near = only(seat) | only(city.active) if city.house.sealed else ALL
    if isinstance(terms, Terms):
        for card, shown in terms.cards:
            if shown == ALL_SEE:
                see = 1 << city.active if city.house.sealed else city.everybody
                city.known = changed(city.known, card, city.known[card] | see)
            elif shown == ACTIVE:
                city.known = changed(city.known, card, city.known[card] | 1 << city.active)
        if tell is not None:
            proposal = floor.book.find(number)
            assert proposal is not None
            for least, audience in offer_audiences(city, seat, terms):
                if audience & near:
                    seen = offer_seen(
                        city.parts, city.board, number, proposal.version, seat, terms, least
                    )
                    tell(OfferMade(seen), audience & near)
    elif isinstance(terms, Intent):
        floor.book.close(number)
        city.intents = {**city.intents, aim: terms}
        if tell is not None:
            tell(IntentionStated(Intention(seat, name, terms.money, terms.words)), near)
    elif tell is not None:
        event = IntentionWithdrawn if stated is not None else OfferWithdrawn
        tell(event(seat, name), near)


def _meets_firm_ask(city: City, number: int, tell: Tell | None) -> bool:
    """The first payable offer that matches a firm ask exactly is accepted at once."""
    ask = city.ask
    if ask is None or not ask.firm:
        return False
    assert city.floor is not None
    proposal: Proposal[Terms] | None = city.floor.book.find(number)  # type: ignore[assignment]
    if proposal is None or not _matches(city, ask, proposal):
        return False
    if refuse_deal(city, [proposal]) is not None:
        return False
    conclude(city, [proposal], tell)
    return True


def _matches(city: City, ask: Asked, proposal: "Proposal[Terms]") -> bool:
    terms, price = proposal.terms, ask.price
    decks = [0] * DECKS
    for card, _ in terms.cards:
        decks[DECK_OF[card]] += 1
    markers = (
        terms.markers == price.markers
        if city.house.keep_colour
        else sum(terms.markers) == sum(price.markers)
    )
    return (
        ask.to in (-1, proposal.author)
        and terms.target == ask.target
        and terms.money == price.money
        and terms.goods == price.goods
        and terms.specials == price.specials
        and markers
        and tuple(decks) == price.decks
        and terms.due == ask.due
        and terms.asks == ask.gives
    )


# -- verbs --

PASS: Final = GenoaVerb(Pass, 46, check=check_pass, codes=pass_codes, play=pass_by, public=alone)
KEEP: Final = GenoaVerb(Keep, 47, check=check_keep, play=keep)
# Argument: space
WITHDRAW: Final = GenoaVerb(
    Withdraw, 100, check=check_withdraw, decode=decode_space(Withdraw), play=withdraw
)
