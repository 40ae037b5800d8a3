"""G14 Keys and the chests they open."""

from partie.core import Card
from partie.games.tales import tell
from partie.games.tales.position import CHESTS_ROW
from partie.games.tales.rewards import gain, tell_token
from partie.games.tales.tiles import Chest, content, number_of, tile_with
from partie.games.tales.turn import CHEST, KEY, NONE_CHOSEN, RESOLVING, Turn


def permitted(turn: Turn) -> list[Chest]:
    """G14.5, G14.6 The closed chests that the key in hand may open."""
    return turn.closed if turn.free_keys else in_reach(turn, turn.join_keys[turn.chosen])


def in_reach(turn: Turn, key: tuple[Card, Card]) -> list[Chest]:
    """G14.5 The closed chests of the two joined tiles and of the hero."""
    new, other = key
    return [chest for chest in turn.closed if tile_with(chest) in (new, other, turn.hero)]


def use_free_key(turn: Turn) -> bool:
    """G14.6–G14.11, G14.17 False if the seat must choose among chests."""
    if not turn.closed:
        lose_keys(turn, turn.free_keys)
        turn.free_keys = 0
    elif len(turn.closed) == 1:
        open_chest(turn, turn.closed[0])
    else:
        turn.stage = CHEST
        return False
    return True


def use_join_key(turn: Turn) -> bool:
    """G13.5, G14.5–G14.10, G14.17 False if the seat must choose which key is next, or which chest."""
    reaches = [in_reach(turn, key) for key in turn.join_keys]
    usable = [key for key, reach in zip(turn.join_keys, reaches, strict=True) if reach]
    if len(usable) < len(turn.join_keys):
        lose_keys(turn, len(turn.join_keys) - len(usable))
        turn.join_keys = usable
        return True
    if turn.chosen == NONE_CHOSEN:
        if any([reach != reaches[0] for reach in reaches]):
            turn.stage = KEY
            return False
        turn.chosen = 0
    if len(reaches[turn.chosen]) > 1:
        turn.stage = CHEST
        return False
    open_chest(turn, reaches[turn.chosen][0])
    return True


def choose_key(turn: Turn, card: Card) -> None:
    """G13.5 The key of the join with this tile is next."""
    turn.chosen = [other for _, other in turn.join_keys].index(card)
    turn.stage = RESOLVING


def open_chest(turn: Turn, chest: Chest) -> None:
    """G14.1–G14.3, G14.12 The key lies on the chest before its content is gained."""
    if turn.free_keys:
        turn.free_keys -= 1
    else:
        del turn.join_keys[turn.chosen]
        turn.chosen = NONE_CHOSEN
    turn.closed.remove(chest)
    turn.keys += 1
    turn.stage = RESOLVING
    gained = content(turn.printed, chest)
    gain(turn, gained, CHESTS_ROW)
    tell.chest_opened(turn.listener, turn.seat, turn.piece(tile_with(chest)), number_of(chest), gained)
    tell_token(turn, gained)


def lose_keys(turn: Turn, count: int) -> None:
    """G14.10 Back to the supply."""
    for _ in range(count):
        tell.key_lost(turn.listener, turn.seat)
