"""The list beside the backups of who has left for good: a restore of an older backup needs what came after it."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from partie.server.infra.database import connect
from partie.server.ops.whole_file import whole_file

NAME: Final = "departed.txt"
_FIRST: Final = "partie-departed-1"
_HASH: Final = 32  # bytes


class NotAList(Exception):
    """A file is no such list, or a part of it is missing."""


@dataclass(frozen=True)
class DepartedList:
    """``written`` is when it was last complete, ``entries`` are hashes and since when they are in it."""

    written: datetime
    entries: Mapping[bytes, datetime]


def beside(backup: Path) -> Path:
    """Where the list is that belongs to a backup."""
    return backup.with_name(NAME)


def write_list(database: str, file: Path) -> int:
    """Add what a database knows to the list in a file, which never loses a line; how many lines it has."""
    before = read_list(file).entries if file.exists() else {}
    known = asyncio.run(_known(database))
    entries = {**known.entries, **before}
    lines = [f"{_FIRST} {known.written.isoformat()} {len(entries)}"]
    lines += [f"{each.hex()} {at.isoformat()}" for each, at in sorted(entries.items(), key=lambda entry: entry[1])]
    with whole_file(file) as out:
        out.write("".join([f"{line}\n" for line in lines]).encode())
    return len(entries)


def read_list(file: Path) -> DepartedList:
    """The list in a file."""
    try:
        first, *lines = file.read_text(encoding="ascii").splitlines()
        word, written, count = first.split(" ")
        entries = dict([_entry(line) for line in lines])
        found = DepartedList(_moment(written), entries)
        is_whole = word == _FIRST and int(count) == len(entries)
    except ValueError as error:
        raise NotAList from error
    if not is_whole:
        raise NotAList
    return found


def _entry(line: str) -> tuple[bytes, datetime]:
    kept, at = line.split(" ")
    found = bytes.fromhex(kept)
    if len(found) != _HASH:
        raise ValueError
    return found, _moment(at)


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text).astimezone(UTC)


async def _known(database: str) -> DepartedList:
    """What a database knows now."""
    connection = await connect(database)
    try:
        written = await connection.fetchval("SELECT now()")  # before: whoever leaves meanwhile is in the next list
        is_there = await connection.fetchval("SELECT to_regclass('departed') IS NOT NULL")  # no older release has it
        rows = await connection.fetch("SELECT hash, at FROM departed") if is_there else []
    finally:
        await connection.close()
    return DepartedList(written, {row["hash"]: row["at"] for row in rows})
