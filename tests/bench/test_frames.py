"""The bench of frames: whole games, both ways of telling in turns, and frames that are worth it."""

import gc

from partie.core import Match, Position, Seat
from partie.table.frames import LARGEST
from tools.bench.frames import complete_look, measure_frames

ANSWERS = 32  # of a game of Tides


def test_changes_cost_less_than_half_of_complete_looks() -> None:
    seen: list[tuple[int, int]] = []
    report = measure_frames(0, lambda done, total: seen.append((done, total)), ["tides"])
    (row,) = report.rows
    assert (row.game, row.seats, row.answers) == ("tides", 2, 2 * ANSWERS)
    assert row.ratio < 0.5
    assert 1 < row.frames < 3 * row.answers, "half an answer is sent to one pair of eyes only"
    assert 100 < row.mean_bytes < row.largest_bytes < LARGEST
    assert row.largest_bytes < row.largest_look < LARGEST
    assert seen == [(0, 1), (1, 1)]


def test_the_collector_waits_while_something_is_measured() -> None:
    pauses: list[str] = []
    measured: list[bool] = []

    def on_pause(phase: str, _info: dict[str, int]) -> None:
        pauses.append(phase)

    def look(match: Match[Position], seat: Seat, lines: int) -> str:
        measured.append(gc.isenabled())
        return complete_look(match, seat, lines)

    gc.callbacks.append(on_pause)
    try:
        measure_frames(0, lambda done, total: None, ["tides"], look)
    finally:
        gc.callbacks.remove(on_pause)
    assert measured
    assert not any(measured)
    assert pauses == ["start", "stop"] * 2, "after each game, and at no other time"
    assert gc.isenabled()
