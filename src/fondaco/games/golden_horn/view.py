"""Chapter 9: what a seat sees, and the full tables it can imagine behind that.

`view` is the one place where secrets are cut away: other hands, the mix of the draw pile, sealed
placements, and with closed warehouses everything that would tell what lies in them.
"""

from fondaco.games.golden_horn.components import BLACK, COLOURS, KINDS, MERCENARY, PEASANT, WHITE
from fondaco.games.golden_horn.ending import standings
from fondaco.games.golden_horn.position import (
    bag_names,
    boats_seen,
    build,
    count_names,
    fleet_names,
    ports_seen,
    set_afloat,
    stock_names,
    territories_seen,
)
from fondaco.games.golden_horn.setup import PLACINGS, lay_out, placing_ports
from fondaco.games.golden_horn.state import OVER, PHASES, Sea
from fondaco.games.golden_horn.words import Count, GoldenHornView, Position
from fondaco.table.chance import Chance, draw
from fondaco.table.words import Seat


def view(sea: Sea, seat: Seat | None) -> GoldenHornView:
    shown = not sea.house.closed or sea.phase == OVER  # GH-907, GH-R6
    names = stock_names(sea)
    return GoldenHornView(
        seat=seat,
        seats=sea.seats,
        phase=PHASES[sea.phase],
        actors=sea.actors(),
        active=None if sea.active < 0 else sea.active,
        first=sea.first,
        turn=sea.turn,
        fleets=fleet_names(sea),
        placed=_placed(sea, seat),
        boats=boats_seen(sea),
        ports=ports_seen(sea),
        bag_size=sum(sea.bag),  # GH-905
        bag=count_names(sea.bag, bag_names(sea)) if shown else None,
        pile_size=sum(sea.pile),  # GH-904
        discard=count_names(sea.discard, sea.parts.colours),  # GH-903
        hand_sizes=tuple(sum(sea.hand(other)) for other in range(sea.seats)),
        hand=None if seat is None else count_names(sea.hand(seat), sea.parts.colours),  # GH-902
        warehouses=tuple(
            count_names(sea.stored(other), names) if shown or other == seat else None
            for other in range(sea.seats)
        ),
        supply=sea.supply,
        reserve=sea.reserve,
        territories=territories_seen(sea),
        moving=None if sea.moving < 0 else sea.parts.boats[sea.moving],
        raids=sea.raids,
        conquests=sea.conquests,
        passes=sea.passes,
        set_off_by=None if sea.set_off_by < 0 else sea.set_off_by,
        end_reason=sea.reason or None,
        scores=standings(sea).scores if shown else None,
    )


def _placed(sea: Sea, seat: Seat | None) -> tuple[dict[str, str] | bool | None, ...]:
    """Own placing, others' only as a fact, all in the open when placed in turn order (GH-R7)."""
    if sea.placing is None:
        return ()
    placed: list[dict[str, str] | bool | None] = []
    for other in range(sea.seats):
        answer = sea.placing.of(other)
        if answer is None:
            placed.append(None)
        elif other == seat or sea.house.turn_order:
            placed.append(placing_ports(sea, other, answer))
        else:
            placed.append(True)
    return tuple(placed)


# -- imagining --


def chart(sea: Sea, seen: GoldenHornView) -> None:
    """Only boats and the own hand, from which reaches and raids are reckoned; no other piece."""
    lay_out(sea)
    sea.owner = [
        seen.fleets.index(name) if name in seen.fleets else -1 for name in sea.parts.fleets
    ]
    for name, boat_seen in seen.boats.items():
        boat = sea.parts.boat_id[name]
        set_afloat(sea, boat, boat_seen, [boat_seen.cargo.get(it, 0) for it in stock_names(sea)])
    if seen.seat is not None and seen.hand is not None:
        hand = [seen.hand.get(name, 0) for name in sea.parts.colours]
        sea.hands[seen.seat * COLOURS : seen.seat * COLOURS + COLOURS] = hand
    sea.raids = seen.raids


