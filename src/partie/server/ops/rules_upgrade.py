"""Let running tables go on under another version of their game's rules."""

from dataclasses import dataclass
from typing import Final

from partie.core import Given, Match, PartieError, Position, SeededDealer
from partie.core.match import folded
from partie.core.position_text import write_position
from partie.registry import find_game
from partie.server.model.rows import TableRow
from partie.server.tables.log_store import LogStore
from partie.server.tables.replay import asked_in, give
from partie.server.tables.store import TableStore

SAME, OTHER, BROKEN = "same", "other", "broken"
OWN_NAME: Final = "partie admin"  # what our own connections are called


@dataclass(frozen=True)
class UpgradedTable:
    """What another version of the rules makes of a table.

    ``kind`` is ``same`` if it stands just as before, ``other`` if it does not, ``broken`` if an answer is against the
    rules there, or the game has ended before it; ``question`` is where, or which one is open then
    """

    table: str
    rules: int
    kind: str
    question: int


async def preview(store: TableStore, game: str, rules: int) -> list[UpgradedTable]:
    """What would become of every running table of a game that is played under other rules. Nothing is changed."""
    found: list[UpgradedTable] = []
    for table_id in await store.ids(is_running=True):
        row = await store.table(table_id)
        if row is not None and (row.game, row.ended) == (game, False) and row.rules != rules:
            seed = await store.seed(table_id)
            log = [each.given for each in await store.answers(table_id)]
            if seed is not None:
                found.append(judged(row, seed, log, rules))
    return found


async def upgrade_rules(store: TableStore, tables: list[UpgradedTable], rules: int) -> int:
    """Let these tables go on under other rules; how many do. One that was answered at since is judged again first."""
    done, logs = 0, LogStore(store.pool)
    for each in tables:
        async with logs.locked(each.table) as connection:
            row = await store.table(each.table, connection)
            seed = await store.seed(each.table, connection)
            assert row is not None
            assert seed is not None
            log = [answer.given for answer in await store.answers(each.table, 0, connection)]
            if judged(row, seed, log, rules) == each and each.kind != BROKEN:
                await logs.set_rules(connection, each.table, rules)
                done += 1
    return done


async def is_in_use(store: TableStore) -> bool:
    """Whether anybody else is connected: a process that has tables in its memory would go on under the old rules."""
    found: bool = await store.pool.fetchval(
        "SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database()"
        " AND backend_type = 'client backend' AND application_name <> $1)",
        OWN_NAME,
    )
    return found


def judged(row: TableRow, seed: str, log: list[Given], rules: int) -> UpgradedTable:
    """Play the answers that count under other rules, each judged again."""
    old, new = [_opened(row, seed, version) for version in (row.rules, rules)]
    for given in folded(log):
        give(old, given)
        try:
            give(new, given)
        except PartieError:
            return UpgradedTable(row.id, row.rules, BROKEN, given.question)
    is_same = _stands(old) == _stands(new)
    return UpgradedTable(row.id, row.rules, SAME if is_same else OTHER, new.number)


def _opened(row: TableRow, seed: str, rules: int) -> Match[Position]:
    game = find_game(row.game, rules).played_with(row.deck)
    return Match(game, row.players(), SeededDealer(seed, row.salt()), row.settings)


def _stands(match: Match[Position]) -> tuple[object, ...]:
    """Where a match stands, but for the number of its rules."""
    game, s = match.game, match.position
    offered = [[game.notation.text(each) for each in game.rules.legal(s, seat)] for seat in range(s.seats)]
    return match.number, asked_in(s), write_position(game, s).partition(";")[2], offered
