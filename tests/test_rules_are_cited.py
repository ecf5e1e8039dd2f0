"""Every rule is cited in its title's code, or is pure data that stands in its component file."""

import re
import tomllib
from pathlib import Path

import pytest

from fondaco.table.catalogue import catalogue
from fondaco.table.meta import Meta
from fondaco.table.titles import components_of, titles

HERE = Path(__file__).parent
SOURCE = HERE.parent / "src" / "fondaco" / "games"
DATA: dict[str, dict[str, str]] = tomllib.loads((HERE / "games" / "data_rules.toml").read_text())
METAS = [
    pytest.param(meta, id=slug)
    for slug, meta in titles().items()
    if meta.package.startswith("fondaco.")
]


def cited(meta: Meta) -> set[str]:
    """The ids that stand in a title's code: in strings, docstrings or comments."""
    folder = SOURCE / meta.package.rpartition(".")[2]
    code = "\n".join(path.read_text() for path in folder.rglob("*.py"))
    return set(re.findall(rf"\b{meta.rule_prefix}-R?\d+\b", code))


@pytest.mark.parametrize("meta", METAS)
def test_every_rule_is_cited(meta: Meta) -> None:
    known = cited(meta) | set(DATA.get(meta.slug, {}))
    assert [rule.id for rule in catalogue(meta).rules if rule.id not in known] == []


@pytest.mark.parametrize("meta", METAS)
def test_every_id_that_is_cited_is_in_the_catalogue(meta: Meta) -> None:
    book = catalogue(meta)
    known = {rule.id for rule in book.rules} | {ruling.id for ruling in book.rulings}
    assert sorted((cited(meta) | set(DATA.get(meta.slug, {}))) - known) == []


@pytest.mark.parametrize("meta", METAS)
def test_rules_that_are_data_stand_in_the_component_file(meta: Meta) -> None:
    for rule, place in DATA.get(meta.slug, {}).items():
        part: object = components_of(meta)
        for key in place.split("."):
            assert isinstance(part, dict) and key in part, f"{rule}: {place}"
            part = part[key]
