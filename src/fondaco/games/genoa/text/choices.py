"""Choices in words, each with its consequence as far as the view tells it."""

from collections.abc import Mapping

from fondaco.games.genoa.components import BUILDINGS, DECK_NAMES, MARKET, MESSAGE
from fondaco.games.genoa.rules import Genoa
from fondaco.games.genoa.text.phrases import (
    ask,
    asset,
    asset_short,
    board_of,
    card,
    cards,
    deck_of,
    gains,
    goods,
    named_card,
    pair,
    place,
    places,
    privileges,
    quoted,
    special,
    terms,
    with_fee,
)
from fondaco.games.genoa.words import (
    Accept,
    Again,
    AnyGood,
    BuildingAction,
    Claim,
    Decline,
    Deliver,
    DrawPrivilege,
    EndMovement,
    Exchange,
    GenoaView,
    GiveProceeds,
    Intend,
    Move,
    Offer,
    OfferSeen,
    OpenFloor,
    Pass,
    Perform,
    PickCard,
    PlaceMarkers,
    PlayStart,
    Show,
    SmallOrder,
    Take,
    Withdraw,
)
from fondaco.table.contract import Game
from fondaco.table.saying import Args, name_of, seat, spoken
from fondaco.table.words import Action, Phrase, Seat, View


def choice(game: Game, view: View, action: Action) -> Phrase:
    """A choice with what it brings and costs."""
    assert isinstance(game, Genoa)
    assert isinstance(view, GenoaView)
    match action:
        case PlayStart():
            return _start(game, view, action)
        case Move():
            return _move(game, view, action)
        case EndMovement():
            return _end_movement(game, view)
        case Claim():
            return _claim(game, action)
        case PlaceMarkers():
            return _markers(game, view, action)
        case Pass() if view.phase == "markers":
            return _last(game, view, Phrase("action-pass-markers"), view.owners, view.discs)
        case OpenFloor() | Again():
            return _hearing(game, view, action)
        case Accept():
            return _accept(game, view, action)
        case Perform() | Deliver() | DrawPrivilege():
            return _performance(game, view, action)
        case BuildingAction():
            return _building_action(game, view, action)
        case Take():
            said = Phrase(
                "action-take-extra" if action.uses_extra_action else "action-take",
                {"gains": gains(game, view, _here(view), view.active)},
            )
            return with_fee(game, view, said, _here(view), view.active)
    return Phrase(f"action-{name_of(action)}{_ending(view, action)}", _args(game, view, action))


def _ending(view: GenoaView, action: Action) -> str:
    match action:
        case Show(to=None):
            return "-all"
        case Decline() if quoted(view, action.offer.id) is not None:
            return "-known"
        case Intend() if spoken(action.words):
            return "-words"
    return ""


def _args(game: Genoa, view: GenoaView, action: Action) -> Args:
    """What a choice says that needs no more than its fields."""
    args: Args = {}
    match action:
        case Show():
            args = {"card": named_card(game, action.card)}
            return args if action.to is None else args | {"seat": seat(action.to)}
        case Decline():
            declined = quoted(view, action.offer.id)
            if declined is None:
                return {"offer": action.offer.id}
            return {"seat": seat(declined.seat), "terms": terms(game, declined)}
        case PickCard():
            return {"card": named_card(game, action.card)}
        case GiveProceeds():
            return {"card": named_card(game, action.card), "seat": seat(view.active)}
        case SmallOrder():
            return {"card": card(game, action.card), "money": game.parts.small_pay}
        case AnyGood():
            return {"good": goods({action.good: 1})}
        case Exchange():
            give, take = asset_short(game, action.give), asset_short(game, action.take)
            return {"give": give, "take": take}
        case Offer():
            args = {"code": action.target.upper(), "terms": terms(game, action)}
            return args | {"place": place(game, action.target, "-the")}
        case Intend():
            args = {"place": place(game, action.target, "-the"), "money": action.money}
            words = spoken(action.words)
            return args | {"words": words} if words else args
        case Withdraw():
            return {"place": place(game, action.target, "-the")}
    return args


def _me(view: GenoaView) -> Seat:
    return view.active if view.seat is None else view.seat


def _here(view: GenoaView) -> str:
    return view.way[-1]


def _is_building(game: Genoa, space: str) -> bool:
    return board_of(game).id[space] < BUILDINGS


# -- the tower --


def _start(game: Genoa, view: GenoaView, action: PlayStart) -> Phrase:
    args: Args = {"place": place(game, action.space, "-at")}
    number = board_of(game).id[action.space]
    if number < BUILDINGS:
        brings = gains(game, view, action.space, view.active)
        return Phrase("action-play-start-building", args | {"gains": brings})
    if number > MARKET:
        return Phrase("action-play-start", args)
    if not game.house.market_advances or view.round >= view.end_space:
        return Phrase("action-play-start", args)
    return Phrase("action-play-start-market", args | {"round": view.round + 1})


