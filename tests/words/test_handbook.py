"""Handbooks: whatever a table says leads to a paragraph, and whatever is wrong with a handbook is found."""

import json
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from partie.core import Action, Game, Match, Position, Rng, SeededDealer, seats_in
from partie.registry import find_game, game_names
from partie.registry.facts import Case, declared_cases, usual_cases
from partie.testing.handbook import check_handbook, check_shared_handbook
from partie.words.catalog import LANGUAGES
from partie.words.handbook import (
    BrokenHandbook,
    Chapter,
    Handbook,
    Paragraph,
    handbook_catalog,
    handbook_of,
    own_handbook,
    shared_handbook,
)
from partie.words.messages import (
    did_says,
    ending_says,
    event_says,
    point_says,
    question_says,
    reason_says,
    row_says,
    rule_says,
    tie_says,
)
from tools.handbook import files, pictures

WITH_HANDBOOK = [name for name in game_names() if own_handbook(find_game(name)) is not None]
MOMENTS = 40

# -- the handbooks that are shipped --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WITH_HANDBOOK)
def test_the_handbook_is_complete_and_true(name: str) -> None:
    assert check_handbook(find_game(name)) == []


def test_the_shared_chapter_is_complete() -> None:
    assert check_shared_handbook() == []


@pytest.mark.parametrize("name", WITH_HANDBOOK)
def test_every_handbook_ends_with_the_shared_chapter(name: str) -> None:
    book = handbook_of(find_game(name))
    assert book is not None
    assert book.chapters[-1] == shared_handbook().chapters[-1]


def test_the_pictures_for_the_browser_are_fresh() -> None:
    """After a change that is meant: ``python tools/handbook.py``."""
    assert [path.parent.name for path in files()] == WITH_HANDBOOK
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, path


def test_a_picture_shows_what_the_viewer_saw_and_no_more() -> None:
    book = handbook_of(find_game("tides"))
    assert book is not None
    dealt = pictures(book)[10]
    assert dealt["viewer"] == 0
    assert dealt["log"] == []
    hands = dealt["view"]["hand"]
    assert isinstance(hands, list)
    assert "?" not in json.dumps(hands[0])
    assert "?" in json.dumps(hands[1])


# -- whatever a table says -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", WITH_HANDBOOK)
def test_whatever_a_table_says_leads_to_a_paragraph_in_every_language(name: str) -> None:
    game = find_game(name)
    book = handbook_of(game)
    assert book is not None
    catalogs = [handbook_catalog(lang, game) for lang in LANGUAGES]
    cases = [*usual_cases(game), *declared_cases(game)]
    seen: set[str] = set()
    for turn in range(MOMENTS):
        seen |= set(said_at_a_moment(cases[turn % len(cases)], Rng(f"handbook {turn}")))
    kinds = {key.partition("-")[0] for key in seen}
    assert {"question", "rule", "reason", "event", "did", "why", "row", "ending"} <= kinds
    for key in sorted(seen):
        paragraph = book.paragraph_for(key)
        assert paragraph is not None, key
        for catalog in catalogs:
            assert all([catalog.say(each) for each in paragraph.messages()])


def said_at_a_moment(case: Case, rng: Rng) -> Iterator[str]:
    """The keys of all that can be said at one moment of a random game, and of what the whole game then tells."""
    game = case.game
    names = [f"seat {seat}" for seat in range(case.seats)]
    match = Match(game, names, SeededDealer(f"handbook {rng.below(10**6)}"), case.settings)
    moments: list[Position] = []
    tried: list[Action] = []
    while not match.over():
        moments.append(match.position)
        seat = any_of(seats_in(match.position.waiting), rng)
        tried.append(any_of(match.legal(seat), rng))
        match.act(match.number, seat, tried[-1])
    moment = any_of(moments, rng)
    yield from said_of_questions(game, moment)
    yield from said_of_refusals(game, moment, tried)
    for s in (moment, match.position):
        yield from said_of_points(game, s)
    outcome = game.outcome(match.position)
    assert outcome is not None
    yield ending_says(outcome)["key"]
    tie = tie_says(outcome)
    if tie is not None:
        yield tie["key"]
    for seat in range(case.seats):
        yield from [event_says(game, event)["key"] for event in match.heard(seat)]
    for row in match.record().rows:
        for entry in row.entries:
            yield from [did_says(game, entry.seat, text)["key"] for text in entry.parts]


