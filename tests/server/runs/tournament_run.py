"""A tournament from its opening to its final table, while a web process is killed in it.

    python -m tests.server.runs.tournament_run --programs 8 --people 4 --rounds 4 --kills 1

Two web processes share one database. Programs play by their tokens, and the others are guests who have come into a club
by its link. Afterwards every table is played again from its record, and the standings are worked out from those records
alone.
"""

import argparse
import asyncio
import signal
import sys
import time
from dataclasses import dataclass
from typing import cast

import asyncpg

from partie.server.clubs.schemas import Club, Tournament
from partie.server.ops.admin import Admin
from partie.server.ops.dev_services import DevServices
from partie.server.tables.store import TableStore
from partie.server.tournaments.pairing import Board, standings
from partie.server.tournaments.scoring import award_ranks
from tests.server.harness.clients.guests import Player
from tests.server.harness.clients.programs import account, program
from tests.server.harness.processes import Process
from tests.server.harness.scenes.tournaments import Sender, play_all, two_servers, wanted


@dataclass(frozen=True)
class Verdict:
    """What came of it."""

    final: Tournament
    answers: int
    breaks: int
    kills: list[int]
    seconds: float
    wrong: list[str]

    def says(self) -> str:
        """In a few lines."""
        names = {entry["number"]: entry["name"] for entry in self.final["entries"]}
        boards = [board for boards in self.final["rounds"] for board in boards if board["table"]]
        lines = [
            f"{len(names)} took part, {len(self.final['rounds'])} rounds, {len(boards)} tables, {self.answers} answers;"
            f" killed in round {', '.join([str(each) for each in self.kills]) or '-'},"
            f" sockets cut off: {self.breaks}; {self.seconds:.0f} s; {len(self.wrong)} wrong",
            *[
                f"{place:3} {names[line['number']]:12} {line['points']:4} {line['buchholz']:5}"
                for place, line in enumerate(self.final["standings"], 1)
            ],
            *[f"  {line}" for line in self.wrong],
        ]
        return "\n".join(lines) + "\n"


async def proven(database: str, final: Tournament) -> list[str]:
    """Whatever is wrong: a table too many, one that cannot be played again, or standings that do not come out."""
    faults, _ = await Admin(database).verify(None)
    wrong = [str(fault) for fault in faults]
    async with asyncpg.create_pool(database, min_size=1, max_size=1) as pool:
        store = TableStore(pool)
        begun = [row for table_id in await store.ids() if (row := await store.table(table_id)) and row.begun]
        played = {row.id: (row, await store.record(row.id) or "") for row in begun}
    tables = [board["table"] for boards in final["rounds"] for board in boards if board["table"]]
    if sorted(tables) != sorted(played):
        wrong.append(f"{len(played)} tables were made for {len(tables)} boards")
    rounds = []
    for number, boards in enumerate(final["rounds"], 1):
        sitters = sorted([each for board in boards for each in board["sitters"]])
        if len(set(sitters)) != len(sitters):
            wrong.append(f"round {number}: somebody sits twice")
        again = []
        for board in boards:
            places = award_ranks(*played[board["table"]]) if board["table"] in played else [1]
            if places != board["places"]:
                wrong.append(f"round {number}: {board['table']} has {board['places']}, its record says {places}")
            again.append(Board(tuple(board["sitters"]), tuple(places)))
        rounds.append(again)
    pairs = [board.sitters for each in rounds for board in each if len(board.sitters) == 2]
    if len({frozenset(pair) for pair in pairs}) != len(pairs):
        wrong.append("two have met twice")
    lines = standings([entry["number"] for entry in final["entries"]], rounds)
    if [(each.entry, float(each.points)) for each in lines] != [
        (each["number"], each["points"]) for each in final["standings"]
    ]:
        wrong.append("the standings do not come out of the records")
    return wrong


