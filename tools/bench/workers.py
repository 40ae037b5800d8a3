"""Workers that know more anchors than the lab's: peers, and searches."""

from pathlib import Path

from partie.lab.bench.speed import Worker

TOP = Path(__file__).parents[2]


def worker(name: str) -> Worker:
    """One live anchor."""
    return Worker(name, TOP / "tools" / "bench" / "process.py", TOP)
