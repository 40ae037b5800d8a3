"""Sealed backups: only the secret key opens them, and what is wrong with one is told before anything is restored."""

import asyncio
import io
import stat
import subprocess
import tracemalloc
from pathlib import Path
from random import Random

import pytest

from partie.server.infra.backup_keys import PUBLIC, SECRET, as_key, as_text
from partie.server.infra.settings import BACKUP_KEY
from partie.server.ops.backup import Broken, back_up, restore
from partie.server.ops.dev_services import DevServices
from partie.server.ops.key_file import new_key_file, secret_key
from partie.server.ops.sealed_file import (
    CHUNK,
    MAGIC,
    TAG,
    CannotOpen,
    CutShort,
    Damaged,
    NotSealed,
    WrongKey,
    new_keys,
    opened,
    seal,
)
from partie.server.ops.sealed_pipe import NoKey, sealed_into
from tests.server.harness.admins import admin
from tests.server.harness.databases import empty_database
from tests.server.harness.scenes.stored import contents, one_who_may_not, play_a_little

HEADER = len(MAGIC) + 32 + 80
SIZES = [0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 3 * CHUNK + 7]


def contents_now(database: str) -> dict[str, set[str]]:
    """Every row of every table."""
    return asyncio.run(contents(database))


def sealed(text: bytes, public: bytes) -> bytes:
    """A text, sealed."""
    target = io.BytesIO()
    seal(io.BytesIO(text), target, public)
    return target.getvalue()


def open_all(text: bytes, secret: bytes) -> bytes:
    """What was sealed."""
    return b"".join(opened(io.BytesIO(text), secret))


@pytest.mark.parametrize("size", SIZES)
def test_what_is_sealed_is_opened_as_it_was(size: int) -> None:
    public, secret = new_keys()
    text = Random(f"sealed {size}").randbytes(size)
    kept = sealed(text, public)
    assert open_all(kept, secret) == text
    assert len(text) < 16 or text[:64] not in kept  # a few bytes stand in any file by chance
    assert sealed(text, public)[HEADER:] != kept[HEADER:], "two files had one key"


def test_nothing_is_opened_that_was_changed_moved_or_cut_off() -> None:
    luck = Random("changed, moved and cut off")
    public, secret = new_keys()
    kept = sealed(luck.randbytes(3 * CHUNK + 100), public)
    for at in [0, len(MAGIC), HEADER - 1, HEADER, len(kept) - 1, *[luck.randrange(len(kept)) for _ in range(50)]]:
        changed = bytearray(kept)
        changed[at] ^= 1 << luck.randrange(8)
        with pytest.raises(CannotOpen):
            open_all(bytes(changed), secret)
    size = CHUNK + TAG
    ends = [len(MAGIC), HEADER - 1, HEADER, HEADER + 1, HEADER + size, HEADER + 3 * size, len(kept) - 1]
    for end in ends:
        with pytest.raises(CutShort):
            open_all(kept[:end], secret)
    one, two = kept[HEADER : HEADER + size], kept[HEADER + size : HEADER + 2 * size]
    with pytest.raises(Damaged):
        open_all(kept[:HEADER] + two + one + kept[HEADER + 2 * size :], secret)
    with pytest.raises(Damaged):
        open_all(kept[:HEADER] + kept[HEADER + size :], secret)
    with pytest.raises(CannotOpen):
        open_all(kept + b"more", secret)


def test_only_its_own_key_opens_a_file() -> None:
    (public, _), (_, another) = new_keys(), new_keys()
    with pytest.raises(WrongKey):
        open_all(sealed(b"text", public), another)
    with pytest.raises(NotSealed):
        open_all(b"PGDMP" + bytes(200), another)


def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    public, secret = new_keys()
    plain, kept = tmp_path / "plain", tmp_path / "kept"
    with plain.open("wb") as out:
        out.truncate(200 * CHUNK)
    tracemalloc.start()
    try:
        with plain.open("rb") as source, kept.open("wb") as target:
            seal(source, target, public)
        with kept.open("rb") as source:
            assert sum([len(text) for text in opened(source, secret)]) == 200 * CHUNK
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 10 * CHUNK, most


def test_a_slip_in_a_key_is_found() -> None:
    public, _ = new_keys()
    text = as_text(PUBLIC, public)
    assert as_key(PUBLIC, text) == public
    assert as_key(SECRET, text) is None
    assert as_key(PUBLIC, text + "A") is None
    assert as_key(PUBLIC, text[:-1]) is None
    for at in range(len(PUBLIC), len(text)):
        slip = "A" if text[at] != "A" else "B"
        assert as_key(PUBLIC, text[:at] + slip + text[at + 1 :]) is None


