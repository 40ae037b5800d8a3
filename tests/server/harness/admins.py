"""``partie admin`` as whoever runs a server types it."""

import os
import subprocess
import sys

from partie.server.infra.settings import DATABASE, NEWS


def admin(database: str, *words: str, news: str = "", typed: str = "", **more: str) -> tuple[int, str]:
    """Run a command: how it ended, and what it said, in one line."""
    environment = {**os.environ, DATABASE: database, NEWS: news, **more}
    command = [sys.executable, "-m", "partie", "admin", *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, input=typed)
    return done.returncode, " ".join((done.stdout + done.stderr).split())


def doctor(database: str, news: str = "") -> tuple[int, str]:
    environment = {**os.environ, DATABASE: database, NEWS: news}
    command = [sys.executable, "-m", "partie", "doctor"]
    asked = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return asked.returncode, " ".join(asked.stdout.split())
