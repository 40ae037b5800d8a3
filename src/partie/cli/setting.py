"""What a table is set to: its options and its deck, as every command reads them."""

from pathlib import Path

from partie.cli.asking import game_of, read_file
from partie.cli.spoken import Failed, Refused
from partie.core import Game, State
from partie.core.tables import BadTable


def read_options(game: Game[State], seats: int, text: str | None) -> dict[str, str]:
    """``name=value`` with commas between; refused unless the game knows it at this number of seats."""
    known = game.options_for(seats)
    chosen: dict[str, str] = {}
    for word in [each.strip() for each in (text or "").split(",") if each.strip()]:
        name, _, value = word.partition("=")
        if not known:
            raise Refused("err-no-options", game=game.name, seats=seats)
        if value not in known.get(name, ()):
            forms = ", ".join([f"{each}={'|'.join(values)}" for each, values in known.items()])
            raise Refused("err-option", game=game.name, seats=seats, given=word, options=forms)
        chosen[name] = value
    return chosen


def read_tables(folder: Path) -> dict[str, str]:
    """The texts of all tables in a folder, by name."""
    if not folder.is_dir():
        raise Failed("err-no-folder", folder=str(folder))
    found = {path.stem: read_file(str(path)) for path in sorted(folder.glob("*.table"))}
    if "deck" not in found:
        raise Failed("err-no-deck", folder=str(folder))
    return found


def with_deck(game: Game[State], folder: str | None) -> tuple[Game[State], dict[str, str]]:
    """The game with the cards of a folder, and the tables themselves; the game as it is where none is named."""
    if folder is None:
        return game, {}
    texts = read_tables(Path(folder))
    try:
        return game.with_deck(texts), texts
    except NotImplementedError as error:
        raise Refused("err-own-cards-only", game=game.name) from error
    except BadTable as error:
        raise Failed("err-bad-deck", folder=folder, faults=len(error.faults)) from error


class PlayedGames:
    """The games that records were played with, with the cards of a folder if one is named; it is read once a game."""

    def __init__(self, folder: str | None) -> None:
        self.folder = folder
        self.found: dict[tuple[str, str], Game[State]] = {}

    def of(self, headers: dict[str, str]) -> Game[State]:
        """The game of a record. One that was played with other cards is refused."""
        rules = headers.get("game", ""), headers.get("rules", "")
        if rules not in self.found:
            self.found[rules], _ = with_deck(game_of(headers), self.folder)
        game = self.found[rules]
        named = headers.get("deck", "")
        if named and named != game.deck_name():
            raise Failed("err-record-deck", deck=named, have=game.deck_name())
        return game
