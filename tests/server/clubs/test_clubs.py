"""Clubs without any address, and tournaments whose rounds are made once, whoever makes them."""

import asyncio
from collections.abc import Iterator
from typing import cast

import asyncpg
import pytest

from partie.core import Match, Rng, SeededDealer, commitment, seats_in, write_record
from partie.registry import find_game
from partie.server.clubs.schemas import Club, Tournament, TournamentCard
from partie.server.model.rows import SeatRow, TableRow
from partie.server.services import build
from partie.server.tables.answer_writer import AnswerWriter
from partie.server.tables.schemas import MadeTable, TableCard
from partie.server.tables.store import TableStore
from partie.server.tournaments.scoring import award_ranks
from tests.server.harness.built import referee_over
from tests.server.harness.clients.programs import account, program
from tests.server.harness.processes import server
from tests.server.harness.scenes.tournaments import Sender, play_all, wanted
from tests.server.runs.tournament_run import run


@pytest.fixture(scope="module")
def base(shared: str) -> Iterator[str]:
    """A server that is alone."""
    process, address = server(shared, bots=1)
    process.start()
    yield address
    said = process.stop()
    assert "Traceback" not in said, said


async def opened(base: str, name: str = "Ana") -> tuple[Sender, Club]:
    """Somebody who has opened a club."""
    owner = Sender([base], name)
    return owner, cast(Club, await owner.tells("POST", "/api/clubs", {"name": "Class 4.B", "me": name}))


async def joined(base: str, club: Club, name: str) -> Sender:
    """Somebody who has come in by the link."""
    guest = Sender([base], name)
    body = {"key": club["key"], "name": name}
    assert cast(Club, await guest.tells("POST", f"/api/clubs/{club['club']}/members", body))["member"]
    return guest


async def test_a_class_comes_in_by_one_link_and_its_owner_keeps_order(base: str) -> None:
    owner, club = await opened(base)
    door, path = f"/api/clubs/{club['club']}/members", f"/api/clubs/{club['club']}"
    shown = cast(Club, await Sender([base], "").tells("GET", f"{path}?key={club['key']}"))
    assert (shown["name"], shown["owner"], shown["count"], shown["members"]) == ("Class 4.B", "Ana", 1, [])
    pupils = await asyncio.gather(*[joined(base, club, f"Pupil {at}") for at in range(10, 39)])
    names = [member["name"] for member in (await pupils[7].club(club["club"]))["members"]]
    assert sorted(names) == sorted(["Ana", *[f"Pupil {at}" for at in range(10, 39)]])
    again = await pupils[0].to("POST", door, {"key": club["key"], "name": "Pupil 10"})
    assert again.status_code == 200
    assert again.json()["count"] == 30

    stranger = Sender([base], "Eve")
    for body in ({"key": "wrong", "name": "Eve"}, {"key": "", "name": "Eve"}):
        assert (await stranger.to("POST", door, body)).status_code == 404
    assert (await stranger.to("POST", door, {"key": club["key"], "name": "pupil 1O"})).status_code == 400
    assert (await stranger.to("GET", path)).status_code == 404
    assert stranger.cookie == ""  # nobody becomes a guest by being refused

    members = {member["name"]: member["person"] for member in (await owner.club(club["club"]))["members"]}
    out = f"{path}/members/{members['Pupil 11']}"
    assert (await pupils[0].to("DELETE", out)).status_code == 403
    assert (await owner.to("DELETE", out)).status_code == 204
    assert (await pupils[1].to("GET", path)).status_code == 404
    assert (await pupils[1].to("POST", door, {"key": club["key"], "name": "Pupil 11"})).status_code == 404
    assert (await pupils[2].to("DELETE", f"{path}/members/{members['Pupil 12']}")).status_code == 204
    now = await owner.club(club["club"])
    assert now["count"] == 28
    assert now["key"] != club["key"]

    assert (await owner.to("DELETE", f"{path}/members/{members['Ana']}")).status_code == 400
    assert (await pupils[0].to("PUT", f"{path}/owner", {"person": members["Pupil 10"]})).status_code == 403
    assert (await owner.to("PUT", f"{path}/owner", {"person": members["Pupil 11"]})).status_code == 404
    assert (await owner.to("PUT", f"{path}/owner", {"person": members["Pupil 10"]})).status_code == 200
    assert (await owner.to("DELETE", path)).status_code == 403
    assert (await pupils[0].to("DELETE", path)).status_code == 204
    assert (await owner.to("GET", path)).status_code == 404
    assert await owner.tells("GET", "/api/clubs") == []


