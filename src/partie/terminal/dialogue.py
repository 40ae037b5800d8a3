"""The conversation at a terminal: show a person the table through their eyes, ask, and let them look things up."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from partie.bots import Bot
from partie.bots.patience import in_time
from partie.core import Action, Card, IllegalAction, Match, PartieError, Position, Rng, Seat, View
from partie.terminal.advice import told_why
from partie.terminal.board import Board
from partie.terminal.handbook import Pages, pages_of
from partie.terminal.screen import Screen, ask_line, together
from partie.terminal.sheet import show_sheet
from partie.terminal.topics import MOST, cards_named, rules_named
from partie.words.catalog import key
from partie.words.handbook import BrokenHandbook
from partie.words.messages import card_code, question_says, reason_says
from partie.words.speech import Speech

HELP_KEYS: Final = (
    key("help-key-number"),
    key("help-key-card"),
    key("help-key-notation"),
    key("help-key-rule"),
    key("help-key-undo"),
    key("help-key-log"),
    key("help-key-sheet"),
    key("help-key-hint"),
    key("help-key-quit"),
)
FEW: Final = 3  # paragraphs that are read out in the middle of a game


def runs(numbers: Sequence[int]) -> str:
    """Numbers as a person reads them: 1–6, or 2, 4–6 where some are missing."""
    found: list[list[int]] = []
    for number in sorted(numbers):
        if found and found[-1][-1] == number - 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join([str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found])


class Left(Exception):
    """Somebody got up from the table. ``asked`` is False where the input simply ended."""

    def __init__(self, seat: Seat, asked: bool) -> None:
        super().__init__()
        self.seat = seat
        self.asked = asked


class Dialogue:
    """One match and the persons who sit at this keyboard. A person is shown their own view and nothing else."""

    def __init__(
        self,
        match: Match[Position],
        board: Board,
        speech: Speech[Position],
        screen: Screen,
        persons: Sequence[Seat],
        adviser: Bot | None = None,
        keep: Callable[[], None] = lambda: None,
    ) -> None:
        self.match = match
        self.keep = keep  # what a person did counts once it is kept
        self.board = board
        self.speech = speech
        self.screen = screen
        self.persons: list[Seat] = list(persons)
        self.adviser = adviser
        self.luck = Rng("hints")  # of its own: a hint changes nothing in the game
        self.facing: Seat | None = None  # who saw the screen last
        self.confirmed = 0  # the question whose answers a person has let stand
        self._handbook = cache(lambda: pages_of(match.game, speech.catalog.lang, board))
        self.told: dict[Seat, int] = dict.fromkeys(persons, 0)  # how much of the log each has read

    def ask(self, seat: Seat) -> None:
        """Let a person give one answer, or take one back."""
        self._curtain(seat)
        self._show(seat)
        question = self.match.number
        while True:
            text = self._read(seat, self.speech.say("prompt", seat=self.speech.seat(seat)) + " ")
            if not text or self._looks_up(seat, text):
                continue
            if text == "q":
                raise Left(seat, asked=True)
            if text == "u":
                if self._undo(seat):
                    return
                continue
            if self._answer(question, seat, text):
                return

    def takes_back(self) -> bool:
        """Before the bots answer: does the person who answered last want the answer back?"""
        seat = self.facing
        if seat is None or self.confirmed == self.match.number or not self.match.can_undo(seat):
            return False
        if self._read(seat, self.speech.say("confirm") + " ") == "u":
            return self._undo(seat)
        self.confirmed = self.match.number
        return False

    def seen(self, seat: Seat) -> View[Position]:
        """The table as this person may see it: the only way to it from here."""
        return self.match.view(seat)

    def offered(self, seat: Seat) -> Sequence[Action]:
        """The answers that are listed: all legal ones, unless somebody guides this person."""
        return self.match.legal(seat)

    def has_read(self, seat: Seat, but: int) -> None:
        """A person has read the log already, but for its last lines."""
        self.told[seat] = max(0, len(self.match.heard(seat)) - but)

    def close(self) -> None:
        """The game is over: the last thing to say before the points."""

    # -- showing --------------------------------------------------------------------------------------------------

    def _curtain(self, seat: Seat) -> None:
        """Between two persons the screen is wiped, and the next one says when nobody else looks."""
        if len(self.persons) > 1 and self.facing != seat:
            self.screen.clear()
            self.screen.heading(self.speech.say("curtain", seat=self.speech.seat(seat)))
            self._read(seat, self.speech.say("curtain-ready") + " ")
            self.screen.clear()
        self.facing = seat

    def _show(self, seat: Seat) -> None:
        self.show_news(seat)
        self._show_table(seat)
        self._show_question(seat)

    def _show_table(self, seat: Seat) -> None:
        view = self.seen(seat)
        self.screen.line()
        if self.screen.plain:
            for line in self.board.tell(view, self.speech, own_hand=False):
                self.screen.line(line)
        else:
            self.screen.draw(self.board.draw(view, self.speech, self.screen.width, own_hand=False))

    def _show_question(self, seat: Seat) -> None:
        view, legal = self.seen(seat), self.offered(seat)
        self.screen.heading(self.speech.question(self._part(seat)))
        if self.screen.plain:
            for number, action in zip(self.board.numbers(legal), legal, strict=True):
                self.screen.line(f"  {number}) {self.board.option(view, action, self.speech)}")
        else:
            self.screen.draw(self.board.options(view, legal, self.speech))
        game = self.match.game
        for action in game.rules.interjections(view.position, seat):
            told = self.speech.say(
                "prompt-interjection", typed=game.notation.text(action), answer=self.speech.action(action)
            )
            self.screen.line(told, "dim")
        keys = self.speech.say("prompt-keys", numbers=runs(self.board.numbers(legal))).split(" · ")
        card = self._card_to_look_up(legal)
        if card is not None:
            keys.insert(2, self.speech.say("prompt-key-card", card=card_code(game, card)))
        if self.adviser is not None:
            keys.append(self.speech.say("prompt-key-hint"))
        self.screen.line(" · ".join([together(each) for each in keys]), "dim")

    def show_news(self, seat: Seat) -> None:
        """What this seat heard since it was last asked."""
        heard = self.match.heard(seat)
        fresh = heard[min(self.told[seat], len(heard)) :]
        self.told[seat] = len(heard)
        if fresh:
            self.screen.heading(self.speech.say("news-title"))
            for line in self.board.log(fresh, self.speech):
                self.screen.line(f"  {line}")

    def _part(self, seat: Seat) -> str:
        position = self.seen(seat).position
        return self.match.game.rules.question(position).part(position, seat)

    # -- reading --------------------------------------------------------------------------------------------------

    def _read(self, seat: Seat, prompt: str) -> str:
        try:
            return ask_line(prompt)
        except (EOFError, KeyboardInterrupt):
            raise Left(seat, asked=False) from None

    def _looks_up(self, seat: Seat, text: str) -> bool:
        """The keys that only show something."""
        if text.startswith("?"):
            self._explain(seat, text[1:].strip())
        elif text == "l":
            self.screen.heading(self.speech.say("log-title"))
            for line in self.board.log(self.match.heard(seat), self.speech):
                self.screen.line(f"  {line}")
        elif text == "s":
            game, position = self.match.game, self.seen(seat).position
            show_sheet(self.screen, game.so_far(position), self.speech, is_over=not position.waiting)
        elif text == "h":
            self._advise(seat)
        else:
            return False
        return True

    def _advise(self, seat: Seat) -> None:
        """What a bot would do in this seat, by what the person may see, and why."""
        if self.adviser is None:
            self.screen.line(self.speech.say("hint-off"))
            return
        legal = self.match.legal(seat)
        weighed = self.adviser.weigh(self.seen(seat), legal, self.match.heard(seat), self.luck, in_time())
        self.screen.heading(self.speech.say("hint-title"))
        for line in told_why(weighed, self.speech):
            self.screen.line(f"  {line}")

    def _explain(self, seat: Seat, about: str) -> None:
        if not about:
            self.screen.line(self.speech.rule(self._part(seat)))
            self._lead(question_says(self._part(seat))["key"])
            answer = self.match.game.notation.text(self.offered(seat)[0])
            for each in HELP_KEYS:
                self.screen.line(f"  {self.speech.say(each, answer=answer)}")
            return
        card = self._card(about.removeprefix("#"))
        cards = [card] if card is not None else cards_named(about, self._cards(), self.speech)
        rules = [] if cards else rules_named(about, self.speech)
        for found in cards[:MOST]:
            self.screen.line(self.board.card(found, self.speech))
        for part in rules[:MOST]:
            self.screen.line(f"{self.speech.question(part)} {self.speech.rule(part)}")
        if len(cards) > MOST or len(rules) > MOST:
            self.screen.line(self.speech.say("more-topics", count=max(len(cards), len(rules)) - MOST), "dim")
        if not self._read_up(about) and not cards and not rules:
            self.screen.line(self.speech.say("no-such-topic", about=about))

    def _read_up(self, about: str) -> bool:
        """What the handbook says of it: one paragraph whole, of several the text and the names of the rest."""
        pages = self._pages()
        found = [] if pages is None else pages.find(about)
        if pages is None or not found:
            return False
        if len(found) == 1:
            pages.show(self.screen, found[0])
            return True
        for paragraph in found[:FEW]:
            pages.show_text(self.screen, paragraph)
        if len(found) > FEW:
            names = ", ".join([each.name for each in found[FEW:]])
            self.screen.line(self.speech.say("book-others", names=names), "dim")
        return True

    def _lead(self, key: str) -> None:
        """Say how to read the rule behind a message."""
        pages = self._pages()
        paragraph = None if pages is None else pages.book.paragraph_for(key)
        if paragraph is not None:
            self.screen.line(self.speech.say("book-more", name=paragraph.name), "dim")

    def _pages(self) -> Pages | None:
        """The handbook, read when it is first needed. A broken one is complained of and spoils no game."""
        try:
            return self._handbook()
        except BrokenHandbook as error:
            self.screen.line(self.speech.say("err-handbook", why=str(error)))
            return None

    def _card_to_look_up(self, legal: Sequence[Action]) -> Card | None:
        """A card that is on offer; any card of the game where none is."""
        offered = [card for action in legal for card in self.match.game.notation.cards(action)]
        return next(iter([*offered, *self._cards()]), None)

    def _cards(self) -> list[Card]:
        return [card for deck in self.match.game.plan.decks.values() for card in deck]

    def _card(self, code: str) -> Card | None:
        game = self.match.game
        return next((card for card in self._cards() if card_code(game, card).lower() == code.lower()), None)

    def _undo(self, seat: Seat) -> bool:
        if self.match.undo(seat):
            self.keep()
            self.screen.line(self.speech.say("undo-done"))
            return True
        given = any([seat in row for row in self.match.rows])
        self.screen.line(self.speech.say("undo-too-late") if given else self.speech.say("undo-nothing"))
        return False

    def _answer(self, question: int, seat: Seat, text: str) -> bool:
        action = self._action(seat, text)
        if action is None:
            numbers = runs(self.board.numbers(self.offered(seat)))
            self.screen.line(self.speech.say("not-an-option", text=text, numbers=numbers))
            return False
        # Said before it is played: what was typed and what was meant can be compared.
        chosen = self.speech.action(action)
        try:
            self.match.act(question, seat, action)
        except IllegalAction as error:
            self.screen.line(self.speech.reason(error.reason))
            self._lead(reason_says(error.reason)["key"])
            return False
        self.keep()
        self.screen.line(self.speech.say("chosen", answer=chosen))
        return True

    def _action(self, seat: Seat, text: str) -> Action | None:
        """A number from the list, ``#`` and a card's code, a number beyond the list that is a card's, or notation."""
        legal = self.offered(seat)
        numbers = self.board.numbers(legal)
        if re.fullmatch("[0-9]+", text) and int(text) in numbers:
            return legal[numbers.index(int(text))]
        card = self._card(text.removeprefix("#"))
        if card is not None:
            named = [action for action in legal if card in self.match.game.notation.cards(action)]
            if len(named) == 1:
                return named[0]
            if not named:
                return self._like(legal, card)
        try:
            return self.match.game.notation.parse(text)
        except PartieError:
            return None

    def _like(self, legal: Sequence[Action], card: Card) -> Action | None:
        """The answer meant by a card that is not on offer: the rules then say why not."""
        verbs = {self.match.game.notation.text(action).partition(" ")[0] for action in legal}
        if len(verbs) == 1:
            try:
                return self.match.game.notation.parse(f"{verbs.pop()} {card_code(self.match.game, card)}")
            except PartieError:
                return None
        return None
