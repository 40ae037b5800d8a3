"""How long work says how far it is."""

from collections.abc import Callable

type ProgressCallback = Callable[[int, int], None]  # how much is done, and how much there is


def untold(done: int, total: int) -> None:
    """Nobody wants to know."""
