"""Judges what people were shown at one table, while its log is played once more."""

import json
from collections.abc import Iterable, Sequence
from typing import cast

from partie.core import SPECTATOR, Match, Position
from partie.server.model.rows import TableRow
from partie.table.late import round_of
from partie.table.shapes import Snapshot
from partie.table.snapshot import snapshot
from tests.server.harness.clients.glimpses import Glimpse, glimpse_of
from tests.server.harness.clients.guests import Player

COUNTED = ("version", "since", "log")  # not a part of what lies on the table


class Shown:
    """What people saw at a table, as far as nothing explains it yet, and what they could see at each version."""

    def __init__(self, row: TableRow, players: Sequence[Player]) -> None:
        self._is_late = row.terms.watching == "late"
        self._round: int | None = None
        self._players = players
        self._open = [(player.seat, look) for player in players for look in _looks(player)]
        self._pasts: list[dict[int | None, list[Glimpse]]] = []
        self._has_gone_back = False

    def begin(self, match: Match[Position]) -> None:
        """A log begins: the one that is stored, or before it one of which the database has lost the end."""
        self._pasts.append({player.seat: [] for player in self._players})
        self._round = None
        self.follow(match)

    def follow(self, match: Match[Position]) -> None:
        """The table as it is now. Onlookers who are late see it when a round has begun, and when it is over."""
        past = self._pasts[-1]
        seats = set(past)
        if self._is_late:
            now = round_of(match)
            if not match.over() and self._round is not None and now <= self._round:
                seats.discard(None)
            self._has_gone_back |= self._round is not None and now < self._round
            self._round = now
        for seat in seats:
            past[seat].append(glimpse_of(match, seat))
        self._explain(match, seats)

    def _explain(self, match: Match[Position], seats: set[int | None]) -> None:
        """Take away the looks at the table as it is now."""
        for seat in {seat for seat, look in self._open if seat in seats and look["question"] == match.number}:
            shown = snapshot(match, SPECTATOR if seat is None else seat)
            whole = cast(Snapshot, json.loads(json.dumps(shown)))
            self._open = [each for each in self._open if each[0] != seat or not is_same(each[1], whole)]

    def wrong(self) -> Iterable[str]:
        """What nothing explains."""
        for seat, look in self._open:
            yield f"seat {seat} saw at question {look['question']} what never was"
        for player in self._players:
            yield from self._order(player)

    def _order(self, player: Player) -> Iterable[str]:
        """What a client is shown never goes back, also where it comes back through another process.

        A late onlooker is shown the beginning of a round. Where it was taken back, nobody knows which one that is.
        """
        if player.diary.missed:
            yield f"seat {player.seat} was sent {player.diary.missed} changes that do not follow what was sent before"
        if player.seat is None and self._is_late and self._has_gone_back:
            return
        pasts = [past[player.seat] for past in self._pasts]
        at = 0
        for chapter in player.diary.chapters:
            found = [first_out_of_order(chapter.glimpses, past) for past in pasts]
            fitting = [number for number, each in enumerate(found) if each is None and number >= at]
            if not fitting:
                each = found[-1]
                yield f"seat {player.seat} was shown a question as it was before, or never was: {each}"
                return
            at = fitting[0]
        if len(player.diary.chapters) > 1 and len(pasts) == 1:
            yield f"seat {player.seat} was told that something is lost, and nothing is"


def first_out_of_order(shown: Sequence[Glimpse], past: Sequence[Glimpse]) -> Glimpse | None:
    """The first glimpse that no version explains from the one on that explains those before it; None if all are."""
    left = iter(shown)
    glimpse = next(left, None)
    for version in past:
        while glimpse == version:
            glimpse = next(left, None)
        if glimpse is None:
            return None
    return glimpse


def _looks(player: Player) -> list[Snapshot]:
    """What these eyes saw when they were cut off, and last of all."""
    return [*player.diary.looks, *([] if player.snapshot is None else [player.snapshot])]


def is_same(look: Snapshot, now: Snapshot) -> bool:
    """Whether somebody saw exactly this. A look holds the last lines of the log."""
    table, other = ({name: each for name, each in some.items() if name not in COUNTED} for some in (look, now))
    return table == other and look["log"] == now["log"][look["since"] :]
