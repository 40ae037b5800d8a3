"""Everything that the database holds, column by column: what a person is given of it, and what becomes of it later.

A test compares this list with the database: whoever adds a column has to say here what it is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from partie.server.infra.database import Pool, Row

# What becomes of a person's rows when they leave for good.
GONE: Final = "gone"  # the rows go with the person
CLEARED: Final = "cleared"  # the rows stay, and ``deletion`` takes out what is personal
NOTHING: Final = "nothing"  # there is nothing of a person in them


@dataclass(frozen=True)
class ColumnPolicy:
    """One table.

    ``mine``   which rows are a person's, whose number is ``$1``; nothing if none is
    ``told``   the columns that they are given
    ``others`` the columns that they are not given: secrets of the server, and what is no part of them
    ``after``  what becomes of the rows
    """

    mine: str
    told: tuple[str, ...]
    others: tuple[str, ...]
    after: str


_MY_TABLES: Final = "(SELECT table_id FROM seats WHERE person = $1)"

HELD: Final[Mapping[str, ColumnPolicy]] = {
    "persons": ColumnPolicy(
        "id = $1 OR owner = $1",
        ("id", "kind", "name", "mark", "language", "made", "handle", "owner", "hides_rating"),
        (),
        GONE,
    ),
    # Hashes open nothing, but whoever finds an archive should not learn even them.
    "sessions": ColumnPolicy("person = $1", ("person", "about", "made", "seen"), ("hash",), GONE),
    "passkeys": ColumnPolicy("person = $1", ("id", "person", "key", "counter", "name", "made", "used"), (), GONE),
    "codes": ColumnPolicy("person = $1", ("person",), ("hash",), GONE),
    # Hashes of people who are gone, and of codes that open nothing any more: no backup may bring them back.
    "departed": ColumnPolicy("", (), ("hash", "at"), NOTHING),
    "challenges": ColumnPolicy("person = $1", ("kind", "person", "until"), ("hash", "holder"), GONE),
    # What somebody gave to the shuffle of a game stays in its record: without it nobody could check the shuffle.
    "seats": ColumnPolicy(
        "person = $1 OR reserved_for = $1",
        ("table_id", "seat", "name", "bot", "deputy", "words", "person", "was_left", "reserved_for"),
        ("key_hash", "own_hash"),
        CLEARED,
    ),
    "tables": ColumnPolicy(
        f"host = $1 OR id IN {_MY_TABLES}",
        (
            *("id", "game", "rules", "deck", "settings", "luck", "onlookers", "previous", "made", "begun", "ended"),
            *("is_open", "clock", "watching", "is_rated", "language", "ending", "places"),
        ),
        (
            "host",
            "record",
            "number",
            "touched",
            "counted",
        ),  # who made it is somebody's number; records are files of their own
        CLEARED,
    ),
    # The seed of a running table is known to nobody; that of an ended one is in its record.
    "luck": ColumnPolicy("", (), ("table_id", "seed"), NOTHING),
    "answers": ColumnPolicy(
        "(table_id, seat) IN (SELECT table_id, seat FROM seats WHERE person = $1)",
        ("table_id", "version", "question", "seat", "text", "clock", "given", "bot"),
        ("mark", "waiting", "opens"),
        CLEARED,
    ),
    "kept_out": ColumnPolicy("person = $1", ("table_id",), ("person",), GONE),
    "invitations": ColumnPolicy("person = $1 OR inviter = $1", ("table_id", "person", "inviter", "made"), (), GONE),
    "talkers": ColumnPolicy("person = $1", ("person", "is_free", "is_moderator"), (), GONE),
    "chat_lines": ColumnPolicy(
        "person = $1",
        ("id", "table_id", "person", "seat", "name", "audience", "phrase", "text", "said"),
        (),
        GONE,
    ),
    "chat_heard": ColumnPolicy("person = $1", ("line", "person"), (), GONE),
    # Whom somebody does not want to hear is theirs; who does not want to hear them is not.
    "shunned": ColumnPolicy("person = $1", ("id", "person", "other", "name", "is_block", "made"), (), GONE),
    # Who reported somebody, and who decided, is not for them to know.
    "reports": ColumnPolicy(
        "person = $1",
        (
            *("id", "person", "line", "why", "made", "decision", "days", "note", "decided", "appeal", "appealed"),
            *("verdict", "verdict_note", "closed"),
        ),
        ("reporter", "moderator"),
        GONE,
    ),
    "reported_lines": ColumnPolicy("", (), ("report", "line"), NOTHING),
    "deadlines": ColumnPolicy("", (), ("table_id", "due"), NOTHING),
    "clock_events": ColumnPolicy(
        "(table_id, seat) IN (SELECT table_id, seat FROM seats WHERE person = $1)",
        ("table_id", "at", "kind", "seat", "amount", "question"),
        ("id",),
        CLEARED,
    ),
    "votes": ColumnPolicy(
        "(table_id, seat) IN (SELECT table_id, seat FROM seats WHERE person = $1)",
        ("table_id", "kind", "seat", "about", "version"),
        (),
        CLEARED,
    ),
    # What somebody says ahead goes with them, and with the end of the table.
    "ahead": ColumnPolicy(
        "person = $1", ("table_id", "seat", "person", "question", "texts", "lasts", "round", "is_away"), (), GONE
    ),
    "notice_keys": ColumnPolicy("", (), ("one", "pem"), NOTHING),
    "limit_salt": ColumnPolicy("", (), ("one", "salt"), NOTHING),
    "notice_channels": ColumnPolicy(
        "person = $1",
        (
            *("id", "person", "kind", "address", "about", "confirmed", "quiet_from", "quiet_to", "zone", "made"),
            *("code_until", "code_tries"),
        ),
        ("secret", "code_hash"),
        GONE,
    ),
    "notice_codes": ColumnPolicy("person = $1", ("person", "made"), ("address",), GONE),
    "held_notices": ColumnPolicy(
        "person = $1",
        ("id", "person", "table_id", "question", "kind", "channel", "path", "by", "due", "made"),
        (),
        GONE,
    ),
    "notices": ColumnPolicy(
        "person = $1", ("person", "table_id", "question", "kind", "channel", "claimed", "result"), (), GONE
    ),
    # The key of a club's link opens it to anybody, and is its members' together.
    "clubs": ColumnPolicy(
        "owner = $1 OR id IN (SELECT club FROM members WHERE person = $1)",
        ("id", "name", "made"),
        ("key", "owner"),
        CLEARED,
    ),
    "members": ColumnPolicy("person = $1", ("club", "person", "name", "mark", "joined"), (), GONE),
    "club_tables": ColumnPolicy("", (), ("table_id", "club"), NOTHING),
    "tournaments": ColumnPolicy(
        "opener = $1 OR id IN (SELECT tournament FROM entries WHERE person = $1)",
        (
            *("id", "club", "game", "settings", "seats", "clock", "kind", "rounds", "round", "made", "started"),
            *("ended",),
        ),
        ("opener",),
        CLEARED,
    ),
    "entries": ColumnPolicy(
        "person = $1", ("tournament", "number", "person", "name", "mark", "withdrawn"), (), CLEARED
    ),
    # Who sat where is told by the numbers of entries, and what came of it by the records of tables.
    "boards": ColumnPolicy("", (), ("tournament", "round", "board", "table_id", "sitters", "places"), NOTHING),
    "ratings": ColumnPolicy(
        "person = $1",
        (
            *("table_id", "person", "seat", "game", "seats", "place", "is_left"),
            *("mu_before", "sigma_before", "mu", "sigma"),
        ),
        ("counted",),
        GONE,
    ),
    "matching": ColumnPolicy(
        "person = $1",
        ("person", "name", "game", "least", "most", "clock", "is_rated", "since", "seen", "table_id"),
        (),
        GONE,
    ),
    "alembic_version": ColumnPolicy("", (), ("version_num",), NOTHING),
}


class InventoryStore:
    """What the database holds of persons."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def rows_of(self, table: str, person: int) -> Sequence[Row]:
        """A person's rows in a table of the inventory, with the columns that they are given."""
        held = HELD[table]
        columns = ", ".join(held.told)
        rows: Sequence[Row] = await self._pool.fetch(f"SELECT {columns} FROM {table} WHERE {held.mine}", person)
        return rows
