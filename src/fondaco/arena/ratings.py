"""What a ladder's results say about its bots."""

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt

import msgspec
from openskill.models import PlackettLuce

from fondaco.arena.match import Outcome

SURE = 1.96  # standard errors: 95 in 100


class Rating(msgspec.Struct, frozen=True):
    """OpenSkill's: a skill is mu, give or take two sigma."""

    mu: float
    sigma: float


def rate(games: Sequence[tuple[Sequence[str], Outcome]]) -> dict[str, Rating]:
    """Ratings of bots by who sat where in each game, in this order; ranks are all that counts."""
    model = PlackettLuce()
    known = {bot: model.rating(name=bot) for bots, _ in games for bot in bots}
    for bots, outcome in games:
        if outcome.end_reason is None:
            continue
        teams = [[model.create_rating([known[bot].mu, known[bot].sigma], bot)] for bot in bots]
        ranks = [float(rank) for rank in ranks_of(outcome)]
        met: defaultdict[str, list[Rating]] = defaultdict(list)
        for (rated,) in model.rate(teams, ranks=ranks):
            met[str(rated.name)].append(Rating(rated.mu, rated.sigma))
        for bot, found in met.items():  # one that sat there several times: their mean
            known[bot].mu = sum(one.mu for one in found) / len(found)
            known[bot].sigma = sum(one.sigma for one in found) / len(found)
    return {bot: Rating(round(one.mu, 4), round(one.sigma, 4)) for bot, one in known.items()}


def ranks_of(outcome: Outcome) -> list[int]:
    """By seat: 0 for winners, then by points."""
    totals = [score.total for score in outcome.scores]
    return [
        0
        if seat in outcome.winners
        else 1 + sum(other > total for s, other in enumerate(totals) if s not in outcome.winners)
        for seat, total in enumerate(totals)
    ]


def interval(won: float, games: int) -> tuple[float, float]:
    """Between which shares of wins the true one is, 95 times of 100 (Wilson)."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games * games))
    reach /= 1 + square / games
    return max(0.0, middle - reach), min(1.0, middle + reach)
