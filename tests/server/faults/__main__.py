"""Play many tables while everything is broken that can break, and judge by what is stored afterwards.

    python -m tests.server.faults --tables 200 --faults 200
    python -m tests.server.faults --tables 40 --faults 30 --only hang-database --only full-disk
    python -m tests.server.faults --plant early
    python -m tests.server.faults --tables 40 --faults 30 --other-release ../partie-1.0

Two web processes and two workers serve tables of all four games at their smallest and largest number of seats.
Everybody plays through sockets, and the seats of a table are at different processes. Where a table ends before the last
fault, its people play again, or another one is laid.
"""

import argparse
import signal
import sys
from pathlib import Path

from .kinds import KINDS
from .plan import LONG, PLANTED, SMALLEST, SMALLEST_AND_LARGEST, Plan
from .play import break_and_judge


def main() -> None:
    """Break things and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=LONG, help="how long a fault lasts")
    parser.add_argument("--only", action="append", choices=list(KINDS), help="a kind of fault; may be given again")
    parser.add_argument("--plant", choices=list(PLANTED), help="a bug in all processes, and a short run that shows it")
    parser.add_argument("--other-release", default="", help="a folder with src/, for every second process")
    parser.add_argument("--small", action="store_true", help="only the smallest tables, without bots")
    parser.add_argument("--log", type=Path, help="where to write what all processes said")
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # what was started is stopped then too
    plan = PLANTED.get(wanted.plant) or Plan(
        wanted.tables,
        wanted.faults,
        seconds=wanted.seconds,
        kinds=wanted.only or list(KINDS),
        games=SMALLEST if wanted.small else SMALLEST_AND_LARGEST,
        pace=0.0005 * wanted.tables,
        other=str(Path(wanted.other_release).resolve() / "src") if wanted.other_release else "",
    )
    verdict = break_and_judge(plan)
    if wanted.log is not None:
        wanted.log.write_text(verdict.said)
    sys.stdout.write(verdict.says() + "\n" + "".join([f"  {line}\n" for line in verdict.wrong[:50]]))
    sys.exit(bool(verdict.wrong))


if __name__ == "__main__":
    main()
