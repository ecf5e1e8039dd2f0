"""The nouns of Genoa as phrases: seats, places, goods, cards, markers, bundles, offers."""

from collections.abc import Iterable, Mapping

from fondaco.games.genoa.components import (
    BUILDINGS,
    DECK_HOUSE,
    DECK_NAMES,
    DECK_OF,
    DECK_START,
    LARGE,
    MARKET,
    MESSAGE,
    PRIVILEGE,
    SMALL,
    SPECIAL_HOUSE,
    SPECIAL_NAMES,
    VILLA,
    WAREHOUSE,
    Board,
)
from fondaco.games.genoa.rules import Genoa
from fondaco.games.genoa.words import Ask, Bundle, CardSeen, GenoaView, Offer, OfferSeen, Proceeds
from fondaco.table.saying import Args, seat, spoken
from fondaco.table.words import Phrase, Seat

# -- places --


def board_of(game: Genoa) -> Board:
    return game.parts.boards[game.house.board]


def own_name(game: Genoa, building: str) -> str:
    """A building's own name; it is the same in every language."""
    names = game.parts.building_names[game.parts.building_id[building]]
    return names.get("de") or next(iter(names.values()), building)


def place(game: Genoa, space: str, form: str = "") -> Phrase:
    """A space: bare, or in a form that a sentence asks for: "-the", "-to", "-at", "-coded"."""
    number = board_of(game).id[space]
    if number > MARKET:
        cell: Args = {"cell": space.upper(), "row": space[1], "column": space[2]}
        return Phrase(f"street{form}", cell)
    name = own_name(game, space) if number < BUILDINGS else space
    args: Args = {"space": space, "name": name}
    return Phrase(f"space{form}", args | ({"code": space.upper()} if form == "-coded" else {}))


def places(game: Genoa, spaces: Iterable[str]) -> list[Phrase]:
    return [place(game, space) for space in spaces]


# -- things --


def money(ducats: int) -> Phrase:
    return Phrase("ducats", {"money": ducats})


def goods(counts: Mapping[str, int]) -> list[Phrase]:
    """Goods by kind and number."""
    return [Phrase("goods", {"good": good, "count": n}) for good, n in counts.items() if n]


def specials(counts: Mapping[str, int]) -> list[Phrase]:
    """Special cards by kind and number."""
    return [Phrase("specials", {"special": kind, "count": n}) for kind, n in counts.items() if n]


def special(kind: str) -> Phrase:
    return Phrase("specials", {"special": kind, "count": 1})


def deck_cards(deck: str, count: int) -> Phrase:
    """Cards of which only the deck is known."""
    return Phrase("deck-cards", {"deck": deck, "count": count})


def markers(game: Genoa, counts: Mapping[str, int]) -> list[Phrase]:
    """Markers, by colour only where it matters (GN-R27)."""
    if game.house.keep_colour:
        return [Phrase("markers-of", {"colour": c, "count": n}) for c, n in counts.items() if n]
    total = sum(counts.values())
    return [Phrase("markers", {"count": total})] if total else []


def pair(game: Genoa, card: str) -> list[str]:
    """The two buildings of a message."""
    number = game.parts.card_id[card] - DECK_START[MESSAGE]
    mask = game.parts.pairs[game.house.message_set][number]
    return [name for b, name in enumerate(game.parts.buildings) if mask >> b & 1]


def deck_of(game: Genoa, card: str) -> str:
    return DECK_NAMES[DECK_OF[game.parts.card_id[card]]]


def card_terms(game: Genoa, card: str) -> tuple[list[str], list[str]]:
    """The buildings a card names, and the goods."""
    parts = game.parts
    number = parts.card_id[card]
    deck = DECK_OF[number]
    within = number - DECK_START[deck]
    if deck == LARGE:
        wants = [parts.goods[good] for good in parts.wants[within]]
        return [parts.buildings[parts.villa_of[within]]], wants
    if deck == SMALL:
        building, good = parts.small_of[within]
        return [parts.buildings[building]], [parts.goods[good]]
    if deck == MESSAGE:
        return pair(game, card), []
    return [parts.buildings[parts.privilege_of[within]]], []


