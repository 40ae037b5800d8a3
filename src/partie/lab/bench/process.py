"""A live process that plays one anchor when told to, so that all anchors can take turns on one core.

It is run by its path and imports nothing of Partie before it knows its anchor: the interpreted row has to say so before
``partie.core`` is imported. It reads one command a line and answers each with one line of JSON:

    run SECONDS   random games to the end, one after another, for that long; or searches, where the anchor searches
    clone         the shortest time that copying a position in the middle of a game took, in nanoseconds
"""

import json
import os
import sys
from collections.abc import Callable
from time import perf_counter, process_time

from partie.lab.bench.anchors import Anchor, own

CLONE_REPEATS = 15
CLONE_SECONDS = 0.01


def run(anchor: Anchor, seconds: float) -> dict[str, float]:
    """Whole games until the time is over, at least one. Rates are best taken per second of processor time."""
    play = anchor.play
    games = decisions = 0
    began, began_cpu = perf_counter(), process_time()
    end = began + seconds
    while not games or perf_counter() < end:
        decisions += play()
        games += 1
    cpu, wall = process_time() - began_cpu, perf_counter() - began
    return {"games": games, "decisions": decisions, "cpu": cpu, "wall": wall}


def clone_ns(anchor: Anchor) -> float:
    """The best of several repeats, each long enough for the clock."""
    clone = anchor.clone
    began = perf_counter()
    clone()
    rounds = range(max(1, int(CLONE_SECONDS / (perf_counter() - began + 1e-7))))
    best = float("inf")
    for _ in range(CLONE_REPEATS):
        began = perf_counter()
        for _ in rounds:
            clone()
        best = min(best, (perf_counter() - began) / len(rounds))
    return best * 1e9


def say(answer: dict[str, float] | dict[str, str]) -> None:
    """One line of JSON."""
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()


def serve(name: str, anchor_of: Callable[[str], Anchor]) -> None:
    """Make the anchor of this name. Say who is here, or what is missing; then do as told."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    try:
        anchor = anchor_of(name)
        anchor.play()
    except ModuleNotFoundError as error:
        say({"missing": error.name or str(error)})
        return
    except Exception as error:  # another library may have changed in any way, and that is no error of ours
        say({"missing": f"{type(error).__name__}: {error}"})
        return
    say({"release": anchor.release, "compiled": "yes" if anchor.is_compiled else ""})
    for line in sys.stdin:
        command, *words = line.split()
        say({"clone_ns": clone_ns(anchor)} if command == "clone" else run(anchor, float(words[0])))


if __name__ == "__main__":
    serve(sys.argv[1], own)
