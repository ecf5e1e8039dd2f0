"""What a seat sees: the one place where purses and bids are cut away."""

from fondaco.table.words import Seat
from rialto.state import Quay
from rialto.words import RialtoView


def view(quay: Quay, seat: Seat | None) -> RialtoView:
    shown = not quay.hidden or not quay.lot
    bids = [quay.sealed.of(other) for other in range(quay.seats)] if quay.lot else []
    return RialtoView(
        seat,
        quay.seats,
        quay.actors(),
        quay.lot,
        tuple(quay.lots),
        tuple(sorted(quay.left)),
        quay.bank,
        tuple(p if shown or s == seat else None for s, p in enumerate(quay.purses)),
        tuple(b if b is None or s == seat else True for s, b in enumerate(bids)),
    )
