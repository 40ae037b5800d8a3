"""A table as a person may know it."""

from partie.server.clocks.schemas import ClocksJson
from partie.server.model.rows import TableRow, Terms
from partie.server.tables.presence import Presence
from partie.server.tables.schemas import SeatCard, TableCard, TermsJson


def table_card(
    row: TableRow, presence: Presence, clocks: ClocksJson | None, person: int | None, invited: int | None
) -> TableCard:
    """The card for a person, or for one of whom nothing is known; ``invited`` is the seat that their key is for."""
    is_late = row.is_shown_late and not row.seats_of(person)  # clocks would tell whose turn it is now
    online, onlookers = presence.everywhere()
    return {
        "table": row.id,
        "game": row.game,
        "settings": row.settings,
        "luck": row.luck,
        "players": [_seat_card(row, seat, online) for seat in range(len(row.seats))],
        "mine": row.seats_of(person),
        "invited": invited,
        "reserved": next(iter(row.reserved_for(person)), None),
        "onlookers": row.onlookers,
        "looking_on": onlookers,
        "begun": row.begun,
        "over": row.ended,
        "next": row.next,
        "offered": person in row.offered,
        "host": next(iter(row.seats_of(row.host)), None),
        "terms": terms_json(row.terms),
        "ending": row.ending,
        "clocks": None if is_late else clocks,
    }


def _seat_card(table: TableRow, seat: int, online: frozenset[int]) -> SeatCard:
    row = table.seats[seat]
    return {
        "seat": seat,
        "name": row.name,
        "bot": row.played_by,
        "program": row.is_program,
        "taken": row.is_taken,
        "reserved": row.reserved_for is not None,
        "here": bool(row.bot) or seat in online,
    }


def terms_json(terms: Terms) -> TermsJson:
    """What is agreed on, as a browser is told."""
    return {
        "open": terms.is_open,
        "clock": terms.clock,
        "watching": terms.watching,
        "rated": terms.is_rated,
        "language": terms.language,
    }
