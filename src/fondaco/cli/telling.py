"""Telling a table in words: a title's texts in one language, and whole playthroughs."""

from collections.abc import Mapping, Sequence

from rich.markup import render

from fondaco.locale import Voice
from fondaco.table.audience import ALL
from fondaco.table.blanks import Field
from fondaco.table.catalogue import Ruling, catalogue
from fondaco.table.contract import Game, State
from fondaco.table.record import Record
from fondaco.table.replay import game_of, replay
from fondaco.table.speech import Speech
from fondaco.table.step import Told
from fondaco.table.titles import resource
from fondaco.table.words import (
    Action,
    Event,
    Form,
    Phrase,
    Refusal,
    Score,
    Standings,
    View,
)

WIDTH = 100


class Teller:
    """A game in one language, for people with names."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.game = game
        self.voice = Voice(language, resource(game.meta, f"texts/{language}.ftl"), names)
        self.speech = Speech(game)

    def board(self, view: View) -> str:
        """The table with markup for colours."""
        drawn: str = self.speech.text.draw(self.game, view, self.voice.say)
        return drawn

    def question(self, view: View) -> str:
        return self.voice.say(self.speech.question(view))

    def choice(self, view: View, action: Action) -> str:
        return self.voice.say(self.speech.choice(view, action))

    def why(self, reason: str) -> str:
        """What a choice is good for, or ''."""
        said = self.speech.why(reason)
        return "" if said is None else self.voice.say(said)

    def event(self, happened: Event) -> str:
        return self.voice.say(self.speech.event(happened))

    def recall(self, happened: Event) -> str:
        """An event as a log tells it later, when something may be closed that was seen then."""
        return self.event(self.speech.closed(happened))

    def group(self, view: View, action: Action) -> tuple[int, str]:
        """Where a choice stands in a list, and its heading or ""."""
        order, heading = self.speech.group(view, action)
        return order, self._said(heading, "")

    # -- forms: a title without words for them shows their own --

    def form(self, view: View, form: Form) -> str:
        """A form as a choice in a list."""
        return self._said(self.speech.form(view, form), form.do)

    def blank(self, view: View, form: Form, field: Field) -> str:
        """The question for a blank."""
        return self._said(self.speech.blank(view, form, field), field.name)

    def item(self, view: View, field: Field, value: str) -> str:
        """One of the things a blank may hold."""
        return self._said(self.speech.item(view, field, value), value)

    def remarks(
        self, view: View, form: Form, filled: Mapping[str, object]
    ) -> list[tuple[str, str]]:
        """What may be added to a form in free words: fields of its action and the questions."""
        found = self.speech.remarks(view, form, filled)
        return [(name, self.voice.say(question)) for name, question in found]

    def read_remark(self, name: str, typed: str, filled: Mapping[str, object]) -> object | None:
        """Free words as a field of the action, or None where they mean nothing."""
        value: object = self.speech.text.read_remark(self.game, name, typed, filled, self.voice.say)
        return value

    def _said(self, phrase: Phrase | None, otherwise: str) -> str:
        return otherwise if phrase is None else self.voice.say(phrase)

    def scores(self, view: View) -> tuple[Score, ...] | None:
        """The points as if the game ended now, or None where the view hides them."""
        return self.speech.scores(view)

    def round_of(self, view: View) -> int:
        """A number that grows with every full round."""
        return self.speech.round_of(view)

    def part(self, name: str) -> str:
        """The name of a part of the score."""
        return self.voice.house(f"part-{name}") if self.voice.knows(f"part-{name}") else name

    def rule(self, rule_id: str) -> str:
        """A rule or ruling in the reader's language, or `Invalid`."""
        voice = self.voice
        if rule_id.upper() == "FO-UNDO":
            return voice.house("rule-of", rule="FO-UNDO", text=voice.house("undo-law"))
        entry = catalogue(self.game.meta).find(rule_id)
        if isinstance(entry, Ruling):
            question, decision = entry.question[voice.language], entry.decision[voice.language]
            return voice.house("ruling-of", rule=entry.id, question=question, decision=decision)
        return voice.house("rule-of", rule=entry.id, text=entry.text[voice.language])

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused, in a line."""
        if refusal.rule == "FO-UNDO":
            return self.voice.house("undo-refused", why=refusal.args["why"])
        entry = catalogue(self.game.meta).find(refusal.rule)
        text = entry.decision if isinstance(entry, Ruling) else entry.text
        return self.voice.house("refused", rule=entry.id, text=text[self.voice.language])

    def chance(self, share: float) -> str:
        """A chance in percent."""
        return self.voice.house("percent", chance=round(100 * share))

    def gain(self, points: float) -> str:
        """What somebody gained or lost, to a tenth of a point."""
        tenths = round(10 * abs(points))
        sign = "" if not tenths else "+" if points > 0 else "-"
        return self.voice.house("gain", sign=sign, whole=tenths // 10, tenths=tenths % 10)

    def score_table(self, scores: Sequence[Score], ranks: Sequence[int] = ()) -> list[str]:
        """Points by part as lines of a table, a line per seat."""
        parts = list(scores[0].parts)
        heads = [*(self.part(name) for name in parts), self.voice.house("total")]
        names = self.voice.names
        wide = max(len(name) for name in names)
        lines = [" " * wide + "".join(f"  {head}" for head in heads)]
        for seat, score in enumerate(scores):
            numbers = [*(score.parts[name] for name in parts), score.total]
            cells = "".join(f"  {n:>{len(h)}}" for n, h in zip(numbers, heads, strict=True))
            place = "  " + self.voice.house("place", rank=ranks[seat]) if ranks else ""
            lines.append(f"{names[seat]:<{wide}}{cells}{place}")
        return lines

    def ending(self, standings: Standings) -> list[str]:
        """The final scoring and the winners."""
        names = [self.voice.names[seat] for seat in standings.winners]
        winners = self.voice.house(
            "winner" if len(names) == 1 else "winners", names=self.voice.listed(names)
        )
        return [*self.score_table(standings.scores, standings.ranks), "", winners]


def plain(markup: str) -> str:
    """A marked-up board without its colours."""
    return "\n".join(line.rstrip() for line in render(markup).plain.split("\n"))


def told_to_all(told: Sequence[Told]) -> list[Event]:
    """What somebody who sees everything hears: where a fact has two versions, the fuller one.

    Titles tell a secret to those it is for and a poorer version to "all but" them.
    """
    return [said.event for said in told if said.audience == ALL or said.audience > 0]


# -- playthroughs --


def playthrough(record: Record, language: str) -> str:
    """A whole record as readable text: set-up, every action with its events, final scoring."""
    game = game_of(record.header)
    teller = Teller(game, language, record.header.seats)
    voice = teller.voice
    lines = [*header_lines(record, teller), "", f"== {voice.house('the-deal')} =="]
    before: State | None = None
    shown = -1
    for number, sitting in enumerate(replay(record)):
        if before is None:
            lines += [f"     {teller.event(event)}" for event in told_to_all(sitting.dealt)]
            drew = record.deal
        else:
            step = sitting.steps[-1]
            move = step.move
            action = game.read_action(move.action)
            view = before.view(move.seat)
            name = voice.names[move.seat]
            lines.append(f"{number:>3}. {name}: {teller.choice(view, action)}")
            lines += [f"     {teller.event(event)}" for event in told_to_all(step.told)]
            drew = move.drew
        if drew:
            draws = " ".join(str(result) for result in drew)
            lines.append(f"     ({voice.house('drew', draws=draws)})")
        before = sitting.state.copy()
        seen = before.view(None)
        if teller.round_of(seen) != shown:
            shown = teller.round_of(seen)
            lines += ["", plain(teller.board(seen)), ""]
    assert before is not None
    lines += ["", plain(teller.board(before.view(None))), ""]
    if before.end_reason() is None:
        lines.append(voice.house("unfinished"))
    else:
        lines += [f"== {voice.house('final-scoring')} ==", *teller.ending(before.standings())]
    return "\n".join(lines).rstrip() + "\n"


def header_lines(record: Record, teller: Teller) -> list[str]:
    """What the table agreed on."""
    voice, header, meta = teller.voice, record.header, teller.game.meta
    players = voice.listed(header.seats)
    changed = []
    for option in meta.options:
        if header.options[option.name] != option.default:
            text = catalogue(meta).option(option.name)
            chosen = next(v for v in text.values if v.name == header.options[option.name])
            changed.append(f"{text.label[voice.language]}: {chosen.text[voice.language]}")
    return [
        voice.house("table-of", title=meta.name, rules=header.rules, players=players),
        voice.house("options-of", options="; ".join(changed))
        if changed
        else voice.house("options-default"),
        voice.house("commitment-of", hash=header.commitment),
    ]
