"""Sit down at a terminal and play a game to its end, or until somebody leaves."""

from typing import Final

from partie.bots import find_bot
from partie.bots.patience import in_time
from partie.cli.files import write_file
from partie.cli.guided import Guided
from partie.cli.kept import Keeper
from partie.cli.seats import bots_of
from partie.cli.verify import check_lines
from partie.core import Match, Position, Seat, SeededDealer, seats_in, verify, write_record
from partie.lab.simulation import seat_rngs
from partie.table.lesson import Course, lesson_of, scripted
from partie.terminal.advice import SHOWN, Move, moves_json
from partie.terminal.board import find_board
from partie.terminal.dialogue import Dialogue, Left
from partie.terminal.screen import Screen
from partie.terminal.sheet import outcome_lines, show_sheet
from partie.words.catalog import lesson_catalog, load_catalog
from partie.words.speech import Speech

ADVISER: Final = "expert"


def speech_at(keeper: Keeper, lang: str) -> Speech[Position]:
    """What is said at a table; a lesson has words of its own."""
    game = keeper.match.game
    catalog = load_catalog(lang, game) if keeper.told is None else lesson_catalog(lang, game)
    return Speech(game, catalog, keeper.match.players)


class Sitting:
    """One match at this keyboard, with the bots at it. Where somebody is taught, opponents follow the lesson."""

    def __init__(
        self, keeper: Keeper, speech: Speech[Position], screen: Screen, hints: bool = False, save: str | None = None
    ) -> None:
        self.keeper = keeper
        self.match: Match[Position] = keeper.match
        self.speech = speech
        self.screen = screen
        self.save = save
        self.board = find_board(self.match.game)
        self.lesson = None if keeper.told is None else lesson_of(self.match.game)
        self.moves: list[Move] | None = [] if hints else None
        self.dialogue = self._dialogue()

    def _dialogue(self) -> Dialogue:
        keeper, game = self.keeper, self.match.game
        if self.lesson is not None and keeper.told is not None:
            return Guided(keeper, Course(self.lesson, keeper.told), self.board, self.speech, self.screen)
        persons = [seat for seat, bot in enumerate(keeper.bots) if bot is None]
        adviser = None if self.moves is None else find_bot(ADVISER, game)
        return Dialogue(self.match, self.board, self.speech, self.screen, persons, adviser, keeper.keep)

    def has_read(self, but: int) -> None:
        """Everybody here has read the log already, but for its last lines."""
        for seat in self.dialogue.persons:
            self.dialogue.has_read(seat, but)

    def play(self, confirm: bool = False) -> None:
        """The whole game."""
        try:
            self._play(confirm)
        except Left as left:
            self._leave(left)
            return
        self.keeper.forget()
        if self.moves:
            self.screen.heading(self.speech.say("why-title"))
            for line in moves_json(self.moves, self.speech):
                self.screen.line(f"  {line}")
        self._finish()

    def _play(self, confirm: bool) -> None:
        match, dialogue, keeper = self.match, self.dialogue, self.keeper
        bots = bots_of(keeper.bots, match.game)
        # Bots of a game that is continued think with other luck than if it had gone on; all that they answer is kept.
        assert isinstance(match.dealer, SeededDealer)
        rngs = seat_rngs(match.dealer.seed, len(bots))
        if dialogue.persons:
            dialogue.keep()
        while not match.over():
            waiting = seats_in(match.position.waiting)
            # People first: as long as a bot has not answered, nothing is shown, and an answer can be taken back.
            people = [seat for seat in waiting if bots[seat] is None]
            if people:
                dialogue.ask(people[0])
                continue
            if confirm and dialogue.takes_back():
                continue
            seat = waiting[0]
            bot = bots[seat]
            assert bot is not None
            action = None if self.lesson is None else scripted(self.lesson, match, seat)
            if action is None:
                legal = match.legal(seat)
                weighed = bot.weigh(match.view(seat), legal, match.heard(seat), rngs[seat], in_time())
                action = weighed[0].action
                if self.moves is not None and len(legal) > 1:
                    self.moves.append(Move(match.number, seat, tuple(weighed[:SHOWN])))
            match.act(match.number, seat, action)
            if dialogue.persons:
                dialogue.keep()

    def _leave(self, left: Left) -> None:
        """Somebody goes: the game is kept. Their own record of it can be saved; it says nothing they may not know."""
        screen, speech, keeper = self.screen, self.speech, self.keeper
        screen.line()
        if self.save is not None:
            write_file(self.save, write_record(self.match.download(left.seat)))
            screen.line(speech.say("quit-saved", file=self.save))
        if keeper.is_able:
            screen.line(speech.say("quit-kept", command="partie play --resume"))
        else:
            screen.line(speech.say("quit-not-kept", folder=str(keeper.path.parent)))

    def _finish(self) -> None:
        """The last news, the score sheet, and the proof that the luck was not chosen."""
        match, dialogue, screen, speech, game = self.match, self.dialogue, self.screen, self.speech, self.match.game
        reader: Seat = dialogue.persons[0] if dialogue.persons else 0
        if dialogue.persons:
            dialogue.show_news(reader)
        else:
            screen.heading(speech.say("log-title"))
            for line in self.board.log(match.heard(reader), speech):
                screen.line(f"  {line}")
        dialogue.close()
        outcome = game.outcome(match.position)
        sheet = game.sheet(match.position)
        show_sheet(screen, sheet, speech)
        if outcome is not None:
            screen.heading(speech.ending(outcome))
            for line in outcome_lines(outcome, speech, sheet):
                screen.line(line, "bold")
        record = match.record()
        text = write_record(record)
        screen.line()
        screen.line(speech.say("luck-seed", seed=record.headers["seed"]))
        for line, style in check_lines(verify(game, record, text), speech):
            screen.line(line, style)
        if self.save is not None:
            write_file(self.save, text)
            screen.line(speech.say("saved", file=self.save))
