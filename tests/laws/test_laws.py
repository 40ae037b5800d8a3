"""Every law on every game of ours, at every number of seats and at the tables that the game declares."""

import os
import re
from pathlib import Path

import pytest

from partie.registry.facts import Case, all_cases
from partie.testing import LAWS, Subject, check_law
from tools.suite.tables import small_and_large

SHORT = 50  # answers: a game that is over so soon is tried often
# The compiled wheel plays the very same games, and the law *compiled* compares both: interpreted, a part is enough.
SHARE = 4 if os.environ.get("PARTIE_EXPECT") == "pure" else 1


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("case", small_and_large(all_cases()))
def test_law(case: Case, law: str) -> None:
    subject = Subject(case.game, case.seats, case.settings)
    check_law(law, subject, (20 if case.game.max_answers <= SHORT else 4) // SHARE)


def test_the_page_about_the_laws_names_every_law() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "build" / "laws.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| ([a-z ]+) \|", page, re.MULTILINE) == ["law", *LAWS]
