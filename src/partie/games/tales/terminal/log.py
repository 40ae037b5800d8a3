"""What happened: tiles dealt, swept or slid in one go stand on one line, and so do the cards shown at once."""

from collections.abc import Sequence

from partie.core import Event, Position
from partie.core.cards import face
from partie.games.tales.events import ChoiceShown, QuestDealt, TileLaidOut, TileSlid, TileSwept
from partie.terminal.screen import together
from partie.words.speech import Speech


def run_lines(run: Sequence[Event], speech: Speech[Position]) -> list[str] | None:
    """Events of one kind in a row, or None where each has a sentence of its own."""
    if len(run) == 1:
        return None
    match run[0]:
        case TileLaidOut():
            return [speech.say("board-laid-out", tiles=_placed(run, speech))]
        case TileSlid():
            return [speech.say("board-slid", tiles=_placed(run, speech))]
        case TileSwept():
            names = [together(speech.face(face(each.piece))) for each in run if isinstance(each, TileSwept)]
            return [speech.say("board-swept", tiles=", ".join(names))]
        case ChoiceShown():
            cards = [
                together(f"{speech.seat(each.seat)} {each.place}") for each in run if isinstance(each, ChoiceShown)
            ]
            return [speech.say("board-shown", cards=", ".join(cards))]
        case QuestDealt():
            return _quest_lines([each for each in run if isinstance(each, QuestDealt)], speech)
        case _:
            return None


def _placed(run: Sequence[Event], speech: Speech[Position]) -> str:
    said = [
        together(f"{each.place} {speech.face(face(each.piece))}")
        for each in run
        if isinstance(each, (TileLaidOut, TileSlid))
    ]
    return ", ".join(said)


def _quest_lines(run: Sequence[QuestDealt], speech: Speech[Position]) -> list[str]:
    """A line for each seat: names where they are known, else how many."""
    lines: list[str] = []
    for seat in dict.fromkeys([each.seat for each in run]):
        dealt = [face(each.piece) for each in run if each.seat == seat]
        known = ", ".join([together(speech.face(card)) for card in dealt if card > 0])
        said = known or speech.say("board-quests-left", count=len(dealt))
        lines.append(speech.say("board-dealt", seat=speech.seat(seat), tiles=said))
    return lines
