"""Those who look at a table through sockets of this process, and what they are sent."""

from collections.abc import Callable

from partie.core import SPECTATOR, Match, Position
from partie.server.clocks.schemas import ClocksJson
from partie.server.model.rows import TableRow
from partie.server.realtime.subscriber import DeliveryTimer, Subscriber
from partie.server.tables.schemas import Behind, Clocks, Seats, TableCard
from partie.table.difference import to_text
from partie.table.frames import Frames
from partie.table.late import LateFrames

HELD = 100  # this many claims may wait until onlookers who are late hear them


class Audience:
    """It knows no more of the table than its row, the match that is shown, and how a card is made for a person."""

    __slots__ = ("_card", "_held", "_late", "_match", "frames", "row", "subscribers")

    def __init__(self, row: TableRow, card: Callable[[int | None], TableCard]) -> None:
        self.row = row
        self.frames: Frames | None = None
        self.subscribers: dict[int, list[Subscriber]] = {}  # by seat
        self._card = card
        self._match: Match[Position] | None = None
        self._late: LateFrames | None = None  # for onlookers who see a round less, once there are any
        self._held: list[tuple[str, frozenset[int]]] = []  # what they hear when the round is over

    def show(self, match: Match[Position], is_behind: bool = False) -> None:
        """Show this match to all eyes that are open. ``is_behind`` says that they have seen more of it."""
        self._match = match
        self.frames, self._late = Frames(match), None
        self.frames.put_away()
        for seat, subscribers in self.subscribers.items():
            look = self.frames_of(seat).open(seat)
            for subscriber in subscribers:
                if is_behind:
                    _tell_behind(subscriber)
                subscriber.send(look)

    def follow(self, match: Match[Position]) -> None:
        """An answer was taken back."""
        for frames in (self.frames, self._late):
            if frames is not None:
                frames.follow(match)

    def frames_of(self, seat: int) -> Frames:
        """What is sent to these eyes: onlookers may be a round late."""
        assert self.frames is not None
        assert self._match is not None
        if seat != SPECTATOR or self.row.terms.watching != "late":
            return self.frames
        if self._late is None:
            self._late = LateFrames(self._match)
        return self._late

    # -- who looks ------------------------------------------------------------------------------------------------

    def add(self, subscriber: Subscriber, is_behind: bool) -> None:
        """A player or onlooker looks from now on: all are told who is here, and they are shown the table."""
        self.subscribers.setdefault(subscriber.seat, []).append(subscriber)
        self.tell_seats()
        if is_behind:
            _tell_behind(subscriber)
        if self.frames is not None:
            subscriber.send(self.frames_of(subscriber.seat).open(subscriber.seat))

    def remove(self, subscriber: Subscriber) -> bool:
        """They look no more. Whether nobody else looks from that seat."""
        left = [each for each in self.subscribers.get(subscriber.seat, []) if each is not subscriber]
        if left:
            self.subscribers[subscriber.seat] = left
        else:
            self.subscribers.pop(subscriber.seat, None)
            if self.frames is not None:
                self.frames_of(subscriber.seat).close(subscriber.seat)
        self.tell_seats()
        return not left

    def eyes(self) -> list[Subscriber]:
        """Everybody who looks at the table in this process."""
        return [subscriber for subscribers in self.subscribers.values() for subscriber in subscribers]

    def cut_strangers(self) -> None:
        """Whoever looks through the eyes of a seat that is not theirs any more looks no more, and is told who sits."""
        for seat in [each for each in self.subscribers if each < len(self.row.seats)]:
            for subscriber in self.subscribers[seat]:
                if seat not in self.row.seats_of(subscriber.person):
                    card = self._card(subscriber.person)
                    if not card["mine"]:  # they were sent away, and are not to look on instead
                        card["onlookers"] = ""
                    subscriber.send(to_text({"kind": "seats", "card": card}))
                    subscriber.cut("moved")

    def cut_onlookers(self) -> None:
        """Who looks on came with a key that opens nothing any more."""
        for subscriber in self.subscribers.get(SPECTATOR, ()):
            subscriber.cut("moved")

    def cut_all(self, why: str = "moved", back: int = 0) -> None:
        """The table is no more. With ``back`` all may come again after that number of milliseconds."""
        for subscriber in self.eyes():
            subscriber.back = back
            subscriber.cut(why)

    # -- what they are told ---------------------------------------------------------------------------------------

    def tell_changes(self, since: float = 0.0) -> None:
        """Tell all eyes what changed for them. ``since`` is when somebody here asked for it, if anybody did."""
        if self.frames is None:
            return
        told = self.frames.changes()
        if self._late is not None:
            told |= self._late.changes()
        telling = DeliveryTimer(since) if since else None
        for seat, frame in told.items():
            for subscriber in self.subscribers.get(seat, ()):
                subscriber.send(frame, telling)
        if SPECTATOR in told:
            self._let_go()
        self.frames.put_away()

    def tell_clocks(self, clocks: ClocksJson) -> None:
        """Tell how the clocks stand; not those who see a round less."""
        told: Clocks = {"kind": "clocks", "clocks": clocks}
        frame = to_text(told)
        for seat, subscribers in self.subscribers.items():
            if seat == SPECTATOR and self.row.is_shown_late:
                continue
            for subscriber in subscribers:
                subscriber.send(frame)

    def tell_seats(self) -> None:
        """Tell everybody who sits here."""
        for subscribers in self.subscribers.values():
            for subscriber in subscribers:
                message: Seats = {"kind": "seats", "card": self._card(subscriber.person)}
                subscriber.send(to_text(message))

    def hold(self, text: str, deaf: frozenset[int]) -> None:
        """Onlookers who are late hear it with the round that they see, but not those who shun the speaker."""
        if self._late is not None and not self.row.ended:
            self._held = [*self._held, (text, deaf)][-HELD:]

    def _let_go(self) -> None:
        """Onlookers who are late hear what was said in the round they have just been shown."""
        held, self._held = self._held, []
        for text, deaf in held:
            for subscriber in self.subscribers.get(SPECTATOR, ()):
                if subscriber.person not in deaf and not self.row.seats_of(subscriber.person):
                    subscriber.send(text)


def _tell_behind(subscriber: Subscriber) -> None:
    behind: Behind = {"kind": "behind"}
    subscriber.send(to_text(behind))
