"""Numbers of tables for the lobby, when an open table was last changed, who is kept out, and invitations."""

from typing import Final

from alembic import op

revision: Final = "0004"
down_revision: Final = "0003"
branch_labels: Final = None
depends_on: Final = None

# Whoever changes an open table or its seats touches it, whatever way they take: so a process finds what it missed.
STATEMENTS: Final = (
    """
    ALTER TABLE tables
        ADD COLUMN number  bigint GENERATED ALWAYS AS IDENTITY,
        ADD COLUMN touched timestamptz NOT NULL DEFAULT now()
    """,
    "CREATE UNIQUE INDEX tables_number ON tables (number)",
    "CREATE INDEX tables_open ON tables (number) WHERE is_open AND begun IS NULL",
    "CREATE INDEX tables_touched ON tables (touched)",
    """
    CREATE FUNCTION touch_table() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        NEW.touched := clock_timestamp();
        RETURN NEW;
    END $$
    """,
    """
    CREATE TRIGGER touch_table BEFORE UPDATE ON tables FOR EACH ROW
        WHEN (OLD.is_open OR NEW.is_open) EXECUTE FUNCTION touch_table()
    """,
    """
    CREATE FUNCTION touch_seat() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        UPDATE tables SET touched = clock_timestamp() WHERE id = NEW.table_id AND is_open AND begun IS NULL;
        RETURN NULL;
    END $$
    """,
    "CREATE TRIGGER touch_seat AFTER UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION touch_seat()",
    "ALTER TABLE seats ADD COLUMN was_left boolean NOT NULL DEFAULT false",
    """
    CREATE FUNCTION note_left() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        NEW.was_left := true;
        RETURN NEW;
    END $$
    """,
    """
    CREATE TRIGGER note_left BEFORE UPDATE ON seats FOR EACH ROW
        WHEN (NEW.deputy <> '') EXECUTE FUNCTION note_left()
    """,
    """
    CREATE TABLE kept_out (
        table_id  text NOT NULL REFERENCES tables ON DELETE CASCADE,
        person    bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        PRIMARY KEY (table_id, person)
    )
    """,
    """
    CREATE TABLE invitations (
        table_id  text NOT NULL REFERENCES tables ON DELETE CASCADE,
        person    bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        inviter   bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        made      timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (table_id, person)
    )
    """,
    "CREATE INDEX invitations_of ON invitations (person)",
    "CREATE INDEX kept_out_of ON kept_out (person)",
)


def upgrade() -> None:
    """Make them."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Drop them, with everything that is in them."""
    op.execute("DROP TABLE invitations, kept_out")
    op.execute("DROP TRIGGER note_left ON seats")
    op.execute("DROP TRIGGER touch_seat ON seats")
    op.execute("DROP TRIGGER touch_table ON tables")
    op.execute("DROP FUNCTION note_left, touch_seat, touch_table")
    op.execute("ALTER TABLE seats DROP COLUMN was_left")
    op.execute("ALTER TABLE tables DROP COLUMN number, DROP COLUMN touched")
