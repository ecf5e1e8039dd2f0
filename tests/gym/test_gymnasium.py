"""Gymnasium's own checks, and what its users rely on."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import fondaco.gym
from fondaco.gym.table import IllegalWord
from fondaco.table.words import Invalid

NAMES = ("Genoa-v0", "GoldenHorn-v0", "Mediterranee-v0", "OltreMare-v0")


def pick(mask: Any, generator: np.random.Generator) -> int:
    return int(generator.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("name", NAMES)
def test_the_official_check(name: str) -> None:
    check_env(gymnasium.make(f"fondaco/{name}").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game(name: str) -> None:
    env = gymnasium.make(f"fondaco/{name}", forms=False, render_mode="ansi")
    generator = np.random.default_rng(0)
    _, info = env.reset(seed=4)
    over = False
    while not over:
        masks = env.unwrapped.action_masks()  # type: ignore[attr-defined]
        assert masks.dtype == np.bool_
        assert (masks == info["action_mask"].astype(bool)).all()
        _, reward, over, cut, info = env.step(pick(masks, generator))
        assert not cut and not info["illegal"]
    assert -1 <= float(reward) <= 1
    assert len(info["scores"]) >= 2
    assert "seat 0" in str(env.render())


def test_it_plays_against_the_bots_it_is_told() -> None:
    wishes: dict[str, Any] = {"players": 3, "opponents": ["merchant", "random"], "seat": 1}
    env = gymnasium.make("fondaco/GoldenHorn-v0", options={"expansion": "on"}, **wishes)
    generator = np.random.default_rng(0)
    seen, _ = env.reset(seed=0)
    for _ in range(8):
        seen, *_ = env.step(pick(seen["action_mask"], generator))


@pytest.mark.parametrize("name", NAMES)
def test_many_tables_at_once(name: str) -> None:
    """Ends are dealt anew by the next step, and the same seeds give the same games."""
    runs = []
    for _ in range(2):
        envs = gymnasium.make_vec(
            f"fondaco/{name}", 4, vectorization_mode="vector_entry_point", max_steps=40
        )
        generator = np.random.default_rng(0)
        seen, _ = envs.reset(seed=7)
        cuts = 0
        for _ in range(90):
            assert envs.observation_space.contains(seen)
            words = [pick(mask, generator) for mask in seen["action_mask"]]
            seen, _, over, cut, _ = envs.step(np.array(words))
            cuts += int((over | cut).sum())
        assert cuts >= 4
        runs.append(seen["observation"])
        envs.close()
    assert (runs[0] == runs[1]).all()
    assert (runs[0][0] != runs[0][1]).any()


def test_an_illegal_word_is_ignored_or_raises() -> None:
    env = gymnasium.make("fondaco/OltreMare-v0")
    before, _ = env.reset(seed=1)
    after, reward, over, _, info = env.step(0)
    assert info["illegal"] and reward == 0 and not over
    assert (before["observation"] == after["observation"]).all()
    env = gymnasium.make("fondaco/OltreMare-v0", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalWord):
        env.step(0)


def test_odd_wishes_are_refused() -> None:
    wishes: list[dict[str, Any]] = [
        {"opponents": []},
        {"opponents": "merchant"},
        {"opponents": ["nobody"]},
        {"opponents": ["random"] * 9},
        {"seat": 7},
        {"seat": True},
        {"max_steps": 0},
        {"max_steps": "many"},
        {"forms": "no"},
        {"illegal": "shout"},
        {"players": 1},
    ]
    for wish in wishes:
        with pytest.raises(Invalid):
            gymnasium.make("fondaco/GoldenHorn-v0", **wish)
    env = gymnasium.make("fondaco/GoldenHorn-v0").unwrapped
    for seed in (-3, "one"):
        with pytest.raises(ValueError, match="seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    env.close()
    with pytest.raises(RuntimeError, match="closed"):
        env.reset(seed=1)


def test_numbers_of_numpy_are_numbers() -> None:
    wishes: dict[str, Any] = {"players": np.int64(3), "seat": np.int32(1), "max_steps": np.int8(9)}
    env = gymnasium.make("fondaco/GoldenHorn-v0", **wishes)
    env.reset(seed=int(np.uint8(3)))
    assert many(np.int64(2), **wishes).reset(seed=np.int64(3))[0]["observation"].shape[0] == 2
    assert gymnasium.make("fondaco/Genoa-v0", players=np.int16(4)).unwrapped.players == 4  # type: ignore[attr-defined]


def many(count: Any = 4, **wishes: Any) -> Any:
    return gymnasium.make_vec(
        "fondaco/GoldenHorn-v0", count, vectorization_mode="vector_entry_point", **wishes
    )


def test_odd_wishes_for_many_tables_are_refused() -> None:
    for count in (0, -1):
        with pytest.raises(Invalid, match="num_envs"):
            many(count)
    for workers in (0, 5, "two"):
        with pytest.raises(Invalid, match="workers"):
            many(workers=workers)
    envs = many()
    for use in (envs.action_masks, lambda: envs.step(np.zeros(4, np.int64))):
        with pytest.raises(RuntimeError, match="reset the environment first"):
            use()
    for seed in (-3, "one", [1, 2], [1, 2, 3, "four"]):
        with pytest.raises(ValueError, match="seed"):
            envs.reset(seed=seed)
    seen, _ = envs.reset(seed=1)
    for words in (5, "abcd", [1, 2], [1.5] * 4, [None] * 4, np.zeros((4, 1), np.int64)):
        with pytest.raises(ValueError, match="4 whole numbers"):
            envs.step(words)
    assert (envs.action_masks() == seen["action_mask"]).all()
    envs.close()
    for use in (envs.action_masks, envs.reset, lambda: envs.step(np.zeros(4, np.int64))):
        with pytest.raises(RuntimeError, match="closed"):
            use()


@pytest.mark.parametrize("wishes", [{"forms": False}, {"opponents": ["greedy-0.1"]}])
def test_games_are_the_same_in_any_number_of_processes(wishes: dict[str, Any]) -> None:
    alone, shared = (
        gymnasium.make_vec(
            "fondaco/GoldenHorn-v0",
            5,
            vectorization_mode="vector_entry_point",
            players=2,
            max_steps=30,
            workers=workers,
            **wishes,
        )
        for workers in (1, 2)
    )
    generator = np.random.default_rng(3)
    seeds: list[Any] = [1, [4, 5, 6, 7, 8]]
    for seed in seeds:
        seen, _ = alone.reset(seed=seed)
        also, _ = shared.reset(seed=seed)
        for _ in range(70):
            for part in seen:
                assert (seen[part] == also[part]).all()
            assert (alone.unwrapped.action_masks() == shared.unwrapped.action_masks()).all()  # type: ignore[attr-defined]
            words = np.array([pick(mask, generator) for mask in seen["action_mask"]])
            words[int(generator.integers(5))] = int(
                generator.integers(seen["action_mask"].shape[1])
            )
            seen, *rest = alone.step(words)
            also, *others = shared.step(words)
            for one, other in zip(rest[:3], others[:3], strict=True):
                assert (one == other).all()
            assert (rest[3]["illegal"] == others[3]["illegal"]).all()
    assert alone.reset()[0]["observation"].shape == shared.reset()[0]["observation"].shape
    alone.close()
    shared.close()


def test_a_process_that_ended_is_named() -> None:
    envs: Any = gymnasium.make_vec(
        "fondaco/GoldenHorn-v0", 2, vectorization_mode="vector_entry_point", workers=2
    )
    envs.reset(seed=1)
    afar = envs.unwrapped._parts[1][1]
    afar._process.kill()
    afar._process.wait()
    with pytest.raises(RuntimeError, match="has ended"):
        envs.step(np.zeros(2, np.int64))
    envs.close()
    envs.close()


def test_registering_twice_is_harmless() -> None:
    fondaco.gym.register()
    assert "fondaco/Genoa-v0" in gymnasium.registry
