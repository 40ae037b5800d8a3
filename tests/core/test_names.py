"""One rule for names, asked here and in the browser's own tests about the same names."""

import json
from pathlib import Path
from typing import TypedDict

import pytest

from partie.core.names import LONGEST, name_mark, name_problem, tidy_name


class Asked(TypedDict):
    """The names that both rules are asked about."""

    fine: list[str]
    refused: dict[str, list[str]]
    alike: list[list[str]]
    different: list[list[str]]


ASKED: Asked = json.loads((Path(__file__).parent / "names.json").read_text(encoding="utf-8"))
REFUSED = [(problem, name) for problem, names in ASKED["refused"].items() for name in names]


@pytest.mark.parametrize("name", ASKED["fine"])
def test_people_are_called_as_they_write_it(name: str) -> None:
    assert name_problem(name) == ""
    assert tidy_name(name) == name


@pytest.mark.parametrize(("problem", "name"), REFUSED)
def test_what_is_no_name_is_refused_with_its_reason(problem: str, name: str) -> None:
    assert name_problem(name) == problem


@pytest.mark.parametrize(("one", "other"), ASKED["alike"])
def test_names_that_look_alike_have_one_mark(one: str, other: str) -> None:
    assert name_mark(one) == name_mark(other)


@pytest.mark.parametrize(("one", "other"), ASKED["different"])
def test_other_names_have_other_marks(one: str, other: str) -> None:
    assert name_mark(one) != name_mark(other)


def test_a_name_is_tidied_before_it_is_judged() -> None:
    assert tidy_name("  Jan \t Novák ") == "Jan Novák"
    assert name_problem(f"  {'a' * LONGEST}  ") == ""
