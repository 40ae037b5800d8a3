"""Tables, their seats, their luck and their answers."""

from typing import Final

from alembic import op

revision: Final = "0001"
down_revision: Final = None
branch_labels: Final = None
depends_on: Final = None

# A running table has its luck and its answers; an ended one has its record instead. That an answer needs the luck of
# its table is what keeps a process that fell asleep from adding one to a table that has ended.
STATEMENTS: Final = (
    """
    CREATE TABLE tables (
        id        text PRIMARY KEY,
        game      text NOT NULL,
        rules     integer NOT NULL,
        deck      text NOT NULL,
        settings  jsonb NOT NULL,
        luck      text NOT NULL,
        onlookers text NOT NULL,
        previous  text UNIQUE REFERENCES tables,
        made      timestamptz NOT NULL DEFAULT now(),
        begun     timestamptz,
        ended     timestamptz,
        record    text
    )
    """,
    """
    CREATE TABLE seats (
        table_id  text NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat      smallint NOT NULL,
        name      text NOT NULL,
        bot       text NOT NULL,
        deputy    text NOT NULL DEFAULT '',
        words     text NOT NULL DEFAULT '',
        key_hash  bytea,
        guest     bytea,
        PRIMARY KEY (table_id, seat)
    )
    """,
    """
    CREATE TABLE luck (
        table_id  text PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        seed      text NOT NULL
    )
    """,
    """
    CREATE TABLE answers (
        table_id  text NOT NULL REFERENCES luck ON DELETE CASCADE,
        version   integer NOT NULL,
        question  integer NOT NULL,
        seat      smallint NOT NULL,
        text      text NOT NULL,
        clock     integer,
        mark      bigint NOT NULL,
        given     timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (table_id, version)
    )
    """,
    "CREATE INDEX running ON tables (game, rules, deck) WHERE begun IS NOT NULL AND ended IS NULL",
)


def upgrade() -> None:
    """Make them."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Drop them, with everything that is in them."""
    op.execute("DROP TABLE answers, luck, seats, tables")
