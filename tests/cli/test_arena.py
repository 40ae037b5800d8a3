"""``partie arena``: fair seating, the same games however the work is shared, ratings that find the better bot."""

import sys
from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import exp, hypot
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TypedDict, cast
from xml.etree import ElementTree

import pytest

from partie.core import read_record, verify
from partie.core.record import split_records
from partie.core.verify import is_accepted
from partie.lab.contest import Contest, Result, companies, play_deals
from partie.lab.standings import EVEN, duels, is_decided, rate, standings
from partie.registry import find_game
from partie.words.spaces import NO_BREAK

from .helpers import facts, run

NAMES = tuple("abcdefgh")


class Figure(TypedDict):
    figure: float
    low: float
    high: float


class OfBot(TypedDict):
    bot: str
    rating: Figure
    firsts: Figure
    rank: Figure
    seconds_per_answer: float


class OfPair(TypedDict):
    bot: str
    other: str
    better: int
    worse: int
    equal: int
    share: Figure
    lead: Figure


def bots_in(found: dict[str, object]) -> list[OfBot]:
    return cast("list[OfBot]", found["bots"])


def pairs_in(found: dict[str, object]) -> list[OfPair]:
    return cast("list[OfPair]", found["pairs"])


# -- seating ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("bots", range(2, 9))
def test_every_bot_sits_everywhere_equally_often(bots: int, seats: int) -> None:
    contest = Contest("tides", 1, NAMES[:bots], seats, "s")
    games = 100
    sittings = [contest.seating(deal) for deal in range(contest.deals(games))]
    assert sum([len(sitting) for sitting in sittings]) == contest.games(len(sittings)) >= games
    for sitting in sittings:
        company = sorted(set(sitting[0]) if seats > 1 else {bot for seated in sitting for bot in seated})
        assert len(company) == (bots if seats == 1 else min(bots, seats))
        for seat in range(seats):
            assert sorted([seated[seat] for seated in sitting]) == company, "each of them once in this seat"
        for seated in sitting:
            taken = [seated.count(bot) for bot in company]
            assert seats == 1 or max(taken) - min(taken) <= 1, "none of them takes more seats than another"
    everywhere = Counter([(bot, seat) for sitting in sittings for seated in sitting for seat, bot in enumerate(seated)])
    assert len(everywhere) == bots * seats
    assert len(set(everywhere.values())) == 1
    met = Counter([pair for sitting in sittings for pair in combinations(sorted({*sum(sitting, ())}), 2)])
    assert len(met) == len(companies(bots, 2))
    assert len(set(met.values())) == 1, "and every two of them meet equally often"


def test_neighbours_change_from_deal_to_deal() -> None:
    contest = Contest("stonespine", 1, NAMES[:3], 3, "s")
    after = Counter([seated[(seated.index(0) + 1) % 3] for deal in range(200) for seated in contest.seating(deal)])
    assert after.keys() == {1, 2}
    assert min(after.values()) > 200


def test_the_games_of_a_deal_have_the_same_luck() -> None:
    contest = Contest("tides", 1, ("random", "greedy"), 2, "s", recorded=True)
    one, two = [read_record(result.record) for result in play_deals(contest, 3, 4)]
    other = read_record(play_deals(contest, 4, 5)[0].record)
    assert one.headers["seed"] == two.headers["seed"] != other.headers["seed"]
    assert {one.headers["seats"], two.headers["seats"]} == {"bot:random; bot:greedy", "bot:greedy; bot:random"}


# -- ratings and intervals -------------------------------------------------------------------------------------------


