"""Every test is in the gate or in the long suite, and the long suite has the gate's tests too."""

import re
import tomllib
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path

import pytest
import yaml

from tools.suite.job import NEVER_TWICE, junit_name
from tools.suite.stages import FULL, GATE, LAWS, PARTS, REST, RULES, SERVER, Stage

TOP = Path(__file__).parents[1]
STAGES = {"rules": RULES, "laws": LAWS, "server": SERVER, "rest": REST}
OPTIONS = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["pytest"]["ini_options"]
MARKS = [marker.partition(":")[0] for marker in OPTIONS["markers"]]
FILES = sorted(path.relative_to(TOP).as_posix() for path in (TOP / "tests").rglob("test_*.py"))
UNSTABLE_DAYS = 14


def takes(words: Sequence[str], file: str) -> bool:
    """Whether pytest would look into this file if it were called with these words."""
    ignored = [word.removeprefix("--ignore=") for word in words if word.startswith("--ignore=")]
    paths = [word for word in words if not word.startswith("-")]
    inside = [[file == path or file.startswith(f"{path}/") for path in group] for group in (paths, ignored)]
    return any(inside[0]) and not any(inside[1])


@pytest.mark.parametrize("file", FILES)
def test_every_file_is_in_one_stage(file: str) -> None:
    """The long suite calls the same stages without leaving out what is long: what the gate leaves out is there."""
    assert len([name for name, words in STAGES.items() if takes(words, file)]) == 1


def test_what_is_marked_is_left_out_by_the_gate_and_taken_by_the_long_suite() -> None:
    """`pytest` passes right after the set-up of CONTRIBUTING.md: what needs Node or Ray is left to the long suite."""
    assert OPTIONS["addopts"].endswith(f"-m '{' and '.join(f'not {mark}' for mark in MARKS)}'")
    asked = {stage.name: stage.words for stage in FULL}
    for name, words in STAGES.items():
        assert asked[name] == (*words, "-m", "not pyodide and not ray")
    assert set(MARKS) == {"long", "pyodide", "ray"} <= {"long", *asked}
    assert {name: words for stage in GATE if (words := stage.words) and (name := stage.name)} == STAGES


def test_the_long_suite_has_every_stage_of_the_gate() -> None:
    assert {stage.name for stage in GATE} <= {stage.name for stage in FULL}


def test_the_parts_of_the_long_suite_are_all_of_it() -> None:
    named = [name for part in PARTS.values() for name in part]
    assert sorted([*named, "environment", "pure"]) == sorted(stage.name for stage in FULL)


@pytest.mark.parametrize("stages", [GATE, FULL], ids=["gate", "full"])
def test_a_stage_needs_what_comes_before_it(stages: Sequence[Stage]) -> None:
    before: set[str] = set()
    for stage in stages:
        assert set(stage.needs) <= before, stage.name
        before.add(stage.name)


def test_what_is_never_asked_twice_exists() -> None:
    assert [path for path in NEVER_TWICE if not (TOP / path).exists()] == []


def test_a_node_is_found_in_the_report() -> None:
    assert junit_name("tests/core/test_a.py::test_b") == "tests.core.test_a::test_b"
    assert junit_name("tests/a/test_b.py::test_c[d::e.py]") == "tests.a.test_b::test_c[d::e.py]"
    assert junit_name("tests/a/test_b.py::Group::test_c") == "tests.a.test_b.Group::test_c"


def test_no_test_stays_unstable() -> None:
    """A line of this list is a debt: after two weeks the test is mended, or it is long."""
    page = (TOP / "tests" / "unstable.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d{4}-\d\d-\d\d) \| `([^`]+)` \| (.+) \|$", page, re.MULTILINE)
    assert len(rows) == len([line for line in page.splitlines() if line.startswith("|")]) - 2
    oldest = date.today() - timedelta(days=UNSTABLE_DAYS)
    assert [row for row in rows if date.fromisoformat(row[0]) < oldest] == []


@pytest.mark.parametrize(("workflow", "script"), [("gate", ".ci/run"), ("full", ".ci/full ${{ matrix.part }}")])
def test_the_forge_calls_the_same_scripts(workflow: str, script: str) -> None:
    told = yaml.safe_load((TOP / ".github" / "workflows" / f"{workflow}.yaml").read_text(encoding="utf-8"))
    (job,) = told["jobs"].values()
    assert script in [step.get("run") for step in job["steps"]]
    if workflow == "full":
        assert job["strategy"]["matrix"]["part"] == list(PARTS)
