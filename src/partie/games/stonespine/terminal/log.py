"""What happened, where several events belong on one line."""

from collections.abc import Sequence

from partie.core import Event, Game, Position
from partie.core.cards import face
from partie.games.stonespine.actions import HALVES
from partie.games.stonespine.events import ChallengeShown, ChamberDealt, JaelGained, MarketCardShown, Ranked, TokenShown
from partie.games.stonespine.terminal.keys import HALF_WORDS
from partie.terminal.screen import together
from partie.words.messages import card_code
from partie.words.speech import Speech


def run_lines(game: Game[Position], run: Sequence[Event], speech: Speech[Position]) -> list[str] | None:
    """Events of one kind in a row, if they stand on one line."""
    shown = [face(event.piece) for event in run if isinstance(event, (ChallengeShown, MarketCardShown, JaelGained))]
    named = ", ".join([together(f"{card_code(game, card)} {speech.face(card)}") for card in shown])
    match run[0]:
        case Ranked():
            return _ranked_lines([event for event in run if isinstance(event, Ranked)], speech)
        case ChamberDealt():
            return _dealt_lines([event for event in run if isinstance(event, ChamberDealt)], speech)
        case TokenShown():
            return _token_lines(game, [event for event in run if isinstance(event, TokenShown)], speech)
        case ChallengeShown():
            return [speech.say("board-shown-challenges", cards=named)]
        case MarketCardShown():
            codes = [card_code(game, card) for card in shown]
            return [speech.say("board-shown-market", cards=", ".join(codes))]
        case JaelGained():
            return [speech.say("board-jael-gained", cards=named)]
        case _:
            return None


def _ranked_lines(ranked: Sequence[Ranked], speech: Speech[Position]) -> list[str]:
    """The priority track from the left, with start gold."""
    parts = [f"{event.place}. {speech.seat(event.seat)} (+{event.gold})" for event in ranked]
    return [speech.say("board-ranked", seats=", ".join([together(each) for each in parts]))]


def _dealt_lines(dealt: Sequence[ChamberDealt], speech: Speech[Position]) -> list[str]:
    """Chambers dealt, a line for each seat."""
    lines: list[str] = []
    for seat in sorted({event.seat for event in dealt}):
        faces = [face(event.piece) for event in dealt if event.seat == seat]
        known = sorted([card for card in faces if card > 0])
        if known:
            named = ", ".join([together(f"{card} {speech.face(card)}") for card in known])
            lines.append(speech.say("board-dealt", seat=speech.seat(seat), cards=named))
        if len(known) < len(faces):
            lines.append(speech.say("board-dealt-hidden", seat=speech.seat(seat), count=len(faces) - len(known)))
    return lines


def _token_lines(game: Game[Position], shown: Sequence[TokenShown], speech: Speech[Position]) -> list[str]:
    """Tokens laid out, a line for each market card."""
    lines: list[str] = []
    for card in dict.fromkeys([event.market_card for event in shown]):
        sets: list[str] = []
        for half, word in zip(HALVES, HALF_WORDS, strict=True):
            tokens = [face(event.piece) for event in shown if event.market_card == card and event.half == half]
            if tokens:
                sets.append(f"{speech.say(word)}: {speech.cards(tokens)}")
        lines.append(f"{card_code(game, card)} – {'; '.join(sets)}")
    return lines
