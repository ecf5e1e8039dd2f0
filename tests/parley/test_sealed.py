"""Sealed choices: unseen until all are in, replaceable until then."""

from fondaco.parley.sealed import Sealed


def test_answers_are_shown_in_the_order_of_asking() -> None:
    sealed: Sealed[str] = Sealed((2, 0, 1))
    for seat in (1, 0, 2):
        assert seat in sealed.waiting()
        sealed.put(seat, f"answer {seat}")
    assert sealed.waiting() == ()
    assert sealed.reveal() == [(2, "answer 2"), (0, "answer 0"), (1, "answer 1")]


def test_an_answer_can_be_replaced_and_says_nothing_of_it() -> None:
    sealed: Sealed[int] = Sealed((0, 1))
    sealed.put(0, 5)
    before = (sealed.answered(), sealed.waiting())
    sealed.put(0, 6)
    assert (sealed.answered(), sealed.waiting()) == before == ((0,), (1,))
    assert sealed.of(0) == 6
    assert sealed.of(1) is None


def test_a_copy_goes_its_own_way() -> None:
    sealed: Sealed[int] = Sealed((0, 1))
    copy = sealed.copy()
    copy.put(0, 1)
    assert sealed.answered() == ()
    assert copy.answered() == (0,)
