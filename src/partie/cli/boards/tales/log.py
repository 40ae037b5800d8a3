"""What happened: tiles dealt, swept or slid in one go stand on one line, and so do the cards shown at once."""

from collections.abc import Sequence

from partie.cli.screen import together
from partie.core import Event, State
from partie.games.tales.events import ChoiceShown, QuestDealt, TileLaidOut, TileSlid, TileSwept
from partie.words.speech import Speech


def run_lines(run: Sequence[Event], speech: Speech[State]) -> list[str] | None:
    """Events of one kind in a row, or None where each has a sentence of its own."""
    if len(run) == 1:
        return None
    match run[0]:
        case TileLaidOut():
            return [speech.say("board-laid-out", tiles=_placed(run, speech))]
        case TileSlid():
            return [speech.say("board-slid", tiles=_placed(run, speech))]
        case TileSwept():
            names = [together(speech.face(each.piece >> 16)) for each in run if isinstance(each, TileSwept)]
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


def _placed(run: Sequence[Event], speech: Speech[State]) -> str:
    told = [
        together(f"{each.place} {speech.face(each.piece >> 16)}")
        for each in run
        if isinstance(each, (TileLaidOut, TileSlid))
    ]
    return ", ".join(told)


def _quest_lines(run: Sequence[QuestDealt], speech: Speech[State]) -> list[str]:
    """A line for each seat: names where they are known, else how many."""
    lines: list[str] = []
    for seat in dict.fromkeys([each.seat for each in run]):
        dealt = [each.piece >> 16 for each in run if each.seat == seat]
        known = ", ".join([together(speech.face(card)) for card in dealt if card > 0])
        told = known or speech.say("board-quests-left", count=len(dealt))
        lines.append(speech.say("board-dealt", seat=speech.seat(seat), tiles=told))
    return lines
