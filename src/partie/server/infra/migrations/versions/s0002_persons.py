"""Persons and their sessions, whose seats they are, and what is agreed on at a table."""

from typing import Final

from alembic import op

revision: Final = "0002"
down_revision: Final = "0001"
branch_labels: Final = None
depends_on: Final = None

# Whoever sat at a table with a cookie becomes a person with a session of that cookie.
STATEMENTS: Final = (
    """
    CREATE TABLE persons (
        id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind      text NOT NULL DEFAULT 'guest',
        name      text NOT NULL DEFAULT '',
        mark      text UNIQUE,
        language  text NOT NULL DEFAULT '',
        made      timestamptz NOT NULL DEFAULT now()
    )
    """,
    """
    CREATE TABLE sessions (
        hash      bytea PRIMARY KEY,
        person    bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        about     text NOT NULL DEFAULT '',
        made      timestamptz NOT NULL DEFAULT now(),
        seen      timestamptz NOT NULL DEFAULT now()
    )
    """,
    "CREATE INDEX sessions_of ON sessions (person)",
    "ALTER TABLE seats ADD COLUMN person bigint REFERENCES persons ON DELETE SET NULL",
    "ALTER TABLE persons ADD COLUMN was bytea",
    "INSERT INTO persons (was) SELECT DISTINCT guest FROM seats WHERE guest IS NOT NULL",
    "INSERT INTO sessions (hash, person) SELECT was, id FROM persons WHERE was IS NOT NULL",
    "UPDATE seats s SET person = p.id FROM persons p WHERE p.was = s.guest",
    """
    UPDATE persons p SET name = coalesce((SELECT s.name FROM seats s JOIN tables t ON t.id = s.table_id
        WHERE s.person = p.id AND s.name <> '' ORDER BY t.made DESC LIMIT 1), '')
    """,
    "ALTER TABLE persons DROP COLUMN was",
    "ALTER TABLE seats DROP COLUMN guest",
    "CREATE INDEX seats_of ON seats (person) WHERE person IS NOT NULL",
    """
    ALTER TABLE tables
        ADD COLUMN host     bigint REFERENCES persons ON DELETE SET NULL,
        ADD COLUMN is_open  boolean NOT NULL DEFAULT false,
        ADD COLUMN clock    text NOT NULL DEFAULT '',
        ADD COLUMN watching text NOT NULL DEFAULT 'open',
        ADD COLUMN is_rated boolean NOT NULL DEFAULT false,
        ADD COLUMN language text NOT NULL DEFAULT ''
    """,
)


def upgrade() -> None:
    """Make them."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """There is no way back: a person is more than a cookie."""
    raise NotImplementedError
