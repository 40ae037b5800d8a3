"""What the games of a contest say about the bots, and how sure that is: deals are independent, games of one are not."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from partie.lab.contest import Result
from partie.lab.figures import Interval, Share, Z, ratio, share

EVEN: Final = 25.0  # the mean of all bots, where OpenSkill's scale usually begins
ITSELF: Final = -1  # the game, as an opponent of those who play alone


class Standing(NamedTuple):
    """One bot: its rating, its share of first places in decided games, its mean place, seconds an answer."""

    bot: int
    rating: Interval
    first: Interval
    rank: Interval
    seconds: float


class Duel(NamedTuple):
    """Two bots: in how many games one placed better, its share of those that were decided, its lead in mean place."""

    bot: int
    other: int
    better: int
    worse: int
    equal: int
    share: Interval
    lead: Interval


@dataclass
class Lot:
    """What a bot made of one deal, over all the seats it took."""

    seats: int = 0
    ranks: int = 0
    decided: int = 0
    firsts: int = 0
    answers: int = 0
    seconds: float = 0.0


type Lots = dict[int, dict[int, Lot]]


def is_decided(result: Result) -> bool:
    """Whether somebody won and somebody did not; alone, one wins or loses against the game itself."""
    return len(result.ranks) == 1 or 0 < result.ranks.count(1) < len(result.ranks)


def undecided(results: Sequence[Result]) -> int:
    """How many games had no winner, or nobody but winners."""
    return len([result for result in results if not is_decided(result)])


def standings(results: Sequence[Result]) -> list[Standing]:
    """Every bot, the best rating first."""
    ratings = rate(results)
    found: list[Standing] = []
    for bot, by_deal in _lots(results).items():
        lots = by_deal.values()
        first = _share([(lot.firsts, lot.decided) for lot in lots])
        rank = ratio([(lot.ranks, lot.seats) for lot in lots])
        seconds = sum([lot.seconds for lot in lots]) / max(1, sum([lot.answers for lot in lots]))
        found.append(Standing(bot, ratings[bot], first, rank, seconds))
    return sorted(found, key=lambda each: -each.rating.value)


def duels(results: Sequence[Result], order: Sequence[int]) -> list[Duel]:
    """Every two bots; the one that comes first in the order is named first."""
    lots = _lots(results)
    meetings = list(_meetings(results))
    return [_duel(bot, other, meetings, lots) for bot, other in combinations(order, 2)]


def _duel(bot: int, other: int, meetings: Sequence[tuple[int, dict[int, float]]], lots: Lots) -> Duel:
    better = worse = equal = 0
    by_deal: dict[int, tuple[int, int]] = {}
    for deal, ranks in meetings:
        if bot in ranks and other in ranks:
            won, lost = ranks[bot] < ranks[other], ranks[bot] > ranks[other]
            better, worse, equal = better + won, worse + lost, equal + (not won and not lost)
            so_far, decided = by_deal.get(deal, (0, 0))
            by_deal[deal] = so_far + won, decided + (won or lost)
    one, two = lots[bot], lots[other]
    lead = ratio([(two[deal].ranks - one[deal].ranks, one[deal].seats) for deal in by_deal])
    return Duel(bot, other, better, worse, equal, _share(by_deal.values()), lead)


def _share(deals: Iterable[tuple[int, int]]) -> Interval:
    """From the wins and the games of each deal; never surer than if no two games of a deal were alike."""
    counted = Share()
    for wins, games in deals:
        counted.add(games, wins)
    together, apart = counted.interval(), share(counted.wins, counted.seats)
    return max(together, apart, key=lambda each: each.high - each.low)


def _meetings(results: Sequence[Result]) -> Iterator[tuple[int, dict[int, float]]]:
    """Mean places to compare: of the bots in one game, or of those who played one deal alone."""
    found: dict[tuple[int, int], dict[int, list[int]]] = {}
    for number, result in enumerate(results):
        meeting = found.setdefault((result.deal, number if len(result.ranks) > 1 else 0), {})
        for bot, rank in zip(result.bots, result.ranks, strict=True):
            meeting.setdefault(bot, []).append(rank)
    for (deal, _), ranks in found.items():
        yield deal, {bot: fmean(each) for bot, each in ranks.items()}


def _lots(results: Sequence[Result]) -> Lots:
    lots: Lots = {}
    for result in results:
        decided = is_decided(result)
        for seat, bot in enumerate(result.bots):
            lot = lots.setdefault(bot, {}).setdefault(result.deal, Lot())
            lot.seats += 1
            lot.ranks += result.ranks[seat]
            lot.decided += decided
            lot.firsts += decided and result.ranks[seat] == 1
            lot.answers += result.answers[seat]
            lot.seconds += result.seconds[seat]
    return lots


# -- ratings ---------------------------------------------------------------------------------------------------------


def rate(results: Sequence[Result]) -> dict[int, Interval]:
    """OpenSkill's ratings by Plackett and Luce: sides in the order of their places, equal places tied.

    A bot does not change from game to game, so its doubt never grows (tau) and shrinks by all that a game tells
    (gamma). Skills begin at zero, for one seat more makes no side stronger by itself; what it is worth in this game
    moves all bots alike, and in the end their mean is set to ``EVEN``. A bot that takes several seats moves by the mean
    of what they would.
    """
    model = PlackettLuce(mu=0.0, tau=0.0, gamma=_all_of_it)
    skills = {bot: model.rating() for result in results for bot in (*result.bots, ITSELF)}
    for result in results:
        ranks, teams = _sides(result)
        if len(teams) < 2:
            continue
        seated = [[model.rating(skills[bot].mu, skills[bot].sigma) for bot in team] for team in teams]
        moved: dict[int, list[PlackettLuceRating]] = {}
        for team, rated in zip(teams, model.rate(seated, ranks), strict=True):
            for bot, skill in zip(team, rated, strict=True):
                moved.setdefault(bot, []).append(skill)
        for bot, copies in moved.items():
            skills[bot] = model.rating(fmean([each.mu for each in copies]), fmean([each.sigma for each in copies]))
    del skills[ITSELF]
    level = EVEN - fmean([skill.mu for skill in skills.values()])
    return {
        bot: Interval(level + skill.mu, level + skill.mu - Z * skill.sigma, level + skill.mu + Z * skill.sigma)
        for bot, skill in skills.items()
    }


def _sides(result: Result) -> tuple[list[float], list[list[int]]]:
    """The places of the sides and the bots on them. One seat alone plays against the game itself."""
    if len(result.ranks) == 1:
        return [float(result.ranks[0]), 3.0 - result.ranks[0]], [[*result.bots], [ITSELF]]
    ranks: dict[int, float] = {}
    teams: dict[int, list[int]] = {}
    for bot, rank, side in zip(result.bots, result.ranks, result.sides, strict=True):
        ranks[side] = float(rank)
        teams.setdefault(side, []).append(bot)
    return list(ranks.values()), list(teams.values())


def _all_of_it(*_: object) -> float:
    return 1.0
