"""Choices in words, each with its consequence as far as the view tells it."""

from fondaco.games.oltre_mare.components import rank_payouts, venice_window
from fondaco.games.oltre_mare.pieces import ICONS
from fondaco.games.oltre_mare.rules import OltreMare
from fondaco.games.oltre_mare.text.phrases import (
    bundle,
    card,
    cards,
    ducats,
    given,
    good_of,
    goods,
    icons_of,
    marker,
    port,
    terms,
)
from fondaco.games.oltre_mare.voyage import row
from fondaco.games.oltre_mare.words import (
    Accept,
    Buy,
    Call,
    ChooseColour,
    Counter,
    Discard,
    EndTrade,
    Jump,
    Load,
    Offer,
    OltreMareView,
    Pass,
    Play,
    Propose,
    Refuse,
    Sail,
    Take,
    Withdraw,
)
from fondaco.table.contract import Game
from fondaco.table.saying import Args, seat
from fondaco.table.words import Action, Phrase, Seat, View


def choice(game: Game, view: View, action: Action) -> Phrase:
    """A choice with what it brings and costs."""
    assert isinstance(game, OltreMare)
    assert isinstance(view, OltreMareView)
    match action:
        case ChooseColour():
            return _colour(game, action)
        case Discard():
            return Phrase("action-discard", {"card": card(game, action.card)})
        case Propose() | Counter() | Accept() | Refuse() | Withdraw():
            return _deal(game, view, action)
        case Call():
            wanted = goods(action.wishes)
            return (
                Phrase("action-call-goods", {"goods": wanted}) if wanted else Phrase("action-call")
            )
        case Pass():
            return Phrase("action-pass")
        case Buy():
            return _purchase(game, view, action)
        case Take():
            return Phrase("action-take", {"card": card(game, action.card)})
        case EndTrade():
            return _end(game, view)
        case Play():
            return _play(game, view, action)
        case Sail():
            return _trip(game, view, action)
        case Jump():
            return _jump(game, view, action)
        case Load():
            return _load(game, view, action)
    raise TypeError(type(action))


def _colour(game: OltreMare, action: ChooseColour) -> Phrase:
    merchants = game.components["merchants"]["list"]
    family = next((m.get("family", "") for m in merchants if m["id"] == action.colour), "")
    args: Args = {"colour": Phrase("colour", {"colour": action.colour})}
    if family:
        return Phrase("action-choose-colour-family", args | {"family": str(family)})
    return Phrase("action-choose-colour", args)


# -- deals --


def standing(view: OltreMareView, number: int) -> Offer | None:
    """A proposal that stands, by its number."""
    return next((one for one in view.offers if one.id == number), None)


def _deal(
    game: OltreMare, view: OltreMareView, action: Propose | Counter | Accept | Refuse | Withdraw
) -> Phrase:
    if isinstance(action, Propose):
        args = _terms(game, action)
        if view.call is not None and view.seat != view.active:
            return Phrase("action-propose-call", args)
        return Phrase("action-propose", args | {"to": seat(action.to)})
    found = standing(view, action.proposal)
    if found is None:  # answered in the meantime
        return Phrase("action-answer-gone", {"id": action.proposal})
    args = {"id": found.id}
    match action:
        case Counter():
            return Phrase("action-counter", args | _terms(game, action))
        case Accept():
            return Phrase(
                "action-accept",
                args
                | {
                    "get": given(found),
                    "give": bundle(cards(game, action.cards), found.get_ducats),
                }
                | _prestige(view, found),
            )
        case Refuse():
            return Phrase("action-refuse", args)
    return Phrase(
        "action-withdraw", args | {"addressee": seat(found.addressee), "terms": terms(found)}
    )


def _terms(game: OltreMare, action: Propose | Counter) -> Args:
    """What one would give and get; of the own cards also what is on them."""
    return {
        "give": bundle(cards(game, action.sealed), action.give_ducats),
        "get": bundle(goods(action.get), action.get_ducats),
    }


def _prestige(view: OltreMareView, offer: Offer) -> Args:
    """Who gains prestige by accepting (OM-310 to OM-312); a gift of either side brings none."""
    other = offer.author
    mine = view.seat != view.active
    partner = view.seat if mine else other
    exchange = (offer.give or offer.give_ducats) and (offer.get or offer.get_ducats)  # OM-R17
    if partner is None or view.pointed[partner] or not exchange:
        return {"prestige": "none", "partner": seat(other)}
    return {"prestige": "you" if mine else "partner", "partner": seat(other)}


# -- the market --


def _purchase(game: OltreMare, view: OltreMareView, action: Buy) -> Phrase:
    me, price = view.active or 0, view.price or 0
    args: Args = {"price": ducats(price), "left": view.ducats[me] - price}
    if action.source == "pirates":
        if game.house.search and view.pirate_sizes[me] > 1:  # OM-R15
            return Phrase("action-buy-search", args)
        return Phrase("action-buy-pirates", args)
    if view.deck_size == view.venice:  # OM-R10
        return Phrase("action-buy-venice", {"end": _ending("last")})
    if view.venice and view.deck_size - 1 <= _venice_at_latest(game, view):
        # OM-320: the payout follows the payment
        args["left"] = view.ducats[me] - price + _payout(game, view)[me]
    return Phrase(
        "action-buy", args | {"end": _ending("last" if _empties(game, view, 1) else "none")}
    )


