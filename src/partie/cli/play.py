"""``partie play``: a game at the terminal, against bots or with friends at one keyboard."""

import secrets

from partie.cli import game_choice
from partie.cli.game_choice import read_settings, with_cards
from partie.cli.kept import Keeper, continued, newest, read_kept
from partie.cli.parameters import Refused
from partie.cli.seats import parse_seats
from partie.cli.sitting import Sitting, speech_at
from partie.cli.spoken import argument, command, option
from partie.core import Game, Match, Position, SeededDealer, commitment
from partie.registry import game_names
from partie.terminal.screen import Screen, ask_line
from partie.words.catalog import Catalog, key, load_catalog
from partie.words.speech import Speech

EXAMPLES = (
    ("partie play tides", key("example-play-bot")),
    ("partie play tides --seats me:Ana,me:Petr --save party.txt", key("example-play-friends")),
    ("partie play tides --confirm", key("example-play-confirm")),
    ("partie play stonespine --set jael=legendary", key("example-play-set")),
    ("partie play stonespine --seats me,bot:3,bot:3 --hints", key("example-play-hints")),
    ("partie play tides --lang cs --plain", key("example-play-plain")),
    ("partie play --resume", key("example-play-resume")),
)

REREAD = 10  # lines of the log are told again to whoever continues a game


@argument("game", says=key("arg-game"), metavar=key("meta-game"), read=game_choice.game_if_named, required=False)
@option("--seats", help=key("opt-seats-play"), metavar=key("meta-seats"))
@option("--set", "settings", help=key("opt-set"), metavar=key("meta-setting"))
@option("--cards", help=key("opt-cards"), metavar=key("meta-folder"))
@option("--seed", help=key("opt-seed-play"), metavar=key("meta-salt"))
@option("--salt", help=key("opt-salt"), metavar=key("meta-salt"))
@option("--resume", help=key("opt-resume"), is_flag=True)
@option("--save", help=key("opt-save"), metavar=key("meta-file"))
@option("--confirm", help=key("opt-confirm"), is_flag=True)
@option("--hints", help=key("opt-hints"), is_flag=True)
@option("--plain", help=key("opt-plain"), is_flag=True)
@command("play", key("help-play"), EXAMPLES)
def command_line(
    catalog: Catalog,
    game: Game[Position] | None,
    seats: str | None,
    settings: str | None,
    cards: str | None,
    seed: str | None,
    salt: str | None,
    resume: bool,
    save: str | None,
    confirm: bool,
    hints: bool,
    plain: bool,
) -> None:
    """Play one game, or continue one."""
    screen = Screen(plain)
    if resume:
        if any([each is not None for each in (seats, settings, cards, seed, salt)]):
            raise Refused("err-resume-new")
        keeper = _resume(game)
        speech = speech_at(keeper, catalog.lang)
        screen.line(speech.say("game-title"), "bold")
    else:
        if game is None:
            raise Refused("err-no-game", games=", ".join(game_names()))
        keeper = _begin(catalog, screen, game, seats, settings, cards, seed, salt)
        speech = speech_at(keeper, catalog.lang)
    sitting = Sitting(keeper, speech, screen, hints, save)
    if resume:
        sitting.has_read(REREAD)
    sitting.play(confirm)


def _begin(
    catalog: Catalog,
    screen: Screen,
    game: Game[Position],
    seats: str | None,
    settings: str | None,
    cards: str | None,
    seed: str | None,
    salt: str | None,
) -> Keeper:
    """A new game."""
    game, _ = with_cards(game, cards)
    usual = "me" + ",bot:regular" * (game.seats.start - 1)
    sitters = parse_seats(seats or usual, game, people=True)
    chosen = read_settings(game, len(sitters), settings)
    drawn = secrets.token_hex(16) if seed is None else seed
    speech = Speech(game, load_catalog(catalog.lang, game), [each.name for each in sitters])
    screen.line(speech.say("game-title"), "bold")
    if screen.is_terminal and newest(game.name) is not None:
        screen.line(speech.say("resume-waiting", command=f"partie play {game.name} --resume"), "dim")
    screen.line(speech.say("luck-commitment", luck=commitment(drawn)))
    added = _own_salt(salt, screen, catalog, any([each.is_person() for each in sitters]))
    if added:
        screen.line(speech.say("luck-salt", salt=added))
    dealer = SeededDealer(drawn, [added] if added else [])
    match = Match(game, [each.name for each in sitters], dealer, chosen)
    return Keeper(match, [each.bot for each in sitters], cards)


def _resume(game: Game[Position] | None) -> Keeper:
    """The game that was answered last."""
    path = newest(None if game is None else game.name)
    if path is None:
        raise Refused("err-nothing-kept")
    kept = read_kept(path)
    return Keeper(continued(path, kept), kept.bots, kept.cards, path, kept.told)


def _own_salt(salt: str | None, screen: Screen, catalog: Catalog, people: bool) -> str:
    """What the players add to the luck: asked only after the seed is committed to, so the house cannot have chosen."""
    if salt is None and people and screen.is_terminal:
        try:
            salt = ask_line(catalog.say("luck-ask-salt") + " ")
        except (EOFError, KeyboardInterrupt):
            salt = ""
    given = (salt or "").strip()
    if ";" in given or not given.isprintable():
        raise Refused("err-salt", salt=given)
    return given
