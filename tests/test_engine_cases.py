"""What the browser's own rules are held to is what the engine says now."""

import runpy
from pathlib import Path

TOOL = Path(__file__).parents[1] / "web" / "tools" / "engine_cases.py"


def test_the_cases_are_the_engine_s() -> None:
    tool = runpy.run_path(str(TOOL))
    made = tool["text"]()
    assert made == tool["TARGET"].read_text("utf-8"), "run web/tools/engine_cases.py"
