"""One learner at each of many tables, all others choosing blindly: the loop over tables.

What `fondaco.gym.table.Question` does with words and actions is done here with integers: a code's
verb follows from its kind, and its sentence, which is spelt when its verb is said, is a list of
words, kept by what the title says it depends on.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from fondaco.bots.spelling import COUNTED, ROLE, Language
from fondaco.table.chance import Chance
from fondaco.table.contract import State
from fondaco.table.painting import Canvas, Palette
from fondaco.table.sight import EACH, LOOSE, Sight
from fondaco.table.verbs import KIND
from fondaco.table.words import Seat

QUARTERS: Final[list[int]] = [0, 0x3E800000, 0x3F000000, 0x3F400000, 0x3F800000]
"""The bits of 0, 0.25, 0.5, 0.75 and 1: a quarter for each time that a word was said."""

MOST_DETAILS: Final = 1 << 16
"""So many sentences of one code are kept."""


@final
class Crowded:
    """What all tables share."""

    def __init__(
        self,
        palette: Palette,
        language: Language,
        verbs: list[int],
        slots: int,
        words: int,
        spare: int,
        counted: list[tuple[int, int]],
        lay_out: Callable[[dict[str, Any]], dict[int, int]],
        learner: Seat,
        tensor: vec[i32],
        mask: vec[u8],
    ) -> None:
        """`slots`: of the view, before those of the words; `tensor`, `mask`: of all tables.

        `verbs`: by the kind of a code, what its verb is in sentences. `lay_out`: the slots of what
        no number says, with their bits. `counted`: by role, its first word for counted numbers and
        how many it has.
        """
        self.palette = palette
        self.language = language
        self.verbs = verbs
        self.slots = slots
        self.words = words
        self.spare = spare
        self.counted = counted
        self.lay_out = lay_out
        self.learner = learner
        self.tensor = tensor
        self.mask = mask
        self.sentences: dict[int, dict[int, list[int]]] = {}
        """By what they depend on, then by code."""
        self.details: dict[int, dict[int, list[int]]] = {}
        """By code, then by what each of them depends on."""


@final
class Place:
    """One table of the crowd."""

    def __init__(self, shared: Crowded, number: int, sight: Sight) -> None:
        self.shared = shared
        self.sight = sight
        self.base: i64 = number * (shared.slots + shared.words)
        self.heard: i64 = self.base + shared.slots
        """Where the slots of the words begin."""
        self.masked: i64 = number * shared.words
        self.canvas = Canvas(shared.palette, shared.tensor, self.base)
        self.said: list[int] = []
        self.offers: i64 = 0
        self.offered: vec[i64] = vec[i64]([0] * shared.words)
        """The words that may be said now; the first `offers` of them count."""
        self.meant: vec[i64] = vec[i64]([0] * shared.words)
        """By word, what it is in the sentences."""
        self.parts: dict[str, Any] = {}
        """The parts of the view that no number says, as they were last seen."""
        self.slots: dict[str, list[int]] = {}
        """The slots that were written for each such part."""
        self.codes: list[int] = []
        """The choices whose sentences begin with what was said."""
        self.left: list[list[int]] = []
        """Their sentences, once a verb was said."""
        self.over = False

    def sit(self, state: State, chance: Chance, blind: Random) -> None:
        """A new game, up to the learner's first decision."""
        self.state = state
        self.chance = chance
        self.random: Callable[[], float] = blind.random
        self._ask()

    def _ask(self) -> None:
        """Let the others choose, then look and list what may be said."""
        state, chance, shared = self.state, self.chance, self.shared
        learner = shared.learner
        actors = state.actors()
        while actors and learner not in actors:
            seat = actors[0]
            codes = state.choices(seat)
            state.choose(seat, codes[int(self.random() * len(codes))], chance)
            actors = state.actors()
        self.over = not actors
        self.sight.look(state, learner, actors, self.canvas)
        rest = self.sight.rest(state, learner)
        if rest or self.parts:
            self._lay_out(rest)
        for word in self.said:
            shared.tensor[self.heard + word] = 0
        self.said = []
        self.codes = [] if self.over else state.choices(learner)
        self._offer_verbs()

    def _lay_out(self, parts: dict[str, Any]) -> None:
        """Write the parts that have changed."""
        tensor, base = self.shared.tensor, self.base
        for name, old in self.parts.items():
            if name not in parts or parts[name] != old:
                for slot in self.slots.pop(name):
                    tensor[base + slot] = 0
        for name, part in parts.items():
            if name not in self.slots:
                found = self.shared.lay_out({name: part})
                for slot, bits in found.items():
                    tensor[base + slot] = bits
                self.slots[name] = list(found)
        self.parts = parts

    def _offer_verbs(self) -> None:
        """List the verbs that may be said."""
        self._unsay()
        if self.over:
            self._allow(0, 0)
            return
        shared = self.shared
        spare: i64 = 0
        last: i64 = -1
        for code in self.codes:
            kind: i64 = code >> KIND
            if kind == last:
                continue
            last = kind
            meaning: i64 = shared.verbs[kind]
            if meaning >= 0:
                self._allow(meaning, meaning)
            elif spare < shared.spare and not self._is_spare(meaning, spare):
                spare += 1
                self._allow(spare, meaning)

    def _is_spare(self, meaning: i64, spare: i64) -> bool:
        """Whether one of the first spare words means this."""
        return any(self.meant[word] == meaning for word in range(1, spare + 1))

    def _unsay(self) -> None:
        """No word may be said."""
        mask, masked = self.shared.mask, self.masked
        number: i64
        for number in range(self.offers):
            mask[masked + self.offered[number]] = 0
        self.offers = 0

    def _allow(self, word: i64, meaning: i64) -> None:
        """A word may be said, listed once; what it is in the sentences."""
        mask, place = self.shared.mask, self.masked + word
        if not mask[place]:
            mask[place] = 1
            self.offered[self.offers] = word
            self.meant[word] = meaning
            self.offers += 1

    def _spell(self) -> None:
        """The sentences of all choices, which have the same verb."""
        shared, state, learner = self.shared, self.state, self.shared.learner
        context = self.sight.context(state, learner, self.codes[0] >> KIND)
        if context == LOOSE:
            self.left = [shared.language.spell(state.decode(learner, code)) for code in self.codes]
            return
        left: list[list[int]] = []
        if context == EACH:
            for code in self.codes:
                left.append(self._spelt_in_detail(code))
            self.left = left
            return
        kept = shared.sentences.get(context)
        if kept is None:
            kept = shared.sentences[context] = {}
        for code in self.codes:
            found = kept.get(code)
            if found is None:
                found = kept[code] = shared.language.spell(state.decode(learner, code))
            left.append(found)
        self.left = left

    def _spelt_in_detail(self, code: int) -> list[int]:
        shared, state, learner = self.shared, self.state, self.shared.learner
        detail = self.sight.detail(state, learner, code)
        kept = shared.details.get(code)
        if kept is None:
            kept = shared.details[code] = {}
        found = kept.get(detail)
        if found is None:
            if len(kept) >= MOST_DETAILS:
                kept.clear()
            found = kept[detail] = shared.language.spell(state.decode(learner, code))
        return found

    def _offer(self) -> None:
        """List the words that may come next, each once."""
        self._unsay()
        numbers: list[int] = []
        spare: i64 = 0
        depth: i64 = len(self.said)
        for sentence in self.left:
            if depth >= len(sentence):
                continue
            meaning: i64 = sentence[depth]
            if meaning >= COUNTED:
                if meaning not in numbers:
                    numbers.append(meaning)
            elif meaning >= 0:
                self._allow(meaning, meaning)
            elif spare < self.shared.spare and not self._is_spare(meaning, spare):
                spare += 1
                self._allow(spare, meaning)
        if numbers:
            self._count(sorted(numbers))

    def _count(self, numbers: list[int]) -> None:
        """Counted numbers have the words of their role in their order, evenly spread."""
        at = 0
        while at < len(numbers):
            role = numbers[at] >> ROLE
            end = at
            while end < len(numbers) and numbers[end] >> ROLE == role:
                end += 1
            first, most = self.shared.counted[(numbers[at] - COUNTED) >> ROLE]
            last = end - at - 1
            for rank in range(min(most, end - at)):
                number = rank if last < most else rank * last // (most - 1)
                self._allow(first + rank, numbers[at + number])
            at = end

    def say(self, word: int) -> bool:
        """Say a word; False if it may not be said now."""
        shared = self.shared
        if self.over or not 0 <= word < shared.words or not shared.mask[self.masked + word]:
            return False
        meaning: int = self.meant[word]
        while not (self._keep(meaning) if self.said else self._verb(meaning)):
            if not self.said:
                self._spell()
            self._hear(word)
            goes_on, in_one_way, meaning = _following(self.left, len(self.said))
            if not goes_on:  # spelt alike: the first of them is meant
                break
            if not in_one_way:
                self._offer()
                return True
            # What can only go on in one way goes on by itself.
            if meaning >= COUNTED:
                word = shared.counted[(meaning - COUNTED) >> ROLE][0]
            else:
                word = 1 if meaning < 0 else meaning
        self.state.choose(shared.learner, self.codes[0], self.chance)
        self._ask()
        return True

    def _verb(self, meaning: int) -> bool:
        """Only the choices with this verb are left; whether it is one."""
        verbs = self.shared.verbs
        self.codes = [code for code in self.codes if verbs[code >> KIND] == meaning]
        return len(self.codes) == 1

    def _keep(self, meaning: int) -> bool:
        """Only the sentences that go on like this are left; whether it is one."""
        depth: i64 = len(self.said)
        left: list[list[int]] = []
        codes: list[int] = []
        number: i64
        for number in range(len(self.left)):
            sentence = self.left[number]
            if depth < len(sentence) and sentence[depth] == meaning:
                left.append(sentence)
                codes.append(self.codes[number])
        self.left, self.codes = left, codes
        return len(codes) == 1

    def _hear(self, word: int) -> None:
        """A word of this answer."""
        self.said.append(word)
        self.shared.tensor[self.heard + word] = QUARTERS[min(4, self.said.count(word))]


def _following(sentences: list[list[int]], depth: i64) -> tuple[bool, bool, int]:
    """Whether any sentence goes on, whether in one way only, and what comes next in it."""
    goes_on, meaning = False, 0
    for sentence in sentences:
        if depth < len(sentence):
            if goes_on and sentence[depth] != meaning:
                return True, False, meaning
            goes_on, meaning = True, sentence[depth]
    return goes_on, True, meaning


def say_all(places: list[Place], words: list[int], skipped: list[bool]) -> list[bool]:
    """Say a word at each table that is not skipped; which words were said."""
    said: list[bool] = []
    number: i64
    for number in range(len(places)):
        said.append(skipped[number] or places[number].say(words[number]))
    return said


def ended(places: list[Place]) -> list[int]:
    """The tables whose game is over."""
    return [number for number, place in enumerate(places) if place.over]
