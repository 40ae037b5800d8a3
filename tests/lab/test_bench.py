"""The bench: sources really run as sources, and the rows make sense."""

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from partie import sources
from partie.lab.bench.speed import NOT_COMPILED, Worker, measure, own_anchors

INTERPRETED = "tides interpreted"
COMPILED = "tides compiled"


@pytest.fixture
def both(tmp_path: Path) -> Path:
    """A package called partie whose module has a source, and beside it something that cannot be loaded."""
    package = tmp_path / "partie"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "sources.py").write_text(Path(sources.__file__).read_text())
    (package / "inner.py").write_text("WHERE = __file__")
    (package / f"inner{EXTENSION_SUFFIXES[0]}").write_bytes(b"not a library")
    return tmp_path


def where(folder: Path, *lines: str) -> subprocess.CompletedProcess[str]:
    code = "\n".join([*lines, "from partie.inner import WHERE", "print(WHERE)"])
    command = [sys.executable, "-P", "-c", code]
    return subprocess.run(command, env={"PYTHONPATH": str(folder)}, capture_output=True, text=True, check=False)


def test_python_itself_prefers_what_is_compiled(both: Path) -> None:
    assert "ImportError" in where(both).stderr


def test_the_interpreted_row_takes_the_source_all_the_same(both: Path) -> None:
    done = where(both, "from partie.sources import only_sources", "only_sources()")
    assert done.stdout.strip() == str(both / "partie" / "inner.py"), done.stderr


def test_a_run() -> None:
    seen: list[tuple[int, int]] = []
    report = measure(seconds=0.06, on_progress=lambda done, total: seen.append((done, total)))
    assert [row.name for row in report.rows] == own_anchors()
    row = report.row(INTERPRETED)
    assert not row.missing
    assert row.decisions_per_game == 32  # four drafts by two seats in three rounds, and twice a relic and a removal
    assert row.decisions_per_s_best >= row.decisions_per_s > 1_000
    assert row.games_per_s == pytest.approx(row.decisions_per_s / 32)
    assert 50 < row.clone_ns < 1_000_000
    assert row.to_interpreted is not None
    assert (row.to_interpreted.low, row.to_interpreted.median, row.to_interpreted.high) == (1, 1, 1)
    live = [row for row in report.rows if not row.missing]
    assert seen == [(done, 3 * len(live)) for done in range(3 * len(live) + 1)]


def test_the_compiled_row_says_whether_anything_is_compiled() -> None:
    row = measure(seconds=0.03).row(COMPILED)
    if row.missing:
        assert row.missing == NOT_COMPILED
    else:
        assert row.to_interpreted is not None
        assert row.to_interpreted.median > 1.5


def test_a_worker_that_ends_too_early_is_an_error() -> None:
    worker = Worker(INTERPRETED)
    worker.process.kill()
    worker.process.wait()
    with pytest.raises((RuntimeError, BrokenPipeError)):
        worker.run(0.01)
    worker.close()