async def enter_all(
    bases: list[str], database: str, programs: int, people: int, rounds: int
) -> tuple[list[Sender], str]:
    """Everybody is in the tournament, the one who may start it first."""
    owner = Sender(bases, "Teacher")
    club = cast(Club, await owner.tells("POST", "/api/clubs", {"name": "Class 4.B", "me": "Teacher"}))
    door = f"/api/clubs/{club['club']}/members"
    told = cast(Tournament, await owner.tells("POST", "/api/tournaments", wanted(club["club"], rounds=rounds)))
    tournament = told["card"]["tournament"]
    everybody: list[Sender] = []
    for at in range(people):
        person = Sender(bases[at % 2 :] + bases[: at % 2], f"Pupil {at + 1}")
        await person.tells("POST", door, {"key": club["key"], "name": person.name})
        await person.tells("POST", f"/api/tournaments/{tournament}/entries", {"name": ""})
        everybody.append(person)
    if programs:
        author = await account(bases[0], database, "Author")
        await author.ask(bases[0], "POST", door, {"key": club["key"], "name": ""})
        for at in range(programs):
            token = (await program(bases[0], author, f"Program {at + 1}"))["token"]
            each = Sender(bases[at % 2 :] + bases[: at % 2], f"Program {at + 1}", token)
            await each.tells("POST", f"/api/program/tournaments/{tournament}")
            everybody.append(each)
    return [owner, *everybody], tournament


async def break_things(owner: Sender, tournament: str, processes: list[tuple[Process, str]], kills: int) -> list[int]:
    """Kill a web process in the middle of a round, once in each of the first rounds, and start it again."""
    killed: list[int] = []
    for number in range(1, kills + 1):
        while True:
            told = await owner.tournament(tournament)
            if told["card"]["state"] == "over":
                return killed
            boards = told["rounds"][number - 1] if len(told["rounds"]) >= number else []
            if boards and any([board["places"] for board in boards if board["table"]]):
                break
            await asyncio.sleep(0.2)
        process, _ = processes[(number - 1) % 2]
        await asyncio.to_thread(process.kill)
        killed.append(told["card"]["round"])
        await asyncio.sleep(3)
        await asyncio.to_thread(process.start)
    return killed


def run(programs: int, people: int, rounds: int, kills: int, pace: float) -> Verdict:
    """The whole of it."""
    with DevServices() as trial:
        processes = two_servers(trial.database, trial)
        for process, _ in processes:
            process.start()
        bases = [base for _, base in processes]

        async def whole() -> tuple[Tournament, list[Player], list[int]]:
            (owner, *everybody), tournament = await enter_all(bases, trial.database, programs, people, rounds)
            await owner.tells("POST", f"/api/tournaments/{tournament}/start")
            killed, *played = await asyncio.gather(
                break_things(owner, tournament, processes, kills),
                *[play_all(each, tournament, pace) for each in everybody],
            )
            players = [player for each in played for player in cast(list[Player], each)]
            return await owner.tournament(tournament), players, cast(list[int], killed)

        began = time.monotonic()
        try:
            final, players, killed = asyncio.run(whole())
        finally:
            for process, _ in processes:
                process.stop(signal.SIGKILL)
        return Verdict(
            final=final,
            answers=sum([len(player.diary.acknowledged) for player in players]),
            breaks=sum([player.diary.breaks for player in players]),
            kills=killed,
            seconds=time.monotonic() - began,
            wrong=asyncio.run(proven(trial.database, final)),
        )


def main() -> None:
    """Play it and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=int, default=8)
    parser.add_argument("--people", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--kills", type=int, default=1)
    parser.add_argument("--pace", type=float, default=0.1, help="seconds before each answer")
    asked = parser.parse_args()
    verdict = run(asked.programs, asked.people, asked.rounds, asked.kills, asked.pace)
    sys.stdout.write(verdict.says())
    sys.exit(bool(verdict.wrong))


if __name__ == "__main__":
    main()
