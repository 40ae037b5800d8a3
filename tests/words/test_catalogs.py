"""Every language says everything the code can ask for, and nothing else. The check is shown to complain, too."""

from pathlib import Path

import pytest

import partie
from partie.bots import bot_names
from partie.cli.admin import MEMBERS as ACTIONS
from partie.cli.admin import load as load_action
from partie.cli.app import MEMBERS, load
from partie.core import CHANCE, Game, Position, Rng, TableReason, seats_in
from partie.core.playout import random_answer
from partie.core.seats import DEALER
from partie.registry import find_game, game_names
from partie.registry.facts import declared_cases, usual_cases
from partie.testing.vocabulary import COMPOSED, UnreadableVocabulary, board_keys, check_words, used_keys, vocabulary
from partie.words.catalog import (
    LANGUAGES,
    BrokenCatalog,
    Catalog,
    MissingWords,
    choose_language,
    common_text,
    operators_text,
)
from partie.words.check import Usage, complaints, is_plural, plural_forms, samples
from partie.words.messages import BREAKS, FACE_DOWN, kebab, row_key
from partie.words.texts import game_text

SOURCES = Path(str(partie.__file__)).parent
GAMES = [find_game(name) for name in game_names()]
COMMON = {lang: common_text(lang) for lang in LANGUAGES}
# Games' own keys that commands ask for; they are in every vocabulary.
OF_GAMES = {"game-title", "game-about"}


def sources_of(room: str) -> list[Path]:
    """The Python sources of one package, or of all parts of one."""
    return sorted(SOURCES.glob(f"{room}/*.py"))


# What commands for operators and builders are made of: their words are in English alone.
OPERATORS = (
    *("cli/admin/*.py", "cli/bench.py", "cli/doctor.py", "cli/fuzz.py", "cli/perft.py"),
    "server/ops/doctor.py",
)


def common_keys() -> set[str]:
    """What the command line, the terminal, a table and the speech of games ask of the common catalog."""
    return asked_keys()[0]


def operators_keys() -> set[str]:
    """What nothing but commands for operators and builders ask for."""
    common, operators = asked_keys()
    return operators - common


def asked_keys() -> tuple[set[str], set[str]]:
    """The keys that are asked for where four languages are spoken, and those of operators' commands."""
    keys = {f"reason-{reason.value}" for reason in TableReason} | {FACE_DOWN, *BREAKS.values()}
    keys |= {f"bot-{name}" for name in bot_names()}
    # A command refuses by a key; a table refuses by a kind and a message.
    speakers = {
        "cli": ("say", "message", "Failed", "Refused"),
        "cli/*": ("say", "Failed", "Refused"),
        "terminal": ("say",),
        "table": ("message",),
        "server": ("message",),
        "server/*": ("say", "message"),
        "server/*/*": ("say", "message"),
        "words": ("say", "message"),
    }
    in_english = {path for pattern in OPERATORS for path in SOURCES.glob(pattern)}
    operators: set[str] = set()
    for room, calls in speakers.items():
        for path in sources_of(room):
            asked = used_keys(path.read_text(encoding="utf-8"), (*COMPOSED, "ending-", "tie-", "bot-"), calls)
            if path in in_english:
                operators |= asked
            else:
                keys |= asked
    return keys - OF_GAMES, operators - OF_GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_says_everything_in_every_language(game: Game[Position]) -> None:
    assert check_words(game) == []


def test_the_command_line_says_everything_in_every_language() -> None:
    assert complaints(COMMON, common_keys()) == []


def test_commands_for_operators_and_builders_say_everything_in_english() -> None:
    assert complaints({"en": operators_text()}, operators_keys(), COMMON) == []


def test_every_command_that_speaks_english_alone_is_known_here() -> None:
    english = {name for name, _ in MEMBERS if load(name).in_english}
    assert {path.partition("/")[2].split("/")[0].removesuffix(".py") for path in OPERATORS[:-1]} == english
    assert all([load_action(name).in_english for name, _ in ACTIONS])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_random_games_say_is_in_the_vocabulary(game: Game[Position]) -> None:
    words = vocabulary(game)
    tables = [*usual_cases(game), *declared_cases(game)]
    for number, case in enumerate([*tables, *tables[:1] * 20]):
        s = game.start(case.seats, case.settings)
        rng = Rng(f"words {number}")
        while s.waiting:
            asked = [CHANCE] if s.waiting == DEALER else seats_in(s.waiting)
            parts = {f"question-{kebab(game.rules.question(s).part(s, seat))}" for seat in asked}
            assert parts <= words
            s.outbox = []
            random_answer(game.rules, s, rng)
            assert {f"event-{kebab(type(event).__name__)}" for _, event in s.outbox} <= words
            s.outbox = None
        outcome = game.outcome(s)
        assert outcome is not None
        assert f"ending-{kebab(outcome.ending)}" in words
        for point in game.sheet(s).points:
            assert {row_key(point.row), f"why-{kebab(point.why)}"} <= words


