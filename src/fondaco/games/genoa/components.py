"""The component data of Les Marchands de Gênes, read and checked, as the tables the engine uses.

Spaces, buildings, goods, special cards and deck cards are integers here, in the order of the file:
buildings 0 to 17, then the market, then the street cells row by row. Each part of the file says
where it comes from; the house shows what is reconstructed (GN-908).
"""

from typing import Any, Final

from fondaco.games.genoa.printed import File
from fondaco.table import reading
from fondaco.table.reading import unfit

GOODS: Final = 8
SPECIALS: Final = 5
START: Final = 0
EXTRA: Final = 1
ANY_GOOD: Final = 2
EXCHANGE: Final = 3
BUILDING: Final = 4
SPECIAL_NAMES: Final[tuple[str, ...]] = (
    "start",
    "extra_action",
    "any_good",
    "exchange",
    "building_action",
)
DECKS: Final = 4
LARGE: Final = 0
SMALL: Final = 1
MESSAGE: Final = 2
PRIVILEGE: Final = 3
DECK_NAMES: Final[tuple[str, ...]] = ("large_orders", "small_orders", "messages", "privileges")
DECK_SIZES: Final[tuple[int, ...]] = (16, 16, 14, 14)  # GN-106
DECK_START: Final[tuple[int, ...]] = (0, 16, 32, 46)
DECK_END: Final[tuple[int, ...]] = (16, 32, 46, 60)
CARDS: Final = 60
COLOURS: Final = 5
BUILDINGS: Final = 18
MARKET: Final = BUILDINGS
STREETS: Final = 20
SPACES: Final = BUILDINGS + 1 + STREETS
RING: Final = 14
SIDE: Final = 8
VILLAS: Final = 4
DISCS: Final = 5
WAREHOUSE: Final = 0
SPECIAL_HOUSE: Final = 1
DECK_HOUSE: Final = 2
MARKER_HOUSE: Final = 3
VILLA: Final = 4
KINDS = {
    "take_goods": WAREHOUSE,
    "take_special": SPECIAL_HOUSE,
    "draw": DECK_HOUSE,
    "take_markers": MARKER_HOUSE,
    "villa": VILLA,
}
SETS = ("outer14", "all18")
BOARDS = ("b", "c")

DECK_OF: Final[list[int]] = [deck for deck, size in enumerate(DECK_SIZES) for _ in range(size)]


class Board:
    """One layout of the city: which spaces touch which (GN-301, GN-302)."""

    def __init__(self, grid: tuple[tuple[str, ...], ...], buildings: list[str]) -> None:
        streets = sorted({name for row in grid for name in row} - {*buildings, "mkt"})
        self.names = [*buildings, "mkt", *streets]
        self.id = {name: number for number, name in enumerate(self.names)}
        self.grid = [[self.id[name] for name in row] for row in grid]
        touching: list[set[int]] = [set() for _ in self.names]
        for row in range(SIDE):
            for column in range(SIDE):
                for other_row, other_column in ((row + 1, column), (row, column + 1)):
                    if other_row < SIDE and other_column < SIDE:
                        one, two = self.grid[row][column], self.grid[other_row][other_column]
                        if one != two:
                            touching[one].add(two)
                            touching[two].add(one)
        self.neighbours = [tuple(sorted(near)) for near in touching]
        self.beside = [
            tuple(space for space in near if space < BUILDINGS) if number > MARKET else ()
            for number, near in enumerate(self.neighbours)
        ]
        """By street cell: the buildings that can be owned from it (GN-705)."""
        self.ownable = {building for near in self.beside for building in near}