def any_of[T](several: Sequence[T], rng: Rng) -> T:
    return several[rng.below(len(several))]


def said_of_questions(game: Game[Position], s: Position) -> Iterator[str]:
    question = game.rules.question(s)
    for seat in seats_in(s.waiting):
        part = question.part(s, seat)
        yield from (question_says(part)["key"], rule_says(part)["key"])


def said_of_refusals(game: Game[Position], s: Position, tried: list[Action]) -> Iterator[str]:
    """What was legal at another moment of the game is often refused now."""
    for seat in seats_in(s.waiting):
        for action in tried:
            reason = game.rules.question(s).why_not(s, seat, action)
            if reason is not None:
                yield reason_says(reason)["key"]


def said_of_points(game: Game[Position], s: Position) -> Iterator[str]:
    for point in [*game.sheet(s).points, *game.so_far(s).points]:
        yield from (point_says(game, point)["key"], row_says(point.row)["key"])


# -- reading -------------------------------------------------------------------------------------------------------


def test_the_longest_pattern_wins() -> None:
    paragraphs = (
        Paragraph("any", explains=("reason-*",)),
        Paragraph("full", explains=("reason-full*",)),
        Paragraph("exact", explains=("reason-full",)),
    )
    book = Handbook((Chapter("flow", paragraphs),))
    found = [book.paragraph_for(key) for key in ("reason-full", "reason-full-hand", "reason-other", "event-x")]
    assert [each.name if each else None for each in found] == ["exact", "full", "any", None]


def test_a_game_without_a_handbook_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("partie.words.handbook.game_folder", lambda game: tmp_path)
    assert handbook_of(find_game("tides")) is None


# -- whatever can be wrong -----------------------------------------------------------------------------------------

type Book = dict[str, list[dict[str, list[dict[str, object]]]]]


