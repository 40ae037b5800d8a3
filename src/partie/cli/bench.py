"""``partie bench``: how fast random play, search or telling what changed is on this machine."""

import json

import click

from partie.cli import parameters
from partie.cli.bench_server import bench_server
from partie.cli.spoken import command, option
from partie.core import Match, Position, Seat
from partie.lab.bench.answers import AnswerTimes
from partie.lab.bench.frames import FrameCosts, FrameReport, measure_frames
from partie.lab.bench.search import SearchReport, SearchRow, measure_search
from partie.lab.bench.speed import NO_ANSWER, NOT_COMPILED, Ratio, Report, Row, measure
from partie.table.frames import Frames
from partie.table.snapshot import snapshot
from partie.terminal.screen import Screen, progress
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie bench", key("example-bench")),
    ("partie bench --peers --seconds 10 --json", key("example-bench-peers")),
    ("partie bench --search --peers", key("example-bench-search")),
    ("partie bench --frames", key("example-bench-frames")),
    ("partie bench --server --tables 1000", key("example-bench-server")),
)


@option("--search", help=key("opt-search"), is_flag=True)
@option("--frames", help=key("opt-frames"), is_flag=True)
@option("--server", help=key("opt-server"), is_flag=True)
@option("--tables", help=key("opt-tables"), metavar=key("meta-number"), read=parameters.whole(1), default="1000")
@option("--peers", help=key("opt-peers"), is_flag=True)
@option(
    "--seconds",
    help=key("opt-seconds-bench"),
    metavar=key("meta-seconds"),
    read=parameters.seconds,
    default="3",
)
@option("--json", "as_json", help=key("opt-json"), is_flag=True)
@command("bench", key("help-bench"), EXAMPLES)
def command_line(
    catalog: Catalog,
    search: bool,
    frames: bool,
    server: bool,
    tables: int,
    peers: bool,
    seconds: float,
    as_json: bool,
) -> None:
    """Measure, and compare slice by slice."""
    if server:
        bench_server(catalog, tables, seconds, peers, as_json)
        return
    report: Report | SearchReport | FrameReport
    with progress(catalog.say("bench-progress")) as bar:
        if frames:
            report = measure_frames(Frames, complete_look, seconds, bar.reach)
        else:
            report = measure_search(peers, seconds, bar.reach) if search else measure(peers, seconds, bar.reach)
    if as_json:
        click.echo(report.to_json())
    elif isinstance(report, Report):
        show(Screen(), catalog, report)
    elif isinstance(report, SearchReport):
        show_search(Screen(), catalog, report)
    else:
        show_frames(Screen(), catalog, report)


def complete_look(match: Match[Position], seat: Seat, since: int) -> str:
    """Everything that a seat may know, as it would be sent whole."""
    return json.dumps(snapshot(match, seat, since))


def show(screen: Screen, catalog: Catalog, report: Report) -> None:
    """A line for each library; those that are missing come last, with what is missing."""
    screen.line(catalog.say("bench-title", python=report.python, machine=report.machine), "bold")
    heads = [
        catalog.say("bench-name"),
        catalog.say("bench-decisions"),
        catalog.say("bench-games"),
        catalog.say("bench-length"),
        catalog.say("bench-clone"),
        catalog.say("bench-to-interpreted"),
        catalog.say("bench-to-catanatron"),
        catalog.say("bench-to-hearts"),
    ]
    _table(screen, heads, [_cells(row) for row in report.rows if not row.missing])
    _foot(screen, catalog, report)


