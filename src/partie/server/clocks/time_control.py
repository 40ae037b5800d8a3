"""A clock as it is written in the terms of a table.

``live 300+10``                          a bank of 300 seconds, and 10 more for each question
``days 2``                               two days for each question
``days 2 quiet 22-7 Europe/Prague``      the same, and the hours from 22 to 7 in Prague are not counted

Nothing at all means that nobody is timed.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

SECOND: Final = 1000
HOUR: Final = 3600 * SECOND
DAY: Final = 24 * HOUR
LEAST_BANK: Final = 5  # seconds
MOST_BANK: Final = 3 * 3600
MOST_INCREMENT: Final = 600
MOST_DAYS: Final = 14
LONGEST: Final = 80  # letters

# Pace classes, from the quickest. The lobby and quick match tell tables apart by them.
FAST: Final = "fast"
CALM: Final = "calm"
DAYS: Final = "days"
FREE: Final = "free"
_FAST_BANK: Final = 300 * SECOND
_REMINDED: Final = 600 * SECOND  # a shorter bank is gone before anybody comes back for it

_LIVE: Final = re.compile(r"live ([1-9][0-9]{0,4})\+(0|[1-9][0-9]{0,2})", re.ASCII)
_DAYS: Final = re.compile(
    r"days ([1-9][0-9]?)(?: quiet (0|1?[1-9]|10|2[0-3])-(0|1?[1-9]|10|2[0-3]) ([A-Za-z0-9_+/-]+))?", re.ASCII
)


class NoClock(ValueError):
    """There is no such clock."""


@dataclass(frozen=True)
class Night:
    """Hours of a day that are not counted, from the first to before the second, in a time zone."""

    start: int
    end: int
    zone: str


@dataclass(frozen=True)
class Clock:
    """How long people may think. All times are milliseconds.

    ``bank``      what a seat has at the beginning, or for each question if ``renews``
    ``increment`` what it gets besides for each question
    """

    bank: int
    increment: int
    renews: bool = False
    night: Night | None = None

    @property
    def grace(self) -> int:
        """How long the others wait for somebody who is out of time before a bot answers."""
        if self.renews:
            return self.bank // 24
        return min(max(self.bank // 10, 2 * SECOND), 30 * SECOND)

    @property
    def gift(self) -> int:
        """The extra time that somebody can give to another seat at once."""
        return DAY if self.renews else max(self.bank // 5, 5 * SECOND)

    @property
    def welcome(self) -> int:
        """What somebody who comes back has at least."""
        return max(self.bank // 10, self.increment)

    @property
    def marks(self) -> dict[int, int]:
        """What is left when somebody is reminded: of a half, by 2, and of a tenth, by 10. A short bank has none."""
        return {part: self.bank // part for part in (2, 10)} if self.bank >= _REMINDED else {}

    @property
    def pace(self) -> str:
        """The pace class."""
        if self.renews:
            return DAYS
        return FAST if self.bank <= _FAST_BANK else CALM


@lru_cache(256)
def read_clock(text: str) -> Clock | None:
    """The clock that a text means; none if nobody is timed. Raises ``NoClock``."""
    if not text:
        return None
    if len(text) > LONGEST:
        raise NoClock(text[:LONGEST])
    if (live := _LIVE.fullmatch(text)) is not None:
        bank, increment = int(live[1]), int(live[2])
        if LEAST_BANK <= bank <= MOST_BANK and increment <= MOST_INCREMENT:
            return Clock(bank * SECOND, increment * SECOND)
    if (days := _DAYS.fullmatch(text)) is not None and int(days[1]) <= MOST_DAYS:
        return Clock(int(days[1]) * DAY, 0, True, None if days[4] is None else _night(*days.groups()[1:]))
    raise NoClock(text)


def _night(start: str, end: str, zone: str) -> Night:
    if start == end or zone not in _zones():
        raise NoClock(zone)
    return Night(int(start), int(end), zone)


def pace_of(text: str) -> str:
    """The pace class of a clock's text."""
    clock = read_clock(text)
    return FREE if clock is None else clock.pace


@lru_cache(1)
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())


@lru_cache(64)
def zone_of(night: Night) -> ZoneInfo:
    """The time zone of a night."""
    return ZoneInfo(night.zone)
