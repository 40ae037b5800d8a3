"""What somebody means who looks something up by a word that they read on the screen, in their own language."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from partie.core import Card, Position
from partie.words.speech import Speech

MOST: Final = 6  # more than these would fill the screen; the word is too common then


def folded(text: str) -> str:
    """A text without case, accents and kinds of spaces: people type them as they like."""
    bare = [sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign)]
    return " ".join("".join(bare).casefold().split())


def is_meant(about: str, name: str) -> bool:
    """Whether every word that was typed is in this name, as a word or as the beginning of one."""
    words = folded(name).split()
    return all([any([word.startswith(typed) for word in words]) for typed in folded(about).split()])


def cards_named(about: str, cards: Sequence[Card], speech: Speech[Position]) -> list[Card]:
    """The cards that a name may mean, one for each name."""
    named = {speech.face(card): card for card in cards}
    return [card for name, card in named.items() if is_meant(about, name)]


def rules_named(about: str, speech: Speech[Position]) -> list[str]:
    """The parts of questions whose sentence or rule has all these words."""
    questions = speech.game.rules.questions()
    parts = list(dict.fromkeys([part for question in questions for part in question.parts()]))
    asked = [part for part in parts if speech.catalog.has(f"rule-{part}") and speech.catalog.has(f"question-{part}")]
    return [part for part in asked if is_meant(about, f"{speech.question(part)} {speech.rule(part)}")]
