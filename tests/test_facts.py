"""What games say about themselves in ``game.toml``, and that the tests of all games listen."""

from pathlib import Path

import pytest

from partie.bots import Bot, find_bot
from partie.lab.simulation import play_fast
from partie.registry import facts, find_game, game_names
from partie.registry.facts import BadFacts, Case, all_cases, declared_cases, facts_of, read_facts, usual_cases
from partie.testing import LawBroken, Subject, check_game, check_law

CASES = all_cases()


@pytest.mark.parametrize("name", game_names())
def test_every_game_of_ours_says_how_long_it_takes(name: str) -> None:
    minutes = facts_of(find_game(name)).minutes
    assert minutes is not None
    assert 0 < minutes[0] <= minutes[1]


@pytest.mark.parametrize("name", game_names())
def test_every_value_of_every_setting_is_tried_somewhere(name: str) -> None:
    """The usual values are tried at each number of seats; whoever adds another one declares a table for it."""
    game = find_game(name)
    tried = {setting for case in declared_cases(game) for setting in case.settings.items()}
    assert tried >= {(setting, value) for setting, values in game.setting_values().items() for value in values[1:]}


@pytest.mark.parametrize("name", game_names())
def test_every_number_of_seats_is_tried(name: str) -> None:
    tried = {case.seats for case in CASES if case.game is find_game(name) and not case.settings}
    assert tried == set(find_game(name).seats)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_bots_play_at_every_table_to_the_end(case: Case) -> None:
    bots: list[Bot] = [find_bot("greedy" if seat == 0 else "random", case.game) for seat in range(case.seats)]
    played = play_fast(case.game, bots, "facts", settings=case.settings)
    assert case.game.outcome(played.final) is not None


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ({"minute": [1, 2]}, "'minute' says nothing; possible: claims, minutes, tables"),
        ({"minutes": 20}, "minutes are two whole numbers"),
        ({"minutes": [30, 20]}, "minutes are two whole numbers"),
        ({"minutes": [1, 2, 3]}, "minutes are two whole numbers"),
        ({"tables": {"seats": 2}}, r"written as \[\[tables\]\]"),
        ({"tables": [2]}, r"written as \[\[tables\]\]"),
        ({"tables": [{}]}, "a whole number of seats"),
        ({"tables": [{"seats": 2, "options": {}}]}, "'options' says nothing; possible: rules, seats, settings"),
        ({"tables": [{"seats": 2, "rules": "1"}]}, "a version of the rules"),
        ({"tables": [{"seats": 2, "settings": {"quests": True}}]}, "names with texts"),
        ({"tables": [{"seats": 2, "settings": "quests"}]}, "names with texts"),
        ({"claims": ["hungry"]}, r"written as \[claims\]"),
        ({"claims": {"hungry": "seat"}}, "hungry has its arguments in braces"),
        ({"claims": {"hungry": {"of": "sides"}}}, 'an argument of hungry is "seat", "card", or a list of keys'),
        ({"claims": {"hungry": {"of": []}}}, 'an argument of hungry is "seat", "card", or a list of keys'),
    ],
)
def test_facts_that_cannot_be_true(said: dict[str, object], wrong: str) -> None:
    with pytest.raises(BadFacts, match=wrong):
        read_facts(said)


def test_the_file_with_the_fault_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(facts, "files", lambda package: tmp_path)
    game = find_game(game_names()[0])
    assert facts_of(game) == facts.Facts()
    (tmp_path / "game.toml").write_text("minutes = [")
    with pytest.raises(BadFacts, match=r"game\.toml: "):
        facts_of(game)
    (tmp_path / "game.toml").write_text("minutes = 3")
    with pytest.raises(BadFacts, match=r"game\.toml: minutes are"):
        facts_of(game)


def test_a_table_that_the_game_does_not_allow_breaks_a_law(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(facts, "files", lambda package: tmp_path)
    (tmp_path / "game.toml").write_text("[[tables]]\nseats = 99\n")
    game = find_game(game_names()[0])
    (case,) = declared_cases(game)
    with pytest.raises(LawBroken, match="not 99"):
        check_law("clone", Subject(game, case.seats, case.settings), 1)
    with pytest.raises(LawBroken, match="not 99"):
        check_game(game, laws=["plan"], examples=1)
    check_game(game, laws=["plan"], examples=1, seats=game.seats)


def test_an_old_version_is_tried_by_itself() -> None:
    old = [case for case in CASES if case.game.version < find_game(case.game.name).version]
    assert old, "no older rules are tried"
    for case in old:
        assert case not in [*usual_cases(find_game(case.game.name)), *declared_cases(find_game(case.game.name))]
        assert case in declared_cases(case.game)
