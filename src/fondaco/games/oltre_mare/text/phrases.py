"""The nouns of Oltre Mare as phrases: seats, ports, goods, cards, markers, bundles, claims."""

from collections.abc import Iterable, Mapping, Sequence

from fondaco.games.oltre_mare.pieces import ICONS
from fondaco.games.oltre_mare.rules import OltreMare
from fondaco.games.oltre_mare.words import Icons, Offer
from fondaco.table.saying import Args, spoken
from fondaco.table.words import Phrase

UNSAID = "?"


def port(game: OltreMare, name: str) -> str:
    """A port by the name on the map, which is the same in all languages."""
    for entry in game.components["map"]["ports"]:
        if entry["id"] == name:
            return str(entry.get("name", name))
    return name


def marker(name: str) -> Phrase:
    return Phrase("marker", {"marker": name})


def ducats(count: int) -> Phrase:
    return Phrase("ducats", {"count": count})


def good(name: str) -> Phrase:
    return Phrase("good", {"good": name})


def goods(names: Iterable[str]) -> list[Phrase]:
    """Goods by name, equal ones counted together."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return [Phrase("goods", {"good": name, "count": n}) for name, n in counts.items()]


def letter(icon: str) -> Phrase:
    """The letter that stands for an action icon."""
    return Phrase("icon-letter", {"icon": icon})


def letters(icons: Sequence[str]) -> Phrase:
    """The letters of action icons, joined."""
    return Phrase(f"icons-{len(icons)}", {f"i{n}": letter(icon) for n, icon in enumerate(icons, 1)})


def icons_of(game: OltreMare, name: str) -> list[str]:
    """The action icons of a card, in the order in which they are carried out."""
    bits = game.parts.icons[game.parts.card_id[name]]
    return [icon for place, icon in enumerate(ICONS) for _ in range(bits >> 8 * place & 255)]


def good_of(game: OltreMare, name: str) -> str:
    """The good on a card."""
    return game.parts.goods[game.parts.good[game.parts.card_id[name]]]


def card(game: OltreMare, name: str) -> Phrase:
    """A card with everything that counts on it: "silver DN 4/3"."""
    number = game.parts.card_id[name]
    return Phrase(
        "card",
        {
            "good": good(good_of(game, name)),
            "icons": letters(icons_of(game, name)),
            "lions": game.parts.lions[number],
            "load": game.parts.load[number],
        },
    )


def cards(game: OltreMare, names: Iterable[str]) -> list[Phrase]:
    return [card(game, name) for name in names]


def runs(game: OltreMare, pile: Iterable[str]) -> list[Phrase]:
    """The runs of an open cargo pile, from the bottom up."""
    counts: list[tuple[str, int]] = []
    for name in pile:
        kind = good_of(game, name)
        if counts and counts[-1][0] == kind:
            counts[-1] = (kind, counts[-1][1] + 1)
        else:
            counts.append((kind, 1))
    return [Phrase("goods", {"good": kind, "count": n}) for kind, n in counts]


def tally(counts: Mapping[str, int]) -> list[Phrase]:
    """Markers by type and number."""
    return [Phrase("markers", {"marker": name, "count": n}) for name, n in counts.items()]


# -- deals --


def _said(icons: Icons) -> Phrase:
    """Icons that were claimed or wished for; a question mark for what was left open."""
    numbers: Args = {
        "lions": UNSAID if icons.lions is None else str(icons.lions),
        "load": UNSAID if icons.load is None else str(icons.load),
    }
    if icons.actions is None:
        return Phrase("icons-said-numbers", numbers)
    actions: Args = {"icons": letters(icons.actions[: len(ICONS)])}
    if icons.lions is None and icons.load is None:
        return Phrase("icons-said-actions", actions)
    return Phrase("icons-said", actions | numbers)


def _bundle(
    names: Sequence[str], remarks: Sequence[Icons | None], remark: str, money: int
) -> list[Phrase]:
    """What one side gives: goods, those with a remark one by one, then ducats."""
    noted = list(zip(names, remarks, strict=False)) if remarks else [(name, None) for name in names]
    parts = goods(name for name, icons in noted if icons is None)
    parts += [
        Phrase(remark, {"good": good(name), "said": _said(icons)})
        for name, icons in noted
        if icons is not None
    ]
    return bundle(parts, money)


def bundle(parts: list[Phrase], money: int) -> list[Phrase]:
    """Cards and ducats that change hands, or nothing."""
    return [*parts, *([ducats(money)] if money else [])] or [Phrase("nothing")]


def given(offer: Offer) -> list[Phrase]:
    """What the author of a proposal gives; claims are marked as unproven."""
    return _bundle(offer.give, offer.claims, "good-claimed", offer.give_ducats)


def gotten(offer: Offer) -> list[Phrase]:
    """What the author of a proposal wants, with the icons he would like."""
    return _bundle(offer.get, offer.wishes, "good-wished", offer.get_ducats)


def terms(offer: Offer) -> Phrase:
    """A proposal's two sides and the words that went with it."""
    args: Args = {"give": given(offer), "get": gotten(offer)}
    words = spoken(offer.text)
    return Phrase("terms-spoken", args | {"text": words}) if words else Phrase("terms", args)
