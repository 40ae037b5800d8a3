"""Who sits at the table: seats in turn order, onlookers, and the dealer.

A set of seats is one int with a bit for each seat, so that "who has seen this face" fits into the piece itself. Only
this module and ``pieces`` know that.
"""

from typing import Final, NewType

type Seat = int
Seats = NewType("Seats", int)

MOST_SEATS: Final = 14
SPECTATOR: Final = 14
CHANCE: Final = 15
NOBODY: Final = Seats(0)
DEALER: Final = Seats(1 << CHANCE)

_LETTERS: Final = "ABCDEFGHIJKLMN=*"
NO_SEATS: Final = "-"
# Every piece of news carries one of these: made once, they take no memory at a table.
_PUBLIC: Final = tuple([Seats((1 << seats) - 1 | 1 << SPECTATOR) for seats in range(MOST_SEATS + 1)])


def bit(seat: Seat) -> Seats:
    """The set that holds this one seat."""
    return Seats(1 << seat)


def everyone(seats: int) -> Seats:
    """All players, without the onlookers."""
    return Seats((1 << seats) - 1)


def public(seats: int) -> Seats:
    """All players and the onlookers: the set that has seen whatever lies face up."""
    return _PUBLIC[seats]


def has(seats: Seats, seat: Seat) -> bool:
    """Whether a seat is in a set."""
    return seats >> seat & 1 == 1


def join(seats: Seats, more: Seats) -> Seats:
    """The seats that are in either set."""
    return Seats(seats | more)


def without(seats: Seats, fewer: Seats) -> Seats:
    """The seats of the first set that are not in the second."""
    return Seats(seats & ~fewer)


def drop(seats: Seats, seat: Seat) -> Seats:
    """The set without one seat."""
    return Seats(seats & ~(1 << seat))


def seats_in(seats: Seats) -> list[Seat]:
    """The seats of a set, in seat order."""
    return [seat for seat in range(16) if seats >> seat & 1]


def set_of(seats: list[Seat]) -> Seats:
    """The set that holds these seats."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return Seats(found)


def first_seat(seats: Seats) -> Seat:
    """The lowest seat of a set that is not empty."""
    return (seats & -seats).bit_length() - 1


def around(seats: int, start: Seat) -> list[Seat]:
    """All seats clockwise, beginning with ``start``."""
    return [(start + step) % seats for step in range(seats)]


def letter(seat: Seat) -> str:
    """How a record writes a seat: A to N, ``=`` for onlookers, ``*`` for the dealer."""
    return _LETTERS[seat]


def seat_of(text: str) -> Seat:
    """The seat that a record's letter means."""
    seat = _LETTERS.find(text) if len(text) == 1 else -1
    if seat < 0:
        raise ValueError(f"not a seat letter: {text!r}")
    return seat


def letters(seats: Seats) -> str:
    """How a position writes a set of seats: ``AC``; ``-`` for nobody."""
    return "".join([_LETTERS[seat] for seat in seats_in(seats)]) or NO_SEATS


def seats_of(text: str) -> Seats:
    """The set that such letters mean."""
    found = set_of([seat_of(each) for each in text if text != NO_SEATS])
    if letters(found) != text:
        raise ValueError(f"not a set of seats: {text!r}")
    return found
