"""What happened: runs of cards dealt and of steps stand on one line."""

from collections.abc import Sequence
from itertools import groupby

from partie.core import Cell, Event, Game, Position, Seat
from partie.core.cards import face
from partie.core.grid import cell_text
from partie.games.darkcave.events import CardDealt, CreatureMoved, DwarfMoved
from partie.games.darkcave.faces import CREATURES, ROMAN
from partie.games.darkcave.terminal.keys import CREATURES as CREATURE_WORDS
from partie.terminal.screen import together
from partie.words.messages import card_code
from partie.words.speech import Speech


def run_lines(game: Game[Position], run: Sequence[Event], speech: Speech[Position]) -> list[str] | None:
    """Events of one kind in a row, or None where each has a sentence of its own."""
    dealt = [event for event in run if isinstance(event, CardDealt)]
    if dealt and len(run) > 1:
        return _dealt_lines(game, dealt, speech)
    if isinstance(run[0], DwarfMoved):
        walks: list[tuple[Seat, list[Cell]]] = []
        for seat, steps in groupby([event for event in run if isinstance(event, DwarfMoved)], lambda each: each.seat):
            walks.append((seat, [step.cell for step in steps]))
        return [speech.say("board-walked", seat=speech.seat(seat), cells=_way(cells)) for seat, cells in walks]
    if isinstance(run[0], CreatureMoved):
        walked = [event for event in run if isinstance(event, CreatureMoved)]
        name = speech.say(CREATURE_WORDS[CREATURES.index(walked[0].creature)])
        return [speech.say("board-crept", creature=name, cells=_way([event.cell for event in walked]))]
    return None


def _way(cells: list[Cell]) -> str:
    """Cells one after the other; steps on one card are one."""
    return " → ".join([cell_text(at) for at, _ in groupby(cells)])


def _dealt_lines(game: Game[Position], dealt: Sequence[CardDealt], speech: Speech[Position]) -> list[str]:
    """Play cards dealt, a line for each seat: faces where they are known, else levels."""
    lines: list[str] = []
    for seat in sorted({event.seat for event in dealt}):
        faces = [face(event.piece) for event in dealt if event.seat == seat]
        told = [together(f"{card_code(game, card)} {speech.face(card)}") for card in sorted(faces) if card > 0]
        backs = [1 - card for card in faces if card <= 0]
        told += [together(f"{backs.count(level)}× {ROMAN[level]}") for level in (1, 2, 3) if level in backs]
        lines.append(speech.say("board-dealt", seat=speech.seat(seat), cards=", ".join(told)))
    return lines
