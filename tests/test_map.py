"""The map in docs/architecture.md and the tree of modules say the same."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fondaco"
HEADING = re.compile(r"^## `([\w/]+/)`")


def mapped() -> Iterator[str]:
    """What the first cells of the map's tables name, by path below the package.

    A heading names a folder or a module, a row may name a folder in it for the files that follow.
    """
    section = ""
    for line in (ROOT / "docs" / "architecture.md").read_text().splitlines():
        if line.startswith("## "):
            yield from re.findall(r"^## `(\w+\.py)`", line)
            heading = HEADING.match(line)
            section = heading[1] if heading and (SOURCE / heading[1]).is_dir() else ""
        elif section and line.startswith("| `"):
            folder = section
            for name in re.findall(r"`([^`]+)`", line.split("|")[1]):
                if name.endswith("/"):
                    folder = section + name
                yield section + name if name.endswith("/") else folder + name


def modules() -> set[str]:
    """Every module; the files of Alembic's migrations are named by their folder."""
    found = {str(path.relative_to(SOURCE)) for path in SOURCE.rglob("*.py")}
    return {
        name for name in found if not name.endswith("__init__.py") and "/migrations/" not in name
    }


def test_nothing_on_the_map_is_missing() -> None:
    assert [name for name in mapped() if not (SOURCE / name).exists()] == []


def test_every_module_is_on_the_map() -> None:
    assert sorted(modules() - set(mapped())) == []
