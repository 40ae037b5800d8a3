"""Reports as tables on a terminal, and as plain lines in a pipe."""

from collections.abc import Sequence

from partie.cli.bench import ratio_text
from partie.lab.bench.speed import NO_ANSWER, NOT_COMPILED
from partie.terminal.screen import Screen
from tools.bench.frames import FrameReport
from tools.bench.play import PlayReport, PlayRow
from tools.bench.search import SearchReport, SearchRow


def show_play(screen: Screen, report: PlayReport) -> None:
    """A line for each library; those that are missing come last, with what is missing."""
    screen.line(f"Random play, {report.python}, {report.machine}", "bold")
    heads = [
        "library",
        "decisions per second",
        "games per second",
        "decisions per game",
        "copy, ns",
        "against interpreted",
        "against Catanatron",
        "against Hearts",
    ]
    rows = [
        [
            f"{row.name} {row.release}".strip(),
            f"{row.decisions_per_s:.0f}",
            f"{row.games_per_s:.1f}",
            f"{row.decisions_per_game:.1f}",
            f"{row.clone_ns:.0f}",
            ratio_text(row.to_interpreted),
            ratio_text(row.to_catanatron),
            ratio_text(row.to_hearts),
        ]
        for row in report.rows
        if not row.missing
    ]
    _table(screen, heads, rows)
    _foot(screen, report)


def show_search(screen: Screen, report: SearchReport) -> None:
    """A line for each search."""
    screen.line(f"Search of the highest level, {report.python}, {report.machine}", "bold")
    heads = [
        "library",
        "simulations per second",
        "simulations per search",
        "against Hearts in C++",
        "against Hearts in Python",
    ]
    rows = [
        [
            " ".join([word for word in (row.name, row.how, row.release) if word]),
            f"{row.simulations_per_s:.0f}",
            f"{row.simulations_per_search:.0f}",
            ratio_text(row.to_cpp),
            ratio_text(row.to_python),
        ]
        for row in report.rows
        if not row.missing
    ]
    _table(screen, heads, rows)
    _foot(screen, report)


def show_frames(screen: Screen, report: FrameReport) -> None:
    """A line for each table."""
    screen.line(f"One answer sent to everyone at a table, µs, {report.python}, {report.machine}", "bold")
    heads = [
        "game",
        "complete views",
        "changes",
        "share",
        "bytes, mean",
        "bytes, most",
        "first view, most",
    ]
    rows = [
        [
            f"{row.game}, {row.seats} seats",
            f"{row.complete_us:.0f}",
            f"{row.differences_us:.0f}",
            f"{row.ratio:.2f}",
            f"{row.mean_bytes:.0f}",
            str(row.largest_bytes),
            str(row.largest_look),
        ]
        for row in report.rows
    ]
    _table(screen, heads, rows)
    screen.line(
        "Processor time for each answer of whole games, for all seats and a spectator together; both ways take turns.",
        "dim",
    )


def _table(screen: Screen, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Columns that say nothing are left out."""
    used = [i for i in range(len(heads)) if any([row[i] for row in rows])]
    screen.table([heads[i] for i in used], [[row[i] for i in used] for row in rows], numbers=True)


def _foot(screen: Screen, report: PlayReport | SearchReport) -> None:
    """Who is missing, and how it was measured."""
    for each in report.rows:
        if each.missing:
            screen.line(_missing(each))
    screen.line(
        f"Median of {report.slices} slices of {report.slice_seconds:.2f} s, per second of processor time; ratios with"
        " quartiles.",
        "dim",
    )


def _missing(row: PlayRow | SearchRow) -> str:
    if row.missing == NOT_COMPILED:
        return f"{row.name}: this installation is not compiled"
    if row.missing == NO_ANSWER:
        return f"{row.name}: did not start"
    return f"{row.name}: not installed ({row.missing})"
