"""What the documents show is true."""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from fondaco.table.chance import SeededChance
from fondaco.table.fairness import mix
from fondaco.table.replay import verify
from fondaco.table.titles import open_game

DOCS = Path(__file__).parents[1] / "docs"


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (DOCS / page).read_text("utf-8"), re.DOTALL)


def test_the_example_record_holds() -> None:
    (record,) = blocks("record-format.md", "json")
    assert verify(record.encode()).luck_proven


def test_the_documented_derivation_gives_the_same_draws() -> None:
    (code,) = blocks("record-format.md", "python")
    told: dict[str, Any] = {"sha256": sha256}
    exec(code, told)
    seed = mix(b"secret", ["salt", "pfeffer ü"])
    assert told["seed_of"](b"secret", ["salt", "pfeffer ü"]) == seed
    chance = SeededChance(seed)
    for number, n in enumerate([1, 2, 6, 54, 90, 1000]):
        assert told["draw"](seed, number, n) == chance.below(n)


def test_the_example_positions_load() -> None:
    for text in blocks("positions.md", "json"):
        position = json.loads(text)
        title = "golden-horn" if "fleets" in position else "oltre-mare"
        options = {"expansion": "on"} if "territories" in position else {}
        assert open_game(title, options).load(position).actors()


def test_every_page_the_readme_names_is_there() -> None:
    readme = (DOCS.parent / "README.md").read_text("utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", readme):
        assert (DOCS.parent / link).exists(), link
