"""OpenSpiel's own test of a game, and what its algorithms rely on."""

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import fondaco.gym.openspiel
from fondaco.gym.table import IllegalWord
from fondaco.gym.unfolding import Unfolding
from fondaco.table.titles import titles
from fondaco.table.words import Invalid

NAMES = [fondaco.gym.openspiel.name_of(slug) for slug in titles()]


def play(state: Any, generator: np.random.Generator, steps: int) -> Any:
    for _ in range(steps):
        if state.is_terminal():
            break
        moves = [move for move, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(int(generator.choice(moves or state.legal_actions())))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_the_official_simulation(name: str) -> None:
    """Whole games: clones, strings, tensors and masks of every node, and nodes written down."""
    game = pyspiel.load_game(f"{name}(forms=False)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.nightly
@pytest.mark.parametrize("name", NAMES)
def test_the_official_simulation_with_forms(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_resampled_cannot_be_told_apart(name: str) -> None:
    game = pyspiel.load_game(f"{name}(forms=False)")
    generator = np.random.default_rng(5)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state, met, worlds = game.new_initial_state(), 0, 0
    while met < 12:
        state = play(state, generator, 9)
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node() or state.is_terminal():
            continue
        met += 1
        seat = state.current_player()
        other = state.resample_from_infostate(seat, sampler)
        assert other.current_player() == seat
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        true, thought = state.unfolding.state, other.unfolding.state
        worlds += true.position() != thought.position()
        before = true.position()
        play(other.clone(), generator, 20)
        assert true.position() == before
    assert worlds, "nothing was hidden"


@pytest.mark.parametrize("name", NAMES)
def test_what_is_serialised_plays_on(name: str) -> None:
    """In the middle of draws, answers and forms: the same strings, choices and course."""
    game = pyspiel.load_game(name)
    generator = np.random.default_rng(2)
    state = game.new_initial_state()
    for _ in range(12):
        state = play(state, generator, 31)
        text = pyspiel.serialize_game_and_state(game, state)
        _, other = pyspiel.deserialize_game_and_state(text)
        assert str(other) == str(state) and other.history() == state.history()
        assert other.current_player() == state.current_player()
        assert other.legal_actions() == state.legal_actions()
        for seat in range(game.num_players()):
            assert other.information_state_string(seat) == state.information_state_string(seat)
        ahead = play(state.clone(), np.random.default_rng(3), 20)
        assert str(play(other.clone(), np.random.default_rng(3), 20)) == str(ahead)
        state = game.new_initial_state() if other.is_terminal() else other


def test_games_and_nodes_are_pickled_and_copied() -> None:
    game = pyspiel.load_game("fondaco_golden_horn(players=2,expansion=on,forms=False)")
    state = play(game.new_initial_state(), np.random.default_rng(4), 50)
    for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert str(again) == str(state) and again.history() == state.history()
    twin = pickle.loads(pickle.dumps(game))
    assert str(twin) == str(game)
    assert (twin.title.options, twin.forms) == (game.title.options, game.forms)


def test_an_imagined_table_is_serialised_too() -> None:
    game = pyspiel.load_game("fondaco_golden_horn(players=2)")
    state = play(game.new_initial_state(), np.random.default_rng(2), 60)
    while state.is_chance_node():
        state = play(state, np.random.default_rng(2), 1)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    kept = pickle.loads(pickle.dumps(other.unfolding))
    assert kept.state.position() == other.unfolding.state.position()
    assert kept.known(seat) == other.unfolding.known(seat)


def test_numbers_and_yes_and_no_are_read_as_openspiel_reads_them() -> None:
    wishes = "haggle_counters=2,voluntary_scuttle=false,player_trade_swaps=true"
    game = pyspiel.load_game(f"fondaco_mediterranee({wishes})")
    options = game.new_initial_state().unfolding.game.options
    assert options["haggle_counters"] == "2"
    assert options["voluntary_scuttle"] == "false" and options["player_trade_swaps"] == "true"


def test_its_information_set_search_plays() -> None:
    game = pyspiel.load_game("fondaco_golden_horn(players=2)")
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(
        game,
        evaluator,
        uct_c=1.4,
        max_simulations=3,
        random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )
    generator = np.random.default_rng(1)
    state, decided = game.new_initial_state(), 0
    while decided < 4:
        if state.is_chance_node() or state.current_player() == 1:
            state = play(state, generator, 1)
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        decided += len(state.legal_actions()) > 1
        state.apply_action(int(action))


def test_luck_is_a_node_for_every_draw() -> None:
    game = pyspiel.load_game("fondaco_golden_horn(players=2)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    odds = [chance for _, chance in state.chance_outcomes()]
    assert len(set(odds)) == 1 and sum(odds) == pytest.approx(1.0)
    first: Unfolding = state.unfolding
    twin = state.clone()
    play(twin, np.random.default_rng(1), 400)
    assert state.unfolding is first and first.sides == len(odds) and not first.told


def test_bad_wishes_are_refused() -> None:
    for wish in ("players=9", "expansion=maybe", "players=2,colour=red"):
        with pytest.raises((Invalid, pyspiel.SpielError, TypeError, ValueError)):
            pyspiel.load_game(f"fondaco_golden_horn({wish})")
    state = pyspiel.load_game("fondaco_golden_horn(players=2)").new_initial_state()
    with pytest.raises(IllegalWord):
        state.apply_action(10_000)
    while state.is_chance_node():
        state.apply_action(0)
    before = str(state)
    with pytest.raises(IllegalWord):
        state.apply_action(0)
    assert str(state) == before


def test_registering_twice_is_harmless() -> None:
    fondaco.gym.openspiel.register()
    assert set(NAMES) <= set(pyspiel.registered_names())
