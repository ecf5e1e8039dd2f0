"""A bot's memory: what was heard and is no longer shown."""

from random import Random

import msgspec
import pytest

from fondaco.bots import make
from fondaco.table.audience import hears
from fondaco.table.chance import RandomChance
from fondaco.table.contract import Game
from fondaco.table.notebook import Notebook
from fondaco.table.titles import open_game, titles
from fondaco.table.words import Event
from tests.table.interrogation import random_action


def remembering() -> list[tuple[str, dict[str, str]]]:
    """Every title with the first option sets that give it a memory."""
    found: list[tuple[str, dict[str, str]]] = []
    for slug, meta in titles().items():
        sets = [{}, *({o.name: value} for o in meta.options for value in o.values)]
        having = [s for s in sets if open_game(slug, s).notebook(0) is not None]
        found += [(slug, chosen) for chosen in having[:1]]
    return found


def worlds_of(game: Game, seats: int, seed: int) -> tuple[int, int]:
    """In a random game, how many worlds imagined without the notebook it allows, of how many."""
    random = Random(seed)
    chance = RandomChance(random)
    notebook = game.notebook(0)
    assert notebook is not None

    def tell(event: Event, audience: int) -> None:
        if hears(audience, 0):
            notebook.hear(event)

    state = game.deal(seats, chance, tell)
    allowed = asked = 0
    while state.actors():
        seat = random.choice(state.actors())
        state.apply(seat, random_action(game, state, seat, chance), chance, tell)
        asked += 1
        allowed += notebook.allows(game.imagine(state.view(0), chance))
    return allowed, asked


@pytest.mark.parametrize(("slug", "options"), remembering(), ids=[s for s, _ in remembering()])
def test_a_view_alone_contradicts_what_was_heard(slug: str, options: dict[str, str]) -> None:
    """Else the notebook would hold nothing that the view does not say."""
    allowed, asked = worlds_of(open_game(slug, options), titles()[slug].least_seats + 1, 3)
    assert allowed < asked


@pytest.mark.plain
@pytest.mark.parametrize("slug", ["golden-horn", "rialto"])
def test_a_bot_imagines_with_its_notebook(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    options = next(chosen for name, chosen in remembering() if name == slug)
    game = open_game(slug, options)
    taken: list[Notebook | None] = []
    honest = type(game).imagine

    def imagine(
        game: Game, view: object, chance: object, notebook: Notebook | None = None
    ) -> object:
        taken.append(notebook)
        return honest(game, view, chance, notebook)  # type: ignore[arg-type]

    monkeypatch.setattr(type(game), "imagine", imagine)
    state = game.deal(2, RandomChance(Random(1)))
    for name in ("random", "greedy"):
        bot = make(name, game, state.actors()[0], Random(1))
        assert bot.notebook is not None
        bot.decide(state.view(bot.seat))
        assert taken and all(kept is bot.notebook for kept in taken)
        taken.clear()


@pytest.mark.parametrize("slug", titles())
def test_nobody_is_sent_a_notebook(slug: str) -> None:
    """A view has no place for what was shown once and is closed since."""
    fields = {field.name for field in msgspec.structs.fields(open_game(slug).view_type)}
    assert not fields & {"memory", "notebook"}
