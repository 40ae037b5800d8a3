"""Luck: the same on every machine, fair, and never the same for two different lists of words."""

from collections.abc import Sequence
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.core import Rng, RulesBug, SeededDealer, commitment
from partie.core.dealer import Dealer, ScriptedDealer

from .helpers import steady


def dealt(dealer: Dealer, weights: Sequence[int], count: int) -> list[int]:
    return [dealer.choose(question, weights) for question in range(1, count + 1)]


def chi_square(found: Sequence[int], weights: Sequence[int]) -> float:
    """How far the counts are from what the weights promise."""
    counts = [0] * len(weights)
    for index in found:
        counts[index] += 1
    expected = [len(found) * weight / sum(weights) for weight in weights]
    return sum([(count - hoped) ** 2 / hoped for count, hoped in zip(counts, expected, strict=True)])


# -- known answers: whoever checks an old record in ten years must find these -----------------------------------------


def test_known_answers_of_the_seeded_dealer() -> None:
    assert dealt(SeededDealer("partie"), [1] * 18, 12) == [15, 2, 16, 16, 5, 13, 11, 6, 17, 4, 1, 6]
    assert dealt(SeededDealer("partie", ["ab", "c"]), [1] * 18, 12) == [14, 7, 13, 12, 0, 8, 11, 6, 17, 9, 4, 13]
    assert dealt(SeededDealer("partie"), [1, 2, 3, 4], 12) == [3, 3, 3, 1, 3, 3, 2, 2, 1, 3, 3, 3]
    assert SeededDealer("příšerně žluťoučký").choose(10**12, [1] * 1000) == 742


def test_the_key_is_the_hash_of_the_counted_lines() -> None:
    """Spelled out, so that a checker in another language can be written from this test."""
    key = sha256(b"13:partie luck 16:partie2:ab1:c").digest()
    assert SeededDealer("partie", ["ab", "c"]).key == key
    drawn = int.from_bytes(sha256(key + (7).to_bytes(8, "big")).digest(), "big")
    assert SeededDealer("partie", ["ab", "c"]).choose(7, [1] * 18) == drawn % 18


def test_the_commitment_is_the_seeds_sha256() -> None:
    assert commitment("partie") == "sha256:d7910c6961a5ed626fd309d40e40c40566f4aa05b1fb54a856a0bab84f546c6f"
    assert commitment("partie") != commitment("Partie")


def test_known_answers_of_the_random_source() -> None:
    rng = Rng("partie")
    assert [rng.below(1000) for _ in range(8)] == [11, 214, 942, 315, 303, 731, 480, 495]
    assert Rng("partie").shuffled(list(range(8))) == [3, 7, 2, 4, 6, 5, 1, 0]
    rng = Rng("partie")
    assert [rng.pick([1, 2, 3]) for _ in range(12)] == [0, 1, 2, 1, 1, 2, 1, 1, 2, 0, 2, 2]


# -- words -------------------------------------------------------------------------------------------------------------

LISTS = [
    (),
    ("",),
    ("", ""),
    ("abc",),
    ("ab", "c"),
    ("a", "bc"),
    ("a", "b", "c"),
    ("c", "ab"),
    ("1:a", "bc"),
    ("a1:b", "c"),
    ("2:ab", "1:c"),
    ("ab1:c",),
    ("ab", "c", ""),
    ("", "ab", "c"),
]


def test_different_lists_of_words_never_collide() -> None:
    keys = {SeededDealer("seed", words).key for words in LISTS}
    assert len(keys) == len(LISTS)


@steady
@given(st.lists(st.lists(st.text("a1:", max_size=3), max_size=3), min_size=2, max_size=2))
def test_keys_are_equal_only_for_equal_words(two: list[list[str]]) -> None:
    one, other = two
    assert (SeededDealer("s", one).key == SeededDealer("s", other).key) == (one == other)


def test_a_word_cannot_stand_for_a_part_of_the_seed() -> None:
    assert SeededDealer("seed", ["a"]).key != SeededDealer("seeda").key
    assert SeededDealer("seed1:a").key != SeededDealer("seed", ["a"]).key
    assert SeededDealer("", ["seed"]).key != SeededDealer("seed", [""]).key


def test_words_change_the_deal() -> None:
    deals = {tuple(dealt(SeededDealer("seed", words), [1] * 18, 20)) for words in LISTS}
    assert len(deals) == len(LISTS)


def test_the_seed_changes_the_deal() -> None:
    deals = {tuple(dealt(SeededDealer(f"seed {n}"), [1] * 18, 20)) for n in range(50)}
    assert len(deals) == 50