def made_up(
    skills: list[float], seats: int, deals: int, rng: Random, sides: int = 0, ties: float = 0.0
) -> list[Result]:
    """Games by the model of Plackett and Luce: each side in turn comes next with the weight of its skill."""
    contest = Contest("made up", 1, NAMES[: len(skills)], seats, str(rng.random()))
    found: list[Result] = []
    for deal in range(deals):
        for seated in contest.seating(deal):
            of = tuple([rng.randrange(sides) for _ in range(seats)]) if sides else tuple(range(seats))
            scale = hypot(*[25 / 6 for _ in set(of)])
            left = {
                side: exp(sum([skills[b] for b, own in zip(seated, of, strict=True) if own == side]) / scale)
                for side in sorted(set(of))
            }
            ranks: dict[int, int] = {}
            while left:
                side = rng.choices(list(left), list(left.values()))[0]
                tied = ranks and rng.random() < ties
                ranks[side] = max(ranks.values()) if tied else len(ranks) + 1
                del left[side]
            ordered = tuple([ranks[side] for side in of])
            found.append(Result(deal, seated, ordered, of, (1,) * seats, (0.5,) * seats))
    return found


@pytest.mark.long  # statistics over many games
@pytest.mark.parametrize(
    ("skills", "seats", "sides"),
    [
        ([0.0, 3.0], 2, 0),
        ([0.0, 9.0], 2, 0),
        ([0.0, 2.0, 4.0], 2, 0),
        ([0.0, 2.0, 4.0], 4, 0),
        ([0.0, 1.0, 2.0, 3.0, 4.0], 5, 0),
        ([0.0, 2.0], 8, 0),
        ([0.0, 1.0, 2.0], 5, 2),
        ([0.0, 1.5], 8, 2),
    ],
)
def test_ratings_find_the_truth(skills: list[float], seats: int, sides: int) -> None:
    """Differences of ratings lie within what the ratings promise, nearly always, and they do not promise little."""
    rng = Random(f"{skills} {seats}")
    held: list[bool] = []
    for _ in range(12):
        rated = rate(made_up(skills, seats, 120, rng, sides))
        assert max([each.high - each.value for each in rated.values()]) < 3
        for a, b in combinations(range(len(skills)), 2):
            error = rated[b].value - rated[a].value - (skills[b] - skills[a])
            held.append(abs(error) < hypot(rated[a].high - rated[a].value, rated[b].high - rated[b].value))
    assert sum(held) / len(held) > 0.9


def test_a_side_is_not_thought_stronger_for_having_more_seats() -> None:
    """Seat 0 is alone against four and wins every other deal: all bots are the same, and are rated so."""
    contest = Contest("made up", 1, NAMES[:5], 5, "s")
    results = [
        Result(deal, seated, (1, 2, 2, 2, 2) if deal % 2 else (2, 1, 1, 1, 1), (0, 1, 1, 1, 1), (1,) * 5, (0.0,) * 5)
        for deal in range(100)
        for seated in contest.seating(deal)
    ]
    assert [each.value for each in rate(results).values()] == pytest.approx([EVEN] * 5, abs=0.2)


def test_ties_bring_bots_together() -> None:
    rng = Random(1)
    apart = rate(made_up([0.0, 4.0], 2, 200, rng))
    close = rate(made_up([0.0, 4.0], 2, 200, rng, ties=0.7))
    assert apart[1].value - apart[0].value > 2 * (close[1].value - close[0].value) > 0


def test_who_is_on_one_side_says_nothing_about_the_bots() -> None:
    alone = [Result(deal, (0, 1), (1, 1), (0, 0), (1, 1), (0.0, 0.0)) for deal in range(3)]
    assert {each.value for each in rate(alone).values()} == {EVEN}
    assert not is_decided(alone[0])


def test_intervals_hold_although_games_of_a_deal_hang_together() -> None:
    """In each deal two bots win wherever they sit, so its four games are worth no more than one."""
    rng = Random(5)
    held = 0
    for _ in range(50):
        contest = Contest("made up", 1, NAMES[:4], 4, str(rng.random()))
        results: list[Result] = []
        for deal in range(40):
            lucky = rng.sample(range(4), 2)
            for seated in contest.seating(deal):
                ranks = tuple([1 if bot in lucky else 2 for bot in seated])
                results.append(Result(deal, seated, ranks, ranks, (1,) * 4, (0.0,) * 4))
        one = next(each for each in standings(results) if each.bot == 0)
        held += one.rank.low <= 1.5 <= one.rank.high and one.first.low <= 0.5 <= one.first.high
    assert 44 <= held < 50


