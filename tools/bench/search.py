"""How fast the highest level searches here, beside OpenSpiel's search."""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from statistics import median

from partie.lab.bench.speed import (
    COMPILED,
    INTERPRETED,
    Ratio,
    Slice,
    Worker,
    at_work,
    machine,
    python,
    ratio,
    silent,
    slices_in,
    take_turns,
)
from tools.bench.searchers import BY_CHANCE
from tools.bench.workers import worker

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
    """All rows, and on what they were measured."""

    python: str
    machine: str
    slices: int
    slice_seconds: float
    rows: tuple[SearchRow, ...]

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
    """Every anchor for this many seconds in all, in turns."""
    slices = slices_in(seconds)
    with at_work([worker(name) for name in [*own_searches(), *(PEERS if peers else ())]]) as workers:
        live = [each for each in workers if not each.missing]
        runs = take_turns(live, slices, seconds / slices, on_progress or silent)
        rows = tuple([_row(each, runs) for each in workers])
    return SearchReport(python(), machine(), slices, seconds / slices, rows)


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
