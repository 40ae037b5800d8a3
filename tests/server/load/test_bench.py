"""``python -m tools.bench server`` on a tiny run: it measures what it says, and judges no time."""

import json

import pytest

from partie.terminal.screen import Screen
from tools.bench.server.run import ServerReport, measure_server
from tools.bench.server.shown import show_server
from tools.bench.server.size import table_sizes

pytestmark = pytest.mark.long  # whole processes are measured
TABLES = 3


@pytest.fixture(scope="module")
def report() -> ServerReport:
    return measure_server(TABLES, 0.1, False, lambda done, of: None, at_once=1, games=["tides"])


def test_every_answer_is_counted_and_none_fails(report: ServerReport) -> None:
    path = report.path
    assert (path.turns, path.answers, path.errors) == (3, 2 * 3 * 32, 0)
    assert min(path.ours_us, path.bare_us, path.two_us, path.ours_rate, path.bare_rate) > 0
    assert path.frame_bytes > 500


def test_waits_are_seen_at_the_other_seat(report: ServerReport) -> None:
    waits = report.waits
    assert waits.tables == TABLES
    assert TABLES <= waits.answers <= 4 * TABLES
    assert waits.errors == 0
    assert 0 < waits.p50_ms <= waits.p99_ms
    assert waits.lag_ms > 0
    assert waits.pause_ms > 0, "young objects are collected again and again"


def test_sizes_are_those_of_tables() -> None:
    [tides] = table_sizes(["tides"])
    assert (tides.game, tides.seats, tides.answers) == ("tides", 2, 32)
    assert 10 < tides.kib < 25
    assert 1_000 < tides.largest_frame <= 24_000
    assert tides.rebuild_ms > 0


def test_the_report_is_read_by_people_and_by_programs(report: ServerReport, capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(report.to_json())["path"]["turns"] == 3
    show_server(Screen(), report)
    said = capsys.readouterr().out
    assert "against the bare path" in said
    assert "tides" in said.lower()
