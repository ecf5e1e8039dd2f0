"""What the component file of Les Marchands de Gênes holds, part by part."""

import msgspec

from fondaco.table.bounds import Few, Money, Pieces, Rounds, Total


class RoundsPart(msgspec.Struct):
    start_space: Rounds
    end_space_by_players: dict[str, Rounds]


class DicePart(msgspec.Struct):
    faces: Few


class TowerPart(msgspec.Struct):
    discs: Few
    max_moves: Few


class MoneyPart(msgspec.Struct):
    start_total: Money
    step: Money


class GoodPart(msgspec.Struct):
    id: str
    warehouse: str


class GoodsPart(msgspec.Struct):
    per_kind: Pieces
    total: Total
    kinds: tuple[GoodPart, ...]


class ColourPart(msgspec.Struct):
    id: str


class MarkersPart(msgspec.Struct):
    per_player: Few
    start_reserve: Few
    colours: tuple[ColourPart, ...]


class SpecialPart(msgspec.Struct):
    id: str
    count: Pieces


class SpecialsPart(msgspec.Struct):
    total: Total
    kinds: tuple[SpecialPart, ...]


class DoesPart(msgspec.Struct):
    type: str
    goods: tuple[str, ...] = ()
    special: str = ""
    deck: str = ""
    count: Few = 1


class BuildingPart(msgspec.Struct):
    id: str
    name: dict[str, str]
    action: DoesPart
    small_orders: Few


class BuildingsPart(msgspec.Struct):
    items: tuple[BuildingPart, ...]


class RingPart(msgspec.Struct):
    clockwise: tuple[str, ...]


class MapPart(msgspec.Struct):
    map: dict[str, str]


class BoardPart(msgspec.Struct):
    grid: tuple[tuple[str, ...], ...]


class LargePart(msgspec.Struct):
    id: str
    villa: str
    goods: tuple[str, ...]


class SmallPart(msgspec.Struct):
    id: str
    building: str
    good: str


class MessagePart(msgspec.Struct):
    id: str
    buildings: tuple[str, ...]


class PrivilegePart(msgspec.Struct):
    id: str
    building: str


class LargeDeckPart(msgspec.Struct):
    cards: tuple[LargePart, ...]


class SmallDeckPart(msgspec.Struct):
    cards: tuple[SmallPart, ...]


class MessageDeckPart(msgspec.Struct):
    sets: dict[str, tuple[MessagePart, ...]]


class PrivilegeDeckPart(msgspec.Struct):
    cards: tuple[PrivilegePart, ...]


class DecksPart(msgspec.Struct):
    large_orders: LargeDeckPart
    small_orders: SmallDeckPart
    messages: MessageDeckPart
    privileges: PrivilegeDeckPart


class PayoutPart(msgspec.Struct):
    by_group_size: dict[str, Money]
    larger: Money


class PaymentsPart(msgspec.Struct):
    large_order: Money
    large_order_special: Few
    small_order: Money
    message: Money
    owner_fee: Money
    owner_end: Money


class CostsPart(msgspec.Struct):
    place_on_empty: Few
    replace_opponent: Few
    remove_opponent: Few


class File(msgspec.Struct):
    rounds: RoundsPart
    dice: DicePart
    tower: TowerPart
    money: MoneyPart
    goods: GoodsPart
    markers: MarkersPart
    specials: SpecialsPart
    buildings: BuildingsPart
    ring: RingPart
    villa_adjacent_warehouse: MapPart
    boards: dict[str, BoardPart]
    decks: DecksPart
    privilege_payout: PayoutPart
    payments: PaymentsPart
    marker_costs: CostsPart
    start_hand: dict[str, Few | str]
