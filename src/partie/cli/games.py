"""``partie games``: what can be played here."""

from partie.bots import bot_names
from partie.cli.spoken import command, option
from partie.core import Game, Position
from partie.registry import find_game, game_names
from partie.registry.facts import facts_of
from partie.terminal.screen import Json, Screen
from partie.words.catalog import Catalog, game_languages, key, load_catalog

EXAMPLES = (
    ("partie games", key("example-games")),
    ("partie games --json", key("example-games-json")),
)


@option("--json", "as_json", help=key("opt-json"), is_flag=True)
@command("games", key("help-games"), EXAMPLES)
def command_line(catalog: Catalog, as_json: bool) -> None:
    """List the installed games."""
    games = [find_game(name) for name in game_names()]
    screen = Screen()
    if as_json:
        screen.json([_facts(game, catalog.lang) for game in games])
        return
    heads = [
        catalog.say("games-name"),
        catalog.say("games-title"),
        catalog.say("games-seats"),
        catalog.say("games-rules"),
        catalog.say("games-languages"),
        catalog.say("games-cards"),
        catalog.say("games-settings"),
        catalog.say("games-bots"),
    ]
    screen.table(heads, [_row(game, catalog.lang) for game in games])


def seats_text(game: Game[Position]) -> str:
    """2, or 2–5."""
    least, most = game.seats.start, game.seats.stop - 1
    return str(least) if least == most else f"{least}–{most}"


def _row(game: Game[Position], lang: str) -> list[str]:
    title = load_catalog(lang, game).say("game-title")
    return [
        game.name,
        title,
        seats_text(game),
        str(game.version),
        ", ".join(game_languages(game)),
        game.card_set_name(),
        ", ".join([f"{name}={'|'.join(values)}" for name, values in game.setting_values().items()]) or "–",
        ", ".join(bot_names()),
    ]


def _facts(game: Game[Position], lang: str) -> Json:
    words = load_catalog(lang, game)
    minutes = facts_of(game).minutes
    return {
        "name": game.name,
        "title": words.say("game-title"),
        "about": words.say("game-about"),
        "seats": [game.seats.start, game.seats.stop - 1],
        "minutes": None if minutes is None else [*minutes],
        "rules": game.version,
        "languages": [*game_languages(game)],
        "cards": game.card_set_name(),
        "settings": {name: [*values] for name, values in game.setting_values().items()},
        "bots": [*bot_names()],
    }
