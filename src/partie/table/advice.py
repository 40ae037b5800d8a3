"""What can be told of answers before they are given. It is asked of a view, never of the truth."""

from collections.abc import Sequence
from typing import Final

from partie.bots import find_bot
from partie.bots.patience import in_time
from partie.core import Event, Game, Position, Rng, TableReason, UnreadableAction, View, has
from partie.table.shapes import Considered, Foreseen
from partie.table.snapshot import foresee
from partie.words.messages import Message, action_says, message, reason_says

CANDIDATES: Final = 3  # this many answers are worth naming in a hint


def preview(game: Game[Position], seen: View[Position], texts: Sequence[str]) -> Foreseen | None:
    """What answers would make of the view; None also for what is no answer at all."""
    try:
        actions = [game.notation.parse(text) for text in texts]
    except UnreadableAction:
        return None
    return foresee(game, seen, actions)


def why_not(game: Game[Position], seen: View[Position], text: str) -> Message | None:
    """Why an answer cannot be given now."""
    v, seat = seen.position, seen.seat
    if not has(v.waiting, seat):
        return message("reason-not-asked")
    try:
        action = game.notation.parse(text)
    except UnreadableAction:  # somebody points at a card whose face they cannot see
        return reason_says(TableReason.NOT_OFFERED)
    reason = game.rules.question(v).why_not(v, seat, action)
    return None if reason is None else reason_says(reason)


def hint(game: Game[Position], seen: View[Position], told: Sequence[Event], bot: str, luck: str) -> list[Considered]:
    """What a bot would do in this seat, by what it sees and was told."""
    return weigh(game, seen, told, bot, luck)[:CANDIDATES]


def weigh(game: Game[Position], seen: View[Position], told: Sequence[Event], bot: str, luck: str) -> list[Considered]:
    """What a bot thinks of every answer that it looked at, the best first."""
    legal = game.rules.legal(seen.position, seen.seat)
    weighed = find_bot(bot, game).weigh(seen, legal, told, Rng(luck), in_time())
    return [
        {
            "text": game.notation.text(each.action),
            "says": action_says(game, each.action),
            "expected": each.expected,
            "measure": each.measure,
        }
        for each in weighed
    ]
