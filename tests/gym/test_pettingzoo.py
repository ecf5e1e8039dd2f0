"""PettingZoo's own tests, for every title."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

import fondaco.gym
from fondaco.table.titles import find_title
from fondaco.table.words import Invalid

HOUSE = ("genoa", "golden-horn", "mediterranee", "oltre-mare")
# PettingZoo's tests warn of every environment with masks in its observations.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def tables() -> list[Any]:
    metas = {slug: find_title(slug) for slug in HOUSE}
    return [
        pytest.param(slug, players, id=f"{slug}-{players}")
        for slug, meta in metas.items()
        for players in range(meta.least_seats, meta.most_seats + 1)
    ]


@pytest.mark.parametrize(("slug", "players"), tables())
def test_the_official_tests(slug: str, players: int) -> None:
    api_test(fondaco.gym.aec(slug, players=players), num_cycles=60)
    parallel_api_test(fondaco.gym.parallel(slug, players=players), num_cycles=60)


@pytest.mark.parametrize("slug", HOUSE)
def test_the_same_seed_is_the_same_game(slug: str) -> None:
    seed_test(lambda: fondaco.gym.aec(slug), num_cycles=30)
    parallel_seed_test(lambda: fondaco.gym.parallel(slug), num_cycles=30)


@pytest.mark.parametrize("slug", HOUSE)
def test_games_can_be_cut_off(slug: str) -> None:
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: fondaco.gym.parallel(slug, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(
                fondaco.gym.parallel(slug, max_cycles=max_cycles)
            ),
        )
    )


@pytest.mark.parametrize("slug", HOUSE)
def test_rendering(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: fondaco.gym.aec(slug, render_mode=render_mode))
    assert capsys.readouterr().out
    env = fondaco.gym.aec(slug, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 1


@pytest.mark.parametrize("slug", HOUSE)
def test_a_whole_game_pays_zero_in_sum(slug: str) -> None:
    env = fondaco.gym.aec(slug, forms=False)
    env.reset(seed=3)
    paid = dict.fromkeys(env.agents, 0.0)
    for seed, agent in enumerate(env.agent_iter()):
        seen, reward, terminated, truncated, info = env.last()
        paid[agent] += reward
        assert not truncated
        if terminated:
            env.step(None)
            continue
        assert (seen["action_mask"] == info["action_mask"]).all()
        space = env.action_space(agent)
        space.seed(seed)
        env.step(space.sample(seen["action_mask"]))
    assert sum(paid.values()) == pytest.approx(0)
    assert max(paid.values()) > 0


def test_an_illegal_word_ends_the_game_with_minus_one() -> None:
    env = fondaco.gym.aec("oltre-mare")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())


def test_a_parallel_word_that_may_not_be_said_is_not_said() -> None:
    env = fondaco.gym.parallel("oltre-mare")
    seen, _ = env.reset(seed=1)
    asked = [agent for agent in env.agents if not seen[agent]["action_mask"][0]]
    after, _, _, _, infos = env.step(dict.fromkeys(env.agents, 0))
    assert [agent for agent in infos if not infos[agent]["said"]] == []
    after, _, _, _, infos = env.step(dict.fromkeys(env.agents, 1))
    assert all(not infos[agent]["said"] for agent in asked)
    assert all((after[a]["observation"] == seen[a]["observation"]).all() for a in seen)


def test_a_parallel_step_is_whole_or_nothing() -> None:
    env = fondaco.gym.parallel("oltre-mare", players=2, max_cycles=3)
    seen, _ = env.reset(seed=1)
    legal: dict[str, Any] = {a: int(np.flatnonzero(seen[a]["action_mask"])[0]) for a in seen}
    odd: list[Any] = [{}, {"seat_0": legal["seat_0"]}, [0, 0], None]
    odd += [legal | {"seat_1": word} for word in (None, 1.5, "sail", -1, 10**9)]
    for words in odd:
        with pytest.raises(ValueError, match=r"each agent|is no word"):
            env.step(words)
    with pytest.raises(ValueError, match="they are seat_0, seat_1"):
        env.view("seat_9")
    twin = fondaco.gym.parallel("oltre-mare", players=2, max_cycles=3)
    twin.reset(seed=1)
    after, same = env.step(legal)[0], twin.step(legal)[0]
    assert all((after[a]["observation"] == same[a]["observation"]).all() for a in after)
    for _ in range(2):
        env.step(dict.fromkeys(env.agents, 0))
    with pytest.raises(RuntimeError, match="reset the environment"):
        env.step(legal)


@pytest.mark.parametrize("face", [fondaco.gym.aec, fondaco.gym.parallel])
def test_odd_wishes_are_refused(face: Any) -> None:
    for wish in (
        {"players": 17},
        {"players": 2.5},
        {"options": {"winged_ships": "on"}},
        {"options": {"expansion": 3}},
        {"options": ["expansion"]},
        {"render_mode": "hologram"},
    ):
        with pytest.raises(Invalid):
            face("golden-horn", **wish)
    with pytest.raises(Invalid):
        face("monopoly")
    env = face("golden-horn")
    for seed in (-1, 1.5, "one"):
        with pytest.raises(ValueError, match="seed"):
            env.reset(seed=seed)
    env.reset(seed=0)
    env.close()
    with pytest.raises(RuntimeError, match="closed"):
        env.reset(seed=0)
