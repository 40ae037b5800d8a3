"""The screen says everything in every language, and nothing else: its keys are read out of its sources."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from partie.registry import find_game, game_names
from partie.testing.vocabulary import COMPOSED, defined_keys
from partie.words.catalog import LANGUAGES, common_text
from partie.words.check import complaints
from partie.words.texts import game_text

WEB = Path(__file__).parent.parent.parent / "web" / "src"
SOURCES = [path for path in sorted(WEB.rglob("*")) if path.suffix in (".ts", ".svelte") and "wire" not in path.parts]
# What the screen itself says, and what the screens of games say besides, each in its own folder.
SHELL = {
    lang: "\n".join(
        [
            path.read_text(encoding="utf-8")
            for path in [WEB / "words" / f"{lang}.ftl", *sorted(WEB.glob(f"features/*/words/{lang}.ftl"))]
        ]
    )
    for lang in LANGUAGES
}
OWN = sorted({path.parent for path in WEB.glob("games/*/words/*.ftl")})
SCREEN = {
    lang: "\n".join([SHELL[lang], *[(folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in OWN]])
    for lang in LANGUAGES
}

# Keys that are put together on the spot; every one of these families is complete in some catalog.
FAMILIES = (
    *COMPOSED,
    *("option-", "bot-", "suit-", "verdict-", "type-", "rune-", "element-", "side-", "tie-", "mark-"),
    *("chapter-", "handbook-", "ask-"),
)
CALL = re.compile(r"\b(?:say|key)\(")
LITERAL = re.compile(r'"([^"\\]+)"')
COMPOSITION = re.compile(r"`([^`$]*)\$\{")


def arguments(text: str) -> Iterator[str]:
    """The first argument of every call that says something."""
    for match in CALL.finditer(text):
        depth, end = 1, match.end()
        while depth and end < len(text):
            sign = text[end]
            depth += (sign in "([{") - (sign in ")]}")
            if depth == 1 and sign == ",":
                break
            end += 1
        yield text[match.end() : end]


def said(text: str) -> set[str]:
    """The literal keys of a source. One that is put together must belong to a family."""
    found: set[str] = set()
    for argument in arguments(text):
        for head in COMPOSITION.findall(argument):
            assert head.startswith(FAMILIES), f"a key is put together on the spot: {argument}"
        # What is compared in a choice is no key.
        found |= {name for name in LITERAL.findall(re.sub(r'[!=]== *"[^"]*"', "", argument)) if "-" in name}
    return found


def of_engine() -> set[str]:
    """What the engine's own catalogs say: the table's, and every game's."""
    keys = set(defined_keys(common_text("en")))
    for name in game_names():
        keys |= defined_keys(game_text(find_game(name), "en") or "")
    return keys


def test_the_screen_says_everything_in_every_language() -> None:
    used = {key for path in SOURCES for key in said(path.read_text(encoding="utf-8"))}
    expected = used - of_engine()
    # What a family holds is said by its name alone.
    expected |= {key for key in defined_keys(SCREEN["en"]) if key.startswith(FAMILIES)}
    assert complaints(SCREEN, expected, {lang: common_text(lang) for lang in LANGUAGES}) == []


def test_no_key_of_the_screen_hides_one_of_the_engine() -> None:
    assert defined_keys(SCREEN["en"]) & of_engine() == set()


@pytest.mark.parametrize("folder", OWN, ids=lambda folder: folder.parent.name)
def test_what_a_games_screen_says_is_said_nowhere_else(folder: Path) -> None:
    """Whoever takes a game's folder away takes all its words with it."""
    keys = defined_keys((folder / "en.ftl").read_text(encoding="utf-8"))
    assert not keys & defined_keys(SHELL["en"])
    for path in [path for path in SOURCES if folder.parent not in path.parents]:
        assert not keys & said(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("lost", ["table-undo", "table-confirm"])
def test_a_lost_sentence_is_found(lost: str) -> None:
    text = re.sub(rf"^{lost} = .*$", "", SCREEN["pl"], flags=re.MULTILINE)
    assert f"pl: {lost} is missing" in complaints({**SCREEN, "pl": text}, defined_keys(SCREEN["en"]))


def test_keys_are_read_out_of_sources() -> None:
    source = 'say("a-b") + words.say(x === "not-me" ? "c-d" : "e-f", { n: say("g-h") }); speech.say(`face-${code}`)'
    assert said(source) == {"a-b", "c-d", "e-f", "g-h"}
    with pytest.raises(AssertionError, match="put together"):
        said("say(`table-${state}`)")