def test_a_pair_is_compared_by_deal() -> None:
    results = [
        Result(0, (0, 1), (1, 2), (0, 1), (4, 4), (0.4, 4.0)),
        Result(0, (1, 0), (1, 2), (0, 1), (4, 4), (4.0, 0.4)),
        Result(1, (1, 0), (2, 1), (0, 1), (4, 4), (4.0, 0.4)),
        Result(1, (0, 1), (1, 1), (0, 1), (4, 4), (0.4, 4.0)),
    ]
    (duel,) = duels(results, [0, 1])
    assert (duel.better, duel.worse, duel.equal) == (2, 1, 1)
    assert duel.share.value == pytest.approx(2 / 3)
    assert duel.lead.value == pytest.approx(0.25)
    best, last = standings(results)
    assert (best.bot, best.rank.value, last.rank.value) == (0, 1.25, 1.5)
    assert best.first.value == pytest.approx(2 / 3)
    assert [best.seconds, last.seconds] == pytest.approx([0.1, 1.0])


# -- the command -----------------------------------------------------------------------------------------------------


def timeless(found: dict[str, object]) -> dict[str, object]:
    """Everything but how long it took."""
    for bot in bots_in(found):
        bot["seconds_per_answer"] = 0.0
    return found


def test_greedy_is_better_than_random() -> None:
    found = facts("arena", "tides", "--bots", "random,greedy", "--games", "60")
    assert {"game": "tides", "rules": 1, "seats": 2, "deals": 30, "games": 60}.items() <= found.items()
    assert found.keys() == {
        *("game", "rules", "seats", "by_sides", "settings", "seed", "deals", "games", "undecided", "bots", "pairs"),
        "compiled",
    }
    greedy, random = bots_in(found)
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert greedy["rating"]["figure"] > random["rating"]["high"]
    assert greedy["firsts"]["low"] > 0.5 > random["firsts"]["high"]
    assert greedy["rank"]["high"] < 1.5 < random["rank"]["low"]
    assert greedy["seconds_per_answer"] > random["seconds_per_answer"] > 0
    (pair,) = pairs_in(found)
    assert (pair["bot"], pair["other"]) == ("greedy", "random")
    assert pair["better"] + pair["worse"] + pair["equal"] == 60
    assert pair["share"]["figure"] == greedy["firsts"]["figure"]
    assert pair["lead"]["low"] > 0


def test_the_same_however_the_work_is_shared(tmp_path: Path) -> None:
    command = ["arena", "tales", "--bots", "random,greedy", "--seats", "3", "--games", "8", "--seed", "7"]
    command += ["--set", "quests=on"]
    said = [
        timeless(facts(*command)),
        timeless(facts(*command, "--records", str(tmp_path / "one"))),
        timeless(facts(*command, "--records", str(tmp_path / "two"), "--jobs", "2")),
    ]
    assert said[0] == said[1] == said[2]
    assert said[0]["settings"] == {"quests": "on"}
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    records = split_records((tmp_path / "one").read_text(encoding="utf-8"))
    assert len(records) == 8
    game = find_game("tales")
    assert all([is_accepted(verify(game, read_record(text), text)) for text in records])


def test_sides_of_the_dark_cave() -> None:
    results = play_deals(Contest("darkcave", find_game("darkcave").version, ("random", "greedy"), 5, "s"), 0, 2)
    assert len(results) == 4
    for result in results:
        assert len(set(zip(result.sides, result.ranks, strict=True))) == len(set(result.sides)) <= 2
    assert results[0].sides == results[1].sides, "the deal gives the sides to seats, whoever sits there"


