"""A ladder on one page: ratings, wins, seats, scores, lengths and deals."""

from collections import Counter
from html import escape

from fondaco.arena.ladder import seating
from fondaco.arena.match import Outcome
from fondaco.arena.plots import bars, histogram, page, table, whiskers
from fondaco.arena.results import Results
from fondaco.arena.tournament import EntryResult, Standing


def report(results: Results, found: Standing) -> str:
    """The page as HTML."""
    parts = [f"<p>{found.games} games, seed {found.seed}.</p>", "<h2>Ratings</h2>"]
    ranked = sorted(found.ratings.items(), key=lambda item: -item[1].mu)
    parts.append(
        whiskers([(bot, r.mu, r.mu - 2 * r.sigma, r.mu + 2 * r.sigma) for bot, r in ranked])
    )
    for number, entry in enumerate(found.entries):
        parts.append(f"<h2>{escape(entry.title)}: {escape(', '.join(entry.bots))}</h2>")
        parts += _entry(entry, results.ladder.entries[number].bots, results.of(number))
    return page("Ladder", parts)


def _entry(
    found: EntryResult, bots: tuple[str, ...], games: list[tuple[int, Outcome]]
) -> list[str]:
    rows = [
        (
            bot,
            f"{found.wins[bot]:.1f}",
            f"{found.share[bot]:.1%}",
            f"{found.between[bot][0]:.1%} to {found.between[bot][1]:.1%}",
            f"{found.fair[bot]:.1%}",
            f"{found.mean_scores[bot]:.1f}",
        )
        for bot in found.wins
    ]
    heads = ("bot", "wins", "share", "95 of 100 times between", "by chance", "mean score")
    parts = [f"<p>{found.games} games finished.</p>", table(heads, rows)]
    if not found.games:
        return parts
    shares = [(bot, found.share[bot], *found.between[bot]) for bot in found.wins]
    parts += ["<h3>Share of wins</h3>", whiskers(shares)]
    seats = [(f"seat {seat}", won / found.games) for seat, won in enumerate(found.by_seat)]
    parts += ["<h3>Wins by seat</h3>", bars(seats)]
    for bot in found.wins:
        totals = [
            float(score.total)
            for number, outcome in games
            for name, score in zip(seating(bots, number), outcome.scores, strict=True)
            if name == bot
        ]
        parts += [f"<h3>Scores of {escape(bot)}</h3>", histogram(totals)]
    parts += ["<h3>Decisions in a game</h3>", histogram([float(o.plies) for _, o in games])]
    events: Counter[str] = Counter()
    for _, outcome in games:
        events.update(outcome.events)
    often = [(name.replace("_", " "), count / len(games)) for name, count in events.most_common(16)]
    return [*parts, "<h3>What everybody heard, per game: deals among it</h3>", bars(often)]