def test_a_full_disk_stops_the_program_that_writes() -> None:
    public, _ = new_keys()

    def write() -> None:
        with Path("/dev/full").open("wb", buffering=0) as full, sealed_into(full, public) as target:
            subprocess.run(
                ["head", "-c", "10000000", "/dev/zero"], stdout=target, stderr=subprocess.DEVNULL, check=False
            )

    with pytest.raises(OSError, match="No space left"):
        write()


# -- backups ---------------------------------------------------------------------------------------------------------


def made_keys(folder: Path) -> tuple[Path, dict[str, str]]:
    """A new secret key, and how a server is set up that has the public one."""
    file = folder / "partie.key"
    code, said = admin("postgresql://nowhere/", "backup-key", str(file))
    assert code == 0, said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    name, _, public = next(word for word in said.split() if word.startswith(BACKUP_KEY)).partition("=")
    return file, {name: public}


def test_keys_are_never_written_over_and_never_shown(tmp_path: Path) -> None:
    file, _ = made_keys(tmp_path)
    text = file.read_text()
    code, said = admin("postgresql://nowhere/", "backup-key", str(file))
    assert (code, "was not written to" in said) == (1, True), said
    assert file.read_text() == text
    code, said = admin("postgresql://nowhere/", "tables", **{BACKUP_KEY: text.strip()})
    assert (code, "is not a public key for backups" in said) == (1, True), said
    assert text.strip() not in said


def test_a_sealed_backup_holds_everything_for_whoever_has_the_key(
    database: str, trial: DevServices, tmp_path: Path
) -> None:
    play_a_little(database)
    before = contents_now(database)
    key, settings = made_keys(tmp_path)
    file = tmp_path / "partie.dump"
    code, said = admin(database, "backup", str(file), **settings)
    assert (code, "is not sealed" in said) == (0, False), said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    kept = file.read_bytes()
    assert kept.startswith(MAGIC)
    assert b"PGDMP" not in kept
    assert b"PGDMP" in open_all(kept, secret_key(key))
    fresh = empty_database(trial)
    with pytest.raises(NoKey):
        restore(fresh, file)
    code, said = admin(fresh, "restore", str(file), "--key", str(key))
    assert code == 0, said
    after = contents_now(fresh)
    assert not after.pop("sessions")
    assert after == {name: rows for name, rows in before.items() if name != "sessions"}


def test_a_backup_without_a_key_is_made_and_said_to_be_open(database: str, tmp_path: Path) -> None:
    code, said = admin(database, "backup", str(tmp_path / "partie.dump"))
    assert (code, "The backup is not sealed" in said) == (0, True), said


def test_every_fault_of_a_sealed_backup_is_told_and_nothing_is_restored(
    database: str, trial: DevServices, tmp_path: Path
) -> None:
    key, settings = made_keys(tmp_path)
    public = as_key(PUBLIC, settings[BACKUP_KEY])
    another = tmp_path / "another.key"
    new_key_file(another)
    file, plain = tmp_path / "partie.dump", tmp_path / "plain.dump"
    back_up(database, file, public=public)
    back_up(database, plain)
    kept = bytearray(file.read_bytes())
    cut, broken, wordy = tmp_path / "cut.dump", tmp_path / "broken.dump", tmp_path / "wordy.key"
    cut.write_bytes(kept[:-1])
    kept[HEADER - 1] ^= 1
    broken.write_bytes(kept)
    wordy.write_bytes("klíč".encode())
    fresh = empty_database(trial)
    for given, fault in {
        (file,): "is sealed. Give the file with its secret key",
        (file, "--key", another): "was sealed for another key",
        (file, "--key", tmp_path / "none.key"): "does not exist",
        (tmp_path / "none.dump",): "does not exist",
        (file, "--key", wordy): "does not hold a secret key",
        (cut, "--key", key): "its end is missing",
        (broken, "--key", key): "is damaged",
        (plain, "--key", key): "is not sealed",
    }.items():
        code, said = admin(fresh, "restore", *[str(each) for each in given])
        assert (code != 0, fault in said) == (True, True), said
        assert not contents_now(fresh), fault
    code, said = admin(fresh, "restore", str(plain))
    assert code == 0, said


def test_a_sealed_backup_that_breaks_leaves_the_one_before(database: str, tmp_path: Path) -> None:
    public, _ = new_keys()
    file = tmp_path / "partie.dump"
    back_up(database, file, public=public)
    whole = file.read_bytes()
    with pytest.raises(Broken):
        back_up(one_who_may_not(database), file, public=public)
    assert file.read_bytes() == whole
    assert sorted([each.name for each in tmp_path.iterdir()]) == ["departed.txt", "partie.dump"]
