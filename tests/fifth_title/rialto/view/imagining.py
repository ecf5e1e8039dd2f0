"""The full tables that a seat can imagine behind what it sees."""

from fondaco.table.chance import Chance, draw
from rialto.state import Quay
from rialto.view.memory import Payments
from rialto.view.position import Position, build
from rialto.words import RialtoView


def imagine(quay: Quay, seen: RialtoView, chance: Chance, notebook: Payments | None) -> None:
    """Fill a state with what the view says, and chance for the purses and bids it hides."""
    seats, coins = range(seen.seats), quay.parts.coins
    spent = {} if notebook is None else notebook.spent
    purses = [0 if purse is None else purse for purse in seen.purses]
    room = [coins - spent.get(s, 0) if seen.purses[s] is None else 0 for s in seats]
    for _ in range(coins * seen.seats - seen.bank - sum(purses)):
        seat = draw(room, chance)
        purses[seat] += 1
    bids = [
        chance.below(purses[seat] + 1) if bid is True else bid
        for seat, bid in enumerate(seen.bids or [None] * seen.seats)
    ]
    build(
        quay,
        Position(
            seats=seen.seats,
            left=seen.left,
            purses=tuple(purses),
            lots=seen.lots,
            bank=seen.bank,
            lot=seen.lot,
            bids=tuple(bids),
        ),
    )
