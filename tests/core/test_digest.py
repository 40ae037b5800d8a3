"""The digest: equal positions have equal ones, different positions different ones, on every machine."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.core import UNKNOWN, Seats, digest, view_of, viewers
from partie.core.cards import forget, show
from partie.core.position_text import read_position, write_position
from partie.core.seats import bit
from partie.games.tides import TIDES
from partie.games.tides.actions import TAKE
from partie.games.tides.position import Tides

from .helpers import played, positions, steady
from .toys import COUNTING


def test_pinned_digests() -> None:
    """Records hold digests: these may only change with the rules, or with how a position is written."""
    assert digest(TIDES, TIDES.start(2)) == "1e58448f0e98fffa"
    assert digest(TIDES, played(1, 13)) == "15305764f576880c"
    assert digest(TIDES, played(1, 50)) == "95dfa273009c7a4f"
    assert digest(COUNTING, COUNTING.start(2)) == "94e57d87b38bd6e3"


@steady
@given(positions())
def test_eight_bytes_in_hexadecimal(s: Tides) -> None:
    text = digest(TIDES, s)
    assert len(text) == 16
    assert bytes.fromhex(text).hex() == text


@steady
@given(positions())
def test_a_clone_and_a_position_read_back_have_the_same_digest(s: Tides) -> None:
    assert digest(TIDES, s.clone()) == digest(TIDES, s)
    assert digest(TIDES, read_position(TIDES, write_position(TIDES, s))) == digest(TIDES, s)


@steady
@given(positions(), positions())
def test_different_positions_have_different_digests(one: Tides, two: Tides) -> None:
    same = write_position(TIDES, one) == write_position(TIDES, two)
    assert (digest(TIDES, one) == digest(TIDES, two)) == same


@steady
@given(positions(), st.sampled_from(viewers(2)))
def test_a_view_has_the_digest_of_the_position_only_if_nothing_is_hidden(s: Tides, seat: int) -> None:
    seen = view_of(TIDES, s, seat).position
    same = write_position(TIDES, seen) == write_position(TIDES, s)
    assert (digest(TIDES, seen) == digest(TIDES, s)) == same


def change_agenda(s: Tides) -> None:
    s.agenda.insert(0, s.agenda[0])


def change_waiting(s: Tides) -> None:
    s.waiting = Seats(s.waiting ^ 1)


def change_sealed(s: Tides) -> None:
    s.sealed[1] = (TAKE[1],)


def hide_sealed(s: Tides) -> None:
    s.sealed[1] = (UNKNOWN,)


def change_eyes(s: Tides) -> None:
    s.hand[0] = show(s.hand[0], bit(1))


def close_eyes(s: Tides) -> None:
    s.hand[0] = forget(s.hand[0], bit(0))


def swap_hands(s: Tides) -> None:
    s.hand = [s.hand[1], s.hand[0]]


def change_box(s: Tides) -> None:
    s.removed = s.pile[:1]


def change_points(s: Tides) -> None:
    s.vp = (0, 1)


def change_round(s: Tides) -> None:
    s.round += 1


def change_receiver(s: Tides) -> None:
    s.next ^= 1


def change_scored(s: Tides) -> None:
    s.scored = (((1,), (2,)),)


@pytest.mark.parametrize(
    "change",
    [
        change_agenda,
        change_waiting,
        change_sealed,
        hide_sealed,
        change_eyes,
        close_eyes,
        swap_hands,
        change_box,
        change_points,
        change_round,
        change_receiver,
        change_scored,
    ],
)
def test_every_part_of_a_position_counts(change: Callable[[Tides], None]) -> None:
    s = played(3, 10)
    before = digest(TIDES, s)
    change(s)
    assert digest(TIDES, s) != before


def test_what_was_told_is_no_part_of_the_position() -> None:
    s = played(3, 10)
    before = digest(TIDES, s)
    s.outbox = []
    assert digest(TIDES, s) == before
