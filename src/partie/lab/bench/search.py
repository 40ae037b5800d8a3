"""How fast the highest level searches here, beside OpenSpiel's search, and how long every level takes for an answer."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from statistics import median

from partie.lab.bench.answers import AnswerTimes, answer_times
from partie.lab.bench.searchers import BY_CHANCE
from partie.lab.bench.speed import (
    COMPILED,
    INTERPRETED,
    Ratio,
    Slice,
    Worker,
    machine,
    python,
    ratio,
    silent,
    slices_in,
    take_turns,
)
from partie.sources import is_compiled

HEARTS_CPP = "open_spiel hearts ISMCTS (C++)"
HEARTS_PYTHON = "open_spiel hearts ISMCTS (Python)"
PEERS = (HEARTS_CPP, HEARTS_PYTHON, "open_spiel gin_rummy ISMCTS (C++)", "open_spiel gin_rummy ISMCTS (Python)")


@dataclass(frozen=True)
class SearchRow:
    """One anchor that searches. ``missing`` says what is not installed; rates are per second of processor time.

    ``how`` is ``interpreted`` or ``compiled``, and empty for a peer.
    """

    name: str
    missing: str = ""
    release: str = ""
    how: str = ""
    simulations_per_s: float = 0.0
    simulations_per_s_best: float = 0.0
    simulations_per_search: float = 0.0
    to_cpp: Ratio | None = None
    to_python: Ratio | None = None


@dataclass(frozen=True)
class SearchReport:
    """All rows, the times for answers, and on what they were measured."""

    python: str
    machine: str
    how: str
    slices: int
    slice_seconds: float
    rows: tuple[SearchRow, ...]
    answers: tuple[AnswerTimes, ...]

    def row(self, name: str) -> SearchRow:
        """One row by its name."""
        return next(row for row in self.rows if row.name == name)

    def to_json(self) -> str:
        """Everything, for machines."""
        return json.dumps(asdict(self), indent=2)


def own_searches() -> list[str]:
    """Every installed game, with its own opinion of answers and by chance."""
    from partie.registry import game_names

    return [f"{name} search{how}" for name in game_names() for how in ("", BY_CHANCE)]


def measure_search(peers: bool, seconds: float, on_progress: Callable[[int, int], None] | None = None) -> SearchReport:
    """Every anchor for this many seconds in all, in turns; then the levels, one after another."""
    slices = slices_in(seconds)
    workers = [Worker(name) for name in [*own_searches(), *(PEERS if peers else ())]]
    tell = on_progress or silent
    try:
        runs = take_turns([worker for worker in workers if not worker.missing], slices, seconds / slices, tell)
        rows = tuple([_row(worker, runs) for worker in workers])
    finally:
        for worker in workers:
            worker.close()
    answers = tuple(answer_times(seconds, tell))
    how = COMPILED if is_compiled() else INTERPRETED
    return SearchReport(python(), machine(), how, slices, seconds / slices, rows, answers)


def _row(worker: Worker, runs: Mapping[str, list[Slice]]) -> SearchRow:
    if worker.missing:
        return SearchRow(worker.name, missing=worker.missing)
    mine = runs[worker.name]
    rates = [each.rate() for each in mine]
    return SearchRow(
        name=worker.name,
        release=worker.release,
        how="" if worker.name in PEERS else COMPILED if worker.is_compiled else INTERPRETED,
        simulations_per_s=median(rates),
        simulations_per_s_best=max(rates),
        simulations_per_search=sum([each.decisions for each in mine]) / sum([each.games for each in mine]),
        to_cpp=ratio(rates, runs.get(HEARTS_CPP)),
        to_python=ratio(rates, runs.get(HEARTS_PYTHON)),
    )
