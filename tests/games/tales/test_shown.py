"""What a screen is told beyond the position: prices, cells and one's own turn, and nothing of anybody else's."""

from typing import Any

from partie.games.tales.faces import OWN
from partie.games.tales.shown import faces
from partie.table.door import Door

SEATING: Any = {
    "game": "tales",
    "players": ["Ada", "Ben"],
    "bots": ["", ""],
    "settings": {"quests": "off", "adding": "together"},
    "salt": [],
    "headers": {},
}


def laying_table() -> Door:
    """A table for two on which the first seat has taken a tile that it may lay."""
    for seed in range(40):
        door = Door()
        door.open(SEATING, f"{seed:032x}")
        for seat in (0, 1):
            counted: Any = door.snapshot(seat, 0)["counted"]
            offers = counted["seats"][seat]["offers"]
            road = [place for place, price in enumerate(offers[:3], 1) if not price["missing_coins"] and price["cells"]]
            answer(door, seat, f"choose {(road or [1])[0] if seat == 0 else 5}")
        asked = door.snapshot(0, 0)["asked"]
        if asked and asked["options"][0]["text"] == "place":
            return door
    raise AssertionError("nobody can lay a tile")


def answer(door: Door, seat: int, text: str) -> None:
    asked = door.snapshot(seat, 0)["asked"]
    assert asked is not None
    door.answer(seat, asked["question"], asked["part"], text, None)


def test_every_tile_is_told_as_it_is_printed() -> None:
    tiles = faces(OWN)["tiles"]
    assert len(tiles) == 74
    assert tiles["arena"] == {
        "back": "period",
        "type": "place",
        "period": 2,
        "cost": {"coin": 3},
        "sides": {
            "N": {"half": False, "gain": {"glory": 3}, "wanted": "monster"},
            "S": {"half": False, "gain": {"combat": 1}, "wanted": ""},
            "W": {"half": False, "gain": {"coin": 2}, "wanted": ""},
        },
        "reward": {"glory": 2},
        "times": "",
        "at_end": False,
        "chests": [],
    }


def test_every_place_has_a_price_for_every_seat() -> None:
    door = Door()
    door.open(SEATING, "0" * 32)
    counted: Any = door.snapshot(0, 0)["counted"]
    assert counted["wilderness"] == 3
    for seat in counted["seats"]:
        assert [price["owes_fee"] for price in seat["offers"]] == [False] * 3 + [True] * 3


def test_the_cells_counted_are_those_that_may_be_answered() -> None:
    door = laying_table()
    answer(door, 0, "place")
    seen: Any = door.snapshot(0, 0)
    texts = [option["text"] for option in seen["asked"]["options"]]
    assert texts == [f"lay {cell}" for cell in seen["counted"]["seats"][0]["cells"]]


def test_a_tile_that_is_laid_is_seen_by_its_own_seat_alone_until_the_turn_is_closed() -> None:
    door = laying_table()
    answer(door, 0, "place")
    before: Any = door.snapshot(1, 0)["counted"]
    seen: Any = door.snapshot(0, 0)
    answer(door, 0, seen["asked"]["options"][0]["text"])
    own: Any = door.snapshot(0, 0)["counted"]
    assert len(own["seats"][0]["laid"]) == 1
    assert door.snapshot(1, 0)["counted"] == before
