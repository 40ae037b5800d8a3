"""The pictures of the handbooks for the browser: ``python tools/handbook.py`` writes ``web/src/games/X/handbook.json``.

A handbook shows moments of its example game. The browser draws them without running the rules, so the table at each
moment is written down here as the viewer of the example saw it. The log is left out: no picture shows it. A test
compares what lies there with what would be written.
"""

import json
from pathlib import Path
from typing import Final

from partie.core import Game, Position
from partie.core.seats import seat_of
from partie.registry import find_game, game_names
from partie.table.reading import Reading
from partie.table.shapes import Snapshot
from partie.words.handbook import Handbook, handbook_of

SCREENS: Final = Path(__file__).parent.parent / "web" / "src" / "games"


def pictures(book: Handbook) -> dict[int, Snapshot]:
    """The table at every moment that a paragraph shows."""
    wanted = sorted({each.moment for each in book.paragraphs() if each.moment is not None})
    if not wanted:
        return {}
    reading = Reading(book.example)
    viewer = seat_of(book.viewer) if book.viewer else None
    seen = {at: reading.snapshot(at, viewer) for at in wanted}
    return {at: {**snapshot, "since": len(snapshot["log"]), "log": []} for at, snapshot in seen.items()}


def written(game: Game[Position], book: Handbook) -> str:
    """The whole file of a game, a line for each moment."""
    lines = [f'"{at}": {_compact(snapshot)}' for at, snapshot in pictures(book).items()]
    return f'{{"game": "{game.name}", "moments": {{\n' + ",\n".join(lines) + "\n}}\n"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def files() -> dict[Path, str]:
    """What belongs where: a file for each installed game that has a handbook and a screen of its own."""
    found: dict[Path, str] = {}
    for name in sorted(game_names()):
        game = find_game(name)
        book = handbook_of(game)
        if book is not None and (SCREENS / name).is_dir():
            found[SCREENS / name / "handbook.json"] = written(game, book)
    return found


def main() -> None:
    """Write the files of all games."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
