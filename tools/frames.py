"""Games as eyes at the table were sent them, for the tests of the browser's merge.

    python tools/frames.py web/tests/unit/frames.json

writes, for a part of one game of each kind, the first look of a seat, every change after it, and what it sees in the
end. A test compares what lies there with what would be written.
"""

import json
import sys
from pathlib import Path
from typing import Final

from partie.core import Match, Position, Rng, Seat, SeededDealer, seats_in
from partie.registry import find_game
from partie.table.difference import to_text
from partie.table.frames import Frames
from partie.table.snapshot import snapshot

# Game, seats, whose eyes, after how many answers they are opened, and how many frames they are sent then.
WATCHED: Final = (
    ("tides", 2, 0, 0, 28),
    ("stonespine", 2, 1, 30, 12),
    ("darkcave", 3, 14, 60, 18),
    ("tales", 2, 0, 40, 9),
)
UNDONE: Final = 5  # one answer in this many is taken back, where the rules allow it


def watched(game: str, seats: int, viewer: Seat, skipped: int, sent: int) -> str:
    """A part of one game through one pair of eyes, as JSON text."""
    names = [f"Ana {seat}" for seat in range(seats)]
    match: Match[Position] = Match(find_game(game), names, SeededDealer("frames"))
    rng = Rng("frames")
    for _ in range(skipped):
        _answer(match, rng)
    frames = Frames(match)
    first = json.loads(frames.open(viewer))["snapshot"]
    changes: list[str] = []
    while not match.over() and len(changes) < sent:
        seat = _answer(match, rng)
        changes += frames.changes().values()
        if rng.below(UNDONE) == 0 and match.undo(seat):
            changes += frames.changes().values()
    last = {**snapshot(match, viewer, first["since"]), "version": first["version"] + len(changes)}
    return (
        f'{{"game":"{game}","viewer":{viewer},"first":{to_text(first)},\n'
        f'"changes":[{",\n".join(changes)}],\n"last":{to_text(last)}}}'
    )


def _answer(match: Match[Position], rng: Rng) -> Seat:
    asked = seats_in(match.position.waiting)
    seat = asked[rng.below(len(asked))]
    legal = match.legal(seat)
    match.act(match.number, seat, legal[rng.below(len(legal))])
    return seat


def written() -> str:
    """The whole file."""
    return "[\n" + ",\n".join([watched(*each) for each in WATCHED]) + "\n]\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