async def test_members_lay_tables_for_each_other(base: str) -> None:
    owner, club = await opened(base)
    ben, eve = await joined(base, club, "Ben"), Sender([base], "Eve")
    new = {"game": "tides", "settings": {}, "seats": ["", ""], "name": "", "words": "", "seat": 0}
    path = f"/api/clubs/{club['club']}/tables"
    assert (await eve.to("POST", path, new)).status_code == 403
    made = cast(MadeTable, await owner.tells("POST", path, new))
    (shown,) = (await ben.club(club["club"]))["tables"]
    assert (shown["table"], shown["players"], shown["free"], shown["mine"]) == (made["table"], ["Ana"], 1, False)
    seat = f"{path}/{made['table']}/seat"
    assert (await eve.to("POST", seat, {"words": ""})).status_code == 403
    card = cast(TableCard, await ben.tells("POST", seat, {"words": ""}))
    assert card["begun"]
    assert [player["name"] for player in card["players"]] == ["Ana", "Ben"]
    assert (await owner.club(club["club"]))["tables"] == []


@pytest.mark.long  # whole rounds in real time
def test_a_tournament_goes_from_opening_to_its_final_table_while_a_process_is_killed() -> None:
    verdict = run(programs=2, people=2, rounds=2, kills=1, pace=0.05)
    final = verdict.final
    assert verdict.wrong == []
    assert len(verdict.kills) == 1
    assert [len(boards) for boards in final["rounds"]] == [2, 2]
    assert sum([line["points"] for line in final["standings"]]) == 4
    assert [entry["program"] for entry in final["entries"]] == [False, False, True, True]


def test_only_a_record_that_proves_itself_brings_points() -> None:
    game = find_game("tides")
    match = Match(game, ["Ana", "Ben"], SeededDealer("1" * 64))
    rng = Rng("places")
    while not match.over():
        for seat in seats_in(match.position.waiting):
            legal = match.legal(seat)
            match.act(match.number, seat, legal[rng.below(len(legal))])
    text = write_record(match.record())

    def places_in(text: str, ending: str, absent: list[bool]) -> list[int]:
        seats = [
            SeatRow(seat, name, "", "regular" if is_absent else "", "", None, seat + 1)
            for seat, (name, is_absent) in enumerate(zip(("Ana", "Ben"), absent, strict=True))
        ]
        deck, luck = game.card_set_name(), commitment("1" * 64)
        row = TableRow("t", "tides", game.version, deck, {}, luck, "", True, True, "", tuple(seats), ending=ending)
        return award_ranks(row, text)

    assert sorted(places_in(text, "", [False, False])) in ([1, 2], [1, 1])
    assert places_in(text, "", [True, False]) == [0, 1]  # a bot has ended it for Ana
    assert places_in(text, "", [True, True]) == [0, 0]
    assert places_in(text, "agreed", [False, False]) == [0, 0]
    assert places_in(text.replace('[result "', '[result "9'), "", [False, False]) == [0, 0]
    assert places_in("nonsense", "", [False, False]) == [0, 0]


async def test_several_processes_make_a_round_once(base: str, shared: str) -> None:
    owner = Sender([base], "Ana")
    body = wanted(kind="round-robin", name="Ana")
    told = cast(Tournament, await owner.tells("POST", "/api/tournaments", body))
    path = f"/api/tournaments/{told['card']['tournament']}"
    for at in range(6):
        await Sender([base], f"Guest {at}").tells("POST", f"{path}/entries", {"name": f"Guest {at}"})
    pools = [await asyncpg.create_pool(shared, min_size=2, max_size=4) for _ in range(3)]
    referees = [referee_over(build(TableStore(pool), AnswerWriter(pool))) for pool in pools]
    before = await pools[0].fetchval("SELECT count(*) FROM tables")
    await pools[0].execute(
        "UPDATE tournaments SET started = now(), rounds = 5 WHERE id = $1", told["card"]["tournament"]
    )
    await asyncio.gather(*[referee.look() for referee in referees for _ in range(3)])
    shown = await owner.tournament(told["card"]["tournament"])
    assert [len(boards) for boards in shown["rounds"]] == [3]
    assert await pools[0].fetchval("SELECT count(*) FROM tables") == before + 3
    # A round that is half written is not there at all.
    with pytest.raises(asyncpg.UniqueViolationError):
        await pools[0].execute(
            "INSERT INTO boards (tournament, round, board, sitters) VALUES ($1, 1, 0, '{1, 2}')",
            told["card"]["tournament"],
        )
    for pool in pools:
        pool.terminate()
    await owner.tells("DELETE", path)


