"""Files that get their name once they are whole and on the disk, and that only their owner may read."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

PART: Final = ".part"


@contextmanager
def whole_file(file: Path) -> Iterator[IO[bytes]]:
    """A file to write. If anything goes wrong, the one that was there before stays as it is."""
    part = file.with_name(file.name + PART)
    part.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        part.replace(file)
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    _keep_name(file.parent)


def _keep_name(folder: Path) -> None:
    """See to it that a new name in a folder is on the disk."""
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
