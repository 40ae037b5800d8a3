"""No secret leaves the server: not through a socket, and not into a log. Planted bugs are caught in every game."""

import asyncio
import logging
from collections.abc import Sequence
from typing import override
from unittest.mock import patch

import pytest

from partie.core import Position, Seat, View, digest
from partie.core import ScoreSheet as Sheet
from partie.core.outcome import Point
from partie.server.ops.dev_services import DevServices
from partie.server.tables.store import TableStore
from partie.table.frames import Frames, Points
from partie.table.shapes import Foreseen
from partie.table.snapshot import foresee
from partie.table.table import Table
from partie.testing.planted import CountsAllParts, UnmaskedInAChange

from . import twins
from .twins import ServedWorld, Told, play, two_worlds

TABLES = [("tides", 2), ("stonespine", 3), ("darkcave", 4), ("tales", 3)]
TRIES = 12  # games in which a planted bug must show
DEEPEST = 30  # answers before the worlds differ; the whole run of ``twins`` goes to the end of every game


class TellsOfHalfAnAnswer(Frames):
    """Everybody is sent something for every part of an answer."""

    @override
    def changes(self) -> dict[Seat, str]:
        told = super().changes()
        for seat, eyes in self.eyes.items():
            if seat not in told:
                eyes.version += 1
                told[seat] = f'{{"kind":"change","version":{eyes.version},"fields":{{}}}}'
        return told


class CountsHiddenCards(Frames):
    """The standing is worked out on the truth, with what nobody has seen."""

    @override
    def points(self, v: Position) -> Points:
        hidden = int(digest(self.game, self.moment.position).removeprefix("sha256:")[:4], 16)
        read = super().points(v)
        return read._replace(standing=Sheet((*read.standing.points, Point(0, "hidden", hidden, "hidden"))))


class ForeseesTheTruth(Table):
    """A preview that is asked of the truth."""

    @override
    def foresee(self, seat: Seat, texts: Sequence[str]) -> Foreseen | None:
        game = self.match.game
        return foresee(game, View(seat, self.match.position), [game.notation.parse(text) for text in texts])


PLANTED: dict[str, tuple[str, type]] = {
    "a piece unmasked": ("partie.server.tables.audience.Frames", UnmaskedInAChange),
    "a version that counts other seats' parts": ("partie.server.tables.audience.Frames", CountsAllParts),
    "a frame for half an answer": ("partie.server.tables.audience.Frames", TellsOfHalfAnAnswer),
    "a standing on the truth": ("partie.server.tables.audience.Frames", CountsHiddenCards),
    "a preview on the truth": ("partie.server.web.sockets.table_session.Table", ForeseesTheTruth),
}


async def is_told(worlds: tuple[ServedWorld, ServedWorld], table: tuple[str, int], first: int) -> bool:
    """Whether somebody is sent a secret in one of a few games."""
    try:
        await play(worlds, [table] * TRIES, first, DEEPEST)
    except Told:
        return True
    return False


@pytest.mark.parametrize("table", TABLES)
async def test_eyes_are_sent_the_same_in_another_world(trial: DevServices, table: tuple[str, int]) -> None:
    async with two_worlds(trial.database) as worlds:
        assert await play(worlds, [table] * 2, 1000, DEEPEST) > 50
        for number, (bug, (where, wrong)) in enumerate(PLANTED.items(), 2):
            with patch(where, wrong), patch.object(twins, "PEEK", 1):
                assert await is_told(worlds, table, 1000 * number), f"not caught: {bug}"


# -- what is written into logs ---------------------------------------------------------------------------------------


def _logged(trial: DevServices, caplog: pytest.LogCaptureFixture) -> str:
    """Everything that is logged in a game, down to the last detail."""

    async def one_game() -> None:
        async with two_worlds(trial.database) as worlds:
            await play(worlds, [("tides", 2)], 3000)

    with caplog.at_level(logging.DEBUG):
        asyncio.run(one_game())
    return caplog.text


def test_no_log_holds_a_seed(trial: DevServices, caplog: pytest.LogCaptureFixture) -> None:
    logged = _logged(trial, caplog)
    assert "twins 3000" not in logged
    assert logged, "nothing was logged, so nothing was looked at"


def test_a_seed_in_a_log_is_caught(trial: DevServices, caplog: pytest.LogCaptureFixture) -> None:
    seed = TableStore.seed

    async def chatty(store: TableStore, table_id: str) -> str | None:
        found = await seed(store, table_id)
        logging.getLogger(__name__).debug("the luck of %s is %s", table_id, found)
        return found

    with patch.object(TableStore, "seed", chatty):
        assert "twins 3000" in _logged(trial, caplog)