# -- the check complains -----------------------------------------------------------------------------------------


def tides_texts() -> dict[str, str]:
    return {lang: game_text(find_game("tides"), lang) or "" for lang in LANGUAGES}


def without(text: str, key: str) -> str:
    """A catalog that has lost a message of one line."""
    lines = [line for line in text.splitlines() if not line.startswith(f"{key} =")]
    assert len(lines) < len(text.splitlines())
    return "\n".join(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_key_is_found(lang: str) -> None:
    words = vocabulary(find_game("tides"))
    texts = tides_texts()
    texts[lang] = without(texts[lang], "face-13")
    assert complaints(texts, words, COMMON) == [f"{lang}: face-13 is missing"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unused_key_is_found(lang: str) -> None:
    words = vocabulary(find_game("tides"))
    texts = tides_texts()
    texts[lang] += "\nnobody-asks = Nothing.\n"
    assert complaints(texts, words, COMMON) == [f"{lang}: nobody-asks is not used"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_missing_and_unused_keys_of_the_command_line_are_found(lang: str) -> None:
    texts = dict(COMMON)
    texts[lang] = without(texts[lang], "quit-kept") + "\nnobody-asks = Nothing.\n"
    assert complaints(texts, common_keys()) == [f"{lang}: quit-kept is missing", f"{lang}: nobody-asks is not used"]


def test_missing_and_unused_keys_of_operators_are_found() -> None:
    text = without(operators_text(), "fuzz-clean") + "\nnobody-asks = Nothing.\n"
    found = complaints({"en": text}, operators_keys(), COMMON)
    assert found == ["en: fuzz-clean is missing", "en: nobody-asks is not used"]


def test_other_variables_are_found() -> None:
    texts = {"en": "hello = { $name } and { $other }", "cs": "hello = { $name }"}
    assert complaints(texts, {"hello"}) == ["cs: hello does not use $other"]


def test_a_plural_form_too_few_is_found() -> None:
    forms = "[one] { $n } bod\n    [few] { $n } body\n   *[other] { $n } bodů"
    found = complaints({"cs": f"points = {{ $n ->\n    {forms}\n}}"}, {"points"})
    assert found == ["cs: points: $n lacks the form many"]


def test_a_plural_form_too_many_is_found() -> None:
    forms = "[one] { $n } point\n    [few] { $n } points\n   *[other] { $n } points"
    found = complaints({"en": f"points = {{ $n ->\n    {forms}\n}}"}, {"points"})
    assert found == ["en: points: $n has the form few, which the language has not"]


def test_a_sentence_that_cannot_be_said_is_found() -> None:
    (found,) = complaints({"en": "hello = { nobody }"}, {"hello"})
    assert "hello cannot be said" in found


def test_text_that_is_not_fluent_is_found() -> None:
    assert any("not Fluent" in each for each in complaints({"en": "hello = { $n"}, {"hello"}))


def test_a_key_twice_is_found() -> None:
    assert complaints({"en": "hello = One\nhello = Two\n"}, {"hello"}) == ["en: hello stands twice"]


# -- vocabulary --------------------------------------------------------------------------------------------------


def test_the_vocabulary_of_tides() -> None:
    words = vocabulary(find_game("tides"))
    assert {"event-hands-passed", "question-relic", "rule-remove", "action-take", "did-deal"} <= words
    assert {"reason-is-the-relic", "face-18", "ability-1", "why-singles", "row-round", "ending-three-rounds"} <= words
    assert {"suit-palace", "suit-none", "board-round", "zone-kingdom", "field-vp"} <= words
    assert not {"seat-dealer", "help-usage"} & words  # the common catalog has them


def test_the_keys_of_any_board_are_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One module, or a package with whatever is in it; what cannot be read is named with its file."""
    tides = find_game("tides")
    monkeypatch.setattr("partie.testing.vocabulary.game_folder", lambda game: tmp_path)
    assert board_keys(tides) == set()
    lone = tmp_path / "terminal.py"
    lone.write_text('say("one")')
    assert board_keys(tides) == {"one"}
    lone.unlink()
    deep = tmp_path / "terminal" / "deep"
    deep.mkdir(parents=True)
    (tmp_path / "terminal" / "__init__.py").write_text('say("two")')
    (tmp_path / "terminal" / "side.py").write_text('say("three")')
    (deep / "end.py").write_text('key("four")')
    assert board_keys(tides) == {"two", "three", "four"}
    (deep / "end.py").write_text('say(f"five-{name}")')
    with pytest.raises(UnreadableVocabulary, match=r"end\.py, line 1: .*put together"):
        board_keys(tides)


def test_used_keys_reads_literals_choices_and_marks() -> None:
    source = 'say("one")\nspeech.say("two" if x else "three", n=1)\nTABLE = {1: key("four")}\nsay(TABLE[1])\n'
    assert used_keys(source) == {"one", "two", "three", "four"}


def test_used_keys_refuses_what_it_cannot_read() -> None:
    with pytest.raises(UnreadableVocabulary, match="put together"):
        used_keys('say(f"suit-{name}")')
    with pytest.raises(UnreadableVocabulary, match="not a literal"):
        used_keys('say("suit-" + name)')
    assert used_keys('say(f"face-{card}")', COMPOSED) == set()


# -- the catalog itself ------------------------------------------------------------------------------------------


def test_a_missing_key_or_argument_raises() -> None:
    catalog = Catalog("en", "hello = Hello, { $name }!")
    assert catalog.say("hello", name="Ana") == "Hello, Ana!"
    with pytest.raises(MissingWords, match="no words for bye"):
        catalog.say("bye")
    with pytest.raises(MissingWords, match="name"):
        catalog.say("hello")


def test_broken_text_raises() -> None:
    with pytest.raises(BrokenCatalog, match="not Fluent"):
        Catalog("en", "hello = { $n")
    with pytest.raises(BrokenCatalog, match="twice"):
        Catalog("en", "hello = One", "hello = Two")


def test_a_game_without_words_is_read_out() -> None:
    catalog = Catalog("cs", strict=False)
    assert catalog.say("face-13") == "13"
    assert catalog.say("event-hands-passed", count=2, known="no") == "hands passed: 2"


@pytest.mark.parametrize(
    ("explicit", "environ", "expected"),
    [
        ("pl", {"PARTIE_LANG": "cs"}, "pl"),
        (None, {"PARTIE_LANG": "cs", "LC_ALL": "sk_SK.UTF-8"}, "cs"),
        (None, {"LC_ALL": "sk_SK.UTF-8", "LANG": "pl_PL"}, "sk"),
        (None, {"LC_MESSAGES": "pl", "LANG": "cs_CZ"}, "pl"),
        (None, {"LANG": "cs_CZ.UTF-8"}, "cs"),
        (None, {"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"PARTIE_LANG": "de", "LANG": "sk"}, "sk"),
        ("de", {"LANG": "sk"}, "sk"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_chosen(explicit: str | None, environ: dict[str, str], expected: str) -> None:
    assert choose_language(explicit, environ) == expected


# -- how it reads ------------------------------------------------------------------------------------------------

QUOTES = {"en": ("“", "”"), "cs": ("„", "“"), "sk": ("„", "“"), "pl": ("„", "”")}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotes_are_those_of_the_language(lang: str) -> None:
    opening, closing = QUOTES[lang]
    foreign = set("„“”«»") - {opening, closing}
    for line in [*COMMON[lang].splitlines(), *tides_texts()[lang].splitlines()]:
        assert line.count(opening) == line.count(closing), line
        assert not foreign & set(line), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_isolation_marks_and_no_bare_braces(lang: str) -> None:
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    catalog = Catalog(lang, COMMON[lang], tides_texts()[lang])
    for text in (COMMON[lang], tides_texts()[lang]):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, Message):
                for args in samples(Usage(entry)):
                    said = catalog.say(entry.id.name, **args)
                    assert not set("\u2068\u2069{}") & set(said), said
                    assert said == said.strip(), said


def test_the_plural_forms_of_our_languages() -> None:
    assert plural_forms("en") == {"one", "other"}
    for lang in ("cs", "sk", "pl"):
        assert plural_forms(lang) == {"one", "few", "many", "other"}
    assert is_plural({"one", "other"})
    assert is_plural({"0", "one", "other"})
    assert not is_plural({"3", "6"})
    assert not is_plural({"yes", "no"})
