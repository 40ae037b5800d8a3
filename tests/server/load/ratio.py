"""What an answer costs a server process here, against another checkout.

    python -m tests.server.load.ratio --other ../partie-before --rounds 7

Each round measures first the one and then the other, in turns which comes first. It fails if the median of the ratios
is above 1.03. What counts is the processor time of the server process.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles

ALLOWED = 1.03


def cost(checkout: Path) -> float:
    """Microseconds of processor time for an answer."""
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    told = subprocess.run(
        [sys.executable, "-m", "tests.server.load.answer_cost"],
        cwd=checkout,
        env=environment,
        check=True,
        capture_output=True,
        text=True,
    )
    return float(told.stdout)


def quartiles(name: str, values: list[float]) -> str:
    """A row of a table."""
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return f"{name:<8} {middle:>9.3f} {low:>9.3f} {high:>9.3f}\n"


def main() -> int:
    """Let both take turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--other", type=Path, required=True, help="a checkout that it is compared with")
    parser.add_argument("--rounds", type=int, default=7)
    wanted = parser.parse_args()
    costs: dict[Path, list[float]] = {Path.cwd(): [], wanted.other.resolve(): []}
    for number in range(wanted.rounds):
        for checkout in list(costs)[:: -1 if number % 2 else 1]:
            costs[checkout].append(cost(checkout))
    here, there = costs.values()
    ratios = [one / other for one, other in zip(here, there, strict=True)]
    sys.stdout.write(f"{'µs':<8} {'median':>9} {'quartile':>9} {'quartile':>9}\n")
    for name, values in (("here", here), ("there", there), ("ratio", ratios)):
        sys.stdout.write(quartiles(name, values))
    return 0 if median(ratios) <= ALLOWED else 1


if __name__ == "__main__":
    sys.exit(main())
