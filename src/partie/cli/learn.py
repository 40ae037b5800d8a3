"""``partie learn``: a guided first game at the terminal."""

from partie.cli import game_choice
from partie.cli.kept import Keeper
from partie.cli.parameters import Refused
from partie.cli.sitting import Sitting, speech_at
from partie.cli.spoken import argument, command, option
from partie.core import Game, Position
from partie.registry import find_game, game_names
from partie.table.lesson import lesson_of
from partie.terminal.screen import Screen
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie learn tides", key("example-learn")),
    ("partie learn stonespine --lang cs --plain", key("example-learn-plain")),
    ("partie play --resume", key("example-learn-resume")),
)


@argument("game", says=key("arg-game"), metavar=key("meta-game"), read=game_choice.game)
@option("--plain", help=key("opt-plain"), is_flag=True)
@command("learn", key("help-learn"), EXAMPLES)
def command_line(catalog: Catalog, game: Game[Position], plain: bool) -> None:
    """Learn one game by playing it."""
    lesson = lesson_of(game)
    if lesson is None:
        taught = [name for name in game_names() if lesson_of(find_game(name)) is not None]
        raise Refused("err-no-lesson", game=game.name, games=", ".join(taught))
    screen = Screen(plain)
    keeper = Keeper(lesson.open().match, [bot or None for bot in lesson.seating()["bots"]], None, told=[])
    speech = speech_at(keeper, catalog.lang)
    screen.line(speech.say("game-title"), "bold")
    Sitting(keeper, speech, screen).play()