async def test_nobody_sits_with_somebody_they_have_blocked_and_tables_may_be_larger(base: str, shared: str) -> None:
    owner = Sender([base], "Olga")
    body = wanted(game="tales", settings={"quests": "on"}, seats=3, name="Olga")
    told = cast(Tournament, await owner.tells("POST", "/api/tournaments", body))
    tournament, path = told["card"]["tournament"], f"/api/tournaments/{told['card']['tournament']}"
    people = [Sender([base], f"Talker {at}") for at in range(8)]
    for each in people:
        await each.tells("POST", f"{path}/entries", {"name": each.name})
    connection = await asyncpg.connect(shared)
    await connection.execute(
        "INSERT INTO shunned (person, other, name, is_block) SELECT a.person, b.person, b.name, true"
        " FROM entries a JOIN entries b USING (tournament) WHERE tournament = $1 AND a.number = 3 AND b.number = 4",
        tournament,
    )
    await connection.close()
    another = cast(Tournament, await owner.tells("POST", "/api/tournaments", wanted(name="Olga")))
    door = f"/api/tournaments/{another['card']['tournament']}/entries"
    await people[3].tells("POST", door, {"name": people[3].name})
    assert (await people[4].to("POST", door, {"name": people[4].name})).status_code == 403
    await owner.tells("POST", f"{path}/start")
    while not (shown := await owner.tournament(tournament))["rounds"]:
        await asyncio.sleep(0.1)
    assert [entry["withdrawn"] for entry in shown["entries"]] == [at == 3 for at in range(8)]
    assert [len(board["sitters"]) for board in shown["rounds"][0]] == [3, 2, 2]
    table = shown["rounds"][0][0]
    card = cast(TableCard, await people[table["sitters"][1]].tells("GET", f"/api/tables/{table['table']}"))
    assert [player["name"] for player in card["players"]] == [f"Talker {at}" for at in table["sitters"]]
    assert (card["begun"], card["mine"], card["settings"], card["terms"]["clock"]) == (
        True,
        [1],
        {"quests": "on"},
        told["card"]["clock"],
    )
    for gone in (path, f"/api/tournaments/{another['card']['tournament']}"):
        await owner.tells("DELETE", gone)


async def test_a_tournament_goes_on_without_whoever_leaves(base: str, shared: str) -> None:
    owner, club = await opened(base, "Anita")
    ben, cyr = await joined(base, club, "Benito"), await joined(base, club, "Cyrano")
    body = wanted(club["club"], kind="round-robin")
    told = cast(Tournament, await owner.tells("POST", "/api/tournaments", body))
    tournament, path = told["card"]["tournament"], f"/api/tournaments/{told['card']['tournament']}"
    for each in (owner, ben, cyr):
        await each.tells("POST", f"{path}/entries", {"name": ""})
    await owner.tells("POST", f"{path}/start")
    while not (first := (await owner.tournament(tournament))["rounds"]):
        await asyncio.sleep(0.1)
    assert [board["sitters"] for board in first[0]] == [[0, 1], [2]]
    assert (await cyr.to("DELETE", f"{path}/entries/1")).status_code == 404
    (benito,) = [each["person"] for each in (await cyr.club(club["club"]))["members"] if each["name"] == "Benito"]
    await owner.tells("DELETE", f"/api/clubs/{club['club']}/members/{benito}")  # out of the club, out of its games
    async with asyncio.timeout(90):
        await asyncio.gather(play_all(owner, tournament), play_all(cyr, tournament))
    final = await owner.tournament(tournament)
    assert final["rounds"][0][0]["points"] == [1, 0]  # a bot has ended it for him
    assert final["rounds"][0][0]["places"] == [1, 0]
    later = [board["sitters"] for boards in final["rounds"][1:] for board in boards]
    assert sorted([sorted(each) for each in later]) in ([[0], [0, 2], [2]], [[0], [0, 2]], [[0, 2], [2]], [[0, 2]])
    assert [entry["withdrawn"] for entry in final["entries"]] == [False, True, False]

    # Whoever leaves for good leaves no name, and the next member owns the club.
    assert (await owner.to("DELETE", "/api/me")).status_code == 204
    assert [entry["name"] for entry in (await cyr.tournament(tournament))["entries"]] == ["", "Benito", "Cyrano"]
    assert (await cyr.club(club["club"]))["mine"]
    connection = await asyncpg.connect(shared)
    for table in ("members", "entries", "persons", "seats", "tables"):
        assert "Anita" not in str(await connection.fetch(f"SELECT * FROM {table}")), table
    await connection.close()


