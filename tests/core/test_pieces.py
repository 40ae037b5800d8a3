"""Pieces and zones: an order that can never tell anything, and the laws of showing, forgetting and masking."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from partie.core import SPECTATOR, Piece, Seats, Zone, seats_in
from partie.core.cards import (
    HIDDEN,
    cards,
    face,
    forget,
    make_piece,
    make_zone,
    mask,
    mask_piece,
    pick,
    put,
    seen,
    show,
)
from partie.core.seats import bit, join

from .helpers import steady

# Faces 1 to 9 have the usual back; 10 to 19 have the back -1 and 20 to 29 the back -2, as levels or periods do.
BACKS = {card: -(card // 10) for card in range(10, 30)}

seats = st.integers(0, SPECTATOR)
sets = st.integers(0, (1 << 15) - 1)
faces = st.integers(1, 29)
pieces = st.builds(make_piece, faces, sets)
# What a view may hold: backs of every kind, with the seats that know the face behind them.
pieces_or_backs = st.builds(make_piece, st.integers(-2, 29), sets)


def as_zone(some: list[Piece]) -> Zone:
    return tuple(sorted(some))


zones = st.lists(pieces, max_size=12).map(as_zone)
zones_with_backs = st.lists(pieces_or_backs, max_size=12).map(as_zone)


@steady
@given(st.integers(-2, 99), sets)
def test_a_piece_is_its_face_and_who_has_seen_it(card: int, who: Seats) -> None:
    assert face(make_piece(card, who)) == card
    assert seen(make_piece(card, who)) == who
    assert seen(make_piece(card)) == 0


@steady
@given(st.lists(faces), sets, st.randoms(use_true_random=False))
def test_a_zone_does_not_remember_the_order(some: list[int], who: Seats, random: Random) -> None:
    mixed = list(some)
    random.shuffle(mixed)
    assert make_zone(some, who) == make_zone(mixed, who)
    assert cards(make_zone(some, who)) == sorted(some)


@steady
@given(zones_with_backs, pieces_or_backs)
def test_put_keeps_the_order_and_adds_one(z: Zone, p: Piece) -> None:
    assert put(z, p) == as_zone([*z, p])


@steady
@given(zones, pieces)
def test_pick_takes_back_what_was_put(z: Zone, p: Piece) -> None:
    found, rest = pick(put(z, p), face(p))
    assert face(found) == face(p)
    assert as_zone([*rest, found]) == put(z, p)


def test_pick_takes_one_copy_only() -> None:
    found, rest = pick(make_zone([3, 3, 3]), 3)
    assert found == make_piece(3)
    assert cards(rest) == [3, 3]


def test_pick_of_a_card_that_is_elsewhere() -> None:
    with pytest.raises(ValueError, match=r"card 4 does not lie in \[3, 5\]"):
        pick(make_zone([3, 5]), 4)


@steady
@given(zones, sets)
def test_show_adds_eyes_and_changes_no_face(z: Zone, who: Seats) -> None:
    shown = show(z, who)
    assert cards(shown) == cards(z)
    assert all([seen(p) & who == who for p in shown])
    assert shown == as_zone(list(shown))
    # Who knew a face before still knows it.
    for seat in seats_in(Seats(who ^ 0x7FFF)):
        assert len([p for p in shown if p >> seat & 1]) == len([p for p in z if p >> seat & 1])


@steady
@given(zones, sets, sets)
def test_show_composes(z: Zone, one: Seats, two: Seats) -> None:
    assert show(show(z, one), two) == show(z, Seats(join(one, two)))


@steady
@given(zones_with_backs, sets)
def test_forget_closes_eyes_and_changes_no_face(z: Zone, who: Seats) -> None:
    forgotten = forget(z, who)
    assert cards(forgotten) == cards(z)
    assert all([not seen(p) & who for p in forgotten])
    assert forgotten == as_zone(list(forgotten))
    assert forget(forgotten, who) == forgotten


@steady
@given(zones, sets)
def test_forget_undoes_show_of_what_nobody_knew(z: Zone, who: Seats) -> None:
    unknown = forget(z, Seats(0xFFFF))
    assert forget(show(unknown, who), who) == unknown


@steady
@given(zones, seats)
def test_mask_hides_exactly_what_the_seat_has_not_seen(z: Zone, seat: int) -> None:
    expected = [p if p >> seat & 1 else make_piece(BACKS.get(face(p), HIDDEN)) for p in z]
    assert mask(z, seat, BACKS) == as_zone(expected)


@steady
@given(zones_with_backs, seats)
def test_mask_twice_is_mask_once(z: Zone, seat: int) -> None:
    once = mask(z, seat, BACKS)
    assert mask(once, seat, BACKS) == once


@steady
@given(zones_with_backs, seats)
def test_mask_keeps_the_number_and_only_where_it_is_witnessed_the_eyes(z: Zone, seat: int) -> None:
    assert len(mask(z, seat, BACKS)) == len(z)
    assert sorted([seen(p) for p in mask(z, seat, BACKS, is_witnessed=True)]) == sorted([seen(p) for p in z])


@steady
@given(zones, seats)
def test_a_shown_zone_has_no_backs_and_a_forgotten_one_only_backs(z: Zone, seat: int) -> None:
    assert mask(show(z, bit(seat)), seat, BACKS) == show(z, bit(seat))
    assert all([face(p) <= 0 for p in mask(forget(z, bit(seat)), seat, BACKS)])


@steady
@given(zones, st.permutations(range(1, 10)), seats)
def test_faces_with_the_same_back_look_the_same(z: Zone, renamed: list[int], seat: int) -> None:
    """The point of it all: what a seat has not seen may be any other card, and its view does not change."""
    other = [make_piece(renamed[face(p) - 1], seen(p)) if face(p) < 10 and not p >> seat & 1 else p for p in z]
    assert mask(as_zone(other), seat, BACKS) == mask(z, seat, BACKS)


def test_backs_other_than_the_usual_one() -> None:
    z = as_zone([make_piece(5, bit(0)), make_piece(12, Seats(2)), make_piece(25)])
    assert mask(z, 0, BACKS) == as_zone([make_piece(5, bit(0)), make_piece(-1), make_piece(-2)])
    assert mask(z, 1, BACKS) == as_zone([make_piece(HIDDEN), make_piece(12, bit(1)), make_piece(-2)])
    assert mask(z, SPECTATOR, {}) == as_zone([make_piece(HIDDEN), make_piece(HIDDEN), make_piece(HIDDEN)])


@steady
@given(pieces_or_backs, seats)
def test_a_zone_is_masked_piece_by_piece(p: Piece, seat: int) -> None:
    assert mask((p,), seat, BACKS) == (mask_piece(p, seat, BACKS),)
