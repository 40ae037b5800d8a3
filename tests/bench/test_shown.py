"""``python -m tools.bench``: what was measured is read by people and by programs."""

import json

import pytest

import tools.bench.__main__ as bench
from partie.lab.bench.speed import NO_ANSWER, NOT_COMPILED, Ratio
from tools.bench.frames import FrameCosts, FrameReport
from tools.bench.play import PlayReport, PlayRow
from tools.bench.search import HEARTS_CPP, SearchReport, SearchRow

PLAY = PlayReport(
    "CPython 3.13.0",
    "Linux x86_64",
    3,
    0.3,
    (
        PlayRow("tides interpreted", decisions_per_s=60_000, games_per_s=1_900, decisions_per_game=32, clone_ns=900),
        PlayRow("tides compiled", missing=NOT_COMPILED),
        PlayRow(
            "catanatron 4 random players", release="3.3", decisions_per_s=9_000, to_catanatron=Ratio(0.15, 0.14, 0.16)
        ),
        PlayRow("open_spiel hearts", missing="pyspiel"),
        PlayRow("rlcard uno", missing=NO_ANSWER),
    ),
)
SEARCH = SearchReport(
    "CPython 3.13.0",
    "Linux x86_64",
    3,
    0.3,
    (
        SearchRow(
            "tides search",
            how="compiled",
            release="0.1.0",
            simulations_per_s=9_876,
            simulations_per_search=432,
            to_cpp=Ratio(0.32, 0.31, 0.33),
            to_python=Ratio(0.0321, 0.0312, 0.0334),
        ),
        SearchRow("darkcave search", missing=NO_ANSWER),
        SearchRow(HEARTS_CPP, missing="pyspiel"),
    ),
)
FRAMES = FrameReport(
    "CPython 3.13.0",
    "Linux x86_64",
    (
        FrameCosts("tides", 2, 64, 5_000, 800, 176, 1_815.4, 9_958, 13_807),
        FrameCosts("stonespine", 5, 450, 30_000, 1_800, 2_100, 2_500.0, 19_000, 23_999),
    ),
)


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> list[tuple[bool, float]]:
    """Nothing is measured; what was asked for is kept."""
    asked: list[tuple[bool, float]] = []
    monkeypatch.setenv("COLUMNS", "400")  # so wide that no line is broken in two

    def search(peers: bool, seconds: float, on_progress: object) -> SearchReport:
        asked.append((peers, seconds))
        return SEARCH

    monkeypatch.setattr(bench, "measure_play", lambda peers, seconds, on_progress: PLAY)
    monkeypatch.setattr(bench, "measure_search", search)
    monkeypatch.setattr(bench, "measure_frames", lambda seconds, on_progress: FRAMES)
    return asked


def test_play_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["play", "--peers"])
    said = capsys.readouterr().out
    assert "60000" in said
    assert "0.15× (0.14–0.16)" in said
    assert "open_spiel hearts: not installed (pyspiel)" in said
    assert "tides compiled: this installation is not compiled" in said
    assert "rlcard uno: did not start" in said
    assert "against Hearts" not in said, "a column that says nothing is left out"


def test_search_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["search"])
    said = capsys.readouterr().out
    assert "tides search compiled 0.1.0" in said
    assert "9876" in said
    assert "0.32× (0.31–0.33)" in said
    assert "0.032× (0.031–0.033)" in said, "two digits would not tell small ones apart"
    assert "open_spiel hearts ISMCTS (C++): not installed (pyspiel)" in said
    assert "darkcave search: did not start" in said


def test_search_for_a_program(capsys: pytest.CaptureFixture[str], measured: list[tuple[bool, float]]) -> None:
    bench.main(["search", "--peers", "--seconds", "0.5", "--json"])
    assert measured == [(True, 0.5)]
    assert json.loads(capsys.readouterr().out)["rows"][0]["simulations_per_s"] == 9_876


def test_frames_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["frames"])
    said = capsys.readouterr().out
    for figure in ("5000", "800", "0.16", "1815", "9958", "13807", "0.06"):
        assert figure in said


def test_frames_for_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    bench.main(["frames", "--json"])
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [(row["game"], row["seats"], row["ratio"]) for row in rows] == [("tides", 2, 0.16), ("stonespine", 5, 0.06)]
