"""Who sits at the table: seats in turn order, onlookers, and the dealer.

A set of seats is a bitmask, so that "who has seen this face" fits into the piece itself.
"""

from typing import Final

type Seat = int

MOST_SEATS: Final = 14
SPECTATOR: Final = 14
CHANCE: Final = 15
NOBODY: Final = 0
DEALER: Final = 1 << 15

_LETTERS: Final = "ABCDEFGHIJKLMN=*"


def bit(seat: Seat) -> int:
    """The set that holds this one seat."""
    return 1 << seat


def everyone(seats: int) -> int:
    """All players, without the onlookers."""
    return (1 << seats) - 1


def public(seats: int) -> int:
    """All players and the onlookers: the set that has seen whatever lies face up."""
    return (1 << seats) - 1 | 1 << 14


def seats_in(mask: int) -> list[Seat]:
    """The seats of a set, in seat order."""
    return [seat for seat in range(16) if mask >> seat & 1]


def first_seat(mask: int) -> Seat:
    """The lowest seat of a set that is not empty."""
    return (mask & -mask).bit_length() - 1


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
