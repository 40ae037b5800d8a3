"""Quiet hours: when somebody does not want to be told anything."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

DAY = 24 * 60


@dataclass(frozen=True)
class Quiet:
    """From and to in minutes of the day, as clocks in a time zone show them; the same twice if there are none."""

    since: int
    until: int
    zone: str

    def is_possible(self) -> bool:
        """Whether there are such hours and such a zone."""
        try:
            ZoneInfo(self.zone)
        except (OSError, ValueError, KeyError):
            return False
        return 0 <= self.since < DAY and 0 <= self.until < DAY

    def end(self, now: datetime) -> datetime | None:
        """When the quiet hours of this moment are over; nothing if there are none now."""
        if self.since == self.until:
            return None
        here = now.astimezone(ZoneInfo(self.zone))
        minute = here.hour * 60 + here.minute
        is_quiet = (
            self.since <= minute < self.until
            if self.since < self.until
            else minute >= self.since or minute < self.until
        )
        if not is_quiet:
            return None
        day = here.date() + timedelta(days=1 if minute >= self.until else 0)
        end = datetime(day.year, day.month, day.day, self.until // 60, self.until % 60, tzinfo=here.tzinfo)
        return end.astimezone(UTC)
