"""``partie fuzz``: random play that tries to break a game."""

from pathlib import Path

from partie.cli import game_choice, parameters
from partie.cli.files import write_file
from partie.cli.game_choice import read_settings, with_cards
from partie.cli.parameters import FAILED, Failed
from partie.cli.seats import parse_seats
from partie.cli.spoken import argument, english_command, option
from partie.core import Game, Position
from partie.lab.fuzzing import Failure, fuzz
from partie.terminal.screen import Json, Screen, progress
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie fuzz tides --seconds 60", key("example-fuzz")),
    ("partie fuzz tides --seconds 5 --seed 7 --out broken", key("example-fuzz-out")),
)


@argument("game", says=key("arg-game"), metavar=key("meta-game"), read=game_choice.game)
@option("--seconds", help=key("opt-seconds"), metavar=key("meta-seconds"), read=parameters.seconds, default="10")
@option("--seats", help=key("opt-seats"), metavar=key("meta-seats"))
@option("--set", "settings", help=key("opt-set"), metavar=key("meta-setting"))
@option("--cards", help=key("opt-cards"), metavar=key("meta-folder"))
@option("--seed", help=key("opt-seed"), metavar=key("meta-salt"), default="1")
@option("--out", help=key("opt-out-folder"), metavar=key("meta-folder"), default=".")
@option("--json", "as_json", help=key("opt-json"), is_flag=True)
@english_command("fuzz", key("help-fuzz"), EXAMPLES)
def command_line(
    catalog: Catalog,
    game: Game[Position],
    seconds: float,
    seats: str | None,
    settings: str | None,
    cards: str | None,
    seed: str,
    out: str,
    as_json: bool,
) -> int:
    """Play at random until the time is up or something breaks."""
    game, _ = with_cards(game, cards)
    count = len(parse_seats(seats, game)) if seats else game.seats.start
    chosen = read_settings(game, count, settings)
    with progress(catalog.say("fuzz-progress")) as bar:
        done = fuzz(game, count, seed, seconds, on_progress=bar.advance, settings=chosen)
    saved = None if done.failure is None else save_failure(game, done.failure, out)
    screen = Screen()
    if as_json:
        facts: dict[str, Json] = {
            "game": game.name,
            "seats": count,
            "seed": seed,
            "games": done.games,
            "answers": done.answers,
            "longest": done.longest,
            "seconds": round(done.seconds, 3),
            "error": None if done.failure is None else done.failure.error,
            "file": saved,
        }
        screen.json(facts)
    else:
        screen.line(catalog.say("fuzz-done", games=done.games, answers=done.answers, seconds=round(done.seconds, 1)))
        screen.line(catalog.say("fuzz-longest", count=done.longest))
        if done.failure is None:
            screen.line(catalog.say("fuzz-clean"), "green")
        else:
            screen.line(
                catalog.say("fuzz-broken", question=done.failure.question, error=done.failure.error), "bold red"
            )
            screen.line(catalog.say("fuzz-saved", file=saved or ""))
    return 0 if done.failure is None else FAILED


def save_failure(game: Game[Position], failure: Failure, folder: str) -> str:
    """Keep the record of a game that broke; the name says which run it was."""
    path = Path(folder) / f"{game.name}-{failure.number}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failed("err-cannot-write", file=str(path), system=error.strerror or "") from error
    write_file(path, failure.record)
    return str(path)
