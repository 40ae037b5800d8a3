"""Lanes side by side: every stage runs although another one is red, unless it needs that one."""

import os
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.suite.install import NotInstalled
from tools.suite.job import Job, Red
from tools.suite.results import Failure, Result, last_lines
from tools.suite.stages import Stage

PULSE: Final = 60.0  # seconds between two lines that say how far it is


class Suite:
    """Some stages in one state of the tree, and what they showed so far; ``only`` narrows tests to one path."""

    def __init__(self, stages: Sequence[Stage], folder: Path, tree: str, only: str = "") -> None:
        self.results: dict[str, Result] = {}
        self._stages = stages
        self._folder = folder
        self._tree = tree
        self._only = only
        self._jobs: dict[str, Job] = {}
        self._done = {stage.name: threading.Event() for stage in stages}
        self._began = time.monotonic()
        self._is_stopped = False
        self._says = threading.Lock()

    def say(self, text: str) -> None:
        """One line, with the seconds since the beginning."""
        with self._says:
            sys.stdout.write(f"{time.monotonic() - self._began:6.0f} s  {text}\n")
            sys.stdout.flush()

    def stop(self) -> None:
        """Stop all that runs, and begin nothing more."""
        self._is_stopped = True
        for job in list(self._jobs.values()):
            job.stop()

    def run(self) -> None:
        """Run all lanes side by side; a stage waits for what it needs of another lane."""
        lanes: dict[str, list[Stage]] = {}
        for stage in self._stages:
            lanes.setdefault(stage.lane, []).append(stage)
        threads = [threading.Thread(target=self._walk, args=(lane,), daemon=True) for lane in lanes.values()]
        with self._telling():
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()

    @contextmanager
    def _telling(self) -> Iterator[None]:
        done = threading.Event()

        def tell() -> None:
            while not done.wait(PULSE):
                running = [f"{name} {job.percent()}".strip() for name, job in list(self._jobs.items())]
                self.say(f"… {', '.join(running)}; {len(self.results)} of {len(self._stages)} stages done")

        teller = threading.Thread(target=tell, daemon=True)
        teller.start()
        try:
            yield
        finally:
            done.set()
            teller.join()

    def _walk(self, lane: list[Stage]) -> None:
        for stage in lane:
            self._run(stage)

    def _run(self, stage: Stage) -> None:
        for name in stage.needs:
            self._done[name].wait()
        lacking = [name for name in stage.needs if not self.results[name].is_green]
        job = Job(stage.name, self._folder, self._tree, stage.nice, stage.limit, self._only)
        began = time.monotonic()
        if self._is_stopped or lacking:
            why = "the suite was stopped" if self._is_stopped else f"{', '.join(lacking)} is red"
            job.result.failed.append(Failure("did not run", why))
        else:
            self._jobs[stage.name] = job
            self.say(f"{stage.name} begins")
            self._try(stage, job)
            del self._jobs[stage.name]
        job.result.seconds = round(time.monotonic() - began, 1)
        job.result.load = round(os.getloadavg()[0], 1)
        job.result.write(self._folder / f"{stage.name}.json")
        self.results[stage.name] = job.result
        self._done[stage.name].set()
        self.say(f"{stage.name} {'is green' if job.result.is_green else 'IS RED'}: {counted(job.result)}")

    def _try(self, stage: Stage, job: Job) -> None:
        """Whatever goes wrong in a stage is told in the summary, never lost with its thread."""
        try:
            stage.work(job)
        except Red as red:
            job.result.failed.append(Failure(str(red), last_lines(job.log)))
        except NotInstalled as missing:
            job.result.failed.append(Failure("not installed", str(missing)))
        except Exception as error:  # of the suite itself: other stages wait for this one
            job.result.failed.append(Failure(type(error).__name__, str(error)))


def counted(result: Result) -> str:
    """'N passed, N failed', as every runner says it."""
    more = f", {len(result.unstable)} unstable" if result.unstable else ""
    return f"{result.passed} passed, {len(result.failed)} failed{more} in {result.seconds:.0f} s"
