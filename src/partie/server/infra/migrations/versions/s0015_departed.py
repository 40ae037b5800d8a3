"""Who has left for good, and which recovery codes are used up: an older backup must not bring them back."""

from typing import Final

from alembic import op

revision: Final = "0015"
down_revision: Final = "0014"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make the list. Rows are only ever added to it."""
    op.execute("CREATE TABLE departed (hash bytea PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())")


def downgrade() -> None:
    """Drop it."""
    op.execute("DROP TABLE departed")
