"""Whoever has left for good does not come back with a restore, and a code that was used stays used."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

import pytest

from partie.server.accounts.departed_removal import remove_departed
from partie.server.clubs.schemas import Club
from partie.server.infra.tokens import hash_of
from partie.server.ops.admin import Admin
from partie.server.ops.backup import back_up, restore
from partie.server.ops.departed_list import NotAList, beside, read_list, write_list
from partie.server.ops.dev_services import DevServices
from tests.server.harness.admins import admin
from tests.server.harness.clients.guests import PATIENCE, Player
from tests.server.harness.clients.people import Somebody
from tests.server.harness.databases import empty_database, linked
from tests.server.harness.processes import server, serving, worker
from tests.server.harness.stores import found, run

NAME = "Quirrel Departs"


async def enter(base: str, code: str) -> bool:
    """Whether a recovery code lets anybody in."""
    return (await Somebody(base, "").send("POST", "/api/enter/code", {"code": code})).status_code == 200


def may_enter(base: str, code: str) -> bool:
    """The same, from where nothing else runs."""
    return asyncio.run(enter(base, code))


class Scene:
    """Two accounts with everything that a person can leave behind."""

    def __init__(self, base: str) -> None:
        self.ana, self.ben = Somebody(base, NAME), Somebody(base, "Ben Stays")
        self.base = base
        self.renewed: list[str] = []

    async def play(self) -> None:
        """A game that is over, one that runs, one that waits, and a club."""
        base, ana, ben = self.base, self.ana, self.ben
        await ana.become_account()
        await ben.become_account()
        async with asyncio.timeout(PATIENCE):
            over = await ana.make(base, "tides", ["", ""])
            await ben.sit(base, over["table"], 1, over["keys"][1])
            players = [Player([base], who, over["table"], seat) for seat, who in enumerate((ana, ben))]
            await asyncio.gather(*[player.play() for player in players])
        running = await ben.make(base, "tides", ["", ""])
        await ana.sit(base, running["table"], 1, running["keys"][1])
        await ana.make(base, "tales", ["", "", ""])
        club = (await ana.send("POST", "/api/clubs", {"name": "Class 4.B", "me": NAME})).json()
        await ben.send("POST", f"/api/clubs/{cast(Club, club)['club']}/members", {"key": club["key"], "name": "Ben"})
        assert await enter(base, ben.codes[0])

    async def go(self) -> None:
        """One leaves for good; the other uses a code."""
        assert await enter(self.base, self.ben.codes[1])
        assert (await self.ana.send("DELETE", "/api/me")).status_code == 204

    async def renew(self) -> None:
        """The other has new codes."""
        self.renewed = (await self.ben.send("POST", "/api/me/codes")).json()["codes"]


def personal(scene: Scene, number: int) -> dict[str, str | bytes | int]:
    """What must be nowhere."""
    codes = {f"code {at}": hash_of(code.replace("-", "")) for at, code in enumerate(scene.ana.codes)}
    return {"name": "Quirrel", "mark": "qulrrel", "number": number, **codes}


def test_who_has_left_since_a_backup_does_not_come_back_with_it(
    database: str, trial: DevServices, tmp_path: Path
) -> None:
    file, alone = tmp_path / "partie.dump", tmp_path / "alone" / "partie.dump"
    number = 912_345  # like no other number in the database
    asyncio.run(run(database, f"ALTER TABLE persons ALTER COLUMN id RESTART WITH {number}"))
    with serving(database) as base:
        scene = Scene(base)
        asyncio.run(scene.play())
        back_up(database, file)
        asyncio.run(scene.go())
        code, said = admin(database, "departed", str(beside(file)))
        assert (code, "entries: 3" in said) == (0, True), said  # one person, and two codes
    alone.parent.mkdir()
    alone.write_bytes(file.read_bytes())

    with_list, without = empty_database(trial), empty_database(trial)
    code, said = admin(with_list, "restore", str(file))
    assert (code, "left for good: 1." in said) == (0, True), said
    values = personal(scene, number)
    assert asyncio.run(found(with_list, values)) == []
    assert asyncio.run(Admin(with_list).verify(None))[0] == []
    rows = asyncio.run(run(with_list, "SELECT owner, (SELECT count(*) FROM members) AS members FROM clubs"))
    assert [(row["owner"] is None, row["members"]) for row in rows] == [(False, 1)], "the other member owns it now"
    with serving(with_list) as base:
        assert [may_enter(base, code) for code in scene.ben.codes[:3]] == [False, False, True]
        assert not may_enter(base, scene.ana.codes[0])

    # Without the list it is as before, and that is said.
    code, said = admin(without, "restore", str(alone))
    assert (code, "everyone who has left since this backup is back" in said) == (0, True), said
    assert asyncio.run(found(without, values))
    with serving(without) as base:
        assert [may_enter(base, code) for code in scene.ben.codes[:2]] == [False, True]
        assert may_enter(base, scene.ana.codes[0])


def test_codes_that_were_replaced_stay_worthless(database: str, trial: DevServices, tmp_path: Path) -> None:
    file, fresh = tmp_path / "partie.dump", empty_database(trial)
    with serving(database) as base:
        scene = Scene(base)
        asyncio.run(scene.ben.become_account())
        back_up(database, file)
        asyncio.run(scene.renew())
        assert scene.renewed
        back_up(database, tmp_path / "newer.dump")
    assert admin(fresh, "restore", str(file))[0] == 0
    with serving(fresh) as base:
        assert not may_enter(base, scene.ben.codes[0])


async def new_person(database: str) -> int:
    """Somebody's number."""
    async with linked(database) as link:
        made: int = await link.fetchval("INSERT INTO persons (name) VALUES ('Eva') RETURNING id")
    return made


