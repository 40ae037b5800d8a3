"""Who has a table open, in this process and in others."""

from collections.abc import Callable, Mapping, Sequence

from partie.core import SPECTATOR
from partie.server.realtime.subscriber import Subscriber


class Presence:
    """``subscribers`` are the sockets of this process by seat; ``changed`` is called when another process says more."""

    __slots__ = ("_changed", "_elsewhere", "_seats", "_subscribers", "came", "saw_end")

    def __init__(
        self, seats: int, subscribers: Mapping[int, Sequence[Subscriber]], changed: Callable[[], None]
    ) -> None:
        self._seats = seats
        self._subscribers = subscribers
        self._changed = changed
        # process → seats that look there, how many look on, and since when
        self._elsewhere: dict[str, tuple[frozenset[int], int, float]] = {}
        self.came: dict[int, int] = {}  # seat → since when it has the table open here, by the database's clock
        self.saw_end: frozenset[int] = frozenset()  # the seats that looked when the end was shown

    def here(self) -> tuple[int, ...]:
        """The seats that have the table open in this process."""
        return tuple([seat for seat in self._subscribers if seat < self._seats])

    def onlookers_here(self) -> int:
        """How many look on through this process."""
        return len(self._subscribers.get(SPECTATOR, ()))

    def hear_of(self, process: str, seats: Sequence[int], onlookers: int, now: float) -> bool:
        """Another process says which seats look there, and how many look on. Whether it was known."""
        was_known, before = process in self._elsewhere, self.everywhere()
        self._elsewhere[process] = frozenset(seats), onlookers, now
        if self.everywhere() != before:
            self._changed()
        return was_known

    def forget_elsewhere(self, until: float) -> None:
        """A process that has said nothing since then is gone, and whoever looked there too."""
        before = self.everywhere()
        self._elsewhere = {process: said for process, said in self._elsewhere.items() if said[2] >= until}
        if self.everywhere() != before:
            self._changed()

    def everywhere(self) -> tuple[frozenset[int], int]:
        """The seats that have the table open anywhere, and how many look on."""
        return self.seats(), self.onlookers_here() + sum([said[1] for said in self._elsewhere.values()])

    def seats(self) -> frozenset[int]:
        """The seats that have the table open anywhere."""
        return frozenset(self.here()).union(*[said[0] for said in self._elsewhere.values()])

    def looks(self, seat: int) -> bool:
        """Whether a seat has the table open anywhere."""
        return seat in self.seats()
