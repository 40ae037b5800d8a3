"""Those who look at a table through sockets of this process, and what they are sent."""

from collections.abc import Callable

from partie.core import SPECTATOR, Match, Position
from partie.server.clocks.schemas import ClocksJson
from partie.server.model.rows import TableRow
from partie.server.realtime.subscriber import Outlet, Telling
from partie.server.tables.schemas import Behind, Clocks, Seats, TableCard
from partie.table.difference import to_text
from partie.table.frames import Frames
from partie.table.late import LateFrames

HELD = 100  # this many claims may wait until onlookers who are late hear them


class Audience:
    """It knows no more of the table than its row, the match that is shown, and how a card is made for a person."""

    __slots__ = ("_card", "_held", "_late", "_match", "frames", "outlets", "row")

    def __init__(self, row: TableRow, card: Callable[[int | None], TableCard]) -> None:
        self.row = row
        self.frames: Frames | None = None
        self.outlets: dict[int, list[Outlet]] = {}  # by seat
        self._card = card
        self._match: Match[Position] | None = None
        self._late: LateFrames | None = None  # for onlookers who see a round less, once there are any
        self._held: list[tuple[str, frozenset[int]]] = []  # what they hear when the round is over

    def show(self, match: Match[Position], is_behind: bool = False) -> None:
        """Show this match to all eyes that are open. ``is_behind`` says that they have seen more of it."""
        self._match = match
        self.frames, self._late = Frames(match), None
        self.frames.put_away()
        for seat, outlets in self.outlets.items():
            look = self.frames_of(seat).open(seat)
            for outlet in outlets:
                if is_behind:
                    _tell_behind(outlet)
                outlet.send(look)

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

    def add(self, outlet: Outlet, is_behind: bool) -> None:
        """A player or onlooker looks from now on: all are told who is here, and they are shown the table."""
        self.outlets.setdefault(outlet.seat, []).append(outlet)
        self.tell_seats()
        if is_behind:
            _tell_behind(outlet)
        if self.frames is not None:
            outlet.send(self.frames_of(outlet.seat).open(outlet.seat))

    def remove(self, outlet: Outlet) -> bool:
        """They look no more. Whether nobody else looks from that seat."""
        left = [each for each in self.outlets.get(outlet.seat, []) if each is not outlet]
        if left:
            self.outlets[outlet.seat] = left
        else:
            self.outlets.pop(outlet.seat, None)
            if self.frames is not None:
                self.frames_of(outlet.seat).close(outlet.seat)
        self.tell_seats()
        return not left

    def eyes(self) -> list[Outlet]:
        """Everybody who looks at the table in this process."""
        return [outlet for outlets in self.outlets.values() for outlet in outlets]

    def cut_strangers(self) -> None:
        """Whoever looks through the eyes of a seat that is not theirs any more looks no more, and is told who sits."""
        for seat in [each for each in self.outlets if each < len(self.row.seats)]:
            for outlet in self.outlets[seat]:
                if seat not in self.row.seats_of(outlet.person):
                    card = self._card(outlet.person)
                    if not card["mine"]:  # they were sent away, and are not to look on instead
                        card["onlookers"] = ""
                    outlet.send(to_text({"kind": "seats", "card": card}))
                    outlet.cut("moved")

    def cut_onlookers(self) -> None:
        """Who looks on came with a key that opens nothing any more."""
        for outlet in self.outlets.get(SPECTATOR, ()):
            outlet.cut("moved")

    def cut_all(self, why: str = "moved", back: int = 0) -> None:
        """The table is no more. With ``back`` all may come again after that number of milliseconds."""
        for outlet in self.eyes():
            outlet.back = back
            outlet.cut(why)

    # -- what they are told ---------------------------------------------------------------------------------------

    def tell_changes(self, since: float = 0.0) -> None:
        """Tell all eyes what changed for them. ``since`` is when somebody here asked for it, if anybody did."""
        if self.frames is None:
            return
        told = self.frames.changes()
        if self._late is not None:
            told |= self._late.changes()
        telling = Telling(since) if since else None
        for seat, frame in told.items():
            for outlet in self.outlets.get(seat, ()):
                outlet.send(frame, telling)
        if SPECTATOR in told:
            self._let_go()
        self.frames.put_away()

    def tell_clocks(self, clocks: ClocksJson) -> None:
        """Tell how the clocks stand; not those who see a round less."""
        told: Clocks = {"kind": "clocks", "clocks": clocks}
        frame = to_text(told)
        for seat, outlets in self.outlets.items():
            if seat == SPECTATOR and self.row.is_shown_late:
                continue
            for outlet in outlets:
                outlet.send(frame)

    def tell_seats(self) -> None:
        """Tell everybody who sits here."""
        for outlets in self.outlets.values():
            for outlet in outlets:
                message: Seats = {"kind": "seats", "card": self._card(outlet.person)}
                outlet.send(to_text(message))

    def hold(self, text: str, deaf: frozenset[int]) -> None:
        """Onlookers who are late hear it with the round that they see, but not those who shun the speaker."""
        if self._late is not None and not self.row.ended:
            self._held = [*self._held, (text, deaf)][-HELD:]

    def _let_go(self) -> None:
        """Onlookers who are late hear what was said in the round they have just been shown."""
        held, self._held = self._held, []
        for text, deaf in held:
            for outlet in self.outlets.get(SPECTATOR, ()):
                if outlet.person not in deaf and not self.row.seats_of(outlet.person):
                    outlet.send(text)


def _tell_behind(outlet: Outlet) -> None:
    behind: Behind = {"kind": "behind"}
    outlet.send(to_text(behind))
