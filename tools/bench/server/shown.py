"""What was measured of a server, as tables on a terminal and as plain lines in a pipe."""

from partie.terminal.screen import Screen
from tools.bench.server.run import ServerReport


def show_server(screen: Screen, report: ServerReport) -> None:
    """What was seen beside what is asked, then a line for each kind of table."""
    screen.line(f"Online tables, {report.python}, {report.machine}", "bold")
    path, waits = report.path, report.waits
    rows = [
        ["processor time of an answer, µs", f"{path.ours_us:.0f}", ""],
        ["the same on the bare path, µs", f"{path.bare_us:.0f}", ""],
        ["against the bare path", f"{path.to_bare:.2f}×", "≤ 2.2×"],
        ["answers a second, against the bare path", f"{path.rate_to_bare:.2f}×", "≥ 0.45×"],
        ["two processes with NATS against one", f"{path.two_to_one:.2f}×", "≤ 2×"],
        *_peer(report),
        ["answers that failed", str(path.errors + waits.errors), "0"],
        ["wait for the other seat, half of the answers, ms", f"{waits.p50_ms:.1f}", "≤ 10"],
        ["wait for the other seat, 99 of 100, ms", f"{waits.p99_ms:.1f}", "≤ 50"],
        ["longest pause of the collector, ms", f"{waits.pause_ms:.1f}", "≤ 20"],
        ["longest lag of the loop, ms", f"{waits.lag_ms:.1f}", ""],
        ["share of a core at this load", f"{waits.cpu_share:.2f}", ""],
        ["a table with two sockets, seen from outside, KiB", f"{waits.table_kib:.0f}", ""],
    ]
    screen.table(["what", "seen", "asked"], rows, numbers=True)
    sizes = [
        [f"{each.game}, {each.seats} seats", f"{each.kib:.0f}", str(each.largest_frame), f"{each.rebuild_ms:.1f}"]
        for each in report.sizes
    ]
    screen.table(["game", "table, KiB", "bytes, most", "rebuilt in, ms"], sizes, numbers=True)
    screen.line(
        f"Processor time of the server processes, all ways in turns; {waits.tables} tables with an answer every five"
        " seconds; memory in the middle of a game with all eyes open.",
        "dim",
    )


def _peer(report: ServerReport) -> list[list[str]]:
    """boardgame.io, if it took turns."""
    path = report.path
    if path.peer_us is None or path.to_peer is None:
        return []
    return [
        ["processor time of an answer on boardgame.io’s in-memory server, µs", f"{path.peer_us:.0f}", ""],
        ["against boardgame.io", f"{path.to_peer:.2f}×", "≤ 1×"],
    ]
