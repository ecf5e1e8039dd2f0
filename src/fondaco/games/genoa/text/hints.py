"""How an offer or an ask with more than money in it is typed: an example that fits the table."""

from collections.abc import Iterator
from typing import Final

import msgspec

from fondaco.games.genoa.components import BUILDINGS, DISCS, EXTRA, SPECIAL_NAMES, WAREHOUSE
from fondaco.games.genoa.rules import Genoa
from fondaco.games.genoa.text.phrases import board_of
from fondaco.games.genoa.words import GenoaView
from fondaco.table.words import Phrase, Seat

CURRENT = ("current_open", "current_offers", "current_decide")
HEARING = ("current_offers", "move_offers")
MONEY: Final = 10
WIDTH: Final = 66  # so that a lead fits before it


def hint(game: Genoa, view: GenoaView) -> tuple[Phrase, str] | None:
    """What the example is for, and the example, where the viewing seat could type it."""
    if view.seat not in view.actors:
        return None
    targets = _targets(game, view)
    example = None
    if view.phase in HEARING:
        example = _offer(game, view, targets)
        return None if example is None else (Phrase("hint-offer"), example)
    if view.phase == "move_open" or (view.phase == "current_open" and _anybody(game, view)):
        example = _ask("open_floor", targets)
    elif view.phase.endswith("_decide") and view.floor is not None and not game.house.live:
        example = _ask("again", targets) if view.floor.round < game.house.rounds else None
    return None if example is None else (Phrase("hint-ask"), example)


def _targets(game: Genoa, view: GenoaView) -> list[str]:
    """The current building, or where the tower may go and the seat could use it."""
    board = board_of(game)
    able = view.phase not in HEARING or (view.seat is not None and _may_act(view, view.seat))
    if view.phase in CURRENT:
        return [view.way[-1]] if able or board.id[view.way[-1]] >= BUILDINGS else []
    if not view.phase.startswith("move_") or len(view.way) == DISCS:
        return []
    near = board.neighbours[board.id[view.way[-1]]]
    free = [board.names[space] for space in near if able or space >= BUILDINGS]
    return [space for space in free if space not in view.way]


def _may_act(view: GenoaView, seat: Seat) -> bool:
    """GN-425: there is an allowance, or a card that gives one."""
    held = view.specials[seat] or {}
    return view.allowances[seat] > 0 or held.get(SPECIAL_NAMES[EXTRA], 0) > 0


def _anybody(game: Genoa, view: GenoaView) -> bool:
    """Whether another seat may be asked about the current building."""
    others = [seat for seat in range(view.seats) if seat != view.active]
    return game.house.hidden_specials or any(_may_act(view, seat) for seat in others)


def _offer(game: Genoa, view: GenoaView, targets: list[str]) -> str | None:
    """An offer the seat could make and has not noted already in this round."""
    assert view.seat is not None
    drafts = () if view.floor is None else view.floor.drafts
    noted = {draft.target for draft in drafts if draft.seat == view.seat}
    target = next((target for target in targets if target not in noted), None)
    if target is None:
        return None
    parts: dict[str, object] = {"target": target}
    number = board_of(game).id[target]
    if number < BUILDINGS and not view.allowances[view.seat]:
        parts["uses_extra_action"] = True
    if (view.money[view.seat] or 0) >= MONEY:
        parts["money"] = MONEY
    for name, value in _more(game, view, number):
        if len(_typed("offer", parts | {name: value})) <= WIDTH:
            parts[name] = value
    # GN-418 wants a price; with GN-907 money alone will not do.
    variant = game.house.two_player_variant and view.seats == 2
    enough = {"goods", "proceeds", "cards"} | (set() if variant else {"money"})
    return _typed("offer", parts) if enough & parts.keys() else None


def _more(game: Genoa, view: GenoaView, target: int) -> Iterator[tuple[str, object]]:
    """What else the seat could put into an offer: goods, proceeds, the other's goods, a card."""
    me = view.active if view.seat is None else view.seat
    own = view.goods[me]
    if own:
        yield "goods", {next(iter(own)): 1}
    if target < BUILDINGS and game.parts.kind[target] == WAREHOUSE:
        there = [game.parts.goods[good] for good in game.parts.yield_goods[target]]
        left = [good for good in there if view.supply.get(good)]
        if left:
            yield "proceeds", {"goods": {left[0]: 1}}
    his = view.goods[view.active]
    if his:
        yield "asks", {"goods": {next(iter(his)): 1}}
    if view.hands[me]:
        shown = "all" if game.house.always_named else "active"  # GN-R29
        yield "cards", {view.hands[me][-1]: shown}


def _ask(verb: str, targets: list[str]) -> str | None:
    if not targets:
        return None
    ask = {"target": targets[0], "price": {"money": 2 * MONEY}, "firm": True}
    return _typed(verb, {"ask": ask})


def _typed(verb: str, blanks: dict[str, object]) -> str:
    """As the terminal reads an action: `verb name=value …`, values in JSON without spaces."""
    shown = [
        f"{name}={value if isinstance(value, str) else msgspec.json.encode(value).decode()}"
        for name, value in blanks.items()
    ]
    return " ".join([verb, *shown])
