"""What only whoever builds Partie measures; ``partie bench`` is for everybody.

    python -m tools.bench play --peers --seconds 7.5       random play beside other engines
    python -m tools.bench search --peers --seconds 2       the highest level's search beside OpenSpiel's
    python -m tools.bench frames                           what telling a change costs, beside complete looks
    python -m tools.bench server --tables 1000 --peers     online tables: what they cost, and how long people wait

Peers come with ``pip install -r requirements/peers.txt``; that of ``server`` is boardgame.io, which npm fetches.
``server`` starts PostgreSQL, NATS and server processes of its own.
"""

import argparse
from collections.abc import Sequence

import click

from partie.terminal.screen import Bar, Screen, progress
from tools.bench.frames import measure_frames
from tools.bench.play import measure_play
from tools.bench.search import measure_search
from tools.bench.shown import show_frames, show_play, show_search


def play(asked: argparse.Namespace, bar: Bar) -> None:
    """Random play."""
    report = measure_play(asked.peers, asked.seconds, bar.reach)
    if asked.json:
        click.echo(report.to_json())
    else:
        show_play(Screen(), report)


def search(asked: argparse.Namespace, bar: Bar) -> None:
    """The highest level's search."""
    report = measure_search(asked.peers, asked.seconds, bar.reach)
    if asked.json:
        click.echo(report.to_json())
    else:
        show_search(Screen(), report)


def frames(asked: argparse.Namespace, bar: Bar) -> None:
    """What eyes at a table are sent."""
    report = measure_frames(asked.seconds, bar.reach)
    if asked.json:
        click.echo(report.to_json())
    else:
        show_frames(Screen(), report)


def server(asked: argparse.Namespace, bar: Bar) -> None:
    """Online tables."""
    from partie.server.ops.dev_services import NotInstalled  # the other benches do without the server's parts
    from tools.bench.server.run import measure_server
    from tools.bench.server.shown import show_server

    try:
        report = measure_server(asked.tables, asked.seconds, asked.peers, bar.reach)
    except NotInstalled as error:
        raise SystemExit(f"not installed: {error}") from error
    if asked.json:
        click.echo(report.to_json())
    else:
        show_server(Screen(), report)


def parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    found = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    found.formatter_class = argparse.RawDescriptionHelpFormatter
    benches = found.add_subparsers(required=True, metavar="BENCH")
    for bench in (play, search, frames, server):
        each = benches.add_parser(bench.__name__, help=bench.__doc__)
        each.set_defaults(bench=bench)
        each.add_argument("--seconds", type=float, default=3.0, help="how long to measure each of those compared")
        each.add_argument("--json", action="store_true", help="print one JSON document")
        if bench is not frames:
            each.add_argument("--peers", action="store_true", help="measure other libraries too")
        if bench is server:
            each.add_argument("--tables", type=int, default=1000, help="how many tables people wait at")
    return found


def main(words: Sequence[str] | None = None) -> None:
    """Measure what is asked for, and print it."""
    asked = parser().parse_args(words)
    with progress("Measuring") as bar:
        asked.bench(asked, bar)


if __name__ == "__main__":
    main()
