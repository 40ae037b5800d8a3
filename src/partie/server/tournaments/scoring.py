"""What a table that has ended brings to those who sat there: nothing that a replay cannot prove."""

from partie.server.model.rows import TableRow
from partie.server.tables.result import proven_ranks
from partie.server.tournaments.pairing import NOTHING


def award_ranks(row: TableRow, text: str) -> list[int]:
    """The place of each seat, from the record of its table.

    A table that people ended before the rules did brings nobody anything, and neither does a record that does not prove
    itself. Those for whom a bot answered at the end get nothing, and the others are ranked without them.
    """
    places = () if row.ending else proven_ranks(row, text)
    if not places:
        return [NOTHING] * len(row.seats)
    present = [place for place, seat in zip(places, row.seats, strict=True) if not seat.deputy]
    return [
        NOTHING if seat.deputy else 1 + len([other for other in present if other < place])
        for place, seat in zip(places, row.seats, strict=True)
    ]