def card(game: Genoa, name: str) -> Phrase:
    """A card by its number and what it says: "l01 (Villa Colini: wheat, silk and salt)"."""
    buildings, wants = card_terms(game, name)
    args: Args = {"card": name, "places": places(game, buildings)}
    if not wants:
        return Phrase("card", args)
    return Phrase("card-order", args | {"goods": [Phrase("good", {"good": g}) for g in wants]})


def cards(game: Genoa, names: Iterable[str]) -> list[Phrase]:
    return [card(game, name) for name in names]


def named_card(game: Genoa, name: str) -> Phrase:
    """A card with its deck's name: "message b02 (Park and Gewürzlager)"."""
    return Phrase("card-named", {"deck": deck_of(game, name), "card": card(game, name)})


def asset(game: Genoa, name: str) -> Phrase:
    """What an exchange names: a good, a special card, a marker, a card or a deck."""
    if name in game.parts.goods:
        return goods({name: 1})[0]
    if name in SPECIAL_NAMES:
        return special(name)
    if name in game.parts.colours:
        return markers(game, {name: 1})[0]
    if name in DECK_NAMES:
        return deck_cards(name, 1)
    return named_card(game, name)


def asset_short(game: Genoa, name: str) -> Phrase:
    """The same in a word or two: a card by its number."""
    if name in game.parts.goods:
        return Phrase("good", {"good": name})
    if name in SPECIAL_NAMES:
        return Phrase("special", {"special": name})
    if name in DECK_NAMES:
        return Phrase("deck", {"deck": name})
    if name in game.parts.colours:
        return asset(game, name)
    buildings, _ = card_terms(game, name)
    return Phrase("card-number", {"card": name, "places": places(game, buildings)})


# -- what a building gives --


def yields(game: Genoa, building: str) -> list[Phrase]:
    """What is printed on a building."""
    parts = game.parts
    number = parts.building_id[building]
    kind, count = parts.kind[number], parts.yield_count[number]
    if kind == WAREHOUSE:
        return [Phrase("good", {"good": parts.goods[g]}) for g in parts.yield_goods[number]]
    if kind == SPECIAL_HOUSE:
        return [special(SPECIAL_NAMES[parts.yield_special[number]])]
    if kind == DECK_HOUSE:
        return [deck_cards(DECK_NAMES[parts.yield_deck[number]], count)]
    if kind == VILLA:
        return [Phrase("villa-choice")]
    return [Phrase("markers", {"count": count})]


def gains(game: Genoa, view: GenoaView, building: str, performer: Seat) -> list[Phrase]:
    """What a building's action would bring a seat as the supply is now (GN-503)."""
    parts = game.parts
    number = parts.building_id[building]
    kind, count = parts.kind[number], parts.yield_count[number]
    found: list[Phrase] = []
    if kind == WAREHOUSE:
        there = [parts.goods[good] for good in parts.yield_goods[number]]
        found = goods({good: 1 for good in there if view.supply.get(good)})
    elif kind == SPECIAL_HOUSE:
        name = SPECIAL_NAMES[parts.yield_special[number]]
        found = [special(name)] if view.stock.get(name) else []
    elif kind == DECK_HOUSE:
        deck = DECK_NAMES[parts.yield_deck[number]]
        count = min(count, view.decks[deck].size)
        found = [deck_cards(deck, count)] if count else []
    elif kind == VILLA:
        found = [Phrase("villa-choice" if privileges(view) else "villa-deliver")]
    else:
        count = min(count, view.tray.get(parts.colours[performer], 0))
        found = [Phrase("markers", {"count": count})] if count else []
    return found or [Phrase("nothing-left")]


def privileges(view: GenoaView) -> int:
    """How many privileges are left in their deck."""
    return view.decks[DECK_NAMES[PRIVILEGE]].size


