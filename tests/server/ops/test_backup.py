"""Backups: whole or not there at all, without sessions, and only into an empty database."""

import asyncio
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from partie.server.ops.backup import Broken, NotEmpty, TooNew, back_up, restore
from partie.server.ops.dev_services import DevServices
from tests.server.harness.admins import admin
from tests.server.harness.databases import empty_database
from tests.server.harness.scenes.stored import contents, one_who_may_not, play_a_little
from tests.server.harness.stores import run


@pytest.fixture
def another(trial: DevServices) -> Callable[[], str]:
    """Makes one more empty database."""

    def make() -> str:
        return empty_database(trial)

    return make


def names(folder: Path) -> list[str]:
    """Every file there."""
    return sorted([each.name for each in folder.iterdir()])


def test_a_backup_holds_everything_but_what_lets_people_in(
    database: str, another: Callable[[], str], tmp_path: Path
) -> None:
    play_a_little(database)
    before = asyncio.run(contents(database))
    assert all([before[name] for name in ("sessions", "answers", "luck", "tables", "persons")])
    file = tmp_path / "partie.dump"
    code, said = admin(database, "backup", str(file))
    assert (code, "complete" in said) == (0, True), said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert names(tmp_path) == ["departed.txt", "partie.dump"], "something was left beside it"

    fresh = another()
    code, said = admin(fresh, "restore", str(file))
    assert code == 0, said
    after = asyncio.run(contents(fresh))
    assert not after.pop("sessions")
    assert after == {name: rows for name, rows in before.items() if name != "sessions"}
    code, said = admin(fresh, "verify")
    assert (code, "3 tables were replayed and all are in order" in said) == (0, True), said

    # Numbers go on where they were.
    last = "SELECT max(id) AS last FROM persons"
    made = "INSERT INTO persons (name) VALUES ('Eva') RETURNING id AS last"
    was, now = [asyncio.run(run(fresh, each))[0]["last"] for each in (last, made)]
    assert now > was


def test_only_an_empty_database_is_restored_into(database: str, another: Callable[[], str], tmp_path: Path) -> None:
    file = tmp_path / "partie.dump"
    back_up(database, file)
    with pytest.raises(NotEmpty):
        restore(database, file)
    code, said = admin(database, "restore", str(file))
    assert code == 1
    assert "is not empty, so nothing was restored. Make another one with “createdb partie_restored”" in said
    strange = another()
    asyncio.run(run(strange, "CREATE TABLE somebody_else (n int)"))
    with pytest.raises(NotEmpty):
        restore(strange, file)


def test_a_broken_backup_is_never_taken_for_a_whole_one(
    database: str, another: Callable[[], str], tmp_path: Path
) -> None:
    file = tmp_path / "partie.dump"
    back_up(database, file)
    whole = file.read_bytes()
    code, said = admin(one_who_may_not(database), "backup", str(file))
    assert (code, "was not written" in said, "row-level security" in said) == (1, True, True), said
    assert file.read_bytes() == whole
    assert names(tmp_path) == ["departed.txt", "partie.dump"]

    cut = tmp_path / "cut.dump"
    cut.write_bytes(whole[: len(whole) * 2 // 3])
    fresh = another()
    with pytest.raises(Broken):
        restore(fresh, cut)
    assert not asyncio.run(contents(fresh)), "half a backup was restored"
    restore(fresh, file)


def test_a_backup_of_a_newer_release_is_refused(database: str, another: Callable[[], str], tmp_path: Path) -> None:
    asyncio.run(run(database, "UPDATE alembic_version SET version_num = '9999'"))
    file = tmp_path / "partie.dump"
    back_up(database, file)
    fresh = another()
    with pytest.raises(TooNew):
        restore(fresh, file)
    assert not asyncio.run(contents(fresh))


def test_verify_finds_a_luck_that_was_not_promised(database: str) -> None:
    play_a_little(database)
    other = f"'{'ab' * 32}'"
    running = asyncio.run(run(database, "SELECT id FROM tables WHERE begun IS NOT NULL AND ended IS NULL"))[0]["id"]
    ended = asyncio.run(run(database, "SELECT id FROM tables WHERE ended IS NOT NULL"))[0]["id"]
    asyncio.run(run(database, f"UPDATE luck SET seed = {other} WHERE table_id = '{running}'"))
    code, said = admin(database, "verify", "--table", running)
    assert (code, f"{running}: its luck is not the one that was promised" in said) == (1, True), said
    # The record is in order by itself, but the table had promised something else.
    asyncio.run(run(database, f"UPDATE tables SET luck = 'sha256:' || {other} WHERE id = '{ended}'"))
    code, said = admin(database, "verify")
    assert code == 1
    for table in (running, ended):
        assert f"{table}: its luck is not the one that was promised" in said, said
    assert "2 tables have errors" in said
