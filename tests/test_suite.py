"""How the gate runs: every stage although one is red, and all of it told at the end."""

from pathlib import Path

import pytest

from tools.suite.__main__ import chosen, kept
from tools.suite.job import Job, Red
from tools.suite.paths import TOP
from tools.suite.planted import BUGS, Bug
from tools.suite.results import Failure, Result
from tools.suite.running import Suite
from tools.suite.stages import FULL, GATE, Stage
from tools.suite.summary import summary


def passes(job: Job) -> None:
    job.result.passed += 3


def fails(job: Job) -> None:
    raise Red("a command ended with 1")


def breaks(job: Job) -> None:
    raise ValueError(job.name)


STAGES = (
    Stage("one", "a", passes),
    Stage("red", "a", fails),
    Stage("broken", "b", breaks),
    Stage("after-red", "b", passes, needs=("red",)),
    Stage("last", "b", passes, needs=("one",)),
)


def test_every_stage_runs_although_one_is_red(tmp_path: Path) -> None:
    suite = Suite(STAGES, tmp_path, "tree")
    suite.run()
    green = {name: result.is_green for name, result in suite.results.items()}
    assert green == {"one": True, "red": False, "broken": False, "after-red": False, "last": True}
    assert suite.results["after-red"].failed == [Failure("did not run", "red is red")]
    assert suite.results["broken"].failed == [Failure("ValueError", "broken")]


def test_the_summary_has_every_stage_and_every_failure(tmp_path: Path) -> None:
    Suite(STAGES, tmp_path, "tree").run()
    told = summary(kept(STAGES, tmp_path, "tree"))
    assert [line.split(" ")[1] for line in told.splitlines()[2:7]] == [stage.name for stage in STAGES]
    assert "6 passed, 3 failed, 0 unstable" in told
    assert "- **red** `a command ended with 1`" in told


def test_a_stage_speaks_for_the_tree_in_which_the_suite_began(tmp_path: Path) -> None:
    """Tools put a file of theirs into the tree for a moment: the stages that begin then are told all the same."""
    Suite(STAGES, tmp_path, "tree").run()
    assert [result.commit for result in kept(STAGES, tmp_path, "tree")] == ["tree"] * len(STAGES)
    assert kept(STAGES, tmp_path, "another tree") == []


def test_a_stopped_suite_begins_nothing_more(tmp_path: Path) -> None:
    suite = Suite(STAGES, tmp_path, "tree")
    suite.stop()
    suite.run()
    assert {result.failed[0].message for result in suite.results.values()} == {"the suite was stopped"}


def test_what_a_command_says_is_kept_and_its_failure_told(tmp_path: Path) -> None:
    def speaks(job: Job) -> None:
        job.call("python3", "-c", "print('said'); raise SystemExit(3)")

    suite = Suite([Stage("speaking", "a", speaks)], tmp_path, "tree")
    suite.run()
    (failure,) = suite.results["speaking"].failed
    assert failure.name.endswith("ended with 3")
    assert failure.message.endswith("said")


def test_a_stage_is_run_with_all_that_it_needs() -> None:
    assert [stage.name for stage in chosen(GATE, ["laws"])] == ["environment", "pure", "laws"]
    assert [stage.name for stage in chosen(FULL, ["compiled"])] == ["environment", "compiled-wheel", "compiled"]
    with pytest.raises(SystemExit, match="there is no stage nosuch"):
        chosen(GATE, ["nosuch"])


def test_a_result_is_read_as_it_was_written(tmp_path: Path) -> None:
    result = Result("one", "tree", 1.5, 2, 3, [Failure("a", "b")], [Failure("c", "d")], "now", 0.5)
    result.write(tmp_path / "one.json")
    assert Result.read(tmp_path / "one.json") == result


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: bug.name)
def test_every_bug_can_still_be_planted(bug: Bug) -> None:
    assert (TOP / bug.path).read_text(encoding="utf-8").count(bug.right) == 1
