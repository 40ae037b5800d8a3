"""Continuous archiving: the machine of the database is lost at once, and nothing that was acknowledged is.

    python -m tests.server.runs.archive --tables 4 --answers 100

It does what ``docs/run.md`` says, with the same programs: the log of PostgreSQL is copied to another folder while they
play, and an answer is acknowledged only when it is there. Then PostgreSQL is stopped at once and its folder is deleted.
What is restored from the copy must have every answer that somebody was told is done. With ``--blind`` nothing is copied
while they play, to see that the loss is found.
"""

import argparse
import asyncio
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import asyncpg

from partie.server.infra.migrate import migrate
from partie.server.ops.admin import Admin
from partie.server.ops.dev_services import NOT_ROOT, DevServices, Service, accepts, free_port, program
from tests.server.harness.processes import server

from .drill import Seated, held, keep_playing

NAME = "archive"  # what PostgreSQL calls whoever copies its log
SETTINGS = ("ALTER SYSTEM SET synchronous_standby_names = 'archive'", "SELECT pg_reload_conf()")
# A segment that is still being written ends with .partial.
RESTORE = """
restore_command = 'cp {wal}/%f "%p" 2>/dev/null || cp {wal}/%f.partial "%p"'
synchronous_standby_names = ''
"""


def own(folder: Path) -> str | None:
    """Let PostgreSQL's user have a folder; who that is, where we are somebody else."""
    if os.geteuid() != 0:
        return None
    subprocess.run(["chown", "-R", NOT_ROOT, str(folder)], check=True)
    return NOT_ROOT


def start_copying(trial: DevServices, wal: Path) -> "subprocess.Popen[bytes]":
    """Copy the log from now on."""
    wal.mkdir()
    user = own(wal)
    address = f"{trial.database}?application_name={NAME}"
    command = [program("pg_receivewal"), "-d", address, "-D", str(wal), "--slot=partie"]
    subprocess.run([*command, "--create-slot", "--if-not-exists"], check=True, user=user)
    return subprocess.Popen([*command, "--synchronous"], user=user, stderr=subprocess.DEVNULL)


def copy_all(trial: DevServices, base: Path) -> None:
    """Copy everything that is there now."""
    base.mkdir(mode=0o700)
    command = [program("pg_basebackup"), "-d", trial.database, "-D", str(base), "-X", "none", "-c", "fast"]
    subprocess.run(command, check=True, user=own(base), stderr=subprocess.DEVNULL)


def restored(base: Path, wal: Path) -> Service:
    """A PostgreSQL with everything that was copied."""
    with (base / "postgresql.auto.conf").open("a", encoding="utf-8") as settings:
        settings.write(RESTORE.format(wal=wal))
    (base / "recovery.signal").touch()
    user, port = own(base), free_port()
    options = ["-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={base}"]
    return Service([program("postgres"), "-D", str(base), "-p", str(port), *options], port, user, accepts)


async def execute(database: str, *statements: str) -> list[asyncpg.Record]:
    """One after another; what the last one gives."""
    connection = await asyncpg.connect(database)
    try:
        found: list[asyncpg.Record] = []
        for each in statements:
            found = await connection.fetch(each)
        return found
    finally:
        await connection.close()


def wait_for_each_copy(database: str) -> None:
    """From now on nothing is acknowledged before it is copied."""
    asyncio.run(execute(database, *SETTINGS))
    states = f"SELECT sync_state FROM pg_stat_replication WHERE application_name = '{NAME}'"
    while [row["sync_state"] for row in asyncio.run(execute(database, states))] != ["sync"]:
        time.sleep(0.1)


async def play_until_lost(base: str, tables: int, answers: int, database: Service) -> list[Seated]:
    """People play until there are enough answers; then the database is gone at once."""
    laid: list[Seated] = []
    playing = [asyncio.create_task(keep_playing(base, laid)) for _ in range(tables)]
    while sum([table.answered() for table in laid]) < answers:
        await asyncio.sleep(0.05)
    database.stop(signal.SIGQUIT)
    await asyncio.sleep(0.5)  # an acknowledgement may still be on its way
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return laid


async def lost(database: str, laid: list[Seated]) -> tuple[list[str], int]:
    """Acknowledged answers that are not there, and how many were acknowledged. An ended table has all of them."""
    kept = await held(database)
    missing: list[str] = []
    count = 0
    for table in laid:
        log = kept.logs.get(table.table)
        if log is None and table.table not in kept.records:
            missing.append(f"{table.table}: it is gone")
        for seat, player in enumerate(table.hands):
            for question, _, text in player.diary.acknowledged:
                count += 1
                if log is not None and (question, seat, text) not in log:
                    missing.append(f"{table.table}: seat {seat} had answered {text} to {question}")
    return missing, count


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--answers", type=int, default=100)
    parser.add_argument("--blind", action="store_true")
    asked = parser.parse_args()
    with DevServices() as trial:
        wal, base = trial.folder / "wal", trial.folder / "base"
        migrate(trial.database)
        copying = start_copying(trial, wal)
        try:
            copy_all(trial, base)
            if asked.blind:
                copying.terminate()
            else:
                wait_for_each_copy(trial.database)
            process, address = server(trial.database)
            process.start()
            try:
                laid = asyncio.run(play_until_lost(address, asked.tables, asked.answers, trial.postgres))
            finally:
                process.kill()
        finally:
            copying.terminate()
            copying.wait()
        shutil.rmtree(trial.folder / "postgres")
        began = time.perf_counter()
        again = restored(base, wal)
        again.start()
        try:
            database = f"postgresql://partie@127.0.0.1:{again.port}/postgres"
            while asyncio.run(execute(database, "SELECT pg_is_in_recovery() AS is_on"))[0]["is_on"]:
                time.sleep(0.1)
            took = time.perf_counter() - began
            missing, count = asyncio.run(lost(database, laid))
            faults, tables = asyncio.run(Admin(database).verify(None))
        finally:
            again.stop(signal.SIGQUIT)
    sys.stdout.write(f"{count} acknowledged answers at {tables} tables, {len(missing)} lost; back after {took:.1f} s\n")
    sys.stdout.write("".join([f"{line}\n" for line in (*missing, *faults)]))
    sys.exit(1 if missing or faults else 0)


if __name__ == "__main__":
    main()
