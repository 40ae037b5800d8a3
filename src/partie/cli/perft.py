"""``partie perft``: count every way to go on."""

import time

from partie.cli import game_choice
from partie.cli.game_choice import read_settings, with_cards
from partie.cli.parameters import Refused, whole
from partie.cli.seats import parse_seats
from partie.cli.spoken import argument, english_command, option
from partie.core import Game, Position, letter
from partie.core.perft import perft
from partie.core.position_text import UnreadablePosition, read_position
from partie.core.seats import first_seat
from partie.terminal.screen import Json, Screen, progress
from partie.words.catalog import Catalog, key

EXAMPLES = (
    ("partie perft tides --depth 4", key("example-perft")),
    ("partie perft tides --depth 3 --divide", key("example-perft-divide")),
)


@argument("game", says=key("arg-game"), metavar=key("meta-game"), read=game_choice.game)
@option("--depth", help=key("opt-depth"), metavar=key("meta-number"), read=whole(0), required=True)
@option("--seats", help=key("opt-seats"), metavar=key("meta-seats"))
@option("--set", "settings", help=key("opt-set"), metavar=key("meta-setting"))
@option("--cards", help=key("opt-cards"), metavar=key("meta-folder"))
@option("--position", help=key("opt-position"), metavar=key("meta-position"))
@option("--divide", help=key("opt-divide"), is_flag=True)
@option("--json", "as_json", help=key("opt-json"), is_flag=True)
@english_command("perft", key("help-perft"), EXAMPLES)
def command_line(
    catalog: Catalog,
    game: Game[Position],
    depth: int,
    seats: str | None,
    settings: str | None,
    cards: str | None,
    position: str | None,
    divide: bool,
    as_json: bool,
) -> None:
    """Count sequences of answers."""
    game, _ = with_cards(game, cards)
    s = _position(game, seats, settings, position, catalog)
    began = time.perf_counter()
    counts = _divided(game, s, depth, catalog)
    seconds = time.perf_counter() - began
    found = sum([count for _, count in counts])
    screen = Screen()
    if as_json:
        facts: dict[str, Json] = {"game": game.name, "depth": depth, "sequences": found, "seconds": round(seconds, 6)}
        screen.json(facts | {"divide": dict(counts)} if divide else facts)
        return
    if divide:
        for text, count in counts:
            screen.line(f"  {text}: {count}")
    screen.line(catalog.say("perft-found", depth=depth, sequences=found, seconds=round(seconds, 2)), "bold")


def _position(
    game: Game[Position], seats: str | None, settings: str | None, position: str | None, catalog: Catalog
) -> Position:
    if position is None:
        count = len(parse_seats(seats, game)) if seats else game.seats.start
        return game.start(count, read_settings(game, count, settings))
    try:
        return read_position(game, position)
    except UnreadablePosition as error:
        raise Refused("err-position", game=game.name, version=game.version) from error


def _divided(game: Game[Position], s: Position, depth: int, catalog: Catalog) -> list[tuple[str, int]]:
    """The count behind each first answer; where there is none to give, one line for all."""
    if depth == 0 or s.waiting == 0:
        return [("", perft(game, s, depth))]
    seat = first_seat(s.waiting)
    options = game.rules.legal(s, seat)
    counts: list[tuple[str, int]] = []
    with progress(catalog.say("perft-progress"), len(options)) as bar:
        for each in options:
            after = s.clone()
            game.rules.play(after, seat, each)
            counts.append((f"{letter(seat)} {game.notation.text(each)}", perft(game, after, depth - 1)))
            bar.advance(1)
    return counts
