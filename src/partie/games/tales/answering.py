"""G9, G11, G12, G17 What a seat may answer in its turn of phase 2, and what each answer does."""

from collections.abc import Sequence

from partie.core import Action, Cell, Seat
from partie.games.tales import tell
from partie.games.tales.actions import (
    CONFIRM,
    DISCARD,
    FINISH,
    LAY,
    PAY,
    PLACE_IT,
    QUEST,
    USE,
    Confirm,
    Discard,
    Finish,
    Lay,
    Open,
    Pay,
    Place,
    Quest,
    Use,
    open_of,
)
from partie.games.tales.chests import choose_key, open_chest, permitted, use_free_key, use_join_key
from partie.games.tales.paying import can_place, pay, pay_drafted, pay_fee
from partie.games.tales.position import Tales
from partie.games.tales.rewards import resolve_next
from partie.games.tales.story import cells_for, joins_of
from partie.games.tales.tiles import chest_of, chests_on, number_of, tile_with
from partie.games.tales.turn import CELL, CHEST, CONFIRMING, DONE, FEE, KEY, NEXT, RESOLVING, SILENCE, Placed, Turn


def turn_of(s: Tales, seat: Seat, answers: Sequence[Action], listener: Tales = SILENCE) -> Turn:
    """The turn of a seat after these answers; ``listener`` hears what happens in it."""
    turn = Turn(s, seat)
    turn.listener = listener
    # Whoever was asked for the drafted tile or a quest could place one: no need to look again.
    if not answers or isinstance(answers[0], Open):
        begin(turn)
    for action in answers:
        take(turn, action)
    return turn


def begin(turn: Turn) -> None:
    """G9.7, G17.20 A seat that can only discard need not be asked, unless it might still place a quest."""
    if not turn.quests and not can_place(turn, turn.drafted, turn.owes_fee):
        discard(turn)
        go_on(turn)


def options_of(turn: Turn) -> Sequence[Action]:
    """Every answer the seat may give now."""
    if turn.stage == NEXT:
        return next_options(turn)
    if turn.stage == FEE:
        return PAY
    if turn.stage == CELL:
        return [LAY[cell] for cell in cells_for(turn.printed, turn.story, turn.placing)]
    if turn.stage == KEY:
        return [USE[other] for _, other in turn.join_keys]
    if turn.stage == CHEST:
        return [open_of(tile_with(chest), number_of(chest)) for chest in permitted(turn)]
    return [CONFIRM]


def next_options(turn: Turn) -> list[Action]:
    """G9.1, G9.8, G17.6, G17.17 The drafted tile first; then quests, and the end of the turn."""
    found: list[Action] = []
    if turn.drafted:
        if can_place(turn, turn.drafted, turn.owes_fee):
            found.append(PLACE_IT)
        found.append(DISCARD)
    for card in turn.quests:
        if can_place(turn, card, False):
            found.append(QUEST[card])
    if not turn.drafted:
        found.append(FINISH)
    return found


def take(turn: Turn, action: Action) -> None:
    """One answer."""
    if isinstance(action, Place):
        pay_drafted(turn)
    elif isinstance(action, Discard):
        discard(turn)
    elif isinstance(action, Quest):
        pay(turn, action.card, 0, 0)
    elif isinstance(action, Pay):
        pay_fee(turn, action.resource)
    elif isinstance(action, Lay):
        lay(turn, action.cell)
    elif isinstance(action, Use):
        choose_key(turn, action.card)
    elif isinstance(action, Open):
        open_chest(turn, chest_of(action.card, action.chest))
    elif isinstance(action, Finish):
        turn.stage = RESOLVING
    elif isinstance(action, Confirm):
        turn.stage = DONE
    if turn.stage in (NEXT, RESOLVING):
        go_on(turn)


def discard(turn: Turn) -> None:
    """G11.1–G11.6, G17.12 The tile goes away now; what it gives comes after all payments."""
    turn.placed.append(Placed(turn.drafted, [], True))
    tell.tile_discarded(turn.listener, turn.seat, turn.piece(turn.drafted))
    turn.drafted = 0
    turn.stage = NEXT


def lay(turn: Turn, cell: Cell) -> None:
    """G12.1, G13.10, G14.14 The tile lies there with its chests; its joins are noted."""
    card = turn.placing
    turn.placed.append(Placed(card, joins_of(turn.printed, turn.story, card, cell), False))
    turn.story[cell] = card
    turn.laid[cell] = card
    turn.closed.extend(chests_on(turn.printed, card))
    if card == turn.drafted:
        turn.drafted = 0
    else:
        turn.quests.remove(card)
    coins, potions = turn.paid
    tell.tile_placed(turn.listener, turn.seat, turn.piece(card), cell, coins, potions)
    turn.placing = 0
    turn.stage = NEXT


def go_on(turn: Turn) -> None:
    """What needs no answer happens, until the seat must choose or confirm."""
    if turn.stage == NEXT:
        # G9.7 The last quest is placed, and still the drafted tile cannot be.
        if turn.drafted and not turn.quests and not can_place(turn, turn.drafted, turn.owes_fee):
            discard(turn)
        if turn.drafted or turn.quests:
            return
        turn.stage = RESOLVING
    resolve_all(turn)


def resolve_all(turn: Turn) -> None:
    """G13.4, G14.7, G14.11 Keys first, then the next reward, until a key has several chests to open or all is done."""
    while True:
        if turn.free_keys:
            if not use_free_key(turn):
                return
        elif turn.join_keys:
            if not use_join_key(turn):
                return
        elif turn.resolved < len(turn.placed):
            resolve_next(turn)
        else:
            turn.stage = CONFIRMING
            return
