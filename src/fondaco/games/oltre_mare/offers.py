"""Choices in words, each with its consequence as far as the view tells it."""

from fondaco.games.oltre_mare.components import ICONS
from fondaco.games.oltre_mare.phrases import (
    Args,
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
    seat,
    terms,
)
from fondaco.games.oltre_mare.rules import OltreMare
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
from fondaco.table.words import Action, Phrase, Seat, View


def offer(game: Game, view: View, action: Action) -> Phrase:
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
            wishes = goods(action.wishes)
            return (
                Phrase("action-call-goods", {"goods": wishes}) if wishes else Phrase("action-call")
            )
        case Pass():
            return Phrase("action-pass")
        case Buy():
            return _purchase(view, action)
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
            asked = bool(action.get or action.get_ducats)
            args |= _terms(game, action) | _prestige(view, found.author, asked)
            return Phrase("action-counter", args)
        case Accept():
            return Phrase(
                "action-accept",
                args
                | {
                    "get": given(found),
                    "give": bundle(cards(game, action.cards), found.get_ducats),
                }
                | _prestige(view, found.author, bool(found.give or found.give_ducats)),
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


def _prestige(view: OltreMareView, other: Seat, exchange: bool) -> Args:
    """Who gains prestige by a deal with another seat (OM-310 to OM-312); a gift brings none."""
    mine = view.seat != view.active
    partner = view.seat if mine else other
    if partner is None or view.pointed[partner] or not exchange:
        return {"prestige": "none", "partner": seat(other)}
    return {"prestige": "you" if mine else "partner", "partner": seat(other)}


# -- the market --


def _purchase(view: OltreMareView, action: Buy) -> Phrase:
    price = view.price or 0
    left = view.ducats[view.active or 0] - price
    args: Args = {"price": ducats(price), "left": left}
    if action.source == "deck":
        return Phrase("action-buy", args)
    return Phrase("action-buy-pirates", args)


def _end(game: OltreMare, view: OltreMareView) -> Phrase:
    """What follows the trade phase."""
    me = view.active or 0
    load = load_of(game, view, me)
    open_talk = "yes" if view.offers or view.call is not None else "no"
    if view.hand_sizes[me] >= load:
        return Phrase("action-end-trade", {"count": load, "talk": open_talk})
    follows = "all" if game.house.play_all else "skip"
    return Phrase("action-end-trade-short", {"follows": follows, "talk": open_talk})


def load_of(game: OltreMare, view: OltreMareView, number: Seat) -> int:
    """The load of a seat's top card."""
    return game.parts.load[game.parts.card_id[view.cargo[number][-1] or ""]]


def lions_of(game: OltreMare, view: OltreMareView, number: Seat) -> int:
    """The lions of a seat's top card."""
    return game.parts.lions[game.parts.card_id[view.cargo[number][-1] or ""]]


# -- playing --


def _play(game: OltreMare, view: OltreMareView, action: Play) -> Phrase:
    played = [*(view.picked or ()), action.card]
    return Phrase(
        "action-play",
        {"card": card(game, action.card), "effects": effects(game, view, played)},
    )


def effects(game: OltreMare, view: OltreMareView, played: list[str]) -> list[Phrase]:
    """What the icons of these cards bring together (OM-405 to OM-410, chapter 7)."""
    parts, live = game.parts, view.active_markers[view.active or 0]
    shown = [icon for name in played for icon in icons_of(game, name)]
    coins, pirates, market, ships = (shown.count(icon) for icon in ICONS)
    money = row(parts.earnings, coins + (live == "important_deal"))
    money += ships if live == "smooth_sailing" else 0
    deck = view.deck_size - view.venice
    stolen = 0 if live == "fight_pirates" else min(deck, row(parts.stolen, pirates))
    drawn = min(deck - stolen, row(parts.drawn, market))
    counts = {"ducats": money, "pirates": stolen, "market": drawn}
    counts["navigation"] = row(parts.steps, ships)
    found = [Phrase(f"effect-{name}", {"count": n}) for name, n in counts.items() if n]
    if stolen + drawn == deck and stolen + drawn:
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
    me = view.active or 0
    ports = path(game, view.ships[me], action.routes)
    via = [Phrase("harbour", {"port": port(game, name)}) for name in ports[:-1]]
    args: Args = {"port": port(game, ports[-1])}
    left = view.steps - len(action.routes)
    if left > 0:
        args["then"] = Phrase("stop-passing", {"count": left})
    else:
        args["then"] = _stop(view, ports[-1])
    return Phrase("action-sail-via", args | {"via": via}) if via else Phrase("action-sail", args)


def _stop(view: OltreMareView, name: str) -> Phrase:
    """What stopping at a port brings (OM-414, OM-415)."""
    kind = view.markers.get(name)
    live = view.active_markers[view.active or 0]
    if kind == "compass":
        return Phrase("stop-compass")
    if kind is not None:
        effect = Phrase("marker-effect", {"marker": kind})
        return Phrase("stop-marker", {"marker": marker(kind), "effect": effect})
    if live is not None:
        return Phrase("stop-bare-lost", {"marker": marker(live)})
    return Phrase("stop-bare")


def _jump(game: OltreMare, view: OltreMareView, action: Jump) -> Phrase:
    if action.port is None:
        return Phrase("action-jump-decline", {"kept": "yes" if game.house.keep_compass else "no"})
    return Phrase(
        "action-jump", {"port": port(game, action.port), "then": _stop(view, action.port)}
    )


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
