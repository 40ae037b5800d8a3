"""Clocks: deadlines, what happened to clocks beside answers, and what people vote for."""

from typing import Final

from alembic import op

revision: Final = "0005"
down_revision: Final = "0004"
branch_labels: Final = None
depends_on: Final = None

# A deadline goes with the luck of its table, so that nothing acts after the end. Events stay: they tell who played.
STATEMENTS: Final = (
    """
    ALTER TABLE answers
        ADD COLUMN bot      text NOT NULL DEFAULT '',
        ADD COLUMN waiting  integer NOT NULL DEFAULT 0,
        ADD COLUMN opens    integer NOT NULL DEFAULT 0
    """,
    "ALTER TABLE tables ADD COLUMN ending text NOT NULL DEFAULT ''",
    """
    CREATE TABLE deadlines (
        table_id  text PRIMARY KEY REFERENCES luck ON DELETE CASCADE,
        due       timestamptz
    )
    """,
    "CREATE INDEX deadlines_due ON deadlines (due) WHERE due IS NOT NULL",
    """
    CREATE TABLE clock_events (
        id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        table_id  text NOT NULL REFERENCES tables ON DELETE CASCADE,
        at        timestamptz NOT NULL DEFAULT clock_timestamp(),
        kind      text NOT NULL,
        seat      smallint NOT NULL,
        amount    integer NOT NULL DEFAULT 0,
        question  integer NOT NULL
    )
    """,
    "CREATE INDEX clock_events_of ON clock_events (table_id, id)",
    """
    CREATE TABLE votes (
        table_id  text NOT NULL REFERENCES luck ON DELETE CASCADE,
        kind      text NOT NULL,
        seat      smallint NOT NULL,
        about     smallint NOT NULL,
        PRIMARY KEY (table_id, kind, seat, about)
    )
    """,
)


def upgrade() -> None:
    """Make them."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Drop them."""
    op.execute("DROP TABLE votes, clock_events, deadlines")
    op.execute("ALTER TABLE tables DROP COLUMN ending")
    op.execute("ALTER TABLE answers DROP COLUMN bot, DROP COLUMN waiting, DROP COLUMN opens")
