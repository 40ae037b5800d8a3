"""Work shared out: here, among processes of this machine, or on a Ray cluster. The results come back in order."""

import signal
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from importlib import import_module
from logging import ERROR
from multiprocessing import get_context
from socket import create_connection
from typing import Final

# How many parts wait for each worker: enough to keep it busy, few enough not to pile up results.
AHEAD: Final = 4
SECONDS: Final = 5.0

type Part = tuple[int, int]


class NoRay(Exception):
    """Ray is not installed."""


class NoCluster(Exception):
    """No Ray cluster answers at an address; ``why`` is what the system said."""

    def __init__(self, address: str, why: str) -> None:
        super().__init__(f"{address}: {why}")
        self.address = address
        self.why = why


def here[T](task: Callable[[int, int], T], parts: Sequence[Part]) -> Iterator[T]:
    """One part after another, in this process."""
    for first, last in parts:
        yield task(first, last)


def in_processes[T](task: Callable[[int, int], T], parts: Sequence[Part], jobs: int) -> Iterator[T]:
    """This many parts at a time. The task must be one that another process can be told of."""
    # Fresh processes: a fork of one that draws a progress bar from a thread could hang.
    pool = ProcessPoolExecutor(min(jobs, len(parts)), get_context("spawn"), _leave_interrupts_alone)
    try:
        yield from _in_order(lambda first, last: pool.submit(task, first, last), parts, jobs)
    finally:
        pool.shutdown(cancel_futures=True)


def on_ray[T](task: Callable[[int, int], T], parts: Sequence[Part], address: str) -> Iterator[T]:
    """As many parts at a time as the cluster has processors. Its machines have the same partie installed."""
    try:
        ray = import_module("ray")
    except ImportError as error:
        raise NoRay from error
    try:
        _knock(address)
        ray.init(address, log_to_driver=False, logging_level=ERROR)
    except (OSError, ImportError, RuntimeError, ValueError) as error:
        raise NoCluster(address, str(error)) from error
    try:
        remote = ray.remote(_do)
        known = ray.put(task)
        workers = int(ray.cluster_resources().get("CPU", 1))
        yield from _in_order(lambda first, last: remote.remote(known, first, last).future(), parts, workers)
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Is anybody there? Ray itself would knock for many minutes."""
    host, _, port = address.rpartition(":")
    if port.isdecimal() and "://" not in address:
        create_connection((host, int(port)), SECONDS).close()


def _do[T](task: Callable[[int, int], T], first: int, last: int) -> T:
    return task(first, last)


def _in_order[T](submit: Callable[[int, int], Future[T]], parts: Sequence[Part], workers: int) -> Iterator[T]:
    running: deque[Future[T]] = deque()
    for first, last in parts:
        if len(running) == AHEAD * workers:
            yield running.popleft().result()
        running.append(submit(first, last))
    while running:
        yield running.popleft().result()


def _leave_interrupts_alone() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that shares out the work should act on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
