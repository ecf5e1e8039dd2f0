"""A copy that is measured is a copy: the contract's own empty method would cost nothing."""

from fondaco.cli import measuring
from fondaco.table.titles import open_game


def test_a_measured_copy_is_a_copy() -> None:
    state = measuring.Title(open_game("golden-horn"), 2).samples()[0]
    copied = measuring.copy_of(state)
    assert copied is not state
    assert copied.position() == state.position()