def _venice_at_latest(game: OltreMare, view: OltreMareView) -> int:
    """How many goods cards are left in the deck when the Venice card is sure to come (OM-R9)."""
    outset = len(game.parts.in_play(view.seats)) - view.seats
    dealt = view.seats * game.parts.start_hand
    return outset - venice_window(outset, dealt, game.house.exact_middle)[1]


def _payout(game: OltreMare, view: OltreMareView) -> list[int]:
    keys = [(prestige,) for prestige in view.prestige]
    return rank_payouts(keys, game.parts.payout, game.house.dense, game.house.rank_zero)


def _empties(game: OltreMare, view: OltreMareView, wanted: int) -> bool:
    """Whether the deck is empty for certain when so many cards were to be taken (OM-801)."""
    goods = view.deck_size - view.venice
    if not view.deck_size or not wanted:
        return not view.deck_size
    if view.venice and not _venice_at_latest(game, view):  # it may lie below all goods
        return wanted > goods
    return wanted >= goods


def _ending(end: str) -> Phrase:
    """What a choice means for the end of the game: none, the last turn, or over."""
    return Phrase("game-end", {"end": end})


def _over(view: OltreMareView, left: int) -> Phrase:
    """The end of a turn that has so many cards left to load, the last one going by itself."""
    return _ending("over" if not view.deck_size and left < 2 else "none")


def _end(game: OltreMare, view: OltreMareView) -> Phrase:
    """What follows the trade phase."""
    me, hand = view.active or 0, list(view.hand or ())
    load = load_of(game, view, me)
    talk = "yes" if view.offers else "call" if view.call is not None else "no"
    played = hand if len(hand) <= load else []
    if len(hand) >= load:
        end = played and _ends(game, view, played)
        args: Args = {"count": load, "talk": talk, "end": _ending("over" if end else "none")}
        return Phrase("action-end-trade", args)
    if game.house.play_all:
        args = {"follows": "all", "end": _ending("over" if _ends(game, view, played) else "none")}
    else:
        args = {"follows": "skip", "end": _over(view, 0)}
    return Phrase("action-end-trade-short", args | {"talk": talk})


def load_of(game: OltreMare, view: OltreMareView, number: Seat) -> int:
    """The load of a seat's top card."""
    return game.parts.load[game.parts.card_id[view.cargo[number][-1] or ""]]


def lions_of(game: OltreMare, view: OltreMareView, number: Seat) -> int:
    """The lions of a seat's top card."""
    return game.parts.lions[game.parts.card_id[view.cargo[number][-1] or ""]]


# -- playing --


def _play(game: OltreMare, view: OltreMareView, action: Play) -> Phrase:
    played = [*(view.picked or ()), action.card]
    more = len(played) < load_of(game, view, view.active or 0)
    return Phrase(
        "action-play",
        {
            "card": card(game, action.card),
            "effects": effects(game, view, played, more),
            "more": "yes" if more else "no",
        },
    )


def _brought(game: OltreMare, view: OltreMareView, played: list[str]) -> tuple[dict[str, int], int]:
    """What the icons of these cards bring together, and how many cards they ask of the deck.

    OM-405 to OM-410, chapter 7.
    """
    parts, live = game.parts, view.active_markers[view.active or 0]
    shown = [icon for name in played for icon in icons_of(game, name)]
    coins, pirates, market, ships = (shown.count(icon) for icon in ICONS)
    money = row(parts.earnings, coins + (live == "important_deal"))
    money += ships if live == "smooth_sailing" else 0
    deck = view.deck_size - view.venice
    robbed = 0 if live == "fight_pirates" else row(parts.stolen, pirates)
    due = row(parts.drawn, market)
    stolen = min(deck, robbed)
    counts = {"ducats": money, "pirates": stolen, "market": min(deck - stolen, due)}
    return counts | {"navigation": row(parts.steps, ships)}, robbed + due


def _ends(game: OltreMare, view: OltreMareView, played: list[str]) -> bool:
    """Whether playing these cards ends the game at once: nothing to sail, nothing to order."""
    brought, wanted = _brought(game, view, played)
    return not brought["navigation"] and len(played) < 2 and _empties(game, view, wanted)


def effects(game: OltreMare, view: OltreMareView, played: list[str], more: bool) -> list[Phrase]:
    """What is played so far brings; with the last card also what it means for the end."""
    brought, wanted = _brought(game, view, played)
    found = [Phrase(f"effect-{name}", {"count": n}) for name, n in brought.items() if n]
    if not more and _ends(game, view, played):
        found.append(Phrase("effect-over"))
    elif view.deck_size and _empties(game, view, wanted):
        found.append(Phrase("effect-last"))
    return found or [Phrase("effect-none")]


