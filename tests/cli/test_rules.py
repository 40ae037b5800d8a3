"""``partie rules``, and what ``?`` finds in a handbook in the middle of a game."""

from pathlib import Path

import pytest

from partie.registry import find_game, game_names
from partie.terminal.board import find_board
from partie.terminal.handbook import emphasised, pages_of
from partie.words.catalog import LANGUAGES
from partie.words.handbook import own_handbook
from partie.words.spaces import NO_BREAK

from .helpers import lines, run

WITH_HANDBOOK = [name for name in game_names() if own_handbook(find_game(name)) is not None]
TIDES = ("play", "tides", "--seats", "me,bot:1", "--seed", "topics", "--lang", "en")


def said(*words: str, lang: str = "en") -> str:
    """What the command prints, in one line."""
    return " ".join(run("rules", *words, "--lang", lang).stdout.replace(NO_BREAK, " ").split())


def test_without_a_topic_the_chapters_are_listed() -> None:
    page = said("tides")
    assert "1. The goal (goal)" in page
    assert "9. At every table (table)" in page
    assert "partie rules tides TOPIC" in page


@pytest.mark.parametrize("topic", ["scoring", "6", "Scoring", "SCORING"])
def test_a_chapter_is_read_whole_by_name_number_or_heading(topic: str) -> None:
    page = said("tides", topic)
    assert page.startswith("Scoring When both of you have played 5 cards")
    assert "[tie] · T8.8" in page
    assert "P 1 Kings Nest (palace): Wherever the kingdoms are compared, ties go to you." in page


def test_a_heading_is_known_in_the_readers_language() -> None:
    assert said("tides", "prubeh", lang="cs") != said("tides", "bodovani", lang="cs")
    assert said("tides", "bodovani", lang="cs").startswith("Bodování")


def test_a_rule_is_found_by_its_number() -> None:
    assert said("tides", "t8.12").endswith(
        "[nest-zero] · T8.12 P 1 Kings Nest (palace): Wherever the kingdoms are "
        "compared, ties go to you. P 2 Ancient Divide (palace): More strongholds than the opponent: 7 VP."
    )


def test_a_picture_is_the_table_of_the_example_as_its_viewer_saw_it() -> None:
    page = said("tides", "deal")
    assert "Your hand: G 9 The Maze of the Damned" in page
    assert "Known cards in hand (Marek): 5 unknown cards" in page


def test_a_worked_example_is_the_score_sheet() -> None:
    page = said("tides", "example-first")
    assert "7 – Blood-tear Spring: garden 1 : 1, tie won" in page
    assert page.endswith("Total: Ana 13, Marek 0")


@pytest.mark.parametrize(
    ("lang", "words", "name"),
    [
        ("en", ["pay", "majority"], "majority"),
        ("cs", ["historicky", "monument"], "relic"),
        ("cs", ["převahou"], "majority"),
        ("sk", ["zhoda"], "tie"),
        ("pl", ["Kretowisko"], "singles"),
        ("en", ["#10"], "missing"),
    ],
)
def test_words_are_found_as_people_type_them(lang: str, words: list[str], name: str) -> None:
    assert f"[{name}]" in said("tides", *words, lang=lang)


def test_too_many_finds_are_named_at_the_end() -> None:
    assert "Also here: " in said("tides", "card")


def test_what_the_rules_do_not_have_is_said_so() -> None:
    result = run("rules", "tides", "xyzzy", "--lang", "en")
    assert result.exit_code == 1
    assert "The rules of “tides” say nothing about “xyzzy”." in result.stderr


def test_a_game_without_a_handbook_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("partie.words.handbook.game_folder", lambda game: tmp_path)
    result = run("rules", "tides", "--lang", "en")
    assert result.exit_code == 1
    assert "“tides” has no rules to read here." in result.stderr


def test_a_broken_handbook_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "handbook").mkdir()
    (tmp_path / "handbook" / "handbook.json").write_text("{", encoding="utf-8")
    monkeypatch.setattr("partie.words.handbook.game_folder", lambda game: tmp_path)
    result = run("rules", "tides", "--lang", "en")
    assert result.exit_code == 1
    assert "handbook.json: Expecting" in result.stderr
    assert "handbook.json: Expecting" in run(*TIDES, typed=lines(["? choose"])).stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WITH_HANDBOOK)
def test_every_chapter_of_every_handbook_can_be_read(name: str, lang: str) -> None:
    pages = pages_of(find_game(name), lang, find_board(find_game(name)))
    assert pages is not None
    for chapter in pages.book.chapters:
        page = said(name, chapter.name, lang=lang)
        assert all([f"[{paragraph.name}]" in page for paragraph in chapter.paragraphs])
        assert "**" not in page


def test_emphasis_is_bold() -> None:
    text = emphasised("one **two** three")
    assert text.plain == "one two three"
    assert [(span.start, span.end, span.style) for span in text.spans] == [(4, 7, "bold")]


# -- in the middle of a game ---------------------------------------------------------------------------------------


def test_the_question_names_its_paragraph() -> None:
    page = run(*TIDES, typed=lines(["?", "? choose"])).stdout
    assert "To read more, type: ? choose" in page
    assert "[choose] · T3.1 · T3.2 · T3.3 · T3.4" in page


def test_words_find_paragraphs_beside_cards() -> None:
    page = run(*TIDES, typed=lines(["? kings nest", "? shuffle"])).stdout
    assert "P 1 Kings Nest (palace)" in page
    assert "[nest]" in page
    assert "[table-shuffle]" in page


def test_after_a_refusal_the_rule_can_be_read() -> None:
    page = run(*TIDES, typed=lines([f"take {card}" for card in range(1, 19)])).stdout.replace(NO_BREAK, " ")
    assert "That card is not in your hand.\nTo read more, type: ? choose\n" in page
