"""Since when a notice waits: it stays until it is sent, and must not stay without end."""

from typing import Final

from alembic import op

revision: Final = "0014"
down_revision: Final = "0013"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Add it. No row is written again for it."""
    op.execute("ALTER TABLE held_notices ADD COLUMN made timestamptz NOT NULL DEFAULT now()")


def downgrade() -> None:
    """Drop it."""
    op.execute("ALTER TABLE held_notices DROP COLUMN made")
