"""A database full of tables that were really played: a few games, each laid many times."""

import json
from dataclasses import dataclass

import asyncpg

from partie.core import Given, Match, Rng, SeededDealer, commitment, seats_in, write_record
from partie.registry import find_game
from partie.server.model.rows import AnswerRow
from partie.server.tables.replay import asked_in

GAME = "tides"
PLAYERS = ("Ana", "Ben")
KINDS = 20  # different games; tables differ in how far they are
COLUMNS = ["id", "game", "rules", "deck", "settings", "luck", "onlookers", "begun", "ended", "record"]
ANSWERS = ["table_id", "version", "question", "seat", "text", "mark", "waiting", "opens"]


@dataclass(frozen=True)
class Played:
    """A whole game: its seed, its log and its record."""

    seed: str
    log: list[AnswerRow]
    record: str


def play(number: int) -> Played:
    """A game in which everybody answers at random."""
    seed, rng = f"{number:064x}", Rng(f"filled {number}")
    match = Match(find_game(GAME), PLAYERS, SeededDealer(seed))
    log: list[AnswerRow] = []
    while not match.over():
        seat = next(iter(seats_in(asked_in(match.position))))
        legal = match.game.rules.legal(match.position, seat)
        question, action = match.number, legal[rng.below(len(legal))]
        match.act(question, seat, action)
        given = Given(question, seat, match.game.notation.text(action), None)
        row = AnswerRow("", len(log) + 1, given, number, "", asked_in(match.position), match.number)
        log.append(row)
    return Played(seed, log, write_record(match.record()))


async def fill(database: str, count: int, longest: int = 12) -> None:
    """Lay tables: every second one is over, the others have up to ``longest`` answers."""
    games = [play(number) for number in range(min(KINDS, count))]
    game = find_game(GAME)
    now = (await _ask(database, "SELECT now() AS now"))[0]["now"]
    tables, seats, luck, answers = [], [], [], []
    for number in range(count):
        played, name = games[number % len(games)], f"filled{number}"
        is_over = number % 2 == 0
        head = (name, GAME, game.version, game.card_set_name(), json.dumps({}), commitment(played.seed), f"k{number}")
        tables.append((*head, now, now if is_over else None, played.record if is_over else None))
        seats += [(name, seat, player, "") for seat, player in enumerate(PLAYERS)]
        if not is_over:
            luck.append((name, played.seed))
            for row in played.log[: number % (longest + 1)]:
                given = row.given
                answer = (given.question, given.seat, given.text, row.mark, row.waiting, row.opens)
                answers.append((name, row.version, *answer))
    connection = await asyncpg.connect(database)
    await connection.copy_records_to_table("tables", records=tables, columns=COLUMNS)
    await connection.copy_records_to_table("seats", records=seats, columns=["table_id", "seat", "name", "bot"])
    await connection.copy_records_to_table("luck", records=luck, columns=["table_id", "seed"])
    await connection.copy_records_to_table("answers", records=answers, columns=ANSWERS)
    await connection.execute("ANALYZE")
    await connection.close()


async def _ask(database: str, statement: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(database)
    try:
        found: list[asyncpg.Record] = await connection.fetch(statement)
        return found
    finally:
        await connection.close()
