"""Words between players: what was said and who heard it, who wants to hear whom, and what moderators decide."""

from typing import Final

from alembic import op

revision: Final = "0007"
down_revision: Final = "0006"
branch_labels: Final = None
depends_on: Final = None

# ``phrase`` is a sentence by its key and arguments, ``text`` what somebody wrote themselves: a line has one of them.
# ``audience`` is ``table`` for everybody there, ``onlookers`` for what players hear only after the end.
STATEMENTS: Final = (
    """
    CREATE TABLE talkers (
        person       bigint PRIMARY KEY REFERENCES persons ON DELETE CASCADE,
        is_free      boolean NOT NULL DEFAULT false,
        is_moderator boolean NOT NULL DEFAULT false
    )
    """,
    """
    CREATE TABLE chat_lines (
        id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        table_id  text NOT NULL REFERENCES tables ON DELETE CASCADE,
        person    bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        seat      smallint NOT NULL,
        name      text NOT NULL,
        audience  text NOT NULL,
        phrase    jsonb,
        text      text NOT NULL,
        said      timestamptz NOT NULL DEFAULT clock_timestamp()
    )
    """,
    "CREATE INDEX chat_lines_at ON chat_lines (table_id, id)",
    "CREATE INDEX chat_lines_of ON chat_lines (person, said)",
    "CREATE INDEX chat_lines_old ON chat_lines (said)",
    """
    CREATE TABLE chat_heard (
        line      bigint NOT NULL REFERENCES chat_lines ON DELETE CASCADE,
        person    bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        PRIMARY KEY (line, person)
    )
    """,
    "CREATE INDEX chat_heard_by ON chat_heard (person)",
    """
    CREATE TABLE shunned (
        id        bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        person    bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        other     bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        name      text NOT NULL,
        is_block  boolean NOT NULL,
        made      timestamptz NOT NULL DEFAULT now(),
        UNIQUE (person, other)
    )
    """,
    "CREATE INDEX shunned_by ON shunned (other)",
    """
    CREATE TABLE reports (
        id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        person       bigint NOT NULL REFERENCES persons ON DELETE CASCADE,
        reporter     bigint REFERENCES persons ON DELETE SET NULL,
        line         bigint REFERENCES chat_lines ON DELETE SET NULL,
        why          text NOT NULL,
        made         timestamptz NOT NULL DEFAULT now(),
        decision     text NOT NULL DEFAULT '',
        days         integer NOT NULL DEFAULT 0,
        note         text NOT NULL DEFAULT '',
        decided      timestamptz,
        moderator    bigint REFERENCES persons ON DELETE SET NULL,
        appeal       text NOT NULL DEFAULT '',
        appealed     timestamptz,
        verdict      text NOT NULL DEFAULT '',
        verdict_note text NOT NULL DEFAULT '',
        closed       timestamptz,
        UNIQUE (line, reporter)
    )
    """,
    "CREATE INDEX reports_on ON reports (person)",
    "CREATE INDEX reports_open ON reports (made) WHERE closed IS NULL",
    """
    CREATE TABLE reported_lines (
        report    bigint NOT NULL REFERENCES reports ON DELETE CASCADE,
        line      bigint NOT NULL REFERENCES chat_lines ON DELETE CASCADE,
        PRIMARY KEY (report, line)
    )
    """,
    "CREATE INDEX reported_lines_in ON reported_lines (line)",
)


def upgrade() -> None:
    """Make them."""
    for statement in STATEMENTS:
        op.execute(statement)


def downgrade() -> None:
    """Drop them, with everything that was said."""
    op.execute("DROP TABLE reported_lines, reports, shunned, chat_heard, chat_lines, talkers")
