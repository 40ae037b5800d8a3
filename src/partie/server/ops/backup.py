"""All that a server knows, in one file, and back into an empty database."""

import asyncio
import os
import re
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Final
from urllib.parse import unquote, urlsplit

from partie.server.infra.database import connect
from partie.server.infra.migrate import known_steps, migrate
from partie.server.infra.progress import ProgressCallback, untold
from partie.server.ops.departed_list import beside, write_list
from partie.server.ops.dev_services import program
from partie.server.ops.sealed_pipe import check_sealed, sealed_into, unsealed
from partie.server.ops.unfinished_restore import MARK, mark, unmark
from partie.server.ops.whole_file import whole_file

# Whoever finds a backup must not be able to go on as somebody else: what lets people in is not in it. They sign in
# again, guests by the link of their seat. What is waited for at this moment is not in it either.
LEFT_OUT: Final = ("sessions", "challenges", "notice_codes", "matching", "limit_salt")
# Writes the step of the schema that a backup was made at.
_STEP: Final = ("--data-only", "--table=alembic_version", "--file=-")
_STEPS: Final = re.compile(r"^COPY public\.alembic_version [^\n]*\n(\S+)$", re.MULTILINE)
LINES: Final = 5  # of what a program said last, to find out why it stopped

type Finish = Callable[[str], int]  # what is left to do with a database that was restored


def done(database: str) -> int:
    """Nothing is left to do."""
    return 0


class Broken(Exception):
    """PostgreSQL's program did not finish; what it said."""


class NotEmpty(Exception):
    """There is something in the database already."""


class TooNew(Exception):
    """A backup was made by a newer release."""


def back_up(database: str, file: Path, told: ProgressCallback = untold, public: bytes | None = None) -> int:
    """Write a backup as the database is at one moment, while everybody plays on; its size in bytes.

    It is written beside the file and gets its name once it is whole and on the disk. With a public key it is sealed.
    """
    excluded = [f"--exclude-schema={MARK}", *[f"--exclude-table-data=public.{name}" for name in LEFT_OUT]]
    options = ["--format=custom", "--no-owner", "--no-privileges", "--verbose", *excluded]
    command = [program("pg_dump"), *options, f"--dbname={_address(database)}"]
    total = asyncio.run(_count_tables(database)) - len(LEFT_OUT)
    with whole_file(file) as out, sealed_into(out, public) as target:
        _run(command, database, target, "dumping contents of table", total, told)
    write_list(database, beside(file))  # afterwards: it also names people who have left meanwhile
    return file.stat().st_size


def restore(
    database: str, file: Path, told: ProgressCallback = untold, secret: bytes | None = None, finish: Finish = done
) -> int:
    """Put a backup into an empty database, all of it or nothing, and bring that up to date.

    Nobody may serve from it before ``finish`` is done, whose number is given back.
    """
    if asyncio.run(_has_anything(database)):
        raise NotEmpty
    check_sealed(file, secret)
    asyncio.run(mark(database))
    try:
        _fill(database, file, told, secret)
    except BaseException:
        asyncio.run(unmark(database))
        raise
    migrate(database)
    count = finish(database)
    asyncio.run(unmark(database))
    return count


def _fill(database: str, file: Path, told: ProgressCallback, secret: bytes | None) -> None:
    pg_restore = program("pg_restore")
    with unsealed(file, secret) as source:
        listed = _output([pg_restore, "--list"], database, source)
    with unsealed(file, secret) as source:
        step = _output([pg_restore, *_STEP], database, source)
    if not set(_STEPS.findall(step)) <= known_steps():
        raise TooNew
    options = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", "--verbose"]
    command = [pg_restore, *options, f"--dbname={_address(database)}"]
    with unsealed(file, secret) as source:
        _run(command, database, None, "processing data for table", listed.count(" TABLE DATA "), told, source)


async def _count_tables(database: str) -> int:
    connection = await connect(database)
    try:
        count: int = await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
    finally:
        await connection.close()
    return count


async def _has_anything(database: str) -> bool:
    """Whether anything was made in this database, by us or by somebody else."""
    connection = await connect(database)
    try:
        found: bool = await connection.fetchval(
            "SELECT EXISTS (SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace"
            " WHERE n.nspname <> 'information_schema' AND n.nspname !~ '^pg_')"
        )
    finally:
        await connection.close()
    return found


# -- PostgreSQL's programs -----------------------------------------------------------------------------------------


def _address(database: str) -> str:
    """The address without the password, which everybody on the machine could read in the list of processes."""
    parts = urlsplit(database)
    return database if parts.password is None else database.replace(f":{parts.password}@", "@", 1)


def _surroundings(database: str) -> dict[str, str]:
    password = urlsplit(database).password
    own = {} if password is None else {"PGPASSWORD": unquote(password)}
    return {**os.environ, "LC_ALL": "C", **own}


def _output(command: Sequence[str], database: str, source: IO[bytes]) -> str:
    ended = subprocess.run(
        command, stdin=source, capture_output=True, text=True, check=False, env=_surroundings(database)
    )
    if ended.returncode:
        raise Broken(ended.stderr.strip())
    return ended.stdout


def _run(
    command: Sequence[str],
    database: str,
    out: IO[bytes] | None,
    step: str,
    total: int,
    told: ProgressCallback,
    source: IO[bytes] | None = None,
) -> None:
    """Run a program that says what it does, and tell how far it is."""
    said: list[str] = []
    count = 0
    given = subprocess.DEVNULL if source is None else source
    with subprocess.Popen(
        command, stdout=out, stderr=subprocess.PIPE, stdin=given, text=True, env=_surroundings(database)
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            said = [*said, line.strip()][-LINES:]
            if step in line:
                count += 1
                told(min(count, total), total)
    if process.returncode:
        raise Broken(" ".join([line for line in said if "error" in line] or said))
