"""The handbook's numbers are the engine's: the worked example, the prizes, the ladder and every challenge's factor."""

import re
from functools import cache

import pytest

from partie.core.seats import seat_of
from partie.games.stonespine import STONESPINE
from partie.games.stonespine.preparation import START_GOLD
from partie.games.stonespine.scoring import LADDER, PRIORITY, PRIZES
from partie.table.reading import Reading
from partie.words.catalog import LANGUAGES, Catalog
from partie.words.handbook import Handbook, handbook_catalog, own_handbook
from partie.words.spaces import NO_BREAK

ROWS = ("priority", "goal", "challenges", "stars", "blueprint", "paths")


def book() -> Handbook:
    found = own_handbook(STONESPINE)
    assert found is not None
    return found


@cache
def catalog(lang: str) -> Catalog:
    return handbook_catalog(lang, STONESPINE)


def said(lang: str, key: str) -> str:
    """A message with plain spaces."""
    return catalog(lang).say(key).replace(NO_BREAK, " ")


def told(lang: str, name: str) -> str:
    """A paragraph without emphasis."""
    return said(lang, f"handbook-{name}").replace("**", "")


def numbers(text: str) -> list[int]:
    """The numbers in a text, in order; places such as b1 are none."""
    return [int(each.replace("−", "-")) for each in re.findall(r"(?<![\w])−?[0-9]+(?![\w])", text)]


def sheet_at(moment: int) -> dict[str, list[int]]:
    """What each seat has in every row of the sheet at a moment of the example."""
    reading = Reading(book().example)
    found = {row: [0, 0, 0] for row in ROWS}
    for point in reading.snapshot(moment, seat_of(book().viewer))["sheet"]:
        found[point["row"]["key"].removeprefix("row-")][point["seat"] or 0] += point["points"]
    return found


def test_the_worked_example_adds_up_as_the_engine_does() -> None:
    shown = book().paragraph("example-sheet")
    assert shown is not None
    assert shown.moment is not None
    sheet, winner = sheet_at(shown.moment), seat_of(book().viewer)
    own = [sheet[row][winner] for row in ROWS]
    for lang in LANGUAGES:
        sum_of = re.search(r"[0-9][0-9 +−]+= [0-9]+", told(lang, "example-sheet"))
        assert sum_of is not None, lang
        terms, _, total = sum_of[0].partition(" = ")
        assert [int(each) for each in terms.replace("− ", "+ -").split(" + ")] == own
        assert int(total) == sum(own)
        assert {own[1], *sheet["goal"]} <= set(numbers(told(lang, "example-goal")))
        for row in ("challenges", "stars", "blueprint", "paths"):
            assert sheet[row][winner] in numbers(told(lang, f"example-{row}")), (lang, row)


def test_the_example_ends_in_a_tie_that_priority_breaks() -> None:
    reading = Reading(book().example)
    outcome = reading.snapshot(reading.about()["last"], None)["outcome"]
    assert outcome is not None
    assert outcome["ranks"][seat_of(book().viewer)] == 1
    assert outcome["scores"].count(max(outcome["scores"])) == 2
    for lang in LANGUAGES:
        assert max(outcome["scores"]) in numbers(told(lang, "end-example")), lang


def test_the_first_market_of_the_example_has_the_gold_that_is_told() -> None:
    shown = book().paragraph("example-gold")
    assert shown is not None
    assert shown.moment is not None
    gold = Reading(book().example).snapshot(shown.moment, seat_of(book().viewer))["view"]["gold"]
    assert gold == [10, 18, 10]
    for lang in LANGUAGES:
        assert {10, 18} <= set(numbers(told(lang, "example-gold"))), lang


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prizes_and_ladder_are_told_as_they_are_paid(lang: str) -> None:
    assert set(PRIORITY[:3]) <= set(numbers(told(lang, "score-priority")))
    assert set(PRIZES) <= set(numbers(told(lang, "goal-prizes")))
    assert set(LADDER) - {0} <= set(numbers(told(lang, "score-ladder")))
    assert {gold for gold in START_GOLD if gold} <= set(numbers(told(lang, "setup-priority")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_challenge_is_told_with_the_points_on_its_card(lang: str) -> None:
    for number in range(1, 31):
        printed = said(lang, f"ability-ch{number}")
        assert numbers(told(lang, f"challenge-{number}"))[0] == numbers(printed)[0], number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_challenges_and_goals_stand_beside_their_own_card(lang: str) -> None:
    for paragraph in book().paragraphs():
        kind, _, number = paragraph.name.rpartition("-")
        if kind in {"challenge", "goal"} and number.isdigit():
            assert paragraph.cards == (f"{'ch' if kind == 'challenge' else 'g'}{number}",)
            assert said(lang, f"face-{paragraph.cards[0]}") in told(lang, paragraph.name)
