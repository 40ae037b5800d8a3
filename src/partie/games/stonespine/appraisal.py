"""How good an answer looks, one step ahead: what the greedy bot wants more of. Everything here is opinion, no rule.

A growing dungeon is worth what it scores now and what it may still become; the figures were tuned by play.
"""

from collections.abc import Sequence
from typing import Final

from partie.core import Action, Card, Seat, has, seats_in
from partie.core.cards import cards, face
from partie.core.keeping import keep
from partie.games.stonespine.actions import Buy, Column, Discard, Embed, Keep, Place, Take, Tunnel
from partie.games.stonespine.board import Dungeon, hoard
from partie.games.stonespine.construction import free_columns
from partie.games.stonespine.elements import CHEST, Elements
from partie.games.stonespine.ending import dungeon_of, ranking
from partie.games.stonespine.improvement import MOST_ELEMENTS
from partie.games.stonespine.places import (
    PLACES,
    ROW_PLACES,
    SIZE,
    EdgeSet,
    Laid,
    Rooms,
    count_places,
    covers,
    edges_of,
    has_edge,
    has_place,
    in_both,
    last_row,
    only_in,
    with_edge,
)
from partie.games.stonespine.position import Stonespine
from partie.games.stonespine.preparation import TURNS, YEARS
from partie.games.stonespine.printed import CHALLENGES, JAEL, NO_DEMAND, Printed
from partie.games.stonespine.scoring import (
    LADDER,
    PRIORITY,
    connected,
    goal_prizes,
    goal_value,
    is_met,
    score_challenge,
)
from partie.games.stonespine.stalls import price_of, set_number, tokens_of

GOLD: Final = 0.45  # what a piece of gold is worth at the market
MET_LATER: Final = 0.75  # how often a demand of a row to come is met in the end
MET_BY_TOKEN: Final = 0.12  # how often a missed one is met by a token
GOAL_LEAD: Final = 1.5  # what one more of the goal's things is worth, near the others
TOKEN_USUAL: Final = 3.2  # what a token brings where it does most, and a passage
PASSAGE_USUAL: Final = 2.0
CLOSE: Final = 5  # further ahead or behind than this, one more changes nothing
# What each challenge tends to give at the end to somebody who has it: means of play, rounded.
# fmt: off
USUAL: Final = (
    0, 16, 14, 15, 14, 12, 11, 12, 20, 19, 12, 12, 18, 13, 13, 12,
    23, 12, 17, 14, 7, 16, 7, 10, 15, 12, 15, 13, 4, 11, 10,
)
# fmt: on


def chance_table() -> tuple[tuple[tuple[float, ...], ...], ...]:
    """What the ladder gives on average: by demands met, demands to come, demands missed."""
    table: list[tuple[tuple[float, ...], ...]] = []
    for met in range(9):
        rows: list[tuple[float, ...]] = []
        for coming in range(9):
            row: list[float] = []
            for missed in range(9):
                row.append(_ladder_mean(met, coming, missed))
            rows.append(tuple(row))
        table.append(tuple(rows))
    return tuple(table)


def _ladder_mean(met: int, coming: int, missed: int) -> float:
    if met + coming + missed > 8:
        return 0.0
    shares = [0.0] * 9
    shares[met] = 1.0
    for number in range(coming + missed):
        chance = MET_LATER if number < coming else MET_BY_TOKEN
        shares = [shares[i] * (1 - chance) + (shares[i - 1] * chance if i else 0.0) for i in range(9)]
    return sum([share * LADDER[i] for i, share in enumerate(shares)])


LADDER_MEAN: Final = chance_table()


class Judged:
    """What a dungeon is worth to one taste; what it has of the goal is worth what the others leave."""

    def __init__(self, before: float, goal: int, challenges: list[float], after: float) -> None:
        self.before = before
        self.goal = goal
        self.challenges = challenges
        self.after = after


type Shape = tuple[Rooms, Laid, EdgeSet]  # what makes a dungeon: chambers, tokens, passages
type Taste = tuple[Printed, int, int, int, tuple[int, ...]]  # goal, year, blueprint, challenges

# What is kept, because a search comes back to it: the tastes of a table and of the year after, some dungeons of each.
TASTES: Final = 16
DUNGEONS: Final = 20_000
_judged: Final[dict[Taste, dict[Shape, Judged]]] = {}
_goals: Final[dict[tuple[Printed, int, Shape], int]] = {}


def judged_by(taste: Taste) -> dict[Shape, Judged]:
    """The dungeons that were judged by this taste before."""
    found = _judged.get(taste)
    if found is None:
        return keep(_judged, taste, {}, TASTES)
    if len(found) >= DUNGEONS:
        found.clear()
    return found


