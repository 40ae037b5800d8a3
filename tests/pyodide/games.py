"""The games that CPython and Pyodide both play: this file runs in either, with nothing but the core and the rules."""

from collections.abc import Sequence

from partie.core import Rng, digest
from partie.core.playout import playout
from partie.games.tides import TIDES


def digests(seeds: Sequence[str]) -> list[str]:
    """One random game of Tides for each seed; the digest of each final position."""
    found: list[str] = []
    for seed in seeds:
        s = TIDES.start(2)
        playout(TIDES.rules, s, Rng(seed))
        found.append(digest(TIDES, s))
    return found