def with_fee(game: Genoa, view: GenoaView, what: Phrase, building: str, performer: Seat) -> Phrase:
    """An action with what its building's owner gets for it (GN-702)."""
    owner = view.owners.get(building)
    if owner is None or owner == performer:
        return what
    return Phrase("with-fee", {"what": what, "owner": seat(owner), "money": game.parts.fee})


# -- offers --


def due(proceeds: Proceeds) -> list[Phrase]:
    """A part of what the action will yield."""
    found = [money(proceeds.money)] if proceeds.money else []
    found += goods(proceeds.goods) + specials(proceeds.specials)
    if proceeds.cards:
        found.append(Phrase("drawn-cards", {"count": proceeds.cards}))
    if proceeds.markers:
        found.append(Phrase("markers", {"count": proceeds.markers}))
    return found


def bundle(game: Genoa, asked: Bundle) -> list[Phrase]:
    """Money and assets."""
    found = [money(asked.money)] if asked.money else []
    found += goods(asked.goods) + specials(asked.specials) + markers(game, asked.markers)
    return found + [deck_cards(deck, n) for deck, n in asked.decks.items() if n]


def _price(game: Genoa, offer: Offer | OfferSeen) -> list[Phrase]:
    found = [money(offer.money)] if offer.money else []
    found += goods(offer.goods) + specials(offer.specials) + markers(game, offer.markers)
    found += offered_cards(game, offer)
    proceeds = due(offer.proceeds)
    return [*found, Phrase("proceeds", {"things": proceeds})] if proceeds else found


def offered_cards(game: Genoa, offer: Offer | OfferSeen) -> list[Phrase]:
    """The cards of an offer, as far as one may know them."""
    found = []
    hidden: dict[str, int] = {}
    for part in _shown(game, offer):
        if part.card is None:
            hidden[part.deck] = hidden.get(part.deck, 0) + 1
        else:
            args: Args = {"card": named_card(game, part.card), "shown": part.shown}
            found.append(Phrase("card-shown", args))
    return found + [Phrase("deck-cards-hidden", {"deck": d, "count": n}) for d, n in hidden.items()]


def _shown(game: Genoa, offer: Offer | OfferSeen) -> Iterable[CardSeen]:
    if isinstance(offer, OfferSeen):
        return offer.cards
    return [CardSeen(deck_of(game, name), shown, name) for name, shown in offer.cards.items()]


def terms(game: Genoa, offer: Offer | OfferSeen) -> Phrase:
    """All that an offer says but its target."""
    said = Phrase("terms", {"price": _price(game, offer)})
    asked = bundle(game, offer.asks)
    if asked:
        said = Phrase("terms-asks", {"terms": said, "asks": asked})
    if offer.uses_extra_action:
        said = Phrase("terms-extra", {"terms": said})
    return _promised(said, offer.promise)


def _promised(said: Phrase, promise: str) -> Phrase:
    words = spoken(promise)
    return Phrase("terms-promise", {"terms": said, "promise": words}) if words else said


def ask(game: Genoa, asked: Ask) -> Phrase:
    """What the active player would take for a target."""
    price = bundle(game, asked.price)
    proceeds = due(asked.proceeds)
    if proceeds:
        price.append(Phrase("proceeds", {"things": proceeds}))
    said = Phrase("terms", {"price": price or [Phrase("an-offer")]})
    gives = bundle(game, asked.gives)
    if gives:
        said = Phrase("terms-asks", {"terms": said, "asks": gives})
    said = _promised(said, asked.promise)
    if asked.firm:
        said = Phrase("terms-firm", {"terms": said})
    target = place(game, asked.target, "-the")
    if asked.to is None:
        return Phrase("ask-all", {"target": target, "terms": said})
    return Phrase("ask-seat", {"target": target, "terms": said, "seat": seat(asked.to)})


def quoted(view: GenoaView, number: int) -> OfferSeen | None:
    """The standing offer with this id."""
    if view.floor is None:
        return None
    return next((offer for offer in view.floor.offers if offer.id == number), None)
