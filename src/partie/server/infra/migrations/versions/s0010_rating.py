"""Ratings: what each ended table proves, what it changed for whom, and who waits for a quick match."""

from typing import Final

from alembic import op

revision: Final = "0010"
down_revision: Final = "0009"
branch_labels: Final = None
depends_on: Final = None

# ``counted`` is the order in which tables were counted: whoever counts again has to go the same way.
STATEMENTS: Final = (
    "CREATE SEQUENCE tables_counted AS integer",
    "ALTER TABLE tables ADD COLUMN counted integer UNIQUE, ADD COLUMN places smallint[]",
    "CREATE INDEX tables_uncounted ON tables (ended) WHERE ended IS NOT NULL AND counted IS NULL",
    """
    CREATE TABLE ratings (
        table_id     text NOT NULL REFERENCES tables ON DELETE CASCADE,
        person       bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        seat         smallint NOT NULL,
        game         text NOT NULL,
        seats        smallint NOT NULL,
        counted      integer NOT NULL,
        place        smallint NOT NULL,
        is_left      boolean NOT NULL,
        mu_before    double precision NOT NULL,
        sigma_before double precision NOT NULL,
        mu           double precision NOT NULL,
        sigma        double precision NOT NULL,
        PRIMARY KEY (table_id, person)
    )
    """,
    "CREATE INDEX ratings_of ON ratings (person, game, seats, counted DESC)",
    "ALTER TABLE persons ADD COLUMN hides_rating boolean NOT NULL DEFAULT false",
    """
    CREATE TABLE matching (
        person    bigint PRIMARY KEY REFERENCES persons ON DELETE CASCADE,
        name      text NOT NULL,
        game      text NOT NULL,
        least     smallint NOT NULL,
        most      smallint NOT NULL,
        clock     text NOT NULL,
        is_rated  boolean NOT NULL,
        since     timestamptz NOT NULL DEFAULT now(),
        seen      timestamptz NOT NULL DEFAULT now(),
        table_id  text REFERENCES tables ON DELETE CASCADE
    )
    """,
)


def upgrade() -> None:
    """Make them."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Drop them. Ratings can be counted again from the records."""
    op.execute("DROP TABLE matching, ratings")
    op.execute("ALTER TABLE persons DROP COLUMN hides_rating")
    op.execute("ALTER TABLE tables DROP COLUMN counted, DROP COLUMN places")
    op.execute("DROP SEQUENCE tables_counted")