class Components:
    """Everything printed on the pieces, with integer ids in the order of the file."""

    def __init__(self, data: dict[str, Any]) -> None:
        file = reading.read(data, File, "components")
        _check(file)
        self.goods = [good.id for good in file.goods.kinds]
        self.good_id = {name: number for number, name in enumerate(self.goods)}
        self.per_good = file.goods.per_kind
        self.special_counts = [kind.count for kind in file.specials.kinds]
        self.colours = [colour.id for colour in file.markers.colours]
        self.markers = file.markers.per_player
        self.start_money = file.money.start_total
        self.step = file.money.step
        self.start_space = file.rounds.start_space
        self.end_space = {int(n): end for n, end in file.rounds.end_space_by_players.items()}
        self.buildings = [building.id for building in file.buildings.items]
        self.building_id = {name: number for number, name in enumerate(self.buildings)}
        self.building_names = [building.name for building in file.buildings.items]
        self._read_actions(file)
        self.offers_made: dict[int, Any] = {}
        """Canonical offers by their number (`offering.plain_terms`), kept once made."""
        self.boards = {name: Board(file.boards[name].grid, self.buildings) for name in BOARDS}
        self.ring = [self.building_id[name] for name in file.ring.clockwise]
        self._read_cards(file)
        pay = file.payments
        self.large_pay, self.small_pay, self.message_pay = (
            pay.large_order,
            pay.small_order,
            pay.message,
        )
        self.fee, self.owner_end = pay.owner_fee, pay.owner_end
        listed = {int(size): pays for size, pays in file.privilege_payout.by_group_size.items()}
        self.payout = [
            0,
            *(listed.get(n, file.privilege_payout.larger) for n in range(1, RING + 1)),
        ]

    def _read_actions(self, file: File) -> None:
        items = file.buildings.items
        self.kind = [KINDS[item.action.type] for item in items]
        self.yield_goods = [tuple(self.good_id[g] for g in item.action.goods) for item in items]
        self.yield_special = [
            SPECIAL_NAMES.index(item.action.special) if item.action.special else -1
            for item in items
        ]
        self.yield_deck = [
            DECK_NAMES.index(item.action.deck)
            if item.action.deck
            else PRIVILEGE
            if item.action.type == "villa"
            else -1
            for item in items
        ]
        self.yield_count = [item.action.count for item in items]
        self.villas = [number for number, kind in enumerate(self.kind) if kind == VILLA]
        self.palazzo = self.yield_special.index(BUILDING)

    def _read_cards(self, file: File) -> None:
        decks = file.decks
        large, small, privileges = (
            decks.large_orders.cards,
            decks.small_orders.cards,
            decks.privileges.cards,
        )
        self.cards = [card.id for card in large] + [card.id for card in small]
        self.cards += [card.id for card in decks.messages.sets[SETS[0]]]
        self.cards += [card.id for card in privileges]
        self.card_id = {name: number for number, name in enumerate(self.cards)}
        self.villa_of = [self.building_id[card.villa] for card in large]
        self.wants = [tuple(self.good_id[good] for good in card.goods) for card in large]
        self.small_for: list[tuple[tuple[int, int], ...]] = []
        """By building: its small orders as (card, good)."""
        for building in self.buildings:
            self.small_for.append(
                tuple(
                    (DECK_START[SMALL] + number, self.good_id[card.good])
                    for number, card in enumerate(small)
                    if card.building == building
                )
            )
        self.small_of = [(self.building_id[c.building], self.good_id[c.good]) for c in small]
        self.pairs: dict[str, list[int]] = {}
        """By message set and message: the mask of its two buildings."""
        self.letters: dict[str, list[tuple[int, ...]]] = {}
        """By message set and building: the message cards that name it."""
        for name in SETS:
            masks = [
                sum(1 << self.building_id[building] for building in card.buildings)
                for card in decks.messages.sets[name]
            ]
            self.pairs[name] = masks
            self.letters[name] = [
                tuple(DECK_START[MESSAGE] + n for n, mask in enumerate(masks) if mask >> b & 1)
                for b in range(BUILDINGS)
            ]
        self.privilege_of = [self.building_id[card.building] for card in privileges]
        self.ring_place = [self.ring.index(building) for building in self.privilege_of]


