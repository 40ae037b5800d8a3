"""Where the suite keeps what: reports in the checkout, installed things beside it in a cache."""

import os
import subprocess
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).resolve().parents[2]
WORK: Final = TOP / "build" / "ci"
GREEN: Final = WORK / "green"  # the commits that the gate found green in a clean tree
WEB: Final = TOP / "web"


def cache() -> Path:
    """What is installed once for all checkouts, each thing under the hash of what it was made from."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "partie-suite"


def git(*words: str) -> str:
    """What git says, or nothing where there is no repository."""
    ran = subprocess.run(["git", *words], cwd=TOP, capture_output=True, text=True, check=False)
    return ran.stdout.strip() if ran.returncode == 0 else ""


def commit() -> str:
    """The commit that is checked out."""
    return git("rev-parse", "HEAD") or "unknown"


def state() -> str:
    """The commit, marked if the tree holds anything else: what was shown there is not true of the commit."""
    return f"{commit()}-changed" if git("status", "--porcelain") else commit()
