"""``partie rules``: a game's handbook, from the table of contents down to the rule behind one word."""

from partie.cli.game_choice import game as read_game
from partie.cli.parameters import Failed
from partie.cli.spoken import argument, command, option
from partie.core import Game, Position
from partie.terminal.board import find_board
from partie.terminal.handbook import Pages, pages_of
from partie.terminal.screen import Screen
from partie.terminal.topics import MOST
from partie.words.catalog import Catalog, key
from partie.words.handbook import BrokenHandbook

EXAMPLES = (
    ("partie rules tides", key("example-rules")),
    ("partie rules tides scoring", key("example-rules-chapter")),
    ("partie rules tides T8.8", key("example-rules-id")),
    ("partie rules tides --lang cs historický monument", key("example-rules-words")),
)


@argument("game", says=key("arg-game"), metavar=key("meta-game"), read=read_game)
@argument("topic", says=key("arg-topic"), metavar=key("meta-topic"), required=False, several=True)
@option("--plain", help=key("opt-plain"), is_flag=True)
@command("rules", key("help-rules"), EXAMPLES)
def command_line(catalog: Catalog, game: Game[Position], topic: tuple[str, ...], plain: bool) -> None:
    """Show a handbook, or the part of it that is asked for."""
    try:
        pages = pages_of(game, catalog.lang, find_board(game))
    except BrokenHandbook as error:
        raise Failed("err-handbook", why=str(error)) from error
    if pages is None:
        raise Failed("err-no-handbook", game=game.name)
    screen = Screen(plain)
    if topic:
        _look_up(pages, " ".join(topic), screen)
    else:
        pages.show_contents(screen)
        screen.line(catalog.say("book-how", game=game.name), "dim")


def _look_up(pages: Pages, topic: str, screen: Screen) -> None:
    chapter = pages.chapter_named(topic)
    if chapter is not None:
        pages.show_chapter(screen, chapter)
        return
    found = pages.find(topic)
    if not found:
        raise Failed("err-topic", game=pages.game.name, topic=topic)
    for paragraph in found[:MOST]:
        pages.show(screen, paragraph)
    if len(found) > MOST:
        screen.line()
        screen.line(pages.catalog.say("book-others", names=", ".join([each.name for each in found[MOST:]])), "dim")
