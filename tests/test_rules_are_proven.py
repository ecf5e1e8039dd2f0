"""Every rule has a test that names it, every test names a rule there is (law 7)."""

import pytest

from fondaco.cli.proofs import proofs
from fondaco.locale import LANGUAGES
from fondaco.table.catalogue import catalogue
from fondaco.table.meta import Meta
from fondaco.table.titles import titles

METAS = [pytest.param(meta, id=slug) for slug, meta in titles().items()]


@pytest.mark.parametrize("meta", METAS)
def test_every_rule_has_a_test(meta: Meta) -> None:
    proven = proofs()
    assert [rule.id for rule in catalogue(meta).rules if rule.id not in proven] == []


@pytest.mark.parametrize("meta", METAS)
def test_every_ruling_with_an_option_has_a_test(meta: Meta) -> None:
    proven = proofs()
    assert [option.ruling for option in meta.options if option.ruling not in proven] == []


def test_every_test_names_a_rule_there_is() -> None:
    books = [catalogue(meta) for meta in titles().values()]
    known = {rule.id for book in books for rule in book.rules}
    known |= {ruling.id for book in books for ruling in book.rulings}
    assert sorted(set(proofs()) - known) == []


@pytest.mark.parametrize("meta", METAS)
def test_catalogue_and_meta_agree_on_the_options(meta: Meta) -> None:
    in_catalogue = [
        (option.name, tuple(value.name for value in option.values), option.ruling)
        for option in catalogue(meta).options
    ]
    assert in_catalogue == [(option.name, option.values, option.ruling) for option in meta.options]


@pytest.mark.parametrize("meta", METAS)
def test_every_text_is_there_in_every_language(meta: Meta) -> None:
    book = catalogue(meta)
    texts = [chapter.text for chapter in book.chapters] + [rule.text for rule in book.rules]
    for ruling in book.rulings:
        texts += [ruling.question, ruling.decision]
    for option in book.options:
        texts += [option.label, *(value.text for value in option.values)]
    for text in texts:
        assert set(text) == set(LANGUAGES)
        assert all(text.values())


@pytest.mark.parametrize("meta", METAS)
def test_rules_are_numbered_in_order_and_once(meta: Meta) -> None:
    ids = [rule.id for rule in catalogue(meta).rules]
    assert ids == sorted(set(ids))
    assert all(number.startswith(f"{meta.rule_prefix}-") for number in ids)
