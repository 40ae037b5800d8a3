"""Games at the terminal that can be continued: each is kept after every answer, in a file of its own."""

import json
import os
import secrets
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from partie.cli.game_choice import PlayedGames
from partie.cli.parameters import Failed
from partie.core import Match, PartieError, Position, SeededDealer, read_record, resume_match, write_record

FOLDER: Final = "PARTIE_TABLES"


@dataclass(frozen=True)
class Kept:
    """A running game: who sits there, its luck, and all answers so far. Whoever may read the file can read the luck.

    ``told`` are the steps of a lesson that were told; None where nobody is taught.
    """

    bots: list[str | None]
    seed: str
    salt: list[str]
    cards: str | None
    record: str
    told: list[str] | None = None


def folder() -> Path:
    """Where running games are kept: what the environment says, else where programs keep such things."""
    chosen = os.environ.get(FOLDER)
    if chosen:
        return Path(chosen)
    home = Path.home()
    base = os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else os.environ.get("XDG_STATE_HOME")
    return (Path(base) if base else home / ".local" / "state") / "partie" / "tables"


def newest(game: str | None) -> Path | None:
    """The game that was answered last."""
    found = sorted(folder().glob(f"{game or '*'}-*.json"), key=lambda path: path.stat().st_mtime_ns)
    return found[-1] if found else None


class Keeper:
    """Keeps one match. An answer counts as given once it is on the disk, and only then the next question is shown."""

    def __init__(
        self,
        match: Match[Position],
        bots: list[str | None],
        cards: str | None,
        path: Path | None = None,
        told: list[str] | None = None,
    ) -> None:
        self.match = match
        self.bots = bots
        self.cards = cards
        self.told = told
        self.path = path or folder() / f"{match.game.name}-{secrets.token_hex(4)}.json"
        self.is_able = True

    def keep(self) -> None:
        """Write the whole game once more, beside the old file, and put it in its place. A full disk stops no game."""
        if not self.is_able:
            return
        dealer = self.match.dealer
        assert isinstance(dealer, SeededDealer)
        record = write_record(self.match.record())
        kept = Kept(self.bots, dealer.seed, list(dealer.salt), self.cards, record, self.told)
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.with_suffix(".new")
            with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
                json.dump(asdict(kept), file)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
        except OSError:
            self.is_able = False

    def forget(self) -> None:
        """The game is over."""
        self.path.unlink(missing_ok=True)


def read_kept(path: Path) -> Kept:
    """What a file holds."""
    try:
        found: object = json.loads(path.read_text(encoding="utf-8"))
        assert isinstance(found, dict)
        return Kept(**found)
    except (OSError, ValueError, TypeError, AssertionError) as error:
        raise Failed("err-kept", file=str(path)) from error


def continued(path: Path, kept: Kept) -> Match[Position]:
    """The match that was kept, at the answer that was last given."""
    try:
        record = read_record(kept.record)
        return resume_match(PlayedGames(kept.cards).of(record.headers), record, SeededDealer(kept.seed, kept.salt))
    except (PartieError, ValueError) as error:
        raise Failed("err-kept", file=str(path)) from error
