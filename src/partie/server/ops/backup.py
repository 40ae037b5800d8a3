"""All that a server knows, in one file, and back into an empty database."""

import asyncio
import os
import re
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final
from urllib.parse import unquote, urlsplit

import asyncpg

from partie.server.infra.migrate import known_steps, migrate
from partie.server.infra.progress import ProgressCallback, untold
from partie.server.ops.dev_services import program

# Whoever finds a backup must not be able to go on as somebody else: what lets people in is not in it. They sign in
# again, guests by the link of their seat. What is waited for at this moment is not in it either.
LEFT_OUT: Final = ("sessions", "challenges", "notice_codes", "matching", "limit_salt")
PART: Final = ".part"
LINES: Final = 5  # of what a program said last, to find out why it stopped


class Broken(Exception):
    """PostgreSQL's program did not finish; what it said."""


class NotEmpty(Exception):
    """There is something in the database already."""


class TooNew(Exception):
    """A backup was made by a newer release."""


def back_up(database: str, file: Path, told: ProgressCallback = untold) -> int:
    """Write a backup as the database is at one moment, while everybody plays on; its size in bytes.

    It is written beside the file and gets its name once it is whole and on the disk.
    """
    part = file.with_name(file.name + PART)
    excluded = [f"--exclude-table-data=public.{name}" for name in LEFT_OUT]
    options = ["--format=custom", "--no-owner", "--no-privileges", "--verbose", *excluded]
    command = [program("pg_dump"), *options, f"--dbname={_address(database)}"]
    total = asyncio.run(_count_tables(database)) - len(LEFT_OUT)
    part.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            _run(command, database, out, "dumping contents of table", total, told)
            out.flush()
            os.fsync(out.fileno())
            size = os.fstat(out.fileno()).st_size
        part.replace(file)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _keep_name(file.parent)
    return size


def restore(database: str, file: Path, told: ProgressCallback = untold) -> None:
    """Put a backup into an empty database, all of it or nothing, and bring that up to date."""
    pg_restore = program("pg_restore")
    if asyncio.run(_has_anything(database)):
        raise NotEmpty
    listed = _output([pg_restore, "--list", str(file)], database)
    if not set(_step_in(pg_restore, file, database)) <= known_steps():
        raise TooNew
    options = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", "--verbose"]
    command = [pg_restore, *options, f"--dbname={_address(database)}", str(file)]
    _run(command, database, None, "processing data for table", listed.count(" TABLE DATA "), told)
    migrate(database)


def _step_in(pg_restore: str, file: Path, database: str) -> list[str]:
    """The step of the schema that a backup was made at."""
    text = _output([pg_restore, "--data-only", "--table=alembic_version", "--file=-", str(file)], database)
    return re.findall(r"^COPY public\.alembic_version [^\n]*\n(\S+)$", text, re.MULTILINE)


async def _count_tables(database: str) -> int:
    connection = await asyncpg.connect(database)
    try:
        count: int = await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
    finally:
        await connection.close()
    return count


async def _has_anything(database: str) -> bool:
    """Whether anything was made in this database, by us or by somebody else."""
    connection = await asyncpg.connect(database)
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


def _output(command: Sequence[str], database: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=_surroundings(database))
    if done.returncode:
        raise Broken(done.stderr.strip())
    return done.stdout


def _run(
    command: Sequence[str], database: str, out: IO[bytes] | None, step: str, total: int, told: ProgressCallback
) -> None:
    """Run a program that says what it does, and tell how far it is."""
    said: list[str] = []
    done = 0
    with subprocess.Popen(
        command, stdout=out, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, env=_surroundings(database)
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            said = [*said, line.strip()][-LINES:]
            if step in line:
                done += 1
                told(min(done, total), total)
    if process.returncode:
        raise Broken(" ".join([line for line in said if "error" in line] or said))


def _keep_name(folder: Path) -> None:
    """See to it that a new name in a folder is on the disk."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
