"""What the handbook says about its example game, and every number it gives, is true of the game, in all languages."""

import re
from functools import cache

import pytest

from partie.core import Card, read_record, replay, seats_in
from partie.core.cards import cards
from partie.games.tales import TALES
from partie.games.tales.ending import explain, outcome_of, owned
from partie.games.tales.faces import HERO_TILES, PERIOD_TILES, QUEST_TILES
from partie.games.tales.position import Tales
from partie.games.tales.preparation import ASIDE, PLACES, REFILL, SWEPT
from partie.games.tales.prices import price_of
from partie.games.tales.rules import ROUNDS
from partie.games.tales.story import joins_of
from partie.games.tales.tiles import card_in, cell_in, chest_of, number_of, tile_with
from partie.games.tales.turn import Turn
from partie.words.catalog import LANGUAGES
from partie.words.handbook import handbook_catalog, own_handbook

from .helpers import SPLIT, TABLES, A, B


def tile(code: str) -> Card:
    return TALES.notation.numbers[code]


@cache
def at(name: str) -> Tales:
    """The example game at the moment that a paragraph shows."""
    book = own_handbook(TALES)
    assert book is not None
    paragraph = book.paragraph(name)
    assert paragraph is not None
    return replay(TALES, read_record(book.example), paragraph.moment)


def numbers(name: str, lang: str) -> list[int]:
    """Every number that a paragraph gives, in the order of the text."""
    return [int(digits) for digits in re.findall(r"[0-9]+", handbook_catalog(lang, TALES).say(f"handbook-{name}"))]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_for_each_number_of_players_are_those_of_the_rules(lang: str) -> None:
    expected: list[int] = []
    for seats in TABLES:
        expected += [number for number in (seats, PLACES[seats], ASIDE[seats], SWEPT[seats]) if number]
    assert numbers("setup-numbers", lang) == expected
    told = [number for seats in TABLES for number in (SWEPT[seats], seats) if SWEPT[seats]]
    assert numbers("sweep", lang) == [*told, 5]
    assert REFILL in numbers("refill", lang)
    assert numbers("aim", lang) == [ROUNDS]
    counts = [PERIOD_TILES + HERO_TILES + QUEST_TILES, PERIOD_TILES, HERO_TILES, QUEST_TILES, *SPLIT.values()]
    assert set(counts) <= set(numbers("tiles", lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_of_the_setup(lang: str) -> None:
    s = at("setup-done")
    assert card_in(s.stories[A][0]) == tile("thief")
    assert s.round == 1
    assert [s.magic[A], seats_in(s.waiting)] == [0, [0, 1, 2]]
    assert sorted(numbers("setup-done", lang)) == sorted([1, s.seats, s.coins[A], s.potions[A], s.combat[A]])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_of_the_second_choice(lang: str) -> None:
    s = at("second-example")
    assert seats_in(s.waiting) == [A]
    assert s.first == B
    left = [place for place, card in enumerate(s.places, 1) if card]
    assert left == list(range(left[0], left[-1] + 1))
    assert numbers("second-example", lang) == [s.taken_from[B], left[0], left[-1]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_of_paying(lang: str) -> None:
    s = at("pay-example")
    hydra = tile("black-hydra")
    assert cards(s.drafted[A]) == [hydra]
    turn = Turn(s, A)
    price = price_of(turn, hydra, turn.owes_fee)
    assert price.fee_in_coin
    assert price.fee_in_potion
    assert price.coins == 0
    combat = s.printed.cost[hydra].combat
    assert numbers("pay-example", lang) == [combat, s.combat[A], price.instead, 1, 1, s.combat[A]]


def test_the_picture_of_connectors() -> None:
    s = at("connector-example")
    inn = tile("crossroads-inn")
    story = {cell_in(each): card_in(each) for each in s.stories[A]}
    cell = next(cell for cell, card in story.items() if card == inn)
    joined = {join.side for join in joins_of(s.printed, story, inn, cell)}
    gains = s.printed.gains[inn]
    assert joined == {0, 2, 3}
    assert [gains[2].potions, gains[0].potions, gains[3].coins, gains[1].coins] == [1, 1, 1, 1]


def test_the_picture_of_keys() -> None:
    s = at("key-example")
    thief = tile("thief")
    assert s.keys[A] == 1
    assert {(tile_with(chest), number_of(chest)) for chest in s.closed[A]} == {(thief, 2), (tile("town-crier"), 1)}
    assert chest_of(thief, 1) not in s.closed[A]
    assert s.printed.chests[thief][0].coins == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_worked_example_of_scoring(lang: str) -> None:
    s = at("score-sheet")
    mine = [point for point in explain(s) if point.seat == A]
    rows = {row: sum([point.points for point in mine if point.row == row]) for row in [point.row for point in mine]}
    assert len(rows) == 9
    counts = {point.why: dict(point.args).get("count", 0) for point in mine}
    assert [counts["ending-character"], counts["ending-majority"]] == [4, 2]
    assert {point.why for point in mine if point.row == "majorities"} == {"majority-combat", "majority-potions"}
    eight = [rows["quests"], rows["majorities"], rows["character-endings"], rows["quest-endings"]]
    assert sorted(numbers("score-example", lang)) == sorted([4, 4, 2, *eight, sum(rows.values())])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_a_tie(lang: str) -> None:
    s = at("score-sheet")
    outcome = outcome_of(s)
    assert outcome is not None
    assert outcome.ranks[A] == 1
    assert outcome.scores[A] == outcome.scores[B]
    combat = owned(s, 0)
    said = numbers("end-tie-example", lang)
    assert said[:3] == list(outcome.scores)
    assert sorted(said[3:]) == sorted([combat[A], combat[B], outcome.scores[B]])
