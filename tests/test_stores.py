"""SQL stands in stores, and each table of the database is written by the stores of one package."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from partie.server.accounts.inventory_store import HELD

SERVER = Path(__file__).parent.parent / "src" / "partie" / "server"

# Which package writes each table. Whoever wants to change a row of another package calls a method of its store.
OWNERS = {
    "alembic_version": "infra",
    "limit_salt": "infra",
    "persons": "people",
    "sessions": "people",
    "passkeys": "people",
    "challenges": "people",
    "codes": "people",
    "departed": "people",
    "talkers": "people",
    "shunned": "people",
    "clock_events": "clocks",
    "votes": "clocks",
    "deadlines": "clocks",
    "clubs": "clubs",
    "members": "clubs",
    "club_tables": "clubs",
    "tables": "tables",
    "seats": "tables",
    "luck": "tables",
    "answers": "tables",
    "notice_keys": "notifications",
    "notice_channels": "notifications",
    "notice_codes": "notifications",
    "held_notices": "notifications",
    "notices": "notifications",
    "ratings": "ratings",
    "tournaments": "tournaments",
    "entries": "tournaments",
    "boards": "tournaments",
    "ahead": "premoves",
    "chat_lines": "chat",
    "chat_heard": "chat",
    "kept_out": "lobby",
    "invitations": "lobby",
    "matching": "matchmaking",
    "reports": "moderation",
    "reported_lines": "moderation",
}

# Who writes a table of another package all the same: the file, the table, and why.
STRANGERS = {
    ("ops/retention.py", "{}"): "it walks through whole tables, and its statement is the same for each of them",
}

# Where a method of this name is no question to the database.
NO_ROWS = {"infra/nats_client.py": "it fetches jobs"}

ASKING = {"fetch", "fetchrow", "fetchval", "fetchmany", "execute", "executemany"}
SQL = re.compile(
    r"\b(SELECT\b|INSERT INTO\b|UPDATE \w+|DELETE FROM\b|TRUNCATE \w+|LOCK TABLE\b|NOTIFY \w+|LISTEN \w+|WHERE\b"
    r"|ORDER BY\b|ON CONFLICT\b|RETURNING \w+|FOR (NO KEY )?UPDATE\b|(CREATE|ALTER|DROP) [A-Z]+\b)"
)
WRITTEN = re.compile(
    r"(?<!FOR )(?<!KEY )(?<!DO )\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE(?: TABLE)?) (?!SET\b)(\w+|\{\})"
)


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the server, by its path there."""
    for path in sorted(SERVER.rglob("*.py")):
        yield path.relative_to(SERVER).as_posix(), ast.parse(path.read_text(encoding="utf-8"))


def may_ask(path: str) -> bool:
    """Whether SQL may stand in a file: in a store, beneath all stores, and in an operator's tools."""
    name = path.rpartition("/")[2]
    is_store = name == "store.py" or name.endswith("_store.py") or path == "tables/answer_writer.py"
    return is_store or path == "infra/database.py" or path.startswith(("infra/migrations/", "ops/"))


def texts_of(tree: ast.AST) -> Iterator[str]:
    """Every text of a module but its docstrings; what is put into one stands there as ``{}``."""
    skipped: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            skipped.add(id(node.value))
        if isinstance(node, ast.JoinedStr):
            skipped.update([id(part) for part in node.values])
            yield "".join([str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values])
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in skipped:
            yield node.value


def questions_in(tree: ast.AST) -> list[str]:
    """What a module says or asks in SQL."""
    calls = [
        f".{node.func.attr}()"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING
    ]
    return calls + [" ".join(text.split()) for text in texts_of(tree) if SQL.search(text)]


def writes_in(tree: ast.AST) -> set[str]:
    """The tables of the database that a module writes; ``{}`` for one that only its run knows."""
    return {table for text in texts_of(tree) for table in WRITTEN.findall(" ".join(text.split()))}


def strangers_in(path: str, tree: ast.AST) -> set[tuple[str, str]]:
    """What a module writes although it is another package's."""
    package = path.partition("/")[0]
    return {(path, table) for table in writes_in(tree) if OWNERS.get(table) != package}


def test_sql_stands_in_stores_alone() -> None:
    found = {path: asked for path, tree in modules() if not may_ask(path) and (asked := questions_in(tree))}
    assert set(found) == set(NO_ROWS), found
    assert found["infra/nats_client.py"] == [".fetch()"]


@pytest.mark.parametrize(
    "planted",
    [
        'SEATS = "SELECT seat FROM seats WHERE person = $1"',
        'def of(table): return f"DELETE FROM {table}"',
        'OPEN = ("a", " WHERE t.begun IS NULL")',
        "async def all(pool): return await pool.fetch(QUESTION)",
        'def hold(tx): return tx.execute("LOCK TABLE ratings")',
    ],
)
def test_sql_in_a_service_would_be_found(planted: str) -> None:
    assert questions_in(ast.parse(planted))
    assert not may_ask("lobby/hosting.py")


def test_words_are_no_sql() -> None:
    said = ast.parse('"""SELECT in a docstring."""\nMETHODS = ("GET", "PUT", "DELETE")\nSAYS = "where it stands"')
    assert questions_in(said) == []


def test_each_table_is_written_by_one_package() -> None:
    found = {
        each
        for path, tree in modules()
        if not path.startswith("infra/migrations/")
        for each in strangers_in(path, tree)
    }
    assert found == set(STRANGERS)


def test_each_table_has_an_owner_that_is_there() -> None:
    assert set(OWNERS) == set(HELD)
    assert all([(SERVER / package).is_dir() for package in OWNERS.values()])


def test_an_owner_writes_its_table() -> None:
    """Else the list says what is not so. Only Alembic itself writes where it stands."""
    written = {(path.partition("/")[0], table) for path, tree in modules() for table in writes_in(tree)}
    assert {table for table, package in OWNERS.items() if (package, table) not in written} == {"alembic_version"}


@pytest.mark.parametrize(
    ("path", "planted", "table"),
    [
        ("lobby/store.py", 'EMPTY = "UPDATE seats SET person = NULL WHERE table_id = $1"', "seats"),
        ("clocks/store.py", 'GO = f"""\n    DELETE FROM\n        luck WHERE table_id = {ID}\n"""', "luck"),
        ("clubs/store.py", 'LEAVE = "INSERT INTO entries (name) VALUES ($1)"', "entries"),
        ("clubs/store.py", 'LEAVE = f"DELETE FROM {table} WHERE person = $1"', "{}"),
        ("chat/store.py", 'NEW = "INSERT INTO nowhere (a) VALUES ($1)"', "nowhere"),
    ],
)
def test_a_stranger_would_be_found(path: str, planted: str, table: str) -> None:
    assert strangers_in(path, ast.parse(planted)) == {(path, table)}


def test_a_lock_or_a_conflict_writes_no_other_table() -> None:
    locks = "SELECT FROM x FOR UPDATE SKIP LOCKED; SELECT FROM y FOR NO KEY UPDATE OF t"
    asked = f"{locks}; ON CONFLICT (a) DO UPDATE SET b = 1; UPDATE SET c = 2"
    assert not writes_in(ast.Constant(asked))
