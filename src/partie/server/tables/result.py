"""What the record of an ended table proves."""

from partie.core import replay, verify
from partie.core.verify import GOOD
from partie.server.model.rows import TableRow
from partie.table.reading import read
from partie.table.refusal import Refused


def proven_ranks(row: TableRow, text: str) -> tuple[int, ...]:
    """Everybody's place, as a replay of the record gives it. None if it has no result, or anything in it is not right.

    The shuffle has to be the one that was promised when the table was made, not only one that fits the record.
    """
    try:
        record, game = read(text)
    except Refused:
        return ()
    said = (game.name, game.version, record.headers.get("luck"), len(record.players()), record.settings())
    if said != (row.game, row.rules, row.luck, len(row.seats), row.settings):
        return ()
    if any([check.verdict != GOOD for check in verify(game, record, text)]):
        return ()
    outcome = game.outcome(replay(game, record))
    return () if outcome is None else outcome.ranks
