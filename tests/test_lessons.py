"""The guided first games are what the rules of today make of them, and every step has its words."""

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from fondaco.locale import LANGUAGES, Voice

ROOT = Path(__file__).parent.parent
LESSONS = ("golden-horn", "oltre-mare", "mediterranee", "genoa")


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lessons", ROOT / "web/tools/lessons.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("slug", LESSONS)
def test_a_lesson_follows_the_rules_of_today(tool: ModuleType, slug: str) -> None:
    kept = (ROOT / "web/public/lessons" / f"{slug}.json").read_bytes()
    assert msgspec.json.encode(tool.lesson(slug)) == kept, "run web/tools/lessons.py"


@pytest.mark.parametrize("slug", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_words(slug: str, language: str) -> None:
    lesson = msgspec.json.decode((ROOT / "web/public/lessons" / f"{slug}.json").read_bytes())
    voice = Voice(language, "", lesson["names"])
    assert voice.house(f"learn-goal-{slug}")
    assert voice.house(f"learn-end-{slug}")
    for step in lesson["steps"]:
        assert voice.house(f"learn-{slug}-{step['topic']}")
        if len(step["choices"]) > 1:
            assert voice.house(f"learn-{slug}-{step['topic']}-why")