def goal_of(s: Stonespine, goal: int, seat: Seat) -> int:
    """How much a seat has of what the goal compares."""
    key = (s.printed, goal, (s.rooms[seat], s.laid[seat], s.passages[seat]))
    found = _goals.get(key)
    if found is None:
        found = goal_value(goal, dungeon_of(s, seat))
        if len(_goals) >= DUNGEONS:
            _goals.clear()
        _goals[key] = found
    return found


class Wishes:
    """What one seat wants of its dungeon: its blueprint, its challenges, the goal against the others."""

    def __init__(self, s: Stonespine, seat: Seat) -> None:
        self.printed = s.printed
        self.year = s.year
        blueprint = face(s.blueprints[seat][0])
        self.demands = s.printed.demands[blueprint]
        self.entrance = s.printed.entrance[blueprint]
        self.exit = s.printed.exit[blueprint]
        self.challenges: list[int] = cards(s.challenges[seat])
        self.goal = face(s.goal[0])
        self.is_most = s.printed.is_most[self.goal]
        self.seats = s.seats
        if s.seats == 1:
            self.others: list[int] = [goal_value(self.goal, jaels(s))]
        else:
            self.others = [goal_of(s, self.goal, other) for other in range(s.seats) if other != seat]
        self.last = s.year == YEARS and s.turn == TURNS
        self.goal_worths: dict[int, float] = {}
        self.known = judged_by((s.printed, self.goal, s.year, blueprint, tuple(self.challenges)))

    def worth(self, rooms: Rooms, laid: Laid, passages: EdgeSet) -> float:
        """What a dungeon is worth to this seat."""
        shape: Shape = (rooms, laid, passages)
        judged = self.known.get(shape)
        if judged is None:
            judged = self._judge(Dungeon(self.printed, rooms, laid, passages))
            self.known[shape] = judged
        points = judged.before + self.goal_worth(judged.goal)
        for each in judged.challenges:
            points += each
        return points + judged.after

    def _judge(self, d: Dungeon) -> Judged:
        points = float(d.star_sum) + self.blueprint_worth(d) + self.path_worth(d)
        challenges = [float(score_challenge(card, d, self.exit)) for card in self.challenges]
        return Judged(points, goal_value(self.goal, d), challenges, GOLD * (YEARS - self.year) * d.total((CHEST,)))

    def blueprint_worth(self, d: Dungeon) -> float:
        """The ladder, with the demands that can still be met."""
        met = coming = missed = 0
        for place in range(PLACES):
            demand = self.demands[place]
            if demand[0] == NO_DEMAND and not demand[1]:
                continue
            if not has_place(d.filled, place):
                coming += 1
            elif is_met(d, place, demand):
                met += 1
            elif demand[0] == NO_DEMAND and d.room[place] < MOST_ELEMENTS and self.year < YEARS:
                missed += 1
        return LADDER_MEAN[met][coming][missed]

    def path_worth(self, d: Dungeon) -> float:
        """Chambers on a path from the entrance, and ways that lead on downward."""
        from_entrance, from_exit = connected(d, self.entrance, self.exit)
        points = float(from_entrance + from_exit)
        if covers(d.filled, ROW_PLACES[SIZE - 1]) or count_places(d.filled) < SIZE:
            return points
        network = d.gate(self.entrance, is_entrance=True)
        newest = last_row(d.filled)
        row = ROW_PLACES[newest]
        down = in_both(d.open_bottom, row)
        ways = count_places(in_both(network, down))
        left = SIZE - newest - 1
        # A way down lets the network grow, and makes it likely that the exit will be reached through it.
        points += min(ways, 2) * (1.4 * left + 0.06 * from_entrance)
        other_ways = count_places(only_in(down, network))
        points += 0.25 * min(other_ways, 2) * left
        return points + 0.3 * count_places(in_both(d.east, row))

    def goal_worth(self, mine: int) -> float:
        """The prize as it stands, and a little for every step towards a better one; calculated once for each number."""
        worth = self.goal_worths.get(mine)
        if worth is None:
            worth = self._goal_worth(mine)
            self.goal_worths[mine] = worth
        return worth

    def _goal_worth(self, mine: int) -> float:
        best = max(self.others) if self.is_most else min(self.others)
        lead = mine - best if self.is_most else best - mine
        values = [mine, *self.others]
        prize = goal_prizes(values, range(len(values)), self.is_most)[0]
        share = 0.25 * self.year
        return share * prize * 0.6 + GOAL_LEAD * max(-CLOSE, min(CLOSE, lead)) * (1.4 - 0.25 * self.year)


