"""How fast random play is beside other libraries, where they are installed: all of them take turns."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from partie.lab.bench.speed import (
    Ratio,
    Report,
    Row,
    Slice,
    at_work,
    machine,
    own_anchors,
    python,
    ratio,
    row_of,
    silent,
    slices_in,
    take_turns,
)
from tools.bench.peers import CATANATRON, HEARTS, PEERS
from tools.bench.workers import worker


@dataclass(frozen=True)
class PlayRow(Row):
    """A row of ours or of a peer, beside the two peers that all are compared with."""

    to_catanatron: Ratio | None = None
    to_hearts: Ratio | None = None


@dataclass(frozen=True)
class PlayReport(Report):
    """All rows, and on what they were measured."""

    rows: tuple[PlayRow, ...]


def measure_play(peers: bool, seconds: float, on_progress: Callable[[int, int], None] | None = None) -> PlayReport:
    """Every anchor for this many seconds in all, in turns. A peer that is not installed is reported as missing."""
    slices = slices_in(seconds)
    with at_work([worker(name) for name in [*own_anchors(), *(PEERS if peers else ())]]) as workers:
        live = [each for each in workers if not each.missing]
        runs = take_turns(live, slices, seconds / slices, on_progress or silent)
        rows = tuple([_beside(row_of(each, runs), runs) for each in workers])
    return PlayReport(python(), machine(), slices, seconds / slices, rows)


def _beside(row: Row, runs: Mapping[str, list[Slice]]) -> PlayRow:
    if row.missing:
        return PlayRow(row.name, missing=row.missing)
    rates = [each.rate() for each in runs[row.name]]
    return PlayRow(
        **vars(row),
        to_catanatron=ratio(rates, runs.get(CATANATRON)),
        to_hearts=ratio(rates, runs.get(HEARTS)),
    )
