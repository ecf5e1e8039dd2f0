"""A table in play at one terminal: whom it asks, what he may type, what happens then."""

from pathlib import Path
from random import Random
from time import monotonic

from fondaco.bots import Bot, make
from fondaco.bots.advice import advise
from fondaco.bots.search import SearchBot
from fondaco.cli.filling import Filling, read_typed
from fondaco.cli.screen import LEAST_CHOICES, LEAST_LOG, MOST_LOG, Choice, Screen
from fondaco.cli.tables import save
from fondaco.cli.telling import Teller
from fondaco.table.catalogue import catalogue
from fondaco.table.sitting import Sitting, Step
from fondaco.table.words import Action, Event, Invalid, Refusal, Refused, Seat

HUMAN = "human"
ADVISER = "admiral:2s"


class Leaving(Exception):
    """Somebody wants to leave the table."""


class HotSeat:
    """One terminal, some people, some bots."""

    def __init__(
        self,
        sitting: Sitting,
        kinds: tuple[str, ...],
        teller: Teller,
        screen: Screen,
        secret: bytes,
        path: Path,
        *,
        advice: bool = False,
    ) -> None:
        """`advice`: whether all agreed that it may be asked for."""
        self.sitting = sitting
        self.kinds = kinds
        self.teller = teller
        self.voice = teller.voice
        self.screen = screen
        self.secret = secret
        self.path = path
        self.advice = advice
        self.message = ""
        self._refusal: Refusal | None = None
        self._facing: Seat | None = None
        self._page = 0
        self._asked = [0] * len(kinds)  # by seat: actions done when it was last asked
        self._forced: set[int] = set()  # numbers of actions done because nothing else was left
        self._luck = Random()
        self._bots: dict[Seat, Bot] = {}
        self._heard: dict[Seat, int] = {}  # by bot: lists of events it has heard
        self._undone = 0
        self._seat_bots()

    # -- the game --

    def play(self) -> int:
        """To the end, or until somebody leaves; returns the exit code."""
        self.screen.open()
        try:
            while self.sitting.state.actors():
                self._step(self._next())
        except (Leaving, KeyboardInterrupt):
            self._save()
            self.screen.close()
            self.screen.say(self.voice.house("leave-saved", path=str(self.path)))
            return 0
        finally:
            self.screen.close()
        self._save()
        self._show_end()
        return 0

    def _next(self) -> Seat:
        """Of those the table waits for, the person who acted last, else the first.

        It follows from the record alone, so that a resumed game asks in the same order.
        """
        waiting = self.sitting.state.actors()
        steps = reversed(self.sitting.steps)
        last = next((s.move.seat for s in steps if self.kinds[s.move.seat] == HUMAN), None)
        return waiting[0] if last not in waiting else last

    def _seat_bots(self) -> None:
        """Bots that have heard nothing yet."""
        self._bots = {
            seat: make(kind, self.sitting.game, seat, self._luck, monotonic, guests=True)
            for seat, kind in enumerate(self.kinds)
            if kind != HUMAN
        }
        self._heard = dict.fromkeys(self._bots, 0)
        self._undone = self.sitting.undone

    def _step(self, seat: Seat) -> None:
        if seat in self._bots:
            self.sitting.act(seat, self._think(seat))
            return
        if self._is_forced(seat):
            self.sitting.act(seat, self.sitting.state.legal(seat)[0])
            self._forced.add(self.sitting.steps[-1].number)
            return
        self._draw_curtain(seat)
        self._decide(seat)

    def _is_forced(self, seat: Seat) -> bool:
        """Whether there is only one thing to do."""
        state = self.sitting.state
        return len(state.legal(seat)) == 1 and all(form.aside for form in state.forms(seat))

    def _think(self, seat: Seat) -> Action:
        """A bot's choice; its luck depends on the table alone, so that a resumed game goes on."""
        if self._undone != self.sitting.undone:
            self._seat_bots()  # what is taken back was never heard
        bot = self._bots[seat]
        heard = self.sitting.heard(seat)
        for events in heard[self._heard[seat] :]:
            for event in events:
                bot.hear(event)
        self._heard[seat] = len(heard)
        self._luck.seed(f"{self.secret.hex()} {seat} {len(heard)}")
        return bot.decide(self.sitting.state.view(seat))

    def _save(self) -> None:
        save(
            self.path,
            self.sitting,
            self.kinds,
            self.voice.language,
            self.secret,
            advice=self.advice,
        )

    def _draw_curtain(self, seat: Seat) -> None:
        """Between two people at one screen, so that nobody sees the other's secrets."""
        if self._facing == seat:
            return
        if self.kinds.count(HUMAN) > 1:
            self.screen.clear()
            self.screen.say(self.voice.house("curtain", name=self.voice.names[seat]), "bold")
            if self.screen.ask(self.voice.house("curtain-enter")) is None:
                raise Leaving
            self.message = ""
        self._facing = seat
        self._refusal = None

    # -- one decision --

    def _decide(self, seat: Seat) -> None:
        """Ask until something has been done or taken back."""
        state = self.sitting.state
        view = state.view(seat)
        board = self.screen.fitted(self.teller.board(view))
        actions = sorted(state.legal(seat), key=lambda a: self.teller.group(view, a)[0])
        choices = [
            Choice(number, self.teller.choice(view, action), self.teller.group(view, action)[1])
            for number, action in enumerate(actions, 1)
        ]
        forms = state.forms(seat)
        heading = self.voice.house("fill-heading")
        choices += [
            Choice(number, self.teller.form(view, form), heading)
            for number, form in enumerate(forms, len(actions) + 1)
        ]
        question = self.teller.question(view)
        self._page = 0
        while True:
            prompt = self._show(seat, board, question, choices)
            answer = self.screen.ask(prompt)
            if answer is None:
                raise Leaving
            self.message = ""
            if answer.isdecimal():
                number = int(answer) - 1
                if 0 <= number < len(actions):
                    self._act(seat, actions[number])
                    return
                if 0 <= number < len(choices):
                    form = forms[number - len(actions)]
                    filled = Filling(self.screen, self.teller, view, board).ask(form)
                    if filled is not None and self._try(seat, filled):
                        return
                    continue
                self.message = self.voice.house("bad-number", text=answer, most=len(choices))
            elif self._command(seat, answer):
                return

    def _act(self, seat: Seat, action: Action) -> None:
        self._asked[seat] = len(self.sitting.steps)
        self.sitting.act(seat, action)
        self._save()

    def _command(self, seat: Seat, answer: str) -> bool:
        """Anything typed but a number; True when the decision has to be asked anew."""
        match answer.lower():
            case "" | "n":
                self._page += 1
            case "p":
                self._page -= 1
            case "q":
                raise Leaving
            case "u":
                return self._undo(seat)
            case "l":
                self._show_log(seat)
            case "s":
                self._show_standings(seat)
            case "a":
                self._show_advice(seat)
            case "h":
                self._show_help()
            case _ if answer.startswith("?"):
                self._explain(answer[1:].strip())
            case _:
                return self._type(seat, answer)
        return False

    def _undo(self, seat: Seat) -> bool:
        try:
            last = self._last_of(seat)
            self.sitting.undo(seat)
        except Refused as refused:
            self._refusal = refused.refusal
            self.message = self.teller.refusal(refused.refusal)
            return False
        # A choice that was made for him, because it was the only one, is taken back with it.
        while self._is_forced(seat) and not self.sitting.undo_refusal(seat):
            last = self._last_of(seat)
            self.sitting.undo(seat)
        if last is not None:
            action = self.sitting.game.read_action(last.move.action)
            choice = self.teller.choice(self.sitting.state.view(seat), action)
            self.message = self.voice.house("undone", choice=choice)
        self._asked = [min(asked, len(self.sitting.steps)) for asked in self._asked]
        self._save()
        return True

    def _last_of(self, seat: Seat) -> Step | None:
        return next((s for s in reversed(self.sitting.steps) if s.move.seat == seat), None)

    def _explain(self, rule: str) -> None:
        example = catalogue(self.sitting.game.meta).rules[0].id
        if not rule and self._refusal is None:
            self.message = self.voice.house("no-refusal", example=example)
            return
        try:
            self.message = self.teller.rule(rule or self._refusal.rule if self._refusal else rule)
        except Invalid:
            self.message = self.voice.house("bad-rule", text=rule)

    def _type(self, seat: Seat, answer: str) -> bool:
        """An action in full: `choose_stop space=7`."""
        action = read_typed(self.sitting.game, answer)
        if action is None:
            self.message = self.voice.house("bad-word", text=answer)
            return False
        return self._try(seat, action)

    def _try(self, seat: Seat, action: Action) -> bool:
        """Do an action unless it is refused; a refusal names its rule."""
        refusal = self.sitting.state.check(seat, action)
        if refusal is not None:
            self._refusal = refusal
            self.message = self.teller.refusal(refusal)
            return False
        try:
            self._act(seat, action)
        except Invalid as invalid:
            self.message = str(invalid)
            return False
        return True

    # -- what is shown --

    def _news(self, seat: Seat) -> list[str]:
        """What the seat heard since it was last asked."""
        return self._told(seat, self._asked[seat])

    def _told(self, seat: Seat, since: int = 0) -> list[str]:
        """What the seat heard from an action on: a paragraph for what one player did in a row.

        What came before its last question is told as something past.
        """
        paragraphs: list[str] = []
        heard = self.sitting.heard(seat)
        by: Seat | None = None
        if not since:
            paragraphs.append(self._sentences(heard[0], past=self._asked[seat] > 0))
        for number, step in enumerate(self.sitting.steps[since:], since):
            text = self._sentences(heard[number + 1], past=number < self._asked[seat])
            if step.number in self._forced and step.move.seat == seat:
                text = f"{self.voice.house('passed')} {text}"
            if step.move.seat == by:
                paragraphs[-1] += " " + text
            else:
                paragraphs.append(text)
            by = step.move.seat
        return [text for text in paragraphs if text]

    def _sentences(self, events: list[Event], past: bool) -> str:
        say = self.teller.recall if past else self.teller.event
        return " ".join(say(event) for event in events)

    def _show(self, seat: Seat, board: str, question: str, choices: list[Choice]) -> str:
        """One screen; returns the prompt to answer at."""
        screen, voice = self.screen, self.voice
        message = screen.wrapped(self.message, "! ") if self.message else []
        notes: list[str] = []
        acted = any(step.move.seat == seat for step in self.sitting.steps)
        if not acted and reconstructed(self.sitting.game.components):
            note = voice.house("reconstructed", slug=self.sitting.game.meta.slug)
            notes = screen.wrapped(note, "")
        taken = board.count("\n") + 1 + len(message) + len(notes) + 3
        room = max(LEAST_CHOICES, screen.height - taken)
        needed = sum(len(page) for page in screen.pages(choices, 10_000))
        for_choices = max(LEAST_CHOICES, min(needed, room - LEAST_LOG))
        pages = screen.pages(choices, for_choices)
        self._page %= len(pages)
        log = screen.tail(self._news(seat), min(MOST_LOG, room - min(needed, for_choices)))
        screen.clear()
        screen.board(board)
        screen.lines(log, "cyan")
        name = voice.names[seat]
        screen.lines([f"{voice.house('your-turn', name=name)} {question}"], "bold yellow")
        for style, line in pages[self._page]:
            screen.lines([line], style)
        screen.lines(notes, "dim")
        screen.lines(message, "bold red")
        screen.lines([voice.house("keys")], "dim")
        if len(pages) == 1:
            return voice.house("prompt")
        return voice.house("prompt-pages", page=self._page + 1, pages=len(pages))

    def _aside(self, heading: str, lines: list[str]) -> None:
        """Something to read instead of the board, until Enter."""
        self.screen.clear()
        self.screen.say(heading, "bold")
        self.screen.lines(lines)
        if self.screen.ask(self.voice.house("back")) is None:
            raise Leaving

    def _show_log(self, seat: Seat) -> None:
        told = self._told(seat)
        room = self.screen.height - 4
        lines = self.screen.tail(told, room)
        empty = [self.voice.house("log-empty")]
        self._aside(self.voice.house("log-heading"), lines or empty)

    def _show_standings(self, seat: Seat) -> None:
        scores = self.teller.scores(self.sitting.state.view(seat))
        hidden = [self.voice.house("standings-hidden")]
        lines = hidden if scores is None else self.teller.score_table(scores)
        self._aside(self.voice.house("standings-heading"), lines)

    def _show_advice(self, seat: Seat) -> None:
        if not self.advice:
            self.message = self.voice.house("advice-none")
            return
        lines: list[str] = []
        game, view = self.sitting.game, self.sitting.state.view(seat)
        luck = Random(f"{self.secret.hex()} {seat} advice {len(self.sitting.steps)}")
        adviser = make(ADVISER, game, seat, luck, monotonic)
        assert isinstance(adviser, SearchBot)
        for events in self.sitting.heard(seat):
            for event in events:
                adviser.hear(event)
        for one in advise(adviser, view):
            choice = self.teller.choice(view, one.action)
            chance = round(100 * one.chance)
            lines += self.screen.wrapped(
                self.voice.house("advice-line", chance=chance, choice=choice), "  "
            )
            why = self.teller.why(one.reason)
            if why:
                lines += self.screen.wrapped(self.voice.house("advice-why", why=why), "      ")
        self._aside(self.voice.house("advice-heading"), lines)

    def _show_help(self) -> None:
        example = catalogue(self.sitting.game.meta).rules[0].id
        action = str(self.sitting.game.actions[0].__struct_config__.tag)
        words = ("number", "undo", "rule", "log", "advice", "standings", "pages", "action", "leave")
        examples = {"rule": {"example": example}, "action": {"example": f"{action} …"}}
        lines = [
            line
            for word in words
            for line in self.screen.wrapped(
                self.voice.house(f"help-{word}", **examples.get(word, {})), "  "
            )
        ]
        if reconstructed(self.sitting.game.components):
            note = self.voice.house("reconstructed", slug=self.sitting.game.meta.slug)
            lines += ["", *self.screen.wrapped(note, "  ")]
        self._aside(self.voice.house("help-heading"), lines)

    def _show_end(self) -> None:
        state, voice, screen = self.sitting.state, self.voice, self.screen
        screen.board(self.teller.board(state.view(None)))
        screen.say()
        told = self.sitting.steps[-1].told if self.sitting.steps else []
        for said in told:
            screen.say(self.teller.event(said.event), "cyan")
        screen.say()
        screen.lines(self.teller.ending(state.standings()), "bold")
        screen.say(voice.house("record-kept", path=str(self.path)))


def reconstructed(data: object) -> bool:
    """Whether any part of component data is marked as reconstructed."""
    if isinstance(data, dict):
        return "reconstructed" in data.values() or any(map(reconstructed, data.values()))
    return isinstance(data, list) and any(map(reconstructed, data))
