"""Golden records: games that were played once and must always replay.

    python tools/golden_records.py                    write those of all games again
    python tools/golden_records.py tides tales        of these games
    python tools/golden_records.py --digests tides    the digests alone, for a change of how a position is written

Only for a change of the rules that raises the game's version, never to make a red test green. The tests of each game
say what is played. The first digest that differs in ``git diff tests/records`` names where games now go apart.
"""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).parent.parent
TESTS: Final = TOP / "tests"
# A game's own tests say what is played; Tides is also what the core's tests play.
WRITERS: Final = {
    "darkcave": "games.darkcave.test_golden",
    "stonespine": "games.stonespine.test_golden",
    "tales": "games.tales.test_golden",
    "tides": "core.test_golden",
}


def write(names: Sequence[str], records: Path) -> None:
    """Play the games of these titles again, and write them below a folder."""
    for name in names:
        import_module(WRITERS[name]).write(records)


def write_digests(names: Sequence[str], records: Path) -> None:
    """Replay what lies below a folder, and write the digests alone."""
    from partie.registry import find_game

    for name in names:
        import_module("games.golden").write_digests(find_game(name), records)


def main(words: Sequence[str] | None = None) -> None:
    """Write what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"one of {', '.join(WRITERS)}; usually all")
    parser.add_argument("--digests", action="store_true", help="the digests alone")
    parser.add_argument("--into", type=Path, default=TESTS / "records", metavar="FOLDER", help="another folder")
    asked = parser.parse_args(words)
    unknown = sorted(set(asked.games) - set(WRITERS))
    if unknown:
        parser.error(f"no golden records of {', '.join(unknown)}")
    if str(TESTS) not in sys.path:
        sys.path.insert(0, str(TESTS))  # where the tests of games lie
    (write_digests if asked.digests else write)(asked.games or list(WRITERS), asked.into)


if __name__ == "__main__":
    main()
