"""A game looked at again as one page, to be kept or sent to those who played."""

from collections.abc import Sequence
from html import escape

from fondaco.arena.analysis import Analysis, Deal, Turn
from fondaco.arena.plots import key, lines, page
from fondaco.cli.telling import Teller
from fondaco.table.contract import State
from fondaco.table.words import Seat

FEW = 8
"""Deals that are shown at once, those first where a fair price was furthest from what was paid."""
STYLE = """<style>
.seats{display:flex;flex-wrap:wrap;gap:.3rem 1.4rem;margin:.8rem 0}
.soft{color:#5d4c3a;font-size:.92em}ol,ul{padding:0;list-style:none}
.turn{background:#fff;border:1px solid #cdb98f;border-radius:6px;padding:.7rem 1rem;margin:.8rem 0}
.turn p{margin:.35rem 0}.turn li{display:flex;gap:.8rem;margin:.25rem 0}
.turn li b{min-width:3.2rem;text-align:right}
.number{display:inline-block;min-width:1.5em;text-align:center;border-radius:1em;
background:#a33;color:#fff;margin-right:.5rem}
td.amount{text-align:right;white-space:nowrap}
</style>"""


def game_page(found: Analysis, teller: Teller, states: Sequence[State]) -> str:
    """What `fondaco analyse --html` writes; `states` are those after the deal and every move."""
    house = teller.voice.house
    series = [(name, [at[n] for at in found.chances]) for n, name in enumerate(found.seats)]
    parts = [
        STYLE,
        _seats(found, states[-1]),
        f"<h2>{escape(house('analysis-chances'))}</h2>",
        lines(series, teller.chance, [turn.move for turn in found.turns]),
        f'<p class="soft">{escape(house("analysis-note"))}</p>',
    ]
    if found.turns:
        turns = [_turn(n, turn, found, teller, states) for n, turn in enumerate(found.turns, 1)]
        parts.append(f"<h2>{escape(house('analysis-turns'))}</h2><ol>{''.join(turns)}</ol>")
    if found.deals:
        parts.append(_deals(found, teller))
    return page(teller.game.meta.name, parts, teller.voice.language)


def _seats(found: Analysis, end: State) -> str:
    """Who played, as the lines are drawn, and with how many points."""
    standings = end.standings()
    told = []
    for seat, name in enumerate(found.seats):
        words = f"{escape(name)} {standings.scores[seat].total}"
        told.append(
            f"<span>{key(seat)}{f'<b>{words}</b>' if seat in standings.winners else words}</span>"
        )
    return f'<p class="seats">{"".join(told)}</p>'


def _turn(number: int, turn: Turn, found: Analysis, teller: Teller, states: Sequence[State]) -> str:
    """What was done, whose chances it changed, and what an admiral would have done."""
    house, view = teller.voice.house, states[turn.move - 1].view(turn.seat)
    move = house("ending-move", number=turn.move)
    moved = [
        f"<span>{key(seat)}{escape(found.seats[seat])} {teller.chance(then)} → "
        f"<b>{teller.chance(now)}</b></span>"
        for seat, (then, now) in enumerate(zip(turn.before, turn.after, strict=True))
    ]
    parts = [
        f'<p><span class="number">{number}</span><b>{escape(found.seats[turn.seat])}</b>, '
        f"{escape(move)}</p>",
        f"<p>{escape(teller.choice(view, turn.action))}</p>",
        f'<p class="seats">{"".join(moved)}</p>',
    ]
    same = bool(turn.better) and turn.better[0].action == turn.action
    if turn.better:
        words = house("analysis-same" if same else "analysis-better")
        parts.append(f'<p class="soft">{escape(words)}</p>')
    rows = []
    for one in turn.better:
        told = escape(teller.choice(view, one.action))
        if one.action == turn.action:
            told += f" <i>({escape(house('analysis-done'))})</i>"
        why = teller.why(one.reason)
        if why:
            told += f' <span class="soft">{escape(house("advice-why", why=why))}</span>'
        rows.append(f"<li><b>{teller.chance(one.chance)}</b><span>{told}</span></li>")
    if rows:
        parts.append(f"<ul>{''.join(rows)}</ul>")
    return f'<li class="turn">{"".join(parts)}</li>'


def _deals(found: Analysis, teller: Teller) -> str:
    house = teller.voice.house
    deals = sorted(found.deals, key=lambda deal: -abs(deal.price - deal.fair))
    parts = [f"<h2>{escape(house('analysis-deals'))}</h2>", _table(deals[:FEW], found, teller)]
    if len(deals) > FEW:
        more = house("analysis-deals-more", count=len(deals) - FEW)
        rest = _table(deals[FEW:], found, teller)
        parts.append(f"<details><summary>{escape(more)}</summary>{rest}</details>")
    parts.append(f'<p class="soft">{escape(house("analysis-gains"))}</p>')
    return "".join(parts)


def _table(deals: Sequence[Deal], found: Analysis, teller: Teller) -> str:
    return f"<table><tbody>{''.join(_deal(deal, found, teller) for deal in deals)}</tbody></table>"


def _deal(deal: Deal, found: Analysis, teller: Teller) -> str:
    house, names = teller.voice.house, found.seats
    words = house(
        "analysis-deal",
        buyer=names[deal.buyer],
        seller=names[deal.seller],
        price=deal.price,
        fair=deal.fair,
    )

    def gained(seat: Seat, gain: float) -> str:
        return f'<td class="amount">{escape(names[seat])} <b>{teller.gain(gain)}</b></td>'

    return (
        f"<tr><td>{escape(house('ending-move', number=deal.move))}</td><td>{escape(words)}</td>"
        f"{gained(deal.buyer, deal.gains[0])}{gained(deal.seller, deal.gains[1])}</tr>"
    )
