"""Genoa's forms at the terminal: each as a choice, its blanks as questions, what they may hold."""

from collections.abc import Sequence

from fondaco.games.genoa.components import DECK_NAMES, SPECIAL_NAMES
from fondaco.games.genoa.rules import Genoa
from fondaco.games.genoa.terms import DISCLOSURES
from fondaco.games.genoa.text.phrases import asset_short, card, named_card, place
from fondaco.games.genoa.words import GenoaView
from fondaco.table.blanks import Field, Parts, fixed
from fondaco.table.contract import Game
from fondaco.table.saying import Args, seat
from fondaco.table.words import Form, Phrase, View

BUNDLES = ("asks", "price", "gives", "proceeds")
"""Blanks that hold blanks of their own: money, goods and so on in another sense."""


def form(game: Game, view: View, blanks: Form) -> Phrase:
    """A form as a choice in a list; what it is about where that is fixed."""
    assert isinstance(game, Genoa)
    assert isinstance(view, GenoaView)
    if blanks.do == "offer":
        return Phrase(
            "form-offer", {"place": place(game, str(fixed(blanks.fields, "target")), "-the")}
        )
    if blanks.do == "decline":
        (offer,) = blanks.fields
        number = fixed(offer.parts, "id") if isinstance(offer, Parts) else None
        standing = () if view.floor is None else view.floor.offers
        for made in standing:
            if made.id == number:
                args: Args = {"seat": seat(made.seat), "place": place(game, made.target, "-the")}
                return Phrase("form-decline", args)
    return Phrase(f"form-{blanks.do.replace('_', '-')}")


def blank(game: Game, view: View, blanks: Form, field: Field) -> Phrase:
    """The question for a blank: by its name, and by what it is part of."""
    assert isinstance(game, Genoa)
    parents = _parents(blanks.fields, field) or []
    if parents and parents[-1] == "cards":
        return Phrase("blank-disclosure", {"card": named_card(game, field.name)})
    if field.name in _things(game):
        thing = asset_short(game, field.name)
        within = next((name for name in parents if name in BUNDLES), "own")
        return Phrase("blank-count", {"thing": thing, "sense": within})
    sense = next((f"{name}-" for name in reversed(parents) if name in BUNDLES), "")
    return Phrase(f"blank-{sense}{field.name.replace('_', '-')}")


def _things(game: Genoa) -> tuple[str, ...]:
    return (*game.parts.goods, *SPECIAL_NAMES, *game.parts.colours, *DECK_NAMES)


def _parents(fields: Sequence[Field], wanted: Field) -> list[str] | None:
    """The names of the blanks around one, from the outermost; None if it is not among these."""
    for field in fields:
        if field is wanted:
            return []
        within = _parents(field.parts, wanted) if isinstance(field, Parts) else None
        if within is not None:
            return [field.name, *within]
    return None


def item(game: Game, view: View, field: Field, value: str) -> Phrase:
    """One of the things a blank may hold."""
    assert isinstance(game, Genoa)
    if value in DISCLOSURES:
        return Phrase("disclosure", {"shown": value})
    if value in game.parts.card_id:
        return card(game, value)
    return place(game, value, "-coded")
