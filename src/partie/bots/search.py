"""Information-set Monte Carlo tree search: one tree over worlds that fit the view, for any game, for any seats.

Each simulation guesses a world, walks down the tree, leaves it at a new branch, plays on for a while, and tells every
branch on the way how that came out for the seat that chose it. A branch is what *this* seat can tell apart: the
dealer's cards and sealed answers that it may not see do not part the tree. Seats that answer one question at the same
time choose each from numbers of its own, which know nothing of the others' sealed answers.
"""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final

from partie.core import CHANCE, DEALER, Action, Event, Game, Rng, Seat, State, View, first_seat, guess

EXPLORE: Final = 0.6
TRUST: Final = 0.3  # how much the game's own opinion counts while a branch is new
WIDEN: Final = 1.6  # how fast more branches are looked at, as a factor of the root of visits
SURE: Final = 0.8  # how much the place counts in a finished game, against the lead


class Branch:
    """One answer at a node: how often it could have been given, was given, and what came of it."""

    def __init__(self, action: Action, opinion: float) -> None:
        self.action = action
        self.opinion = opinion
        self.offered = 0
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        """What it brought on average."""
        return self.total / self.visits if self.visits else 0.0


class Node:
    """A choice of one seat, as the searching seat can tell it from others."""

    def __init__(self) -> None:
        self.branches: dict[Action, Branch] = {}
        self.visits = 0


class Search:
    """The tree of one search."""

    def __init__(self, game: Game[State], observer: Seat, rng: Rng, horizon: int) -> None:
        self.game = game
        self.rules = game.rules
        self.observer = observer
        self.rng = rng
        self.horizon = horizon
        self.is_guided = False
        self.told: Sequence[Event] = ()
        self.nodes: dict[tuple[int, Seat, tuple[Action, ...]], Node] = {}
        self.paths: dict[tuple[int, tuple[tuple[Seat, Action | None], ...]], int] = {}
        self.leads = 0
        self.squares = 0.0

    def begin(self, view: View[State], legal: Sequence[Action], told: Sequence[Event]) -> None:
        """The first opinion of every answer, by what the seat sees and was told."""
        self.told = told
        opinions = self.game.prospects(view.position, view.seat, legal, told)
        self.is_guided = opinions is not None
        self._grow(self.root(view), legal, opinions)

    def root(self, view: View[State]) -> Node:
        """The node of the question that is to be answered."""
        return self._node(0, view.seat, view.position.sealed[view.seat])

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

    def simulate(self, view: View[State]) -> None:
        """One world, from the open question on."""
        s = guess(self.game, view, self.rng, self.told)
        rules = self.rules
        path = 0
        told: list[tuple[Seat, Action | None]] = []
        walked: list[tuple[Node, Branch, Seat]] = []
        in_tree = True
        beyond = 0
        while s.waiting and beyond < self.horizon:
            choice = rules.question(s)
            if s.waiting == DEALER:
                seat, action = CHANCE, choice.draw(s, self.rng)
            else:
                seat = first_seat(s.waiting)
                options = choice.options(s, seat)
                if len(options) == 1:
                    action = options[0]
                elif in_tree:
                    node = self._node(path, seat, s.sealed[seat])
                    branch = self._select(node, s, seat, options)
                    in_tree = branch.visits > 0
                    walked.append((node, branch, seat))
                    action = branch.action
                else:
                    beyond += 1
                    action = self._play_on(s, seat, options)
            if in_tree:
                is_seen = choice.seen_by(s, seat, action) >> self.observer & 1 == 1
                told.append((seat, action if is_seen or seat == self.observer else None))
            if rules.play(s, seat, action) and in_tree:
                path = self._path(path, tuple(told))
                told = []
        self._learn(s, walked)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def _select(self, node: Node, s: State, seat: Seat, options: Sequence[Action]) -> Branch:
        """The most promising branch among those this world offers; a new one as visits grow."""
        if any([action not in node.branches for action in options]):
            self._grow(node, options, self.game.prospects(s, seat, options, ()) if self.is_guided else None)
        offered = [node.branches[action] for action in options]
        if len(offered) > 3:
            offered.sort(key=_by_opinion, reverse=True)
            width = 2 + int(WIDEN * sqrt(node.visits))
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
        """New branches, each with the game's opinion of it between 0 and 1, or a random one where it has none."""
        if opinions is None:
            opinions = [self.rng.below(1000) / 1000.0 for _ in options]
        low, high = min(opinions), max(opinions)
        spread = (high - low) or 1.0
        for action, opinion in zip(options, opinions, strict=True):
            if action not in node.branches:
                node.branches[action] = Branch(action, (opinion - low) / spread)

    def _play_on(self, s: State, seat: Seat, options: Sequence[Action]) -> Action:
        """An answer beyond the tree: what the game thinks best, or any."""
        if self.is_guided:
            opinions = self.game.prospects(s, seat, options, ())
            if opinions is not None:
                return options[list(opinions).index(max(opinions))]
        return options[self.rng.below(len(options))]

    # -- learning ------------------------------------------------------------------------------------------------------

    def _learn(self, s: State, walked: list[tuple[Node, Branch, Seat]]) -> None:
        """What came of it, for every branch on the way."""
        rewards: dict[Seat, float] = {}
        for node, branch, seat in walked:
            if seat not in rewards:
                rewards[seat] = self._reward(s, seat)
            node.visits += 1
            branch.visits += 1
            branch.total += rewards[seat]

    def _reward(self, s: State, seat: Seat) -> float:
        """Between 0 and 1: the place in a finished game, and the lead, by how far leads lie apart in this search."""
        lead = self.game.appraise(s, seat)
        self.leads += 1
        self.squares += lead * lead
        scale = max(1.0, sqrt(self.squares / self.leads))
        ahead = 1.0 / (1.0 + exp(max(-30.0, min(30.0, -1.5 * lead / scale))))
        outcome = self.game.outcome(s)
        if outcome is None:
            return ahead
        place = outcome.places[seat]
        if s.seats == 1:
            return SURE * (place == 1) + (1 - SURE) * ahead
        shared = len([other for other in outcome.places if other == place])
        return SURE * (s.seats - place - (shared - 1) / 2) / (s.seats - 1) + (1 - SURE) * ahead


def _by_opinion(branch: Branch) -> float:
    return branch.opinion
