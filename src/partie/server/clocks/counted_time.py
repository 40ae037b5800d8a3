"""How much of the time between two moments is counted. A moment is milliseconds since 1970; nobody asks for now."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from partie.server.clocks.time_control import Night, zone_of

_DAY: Final = timedelta(days=1)


def counted(start: int, end: int, night: Night | None) -> int:
    """The milliseconds between two moments that no night covers. Never less than none."""
    if end <= start:
        return 0
    if night is None:
        return end - start
    asleep = 0
    for dusk, dawn in _nights(start, end, night):
        asleep += max(0, min(end, dawn) - max(start, dusk))
    return end - start - asleep


def moment_after(start: int, wanted: int, night: Night | None) -> int:
    """The first moment at which this number of milliseconds is counted since another."""
    if night is None or wanted <= 0:
        return start + wanted
    at, left, day = start, wanted, _date(start, night) - _DAY
    while True:
        dusk, dawn = _on(day, night)
        awake = dusk - at
        if left <= awake:
            return at + left
        left -= max(awake, 0)
        at, day = max(at, dawn), day + _DAY


def _nights(start: int, end: int, night: Night) -> list[tuple[int, int]]:
    """The nights that may touch the time between two moments."""
    first = _date(start, night) - _DAY
    count = (_date(end, night) - first).days + 1
    return [_on(first + timedelta(days=each), night) for each in range(count)]


def _on(day: date, night: Night) -> tuple[int, int]:
    """When the night that begins on a day begins and ends."""
    morning = day if night.start < night.end else day + _DAY
    return _moment(day, night.start, night), _moment(morning, night.end, night)


def _date(at: int, night: Night) -> date:
    return datetime.fromtimestamp(at // 1000, UTC).astimezone(zone_of(night)).date()


def _moment(day: date, hour: int, night: Night) -> int:
    """An hour of a day. One that the change to summer time leaves out counts from the moment of the change."""
    return int(datetime.combine(day, time(hour), zone_of(night)).timestamp()) * 1000
