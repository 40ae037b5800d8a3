"""Nothing that was acknowledged is lost, whatever is broken: judged by what is stored, after everything has died."""

import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness.clients.glimpses import Glimpse
from tests.server.harness.clients.guests import Guest, Player

from .agreed import taken_back
from .checker import count_answers
from .kinds import KINDS
from .plan import PLANTED, SMALLEST, TALES_WITH_A_BOT, Plan, short
from .play import break_and_judge
from .services import TOP
from .shown import first_out_of_order

TABLES = 5
TRIES = 5
GROUPS = {
    "killed": ["kill-web", "kill-worker", "kill-nats", "kill-postgres"],
    "stopped": ["stop-web", "stop-worker", "stop-nats", "stop-postgres"],
    "held": ["pause-web", "pause-worker", "hang-database", "hang-news", "hang-people"],
    "strange": ["full-disk", "lose-database", "slow-commits", "bad-news", "clock-forward", "clock-back"],
    "crowded": ["lock-hold", "churn", "clock-step"],
    "replaced": ["lost-tail", "failover-sync", "failover-async"],
}


@pytest.mark.long  # everything is broken while people play: each group takes a minute
@pytest.mark.parametrize("group", GROUPS)
def test_nothing_is_lost(group: str) -> None:
    kinds = GROUPS[group]
    plan = Plan(TABLES, len(kinds), seconds=1.0, kinds=kinds, games=[*SMALLEST, TALES_WITH_A_BOT])
    verdict = break_and_judge(plan)
    assert verdict.wrong == []
    assert verdict.answers > 20 * TABLES
    assert sorted(verdict.faults) == sorted(kinds)
    assert verdict.cut_off or group not in ("killed", "stopped"), "nothing was broken"
    assert ("DiskFull" in verdict.said) == (group == "strange")
    assert bool(verdict.news) == (group == "strange")


def test_every_kind_of_fault_is_tried() -> None:
    assert sorted([kind for kinds in GROUPS.values() for kind in kinds]) == sorted(KINDS)


def test_a_clock_can_be_set_while_a_process_runs(tmp_path: Path) -> None:
    file = tmp_path / "clock"
    file.write_text("3600")
    wrong = (
        "import sys, time, pathlib; from tests.server.faults.clock import shift; began = time.time();"
        "file = pathlib.Path(sys.argv[1]); shift(file); forward = time.time() - began; file.write_text('-3600');"
        "time.sleep(0.2); back, exactly = time.time() - began, time.time_ns() / 1e9 - began;"
        "print(round(forward, -2), round(back, -2), round(exactly, -2))"
    )
    said = subprocess.run([sys.executable, "-c", wrong, str(file)], cwd=TOP, check=True, capture_output=True, text=True)
    assert said.stdout.split() == ["3600.0", "-3600.0", "-3600.0"]


def test_what_a_client_is_shown_has_to_be_in_the_order_of_the_log() -> None:
    asked, half, after = [Glimpse(number, (0, 1), (), (), over=False) for number in (1, 2, 3)]
    log = [asked, half, asked, after]  # an answer was taken back
    assert first_out_of_order([asked, after], log) is None
    assert first_out_of_order([half, asked, after], log) is None
    assert first_out_of_order([half, asked, half], log) == half
    assert first_out_of_order([after, asked], log) == asked


def test_an_answer_that_went_for_another_reason_may_be_told_as_taken_back() -> None:
    """While Ana asks to take hers back, Ben takes back an earlier one, and hers goes with it."""
    given = [(1, 1, "take 1"), (1, 0, "take 2"), (2, 0, "take 3"), (2, 1, "")]
    log = [{"question": q, "seat": seat, "text": text, "clock": None} for q, seat, text in given]
    dropped = count_answers(log[:3]) - count_answers(log)
    assert dropped == {0: 1, 1: 1}
    ana, ben = (Player([], Guest(f"seat {seat}"), "table", seat) for seat in (0, 1))
    ana.diary.undos = ana.diary.undone = ben.diary.undos = 1
    assert list(taken_back(log, [], Counter(), dropped, [ana, ben], [])) == []
    assert list(taken_back(log, log[2:3], Counter(), Counter(), [ana, ben], [])) == []
    (said,) = taken_back(log, [], Counter(), Counter(), [ana, ben], [])
    assert said == "seat 0 was told that 1 answers are taken back, and it is 0"


# What the checker says of each planted bug.
CAUGHT = {
    "early": "has lost",
    "blind": "a row is written twice",
    "crowded": "versions are written twice",
    "unsorted": "processes waited for each other",
    "stale": "its log cannot be played",
    "believing": "",  # what goes wrong first is up to which news are lost
    "forgetful": "do not follow what was sent before",
    "backward": "as it was before",
    "blocking": "stood still while",
    "unaware": "play did not go on within",
    "unsupervised": "was silent for",
    "twice": "and wished to only",
    "pressed": "without the consent of all",
    "hasty": "although time was left",
    "silent": "was not told that answers of it are lost",
    "lying": "one of them lies",
    "shuffled": "do not follow what was sent before",
}


@pytest.mark.long  # a race shows itself in some runs, and each run takes a while
@pytest.mark.parametrize("plant", PLANTED)
def test_a_planted_bug_is_caught(plant: str) -> None:
    """Some bugs are races: two processes need not meet in every run."""
    wrong: list[str] = []
    for _ in range(TRIES):
        wrong += break_and_judge(PLANTED[plant]).wrong
        if any([CAUGHT[plant] in each for each in wrong]):
            return
    raise AssertionError(f"it was not caught, but this was: {wrong}")


@pytest.mark.long  # a whole run under play
@pytest.mark.parametrize("plant", ["blind", "crowded"])
def test_the_key_of_answers_holds_a_bug_off(plant: str) -> None:
    """Of answers alone. Where two take something back at once, nothing but the lock of their table helps."""
    kind = str(PLANTED[plant].kinds[0])
    assert break_and_judge(replace(short(kind, plant, webs=1), is_plain=True)).wrong == []


@pytest.mark.long  # a whole run under play
@pytest.mark.parametrize("plant", ["blind", "crowded", "unsorted"])  # whose databases are changed too
def test_without_the_bug_the_same_run_is_clean(plant: str) -> None:
    plan = PLANTED[plant]
    assert break_and_judge(short(str(plan.kinds[0]), webs=plan.webs, statements=plan.statements)).wrong == []