def show_search(screen: Screen, catalog: Catalog, report: SearchReport) -> None:
    """A line for each search, then for each game how long the levels take."""
    screen.line(catalog.say("bench-search-title", python=report.python, machine=report.machine), "bold")
    heads = [
        catalog.say("bench-name"),
        catalog.say("bench-simulations"),
        catalog.say("bench-per-search"),
        catalog.say("bench-to-cpp"),
        catalog.say("bench-to-python"),
    ]
    _table(screen, heads, [_search_cells(row) for row in report.rows if not row.missing])
    _foot(screen, catalog, report)
    screen.line()
    screen.line(catalog.say("bench-answers-title", how=report.how), "bold")
    levels = sorted({each.level for each in report.answers})
    by_table: dict[str, list[AnswerTimes]] = {}
    for each in report.answers:
        by_table.setdefault(catalog.say("bench-table", game=each.game, seats=each.seats), []).append(each)
    screen.table(
        [catalog.say("bench-game"), *[catalog.say("bench-level", level=level) for level in levels]],
        [[name, *[f"{each.median_ms:.1f} ({each.slow_ms:.1f})" for each in row]] for name, row in by_table.items()],
        numbers=True,
    )
    screen.line(catalog.say("bench-answers-note"), "dim")


def show_frames(screen: Screen, catalog: Catalog, report: FrameReport) -> None:
    """A line for each table."""
    screen.line(catalog.say("bench-frames-title", python=report.python, machine=report.machine), "bold")
    heads = [
        catalog.say("bench-game"),
        catalog.say("bench-complete"),
        catalog.say("bench-differences"),
        catalog.say("bench-share"),
        catalog.say("bench-mean-bytes"),
        catalog.say("bench-largest-bytes"),
        catalog.say("bench-largest-look"),
    ]
    _table(screen, heads, [_frame_cells(catalog, row) for row in report.rows])
    screen.line(catalog.say("bench-frames-note"), "dim")


def _table(screen: Screen, heads: list[str], rows: list[list[str]]) -> None:
    """Columns that say nothing are left out."""
    used = [i for i in range(len(heads)) if any([row[i] for row in rows])]
    screen.table([heads[i] for i in used], [[row[i] for i in used] for row in rows], numbers=True)


def _foot(screen: Screen, catalog: Catalog, report: Report | SearchReport) -> None:
    """Who is missing, and how it was measured."""
    for each in report.rows:
        if each.missing:
            screen.line(_missing(catalog, each))
    screen.line(catalog.say("bench-note", slices=report.slices, seconds=round(report.slice_seconds, 2)), "dim")


def _cells(row: Row) -> list[str]:
    return [
        f"{row.name} {row.release}".strip(),
        f"{row.decisions_per_s:.0f}",
        f"{row.games_per_s:.1f}",
        f"{row.decisions_per_game:.1f}",
        f"{row.clone_ns:.0f}" if row.clone_ns else "",
        _ratio(row.to_interpreted),
        _ratio(row.to_catanatron),
        _ratio(row.to_hearts),
    ]


def _search_cells(row: SearchRow) -> list[str]:
    return [
        " ".join([word for word in (row.name, row.how, row.release) if word]),
        f"{row.simulations_per_s:.0f}",
        f"{row.simulations_per_search:.0f}",
        _ratio(row.to_cpp),
        _ratio(row.to_python),
    ]


def _frame_cells(catalog: Catalog, row: FrameCosts) -> list[str]:
    return [
        catalog.say("bench-table", game=row.game, seats=row.seats),
        f"{row.complete_us:.0f}",
        f"{row.differences_us:.0f}",
        f"{row.ratio:.2f}",
        f"{row.mean_bytes:.0f}",
        str(row.largest_bytes),
        str(row.largest_look),
    ]


def _ratio(ratio: Ratio | None) -> str:
    if ratio is None:
        return ""
    digits = 2 if ratio.median >= 0.1 else 3
    return f"{ratio.median:.{digits}f}× ({ratio.low:.{digits}f}–{ratio.high:.{digits}f})"


def _missing(catalog: Catalog, row: Row | SearchRow) -> str:
    if row.missing == NOT_COMPILED:
        return catalog.say("bench-not-compiled", name=row.name)
    if row.missing == NO_ANSWER:
        return catalog.say("bench-no-answer", name=row.name)
    return catalog.say("bench-missing", name=row.name, package=row.missing)
