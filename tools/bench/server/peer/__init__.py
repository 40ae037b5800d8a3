"""boardgame.io beside us: a draft of the same length for two seats, on its in-memory server."""

import json
import shutil
import subprocess
import tempfile
import time
from importlib.resources import files
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from partie.server.ops.dev_services import NotInstalled, free_port, is_open
from tools.bench.server.processes import Measured
from tools.bench.server.slices import Slice

PACKAGES: Final = ("boardgame.io@0.50.2", "socket.io-client@4.8.4")
PROGRAMS: Final = ("game.js", "server.js", "client.js")
PATIENCE: Final = 300.0


class Peer:
    """Its server and a client with all seats, in a folder that is gone afterwards."""

    def __init__(self) -> None:
        npm, node = shutil.which("npm"), shutil.which("node")
        if npm is None or node is None:
            raise NotInstalled("node")
        self._folder = Path(tempfile.mkdtemp(prefix="partie-peer-"))
        for name in PROGRAMS:
            (self._folder / name).write_text((files(__package__) / name).read_text("utf-8"), "utf-8")
        quiet = ["--no-audit", "--no-fund", "--silent"]
        done = subprocess.run(
            [npm, "i", "--prefix", str(self._folder), *quiet, *PACKAGES], check=False, timeout=PATIENCE
        )
        if done.returncode:
            raise NotInstalled("boardgame.io")
        port = free_port()
        self._server = Measured([node, str(self._folder / "server.js"), str(port)], port, {})
        end = time.monotonic() + PATIENCE
        while not is_open(port) and time.monotonic() < end:
            time.sleep(0.1)
        self._client = subprocess.Popen(
            [node, str(self._folder / "client.js"), str(port)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def play(self, tables: int) -> Slice:
        """Whole games at these tables, all at once."""
        assert self._client.stdin is not None
        assert self._client.stdout is not None
        self._client.stdin.write(f"{tables}\n")
        self._client.stdin.flush()
        self._client.stdout.readline()  # everybody sits
        cpu = self._server.cpu()
        played = json.loads(self._client.stdout.readline())
        return Slice(played["answers"], self._server.cpu() - cpu, played["seconds"], 0)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._client.kill()
        self._client.communicate()
        self._server.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
