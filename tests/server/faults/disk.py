"""A disk for the answers in PostgreSQL that can be full."""

import asyncio
import contextlib
import os
import pwd
import shutil
import subprocess
from pathlib import Path

from partie.server.ops.dev_services import NOT_ROOT, DevServices

from .spy import execute

SIZE = 64 * 2**20
MOVED = (
    "ALTER TABLE answers SET TABLESPACE small; ALTER INDEX answers_pkey SET TABLESPACE small;"
    "ALTER TABLE spied SET TABLESPACE small;"
)
# For whoever may not mount a disk: the same error, raised by PostgreSQL itself.
REFUSING = """
    CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN
        RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$ LANGUAGE plpgsql;
    CREATE TRIGGER refuse BEFORE INSERT ON answers FOR EACH ROW EXECUTE FUNCTION refuse();
    ALTER TABLE answers DISABLE TRIGGER refuse;
"""


class Disk:
    """Answers are in a file system of their own, in memory, which a large file fills.

    Only root may mount one, and it cannot be copied with the database. Else a trigger raises the error that PostgreSQL
    has for a full disk.
    """

    def __init__(self, trial: DevServices, *, may_mount: bool) -> None:
        self._trial = trial
        self._may_mount = may_mount
        self._folder: Path | None = None

    async def make(self) -> None:
        """Once the tables of the server are there."""
        if self._may_mount and os.geteuid() == 0:
            self._folder = self._trial.folder / "disk"
            await asyncio.to_thread(self._mount, self._folder)
        if self._folder is None:
            await execute(self._trial.database, REFUSING)
        else:
            await execute(self._trial.database, f"CREATE TABLESPACE small LOCATION '{self._folder / 'data'}'")
            await execute(self._trial.database, MOVED)

    def _mount(self, folder: Path) -> None:
        folder.mkdir()
        command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "partie-trial", str(folder)]
        if subprocess.run(command, check=False, capture_output=True).returncode:
            self._folder = None  # a container may forbid it even to root
            return
        (folder / "data").mkdir(mode=0o700)
        shutil.chown(folder / "data", NOT_ROOT, pwd.getpwnam(NOT_ROOT).pw_gid)

    async def fill(self) -> None:
        """There is no room for another page."""
        if self._folder is None:
            await execute(self._trial.database, "ALTER TABLE answers ENABLE TRIGGER refuse")
            return
        with (self._folder / "filler").open("wb", buffering=0) as file:
            for piece in (bytes(2**16), bytes(2**12)):
                with contextlib.suppress(OSError):
                    while True:
                        file.write(piece)

    async def free(self) -> None:
        """There is room again."""
        if self._folder is None:
            await execute(self._trial.database, "ALTER TABLE answers DISABLE TRIGGER refuse")
        else:
            (self._folder / "filler").unlink()

    def close(self) -> None:
        """Give it back."""
        if self._folder is not None:
            subprocess.run(["umount", "-l", str(self._folder)], check=False, capture_output=True)
