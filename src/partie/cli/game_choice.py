"""Which game, with which settings and cards, as every command reads it."""

from pathlib import Path

import click

from partie.cli.files import read_file
from partie.cli.parameters import Failed, Refused
from partie.core import Game, Position
from partie.core.card_lists import BadCardList
from partie.registry import UnknownGame, find_game, game_names


def game(ctx: click.Context, param: click.Parameter, value: str | None) -> Game[Position]:
    """Read the name of an installed game."""
    try:
        return find_game(value or "")
    except UnknownGame as error:
        raise Refused("err-unknown-game", name=value or "", games=", ".join(game_names())) from error


def game_if_named(ctx: click.Context, param: click.Parameter, value: str | None) -> Game[Position] | None:
    """Read the name of an installed game where one may be left out."""
    return None if value is None else game(ctx, param, value)


def game_of(headers: dict[str, str]) -> Game[Position]:
    """The game a record was played with, at the version of the rules it names."""
    name, version = headers.get("game", ""), headers.get("rules", "")
    if not name:
        raise Failed("err-record-names-no-game")
    if name not in game_names():
        raise Failed("err-record-unknown-game", name=name, games=", ".join(game_names()))
    try:
        return find_game(name, int(version))
    except (UnknownGame, ValueError) as error:
        have = find_game(name).version
        raise Failed("err-record-unknown-rules", name=name, version=version, have=have) from error


def read_settings(game: Game[Position], seats: int, text: str | None) -> dict[str, str]:
    """``name=value`` with commas between; refused unless the game knows it at this number of seats."""
    known = game.settings_for(seats)
    chosen: dict[str, str] = {}
    for word in [each.strip() for each in (text or "").split(",") if each.strip()]:
        name, _, value = word.partition("=")
        if not known:
            raise Refused("err-no-settings", game=game.name, seats=seats)
        if value not in known.get(name, ()):
            forms = ", ".join([f"{each}={'|'.join(values)}" for each, values in known.items()])
            raise Refused("err-setting", game=game.name, seats=seats, given=word, settings=forms)
        chosen[name] = value
    return chosen


def read_tables(folder: Path) -> dict[str, str]:
    """The texts of all tables in a folder, by name."""
    if not folder.is_dir():
        raise Failed("err-no-folder", folder=str(folder))
    found = {path.stem: read_file(str(path)) for path in sorted(folder.glob("*.table"))}
    if "set" not in found:
        raise Failed("err-no-cards", folder=str(folder))
    return found


def with_cards(game: Game[Position], folder: str | None) -> tuple[Game[Position], dict[str, str]]:
    """The game with the cards of a folder, and the tables themselves; the game as it is where none is named."""
    if folder is None:
        return game, {}
    texts = read_tables(Path(folder))
    try:
        return game.with_cards(texts), texts
    except NotImplementedError as error:
        raise Refused("err-own-cards-only", game=game.name) from error
    except BadCardList as error:
        raise Failed("err-bad-cards", folder=folder, faults=len(error.faults)) from error


class PlayedGames:
    """The games that records were played with, with the cards of a folder if one is named; it is read once a game."""

    def __init__(self, folder: str | None) -> None:
        self.folder = folder
        self.found: dict[tuple[str, str, str], Game[Position]] = {}

    def of(self, headers: dict[str, str]) -> Game[Position]:
        """The game of a record. One that was played with other cards is refused."""
        named = headers.get("deck", "")
        rules = headers.get("game", ""), headers.get("rules", ""), named
        if rules not in self.found:
            self.found[rules], _ = with_cards(game_of(headers).played_with(named), self.folder)
        game = self.found[rules]
        if named and named != game.card_set_name():
            raise Failed("err-record-cards", cards=named, have=game.card_set_name())
        return game