def _check(file: File) -> None:
    """Refuse a replaced data file with which the rules could not be played."""
    goods = [good.id for good in file.goods.kinds]
    # GN-R42: five of each of eight kinds.
    if len(set(goods)) != GOODS or len(goods) != GOODS or file.goods.per_kind < 1:
        unfit("goods.kinds", f"must be {GOODS} different goods, at least one of each", "GN-103")
    if file.goods.total != file.goods.per_kind * GOODS:
        unfit("goods.total", "must be eight times per_kind", "GN-103")
    specials = file.specials.kinds
    if tuple(kind.id for kind in specials) != SPECIAL_NAMES or min(k.count for k in specials) < 0:
        unfit("specials.kinds", f"must be: {', '.join(SPECIAL_NAMES)}", "GN-104")
    if file.specials.total != sum(kind.count for kind in specials):
        unfit("specials.total", "must be the sum of the kinds", "GN-104")
    colours = [colour.id for colour in file.markers.colours]
    if len(colours) != COLOURS or len(set(colours)) != COLOURS:
        unfit("markers.colours", f"must be {COLOURS} different colours", "GN-105")
    if file.markers.per_player < 0 or file.markers.start_reserve != 0:
        unfit("markers", "all markers start in the supply", "GN-105")
    step = file.money.step
    pay = file.payments
    amounts = [file.money.start_total, pay.large_order, pay.small_order, pay.message]
    amounts += [pay.owner_fee, pay.owner_end]
    if step < 1 or any(amount < 0 or amount % step for amount in amounts):
        unfit("money.step", "must divide every payment, none of them negative", "GN-R36")
    if pay.large_order_special != 1:
        unfit("payments.large_order_special", "is one special card", "GN-602")
    if file.dice.faces != SIDE:
        unfit("dice.faces", f"must be {SIDE}, one for each row and column", "GN-204")
    # GN-R6: the start and four moves.
    if file.tower.discs != DISCS or file.tower.max_moves != DISCS - 1:
        unfit("tower", f"has {DISCS} discs for {DISCS - 1} moves", "GN-110")
    costs = file.marker_costs
    if (costs.place_on_empty, costs.replace_opponent, costs.remove_opponent) != (1, 2, 1):
        unfit("marker_costs", "are 1, 2 and 1", "GN-707")
    if any(file.start_hand.get(deck) != 1 for deck in DECK_NAMES):
        unfit("start_hand", "is one card of each deck", "GN-107")
    for seats in range(2, 6):
        if file.rounds.end_space_by_players.get(str(seats), 0) < file.rounds.start_space:
            unfit("rounds.end_space_by_players", f"must name one for {seats} seats", "GN-801")
    payout = file.privilege_payout
    if any(value < 0 or value % step for value in [*payout.by_group_size.values(), payout.larger]):
        unfit("privilege_payout", "must be payable", "GN-805")
    _check_buildings(file)
    _check_boards(file)
    _check_cards(file)


def _check_buildings(file: File) -> None:
    goods = {good.id for good in file.goods.kinds}
    items = file.buildings.items
    if len({item.id for item in items}) != BUILDINGS or len(items) != BUILDINGS:
        unfit("buildings.items", f"must be {BUILDINGS} different buildings", "GN-102")
    for item in items:
        field, does = f"buildings.items.{item.id}.action", item.action
        if does.type not in KINDS:
            unfit(field, f"must be one of: {', '.join(KINDS)}", "GN-501")
        if does.type == "take_goods" and (
            not does.goods or not set(does.goods) <= goods or len(set(does.goods)) < len(does.goods)
        ):
            unfit(field, "must name different goods", "GN-509")
        if does.type == "take_special" and does.special not in SPECIAL_NAMES:
            unfit(field, "must name a special card", "GN-508")
        if does.type == "draw" and does.deck not in DECK_NAMES:
            unfit(field, "must name a deck", "GN-504")
        if does.count < 1:
            unfit(field, "must give at least one", "GN-501")
    if [item.action.type for item in items].count("villa") != VILLAS:
        unfit("buildings.items", f"must have {VILLAS} villas", "GN-511")
    givers = [item.id for item in items if item.action.special == "building_action"]
    if len(givers) != 1:
        unfit("buildings.items", "must have one Palazzo", "GN-650")
    outer = file.ring.clockwise
    if len(set(outer)) != RING or len(outer) != RING or not set(outer) <= {i.id for i in items}:
        unfit("ring.clockwise", f"must be {RING} different buildings", "GN-804")


