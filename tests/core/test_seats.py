"""Seats, sets of seats and their letters."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.core import CHANCE, NOBODY, SPECTATOR, Seats, letter, seats_in
from partie.core.seats import DEALER, MOST_SEATS, around, bit, everyone, first_seat, public, seat_of

from .helpers import steady

seats = st.integers(0, 15)
masks = st.integers(0, 0xFFFF)
tables = st.integers(1, MOST_SEATS)


def test_letters_are_those_of_the_record() -> None:
    assert "".join([letter(seat) for seat in range(16)]) == "ABCDEFGHIJKLMN=*"
    assert letter(SPECTATOR) == "="
    assert letter(CHANCE) == "*"


@steady
@given(seats)
def test_letter_and_back(seat: int) -> None:
    assert seat_of(letter(seat)) == seat


def test_there_are_sixteen_letters() -> None:
    found = []
    for number in range(128):
        try:
            found.append(seat_of(chr(number)))
        except ValueError:
            continue
    assert sorted(found) == list(range(16))


@pytest.mark.parametrize("text", ["", "a", "AB", "O", "?", "1", "=*", " A", "Á"])
def test_other_texts_are_no_seat(text: str) -> None:
    with pytest.raises(ValueError, match="not a seat letter"):
        seat_of(text)


@steady
@given(masks)
def test_a_set_is_the_sum_of_its_seats(mask: int) -> None:
    found = seats_in(Seats(mask))
    assert sum([bit(seat) for seat in found]) == mask
    assert found == sorted(set(found))


@steady
@given(st.integers(1, 0xFFFF))
def test_first_seat_is_the_lowest(mask: int) -> None:
    assert first_seat(Seats(mask)) == min(seats_in(Seats(mask)))


@steady
@given(tables)
def test_everyone_is_all_players_and_public_adds_only_the_onlookers(count: int) -> None:
    assert seats_in(everyone(count)) == list(range(count))
    assert seats_in(public(count)) == [*range(count), SPECTATOR]
    assert not public(count) & DEALER


def test_the_dealer_is_a_set_of_its_own() -> None:
    assert bit(CHANCE) == DEALER
    assert seats_in(NOBODY) == []
    assert seats_in(DEALER) == [CHANCE]


@steady
@given(tables, st.data())
def test_around_is_every_seat_once_and_clockwise(count: int, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, count - 1))
    circle = around(count, start)
    assert circle[0] == start
    assert sorted(circle) == list(range(count))
    for before, after in pairwise(circle):
        assert after == (before + 1) % count
