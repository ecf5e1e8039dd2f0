"""Talks between two: they end, whatever is said."""

from fondaco.parley.talk import ASKED, COUNTERED, LAST, NAMED, Talk


def test_terms_are_named_countered_and_refused() -> None:
    talk: Talk[int, int] = Talk(0, 1, 1)
    assert (talk.stage, talk.speaker) == (ASKED, 0)
    talk.name(300)
    assert (talk.stage, talk.speaker, talk.terms) == (NAMED, 1, 300)
    assert talk.may_counter()
    talk.make_counter(200)
    assert (talk.stage, talk.speaker, talk.counter) == (COUNTERED, 0, 200)
    assert not talk.may_improve()
    talk.refuse_counter()
    assert (talk.stage, talk.speaker, talk.terms, talk.counter) == (LAST, 1, 300, None)
    assert not talk.may_counter()


def test_the_author_may_answer_with_better_terms_while_counters_are_left() -> None:
    talk: Talk[int, int] = Talk(0, 1, 2)
    talk.name(300)
    talk.make_counter(100)
    assert talk.may_improve()
    talk.name(200)
    assert (talk.stage, talk.terms, talk.counter) == (NAMED, 200, None)
    assert talk.may_counter()
    talk.make_counter(100)
    assert not talk.may_improve()


def test_a_plain_refusal_ends_the_countering() -> None:
    talk: Talk[int, int] = Talk(0, 1, 3)
    talk.name(300)
    talk.make_counter(100)
    talk.refuse_counter()
    assert talk.counters_left == 0
    assert not talk.may_counter()


def test_without_counters_terms_are_taken_or_left() -> None:
    talk: Talk[int, int] = Talk(0, 1, 0)
    talk.name(300)
    assert not talk.may_counter()


def test_copies_are_independent() -> None:
    talk: Talk[int, int] = Talk(2, 3, 1)
    talk.name(5)
    other = talk.copy()
    talk.make_counter(4)
    assert (other.author, other.responder, other.stage, other.terms) == (2, 3, NAMED, 5)
    assert (other.counter, other.counters_left) == (None, 1)
