"""What a tile would cost a seat now, and what is missing. No words here."""

from dataclasses import dataclass

from partie.core import Card, Cell
from partie.games.tales.paying import potions_for
from partie.games.tales.story import cells_for
from partie.games.tales.turn import Turn


@dataclass(frozen=True)
class Price:
    """G10 A tile's price for one seat as it stands: what is paid, what is missing, where it could lie."""

    coins: int  # of the cost
    potions: int  # of the cost, and in place of combat and magic
    instead: int  # how many of them stand for combat and magic
    owes_fee: bool
    fee_in_coin: bool  # whether the wilderness fee could be paid so
    fee_in_potion: bool
    missing_coins: int
    missing_potions: int
    missing_fee: bool  # the cost could be paid, or what is missing of it; the fee could not besides
    cells: tuple[Cell, ...]  # where it could be laid

    @property
    def is_payable(self) -> bool:
        """G10.12 Whether cost and fee are owned."""
        return not (self.missing_coins or self.missing_potions or self.missing_fee)

    @property
    def can_be_placed(self) -> bool:
        """G9.7 Payable, and there is a cell for it."""
        return self.is_payable and bool(self.cells)


def price_of(turn: Turn, card: Card, owes_fee: bool) -> Price:
    """G10.12 The price of a tile for a seat, with what it owns at this point of its turn."""
    cost = turn.printed.cost[card]
    potions = potions_for(turn, card)
    spare_coins, spare_potions = turn.coins - cost.coins, turn.potions - potions
    return Price(
        coins=cost.coins,
        potions=potions,
        instead=potions - cost.potions,
        owes_fee=owes_fee,
        fee_in_coin=owes_fee and spare_coins > 0,
        fee_in_potion=owes_fee and spare_potions > 0,
        missing_coins=max(0, -spare_coins),
        missing_potions=max(0, -spare_potions),
        missing_fee=owes_fee and spare_coins <= 0 and spare_potions <= 0,
        cells=tuple(cells_for(turn.printed, turn.story, card)),
    )
