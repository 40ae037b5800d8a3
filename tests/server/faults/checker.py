"""Judges by the log alone what people were told: every acknowledged answer, and what everybody saw.

The log is what triggers have kept beside the answers (``spy``): the rows themselves go when a game ends.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

import asyncpg

from partie.core import Given, Match, PartieError, Position, write_record
from partie.core.match import folded
from partie.server.clocks.clock_state import ClockEvent
from partie.server.model.rows import TableRow
from partie.server.ops.admin import Admin
from partie.server.tables.replay import asked_in, played
from partie.server.tables.store import TableStore
from tests.server.harness.clients.guests import Player

from .agreed import ended, goes_far, milliseconds, taken_back, timed
from .lively import Offer
from .shown import Shown

type Pool = asyncpg.Pool[asyncpg.Record]


@dataclass(frozen=True)
class Kept:
    """A table and its log; ``lost`` are the logs that it had before the database may have lost some of it."""

    row: TableRow
    seed: str
    log: Sequence[asyncpg.Record]
    record: str | None
    start: int
    events: Sequence[ClockEvent]
    lost: Sequence[Sequence[asyncpg.Record]] = ()

    @property
    def unknown(self) -> Sequence[asyncpg.Record]:
        """The rows that the database had once, and has lost."""
        here = {row["mark"] for row in self.log}
        return [row for log in self.lost for row in log if row["mark"] not in here]


async def kept(pool: Pool, table: str, lost: Sequence[Sequence[asyncpg.Record]]) -> Kept | None:
    """What the database has of a table."""
    row = await TableStore(pool).table(table)
    seed = await pool.fetchval("SELECT seed FROM seeds WHERE table_id = $1", table)
    if row is None or seed is None:
        return None
    log = await pool.fetch("SELECT * FROM spied WHERE table_id = $1 ORDER BY version, seen", table)
    begun = await pool.fetchval("SELECT begun FROM tables WHERE id = $1", table)
    events = await pool.fetch(
        "SELECT (extract(epoch FROM at) * 1000)::bigint AS at, kind, seat, amount, question FROM clock_events"
        " WHERE table_id = $1 ORDER BY id",
        table,
    )
    start = 0 if begun is None else milliseconds(begun)
    record = await TableStore(pool).record(table)
    return Kept(row, seed, log, record, start, [ClockEvent(**dict(each)) for each in events], lost)


async def judge(
    database: str,
    players: Sequence[Player],
    offers: Sequence[Offer] = (),
    lost: Sequence[Mapping[str, Sequence[asyncpg.Record]]] = (),
) -> list[str]:
    """Whatever is wrong."""
    faults, _ = await Admin(database).verify(None)
    wrong = [str(fault) for fault in faults]
    tables: dict[str, list[Player]] = {}
    for player in players:
        tables.setdefault(player.table, []).append(player)
    pool = await asyncpg.create_pool(database, min_size=1, max_size=2)
    try:
        for table, at_it in tables.items():
            found = await kept(pool, table, [log[table] for log in lost if table in log])
            said = ["it is gone"] if found is None else list(judged(found, at_it))
            wrong += [f"{table} {'' if found is None else found.row.game}: {each}" for each in said]
        refused = [offer.table for offer in offers if offer.is_refused]
        seated = await pool.fetch("SELECT id FROM tables WHERE id = ANY($1) AND begun IS NOT NULL", refused)
        wrong += [f"{row['id']}: a rematch has begun without the consent of all" for row in seated]
    finally:
        await pool.close()
    return wrong


def judged(table: Kept, players: Sequence[Player]) -> Iterable[str]:
    """What is wrong at one table."""
    yield from _rows(table)
    yield from _answers(table, players)
    if not table.row.ended:
        yield f"it has not ended: {len(table.log)} rows, {[_stand(player) for player in players]}"
    yield from timed(table.row, table.seed, table.start, table.log, table.events)
    yield from ended(table.row, table.events, players)
    shown = Shown(table.row, players)
    try:
        for log in table.lost:
            _follow(table, log, shown)
        match, far, dropped = _follow(table, table.log, shown)
    except PartieError as error:
        yield f"its log cannot be played: {error}"
        return
    yield from shown.wrong()
    yield from taken_back(table.log, table.unknown, far, dropped, players, table.events)
    is_agreed = table.row.ending == "agreed"
    if match.over() or is_agreed:
        record = match.record()
        if is_agreed:
            record = replace(record, headers={**record.headers, "seed": table.seed})
        if table.record is not None and table.record != write_record(record):
            yield "its record is not what the log gives"
        for player in players:
            if not player.over:
                yield f"seat {player.seat} has not seen the end"


def _stand(player: Player) -> str:
    """How far somebody has come, for whoever looks for the reason."""
    look = player.snapshot
    shown = "nothing" if look is None else f"{look['question']}{' and the end' if player.over else ''}"
    return (
        f"seat {player.seat} was shown {shown}, {len(player.diary.chapters) - 1} times behind, asked={player.is_asked}"
    )


def _follow(
    table: Kept, log: Sequence[asyncpg.Record], shown: Shown
) -> tuple[Match[Position], Counter[int], Counter[int]]:
    """Play a log, and look at what people were shown of it.

    Its end, what no seat could take back alone, and the answers that went because another seat took one back.
    """
    match, far, dropped = played(table.row, table.seed, []), Counter[int](), Counter[int]()
    shown.begin(match)
    for number, row in enumerate(log):
        if goes_far(match, row):
            far[row["seat"]] += 1
            match = _again(table, log[: number + 1])
        else:
            _step(match, row)
        if not row["text"]:
            dropped += count_answers(log[:number]) - count_answers(log[: number + 1]) - Counter([row["seat"]])
        _check_asked(match, row)
        shown.follow(match)
    return match, far, dropped


def count_answers(log: Sequence[asyncpg.Record]) -> Counter[int]:
    """How many answers of each seat count after some rows."""
    return Counter([given.seat for given in folded(_given(log))])


def _rows(table: Kept) -> Iterable[str]:
    """Every version once, every row once."""
    versions = [row["version"] for row in table.log]
    if versions != list(range(1, len(versions) + 1)):
        twice = [version for version, times in Counter(versions).items() if times > 1]
        yield f"versions are written twice: {twice}" if twice else f"there is a hole in its log: {versions}"
    if len({row["mark"] for row in table.log}) != len(versions):
        yield "a row is written twice"


def _answers(table: Kept, players: Sequence[Player]) -> Iterable[str]:
    """What was acknowledged is stored, once and in order, and nothing is stored that nobody gave.

    What the database has lost is not there, and whoever gave it was told that the server knows less.
    """
    for player in players:
        if player.seat is None:
            continue
        given = [row for row in table.log if row["seat"] == player.seat and row["text"]]
        stored = [(row["question"], row["text"]) for row in given]
        # Whoever is shown an older position by another process may answer twice: that is told twice, and stored once.
        told = [(question, text) for question, _, text in dict.fromkeys(player.diary.acknowledged)]
        gone = [row for row in table.unknown if row["seat"] == player.seat]
        known = Counter(told) - Counter([(row["question"], row["text"]) for row in gone])
        lost = known - Counter(stored)
        if lost != Counter(told) - Counter(stored) and len(player.diary.chapters) == 1:
            yield f"seat {player.seat} was not told that answers of it are lost"
        yield from [
            f"seat {player.seat} has lost {each}: told {told.count(each)} times, stored {stored.count(each)} times"
            for each in lost
        ]
        rest = iter(stored)
        if not lost and not gone and not all([each in rest for each in told]):
            yield f"the answers of seat {player.seat} are in another order"
        sent = {(question, text) for question, _, text in player.diary.sent}
        own = [(row["question"], row["text"]) for row in given if not row["bot"]]
        yield from [f"seat {player.seat} never gave {each}" for each in own if each not in sent]


def _step(match: Match[Position], row: asyncpg.Record) -> None:
    """Judge a row as if it were given now."""
    if row["text"]:
        match.act(row["question"], row["seat"], match.game.notation.parse(row["text"]), None, row["clock"])
    else:
        match.undo(row["seat"])


def _again(table: Kept, log: Sequence[asyncpg.Record]) -> Match[Position]:
    """The table after some rows, of which the last takes back what its seat could not take back alone."""
    return played(table.row, table.seed, _given(log))


def _given(log: Sequence[asyncpg.Record]) -> list[Given]:
    return [Given(row["question"], row["seat"], row["text"], row["clock"]) for row in log]


def _check_asked(match: Match[Position], row: asyncpg.Record) -> None:
    if (row["waiting"], row["opens"]) != (asked_in(match.position), match.number):
        raise PartieError(f"version {row['version']} says that others are asked")
