"""How good an answer looks: what the greedy bot wants more of. Everything here is opinion, no rule.

A story is worth its glory now and what may still come of it: resources, training, open connectors, closed chests,
majorities, rewards that wait, quests in hand. The figures were tuned by play.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from partie.core import Action, Card, Cell, Seat
from partie.core.cards import cards
from partie.core.grid import SIDES, beside
from partie.core.keeping import keep
from partie.core.seats import around
from partie.games.tales.actions import Choose, Quest, Return, Take
from partie.games.tales.answering import options_of, take, turn_of
from partie.games.tales.chests import permitted
from partie.games.tales.ending import MAJORITY_GLORY
from partie.games.tales.faces import (
    ONCE,
    PER_3_COINS,
    PER_3_POTIONS,
    PER_CLOSED_CHEST,
    PER_MAJORITY,
    PLACE,
    Gain,
    Printed,
)
from partie.games.tales.paying import potions_for
from partie.games.tales.position import Tales, wilderness
from partie.games.tales.rewards import count
from partie.games.tales.tiles import Chests, Glory, Story, content
from partie.games.tales.turn import CELL, CHEST, CONFIRMING, DONE, FEE, Turn

ROUNDS: Final = 10
COIN: Final = 0.85
POTION: Final = 0.9
SURPLUS: Final = 0.3  # the share of that for more than can be spent
TRAINING: Final = 0.36  # what a point of combat or magic saves in each round to come
KEY_WORTH: Final = 2.0
TOKEN_WORTH: Final = 0.6
# What open connectors are worth while tiles are still to come.
ENDS: Final = (-6.0, 0.0, 1.2, 2.0, 2.5, 2.8, 3.0)
OPENED_A_ROUND: Final = 0.13  # how likely a closed chest is opened in a round
HALF_KEY: Final = 0.35
CONNECTOR_USED: Final = 0.5
WANTED_USED: Final = 0.25
# How much of what a reward is multiplied by comes in a round, by multiplier.
GROWTH: Final = (0.0, 0.3, 0.25, 0.2, 0.2, 0.35, 0.15, 0.15, 0.0, 0.0, 0.0, 0.1, 0.0)
USUAL_MAJORITIES: Final = 1.3
QUEST_PLACED: Final = 0.75  # how often a quest that is held back comes into the story
LATER: Final = 0.08  # what a place further up the numbers costs: the token goes to the lowest
NEVER: Final = -1000.0
TAKEN_BEFORE: Final = 0.85  # how surely an earlier seat takes what looks best for it


def gain_worth(gain: Gain, left: int) -> float:
    """What a gain is worth if this number of rounds is to come."""
    resources = 1.0 if left > 1 else 0.6 if left else 0.15
    return (
        gain.glory
        + resources * (COIN * gain.coins + POTION * gain.potions)
        + (TRAINING * left + 0.3) * (gain.combat + gain.magic)
        + KEY_WORTH * gain.keys
        + TOKEN_WORTH * gain.token
    )


_hopes: Final[dict[tuple[Printed, int], list[list[float]]]] = {}


def hopes_of(printed: Printed, left: int) -> list[list[float]]:
    """What an open connector on each side of each place tile may still bring; nothing for other tiles."""
    found = _hopes.get((printed, left))
    if found is None:
        soon = min(1.0, left / 4.0)
        found = []
        for card, kind in enumerate(printed.type):
            hopes: list[float] = []
            if kind == PLACE:
                for side in range(SIDES):
                    share = WANTED_USED if printed.wanted[card][side] else CONNECTOR_USED
                    hopes.append(share * gain_worth(printed.gains[card][side], left) * soon)
            found.append(hopes)
        _hopes[printed, left] = found
    return found


class Outlook:
    """What one seat hopes for: the rounds to come, and what the others own."""

    def __init__(self, s: Tales, seat: Seat, hand: list[Card]) -> None:
        self.hand = hand  # the quests that may still be placed
        self.printed = s.printed
        self.seats = s.seats
        self.left: int = ROUNDS - s.round  # rounds after this one
        self.most: list[int] = []  # the most that another seat owns of each resource
        for owned in (s.combat, s.magic, s.potions, s.coins):
            self.most.append(max([owned[other] for other in range(s.seats) if other != seat]))
        self.spread: float = 0.4 + 0.5 * self.left
        self.soon: float = min(1.0, self.left / 4.0)
        self.hopes: list[list[float]] = hopes_of(s.printed, self.left)

    def worth(self, turn: Turn) -> float:
        """A story after this turn."""
        left = self.left
        found = float(sum(turn.glory))
        if left:
            found += COIN * self.spent(turn.coins) + POTION * self.spent(turn.potions)
            found += TRAINING * left * (turn.combat + turn.magic)
            found += self.chances(turn)
        owned = (turn.combat, turn.magic, turn.potions, turn.coins)
        held = 0.0
        for resource in range(4):
            held += self.majority(owned[resource], self.most[resource])
        found += MAJORITY_GLORY * held
        for card in turn.story.values():
            reward = self.printed.reward[card]
            if reward.at_end:
                found += reward.gain.glory * self.projected(turn, reward.times, held)
        if turn.takes_token and left:
            found += TOKEN_WORTH
        if left:
            for card in self.hand:
                if card not in turn.laid.values():
                    found += self.promise(turn, card, held)
        return found

    def spent(self, number: int) -> float:
        """How much of a resource can still be put to use."""
        useful = 1 + 2 * self.left
        return number if number <= useful else useful + SURPLUS * (number - useful)

    def majority(self, own: int, most: int) -> float:
        """How likely it is that this much of a resource is the most in the end."""
        if self.left == 0:
            return 1.0 if own >= most and own else 0.0
        return 1.0 / (1.0 + exp((most - own - 0.2) / self.spread)) * (0.8 if self.seats < 4 else 0.6)

    def chances(self, turn: Turn) -> float:
        """What open connectors and closed chests may still bring."""
        printed = self.printed
        story = turn.story
        ends: set[Cell] = set()
        found = 0.0
        halves = 0
        for at, card in story.items():
            ports = printed.ports[card]
            key_sides = printed.halves[card]
            hopes = self.hopes[card]
            for side in range(SIDES):
                if ports[side]:
                    beyond = beside(at, side)
                    if beyond not in story:
                        ends.add(beyond)
                        if hopes:
                            found += hopes[side]
                        elif key_sides[side]:
                            halves += 1
        if turn.closed:
            share = min(0.7, OPENED_A_ROUND * self.left + 0.04 * halves)
            for chest in turn.closed:
                found += share * gain_worth(content(printed, chest), self.left)
            found += HALF_KEY * min(halves, 3) * self.soon
        return found + ENDS[min(len(ends), 6)] * self.soon

    def projected(self, turn: Turn, times: int, held: float) -> float:
        """How often a reward will count in the end."""
        if times == ONCE:
            return 1.0
        if times == PER_MAJORITY:
            return held if self.left < 3 else (held + USUAL_MAJORITIES) / 2
        return count(turn, times) + GROWTH[times] * self.left

    def promise(self, turn: Turn, card: int, held: float) -> float:
        """What a quest in hand may still give, less what it will cost."""
        reward = self.printed.reward[card]
        times = self.projected(turn, reward.times, held)
        if reward.times in (PER_3_COINS, PER_3_POTIONS, PER_CLOSED_CHEST):
            times = min(times, 3.0)
        cost = self.printed.cost[card]
        missing = potions_for(turn, card) - turn.potions + max(0, cost.coins - turn.coins)
        price = COIN * cost.coins + POTION * (potions_for(turn, card) - 0.3 * self.left)
        sure = QUEST_PLACED if missing <= 0 else max(0.1, QUEST_PLACED - 0.12 * missing)
        return max(0.0, sure * (times * gain_worth(reward.gain, self.left) - max(0.0, price)))


# -- one turn ----------------------------------------------------------------------------------------------------------


def alone(turn: Turn) -> Turn:
    """The same turn for the tile at hand only: no quest follows, so that its rewards come at once."""
    tried = turn.copy()
    tried.quests = [card for card in turn.quests if card == turn.placing]
    return tried


def completed(turn: Turn, outlook: Outlook) -> float:
    """What a turn is worth whose tiles are all dealt with, if the best chests are opened."""
    while turn.stage not in (CONFIRMING, DONE):
        options = options_of(turn)
        best = options[0]
        if turn.stage == CHEST:
            most = -1.0
            for index, chest in enumerate(permitted(turn)):
                worth = gain_worth(content(turn.printed, chest), outlook.left)
                if worth > most:
                    best, most = options[index], worth
        take(turn, best)
    return outlook.worth(turn)


def tried(turn: Turn, action: Action, outlook: Outlook) -> float:
    """What an answer of a turn is worth, with the best fee, cell and chests after it."""
    after = turn.copy()
    take(after, action)
    if after.stage in (FEE, CELL):
        return max([tried(after, each, outlook) for each in options_of(after)])
    return completed(after, outlook)


def turn_prospects(turn: Turn, legal: Sequence[Action], outlook: Outlook) -> list[float]:
    """The drafted tile is dealt with first; then each quest against holding it back."""
    found: list[float] = []
    for action in legal:
        after = alone(turn)
        if isinstance(action, Quest):
            after.quests = [action.card]
            found.append(tried(after, action, outlook) if not turn.drafted else NEVER)
        else:
            found.append(tried(after, action, outlook))
    return found


# -- choosing a tile ---------------------------------------------------------------------------------------------------


def tile_worth(s: Tales, seat: Seat, card: int, owes_fee: bool, outlook: Outlook) -> float:
    """What a tile is worth to a seat: placed as well as can be, or discarded."""
    turn = Turn(s, seat)
    turn.quests = []
    turn.drafted = card
    turn.owes_fee = owes_fee
    return max([tried(turn, action, outlook) for action in options_of(turn)])


# Everything that the worth of a tile goes by: what is printed, the story, its chests and glory; keys, resources, rounds
# to come, seats, the most of each resource that others own; and the quests in hand.
type Standing = tuple[Printed, Story, Chests, Glory, tuple[int, ...], tuple[Card, ...]]

KEPT: Final = 512  # standings whose tile worths are kept: a search comes back to them
_worths: Final[dict[Standing, dict[int, float]]] = {}


def worths_known(s: Tales, seat: Seat, outlook: Outlook) -> dict[int, float]:
    """What tiles are worth to a seat that stands like this, as far as it is known, by card and fee."""
    owned = [s.keys[seat], s.coins[seat], s.potions[seat], s.combat[seat], s.magic[seat], outlook.left, s.seats]
    standing: Standing = (
        s.printed,
        s.stories[seat],
        s.closed[seat],
        s.glory[seat],
        tuple(owned + outlook.most),
        tuple(outlook.hand),
    )
    found = _worths.get(standing)
    return keep(_worths, standing, {}, KEPT) if found is None else found


def tile_worths(s: Tales, seat: Seat, hand: list[Card]) -> list[float]:
    """What every place is worth to a seat; a low one has the token besides."""
    outlook = Outlook(s, seat, hand)
    known = worths_known(s, seat, outlook)
    found: list[float] = []
    for place, card in enumerate(s.places, 1):
        if not card:
            found.append(NEVER)
            continue
        owes_fee = place > wilderness(s.seats)
        worth = known.get(2 * card + owes_fee)
        if worth is None:
            worth = tile_worth(s, seat, card, owes_fee, outlook)
            known[2 * card + owes_fee] = worth
        found.append(worth - LATER * place)
    return found


def choice_prospects(s: Tales, seat: Seat, own: list[float]) -> list[float]:
    """G5.3 Earlier seats take what looks best for them; whoever misses takes the best that is left."""
    gone: list[int] = []
    for other in around(s.seats, s.first):
        if other == seat:
            break
        worths = tile_worths(s, other, [])
        for place in gone:
            worths[place] = NEVER
        gone.append(worths.index(max(worths)))
    rest = sorted([worth for place, worth in enumerate(own) if place not in gone], reverse=True)
    missed = rest[1] if len(rest) > 1 else rest[0]
    found = own[:]
    for place in gone:
        found[place] += TAKEN_BEFORE * (missed - found[place])
    return found


def prospects(s: Tales, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """How good each answer looks to a seat, by its view."""
    first = legal[0]
    hand = cards(s.quests[seat])
    if isinstance(first, Choose):
        worths = choice_prospects(s, seat, tile_worths(s, seat, hand))
        return [worths[action.place - 1] for action in legal if isinstance(action, Choose)]
    if isinstance(first, Take):
        worths = tile_worths(s, seat, hand)
        return [worths[action.place - 1] for action in legal if isinstance(action, Take)]
    if isinstance(first, Return):
        turn = Turn(s, seat)
        outlook = Outlook(s, seat, [])
        return [-outlook.promise(turn, action.card, 1.0) for action in legal if isinstance(action, Return)]
    turn = turn_of(s, seat, s.sealed[seat])
    return turn_prospects(turn, legal, Outlook(s, seat, hand))


def hunch(s: Tales, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """The same in a hurry: nobody asks what the seats before it will take."""
    if isinstance(legal[0], Choose):
        worths = tile_worths(s, seat, cards(s.quests[seat]))
        return [worths[action.place - 1] for action in legal if isinstance(action, Choose)]
    return prospects(s, seat, legal)


def appraise(s: Tales, seat: Seat) -> float:
    """The lead over the best of the others, with what may still come of the stories."""
    worths = [Outlook(s, other, cards(s.quests[other])).worth(Turn(s, other)) for other in range(s.seats)]
    return worths[seat] - max([worth for other, worth in enumerate(worths) if other != seat])