def test_a_number_that_is_given_again_is_somebody_else(database: str, trial: DevServices, tmp_path: Path) -> None:
    file, fresh = tmp_path / "partie.dump", empty_database(trial)
    back_up(database, file)
    with serving(database) as base:
        eve = Somebody(base, "Eve")

        async def come_and_go() -> None:
            await eve.make(base, "tides", ["", ""])
            assert (await eve.send("DELETE", "/api/me")).status_code == 204

        asyncio.run(come_and_go())
    assert write_list(database, beside(file)) == 1
    restore(fresh, file)
    number = asyncio.run(new_person(fresh))
    assert number == 1, "the number of her who has left"
    assert asyncio.run(remove_departed(fresh, read_list(beside(file)).entries)) == 0
    assert [row["id"] for row in asyncio.run(run(fresh, "SELECT id FROM persons"))] == [number]


async def note(database: str, *hashes: bytes) -> None:
    """Write down that these have left."""
    async with linked(database) as link:
        await link.executemany("INSERT INTO departed (hash) VALUES ($1)", [(each,) for each in hashes])


def test_a_list_never_loses_a_line(database: str, trial: DevServices, tmp_path: Path) -> None:
    file = tmp_path / "departed.txt"
    asyncio.run(note(database, bytes(32), b"1" * 32))
    assert write_list(database, file) == 2
    asyncio.run(run(database, "DELETE FROM departed"))
    asyncio.run(note(database, b"2" * 32))
    assert write_list(database, file) == 3
    assert set(read_list(file).entries) == {bytes(32), b"1" * 32, b"2" * 32}
    assert datetime.now(UTC) >= read_list(file).written
    assert write_list(empty_database(trial), file) == 3  # a release that had no such table yet


@pytest.mark.parametrize("how", ["cut", "words", "hash", "nothing"])
def test_a_list_that_is_not_whole_is_refused(database: str, trial: DevServices, tmp_path: Path, how: str) -> None:
    file = tmp_path / "partie.dump"
    asyncio.run(note(database, bytes(32), b"1" * 32))
    back_up(database, file)
    text = beside(file).read_text()
    wrong = {
        "cut": text[: text.rindex("\n", 0, -1) + 1],
        "words": "Ana\n",
        "hash": text.replace(bytes(32).hex(), bytes(31).hex()),
        "nothing": "",
    }
    beside(file).write_text(wrong[how])
    with pytest.raises(NotAList):
        read_list(beside(file))
    fresh = empty_database(trial)
    code, said = admin(fresh, "restore", str(file))
    assert (code, "is damaged or incomplete" in said) == (1, True), said
    assert asyncio.run(run(fresh, "SELECT FROM pg_tables WHERE schemaname = 'public'")) == []
    code, said = admin(database, "backup", str(tmp_path / "newer.dump"))
    assert (code, "is damaged or incomplete" in said) == (1, True), said
    assert (tmp_path / "newer.dump").exists(), "a list that is damaged must not cost a backup"


def test_nobody_serves_before_a_restore_is_finished(database: str, trial: DevServices, tmp_path: Path) -> None:
    file, fresh = tmp_path / "partie.dump", empty_database(trial)
    back_up(database, file)

    def stop(_: str) -> int:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        restore(fresh, file, finish=stop)
    for process in (server(fresh)[0], worker(fresh, trial.news)):
        process.start(waits=False)
        assert process.wait() == 1
        assert "did not finish" in process.said
    back_up(fresh, tmp_path / "half.dump")
    again = empty_database(trial)
    restore(again, tmp_path / "half.dump")  # the mark is no part of what it holds
    with serving(again):
        pass
