"""Indexes of tables that people use meanwhile."""

from alembic import op


def build_concurrently(name: str, on: str) -> None:
    """Build an index while everybody reads and writes; ``on`` as in ``"answers (table_id) WHERE seat = 0"``.

    It takes as long as the oldest transaction lasts, and nobody waits for it. It has to be the only thing that its step
    does: it cannot be in a transaction. If it fails, PostgreSQL keeps an index that nobody uses, so whatever has the
    name goes first. The name is ours alone, never that of a constraint.
    """
    with op.get_context().autocommit_block():
        op.execute("SET lock_timeout = 0")
        try:
            op.execute(f"DROP INDEX CONCURRENTLY IF EXISTS {name}")
            op.execute(f"CREATE INDEX CONCURRENTLY {name} ON {on}")
        finally:
            op.execute("RESET lock_timeout")
