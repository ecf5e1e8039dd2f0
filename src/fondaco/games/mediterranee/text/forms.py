"""The parametrised choices as they are put to people: forms, their blanks, what these may hold."""

from fondaco.games.mediterranee.instructions import ANSWERS
from fondaco.games.mediterranee.pieces import ENROLLED, GARRISON, SAILORS
from fondaco.games.mediterranee.rules import Mediterranee
from fondaco.games.mediterranee.text.phrases import area, deck, galley, good, port, power
from fondaco.games.mediterranee.view.words import MediterraneeView
from fondaco.table.blanks import Field, Fixed
from fondaco.table.contract import Game
from fondaco.table.saying import Args, seat
from fondaco.table.words import Form, Phrase, View

OTHERWISE = (("price", "instruct_price"), ("want", "ask_trade"))
"""Blanks that ask something else in these forms than elsewhere."""


def form(game: Game, view: View, blanks: Form) -> Phrase:
    """A form as a choice, with the place, galley or partner it is about."""
    assert isinstance(game, Mediterranee)
    args: Args = {}
    for field in blanks.fields:
        if not isinstance(field, Fixed):
            continue
        if field.name == "area":
            args["area"] = area(game, int(field.value))
        elif field.name == "partner":
            args["partner"] = seat(int(field.value))
        elif field.name == "port":
            args["port"] = port(game, str(field.value))
        elif field.name == "galley":
            args["galley"] = deck(str(field.value))
    return Phrase(f"form-{blanks.do.replace('_', '-')}", args)


def blank(game: Game, view: View, blanks: Form, field: Field) -> Phrase:
    """The question for a blank; the same name asks something else in another form."""
    assert isinstance(view, MediterraneeView)
    name = field.name
    if name in ("buyer", "mover"):
        players = [
            Phrase("player-number", {"number": number, "seat": seat(number)})
            for number in range(view.seats)
            if number != view.seat
        ]
        return Phrase(f"blank-{name}", {"players": players})
    if name == "sailors" or (name, blanks.do) in OTHERWISE:
        return Phrase(f"blank-{name}-{blanks.do.replace('_', '-')}")
    return Phrase(f"blank-{name}")


def item(game: Game, view: View, field: Field, value: str) -> Phrase:
    """One of the things a blank may hold."""
    assert isinstance(game, Mediterranee)
    if value in game.parts.good_id:
        return good(value)
    if value in game.parts.powers:
        return power(value)
    if value in ANSWERS:
        return Phrase("standing-answer", {"answer": value})
    if value in (GARRISON, ENROLLED, SAILORS):
        return Phrase("piece-name", {"piece": value})
    if value in game.parts.galley_id:
        return galley(value)
    return Phrase("name", {"name": port(game, value)})
