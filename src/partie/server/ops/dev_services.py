"""A PostgreSQL and a NATS of one's own, in a temporary folder and on free ports: for tests, and to try things out.

    python -m partie.server.ops.dev_services

prints their addresses, and stops them when its input ends.
"""

import fcntl
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from types import TracebackType
from typing import IO, Final, Self

PATIENCE: Final = 30.0  # seconds a service may take to start
NOT_ROOT: Final = "postgres"  # PostgreSQL refuses to run as root
# The system gives no port of these away by itself. Each process has a block of them, so that nobody else takes a port
# between the moment at which it is found to be free and the one at which it is used.
PORTS: Final = range(12_000, 32_000)
BLOCK: Final = 200


class NotInstalled(Exception):
    """A program is not installed."""


def free_port() -> int:
    """A port that nobody uses now, and that no other process is told of."""
    for _, port in zip(range(BLOCK), _ports(), strict=False):
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise NotInstalled("no port is free")


def _ports() -> Iterator[int]:
    """The ports of this process, one after another and again from the first."""
    own = os.getpid()
    if own not in _blocks:  # a process that was forked has a block of its own
        _blocks.clear()
        _blocks[own] = _block()
    return _blocks[own][0]


def _block() -> tuple[Iterator[int], IO[bytes]]:
    """A block of ports that is held by an open file until the process ends, however it ends."""
    folder = Path(tempfile.gettempdir()) / f"partie-ports-{os.geteuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    for start in range(PORTS.start, PORTS.stop, BLOCK):
        held = (folder / str(start)).open("ab")
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            held.close()
        else:
            return cycle(range(start, start + BLOCK)), held
    raise NotInstalled("no ports are left")


_blocks: Final[dict[int, tuple[Iterator[int], IO[bytes]]]] = {}


def program(name: str) -> str:
    """Where a program is; PostgreSQL's are often not on the path."""
    found = shutil.which(name)
    if found:
        return found
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    raise NotInstalled(f"{name} is not installed")


def is_open(port: int) -> bool:
    """Whether somebody listens there."""
    with socket.socket() as probe:
        probe.settimeout(0.2)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def accepts(port: int) -> bool:
    """Whether the PostgreSQL at this port lets anybody in: it listens before it has finished to start."""
    asked = subprocess.run([program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(port)], check=False)
    return asked.returncode == 0


class Service:
    """A program that listens on a port. It can be killed and started again, and keeps what it had."""

    def __init__(
        self,
        command: Sequence[str],
        port: int,
        user: str | None = None,
        is_ready: Callable[[int], bool] = is_open,
    ) -> None:
        self.port = port
        self._command = list(command)
        self._user = user
        self._is_ready = is_ready
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it can be used."""
        self._process = subprocess.Popen(
            self._command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=self._user, start_new_session=True
        )
        end = time.monotonic() + PATIENCE
        while not self._is_ready(self.port):
            if self._process.poll() is not None or time.monotonic() > end:
                raise NotInstalled(f"{self._command[0]} does not start")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, at once or in order."""
        if self._process is None:
            return
        self._process.send_signal(how)
        try:
            self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process = None


class DevServices:
    """PostgreSQL and NATS in a folder that is gone afterwards. ``settings`` are more of PostgreSQL's own."""

    def __init__(self, settings: Sequence[str] = ()) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="partie-"))
        user = NOT_ROOT if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        data = self.folder / "postgres"
        data.mkdir()
        if os.geteuid() == 0:
            self.folder.chmod(0o755)
            shutil.chown(data, user)
        switch = user if os.geteuid() == 0 else None
        subprocess.run(
            [
                program("initdb"),
                "-D",
                str(data),
                "-U",
                "partie",
                "--auth=trust",
                "--no-sync",
                "-E",
                "UTF8",
                "--locale=C",
            ],
            check=True,
            user=switch,
            stdout=subprocess.DEVNULL,
            cwd="/",
        )
        port = free_port()
        own = ["listen_addresses=127.0.0.1", f"unix_socket_directories={data}", *settings]
        options = [word for each in own for word in ("-c", each)]
        self.postgres = Service(
            [program("postgres"), "-D", str(data), "-p", str(port), *options], port, switch, accepts
        )
        self.database = f"postgresql://partie@127.0.0.1:{port}/postgres"
        port = free_port()
        store = str(self.folder / "nats")
        self.nats = Service([program("nats-server"), "-a", "127.0.0.1", "-p", str(port), "-js", "-sd", store], port)
        self.news = f"nats://127.0.0.1:{port}"

    def __enter__(self) -> Self:
        try:
            self.postgres.start()
            self.nats.start()
        except BaseException:
            self._stop()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._stop()

    def _stop(self) -> None:
        self.postgres.stop(signal.SIGQUIT)
        self.nats.stop(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


def main() -> None:
    """Run until the input ends."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # what was started is stopped then too
    with DevServices() as trial:
        sys.stdout.write(f"PARTIE_DATABASE={trial.database}\nPARTIE_NATS={trial.news}\n")
        sys.stdout.flush()
        sys.stdin.read()


if __name__ == "__main__":
    main()
