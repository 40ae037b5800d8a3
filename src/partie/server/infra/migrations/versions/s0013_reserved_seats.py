"""Seats that are reserved for a person: whoever is offered a rematch has one at the next table."""

from typing import Final

from alembic import op

revision: Final = "0013"
down_revision: Final = "0012"
branch_labels: Final = None
depends_on: Final = None

STATEMENTS: Final = (
    "ALTER TABLE seats ADD COLUMN reserved_for bigint REFERENCES persons ON DELETE SET NULL",
    "CREATE INDEX seats_reserved_for ON seats (reserved_for) WHERE reserved_for IS NOT NULL",
)


def upgrade() -> None:
    """Add the column."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Drop it: a seat that was reserved is then one that only the host can give away."""
    op.execute("ALTER TABLE seats DROP COLUMN reserved_for")
