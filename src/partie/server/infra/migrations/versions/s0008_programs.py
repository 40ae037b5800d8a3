"""Programs: persons who belong to somebody, and go with them."""

from typing import Final

from alembic import op

revision: Final = "0008"
down_revision: Final = "0007"
branch_labels: Final = None
depends_on: Final = None

STATEMENTS: Final = (
    "ALTER TABLE persons ADD COLUMN owner bigint REFERENCES persons ON DELETE CASCADE",
    "CREATE INDEX persons_of ON persons (owner) WHERE owner IS NOT NULL",
)


def upgrade() -> None:
    """Make them."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """There is no way back: programs would become people."""
    raise NotImplementedError
