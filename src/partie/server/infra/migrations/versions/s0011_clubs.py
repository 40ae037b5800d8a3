"""Clubs, who belongs to them, the tables they lay for themselves, and tournaments."""

from typing import Final

from alembic import op

revision: Final = "0011"
down_revision: Final = "0010"
branch_labels: Final = None
depends_on: Final = None

# A board's places are worked out from the record of its table: whoever has that can work them out again. That a round
# has each board once is what keeps two processes from making it twice.
STATEMENTS: Final = (
    """
    CREATE TABLE clubs (
        id     text PRIMARY KEY,
        name   text NOT NULL,
        key    text NOT NULL,
        owner  bigint REFERENCES persons ON DELETE SET NULL,
        made   timestamptz NOT NULL DEFAULT now()
    )
    """,
    "CREATE INDEX clubs_of ON clubs (owner)",
    """
    CREATE TABLE members (
        club    text NOT NULL REFERENCES clubs ON DELETE CASCADE,
        person  bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        name    text NOT NULL,
        mark    text NOT NULL,
        joined  timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (club, person),
        UNIQUE (club, mark)
    )
    """,
    "CREATE INDEX members_of ON members (person)",
    """
    CREATE TABLE club_tables (
        table_id  text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        club      text NOT NULL REFERENCES clubs ON DELETE CASCADE
    )
    """,
    "CREATE INDEX club_tables_of ON club_tables (club)",
    """
    CREATE TABLE tournaments (
        id        text PRIMARY KEY,
        club      text REFERENCES clubs ON DELETE CASCADE,
        opener    bigint REFERENCES persons ON DELETE SET NULL,
        game      text NOT NULL,
        settings  jsonb NOT NULL,
        seats     smallint NOT NULL,
        clock     text NOT NULL,
        kind      text NOT NULL,
        rounds    smallint NOT NULL,
        round     smallint NOT NULL DEFAULT 0,
        made      timestamptz NOT NULL DEFAULT now(),
        started   timestamptz,
        ended     timestamptz
    )
    """,
    "CREATE INDEX tournaments_of_club ON tournaments (club)",
    "CREATE INDEX tournaments_of ON tournaments (opener)",
    "CREATE INDEX tournaments_running ON tournaments (id) WHERE started IS NOT NULL AND ended IS NULL",
    "CREATE INDEX tournaments_waiting ON tournaments (made) WHERE started IS NULL AND club IS NULL",
    """
    CREATE TABLE entries (
        tournament  text NOT NULL REFERENCES tournaments ON DELETE CASCADE,
        number      integer NOT NULL,
        person      bigint REFERENCES persons ON DELETE SET NULL,
        name        text NOT NULL,
        mark        text,
        withdrawn   timestamptz,
        PRIMARY KEY (tournament, number),
        UNIQUE (tournament, person),
        UNIQUE (tournament, mark)
    )
    """,
    "CREATE INDEX entries_of ON entries (person)",
    """
    CREATE TABLE boards (
        tournament  text NOT NULL REFERENCES tournaments ON DELETE CASCADE,
        round       smallint NOT NULL,
        board       smallint NOT NULL,
        table_id    text UNIQUE REFERENCES tables ON DELETE SET NULL,
        sitters     integer[] NOT NULL,
        places      smallint[],
        PRIMARY KEY (tournament, round, board)
    )
    """,
)


def upgrade() -> None:
    """Make them."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Drop them, with everything that is in them."""
    op.execute("DROP TABLE boards, entries, tournaments, club_tables, members, clubs")
