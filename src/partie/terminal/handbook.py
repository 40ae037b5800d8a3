"""The handbook at a terminal: its contents, a chapter, a paragraph with its cards, its picture and its score sheet."""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Final

from rich.text import Text

from partie.core import SPECTATOR, Card, Game, Position, View, read_record, view_of
from partie.core.replay import moments
from partie.core.seats import seat_of
from partie.terminal.board import Board
from partie.terminal.screen import Screen
from partie.terminal.sheet import show_sheet
from partie.terminal.topics import folded, is_meant
from partie.words.catalog import Catalog
from partie.words.handbook import Chapter, Handbook, Paragraph, handbook_catalog, handbook_of
from partie.words.messages import card_code
from partie.words.speech import Speech

EMPHASIS: Final = "**"
CUTS: Final = (0, 1, 2)  # how many letters of a typed word may be an ending that the book does not have
BARE: Final = ("question-", "rule-", "reason-", "ending-", "tie-")  # messages of games that take no arguments
RANKS: Final = (0, 1, 2)
_NO_WORD: Final = re.compile(r"[^\w]+")


class Pages:
    """One game's handbook in one language."""

    def __init__(self, game: Game[Position], book: Handbook, catalog: Catalog, board: Board) -> None:
        self.game = game
        self.book = book
        self.catalog = catalog
        self.board = board
        self.speech = Speech(game, catalog, read_record(book.example).players() if book.example else ())

    # -- finding ---------------------------------------------------------------------------------------------------

    def chapter_named(self, topic: str) -> Chapter | None:
        """A chapter by its number, its name or its heading."""
        for number, chapter in enumerate(self.book.chapters, 1):
            names = (str(number), chapter.name, self.catalog.say(chapter.heading))
            if folded(topic) in [folded(name) for name in names]:
                return chapter
        return None

    def find(self, topic: str) -> list[Paragraph]:
        """The paragraph of this name, or those that tell this rule, show this card or have all these words."""
        everything = list(self.book.paragraphs())
        named = [each for each in everything if each.name == topic.lower()]
        told = [each for each in everything if topic.upper() in [rule.upper() for rule in each.rules]]
        code = topic.removeprefix("#").lower()
        shown = [each for each in everything if code in [card.lower() for card in each.cards]]
        shown.sort(key=lambda each: len(each.cards))  # the fewer cards it shows, the more it is about this one
        return named or told or shown or self._worded(topic, everything)

    def _worded(self, topic: str, everything: Sequence[Paragraph]) -> list[Paragraph]:
        """Words are looked for as they were typed, and then with shorter endings: people decline them as they like."""
        for cut in CUTS:
            words = " ".join([word[: max(3, len(word) - cut)] for word in _bare(topic).split()])
            ranked = [(self._rank(words, each), each) for each in everything]
            found = [each for rank in RANKS for at, each in ranked if at == rank]
            if found:
                return found
        return []

    def _rank(self, words: str, paragraph: Paragraph) -> int | None:
        """0 where a paragraph stresses these words, 1 where it says them, 2 where only what leads here has them."""
        said = self.catalog.say(paragraph.says)
        heard = [key for key in paragraph.explains if key.startswith(BARE) and self.catalog.has(key)]
        keys = [paragraph.question, *heard] if paragraph.asks else heard
        around = [
            *[self.catalog.say(key) for key in keys],
            *[self.speech.face(card) for card in self._cards(paragraph)],
        ]
        pools = [" ".join(said.split(EMPHASIS)[1::2]), said, f"{said} {' '.join(around)}"]
        return next((rank for rank in RANKS if words and is_meant(words, _bare(pools[rank]))), None)

    def _cards(self, paragraph: Paragraph) -> list[Card]:
        cards = {card_code(self.game, card): card for deck in self.game.plan.decks.values() for card in deck}
        return [cards[code] for code in paragraph.cards]

    # -- showing ---------------------------------------------------------------------------------------------------

    def show_contents(self, screen: Screen) -> None:
        """All chapters, each with its number and the name to ask for it by."""
        screen.line(self.catalog.say("game-title"), "bold")
        for number, chapter in enumerate(self.book.chapters, 1):
            screen.line(f"  {number}. {self.catalog.say(chapter.heading)} ({chapter.name})")

    def show_chapter(self, screen: Screen, chapter: Chapter) -> None:
        """Every paragraph of a chapter."""
        screen.heading(self.catalog.say(chapter.heading))
        for paragraph in chapter.paragraphs:
            self.show(screen, paragraph)

    def show(self, screen: Screen, paragraph: Paragraph) -> None:
        """A paragraph with all that belongs to it."""
        self.show_text(screen, paragraph)
        for card in self._cards(paragraph):
            screen.line(f"  {self.board.card(card, self.speech)}")
        if paragraph.moment is not None:
            seen = self._seen(paragraph.moment)
            if paragraph.sheet:
                show_sheet(screen, self.game.sheet(seen.position), self.speech)
            else:
                self._draw(screen, seen)

    def show_text(self, screen: Screen, paragraph: Paragraph) -> None:
        """What a paragraph says, its name, and the ids of the rules that it tells."""
        screen.line()
        if paragraph.asks:
            screen.line(self.catalog.say(paragraph.question), "bold")
        text = self.catalog.say(paragraph.says)
        if screen.plain:
            screen.line(text.replace(EMPHASIS, ""))
        else:
            screen.draw(emphasised(text))
        screen.line(" · ".join([f"[{paragraph.name}]", *paragraph.rules]), "dim")

    def _draw(self, screen: Screen, seen: View[Position]) -> None:
        screen.line()
        if screen.plain:
            for line in self.board.tell(seen, self.speech, own_hand=True):
                screen.line(f"  {line}")
        else:
            screen.draw(self.board.draw(seen, self.speech, screen.width, own_hand=True))

    @cached_property
    def _positions(self) -> list[Position]:
        return [moment.position for moment in moments(self.game, read_record(self.book.example))]

    def _seen(self, at: int) -> View[Position]:
        """The example after that many questions, as its viewer saw it."""
        s = self._positions[at]
        return view_of(self.game, s, seat_of(self.book.viewer)) if self.book.viewer else View(SPECTATOR, s)


def pages_of(game: Game[Position], lang: str, board: Board) -> Pages | None:
    """A game's handbook, ready to be read; None if the game ships none."""
    book = handbook_of(game)
    return None if book is None else Pages(game, book, handbook_catalog(lang, game), board)


def _bare(text: str) -> str:
    """The words of a text without the signs between them."""
    return _NO_WORD.sub(" ", folded(text))


def emphasised(text: str) -> Text:
    """A text whose emphasis is bold."""
    parts = text.split(EMPHASIS)
    return Text.assemble(*[(part, "bold" if i % 2 else "") for i, part in enumerate(parts)])
