"""Where persons want to be told, what waits to be sent, and what was."""

from typing import Final

from alembic import op

revision: Final = "0006"
down_revision: Final = "0005"
branch_labels: Final = None
depends_on: Final = None

STATEMENTS: Final = (
    # The key that our pushes are signed with: one for all processes.
    "CREATE TABLE notice_keys (one boolean PRIMARY KEY DEFAULT true CHECK (one), pem text NOT NULL)",
    """
    CREATE TABLE notice_channels (
        id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        person     bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        kind       text NOT NULL,
        address    text NOT NULL,
        secret     text NOT NULL DEFAULT '',
        about      text NOT NULL DEFAULT '',
        confirmed  timestamptz,
        code_hash  bytea,
        code_until timestamptz,
        code_tries smallint NOT NULL DEFAULT 0,
        quiet_from smallint NOT NULL DEFAULT 0,
        quiet_to   smallint NOT NULL DEFAULT 0,
        zone       text NOT NULL DEFAULT 'UTC',
        made       timestamptz NOT NULL DEFAULT now(),
        UNIQUE (person, kind, address)
    )
    """,
    # Whom a code was mailed to, as a hash: so nobody can have a stranger's mailbox filled.
    """
    CREATE TABLE notice_codes (
        person  bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        address bytea NOT NULL,
        made    timestamptz NOT NULL DEFAULT now()
    )
    """,
    "CREATE INDEX notice_codes_made ON notice_codes (made)",
    """
    CREATE TABLE held_notices (
        id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        person   bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        table_id text NOT NULL,
        question integer NOT NULL,
        kind     text NOT NULL,
        channel  bigint NOT NULL DEFAULT 0,
        path     text NOT NULL DEFAULT '',
        by       text NOT NULL DEFAULT '',
        due      timestamptz NOT NULL,
        UNIQUE (person, table_id, question, kind, channel)
    )
    """,
    "CREATE INDEX held_notices_due ON held_notices (due)",
    # A row is written before anything is sent, so a notice is sent once or never.
    """
    CREATE TABLE notices (
        person   bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        table_id text NOT NULL,
        question integer NOT NULL,
        kind     text NOT NULL,
        channel  bigint NOT NULL REFERENCES notice_channels ON DELETE CASCADE,
        claimed  timestamptz NOT NULL DEFAULT now(),
        result   text,
        PRIMARY KEY (person, table_id, question, kind, channel)
    )
    """,
    "CREATE INDEX notices_claimed ON notices (claimed)",
    "CREATE INDEX notices_channel ON notices (channel)",
)


def upgrade() -> None:
    """Make them."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Take them away again."""
    for table in ("notices", "held_notices", "notice_codes", "notice_channels", "notice_keys"):
        op.execute(f"DROP TABLE {table}")