def imagine(sea: Sea, seen: GoldenHornView, chance: Chance) -> None:
    """Fill a state of the same game with what the view says, and chance for what it hides."""
    warehouses, bag = _imagine_cubes(sea, seen, chance)
    build(
        sea,
        Position(
            seats=seen.seats,
            fleets=seen.fleets,
            phase=seen.phase,  # type: ignore[arg-type]
            active=seen.active,
            first=seen.first,
            turn=seen.turn,
            placed=_imagine_placed(sea, seen, chance),
            boats=seen.boats,
            ports=seen.ports,
            bag=bag,
            discard=seen.discard,
            hands=_imagine_hands(sea, seen, chance),
            warehouses=warehouses,
            supply=seen.supply,
            reserve=seen.reserve,
            territories=seen.territories,
            moving=seen.moving,
            raids=seen.raids,
            conquests=seen.conquests,
            passes=seen.passes,
            set_off_by=seen.set_off_by,
            end_reason=seen.end_reason,
        ),
    )


def _imagine_placed(
    sea: Sea, seen: GoldenHornView, chance: Chance
) -> tuple[dict[str, str] | None, ...]:
    fleets = [sea.parts.fleets.index(name) for name in seen.fleets if name in sea.parts.fleets]
    placed: list[dict[str, str] | None] = []
    for seat, answer in enumerate(seen.placed):
        if answer is True:
            sea.fleets = fleets
            placed.append(placing_ports(sea, seat, chance.below(PLACINGS)))
        else:
            placed.append(answer or None)
    return tuple(placed)


def _imagine_hands(sea: Sea, seen: GoldenHornView, chance: Chance) -> tuple[Count, ...]:
    """Other hands are any cards not seen: in them or in the draw pile."""
    colours = sea.parts.colours
    own = seen.hand or {}
    unseen = [
        sea.parts.cards_per_colour - own.get(name, 0) - seen.discard.get(name, 0)
        for name in colours
    ]
    hands: list[Count] = []
    for seat, size in enumerate(seen.hand_sizes):
        if seat == seen.seat:
            hands.append(own)
        else:
            hand = [0] * COLOURS
            for _ in range(size):
                hand[draw(unseen, chance)] += 1
            hands.append(count_names(hand, colours))
    return tuple(hands)


def _imagine_cubes(
    sea: Sea, seen: GoldenHornView, chance: Chance
) -> tuple[tuple[Count, ...], Count | None]:
    """Warehouses and bag; closed ones hold any cubes not seen, the bag's size being known."""
    if seen.bag is not None:
        return tuple(stored or {} for stored in seen.warehouses), seen.bag
    names = stock_names(sea)
    unseen = _unseen(sea, seen, names)
    mercenaries, unseen[MERCENARY] = unseen[MERCENARY], 0
    stored = [[0] * KINDS for _ in range(seen.seats)]
    closed = [seat for seat in range(seen.seats) if seen.warehouses[seat] is None]
    if seen.end_reason == "declared" and seen.set_off_by in closed:
        for colour in range(COLOURS):  # the declaration has shown one good of each
            unseen[colour] -= 1
            stored[seen.set_off_by][colour] += 1
    bag = [0] * KINDS
    whites = sea.parts.white if sea.house.expansion else 0
    bag[WHITE] = whites
    for _ in range(seen.bag_size - whites):
        cube = draw(unseen, chance)
        bag[BLACK if cube == PEASANT else cube] += 1
    unseen[MERCENARY] = mercenaries
    for kind, count in enumerate(unseen):
        for _ in range(count):
            stored[closed[chance.below(len(closed))]][kind] += 1
    warehouses = tuple(
        count_names(hidden, names) if own is None else own
        for own, hidden in zip(seen.warehouses, stored, strict=True)
    )
    return warehouses, count_names(bag, bag_names(sea))


def _unseen(sea: Sea, seen: GoldenHornView, names: list[str]) -> list[int]:
    """Goods, mercenaries and black cubes that lie in the bag or in closed warehouses."""
    parts = sea.parts
    total = [parts.goods_per_colour] * COLOURS
    total += [parts.mercenaries, parts.black] if sea.house.expansion else [0, 0]
    total[MERCENARY] -= seen.supply
    total[PEASANT] -= seen.reserve
    open_places = [*seen.ports.values(), *(boat.cargo for boat in seen.boats.values())]
    open_places += [stored for stored in seen.warehouses if stored is not None]
    return [
        n - sum(place.get(name, 0) for place in open_places)
        for n, name in zip(total, names, strict=True)
    ]
