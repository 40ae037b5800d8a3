"""A process of the server with a bug planted in it, or with a clock of its own.

    python -m tests.server.faults.planted NAME serve …
    python -m tests.server.faults.planted NAME worker …

``nothing`` plants nothing. If ``PARTIE_TEST_CLOCK`` names a file, it says by how many seconds the clock is ahead.
"""

import os
import sys
from pathlib import Path

from .clock import CLOCK, shift


def main() -> None:
    """Shift the clock, plant a bug, and go on as ``partie``."""
    name, *command = sys.argv[1:]
    if CLOCK in os.environ:
        shift(Path(os.environ[CLOCK]))
    # Only now: whatever is imported takes the shifted clock.
    from partie.cli import main as partie

    from .plants import PLANTS

    PLANTS[name]()
    sys.argv = ["partie", *command]
    partie()


if __name__ == "__main__":
    main()
