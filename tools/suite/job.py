"""One stage while it runs: its log, its commands, and what came of them."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from tools.suite import install
from tools.suite.paths import TOP, WEB, WORK
from tools.suite.results import Failure, Result, first_lines, last_lines

ALONE: Final = 5  # red tests that are asked once more: with more of them something else is wrong
NO_TESTS: Final = 5  # what pytest answers when it has chosen none
RED: Final = (0, 1)  # what it answers when its tests ran

# What these say is never asked twice: rules, laws, secrecy, durability and rights. A red test among them is red.
NEVER_TWICE: Final = (
    "tests/cli/test_kept.py",
    "tests/core/",
    "tests/games/",
    "tests/laws/",
    "tests/table/",
    "tests/server/faults/test_faults.py",
    "tests/server/infra/test_logs.py",
    "tests/server/ops/test_backup.py",
    "tests/server/play/test_takeback.py",
    "tests/server/premoves/test_premoves.py",
    "tests/server/runs/test_between_processes.py",
    "tests/server/runs/test_hostile.py",
    "tests/server/runs/test_restored.py",
    "tests/server/runs/test_secrets.py",
    "tests/server/tables/test_answer_writer.py",
    "tests/server/tables/test_spectators.py",
    "tests/server/tables/test_tables.py",
    "tests/server/web/test_permissions.py",
)


class Red(Exception):
    """A command of a stage ended badly."""


class Job:
    """A stage that runs. Whoever stops the suite stops what the stage has started."""

    def __init__(self, name: str, folder: Path, tree: str, nice: int, limit: float, only: str = "") -> None:
        self.name = name
        self.folder = folder
        self.log = folder / f"{name}.log"
        self.result = Result(name, tree, at=datetime.now(UTC).isoformat(timespec="seconds"))
        self._nice = nice
        self._only = only
        self._end = time.monotonic() + limit
        self._process: subprocess.Popen[bytes] | None = None
        self._is_stopped = False
        folder.mkdir(parents=True, exist_ok=True)
        self.log.write_bytes(b"")

    def try_call(self, command: Sequence[str], env: Mapping[str, str], cwd: Path = TOP) -> int:
        """Run a command in a group of its own, and say how it ended."""
        if self._is_stopped:
            return -signal.SIGTERM
        with self.log.open("ab") as log:
            log.write(f"\n$ {' '.join(command)}\n".encode())
            log.flush()
            self._process = subprocess.Popen(
                ["nice", "-n", str(self._nice), *command],
                cwd=cwd,
                env={**os.environ, **env},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                return self._process.wait(timeout=max(1.0, self._end - time.monotonic()))
            except subprocess.TimeoutExpired:
                log.write(b"\nThis stage took longer than it may: it was stopped.\n")
                return -signal.SIGALRM
            finally:
                self.stop_process()

    def call(self, *command: str, cwd: Path = TOP, **env: str) -> None:
        """Run a command that must end well."""
        code = self.try_call(command, env, cwd)
        if code:
            raise Red(f"{' '.join(command)[:120]} ended with {code}")

    def stop_process(self) -> None:
        """Stop what still runs of the last command, with all that it has started."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):  # the whole group may have ended
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()

    def stop(self) -> None:
        """Begin nothing more."""
        self._is_stopped = True
        process = self._process
        if process is not None:
            with suppress(ProcessLookupError):  # it may end in this very moment
                os.killpg(process.pid, signal.SIGTERM)

    def percent(self) -> str:
        """How far pytest says it is."""
        for line in reversed(last_lines(self.log, 3).splitlines()):
            if line.rstrip().endswith("%]"):
                return line.rstrip()[-5:-1].strip()
        return ""

    def pytest(self, *words: str, venv: install.Venv, kind: str = "pure", workers: int = 2) -> None:
        """Run tests on an installed wheel, and ask the red ones that may be asked once more, alone."""
        cache, junit = self.folder / f"{self.name}.cache", self.folder / f"{self.name}.xml"
        env = {"PATH": venv.path, "PYTHONPATH": str(WORK / kind), "PARTIE_EXPECT": kind}
        command = [venv.python, "-m", "pytest", "-q", "--durations=15", "-o", f"cache_dir={cache}"]
        spread = ["-n", str(workers), "--dist", "worksteal", "--max-worker-restart=2"] if workers else []
        marks = words[words.index("-m") :][:2] if "-m" in words else ()
        chosen = (self._only, *marks) if self._only else words
        junit.unlink(missing_ok=True)
        (cache / "v" / "cache" / "lastfailed").unlink(missing_ok=True)
        code = self.try_call([*command, *spread, f"--junitxml={junit}", *chosen], env)
        self.result.add_junit(junit)
        if code not in RED or (code and not self.result.failed):
            said = "no test was chosen" if code == NO_TESTS else f"pytest ended with {code}"
            self.result.failed.append(Failure(said, last_lines(self.log)))
            return
        self._ask_again([*command, *marks], env, cache / "v" / "cache" / "lastfailed")

    def _ask_again(self, command: list[str], env: dict[str, str], failed: Path) -> None:
        """A test that passes alone is unstable: it is told, and refuses nothing."""
        if not self.result.failed or not failed.exists():
            return
        nodes: list[str] = list(json.loads(failed.read_text(encoding="utf-8")))
        if len(nodes) > ALONE:
            return
        for node in nodes:
            named = [failure for failure in self.result.failed if failure.name == junit_name(node)]
            if node.startswith(NEVER_TWICE) or not named:
                continue
            if self.try_call([*command, node], env) == 0:
                for failure in named:
                    self.result.failed.remove(failure)
                self.result.unstable.append(Failure(node, named[0].message))
                self.result.passed += 1

    def vitest(self, script: str, **env: str) -> None:
        """Run one of npm's scripts that plays tests; Vitest itself asks a red one again, where it may."""
        junit, unstable = self.folder / f"{self.name}.xml", self.folder / f"{self.name}.unstable"
        for old in (junit, unstable):
            old.unlink(missing_ok=True)
        told = {"JUNIT": str(junit), "UNSTABLE": str(unstable), **env}
        code = self.try_call(["npm", "run", "--silent", script, *(["--", self._only] if self._only else [])], told, WEB)
        before = len(self.result.failed)
        self.result.add_junit(junit)
        if unstable.exists():
            for line in unstable.read_text(encoding="utf-8").splitlines():
                told_of = json.loads(line)
                self.result.unstable.append(
                    Failure(f"{told_of['file']}: {told_of['name']}", first_lines(told_of["message"]))
                )
        if code and len(self.result.failed) == before:
            self.result.failed.append(Failure(f"npm run {script} ended with {code}", last_lines(self.log)))


def junit_name(node: str) -> str:
    """The name that a JUnit file gives a test: ``tests/a/test_b.py::test_c[d]`` is ``tests.a.test_b::test_c[d]``."""
    bare, bracket, values = node.partition("[")
    path, *inner = bare.split("::")
    return f"{'.'.join([path.removesuffix('.py').replace('/', '.'), *inner[:-1]])}::{inner[-1]}{bracket}{values}"
