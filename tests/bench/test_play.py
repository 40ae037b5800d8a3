"""The bench of random play: who is not installed is only reported, and ours stay what they are beside peers."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from partie.lab.bench.speed import own_anchors
from tools.bench.peers import HEARTS, PEERS
from tools.bench.play import measure_play
from tools.bench.workers import TOP, worker

from .pretended import pretend

INTERPRETED = "tides interpreted"


def test_a_peer_does_not_carry_partie_along() -> None:
    script = "import sys, tools.bench.process; assert not {'click', 'rich', 'partie.core'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", script], check=True, cwd=TOP)


def test_ours_play_without_peers() -> None:
    report = measure_play(peers=False, seconds=0.03)
    assert [row.name for row in report.rows] == own_anchors()
    ours = report.row(INTERPRETED)
    assert ours.decisions_per_game == 32
    assert ours.to_interpreted is not None
    assert ours.to_interpreted.median == 1


def test_all_are_compared_with_the_peer_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the place of OpenSpiel stands a game of a hundred decisions."""
    pretend(tmp_path, "-4 if self.moves == 100 else 0")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr("tools.bench.play.PEERS", (HEARTS,))
    monkeypatch.setattr("tools.bench.play.own_anchors", lambda: [INTERPRETED])
    ours, hearts = measure_play(peers=True, seconds=0.03).rows
    assert hearts.decisions_per_game == 100
    assert hearts.to_hearts is not None
    assert hearts.to_hearts.median == 1
    assert ours.to_hearts is not None
    assert ours.to_hearts.median < 1
    assert ours.to_catanatron is None


def test_a_peer_that_is_not_installed_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Installed or not, these cannot be imported in the workers: what stands first on the path says so.
    for name in ("catanatron", "pyspiel", "rlcard"):
        text = f"raise ModuleNotFoundError('No module named {name}', name='{name}')"
        (tmp_path / f"{name}.py").write_text(text)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    report = measure_play(peers=True, seconds=0.03)
    missing = {row.name: row.missing for row in report.rows if row.name in PEERS}
    assert missing == dict(zip(PEERS, ["catanatron", "pyspiel", "pyspiel", "pyspiel", "rlcard"], strict=True))
    assert not report.row(INTERPRETED).missing
    assert all(row.to_hearts is None for row in report.rows)
    twin = json.loads(report.to_json())
    assert [row["name"] for row in twin["rows"]] == [*own_anchors(), *PEERS]
    spiel = twin["rows"][len(own_anchors()) + 1]
    assert spiel == {**spiel, "missing": "pyspiel", "decisions_per_s": 0, "to_hearts": None}


def test_a_peer_that_has_changed_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyspiel.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    peer = worker(HEARTS)
    peer.close()
    assert peer.missing.startswith("AttributeError: ")
