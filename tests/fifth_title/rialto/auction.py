"""Chapter 1: lots are drawn one by one and bid for in secret, to the end."""

from fondaco.parley.sealed import Sealed
from fondaco.table.audience import ALL
from fondaco.table.blanks import number
from fondaco.table.chance import Chance
from fondaco.table.verbs import Verb
from fondaco.table.words import Form, Refusal, Score, Seat, Standings, Tell, rank
from rialto.state import Quay
from rialto.words import Bid, BidSealed, BidsShown, LotDrawn, Pass, PursesShown


def deal(quay: Quay, chance: Chance, tell: Tell | None, first: Seat | None) -> None:
    """All bid at once, so nobody is first."""
    next_lot(quay, chance, tell)


def next_lot(quay: Quay, chance: Chance, tell: Tell | None) -> None:
    quay.lot = quay.left.pop(chance.below(len(quay.left))) if quay.left else 0
    quay.sealed = Sealed(tuple(range(quay.seats)) if quay.lot else ())
    if tell is not None:
        tell(LotDrawn(quay.lot) if quay.lot else PursesShown(tuple(quay.purses)), ALL)


def check_open(quay: Quay, seat: Seat, action: Pass) -> Refusal | None:
    return None if quay.lot else Refusal("RI-103")


def pass_codes(quay: Quay, seat: Seat) -> list[int]:
    return [PASS.base] if quay.lot else []


def check_bid(quay: Quay, seat: Seat, action: Bid) -> Refusal | None:
    if not 1 <= action.coins <= quay.purses[seat]:
        return Refusal("RI-102", {"coins": action.coins})
    return None if quay.lot else Refusal("RI-103")


def bid_forms(quay: Quay, seat: Seat) -> list[Form]:
    if not quay.lot or not quay.purses[seat]:
        return []
    return [Form("bid", (number("coins", 1, quay.purses[seat]),))]


def bid(quay: Quay, seat: Seat, coins: int, chance: Chance, tell: Tell | None) -> None:
    """Seal a bid, 0 for a pass; the last one shows them all (RI-101)."""
    quay.sealed.put(seat, coins)
    if tell is not None:
        tell(BidSealed(seat), ALL)
    if quay.sealed.waiting():
        return
    bids = [coins for _, coins in quay.sealed.reveal()]
    best = max(bids)
    winner = bids.index(best) if best and bids.count(best) == 1 else None
    if winner is not None:
        quay.purses[winner] -= best
        quay.bank += best
        quay.lots[winner] += quay.lot
    if tell is not None:
        tell(BidsShown(tuple(bids), winner), ALL)
    next_lot(quay, chance, tell)


def standings(quay: Quay) -> Standings:
    scores = tuple(
        Score(lots + purse, {"lots": lots, "coins": purse})
        for lots, purse in zip(quay.lots, quay.purses, strict=True)
    )
    return Standings(scores, rank([(score.total,) for score in scores]))


PASS = Verb(Pass, 0, check=check_open, codes=pass_codes, play=bid)
BID = Verb(Bid, 1, check=check_bid, encode=lambda quay, seat, action: action.coins, play=bid)
