"""``partie games``."""

import json

from .helpers import run


def test_games_are_listed() -> None:
    text = run("games").stdout
    assert "name: tides, game: Tides of Time, seats: 2, rules: 1, languages: en, cs, sk, pl" in text
    assert "apprentice, expert, greedy, master, newcomer, random, regular" in text


def test_games_for_a_program() -> None:
    (tides,) = [game for game in json.loads(run("games", "--json").stdout) if game["name"] == "tides"]
    assert tides["seats"] == [2, 2]
    assert tides["languages"] == ["en", "cs", "sk", "pl"]
    assert tides["cards"] == "tides-1"
    assert {"random", "greedy"} <= set(tides["bots"])
    assert tides["settings"] == {}
