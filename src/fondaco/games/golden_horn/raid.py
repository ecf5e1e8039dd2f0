"""Chapter 2, second half: the raid."""

from typing import Final

from fondaco.games.golden_horn.component_file import BOATS, BOATS_PER_FLEET, COLOURS, KINDS, PEASANT
from fondaco.games.golden_horn.state import PRE, Sea
from fondaco.games.golden_horn.words import BoatEmptied, Raid, Raided
from fondaco.table.audience import ALL
from fondaco.table.chance import Chance
from fondaco.table.numbers import changed
from fondaco.table.verbs import Verb
from fondaco.table.words import Refusal, Seat, Tell

CARDS: Final = 2

# The argument of a raid's code: (boat * 6 + lower colour) * 6 + higher colour.


def raid_codes(sea: Sea, seat: Seat) -> list[int]:
    """Targets in boat order, then colour pairs in colour order (GH-210 to GH-214).

    GH-209: the raid is a choice among others. GH-216: own boats and distances do not matter.
    """
    codes: list[int] = []
    if sea.raids and not sea.house.unlimited_raids:  # GH-218
        return codes
    cards, hand = sea.cards, seat * COLOURS
    at, colour, goods, raids = sea.at, sea.colour, sea.goods, RAID.base
    own = sea.fleets[seat]
    for boat in range(BOATS):
        if not goods[boat] and (sea.mercenaries[boat] or not sea.peasants[boat]):
            continue  # GH-214, GH-R16, GH-513, GH-514, GH-R32
        if colour[at[boat]] < 0 or boat // BOATS_PER_FLEET == own:
            continue  # GH-212, GH-213
        sails = sea.parts.sails[boat]
        for n, first in enumerate(sails):
            held = cards[hand + first]
            if not held:
                continue
            base = raids + (boat * COLOURS + first) * COLOURS
            if held >= CARDS:
                codes.append(base + first)
            for m in range(n + 1, len(sails)):
                if cards[hand + sails[m]]:
                    codes.append(base + sails[m])
    return codes


def check_raid(sea: Sea, seat: Seat, action: Raid) -> Refusal | None:
    parts = sea.parts
    if sea.phase != PRE:
        return Refusal("GH-202", {"boat": action.boat})
    colours = [parts.colour_id.get(card, -1) for card in action.cards]
    hand = sea.hand(seat)
    if len(colours) != CARDS or any(c < 0 or hand[c] < colours.count(c) for c in colours):
        return Refusal("GH-210", {"cards": ", ".join(action.cards)})
    boat = parts.boat_id.get(action.boat, -1)
    if boat >= 0 and any(colour not in parts.sails[boat] for colour in colours):
        return Refusal("GH-211", {"boat": action.boat, "cards": ", ".join(action.cards)})
    owner = -1 if boat < 0 else sea.owner[boat // BOATS_PER_FLEET]
    if owner in (-1, seat):
        return Refusal("GH-212", {"boat": action.boat})
    if sea.colour[sea.at[boat]] < 0:
        return Refusal("GH-213", {"boat": action.boat})
    if not sea.goods[boat] + sea.mercenaries[boat] + sea.peasants[boat]:
        return Refusal("GH-214", {"boat": action.boat})
    if sea.raids and not sea.house.unlimited_raids:
        return Refusal("GH-218")
    if sea.mercenaries[boat]:
        return Refusal("GH-513", {"boat": action.boat})
    return None


def encode_raid(sea: Sea, seat: Seat, action: Raid) -> int:
    first, second = sorted(sea.parts.colour_id[card] for card in action.cards)
    return (sea.parts.boat_id[action.boat] * COLOURS + first) * COLOURS + second


def decode_raid(sea: Sea, seat: Seat, target: int) -> Raid:
    target, second = divmod(target, COLOURS)
    boat, first = divmod(target, COLOURS)
    colours = sea.parts.colours
    return Raid(sea.parts.boats[boat], (colours[first], colours[second]))


def raid(sea: Sea, seat: Seat, target: int, chance: Chance, tell: Tell | None) -> None:
    """GH-217: it always succeeds. GH-219: what else is aboard stays, and so does the boat."""
    target, second = divmod(target, COLOURS)
    boat, first = divmod(target, COLOURS)
    for card in (first, second):
        sea.cards[seat * COLOURS + card] -= 1
        sea.cards[sea.discard + card] += 1
    sea.raids += 1
    # GH-215: one piece, straight into the raider's warehouse.
    if sea.goods[boat]:
        took = sea.kind[boat]
        sea.goods[boat] -= 1
    else:
        took = PEASANT
        sea.peasants = changed(sea.peasants, boat, sea.peasants[boat] - 1)
    sea.warehouse[seat * KINDS + took] += 1
    if tell is not None:
        names = sea.parts.colours
        victim = sea.owner[boat // BOATS_PER_FLEET]
        cards = (names[first], names[second])
        took_name = "peasants" if took == PEASANT else names[took]
        tell(Raided(seat, sea.parts.boats[boat], victim, cards, took_name), ALL)
    if not sea.goods[boat] + sea.peasants[boat]:
        _emptied(sea, boat, tell)


def _emptied(sea: Sea, boat: int, tell: Tell | None) -> None:
    """GH-220, GH-R14; GH-222 and GH-223 by option."""
    sea.kind = changed(sea.kind, boat, -1)
    if sea.house.returned_at_once:
        # Its heading tells the port it had left: an emptied boat cannot be emptied again.
        sea.afloat[sea.at[boat]] -= 1
        home = 0 if sea.heading[boat] > 0 else sea.track.last
        sea.at[boat] = home
        sea.afloat[home] += 1
        outcome = "returned"
    elif sea.house.must_turn_back:
        sea.heading = changed(sea.heading, boat, -sea.heading[boat])
        outcome = "turned"
    else:
        sea.turnable = changed(sea.turnable, boat, True)
        outcome = "may_turn"
    if tell is not None:
        tell(BoatEmptied(sea.parts.boats[boat], outcome), ALL)


RAID: Final = Verb(
    Raid, 2, codes=raid_codes, check=check_raid, decode=decode_raid, encode=encode_raid, play=raid
)