def _move(game: Genoa, view: GenoaView, action: Move) -> Phrase:
    args: Args = {"place": place(game, action.space, "-to")}
    if _is_building(game, action.space):
        brings = gains(game, view, action.space, _me(view))
        said = Phrase("action-move-building", args | {"gains": brings})
    else:
        said = _street(game, "action-move", args, action.space)
    return _with_messages(game, view, said, action.space)


def _street(game: Genoa, stem: str, args: Args, space: str) -> Phrase:
    """A street cell with the buildings that markers could be put on from it."""
    beside = board_of(game).beside[board_of(game).id[space]]
    if not beside:
        return Phrase(stem, args)
    names = [game.parts.buildings[building] for building in beside]
    return Phrase(f"{stem}-street", args | {"beside": places(game, names)})


def _with_messages(game: Genoa, view: GenoaView, said: Phrase, space: str) -> Phrase:
    """A move with the own messages that it would complete (GN-621)."""
    stops = {*view.way, space}
    own = [name for name in view.hands[_me(view)] if deck_of(game, name) == DECK_NAMES[MESSAGE]]
    done = [
        name for name in own if space in pair(game, name) and stops.issuperset(pair(game, name))
    ]
    if not done or game.house.declared:
        return said
    args: Args = {"what": said, "cards": cards(game, done), "count": len(done)}
    return Phrase("with-messages", args | {"money": game.parts.message_pay * len(done)})


# -- the active player --


def _hearing(game: Genoa, view: GenoaView, action: OpenFloor | Again) -> Phrase:
    if action.ask is not None:
        stem = "action-open-floor-ask" if isinstance(action, OpenFloor) else "action-again-ask"
        return Phrase(stem, {"ask": ask(game, action.ask)})
    if isinstance(action, Again):
        left = game.house.rounds - (1 if view.floor is None else view.floor.round)
        return Phrase("action-again", {"left": left})
    if view.phase == "move_open":
        return Phrase("action-open-floor-move")
    return Phrase("action-open-floor", {"place": place(game, _here(view), "-the")})


def _accept(game: Genoa, view: GenoaView, action: Accept) -> Phrase:
    found = [quoted(view, quote.id) for quote in action.offers]
    deals = [deal for deal in found if deal is not None]
    if not _is_building(game, action.target) or not deals:
        each = [
            Phrase("offer-of", {"seat": seat(deal.seat), "terms": terms(game, deal)})
            for deal in deals
        ]
        args: Args = {"offers": each, "place": place(game, action.target, "-to")}
        said = _street(game, "action-accept", args, action.target)
        return _with_messages(game, view, said, action.target)
    author = deals[0].seat
    args = {
        "seat": seat(author),
        "terms": terms(game, deals[0]),
        "gains": gains(game, view, action.target, author),
    }
    if action.target == _here(view):
        said = Phrase("action-accept-here", args)
    else:
        args["place"] = place(game, action.target, "-to")
        said = Phrase("action-accept-building", args)
        said = _with_messages(game, view, said, action.target)
    return with_fee(game, view, said, action.target, author)


def standing(game: Genoa, made: OfferSeen) -> Phrase:
    """An offer on the table, short: it names its target by code."""
    return Phrase(
        "offer-standing",
        {
            "number": f"{made.id}.{made.version}",
            "seat": seat(made.seat),
            "code": made.target.upper(),
            "place": place(game, made.target),
            "terms": terms(game, made),
        },
    )


# -- the action window --


def _performance(game: Genoa, view: GenoaView, action: Perform | Deliver | DrawPrivilege) -> Phrase:
    me = _me(view)
    building = "" if view.window is None else view.window.building
    match action:
        case Perform():
            said = Phrase("action-perform", {"gains": gains(game, view, building, me)})
        case Deliver():
            said = _delivery(game, "action-deliver", action.card, action.special)
        case _:
            said = Phrase("action-privilege", {"left": privileges(view)})
    return with_fee(game, view, said, building, me)


def _delivery(game: Genoa, stem: str, name: str, kind: str | None) -> Phrase:
    args: Args = {"card": card(game, name), "money": game.parts.large_pay}
    if kind is None:
        return Phrase(f"{stem}-bare", args)
    return Phrase(stem, args | {"special": special(kind)})


def _building_action(game: Genoa, view: GenoaView, action: BuildingAction) -> Phrase:
    args: Args = {"place": place(game, action.building, "-at")}
    if action.card is not None:
        delivery = _delivery(game, "action-deliver", action.card, action.special)
        return Phrase("action-building-action-deliver", args | {"delivery": delivery})
    brings = gains(game, view, action.building, _me(view))
    return Phrase("action-building-action", args | {"gains": brings})