def _check_boards(file: File) -> None:
    buildings = {item.id for item in file.buildings.items}
    for name in BOARDS:
        field = f"boards.{name}.grid"
        if name not in file.boards:
            unfit("boards", f"must have {name}", "GN-102")
        grid = file.boards[name].grid
        if len(grid) != SIDE or any(len(row) != SIDE for row in grid):
            unfit(field, f"must be {SIDE} rows of {SIDE}", "GN-102")
        cells = [space for row in grid for space in row]
        streets = set(cells) - buildings - {"mkt"}
        if not buildings | {"mkt"} <= set(cells):
            unfit(field, "must show every building and the market", "GN-102")
        if len(streets) != STREETS or any(cells.count(street) != 1 for street in streets):
            unfit(field, f"must have {STREETS} street cells of their own names", "GN-301")


def _check_cards(file: File) -> None:
    decks = file.decks
    large, small = decks.large_orders.cards, decks.small_orders.cards
    privileges = decks.privileges.cards
    ids = [card.id for deck in (large, small, privileges) for card in deck]
    for name in SETS:
        messages = decks.messages.sets.get(name, ())
        if len(messages) != DECK_SIZES[MESSAGE]:
            unfit(f"decks.messages.sets.{name}", "must be 14 messages", "GN-106")
        if [m.id for m in messages] != [m.id for m in decks.messages.sets[SETS[0]]]:
            unfit(f"decks.messages.sets.{name}", "must have the ids of the other set", "GN-R14")
        for message in messages:
            known = set(message.buildings) <= {item.id for item in file.buildings.items}
            if not known or len(set(message.buildings)) != 2 or len(message.buildings) != 2:
                unfit(f"decks.messages.sets.{name}", "must name two buildings each", "GN-621")
    ids += [message.id for message in decks.messages.sets[SETS[0]]]
    sizes = (len(large), len(small), DECK_SIZES[MESSAGE], len(privileges))
    if sizes != DECK_SIZES or len(set(ids)) != CARDS:
        unfit("decks", "must be 16, 16, 14 and 14 cards, all ids different", "GN-106")
    goods = {good.id: good.warehouse for good in file.goods.kinds}
    villas = [item.id for item in file.buildings.items if item.action.type == "villa"]
    for order in large:
        field = f"decks.large_orders.{order.id}"
        if order.villa not in villas or len(order.goods) != 3 or not set(order.goods) <= set(goods):
            unfit(field, "must name a villa and three goods", "GN-601")
        near = file.villa_adjacent_warehouse.map.get(order.villa)
        if any(goods[good] == near for good in order.goods):
            unfit(field, "must not ask for a good of the warehouse next door", "GN-603")
    if any([order.villa for order in large].count(villa) != 4 for villa in villas):
        unfit("decks.large_orders", "must be four for each villa", "GN-603")
    for item in file.buildings.items:
        if [order.building for order in small].count(item.id) != item.small_orders:
            unfit("decks.small_orders", f"must be {item.small_orders} for {item.id}", "GN-613")
    if any(order.good not in goods for order in small):
        unfit("decks.small_orders", "must name a good each", "GN-611")
    if {card.building for card in privileges} != set(file.ring.clockwise):
        unfit("decks.privileges", "must be one for each outer building", "GN-632")