def test_each_answer_depends_on_its_question_alone() -> None:
    dealer = SeededDealer("seed")
    forwards = [dealer.choose(question, [1] * 18) for question in range(1, 30)]
    backwards = [dealer.choose(question, [1] * 18) for question in range(29, 0, -1)]
    assert forwards == backwards[::-1]
    assert len(set(forwards)) > 5


# -- fairness: fixed seeds, so the numbers are what they are; the bounds are the 99.9th percentiles --------------------

# Degrees of freedom → the value that fair luck exceeds once in a thousand tries.
LIMIT = {1: 10.83, 2: 13.82, 3: 16.27, 5: 20.52, 17: 40.79, 99: 148.2}


@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("size", [2, 3, 6, 18, 100])
def test_below_is_fair(seed: str, size: int) -> None:
    rng = Rng(seed)
    found = [rng.below(size) for _ in range(10_000)]
    assert min(found) == 0
    assert max(found) == size - 1
    assert chi_square(found, [1] * size) < LIMIT[size - 1]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_pairs_of_below_are_fair(seed: str) -> None:
    """A source whose next number depends on the last one would pass the test above and fail this one."""
    rng = Rng(seed)
    found = [rng.below(10) * 10 + rng.below(10) for _ in range(10_000)]
    assert chi_square(found, [1] * 100) < LIMIT[99]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("weights", [[1, 1], [1, 2, 3], [5, 1, 1, 93]])
def test_pick_follows_the_weights(seed: str, weights: list[int]) -> None:
    rng = Rng(seed)
    found = [rng.pick(weights) for _ in range(10_000)]
    assert chi_square(found, weights) < LIMIT[len(weights) - 1]


@pytest.mark.parametrize("seed", ["one", "two", "three"])
@pytest.mark.parametrize("weights", [[1] * 18, [1, 2, 3], [5, 1, 1, 93]])
def test_the_seeded_dealer_follows_the_weights(seed: str, weights: list[int]) -> None:
    assert chi_square(dealt(SeededDealer(seed), weights, 10_000), weights) < LIMIT[len(weights) - 1]


@pytest.mark.parametrize("question", [1, 7])
def test_over_many_seeds_one_question_is_fair_too(question: int) -> None:
    found = [SeededDealer(f"seed {n}").choose(question, [1] * 18) for n in range(5_000)]
    assert chi_square(found, [1] * 18) < LIMIT[17]


def test_shuffles_are_fair() -> None:
    rng = Rng("shuffles")
    orders = ["abc", "acb", "bac", "bca", "cab", "cba"]
    found = [orders.index("".join(rng.shuffled("abc"))) for _ in range(6_000)]
    assert chi_square(found, [1] * 6) < LIMIT[5]


def test_the_measure_itself_finds_a_loaded_die() -> None:
    loaded = [0] * 2_000 + [1, 2, 3, 4, 5] * 1_600
    assert chi_square(loaded, [1] * 6) > LIMIT[5]


@steady
@given(st.text(), st.lists(st.integers(0, 5), min_size=1, max_size=8).filter(any))
def test_what_weighs_nothing_is_never_chosen(seed: str, weights: list[int]) -> None:
    rng, dealer = Rng(seed), SeededDealer(seed)
    for question in range(10):
        assert weights[rng.pick(weights)] > 0
        assert weights[dealer.choose(question, weights)] > 0


@steady
@given(st.text(), st.integers(1, 2_000_000_000))
def test_below_stays_below(seed: str, size: int) -> None:
    rng = Rng(seed)
    assert all([0 <= rng.below(size) < size for _ in range(20)])


@steady
@given(st.text(), st.lists(st.integers()))
def test_a_shuffle_loses_nothing_and_leaves_its_argument_alone(seed: str, items: list[int]) -> None:
    before = list(items)
    assert sorted(Rng(seed).shuffled(items)) == sorted(items)
    assert items == before


def test_weights_that_are_all_zero_are_a_bug_of_the_rules() -> None:
    with pytest.raises(RulesBug, match="all weights are zero"):
        Rng("x").pick([0, 0])


def test_the_seeded_dealer_finds_that_bug_too() -> None:
    with pytest.raises(RulesBug, match="all weights are zero"):
        SeededDealer("x").choose(1, [0, 0])


# -- the other dealers -------------------------------------------------------------------------------------------------


def test_the_scripted_dealer_reads_its_script() -> None:
    dealer = ScriptedDealer([2, 0, 1])
    assert dealt(dealer, [1, 1, 1], 3) == [2, 0, 1]


def test_the_scripted_dealer_runs_out() -> None:
    dealer = ScriptedDealer([2])
    dealer.choose(1, [1, 1, 1])
    with pytest.raises(RulesBug, match="the script ends before question 2"):
        dealer.choose(2, [1, 1, 1])