# -- claims and markers --


def _claim(game: Genoa, action: Claim) -> Phrase:
    if not action.cards:
        return Phrase("action-claim-none")
    pays = game.parts.message_pay * len(action.cards)
    return Phrase("action-claim", {"cards": cards(game, action.cards), "money": pays})


def _markers(game: Genoa, view: GenoaView, action: PlaceMarkers) -> Phrase:
    spends = {"place": 1, "replace": 2, "remove": 1}
    done: list[Phrase] = []
    for building, does in action.does.items():
        args: Args = {"place": place(game, building, "-at")}
        if does != "place":
            args["owner"] = seat(view.owners[building])
        given = action.gives.get(building)
        said = Phrase(f"marker-{does}", args)
        done.append(
            said if given is None else Phrase("marker-given", {"what": said, "colour": given})
        )
    spent = sum(spends[does] for does in action.does.values())
    where: Args = {"cell": action.cell.upper(), "place": place(game, action.cell)}
    said = Phrase("action-place-markers", {**where, "does": done, "count": spent})
    left = {name: owner for name, owner in view.owners.items() if name not in action.does}
    owners = left | {b: _me(view) for b, does in action.does.items() if does != "remove"}
    discs = {cell: n for cell, n in view.discs.items() if cell != action.cell}
    return _last(game, view, said, owners, discs)


def _can_place(
    game: Genoa, view: GenoaView, seat: Seat, owners: Mapping[str, Seat], discs: Mapping[str, int]
) -> bool:
    """Whether a seat will be asked for markers: all can tell (GN-704)."""
    board, held = board_of(game), view.markers[seat]
    if game.house.asks_idle_owners:
        return sum(held.values()) > 0
    own = held.get(game.parts.colours[seat], 0)
    for cell in discs:
        for building in board.beside[board.id[cell]] if board.id[cell] > MARKET else ():
            owner = owners.get(game.parts.buildings[building])
            needed = own if owner is None else sum(held.values())
            if owner != seat and needed:
                return True
    return False


def _turn_ends_game(view: GenoaView) -> bool:
    """GN-801."""
    return view.round >= view.end_space and (view.active + 1) % view.seats == view.first


def _last(
    game: Genoa,
    view: GenoaView,
    said: Phrase,
    owners: Mapping[str, Seat],
    discs: Mapping[str, int],
) -> Phrase:
    """The last word at the markers may be the last of the game."""
    after = range((_me(view) - view.active) % view.seats + 1, view.seats)
    later = [(view.active + n) % view.seats for n in after]
    if not _turn_ends_game(view) or any(
        _can_place(game, view, seat, owners, discs) for seat in later
    ):
        return said
    return Phrase("ends-game", {"said": said})


def _end_movement(game: Genoa, view: GenoaView) -> Phrase:
    """What comes next: claims, markers, or the end of the turn or of the game."""
    if game.house.declared:
        return Phrase("action-end-movement", {"next": "claims"})
    seats = range(view.seats)
    if any(_can_place(game, view, seat, view.owners, view.discs) for seat in seats):
        return Phrase("action-end-movement", {"next": "markers"})
    said = Phrase("action-end-movement", {"next": "turn"})
    return Phrase("ends-game", {"said": said}) if _turn_ends_game(view) else said


# -- groups --


def group(game: Game, view: View, action: Action) -> tuple[int, Phrase | None]:
    """Where a choice stands in a list for people, and the heading it stands under."""
    assert isinstance(game, Genoa)
    assert isinstance(view, GenoaView)
    match action:
        case PlayStart():
            return 1, Phrase("group-start")
        case Offer():
            return 2 + board_of(game).id[action.target], _target(game, view, action.target)
        case AnyGood():
            return 1, Phrase("group-any-good")
        case BuildingAction():
            return 2, Phrase("group-building-action")
        case Exchange():
            return 3, Phrase("group-exchange", {"give": asset(game, action.give)})
        case PlaceMarkers():
            beside = board_of(game).beside[board_of(game).id[action.cell]]
            names = [game.parts.buildings[building] for building in beside]
            cell = place(game, action.cell)
            return 1, Phrase("group-markers", {"cell": cell, "beside": places(game, names)})
        case Show():
            return 99, Phrase("group-show")
    return 0, None


def _target(game: Genoa, view: GenoaView, space: str) -> Phrase:
    """The heading over the offers for a space: what the offeror would get there."""
    args: Args = {"place": place(game, space, "-coded")}
    if not _is_building(game, space):
        return _street(game, "group-offer", args, space)
    me = _me(view)
    said = Phrase("group-offer-building", args | {"gains": gains(game, view, space, me)})
    return with_fee(game, view, said, space, me)
