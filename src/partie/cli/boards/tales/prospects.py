"""What laying a tile on a cell would give, worked out from the rules. No words here."""

from collections.abc import Sequence
from dataclasses import dataclass

from partie.core import Action, Card, Event, Seat
from partie.games.tales.actions import DISCARD, FINISH, LAY
from partie.games.tales.events import RewardGained
from partie.games.tales.faces import NO_TYPE, PER_MAJORITY, PLACE, Gain, Printed
from partie.games.tales.state import Tales
from partie.games.tales.story import joins_of
from partie.games.tales.turn import CONFIRMING, Turn, turn_of


@dataclass(frozen=True)
class Join:
    """G12.4 A side that would be joined, with the tile on the other side and what both connectors pay."""

    side: int
    other: Card
    makes_key: bool
    chests: tuple[int, ...]  # G14.5 the closed chests that the key may open, as the state numbers them
    paid: tuple[tuple[Card, Gain], ...]  # G13.10


@dataclass(frozen=True)
class Prospect:
    """G13.4 A placement: its joins, the tile's own reward, and what would wait for the end as things stand."""

    joins: tuple[Join, ...]
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


def prospect_of(s: Tales, seat: Seat, given: Sequence[Action], cell: int, majorities: int) -> Prospect:
    """What the tile that is being placed would give on this cell, with so many majorities held as things stand."""
    turn = turn_of(s, seat, given)
    card, printed = turn.placing, s.printed
    closed = [*turn.closed, *[2 * card + chest for chest in range(len(printed.chests[card]))]]
    joins: list[Join] = []
    for side, other in joins_of(printed, turn.story, card, cell):
        makes_key = printed.halves[card] >> side & printed.halves[other] >> (side ^ 2) & 1 == 1
        reach = [chest for chest in closed if chest >> 1 in (card, other, turn.hero)] if makes_key else []
        paid = [
            (tile, printed.gains[tile][at])
            for tile, at, beyond in ((card, side, other), (other, side ^ 2, card))
            if pays(printed, tile, at, beyond)
        ]
        joins.append(Join(side, other, makes_key, tuple(reach), tuple(paid)))
    reward = printed.reward[card]
    if not reward.at_end:
        return Prospect(tuple(joins), _gained(s, seat, given, card, cell), None)
    turn.story[cell] = card
    held = majorities if reward.times == PER_MAJORITY else turn.count(reward.times)
    return Prospect(tuple(joins), Gain(), held * reward.gain.glory)


def pays(printed: Printed, card: Card, side: int, beyond: Card) -> bool:
    """G13.9–G13.12 Whether a connector pays when it is joined with this tile."""
    return printed.type[card] == PLACE and printed.wanted[card][side] in (NO_TYPE, printed.type[beyond])


def _gained(s: Tales, seat: Seat, given: Sequence[Action], card: Card, cell: int) -> Gain:
    """G13.6 The tile's own reward. What is still to be chosen on the way is answered by the first option."""
    turn = Turn(s, seat)
    told: list[Event] = []
    turn.told = told
    for action in [*given, LAY[cell]]:
        turn.take(action)
    while turn.stage != CONFIRMING:
        options = turn.options()
        ways_out = [each for each in (FINISH, DISCARD) if each in options]
        turn.take(ways_out[0] if ways_out else options[0])
    for event in told:
        if isinstance(event, RewardGained) and event.piece >> 16 == card:
            token = s.printed.reward[card].gain.token
            return Gain(event.glory, event.coins, event.potions, event.combat, event.magic, event.keys, token)
    return Gain()
