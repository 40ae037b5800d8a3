"""Standing answers, which people give before they are asked; and votes about one row of the log."""

from typing import Final

from alembic import op

revision: Final = "0009"
down_revision: Final = "0008"
branch_labels: Final = None
depends_on: Final = None

# They go with the luck of their table, so that nothing is left of them after the end, and with their person.
STATEMENTS: Final = (
    """
    CREATE TABLE ahead (
        table_id  text NOT NULL REFERENCES luck ON DELETE CASCADE,
        seat      smallint NOT NULL,
        person    bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        question  text NOT NULL,
        texts     text[] NOT NULL,
        lasts     text NOT NULL,
        round     integer NOT NULL,
        is_away   boolean NOT NULL,
        PRIMARY KEY (table_id, seat, question)
    )
    """,
    "CREATE INDEX ahead_of ON ahead (person)",
    "ALTER TABLE votes ADD COLUMN version integer NOT NULL DEFAULT 0",
)


def upgrade() -> None:
    """Make them."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Drop them."""
    op.execute("ALTER TABLE votes DROP COLUMN version")
    op.execute("DROP TABLE ahead")
