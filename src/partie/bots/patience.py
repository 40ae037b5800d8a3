"""How long a person waits: the clock that a caller may give a bot."""

import time
from collections.abc import Callable
from typing import Final

from partie.bots.budget import Budget

PATIENCE: Final = 3.0  # seconds that a person waits for a hint, or for a bot


def in_time(seconds: float = PATIENCE, clock: Callable[[], float] = time.monotonic) -> Budget:
    """So long from now on."""
    until = clock() + seconds
    return Budget(lambda: clock() > until)