async def test_a_tournament_is_for_those_it_is_for(base: str, shared: str) -> None:
    owner, club = await opened(base)
    ben, eve = await joined(base, club, "Ben"), Sender([base], "Eve")
    for wrong in ({"clock": ""}, {"kind": "cup"}, {"rounds": 0}, {"seats": 3}, {"seats": 1}, {"game": "chess"}):
        body = wanted(club["club"], **cast(dict[str, object], wrong))
        assert (await owner.to("POST", "/api/tournaments", body)).status_code == 400, wrong
    assert (await eve.to("POST", "/api/tournaments", wanted(club["club"], name="Eve"))).status_code == 404
    told = cast(Tournament, await ben.tells("POST", "/api/tournaments", wanted(club["club"])))
    path = f"/api/tournaments/{told['card']['tournament']}"
    for method, where in (("GET", path), ("POST", f"{path}/entries"), ("POST", f"{path}/start"), ("DELETE", path)):
        response = await eve.to(method, where, {"name": "Eve"} if method == "POST" else None)
        assert response.status_code in (403, 404), where
    await ben.tells("POST", f"{path}/entries", {"name": ""})
    assert (await ben.to("POST", f"{path}/start")).status_code == 400  # alone
    assert (await eve.to("DELETE", f"{path}/entries/0")).status_code in (403, 404)

    anna = await account(base, shared, "Anna")
    token = (await program(base, anna, "Walker"))["token"]
    walker = Sender([base], "Walker", token)
    entry = f"/api/program/tournaments/{told['card']['tournament']}"
    assert (await walker.to("POST", entry)).status_code == 404  # its owner is no member
    assert await walker.tells("GET", "/api/program/tournaments") == []
    assert (await ben.to("POST", entry)).status_code == 403
    await anna.ask(base, "POST", f"/api/clubs/{club['club']}/members", {"key": club["key"], "name": ""})
    (card,) = cast(list[TournamentCard], await walker.tells("GET", "/api/program/tournaments"))
    assert (card["tournament"], card["opener"], card["entries"]) == (told["card"]["tournament"], "Ben", 1)
    shown = cast(Tournament, await walker.tells("POST", entry))
    assert [(each["name"], each["program"], each["me"]) for each in shown["entries"]] == [
        ("Ben", False, False),
        ("Walker", True, True),
    ]
    assert (await walker.to("POST", f"{path}/start")).status_code == 403
    assert (await owner.to("POST", f"{path}/start")).status_code == 200  # the club is hers
    assert (await owner.to("POST", f"{path}/entries", {"name": ""})).status_code == 409
    assert (await owner.to("DELETE", f"/api/clubs/{club['club']}")).status_code == 409
    assert (await owner.to("DELETE", path)).status_code == 204
    assert (await owner.tournament(told["card"]["tournament"]))["card"]["state"] == "over"
    assert (await owner.to("DELETE", f"/api/clubs/{club['club']}")).status_code == 204

    lobby = cast(Tournament, await eve.tells("POST", "/api/tournaments", wanted(name="Eve")))
    assert lobby["manages"]
    cards = cast(list[TournamentCard], await Sender([base], "").tells("GET", "/api/tournaments"))
    (card,) = [each for each in cards if each["tournament"] == lobby["card"]["tournament"]]
    assert (card["tournament"], card["opener"], card["entered"]) == (lobby["card"]["tournament"], "Eve", False)
