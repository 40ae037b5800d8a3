"""A PostgreSQL and a NATS of one's own, in a temporary folder and on free ports: for tests, and to try things out.

    python -m partie.server.trial

prints their addresses, and stops them when its input ends.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

PATIENCE: Final = 30.0  # seconds a service may take to start
NOT_ROOT: Final = "postgres"  # PostgreSQL refuses to run as root


class Missing(Exception):
    """A program is not installed."""


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def program(name: str) -> str:
    """Where a program is; PostgreSQL's are often not on the path."""
    found = shutil.which(name)
    if found:
        return found
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / name).exists():
            return str(folder / name)
    raise Missing(f"{name} is not installed")


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
                raise Missing(f"{self._command[0]} does not start")
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


class Trial:
    """PostgreSQL and NATS in a folder that is gone afterwards."""

    def __init__(self) -> None:
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
        settings = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={data}"]
        self.postgres = Service(
            [program("postgres"), "-D", str(data), "-p", str(port), *settings], port, switch, accepts
        )
        self.database = f"postgresql://partie@127.0.0.1:{port}/postgres"
        port = free_port()
        store = str(self.folder / "nats")
        self.nats = Service([program("nats-server"), "-a", "127.0.0.1", "-p", str(port), "-js", "-sd", store], port)
        self.news = f"nats://127.0.0.1:{port}"

    def __enter__(self) -> Self:
        self.postgres.start()
        self.nats.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.postgres.stop(signal.SIGQUIT)
        self.nats.stop(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


def main() -> None:
    """Run until the input ends."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # what was started is stopped then too
    with Trial() as trial:
        sys.stdout.write(f"PARTIE_DATABASE={trial.database}\nPARTIE_NATS={trial.news}\n")
        sys.stdout.flush()
        sys.stdin.read()


if __name__ == "__main__":
    main()