@pytest.fixture
def copy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of Tides of Time with its rules and its handbook, to be broken."""
    own = Path(__file__).parents[2] / "src" / "partie" / "games" / "tides"
    shutil.copytree(own / "handbook", tmp_path / "handbook")
    shutil.copy(own / "RULES.md", tmp_path)
    for module in ("partie.words.handbook", "partie.testing.handbook"):
        monkeypatch.setattr(f"{module}.game_folder", lambda game: tmp_path)
    return tmp_path / "handbook"


def change(folder: Path, changes: Callable[[dict[str, dict[str, object]]], None]) -> None:
    """Rewrite handbook.json; what changes it is given the paragraphs by their names."""
    read: Book = json.loads((folder / "handbook.json").read_text(encoding="utf-8"))
    changes({str(each["name"]): each for chapter in read["chapters"] for each in chapter["paragraphs"]})
    (folder / "handbook.json").write_text(json.dumps(read), encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "field", "value", "found"),
    [
        ("tie", "rules", [], ["T8.8 is told by no paragraph"]),
        ("tie", "rules", ["T8.8", "T99.1"], ["tie tells T99.1, which RULES.md does not have"]),
        ("tie", "rules", ["T8.8", "T8.8"], ["tie tells T8.8 twice"]),
        ("best", "explains", [], ["why-best leads to no paragraph"]),
        ("tie", "explains", ["why-best"], ["why-best leads to 2 paragraphs: tie, best"]),
        ("tie", "explains", ["why-nothing"], ["tie explains why-nothing, which nothing says"]),
        ("tie", "cards", ["19"], ["tie shows the card 19, which does not exist"]),
        ("tie", "moment", 33, ["tie shows moment 33; the last is 32"]),
        ("tie", "sheet", True, ["tie shows a sheet without a moment"]),
        ("tie", "asks", True, [f"{lang}: ask-tie is missing" for lang in LANGUAGES]),
        ("tie", "name", "best", ["there are two paragraphs best"]),
    ],
)
def test_a_fault_is_found(copy: Path, name: str, field: str, value: object, found: list[str]) -> None:
    assert check_handbook(find_game("tides")) == []
    change(copy, lambda paragraphs: paragraphs[name].update({field: value}))
    said = check_handbook(find_game("tides"))
    assert all([any([line.startswith(each) for line in said]) for each in found]), said


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("handbook-tie =", "handbook-tied =", ["pl: handbook-tie is missing", "pl: handbook-tied is not used"]),
        ("handbook-tie =", "handbook-tie = { $seat }", ["pl: handbook-tie takes $seat"]),
        ("handbook-tie =", "handbook-tie = **", ["has one ** too few or too many"]),
        ("handbook-tie =", "handbook-tie = A. B. C. D. E.", ["pl: handbook-tie has 7 sentences; 4 are the most"]),
    ],
)
def test_a_wrong_sentence_is_found(copy: Path, old: str, new: str, found: list[str]) -> None:
    path = copy / "pl.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    said = check_handbook(find_game("tides"))
    assert all([any([each in line for line in said]) for each in found]), said


def test_a_missing_language_or_example_is_found(copy: Path) -> None:
    (copy / "sk.ftl").unlink()
    assert check_handbook(find_game("tides")) == ["sk: there is no sk.ftl"]
    (copy / "example.partie").unlink()
    assert "deal shows the example, but there is no example.partie" in check_handbook(find_game("tides"))


def test_an_example_that_breaks_the_rules_is_found(copy: Path) -> None:
    path = copy / "example.partie"
    path.write_text(path.read_text(encoding="utf-8").replace("A take 9 |", "A take 1 |"), encoding="utf-8")
    assert check_handbook(find_game("tides")) == ["example.partie cannot be replayed: break-illegal"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", r"handbook\.json: Expecting"),
        ("[]", r"handbook\.json: the file is not an object"),
        ('{"chapter": []}', r"handbook\.json: the file has an unknown field 'chapter'"),
        ('{"chapters": [{"name": "goal"}]}', r"chapter goal has no list 'paragraphs'"),
        (
            '{"chapters": [{"name": "goal", "paragraphs": [{"name": "aim", "rules": "T1.1"}]}]}',
            "aim has no list 'rules'",
        ),
        ('{"chapters": [{"name": "goal", "paragraphs": [{"name": "aim", "moment": "1"}]}]}', "aim: moment is not"),
        ('{"chapters": [{"name": "goal", "paragraphs": [{"name": "aim", "asks": 1}]}]}', "aim: asks is neither"),
        ('{"chapters": [{"name": "goal", "paragraphs": [{"names": "aim"}]}]}', "unknown field 'names'"),
    ],
)
def test_a_broken_file_is_named_with_what_is_wrong(copy: Path, text: str, why: str) -> None:
    (copy / "handbook.json").write_text(text, encoding="utf-8")
    with pytest.raises(BrokenHandbook, match=why):
        handbook_of(find_game("tides"))


def test_a_game_of_somebody_else_may_have_fewer_words(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A handbook in English alone is read in English; a game without words is read out, as at the table."""
    for lang in ("cs", "sk", "pl"):
        (copy / f"{lang}.ftl").unlink()
    assert handbook_catalog("cs", find_game("tides")).say("chapter-goal") == "The goal"
    monkeypatch.setattr("partie.words.handbook.game_text", lambda game, lang: None)
    catalog = handbook_catalog("cs", find_game("tides"))
    assert catalog.say("chapter-goal") == "The goal"
    assert catalog.say("game-title") == "title"


def test_no_words_at_all_are_named_with_their_file(copy: Path) -> None:
    for lang in LANGUAGES:
        (copy / f"{lang}.ftl").unlink()
    with pytest.raises(BrokenHandbook, match=r"en\.ftl: there is no such file"):
        handbook_catalog("cs", find_game("tides"))


def test_broken_words_are_named_with_their_file(copy: Path) -> None:
    (copy / "cs.ftl").write_text("handbook-aim = { $n", encoding="utf-8")
    with pytest.raises(BrokenHandbook, match=r"cs\.ftl: cs: not Fluent"):
        handbook_catalog("cs", find_game("tides"))
