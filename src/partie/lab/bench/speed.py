"""How fast random play is here, interpreted and compiled.

Every anchor is a live process; they take turns in short slices on one core, so that whatever slows the machine down
for a while slows all of them. Ratios are taken slice by slice, and their median is reported.
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles

INTERPRETED = "interpreted"
COMPILED = "compiled"

NOT_COMPILED = "not-compiled"
NO_ANSWER = "no-answer"
SLICE_SECONDS = 0.3
FEWEST_SLICES = 3

OWN_PROCESS = Path(__file__).parent / "process.py"
SOURCES = Path(__file__).parents[3]


@dataclass(frozen=True)
class Ratio:
    """Decisions a second against another row: the median over the slices, with the quartiles."""

    median: float
    low: float
    high: float


@dataclass(frozen=True)
class Row:
    """One anchor. ``missing`` says why it cannot play, and then nothing else is known. Rates are per CPU second."""

    name: str
    missing: str = ""
    release: str = ""
    decisions_per_s: float = 0.0
    decisions_per_s_best: float = 0.0
    games_per_s: float = 0.0
    decisions_per_game: float = 0.0
    clone_ns: float = 0.0
    to_interpreted: Ratio | None = None


@dataclass(frozen=True)
class Report:
    """All rows, and on what they were measured."""

    python: str
    machine: str
    slices: int
    slice_seconds: float
    rows: tuple[Row, ...]

    def row(self, name: str) -> Row:
        """One row by its name."""
        return next(row for row in self.rows if row.name == name)

    def to_json(self) -> str:
        """Everything, for machines."""
        return json.dumps(asdict(self), indent=2)


@dataclass(frozen=True)
class Slice:
    """What one anchor did in one turn."""

    games: int
    decisions: int
    cpu: float

    def rate(self) -> float:
        """Decisions per second of processor time."""
        return self.decisions / self.cpu


def own_anchors() -> list[str]:
    """Every installed game, interpreted and compiled."""
    from partie.registry import game_names  # a worker imports this package too, and must choose its sources first

    return [f"{name} {how}" for name in game_names() for how in (INTERPRETED, COMPILED)]


class Worker:
    """One live anchor, in a process of this program; more anchors than ours may need a folder more to import from."""

    def __init__(self, name: str, program: Path = OWN_PROCESS, *folders: Path) -> None:
        self.name = name
        # The very Partie that asks is measured, installed or not. -P: the script's own folder is not a place to import.
        places = [str(SOURCES), *[str(each) for each in folders], os.environ.get("PYTHONPATH", "")]
        self.process = subprocess.Popen(
            [sys.executable, "-P", str(program), name],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([each for each in places if each])},
        )
        hello = self._hear() or {"missing": NO_ANSWER}
        self.missing = str(hello.get("missing", ""))
        self.release = str(hello.get("release", ""))
        self.is_compiled = bool(hello.get("compiled"))
        if name.endswith(f" {COMPILED}") and not self.missing and not self.is_compiled:
            self.missing = NOT_COMPILED

    def ask(self, command: str) -> dict[str, float]:
        """One command, one answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        said = self._hear()
        if not said:
            raise RuntimeError(f"{self.name}: {NO_ANSWER}")
        return {key: float(value) for key, value in said.items()}

    def run(self, seconds: float) -> Slice:
        """One turn of whatever the anchor plays."""
        said = self.ask(f"run {seconds}")
        return Slice(int(said["games"]), int(said["decisions"]), said["cpu"])

    def close(self) -> None:
        """Let the process end."""
        self.process.communicate()

    def _hear(self) -> dict[str, float | str]:
        assert self.process.stdout is not None
        said: dict[str, float | str] = json.loads(self.process.stdout.readline() or "{}")
        return said


def measure(seconds: float, on_progress: Callable[[int, int], None] | None = None) -> Report:
    """Every anchor of ours for this many seconds in all, in turns."""
    slices = slices_in(seconds)
    with at_work([Worker(name) for name in own_anchors()]) as workers:
        live = [worker for worker in workers if not worker.missing]
        runs = take_turns(live, slices, seconds / slices, on_progress or silent)
        rows = tuple([row_of(worker, runs) for worker in workers])
    return Report(python(), machine(), slices, seconds / slices, rows)


@contextmanager
def at_work(workers: Sequence[Worker]) -> Iterator[Sequence[Worker]]:
    """Workers whose processes end with what is measured."""
    try:
        yield workers
    finally:
        for worker in workers:
            worker.close()


def python() -> str:
    """Which Python this is."""
    return f"{platform.python_implementation()} {platform.python_version()}"


def machine() -> str:
    """What it runs on."""
    return f"{platform.system()} {platform.machine()}"


def slices_in(seconds: float) -> int:
    """In how many turns so much time is measured."""
    return max(FEWEST_SLICES, round(seconds / SLICE_SECONDS))


def silent(done: int, total: int) -> None:
    """Nobody wants to know how far it is."""


def take_turns(
    workers: Sequence[Worker], slices: int, seconds: float, on_progress: Callable[[int, int], None]
) -> dict[str, list[Slice]]:
    """This many slices of every worker, all by the worker's name."""
    runs: dict[str, list[Slice]] = {worker.name: [] for worker in workers}
    done, total = 0, slices * len(workers)
    on_progress(done, total)
    for turn in range(slices):
        # Back and forth: a machine that gets slower or faster all the time favours nobody.
        for worker in workers if turn % 2 == 0 else reversed(workers):
            runs[worker.name].append(worker.run(seconds))
            done += 1
            on_progress(done, total)
    return runs


def row_of(worker: Worker, runs: Mapping[str, list[Slice]]) -> Row:
    """What a worker has done in its turns, and how long it takes to copy a position."""
    if worker.missing:
        return Row(worker.name, missing=worker.missing)
    mine = runs[worker.name]
    rates = [each.rate() for each in mine]
    return Row(
        name=worker.name,
        release=worker.release,
        decisions_per_s=median(rates),
        decisions_per_s_best=max(rates),
        games_per_s=median([each.games / each.cpu for each in mine]),
        decisions_per_game=sum([each.decisions for each in mine]) / sum([each.games for each in mine]),
        clone_ns=worker.ask("clone")["clone_ns"],
        to_interpreted=ratio(rates, runs.get(f"{worker.name.partition(' ')[0]} {INTERPRETED}")),
    )


def ratio(rates: list[float], others: list[Slice] | None) -> Ratio | None:
    """Rates against those of another anchor, slice by slice; None if that one was not measured."""
    if others is None:
        return None
    ratios = [rate / other.rate() for rate, other in zip(rates, others, strict=True)]
    low, middle, high = quantiles(ratios, n=4, method="inclusive")
    return Ratio(middle, low, high)
