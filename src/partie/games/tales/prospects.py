"""What laying a tile on a cell would give, worked out from the rules. No words here."""

from collections.abc import Sequence
from dataclasses import dataclass

from partie.core import Action, Card, Cell, Seat
from partie.core.cards import face
from partie.core.grid import opposite
from partie.games.tales.actions import DISCARD, FINISH, LAY
from partie.games.tales.answering import options_of, take, turn_of
from partie.games.tales.chests import in_reach
from partie.games.tales.events import RewardGained
from partie.games.tales.faces import PER_MAJORITY, Gain
from partie.games.tales.position import Tales
from partie.games.tales.rewards import count
from partie.games.tales.story import Join, joins_of, makes_key, pays
from partie.games.tales.tiles import Chests, chests_on
from partie.games.tales.turn import CONFIRMING, Turn


@dataclass(frozen=True)
class JoinGiven:
    """G12.4 A side that would be joined, with the tile on the other side and what both connectors pay."""

    side: int
    other: Card
    makes_key: bool
    chests: Chests  # G14.5 the closed chests that the key may open
    paid: tuple[tuple[Card, Gain], ...]  # G13.10


@dataclass(frozen=True)
class Prospect:
    """G13.4 A placement: its joins, the tile's own reward, and what would wait for the end as things stand."""

    joins: tuple[JoinGiven, ...]
    reward: Gain
    waits: int | None  # glory; None where the reward does not wait

    def keys(self) -> int:
        """G14.4 How many keys it makes."""
        return len([join for join in self.joins if join.makes_key])

    def lost(self) -> int:
        """G14.10 How many of them find no chest at all."""
        return len([join for join in self.joins if join.makes_key and not join.chests])

    def paid(self) -> list[tuple[Card, Gain]]:
        """G13.13 What connectors pay."""
        return [each for join in self.joins for each in join.paid]


def prospect_of(s: Tales, seat: Seat, given: Sequence[Action], cell: Cell, majorities: int) -> Prospect:
    """What the tile that is being placed would give on this cell, if this number of majorities is held in the end."""
    turn = turn_of(s, seat, given)
    card, printed = turn.placing, s.printed
    turn.closed.extend(chests_on(printed, card))
    joins = [join_given(turn, card, join) for join in joins_of(printed, turn.story, card, cell)]
    reward = printed.reward[card]
    if not reward.at_end:
        return Prospect(tuple(joins), _gained(s, seat, given, card, cell), None)
    turn.story[cell] = card
    held = majorities if reward.times == PER_MAJORITY else count(turn, reward.times)
    return Prospect(tuple(joins), Gain(), held * reward.gain.glory)


def join_given(turn: Turn, card: Card, join: Join) -> JoinGiven:
    """What one join would give."""
    printed, other, side = turn.printed, join.other, join.side
    is_key = makes_key(printed, card, join)
    paid: list[tuple[Card, Gain]] = []
    if pays(printed, card, side, other):
        paid.append((card, printed.gains[card][side]))
    if pays(printed, other, opposite(side), card):
        paid.append((other, printed.gains[other][opposite(side)]))
    return JoinGiven(side, other, is_key, tuple(in_reach(turn, (card, other)) if is_key else ()), tuple(paid))


def _gained(s: Tales, seat: Seat, given: Sequence[Action], card: Card, cell: Cell) -> Gain:
    """G13.6 The tile's own reward. What is still to be chosen on the way is answered by the first option."""
    listener = s.clone()
    listener.outbox = []
    turn = turn_of(s, seat, [*given, LAY[cell]], listener)
    while turn.stage != CONFIRMING:
        options = options_of(turn)
        ways_out = [each for each in (FINISH, DISCARD) if each in options]
        take(turn, ways_out[0] if ways_out else options[0])
    for _, event in listener.outbox:
        if isinstance(event, RewardGained) and face(event.piece) == card:
            return event.gain
    return Gain()
