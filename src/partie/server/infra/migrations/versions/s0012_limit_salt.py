"""What all processes hash addresses with, so that they can count them together."""

from typing import Final

from alembic import op

revision: Final = "0012"
down_revision: Final = "0011"
branch_labels: Final = None
depends_on: Final = None


def upgrade() -> None:
    """Make a place for it; the first process that serves makes the salt itself."""
    op.execute("CREATE TABLE limit_salt (one boolean PRIMARY KEY DEFAULT true CHECK (one), salt bytea NOT NULL)")


def downgrade() -> None:
    """Drop it: each process counts for itself then."""
    op.execute("DROP TABLE limit_salt")
