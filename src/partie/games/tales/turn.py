"""G9–G14, G17 One seat's turn of phase 2, as far as its answers go.

All seats may act at the same time, and a seat may take back everything until it confirms; so a turn is worked out
beside the table, from the seat's sealed answers, and comes on the table when the question is closed.
"""

from collections.abc import Sequence
from typing import Final

from partie.core import Action, Event, Piece, Seat, pick, public, put
from partie.games.tales.actions import (
    CONFIRM,
    DISCARD,
    FINISH,
    LAY,
    OPEN,
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
)
from partie.games.tales.events import (
    ChestOpened,
    ConnectorPaid,
    KeyLost,
    KeyMade,
    RewardGained,
    TileDiscarded,
    TilePlaced,
    TokenTaken,
)
from partie.games.tales.faces import (
    NO_TYPE,
    NOTHING,
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
from partie.games.tales.state import CHESTS_ROW, QUESTS_ROW, Tales, packed, wilderness
from partie.games.tales.story import cells_for, has_cell, joins_of, surrounded

# What the seat is asked next; the last two mean that it owes no choice.
NEXT: Final = 0
FEE: Final = 1
CELL: Final = 2
KEY: Final = 3
CHEST: Final = 4
CONFIRMING: Final = 5
DONE: Final = 6
RESOLVING: Final = 7
PARTS: Final = ("next", "fee", "cell", "key", "chest", "confirm")

COIN: Final = 0
POTION: Final = 1
COMPENSATION: Final = Gain(coins=1, potions=1, keys=1)  # G11.3, G11.4


class Deed:
    """A tile that was placed, with the joins it made, or the drafted one, discarded."""

    def __init__(self, card: int, joins: list[tuple[int, int]], is_discard: bool) -> None:
        self.card = card
        self.joins = joins
        self.is_discard = is_discard


class Turn:
    """Everything that is the seat's own, changed by its answers one by one."""

    def __init__(self, s: Tales, seat: Seat, before: "Turn | None" = None) -> None:
        """A turn at its beginning, or as far as another one is: to try an answer on."""
        self.s = s
        self.printed = s.printed
        self.seat = seat
        self.told: list[Event] | None = None
        if before is not None:
            self._follow(before)
            return
        self.story: dict[int, int] = {}
        for tile in s.stories[seat]:
            self.story[tile >> 8] = tile & 255
        self.hero: int = s.stories[seat][0] & 255
        self.laid: list[int] = []  # cells and tiles, packed
        self.closed: list[int] = list(s.closed[seat])
        self.keys: int = s.keys[seat]
        self.coins: int = s.coins[seat]
        self.potions: int = s.potions[seat]
        self.combat: int = s.combat[seat]
        self.magic: int = s.magic[seat]
        self.glory: list[int] = list(s.glory[seat])
        self.takes_token: bool = False
        self.drafted: int = s.drafted[seat][0] >> 16 if s.drafted[seat] else 0
        self.owes_fee: bool = s.taken_from[seat] > wilderness(s.seats)
        self.quests: list[int] = [p >> 16 for p in s.quests[seat]]
        self.stage: int = NEXT
        self.placing: int = 0  # the tile that is paid for and looks for a cell
        self.paid: tuple[int, int] = (0, 0)
        self.deeds: list[Deed] = []
        self.resolved: int = 0  # deeds whose rewards are gained
        self.step: int = 0  # G13.4
        self.free_keys: int = 0
        self.join_keys: list[tuple[int, int]] = []  # G14.5 the two tiles of each
        self.chosen: int = -1  # which of them is next

    def _follow(self, before: "Turn") -> None:
        self.story = before.story.copy()
        self.hero = before.hero
        self.laid = before.laid[:]
        self.closed = before.closed[:]
        self.keys = before.keys
        self.coins = before.coins
        self.potions = before.potions
        self.combat = before.combat
        self.magic = before.magic
        self.glory = before.glory[:]
        self.takes_token = before.takes_token
        self.drafted = before.drafted
        self.owes_fee = before.owes_fee
        self.quests = before.quests[:]
        self.stage = before.stage
        self.placing = before.placing
        self.paid = before.paid
        self.deeds = before.deeds[:]
        self.resolved = before.resolved
        self.step = before.step
        self.free_keys = before.free_keys
        self.join_keys = before.join_keys[:]
        self.chosen = before.chosen

    def copy(self) -> "Turn":
        """The same turn, to try an answer on."""
        return Turn(self.s, self.seat, self)

    def has_laid(self, card: int) -> bool:
        """Whether a tile was placed in this turn."""
        return card in [tile & 255 for tile in self.laid]

    # -- asking ----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """G9.7, G17.20 A seat that can only discard need not be asked, unless it might still place a quest."""
        if not self.quests and not self.can_place(self.drafted, self.owes_fee):
            self._discard()
            self._go_on()

    def options(self) -> Sequence[Action]:
        """Every answer the seat may give now."""
        if self.stage == NEXT:
            return self._next_options()
        if self.stage == FEE:
            return PAY
        if self.stage == CELL:
            return [LAY[cell] for cell in cells_for(self.printed, self.story, self.placing)]
        if self.stage == KEY:
            return [USE[other] for _, other in self.join_keys]
        if self.stage == CHEST:
            return [OPEN[chest >> 1][chest & 1] for chest in self.permitted()]
        return [CONFIRM]

    def _next_options(self) -> list[Action]:
        """G9.1, G9.8, G17.6, G17.17 The drafted tile first; then quests, and the end of the turn."""
        found: list[Action] = []
        if self.drafted:
            if self.can_place(self.drafted, self.owes_fee):
                found.append(PLACE_IT)
            found.append(DISCARD)
        for card in self.quests:
            if self.can_place(card, False):
                found.append(QUEST[card])
        if not self.drafted:
            found.append(FINISH)
        return found

    def take(self, action: Action) -> None:
        """One answer."""
        if isinstance(action, Place):
            self._pay_drafted()
        elif isinstance(action, Discard):
            self._discard()
        elif isinstance(action, Quest):
            self._pay(action.card, 0, 0)
        elif isinstance(action, Pay):
            self._pay(self.drafted, action.resource == COIN, action.resource == POTION)
        elif isinstance(action, Lay):
            self._lay(action.cell)
        elif isinstance(action, Use):
            self.chosen = [other for _, other in self.join_keys].index(action.card)
        elif isinstance(action, Open):
            self._open(2 * action.card + action.chest - 1)
        elif isinstance(action, Finish):
            self.stage = RESOLVING
        elif isinstance(action, Confirm):
            self.stage = DONE
        if self.stage in (NEXT, KEY, CHEST, RESOLVING):
            self._go_on()

    def _go_on(self) -> None:
        """What needs no answer happens, until the seat must choose or confirm."""
        if self.stage == NEXT:
            # G9.7 The last quest is placed, and still the drafted tile cannot be.
            if self.drafted and not self.quests and not self.can_place(self.drafted, self.owes_fee):
                self._discard()
            if self.drafted or self.quests:
                return
            self.stage = RESOLVING
        while True:
            if self.free_keys:
                if not self._use_free_key():
                    return
            elif self.join_keys:
                if not self._use_join_key():
                    return
            elif self.resolved < len(self.deeds):
                self._resolve()
            else:
                self.stage = CONFIRMING
                return

    # -- G10 paying ------------------------------------------------------------------------------------------------

    def potions_for(self, card: int) -> int:
        """G10.6, G10.7, G10.12 Potions of the cost, and one for each missing point of combat or magic."""
        cost = self.printed.cost[card]
        return cost.potions + max(0, cost.combat - self.combat) + max(0, cost.magic - self.magic)

    def can_pay(self, card: int, coins: int, potions: int) -> bool:
        """G10.2, G10.11, G10.12 Whether the cost is owned, with so much of the wilderness fee besides."""
        return self.coins >= self.printed.cost[card].coins + coins and self.potions >= self.potions_for(card) + potions

    def is_payable(self, card: int, owes_fee: bool) -> bool:
        """G10.9, G17.8 Whether the tile can be paid for, the fee in whichever way is possible."""
        if not owes_fee:
            return self.can_pay(card, 0, 0)
        return self.can_pay(card, 1, 0) or self.can_pay(card, 0, 1)

    def can_place(self, card: int, owes_fee: bool) -> bool:
        """G9.7 Payable, and there is a cell for it."""
        return self.is_payable(card, owes_fee) and has_cell(self.printed, self.story, card)

    def _pay_drafted(self) -> None:
        """G10.9, G10.13 The fee is asked only if coin and potion are both possible."""
        card = self.drafted
        if not self.owes_fee:
            self._pay(card, 0, 0)
            return
        in_coin, in_potion = self.can_pay(card, 1, 0), self.can_pay(card, 0, 1)
        if in_coin and in_potion:
            self.stage = FEE
        else:
            self._pay(card, int(in_coin), int(not in_coin))

    def _pay(self, card: int, coins: int, potions: int) -> None:
        """G10.1–G10.5 Coins and potions go to the supply; combat and magic stay."""
        coins += self.printed.cost[card].coins
        potions += self.potions_for(card)
        self.coins -= coins
        self.potions -= potions
        self.paid = (coins, potions)
        self.placing = card
        self.stage = CELL

    # -- G11 discarding --------------------------------------------------------------------------------------------

    def _discard(self) -> None:
        """G11.1–G11.6, G17.12 The tile goes away now; what it gives comes after all payments."""
        self.deeds.append(Deed(self.drafted, [], True))
        if self.told is not None:
            self.told.append(TileDiscarded(self.seat, self.piece(self.drafted)))
        self.drafted = 0
        self.stage = NEXT

    # -- G12 placing -----------------------------------------------------------------------------------------------

    def _lay(self, cell: int) -> None:
        """G12.1, G13.10, G14.14 The tile lies there with its chests; its joins are noted."""
        card = self.placing
        self.deeds.append(Deed(card, joins_of(self.printed, self.story, card, cell), False))
        self.story[cell] = card
        self.laid.append(packed(cell, card))
        for chest in range(len(self.printed.chests[card])):
            self.closed.append(2 * card + chest)
        if card == self.drafted:
            self.drafted = 0
        else:
            self.quests.remove(card)
        if self.told is not None:
            self.told.append(TilePlaced(self.seat, self.piece(card), cell, self.paid[0], self.paid[1]))
        self.placing = 0
        self.stage = NEXT

    # -- G13 rewards -----------------------------------------------------------------------------------------------

    def _resolve(self) -> None:
        """G13.4, G17.9, G17.10 The next step of the next deed: join keys, connectors, the tile's own reward."""
        deed = self.deeds[self.resolved]
        if deed.is_discard:
            self._gain(COMPENSATION, 1, NO_TYPE)
            self._tell_reward(deed.card, COMPENSATION, 1)
            self.resolved += 1
        elif self.step == 0:
            self._make_keys(deed)
            self.step = 1
        elif self.step == 1:
            self._pay_connectors(deed)
            self.step = 2
        else:
            self._reward(deed.card)
            self.step = 0
            self.resolved += 1

    def _make_keys(self, deed: Deed) -> None:
        """G14.4, G14.5 A key for each join of two halves."""
        halves = self.printed.halves
        for side, other in deed.joins:
            if halves[deed.card] >> side & halves[other] >> (side ^ 2) & 1:
                self.join_keys.append((deed.card, other))
                if self.told is not None:
                    self.told.append(KeyMade(self.seat, self.piece(deed.card), self.piece(other)))

    def _pay_connectors(self, deed: Deed) -> None:
        """G13.9–G13.15 Connectors of place tiles on either side of a join, each by its own condition."""
        for side, other in deed.joins:
            self._pay_connector(deed.card, side, other)
            self._pay_connector(other, side ^ 2, deed.card)

    def _pay_connector(self, card: int, side: int, other: int) -> None:
        """G13.11, G13.12 The tile on the other side must be of the wanted type."""
        if self.printed.type[card] != PLACE:
            return
        wanted = self.printed.wanted[card][side]
        if wanted not in (NO_TYPE, self.printed.type[other]):
            return
        gain = self.printed.gains[card][side]
        self._gain(gain, 1, PLACE)
        if self.told is not None:
            self.told.append(
                ConnectorPaid(
                    self.seat,
                    self.piece(card),
                    gain.glory,
                    gain.coins,
                    gain.potions,
                    gain.combat,
                    gain.magic,
                    gain.keys,
                )
            )
            if gain.token:
                self.told.append(TokenTaken(self.seat))

    def _reward(self, card: int) -> None:
        """G13.1, G13.6–G13.8 The reward of the tile itself, unless it waits for the end of the game."""
        reward = self.printed.reward[card]
        if reward.at_end:
            return
        times = self.count(reward.times)
        if times:
            type = self.printed.type[card]
            self._gain(reward.gain, times, type or QUESTS_ROW)
            self._tell_reward(card, reward.gain, times)

    def count(self, times: int) -> int:
        """G18.6–G18.8, G18.11–G18.15 How many there are of what a reward is multiplied by."""
        if times == ONCE:
            return 1
        if times <= TREASURE:
            types = self.printed.type
            found = 0
            for card in self.story.values():
                found += types[card] == times
            return found
        if times == PER_KEY:
            return self.keys
        if times == PER_COMBAT:
            return self.combat
        if times == PER_MAGIC:
            return self.magic
        if times == PER_3_COINS:
            return self.coins // 3
        if times == PER_3_POTIONS:
            return self.potions // 3
        if times == PER_SURROUNDED:
            return surrounded(self.story)
        assert times == PER_CLOSED_CHEST
        return len(self.closed)

    def _gain(self, gain: Gain, times: int, row: int) -> None:
        """G13.2, G13.3, G18.1–G18.5, G18.16 From the supply, each part as many times."""
        self.glory[row] += gain.glory * times
        self.coins += gain.coins * times
        self.potions += gain.potions * times
        self.combat += gain.combat * times
        self.magic += gain.magic * times
        self.free_keys += gain.keys * times
        if gain.token:
            self.takes_token = True

    def _tell_reward(self, card: int, gain: Gain, times: int) -> None:
        if self.told is not None and gain != NOTHING:
            self.told.append(
                RewardGained(
                    self.seat,
                    self.piece(card),
                    gain.glory * times,
                    gain.coins * times,
                    gain.potions * times,
                    gain.combat * times,
                    gain.magic * times,
                    gain.keys * times,
                )
            )
            if gain.token:
                self.told.append(TokenTaken(self.seat))

    # -- G14 keys and chests ---------------------------------------------------------------------------------------

    def permitted(self) -> list[int]:
        """G14.5, G14.6 The closed chests that the key in hand may open."""
        return self.closed if self.free_keys else self._in_reach(self.join_keys[self.chosen])

    def _in_reach(self, key: tuple[int, int]) -> list[int]:
        """G14.5 The closed chests of the two joined tiles and of the hero."""
        new, other = key
        return [chest for chest in self.closed if chest >> 1 in (new, other, self.hero)]

    def _use_free_key(self) -> bool:
        """G14.6–G14.11, G14.17 False if the seat must choose among chests."""
        if not self.closed:
            self._lose_keys(self.free_keys)
            self.free_keys = 0
        elif len(self.closed) == 1:
            self._open(self.closed[0])
        else:
            self.stage = CHEST
            return False
        return True

    def _use_join_key(self) -> bool:
        """G13.5, G14.5–G14.10, G14.17 False if the seat must choose which key is next, or which chest."""
        reaches = [self._in_reach(key) for key in self.join_keys]
        usable = [key for key, reach in zip(self.join_keys, reaches, strict=True) if reach]
        if len(usable) < len(self.join_keys):
            self._lose_keys(len(self.join_keys) - len(usable))
            self.join_keys = usable
            return True
        if self.chosen < 0:
            if any([reach != reaches[0] for reach in reaches]):
                self.stage = KEY
                return False
            self.chosen = 0
        if len(reaches[self.chosen]) > 1:
            self.stage = CHEST
            return False
        self._open(reaches[self.chosen][0])
        return True

    def _open(self, chest: int) -> None:
        """G14.1–G14.3, G14.12 The key lies on the chest before its content is gained."""
        if self.free_keys:
            self.free_keys -= 1
        else:
            del self.join_keys[self.chosen]
            self.chosen = -1
        self.closed.remove(chest)
        self.keys += 1
        self.stage = RESOLVING
        gain = self.printed.chests[chest >> 1][chest & 1]
        self._gain(gain, 1, CHESTS_ROW)
        if self.told is not None:
            self.told.append(
                ChestOpened(
                    self.seat,
                    self.piece(chest >> 1),
                    (chest & 1) + 1,
                    gain.glory,
                    gain.coins,
                    gain.potions,
                    gain.combat,
                    gain.magic,
                    gain.keys,
                )
            )
            if gain.token:
                self.told.append(TokenTaken(self.seat))

    def _lose_keys(self, count: int) -> None:
        """G14.10 Back to the supply."""
        if self.told is not None:
            for _ in range(count):
                self.told.append(KeyLost(self.seat))

    # -- onto the table --------------------------------------------------------------------------------------------

    def piece(self, card: int) -> Piece:
        """A tile that all see."""
        return card << 16 | public(self.s.seats)

    def commit(self) -> None:
        """G9.12 The turn comes on the table."""
        s, seat = self.s, self.seat
        s.stories[seat] += tuple(self.laid)
        s.closed[seat] = tuple(self.closed)
        s.keys[seat] = self.keys
        s.coins[seat] = self.coins
        s.potions[seat] = self.potions
        s.combat[seat] = self.combat
        s.magic[seat] = self.magic
        s.glory[seat] = tuple(self.glory)
        for deed in self.deeds:
            if s.drafted[seat] and s.drafted[seat][0] >> 16 == deed.card:
                s.drafted[seat] = ()
            else:
                s.quests[seat] = pick(s.quests[seat], deed.card)[1]
            if deed.is_discard:
                s.discarded[seat] = put(s.discarded[seat], self.piece(deed.card))
            else:
                s.story[seat] = put(s.story[seat], self.piece(deed.card))
        if self.takes_token:
            s.first = seat


def turn_of(s: Tales, seat: Seat, answers: Sequence[Action]) -> Turn:
    """The turn of a seat after these answers."""
    turn = Turn(s, seat)
    # Whoever was asked for the drafted tile or a quest could place one: no need to look again.
    if not answers or isinstance(answers[0], Open):
        turn.begin()
    for action in answers:
        turn.take(action)
    return turn
