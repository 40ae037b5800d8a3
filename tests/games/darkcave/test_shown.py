"""What the screen is told beyond the position: what is printed, and how far the moving figure gets."""

from partie.games.darkcave.faces import OWN
from partie.games.darkcave.shown import faces, reach

from .caves import A, Table, table
from .turns import ROAD


def reached(game: Table) -> dict[str, tuple[int, str]]:
    """By space: after how many moves, and at what price."""
    return {f"{each['cell']} {each['space']}": (each["moves"], each["toll"]) for each in reach(game.s)}


def test_every_card_is_told_with_its_ways() -> None:
    told = faces(OWN)
    assert len(told["paths"]) == len(OWN.card_set.paths) + len(OWN.card_set.goals) + 1
    assert len(told["actions"]) == len(OWN.card_set.actions)
    tee = told["paths"]["II-tee-h-gold"]
    assert [(way["sides"], way["mark"]) for way in tee["ways"]] == [("ESW", "s"), ("NEW", "n")]
    assert told["paths"]["I-bridge-ns"]["ways"][0]["wooden"] == ["lane1"]


def test_a_dwarf_reaches_as_far_as_its_moves() -> None:
    game = table(2, ROAD, step="move")
    assert reached(game)["d0 hub"] == (3, "")
    assert {move for move, _ in reached(game).values()} == {1, 2, 3}
    game.say("A go (1,0) hub")
    assert reached(game)["d0 hub"] == (2, "")


def test_before_the_card_is_played_the_dwarf_has_all_its_moves_before_it() -> None:
    game = table(2, ROAD, hands={A: "I-ns"})
    assert reached(game)["d0 hub"] == (3, "")
    assert "e0 hub" not in reached(game)
    assert reached(table(2, ROAD, hands={A: "I-ns"}, lying=[A])) == {}


def test_nobody_moves_nothing_is_reached() -> None:
    assert reached(table(2, ROAD, left=[A], hands={A: "I-ns"})) == {}


def test_a_step_is_told_with_its_toll() -> None:
    bridge = table(2, "II-bridge-ew (1,0)", step="move", hands={A: "I-ns"})
    assert reached(bridge)["b0 w"] == (1, "card")
    tunnel = table(2, "II-tunnel-nw (1,0)", step="move", gold={A: 1})
    assert reached(tunnel)["b0 tunnel"] == (2, "gold")
    poor = table(2, "II-tunnel-nw (1,0)", step="move", gold={A: 0})
    assert reached(poor)["b0 tunnel"] == (2, "")


def test_nobody_goes_on_behind_a_creature() -> None:
    game = table(2, ROAD, step="move", creatures={"rat": "B (1,0)"})
    assert reached(game)["b0 hub"] == (1, "")
    assert "c0 hub" not in reached(game)
