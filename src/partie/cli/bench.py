"""``partie bench``: how fast random play is on this machine, or how long bots think."""

import click

from partie.cli import parameters
from partie.cli.spoken import english_command, option
from partie.lab.bench.answers import AnswerReport, AnswerTimes, measure_answers
from partie.lab.bench.speed import NOT_COMPILED, Ratio, Report, Row, measure
from partie.terminal.screen import Screen, progress
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie bench", key("example-bench")),
    ("partie bench --bots", key("example-bench-bots")),
)


@option("--bots", help=key("opt-bench-bots"), is_flag=True)
@option(
    "--seconds",
    help=key("opt-seconds-bench"),
    metavar=key("meta-seconds"),
    read=parameters.seconds,
    default="3",
)
@option("--json", "as_json", help=key("opt-json"), is_flag=True)
@english_command("bench", key("help-bench"), EXAMPLES)
def command_line(catalog: Catalog, bots: bool, seconds: float, as_json: bool) -> None:
    """Measure, and compare slice by slice."""
    report: Report | AnswerReport
    with progress(catalog.say("bench-progress")) as bar:
        report = measure_answers(seconds, bar.reach) if bots else measure(seconds, bar.reach)
    if as_json:
        click.echo(report.to_json())
    elif isinstance(report, Report):
        show(Screen(), catalog, report)
    else:
        show_answers(Screen(), catalog, report)


def show(screen: Screen, catalog: Catalog, report: Report) -> None:
    """A line for each game; those that cannot play come last, with what is missing."""
    screen.line(catalog.say("bench-title", python=report.python, machine=report.machine), "bold")
    heads = [
        catalog.say("bench-game"),
        catalog.say("bench-decisions"),
        catalog.say("bench-games"),
        catalog.say("bench-length"),
        catalog.say("bench-clone"),
        catalog.say("bench-to-interpreted"),
    ]
    screen.table(heads, [_cells(row) for row in report.rows if not row.missing], numbers=True)
    for each in report.rows:
        if each.missing:
            screen.line(_missing(catalog, each))
    screen.line(catalog.say("bench-note", slices=report.slices, seconds=round(report.slice_seconds, 2)), "dim")


def show_answers(screen: Screen, catalog: Catalog, report: AnswerReport) -> None:
    """For each game, how long the levels take."""
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


def _cells(row: Row) -> list[str]:
    return [
        f"{row.name} {row.release}".strip(),
        f"{row.decisions_per_s:.0f}",
        f"{row.games_per_s:.1f}",
        f"{row.decisions_per_game:.1f}",
        f"{row.clone_ns:.0f}",
        ratio_text(row.to_interpreted),
    ]


def ratio_text(ratio: Ratio | None) -> str:
    """A ratio with its quartiles; nothing if it was not measured."""
    if ratio is None:
        return ""
    digits = 2 if ratio.median >= 0.1 else 3
    return f"{ratio.median:.{digits}f}× ({ratio.low:.{digits}f}–{ratio.high:.{digits}f})"


def _missing(catalog: Catalog, row: Row) -> str:
    if row.missing == NOT_COMPILED:
        return catalog.say("bench-not-compiled", name=row.name)
    return catalog.say("bench-no-answer", name=row.name)
