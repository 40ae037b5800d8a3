"""G10 Paying for a tile: its cost, and the wilderness fee."""

from typing import Final

from partie.core import Card
from partie.games.tales.story import has_cell
from partie.games.tales.turn import CELL, FEE, Turn

# What the fee is paid with.
COIN: Final = 0
POTION: Final = 1


def potions_for(turn: Turn, card: Card) -> int:
    """G10.6, G10.7, G10.12 Potions of the cost, and one for each missing point of combat or magic."""
    cost = turn.printed.cost[card]
    return cost.potions + max(0, cost.combat - turn.combat) + max(0, cost.magic - turn.magic)


def can_pay(turn: Turn, card: Card, coins: int, potions: int) -> bool:
    """G10.2, G10.11, G10.12 Whether the cost is owned, with these coins and potions for the wilderness besides."""
    cost = turn.printed.cost[card]
    return turn.coins >= cost.coins + coins and turn.potions >= potions_for(turn, card) + potions


def is_payable(turn: Turn, card: Card, owes_fee: bool) -> bool:
    """G10.9, G17.8 Whether the tile can be paid for, the fee in whichever way is possible."""
    if not owes_fee:
        return can_pay(turn, card, 0, 0)
    return can_pay(turn, card, 1, 0) or can_pay(turn, card, 0, 1)


def can_place(turn: Turn, card: Card, owes_fee: bool) -> bool:
    """G9.7 Payable, and there is a cell for it."""
    return is_payable(turn, card, owes_fee) and has_cell(turn.printed, turn.story, card)


def pay_drafted(turn: Turn) -> None:
    """G10.9, G10.13 The fee is asked only if coin and potion are both possible."""
    card = turn.drafted
    if not turn.owes_fee:
        pay(turn, card, 0, 0)
        return
    in_coin, in_potion = can_pay(turn, card, 1, 0), can_pay(turn, card, 0, 1)
    if in_coin and in_potion:
        turn.stage = FEE
    else:
        pay(turn, card, int(in_coin), int(not in_coin))


def pay_fee(turn: Turn, resource: int) -> None:
    """G10.9 The cost, and the fee with the chosen resource."""
    pay(turn, turn.drafted, int(resource == COIN), int(resource == POTION))


def pay(turn: Turn, card: Card, coins: int, potions: int) -> None:
    """G10.1–G10.5 Coins and potions go to the supply; combat and magic stay."""
    coins += turn.printed.cost[card].coins
    potions += potions_for(turn, card)
    turn.coins -= coins
    turn.potions -= potions
    turn.paid = (coins, potions)
    turn.placing = card
    turn.stage = CELL
