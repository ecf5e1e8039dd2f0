"""Forms in words: what a deal of one's own making is asked for, blank by blank."""

import re
from collections.abc import Callable, Mapping

from fondaco.games.oltre_mare.pieces import ICONS
from fondaco.games.oltre_mare.rules import OltreMare
from fondaco.games.oltre_mare.text.choices import standing
from fondaco.games.oltre_mare.text.phrases import card, good, letter, port
from fondaco.games.oltre_mare.words import MOST_LETTERS, OltreMareView
from fondaco.table.blanks import Field, fixed
from fondaco.table.contract import Game
from fondaco.table.saying import Args, seat
from fondaco.table.words import Form, Phrase, Seat, View

Say = Callable[[Phrase], str]

NOTHING_SAID = ("", "?", "-", "–")
CARD_SAID = re.compile(r"([^\W\d_]*)\s*(?:(\d?)\s*/\s*(\d?))?")
"""Letters of icons, then lions and load: "DM 5/2", "N", "/1"."""


def _number(form: Form, name: str) -> int | None:
    """What a blank with a single value holds."""
    value = fixed(form.fields, name)
    return value if isinstance(value, int) else None


def _other(view: OltreMareView, form: Form) -> Seat:
    """With whom the deal would be."""
    to = _number(form, "to")
    if to is not None:
        return to
    found = standing(view, _number(form, "proposal") or 0)
    return view.active or 0 if found is None else found.author


def form(game: Game, view: View, blank_form: Form) -> Phrase:
    """A form as a choice in a list."""
    assert isinstance(view, OltreMareView)
    args: Args = {"other": seat(_other(view, blank_form))}
    number = _number(blank_form, "proposal")
    match blank_form.do:
        case "propose":
            return Phrase("form-propose", args)
        case "counter":
            return Phrase("form-counter", args | {"id": number or 0})
        case "accept":
            return Phrase("form-accept", args | {"id": number or 0})
    return Phrase(f"form-{blank_form.do}")


def blank(game: Game, view: View, blank_form: Form, field: Field) -> Phrase:
    """The question for a blank."""
    assert isinstance(view, OltreMareView)
    name = field.name.replace("_", "-")
    if field.name in ("wishes", "routes"):
        return Phrase(f"blank-{name}")
    return Phrase(f"blank-{name}", {"other": seat(_other(view, blank_form))})


def item(game: Game, view: View, field: Field, value: str) -> Phrase:
    """One of the things a blank may hold."""
    assert isinstance(game, OltreMare)
    if value in game.parts.card_id:
        return card(game, value)
    if value in game.parts.good_id:
        return good(value)
    if value in game.parts.route_id:
        a, b = game.parts.ends[game.parts.route_id[value]]
        one, other = (port(game, game.parts.ports[end]) for end in (a, b))
        return Phrase("route", {"one": one, "other": other})
    return Phrase("harbour", {"port": value})


# -- what may be added --


def remarks(
    game: Game, view: View, blank_form: Form, filled: Mapping[str, object]
) -> list[tuple[str, Phrase]]:
    """What may be added in free words: the names of the action's fields and the questions."""
    if blank_form.do == "call":
        return [("text", Phrase("remark-text"))]
    if blank_form.do not in ("propose", "counter"):
        return []
    found = [("claims", Phrase("remark-claims"))] if filled.get("sealed") else []
    found += [("wishes", Phrase("remark-wishes"))] if filled.get("get") else []
    return [*found, ("text", Phrase("remark-text"))]


def read_remark(
    game: Game, name: str, typed: str, filled: Mapping[str, object], say: Say
) -> object | None:
    """What was typed as a field of the action, or None where it means nothing."""
    if name == "text":
        return typed if len(typed) <= MOST_LETTERS else None
    about = filled.get("sealed" if name == "claims" else "get")
    count = len(about) if isinstance(about, list) else 0
    called = {say(letter(icon)).upper(): icon for icon in ICONS}
    found = [_read_card(part.strip(), called) for part in re.split(r"[,;]", typed)]
    if len(found) > count or not all(read for read, _ in found):
        return None
    icons = [icons for _, icons in found]
    return icons + [None] * (count - len(icons))


def _read_card(text: str, called: Mapping[str, str]) -> tuple[bool, dict[str, object] | None]:
    """What is said of one card: whether it can be read, and the icons or None."""
    if text in NOTHING_SAID:
        return True, None
    match = CARD_SAID.fullmatch(text)
    if match is None:
        return False, None
    letters, lions, load = match.groups()
    if not all(one in called for one in letters.upper()):
        return False, None
    icons: dict[str, object] = {}
    if letters:
        icons["actions"] = [called[one] for one in letters.upper()]
    if lions:
        icons["lions"] = int(lions)
    if load:
        icons["load"] = int(load)
    return bool(icons), icons