def _load(game: OltreMare, view: OltreMareView, action: Load) -> Phrase:
    """OM-504: with two left the other one becomes the top card."""
    top = view.cargo[view.active or 0][-1] or ""
    args: Args = {
        "card": card(game, action.card),
        "run": "yes" if good_of(game, action.card) == good_of(game, top) else "no",
    }
    others = [name for name in view.played if name != action.card]
    if len(others) != 1:
        return Phrase("action-load", args)
    number = game.parts.card_id[others[0]]
    return Phrase(
        "action-load-top",
        args
        | {
            "top": card(game, others[0]),
            "lions": game.parts.lions[number],
            "load": game.parts.load[number],
            "end": _over(view, 1),
        },
    )


# -- sailing --


def path(game: OltreMare, start: str, routes: tuple[str, ...]) -> list[str]:
    """The ports a trip leads through, from the first reached one on."""
    parts = game.parts
    here = parts.port_id[start]
    ports = []
    for name in routes:
        a, b = parts.ends[parts.route_id[name]]
        here = b if here == a else a
        ports.append(parts.ports[here])
    return ports


def _trip(game: OltreMare, view: OltreMareView, action: Sail) -> Phrase:
    parts, me = game.parts, view.active or 0
    routes = action.routes
    ports = path(game, view.ships[me], routes)
    left = view.steps - len(routes)
    if left > 0:  # steps that then follow of necessity are made at once
        used = sum(1 << parts.route_id[name] for name in {*view.sailed, *routes})
        rest = list(parts.trips(parts.port_id[ports[-1]], left, used).values())
        if len(rest) == 1:
            routes += tuple(parts.routes[route] for route in rest[0])
            ports = path(game, view.ships[me], routes)
            left = view.steps - len(routes)
    via = [Phrase("harbour", {"port": port(game, name)}) for name in ports[:-1]]
    args: Args = {"port": port(game, ports[-1])}
    if left > 0:
        args |= {"then": Phrase("stop-passing", {"count": left}), "end": _ending("none")}
    else:
        stops = view.markers.get(ports[-1]) != "compass"
        args |= {"then": _stop(game, view, ports[-1])}
        args["end"] = _over(view, len(view.played)) if stops else _ending("none")
    return Phrase("action-sail-via", args | {"via": via}) if via else Phrase("action-sail", args)


def _stop(game: OltreMare, view: OltreMareView, name: str) -> Phrase:
    """What stopping at a port brings (OM-414, OM-415)."""
    kind = view.markers.get(name)
    live = view.active_markers[view.active or 0]
    if kind == "compass":
        return Phrase("stop-compass")
    if kind is not None:
        cheaper = kind == "favourable_market" and game.house.cheaper  # OM-R3
        effect = Phrase("marker-cheaper") if cheaper else Phrase("marker-effect", {"marker": kind})
        return Phrase("stop-marker", {"marker": marker(kind), "effect": effect})
    if live is not None:
        return Phrase("stop-bare-lost", {"marker": marker(live)})
    return Phrase("stop-bare")


def _jump(game: OltreMare, view: OltreMareView, action: Jump) -> Phrase:
    args: Args = {"end": _over(view, len(view.played))}
    if action.port is None:
        kept = "yes" if game.house.keep_compass else "no"
        return Phrase("action-jump-decline", args | {"kept": kept})
    args |= {"port": port(game, action.port), "then": _stop(game, view, action.port)}
    return Phrase("action-jump", args)


# -- groups --


def group(game: Game, view: View, action: Action) -> tuple[int, Phrase | None]:
    """Where a choice stands in a list for people, and the heading it stands under."""
    assert isinstance(game, OltreMare)
    assert isinstance(view, OltreMareView)
    match action:
        case Accept() | Counter() | Refuse():
            found = standing(view, action.proposal)
            if found is None:
                return 0, None
            args: Args = {"id": found.id, "author": seat(found.author), "terms": terms(found)}
            return 0, Phrase("group-answer", args)
        case Buy() | EndTrade() | Call():
            return 1, Phrase("group-market")
        case Pass():
            return 2, Phrase("group-call")
        case Propose() if view.call is not None and view.seat != view.active:
            return 2, Phrase("group-call")
        case Propose():
            return 3, _proposing(view)
        case Withdraw():
            return 4, Phrase("group-withdraw")
        case Jump() if action.port is not None:
            kind = view.markers.get(action.port)
            return 1 if kind is not None else 2, None
    return 0, None


def _proposing(view: OltreMareView) -> Phrase:
    """Over proposals: whom a deal would bring prestige (OM-310, OM-311)."""
    partners = [seat(n) for n, had in enumerate(view.pointed) if not had and n != view.active]
    if view.seat != view.active or not partners:
        return Phrase("group-propose")
    return Phrase("group-propose-prestige", {"partners": partners})
