"""``partie simulate``: many games between bots, the same on every run."""

from contextlib import ExitStack
from pathlib import Path

from partie.cli import asking
from partie.cli.screen import Json, Screen, progress
from partie.cli.seating import parse_seats
from partie.cli.simulation import Tally, simulate
from partie.cli.spoken import Failed, argument, command, option, whole
from partie.core import Game, State
from partie.sources import is_compiled
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie simulate tides --games 1000 --seed 1", key("example-simulate")),
    ("partie simulate tides --seats bot:random,bot:greedy --jobs 2 --json", key("example-simulate-bots")),
    ("partie simulate tides --games 100 --out games.txt", key("example-simulate-out")),
)


@argument("game", says=key("arg-game"), metavar=key("meta-game"), read=asking.game)
@option("--seats", help=key("opt-seats"), metavar=key("meta-seats"))
@option("--games", help=key("opt-games"), metavar=key("meta-number"), read=whole(), default="100")
@option("--seed", help=key("opt-seed"), metavar=key("meta-words"), default="1")
@option("--jobs", help=key("opt-jobs"), metavar=key("meta-number"), read=whole(), default="1")
@option("--out", help=key("opt-out"), metavar=key("meta-file"))
@option("--json", "as_json", help=key("opt-json"), is_flag=True)
@command("simulate", key("help-simulate"), EXAMPLES)
def command_line(
    catalog: Catalog,
    game: Game[State],
    seats: str | None,
    games: int,
    seed: str,
    jobs: int,
    out: str | None,
    as_json: bool,
) -> None:
    """Play many games and count."""
    sitters = parse_seats(seats or str(game.seats.start), game, catalog)
    bots = [each.bot for each in sitters if each.bot is not None]
    with ExitStack() as stack:
        keep = None
        if out is not None:
            try:
                file = stack.enter_context(Path(out).open("w", encoding="utf-8", newline="\n"))
            except OSError as error:
                raise Failed("err-cannot-write", file=out, system=error.strerror or "") from error
            keep = file.write
        bar = stack.enter_context(progress(catalog.say("simulate-progress"), games))
        tally = simulate(game, bots, games, seed, jobs, keep, bar.advance)
    screen = Screen()
    if as_json:
        screen.json(_facts(game, [each.name for each in sitters], tally))
        return
    _report(screen, catalog, game, [each.name for each in sitters], tally)
    if out is not None:
        screen.line(catalog.say("saved", file=out))


def _facts(game: Game[State], seats: list[str], tally: Tally) -> Json:
    seconds = max(tally.seconds, 1e-9)
    return {
        "game": game.name,
        "rules": game.version,
        "seats": [*seats],
        "games": tally.games,
        "answers": tally.answers,
        "seconds": round(tally.seconds, 6),
        "answers_per_s": round(tally.answers / seconds, 1),
        "games_per_s": round(tally.games / seconds, 1),
        "wins": [*tally.wins],
        "shared": tally.shared,
        "mean_score": [*tally.mean_score()],
        "compiled": is_compiled(),
    }


def _report(screen: Screen, catalog: Catalog, game: Game[State], seats: list[str], tally: Tally) -> None:
    seconds = max(tally.seconds, 1e-9)
    title = game.name
    screen.line(catalog.say("simulate-games", game=title, games=tally.games, answers=tally.answers), "bold")
    for seat, name in enumerate(seats):
        share = round(100 * tally.wins[seat] / tally.games, 1)
        mean = round(tally.mean_score()[seat], 2)
        screen.line("  " + catalog.say("simulate-seat", seat=name, wins=tally.wins[seat], share=share, mean=mean))
    screen.line("  " + catalog.say("simulate-shared", games=tally.shared))
    screen.line(
        catalog.say(
            "simulate-speed",
            seconds=round(tally.seconds, 2),
            answers=round(tally.answers / seconds),
            games=round(tally.games / seconds),
        )
    )
    screen.line(catalog.say("simulate-compiled") if is_compiled() else catalog.say("simulate-interpreted"), "dim")
