"""Sealing between a program and a file, a piece at a time: a backup may be larger than the memory."""

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

from partie.server.ops.sealed_file import check, is_sealed, opened, seal


class NoKey(Exception):
    """A file is sealed, and no key was given."""


@contextmanager
def sealed_into(target: IO[bytes], public: bytes | None) -> Iterator[IO[bytes]]:
    """Where a program writes what is to be sealed; the file itself where there is no key."""
    if public is None:
        yield target
        return
    reading, writing = _pipe()

    def seal_all() -> None:
        with reading:  # closed too where the disk is full: else the program would wait without end
            seal(reading, target, public)

    with ThreadPoolExecutor(1) as threads:
        sealing = threads.submit(seal_all)
        try:
            yield writing
        finally:
            writing.close()
            sealing.result()


def check_sealed(file: Path, secret: bytes | None) -> None:
    """Raise what is wrong with a file, before a program is given any of it. One that is not sealed needs no key."""
    if secret is not None:
        check(file, secret)
    elif is_sealed(file):
        raise NoKey


@contextmanager
def unsealed(file: Path, secret: bytes | None) -> Iterator[IO[bytes]]:
    """What a program reads. It may stop before the end."""
    if secret is None:
        with file.open("rb") as source:
            yield source
        return
    reading, writing = _pipe()

    def open_all() -> None:
        with suppress(BrokenPipeError), writing, file.open("rb") as source:
            for text in opened(source, secret):
                writing.write(text)

    with ThreadPoolExecutor(1) as threads:
        opening = threads.submit(open_all)
        try:
            yield reading
        finally:
            reading.close()
            opening.result()


def _pipe() -> tuple[IO[bytes], IO[bytes]]:
    reading, writing = os.pipe()
    return os.fdopen(reading, "rb"), os.fdopen(writing, "wb")
