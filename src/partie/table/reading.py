"""A record that somebody looks at: every moment through anybody's eyes, and everything that can be checked of it."""

from typing import Final

from partie.core import SPECTATOR, Event, Game, Position, Record, Seat, View, digest, read_record, verify, view_of
from partie.core.record import UnreadableRecord, skim_headers
from partie.core.replay import BrokenRecord, Moment, moments
from partie.core.sight import heard
from partie.registry import UnknownGame, find_game
from partie.table.refusal import Refused
from partie.table.shapes import Checked, EventJson, ReadingJson, Snapshot, Suspicion
from partie.table.snapshot import event_json, snapshot_of
from partie.words.messages import broken_says, message

DRAWN: Final = 80  # more points than this no picture shows


def read(text: str) -> tuple[Record, Game[Position]]:
    """A record and the game it was played in."""
    try:
        record = read_record(text)
        game = find_game(record.headers.get("game", ""), int(record.headers.get("rules", "0")))
        return record, game.played_with(record.headers.get("deck", ""))
    except UnreadableRecord as error:
        if not error.line:
            raise Refused("unreadable", message("err-unreadable-format")) from error
        line = text.split("\n")[error.line - 1]
        raise Refused("unreadable", message("err-unreadable-line", line=error.line, text=line)) from error
    except (UnknownGame, ValueError) as error:
        raise Refused("game", message("err-unknown-record", game=skim_headers(text).get("game", "?"))) from error


class Reading:
    """A record that is looked at, moment by moment. ``viewer`` of nobody see every card."""

    def __init__(self, text: str) -> None:
        self.record, self.game = read(text)
        if "reader" in self.record.headers:
            raise Refused("redacted", message("err-redacted"))
        try:
            self.moments: list[Moment[Position]] = list(moments(self.game, self.record))
        except BrokenRecord as error:
            raise Refused("broken", broken_says(error)) from error
        self._logs: dict[Seat | None, list[EventJson]] = {}

    def about(self) -> ReadingJson:
        """What the record says of itself, and how many moments there are to look at."""
        return {
            "headers": dict(self.record.headers),
            "players": self.record.players(),
            "last": len(self.moments) - 1,
            "over": self.moments[-1].position.waiting == 0,
            "digest": digest(self.game, self.moments[-1].position),
            "stops": self.stops(),
        }

    def stops(self) -> list[int]:
        """The moments a person steps through: every one at which a seat is asked, and the last.

        So the dealer's answers belong to the step before them, and everybody sees what the seat saw that answers next.
        """
        seats = len(self.record.players())
        asked = [row.number - 1 for row in self.record.rows if row.entries and row.entries[0].seat < seats]
        return [*asked, len(self.moments) - 1]

    def snapshot(self, at: int, viewer: Seat | None) -> Snapshot:
        """The table after question ``at``; with no viewer, everything lies open."""
        game, s = self.game, self.moments[at].position
        seen = View(SPECTATOR, s) if viewer is None else view_of(game, s, viewer)
        log = [event for event in self.log(viewer) if event["question"] <= at]
        return {**snapshot_of(game, seen, self.record.players(), at), "version": at, "log": log}

    def suspicions(self) -> list[Suspicion]:
        """What an onlooker thought of each seat, moment by moment; nothing in games in which nobody hides a side."""
        stops = self.stops()
        step = 1 + len(stops) // DRAWN
        told: list[Event] = []
        found: list[Suspicion] = []
        wanted = {*stops[::step], stops[-1]}
        for at, moment in enumerate(self.moments):
            told += heard(self.game, moment.told, SPECTATOR)
            if at in wanted:
                seats = self.game.opinions.suspect(view_of(self.game, moment.position, SPECTATOR).position, told)
                if seats is not None:
                    found.append({"question": at, "seats": [round(share, 3) for share in seats]})
        return found

    def log(self, viewer: Seat | None) -> list[EventJson]:
        """Everything this viewer was told, to the end; worked out once, since every moment has its part of it."""
        if viewer not in self._logs:
            self._logs[viewer] = [
                event_json(self.game, event, moment.number)
                for moment in self.moments
                for event in (
                    [event for _, event in moment.told] if viewer is None else heard(self.game, moment.told, viewer)
                )
            ]
        return self._logs[viewer]


def check_record(text: str) -> list[Checked]:
    """Everything that can be checked of a record."""
    record, game = read(text)
    return [
        {
            "name": check.name,
            "verdict": check.verdict,
            "detail": check.detail,
            "why": None if check.broken is None else broken_says(check.broken),
        }
        for check in verify(game, record, text)
    ]