def jaels(s: Stonespine) -> Elements:
    """What Jael has."""
    return hoard(s.printed, cards(s.jael_chambers), cards(s.jael_tokens))


def prospects(s: Stonespine, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """How good each answer looks to this seat."""
    wishes = Wishes(s, seat)
    first = legal[0]
    if isinstance(first, Place):
        return [max([each for each, _ in placings(s, seat, wishes, card_of(action))]) for action in legal]
    if isinstance(first, Column):
        placed = s.sealed[seat][0]
        assert isinstance(placed, Place)
        return [each for each, _ in placings(s, seat, wishes, placed.card)]
    if isinstance(first, Discard):
        return [loss_to_the_other(s, seat, card_of(action)) for action in legal]
    if isinstance(first, Keep):
        return [keeping(s, seat, wishes, card_of(action)) for action in legal]
    if isinstance(first, Take):
        d = dungeon_of(s, seat)
        return [challenge_worth(card_of(action), d, wishes) for action in legal]
    if isinstance(first, (Embed, Tunnel)):
        return token_worths(s, seat, wishes, legal)
    return [visit_worth(s, seat, wishes, action) for action in legal]


def hunch(s: Stonespine, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """The same in a hurry: at the market by what tokens usually bring, and nobody minds what the other seat gets."""
    first = legal[0]
    if isinstance(first, Discard):
        return [float(s.printed.gold[card_of(action)]) for action in legal]
    for action in legal:
        if isinstance(action, Buy):
            return [usual_visit(s, seat, each) for each in legal]
    return prospects(s, seat, legal)


def usual_visit(s: Stonespine, seat: Seat, action: Action) -> float:
    """What a purchase usually brings, or a pass."""
    if not isinstance(action, Buy):
        return standing_after(s, seat, s.gold[seat])
    number = set_number(s, action.card, action.half)
    tokens = tokens_of(s, number)
    left = s.gold[seat] - price_of(s, number)
    worth = sum([PASSAGE_USUAL if token == s.printed.passage else TOKEN_USUAL for token in tokens])
    if s.seats == 1:
        worth += 0.8 * jael_gain(s, [], tokens)
    return worth + standing_after(s, seat, left, is_pass=False)


def appraise(s: Stonespine, seat: Seat) -> float:
    """The lead over the best of the others, with what the dungeons may still become; Jael's is taken as it stands."""
    others = [worth_now(s, other) for other in range(s.seats) if other != seat]
    return worth_now(s, seat) - max(others)


def worth_now(s: Stonespine, seat: Seat) -> float:
    """A seat's dungeon and its gold."""
    return Wishes(s, seat).worth(s.rooms[seat], s.laid[seat], s.passages[seat]) + GOLD * s.gold[seat]


def card_of(action: Action) -> int:
    """The card an answer names."""
    if isinstance(action, (Place, Discard, Keep, Take)):
        return action.card
    return 0


def placings(s: Stonespine, seat: Seat, wishes: Wishes, card: int) -> list[tuple[float, int]]:
    """What a chamber is worth in each free column of the current row."""
    found: list[tuple[float, int]] = []
    rooms = list(s.rooms[seat])
    gold = GOLD * s.printed.gold[card]
    if s.year == YEARS and s.seats > 1:
        gold *= 1.2  # gold of the last year also decides final priority
    for column in free_columns(s, seat):
        place = (s.year - 1) * SIZE + column - 1
        rooms[place] = card
        worth = wishes.worth(tuple(rooms), s.laid[seat], s.passages[seat])
        rooms[place] = 0
        found.append((worth + gold + denied(s, card), column))
    return found


def denied(s: Stonespine, card: int) -> float:
    """Solo: what Jael would have from a chamber that could come to him."""
    if s.seats > 1 or s.printed.rune[card] != s.printed.jael_rune[s.jael_now - JAEL]:
        return 0.0
    return 0.4 * jael_gain(s, [card], [])


def jael_gain(s: Stonespine, chambers: Sequence[int], tokens: Sequence[int]) -> float:
    """What more chambers and tokens would give Jael by the cards he has shown."""
    before = jaels(s)
    after = hoard(s.printed, [*cards(s.jael_chambers), *chambers], [*cards(s.jael_tokens), *tokens])
    gain = float(after.star_sum - before.star_sum)
    for card in cards(s.jael_shown):
        number = card - JAEL
        sets = s.printed.jael_sets[number]
        more = min([after.total(kinds) for kinds in sets]) - min([before.total(kinds) for kinds in sets])
        gain += float(s.printed.jael_factor[number] * more)
    goal = face(s.goal[0])
    step = goal_value(goal, after) - goal_value(goal, before)
    return gain + (0.8 * step if s.printed.is_most[goal] else -0.8 * step)


def loss_to_the_other(s: Stonespine, seat: Seat, card: int) -> float:
    """Two seats: what the other seat, who gets this hand, could make of a chamber."""
    other = 1 - seat
    return max([each for each, _ in placings(s, other, Wishes(s, other), card)])


def keeping(s: Stonespine, seat: Seat, wishes: Wishes, card: int) -> float:
    """Solo: what a chamber is worth next turn, less what Jael gets of those that are let go."""
    rune = s.printed.jael_rune[s.jael_now - JAEL]
    let_go = [face(p) for p in s.hand[seat] if face(p) != card and s.printed.rune[face(p)] == rune]
    return 0.5 * max([each for each, _ in placings(s, seat, wishes, card)]) - jael_gain(s, let_go, [])


def challenge_worth(card: int, d: Dungeon, wishes: Wishes) -> float:
    """What a challenge gives now, and what it may come to give."""
    now = float(score_challenge(card, d, wishes.exit))
    usual = float(USUAL[card - CHALLENGES])
    left = (YEARS - wishes.year) / YEARS
    return now + left * max(usual, 0.8 * now / (1.0 - left))


def token_worths(s: Stonespine, seat: Seat, wishes: Wishes, legal: Sequence[Action]) -> list[float]:
    """What the next token is worth at each place or edge."""
    found: list[float] = []
    for action in legal:
        laid, passages = s.laid[seat], s.passages[seat]
        if isinstance(action, Embed):
            laid += ((action.place, s.carried[0]),)
        elif isinstance(action, Tunnel):
            passages = with_edge(passages, action.edge)
        found.append(wishes.worth(s.rooms[seat], laid, passages))
    return found


def best_placing(
    printed: Printed, rooms: Rooms, laid: Laid, passages: EdgeSet, token: Card, wishes: Wishes
) -> tuple[float, Laid, EdgeSet]:
    """The best place for one token: what the dungeon is worth then, and how it lies."""
    best: tuple[float, Laid, EdgeSet] = (-1e9, laid, passages)
    if token == printed.passage:
        for edge in edges_of(wishes.year):
            if not has_edge(passages, edge):
                more = with_edge(passages, edge)
                worth = wishes.worth(rooms, laid, more)
                if worth > best[0]:
                    best = (worth, laid, more)
        return best
    room = Dungeon(printed, rooms, laid, passages).room
    for place in range(wishes.year * SIZE):
        if room[place] < MOST_ELEMENTS:
            longer = laid + ((place, token),)
            worth = wishes.worth(rooms, longer, passages)
            if worth > best[0]:
                best = (worth, longer, passages)
    return best


def visit_worth(s: Stonespine, seat: Seat, wishes: Wishes, action: Action) -> float:
    """What a purchase or a pass leaves the seat with."""
    if not isinstance(action, Buy):
        return wishes.worth(s.rooms[seat], s.laid[seat], s.passages[seat]) + standing_after(s, seat, s.gold[seat])
    number = set_number(s, action.card, action.half)
    laid, passages = s.laid[seat], s.passages[seat]
    worth = 0.0
    tokens = tokens_of(s, number)
    for token in tokens:
        worth, laid, passages = best_placing(s.printed, s.rooms[seat], laid, passages, token, wishes)
    left = s.gold[seat] - price_of(s, number)
    if s.seats == 1:
        worth += 0.8 * jael_gain(s, [], tokens)
    return worth + standing_after(s, seat, left, is_pass=False)


def standing_after(s: Stonespine, seat: Seat, gold: int, is_pass: bool = True) -> float:
    """What gold in hand is worth besides buying: an early pass means a good place and the choice of challenges."""
    if s.seats == 1:
        ahead = gold > s.printed.jael_gold[s.jael_now - JAEL]
        if s.year == YEARS:
            return 6.0 if ahead else 0.0
        return 1.0 if ahead and not s.acted else 0.0
    others = [other for other in ranking(s) if other != seat and not has(s.passed, other)]
    place = float(len(seats_in(s.passed)))
    if not is_pass:
        # Those who are richer afterwards act first, and about half of them leave first.
        place += 0.55 * len([other for other in others if s.gold[other] > gold])
    low = int(place)
    if s.year < YEARS:
        return -0.6 * place
    below, above = float(PRIORITY[low]), float(PRIORITY[min(low + 1, 4)])
    return below + (above - below) * (place - low)
