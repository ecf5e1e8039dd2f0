"""What the documents show is true."""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from fondaco.table.chance import SeededChance
from fondaco.table.fairness import mix
from fondaco.table.replay import verify
from fondaco.table.titles import open_game, titles

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
    """Each stands in the section of its title."""
    slugs = {meta.name: meta.slug for meta in titles().values()}
    _, *sections = re.split(r"^## ", (DOCS / "positions.md").read_text("utf-8"), flags=re.M)
    for section in sections:
        name, _, body = section.partition("\n")
        for text in re.findall(r"```json\n(.*?)```", body, re.DOTALL):
            position = json.loads(text)
            options = {"expansion": "on"} if "territories" in position else {}
            assert open_game(slugs[name], options).load(position).actors()


def test_every_page_the_readme_names_is_there() -> None:
    readme = (DOCS.parent / "README.md").read_text("utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", readme):
        assert (DOCS.parent / link).exists(), link


def test_every_test_the_promises_name_is_there() -> None:
    """Test by test and file by file: a promise whose test was renamed is not kept by anybody."""
    files = list((DOCS.parent / "tests").rglob("*.py"))
    known = {
        name for file in files for name in re.findall(r"def (test_\w+)", file.read_text("utf-8"))
    }
    paths = [file.as_posix() for file in files]
    for page in ("security.md", "trust.md"):
        text = (DOCS / page).read_text("utf-8")
        named = re.findall(r"`(test_\w+)`", text)
        assert len(named) > 0 or page == "trust.md"
        assert [name for name in named if name not in known] == [], page
        for file in re.findall(r"`([\w/]*test_\w+\.py)`", text):
            assert any(path.endswith(f"/{file}") for path in paths), f"{page}: {file}"
