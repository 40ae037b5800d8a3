"""Passkeys, recovery codes, challenges, and a seat's own key."""

from typing import Final

from alembic import op

revision: Final = "0003"
down_revision: Final = "0002"
branch_labels: Final = None
depends_on: Final = None

# ``handle`` is what a passkey calls its person by: no number of ours leaves the server. ``own_hash`` is kept of the key
# that only whoever sits there knows; ``key_hash`` is kept of the invitation, which whoever made the table knows too.
STATEMENTS: Final = (
    "ALTER TABLE persons ADD COLUMN handle bytea UNIQUE",
    "ALTER TABLE seats ADD COLUMN own_hash bytea",
    """
    CREATE TABLE passkeys (
        id        bytea PRIMARY KEY,
        person    bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        key       bytea NOT NULL,
        counter   bigint NOT NULL,
        name      text NOT NULL,
        made      timestamptz NOT NULL DEFAULT now(),
        used      timestamptz
    )
    """,
    "CREATE INDEX passkeys_of ON passkeys (person)",
    """
    CREATE TABLE codes (
        hash      bytea PRIMARY KEY,
        person    bigint NOT NULL REFERENCES persons ON DELETE CASCADE
    )
    """,
    "CREATE INDEX codes_of ON codes (person)",
    """
    CREATE TABLE challenges (
        hash      bytea PRIMARY KEY,
        kind      text NOT NULL,
        holder    bytea NOT NULL,
        person    bigint REFERENCES persons ON DELETE CASCADE,
        until     timestamptz NOT NULL
    )
    """,
    "CREATE INDEX challenges_until ON challenges (until)",
    "CREATE INDEX challenges_of ON challenges (person) WHERE person IS NOT NULL",
    "CREATE INDEX hosted ON tables (host) WHERE host IS NOT NULL",
)


def upgrade() -> None:
    """Make them."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Drop them: accounts have no way in afterwards."""
    op.execute("DROP TABLE challenges, codes, passkeys")
    op.execute("DROP INDEX hosted")
    op.execute("ALTER TABLE seats DROP COLUMN own_hash")
    op.execute("ALTER TABLE persons DROP COLUMN handle")
