"""Rows of questions that nothing can take back, packed into one text: a tenth of what they take as objects."""

from collections.abc import Iterable, Mapping
from typing import Final

from partie.core.record import Entry
from partie.core.seats import Seat

# Answers are written in one line of printable text, so none of these can be in one.
_ROW: Final = "\n"
_ENTRY: Final = "\t"
_PART: Final = "\v"


def pack(rows: Iterable[Mapping[Seat, Entry]]) -> str:
    """Rows as text, each with its end."""
    return "".join([_ENTRY.join([_packed(entry) for entry in row.values()]) + _ROW for row in rows])


def unpack(text: str) -> list[dict[Seat, Entry]]:
    """The rows that were packed."""
    return [unpack_row(row) for row in text.split(_ROW)[:-1]]


def packed_row(text: str, index: int) -> dict[Seat, Entry]:
    """One of the rows that were packed."""
    return unpack_row(text.split(_ROW)[index])


def unpack_row(text: str) -> dict[Seat, Entry]:
    """A row, with its entries in the order in which they were given."""
    entries = [_unpacked(each) for each in text.split(_ENTRY)] if text else []
    return {entry.seat: entry for entry in entries}


def _packed(entry: Entry) -> str:
    clock = "" if entry.clock is None else str(entry.clock)
    return _PART.join([str(entry.seat), clock, *entry.parts])


def _unpacked(text: str) -> Entry:
    seat, clock, *parts = text.split(_PART)
    return Entry(int(seat), tuple(parts), int(clock) if clock else None)
