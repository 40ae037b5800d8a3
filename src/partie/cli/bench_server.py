"""``partie bench --server``: what online tables cost on this machine."""

from typing import TYPE_CHECKING

import click

from partie.cli.parameters import Failed
from partie.cli.serve import need_server
from partie.terminal.screen import Screen, progress
from partie.words.catalog import Catalog

if TYPE_CHECKING:
    from partie.server.bench.run import ServerReport


def bench_server(catalog: Catalog, tables: int, seconds: float, peers: bool, as_json: bool) -> None:
    """Measure a server that is started for it."""
    need_server()
    from partie.server.bench.run import measure_server
    from partie.server.ops.dev_services import NotInstalled

    try:
        with progress(catalog.say("bench-progress")) as bar:
            report = measure_server(tables, seconds, peers, bar.reach)
    except NotInstalled as error:
        raise Failed("err-server-parts", parts=str(error)) from error
    if as_json:
        click.echo(report.to_json())
    else:
        show_server(Screen(), catalog, report)


def show_server(screen: Screen, catalog: Catalog, report: "ServerReport") -> None:
    """What was seen beside what is asked, then a line for each kind of table."""
    screen.line(catalog.say("bench-server-title", python=report.python, machine=report.machine), "bold")
    path, waits = report.path, report.waits
    rows = [
        [catalog.say("bench-path"), f"{path.ours_us:.0f}", ""],
        [catalog.say("bench-bare"), f"{path.bare_us:.0f}", ""],
        [catalog.say("bench-to-bare"), f"{path.to_bare:.2f}×", "≤ 2.2×"],
        [catalog.say("bench-rate"), f"{path.rate_to_bare:.2f}×", "≥ 0.45×"],
        [catalog.say("bench-two"), f"{path.two_to_one:.2f}×", "≤ 2×"],
        *_peer(catalog, report),
        [catalog.say("bench-errors"), str(path.errors + waits.errors), "0"],
        [catalog.say("bench-wait-half"), f"{waits.p50_ms:.1f}", "≤ 10"],
        [catalog.say("bench-wait-most"), f"{waits.p99_ms:.1f}", "≤ 50"],
        [catalog.say("bench-pause"), f"{waits.pause_ms:.1f}", "≤ 20"],
        [catalog.say("bench-lag"), f"{waits.lag_ms:.1f}", ""],
        [catalog.say("bench-load"), f"{waits.cpu_share:.2f}", ""],
        [catalog.say("bench-outside"), f"{waits.table_kib:.0f}", ""],
    ]
    heads = [catalog.say("bench-what"), catalog.say("bench-seen"), catalog.say("bench-asked")]
    screen.table(heads, rows, numbers=True)
    sizes = [
        [
            catalog.say("bench-table", game=each.game, seats=each.seats),
            f"{each.kib:.0f}",
            str(each.largest_frame),
            f"{each.rebuild_ms:.1f}",
        ]
        for each in report.sizes
    ]
    heads = [
        catalog.say("bench-game"),
        catalog.say("bench-kib"),
        catalog.say("bench-largest-bytes"),
        catalog.say("bench-rebuild"),
    ]
    screen.table(heads, sizes, numbers=True)
    screen.line(catalog.say("bench-server-note", tables=waits.tables), "dim")


def _peer(catalog: Catalog, report: "ServerReport") -> list[list[str]]:
    """boardgame.io, if it took turns."""
    path = report.path
    if path.peer_us is None or path.to_peer is None:
        return []
    return [
        [catalog.say("bench-peer"), f"{path.peer_us:.0f}", ""],
        [catalog.say("bench-to-peer"), f"{path.to_peer:.2f}×", "≤ 1×"],
    ]
