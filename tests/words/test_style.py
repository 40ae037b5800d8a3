"""How each language is written: what ``docs/words`` asks for and a program can see."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from partie.registry import find_game, game_names
from partie.testing.vocabulary import defined_keys
from partie.words.catalog import LANGUAGES, Catalog
from partie.words.handbook import handbook_catalog, handbook_text, own_handbook, shared_folder
from partie.words.spaces import NO_BREAK, keep_together
from partie.words.texts import game_folder
from tools.golden import FOLDER, OPEN_BOX, catalogs, golden_text, lesson_catalogs, people

TOP = Path(__file__).parents[2]
GLOSSARY = TOP / "docs" / "words" / "glossary.tsv"
PERSON = r"\{ \$(?:seat|other|other_seat|of) \}"
# Signs of the command line and of records, which no language changes.
LITERAL = re.compile(
    r"`[^`]*`|\{ \$\w+ \}|\{ \"\" \}|\[partie \"1\"\]|\"partie\[server\]\"|--?[a-z-]+|[A-Za-z0-9_.:]+\.table"
)


def handbooks(lang: str) -> Iterator[tuple[str, str, Catalog]]:
    """The sentences of every handbook, and the catalog that says them."""
    games = [find_game(name) for name in game_names() if own_handbook(find_game(name)) is not None]
    yield "handbook", handbook_text(shared_folder(), lang), handbook_catalog(lang, games[0])
    for game in games:
        yield f"handbook/{game.name}", handbook_text(game_folder(game) / "handbook", lang), handbook_catalog(lang, game)


@cache
def told(lang: str) -> list[tuple[str, str]]:
    """Every paragraph of every handbook as it is shown."""
    return [
        (f"{name} {key}", catalog.say(key).replace(NO_BREAK, OPEN_BOX))
        for name, text, catalog in handbooks(lang)
        for key in sorted(defined_keys(text))
    ]


@cache
def messages(lang: str) -> list[tuple[str, str]]:
    """Every message of a language as it is written, in one line, with its catalog and key before it."""
    serializer = FluentSerializer()
    found: list[tuple[str, str]] = []
    for name, text, _ in [*catalogs(lang), *handbooks(lang), *lesson_catalogs(lang)]:
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                written = serializer.serialize_entry(ast.Message(entry.id, entry.value)).partition("=")[2]
                found.append((f"{name} {entry.id.name}", " ".join(written.split())))
    return found


@cache
def golden(lang: str) -> list[list[str]]:
    return [line.split("\t") for line in (FOLDER / f"{lang}.tsv").read_text(encoding="utf-8").splitlines()]


def found_in(lang: str, pattern: re.Pattern[str], game: str = "") -> list[str]:
    """The messages that a pattern finds, of one game or of all, without what no language changes."""
    of_game = [(key, text) for key, text in messages(lang) if game in key.split(" ")[0]]
    return [f"{lang}: {key}: {text}" for key, text in of_game if pattern.search(LITERAL.sub("X", text))]


# -- golden messages ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_shown_as_the_golden_file_has_it(lang: str) -> None:
    """After a change that is meant: ``python tools/golden.py``."""
    expected = (FOLDER / f"{lang}.tsv").read_text(encoding="utf-8").splitlines()
    assert golden_text(lang).splitlines() == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_golden_file_tries_every_kind_of_name_and_count(lang: str) -> None:
    rows = [row for row in golden(lang) if row[1] == "table-thinking"]
    assert [any([name in row[3] for row in rows]) for name in people(lang)] == [True] * 4
    counts = [row[2] for row in golden(lang) if row[1] == "rules-found"]
    assert counts == [f'{{"count": {count}}}' for count in (0, 1, 2, 5, 22)]


# -- lessons -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_are_read_here_too(lang: str) -> None:
    found = {key.split(" ")[0] for key, _ in messages(lang)}
    assert {"lesson/darkcave", "lesson/stonespine", "lesson/tales", "lesson/tides"} <= found


# -- people ------------------------------------------------------------------------------------------------------

# English: simple past is the same for “You” and for “Ana”; the present is not, and neither is a genitive.
ENGLISH_SUBJECT = re.compile(rf"{PERSON}(?:’s| (?:is|are|was|were|has|have|does|do|[a-z]+[^s ]s)\b)|\bof {PERSON}")
# Elsewhere a name stands before or after a colon, in brackets or in a list, so that no verb agrees with it.
FREE = re.compile(
    rf"(?:(?:^|: |\(|, |→ |\. |\] | [ai] ){PERSON}(?:$|[:,.)…]| [–→>]| [ai] \{{| \*?\[| \}}))",
)
# A seat's letter, after the word “seat”.
LETTERS = {"common break-not-asked", "common err-redacted-seat", "common err-seat-letter"}


def subjects(lang: str, written: list[tuple[str, str]]) -> Iterator[str]:
    for key, text in written:
        if key in LETTERS:
            continue
        if lang == "en":
            if ENGLISH_SUBJECT.search(text):
                yield f"{key}: {text}"
        elif len(re.findall(PERSON, text)) != len(re.findall(rf"(?={FREE.pattern})", text)):
            yield f"{key}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_the_subject_of_a_verb_that_would_have_to_agree(lang: str) -> None:
    assert list(subjects(lang, messages(lang))) == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "{ $seat } begins."),
        ("en", "The turn of { $seat } began."),
        ("en", "{ $seat } is thinking…"),
        ("en", "Now it is { $seat }’s turn"),
        ("cs", "Na tahu je { $seat }."),
        ("cs", "{ $seat } navrhuje ukončit hru"),
        ("sk", "Začína { $seat }."),
        ("pl", "Swoją turę zaczyna { $seat }."),
    ],
)
def test_such_a_subject_is_found(lang: str, text: str) -> None:
    assert list(subjects(lang, [("key", text)]))


# -- one word for one thing --------------------------------------------------------------------------------------


# A concept of one game has the game's name before it.
OF_GAMES = {"Stonespine": "stonespine", "Dark Cave": "darkcave", "Tales of Glory": "tales"}


def glossary() -> list[dict[str, str]]:
    head, *lines = [line.split("\t") for line in GLOSSARY.read_text(encoding="utf-8").splitlines()]
    return [dict(zip(head, line, strict=True)) for line in lines]


def test_every_concept_has_a_term_in_every_language() -> None:
    for row in glossary():
        assert all([row[lang] for lang in LANGUAGES]), row["concept"]
    assert len({row["concept"] for row in glossary()}) == len(glossary())


@pytest.mark.parametrize("row", [row for row in glossary() if any([row[f"not {lang}"] for lang in LANGUAGES])])
def test_no_other_word_is_used_for_it(row: dict[str, str]) -> None:
    game = OF_GAMES.get(row["concept"].partition(":")[0], "")
    for lang in LANGUAGES:
        if row[f"not {lang}"]:
            assert found_in(lang, re.compile(rf"(?<!\w)(?:{row[f'not {lang}']})"), game) == [], row[lang]


@pytest.mark.parametrize("level", ["newcomer", "apprentice", "regular", "expert", "master"])
def test_bots_are_called_as_the_glossary_has_it(level: str) -> None:
    by_english = {row["en"].lower(): row for row in glossary()}
    for lang in LANGUAGES:
        assert dict(messages(lang))[f"common bot-{level}"] == by_english[level][lang]


# -- signs -------------------------------------------------------------------------------------------------------

QUOTES = {"en": ("“", "”"), "cs": ("„", "“"), "sk": ("„", "“"), "pl": ("„", "”")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_are_those_of_the_language(lang: str) -> None:
    opening, closing = QUOTES[lang]
    for key, text in messages(lang):
        signs = re.findall(r"[\"“”„‟«»]", LITERAL.sub("X", text))
        assert signs == [opening, closing] * (len(signs) // 2), f"{key}: {text}"
        assert "'" not in LITERAL.sub("X", text), f"{key}: {text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dashes_dots_and_minus_signs(lang: str) -> None:
    assert found_in(lang, re.compile(r" - |—|\.\.\.| …|(?<![\w}])-[0-9]")) == []


def test_slovak_ranges_have_spaces_and_the_others_have_none() -> None:
    assert [text for _, text in messages("sk") if re.search(r"[0-9}]–[0-9{]", text)] == []
    for lang in ("en", "cs", "pl"):
        ranges = re.compile(r"\{ \$least \} – \{ \$most \}|[0-9] – [0-9]")
        assert [text for _, text in messages(lang) if ranges.search(text)] == []


# -- spaces, as they are shown -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "short"), [("cs", "kosuvzai"), ("sk", "kosuvzai"), ("pl", "aiouwz")])
def test_no_line_ends_in_a_word_of_one_letter(lang: str, short: str) -> None:
    parted = re.compile(rf"(?:^|[ („{OPEN_BOX}])[{short}{short.upper()}] ")
    assert [row for row in golden(lang) if parted.search(row[3])] == []
    assert [text for _, text in told(lang) if parted.search(text)] == []


@pytest.mark.parametrize("lang", ["cs", "sk", "pl"])
def test_a_number_stays_with_what_it_counts(lang: str) -> None:
    parted = re.compile(r"[0-9] [a-zá-ž%]|[0-9] [:×–] [0-9]")
    assert [row for row in golden(lang) if parted.search(row[3])] == []
    assert [text for _, text in told(lang) if parted.search(text)] == []


def test_spaces_are_put_in_once_and_nowhere_else() -> None:
    assert keep_together("3 karty v ruce a 1. kolo, 37 : 66", "cs") == (
        f"3{NO_BREAK}karty v{NO_BREAK}ruce a{NO_BREAK}1.{NO_BREAK}kolo, 37{NO_BREAK}:{NO_BREAK}66"
    )
    assert keep_together("12 MB of 3 cards, 5 s", "en") == f"12{NO_BREAK}MB of 3 cards, 5{NO_BREAK}s"
    for lang in LANGUAGES:
        said = keep_together("5 z 22 a 2 × 3 (v ruce)", lang)
        assert keep_together(said, lang) == said
