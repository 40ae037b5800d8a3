"""``?`` and a word: what is looked up by what stands on the screen, in the reader's language."""

import pytest

from partie.registry import find_game
from partie.terminal.topics import cards_named, is_meant, rules_named
from partie.words.catalog import LANGUAGES, load_catalog
from partie.words.spaces import NO_BREAK
from partie.words.speech import Speech

from .helpers import lines, run

CAVE = ("play", "darkcave", "--seats", "me,bot:1,bot:1", "--seed", "topics")


@pytest.mark.parametrize(
    ("lang", "word", "says"),
    [
        ("cs", "sabotér", "žlutý sabotér"),
        ("cs", "SABOTER", "žlutý sabotér"),
        ("en", "saboteur", "yellow saboteur"),
        ("sk", "sabotér", "sabotér"),
        ("pl", "sabota", "sabota"),
        ("en", "yellow-saboteur", "yellow saboteur"),
    ],
)
def test_a_card_is_found_by_its_name(lang: str, word: str, says: str) -> None:
    said = run(*CAVE, "--lang", lang, typed=lines([f"? {word}"])).stdout.replace(NO_BREAK, " ")
    assert says in said.casefold()
    nothing = load_catalog(lang, find_game("darkcave")).say("no-such-topic", about=word)
    assert nothing.replace(NO_BREAK, " ") not in said


def test_what_is_called_nothing_is_said_so() -> None:
    assert "Nothing here is called “xyzzy”." in run(*CAVE, "--lang", "en", typed=lines(["? xyzzy"])).stdout


def test_words_are_compared_as_people_type_them() -> None:
    assert is_meant("zluty sab", "žlutý sabotér")
    assert not is_meant("botér", "žlutý sabotér")
    assert not is_meant("modrý sabotér", "žlutý sabotér")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["tides", "stonespine", "darkcave", "tales"])
def test_every_card_and_question_is_found_by_its_own_words(name: str, lang: str) -> None:
    game = find_game(name)
    speech = Speech(game, load_catalog(lang, game), ["A", "B"])
    cards = [card for deck in game.plan.decks.values() for card in deck]
    for card in set(cards):
        assert speech.face(card) in [speech.face(each) for each in cards_named(speech.face(card), cards, speech)]
    parts = {part for question in game.rules.questions() for part in question.parts()}
    for part in parts:
        if speech.catalog.has(f"rule-{part}") and speech.catalog.has(f"question-{part}"):
            assert part in rules_named(speech.question(part), speech)