def test_side_against_side() -> None:
    """Whom the cards bring together, one bot plays for; then the bots change sides, on the same cards."""
    game = find_game("darkcave")
    results = play_deals(Contest("darkcave", game.version, ("random", "greedy"), 6, "s", by_sides=True), 0, 6)
    assert len(results) == 12
    for result in results:
        assert len(set(zip(result.sides, result.bots, strict=True))) == 2, "each side is one bot's"
    for first, second in zip(results[::2], results[1::2], strict=True):
        assert first.sides == second.sides
        assert [1 - bot for bot in first.bots] == list(second.bots)
    assert len({result.bots[0] for result in results[::2]}) == 2, "who begins on which side is drawn"
    # Where the cards make no sides, nothing is different.
    plain = Contest("tales", find_game("tales").version, ("random", "greedy"), 3, "s")
    assert [plain.seating(deal) for deal in range(9)] == [replace(plain, by_sides=True).seating(d) for d in range(9)]


def test_alone_on_the_same_deals() -> None:
    found = facts("arena", "stonespine", "--bots", "random,newcomer,greedy", "--seats", "1", "--games", "12")
    assert (found["deals"], found["games"], found["undecided"]) == (4, 12, 0)
    assert len(pairs_in(found)) == 3
    for pair in pairs_in(found):
        assert pair["better"] + pair["worse"] + pair["equal"] == 4
    ratings = {each["bot"]: each["rating"]["figure"] for each in bots_in(found)}
    assert ratings["greedy"] > ratings["random"]


def test_more_bots_than_seats_meet_in_pairs() -> None:
    found = facts("arena", "tides", "--bots", "1,bot:2,random", "--games", "7")
    assert (found["games"], found["deals"]) == (12, 6), "two rounds of three pairs, each deal twice"
    assert sorted([each["bot"] for each in bots_in(found)]) == ["apprentice", "newcomer", "random"]
    assert [each["better"] + each["worse"] + each["equal"] for each in pairs_in(found)] == [4, 4, 4]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "OpenSkill rating: "),
        ("cs", "hodnocení OpenSkill: "),
        ("sk", "hodnotenie OpenSkill: "),
        ("pl", "ocena OpenSkill: "),
    ],
)
def test_in_words_and_as_a_picture(lang: str, said: str, tmp_path: Path) -> None:
    picture, records = tmp_path / "arena.svg", tmp_path / "games.txt"
    command = ["arena", "tides", "--bots", "random,newcomer", "--games", "4", "--lang", lang]
    result = run(*command, "--plot", str(picture), "--records", str(records))
    assert result.exit_code == 0
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    assert len([line for line in lines if said in line]) == 2, "a line for each bot"
    assert len([line for line in lines if "newcomer – random" in line or "random – newcomer" in line]) == 1
    assert str(picture) in lines[-1]
    assert str(records) in lines[-2]
    words = [each.text or "" for each in ElementTree.parse(picture).iter("{http://www.w3.org/2000/svg}text")]
    assert words[0].replace(NO_BREAK, " ") == lines[0]
    assert words.count("newcomer") == 4, "four figures of each bot"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "random,clever"], "There is no bot “clever”. Installed: apprentice, expert, greedy, master,"),
        (["--bots", "random"], "An arena needs two or more different bots"),
        (["--bots", "1,newcomer"], "An arena needs two or more different bots"),
        (["--bots", "random,greedy", "--seats", "3"], "“tides” is for exactly 2 seats, but --seats has 3."),
        (["--bots", "random,greedy,1", "--seats", "2", "--sides"], "--sides is for exactly two bots."),
        (["--bots", "random,greedy", "--set", "quests=on"], "“tides” has no settings"),
        ([], "The option --bots is required."),
    ],
)
def test_what_no_arena_is_held_with(args: list[str], said: str) -> None:
    result = run("arena", "tides", *args)
    assert result.exit_code == 2
    assert said in result.stderr


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("arena", "tides", "--bots", "random,greedy", "--ray", "auto")
    assert result.exit_code == 1
    assert "Ray is not installed. It comes with: pip install partie[ray]" in result.stderr


def test_a_cluster_that_nobody_keeps_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))  # it is never asked: nobody answers the knock before
    result = run("arena", "tides", "--bots", "random,greedy", "--ray", "127.0.0.1:1")
    assert result.exit_code == 1
    assert "No Ray cluster can be reached at “127.0.0.1:1”" in result.stderr
