"""Information-set Monte Carlo tree search: one tree over worlds that fit the view, for any game, for any seats.

Every world is tried with each of the answers that are still in the running, and with the same luck, so that they are
told apart by what they do and not by what was dealt; then the worse half drops out, and the rest is tried in more
worlds. A trial walks down the tree, leaves it at a new branch, plays on for a while, and tells every branch on the way
how that came out for the seat that chose it. A branch is what *this* seat can tell apart: the dealer's cards and sealed
answers that it may not see do not part the tree. Seats that answer one question at the same time choose each from
numbers of its own, which know nothing of the others' sealed answers.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from partie.bots.budget import Budget
from partie.bots.opinion import appraise
from partie.core import CHANCE, Action, Event, Game, Position, Rng, Seat, View, has
from partie.core.seats import DEALER, bit, first_seat, join
from partie.core.sight import guess

EXPLORE: Final = 0.6
TRUST: Final = 0.3  # how much the game's own opinion counts while little was tried
DOUBT: Final = 2.0  # as how many trials that opinion counts
STUBBORN: Final = 0.12  # and how much it always counts, as a share: worlds in which all is known mislead a little
WIDEN: Final = 0.5  # how fast more branches are looked at, as a factor of the root of visits
LASTS: Final = 0.7  # how much of a lead is left in the end, about: 2,800 hints against how those games came out
SURE: Final = 0.3  # how much the place counts in a finished game, against the lead: a few trials tell a lead better
BY_CHANCE: Final = 20  # play without any opinion is quick and says little: that many more trials
TO_THE_END: Final = 100_000


class Effort(NamedTuple):
    """How hard a search tries: trials in all, answers compared at first, answers played on beyond the tree.

    Trials are for small tables; every answer that is compared is tried in at least as many worlds as there are seats.
    """

    trials: int
    width: int
    horizon: int


class Branch:
    """One answer at a node: how often it could have been given, was given, and what came of it."""

    def __init__(self, action: Action, opinion: float) -> None:
        self.action = action
        self.opinion = opinion
        self.offered = 0
        self.visits = 0
        self.total = 0.0
        self.ranks = 0.0

    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.0

    def rank(self) -> float:
        """The place it led to on average, from 0 for the last to 1 for the first, if the search was to tell."""
        return self.ranks / self.visits if self.visits else 0.0


class Node:
    """A choice of one seat, as the searching seat can tell it from others."""

    def __init__(self) -> None:
        self.branches: dict[Action, Branch] = {}
        self.visits = 0


class Search:
    """The tree of one search, from the question that a seat is asked.

    ``tells``  whether somebody wants to know which place each answer leads to: that takes time and changes no answer
    """

    def __init__(
        self,
        game: Game[Position],
        view: View[Position],
        legal: Sequence[Action],
        told: Sequence[Event],
        rng: Rng,
        tells: bool = False,
    ) -> None:
        self.game = game
        self.tells = tells
        self.rules = game.rules
        self.view = view
        self.observer: Seat = view.seat
        self.rng = rng
        self.told = told
        self.nodes: dict[tuple[int, Seat, tuple[Action, ...]], Node] = {}
        self.paths: dict[tuple[int, tuple[tuple[Seat, Action | None], ...]], int] = {}
        self.leads = 0
        self.squares = 0.0
        self.sealed = [seat for seat, given in enumerate(view.position.sealed) if given and seat != view.seat]
        opinions = game.opinions.prospects(view.position, view.seat, legal, told)
        self.is_guided = opinions is not None
        self.root = self._node(0, view.seat, view.position.sealed[view.seat])
        self._grow(self.root, legal, opinions)

    def run(self, effort: Effort, budget: Budget) -> list[Branch]:
        """The answers that were tried, the best first; the best by opinion if there was no time at all."""
        live = sorted(self.root.branches.values(), key=_opinion_of, reverse=True)
        trials, width, horizon = effort
        if self.is_guided:
            live = live[:width]
            # The more seats, the less one answer does among what the others do: a world for each seat at the least.
            trials = max(trials, len(live) * self.view.position.seats)
        else:
            trials *= BY_CHANCE
            horizon = TO_THE_END
        left = max(1, int(trials * budget.share))
        out: list[Branch] = []
        rounds = max(1, (len(live) - 1).bit_length())
        for number in range(rounds):
            for _ in range(max(1, left // ((rounds - number) * len(live)))):
                if left <= 0 or budget.is_over():
                    return self._ranked(live) + out
                world = self._world()
                luck = Rng(str(self.rng.below(2**30)))
                for branch in live:
                    self._try(world.clone(), branch, luck.twin(), horizon)
                left -= len(live)
            live = self._ranked(live)
            if number < rounds - 1:
                half = (len(live) + 1) // 2
                out = live[half:] + out
                live = live[:half]
        return live + out

    def _ranked(self, branches: list[Branch]) -> list[Branch]:
        """By what came of them, and by opinion as far as little was tried."""
        visits = max(1, self.root.visits)
        mean = sum([branch.total for branch in self.root.branches.values()]) / visits
        worths: list[float] = []
        for branch in branches:
            doubt = DOUBT + STUBBORN * branch.visits
            opinion = mean + TRUST * (branch.opinion - 1.0)
            worths.append((branch.total + doubt * opinion) / (branch.visits + doubt))
        order = sorted(range(len(branches)), key=worths.__getitem__, reverse=True)
        return [branches[i] for i in order]

    def _world(self) -> Position:
        """A position that fits the view. Whoever has sealed an answer chooses it again: it may have been any."""
        world = guess(self.game, self.view, self.rng, self.told)
        for seat in self.sealed:
            world.sealed[seat] = ()
            world.waiting = join(world.waiting, bit(seat))
        return world

    def _node(self, path: int, seat: Seat, sealed: tuple[Action, ...]) -> Node:
        key = (path, seat, sealed)
        found = self.nodes.get(key)
        if found is None:
            found = Node()
            self.nodes[key] = found
        return found

    def _path(self, path: int, told: tuple[tuple[Seat, Action | None], ...]) -> int:
        key = (path, told)
        found = self.paths.get(key)
        if found is None:
            found = len(self.paths) + 1
            self.paths[key] = found
        return found

    def _try(self, s: Position, first: Branch, luck: Rng, horizon: int) -> None:
        """One answer in one world, from the open question on."""
        rules = self.rules
        path = 0
        told: list[tuple[Seat, Action | None]] = []
        walked: list[tuple[Node, Branch, Seat]] = []
        in_tree = True
        is_asked = True
        beyond = 0
        while s.waiting and beyond < horizon:
            choice = rules.question(s)
            if s.waiting == DEALER:
                seat, action = CHANCE, choice.draw(s, luck)
            else:
                seat = first_seat(s.waiting)
                if is_asked and seat == self.observer:
                    is_asked = False
                    action = first.action
                    walked.append((self.root, first, seat))
                else:
                    options = choice.options(s, seat)
                    if len(options) == 1:
                        action = options[0]
                    elif in_tree:
                        node = self._node(path, seat, s.sealed[seat])
                        branch = self._select(node, s, seat, options)
                        in_tree = branch.visits > 0 or is_asked
                        walked.append((node, branch, seat))
                        action = branch.action
                    else:
                        beyond += 1
                        action = self._play_on(s, seat, options, luck)
            if in_tree:
                is_seen = has(choice.seen_by(s, seat, action), self.observer)
                told.append((seat, action if is_seen or seat == self.observer else None))
            if rules.play(s, seat, action) and in_tree:
                path = self._path(path, tuple(told))
                told = []
        self._learn(s, walked)
        if self.tells:
            first.ranks += self._rank(s)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def _select(self, node: Node, s: Position, seat: Seat, options: Sequence[Action]) -> Branch:
        """The most promising branch among those this world offers; a new one as visits grow."""
        if any([action not in node.branches for action in options]):
            self._grow(node, options, self.game.opinions.hunch(s, seat, options) if self.is_guided else None)
        offered = [node.branches[action] for action in options]
        width = 1 + int(WIDEN * sqrt(node.visits)) if self.is_guided else len(offered)
        if width < len(offered):
            offered.sort(key=_opinion_of, reverse=True)
            offered = offered[:width]
        best = offered[0]
        most = -1e9
        for branch in offered:
            branch.offered += 1
            if branch.visits:
                worth = branch.mean() + EXPLORE * sqrt(log(branch.offered + 1) / branch.visits)
            else:
                worth = 1.0 + EXPLORE * sqrt(log(branch.offered + 1))
            worth += TRUST * branch.opinion / (1 + branch.visits)
            if worth > most:
                best, most = branch, worth
        return best

    def _grow(self, node: Node, options: Sequence[Action], opinions: Sequence[float] | None) -> None:
        """New branches, each with the game's opinion of it from 0 to 1 for the best, or a random one."""
        if opinions is None:
            opinions = [self.rng.below(1000) / 1000.0 for _ in options]
        low, high = min(opinions), max(opinions)
        spread = (high - low) or 1.0
        for action, opinion in zip(options, opinions, strict=True):
            if action not in node.branches:
                node.branches[action] = Branch(action, 1.0 - (high - opinion) / spread)

    def _play_on(self, s: Position, seat: Seat, options: Sequence[Action], luck: Rng) -> Action:
        """An answer beyond the tree: what the game thinks best, or any."""
        if self.is_guided:
            opinions = self.game.opinions.hunch(s, seat, options)
            if opinions is not None:
                return options[list(opinions).index(max(opinions))]
        return options[luck.below(len(options))]

    # -- learning ------------------------------------------------------------------------------------------------------

    def _learn(self, s: Position, walked: list[tuple[Node, Branch, Seat]]) -> None:
        """What came of it, for every branch on the way."""
        rewards: dict[Seat, float] = {}
        for node, branch, seat in walked:
            if seat not in rewards:
                rewards[seat] = self._reward(s, seat)
            node.visits += 1
            branch.visits += 1
            branch.total += rewards[seat]

    def _reward(self, s: Position, seat: Seat) -> float:
        """Between 0 and 1: the place in a finished game, and the lead, by how far leads lie apart in this search."""
        lead = appraise(self.game, s, seat)
        self.leads += 1
        self.squares += lead * lead
        ahead = self._ahead(lead)
        outcome = self.game.outcome(s)
        return ahead if outcome is None else SURE * beaten(outcome.ranks, seat) + (1.0 - SURE) * ahead

    def _ahead(self, lead: float) -> float:
        """How likely such a lead wins."""
        scale = max(1.0, sqrt(self.squares / self.leads))
        return 1.0 / (1.0 + exp(max(-30.0, min(30.0, -1.5 * lead / scale))))

    def _rank(self, s: Position) -> float:
        """The observer's place, or how likely it ends before each of the others, not only before the best of them."""
        outcome = self.game.outcome(s)
        if outcome is not None:
            return beaten(outcome.ranks, self.observer)
        own = appraise(self.game, s, self.observer)
        leads = [own - appraise(self.game, s, other) for other in range(s.seats) if other != self.observer]
        # Of two seats one's lead is the other's lag: the difference is twice the lead.
        chances = [self._ahead(LASTS * lead / 2.0) for lead in leads] or [self._ahead(LASTS * own)]
        return sum(chances) / len(chances)


def beaten(ranks: Sequence[int], seat: Seat) -> float:
    """The share of the others that a seat has left behind; who shares its place counts half. Alone: whether it won."""
    own = ranks[seat]
    if len(ranks) == 1:
        return 1.0 if own == 1 else 0.0
    behind = 0.0
    for other in ranks:
        behind += 1.0 if other > own else 0.5 if other == own else 0.0
    return (behind - 0.5) / (len(ranks) - 1)


def _opinion_of(branch: Branch) -> float:
    return branch.opinion
