"""G11.3, G13, G18 What a placed or discarded tile gives: keys of joins, connectors, the tile's own reward."""

from typing import Final

from partie.core import Card
from partie.core.grid import opposite
from partie.games.tales import tell
from partie.games.tales.faces import (
    NO_TYPE,
    ONCE,
    PER_3_COINS,
    PER_3_POTIONS,
    PER_CLOSED_CHEST,
    PER_COMBAT,
    PER_KEY,
    PER_MAGIC,
    PER_SURROUNDED,
    PLACE,
    TREASURE,
    Gain,
)
from partie.games.tales.position import QUESTS_ROW
from partie.games.tales.story import makes_key, pays, surrounded
from partie.games.tales.turn import Placed, Turn

COMPENSATION: Final = Gain(coins=1, potions=1, keys=1)  # G11.3, G11.4


def resolve_next(turn: Turn) -> None:
    """G13.4, G17.9, G17.10 The next step of the next tile: join keys, connectors, the tile's own reward."""
    tile = turn.placed[turn.resolved]
    if tile.is_discard:
        gain(turn, COMPENSATION, NO_TYPE)
        tell_reward(turn, tile.card, COMPENSATION)
        turn.resolved += 1
    elif turn.step == 0:
        make_keys(turn, tile)
        turn.step = 1
    elif turn.step == 1:
        pay_connectors(turn, tile)
        turn.step = 2
    else:
        reward(turn, tile.card)
        turn.step = 0
        turn.resolved += 1


def make_keys(turn: Turn, tile: Placed) -> None:
    """G14.4, G14.5 A key for each join of two halves."""
    for join in tile.joins:
        if makes_key(turn.printed, tile.card, join):
            turn.join_keys.append((tile.card, join.other))
            tell.key_made(turn.listener, turn.seat, turn.piece(tile.card), turn.piece(join.other))


def pay_connectors(turn: Turn, tile: Placed) -> None:
    """G13.9–G13.15 Connectors of place tiles on either side of a join, each by its own condition."""
    for join in tile.joins:
        pay_connector(turn, tile.card, join.side, join.other)
        pay_connector(turn, join.other, opposite(join.side), tile.card)


def pay_connector(turn: Turn, card: Card, side: int, other: Card) -> None:
    """G13.11, G13.12 The tile on the other side must be of the wanted type."""
    if not pays(turn.printed, card, side, other):
        return
    gained = turn.printed.gains[card][side]
    gain(turn, gained, PLACE)
    tell.connector_paid(turn.listener, turn.seat, turn.piece(card), gained)
    tell_token(turn, gained)


def reward(turn: Turn, card: Card) -> None:
    """G13.1, G13.6–G13.8 The reward of the tile itself, unless it waits for the end of the game."""
    printed = turn.printed.reward[card]
    if printed.at_end:
        return
    times = count(turn, printed.times)
    if times:
        gained = printed.gain.times(times)
        gain(turn, gained, turn.printed.type[card] or QUESTS_ROW)
        tell_reward(turn, card, gained)


def count(turn: Turn, times: int) -> int:
    """G18.6–G18.8, G18.11–G18.15 How many there are of what a reward is multiplied by."""
    if times == ONCE:
        return 1
    if times <= TREASURE:
        types = turn.printed.type
        found = 0
        for card in turn.story.values():
            found += types[card] == times
        return found
    if times == PER_KEY:
        return turn.keys
    if times == PER_COMBAT:
        return turn.combat
    if times == PER_MAGIC:
        return turn.magic
    if times == PER_3_COINS:
        return turn.coins // 3
    if times == PER_3_POTIONS:
        return turn.potions // 3
    if times == PER_SURROUNDED:
        return surrounded(turn.story)
    assert times == PER_CLOSED_CHEST
    return len(turn.closed)


def gain(turn: Turn, gained: Gain, row: int) -> None:
    """G13.2, G13.3, G18.1–G18.5, G18.16 From the supply; glory is noted by what it came from."""
    turn.glory[row] += gained.glory
    turn.coins += gained.coins
    turn.potions += gained.potions
    turn.combat += gained.combat
    turn.magic += gained.magic
    turn.free_keys += gained.keys
    if gained.token:
        turn.takes_token = True


def tell_reward(turn: Turn, card: Card, gained: Gain) -> None:
    """G11.3, G13.1 What the tile itself gave."""
    tell.reward_gained(turn.listener, turn.seat, turn.piece(card), gained)
    tell_token(turn, gained)


def tell_token(turn: Turn, gained: Gain) -> None:
    """G18.3 The first-player token has an event of its own."""
    if gained.token:
        tell.token_taken(turn.listener, turn.seat)
