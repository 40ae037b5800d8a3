"""A bot thinks at one door and answers at another: the same answer, from its own view, and only while that holds."""

import pytest

from partie.core import Rng, seats_in
from partie.core.sight import scramble
from partie.table.door import Door
from partie.table.refusal import Refused
from partie.table.table import Table

from .helpers import TABLES, moments, seating

A, B = 0, 1
SEED = "seed"
BOT = "regular"


def open_door(game: str, bots: list[str], settings: dict[str, str] | None = None) -> Door:
    door = Door()
    door.open(seating(game, len(bots), bots, settings), SEED)
    return door


def answer_first(door: Door, seat: int, index: int = 0) -> None:
    """Give all parts of an answer, the first with this index."""
    question = door.status()["question"]
    while (asked := door.snapshot(seat)["asked"]) is not None and asked["question"] == question:
        door.answer(seat, question, asked["part"], asked["options"][index]["text"], None)
        index = 0


@pytest.mark.parametrize(("game", "seats"), [("tides", 2), ("stonespine", 3), ("darkcave", 4), ("tales", 3)])
def test_bots_that_think_elsewhere_play_a_game_to_its_end(game: str, seats: int) -> None:
    bots = ["newcomer"] * seats
    here, elsewhere = open_door(game, bots), Door()
    parts = answers = 0
    while not here.status()["over"]:
        record = here.record()
        thought = elsewhere.think(record, SEED, bots, here.status()["waiting"][0], f"luck {answers}")
        assert here.record() == record, "a thought changes nothing"
        here.act_on(thought)
        parts += len(thought["texts"])
        answers += 1
    assert parts >= answers > 10


def test_a_thought_is_the_answer_that_the_bot_gives_at_its_own_table() -> None:
    bots = ["", BOT]
    here, other = open_door("tides", bots), open_door("tides", bots)
    thought = Door().think(here.record(), SEED, bots, B, "luck")
    here.act_on(thought)
    other.bot("luck")
    assert here.record() == other.record()


def test_a_bot_goes_on_where_a_person_has_answered_a_part() -> None:
    """A seat may be taken over in the middle of an answer: what the bot thinks of begins with the part that is owed."""
    door, bots = open_door("stonespine", ["", ""]), [BOT, ""]
    for _ in range(200):
        seat = door.status()["waiting"][0]
        asked = door.snapshot(seat)["asked"]
        assert asked is not None
        if asked["part"] > 0 and seat == A:
            thought = Door().think(door.record(), SEED, bots, A, "luck")
            assert thought["part"] == asked["part"]
            for part, text in enumerate(thought["texts"], thought["part"]):
                door.answer(A, thought["question"], part, text, None)
            after = door.snapshot(A)["asked"]
            assert after is None or after["question"] != asked["question"]
            return
        door.answer(seat, asked["question"], asked["part"], asked["options"][0]["text"], None)
    raise AssertionError("nobody was asked for a second part")


def test_thinking_may_begin_before_the_persons_have_answered() -> None:
    bots = ["", BOT, BOT]
    here = open_door("stonespine", bots)
    thought = Door().think(here.record(), SEED, bots, B, "luck")
    answer_first(here, A)
    here.act_on(thought)
    assert here.status()["waiting"] == [2]


def test_a_sealed_answer_that_is_taken_back_makes_no_thought_stale() -> None:
    bots = ["", BOT]
    here, elsewhere = open_door("tides", bots), Door()
    answer_first(here, A)
    thought = elsewhere.think(here.record(), SEED, bots, B, "luck")
    assert here.undo(A)
    answer_first(here, A, 1)
    assert elsewhere.think(here.record(), SEED, bots, B, "luck") == thought
    here.act_on(thought)
    assert here.status()["question"] == thought["question"] + 1


def test_a_thought_counts_once() -> None:
    bots = ["", BOT]
    here = open_door("tides", bots)
    thought = Door().think(here.record(), SEED, bots, B, "luck")
    here.act_on(thought)
    with pytest.raises(Refused, match="stale"):
        here.act_on(thought)


def test_a_thought_about_what_the_bot_no_longer_sees_is_refused() -> None:
    """Chambers that are built face up are seen at once, while the question is still open."""
    bots = ["", BOT, BOT]
    here, elsewhere = open_door("stonespine", bots, {"placement": "face-up"}), Door()
    while here.status()["waiting"] != [A, B, 2]:
        here.bot("luck")
    thought = elsewhere.think(here.record(), SEED, bots, B, "luck")
    answer_first(here, A)
    assert here.status()["question"] == thought["question"]
    with pytest.raises(Refused, match="stale"):
        here.act_on(thought)
    here.act_on(elsewhere.think(here.record(), SEED, bots, B, "luck"))


def test_nobody_thinks_for_a_person_or_for_a_bot_that_is_not_asked() -> None:
    bots = ["", BOT]
    here = open_door("tides", bots)
    record = here.record()
    thought = Door().think(record, SEED, bots, A, "luck")
    assert thought["texts"] == []
    with pytest.raises(Refused, match="stale"):
        here.act_on(thought)
    assert here.record() == record


def test_a_seat_that_was_handed_to_a_bot_is_thought_for() -> None:
    here, elsewhere = open_door("tides", ["", BOT]), Door()
    assert elsewhere.think(here.record(), SEED, ["", BOT], A, "luck")["texts"] == []
    assert len(elsewhere.think(here.record(), SEED, [BOT, BOT], A, "luck")["texts"]) == 1


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_thought_depends_on_nothing_that_the_bot_may_not_know(game: str, seats: int) -> None:
    rng = Rng("truth")
    for table in moments(game, seats, "leak", 5):
        thinking = Table(table.match, ["apprentice"] * seats)
        truth = table.match.position
        for seat in seats_in(truth.waiting)[:2]:
            expected = thinking.think(seat, "luck")
            table.match.position = scramble(table.match.game, truth, seat, rng)
            assert thinking.think(seat, "luck") == expected, f"seat {seat} is told a secret"
            table.match.position = truth
